"""A sitting: one match at one terminal, with people on some seats and bots on the others, saved as it goes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from thirdage.bots import Eyes, make_bot
from thirdage.bots.bot_games import bot_rng
from thirdage.cli.records import save
from thirdage.kernel import PRACTICE, Ask, BrokenRecord, KeyedFate, Match, Option, taken_back

Json = dict[str, Any]


class Sitting:
    """A match, who plays which seat, and the file that it is kept in.

    What a bot does follows from the seed, its seat and the place in the record alone, so that a sitting that was
    cut off goes on exactly as it would have.
    """

    def __init__(self, match: Match, people: tuple[str, ...], bots: dict[str, str], seed: int, path: Path) -> None:
        self.match = match
        match.undo_setting = PRACTICE
        self.people = people
        self.bots = bots
        self.seed = seed
        self.path = path
        for seat, name in bots.items():
            make_bot(match.game, name, bot_rng(seed, match.seats.index(seat)))

    def save(self) -> None:
        """Write everything that is needed to go on: the record, the secret of the dice, and who sits where."""
        record = self.match.record()
        if self.match.fate is not None:
            record["fate"] = self.match.fate.header(reveal=True)
        record["sitting"] = {"people": list(self.people), "bots": self.bots, "seed": self.seed}
        save(self.path, record)

    def taken_back(self) -> tuple[int, int]:
        """How often people took back what lay behind dice or reveals, and how many outcomes."""
        history = self.match.history
        assert history is not None
        return len(history.behind), taken_back(history.json(self.match.rules.names))

    def bots_play(self) -> bool:
        """Let the bots answer until a person is asked or the match is over; whether they had anything to answer."""
        played = False
        while (ask := self._ask_of_a_bot()) is not None:
            self.match.answer(self._chosen(ask), ask.seat, ask.index)
            played = True
        return played

    def _ask_of_a_bot(self) -> Ask | None:
        return next((ask for ask in self.match.asks if ask.seat in self.bots), None)

    def _chosen(self, ask: Ask) -> Option:
        """A bot made anew for this answer; what it is like follows from the seed, so it is always the same bot."""
        place = self.match.seats.index(ask.seat)
        bot = make_bot(self.match.game, self.bots[ask.seat], bot_rng(self.seed, place))
        return bot.choose(Eyes(self.match, ask.seat), ask, bot_rng(self.seed ^ (ask.index + 1) << 20, place))


def seed_of(match: Match) -> int:
    """A seed for the bots of a match: that of its fate, or one made of the secret."""
    fate = match.fate
    if isinstance(fate, KeyedFate):
        return fate.seed if fate.seed is not None else int.from_bytes(fate.secret[:7], "big")
    return 0


def read_sitting(record: Json, seats: tuple[str, ...]) -> tuple[tuple[str, ...], dict[str, str], int] | None:
    """Who sat where when a sitting was saved; None for a record of another kind."""
    kept = record.get("sitting")
    if kept is None:
        return None
    people, bots, seed = (kept.get(key) for key in ("people", "bots", "seed"))
    if not (isinstance(people, list) and isinstance(bots, dict) and isinstance(seed, int)):
        raise BrokenRecord("sitting")
    if {*people, *bots} != set(seats) or set(people) & set(bots):
        raise BrokenRecord("sitting")
    return tuple(people), bots, seed
