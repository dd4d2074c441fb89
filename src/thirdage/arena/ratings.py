"""How strong each bot is on each side, by all games of a tournament: openskill's Bradley-Terry model.

A bot has a rating for each side, because a side may be easier. Ratings are told on the scale of Elo (400 points are
odds of ten to one, 1500 is the mean) with the interval that holds them in 95 of 100 cases. The games are gone through
several times in other orders, so that what is told does not hang on the order in which they were played.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from openskill.models import BradleyTerryFull

from thirdage.kernel import Rng

Json = dict[str, Any]
MEAN: Final = 25.0
BETA: Final = MEAN / 6
ELO: Final = 400 / math.log(10) / (math.sqrt(2) * BETA)
"""Points of Elo in one point of openskill."""
ORDERS: Final = 12
TIMES: Final = 1.96
Game = tuple[str, str, float]
"""Who met whom, and the score of the first."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A rating with the bounds of where it lies."""

    name: str
    games: int
    rating: float
    low: float
    high: float

    def json(self) -> Json:
        """Rounded to whole points."""
        whole = {"rating": round(self.rating), "low": round(self.low), "high": round(self.high)}
        return {"name": self.name, "games": self.games, **whole}


def rate(games: Iterable[Game]) -> list[Rated]:
    """The ratings of all who played, best first."""
    played = list(games)
    names = sorted({name for first, second, _ in played for name in (first, second)})
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in names}
    rng = Rng(1)
    for _ in range(ORDERS):
        for name, rating in _in_one_order(_shuffled(played, rng), names).items():
            found[name].append(rating)
    met = {name: sum([name in (first, second) for first, second, _ in played]) for name in names}
    rated = [_rated(name, met[name], found[name]) for name in names]
    return sorted(rated, key=lambda one: -one.rating)


def _in_one_order(games: list[Game], names: list[str]) -> dict[str, tuple[float, float]]:
    model = BradleyTerryFull(mu=MEAN, sigma=MEAN / 3, beta=BETA, tau=0.0)
    ratings = {name: model.rating(name=name) for name in names}
    for first, second, score in games:
        ranks = [1, 1] if score == 0.5 else [1, 2] if score > 0.5 else [2, 1]
        (one,), (two,) = model.rate([[ratings[first]], [ratings[second]]], ranks=[float(rank) for rank in ranks])
        ratings[first], ratings[second] = one, two
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def _rated(name: str, games: int, found: list[tuple[float, float]]) -> Rated:
    rating = 1500 + ELO * (fmean([mu for mu, _ in found]) - MEAN)
    reach = TIMES * ELO * fmean([sigma for _, sigma in found])
    return Rated(name, games, rating, rating - reach, rating + reach)


def _shuffled(games: list[Game], rng: Rng) -> list[Game]:
    mixed = list(games)
    rng.shuffle(mixed)
    return mixed
