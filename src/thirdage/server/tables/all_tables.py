"""All tables: makes them, loads them when somebody uses them, drops idle ones, and lets bots answer at them."""

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
from thirdage.server.errors import Problem, problem_of
from thirdage.server.guests import Guests
from thirdage.server.jobs.bot_answer import BotRequest
from thirdage.server.jobs.workers import BotWorkers
from thirdage.server.limits import IMPORTS, Limits, reached
from thirdage.server.per_guest_limiter import PerGuestLimiter
from thirdage.server.rate_limit import RateLimit
from thirdage.server.request_types import PlayOn, War
from thirdage.server.storage.entries import without_fate_numbers
from thirdage.server.storage.rows import (
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
from thirdage.server.storage.statements import NOT_OVER, adding, made_by, read_rows, row_of, sitting
from thirdage.server.storage.store import Store
from thirdage.server.tables.analysis import Analysis, match_source
from thirdage.server.tables.beginnings import may_open
from thirdage.server.tables.campaigns import may_begin, war_rules, war_seats
from thirdage.server.tables.chat import chat_rate, say
from thirdage.server.tables.connection_limit import LiveConnectionLimit
from thirdage.server.tables.handovers import GUEST, hand_over, players, sit_in
from thirdage.server.tables.live_table import LiveTable
from thirdage.server.tables.seating import fill, join, next_seats
from thirdage.server.tables.starts import start_position
from thirdage.server.tables.undo_setting import setting_of, usual
from thirdage.server.tables.written_positions import Unplayable, proved_rules

KEPT: Final = 200
"""How many tables stay in memory; one with a live connection or a thinking bot is never dropped."""
LISTED: Final = 100
"""The most tables in a list, the latest first."""
ME: Final = "me"
BOT_PREFIX: Final = "bot:"
_log = logging.getLogger("thirdage.server")


class Tables:
    """All tables of a server; `live` holds those that are in memory."""

    def __init__(self, store: Store, kept: int = KEPT, workers: int = 0, limits: Limits | None = None) -> None:
        self.store = store
        self.guests = Guests(store)
        self.pool = BotWorkers(workers)
        self.analysis = Analysis(self.guests, max(1, self.pool.workers // 2))
        self.kept = kept
        self.limits = limits or Limits()
        self.connection_limit = LiveConnectionLimit(self.limits)
        self.chat_rate = chat_rate()
        self.import_rate = RateLimit(*IMPORTS, "server-import-slower")
        self.table_limiter = PerGuestLimiter(waiting=20, at_once=1000)
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        self._alive: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.closing = False

    # -- finding tables -----------------------------------------------------------------------------------------

    def find(self, id: str) -> LiveTable:
        """A table by its id."""
        table = self.live.get(id) or self._alive.get(id)
        if table is None:
            found = self.store.rows("select body from tables where id = ?", id)
            if not found:
                raise Problem(404, "server-table-unknown")
            rows = read_rows(found, row_of)
            if not rows:
                raise Problem(409, "server-table-lost")
            table = LiveTable(self.store, rows[0], self._on_change, self.limits)
        return self._keep(table)

    def _keep(self, table: LiveTable) -> LiveTable:
        self.live[table.row.id] = table
        self._alive[table.row.id] = (
            table  # a table must never be in memory twice, even if somebody still holds one that was dropped
        )
        self.live.move_to_end(table.row.id)
        self.update_names(table)
        if len(self.live) > self.kept:
            idle = [r for r in self.live.values() if not r.watchers and r.thinking is None and not r.lock.locked()]
            for old in idle[: len(self.live) - self.kept]:
                if old is not table:
                    del self.live[old.row.id]
        return table

    def update_names(self, table: LiveTable) -> None:
        """Read the names of those who sit there from the store."""
        table.names = self.guests.names(players(table.row))

    def guest_changed(self, guest: Guest) -> None:
        """A guest has a new name or language: use them at tables and on open connections."""
        for table in self.live.values():
            for watcher in table.watchers:
                if watcher.guest.id == guest.id:
                    watcher.guest = guest
                    watcher.language = guest.language or watcher.language
            if table.seats_of(guest):
                self.update_names(table)
                table.wake()

    async def say(self, table: LiveTable, guest: Guest, text: str) -> ChatRow:
        """Somebody says something at a table."""
        return await say(table, guest, text, self.chat_rate)

    def lists_for(self, guest: Guest) -> tuple[list[TableRow], list[TableRow]]:
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
        """Let a guest set up a table or join one, unless the guest has reached the limit."""
        async with self.table_limiter.turn(guest.id):
            count = self.store.rows(NOT_OVER, guest.id, guest.id)[0][0]
            if reached(self.limits.tables, count):
                raise Problem(409, "server-tables-limit", {"count": count})
            yield

    async def create(
        self, guest: Guest, game: str, options: Json | None, seats: dict[str, str], position: Json | None, **more: Any
    ) -> LiveTable:
        """A new table with its creator on it; it begins when no seat is open and all salts are.

        It may begin from a prepared start (`start` in `more`) in place of a written position.
        """
        if position is None and more.get("start"):
            position = start_position(game, more["start"])
        try:
            if position is None:
                rules = find(game).rules(options)
            else:
                rules = await asyncio.to_thread(proved_rules, game, position, options)
        except Refused as refused:
            raise problem_of(refused) from refused
        if more.get("from_memory") and not rules.game.hides_movement:
            raise Problem(400, "server-nothing-to-remember")
        begins = SET_UP if position is None else POSITION
        placed = self._placed(rules, seats, guest)
        leads_on = more.pop("campaign", False)
        if leads_on:
            may_begin(game, rules.options)
        row = self.new_row(rules, placed, position=position, begins=begins, maker=guest.id, **more)
        row.campaign = row.id if leads_on else ""
        may_open(row)
        return await self.settled(row, guest)

    def new_row(self, rules: Rules, seats: dict[str, Seat], undo_setting: str | None = None, **more: Any) -> TableRow:
        """The row of a new table; it is not stored yet."""
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

    async def settled(self, row: TableRow, guest: Guest, prologue: list[Json] | None = None) -> LiveTable:
        """The table of a new row; its game begins if all is there."""
        table = LiveTable(self.store, row, self._on_change, self.limits)
        table.entries = prologue or []
        sits = [sitting(guest.id, row.id)] if any(seat.guest == guest.id for seat in row.seats.values()) else []

        async def begin() -> None:
            made = made_by(guest.id, row.id)
            await table.begin_if_ready(self.guests.known(guest), made, *sits, *adding(row, 0, prologue or []))

        async with self.one_more(guest):
            await table.exclusively(begin)
        return self._keep(table)

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

    async def join(self, guest: Guest, table: LiveTable, seat: str, key: str = "") -> None:
        """Sit down at a table; on another of its seats too where one sits already. With a key: in a game that runs."""

        async def sit() -> None:
            await (sit_in(table, guest, seat, key) if key else join(table, guest, seat))

        if table.seats_of(guest):
            await sit()
            return
        async with self.one_more(guest):
            await self.store.commit(self.guests.known(guest))
            table.names = {**table.names, guest.id: guest.name}  # before everyone is told who has come
            await sit()

    async def hand_over(self, guest: Guest, table: LiveTable, seat: str, to: str) -> None:
        """Ask that a seat be handed over while the game runs: to a bot, or to a guest who gets a link."""
        bot = "" if to == GUEST else self._place(table.row.game, to, guest).bot
        if to != GUEST and not bot:
            raise Problem(400, "server-seat-unknown-kind", {"given": to[:80]})
        await hand_over(table, guest, seat, bot)

    async def fill(self, guest: Guest, table: LiveTable, seat: str, bot: str) -> None:
        """Put a bot on an open seat of a table where one sits."""
        await fill(table, guest, seat, self._place(table.row.game, BOT_PREFIX + bot, guest))

    async def rematch(self, guest: Guest, table: LiveTable, swap: bool = True) -> LiveTable:
        """The next game, with the sides swapped or not. Whoever asks for it after another sits down there."""

        async def again() -> LiveTable:
            row = table.row
            if not table.seats_of(guest):
                raise Problem(403, "server-not-at-table")
            if row.state != OVER or row.outcome is None:
                raise Problem(409, "server-not-over")
            if row.rematch is not None:
                made = self.find(row.rematch)
                for seat in [seat for seat, place in made.row.seats.items() if place.kept == guest.id]:
                    await self.join(guest, made, seat)
                return made
            placed = next_seats(row, guest.id, swap)
            kept = setting_of(row) if row.header is None else None
            try:
                rules = find(row.game).rules(row.options)
            except Refused as refused:  # so many players only a written position can seat
                raise problem_of(refused) from refused
            more: Json = {"listed": False, "advice": row.advice, "from_memory": row.from_memory}
            if row.start:
                more |= {"position": start_position(row.game, row.start), "begins": POSITION, "start": row.start}
                more["maker"] = guest.id
            new = self.new_row(rules, placed, kept, **more)
            made = await self.settled(new, guest)
            row.rematch, row.rematch_swap = new.id, swap
            await table.save_row(*[sitting(p.kept, new.id) for p in placed.values() if p.kept])
            return made

        return await table.exclusively(again)

    async def war(self, guest: Guest, table: LiveTable, wish: War) -> LiveTable:
        """The war that follows a hunt. Whoever asks for it after another sits down there."""

        async def follow() -> LiveTable:
            row = table.row
            if guest.id not in players(row):
                raise Problem(403, "server-not-at-table")
            if row.sequel is not None:
                made = self.find(row.sequel)
                for seat in [seat for seat, place in made.row.seats.items() if place.kept == guest.id]:
                    await self.join(guest, made, seat)
                return made
            rules = war_rules(row, wish.options)
            if wish.seats is None:
                placed = war_seats(row, rules, guest.id, wish.level)
            else:
                placed = self._placed(rules, wish.seats, guest)
            first = row.campaign or row.id
            more: Json = {"listed": False, "advice": wish.advice, "campaign": first, "maker": guest.id}
            made = await self.settled(self.new_row(rules, placed, wish.undo_setting, **more), guest)
            row.campaign, row.sequel = first, made.row.id
            await table.save_row(*[sitting(p.kept, made.row.id) for p in placed.values() if p.kept])
            return made

        return await table.exclusively(follow)

    async def play_on(self, guest: Guest, table: LiveTable, wish: PlayOn) -> LiveTable:
        """A new table that goes on from a moment of a game that is over, with dice of its own."""

        async def cut() -> tuple[TableRow, list[Json]]:
            row, match = table.row, table.begun_match()
            if row.state != OVER:
                raise Problem(409, "server-not-over")
            line = moments(match)
            if wish.index not in line or moment(match, line.index(wish.index)).outcome is not None:
                raise Problem(409, "server-no-such-moment", {"index": wish.index})
            same = {seat: BOT_PREFIX + place.bot if place.kind == BOT else ME for seat, place in row.seats.items()}
            placed = self._placed(match.rules, same if wish.seats is None else wish.seats, guest)
            entries = without_fate_numbers([entry for n, entry in in_play(table.entries) if n < wish.index])
            more = {"listed": wish.listed, "keep_hands": wish.keep_hands, "begins": PLAYED_ON, "maker": guest.id}
            more |= {"advice": wish.advice, "from_memory": row.from_memory}
            new = self.new_row(match.rules, placed, wish.undo_setting, position=row.position, **more)
            may_open(new)
            new.prologue = new.index = len(entries)
            new.version, new.facts = match.rules.game.version, match.rules.facts.digest
            return new, entries

        row, entries = await table.exclusively(cut)
        return await self.settled(row, guest, entries)

    # -- bots ---------------------------------------------------------------------------------------------------

    def _on_change(self, table: LiveTable) -> None:
        """If a bot is asked at this table and none is thinking, let it."""
        if table.thinking is None and not self.closing and self._bot_asked(table) is not None:
            table.thinking = asyncio.get_running_loop().create_task(self._think(table))

    def _bot_asked(self, table: LiveTable) -> tuple[str, int] | None:
        halted = table.match is None or table.row.paused or table.row.resting
        asks = () if halted or table.match is None else table.match.asks
        for ask in asks:
            if ask.seat in table.row.seats and table.row.seats[ask.seat].kind == BOT:
                return ask.seat, ask.index
        return None

    async def _think(self, table: LiveTable) -> None:
        """Let bots answer as long as they are asked. Their answers are checked and saved like a person's."""
        try:
            while not self.closing:
                async with table.lock:
                    asked = self._bot_asked(table)
                    if asked is None:
                        return
                    question = self._question(table, *asked)
                answer = await self.pool.answer(question)
                try:
                    await table.answer(question.seat, question.index, answer)
                except Unplayable:
                    raise
                except Problem as late:  # somebody took something back, or resigned, while it thought
                    _log.info("table %s: a bot's answer came late: %s", table.row.id, late)
        except asyncio.CancelledError:
            raise
        except Exception:  # noqa: BLE001 -- a table whose bot fails must not take others with it
            _log.exception("table %s: its bot cannot answer", table.row.id)
        finally:
            table.thinking = None

    def _question(self, table: LiveTable, seat: str, index: int) -> BotRequest:
        row = table.row
        seeds = self.guests.seed(row.id, seat, index), self.guests.seed(row.id, seat)
        return BotRequest(match_source(table), seat, index, row.seats[seat].bot, *seeds)

    async def close(self) -> None:
        """Stop the bots and close the store. Nothing is lost: everything that was shown is on the disk."""
        self.closing = True
        for table in list(self._alive.values()):
            if table.thinking is not None:
                table.thinking.cancel()
            if table.alarm is not None:
                table.alarm.cancel()
            table.windows.close()
        self.pool.close()
        self.analysis.close()
        await asyncio.to_thread(self.store.close)
