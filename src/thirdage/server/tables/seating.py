"""Before the game: guests sit down, leave, commit to their salts and open them."""

from __future__ import annotations

import time

from thirdage.kernel import Message
from thirdage.server.errors import Problem
from thirdage.server.storage.rows import OPEN, OVER, PERSON, WAITING, Guest, Seat, TableRow
from thirdage.server.storage.statements import sitting
from thirdage.server.tables import dice
from thirdage.server.tables.beginnings import may_sit
from thirdage.server.tables.live_table import LiveTable
from thirdage.server.tables.undo_setting import player_of


async def join(table: LiveTable, guest: Guest, seat: str) -> None:
    """Sit down. Who sits there already stays."""

    async def sit() -> None:
        if seat not in table.row.seats:
            raise Problem(400, "refused-seat-unknown", {"id": seat[:80]})
        if table.row.state != WAITING:
            raise Problem(409, "server-has-begun")
        place = table.row.seats[seat]
        taken = place.kind != OPEN and not (place.kind == PERSON and place.guest == guest.id)
        if taken or (place.kept and place.kept != guest.id):
            raise Problem(409, "server-seat-taken", {"seat": seat})
        may_sit(table.row, guest.id)
        place.kind, place.guest, place.kept = PERSON, guest.id, ""
        await table.begin_if_ready(sitting(guest.id, table.row.id))

    await table.exclusively(sit)


async def fill(table: LiveTable, guest: Guest, seat: str, place: Seat) -> None:
    """Somebody who sits there puts a bot on an open seat, before the game has begun."""

    async def sit() -> None:
        if seat not in table.row.seats:
            raise Problem(400, "refused-seat-unknown", {"id": seat[:80]})
        if not table.seats_of(guest):
            raise Problem(403, "server-not-at-table")
        if table.row.state != WAITING:
            raise Problem(409, "server-has-begun")
        if table.row.seats[seat].kind != OPEN or table.row.seats[seat].kept:
            raise Problem(409, "server-seat-taken", {"seat": seat})
        table.row.seats[seat] = place
        await table.begin_if_ready()

    await table.exclusively(sit)


async def leave(table: LiveTable, guest: Guest, seat: str) -> None:
    """Stand up again, before the game has begun. A table that the last person leaves is closed."""

    async def stand() -> None:
        table.require_seat(guest, seat)
        if table.row.state != WAITING:
            raise Problem(409, "server-leave-running")
        dice.stand_up(table.row, seat)
        if not dice.people(table.row):
            table.row.state, table.row.finished = OVER, int(time.time())
            table.row.trouble = Message("server-closed").json()
        await table.begin_if_ready()

    await table.exclusively(stand)


def next_seats(row: TableRow, guest: str, swap: bool) -> dict[str, Seat]:
    """Who sits where in the next game: bots and the guest who wants it at once, for the others their seats are kept."""
    names = list(row.seats)
    placed = {}
    for seat, before in zip(names, reversed(names) if swap else names, strict=True):
        place, theirs = row.seats[before], player_of(row.seats[before])
        if theirs:
            placed[seat] = Seat(PERSON, guest) if theirs == guest else Seat(kept=theirs)
        else:
            placed[seat] = Seat(place.kind, bot=place.bot)
    return placed


async def seal(table: LiveTable, guest: Guest, seat: str, hash: str) -> None:
    """Commit to a salt, or show that one is still there."""

    async def commit() -> None:
        table.require_seat(guest, seat)
        if table.row.fate.hashes.get(seat) != hash:
            dice.seal(table.row, seat, hash)
            table.seen.clear()  # the others have to be there now, not only a moment ago
            table.note_presence(guest)
        await table.begin_if_ready()

    await table.exclusively(commit)


async def unseal(table: LiveTable, guest: Guest, seat: str, salt: str) -> None:
    """Open the salt; with the last one the game begins."""

    async def show() -> None:
        table.require_seat(guest, seat)
        dice.unseal(table.row, seat, salt)
        await table.begin_if_ready()

    await table.exclusively(show)
