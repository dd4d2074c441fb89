"""The four victories in their order (WR-VIC)."""

from __future__ import annotations

from typing import Any

from tests.wotr.ring import acting, moves
from tests.wotr.scenario import given
from tests.wotr.test_mordor import ends_the_actions

NINE = ["lorien", "helms-deep", "minas-tirith", "rivendell", "edoras"]
"""Four strongholds and a city."""
EMPTY: dict[str, Any] = {"free_peoples": {}, "shadow": {}}


def test_WC_VIC_01_ten_points_are_checked_at_the_end() -> None:
    war = acting(
        "army-muster",
        captured=[*NINE, "dale"],
        nations={"north": {"steps": 0, "active": True}},
        free_peoples={"vale-of-the-carnen": {"north-regular": 1}},
        shadow={},
        shadow_dice=("army",),
    )
    war.free_peoples.uses("army-muster").does("move-armies")
    war.free_peoples.does("move-army", from_region="vale-of-the-carnen", region="dale")
    for _ in range(3):
        if war.open()[0] == ("free-peoples", "army-figures"):
            war.free_peoples.does("take-figures", figures={"north-regular": 1})
        elif war.open()[0] == ("free-peoples", "move-army"):
            war.free_peoples.does("done")
    assert "dale" not in war.view()["captured"]
    ends_the_actions(war).expect(outcome=None)
    assert war.position.turn == 2


def test_WC_VIC_02_both_military() -> None:
    war = given(next=["victory-check"], captured=[*NINE, "pelargir", "moria", "dol-guldur"], **EMPTY)
    war.expect(outcome=("shadow", "military"))


def test_WC_VIC_03_ring_before_arms() -> None:
    war = moves(acting(captured=[*NINE, "pelargir"], mordor=4, corruption=9, **EMPTY))
    war.chance.draws_tile("std-0r")
    war.expect(outcome=("free-peoples", "ring-destroyed"))


def test_WC_VIC_04_four_points_for_the_free_peoples() -> None:
    war = given(next=["victory-check"], captured=[*NINE, "moria", "dol-guldur"], **EMPTY)
    war.expect(outcome=("free-peoples", "military"))


def test_WC_VIC_05_corruption_by_the_idle_rule() -> None:
    war = acting("muster", mordor=1, corruption=11, captured=["moria", "dol-guldur"], **EMPTY)
    ends_the_actions(war).expect(outcome=("shadow", "corruption"))


def test_WC_VIC_06_besieged_conquest_counts() -> None:
    siege: dict[str, Any] = {
        "inside": {"lorien": {"sauron-regular": 2}},
        "free_peoples": {"lorien": {"elves-elite": 3}},
        "shadow": {},
    }
    given(next=["victory-check"], captured=NINE, **siege).expect(outcome=None)
    given(next=["victory-check"], captured=[*NINE, "pelargir"], **siege).expect(outcome=("shadow", "military"))


def test_PF_001_four_conditions_in_their_order() -> None:
    both = [*NINE, "pelargir", "moria", "dol-guldur"]
    given(next=["victory-check"], captured=both, **EMPTY).expect(outcome=("shadow", "military"))
    war = moves(acting(captured=both, mordor=4, corruption=11, **EMPTY))
    war.chance.draws_tile("std-1")
    war.free_peoples.does("decline")
    war.expect(outcome=("shadow", "corruption"))


def test_PF_002_military_points_wait_for_the_end_of_the_turn() -> None:
    war = acting("muster", captured=["moria", "dol-guldur"], **EMPTY)
    war.expect(outcome=None)
    ends_the_actions(war).expect(outcome=("free-peoples", "military"))


def test_WR_VIC_05_nine_points_are_not_enough() -> None:
    war = given(next=["victory-check"], captured=NINE, **EMPTY)
    war.expect(outcome=None)


def test_WR_VIC_06_three_points_are_not_enough() -> None:
    given(next=["victory-check"], captured=["moria", "angmar"], **EMPTY).expect(outcome=None)
    given(next=["victory-check"], captured=["moria", "umbar"], **EMPTY).expect(outcome=("free-peoples", "military"))
