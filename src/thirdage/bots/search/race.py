"""Comparing plans in the same worlds, and dropping those that fall behind (successive halving)."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from thirdage.bots.budget import Meter
from thirdage.bots.search.game import Plan
from thirdage.bots.search.worlds import OutOfTime
from thirdage.kernel import Match

KEPT: Final = 0.5
"""After each world this part of the plans stays in the race, but never fewer than two."""
DOUBT: Final = 0.015
"""How much better another plan must look than the habit, however often it was tried: evaluations err too."""
NOISE: Final = 0.02
"""How much more after one world; with more worlds, less."""
TRUST: Final = 0.003
"""What a point of the habit's own opinion (`Plan.prior`) is worth."""
ENOUGH: Final = 64
"""More worlds than this change nobody's mind."""


class Weighed:
    """A plan and what it came to: a value for each world it was tried in, the worlds of all plans being the same."""

    __slots__ = ("plan", "values")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.values: list[float] = []

    def mean(self) -> float:
        """How likely we win with it, as far as we know."""
        return sum(self.values, 0.0) / len(self.values) if self.values else 0.0


def race(
    plans: list[Plan], imagined: Callable[[], Match], tried: Callable[[Match, Plan], float], meter: Meter
) -> list[Weighed]:
    """The plans, the best first. The first of those given is the habit and has the benefit of the doubt.

    A plan that was dropped stands behind all that stayed longer: it is known from fewer worlds.
    """
    field = [Weighed(plan) for plan in plans]
    alive = list(field)
    dropped: list[Weighed] = []
    habit = field[0]
    worlds = 0
    try:
        while worlds < ENOUGH and len(alive) > 1 and not meter.spent():
            world = imagined()
            values = [tried(world, entry.plan) for entry in alive]
            for entry, value in zip(alive, values, strict=True):
                entry.values.append(value)
            worlds += 1
            alive.sort(key=lambda entry: -score(entry, habit))
            staying = max(2, round(len(alive) * KEPT)) if worlds > 1 else max(2, round(len(alive) * 0.7))
            dropped = alive[staying:] + dropped
            del alive[staying:]
    except OutOfTime:
        pass
    return alive + dropped if worlds else field


def score(entry: Weighed, habit: Weighed, noise: float = NOISE) -> float:
    """What a plan is to be ranked by: what it came to, with what speaks for the habit beside that."""
    if entry is habit:
        return entry.mean() + DOUBT + noise / sqrt(max(1, len(habit.values)))
    return entry.mean() + TRUST * min(0.0, entry.plan.prior - habit.plan.prior)
