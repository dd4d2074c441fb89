"""One table in memory. Everything done at it goes through here, one thing at a time.

An accepted answer, all that chance answered after it, and what follows for the table are one transaction, committed
before anybody is shown anything: whoever looks waits for the same lock. If the store fails, what is in memory is thrown
away and made anew from the record when next needed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from thirdage.kernel import REFEREE, SPECTATOR, Match, Message, Refused
from thirdage.server.errors import Problem, problem_of
from thirdage.server.rebuilding import Lost, begin, fate_of, rebuild, stored
from thirdage.server.rows import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    ChatRow,
    Guest,
    Json,
    Seam,
    TableRow,
    UndoAsked,
)
from thirdage.server.saving import adding, closing_chapter, row_of, sitting, table_row
from thirdage.server.store import Statement, Store, pack

T = TypeVar("T")
_log = logging.getLogger("thirdage.server")


class Watcher(Protocol):
    """Somebody who looks at a table over a live line."""

    guest: Guest
    language: str

    def wake(self, chat: ChatRow | None = None) -> None:
        """Something has changed."""


class Room:
    """A table: its row, its match once begun, those who look at it, and the one lock."""

    def __init__(self, store: Store, row: TableRow, changed: Callable[[Room], None]) -> None:
        self.store = store
        self.row = row
        self.changed = changed
        self.match: Match | None = None
        self.entries: list[Json] = []
        self.pending: dict[str, Any] = {}
        self.undos: list[tuple[int, int]] = []
        self.watchers: set[Watcher] = set()
        self.names: dict[str, str] = {}
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.lost = False
        self._told = 0
        self._seam = -1

    # -- one thing at a time ------------------------------------------------------------------------------------

    async def doing(self, what: Callable[[], Awaitable[T]]) -> T:
        """Do it alone and to its end, even if whoever asked has hung up meanwhile."""
        return await asyncio.shield(asyncio.ensure_future(self._alone(what)))

    async def _alone(self, what: Callable[[], Awaitable[T]]) -> T:
        async with self.lock:
            await self.opened()
            try:
                return await what()
            except Refused as refused:
                raise problem_of(refused) from refused

    async def opened(self) -> None:
        """Have the match of a table that has begun; the lock is held."""
        never_begun = self.row.state == WAITING or (self.row.state == OVER and self.row.outcome is None)
        if self.match is not None or self.lost or never_begun:
            return
        kept = await asyncio.to_thread(stored, self.store, self.row)
        try:
            rebuilt = await asyncio.to_thread(rebuild, self.row, kept)
        except Lost:
            _log.exception("table %s cannot be rebuilt", self.row.id)
            self.row.trouble = Message("server-table-lost").json()
            self.lost = True
            return
        self._seam = kept.seam.index if kept.seam is not None else -1
        if rebuilt.mended:
            await self._new_chapter(rebuilt.match)
            return
        self._adopt(rebuilt.match, kept.entries, kept.pending)
        await self._save(rebuilt.match)

    def _adopt(self, match: Match, entries: list[Json], pending: dict[str, Any]) -> None:
        """Take a match whose record is in the store up to these entries."""
        assert match.history is not None
        self.match = match
        self.entries = entries
        self.pending = pending
        self.undos = [(n, entry["undo"]) for n, entry in enumerate(entries) if "undo" in entry]
        told, count = 0, 0
        for told, entry in enumerate([*match.history.entries, None]):  # noqa: B007 (where it stops is what we want)
            if count >= len(entries) or entry is None:
                break
            count += 1 if isinstance(entry, dict) else len(entry[0].group)
        self._told = told

    async def _new_chapter(self, match: Match) -> None:
        """After an upgrade: the record so far is closed, the table goes on from its last seam with one of its own."""
        row = self.row
        _log.warning("table %s: its record no longer fits the rules; going on from its last seam", row.id)
        before = closing_chapter(row)
        row.chapter += 1
        row.position = match.origin
        row.trouble = Message("server-went-on-from-seam").json()
        answered = {seat: match.view(seat)["answered"] for seat in match.seats}
        self._adopt(match, [], {seat: answer for seat, answer in answered.items() if answer is not None})
        self._seam = -1
        match.go_on(fate_of(row))
        await self._save(match, before)

    # -- saving -------------------------------------------------------------------------------------------------

    async def _save(self, match: Match, *more: Statement, always: bool = False) -> None:
        """Commit what the match has that the store has not. Nothing is shown before; failing, nothing has happened."""
        assert match.history is not None
        row = self.row
        new = match.history.json(match.rules.names, self._told)
        statements = [*more]
        if new or more or always:
            outcome = match.outcome
            row.index = match.index
            if row.undo is not None and row.undo.index != match.index:
                row.undo = None
            row.asked = [ask.seat for ask in match.asks]
            row.version, row.facts = match.rules.game.version, match.rules.facts.digest
            if outcome is not None and row.state != OVER:
                row.paused = ""
                row.state, row.outcome, row.finished = OVER, outcome.json(), int(time.time())
            seam = match.history.seams[-1]
            if seam[1] != self._seam:
                written = Seam(seam[1], match.rules.game.write(seam[2]))
                statements.append(("insert or replace into seam values (?, ?)", (row.id, pack(written))))
            statements += [*adding(row, len(self.entries), new), *table_row(row)]
            statements.append(("delete from pending where table_id = ?", (row.id,)))
            statements += [
                ("insert into pending values (?, ?, ?)", (row.id, seat, pack(answer)))
                for seat, answer in self.pending.items()
            ]
            try:
                await self.store.commit(*statements)
            except BaseException:
                await self._forget()
                raise
            self._seam = seam[1]
        self.undos += [(len(self.entries) + n, entry["undo"]) for n, entry in enumerate(new) if "undo" in entry]
        self.entries += new
        self._told = len(match.history.entries)
        self.wake()

    async def _forget(self) -> None:
        """What is in memory may not be what is on the disk: make it anew when next needed."""
        self.match = None
        found = self.store.rows("select body from tables where id = ?", self.row.id)
        if found:
            self.row = row_of(found[0][0])

    async def save_row(self, *more: Statement) -> None:
        """Commit the table without its record; the lock is held."""
        try:
            await self.store.commit(*table_row(self.row), *more)
        except BaseException:
            await self._forget()
            raise
        self.wake()

    def wake(self) -> None:
        """Tell all who look, and the bots, that something has changed."""
        for watcher in list(self.watchers):
            watcher.wake()
        self.changed(self)

    # -- seats --------------------------------------------------------------------------------------------------

    def owned(self, guest: Guest) -> list[str]:
        """The seats of this guest."""
        return [name for name, seat in self.row.seats.items() if seat.kind == PERSON and seat.guest == guest.id]

    def own(self, guest: Guest, seat: str) -> None:
        """Refuse what is done in the name of somebody else's seat."""
        if seat not in self.row.seats:
            raise Problem(400, "refused-seat-unknown", {"id": seat[:80]})
        if seat not in self.owned(guest):
            raise Problem(403, "server-not-your-seat", {"seat": seat})

    async def join(self, guest: Guest, seat: str, salt: str) -> None:
        """Sit down; or, for one's own seat, give a salt. The game begins when no seat is open."""

        async def sit() -> None:
            if seat not in self.row.seats:
                raise Problem(400, "refused-seat-unknown", {"id": seat[:80]})
            if self.row.state != WAITING:
                raise Problem(409, "server-has-begun")
            place = self.row.seats[seat]
            taken = place.kind != OPEN and not (place.kind == PERSON and place.guest == guest.id)
            if taken or (place.kept and place.kept != guest.id):
                raise Problem(409, "server-seat-taken", {"seat": seat})
            place.kind, place.guest, place.kept = PERSON, guest.id, ""
            if salt:
                self.row.fate.salts[seat] = salt
            await self.begin_if_full(sitting(guest.id, self.row.id))

        await self.doing(sit)

    async def begin_if_full(self, *more: Statement) -> None:
        """Begin the game if everyone is there; either way the table is saved. The lock is held."""
        row = self.row
        people = [seat for seat, place in row.seats.items() if place.kind == PERSON]
        salted = not row.hold or all(seat in row.fate.salts for seat in people)
        if row.state != WAITING or any(seat.kind == OPEN for seat in row.seats.values()) or not salted:
            await self.save_row(*more)
            return
        try:
            if row.prologue and not self.entries:
                self.entries = (await asyncio.to_thread(stored, self.store, row)).entries
            match = begin(row, self.entries)
        except BaseException:
            await self._forget()
            raise
        row.state = PLAYING
        row.position = match.origin
        self._adopt(match, self.entries, {})
        await self._save(match, *more, always=True)

    async def leave(self, guest: Guest, seat: str) -> None:
        """Stand up again, before the game has begun. A table that the last person leaves is closed."""

        async def stand() -> None:
            self.own(guest, seat)
            if self.row.state != WAITING:
                raise Problem(409, "server-leave-running")
            place = self.row.seats[seat]
            place.kind, place.guest = OPEN, ""
            self.row.fate.salts.pop(seat, None)
            if not any(s.kind == PERSON for s in self.row.seats.values()):
                self.row.state, self.row.finished = OVER, int(time.time())
                self.row.trouble = Message("server-closed").json()
            gone = ("delete from sitting where guest = ? and table_id = ?", (guest.id, self.row.id))
            await self.save_row(*([] if self.owned(guest) else [gone]))

        await self.doing(stand)

    # -- playing ------------------------------------------------------------------------------------------------

    def playing(self) -> Match:
        """The match; refused before it has begun, and if there is no way back to it."""
        if self.lost:
            raise Problem(409, "server-table-lost")
        if self.match is None:
            raise Problem(409, "server-closed" if self.row.state == OVER else "server-not-begun")
        return self.match

    def deciding(self) -> Match:
        """The match, if decisions may be made in it now: nobody has paused it."""
        match = self.playing()
        if self.row.paused:
            raise Problem(409, "server-paused", {"seat": self.row.paused})
        return match

    async def answer(self, seat: str, index: int, answer: Any, guest: Guest | None = None) -> int:
        """Give an answer, in the name of a guest who must own the seat, or of a bot. The index after it."""

        async def give() -> int:
            if guest is not None:
                self.own(guest, seat)
            match = self.deciding()
            before = match.index
            match.answer(answer, seat, index)
            if match.index == before:
                self.pending[seat] = answer
            else:
                self.pending = {}
            await self._save(match, always=True)
            return match.index

        return await self.doing(give)

    async def pause(self, guest: Guest, seat: str, paused: bool) -> None:
        """Whoever sits there may pause the game, and whoever sits there may go on with it; twice is as good as once."""

        async def halt() -> None:
            self.own(guest, seat)
            if self.playing().outcome is not None:
                raise Refused("refused-over")
            self.row.paused = (self.row.paused or seat) if paused else ""
            await self.save_row()

        await self.doing(halt)

    async def undo(self, guest: Guest, seat: str) -> bool:
        """Take back, or ask the others; bots agree, and so does whoever sits on both seats."""

        async def take_back() -> bool:
            self.own(guest, seat)
            agreed = {s for s, place in self.row.seats.items() if place.kind == BOT or place.guest == guest.id} - {seat}
            return await self._undo(UndoAsked(seat, self.deciding().index, sorted(agreed)))

        return await self.doing(take_back)

    async def _undo(self, asked: UndoAsked) -> bool:
        match = self.playing()
        before = match.index
        try:
            match.undo(asked.seat, asked.agreed)
        except Refused as refused:
            if refused.id != "refused-undo-consent":
                raise
            self.row.undo = asked
            await self.save_row()
            return False
        if match.index == before:
            self.pending.pop(asked.seat, None)
        else:
            self.pending = {}
        self.row.undo = None
        await self._save(match, always=True)
        return True

    async def consent(self, guest: Guest, seat: str, agree: bool) -> bool:
        """Agree to an undo, or not: then it is off the table."""

        async def say() -> bool:
            self.own(guest, seat)
            asked = self.row.undo
            if asked is None or asked.index != self.deciding().index or asked.seat == seat:
                raise Problem(409, "server-no-undo-asked")
            if not agree:
                self.row.undo = None
                await self.save_row()
                return False
            return await self._undo(UndoAsked(asked.seat, asked.index, sorted({*asked.agreed, seat})))

        return await self.doing(say)

    async def resign(self, guest: Guest, seat: str) -> None:
        """Give up: the seat's side loses."""

        async def give_up() -> None:
            self.own(guest, seat)
            match = self.playing()
            match.finish("resigned", [seat])
            await self._save(match)

        await self.doing(give_up)

    async def chat(self, guest: Guest, text: str) -> ChatRow:
        """Say something to everyone at the table."""

        async def say() -> ChatRow:
            said = self.store.rows("select coalesce(max(n) + 1, 0) from chat where table_id = ?", self.row.id)
            seats = self.owned(guest)
            row = ChatRow(said[0][0], guest.id, guest.name, seats[0] if seats else None, text, int(time.time()))
            await self.store.commit(("insert into chat values (?, ?, ?)", (self.row.id, row.n, pack(row))))
            for watcher in list(self.watchers):
                watcher.wake(row)
            return row

        async with self.lock:
            return await asyncio.shield(asyncio.ensure_future(say()))

    # -- looking ------------------------------------------------------------------------------------------------

    def shown_seat(self, guest: Guest, last: str = "") -> str:
        """Whose view a guest is shown: of his own seats one that is asked, else the last one shown, else the first."""
        seats = self.owned(guest)
        if not seats:
            return SPECTATOR
        asked = [seat for seat in self.row.asked if seat in seats]
        if last in seats and (last in asked or not asked):
            return last
        return (asked or seats)[0]

    def allowed(self, guest: Guest, seat: str | None) -> str:
        """The view that a guest asks for, if he may have it; a referee's only when the game is over."""
        if seat is None:
            return self.shown_seat(guest)
        if seat == SPECTATOR or (self.row.state == OVER and (seat == REFEREE or seat in self.row.seats)):
            return seat
        self.own(guest, seat)
        return seat
