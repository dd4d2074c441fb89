"""The race of plans: what is better in every world wins, what was lucky once does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.helpers import PICK, Notes, pick, toy
from thirdage.bots.budget import Budget, Meter
from thirdage.bots.search.game import Plan, SwitchMargin
from thirdage.bots.search.race import Candidate, race, score
from thirdage.bots.search.worlds import OutOfTime
from thirdage.kernel import Flow, Match

DOUBT = SwitchMargin(margin=0.01, luck=0.03, spread=1.0, trust=0.01)


def some_game(_at: Notes) -> Flow[None]:
    yield pick("ann")


def plan(prior: float = 0.0) -> Plan:
    return Plan(PICK(0), prior=prior)


def weighed(*values: float, prior: float = 0.0) -> Candidate:
    entry = Candidate(plan(prior))
    entry.values = list(values)
    return entry


def raced(plans: list[Plan], value: Callable[[int, Plan], float], worlds: int) -> list[Candidate]:
    """A race in which a plan is worth this in each world; the budget ends in the middle of the last one."""
    meter = Meter(Budget(nodes=10_000))
    match, made = toy(start=some_game), list[Match]()

    def imagined() -> Match:
        made.append(match.fork())
        return made[-1]

    def tried(world: Match, plan: Plan) -> float:
        now = [world is other for other in made].index(True)
        if now == worlds:
            raise OutOfTime
        return value(now, plan)

    return race(plans, imagined, tried, meter, DOUBT)


def test_what_is_a_little_better_in_every_world_is_better_than_the_habit() -> None:
    baseline = weighed(0.5, 0.4, 0.6, 0.5)
    assert score(weighed(0.53, 0.43, 0.63, 0.53), baseline, DOUBT) > score(baseline, baseline, DOUBT) == 0


def test_what_was_lucky_once_is_not() -> None:
    baseline = weighed(0.5, 0.5, 0.5, 0.5)
    lucky = weighed(0.7, 0.48, 0.48, 0.48)
    steady = weighed(0.535, 0.535, 0.535, 0.535)
    assert lucky.mean() == pytest.approx(steady.mean())
    assert score(lucky, baseline, DOUBT) < 0 < score(steady, baseline, DOUBT)
    assert score(lucky, baseline, SwitchMargin()) == pytest.approx(score(steady, baseline, SwitchMargin()))


def test_the_more_worlds_the_less_doubt() -> None:
    few = score(weighed(0.54), weighed(0.5), DOUBT)
    many = score(weighed(0.54, 0.54, 0.54), weighed(0.5, 0.5, 0.5), DOUBT)
    assert few == pytest.approx(0.04 - 0.01 - 0.03)
    assert few < many < 0.04 - 0.01


def test_what_the_rules_of_thumb_think_little_of_must_look_better() -> None:
    baseline = weighed(0.5, prior=8)
    assert score(weighed(0.6, prior=5), baseline, DOUBT) == pytest.approx(
        score(weighed(0.6, prior=9), baseline, DOUBT) - 0.03
    )
    assert score(weighed(), baseline, DOUBT) < -0.5


def test_the_best_plan_wins_and_the_habit_stays_to_the_end() -> None:
    plans = [plan() for _ in range(7)]
    worth = dict(zip(plans, (0.3, 0.5, 0.52, 0.6, 0.4, 0.45, 0.58), strict=True))
    found = raced(plans, lambda world, plan: worth[plan] + 0.1 * (world % 2), 6)
    assert found[0].plan is plans[3]
    assert len(found) == 7
    seen = {id(entry.plan): len(entry.values) for entry in found}
    assert seen[id(plans[0])] == seen[id(plans[3])] == 6
    assert seen[id(plans[4])] < 3


def test_without_time_for_one_world_it_is_the_habit() -> None:
    plans = [plan(), plan()]
    assert raced(plans, lambda _world, _plan: 0.0, 0)[0].plan is plans[0]
