"""Victory, the military one above all (WC-VIC), and the order of the four conditions."""

from __future__ import annotations

from tests.wotr.scenario import given
from tests.wotr.test_actions import to_act
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.places import points

TEN = ["helms-deep", "minas-tirith", "lorien", "rivendell", "woodland-realm"]
NINE = ["helms-deep", "minas-tirith", "lorien", "rivendell", "pelargir"]
FOUR = ["moria", "dol-guldur"]


def test_WC_VIC_01_ten_points_are_checked_at_the_end() -> None:
    war = to_act(
        "free-peoples", ["army-muster"], ["event"],
        captured=["helms-deep", "minas-tirith", "lorien", "rivendell", "pelargir", "dale"],
        free_peoples={"lossarnach": {"gondor-regular": 1}}, shadow={},
    )  # fmt: skip
    assert points(war.position, SHADOW) == 10
    war.free_peoples.uses("army-muster").does("move-armies")
    war.free_peoples.does("move-army", from_region="lossarnach", region="pelargir")
    war.free_peoples.does("take-figures", figures={"gondor-regular": 1})
    while ("shadow", "action") not in war.open():
        war.free_peoples.does("done")
    war.shadow.does("skip", die="event")
    assert points(war.position, SHADOW) == 9
    war.expect(outcome=None, turn=2)


def test_WC_VIC_02_both_military() -> None:
    given(next=["victory-check"], captured=[*TEN, *FOUR]).expect(outcome=("shadow", "military"))


def test_WC_VIC_03_ring_before_arms() -> None:
    war = to_act(
        "free-peoples", ["character"], ["event"], captured=TEN, hunt_box={"shadow": 1},
        fellowship={"mordor": 4, "corruption": 9},
    )  # fmt: skip
    assert points(war.position, SHADOW) == 10
    war.free_peoples.uses("character").does("move-fellowship")
    war.chance.draws_tile("std-1")
    while war.match.outcome is None:
        assert war.match.ask is not None
        war.match.answer(list(war.match.ask.options)[-1])
    war.expect(outcome=("free-peoples", "ring-destroyed"))


def test_WC_VIC_04_four_points_for_the_free_peoples() -> None:
    war = given(next=["victory-check"], captured=[*FOUR, *NINE])
    war.expect(outcome=("free-peoples", "military"))
    assert [points(war.position, side) for side in (FREE_PEOPLES, SHADOW)] == [4, 9]


def test_WC_VIC_05_corruption_by_the_idle_rule() -> None:
    war = to_act("shadow", [], ["event"], captured=FOUR, fellowship={"mordor": 2, "corruption": 11, "tried": False})
    war.shadow.does("skip", die="event")
    war.expect(outcome=("shadow", "corruption"))


def test_WC_VIC_06_besieged_conquest_counts() -> None:
    war = given(
        next=["victory-check"],
        captured=["lorien"],
        shadow={}, inside={"lorien": {"sauron-regular": 2}},
        free_peoples={"lorien": {"elves-elite": 3}},
    )  # fmt: skip
    assert points(war.position, SHADOW) == 2
    war.expect(outcome=None)


def test_PF_001_four_conditions_in_their_order() -> None:
    """Shadow 10 points come before 4 points of the Free Peoples; 9 and 3 win nothing."""
    given(next=["victory-check"], captured=[*FOUR, *TEN]).expect(outcome=("shadow", "military"))
    given(next=["victory-check"], captured=["moria", *NINE]).expect(outcome=None)
    war = given(next=["end-of-actions"], captured=[*TEN, *FOUR], fellowship={"mordor": 1, "corruption": 11})
    war.expect(outcome=("shadow", "corruption"))


def test_PF_002_military_points_are_checked_in_phase_six_only() -> None:
    war = to_act("free-peoples", ["event"], ["event"], captured=FOUR)
    war.free_peoples.does("skip", die="event")
    war.expect(outcome=None)
    war.shadow.does("skip", die="event")
    war.expect(outcome=("free-peoples", "military"))


def test_PF_003_the_last_step_draws_its_tile_first() -> None:
    war = to_act(
        "free-peoples", ["character"], ["event"], hunt_box={"shadow": 1}, fellowship={"mordor": 4, "corruption": 11},
        characters=dict.fromkeys(
            ("gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone"
        ),
    )  # fmt: skip
    war.free_peoples.uses("character").does("move-fellowship")
    war.chance.draws_tile("std-2")
    while war.match.outcome is None:
        assert war.match.ask is not None
        war.match.answer(list(war.match.ask.options)[-1])
    war.expect(outcome=("shadow", "corruption"))


def test_points_of_a_captured_town_and_of_a_recaptured_city() -> None:
    """WR-MAP-10, WR-CAP-06: towns are worth nothing; what the owner has back counts for nobody."""
    war = given(next=["victory-check"], captured=["bree", "dale", "moria"])
    assert [points(war.position, side) for side in (FREE_PEOPLES, SHADOW)] == [2, 1]
