"""Games between bots, one and many; failures are kept so that they can be met again."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import thirdage
from tests.broken_fords import BROKEN
from tests.ford import FORD
from thirdage.bots import Played, Table, UnknownBot, play, simulate
from thirdage.games import find
from thirdage.kernel import Match, Refused

thirdage.register(FORD)
CRASHING = BROKEN["ford-crashes"][0]
thirdage.register(CRASHING)


def test_a_game_is_played_to_its_end_and_counted() -> None:
    played = play(Table("ford", seed=3, keep_record=True, tell=True))
    assert played.failure == ""
    assert played.record is not None
    assert played.outcome == played.record["outcome"]
    assert played.outcome is not None
    assert played.asks == len(played.record["entries"])
    match = thirdage.replay(json.loads(json.dumps(played.record)), check=True)
    assert (played.rounds, played.actions) == FORD.progress(match.position)
    assert played.log == match.log("referee")


def test_the_same_table_gives_the_same_game() -> None:
    table = Table("ford", seed=11, options={"players": 3}, bots=("swarm",), keep_record=True)
    assert play(table) == play(table)
    assert play(table).record != play(replace(table, seed=12)).record


def test_nothing_is_kept_that_nobody_asked_for() -> None:
    played = play(Table("ford", seed=3))
    assert played.record is None
    assert played.log == []


def test_too_many_rounds_are_a_failure() -> None:
    long = next(seed for seed in range(20) if play(Table("ford", seed=seed)).rounds > 3)
    played = play(Table("ford", seed=long, max_rounds=3))
    assert "not over after 3 rounds" in played.failure
    assert played.rounds == 4
    assert played.outcome is None
    assert played.record is not None
    assert played.record["failure"]["message"] == played.failure
    assert thirdage.replay(played.record, check=True).index == played.asks


def crashed() -> Played:
    return next(p for p in (play(Table(CRASHING.id, seed=seed)) for seed in range(20)) if p.failure)


def test_a_crash_is_a_failure_of_its_game() -> None:
    played = crashed()
    assert played.failure == "KeyError: 'the fourth round'"
    assert played.record is not None
    assert any("crashing_draw" in line for line in played.record["failure"]["trace"])


def test_a_kept_crash_can_be_met_again() -> None:
    record = crashed().record
    assert record is not None
    match: Match = thirdage.replay(record, check=True)
    assert match.index == record["failure"]["index"]
    with pytest.raises(KeyError, match="the fourth round"):
        match.answer(record["failure"]["answer"], record["failure"]["seat"])


def test_a_simulation_counts() -> None:
    seen: list[Played] = []
    result = simulate(Table("ford", seed=100), 30, on_game=seen.append)
    counted = result.json()
    assert [played.seed for played in seen] == list(range(100, 130))
    assert counted["games"] == sum(counted["wins"].values()) == sum(counted["reasons"].values()) == 30
    assert set(counted["wins"]) == {"free-peoples", "shadow"}
    for key in ("rounds", "asks", "actions"):
        assert counted[key] == sum(getattr(played, key) for played in seen)
    assert counted["failures"] == 0
    assert counted["seconds"] > 0
    assert counted["asks_per_second"] == pytest.approx(counted["asks"] / result.seconds, rel=0.01)


def test_a_failed_game_has_no_winner() -> None:
    result = simulate(Table(CRASHING.id), 10).json()
    assert result["failures"] + sum(result["wins"].values()) == 10
    assert result["failures"] > 0


def test_processes_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THIRDAGE_GAMES", "tests.ford:FORD")
    table = Table("ford", seed=5, options={"players": 3, "expansions": ["storm"]}, bots=("random", "swarm"), tell=True)
    alone: list[Played] = []
    together: list[Played] = []
    simulate(table, 12, 1, alone.append)
    simulate(table, 12, 2, together.append)
    assert alone == together


def test_bad_tables_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        simulate(Table("ford", bots=("clever",)), 5)
    with pytest.raises(Refused, match="refused-option-unknown"):
        simulate(Table("ford", options={"colour": "red"}), 5)
    with pytest.raises(Refused, match="refused-game-unknown"):
        find("chess")
