"""The messages that live connections send about a table: encoded once, shared by all who may know the same.

`LiveTable.frame_cache` keeps them until something changes (`LiveTable.wake`). The table's lock is held here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec

from thirdage.server.storage.rows import Guest
from thirdage.server.tables.json_views import live_table_json, log_json, seen_json
from thirdage.server.tables.live_table import LiveTable

T = TypeVar("T")
KEPT: Final = 100
"""The most frames that are kept for a table. Connections that have seen the same need the same; few lag behind."""


@dataclass(frozen=True)
class StateFrame:
    """A state as a message; what it says of the view alone, to know whether that has changed; the index it tells."""

    message: bytes
    view: bytes
    index: int
    news: bool


def _once(table: LiveTable, key: tuple[str | int, ...], make: Callable[[], T]) -> T:
    """Make a frame when it is first asked for; everyone after that gets the same."""
    kept: dict[tuple[str | int, ...], T] = table.frame_cache
    if key not in kept:
        made = make()
        if len(kept) >= KEPT:
            return made
        kept[key] = made
    return kept[key]


def table_frame(table: LiveTable, guest: Guest) -> bytes:
    """The table. All who have no seat, nor one that is kept for them, are told the same."""
    known = any(guest.id in (place.guest, place.kept, place.holder) for place in table.row.seats.values())

    def encode() -> bytes:
        return msgspec.json.encode({"type": "table", "table": live_table_json(table, guest)})

    return _once(table, ("table", guest.id if known else ""), encode)


def state_frame(table: LiveTable, seat: str, since: int) -> StateFrame:
    """What a seat knows, and what it was told since an index."""

    def look() -> tuple[bytes, bytes]:
        seen = seen_json(table, seat)
        return msgspec.json.encode(seen["view"]), msgspec.json.encode(seen["aids"])

    def encode() -> StateFrame:
        view, aids = _once(table, ("view", seat), look)
        told = log_json(table, seat, since)
        message = {"type": "state", "seat": seat, "view": msgspec.Raw(view), "aids": msgspec.Raw(aids), **told}
        return StateFrame(msgspec.json.encode(message), view, told["index"], bool(told["log"]))

    return _once(table, ("state", seat, since), encode)
