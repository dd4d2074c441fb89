"""The part of its game that a table is in: where a new one begins it rests (see `resting`)."""

from __future__ import annotations

from thirdage.kernel import Match
from thirdage.server.storage.rows import PERSON, TableRow


def sitting_people(row: TableRow) -> set[str]:
    """The guests who play."""
    return {place.guest for place in row.seats.values() if place.kind == PERSON}


def note_part(row: TableRow, match: Match) -> None:
    """Rest where a new part begins, if people play; an undo that leads back behind it ends the rest."""
    now = match.rules.game.part(match.position)
    if now != row.part:
        row.resting = 0 < row.part < now and bool(sitting_people(row))
        row.ready = []
        row.reminders = []
    row.part = now
