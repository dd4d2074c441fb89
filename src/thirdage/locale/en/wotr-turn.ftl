### The turn of War of the Ring: phases, dice, passing, rings, victory.

## What is asked

ask-wotr-action = Your action: choose a die.
ask-wotr-die = The { $die } die: what do you do with it?
ask-wotr-will-of-the-west = What does the Will of the West become?
ask-wotr-hunt-allocation = How many dice go into the Hunt Box?
ask-wotr-action-dice = The Action dice of { $seat_locative } are rolled.
ask-wotr-dice = { $cause ->
    [leader-re-roll] Leader re-roll of { $seat_locative }.
    [extra-attack] Extra attack of { $seat_locative }.
    [card] { $seat_locative-capital } { $seat_gender ->
        [plural] roll
       *[other] rolls
    } for the card “{ $card }”.
   *[combat-roll] Combat roll of { $seat_locative }.
}
ask-wotr-hunt-dice = { $cause ->
    [hunt-re-roll] Hunt re-roll.
    [tile-die] The die of the Hunt tile is rolled.
   *[hunt-roll] Hunt roll.
}
ask-wotr-tile-drawn = { $cause ->
    [mordor] A Hunt tile is drawn on the Mordor Track.
    [card] A Hunt tile is drawn because of a card.
    [stronghold] A Hunt tile is drawn because of a Stronghold.
   *[hunt] A Hunt tile is drawn: the Hunt has succeeded.
}
ask-wotr-companion-drawn = A Companion is drawn at random as the casualty.

## The log

log-wotr-turn = Turn { NUMBER($count, useGrouping: 0) } begins.
log-wotr-allocates = { $seat_locative-capital } { $seat_gender ->
    [plural] put
   *[other] puts
} { $count ->
    [one] { $count } die
   *[other] { $count } dice
} into the Hunt Box.
log-wotr-rolls-action-dice = { $side_locative-capital } { $side_gender ->
    [plural] roll
   *[other] rolls
} the Action dice: { $die_counted }.
log-wotr-eyes = { $count ->
    [one] { $count } Eye goes into the Hunt Box.
   *[other] { $count } Eyes go into the Hunt Box.
}
log-wotr-uses = { $seat_locative-capital } { $seat_gender ->
    [plural] use
   *[other] uses
} the { $die } die.
log-wotr-will-becomes = { $seat_locative-capital } { $seat_gender ->
    [plural] use
   *[other] uses
} the Will of the West as { $die }.
log-wotr-passes = { $seat_locative-capital } { $seat_gender ->
    [plural] pass
   *[other] passes
}.
log-wotr-skips = { $seat_locative-capital } { $seat_gender ->
    [plural] skip
   *[other] skips
} an action: the { $die } die is spent for nothing.
log-wotr-ring = { $seat_locative-capital } { $seat_gender ->
    [plural] spend
   *[other] spends
} an Elven Ring and { $seat_gender ->
    [plural] turn
   *[other] turns
} { $die } into { $to_die }.
log-wotr-mordor-idle = The Fellowship has neither moved nor hidden in Mordor this turn.
log-wotr-corruption = Corruption { $amount ->
    [-1] falls by 1
    [-2] falls by 2
    [-3] falls by 3
    [-4] falls by 4
    [-5] falls by 5
   *[other] rises by { NUMBER($amount) }
} to { $count }.
log-wotr-won-corruption = The Ring-bearers fall to the Ring: the Shadow wins.
log-wotr-won-ring = The Ring is cast into the Crack of Doom: the Free Peoples win.
log-wotr-won-military = { $side_locative-capital } { $side_gender ->
    [plural] win
   *[other] wins
} a military victory.

## Why something is not possible

reason-wotr-allocation-dice = { $count ->
    [one] There is only { $count } die to allocate.
   *[other] There are only { $count } dice to allocate.
}
reason-wotr-allocation-high = { $count ->
    [one] At most { $count } die may go into the Hunt Box: one for each Companion in the Fellowship.
   *[other] At most { $count } dice may go into the Hunt Box: one for each Companion in the Fellowship.
}
reason-wotr-allocation-low = { $count ->
    [one] At least { $count } die must go into the Hunt Box, because the Fellowship moved by a die last turn.
   *[other] At least { $count } dice must go into the Hunt Box, because the Fellowship moved by a die last turn.
}
reason-wotr-pass-needs-fewer-dice = You may pass only with fewer unused dice than your opponent.
reason-wotr-no-such-die = You have no unused { $die } die.
reason-wotr-no-such-face = Your dice have no { $die } face.
reason-wotr-die-cannot = A { $die } result does not allow that.
reason-wotr-die-useless = Nothing can be done with a { $die } result now; you may skip the action.
reason-wotr-will-single-result = A Will of the West becomes one single action result, and { $die } is not one of those.
reason-wotr-finish-first = Finish the present action first.
reason-wotr-no-ring = You have no Elven Ring.
reason-wotr-ring-used = You have used an Elven Ring this turn already.
reason-wotr-ring-no-will = An Elven Ring cannot bring a Will of the West.
reason-wotr-same-result = The die shows { $die } already.

## Endings

outcome-corruption = the Ring-bearers fell to the Corruption of the Ring
outcome-ring-destroyed = the Ring was destroyed in the Crack of Doom
outcome-military = a military victory
