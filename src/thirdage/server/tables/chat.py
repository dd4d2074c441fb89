"""The chat of a table: who may write how much, and what is shown of it.

Everyone who watches a table may write. Nobody can drown the others out: each guest has a rate limit, and all who do not
sit there share another one. When the chat is full, they are refused; if somebody who sits there writes, the oldest line
is deleted.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from thirdage.server.errors import Problem
from thirdage.server.guest_texts import readable
from thirdage.server.limits import reached
from thirdage.server.rate_limit import RateLimit
from thirdage.server.storage.rows import ChatRow, Guest, Json
from thirdage.server.storage.statements import read_rows, said_of
from thirdage.server.storage.store import pack
from thirdage.server.tables.live_table import LiveTable

MOST: Final = 200
"""The most lines in one response."""
AT_ONCE: Final = 8
SECONDS: Final = 2.0
"""How many lines a guest may write at once, and then one in how many seconds."""


def chat_rate() -> RateLimit:
    """The rate limit of the chat."""
    return RateLimit(AT_ONCE, SECONDS, "server-chat-slower")


async def say(table: LiveTable, guest: Guest, text: str, rate: RateLimit) -> ChatRow:
    """Say something to everyone at the table."""

    async def speak() -> ChatRow:
        seats = table.seats_of(guest)
        n: int = table.store.rows("select coalesce(max(n) + 1, 0) from chat where table_id = ?", table.row.id)[0][0]
        most = table.limits.chat
        full = reached(most, n)
        if full and not seats:
            raise Problem(409, "server-chat-full")
        rate.keep(guest.id, *([] if seats else [f"who looks on at {table.row.id}"]))
        row = ChatRow(n, guest.id, guest.name, seats[0] if seats else None, readable(text), int(time.time()))
        oldest = ("delete from chat where table_id = ? and n <= ?", (table.row.id, n - most))
        said = ("insert into chat values (?, ?, ?)", (table.row.id, n, pack(row)))
        await table.store.commit(said, *([oldest] if full else []))
        table.broadcast_chat(row)
        return row

    async with table.lock:
        return await asyncio.shield(asyncio.ensure_future(speak()))


def lines(table: LiveTable, before: int | None = None, count: int = MOST) -> list[ChatRow]:
    """The last lines of the chat, or the last before one of them, in order."""
    found = table.store.rows(
        "select body from chat where table_id = ? and n < ? order by n desc limit ?",
        table.row.id,
        2**53 if before is None else before,
        count,
    )
    return read_rows(found[::-1], said_of)


def chat_json(table: LiveTable, before: int | None = None, count: int = MOST) -> Json:
    """The same as JSON, and whether there are earlier ones."""
    said = lines(table, before, count)
    earlier = bool(said) and bool(
        table.store.rows("select 1 from chat where table_id = ? and n < ? limit 1", table.row.id, said[0].n)
    )
    return {"chat": [row.json() for row in said], "earlier": earlier}
