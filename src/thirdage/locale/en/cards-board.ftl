### The board of the Card Game at the terminal.

board-cards-round = round { NUMBER($count, useGrouping: 0) }
board-cards-opening = opening
board-cards-points = Victory points: Free Peoples { $free }, Shadow { $shadow }
board-cards-corruption = corruption tokens: { $count }
board-cards-order = Turn order
board-cards-first = first
board-cards-passed = passed
board-cards-path = path { $count }
board-cards-battleground = battleground of { $side_locative }
board-cards-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-cards-reactivated = active once more
board-cards-attack = Attack
board-cards-defence = Defence
board-cards-attackers = attack
board-cards-defenders = defend
board-cards-own-defence = own defence { $count }
board-cards-place-itself = the place itself
board-cards-tokens = tokens
board-cards-reserves = Reserves (* came this round)
board-cards-players = Cards (hand with its carryover limit, Ring token)
board-cards-counts = hand { $hand } (limit { $limit }), deck { $deck }, cycled { $cycle }, eliminated { $eliminated }
board-cards-ring = Ring
board-cards-hand = Hand – { $player } ({ $count })
board-cards-apart = Drawn apart – { $player } ({ $count })
board-cards-top = Top of the deck – { $player }
board-cards-areas = Scoring areas and decks
board-cards-area-free-peoples = Free Peoples
board-cards-area-shadow = Shadow
board-cards-area-discarded = Nobody
board-cards-area-deck = Battlegrounds still in the decks
board-cards-area-waiting = Still to come
board-cards-piles = Piles – { $player }
board-cards-bearer = for: { $names }
board-cards-battle = battle { $attack }/{ $defence }
board-cards-leads = leads { $attack }/{ $defence }
board-cards-on-paths = path { $count } (on { $numbers })
board-cards-on-path = path { $count }
board-cards-legend = How to read it
board-cards-icons = battle: attack/defence icons on a battleground; leads: icons that a supported leader adds; path: icons on a path, and the numbers of the paths that are open
board-cards-marks = ▶ decides now; attack and defence are counted with the best support that the armies there can give
