"""Between two parts of a game, the chapters of the Hunt, a table rests: it is saved, and may be left for later.

It goes on when all people who sit there have said so; until then any of them may give his seat to somebody else. What
is hidden stays hidden meanwhile, for it is still the same game, with one record.
"""

from __future__ import annotations

from thirdage.server.errors import Problem
from thirdage.server.storage.rows import PERSON, Guest, Json, TableRow
from thirdage.server.tables.live_table import LiveTable
from thirdage.server.tables.parts import sitting_people


async def go_on(table: LiveTable, guest: Guest, seat: str) -> None:
    """Whoever sits there is ready for the next part; with the last of them it begins."""

    async def say() -> None:
        row = table.row
        table.require_seat(guest, seat)
        if not row.resting:
            raise Problem(409, "server-not-resting")
        row.ready = sorted({*row.ready, guest.id})
        if sitting_people(row) <= set(row.ready):
            row.resting, row.ready = False, []
            row.handovers, row.invitations = {}, {}
        await table.save_row()

    await table.exclusively(say)


def resting_json(row: TableRow) -> Json | None:
    """Who is ready to go on, and who is waited for; null where nobody rests."""
    if not row.resting:
        return None
    people = {seat: place.guest for seat, place in row.seats.items() if place.kind == PERSON}
    ready = [seat for seat, guest in people.items() if guest in row.ready]
    return {"ready": ready, "waiting": [seat for seat in people if seat not in ready]}
