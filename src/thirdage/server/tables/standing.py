"""What the server answers for people at a table: what they have left standing, and what can be answered only one way.

A window asks a seat whether it reacts, whatever it holds. How soon it declines must not tell what it held, nor whether
it has left that answer standing, nor whether it could have done anything else. So the same short time, drawn by chance
for each ask, passes before the server gives an answer, and before it enters one that a person gives to a window by hand
where others sit at the table. An only answer that others would learn something from (`only_answer`) is not given.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from itertools import islice
from typing import TYPE_CHECKING, Final

from thirdage.kernel import Ask, Match, Option, Refused, StandingAnswer, last_answered, leave_standing
from thirdage.server.errors import Problem
from thirdage.server.storage.rows import PERSON, Forced, Guest, Json, Standing, TableRow

if TYPE_CHECKING:
    from thirdage.server.tables.live_table import LiveTable

SHORTEST = 0.8
"""Seconds that pass at least before an answer to a window is entered; at most it is twice as long."""
REMEMBERED: Final = 100
"""So many answers that stood are remembered, for an undo to pass over them."""
TOLD: Final = 12
"""So many only answers are remembered, to be told to whom they were given for."""
_log = logging.getLogger("thirdage.server")
Key = tuple[str, int]
"""A seat and the index of its ask."""


class Windows:
    """The asks that stand open for people at one table: when each may be answered, and what is given for them."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._due: dict[Key, float] = {}
        self._windows: set[Key] = set()
        self._by_hand: set[Key] = set()
        self._timers: dict[Key, asyncio.TimerHandle] = {}
        self._giving: set[asyncio.Future[None]] = set()

    def by_hand(self, guest: Guest, seat: str, index: int) -> float:
        """Somebody answers by hand, so nothing is given for this ask any more; the seconds until it may be entered.

        Where nobody else sits at the table nobody is to be kept from seeing how soon.
        """
        key, places = (seat, index), self.table.row.seats
        due = self._due.get(key)
        if due is None or places[seat].guest != guest.id:
            return 0
        self._leave(key)
        waits = key in self._windows and not _is_alone(self.table.row, seat)
        return max(0, due - asyncio.get_running_loop().time()) if waits else 0

    def leave_to(self, seat: str) -> None:
        """The seat is to answer itself what it is asked now."""
        match = self.table.match
        for ask in match.asks if match is not None else ():
            if ask.seat == seat:
                self._leave((seat, ask.index))

    def _leave(self, key: Key) -> None:
        self._by_hand.add(key)
        if key in self._timers:
            self._timers.pop(key).cancel()

    def look(self) -> None:
        """See which asks are open now; what is given for a seat is given when its time has come."""
        row, match, loop = self.table.row, self.table.match, asyncio.get_running_loop()
        asks = match.asks if match is not None else ()
        open_now = {(a.seat, a.index): a for a in asks if row.seats[a.seat].kind == PERSON}
        self._due = {key: self._due.get(key, loop.time() + _waits(row, ask)) for key, ask in open_now.items()}
        self._windows = {key for key, ask in open_now.items() if ask.window}
        self._by_hand &= open_now.keys()
        for key in [key for key in self._timers if key not in open_now]:
            self._timers.pop(key).cancel()
        for key, ask in open_now.items():
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
        """Give the answer that stands, or the only one, if it still does. At a paused table it waits for a look."""
        table = self.table

        async def answer() -> None:
            match, row = table.unpaused_match(), table.row
            for ask in match.asks:
                option = _answer(row, match, ask) if (ask.seat, ask.index) == (seat, index) else None
                if option is not None:
                    written = option.json(match.rules.names)
                    row.stood = [*row.stood, index][-REMEMBERED:]
                    if _standing_answer(row, match, ask) is None:
                        row.forced = [*row.forced, Forced(index, seat, ask.kind, written)][-TOLD:]
                    await table.enter(match, seat, index, written)
                    return

        try:
            await table.exclusively(answer)
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
    return [StandingAnswer(left.seat, left.kind, left.last_round, left.offer) for left in row.standing]


def _standing_answer(row: TableRow, match: Match, ask: Ask) -> Option | None:
    """What a seat has answered beforehand to this ask."""
    given = [left.answer_to(match, ask) for left in _left(row)]
    return next((option for option in given if option is not None), None)


def _answer(row: TableRow, match: Match, ask: Ask) -> Option | None:
    """What is given for a seat: what it has left standing, or the only answer there is, if it wants that."""
    standing = _standing_answer(row, match, ask)
    return standing if standing is not None or ask.seat not in row.only else only_answer(row, match, ask)


def only_answer(row: TableRow, match: Match, ask: Ask) -> Option | None:
    """The one answer that an ask has; None where there are more, or where to give it does harm.

    Where others sit, an ask whose offer depends on what they do not see is answered only in a way that could also stand
    (decline, pass): else they would learn that there was no choice. And as long as the seat may freely take back what
    it did before, nothing that would end that is done for it; a window ends it whatever is answered.
    """
    options = list(islice(iter(ask.options), 2))
    if len(options) != 1:
        return None
    [option] = options
    passing = ask.spec.passing
    stands = passing is not None and option == passing()
    if not (ask.spec.in_sight or stands or _is_alone(row, ask.seat)):
        return None
    if not ask.window and match.can_undo(ask.seat) and not _goes_on(match, ask, option):
        return None
    return option


def _goes_on(match: Match, ask: Ask, option: Option) -> bool:
    """Whether after this answer the same seat is asked next, and nothing was rolled or drawn between."""
    ahead = match.fork()
    ahead.answer(option, ask.seat)
    return ahead.index == match.index + 1 and bool(ahead.asks) and all(one.seat == ask.seat for one in ahead.asks)


def _is_alone(row: TableRow, seat: str) -> bool:
    """Whether the person on a seat is the only one at the table."""
    guest = row.seats[seat].guest
    return all(place.guest == guest for place in row.seats.values() if place.kind == PERSON)


def _waits(row: TableRow, ask: Ask) -> float:
    """The seconds before an answer to an ask is given: none for what everyone could say, nor where nobody looks."""
    at_once = (ask.spec.in_sight and not ask.window) or _is_alone(row, ask.seat)
    return 0 if at_once else _drawn()


async def give_only(table: LiveTable, guest: Guest, seat: str, on: bool) -> None:
    """From now on a seat is given what can be answered only one way, or is asked that too."""

    async def say() -> None:
        table.require_seat(guest, seat)
        table.row.only = sorted({*table.row.only, seat} if on else set(table.row.only) - {seat})
        await table.save_row()

    await table.exclusively(say)


def forced_json(row: TableRow, mine: list[str]) -> Json:
    """For which of a guest's seats only answers are given, and the latest of them. Nobody is told of another's."""
    told: dict[str, list[Json]] = {seat: [] for seat in mine}
    for one in row.forced:
        if one.seat in told:
            told[one.seat].append({"index": one.index, "kind": one.kind, "answer": one.answer})
    return {"only": [seat for seat in row.only if seat in told], "forced": told}


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
        table.row.standing = [Standing(left.seat, left.kind, left.last_round, left.offer) for left in kept]
        await table.save_row()

    await table.exclusively(say)


def standing_json(table: LiveTable, match: Match, mine: list[str]) -> Json:
    """What a guest has left standing, by seat. Nobody is told of another's."""
    standing = [left for left in _left(table.row) if left.holds(match)]
    return {seat: [{"kind": s.kind, "until": s.until} for s in standing if s.seat == seat] for seat in mine}


def undo_over(table: LiveTable, match: Match, seat: str, agreed: list[str]) -> None:
    """Take back the seat's last answer and, if that one was given for it, those before it down to one of its own.

    Where that is not allowed it stops at an ask that the seat now answers itself: what stood for it is gone.
    """
    row = table.row
    at = last_answered(match, seat)[1]
    match.undo(seat, agreed)
    while at in row.stood:
        row.forced = [one for one in row.forced if (one.seat, one.index) != (seat, at)]
        at = last_answered(match, seat)[1]
        try:
            match.undo(seat, agreed)
        except Refused:
            asked = {ask.kind for ask in match.asks if ask.seat == seat}
            row.standing = [left for left in row.standing if left.seat != seat or left.kind not in asked]
            table.windows.leave_to(seat)
            return
