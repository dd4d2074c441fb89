### War of the Ring: written positions that cannot be.

refused-wotr-figure-of-enemy = In the written position a figure of the other side stands at “{ $where }”: { $figure }.
refused-wotr-leaders-alone = In the written position Leaders stand at “{ $where }” without a unit.
refused-wotr-figures = In the written position the figures do not add up (“{ $where }”, { $figure }): counted are { NUMBER($count) }, there are { NUMBER($high) }.
refused-wotr-character = In the written position this character is in two places, or not where he is said to be (“{ $where }”): { $character_locative }.
refused-wotr-guide = In the written position “{ $where }” names somebody who cannot guide this Fellowship.
refused-wotr-siege = { $problem ->
    [nobody] In the written position no unit is besieged at “{ $where }”.
    [stronghold] In the written position “{ $where }” is no Stronghold that the besieged control.
    [besiegers] In the written position nobody besieges “{ $where }”.
    [outside] In the written position figures of one side stand both inside and outside at “{ $where }”.
   *[crowded] In the written position there are too many units at “{ $where }”.
}
refused-wotr-two-armies = In the written position Armies of both sides stand at “{ $where }”, and none is besieged.
refused-wotr-cards = In the written position a card must lie in one place (“{ $where }”); this one lies in { NUMBER($count) }: “{ $card }”.
refused-wotr-card-elsewhere = In the written position this card cannot lie at “{ $where }”: “{ $card }”.
refused-wotr-tiles = In the written position there are too many or too few of a Hunt tile (“{ $where }”): { $tile }.
refused-wotr-dice = { $problem ->
    [face] In the written position the dice at “{ $where }” show what the dice of this side cannot show when unused or used.
   *[count] In the written position there are more Action dice at “{ $where }” than this side has.
}
refused-wotr-tokens = In the written position “{ $where }” are not the action tokens of this side.
refused-wotr-rings = In the written position “{ $where }” are not three Elven Rings or fewer.
refused-wotr-corruption = In the written position “{ $where }” is beyond its track.
refused-wotr-seam = { $problem ->
    [action] In the written position a side is to act that has no dice left (“{ $where }”).
    [token] In the written position an action token is being used that cannot be used (“{ $where }”).
    [play] In the written position a side plays a card that is not its own (“{ $where }”).
    [playing] In the written position other cards are being played (“{ $where }”) than the step that comes next says.
    [roll] In the written position there are dice (“{ $where }”) that cannot be there before the roll.
    [deal] In the written position cards are to be dealt (“{ $where }”) that cannot be dealt so.
    [then] In the written position something waits in “{ $where }” that does not follow the step that comes next.
    [attackers] In the written position the figures of the battle do not stand where they fight (“{ $where }”).
    [combat-card] In the written position a combat card was played (“{ $where }”) that cannot be played in this battle.
    [battle-end] In the written position the battle has not ended as “{ $where }” says.
   *[battle] In the written position “{ $where }” does not fit the step that comes next.
}
