### The table of the Card Game in the browser.

web-cards-counts-for = { $count ->
    [one] counts for { $count } icon
   *[other] counts for { $count } icons
}
web-cards-attack-tokens = { $count ->
    [one] { $count } attack token
   *[other] { $count } attack tokens
}
web-cards-fresh = came this round, cannot move yet
web-cards-then = with this card:
web-cards-itself = { $count } of its own
web-cards-decides = decides now
web-cards-ring-token = Ring token: { $player }
web-cards-no-cards = no cards
web-cards-limit = limit { $count }
web-cards-ring-duel = Once a round: draw 3 cards, then eliminate 1 of your hand and cycle 1.
web-cards-ring-trilogy = Once a game: draw 2 cards. Unused it is 1 victory point in the last round.
web-cards-not-there = What the effect looks for is not there.
web-cards-tie-defender = a tie: the defender wins
web-cards-tie-nobody = a tie: nobody wins it
web-cards-events = Events in effect
web-cards-paths = Paths
web-cards-path-active = active
web-cards-path-free-peoples = won by the Free Peoples
web-cards-path-shadow = lost to the Shadow
web-cards-path-discarded = nobody’s
web-cards-path-coming = still to come

## What calls for a second thought

web-cards-caution-pass = When all have passed one after the other, the combats begin.
web-cards-caution-top = { $setting ->
    [practice] Nobody knows this card. If you take it back, another may come.
    [consent] Nobody knows this card: it can be taken back only if the others agree.
   *[never] Nobody knows this card: it cannot be taken back.
}

## What a kind of answer leads to

lead-cards-play-card = Play a card
lead-cards-play-event = Play an event
lead-cards-move-card = Move a card from the reserve
lead-cards-use-card = Use the action of a card
lead-cards-cycle-card = Cycle a card
lead-cards-forsake-from-hand = Forsake a card of the hand
lead-cards-forsake-from-reserve = Forsake a card of the reserve
lead-cards-support = Support a leader

## Combat, step by step

web-cards-fight = Combat: { $location }
web-cards-icons-left = Attack icons left: { $count }
