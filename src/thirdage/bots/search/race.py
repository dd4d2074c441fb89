"""Comparing plans in the same worlds, and dropping those that fall behind (successive halving)."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from thirdage.bots.budget import Meter
from thirdage.bots.search.game import Plan, SwitchMargin
from thirdage.bots.search.worlds import OutOfTime
from thirdage.kernel import Match

KEPT: Final = 0.5
"""After each world this part of the plans stays in the race, but never fewer than two."""
KEPT_AT_FIRST: Final = 0.7
ENOUGH: Final = 64
"""More worlds than this change nobody's mind."""


USUAL: Final = SwitchMargin()


class Candidate:
    """A plan and what it came to: a value for each world it was tried in, the worlds of all plans being the same."""

    __slots__ = ("plan", "values")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.values: list[float] = []

    def mean(self) -> float:
        """How likely we win with it, as far as we know."""
        return sum(self.values, 0.0) / len(self.values) if self.values else 0.0


def race(
    plans: list[Plan],
    imagined: Callable[[], Match],
    tried: Callable[[Match, Plan], float],
    meter: Meter,
    margin: SwitchMargin = USUAL,
) -> list[Candidate]:
    """The plans, the best first.

    The first of those given is the baseline, the choice of the rollout policy: others must beat it by a margin, and it
    stays to the end, since all others are compared with it. A plan that was dropped stands behind all that stayed
    longer: it is known from fewer worlds.
    """
    field = [Candidate(plan) for plan in plans]
    alive = list(field)
    dropped: list[Candidate] = []
    baseline = field[0]
    worlds = 0
    try:
        while worlds < ENOUGH and len(alive) > 1 and not meter.spent():
            world = imagined()
            values = [tried(world, entry.plan) for entry in alive]
            for entry, value in zip(alive, values, strict=True):
                entry.values.append(value)
            worlds += 1
            alive.sort(key=lambda entry: -score(entry, baseline, margin))
            staying = max(2, round(len(alive) * (KEPT if worlds > 1 else KEPT_AT_FIRST)))
            falling = [entry for entry in alive[staying:] if entry is not baseline]
            dropped = falling + dropped
            alive = [entry for entry in alive if entry not in falling]
    except OutOfTime:
        pass
    return alive + dropped if worlds else field


def score(entry: Candidate, baseline: Candidate, margin: SwitchMargin) -> float:
    """What a plan is to be ranked by: what it gains over the baseline where both were tried, less what may be luck.

    A battle or a whole round differs much from world to world, a recruit hardly: the error is that of the plan itself.
    """
    if entry is baseline:
        return 0.0
    gains = [value - usual for value, usual in zip(entry.values, baseline.values, strict=False)]
    many = len(gains)
    if not many:
        return -1.0
    gain = sum(gains, 0.0) / many
    error = sqrt(margin.luck**2 * many + margin.spread * sum([(each - gain) ** 2 for each in gains], 0.0)) / many
    return gain - margin.margin - error + margin.trust * min(0.0, entry.plan.prior - baseline.plan.prior)
