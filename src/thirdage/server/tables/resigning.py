"""Giving up: a side resigns when all the people who play on it agree. Bots have no say, whoever they play for."""

from __future__ import annotations

from thirdage.kernel import Refused
from thirdage.server.storage.rows import OVER, PERSON, Guest, Json, TableRow
from thirdage.server.tables.live_table import LiveTable


async def resign(table: LiveTable, guest: Guest, seat: str, agree: bool) -> None:
    """Want to give up, or not any more: then nobody of that side does."""

    async def give_up() -> None:
        table.require_seat(guest, seat)
        match, row = table.begun_match(), table.row
        if row.state == OVER:
            raise Refused("refused-over")
        side = match.rules.side_of[seat]
        agreed = sorted({*row.resigning.get(side, []), guest.id}) if agree else []
        if agree and people(row, side) <= set(agreed):
            row.resigning = {}
            match.finish("resigned", [other for other in row.sides[side] if row.seats[other].kind == PERSON])
            await table.save(match)
            return
        row.resigning[side] = agreed
        await table.save_row()

    await table.exclusively(give_up)


def people(row: TableRow, side: str) -> set[str]:
    """The people who play on a side."""
    return {row.seats[seat].guest for seat in row.sides[side] if row.seats[seat].kind == PERSON}


def resigning_json(row: TableRow, mine: list[str]) -> Json | None:
    """Who of one's own side wants to give up, and who is waited for; the other side is not told."""
    for side, agreed in row.resigning.items():
        if agreed and set(mine) & set(row.sides[side]):
            seats = [seat for seat in row.sides[side] if row.seats[seat].kind == PERSON]
            wants = [seat for seat in seats if row.seats[seat].guest in agreed]
            return {"side": side, "agreed": wants, "waiting": [seat for seat in seats if seat not in wants]}
    return None
