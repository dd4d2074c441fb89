### The turn of War of the Ring: phases, dice, passing, rings, victory.

## What is asked

ask-action = Your action: use a die, skip one, use an Elven Ring, or pass.
ask-die = What do you do with this die: { $die }?
ask-will-of-the-west = What does the Will of the West become?
ask-hunt-allocation = How many dice go into the Hunt Box?
ask-action-dice = The Action dice of the { $seat } are rolled.
ask-dice = { $cause ->
    [leader-re-roll] Leader re-roll of the { $seat }.
    [extra-attack] Extra attack of the { $seat }: dice are rolled.
    [card] Dice are rolled for the card “{ $card }” of the { $seat }.
   *[combat-roll] Combat roll of the { $seat }.
}
ask-hunt-dice = { $cause ->
    [hunt-re-roll] Hunt re-roll.
    [tile-die] The die of the Hunt tile is rolled.
   *[hunt-roll] Hunt roll.
}
ask-tile-drawn = { $cause ->
    [mordor] A Hunt tile is drawn on the Mordor Track.
    [card] A Hunt tile is drawn because of a card.
    [stronghold] A Hunt tile is drawn because of a Stronghold.
   *[hunt] A Hunt tile is drawn: the Hunt has succeeded.
}
ask-companion-drawn = A Companion is drawn at random as the casualty.

## The log

log-turn = Turn { NUMBER($count, useGrouping: 0) } begins.
log-allocates = { $count ->
    [one] Into the Hunt Box ({ $seat }): { $count } die.
   *[other] Into the Hunt Box ({ $seat }): { $count } dice.
}
log-rolls-action-dice = Action dice ({ $side }): { $die }.
log-eyes = { $count ->
    [one] { $count } Eye goes into the Hunt Box.
   *[other] { $count } Eyes go into the Hunt Box.
}
log-uses = Die used ({ $seat }): { $die }.
log-will-becomes = The Will of the West ({ $seat }) becomes: { $die }.
log-passes = Pass: { $seat }.
log-skips = Action skipped ({ $seat }): { $die }.
log-ring = Elven Ring ({ $seat }): { $die } becomes { $to_die }.
log-mordor-idle = The Fellowship has neither moved nor hidden in Mordor this turn.
log-corruption = Corruption: { $count } (change: { NUMBER($amount) }).
log-won-corruption = The Ring-bearers fall to the Ring: the Shadow wins.
log-won-ring = The Ring is cast into the Crack of Doom: the Free Peoples win.
log-won-military = Military victory: { $side }.

## Why something is not possible

reason-allocation-dice = { $count ->
    [one] There is only { $count } die to allocate.
   *[other] There are only { $count } dice to allocate.
}
reason-allocation-high = { $count ->
    [one] At most { $count } die may go into the Hunt Box: one for each Companion in the Fellowship.
   *[other] At most { $count } dice may go into the Hunt Box: one for each Companion in the Fellowship.
}
reason-allocation-low = { $count ->
    [one] At least { $count } die must go into the Hunt Box, because the Fellowship moved by a die last turn.
   *[other] At least { $count } dice must go into the Hunt Box, because the Fellowship moved by a die last turn.
}
reason-pass-needs-fewer-dice = You may pass only with fewer unused dice than your opponent.
reason-no-such-die = You have no unused die of this result: { $die }.
reason-no-such-face = Your dice have no such face: { $die }.
reason-die-cannot = This result does not allow that: { $die }.
reason-die-useless = Nothing can be done with this result now: { $die }. You may skip the action.
reason-will-single-result = A Will of the West becomes one single action result, not this: { $die }.
reason-finish-first = Finish the present action first.
reason-no-ring = You have no Elven Ring.
reason-ring-used = You have used an Elven Ring this turn already.
reason-ring-no-will = An Elven Ring cannot bring a Will of the West.
reason-same-result = The die shows this result already: { $die }.

## Endings

outcome-corruption = the Ring-bearers fell to the Corruption of the Ring
outcome-ring-destroyed = the Ring was destroyed in the Crack of Doom
outcome-military = a military victory
