"""Explain: an action owns its intents, also one that a bundle adds; and what may be told whole in more ways."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.wotr.scenario import Scenario, given
from tests.wotr.test_actions import to_act
from tests.wotr.test_explain import FP, SH, at_war, why
from thirdage import carry, setup
from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model.constants import D_ARMY, D_EVENT, FREE_PEOPLES
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.repertoire import Action, Repertoire
from thirdage.games.wotr.turn.whole_intents import Step, WholeIntent
from thirdage.kernel import Ask, AskKind, Bundle, Checked, Flow, Form, Match, Option, Reason, Refused, ids

LIGHT_FORM = Form("light-beacon")
LIGHT = LIGHT_FORM()
LIGHT_AT = Form("light-beacon", region=ids("region"))
BEACON = Form("beacon", region=ids("region"))
ASK_BEACON = AskKind("beacon", "the player who lights a beacon", "WR-MOVE-02", (BEACON,))


def may_light(war: War, region: int) -> Reason | None:
    """Only where somebody of Gondor is."""
    if war.field(FREE_PEOPLES)[region].units:
        return None
    return Reason("reason-wotr-no-army-here", "WR-MOVE-01", {"region": war.region_id(region)})


def light(war: War, side: int, _result: int, _option: Option) -> Flow[None]:
    everywhere = Checked(lambda: [BEACON(r) for r in range(len(war.facts.regions))], lambda o: may_light(war, o[0]))
    chosen = yield Ask(ASK_BEACON, acting(war, side).seat, everywhere)
    war.used(f"beacon:{war.region_id(chosen[0])}")


BEACONS = Action(
    LIGHT_FORM, (D_ARMY, D_EVENT), FREE_PEOPLES, lambda _w, _s, _r: (LIGHT,), lambda _w, _s, _r, _o: None, light,
    (WholeIntent(LIGHT_AT, lambda war, _s, _r, o: may_light(war, o[0]), Step(ASK_BEACON, lambda _w, o: BEACON(o[0]))),),
)  # fmt: skip


def with_beacons(base: Callable[[], Repertoire]) -> Repertoire:
    return Repertoire((*base().actions, BEACONS))


def lit(*dice: str, shadow: list[str] | None = None) -> Match:
    """The Free Peoples are to act, in a game with beacons."""
    data = to_act(FP, list(dice), shadow or ["army"], free_peoples={"osgiliath": {"gondor-regular": 1}}).match.written()
    return setup("wotr", data, {"expansions": ["beacons"]}, fate=None)


@pytest.fixture(autouse=True)
def beacons() -> Iterator[None]:
    before = dict(WOTR.expansions)
    WOTR.add_expansion(
        Bundle("beacons", extends={"actions": with_beacons}, kinds=(ASK_BEACON,), forms={"die": (LIGHT_FORM,)})
    )
    yield
    WOTR.expansions.clear()
    WOTR.expansions.update(before)


def said(match: Match, seat: str, kind: str, **fields: Any) -> tuple[str, str] | None:
    reason = match.explain(seat, {"kind": kind, **fields})
    return None if reason is None else (reason.id, reason.rule)


NOBODY_THERE = ("reason-wotr-no-army-here", "WR-MOVE-01")


def test_an_action_of_a_bundle_explains_itself() -> None:
    match = lit("event")
    assert said(match, FP, "light-beacon") is None
    assert said(match, FP, "light-beacon", region="osgiliath") is None
    assert said(match, FP, "light-beacon", region="pelargir") == NOBODY_THERE
    assert said(match, SH, "light-beacon", region="osgiliath") == ("reason-wotr-other-side", "WR-ACT-01")
    match = lit("character")
    reason = match.explain(FP, {"kind": "light-beacon", "region": "osgiliath"})
    assert reason is not None
    assert (reason.id, reason.args) == ("reason-wotr-no-die-for-this", {"die": ["event", "will-of-the-west"]})


def test_so_it_does_in_the_middle_of_the_action() -> None:
    match = lit("event")
    match.answer({"kind": "use-die", "die": "event"})
    assert said(match, FP, "light-beacon", region="pelargir") == NOBODY_THERE
    match.answer({"kind": "light-beacon"})
    assert said(match, FP, "light-beacon", region="osgiliath") is None
    assert said(match, FP, "light-beacon", region="pelargir") == NOBODY_THERE


def test_it_is_carried_through_its_asks_too() -> None:
    match = lit("event")
    with pytest.raises(Refused, match="reason-wotr-no-army-here"):
        carry(match, FP, {"kind": "light-beacon", "region": "pelargir"})
    done = carry(match, FP, {"kind": "light-beacon", "region": "osgiliath"})
    assert [entry["answer"] for entry in done.answered] == [
        {"kind": "use-die", "die": "event"},
        {"kind": "light-beacon"},
        {"kind": "beacon", "region": "osgiliath"},
    ]
    assert [ask.seat for ask in match.asks] == [SH]


def test_without_the_bundle_nobody_has_heard_of_it() -> None:
    war = given()
    with pytest.raises(Refused, match="refused-intent-unknown"):
        war.match.explain(FP, {"kind": "light-beacon"})


# -- more ways to tell a move of characters -------------------------------------------------------------------------
def nazgul(*dice: str) -> Scenario:
    shadow = {"barad-dur": {"nazgul": 3, "sauron-regular": 1}, "morannon": {"nazgul": 1}}
    return to_act(SH, ["character"], list(dice), shadow=shadow, nations=at_war("sauron"))


def test_several_nazgul_at_once() -> None:
    war = nazgul("character")
    way = {"figure": "nazgul", "from_region": "barad-dur", "region": "bree"}
    assert why(war, SH, "move-character", **way, count=3) is None
    assert why(war, SH, "move-character", **way, count=4) == ("reason-wotr-figures-not-there", "WR-MOVE-05")
    war.shadow.does("use-die", die="character").does("move-minions")
    assert why(war, SH, "move-character", **way, count=3) is None
    assert why(war, SH, "move-character", **way, count=4) == ("reason-wotr-minion-not-here", "WR-CHAR-05")
    war.shadow.does("take-minions", figure="nazgul", from_region="barad-dur", count=2)
    assert why(war, SH, "move-character", **way, count=2) is None
    assert why(war, SH, "move-character", **way, count=3) == ("reason-wotr-finish-first", "WR-ACT-02")
    assert why(war, SH, "move-character", **way) is None


def test_a_companion_told_by_his_figure_in_the_middle_of_the_move() -> None:
    war = to_act(FP, ["character"], ["army"], free_peoples={"bree": {"strider": 1, "legolas": 1}})
    way = {"figure": "strider", "from_region": "bree", "region": "the-shire"}
    assert why(war, FP, "move-character", **way) is None
    war.free_peoples.does("use-die", die="character").does("move-companions")
    assert why(war, FP, "move-character", **way) is None
    assert why(war, FP, "move-character", **{**way, "from_region": "rivendell"}) == (
        "reason-wotr-figures-not-there", "WR-MOVE-05",
    )  # fmt: skip
    war.free_peoples.does("group", characters=["strider", "legolas"])
    together = {"characters": ["legolas", "strider"], "region": "the-shire"}
    assert why(war, FP, "move-character", **together) is None
    assert why(war, FP, "move-character", **way) == ("reason-wotr-finish-first", "WR-ACT-02")
