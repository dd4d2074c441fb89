"""The chat of a table: who may say how much, and what is told of it.

Everyone who looks at a table may talk. Nobody can drown the others out: a guest keeps to a pace, all who do not sit
there keep to one together, and once the chat is full they are refused, while for those who sit there the oldest line
goes.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from thirdage.server.errors import Problem
from thirdage.server.limits import reached
from thirdage.server.pace import Pace
from thirdage.server.room import Room
from thirdage.server.rows import ChatRow, Guest, Json
from thirdage.server.saving import read_rows, said_of
from thirdage.server.store import pack
from thirdage.server.texts import readable

MOST: Final = 200
"""So many lines are told at a time, the latest first of all."""
AT_ONCE: Final = 8
SECONDS: Final = 2.0
"""A guest may say so many things at once, then one in so many seconds."""


def chat_pace() -> Pace:
    """How fast people may talk."""
    return Pace(AT_ONCE, SECONDS, "server-chat-slower")


async def say(room: Room, guest: Guest, text: str, pace: Pace) -> ChatRow:
    """Say something to everyone at the table."""

    async def speak() -> ChatRow:
        seats = room.owned(guest)
        n: int = room.store.rows("select coalesce(max(n) + 1, 0) from chat where table_id = ?", room.row.id)[0][0]
        most = room.limits.chat
        full = reached(most, n)
        if full and not seats:
            raise Problem(409, "server-chat-full")
        pace.keep(guest.id, *([] if seats else [f"who looks on at {room.row.id}"]))
        row = ChatRow(n, guest.id, guest.name, seats[0] if seats else None, readable(text), int(time.time()))
        oldest = ("delete from chat where table_id = ? and n <= ?", (room.row.id, n - most))
        said = ("insert into chat values (?, ?, ?)", (room.row.id, n, pack(row)))
        await room.store.commit(said, *([oldest] if full else []))
        room.tell_all(row)
        return row

    async with room.lock:
        return await asyncio.shield(asyncio.ensure_future(speak()))


def lines(room: Room, before: int | None = None, count: int = MOST) -> list[ChatRow]:
    """The last lines of the chat, or the last before one of them, in order."""
    found = room.store.rows(
        "select body from chat where table_id = ? and n < ? order by n desc limit ?",
        room.row.id,
        2**53 if before is None else before,
        count,
    )
    return read_rows(found[::-1], said_of)


def chat_json(room: Room, before: int | None = None, count: int = MOST) -> Json:
    """The same as JSON, and whether there are earlier ones."""
    said = lines(room, before, count)
    earlier = bool(said) and bool(
        room.store.rows("select 1 from chat where table_id = ? and n < ? limit 1", room.row.id, said[0].n)
    )
    return {"chat": [row.json() for row in said], "earlier": earlier}
