### Hunt for the Ring: what is asked, what is told, why something is not possible.

## What is asked

ask-hunt-give-information = Which information token do the Ringwraiths get?
ask-hunt-command = Which Nazgûl do you command, and in which order do they act?
ask-hunt-place = Where does the { $nazgul } begin?
ask-hunt-bearer-turn = What do you do?
ask-hunt-nazgul-turn = The { $nazgul } stands at { $space }. What does it do?
ask-hunt-discard = You hold too many cards. Which one do you discard?
ask-hunt-cancel-token = Does a Companion cancel one of the tokens drawn?
ask-hunt-escape = Where does Frodo escape to?
ask-hunt-space-drawn = { $cause ->
    [start] Frodo’s start location is drawn.
    [deed] A deed token is drawn.
   *[information] An information token is drawn.
}
ask-hunt-card-drawn = A card is drawn.
ask-hunt-token-drawn = A corruption token is drawn.
ask-hunt-leader-drawn = Who leads is drawn.
ask-hunt-dice-rolled = The action dice are rolled.
ask-hunt-journey = Which Journey card does Frodo follow?
ask-hunt-gandalf-start = Where does Gandalf begin? The other tokens are his deeds.
ask-hunt-gandalf-hides = Where does Gandalf go now?
ask-hunt-drive-nazgul = Gandalf drives the { $nazgul } away from { $space }. Where to?
ask-hunt-discard-die = Which die do the Ringwraiths lose?
ask-hunt-direction = Does Frodo change direction?
ask-hunt-strider-drives = Which Nazgûl does Strider lead astray, and where to?
ask-hunt-strider = Does Strider help to choose between two Journey cards?
ask-hunt-manhunt-step = Where does the { $nazgul } step from { $space }?
ask-hunt-gandalf-goes = Where does Gandalf go with “{ $card }”?
ask-hunt-hold = “{ $card }”: which Nazgûl gets no free action in this phase?
ask-hunt-share-sorcery = Do the Ringwraiths even out their hands of Sorcery cards?
ask-hunt-give-card = Which card goes to { $seat_locative }?
ask-hunt-name-chief = Whose place does the Chief of the Nazgûl take?
ask-hunt-journey-drawn = A Journey card is drawn.

## What is told

log-hunt-starts = Frodo begins at { $space }.
log-hunt-draws-information = The Ring-bearer draws the information token of { $space }.
log-hunt-gives-information = The Ringwraiths get the information token of { $space }.
log-hunt-commands = { $seat_locative-capital } { $seat_gender ->
    [plural] command
   *[masculine] commands
} the { $nazgul }.
log-hunt-leads = { $seat_locative-capital } { $seat_gender ->
    [plural] lead
   *[masculine] leads
}.
log-hunt-places = The { $nazgul } begins at { $space }.
log-hunt-rolls = The dice show { $face_counted }.
log-hunt-gains-fellowship = { $count ->
    [one] The Ring-bearer gains { $count } Fellowship token.
   *[other] The Ring-bearer gains { $count } Fellowship tokens.
}
log-hunt-fellowship-lost = One Fellowship token leaves the game for good.
log-hunt-spends-fellowship = The Ring-bearer spends a Fellowship token to draw an Ally card.
log-hunt-draws-ally = The Ring-bearer draws { $card_quoted }.
log-hunt-ally-drawn = The Ring-bearer draws an Ally card.
log-hunt-no-ally-card = The Ally deck is empty: no card is drawn.
log-hunt-draws-sorcery = { $card_quoted } { $card_size ->
    [1] is
   *[other] are
} drawn.
log-hunt-sorcery-drawn = { $seat_locative-capital } { $seat_gender ->
    [plural] draw
   *[masculine] draws
} a Sorcery card.
log-hunt-sorcery-shuffled = The discarded Sorcery cards are shuffled into a new deck.
log-hunt-plays-ally = The Ring-bearer plays “{ $card }”.
log-hunt-plays-sorcery = { $seat_locative-capital } { $seat_gender ->
    [plural] play
   *[masculine] plays
} “{ $card }”.
log-hunt-day = Day { NUMBER($count, useGrouping: 0) } begins.
log-hunt-phase = { $phase ->
    [first-day-phase] First Day phase.
    [second-day-phase] Second Day phase.
   *[night] Night.
}
log-hunt-refresh = Refresh step: cards are drawn, and the dice are rolled anew.
log-hunt-records = The Ring-bearer records { $space }. The movement track shows { $count }.
log-hunt-records-dot = The Ring-bearer records a dot. The movement track shows { $count }.
log-hunt-crosses-out = The Ring-bearer crosses a cell out. The movement track shows { $count }.
log-hunt-moves = Frodo moves in secret. The movement track shows { $count }.
log-hunt-rests = Frodo rests.
log-hunt-eye-turned = The phase marker shows the Eye.
log-hunt-hides-information = Frodo has been at { $space }: the Nazgûl can no longer win this information token.
log-hunt-bearer-ends = The Ring-bearer ends his turn.
log-hunt-uses-upper = The Ring-bearer uses { $companion }’s first ability; the card stays face up.
log-hunt-uses-lower = The Ring-bearer uses { $companion }’s second ability: the card is turned over for good.
log-hunt-nazgul-waits = The { $nazgul } stays at { $space } and does nothing.
log-hunt-nazgul-moves = The { $nazgul } rides to { $space }.
log-hunt-uses-dice = The { $nazgul } uses the { $face_size ->
    [1] die
   *[other] dice
} { $face_quoted }.
log-hunt-searches = A search at { $space }.
log-hunt-search-succeeds = Frodo has been at { $space }: tracks are found.
log-hunt-search-fails = No tracks of Frodo are found at { $space }.
log-hunt-hunts = A hunt at { $space }.
log-hunt-hunt-fails = Frodo has never been at { $space }.
log-hunt-hunt-succeeds = Frodo has been at { $space }, but he is no longer there.
log-hunt-frodo-is-here = Frodo is at { $space }!
log-hunt-perceives-area = Perception in area { $area }.
log-hunt-perceives-section = Perception in section { $section }.
log-hunt-felt-area = The Ring is felt in area { $area }.
log-hunt-felt-section = The Ring is felt in section { $section }.
log-hunt-not-felt-area = The Ring is not felt in area { $area }.
log-hunt-not-felt-section = The Ring is not felt in section { $section }.
log-hunt-information = The Ring-bearer hands over the information token of { $space }. The Ringwraiths now hold { $count } of these.
log-hunt-ally-token-removed = The Ally token at { $space } is removed.
log-hunt-encounter = The Nazgûl overtake Frodo at { $space }. The Ring-bearer must draw { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}.
log-hunt-draws-token = { $shown ->
    [eye] An Eye is drawn.
   *[number] A token with a { $value } is drawn.
}
log-hunt-cancels-token = { $companion } cancels one of the tokens.
log-hunt-corruption = { $change ->
    [rises] Corruption rises by { $points } and is now { $total }.
    [falls] Corruption falls by { $points } and is now { $total }.
   *[stays] Corruption stays at { $total }.
}
log-hunt-arrives = Frodo has reached { $space }: chapter 1 is over.
log-hunt-needs-rescue = Frodo’s time has run out: he must be rescued.
log-hunt-rescue = Frodo is { $count ->
    [one] { $count } move short of an exit: one token is drawn.
   *[other] { $count } moves short of an exit: as many tokens are drawn.
}
log-hunt-ends = { $ending ->
    [corrupted] The Ring has Frodo in its power, with corruption at { $total }. The Ringwraiths win.
    [rivendell] The Ring has come to Rivendell, with corruption at { $total }. The Ring-bearer wins.
   *[safe] Frodo has left the Shire, with corruption at { $total }. The Ring-bearer wins.
}
log-hunt-chapter-2 = Chapter 2 begins: from Bree to Rivendell.
log-hunt-journey = Frodo now follows the card “{ $journey }”.
log-hunt-journey-place = Frodo is at { $space }. The movement track shows { $count }.
log-hunt-in-the-wild = Frodo is in the wild, at { $space }. The movement track shows { $count }.
log-hunt-gandalf-starts = Gandalf begins at { $space }. His deeds wait at { $deed_space }.
log-hunt-gandalf-goes = Gandalf is at { $space }.
log-hunt-gandalf-moves = Gandalf moves in secret.
log-hunt-gandalf-appears = Gandalf appears at { $space }! One Fellowship token leaves the game for good.
log-hunt-nazgul-driven = Gandalf drives the { $nazgul } to { $space }.
log-hunt-die-lost = The Ringwraiths lose the die “{ $face }” until the refresh step.
log-hunt-deed = Gandalf does a deed at { $space }: the corruption limit rises by 1.
log-hunt-gandalf-in-rivendell = Gandalf is in Rivendell: the corruption limit rises by 1.
log-hunt-gandalf-hides = Gandalf hides again.
log-hunt-gandalf-found = Gandalf is found at { $space } and flees.
log-hunt-felt-who-area = In area { $area } { $who ->
    [frodo] Frodo is felt, and not Gandalf
    [gandalf] Gandalf is felt, and not Frodo
   *[both] both Frodo and Gandalf are felt
}.
log-hunt-felt-who-section = In section { $section } { $who ->
    [frodo] Frodo is felt, and not Gandalf
    [gandalf] Gandalf is felt, and not Frodo
   *[both] both Frodo and Gandalf are felt
}.
log-hunt-chief-enters = The Chief of the Nazgûl takes the place of the { $nazgul } at { $space }.
log-hunt-chief-leaves = The Chief of the Nazgûl leaves, and the { $nazgul } is back.
log-hunt-keeps-direction = Frodo keeps his direction.
log-hunt-changes-direction = Frodo changes direction. The movement track shows { $count }.
log-hunt-new-journey = Frodo goes on by another way: all tracks are gone.
log-hunt-held = The { $nazgul } has no free action in this phase.
log-hunt-loses-sorcery = { $seat_locative-capital } { $seat_gender ->
    [plural] lose
   *[masculine] loses
} a random Sorcery card.
log-hunt-gives-card = “{ $card }” goes from { $from_seat_locative } to { $seat_locative }.
log-hunt-card-given = A Sorcery card goes from { $from_seat_locative } to { $seat_locative }.

## Why something is not possible

reason-hunt-not-connected = Nothing connects { $space } with Frodo’s last location.
reason-hunt-more-dots = To reach { $space }, { $count ->
    [one] { $count } dot
   *[other] { $count } dots
} must be recorded first.
reason-hunt-escape-no-exit = Frodo cannot escape to { $space }: it is an exit.
reason-hunt-not-a-location = { $space_capital } is not a location.
reason-hunt-search-start = Frodo may have started at { $space }: it cannot be searched.
reason-hunt-search-tracks = Tracks lie at { $space } already.
reason-hunt-closed-by-card = A card forbids searching { $space }.
reason-hunt-ally-token = An Ally token lies at { $space }.
reason-hunt-gandalf-stands = Gandalf stands at { $space }.
reason-hunt-out-of-turn = “{ $card }” is only played out of turn.
reason-hunt-not-when-found = “{ $card }” is not played when a hunt has found Frodo.
reason-hunt-card-not-built = “{ $card }” cannot be played yet.
reason-hunt-no-such-half = “{ $card }” has no such effect.
reason-hunt-other-chapter = This effect of “{ $card }” is for the other chapter.
reason-hunt-not-in-hand = “{ $card }” is not in your hand.
reason-hunt-one-card-a-turn = An Ally card was played in this turn already.
reason-hunt-one-token-a-turn = A Fellowship token was spent for a card in this turn already.
reason-hunt-no-token = No Fellowship token is available.
reason-hunt-no-card-to-draw = There is no card to draw.
reason-hunt-one-move-a-turn = Frodo has moved in this turn already.
reason-hunt-rest-by-day = By day Frodo must move.
reason-hunt-must-move = Frodo must move or rest before the turn ends.
reason-hunt-companion-down = { $companion }’s card is not face up.
reason-hunt-companion-not-now = This ability of { $companion } cannot be used now.
reason-hunt-one-action-a-turn = This Nazgûl has used its action.
reason-hunt-one-ride-a-turn = This Nazgûl has moved already.
reason-hunt-too-far = It is too far to { $space }.
reason-hunt-closed-to-nazgul = No Nazgûl may enter { $space }.
reason-hunt-held = A card forbids this Nazgûl free actions.
reason-hunt-chief-hunts = The Chief of the Nazgûl hunts; he does not search.
reason-hunt-no-free-hunt = A hunt is free only at night, when Frodo has moved.
reason-hunt-no-such-ability = For this ability the Ringwraiths need { $count ->
    [one] { $count } information token
   *[other] { $count } information tokens
}.
reason-hunt-no-such-die = There is no such die left.
reason-hunt-die-shows-another = The result “{ $face }” does not serve for this.
reason-hunt-no-ally-token-near = There is no Ally token at { $space } next to this Nazgûl.
reason-hunt-not-its-area = Perception reaches only where this Nazgûl stands.
reason-hunt-shielded = A card shields it from perception.
reason-hunt-token-not-drawn = This token was not drawn.
reason-hunt-special-token = A special token cannot be cancelled.
reason-hunt-cannot-cancel = { $companion } cannot cancel this token.
reason-hunt-nazgul-taken = These Nazgûl are not free to choose.
reason-hunt-one-nazgul-each = Each Ringwraith needs at least one Nazgûl, and none may be left over.
reason-hunt-no-nazgul-start = The Nazgûl do not start at { $space }.
reason-hunt-start-taken = A Nazgûl stands at { $space } already.
reason-hunt-another-nazgul = Another Nazgûl is placed now.
reason-hunt-other-side = That is for the other side to decide.
reason-hunt-answer-first = Another question must be answered first.
refused-hunt-position = This position cannot be.
reason-hunt-records-himself = In chapter 1 Frodo’s way is recorded entry by entry.
reason-hunt-follows-card = In chapter 2 Frodo follows his Journey card.
reason-hunt-no-gandalf = Gandalf is not on the road now.
reason-hunt-gandalf-moved = Gandalf has moved in this turn already.
reason-hunt-gandalf-too-far = Nothing connects { $space } with Gandalf’s location.
reason-hunt-no-deed-here = None of Gandalf’s deeds waits where he is.
reason-hunt-gandalf-moves-first = Gandalf must move first.
reason-hunt-gandalf-at-no-exit = Gandalf is not at an exit.
reason-hunt-no-nazgul-here = No Nazgûl stands where Gandalf is.
reason-hunt-gandalf-must-move = Gandalf must move before the turn ends; he may stay where he is by being recorded there again.

## How it ends

outcome-corrupted = Frodo has fallen to the Ring
outcome-safe = Frodo has left the Shire in time
outcome-rivendell = the Ring has come to Rivendell
