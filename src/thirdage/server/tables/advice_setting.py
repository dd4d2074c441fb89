"""Whether odds and advice are to be had at a table: chosen when it is set up, and told to all before they sit down.

Where somebody walks unseen this holds for all that helps to find him: where he could be, and written notes.

Odds and advice are a bot's judgement. Against bots they teach; against people they are help that the other may not have
agreed to. Facts are never held back.
"""

from __future__ import annotations

from thirdage.games import find
from thirdage.server.errors import Problem
from thirdage.server.storage.rows import TableRow
from thirdage.server.tables.undo_setting import people


def has_advice(row: TableRow) -> bool:
    """What holds at a table: what was chosen, else yes as long as no second person plays or may come.

    Where somebody walks unseen, odds and advice reckon where. HR-AUX-01 forbids even notes, so they must be chosen.
    """
    if row.advice is None:
        return people(row.seats) <= 1 and not find(row.game).hides_movement
    return row.advice


def require_aids(row: TableRow) -> None:
    """Refuse notes, and what is reckoned of where somebody is, where the table has none or nobody walks unseen."""
    if not find(row.game).hides_movement:
        raise Problem(409, "server-nobody-hides")
    if not has_advice(row):
        raise Problem(403, "server-unaided")


def require_advice(row: TableRow) -> None:
    """Refuse odds and advice where the table has none."""
    if not has_advice(row):
        raise Problem(403, "server-advice-off")
