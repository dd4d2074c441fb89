"""The table in the browser: an ASGI server with an embedded store.

| package or module | what it holds |
|---|---|
| `app`, `run` | the application with all its routes; the command that runs it |
| `http` | middleware, the calls of the API (`http.api`), live connections (`http.live`), the page |
| `tables` | what can be done at tables: `LiveTable` is one of them in memory, `Tables` is all of them |
| `jobs` | worker processes and what they compute: answers of bots, replays, odds, advice, imports |
| `storage` | the SQLite file: its rows, its statements, its one writer thread |
| `request_types` | what clients may send |
| `guests`, `guest_texts` | who somebody is (a signed cookie), and what guests write as others are shown it |
| `limits`, `rate_limit`, `per_guest_limiter` | how much, how fast and how many at once |
| `errors`, `words`, `facts`, `json_decoding` | refusals, the words of all games, facts by digest, JSON from outside |

Each of `http`, `tables`, `jobs` and `storage` imports only those after it. docs/protocol.md says what page and server
send each other, docs/hosting.md how to run it.
"""
