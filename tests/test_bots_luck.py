"""Luck: what could be expected, worked out by hand, against what came."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from tests.wotr.fights import clash
from tests.wotr.ring import acting
from thirdage import Rng
from thirdage.bots.bot_games import SeatedBots
from thirdage.bots.luck import luck

FP, SH = "free-peoples", "shadow"
EMPTY: dict[str, Any] = {"hands": {FP: [], SH: []}}


def test_a_battle_by_hand() -> None:
    """Three dice against two, all hit with 5 and 6; the Nazgul lets one of the Shadow's failures be rolled again."""
    war = clash({"sauron-regular": 3, "nazgul": 1}, {"gondor-regular": 2}, **EMPTY)
    war.chance.rolls(1, 5, 2).rolls(6, 6).rolls(4)
    found = luck(war.match)
    assert found is not None
    assert found["sides"][SH]["combat"] == {"count": 4, "expected": pytest.approx(4 / 3, abs=1e-4), "actual": 1}
    assert found["sides"][FP]["combat"] == {"count": 2, "expected": pytest.approx(2 / 3, abs=1e-4), "actual": 2}
    assert found["hunt"] == {"count": 0, "expected": 0, "actual": 0}


def test_an_attack_on_a_city_needs_a_six() -> None:
    war = clash({"sauron-regular": 3}, {"gondor-regular": 1}, origin="osgiliath", place="pelargir", **EMPTY)
    war.chance.rolls(5, 5, 6).rolls(1)
    found = luck(war.match)
    assert found is not None
    assert found["sides"][SH]["combat"] == {"count": 3, "expected": 0.5, "actual": 1}


def test_a_hunt_by_hand() -> None:
    """Two dice with a die of their own in the box: 5 and 6 find them. Of 16 tiles 4 Eyes count 2 each, the others
    make 4 times 1, 3 times 2 and 3 times 3: the mean is (8 + 19) / 16.
    """
    war = acting("character", box=2, moved=1, **EMPTY)
    war.free_peoples.uses("character").does("move-fellowship")
    war.chance.rolls(5, 6).draws_tile("std-3")
    found = luck(war.match)
    assert found is not None
    assert found["hunt"] == {"count": 2, "expected": pytest.approx(2 / 3, abs=1e-4), "actual": 2}
    assert found["tiles"] == {"count": 1, "expected": pytest.approx(27 / 16, abs=1e-4), "actual": 3}


def test_in_mordor_an_eye_counts_the_box() -> None:
    """Pool of 16 standard tiles and nothing else: the Eyes count three dice."""
    war = acting("character", box=2, moved=1, mordor=1, **EMPTY)
    war.free_peoples.uses("character").does("move-fellowship")
    war.chance.draws_tile("std-eye")
    found = luck(war.match)
    assert found is not None
    assert found["tiles"] == {"count": 1, "expected": pytest.approx((12 + 19) / 16, abs=1e-4), "actual": 3}


def test_whole_games_and_what_was_taken_back() -> None:
    match = thirdage.new_match("wotr", seed=12)
    bots = SeatedBots(match, 12, dict.fromkeys(match.seats, "rules"))
    while match.asks:
        match.answer(bots.choose(match.asks[0]), match.asks[0].seat)
    found = luck(match)
    assert found is not None
    for side, dice in ((FP, "free-peoples"), (SH, "shadow")):
        told = [e["args"] for e in match.log("spectator") if e["id"] == "log-wotr-rolls-action-dice"]
        rolled = [die for args in told if args["side"] == dice for die in args["die"]]
        action = found["sides"][side]["action"]
        assert action["count"] == len(rolled)
        assert {result: a["actual"] for result, a in action["results"].items() if a["actual"]} == {
            die: rolled.count(die) for die in rolled
        }
        assert sum(a["expected"] for a in action["results"].values()) == pytest.approx(len(rolled), abs=0.01)
        combat = found["sides"][side]["combat"]
        assert 0 < combat["expected"] < combat["count"]
    assert found["hunt"]["count"] > found["hunt"]["expected"] > 0
    assert found["tiles"]["count"] > 0


def test_what_was_taken_back_does_not_count() -> None:
    war = clash({"sauron-regular": 3}, {"gondor-regular": 2}, **EMPTY)
    war.chance.rolls(1, 5, 2).rolls(1, 1)
    before = luck(war.match)
    assert before is not None
    assert before["sides"][SH]["combat"]["count"] == 3
    war.match.undo(SH, [FP])
    after = luck(war.match)
    assert after is not None
    assert after["sides"][SH]["combat"]["count"] == 0


def test_the_card_game_has_no_luck_to_tell() -> None:
    match = thirdage.new_match("cards", seed=1)
    assert match.ask is not None
    match.answer(match.ask.options.sample(Rng(1)))
    assert luck(match) is None


def test_hunt_sets_dice_and_tokens_against_what_was_to_be_expected() -> None:
    """HR-DIE-01: two Rings in six; HR-ENC-09: an Eye counts what it counts at that moment."""
    match = thirdage.new_match("hunt", seed=5)
    bots = SeatedBots(match, 5, dict.fromkeys(match.seats, "rules"))
    while match.asks:
        match.answer(bots.choose(match.asks[0]), match.asks[0].seat)
    found = luck(match)
    assert found is not None
    told = match.log("spectator")
    rolled = [face for entry in told if entry["id"] == "log-hunt-rolls" for face in entry["args"]["face"]]
    assert found["dice"]["count"] == len(rolled)
    results = found["dice"]["results"]
    assert {face: one["actual"] for face, one in results.items() if one["actual"]} == {
        face: rolled.count(face) for face in rolled
    }
    assert results["ring"]["expected"] == pytest.approx(results["ring"]["count"] / 3, abs=1e-3)
    drawn = [entry["args"] for entry in told if entry["id"] == "log-hunt-draws-token"]
    assert found["tokens"]["count"] == len(drawn) > 0
    least = sum(args["value"] or 1 for args in drawn)
    assert found["tokens"]["actual"] >= least
    assert 1 < found["tokens"]["expected"] / len(drawn) < 3
