"""Reminder tokens (HR-AUX-01): those who hunt lay them where they like. They are no part of the game or its record."""

from __future__ import annotations

from thirdage.server.errors import Problem
from thirdage.server.request_types import Reminder
from thirdage.server.storage.rows import OVER, Guest
from thirdage.server.tables.live_table import LiveTable


async def lay(table: LiveTable, guest: Guest, wish: Reminder) -> None:
    """Lay a token on a space, or take it away."""

    async def put() -> None:
        table.require_seat(guest, wish.seat)
        match, row = table.begun_match(), table.row
        count, seats, spaces = match.rules.game.reminders(match.rules, match.position)
        if row.state == OVER or wish.seat not in seats or wish.token >= count:
            raise Problem(409, "server-no-reminder")
        if wish.space is not None and wish.space not in spaces:
            raise Problem(400, "server-no-such-space", {"given": wish.space[:80]})
        lying = row.reminders or [""] * count
        row.reminders = [wish.space or "" if n == wish.token else there for n, there in enumerate(lying)]
        await table.save_row()

    await table.exclusively(put)
