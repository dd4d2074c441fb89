### What Kings of Middle-earth asks, answers and tells.

## Asked

ask-wotr-hidden-tile = Which hidden Corruption tile returns?
ask-wotr-attempt-tile = Which tile is drawn for the attempt?
ask-wotr-lay-tile = Which of the drawn tiles do you lay face down on { $sovereign }?
ask-wotr-draw-on = The last tile drawn for { $sovereign } counts. Draw another?
ask-wotr-awaken-in = Where is { $sovereign } Awakened?
ask-wotr-inspire = The Nation of { $sovereign } is stirred. Return one of his hidden Corruption tiles to the Hunt pool?
ask-wotr-discard-die = You have rolled your Ruler die: which die do you discard?
ask-wotr-dismay = Spend a Dismay token to have a Ruler die rolled again?
ask-wotr-king-musters = Whom does { $sovereign } muster, and where?
ask-wotr-palantir-event = Draw an Event card, or play one?
ask-wotr-palantir-draw = Draw one more card?
ask-wotr-give-up-card = Battle in { $region }, round { NUMBER($count) }: give up the effect of your Combat card for an ability?
ask-wotr-awaken-in-battle = Which Sovereign is Awakened in the battle?
ask-wotr-card-does = “{ $card }”: which of the two?
ask-wotr-choose-sovereign = “{ $card }”: which Sovereign?
ask-wotr-return-tile = Which tile of { $sovereign } returns to the Hunt pool?
ask-wotr-counsel-nation = “{ $card }”: which Nation?
ask-wotr-villages = Whom do you recruit, and where? One figure for each Nation.
ask-wotr-one-more = A Regular unit or a Nazgûl more?
standing-inspire = You return no Corruption tiles.
standing-dismay = You spend no Dismay tokens.
standing-give-up-card = You give up no Combat cards.

## Answered

answer-wotr-corrupt = Try to corrupt { $sovereign }
answer-wotr-attempt-tile = { $tile }
answer-wotr-hidden-tile = Tile { NUMBER($number) }
answer-wotr-lay-tile = Lay the tile “{ $tile }”
answer-wotr-awaken = Awaken { $sovereign }
answer-wotr-awaken-in = In { $region }
answer-wotr-remove-sovereign = Remove Corrupted { $sovereign }
answer-wotr-discard-die = Discard the { $die } die
answer-wotr-spend-dismay = Spend the token of { $sovereign }: the Ruler die of { $side_locative } is rolled again
answer-wotr-ruler-ability = { $ability }
answer-wotr-ruler-token = Spend a Ruler token: “{ $ability }”
answer-wotr-give-up-card = { $ability }
answer-wotr-awaken-in-battle = { $sovereign }
answer-wotr-card-does = { $how }
answer-wotr-choose-sovereign = { $sovereign }
answer-wotr-return-tile = Tile { NUMBER($number) }
answer-wotr-counsel-nation = { $nation }
answer-wotr-use-as-event = Use it as an Event result by “The Palantír of Barad-dûr”
answer-wotr-one-more = { $figure }

## Told

log-wotr-attempt = { $seat_capital } { $seat_gender ->
    [plural] try
   *[other] tries
} to corrupt { $sovereign }; { NUMBER($count) } Eyes are left in the Hunt Box.
log-wotr-attempt-in-vain = There is no tile for { $sovereign }.
log-wotr-attempt-replaced = The tile “{ $tile }” is shown and replaced by another.
log-wotr-attempt-royal = The tile “{ $tile }” ends the attempt and lies face up on { $sovereign }.
log-wotr-attempt-shown = The tiles shown go back to the Hunt Pool: { $tile_quoted }.
log-wotr-corruption-laid = A Corruption tile is laid face down on { $sovereign }.
log-wotr-corruption-laid-open = The Corruption tile “{ $tile }” is laid on { $sovereign }.
log-wotr-awakened = { $sovereign } is Awakened in { $region }!
log-wotr-sovereign-tiles-return = Corruption tiles of { $sovereign } that return to the Hunt pool: { NUMBER($count) }.
log-wotr-sovereign-tile-returns = A Corruption tile of { $sovereign } returns to the Hunt pool; left on him: { NUMBER($count) }.
log-wotr-sovereign-tiles-opened = The Corruption tiles of { $sovereign } are opened and show { $tile_quoted }.
log-wotr-tile-discarded = The tile “{ $tile }” is out of the Hunt Pool.
log-wotr-sovereign-corrupted = The Shadow corrupts { $sovereign } in { $region_locative }!
log-wotr-sovereign-removed = Corrupted { $sovereign } is removed from the game.
log-wotr-discards-die = { $seat_capital } { $seat_gender ->
    [plural] discard
   *[other] discards
} the { $die } die.
log-wotr-dismay-gained = The token of { $sovereign } becomes a Dismay token of the Shadow.
log-wotr-dismay-spent = The Dismay token of { $sovereign } is spent: the Ruler die of { $side_locative } is rolled again.
log-wotr-ruler-ability = { $sovereign } uses his ability “{ $ability }”.
log-wotr-ruler-token = The token of { $sovereign } turns { $die } into { $to_die }.
log-wotr-gives-up-card = The effect of a Combat card is given up for “{ $ability }”.
log-wotr-looks-at-tiles = { $seat_capital } { $seat_gender ->
    [plural] look
   *[other] looks
} at the Corruption tiles of { $sovereign }.
log-wotr-tiles-looked-at = You see the Corruption tiles of { $sovereign }: { $tile_quoted }.
log-wotr-palantir = “{ $card }” turns the die into { $die }.

## Reasons

reason-wotr-attempt-needs-eyes = A corruption attempt needs two Eye dice in the Hunt box.
reason-wotr-attempt-no-free-dice = A corruption attempt needs an unused die of the Free Peoples.
reason-wotr-no-target-for-corruption = { $sovereign } is not a Sovereign whom one could corrupt now.
reason-wotr-tried-already = { $sovereign } has been tried this turn.
reason-wotr-corruptors-alternate = The players of the Shadow take turns at corruption attempts.
reason-wotr-cannot-be-awakened = { $sovereign } cannot be Awakened now.
reason-wotr-awakens-elsewhere = { $sovereign } cannot come to an unconquered place where he may be Awakened.
reason-wotr-not-awakened = { $sovereign } is not Awakened.
reason-wotr-not-corrupted = { $sovereign } is not Corrupted.
reason-wotr-sovereign-alone = No Companion of the right Nation is with { $sovereign }.
reason-wotr-sovereign-not-home = { $sovereign } is not in { $region }.
reason-wotr-no-regular-with-sovereign = No Regular unit of his Nation is with { $sovereign }.
reason-wotr-not-mustered-by-sovereign = { $sovereign } does not muster this figure here.
reason-wotr-needs-ruler-die = “{ $ability }” needs the Ruler die with the right result.
reason-wotr-no-ruler-die = There is no unused Ruler die of { $side_locative }.
reason-wotr-no-ruler-token = There is no Ruler token of { $sovereign }.
reason-wotr-no-dismay = There is no Dismay token of { $sovereign }.
reason-wotr-ring-or-token = In one turn there is either an Elven Ring or a Ruler token.
reason-wotr-eye-stays = An ordinary die with an Eye is not discarded.
reason-wotr-no-hidden-tile = No hidden Corruption tile lies on { $sovereign }.
reason-wotr-tiles-stay = A card keeps the Corruption tiles on { $sovereign }.
reason-wotr-no-sovereign = There is no fitting Sovereign.
reason-wotr-corrupted-recruits = Corrupted { $sovereign } keeps them from being recruited.
reason-wotr-promises-to-sovereigns = A card keeps Muster results from Awakening { $sovereign }.
reason-wotr-palantir-used = “{ $card }” has been used this turn.
reason-wotr-combat-no-king = No fitting Sovereign or King takes part in the battle.
reason-wotr-combat-no-minion = No Minion takes part in the battle.
reason-wotr-combat-no-sovereign = No Sovereign is in the region of the defender.
refused-wotr-sovereign = In the written position { $sovereign } is two things at once (“{ $where }”).
board-wotr-part-kings = Corruption tiles: Brand { NUMBER($tiles-brand) }, Dáin { NUMBER($tiles-dain) }, Denethor { NUMBER($tiles-denethor) }, Théoden { NUMBER($tiles-theoden) }, Thranduil { NUMBER($tiles-thranduil) }.{ $corrupted-count ->
    [0] { "" }
   *[other] { " " }Corrupted: { $corrupted }.
}{ $tokens-count ->
    [0] { "" }
   *[other] { " " }Ruler tokens: { $tokens }.
}{ $dismay-count ->
    [0] { "" }
   *[other] { " " }Dismay tokens: { $dismay }.
}
