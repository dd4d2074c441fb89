### What every game says: refusals, the log of the kernel, and the names of games, sides and seats.

## Building blocks

# A sentence with the rule it comes from: $text, $rule (such as WR-BTL-31).
say-won = { $side_locative-capital } won: { $reason_text }.
say-nobody-won = Nobody won: { $reason_text }.
say-with-rule = { $text } [{ $rule }]

# A list grows from the left: list-more joins all but the last thing, list-last the last one.
list-empty = –
list-more = { $left }, { $right }
list-last = { $left } and { $right }
list-or = { $left } or { $right }
list-quoted = “{ $name }”

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
refused-count = { $low ->
    [0] Choose at most { $high }.
   *[other] Choose at least { $low } and at most { $high }.
}
refused-exactly = Choose exactly { NUMBER($count) }.
refused-no-packs = This game takes no packs.
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
refused-undo-never = At this table nothing is taken back once something was rolled or shown, or another was asked.
# An intent is what a player would like to do, asked about before it is done.
refused-intent-unknown = There is no intent of this kind: { $kind }.
refused-action-over = The action is over before all of this is done.
refused-position = { $problem ->
    [key] In the written position, “{ $where }” has no part named “{ $found }”.
    [missing] In the written position, “{ $where }” is missing.
    [object] In the written position, “{ $where }” must be an object with named parts.
    [list] In the written position, “{ $where }” must be a list.
    [length] In the written position, “{ $where }” must be a list of this length: { $count }.
    [number] In the written position, “{ $where }” must be a whole number from { $low } to { $high }, not “{ $found }”.
    [truth] In the written position, “{ $where }” must be true or false, not “{ $found }”.
    [text] In the written position, “{ $where }” must be a text, not “{ $found }”.
    [word] In the written position, “{ $where }” cannot be “{ $found }”.
    [id] In the written position, “{ $where }” names “{ $found }”, which is not in the table “{ $table_name }”.
    [twice] In the written position, “{ $where }” names “{ $found }” for the second time.
    [mask] In the written position, “{ $where }” must be a number that stands for seats, not “{ $found }”.
    [seam] In the written position, “{ $where }” names “{ $found }”, from which no game goes on.
    [arguments] In the written position, “{ $where }” gives “{ $found }” a wrong number of arguments; right is { $count }.
   *[unplayable] The game cannot go on from the written position (“{ $where }”): { $found }.
}
# A sample is a game as it may be, from what one seat knows.
refused-sample-seat = A sample can be drawn only for a seat of this game, and “{ $id }” is none.
refused-campaign-hunt-goes-on = The hunt is not over yet: its outcome decides which tokens the war begins with.
refused-campaign-tokens = The war of a campaign begins with the tokens that the hunt has won, and with no others.
refused-campaign-chain = A campaign is the record of a hunt and that of the war after it.
refused-game-unknown = There is no game “{ $game }”.
refused-no-key = The record reveals no keys, so its dice cannot be verified.
refused-standing = “{ $kind }” is no reaction that can be declined beforehand.

## Reasons: why something is not possible now

reason-not-your-decision = This is not your decision now.

## Why a record no longer fits, after a colon

diverged-facts = it was played with other facts (cards, places, numbers)
diverged-state = the state differs
diverged-outcome = it does not end as it says
diverged-commitment = the revealed secret is not the one that was promised
diverged-fate = an outcome of chance does not follow from the revealed keys
diverged-salt = the salt of this seat is not the one it committed to: { $seat }
diverged-salt-seat = a salt bears the name “{ $given }”, and there is no such seat
diverged-salt-alone = the salt and the hash of a salt come in pairs, and half of one is missing: “{ $given }”
diverged-chapter = its dice name a chapter, but it is no later chapter of a game
diverged-undo = an undo takes back another decision than it says

## The log

log-undo = { $seat_locative-capital } took back decision { NUMBER($index, useGrouping: 0) }.
# What was rolled or drawn since has been used up: the same decision meets new luck.
log-undo-anew = { $count ->
    [one] { $seat_locative-capital } took back decision { NUMBER($index, useGrouping: 0) }; { $count } roll or draw is spent and comes anew.
   *[other] { $seat_locative-capital } took back decision { NUMBER($index, useGrouping: 0) }; { $count } rolls and draws are spent and come anew.
}
log-finished-resigned = The game is over: { $seat_locative } resigned.
log-finished-time = The game is over: { $seat_locative } ran out of time.
log-finished-agreed = The game is over by agreement.
log-finished-abandoned = The game has been abandoned.

## Why a game ended, after a colon

outcome-resigned = the opponent resigned
outcome-time = time ran out
outcome-agreed = by agreement
outcome-abandoned = the game was abandoned

## Undo behind dice or reveals: what the table allows, and how often it came to that

undo-setting-practice = Undo at once, even behind dice or reveals: chance decides anew, and the record counts it.
undo-setting-consent = Undo behind dice or reveals needs the consent of every other player: chance decides anew, and the record counts it.
undo-setting-never = No undo behind dice or reveals.
undo-taken-back = Taken back behind dice or reveals: { $times ->
    [one] once.
   *[other] { $times } times.
} { $outcomes ->
    [0] Nothing was rolled anew.
    [one] { $outcomes } roll or draw came anew.
   *[other] { $outcomes } rolls and draws came anew.
}

## Names of games

game-wotr = War of the Ring
game-hunt = Hunt for the Ring
game-cards = War of the Ring: The Card Game

## Names of sides

side-free-peoples = Free Peoples
    .locative = the Free Peoples
    .gender = plural
side-shadow = Shadow
    .locative = the Shadow
    .gender = neuter
side-ring-bearer = Ring-bearer
    .locative = the Ring-bearer
    .gender = neuter
side-ringwraiths = Ringwraiths
    .locative = the Ringwraiths
    .gender = plural

## Names of seats; with one seat a side, the seat is called as its side is

seat-free-peoples = { side-free-peoples }
seat-shadow = { side-shadow }
seat-ring-bearer = { side-ring-bearer }
seat-ringwraiths = { side-ringwraiths }
seat-chance = chance
    .gender = neuter
seat-spectator = spectator
    .gender = neuter
seat-referee = referee
    .gender = neuter
