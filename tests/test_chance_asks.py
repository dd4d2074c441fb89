"""Asks to chance say what is rolled or drawn, by whom and why, to everybody, and nothing hidden with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import thirdage
from tests.ford import FORD
from tests.wotr.each import played as charged
from tests.wotr.fights import clash
from tests.wotr.scenario import Scenario, given
from thirdage.kernel import CHANCE, Ask, Dice, Draws, Match, Outcomes, Rng, chance, chance_kind
from thirdage.locale import Words, languages

thirdage.register(FORD)
FORD_WORDS = Path(__file__).parent / "ford" / "locale"
KINGS_WORDS = Path(thirdage.__file__).parent / "games" / "wotr" / "kings" / "locale"
TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("wotr", {}, 400),
    ("wotr", {"open-hands": True}, 300),
    ("wotr", {"players": 4, "expansions": ["kings"]}, 300),
    ("cards", {"scenario": "trilogy"}, 300),
    ("cards", {"scenario": "trilogy", "players": 4}, 300),
    ("cards", {"scenario": "duel", "promos": True}, 300),
    ("ford", {"expansions": ["storm"], "players": 3}, 200),
]


def told(war: Scenario) -> tuple[str, str, str]:
    """Cause, seat and rule of the open ask to chance, as its JSON says them."""
    (ask,) = war.match.view("referee")["asks"]
    assert ask["seat"] == CHANCE
    return ask["prompt"]["args"]["cause"], ask["prompt"]["args"]["seat"], ask["prompt"]["rule"]


def check_ask(match: Match, ask: Ask) -> None:
    """An open ask to chance says the same to all, and can be said in every language."""
    prompt = ask.full()["prompt"]
    assert prompt["args"]["cause"] in ask.spec.causes
    assert prompt["rule"] == ask.spec.causes[prompt["args"]["cause"]]
    assert prompt["args"]["seat"] in match.seats
    for seat in (*match.seats, "spectator"):
        (shown,) = match.view(seat)["asks"]
        assert shown == ask.public
        assert shown["prompt"] == prompt
        assert "options" not in shown
    for language in languages():
        assert Words(language, [FORD_WORDS, KINGS_WORDS], strict=True).say(prompt["id"], prompt["args"])


@pytest.mark.parametrize(("game", "options", "answers"), TABLES)
def test_every_ask_to_chance_says_what_it_is_for(game: str, options: dict[str, Any], answers: int) -> None:
    match, rng = thirdage.new_match(game, options, fate=None), Rng(5)
    checked: set[tuple[str, str, str]] = set()
    for _ in range(answers):
        ask = match.ask
        if ask is None:
            break
        if ask.seat == CHANCE:
            assert ask.args is not None
            met = (ask.kind, ask.args["cause"], ask.args["seat"])
            if met not in checked:
                checked.add(met)
                check_ask(match, ask)
        match.answer(ask.options.sample(rng))
    assert len(checked) > 3


@pytest.mark.parametrize(("game", "options", "answers"), TABLES)
def test_only_ordinary_dice_are_lists_of_numbers(game: str, options: dict[str, Any], answers: int) -> None:
    """docs/fair-dice.md: so that a verifier without the rules knows a roll of ordinary dice when it sees one."""
    match, rng = thirdage.new_match(game, options, fate=None), Rng(6)
    for _ in range(answers):
        ask = match.ask
        if ask is None:
            break
        answer = ask.options.sample(rng)
        if ask.seat == CHANCE:
            rolled = [v for v in answer.json(match.rules.names).values() if isinstance(v, list) and type(v[0]) is int]
            ordinary = isinstance(ask.options, Dice) and set(ask.options.faces) == {1, 2, 3, 4, 5, 6}
            assert len(rolled) == ordinary
            for dice in rolled:
                assert isinstance(ask.options, Dice)
                assert ask.options.total == 6 ** len(dice)
        match.answer(answer)


@pytest.mark.parametrize(("game", "options", "answers"), TABLES)
def test_what_is_drawn_from_is_in_the_order_of_the_facts(game: str, options: dict[str, Any], answers: int) -> None:
    """docs/fair-dice.md: the number of a draw is the place in this list."""
    match, rng = thirdage.new_match(game, options, fate=None), Rng(7)
    drawn = 0
    for _ in range(answers):
        ask = match.ask
        if ask is None:
            break
        if ask.seat == CHANCE and isinstance(ask.options, Draws):
            assert list(ask.options.items) == sorted(ask.options.items)
            assert ask.options.total == len(ask.options.items)
            drawn += 1
        match.answer(ask.options.sample(rng))
    assert drawn


@pytest.mark.parametrize(("game", "options", "answers"), TABLES)
def test_spaces_are_small(game: str, options: dict[str, Any], answers: int) -> None:
    """docs/fair-dice.md: of so few numbers hardly one in 2^200 is rejected."""
    match, rng = thirdage.new_match(game, options, fate=None), Rng(8)
    for _ in range(answers):
        ask = match.ask
        if ask is None:
            break
        if isinstance(ask.options, Outcomes):
            assert ask.options.total < 2**56
        match.answer(ask.options.sample(rng))


def test_what_is_asked_for_must_be_a_cause_of_its_kind() -> None:
    form = thirdage.kernel.Form("toy", dice=thirdage.kernel.numbers(1, 6, "many"))
    kind = chance_kind("toy", form, {"play": "TOY-1"})
    with pytest.raises(AssertionError):
        chance(kind, Dice(form, 1, (1, 2)), "toy", "work", "a")


def test_combat_roll_re_roll_and_extra_attack_are_told_apart() -> None:
    """WR-BTL-17, WR-BTL-18: the same dice, three causes. An importer needs them to know which roll of a log it is."""
    war = clash({"sauron-regular": 3, "nazgul": 1}, {"north-regular": 2}, free_peoples={})
    while war.match.ask is not None and war.match.ask.seat != CHANCE:
        war.match.answer({"kind": "decline"})
    assert told(war) == ("combat-roll", "shadow", "WR-BTL-17")
    war.chance.rolls(1, 1, 1)
    assert told(war) == ("combat-roll", "free-peoples", "WR-BTL-17")
    war.chance.rolls(1, 1)
    if war.match.ask is not None and war.match.ask.seat != CHANCE:
        war.match.answer(next(iter(war.match.ask.options)))
    assert told(war) == ("leader-re-roll", "shadow", "WR-BTL-18")
    war = charged("charge", {"gondor-regular": 1, "gondor-elite": 2}, {"sauron-regular": 5})
    assert told(war) == ("extra-attack", "free-peoples", "WR-CC-12")


def test_a_card_is_drawn_from_a_deck_for_a_seat() -> None:
    """WR-CARD-02: which deck, and for whom; not which card."""
    war = given(next=["turn"])
    assert told(war) == ("draw-phase", "free-peoples", "WR-CARD-02")
    for deck in ("free-peoples-character", "free-peoples-strategy", "shadow-character", "shadow-strategy"):
        (ask,) = war.match.view("spectator")["asks"]
        assert ask["prompt"]["args"] == {"cause": "draw-phase", "seat": deck.rsplit("-", 1)[0], "deck": deck}
        war.match.answer(war.match.asks[0].options.sample(Rng(1)))


def test_the_hunt_says_roll_re_roll_and_tile() -> None:
    """WR-HUNT-12, WR-HUNT-17, WR-HUNT-22."""
    war = given(
        next=["action", 0], dice={"free-peoples": ["character"], "shadow": ["army"]}, hunt_box={"shadow": 2},
        fellowship={"region": "goblins-gate"}, shadow={"goblins-gate": {"sauron-regular": 1}},
    )  # fmt: skip
    war.free_peoples.uses("character").does("move-fellowship")
    assert told(war) == ("hunt-roll", "shadow", "WR-HUNT-12")
    war.chance.rolls(1, 1)
    war.shadow.does("re-roll", dice=1)
    assert told(war) == ("hunt-re-roll", "shadow", "WR-HUNT-17")
    war.chance.rolls(6)
    assert told(war) == ("hunt", "shadow", "WR-HUNT-22")
