"""All tables: made, opened when somebody touches them, forgotten when nobody does; and the bots that play at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from weakref import WeakValueDictionary

from thirdage.bots import bot_names
from thirdage.bots.levels import level
from thirdage.games import find
from thirdage.kernel import Refused, Rules, in_play, moment, moments
from thirdage.server.beginning import may_open
from thirdage.server.chatting import chat_pace, say
from thirdage.server.entries import bare
from thirdage.server.errors import Problem, problem_of
from thirdage.server.guests import Guests
from thirdage.server.limits import IMPORTS, Limits, reached
from thirdage.server.lines import Lines
from thirdage.server.pace import Pace
from thirdage.server.pool import BotPool
from thirdage.server.positions import Unplayable, proved
from thirdage.server.room import Room
from thirdage.server.rows import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYED_ON,
    POSITION,
    SET_UP,
    ChatRow,
    Guest,
    Json,
    Seat,
    Secret,
    TableRow,
)
from thirdage.server.saving import NOT_OVER, adding, made_by, read_rows, row_of, sitting
from thirdage.server.seating import join
from thirdage.server.store import Store
from thirdage.server.study import Study, story_of
from thirdage.server.thinking import Question
from thirdage.server.turnstile import Turnstile
from thirdage.server.types import PlayOn
from thirdage.server.undo_setting import setting_of, usual

KEPT: Final = 200
"""So many tables stay in memory; one that somebody looks at or a bot thinks about is never forgotten."""
LISTED: Final = 100
"""So many tables a list holds, the latest first."""
ME: Final = "me"
BOT_PREFIX: Final = "bot:"
_log = logging.getLogger("thirdage.server")


class House:
    """The store, the guests, the bots, and the tables that are in memory."""

    def __init__(self, store: Store, kept: int = KEPT, workers: int = 0, limits: Limits | None = None) -> None:
        self.store = store
        self.guests = Guests(store)
        self.pool = BotPool(workers)
        self.study = Study(self.guests, max(1, self.pool.workers // 2))
        self.kept = kept
        self.limits = limits or Limits()
        self.lines = Lines(self.limits)
        self.chat_pace = chat_pace()
        self.import_pace = Pace(*IMPORTS, "server-import-slower")
        self.making = Turnstile(waiting=20, at_once=1000)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self._alive: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.closing = False

    # -- finding tables -----------------------------------------------------------------------------------------

    def room(self, id: str) -> Room:
        """A table by its id."""
        room = self.rooms.get(id) or self._alive.get(id)
        if room is None:
            found = self.store.rows("select body from tables where id = ?", id)
            if not found:
                raise Problem(404, "server-table-unknown")
            rows = read_rows(found, row_of)
            if not rows:
                raise Problem(409, "server-table-lost")
            room = Room(self.store, rows[0], self._changed, self.limits)
        return self._keep(room)

    def _keep(self, room: Room) -> Room:
        self.rooms[room.row.id] = room
        self._alive[room.row.id] = room  # whoever still holds one that we forget must not meet a second one
        self.rooms.move_to_end(room.row.id)
        self.name(room)
        if len(self.rooms) > self.kept:
            idle = [r for r in self.rooms.values() if not r.watchers and r.thinking is None and not r.lock.locked()]
            for old in idle[: len(self.rooms) - self.kept]:
                if old is not room:
                    del self.rooms[old.row.id]
        return room

    def name(self, room: Room) -> None:
        """Learn the names of those who sit there."""
        room.names = self.guests.names({seat.guest for seat in room.row.seats.values() if seat.guest})

    def renamed(self, guest: Guest) -> None:
        """Somebody has a new name, or another language: say so where it is seen, and speak it on open lines."""
        for room in self.rooms.values():
            for watcher in room.watchers:
                if watcher.guest.id == guest.id:
                    watcher.guest = guest
                    watcher.language = guest.language or watcher.language
            if room.owned(guest):
                self.name(room)
                room.wake()

    async def say(self, room: Room, guest: Guest, text: str) -> ChatRow:
        """Somebody says something at a table."""
        return await say(room, guest, text, self.chat_pace)

    def lists(self, guest: Guest) -> tuple[list[TableRow], list[TableRow]]:
        """The tables that anybody may join, and those of this guest."""
        open_ones = self.store.rows(
            "select body from tables where state = 'waiting' and listed order by created desc limit ?", LISTED
        )
        mine = self.store.rows(
            "select body from tables join sitting on table_id = id where guest = ? order by created desc limit ?",
            guest.id,
            LISTED,
        )
        free = [row for row in read_rows(open_ones, row_of) if any(place.kind == OPEN for place in row.seats.values())]
        return free, read_rows(mine, row_of)

    # -- new tables ---------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def one_more(self, guest: Guest) -> AsyncIterator[None]:
        """Let a guest set up a table or sit down at one, unless there are too many already (a limit of 0 is none)."""
        async with self.making.through(guest.id):
            count = self.store.rows(NOT_OVER, guest.id, guest.id)[0][0]
            if reached(self.limits.tables, count):
                raise Problem(409, "server-tables-limit", {"count": count})
            yield

    async def create(
        self, guest: Guest, game: str, options: Json | None, seats: dict[str, str], position: Json | None, **more: Any
    ) -> Room:
        """A new table with its creator on it; it begins when no seat is open and all salts are."""
        try:
            if position is None:
                rules = find(game).rules(options)
            else:
                rules = await asyncio.to_thread(proved, game, position, options)
        except Refused as refused:
            raise problem_of(refused) from refused
        begins = SET_UP if position is None else POSITION
        placed = self._placed(rules, seats, guest)
        row = self.new_row(rules, placed, position=position, begins=begins, maker=guest.id, **more)
        may_open(row)
        return await self._settled(row, guest)

    def new_row(self, rules: Rules, seats: dict[str, Seat], undo_setting: str | None = None, **more: Any) -> TableRow:
        """A table that nobody has heard of yet."""
        return TableRow(
            id=secrets.token_urlsafe(9),
            game=rules.game.id,
            options=rules.written_options,
            sides={side: list(seated) for side, seated in rules.sides.items()},
            seats=seats,
            fate=Secret(secrets.token_hex(32)),
            created=int(time.time()),
            undo_setting=undo_setting or usual(seats),
            **more,
        )

    async def _settled(self, row: TableRow, guest: Guest, prologue: list[Json] | None = None) -> Room:
        room = Room(self.store, row, self._changed, self.limits)
        room.entries = prologue or []
        sits = [sitting(guest.id, row.id)] if any(seat.guest == guest.id for seat in row.seats.values()) else []

        async def begin() -> None:
            made = made_by(guest.id, row.id)
            await room.settle(self.guests.known(guest), made, *sits, *adding(row, 0, prologue or []))

        async with self.one_more(guest):
            await room.doing(begin)
        return self._keep(room)

    def _placed(self, rules: Rules, seats: dict[str, str], guest: Guest) -> dict[str, Seat]:
        for seat in seats:
            if seat not in rules.seats:
                raise Problem(400, "refused-seat-unknown", {"id": seat[:80]})
        return {seat: self._place(rules.game.id, seats.get(seat, OPEN), guest) for seat in rules.seats}

    def _place(self, game: str, who: str, guest: Guest) -> Seat:
        if who == OPEN:
            return Seat()
        if who == ME:
            return Seat(PERSON, guest.id)
        bot = who.removeprefix(BOT_PREFIX)
        if not who.startswith(BOT_PREFIX) or (bot not in bot_names(game) and level(game, bot) is None):
            raise Problem(400, "server-seat-unknown-kind", {"given": who[:80]})
        return Seat(BOT, bot=bot)

    async def join(self, guest: Guest, room: Room, seat: str) -> None:
        """Sit down at a table; on another of its seats too where one sits already."""
        if room.owned(guest):
            await join(room, guest, seat)
            return
        async with self.one_more(guest):
            await self.store.commit(self.guests.known(guest))
            room.names = {**room.names, guest.id: guest.name}  # before everyone is told who has come
            await join(room, guest, seat)

    async def rematch(self, guest: Guest, room: Room) -> Room:
        """The next game with the sides swapped; asked for twice it is the same table."""

        async def again() -> Room:
            row = room.row
            if not room.owned(guest):
                raise Problem(403, "server-not-at-table")
            if row.state != OVER or row.outcome is None:
                raise Problem(409, "server-not-over")
            if row.rematch is not None:
                return self.room(row.rematch)
            names = list(row.seats)
            placed = {}
            for seat, before in zip(names, reversed(names), strict=True):
                place = row.seats[before]
                ours = place.kind != PERSON or place.guest == guest.id
                placed[seat] = Seat(place.kind, place.guest, place.bot) if ours else Seat(kept=place.guest)
            kept = setting_of(row) if row.header is None else None
            try:
                rules = find(row.game).rules(row.options)
            except Refused as refused:  # so many players only a written position can seat
                raise problem_of(refused) from refused
            new = self.new_row(rules, placed, kept, listed=False)
            made = await self._settled(new, guest)
            row.rematch = new.id
            await room.save_row(*[sitting(p.kept, new.id) for p in placed.values() if p.kept])
            return made

        return await room.doing(again)

    async def play_on(self, guest: Guest, room: Room, wish: PlayOn) -> Room:
        """A new table that goes on from a moment of a game that is over, with dice of its own."""

        async def cut() -> tuple[TableRow, list[Json]]:
            row, match = room.row, room.playing()
            if row.state != OVER:
                raise Problem(409, "server-not-over")
            line = moments(match)
            if wish.index not in line or moment(match, line.index(wish.index)).outcome is not None:
                raise Problem(409, "server-no-such-moment", {"index": wish.index})
            same = {seat: BOT_PREFIX + place.bot if place.kind == BOT else ME for seat, place in row.seats.items()}
            placed = self._placed(match.rules, same if wish.seats is None else wish.seats, guest)
            entries = bare([entry for n, entry in in_play(room.entries) if n < wish.index])
            more = {"listed": wish.listed, "keep_hands": wish.keep_hands, "begins": PLAYED_ON, "maker": guest.id}
            new = self.new_row(match.rules, placed, wish.undo_setting, position=row.position, **more)
            may_open(new)
            new.prologue = new.index = len(entries)
            new.version, new.facts = match.rules.game.version, match.rules.facts.digest
            return new, entries

        row, entries = await room.doing(cut)
        return await self._settled(row, guest, entries)

    # -- bots ---------------------------------------------------------------------------------------------------

    def _changed(self, room: Room) -> None:
        """If a bot is asked at this table and none is thinking, let it."""
        if room.thinking is None and not self.closing and self._bot_asked(room) is not None:
            room.thinking = asyncio.get_running_loop().create_task(self._think(room))

    def _bot_asked(self, room: Room) -> tuple[str, int] | None:
        asks = room.match.asks if room.match is not None and not room.row.paused else ()
        for ask in asks:
            if ask.seat in room.row.seats and room.row.seats[ask.seat].kind == BOT:
                return ask.seat, ask.index
        return None

    async def _think(self, room: Room) -> None:
        """Let bots answer as long as they are asked. Their answers come through the same door as a person's."""
        try:
            while not self.closing:
                async with room.lock:
                    asked = self._bot_asked(room)
                    if asked is None:
                        return
                    question = self._question(room, *asked)
                answer = await self.pool.answer(question)
                try:
                    await room.answer(question.seat, question.index, answer)
                except Unplayable:
                    raise
                except Problem as late:  # somebody took something back, or resigned, while it thought
                    _log.info("table %s: a bot's answer came late: %s", room.row.id, late)
        except asyncio.CancelledError:
            raise
        except Exception:  # noqa: BLE001 -- a table whose bot fails must not take others with it
            _log.exception("table %s: its bot cannot answer", room.row.id)
        finally:
            room.thinking = None

    def _question(self, room: Room, seat: str, index: int) -> Question:
        row = room.row
        seeds = self.guests.seed(row.id, seat, index), self.guests.seed(row.id, seat)
        return Question(story_of(room), seat, index, row.seats[seat].bot, *seeds)

    async def close(self) -> None:
        """Stop thinking, and let go of the store; nothing is lost, for everything shown is on the disk."""
        self.closing = True
        for room in list(self._alive.values()):
            if room.thinking is not None:
                room.thinking.cancel()
            if room.alarm is not None:
                room.alarm.cancel()
            room.windows.close()
        self.pool.close()
        self.study.close()
        await asyncio.to_thread(self.store.close)
