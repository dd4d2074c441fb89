### Seats that change hands while a game runs, and a side that gives up together.

## Refused

server-seat-not-shared = Seats are handed over only where several people play on one side.
server-seat-of-bot = A bot plays as the { $seat }.
server-seat-not-away = The { $seat } is not away. A seat can be handed over when its player wishes so, or has been away for two minutes.
server-no-handover-asked = Nobody asks for the seat of the { $seat } to be handed over.
server-no-invitation = This link is no longer good. Ask those at the table for another one.
server-knows-other-seat = You know what another seat at this table knows, so you cannot play as the { $seat }.

## What the log tells

log-seat-bot = A bot takes the seat of the { $seat }. { $named ->
    [yes] { $who_text }
   *[no] Whoever sat there
} can come back at any time.
log-seat-guest = { $named ->
    [yes] { $who_text } takes
   *[no] A guest takes
} the seat of the { $seat }.
log-seat-back = The bot leaves the seat of the { $seat }: { $named ->
    [yes] { $who_text } is
   *[no] its player is
} back.

## In the page

web-seats-people = People and seats
web-seat-leave-bot = Leave my seat to a bot
web-seat-leave-guest = Give my seat to a guest
web-seat-replace-bot = Let a bot play on
web-seat-replace-guest = Invite a guest
web-seat-rules = All the other people who are here have to agree. Where a bot plays on, the seat can be taken back at any time.
web-seat-asked-bot = { $wished ->
    [yes] The { $seat } wants to leave. A bot would play on.
   *[no] The { $seat } is away. A bot would play on.
} Do you agree?
web-seat-asked-guest = { $wished ->
    [yes] The { $seat } wants to leave. A guest with a link would play on.
   *[no] The { $seat } is away. A guest with a link would play on.
} Do you agree?
web-seat-agree = Agree
web-seat-refuse = Do not agree
web-seat-withdraw = Withdraw
web-seat-waits-bot = A bot is to take the seat of the { $seat }.
web-seat-waits-guest = A guest is to take the seat of the { $seat }.
web-seat-waits-for = { $seat_gender ->
    [plural] The { $seat } have
   *[other] The { $seat } has
} not agreed yet.
web-seat-link = Whoever opens this link plays on as the { $seat }. Send it to one person only.
web-seat-held = A bot plays for you as the { $seat }.
web-seat-take-back = Take my seat back
web-seat-invited = You are invited to play on as the { $seat }. You will see what this seat knows, and nothing more.
web-seat-bot-for = Bot for { $who_text }
web-seat-bot-for-somebody = Bot for somebody who has left
web-played = Who played when
web-played-first = The { $seat }: { $who_text }
web-played-then = from turn { NUMBER($round, useGrouping: 0) } { $who_text }
web-played-bot = a bot
web-played-guest = a guest
web-resign-shared = Give the game up? Your side resigns when all who play on it agree.
web-resign-asked = The { $seat } wants to give the game up. Your side resigns if you agree.
web-resign-agree = Resign together
web-resign-refuse = Play on
web-resign-waits = You want to give the game up. { $seat_gender ->
    [plural] The { $seat } have
   *[other] The { $seat } has
} not agreed yet.
web-several-decide = { $count } players decide
web-side-won = Your side has won
web-won-inside = { $seat_gender ->
    [plural] The { $seat } share the victory.
   *[other] Inside the winning side the { $seat } is first.
}

## Players: each deck is one

player-frodo = Frodo
player-witch-king = The Witch-king
    .locative = the Witch-king
player-aragorn = Aragorn
player-saruman = Saruman
player-gandalf = Gandalf
player-balrog = The Balrog
    .locative = the Balrog

## Seats of those who play one deck

seat-frodo = Frodo player
    .locative = the Frodo player
    .gender = neuter
seat-witch-king = Witch-king player
    .locative = the Witch-king player
    .gender = neuter
seat-aragorn = Aragorn player
    .locative = the Aragorn player
    .gender = neuter
seat-saruman = Saruman player
    .locative = the Saruman player
    .gender = neuter
seat-gandalf = Gandalf player
    .locative = the Gandalf player
    .gender = neuter
seat-balrog = Balrog player
    .locative = the Balrog player
    .gender = neuter

## The seats of the Hunt

seat-ringwraith-1 = the first Ringwraith
    .gender = masculine
seat-ringwraith-2 = the second Ringwraith
    .gender = masculine
seat-ringwraith-3 = the third Ringwraith
    .gender = masculine
seat-ringwraith-4 = the fourth Ringwraith
    .gender = masculine

## Seats

seat-gondor = Gondor player
    .locative = the Gondor player
    .gender = neuter
seat-rohan = Rohan player
    .locative = the Rohan player
    .gender = neuter
