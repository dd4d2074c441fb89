"""What live lines are told of a table: encoded once for each moment, and shared by all who may know the same.

`room.shown` keeps it until something changes (`Room.wake`). The room's lock is held.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec

from thirdage.server.room import Room
from thirdage.server.rows import Guest
from thirdage.server.telling import log_json, room_json, seen_json

T = TypeVar("T")
KEPT: Final = 100
"""So many pieces are kept: those who have seen the same need the same, and few lag behind."""


@dataclass(frozen=True)
class StateFrame:
    """A state as a message; what it says of the view alone, to know whether that has changed; the index it tells."""

    message: bytes
    view: bytes
    index: int
    news: bool


def _once(room: Room, key: tuple[str | int, ...], make: Callable[[], T]) -> T:
    """Made when first asked for, the same for everyone after that."""
    kept: dict[tuple[str | int, ...], T] = room.shown
    if key not in kept:
        made = make()
        if len(kept) >= KEPT:
            return made
        kept[key] = made
    return kept[key]


def table_frame(room: Room, guest: Guest) -> bytes:
    """The table. All who have no seat, nor one that is kept for them, are told the same."""
    known = any(guest.id in (place.guest, place.kept) for place in room.row.seats.values())

    def encode() -> bytes:
        return msgspec.json.encode({"type": "table", "table": room_json(room, guest)})

    return _once(room, ("table", guest.id if known else ""), encode)


def state_frame(room: Room, seat: str, since: int) -> StateFrame:
    """What a seat knows, and what it was told since an index."""

    def look() -> tuple[bytes, bytes]:
        seen = seen_json(room, seat)
        return msgspec.json.encode(seen["view"]), msgspec.json.encode(seen["aids"])

    def encode() -> StateFrame:
        view, aids = _once(room, ("view", seat), look)
        told = log_json(room, seat, since)
        message = {"type": "state", "seat": seat, "view": msgspec.Raw(view), "aids": msgspec.Raw(aids), **told}
        return StateFrame(msgspec.json.encode(message), view, told["index"], bool(told["log"]))

    return _once(room, ("state", seat, since), encode)
