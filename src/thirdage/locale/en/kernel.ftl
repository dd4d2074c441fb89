### What every game says: refusals, the log of the kernel, and the names of games, sides and seats.

## Building blocks

# A sentence with the rule it comes from: $text, $rule (such as WR-BTL-31).
say-with-rule = { $text } [{ $rule }]

# A list grows from the left: list-more joins all but the last thing, list-last the last one.
list-empty = –
list-more = { $left }, { $right }
list-last = { $left } and { $right }

## Refusals: nothing has changed

refused-not-offered = This is not among the choices now.
refused-over = The game is over.
refused-not-asked = The decision now is not with this seat: { $seat }.
# $index is the open decision, $given the one that the answer was meant for.
refused-stale = The answer was meant for decision { NUMBER($given, useGrouping: 0) }, but decision { NUMBER($index, useGrouping: 0) } is open now.
refused-bad-answer = The answer cannot be understood: { $detail }
refused-unknown-kind = There is no answer of this kind: { $kind }.
# $table_name is a table of the facts, $id what was looked for in it.
refused-unknown-id = “{ $id }” is not in the table “{ $table_name }”.
refused-answered = This decision has been answered already.
refused-count = Choose at least { $low } and at most { $high }.
refused-option-unknown = This game has no option “{ $option }”.
refused-option-value = The option “{ $option }” cannot be “{ $value }”.
refused-players = { $players ->
    [one] This game cannot be played by { $players } player.
   *[other] This game cannot be played by { $players } players.
}
refused-finish-reason = A game cannot be ended for this reason: { $reason }.
refused-seat-unknown = There is no seat “{ $id }” at this table.
refused-undo-nothing = There is nothing to take back.
refused-undo-consent = This can be taken back only with the consent of the other players.
# An intent is what a player would like to do, asked about before it is done.
refused-intent-unknown = There is no intent of this kind: { $kind }.
refused-position = The written position is wrong: { $detail }
# A sample is a game as it may be, from what one seat knows.
refused-sample-seat = A sample can be drawn only for a seat of this game, and “{ $id }” is none.
refused-game-planned = This game is not built yet: { $game }.
refused-game-unknown = There is no game “{ $game }”.

## Reasons: why something is not possible now

reason-not-your-decision = This is not your decision now.

## Why a record no longer fits, after a colon

diverged-facts = it was played with other facts (cards, places, numbers)
diverged-state = the state differs
diverged-outcome = it does not end as it says
diverged-commitment = the revealed secret is not the one that was promised
diverged-fate = an outcome of chance does not follow from the revealed keys

## The log

log-undo = The { $seat } took back decision { NUMBER($index, useGrouping: 0) }.
log-finished-resigned = The game is over: the { $seat } resigned.
log-finished-time = The game is over: the { $seat } ran out of time.
log-finished-agreed = The game is over by agreement.
log-finished-abandoned = The game has been abandoned.

## Why a game ended, after a colon

outcome-resigned = the opponent resigned
outcome-time = time ran out
outcome-agreed = by agreement
outcome-abandoned = the game was abandoned

## Names of games

game-wotr = War of the Ring
game-hunt = Hunt for the Ring
game-cards = War of the Ring: The Card Game

## Names of sides

side-free-peoples = Free Peoples
side-shadow = Shadow
side-ring-bearer = Ring-bearer
side-ringwraiths = Ringwraiths

## Names of seats; with one seat a side, the seat is called as its side is

seat-free-peoples = { side-free-peoples }
seat-shadow = { side-shadow }
seat-ring-bearer = { side-ring-bearer }
seat-ringwraiths = { side-ringwraiths }
seat-chance = chance
seat-spectator = spectator
seat-referee = referee
