"""Why an intent of Kings is not possible now, whatever is asked just then (KM-COR, KM-TOK)."""

from __future__ import annotations

from typing import Any

from .court import FP, SH, Kings, acts, free, kings, on
from .test_rules import AWAKE, table

TOKEN = {"kind": "ruler-token", "ability": "mustering-of-the-mark"}


def why(war: Kings, seat: str, intent: dict[str, Any]) -> str:
    """The rule against an intent of a seat; "" if it is possible now."""
    reason = war.match.explain(seat, intent)
    return "" if reason is None else f"{reason.id.removeprefix('reason-wotr-')} {reason.rule}"


def corrupts(name: str) -> dict[str, Any]:
    return {"kind": "corrupt", "sovereign": name}


def test_KM_COR_01_why_no_attempt_can_be_made() -> None:
    for eyes, said in ((1, "attempt-needs-eyes KM-COR-01"), (2, "")):
        war = acts(SH, "army", hunt_box={SH: eyes})
        assert why(war, SH, corrupts("brand")) == said
        assert why(war, FP, corrupts("brand")) == "other-side WR-ACT-01"
    spent = acts(SH, "army", hunt_box={SH: 3}, dice={FP: [], SH: ["army"]})
    assert why(spent, SH, corrupts("brand")) == "attempt-no-free-dice KM-COR-01"


def test_KM_COR_03_KM_COR_04_why_not_this_sovereign() -> None:
    part = on(turn=3, once=["tried:dain"], corrupted=["theoden"])
    here = free(edoras={"rohan-regular": 1}, dale={"north-regular": 1, "king-brand": 1})
    for war in (
        acts(SH, "army", hunt_box={SH: 3}, parts=part, free_peoples=here),
        acts(FP, "event", hunt_box={SH: 3}, parts=part, free_peoples=here),
    ):
        assert why(war, SH, corrupts("dain")) == "tried-already KM-COR-03"
        assert why(war, SH, corrupts("theoden")) == "no-target-for-corruption KM-COR-04"
        assert why(war, SH, corrupts("brand")) == "no-target-for-corruption KM-SOV-10"


def test_KM_MP_04_why_the_other_player_must_try() -> None:
    war = table("gondor", FP, "event", hunt_box={SH: 4}, parts=on(turn=3, once=["tried:brand", "corruptor:saruman"]))
    assert why(war, "saruman", corrupts("dain")) == "corruptors-alternate KM-MP-04"
    assert why(war, "witch-king", corrupts("dain")) == "reason-not-your-decision "


def test_KM_COR_01_an_attempt_waits_for_the_action_phase_and_for_the_end_of_another_action() -> None:
    waits = kings(turn=3, next=["hunt-allocation"])
    assert why(waits, SH, corrupts("brand")) == "action-phase-only WR-TURN-06"
    war = acts(SH, "army", hunt_box={SH: 3})
    war.shadow.uses("army")
    assert why(war, SH, corrupts("brand")) == "finish-first WR-ACT-02"


def test_KM_TOK_02_to_05_why_no_token_is_spent() -> None:
    awake = free(edoras=AWAKE)
    peace = acts(FP, "ruler-event", free_peoples=awake, parts=on(tokens=["theoden"]))
    assert why(peace, FP, TOKEN) == "not-at-war KM-TOK-05"
    assert why(peace, SH, TOKEN) == "other-side WR-ACT-01"
    used = acts(FP, "event", free_peoples=awake, parts=on(tokens=["theoden"]))
    assert why(used, FP, TOKEN) == "no-ruler-die KM-TOK-02"
    assert why(acts(SH, "army", free_peoples=awake), FP, TOKEN) == "no-ruler-token KM-TOK-03"
