"""The rules-of-thumb bot of War of the Ring: always an answer on offer, no peeking, sensible, and games that end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.scenario import Scenario, given
from thirdage.bots import Eyes, bot_names, make_bot
from thirdage.bots.bot_games import SeatedBots, new_match
from thirdage.bots.wotr import RulesBot
from thirdage.bots.wotr import bot as rules_bot
from thirdage.games.wotr.game import WOTR
from thirdage.kernel import Ask, Match, Option, Rng

Json = dict[str, Any]
ENDINGS = ("corruption", "ring-destroyed", "military")
LONGEST = 60
"""Turns within which a game of these bots is over."""


def game(seed: int, *bots: str) -> tuple[Match, SeatedBots]:
    match = new_match(WOTR, {}, seed)
    return match, SeatedBots(match, seed, dict(zip(match.seats, bots, strict=True)))


def choice(match: Match, ask: Ask) -> Option:
    """What a fresh bot answers, always with the same luck."""
    return RulesBot(Rng(0)).choose(Eyes(match, ask.seat), ask, Rng(7))


def chosen(war: Scenario, seat: str) -> Json:
    """What the bot answers to the open ask of a seat."""
    ask = next(ask for ask in war.match.asks if ask.seat == seat)
    return choice(war.match, ask).json(war.match.rules.names)


def test_the_bot_is_found_by_its_name() -> None:
    assert "rules" in bot_names("wotr")
    assert isinstance(make_bot("wotr", "rules", Rng(1)), RulesBot)
    assert not isinstance(make_bot("hunt", "rules", Rng(1)), RulesBot)


# --- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "bots"), [(1, ("rules", "rules")), (2, ("rules", "random")), (3, ("swarm", "rules"))])
def test_every_answer_is_on_offer_and_the_game_ends_by_rule(seed: int, bots: tuple[str, str]) -> None:
    match, seated = game(seed, *bots)
    while match.asks and match.position.turn <= LONGEST:  # type: ignore[attr-defined]
        ask = match.asks[0]
        option = seated.choose(ask)
        assert option in ask.options, f"{ask.kind}: {option}"
        match.answer(option, ask.seat, ask.index)
    assert match.outcome is not None, "not over"
    assert match.outcome.reason in ENDINGS


def test_what_nobody_has_an_opinion_on_is_answered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_bot, "HANDLERS", {})
    match, seated = game(4, "rules", "rules")
    for _ in range(400):
        if not match.asks:
            break
        ask = match.asks[0]
        option = seated.choose(ask)
        assert option in ask.options, f"{ask.kind}: {option}"
        match.answer(option, ask.seat, ask.index)


def test_the_same_choice_in_a_world_that_the_seat_cannot_tell_from_the_real_one() -> None:
    """The bot answers by what it sees: other hidden cards change nothing."""
    match, seated = game(5, "rules", "rules")
    compared = 0
    for step in range(500):
        if not match.asks:
            break
        ask = match.asks[0]
        if step % 25 == 0:
            world = match.sample(ask.seat, Rng(step))
            same = next(other for other in world.asks if other.seat == ask.seat)
            assert choice(world, same) == choice(match, ask), f"{step}: {ask.kind}"
            compared += 1
        match.answer(seated.choose(ask), ask.seat, ask.index)
    assert compared > 10


@pytest.mark.parametrize("seed", [6, 7])
def test_what_the_bot_remembers_changes_no_answer(seed: int) -> None:
    """One that sits down in the middle of a game answers as one that was there from the start."""
    match, seated = game(seed, "rules", "rules")
    for _ in range(600):
        if not match.asks:
            break
        ask = match.asks[0]
        option = seated.choose(ask)
        assert option == choice(match, ask), f"{ask.index}: {ask.kind}"
        match.answer(option, ask.seat, ask.index)


# --- plans --------------------------------------------------------------------------------------------------------


def test_a_revealed_fellowship_is_hidden_at_once() -> None:
    war = given(
        next=["action", 0],
        dice={"free-peoples": ["character", "muster"], "shadow": ["army"]},
        fellowship={"region": "hollin", "hidden": False},
    )
    assert chosen(war, "free-peoples") == {"kind": "use-die", "die": "character"}
    war.free_peoples.uses("character")
    assert chosen(war, "free-peoples") == {"kind": "hide"}


def test_the_fellowship_moves_while_the_hunt_is_thin() -> None:
    war = given(next=["action", 0], dice={"free-peoples": ["character", "muster"], "shadow": ["army"]})
    assert chosen(war, "free-peoples") == {"kind": "use-die", "die": "character"}
    war.free_peoples.uses("character")
    assert chosen(war, "free-peoples") == {"kind": "move-fellowship"}


def test_weary_ring_bearers_rest_in_a_haven() -> None:
    war = given(next=["fellowship-phase"], fellowship={"region": "hollin", "progress": 3, "corruption": 6})
    assert chosen(war, "free-peoples")["kind"] == "declare"
    war.free_peoples.does(**chosen(war, "free-peoples"))
    war.expect(corruption=5)


@pytest.mark.parametrize(("corruption", "declares"), [(3, False), (6, True)])
def test_only_the_weary_turn_back_to_a_haven_behind_them(corruption: int, declares: bool) -> None:
    war = given(next=["fellowship-phase"], fellowship={"region": "rivendell", "progress": 2, "corruption": corruption})
    assert (chosen(war, "free-peoples")["kind"] == "declare") is declares


def test_five_companions_stay_with_the_ring_bearers() -> None:
    """From here every companion could rouse a nation or lead an army, and Strider could go to his throne."""
    war = given(
        next=["action", 0],
        dice={"free-peoples": ["character"], "shadow": []},
        fellowship={"region": "eastemnet", "progress": 3},
    )
    war.free_peoples.uses("character").does("separate")
    group = chosen(war, "free-peoples")["characters"]
    assert len([name for name in group if name != "strider"]) <= 2


def test_at_the_gate_they_enter_mordor() -> None:
    war = given(next=["fellowship-phase"], fellowship={"region": "morannon", "corruption": 2})
    assert chosen(war, "free-peoples") == {"kind": "enter-mordor"}


def test_fresh_ring_bearers_near_the_gate_are_declared_there() -> None:
    war = given(next=["fellowship-phase"], fellowship={"region": "north-ithilien", "progress": 3, "corruption": 1})
    assert chosen(war, "free-peoples") == {"kind": "declare", "region": "morannon"}


def test_the_shadow_goes_to_war_and_brings_its_minions() -> None:
    war = given(next=["action", 1], dice={"free-peoples": [], "shadow": ["muster"]})
    war.shadow.uses("muster")
    assert chosen(war, "shadow") == {"kind": "advance", "nation": "sauron"}
    war = given(
        next=["action", 1],
        dice={"free-peoples": [], "shadow": ["muster"]},
        nations={"isengard": {"steps": 0, "active": True}},
    )
    war.shadow.uses("muster")
    assert chosen(war, "shadow") == {"kind": "bring", "character": "saruman"}


def test_more_dice_hunt_when_the_ring_bearers_walk_in_mordor() -> None:
    far = given(next=["hunt-allocation"])
    near = given(next=["hunt-allocation"], fellowship={"region": "morannon", "mordor": 1})
    assert chosen(far, "shadow")["dice"] < chosen(near, "shadow")["dice"]


@pytest.mark.parametrize(("defenders", "answer"), [(1, "press"), (9, "cease")])
def test_the_stronger_presses_on_and_the_weaker_ceases(defenders: int, answer: str) -> None:
    war = given(
        next=["action", 1],
        dice={"free-peoples": [], "shadow": ["army"]},
        nations={"sauron": {"steps": 0, "active": True}},
        shadow={"north-ithilien": {"sauron-regular": 5}},
        free_peoples={"osgiliath": {"gondor-regular": defenders}},
    )
    war.shadow.uses("army").does("attack").does("attack-from", region="north-ithilien")
    war.shadow.does("attack-target", region="osgiliath").does("attackers", figures={"sauron-regular": 5})
    while war.match.asks and war.match.asks[0].kind != "press":
        ask = war.match.asks[0]
        if ask.seat == "chance":
            war.chance.rolls(*[1] * len(next(iter(ask.options))[0]))
        else:
            war.match.answer(choice(war.match, ask), ask.seat)
    assert chosen(war, "shadow") == {"kind": answer}


def test_regulars_fall_before_elites() -> None:
    war = given(
        next=["action", 1],
        dice={"free-peoples": [], "shadow": ["army"]},
        nations={"sauron": {"steps": 0, "active": True}},
        shadow={"north-ithilien": {"sauron-regular": 3, "sauron-elite": 2}},
        free_peoples={"osgiliath": {"gondor-regular": 3}},
    )
    war.shadow.uses("army").does("attack").does("attack-from", region="north-ithilien")
    war.shadow.does("attack-target", region="osgiliath")
    war.shadow.does("attackers", figures={"sauron-regular": 3, "sauron-elite": 2})
    while war.match.asks and war.match.asks[0].kind != "take-hit":
        ask = war.match.asks[0]
        if ask.seat == "chance":
            war.chance.rolls(*[6] * len(next(iter(ask.options))[0]))
        else:
            war.match.answer(choice(war.match, ask), ask.seat)
    assert chosen(war, war.match.asks[0].seat)["kind"] == "lose-unit"
