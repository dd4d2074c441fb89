"""Written notes: those who hunt keep them together, and everyone at the table reads them.

HR-AUX-01 forbids them at a real table, so there are none unless that was chosen with odds and advice. They are no part
of the game or its record. What is struck out stays to be read until its room is needed.
"""

from __future__ import annotations

import time
from typing import Final

from thirdage.kernel import Match, Refused
from thirdage.server.errors import Problem
from thirdage.server.guest_texts import name_shown, readable, said_shown
from thirdage.server.rate_limit import RateLimit
from thirdage.server.request_types import NewNote, StrikeNote
from thirdage.server.storage.rows import OVER, Guest, Json, Note, TableRow
from thirdage.server.tables.advice_setting import has_advice, require_aids
from thirdage.server.tables.live_table import LiveTable

MOST: Final = 60
"""How many notes a table keeps; they go with everything that is told of it."""


def notes_json(table: LiveTable, guest: Guest) -> Json | None:
    """The notes as a guest reads them, and the seats that write them; None where none are kept."""
    row, match = table.row, table.match
    if match is None or not match.rules.game.hides_movement or not has_advice(row):
        return None
    kept = [
        {
            "n": note.n,
            "name": name_shown(note.name),
            "seat": note.seat,
            "text": said_shown(note.text),
            "round": note.round,
            "at": note.at,
            "struck": note.struck,
            "mine": note.guest == guest.id,
        }
        for note in row.notes
    ]
    return {"writers": _writers(match) if row.state != OVER else [], "kept": kept}


async def write(table: LiveTable, guest: Guest, wish: NewNote, rate: RateLimit) -> None:
    """Write something down; where all is full what was struck out first makes room."""

    async def put() -> None:
        row = _open(table, guest, wish.seat)
        text = readable(wish.text)
        kept = [*row.notes]
        if len(kept) >= MOST:
            oldest = next((note for note in kept if note.struck), None)
            if oldest is None:
                raise Problem(409, "server-notes-full", {"count": MOST})
            kept.remove(oldest)
        rate.keep(guest.id)
        last = row.notes[-1].n if row.notes else -1
        row.notes = [*kept, Note(last + 1, guest.id, guest.name, wish.seat, text, row.round, int(time.time()))]
        await table.save_row()

    await table.exclusively(put)


async def strike(table: LiveTable, guest: Guest, wish: StrikeNote) -> None:
    """Strike out a note; only who wrote it may."""

    async def put() -> None:
        row = _open(table, guest, wish.seat)
        note = next((note for note in row.notes if note.n == wish.n), None)
        if note is None:
            raise Problem(404, "server-no-such-note")
        if note.guest != guest.id:
            raise Problem(403, "server-not-your-note")
        note.struck = True
        await table.save_row()

    await table.exclusively(put)


def _writers(match: Match) -> list[str]:
    """Those who hunt: they lay the reminder tokens too."""
    return sorted(match.rules.game.reminders(match.rules, match.position)[1])


def _open(table: LiveTable, guest: Guest, seat: str) -> TableRow:
    """The table, if this guest may write there now."""
    table.require_seat(guest, seat)
    row, match = table.row, table.begun_match()
    require_aids(row)
    if row.state == OVER:
        raise Refused("refused-over")
    if seat not in _writers(match):
        raise Problem(409, "server-no-notes")
    return row
