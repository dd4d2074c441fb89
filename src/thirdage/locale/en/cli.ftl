### What the command `thirdage` says.

## Errors

# $what is a game or a command.
cli-not-built = Not built yet: { $what }.
cli-unknown-game = There is no game “{ $game }”.
cli-file-missing = There is no file { $path }.
cli-record-broken = { $path } is not a record that can be read: { $detail }
cli-record-truncated = { $path } breaks off: part of the record is missing.
cli-record-version = The record is of version { $found }; this program reads version { $known }.
cli-bots-unknown = There is no bot “{ $bot }”.
cli-number-of-bots = { $wanted ->
    [one] This game takes { $wanted } bot,
   *[other] This game takes { $wanted } bots,
} { $given ->
    [one] but { $given } was given.
   *[other] but { $given } were given.
}
cli-bad-option = Invalid option: { $detail }

## Replaying and verifying records

cli-diverged = The record departs from the rules at entry { NUMBER($index, useGrouping: 0) }: { $detail }
cli-replayed = { $entries ->
    [one] { $game }: { $entries } entry replayed.
   *[other] { $game }: { $entries } entries replayed.
}
# A seam is a place between two steps of a game at which the record holds a hash of its state.
cli-check-ok = { $seams ->
    [one] The record is sound: the state agrees at { $seams } seam.
   *[other] The record is sound: the state agrees at { $seams } seams.
}
cli-check-failed = The record is not sound: the state differs at entry { NUMBER($index, useGrouping: 0) }.
cli-verify-ok = { $outcomes ->
    [one] The dice were fair: { $outcomes } outcome follows from the revealed keys.
   *[other] The dice were fair: { $outcomes } outcomes follow from the revealed keys.
}
cli-verify-failed = The outcome at entry { NUMBER($index, useGrouping: 0) } does not follow from the revealed keys.
cli-verify-no-key = The record reveals no keys, so its dice cannot be verified.

## Playing

cli-won = The { $side } won: { $reason_text }.
cli-nobody-won = Nobody won: { $reason_text }.
cli-games-played = { $games ->
    [one] { $games } game played.
   *[other] { $games } games played.
}
cli-failures = { $count ->
    [0] No failures.
    [one] { $count } failure.
   *[other] { $count } failures.
}
cli-choose = { $count ->
    [1] Choose 1:
   *[other] Choose from 1 to { NUMBER($count, useGrouping: 0) }:
}
cli-not-a-choice = “{ $given }” is not one of the choices.
cli-bye = Goodbye!
cli-saved = Saved: { $path }
