"""One table in memory. Everything done at it goes through `LiveTable`, one thing at a time.

An accepted answer, the outcomes of chance after it and their consequences for the table are one transaction. It is
committed before anybody is shown anything, because whoever reads needs the same lock. If the store fails, the match in
memory is thrown away and rebuilt from the record when it is next needed.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from thirdage.kernel import REFEREE, SPECTATOR, Match, Message, Refused, taken_back
from thirdage.server.errors import Problem, problem_of
from thirdage.server.limits import Limits
from thirdage.server.storage.rows import BOT, OVER, PERSON, PLAYING, WAITING, ChatRow, Guest, Json, Seam, TableRow
from thirdage.server.storage.statements import adding, closing_chapter, row_of, staying, table_row
from thirdage.server.storage.store import Statement, Store, pack
from thirdage.server.tables import dice
from thirdage.server.tables.absence import Absence
from thirdage.server.tables.beginnings import BEFORE, prepared
from thirdage.server.tables.parts import note_part
from thirdage.server.tables.standing import Windows
from thirdage.server.tables.stored_match import Lost, StoredGame, begin, rebuild, stored
from thirdage.server.tables.undo_setting import setting_of
from thirdage.server.tables.watchers import SOON, Notifier, Watcher
from thirdage.server.tables.written_positions import Unplayable

T = TypeVar("T")
_log = logging.getLogger("thirdage.server")


class LiveTable:
    """A table: its row, its match once the game has begun, its watchers, and the lock that all changes need."""

    def __init__(self, store: Store, row: TableRow, on_change: Callable[[LiveTable], None], limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.row = row
        self.on_change = on_change
        self.match: Match | None = None
        self.entries: list[Json] = []
        self.pending: dict[str, Any] = {}
        self.undos: list[tuple[int, int]] = []
        self.frame_cache: dict[Any, Any] = {}
        """What live connections send of this moment (see `http.frames`)."""
        self.taken_back = 0
        self.names: dict[str, str] = {}
        self.lock = asyncio.Lock()
        self.notifier = Notifier(self.lock.locked)
        self.windows = Windows(self)
        self.thinking: asyncio.Task[None] | None = None
        self.seen: dict[str, float] = {}
        """When a guest who sits here last made a call about this table."""
        self.absence = Absence()
        self.alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Future[None] | None = None
        self.lost = False
        self._told = 0
        self._seam = -1
        self._change_due: asyncio.TimerHandle | None = None

    @property
    def watchers(self) -> set[Watcher]:
        """Those who look at the table."""
        return self.notifier.watchers

    # -- one thing at a time ------------------------------------------------------------------------------------

    async def exclusively(self, what: Callable[[], Awaitable[T]], after: float = 0) -> T:
        """Run `what` under the lock after so many seconds, to its end even if the caller has disconnected."""
        return await asyncio.shield(asyncio.ensure_future(self._alone(what, after)))

    async def _alone(self, what: Callable[[], Awaitable[T]], after: float) -> T:
        if after > 0:
            await asyncio.sleep(after)
        async with self.lock:
            await self.load()
            try:
                return await what()
            except Refused as refused:
                raise problem_of(refused) from refused
            except (Problem, sqlite3.Error):
                raise
            except Exception as failed:
                await self._forget()  # a match that fails may be half of one
                if self.row.position is None:
                    raise
                raise Unplayable(self.row.id, failed) from failed

    async def look(self) -> None:
        """Load the table, and apply what the passing of time has changed."""
        await self.exclusively(_nothing)

    async def load(self) -> None:
        """Rebuild the match if the game has begun and it is not in memory; the lock is held."""
        if self.row.state == WAITING:
            if dice.go_on(self.row, self.present(), time.time()):
                await self.save_row(staying(self.row))
            self._set_alarm()
            return
        if self.match is not None or self.lost or (self.row.state == OVER and self.row.outcome is None):
            return
        self.frame_cache.clear()
        try:
            kept = await asyncio.to_thread(stored, self.store, self.row)
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
        await self.save(rebuilt.match)

    def _adopt(self, match: Match, entries: list[Json], pending: dict[str, Any]) -> None:
        """Take a match whose record is in the store up to these entries."""
        assert match.history is not None
        match.undo_setting = setting_of(self.row)
        self.match = match
        self.entries = entries
        self.pending = pending
        self.undos = [(n, entry["undo"]) for n, entry in enumerate(entries) if "undo" in entry]
        self.taken_back = taken_back(entries)
        self._told = match.history.covering(len(entries))

    async def _new_chapter(self, match: Match) -> None:
        """After an upgrade: the record so far is closed, the table goes on from its last seam with one of its own."""
        row = self.row
        _log.warning("table %s: its record no longer fits the rules; going on from its last seam", row.id)
        before = closing_chapter(row)
        row.chapter += 1
        row.position = match.origin
        row.stood = []
        for change in row.changes:
            change.index = BEFORE
        for opened in row.opened:
            opened.index = BEFORE
        row.trouble = Message("server-went-on-from-seam").json()
        answered = {seat: match.view(seat)["answered"] for seat in match.seats}
        self._adopt(match, [], {seat: answer for seat, answer in answered.items() if answer is not None})
        self._seam = -1
        match.go_on(dice.fate_of(row))
        await self.save(match, before)

    # -- saving -------------------------------------------------------------------------------------------------

    async def save(self, match: Match, *more: Statement, always: bool = False) -> None:
        """Commit what the store lacks of the match, then wake the watchers; if that fails, nothing has happened."""
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
            row.round = match.rules.game.progress(match.position)[0]
            note_part(row, match)
            row.moved = int(time.time()) if new else row.moved
            row.version, row.facts = match.rules.game.version, match.rules.facts.digest
            if outcome is not None and row.state != OVER:
                row.paused, row.resting = "", False
                row.state, row.outcome, row.finished = OVER, outcome.json(), int(time.time())
            seam = match.history.seams[-1]
            if seam.entries != self._seam:
                written = Seam(seam.entries, match.rules.game.write(seam.checkpoint))
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
            self._seam = seam.entries
        undone = [(len(self.entries) + n, entry["undo"]) for n, entry in enumerate(new) if "undo" in entry]
        self.undos += undone
        self.entries += new
        if undone:
            self.taken_back = taken_back(self.entries)
        self._told = len(match.history.entries)
        self.wake()

    async def _forget(self) -> None:
        """Drop the match, which may differ from the store; it is rebuilt when next needed."""
        self.match = None
        self.frame_cache.clear()
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
        """Something has changed: wake the watchers, and let bots answer."""
        self.frame_cache.clear()
        self._wake_watchers()
        self.windows.look()
        self.on_change(self)

    def _wake_watchers(self) -> None:
        self.notifier.wake({place.guest for place in self.row.seats.values() if place.guest})

    def watchers_changed(self) -> None:
        """A live connection was opened or closed: wake the watchers soon, once for all that change meanwhile."""
        self.frame_cache.clear()
        loop = asyncio.get_running_loop()
        if self._change_due is not None and self._change_due.when() > loop.time() + SOON:
            self._change_due.cancel()
            self._change_due = None
        if self._change_due is None:
            self._change_due = loop.call_later(SOON, self._settle)

    def here(self) -> set[str]:
        """The guests who are connected."""
        return {watcher.guest.id for watcher in self.watchers}

    def _settle(self) -> None:
        self._change_due = None
        self.frame_cache.clear()
        self._wake_watchers()
        people = {place.guest for place in self.row.seats.values() if place.guest}
        away = self.absence.next(people, self.here()) if self.watchers and self.row.state == PLAYING else None
        if away is not None:  # then all are told
            self._change_due = asyncio.get_running_loop().call_later(away + SOON, self._settle)

    def broadcast_chat(self, said: ChatRow) -> None:
        """Hand a line of chat to all watchers."""
        for watcher in self.watchers:
            watcher.hear(said)
        self._wake_watchers()

    # -- seats --------------------------------------------------------------------------------------------------

    def seats_of(self, guest: Guest) -> list[str]:
        """The seats of this guest."""
        return [name for name, seat in self.row.seats.items() if seat.kind == PERSON and seat.guest == guest.id]

    def require_seat(self, guest: Guest, seat: str) -> None:
        """Refuse a guest who does not own this seat."""
        if seat not in self.row.seats:
            raise Problem(400, "refused-seat-unknown", {"id": seat[:80]})
        if seat not in self.seats_of(guest):
            raise Problem(403, "server-not-your-seat", {"seat": seat})
        self.absence.seen(guest.id)

    # -- before the game ----------------------------------------------------------------------------------------

    def note_presence(self, guest: Guest) -> None:
        """Note that a guest has made a call about this table; if that guest sits here and was away, wake the others."""
        if not self.seats_of(guest):
            return
        self.absence.seen(guest.id)
        if self.row.state == WAITING:
            away = guest.id not in self.present()
            self.seen[guest.id] = time.monotonic()
            if away:
                self.wake()

    def present(self) -> set[str]:
        """The guests who have made a call about this table just now."""
        now = time.monotonic()
        return {guest for guest, at in self.seen.items() if now - at <= dice.PRESENT}

    async def begin_if_ready(self, *more: Statement) -> None:
        """Begin the game if everyone is there and all salts are open; either way the table is saved. Lock held."""
        row = self.row
        dice.go_on(row, self.present(), time.time())
        if row.state != WAITING or dice.stage(row) != dice.READY:
            await self.save_row(*more, staying(row))
            self._set_alarm()
            return
        try:
            before = StoredGame(self.entries, {}, None)
            if not self.entries:
                before = await asyncio.to_thread(stored, self.store, row)
            before, forgotten = await asyncio.to_thread(prepared, row, before)
            match = await asyncio.to_thread(begin, row, before)
        except BaseException:
            await self._forget()
            raise
        row.state = PLAYING
        row.position = match.origin
        dice.begun(row)
        self._adopt(match, before.entries, before.pending)
        await self.save(match, *more, *forgotten, always=True)

    def _set_alarm(self) -> None:
        """Look again when the time for opening salts is over."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        due = dice.deadline(self.row)
        if due is not None:
            self.alarm = asyncio.get_running_loop().call_later(max(0.01, due - time.time()), self._ring)

    def _ring(self) -> None:
        self._ringing = asyncio.ensure_future(self.look())

    # -- playing ------------------------------------------------------------------------------------------------

    def begun_match(self) -> Match:
        """The match; refused before the game has begun, and if it cannot be rebuilt."""
        if self.lost:
            raise Problem(409, "server-table-lost")
        if self.match is None:
            raise Problem(409, "server-closed" if self.row.state == OVER else "server-not-begun")
        return self.match

    def unpaused_match(self) -> Match:
        """The match; refused while the game is paused, or rests between two parts."""
        match = self.begun_match()
        if self.row.paused:
            raise Problem(409, "server-paused", {"seat": self.row.paused})
        if self.row.resting:
            raise Problem(409, "server-resting")
        return match

    async def answer(self, seat: str, index: int, answer: Any, guest: Guest | None = None) -> int:
        """Give an answer, in the name of a guest who must own the seat, or of the bot there. The index after it."""

        async def give() -> int:
            if guest is not None:
                self.require_seat(guest, seat)
            elif self.row.seats[seat].kind != BOT:  # somebody has taken the seat while it thought
                raise Problem(403, "server-not-your-seat", {"seat": seat})
            return await self.enter(self.unpaused_match(), seat, index, answer)

        return await self.exclusively(give, self.windows.by_hand(guest, seat, index) if guest is not None else 0)

    async def enter(self, match: Match, seat: str, index: int, answer: Any) -> int:
        """Enter an answer and save it; the index after it. The lock is held."""
        before = match.index
        match.answer(answer, seat, index)
        if match.index == before:
            self.pending[seat] = answer
        else:
            self.pending = {}
        await self.save(match, always=True)
        return match.index

    async def pause(self, guest: Guest, seat: str, paused: bool) -> None:
        """Whoever sits there may pause the game, and whoever sits there may go on with it; twice is as good as once."""

        async def halt() -> None:
            self.require_seat(guest, seat)
            if self.begun_match().outcome is not None:
                raise Refused("refused-over")
            self.row.paused = (self.row.paused or seat) if paused else ""
            await self.save_row()

        await self.exclusively(halt)

    # -- looking ------------------------------------------------------------------------------------------------

    def shown_seat(self, guest: Guest, last: str = "") -> str:
        """Whose view a guest is shown: of his own seats one that is asked, else the last one shown, else the first."""
        seats = self.seats_of(guest)
        if not seats:
            return SPECTATOR
        asked = [seat for seat in self.row.asked if seat in seats]
        if last in seats and (last in asked or not asked):
            return last
        return (asked or seats)[0]

    def allowed_view(self, guest: Guest, seat: str | None) -> str:
        """The view that a guest asks for, if he may have it; a referee's only when the game is over."""
        if seat is None:
            return self.shown_seat(guest)
        if seat == SPECTATOR or (self.row.state == OVER and (seat == REFEREE or seat in self.row.seats)):
            return seat
        self.require_seat(guest, seat)
        return seat


async def _nothing() -> None:
    """Do nothing; loading the table was all."""
