"""The description of a tournament: who plays whom on which seeds, under which limits, and the bars to clear."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from itertools import combinations
from typing import Any

from thirdage.bots import MAX_ROUNDS, UnknownBot, WrongNumberOfBots
from thirdage.bots.bot import knows_bot
from thirdage.bots.budget import read_budget
from thirdage.games import find

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two bots, or a bot against itself. Of two, each plays both sides of every seed."""

    first: str
    second: str

    @property
    def alone(self) -> bool:
        """Whether a bot plays itself: then there is nothing to mirror."""
        return self.first == self.second

    @property
    def games_a_seed(self) -> int:
        """A pair of mirrored games, or one game."""
        return 1 if self.alone else 2

    @property
    def id(self) -> str:
        """For files and tables."""
        return f"{self.first}:{self.second}"


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game: its seed, and the bot of each side in the order of the sides."""

    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament. A bot that is named twice also plays itself."""

    game: str
    bots: tuple[str, ...]
    pairs: int
    """How many seeds at most; of two bots each plays both sides of a seed."""
    seed: int = 0
    options: Json = field(default_factory=dict)
    budget: str = ""
    """Thinking per action, as in `50ms` or `200n`; empty: as the bots like. A bot may bring its own: `planner@1s`."""
    max_rounds: int = MAX_ROUNDS
    bar: float | None = None
    """The share over pairs that the first bot of each pairing is measured by."""
    side_bars: dict[str, float] = field(default_factory=dict)
    """The same for its games on one side."""

    def pairings(self) -> tuple[Pairing, ...]:
        """Who plays whom, in the order of the names."""
        met: dict[frozenset[str], Pairing] = {}
        for two in combinations(self.bots, 2):
            met.setdefault(frozenset(two), Pairing(*two))
        return tuple(met.values())

    def sides(self) -> tuple[str, ...]:
        """The sides of the game at this table."""
        return tuple(find(self.game).rules(self.options).sides)

    def fixture(self, pairing: Pairing, number: int) -> Fixture:
        """The n-th game of a pairing."""
        seed, mirrored = divmod(number, pairing.games_a_seed)
        bots = (pairing.second, pairing.first) if mirrored else (pairing.first, pairing.second)
        return Fixture(self.seed + seed, bots)

    def bars(self, pairing: Pairing) -> dict[str, float]:
        """What is to be decided: by `pairs` or by a side. Nothing, if a bot plays itself."""
        if pairing.alone:
            return {}
        return ({} if self.bar is None else {"pairs": self.bar}) | self.side_bars

    def check(self) -> None:
        """Raise WrongNumberOfBots, UnknownBot, BadBudget or Refused if it cannot be played."""
        if len(self.bots) < 2:
            raise WrongNumberOfBots(2, len(self.bots))
        for bot in self.bots:
            if not knows_bot(self.game, bot):
                raise UnknownBot(self.game, bot)
        if self.budget:
            read_budget(self.budget)
        self.sides()

    def limit(self, bot: str) -> float | None:
        """How many milliseconds a bot may think about an action, if that is told by the clock."""
        written = bot.partition("@")[2] or self.budget
        return 1000 * read_budget(written).seconds or None if written else None

    def json(self) -> Json:
        """All of it."""
        return {**asdict(self), "bots": list(self.bots)}

    def terms(self) -> Json:
        """What must be the same for games to count for one tournament: neither its length nor its bars."""
        return {key: value for key, value in self.json().items() if key not in ("bots", "pairs", "bar", "side_bars")}
