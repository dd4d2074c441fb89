### Help: rules, rulings, cards, words and short pages on how things work.

## The drawer beside the table

web-loading = Loading…
web-back = Back
web-forth = Forward
web-close = Close
web-rule-unknown = There is no rule { $id }.
web-rule-neighbours = Neighbouring rules
web-ruling-official = ruling of the publisher
web-ruling-reading = our reading

## The frame

web-help = Help
web-theme-auto = Colours: as the system
web-theme-light = Colours: light
web-theme-dark = Colours: dark
web-help-page = Open as a page of its own
web-help-cards = Cards
web-help-cards-lead = Every card in our own words, to be filtered and searched.
web-help-words = Glossary
web-help-words-lead = The words of the game, each in a sentence or two.
web-help-rules = Rules
web-help-rules-lead = All rules by chapter. Every message of the table names the rule behind it.
web-help-rulings = Rulings
web-help-rulings-lead = Where the rulebook or a card can be read in more than one way: how it is read here.

## Rules and rulings

web-rules-search = Find in the rules
web-rules-chapter = Chapter
web-rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
web-rulings-search = Find in the rulings
web-words-search = Find a word

## Cards

web-cards-search = Find a card
web-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-cards-event = Event cards
web-cards-combat = Combat cards
web-cards-character = Characters
web-cards-tile = Hunt tiles
web-cards-any-side = Both sides
web-cards-any-deck = All decks
web-cards-any-die = Any die
web-cards-any-type = All types
web-cards-any-faction = All factions
web-cards-path = path
web-cards-battleground = battleground
web-card-table = Stays on the table
web-card-initiative = Initiative
web-character-level = Level { $level }
web-character-leadership = Leadership { $count }
web-character-bonus = one more action die
web-tile-value = { $count ->
    [0] No damage.
   *[other] Damage { $count }.
}
web-tile-heals = Heals { $count } Corruption.
web-tile-eye = Damage: the number of successes.
web-tile-die = Damage: the roll of a die.
web-tile-reveal = Reveals the Fellowship.
web-tile-stop = Stops it on the Mordor Track.

## Hints for the first games

web-hint = Hint
web-hint-done = Got it
web-hint-stop = No more hints
web-hint-fellowship-phase = A turn begins with the Fellowship. You may declare where it is (in a City or Stronghold of yours it heals and wakes a Nation), or simply go on: hidden, it is safer.
web-hint-hunt-allocation = Dice in the Hunt Box search for the Fellowship, but do nothing else this turn. One or two are usual at the beginning.
web-hint-action = Choose one of your dice. The sword moves characters and the Fellowship, the banner Armies, the helmet musters, the palantír is for cards. The sides take turns, one die each.
web-hint-die = Now say what this die does. What lights up is allowed; everything else tells you why not when you try it.
web-hint-combat-card = You may play a card from your hand for its lower half. It is gone afterwards, so keep those that you need as events.
web-hint-take-hit = Choose your losses: a Regular falls with one hit, an Elite becomes a Regular first.
web-hint-casualty = Damage can be borne by a Companion or become Corruption. At 12 Corruption the game is lost.
web-hint-cards-opening = Before the first round you lay aside cards that you need later; they come back when your deck runs out.
web-hint-cards-action = One action each in turn. Playing a card costs another card of your hand, so choose which you can do without.
web-hint-cards-pay = The card you pay with is not lost: it goes to your cycle pile and returns when your deck is empty.
