### What the server of the table in the browser says.

## Starting

server-ready = Third Age is ready. Open { $path } in a browser. { $keys } ends it; no game is lost.
server-data = The games are kept in { $path }.
server-not-installed = The server’s packages are missing. Install them with: { $command }
server-store-broken = The file of the tables cannot be used: { $path } ({ $detail })
server-store-newer = The file of the tables comes from a later version of this program: { $path }
server-store-in-use = Another server uses this file of tables: { $path }
server-store-foreign = This file belongs to another program and was not touched: { $path }
server-store-damaged = The file of the tables is damaged: { $path } ({ $detail }). Put a backup in its place, or save what can be saved with: { $command }
server-cannot-listen = The address is taken or not ours: { $given }

## Requests that are refused: nothing has changed

server-malformed = The request cannot be understood: { $detail }
server-no-such-call = There is nothing at { $path }.
server-method = This cannot be done at { $path }.
server-too-large = The message is too large.
server-not-json = The request has to be in { $format }.
server-address-too-long = The address of the request is too long.
server-failed = Something went wrong on the server. Nothing has changed.
server-disk-full = The server’s disk is full. Nothing has changed; tell whoever runs the server.
server-store-damaged-now = The server’s file of the tables is damaged. Tell whoever runs the server.
server-store-away = The server cannot reach its file of the tables just now. Nothing has changed; try again in a moment.
server-position-leads-nowhere = The game cannot go on here: the position that it began from breaks it. Nothing has changed.
server-nothing-said = There is nothing to read in this text.
server-foreign-page = This was sent by a page of another site.
server-language-unknown = There is no language “{ $given }” here.
server-facts-unknown = There are no such facts of a game here.
server-table-unknown = There is no such table.
server-table-lost = This game can no longer be continued on this server.
server-not-your-seat = This is not your seat: { $seat }.
server-not-at-table = You have no seat at this table.
server-seat-taken = This seat is taken: { $seat }.
server-seat-unknown-kind = A seat cannot be given to “{ $given }”.
server-has-begun = The game has begun already.
server-not-begun = The game has not begun yet.
server-not-over = The game is not over yet.
server-cannot-deal-anew = What is hidden in this position cannot be dealt anew. Nobody else can sit down here unless the table keeps it as it is.
server-no-such-moment = The game cannot be played on from moment { NUMBER($index, useGrouping: 0) }.
server-paused = The game is paused: { $seat }. It goes on when somebody at the table says so.
server-tables-limit = You sit at { $count ->
    [one] one table
   *[other] { $count } tables
} already where the game is not over. Finish one first, or leave it.
server-dice-sealed = A number is already open, so no other can be sealed any more.
server-dice-not-yet = The numbers are opened when everyone at the table has sealed one and is there.
server-dice-other-salt = This is not the number that was sealed.
server-leave-running = A game that has begun can only be given up.
server-no-undo-asked = Nobody asks you to take anything back now.
server-one-at-a-time = One thing after the other: your last requests are still being worked out.
server-busy = The server has too much to work out just now. Try again in a moment.
server-lines-limit = You have { $count ->
    [one] a table open in one window already. Close it, then try again.
   *[other] tables open in { $count } windows already. Close some of them, then try again.
}
server-watchers-limit = { $count ->
    [one] One person looks on at this table already; there is no room for more.
   *[other] { $count } people look on at this table already; there is no room for more.
}
server-chat-slower = You write too fast. Wait a few seconds, then send it again.
server-chat-full = The chat of this table is full. Only those who sit here can still write.
server-no-advice = No bot can give advice in this game.
server-advice-off = Odds and advice are switched off at this table.
server-start-unknown = This game has no prepared start “{ $id }”.
server-two-starts = A table begins either from a written position or from a prepared start.
server-not-asked = You are not asked anything now.
refused-no-odds = There is nothing here whose odds could be told.
server-record-broken = This is no record of a game: { $detail }
server-record-diverged = The record breaks the rules at decision { NUMBER($index, useGrouping: 0) }.
server-record-long = The record is too long. It may have { $count ->
    [one] one entry
   *[other] { $count } entries
} at most.
server-record-undos = Too many answers are taken back in this record. It may have { $count ->
    [one] one undo
   *[other] { $count } undos
} at most.
server-import-slower = You open records too fast. Wait a minute, then try again.
server-undos-limit = { $count ->
    [one] An answer has
   *[other] { $count } answers have
} been taken back in this game. No more can be.

## What everyone at a table is told

log-begins-position = This game begins from a written position.
log-begins-played-on = This game is played on from a moment of another game.
log-begins-imported = This game was read from a record.
log-hands-anew = The hidden cards were dealt anew by chance.
log-hands-kept = The hidden cards are those of that position.
server-went-on-from-seam = The rules of this program have changed. The game goes on from where it stood; what happened before is kept apart.
server-dice-anew = A sealed number was not opened in time: { $seat }. The seat is free again, and the dice start over with a new secret.
server-closed = Everyone has left this table.

## In place of the page

server-page-missing = The page has not been built. Stop the server and start it with { $command }, or install the released package.
server-page-missing-api = The list of the calls for programs is at { $path }.
