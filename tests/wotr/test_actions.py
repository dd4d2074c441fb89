"""Using action dice, passing and skipping (WC-ACT)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.scenario import Scenario, given
from thirdage.kernel import Rng


def to_act(side: str, free: list[str], shadow: list[str], /, **position: Any) -> Scenario:
    """A side is to act; both have these unused dice."""
    seat = ("free-peoples", "shadow").index(side)
    return given(next=["action", seat], dice={"free-peoples": free, "shadow": shadow}, **position)


def test_WC_ACT_01_free_peoples_begin() -> None:
    war = given(next=["action-roll"], hunt_box={"shadow": 2})
    war.chance.rolls_action_dice("character", "muster", "event", "event").rolls_action_dice(*["army"] * 5)
    assert war.open() == [("free-peoples", "action")]
    war.shadow.is_refused("", "skip", die="army")
    war.free_peoples.passes()
    assert war.open() == [("shadow", "action")]


def test_WC_ACT_02_pass_allowed() -> None:
    war = to_act("free-peoples", ["character"] * 4, ["army"] * 5)
    war.free_peoples.passes()
    assert len(war.view()["dice"]["free-peoples"]) == 4
    assert war.open() == [("shadow", "action")]
    assert war.told("log-wotr-passes") == [{"seat": "free-peoples"}]


def test_WC_ACT_03_pass_refused_at_equality() -> None:
    war = to_act("free-peoples", ["character"] * 3, ["army"] * 3)
    war.free_peoples.is_refused("WR-PASS-02", "pass")


def test_WC_ACT_04_shadow_may_pass_too() -> None:
    war = to_act("shadow", ["character"] * 2, ["army"])
    war.shadow.passes()
    assert war.open() == [("free-peoples", "action")]


def test_WC_ACT_05_hunt_box_dice_do_not_count() -> None:
    war = to_act("free-peoples", ["character"] * 3, ["army"] * 3, hunt_box={"shadow": 4})
    war.free_peoples.is_refused("WR-PASS", "pass")


def test_WC_ACT_06_repeated_passing() -> None:
    war = to_act("free-peoples", ["character"] * 2, ["army"] * 5)
    for left in (5, 4, 3):
        assert len(war.view()["dice"]["shadow"]) == left
        war.free_peoples.passes()
        war.shadow.does("skip", die="army")
    war.free_peoples.is_refused("WR-PASS", "pass")
    war.free_peoples.does("skip", die="character")


def test_WC_ACT_07_skip() -> None:
    war = to_act("free-peoples", ["character", "muster", "event"], ["army"] * 3)
    before = war.view()["nations"]
    war.free_peoples.does("skip", die="muster")
    assert war.open() == [("shadow", "action")]
    assert war.view()["dice"]["free-peoples"] == ["character", "event"]
    assert war.view()["nations"] == before


def test_WC_ACT_08_out_of_dice() -> None:
    war = to_act("free-peoples", ["character"], ["army"] * 3)
    war.free_peoples.does("skip", die="character")
    for _ in range(3):
        war.expect(turn=1)
        war.shadow.does("skip", die="army")
    war.expect(turn=2)


def test_WC_ACT_10_muster_army_die() -> None:
    war = to_act("free-peoples", ["army-muster"], ["army"])
    war.free_peoples.uses("army-muster").does("advance", nation="gondor")
    assert war.open() == [("shadow", "action")], "one action of one list only"
    war = to_act("free-peoples", ["army-muster"], ["army"])
    war.free_peoples.uses("army-muster").does("move-armies")
    assert not war.free_peoples.may("advance", nation="gondor")


def test_WC_ACT_11_army_die_no_move_plus_attack() -> None:
    war = to_act("shadow", ["event"], ["army"], nations={"sauron": {"steps": 0}})
    war.shadow.uses("army").does("move-armies")
    war.shadow.does("move-army", from_region="gorgoroth", region="minas-morgul")
    war.shadow.does("take-figures", figures={"sauron-regular": 3})
    war.shadow.is_refused("", "attack")
    assert "attack" not in {o.kind for o in war.shadow.options()}


def test_WC_ACT_12_diplomatic_action_on_a_passive_nation() -> None:
    war = to_act("free-peoples", ["muster", "muster"], ["army"])
    war.free_peoples.uses("muster").does("advance", nation="gondor")
    assert war.view()["nations"]["gondor"] == {"steps": 1, "active": False}
    war.shadow.does("skip", die="army")
    war.free_peoples.uses("muster").is_refused("WR-POL-02", "advance", nation="gondor")


def test_WC_ACT_13_sauron_to_war() -> None:
    war = to_act("shadow", ["event"], ["muster"])
    war.shadow.uses("muster").does("advance", nation="sauron")
    assert war.position.at_war(war.position.facts.nation["sauron"])


def test_WC_ACT_14_will_of_the_west_as_another_result() -> None:
    war = to_act("free-peoples", ["will-of-the-west"], ["army"], hunt_box={"shadow": 2}, fellowship={"progress": 2})
    war.free_peoples.uses("will-of-the-west").does("become", die="character").does("move-fellowship")
    war.expect(progress=3)
    war.chance.rolls(1, 1)
    war.expect(hunt_box={"free-peoples": 1, "shadow": 2})
    assert war.view()["dice"]["free-peoples"] == []


@pytest.mark.parametrize("die", ["character", "muster", "event"])
def test_WC_ACT_15_will_of_the_west_needed(die: str) -> None:
    figures = {"minas-tirith": {"gondor-regular": 1, "strider": 1}}
    war = to_act("free-peoples", [die, "will-of-the-west"], ["army"], free_peoples=figures)
    war.free_peoples.uses(die).is_refused("WR-ACT", "bring", character="aragorn")
    war = to_act("free-peoples", ["will-of-the-west"], ["army"], free_peoples=figures)
    war.free_peoples.uses("will-of-the-west").does("become", die="will-of-the-west").does("bring", character="aragorn")
    assert war.figures("free-peoples", "minas-tirith") == {"gondor-regular": 1, "aragorn": 1}


def test_WC_ACT_16_event_die_draws() -> None:
    hand = ["fp-char-01", "fp-char-02", "fp-str-04", "fp-str-05"]
    war = to_act("free-peoples", ["event"], ["army"], hands={"free-peoples": hand})
    war.free_peoples.uses("event").does("draw-card", deck="free-peoples-strategy")
    war.chance.draws_card("fp-str-09")
    assert war.free_peoples.hand == [*hand, "fp-str-09"]
    assert war.view()["dice"]["free-peoples"] == []
    assert war.open() == [("shadow", "action")]


def test_WC_ACT_17_nazgul_and_minions_in_one_action() -> None:
    figures = {
        "barad-dur": {"nazgul": 1, "mouth-of-sauron": 1},
        "minas-morgul": {"nazgul": 1},
        "dol-guldur": {"nazgul": 1},
    }
    war = to_act("shadow", ["event"], ["character"], shadow=figures)
    war.shadow.uses("character").does("move-minions")
    for start, region in (("barad-dur", "the-shire"), ("minas-morgul", "dale"), ("dol-guldur", "edoras")):
        war.shadow.does("take-minions", figure="nazgul", from_region=start, count=1).does("walk", region=region)
    war.shadow.does("take-minions", figure="mouth-of-sauron", from_region="barad-dur", count=1)
    war.shadow.does("walk", region="morannon")
    while ("shadow", "minions") in war.open():
        war.shadow.does("done")
    assert {region: f for region, f in war.view()["shadow"].items() if f} == {
        "the-shire": {"nazgul": 1}, "dale": {"nazgul": 1}, "edoras": {"nazgul": 1}, "morannon": {"mouth-of-sauron": 1},
    }  # fmt: skip


def test_WC_ACT_18_no_eye_action() -> None:
    war = to_act("shadow", ["event"], ["muster"], hunt_box={"shadow": 1})
    war.shadow.is_refused("WR-ACT-22", "use-die", die="eye")
    war.shadow.is_refused("WR-ACT-22", "skip", die="eye")


def test_PF_005_pass_and_skip_are_two_acts_and_both_are_told() -> None:
    war = to_act("free-peoples", ["character"], ["army", "army"])
    assert war.free_peoples.may("pass")
    war.free_peoples.does("skip", die="character")
    war.shadow.does("skip", die="army")
    assert war.told("log-wotr-skips") == [
        {"seat": "free-peoples", "die": "character"},
        {"seat": "shadow", "die": "army"},
    ]


def test_WR_ACT_27_a_die_that_can_do_nothing_can_only_be_skipped() -> None:
    """An event die with empty decks and an empty hand."""
    decks: dict[str, Any] = {"free-peoples-character": {}, "free-peoples-strategy": {}}
    gone = [f"fp-{deck}-{n:02}" for deck in ("char", "str") for n in range(1, 25)]
    war = to_act("free-peoples", ["event"], ["army"], decks=decks, discards=gone)
    war.free_peoples.is_refused("WR-ACT-27", "use-die", die="event")
    war.free_peoples.does("skip", die="event")


def test_WR_ACT_27_a_die_that_only_a_card_in_hand_makes_useful_tells_of_it() -> None:
    """With empty decks an event die can only play a card, so nobody may take back that he used it."""
    decks: dict[str, Any] = {"free-peoples-character": {}, "free-peoples-strategy": {}}
    hand = ["fp-char-03"]
    gone = [f"fp-{deck}-{n:02}" for deck in ("char", "str") for n in range(1, 25)]
    gone = [card for card in gone if card not in hand]
    war = to_act(
        "free-peoples", ["event", "muster"], ["army"], decks=decks, discards=gone, hands={"free-peoples": hand}
    )
    war.free_peoples.uses("event")
    assert not war.match.can_undo("free-peoples")
    war = to_act("free-peoples", ["event", "muster"], ["army"], hands={"free-peoples": hand})
    war.free_peoples.uses("event")
    assert war.match.can_undo("free-peoples")
    war = to_act(
        "free-peoples", ["will-of-the-west"], ["army"], decks=decks, discards=gone, hands={"free-peoples": hand}
    )
    war.free_peoples.uses("will-of-the-west")
    assert war.match.can_undo("free-peoples")
    war.free_peoples.does("become", die="event")
    assert not war.match.can_undo("free-peoples")


def test_WR_ACT_23_a_will_of_the_west_becomes_what_can_be_used() -> None:
    war = to_act("free-peoples", ["will-of-the-west"], ["army"])
    war.free_peoples.uses("will-of-the-west")
    assert war.free_peoples.offered("become", "die") == ["character", "army", "muster", "event"]
    war.free_peoples.is_refused("WR-ACT-27", "become", die="will-of-the-west")
    war.free_peoples.is_refused("WR-ACT", "become", die="army-muster")


def test_WR_PASS_05_a_passed_die_is_still_there_and_the_phase_goes_on() -> None:
    war = to_act("free-peoples", ["event"], ["army", "muster"])
    war.free_peoples.passes()
    war.shadow.does("skip", die="army")
    war.free_peoples.is_refused("WR-PASS-02", "pass")
    war.free_peoples.does("skip", die="event")
    war.shadow.does("skip", die="muster")
    war.expect(turn=2)


def test_forks_and_samples_in_the_middle_of_an_action() -> None:
    war = to_act("free-peoples", ["event"], ["army"], hands={"free-peoples": ["fp-char-01"], "shadow": ["sh-str-01"]})
    war.free_peoples.uses("event")
    assert war.match.fork().view("referee") == war.match.view("referee")
    for seat in ("free-peoples", "shadow"):
        sample = war.match.sample(seat, Rng(1))
        assert sample.view(seat) == war.match.view(seat)
        assert sample.log(seat) == war.match.log(seat)
    war.free_peoples.does("draw-card", deck="free-peoples-character").war.chance.draws_card("fp-char-02")
    for seat in ("free-peoples", "shadow"):
        assert war.match.sample(seat, Rng(2)).view(seat) == war.match.view(seat)


def why(war: Scenario, seat: str, kind: str, **fields: Any) -> tuple[str, str] | None:
    """The id and rule of the explanation, None if the intent is possible."""
    reason = war.match.explain(seat, {"kind": kind, **fields})
    return (reason.id, reason.rule) if reason else None


def test_explain_what_dice_can_and_cannot_do() -> None:
    hands = {"free-peoples": ["fp-char-12", "fp-str-09"]}
    war = to_act("free-peoples", ["character", "muster"], ["army"], hands=hands)
    assert why(war, "free-peoples", "play-card", card="fp-char-12") is None
    assert why(war, "free-peoples", "play-card", card="fp-char-01") == ("reason-wotr-card-not-in-hand", "WR-CARD-06")
    no_die = ("reason-wotr-no-die-for-this", "WR-ACT-01")
    assert why(war, "free-peoples", "draw-card", deck="free-peoples-strategy") == no_die
    assert why(war, "free-peoples", "move-fellowship") is None
    assert why(war, "free-peoples", "advance", nation="gondor") is None
    assert why(war, "free-peoples", "pass") == ("reason-wotr-pass-needs-fewer-dice", "WR-PASS-02")
    assert why(war, "shadow", "pass") == ("reason-not-your-decision", "")
    war.free_peoples.uses("character")
    assert why(war, "free-peoples", "advance", nation="gondor") == ("reason-wotr-die-cannot", "WR-ACT-01")
    assert why(war, "free-peoples", "use-die", die="muster") == ("reason-wotr-finish-first", "WR-ACT-02")
    assert why(war, "free-peoples", "use-ring", die="muster", to_die="event") == (
        "reason-wotr-finish-first",
        "WR-RING-02",
    )


def test_explain_a_will_of_the_west() -> None:
    war = to_act("free-peoples", ["will-of-the-west"], ["army"])
    assert why(war, "free-peoples", "draw-card", deck="free-peoples-strategy") is None
    war.free_peoples.uses("will-of-the-west")
    assert why(war, "free-peoples", "draw-card", deck="free-peoples-strategy") is None
    assert why(war, "free-peoples", "draw-card", deck="shadow-strategy") == ("reason-wotr-deck-not-yours", "WR-ACT-19")
    war.free_peoples.does("become", die="event").does("draw-card", deck="free-peoples-strategy")
