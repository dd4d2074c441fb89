"""The calls of the API under /api, by subject. docs/protocol.md describes them; `calls.CALLS` lists them.

A call finds the table, lets `server.tables` do the work, and returns what `server.tables.json_views` makes of it.
"""
