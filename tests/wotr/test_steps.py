"""The named steps of War of the Ring: each is called in play, can be extended, and stands in docs/architecture.md."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from thirdage.bots.bot_games import SeatedBots
from thirdage.games.wotr.game import WOTR, WarOfTheRing
from thirdage.games.wotr.model.facts import OWN
from thirdage.kernel import Bundle, Match, QuickFate, Rng, read_position

Json = dict[str, Any]
ECHO: Json = {"expansions": ["echo"]}
ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"
STANDARD = [tile.id for tile in OWN.tiles if tile.standard for _ in range(tile.count)]
LAST_TILE: Json = {
    "turn": 9, "next": ["action", 0], "dice": {"free-peoples": ["character"], "shadow": ["muster"]},
    "fellowship": {"region": None, "mordor": 1, "progress": 0},
    "tiles": {"pool": STANDARD[:1], "drawn": STANDARD[1:]},
}  # fmt: skip
"""The pool is empty after one draw."""
ENTRY: Json = {
    "turn": 4, "next": ["action", 1], "dice": {"free-peoples": ["character"], "shadow": ["muster"]},
    "nations": {"isengard": {"steps": 0}},
}  # fmt: skip
"""Saruman may come."""


def echoing(called: Counter[str]) -> WarOfTheRing:
    """The game with an expansion that extends every step, and only notes that it was called."""

    def noted(name: str) -> Callable[..., Any]:
        def step(base: Callable[..., Any], *arguments: Any) -> Any:
            called[name] += 1
            return base(*arguments)

        return step

    game = WarOfTheRing()
    game.add_expansion(Bundle("echo", extends={name: noted(name) for name in WOTR.base.steps}))
    return game


def played(match: Match, seed: int, answers: int) -> Match:
    """Bots go on from here."""
    bots = SeatedBots(match, seed, dict.fromkeys(match.seats, "rules"))
    for _ in range(answers):
        if match.ask is None:
            break
        match.answer(bots.choose(match.ask), match.ask.seat)
    return match


def begun(game: WarOfTheRing, options: Json, seed: int) -> Match:
    rules = game.rules(options)
    return Match(rules, game.start(rules), QuickFate(Rng(seed))).start()


@pytest.fixture(scope="module")
def called() -> Counter[str]:
    """How often each step was called in a game and two short stretches."""
    found: Counter[str] = Counter()
    game = echoing(found)
    played(begun(game, ECHO, 5), 5, 2_000)
    for position in (LAST_TILE, ENTRY):
        match = read_position(game, position, ECHO, None)
        match.go_on(QuickFate(Rng(1)))
        played(match, 1, 60).view("shadow")
        match.rules.steps["unseen-tiles"](match.position, 1)  # asked by those who tell of luck, where tiles are hidden
    return found


@pytest.mark.parametrize("step", sorted(WOTR.base.steps))
def test_the_step_is_called_and_can_be_extended(called: Counter[str], step: str) -> None:
    assert called[step]


def test_steps_that_only_call_those_they_replace_change_nothing() -> None:
    plain = played(begun(WOTR, {}, 3), 3, 300)
    echo = played(begun(echoing(Counter()), ECHO, 3), 3, 300)
    assert echo.record()["entries"] == plain.record()["entries"]
    assert echo.view("referee")["position"] == plain.view("referee")["position"]


def test_the_menu_names_every_step() -> None:
    menu = ARCHITECTURE.read_text("utf-8").partition("| step | arguments |")[2].partition("\n\n")[0]
    rows = [row.split("|")[1] for row in menu.splitlines()[2:]]
    assert sorted(name for row in rows for name in re.findall("`([a-z-]+)`", row)) == sorted(WOTR.base.steps)
