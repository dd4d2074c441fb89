"""The table in the browser: an ASGI server with an embedded store.

| module | what it holds |
|---|---|
| `store`, `rows` | the SQLite file: append-only records of tables, guests, chat; one writer thread |
| `guests` | who somebody is: a signed cookie |
| `rebuilding` | the match of a stored table, made from its record; after an upgrade from its last seam |
| `dice`, `seating` | before the game: who sits down, and how the seats seal and open their salts |
| `room` | one table in memory: what may be done at it, saved before it is shown |
| `house` | all tables: made, opened when touched, forgotten when idle |
| `pool`, `knowing`, `thinking` | worker processes, what they know of tables, and what bots do in them |
| `study`, `turnstile` | what people want worked out, each guest in turn |
| `looking_back`, `foretelling`, `advising` | what workers do for a replay, for odds, for advice |
| `api`, `live`, `pages`, `app`, `serving` | HTTP, WebSocket, the page, all of it together, and running it |

docs/protocol.md says what page and server say to each other, docs/hosting.md how to run it.
"""
