### Short pages for newcomers: how things work.

## Words in the little pictures

web-picture-step = one step
web-picture-roll = Hunt roll
web-picture-tile = tile
web-picture-companion = Companion
web-picture-corruption = Corruption
web-picture-attacker = attacker
web-picture-defender = defender
web-picture-garrison = garrison
web-picture-besieger = besieger
web-picture-needs = needs { $count }
web-picture-at-war = At War
web-picture-active = active
web-picture-passive = passive
web-picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-picture-deck = deck
web-picture-hand = hand
web-picture-table = table
web-picture-cycle = cycle pile
web-picture-gone = eliminated
