"""The frame: set-up, whole random games of every scenario, the scenario builder itself."""

from __future__ import annotations

import pytest

import thirdage
from thirdage.kernel import Match, Rng

from .scenario import given

TABLES = [("trilogy", 2), ("trilogy", 3), ("trilogy", 4), ("duel", 2), ("duel-3", 3), ("fellowship", 2)]


@pytest.mark.parametrize(("scenario", "players"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_end_by_rule(scenario: str, players: int, seed: int) -> None:
    match = thirdage.new_match("cards", options={"scenario": scenario, "players": players}, seed=seed)
    rng = Rng(seed)
    while match.asks:
        ask = match.asks[rng.randrange(len(match.asks))]
        match.answer(ask.options.sample(rng), ask.seat)
        match.rules.game.check(match.position)
        assert match.index < 5000
    assert match.outcome is not None
    assert match.outcome.reason in ("final-round", "lead")
    _replays(match)


def _replays(match: Match) -> None:
    assert thirdage.replay(match.record()).view("referee") == match.view("referee")


def test_situations_read_like_a_game() -> None:
    table = given(
        turn="aragorn",
        path="weathertop",
        at={"weathertop": ["strider"], "dol-guldur": [("galadriel", "nenya-ring-of-adamant")]},
        hands={"aragorn": ["boromir", "arwen"], "frodo": 3},
    )
    table.does("play-card", card="arwen", to="reserve").does("cycle-card", card="boromir")
    assert table.zone("arwen") == "reserve"
    assert table.zone("boromir") == "cycle"
    assert table.items("galadriel") == {"nenya-ring-of-adamant"}
    assert table.asked == "action"
    assert table.player == "saruman"
    table.is_sound()
