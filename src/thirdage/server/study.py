"""What people want worked out: a replay, odds, advice, the chances of a game that is over. Workers do it, in turn."""

from __future__ import annotations

from typing import ClassVar

from thirdage.bots import search_adapter
from thirdage.kernel import Refused
from thirdage.server.advising import Wish, chances, counsel
from thirdage.server.beginning import preface
from thirdage.server.errors import Problem, problem_of
from thirdage.server.foretelling import Plan, foretell
from thirdage.server.guests import Guests
from thirdage.server.knowing import Story
from thirdage.server.looking_back import Glance, look_back
from thirdage.server.pool import Workers
from thirdage.server.room import Room
from thirdage.server.rows import Guest, Json
from thirdage.server.turnstile import Turnstile
from thirdage.server.types import Advise, Odds


class Study(Workers):
    """Workers apart from those of the bots, so that neither waits for the other; a guest is served one at a time."""

    deaths: ClassVar[int] = 5

    def __init__(self, guests: Guests, workers: int) -> None:
        super().__init__(workers)
        self.guests = guests
        self.turnstile = Turnstile()
        self.aside = Turnstile(waiting=9)
        """For what is done in a thread and takes a tenth of a second; the end of a game asks for several at once."""

    async def look_back(self, guest: Guest, room: Room, seat: str | None, start: int, count: int) -> bytes:
        """What a seat saw at each moment from an index on, as JSON."""

        async def ask() -> Glance:
            room.playing()
            return Glance(story_of(room), room.allowed(guest, seat), start, count)

        async with self.turnstile.through(guest.id):
            return await self.run(look_back, await room.doing(ask))

    async def odds(self, guest: Guest, room: Room, wish: Odds) -> Json:
        """What may come of a plan."""

        async def ask() -> Plan:
            seed = self._asking("odds", guest, room, wish)
            return Plan(story_of(room), wish.seat, wish.answers, wish.intent, seed)

        async with self.turnstile.through(guest.id):
            found, refused = await self.run(foretell, await room.doing(ask))
        if found is None:
            assert refused is not None
            raise problem_of(Refused(refused["id"], refused["rule"], refused["args"]))
        return found

    async def advice(self, guest: Guest, room: Room, wish: Advise) -> Json:
        """What a bot would do in the place of a seat that is asked."""

        async def ask() -> Wish:
            seed = self._asking("advice", guest, room, wish)
            if search_adapter(room.row.game) is None:
                raise Problem(409, "server-no-advice")
            return Wish(story_of(room), wish.seat, seed)

        async with self.turnstile.through(guest.id):
            told = await self.run(counsel, await room.doing(ask))
        if told is None:
            raise Problem(409, "server-not-asked")
        return told

    async def chances(self, guest: Guest, room: Room) -> list[Json]:
        """Who was likely to win, action by action, of a game that is over; nothing where no bot can tell."""

        async def ask() -> Story:
            if room.playing().outcome is None:
                raise Problem(409, "server-not-over")
            return story_of(room)

        async with self.turnstile.through(guest.id):
            story = await room.doing(ask)
            return [] if search_adapter(room.row.game) is None else await self.run(chances, story)

    def _asking(self, what: str, guest: Guest, room: Room, wish: Odds | Advise) -> int:
        """Only who owns the seat may ask, and only of the present moment. The seed of what is imagined for it."""
        room.own(guest, wish.seat)
        match = room.playing()
        if match.outcome is not None:
            raise Refused("refused-over")
        if wish.index != match.index:
            raise Refused("refused-stale", "", {"index": match.index, "given": wish.index})
        return self.guests.seed(what, room.row.id, wish.seat, wish.index)


def story_of(room: Room) -> Story:
    """What the workers rebuild the game of a table from. The room's lock is held."""
    row = room.row
    key = f"{row.id}/{row.chapter}"
    return Story(key, row.game, row.options, row.position, list(room.entries), dict(room.pending), preface(row))
