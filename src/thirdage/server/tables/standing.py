"""Windows at a table: what people have answered to them beforehand, and the short time before any answer is entered.

A window asks a seat whether it reacts, whatever it holds. How soon it declines must not tell what it held, nor whether
it has left that answer standing. So the same short time, drawn by chance for each window, passes before the server
gives a standing answer, and before it enters one that a person gives by hand where others sit at the table.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, Final

from thirdage.kernel import Ask, Match, Option, Refused, StandingAnswer, last_answered, leave_standing
from thirdage.server.errors import Problem
from thirdage.server.storage.rows import PERSON, Guest, Json, Standing, TableRow

if TYPE_CHECKING:
    from thirdage.server.tables.live_table import LiveTable

SHORTEST = 0.8
"""Seconds that pass at least before an answer to a window is entered; at most it is twice as long."""
REMEMBERED: Final = 100
"""So many answers that stood are remembered, for an undo to pass over them."""
_log = logging.getLogger("thirdage.server")
Key = tuple[str, int]
"""A seat and the index of its ask."""


class Windows:
    """The windows that stand open for people at one table: when each may be answered, and what stands for it."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._due: dict[Key, float] = {}
        self._by_hand: set[Key] = set()
        self._timers: dict[Key, asyncio.TimerHandle] = {}
        self._giving: set[asyncio.Future[None]] = set()

    def by_hand(self, guest: Guest, seat: str, index: int) -> float:
        """Somebody answers by hand, so nothing stands for this window any more; the seconds until it may be entered.

        Where nobody else sits at the table nobody is to be kept from seeing how soon.
        """
        key, places = (seat, index), self.table.row.seats
        due = self._due.get(key)
        if due is None or places[seat].guest != guest.id:
            return 0
        self._by_hand.add(key)
        if key in self._timers:
            self._timers.pop(key).cancel()
        alone = all(place.guest == guest.id for place in places.values() if place.kind == PERSON)
        return 0 if alone else max(0, due - asyncio.get_running_loop().time())

    def look(self) -> None:
        """See which windows are open now; an answer that stands is given when its time has come."""
        row, match, loop = self.table.row, self.table.match, asyncio.get_running_loop()
        asks = match.asks if match is not None else ()
        windows = {(a.seat, a.index): a for a in asks if a.window and row.seats[a.seat].kind == PERSON}
        self._due = {key: self._due.get(key, loop.time() + _drawn()) for key in windows}
        self._by_hand &= windows.keys()
        for key in [key for key in self._timers if key not in windows]:
            self._timers.pop(key).cancel()
        for key, ask in windows.items():
            if match is None or key in self._timers or key in self._by_hand:
                continue
            if _answer(row, match, ask) is not None:
                self._timers[key] = loop.call_at(self._due[key], self._ring, key)

    def _ring(self, key: Key) -> None:
        self._timers.pop(key, None)
        task = asyncio.ensure_future(self._give(*key))
        self._giving.add(task)
        task.add_done_callback(self._giving.discard)

    async def _give(self, seat: str, index: int) -> None:
        """Give the answer that stands, if it still does. At a paused table it waits for the next look."""
        table = self.table

        async def decline() -> None:
            match = table.unpaused_match()
            for ask in match.asks:
                option = _answer(table.row, match, ask) if (ask.seat, ask.index) == (seat, index) else None
                if option is not None:
                    table.row.stood = [*table.row.stood, index][-REMEMBERED:]
                    await table.enter(match, seat, index, option.json(match.rules.names))
                    return

        try:
            await table.exclusively(decline)
        except Problem as late:  # somebody has paused, or taken something back
            _log.info("table %s: a standing answer cannot be given now: %s", table.row.id, late)
        except Exception:  # noqa: BLE001 -- nobody waits for it who could be told
            _log.exception("table %s: a standing answer cannot be given", table.row.id)

    def close(self) -> None:
        """Give no more answers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()


def _drawn() -> float:
    """How long an answer waits."""
    return SHORTEST * (1 + secrets.randbelow(1001) / 1000)


def _left(row: TableRow) -> list[StandingAnswer]:
    return [StandingAnswer(left.seat, left.kind, left.last_round) for left in row.standing]


def _answer(row: TableRow, match: Match, ask: Ask) -> Option | None:
    """What a seat has answered beforehand to this ask."""
    given = [left.answer_to(match, ask) for left in _left(row)]
    return next((option for option in given if option is not None), None)


async def leave(table: LiveTable, guest: Guest, seat: str, kind: str, until: str | None) -> None:
    """A seat leaves an answer standing, for another time than before, or takes it back; twice is as good as once."""

    async def say() -> None:
        table.require_seat(guest, seat)
        match = table.begun_match()
        if match.outcome is not None:
            raise Refused("refused-over")
        kept = [left for left in _left(table.row) if left.holds(match) and (left.seat, left.kind) != (seat, kind)]
        if until is not None:
            kept.append(leave_standing(match, seat, kind, until))
        table.row.standing = [Standing(left.seat, left.kind, left.last_round) for left in kept]
        await table.save_row()

    await table.exclusively(say)


def standing_json(table: LiveTable, match: Match, mine: list[str]) -> Json:
    """What a guest has left standing, by seat. Nobody is told of another's."""
    standing = [left for left in _left(table.row) if left.holds(match)]
    return {seat: [{"kind": s.kind, "until": s.until} for s in standing if s.seat == seat] for seat in mine}


def undo_over(table: LiveTable, match: Match, seat: str, agreed: list[str]) -> None:
    """Take back the seat's last answer and, if that one stood, those before it down to one it has given itself.

    Where that is not allowed it stops at a window, which the seat is now asked itself: what stood for it is gone.
    """
    stood = last_answered(match, seat)[1] in table.row.stood
    match.undo(seat, agreed)
    while stood:
        stood = last_answered(match, seat)[1] in table.row.stood
        try:
            match.undo(seat, agreed)
        except Refused:
            asked = {ask.kind for ask in match.asks if ask.seat == seat}
            table.row.standing = [left for left in table.row.standing if left.seat != seat or left.kind not in asked]
            return
