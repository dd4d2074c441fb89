### Hunt for the Ring: cards that are carried out.

## What is asked

ask-hunt-out-of-turn = { $what ->
    [search] A search at { $space } is declared. Do you cancel it?
    [hunt] A hunt at { $space } is declared. Do you cancel it?
    [area] Perception in area { $area } is declared. Do you cancel it?
   *[section] Perception in section { $section } is declared. Do you cancel it?
}
ask-hunt-frodo-found = The hunt at { $space } has found Frodo. Do you play a card?
ask-hunt-card-move = Frodo moves once more: what do you record?
ask-hunt-ally-token = “{ $card }” lets you use Ally tokens { $count ->
    [one] once more
   *[other] { $count } more times
}. What do you do?
ask-hunt-move-nazgul = “{ $card }” lets you move a Nazgûl up to { $count ->
    [one] { $count } step
   *[other] { $count } steps
}. Which one, and where to?
ask-hunt-card-area = { $what ->
    [section] Which section do you name for “{ $card }”?
   *[area] Which area do you name for “{ $card }”?
}
ask-hunt-card-dice = Which dice do you choose for “{ $card }”?
ask-hunt-discard-one = Which of these cards do you discard?
ask-hunt-refresh-draw = Does Peregrin help you draw an Ally card?
ask-hunt-card-space = { $what ->
    [search] Where do you search with “{ $card }”?
    [hunt] Where do you hunt with “{ $card }”?
    [information] Which location do you ask about with “{ $card }”?
    [ally-token] Which Ally token does “{ $card }” remove?
   *[dark] On which dark location does “{ $card }” place the Nazgûl?
}
ask-hunt-card-step = “{ $card }” lets the { $nazgul } ride. Where to?
ask-hunt-weight = “{ $card }” weighs on you: do you give a Fellowship token back or let corruption rise?

## What is told

log-hunt-cancels-action = The Ring-bearer plays “{ $card }” out of turn: what was declared is cancelled.
log-hunt-places-token = An Ally token is placed at { $space }.
log-hunt-moves-token = An Ally token moves from { $from_space } to { $space }.
log-hunt-die-removed = An unused die that shows “{ $face }” is discarded.
log-hunt-companion-joins = { $companion } joins Frodo.
log-hunt-slows = Until the end of the day the Nazgûl are slow in area { $area }.
log-hunt-shields-area = Until the end of the phase perception cannot be used on area { $area }.
log-hunt-shields-section = Until the end of the phase perception cannot be used on section { $section }.
log-hunt-discards-ally = The Ring-bearer discards “{ $card }”.
log-hunt-ally-discarded = The Ring-bearer discards an Ally card.
log-hunt-asks-information = The Ringwraiths ask what is hidden at { $space }.
log-hunt-no-information = What is hidden at { $space } stays unknown.
log-hunt-fellowship-returned = One Fellowship token goes back to the pool.
log-hunt-token-added = A special corruption token joins the Hunt pool.
log-hunt-eye-card = “{ $card }” lies beside the corruption track. With it { $count ->
    [one] { $count } Eye lies
   *[other] { $count } Eyes lie
} there.

## Why something is not possible

reason-hunt-cannot-cancel-this = “{ $card }” does not cancel this.
reason-hunt-nazgul-there = A Nazgûl stands at { $space }.
reason-hunt-token-there = An Ally token lies at { $space } already.
reason-hunt-no-token-there = No Ally token lies at { $space }.
reason-hunt-token-moved = The Ally token at { $space } has moved already.
reason-hunt-token-not-connected = Nothing connects { $space } with where the token lies.
reason-hunt-must-place = The token must be placed while there is a place for it.
reason-hunt-tokens-run-out = No Ally token is left: one on the board may be moved instead.
reason-hunt-tokens-left = There are Ally tokens left to place.
reason-hunt-card-names-others = { $space_capital } cannot be chosen for “{ $card }”.
reason-hunt-card-not-this-nazgul = “{ $card }” does not move this Nazgûl.
reason-hunt-must-choose = “{ $card }” demands a choice.
reason-hunt-card-phase = { $what ->
    [night] “{ $card }” is played only at night.
   *[day] “{ $card }” is played only by day.
}
reason-hunt-card-sections = To play “{ $card }”, Frodo’s last location must be in section { $where_or }.
reason-hunt-card-zones = To play this half of “{ $card }”, Frodo’s last location must be in area { $where_or }.
reason-hunt-card-wild = { $what ->
    [wild] “{ $card }” is played only while Frodo is in the wild.
   *[location] “{ $card }” is played only while Frodo is not in the wild.
}
reason-hunt-card-rests = “{ $card }” is played only once Frodo rests.
reason-hunt-card-nazgul-in = To play “{ $card }”, a Nazgûl must be in section { $where_or }.
reason-hunt-card-tracks-min = “{ $card }” needs { $count ->
    [one] { $count } tracks token
   *[other] { $count } tracks tokens
} on the board.
reason-hunt-card-encounter = “{ $card }” is played only after an encounter in this chapter.
reason-hunt-card-marker = “{ $card }” is played only while the phase marker shows the Eye.
reason-hunt-card-active-in = { $what ->
    [dark] “{ $card }” is played only while the active Nazgûl stands in a dark location.
   *[location] “{ $card }” is played only while the active Nazgûl stands in a location.
}
reason-hunt-card-corruption-min = “{ $card }” needs corruption of at least { NUMBER($count) }.
reason-hunt-card-track-min = “{ $card }” is played only from { NUMBER($count) } on the movement track.
reason-hunt-card-track-max = “{ $card }” is played only up to { NUMBER($count) } on the movement track.
reason-hunt-card-spend-fellowship = “{ $card }” costs a Fellowship token.
reason-hunt-card-leader-in-play = “{ $card }” needs the Chief of the Nazgûl in play.
