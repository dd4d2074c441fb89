### The Card Game: written positions that cannot be.

refused-cards-card-of-other = In the written position a card lies at “{ $where }” that is not in the deck of this player: { $card }.
refused-cards-card-twice = In the written position a card takes no part, lies in two places, or not where it can lie (“{ $where }”): { $card }.
refused-cards-item = In the written position an item lies at “{ $where }” for itself, or something lies on a card that is no item: { $card }.
refused-cards-trace = In the written position a card lies where, as “{ $where }” says, it cannot lie: { $card }.
refused-cards-locations = In the written position “{ $where }” does not fit the other locations.
refused-cards-seam = { $problem ->
    [deal] In the written position more cards are to be dealt (“{ $where }”) than there are, or to nobody.
    [opening-cycle] In the written position a player has fewer cards (“{ $where }”) than he is to cycle.
    [fight] In the written position “{ $where }” says that a combat is fought where no location is active.
    [paths] In the written position “{ $where }” leaves no path for a round that is still to come, or one too many.
   *[turn] In the written position “{ $where }” is not possible in this scenario.
}
