"""Elven Rings (WC-RING)."""

from __future__ import annotations

import pytest

from tests.wotr.scenario import given
from tests.wotr.test_actions import to_act
from thirdage.games.wotr.model.constants import RESULTS


def test_WC_RING_01_change_and_act_with_another_die() -> None:
    war = to_act("free-peoples", ["muster", "muster", "event", "character"], ["army"] * 5)
    war.free_peoples.does("use-ring", die="muster", to_die="character")
    war.free_peoples.uses("event").does("draw-card", deck="free-peoples-character")
    war.chance.draws_card("fp-char-01")
    assert sorted(war.view()["dice"]["free-peoples"]) == ["character", "character", "muster"]
    war.expect(rings={"free-peoples": 2, "shadow": 1})
    assert war.open() == [("shadow", "action")]


def test_WC_RING_02_one_ring_per_turn() -> None:
    war = to_act("free-peoples", ["muster", "muster"], ["army"])
    war.free_peoples.does("use-ring", die="muster", to_die="event")
    war.free_peoples.is_refused("WR-RING-04", "use-ring", die="muster", to_die="event")
    next_turn = given(next=["turn"], rings={"free-peoples": 2, "shadow": 1}, rings_used=["free-peoples"])
    assert next_turn.position.ring_used == 0


def test_WC_RING_03_shadow_uses_it_in_the_same_turn() -> None:
    war = to_act("free-peoples", ["muster", "event"], ["army", "army"])
    war.free_peoples.does("use-ring", die="muster", to_die="event").does("skip", die="event")
    war.shadow.does("use-ring", die="army", to_die="character")
    war.expect(rings={"free-peoples": 2, "shadow": 0})
    assert sorted(war.view()["dice"]["shadow"]) == ["army", "character"]
    assert war.open() == [("shadow", "action")]


def test_WC_RING_04_not_to_will_of_the_west() -> None:
    war = to_act("free-peoples", ["muster", "muster"], ["army"])
    war.free_peoples.is_refused("WR-RING-05", "use-ring", die="muster", to_die="will-of-the-west")


def test_WC_RING_05_shadow_ring_to_eye_is_no_action() -> None:
    war = to_act(
        "shadow", ["event"], ["muster", "army"], hunt_box={"shadow": 2}, rings={"free-peoples": 2, "shadow": 1},
        nations={"sauron": {"steps": 0}}, shadow={"north-ithilien": {"sauron-regular": 3}},
    )  # fmt: skip
    war.shadow.does("use-ring", die="muster", to_die="eye")
    war.expect(hunt_box={"free-peoples": 0, "shadow": 3}, rings={"free-peoples": 2, "shadow": 0})
    war.shadow.uses("army").does("attack").does("attack-from", region="north-ithilien")
    war.shadow.does("attack-target", region="osgiliath").does("attackers", figures={"sauron-regular": 3})
    assert war.position.battle is not None


def test_WC_RING_06_shadow_ring_to_eye_with_the_last_die() -> None:
    war = to_act("shadow", ["character", "event"], ["muster"], rings={"free-peoples": 2, "shadow": 1})
    war.shadow.does("use-ring", die="muster", to_die="eye")
    assert war.view()["dice"]["shadow"] == []
    for die in ("character", "event"):
        assert war.open() == [("free-peoples", "action")]
        war.free_peoples.does("skip", die=die)
    war.expect(turn=2)


def test_WC_RING_07_not_from_eye() -> None:
    war = to_act("shadow", ["event"], ["muster"], hunt_box={"shadow": 2}, rings={"free-peoples": 2, "shadow": 1})
    war.shadow.is_refused("WR-RING-07", "use-ring", die="eye", to_die="army")


def test_WC_RING_08_ring_then_pass() -> None:
    war = to_act("free-peoples", ["muster", "event"], ["army"] * 4)
    war.free_peoples.does("use-ring", die="muster", to_die="character").passes()
    assert war.open() == [("shadow", "action")]
    war.shadow.does("skip", die="army")
    assert war.view()["dice"]["free-peoples"] == ["character", "event"]


def test_WC_RING_09_ring_changes_the_pass_comparison() -> None:
    war = to_act("shadow", ["event"] * 3, ["army"] * 3, rings={"free-peoples": 2, "shadow": 1})
    war.shadow.is_refused("WR-PASS", "pass")
    war.shadow.does("use-ring", die="army", to_die="eye").passes()
    assert war.open() == [("free-peoples", "action")]


def test_WC_RING_10_only_when_about_to_act() -> None:
    war = to_act(
        "shadow", ["muster"], ["army"], nations={"sauron": {"steps": 0}}, hands={"free-peoples": ["fp-char-01"]},
        shadow={"north-ithilien": {"sauron-regular": 3}},
    )  # fmt: skip
    war.shadow.uses("army").does("attack").does("attack-from", region="north-ithilien")
    war.free_peoples.is_refused("", "use-ring", die="muster", to_die="event")
    war.shadow.does("attack-target", region="osgiliath").does("attackers", figures={"sauron-regular": 3})
    assert ("free-peoples", "action") not in war.open()
    war.free_peoples.is_refused("", "use-ring", die="muster", to_die="event")


def test_PF_006_what_a_ring_can_do() -> None:
    war = to_act("free-peoples", ["muster"], ["army"])
    assert war.free_peoples.offered("use-ring", "to_die") == ["character", "event", "army-muster"]
    war.free_peoples.is_refused("WR-DICE-01", "use-ring", die="muster", to_die="eye")
    war.free_peoples.is_refused("WR-DICE-01", "use-ring", die="muster", to_die="army")
    war = to_act("shadow", ["event"], ["muster"], rings={"free-peoples": 2, "shadow": 1})
    assert war.shadow.offered("use-ring", "to_die") == ["character", "army", "event", "army-muster", "eye"]


def test_WR_RING_01_a_ring_is_used_twice_at_most() -> None:
    war = to_act("shadow", ["event"], ["muster"])
    war.shadow.is_refused("WR-RING-01", "use-ring", die="muster", to_die="army")
    war = to_act("free-peoples", ["event"], ["muster"], rings={"free-peoples": 0, "shadow": 3})
    war.free_peoples.is_refused("WR-RING-01", "use-ring", die="event", to_die="muster")


@pytest.mark.parametrize("die", RESULTS[:5])
def test_a_ring_changes_nothing_into_itself(die: str) -> None:
    war = to_act("shadow", ["event"], [die], rings={"free-peoples": 2, "shadow": 1})
    war.shadow.is_refused("WR-RING-02", "use-ring", die=die, to_die=die)
