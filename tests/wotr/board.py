"""Small words for scenarios on the map: whose action it is, who is at war, and the usual moves."""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.model.places import points as count_points
from thirdage.kernel import Rng

from .scenario import Scenario, Seat, given

Json = dict[str, Any]
SIDES = ("free-peoples", "shadow")


def acts(side: str, *dice: str, **position: Any) -> Scenario:
    """It is this side's action with these dice; the other side has one event die left."""
    mine = SIDES.index(side)
    pools = {side: list(dice), SIDES[1 - mine]: ["event"]}
    return given(**{"next": ["action", mine], "dice": pools, **position})


def at_war(*nations: str, **others: Json) -> Json:
    """These nations are at war; others as given."""
    return {**{name: {"steps": 0, "active": True} for name in nations}, **others}


def moves(seat: Seat, start: str, region: str, figures: Json) -> Seat:
    """One army goes from a region to another."""
    return seat.does("move-army", from_region=start, region=region).does("take-figures", figures=figures)


def walks(seat: Seat, region: str, *companions: str) -> Seat:
    """One group of companions goes to a region."""
    return seat.does("group", characters=list(companions)).does("walk", region=region)


def flies(seat: Seat, start: str, region: str, figure: str = "nazgul", count: int = 1) -> Seat:
    """Nazgul or a minion go from a region to another."""
    return seat.does("take-minions", figure=figure, from_region=start, count=count).does("walk", region=region)


def is_consistent(war: Scenario) -> bool:
    """Forks and samples show what the match shows."""
    match = war.match
    assert match.fork().view("referee") == match.view("referee")
    for seat in SIDES:
        assert match.sample(seat, Rng(1)).view(seat) == match.view(seat)
    return True


def attacks(seat: Seat, die: str, start: str, region: str, figures: Json | None = None) -> Seat:
    """An attack by die; a single figure is not asked who takes part."""
    seat.uses(die).does("attack").does("attack-from", region=start).does("attack-target", region=region)
    return seat if figures is None else seat.does("attackers", figures=figures)


def nation(war: Scenario, name: str) -> tuple[int, bool]:
    """Steps to war, and whether it is active."""
    state = war.view()["nations"][name]
    return state["steps"], state["active"]


def points(war: Scenario) -> tuple[int, int]:
    """Victory points of both sides."""
    return count_points(war.position, 0), count_points(war.position, 1)
