"""Runs replay, odds, advice, whereabouts and chances jobs in worker processes, one at a time per guest."""

from __future__ import annotations

from collections import OrderedDict
from typing import ClassVar, Final

from thirdage.bots import search_adapter
from thirdage.kernel import REFEREE, Refused
from thirdage.server.errors import Problem, problem_of
from thirdage.server.guests import Guests
from thirdage.server.jobs.advice import AdviceRequest, advice_job, chances_job
from thirdage.server.jobs.odds import OddsRequest, odds_job
from thirdage.server.jobs.replay import ReplayRequest, RoundsRequest, replay_job, rounds_job
from thirdage.server.jobs.whereabouts import WhereRequest, where_job
from thirdage.server.jobs.worker_matches import MatchSource
from thirdage.server.jobs.workers import Workers
from thirdage.server.per_guest_limiter import PerGuestLimiter
from thirdage.server.request_types import Advise, Odds
from thirdage.server.storage.rows import Guest, Json
from thirdage.server.tables.advice_setting import require_advice, require_aids
from thirdage.server.tables.beginnings import preface
from thirdage.server.tables.handovers import told as changes_told
from thirdage.server.tables.live_table import LiveTable
from thirdage.server.tables.memory import require_memory
from thirdage.server.tables.onlookers import initiate, late_index
from thirdage.server.tables.onlookers import told as opened_told

KEPT: Final = 500
"""Of so many moments it is remembered where somebody could be."""


class Analysis(Workers):
    """The workers that analyse games. Bots have workers of their own, so that neither waits for the other."""

    max_deaths: ClassVar[int] = 5

    def __init__(self, guests: Guests, workers: int) -> None:
        super().__init__(workers)
        self.guests = guests
        self.limiter = PerGuestLimiter()
        self.thread_limiter = PerGuestLimiter(waiting=9)
        """Limits work that takes a tenth of a second; at the end of a game a page asks for several."""
        self._where: OrderedDict[tuple[str, int, int | None], bytes | None] = OrderedDict()
        """By table, moment of the table and moment that was asked for: what was found."""

    async def replay(self, guest: Guest, table: LiveTable, seat: str | None, start: int, count: int) -> bytes:
        """What a seat saw at each moment from an index on, as JSON."""

        async def ask() -> ReplayRequest:
            until = late_index(table, guest, seat)
            if until is not None:
                await initiate(table, guest)
                return ReplayRequest(match_source(table), REFEREE, start, count, until)
            require_memory(table.row, table.begun_match(), table.allowed_view(guest, seat))
            return ReplayRequest(match_source(table), table.allowed_view(guest, seat), start, count)

        async with self.limiter.turn(guest.id):
            return await self.run(replay_job, await table.exclusively(ask))

    async def rounds(self, guest: Guest, table: LiveTable, seat: str | None) -> bytes:
        """What a seat saw at the end of each round of a game that is over, as JSON."""

        async def ask() -> RoundsRequest:
            if table.begun_match().outcome is None:
                raise Problem(409, "server-not-over")
            return RoundsRequest(match_source(table), table.allowed_view(guest, seat))

        async with self.thread_limiter.turn(guest.id):
            return await self.run(rounds_job, await table.exclusively(ask))

    async def odds(self, guest: Guest, table: LiveTable, wish: Odds) -> Json:
        """What may come of a plan."""

        async def ask() -> OddsRequest:
            seed = self._seed("odds", guest, table, wish)
            return OddsRequest(match_source(table), wish.seat, wish.answers, wish.intent, seed)

        async with self.limiter.turn(guest.id):
            found, refused = await self.run(odds_job, await table.exclusively(ask))
        if found is None:
            assert refused is not None
            raise problem_of(Refused(refused["id"], refused["rule"], refused["args"]))
        return found

    async def advice(self, guest: Guest, table: LiveTable, wish: Advise) -> Json:
        """What a bot would do in the place of a seat that is asked."""

        async def ask() -> AdviceRequest:
            seed = self._seed("advice", guest, table, wish)
            if search_adapter(table.row.game) is None:
                raise Problem(409, "server-no-advice")
            return AdviceRequest(match_source(table), wish.seat, seed)

        async with self.limiter.turn(guest.id):
            told = await self.run(advice_job, await table.exclusively(ask))
        if told is None:
            raise Problem(409, "server-not-asked")
        return told

    async def chances(self, guest: Guest, table: LiveTable) -> list[Json]:
        """Who was likely to win, action by action, of a game that is over; nothing where no bot can tell.

        That is a bot's judgement like odds and advice: a table without them has it neither during the game nor after.
        """

        async def ask() -> MatchSource:
            require_advice(table.row)
            if table.begun_match().outcome is None:
                raise Problem(409, "server-not-over")
            return match_source(table)

        async with self.limiter.turn(guest.id):
            source = await table.exclusively(ask)
            return [] if search_adapter(table.row.game) is None else await self.run(chances_job, source)

    async def where(self, guest: Guest, table: LiveTable, at: int | None) -> bytes:
        """Where somebody who walks unseen could be, as JSON: the same for all, found once for each moment.

        While the game runs only now, and only where that was chosen; when it is over nothing is hidden any more.
        """

        async def ask() -> WhereRequest:
            match = table.begun_match()
            if match.outcome is None:
                require_aids(table.row)
                if at not in (None, match.index):
                    raise Refused("refused-stale", "", {"index": match.index, "given": at})
            elif not match.rules.game.hides_movement:
                raise Problem(409, "server-nobody-hides")
            return WhereRequest(match_source(table), at if match.outcome is not None else None)

        asked = await table.exclusively(ask)
        key = (asked.source.key, len(asked.source.entries), asked.at)
        if key not in self._where:
            async with self.thread_limiter.turn(guest.id):
                if key not in self._where:
                    self._where[key] = await self.run(where_job, asked)
                    while len(self._where) > KEPT:
                        self._where.popitem(last=False)
        found = self._where[key]
        if found is None:
            raise Problem(404, "server-not-a-moment")
        return found

    def _seed(self, what: str, guest: Guest, table: LiveTable, wish: Odds | Advise) -> int:
        """Check that table and guest may, and that the present moment is meant; the seed for this request."""
        table.require_seat(guest, wish.seat)
        require_advice(table.row)
        match = table.begun_match()
        if match.outcome is not None:
            raise Refused("refused-over")
        if wish.index != match.index:
            raise Refused("refused-stale", "", {"index": match.index, "given": wish.index})
        return self.guests.seed(what, table.row.id, wish.seat, wish.index)


def match_source(table: LiveTable) -> MatchSource:
    """What workers rebuild the match of a table from. The table's lock is held."""
    row = table.row
    key = f"{row.id}/{row.chapter}"
    told = [*preface(row), *changes_told(row, table.names), *opened_told(row)]
    return MatchSource(key, row.game, row.options, row.position, list(table.entries), dict(table.pending), told)
