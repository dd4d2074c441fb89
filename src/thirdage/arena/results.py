"""What came of a pairing: shares with intervals, ways to win, lengths, counts, and how long everybody thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from thirdage.arena.games import Finished
from thirdage.arena.sequential import clear_of, counted, interval
from thirdage.arena.tournament import Pairing

Json = dict[str, Any]
PAIRS: Final = "pairs"
POINTS: Final = 60
"""How many points a course of the score is drawn with."""


@dataclass(slots=True)
class Meeting:
    """The games of one pairing, in order. All shares are those of its first bot."""

    pairing: Pairing
    sides: tuple[str, ...]
    bars: dict[str, float] = field(default_factory=dict)
    games: list[Finished] = field(default_factory=list)

    def add(self, game: Finished) -> None:
        """The next game."""
        self.games.append(game)

    def pair_is_whole(self) -> bool:
        """Whether the last seed was played from all sides."""
        return len(self.games) % self.pairing.games_a_seed == 0

    def good(self) -> list[Finished]:
        """The games that did not fail."""
        return [game for game in self.games if not game.failure]

    def pair_scores(self) -> list[float]:
        """The score of each seed whose games were all played to the end."""
        size = self.pairing.games_a_seed
        scores = []
        for at in range(0, len(self.games) - size + 1, size):
            seed = self.games[at : at + size]
            if not any(game.failure for game in seed):
                scores.append(sum([game.score(game.side_of(self.pairing.first)) for game in seed]) / size)
        return scores

    def side_scores(self, side: str) -> list[float]:
        """The scores of the first bot's games on a side; of all games, if it plays itself."""
        return [game.score(side) for game in self.good() if game.bots[side] == self.pairing.first]

    def scores(self, of: str) -> list[float]:
        """By `pairs` or by a side."""
        return self.pair_scores() if of == PAIRS else self.side_scores(of)

    def decided(self) -> bool:
        """Whether every bar lies outside its interval; without bars nothing is ever decided."""
        return bool(self.bars) and all(clear_of(counted(self.scores(of)), bar) for of, bar in self.bars.items())

    def share(self, of: str) -> Json:
        """A share with its interval, its bar and the verdict."""
        counts = counted(self.scores(of))
        found = interval(counts)
        told: Json = {
            "count": sum(counts.values()),
            "share": round(found.share, 4),
            "low": round(found.low, 4),
            "high": round(found.high, 4),
        }
        if of in self.bars:
            bar = self.bars[of]
            verdict = "open" if not clear_of(counts, bar) else "above" if found.share > bar else "below"
            told |= {"bar": bar, "verdict": verdict}
        return told

    def course(self) -> list[list[float]]:
        """How the score and its interval went: pairs, share, low, high."""
        scores = self.pair_scores() if not self.pairing.alone else self.side_scores(self.sides[0])
        marks = sorted({max(1, round(len(scores) * step / POINTS)) for step in range(1, POINTS + 1)}) if scores else []
        points = []
        for mark in marks:
            found = interval(counted(scores[:mark]))
            points.append([mark, round(found.share, 4), round(found.low, 4), round(found.high, 4)])
        return points

    def json(self, limit: Callable[[str], float | None]) -> Json:
        """All of it; `limit` says how many milliseconds a bot may take for an action."""
        good = self.good()
        return {
            "first": self.pairing.first,
            "second": self.pairing.second,
            "games": len(self.games),
            "failures": [{"seed": g.seed, "bots": g.bots, "failure": g.failure} for g in self.games if g.failure],
            "pairs": self.share(PAIRS) if not self.pairing.alone else None,
            "sides": {side: self.share(side) for side in self.sides},
            "endings": {side: dict(_endings(good, side)) for side in self.sides},
            "nobody": sum([game.winner is None for game in good]),
            "rounds": _numbers([game.rounds for game in good]),
            "numbers": {name: _numbers([g.numbers[name] for g in good if name in g.numbers]) for name in _names(good)},
            "counts": {bot: _counts(good, bot) for bot in dict.fromkeys((self.pairing.first, self.pairing.second))},
            "thinking": {
                bot: _thinking(good, bot, limit(bot))
                for bot in dict.fromkeys((self.pairing.first, self.pairing.second))
            },
            "seconds": round(sum([game.seconds for game in good]), 1),
            "course": self.course(),
        }


def _endings(games: list[Finished], side: str) -> list[tuple[str, int]]:
    return Counter([game.reason for game in games if game.winner == side]).most_common()


def _names(games: list[Finished]) -> list[str]:
    return list(dict.fromkeys([name for game in games for name in game.numbers]))


def _numbers(values: list[float]) -> Json:
    """Some numbers: how many, their mean, their ends, and how often each (whole) number came."""
    if not values:
        return {"count": 0}
    spread = Counter([round(value) for value in values])
    return {
        "count": len(values),
        "mean": round(sum(values) / len(values), 3),
        "low": min(values),
        "high": max(values),
        "spread": {str(value): spread[value] for value in sorted(spread)},
    }


def _counts(games: list[Finished], bot: str) -> Json:
    """Per side: how often a bot did each thing that is counted, a game."""
    told: Json = {}
    for game in games:
        for side, name in game.bots.items():
            if name == bot:
                sums = told.setdefault(side, {"games": 0})
                sums["games"] += 1
                for thing, count in game.of_side.get(side, {}).items():
                    sums[thing] = sums.get(thing, 0) + count
    for sums in told.values():
        for thing in sums:
            if thing != "games":
                sums[thing] = round(sums[thing] / sums["games"], 3)
    return told


def _thinking(games: list[Finished], bot: str, limit: float | None) -> Json:
    """Milliseconds of an action."""
    times = sorted([t for g in games for side, name in g.bots.items() if name == bot for t in g.thinking.get(side, [])])
    if not times:
        return {"actions": 0}
    told: Json = {
        "actions": len(times),
        "mean": round(sum(times) / len(times), 2),
        "median": times[len(times) // 2],
        "99%": times[min(len(times) - 1, len(times) * 99 // 100)],
        "longest": times[-1],
    }
    if limit is not None:
        told["within"] = round(sum([t <= max(1.1 * limit, limit + 50) for t in times]) / len(times), 5)
    return told
