"""Before the game: people sit down, stand up again, seal their salts and open them."""

from __future__ import annotations

import time

from thirdage.kernel import Message
from thirdage.server import dice
from thirdage.server.beginning import may_sit
from thirdage.server.errors import Problem
from thirdage.server.room import Room
from thirdage.server.rows import OPEN, OVER, PERSON, WAITING, Guest
from thirdage.server.saving import sitting


async def join(room: Room, guest: Guest, seat: str) -> None:
    """Sit down. Who sits there already stays."""

    async def sit() -> None:
        if seat not in room.row.seats:
            raise Problem(400, "refused-seat-unknown", {"id": seat[:80]})
        if room.row.state != WAITING:
            raise Problem(409, "server-has-begun")
        place = room.row.seats[seat]
        taken = place.kind != OPEN and not (place.kind == PERSON and place.guest == guest.id)
        if taken or (place.kept and place.kept != guest.id):
            raise Problem(409, "server-seat-taken", {"seat": seat})
        may_sit(room.row, guest.id)
        place.kind, place.guest, place.kept = PERSON, guest.id, ""
        await room.settle(sitting(guest.id, room.row.id))

    await room.doing(sit)


async def leave(room: Room, guest: Guest, seat: str) -> None:
    """Stand up again, before the game has begun. A table that the last person leaves is closed."""

    async def stand() -> None:
        room.own(guest, seat)
        if room.row.state != WAITING:
            raise Problem(409, "server-leave-running")
        dice.stand_up(room.row, seat)
        if not dice.people(room.row):
            room.row.state, room.row.finished = OVER, int(time.time())
            room.row.trouble = Message("server-closed").json()
        await room.settle()

    await room.doing(stand)


async def seal(room: Room, guest: Guest, seat: str, hash: str) -> None:
    """Commit to a salt, or show that one is still there."""

    async def commit() -> None:
        room.own(guest, seat)
        if room.row.fate.hashes.get(seat) != hash:
            dice.seal(room.row, seat, hash)
            room.seen.clear()  # the others have to be there now, not only a moment ago
            room.notice(guest)
        await room.settle()

    await room.doing(commit)


async def unseal(room: Room, guest: Guest, seat: str, salt: str) -> None:
    """Open the salt; with the last one the game begins."""

    async def show() -> None:
        room.own(guest, seat)
        dice.unseal(room.row, seat, salt)
        await room.settle()

    await room.doing(show)
