"""What searching bots think of in War of the Ring: hosts march; the Hunt is left to habit when time is short."""

from __future__ import annotations

from typing import Any

from tests.wotr.scenario import Scenario, given
from thirdage.bots import Budget, Eyes, make_bot
from thirdage.bots.search.bot import ROUND_COST, ROUNDS, SearchBot
from thirdage.bots.wotr.features import NAMES, vector
from thirdage.bots.wotr.thinking import MARCHES, WarThinker
from thirdage.kernel import Rng

Json = dict[str, Any]
AT_WAR: Json = {"southrons": {"steps": 0, "active": True}}
MARCH: Json = {"kind": "move-army", "from_region": "umbar", "region": "west-harondor"}


def umbar(region: str = "umbar", dice: tuple[str, ...] = ("army",), **more: Any) -> Scenario:
    """A host of the Southrons; nobody guards Pelargir, two regions from Umbar."""
    return given(
        next=["action", 1],
        dice={"free-peoples": [], "shadow": list(dice)},
        nations=AT_WAR,
        shadow={region: {"southrons-regular": 8, "southrons-elite": 1}},
        **more,
    )


def moves(war: Scenario) -> list[Json]:
    """The moves of armies that a searching Shadow thinks of, in the order of its plans."""
    ask = war.match.asks[0]
    plans = WarThinker().plans(Eyes(war.match, "shadow"), ask, Rng(1), 7)
    return [plan.later["move-army"] for plan in plans if "move-army" in plan.later]


def reach(war: Scenario) -> float:
    return vector(war.position)[NAMES.index("shadow-reach")]


def test_a_host_marches_on_an_empty_city_that_is_two_regions_away() -> None:
    assert MARCH in moves(umbar(free_peoples={"minas-tirith": {"gondor-regular": 3}}))


def test_it_does_not_walk_into_an_army_nor_without_a_die_for_it() -> None:
    held = umbar(free_peoples={"west-harondor": {"gondor-regular": 1}, "minas-tirith": {"gondor-regular": 3}})
    assert MARCH not in moves(held)
    assert moves(umbar(dice=("event",))) == []


def test_not_more_marches_than_leave_room_for_other_plans() -> None:
    war = given(next=["action", 1], dice={"free-peoples": [], "shadow": ["army", "muster", "event"]})
    ask = war.match.asks[0]
    plans = WarThinker().plans(Eyes(war.match, "shadow"), ask, Rng(1), 7)
    assert len(plans) <= 8
    assert len({plan.answer.get("die") for plan in plans if plan.answer.form.keys}) > 1
    assert 0 < MARCHES < 4


def test_the_nearer_a_host_the_more_is_in_reach_and_a_guard_takes_from_it() -> None:
    others = {"minas-tirith": {"gondor-regular": 3}}
    near, far = umbar("west-harondor", free_peoples=others), umbar(free_peoples=others)
    guarded = umbar(free_peoples=others | {"pelargir": {"gondor-regular": 5, "gondor-elite": 2}})
    assert reach(near) > reach(far) > reach(guarded) > 0


def test_dice_for_the_hunt_are_left_to_habit_unless_many_rounds_can_be_played() -> None:
    for nodes, thinks in ((200, False), (3 * ROUNDS * ROUND_COST * 2, True)):
        war = given(next=["hunt-allocation"], fellowship={"region": "hollin"})
        bot = make_bot("wotr", "planner", Rng(1), Budget(nodes=nodes))
        assert isinstance(bot, SearchBot)
        bot.choose(Eyes(war.match, "shadow"), war.match.asks[0], Rng(1))
        assert bool(bot.weighed) == thinks
