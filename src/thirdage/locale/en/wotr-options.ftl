### Match options of War of the Ring: action tokens and open hands.

## Names
token-draw-card = Draw an Event card
token-move-minions = Move the Nazgûl and Minions
token-advance-nation = Advance a Nation

## What is asked

ask-wotr-take-token = Which of your two action tokens do you take?
ask-wotr-last-tokens = You have no dice left. Do you use an action token?
ask-wotr-token = The action token “{ $token }”: what do you do with it?

## The log

log-wotr-takes-token = { $seat_locative-capital } { $seat_gender ->
    [plural] take
   *[other] takes
} the action token “{ $token }”.
log-wotr-uses-token = { $seat_locative-capital } { $seat_gender ->
    [plural] use
   *[other] uses
} the action token “{ $token }”.
log-wotr-keeps-token = { $seat_locative-capital } { $seat_gender ->
    [plural] use
   *[other] uses
} no action token now.
# Where hands are open, the others see the card.
log-wotr-open-card = It is “{ $card }”: the hand of { $seat_locative } is open.

## Why something is not possible

reason-wotr-no-such-token = You have no action token “{ $token }”.
reason-wotr-token-used = You have used an action token this turn already.
reason-wotr-token-useless = Nothing can be done with the action token “{ $token }” now.
