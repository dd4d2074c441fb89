### Fair dice: what is sealed and opened before the first roll, and what the browser finds when it checks the record.

web-dice = Fair dice
web-dice-how = Before the first roll the server seals a secret, and the browser of each player seals a number of its own. Only when all are sealed are the numbers opened. All rolls and draws follow from secret and numbers together, so nobody can choose them.
web-dice-secret = The server’s secret
web-dice-commitments = What was sealed
web-dice-open = opened
web-dice-sealed = sealed
web-dice-nothing = nothing sealed yet
web-dice-restarts = { $count ->
    [one] Before the first roll everything started over { $count } time, since somebody did not open a number.
   *[other] Before the first roll everything started over { $count } times, since somebody did not open a number.
}
web-dice-check = Check again
web-dice-more = Which card or side a number stands for takes the rules to tell. Save the record and check it on a computer of your own: { $command }

## Before the game: whom the table waits for

web-dice-sealing = The dice are being sealed…
web-dice-waits-hashes = A number for the dice is still to be sealed: { $seat }.
web-dice-waits-presence = The game begins when everyone is at the table. Still missing: { $seat }.
web-dice-waits-salts = The numbers for the dice are being opened. Still missing: { $seat }. Whoever takes longer than a minute loses the seat.

## One word

web-dice-fair = Fair dice.
web-dice-unchecked = Dice not checked.
web-dice-unfair = Dice not fair.
web-dice-looking = The record is being checked…

## Why

web-dice-why-fair = { $count ->
    [one] There was { $count } roll or draw, and its number follows from what was sealed before the game.
   *[other] There were { $count } rolls and draws, and all their numbers follow from what was sealed before the game.
}
web-dice-why-fair-since = { $count ->
    [one] There was { $count } roll or draw at this table, and its number follows from what was sealed before it. What was there before has nothing to do with them.
   *[other] There were { $count } rolls and draws at this table, and all their numbers follow from what was sealed before them. What was there before has nothing to do with them.
}
web-dice-why-running = What was sealed is checked when the game is over.
web-dice-why-waiting = Nothing has been rolled yet.
web-dice-why-no-note = The record agrees with itself, but this browser was not there when the dice were sealed.
web-dice-why-no-secret = The record does not reveal the secret.
web-dice-why-uncommitted = The players’ numbers had not been sealed: whoever knew the secret could choose the dice with the last of them.
web-dice-why-unsalted = No player had a share in these dice: whoever set up the game could choose them.
web-dice-why-chapter = { $count ->
    [one] After an upgrade of the rules the game went on with new dice. The number of { $count } roll or draw since then follows from what was sealed; the earlier ones are not in this record.
   *[other] After an upgrade of the rules the game went on with new dice. The numbers of { $count } rolls and draws since then follow from what was sealed; the earlier ones are not in this record.
}
web-dice-why-changed = The table shows other dice now than those for which this browser opened its number.
web-dice-why-commitment = The secret is not the one that the server had sealed before the game.
web-dice-why-hash = What was sealed before the game has been exchanged: { $seat }.
web-dice-why-own = The record holds another number than the one this browser opened: { $seat }.
web-dice-why-position = The game began with the usual set-up, and the record does not.
web-dice-why-restarts = The dice started over more often than the record says.
web-dice-why-secret = The revealed secret is not the one that was sealed.
web-dice-why-salt = The opened number is not the one that was sealed: { $seat }.
web-dice-why-nobody = The record holds a number of somebody who had no seat: “{ $given }”.
web-dice-why-number = The outcome at entry { NUMBER($index, useGrouping: 0) } of the record does not follow from what was sealed.
web-dice-why-unnumbered = The outcome at entry { NUMBER($index, useGrouping: 0) } of the record was not rolled with these dice.
web-dice-why-record = What the record says of its dice makes no sense.
