### What the server of the table in the browser says.

## Starting

server-ready = Third Age is ready. Open { $path } in a browser. { $keys } ends it; no game is lost.
server-data = The games are kept in { $path }.
server-not-installed = The server’s packages are missing. Install them with: { $command }
server-store-broken = The file of the tables cannot be used: { $path } ({ $detail })
server-store-newer = The file of the tables comes from a later version of this program: { $path }
server-store-in-use = Another server uses this file of tables: { $path }
server-cannot-listen = The address is taken or not ours: { $given }

## Requests that are refused: nothing has changed

server-malformed = The request cannot be understood: { $detail }
server-no-such-call = There is nothing at { $path }.
server-method = This cannot be done at { $path }.
server-too-large = The message is too large.
server-not-json = The request has to be in { $format }.
server-failed = Something went wrong on the server. Nothing has changed.
server-foreign-page = This was sent by a page of another site.
server-language-unknown = There is no language “{ $given }” here.
server-table-unknown = There is no such table.
server-table-lost = This game can no longer be continued on this server.
server-not-your-seat = This is not your seat: { $seat }.
server-not-at-table = You have no seat at this table.
server-seat-taken = This seat is taken: { $seat }.
server-seat-unknown-kind = A seat cannot be given to “{ $given }”.
server-has-begun = The game has begun already.
server-not-begun = The game has not begun yet.
server-not-over = The game is not over yet.
server-no-such-moment = The game cannot be played on from moment { NUMBER($index, useGrouping: 0) }.
server-paused = The game is paused: { $seat }. It goes on when somebody at the table says so.
server-tables-limit = You sit at { $count ->
    [one] one table
   *[other] { $count } tables
} already where the game is not over. Finish one first, or leave it.
server-leave-running = A game that has begun can only be given up.
server-no-undo-asked = Nobody asks you to take anything back now.
server-one-at-a-time = One thing after the other: your last requests are still being worked out.
server-busy = The server has too much to work out just now. Try again in a moment.
server-no-advice = No bot can give advice in this game.
server-not-asked = You are not asked anything now.
refused-no-odds = There is nothing here whose odds could be told.
server-record-broken = This is no record of a game: { $detail }
server-record-diverged = The record breaks the rules at decision { NUMBER($index, useGrouping: 0) }.

## What everyone at a table is told

server-went-on-from-seam = The rules of this program have changed. The game goes on from where it stood; what happened before is kept apart.
server-closed = Everyone has left this table.

## In place of the page

server-page-missing = The page has not been built. Stop the server and start it with { $command }, or install the released package.
server-page-missing-api = The list of the calls for programs is at { $path }.
