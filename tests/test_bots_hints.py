"""Hints of a game for the players of a soak."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import thirdage
from tests.ford import FORD
from thirdage.bots.bot_games import new_match
from thirdage.bots.eyes import Eyes
from thirdage.bots.hints import NO_HINTS, Hints, give_hints, hints_of
from thirdage.bots.soak import SoakPlan, soak
from thirdage.bots.swarm import SwarmBot
from thirdage.kernel import Match, Rng

thirdage.register(FORD)


@pytest.fixture(autouse=True)
def _no_hints_left() -> Iterator[None]:
    yield
    give_hints("ford", NO_HINTS)


def act(seed: int) -> Match:
    """A Ford in which somebody may search."""
    match, rng = new_match(FORD, {}, seed), Rng(seed)
    while match.asks[0].kind != "act" or "search" not in [option.kind for option in match.asks[0].options]:
        match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
    return match


def choices(patience: int) -> list[str]:
    """What swarm players with this patience choose there."""
    match = act(3)
    ask = match.asks[0]
    chosen = []
    for seed in range(60):
        bot = SwarmBot(Rng(seed))
        bot._patience = patience  # noqa: SLF001
        chosen.append(bot.choose(Eyes(match, ask.seat), ask, Rng(seed)).kind)
    return chosen


def test_a_game_without_hints() -> None:
    assert hints_of("no-such-game") is NO_HINTS
    assert hints_of("no-such-game").starts() == ()


def test_an_impatient_player_takes_to_what_the_game_likes() -> None:
    before = choices(0).count("search")
    assert before < 40
    for like in ("search", "act:search"):
        give_hints("ford", Hints(likes={like: 1_000}))
        assert choices(0).count("search") > 55


def test_a_patient_player_does_not() -> None:
    before = choices(10)
    give_hints("ford", Hints(likes={"search": 1_000}))
    assert choices(10) == before


def test_some_games_begin_at_a_start() -> None:
    match = act(2)
    written = match.written()["position"]
    give_hints("ford", Hints(starts=lambda: (written,)))
    tables = soak(
        SoakPlan("ford", games=30, seed=1, share=1_000_000, options={"players": 2, "expansions": []})
    ).tally.tables
    assert tables["2 base from a written position"] > 3
    assert tables["2 base"] > 10
