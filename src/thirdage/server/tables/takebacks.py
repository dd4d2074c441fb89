"""Undo at a table: at once, or after the others have agreed."""

from __future__ import annotations

from thirdage.kernel import PRACTICE, Match, Refused, last_answered, rolled_since
from thirdage.server.errors import Problem
from thirdage.server.limits import reached
from thirdage.server.storage.rows import BOT, Guest, Json, UndoAsked
from thirdage.server.tables.live_table import LiveTable
from thirdage.server.tables.standing import undo_over
from thirdage.server.tables.undo_setting import setting_of


async def undo(table: LiveTable, guest: Guest, seat: str) -> bool:
    """Take back, or ask the other people: in practice nobody is asked, bots never are."""

    async def take_back() -> bool:
        table.require_seat(guest, seat)
        agreed: set[str] = set()
        if setting_of(table.row) != PRACTICE:
            agreed = {s for s, place in table.row.seats.items() if place.kind == BOT or place.guest == guest.id} - {
                seat
            }
        return await _undo(table, UndoAsked(seat, table.unpaused_match().index, sorted(agreed)))

    return await table.exclusively(take_back)


async def consent(table: LiveTable, guest: Guest, seat: str, agree: bool) -> bool:
    """Agree to an undo, or not: then it is off the table."""

    async def say() -> bool:
        table.require_seat(guest, seat)
        asked = table.row.undo
        if asked is None or asked.index != table.unpaused_match().index or asked.seat == seat:
            raise Problem(409, "server-no-undo-asked")
        if not agree:
            table.row.undo = None
            await table.save_row()
            return False
        return await _undo(table, UndoAsked(asked.seat, asked.index, sorted({*asked.agreed, seat})))

    return await table.exclusively(say)


async def _undo(table: LiveTable, asked: UndoAsked) -> bool:
    match = table.begun_match()
    if reached(table.limits.undos, len(table.undos)):
        raise Problem(409, "server-undos-limit", {"count": table.limits.undos})
    before = match.index
    try:
        undo_over(table, match, asked.seat, asked.agreed)
    except Refused as refused:
        if refused.id != "refused-undo-consent":
            raise
        table.row.undo = asked
        await table.save_row()
        return False
    if match.index == before:
        table.pending.pop(asked.seat, None)
    else:
        table.pending = {}
    table.row.undo = None
    await table.save(match, always=True)
    return True


def undo_json(table: LiveTable, match: Match, mine: list[str]) -> Json:
    """What a guest may take back, what was rolled since, who waits for consent, and how much was taken back so far.

    `to` is the answer that would go.
    """
    row = table.row
    most = reached(table.limits.undos, len(table.undos))
    told: Json = {"can_undo": {seat: "no" if most else _can_undo(match, seat) for seat in mine}, "undo": None}
    seats = list(mine)
    if row.undo is not None and row.undo.index == match.index:
        waiting = [seat for seat in row.seats if seat != row.undo.seat and seat not in row.undo.agreed]
        told["undo"] = {"seat": row.undo.seat, "agreed": row.undo.agreed, "waiting": waiting}
        told["undo"]["to"] = last_answered(match, row.undo.seat, row.stood)[1]
        seats.append(row.undo.seat)
    told["rolled_since"] = {seat: rolled_since(match, seat, row.stood) for seat in seats}
    times = len(match.history.behind) if match.history is not None else 0
    return told | {"taken_back": {"times": times, "outcomes": table.taken_back}}


def _can_undo(match: Match, seat: str) -> str:
    """Freely, by the setting of the table, not by that setting, or there is nothing to take back."""
    if match.can_undo(seat):
        return "free"
    if match.outcome is not None or match.history is None:
        return "no"
    try:
        match.history.target(seat, ())
    except Refused:
        return "no"
    return match.undo_setting
