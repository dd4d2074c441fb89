"""A game that was to have one part is over, and its people want the next: chapter 2 of the Hunt after chapter 1 alone.

The new table begins with the answers of the old one, under options that let it go on; it rests at once, as between two
parts of one game, so that seats can change hands before all say that they are ready. When the old game was over anybody
could look at what had been hidden: where several people sit, it is therefore dealt anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thirdage.games import find
from thirdage.kernel import in_play
from thirdage.server.errors import Problem
from thirdage.server.storage.entries import without_fate_numbers
from thirdage.server.storage.rows import OVER, PLAYED_ON, Guest, Json, Seat, TableRow
from thirdage.server.storage.statements import sitting
from thirdage.server.tables.handovers import players
from thirdage.server.tables.live_table import LiveTable
from thirdage.server.tables.seating import next_seats
from thirdage.server.tables.undo_setting import setting_of

if TYPE_CHECKING:
    from thirdage.server.tables.all_tables import Tables


def options_on(row: TableRow) -> Json | None:
    """The options of the table on which this game would go on; None where it is over, or not yet."""
    if row.state != OVER or row.outcome is None or row.header is not None:
        return None
    return find(row.game).goes_on(row.options, row.outcome)


async def go_on(tables: Tables, guest: Guest, table: LiveTable, others: bool) -> LiveTable:
    """The table of the next part, with the same people, or with whoever else sits down in place of the others.

    Whoever asks for it after another, and has a seat kept there, sits down.
    """

    async def follow() -> LiveTable:
        row = table.row
        if guest.id not in players(row):
            raise Problem(403, "server-not-at-table")
        if row.goes_on is not None:
            made = tables.find(row.goes_on)
            for seat in [seat for seat, place in made.row.seats.items() if place.kept == guest.id]:
                await tables.join(guest, made, seat)
            return made
        options = options_on(row)
        if options is None:
            raise Problem(409, "server-no-part-follows")
        rules = find(row.game).rules(options)
        placed = next_seats(row, guest.id, swap=False)
        if others:
            placed = {seat: Seat() if place.kept else place for seat, place in placed.items()}
        more: Json = {"listed": False, "advice": row.advice, "from_memory": row.from_memory, "follows": row.id}
        more |= {"begins": PLAYED_ON, "maker": guest.id, "position": row.position, "part": row.part}
        new = tables.new_row(rules, placed, setting_of(row), **more)
        entries = without_fate_numbers([entry for _, entry in in_play(table.entries)])
        new.prologue = new.index = len(entries)
        new.version, new.facts = rules.game.version, rules.facts.digest
        made = await tables.settled(new, guest, entries)
        row.goes_on = new.id
        await table.save_row(*[sitting(place.kept, new.id) for place in placed.values() if place.kept])
        return made

    return await table.exclusively(follow)
