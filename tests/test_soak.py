"""The soak of the Ford, and the soak runner itself."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import thirdage
from tests.broken_fords import BROKEN
from tests.cli_driver import cli
from tests.ford import FORD
from thirdage.bots import register_bot
from thirdage.bots.option_sets import option_sets, with_other_options
from thirdage.bots.random_bot import RandomBot
from thirdage.bots.record_files import read_record_file
from thirdage.bots.soak import Soaked, SoakPlan, _mixture, soak, soak_game
from thirdage.kernel import Rng

thirdage.register(FORD)
LOSES, CRASHES = (BROKEN[id][0] for id in ("ford-loses-a-card", "ford-crashes"))
for game in (LOSES, CRASHES):
    if game.id not in [known["id"] for known in thirdage.games()]:
        thirdage.register(game)
STRETCH = 40
"""Longer stretches between seams would make forks dear."""


@pytest.mark.parametrize("first", [0, 1_000, 2_000])
def test_ford(first: int) -> None:
    result = soak(SoakPlan("ford", games=50, seed=first))
    assert result.failures == []
    assert result.tally.games == 50
    assert result.tally.checked > 50
    assert result.tally.stretch < STRETCH


@pytest.mark.long
def test_ford_long() -> None:
    """Nothing that is expected stands at zero."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("THIRDAGE_GAMES", "tests.ford:FORD")
        result = soak(SoakPlan("ford", games=3_000, seed=10_000), jobs=0)
    assert result.failures == []
    assert result.missing == {"asks": [], "answers": [], "used": []}
    assert result.tally.stretch < STRETCH


def test_every_seam_can_be_looked_at_closely() -> None:
    seldom = soak(SoakPlan("ford", games=2, seed=4, share=1_000_000)).tally
    closely = soak(SoakPlan("ford", games=2, seed=4, share=1_000_000, every_seam=True)).tally
    assert seldom.checked == 0
    assert closely.checked > 20


def test_every_table_takes_its_turn() -> None:
    expected = [{"players": n, "expansions": e} for n in (2, 3) for e in ([], ["storm"])]
    assert option_sets(FORD) == expected
    played = soak(SoakPlan("ford", games=8, share=1_000)).tally.tables
    assert played == Counter({"2 base": 2, "2 storm": 2, "3 base": 2, "3 storm": 2})


def test_options_that_are_given_hold_for_every_game() -> None:
    plan = SoakPlan("ford", games=4, share=1_000, options={"players": 3, "expansions": []})
    assert soak(plan).tally.tables == Counter({"3 base": 4})


def test_other_options_are_drawn() -> None:
    drawn = [with_other_options(FORD, {"players": 2}, Rng(seed)) for seed in range(60)]
    assert {table.get("swift") for table in drawn} == {None, True, False}
    assert {json.dumps(table.get("expansions")) for table in drawn} == {"null", "[]", '["storm"]'}


def test_the_players_are_mixed() -> None:
    register_bot("a-game-with-rules-bots", "rules", lambda _rng: RandomBot())
    plain = {tuple(_mixture("ford", 2, Rng(seed))) for seed in range(400)}
    assert plain == {("random", "random"), ("swarm", "swarm"), ("random", "swarm"), ("swarm", "random")}
    own = {tuple(_mixture("a-game-with-rules-bots", 2, Rng(seed))) for seed in range(600)}
    assert ("rules", "rules") in own
    assert ("random", "rules") in own


def test_what_happened_is_counted() -> None:
    counted = soak(SoakPlan("ford", games=20, share=1_000)).json()
    assert counted["game"] == "ford"
    assert counted["asks"] == sum(counted["kinds"].values()) == sum(counted["answers"].values())
    assert sum(counted["endings"].values()) == 20
    assert set(counted["endings"]) <= {"free-peoples: crossed", "shadow: caught", "shadow: dusk"}
    assert counted["kinds"]["walk"] == counted["answers"]["walk:walk"]
    assert counted["used"]["search"] == counted["answers"]["act:search"]
    assert counted["longest_stretch"]["seam"] in ("act", "fight", "round", "deal", "walk")
    json.dumps(counted)


def test_what_never_happened_is_named() -> None:
    missing = soak(SoakPlan("ford", games=1, share=1_000, options={"expansions": ["storm"]})).missing
    assert set(missing) == {"asks", "answers", "used"}
    assert any(name.startswith("card:") for name in missing["used"])
    assert any(name.startswith("end:") for name in missing["used"])


def test_a_game_of_a_soak_depends_on_its_seed_alone() -> None:
    heard: list[Soaked] = []
    soak(SoakPlan("ford", games=3, seed=7, share=5), on_game=heard.append)
    assert [soaked.seed for soaked in heard] == [7, 8, 9]
    again = soak_game(FORD, SoakPlan("ford", games=1, seed=9, share=5), 9)
    assert again.tally == heard[2].tally


def test_processes_soak_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THIRDAGE_GAMES", "tests.ford:FORD")
    plan = SoakPlan("ford", games=8, seed=3, share=200)
    assert soak(plan, jobs=2).tally == soak(plan).tally


def test_a_game_without_end_is_a_failure() -> None:
    result = soak(SoakPlan("ford", games=6, share=1_000, max_rounds=1))
    assert result.failures
    assert all("not over after 1 rounds" in failure["message"] for failure in result.failures)


# --- the command --------------------------------------------------------------------------------------------------


def test_the_command_tells_what_it_met() -> None:
    ran = cli("soak", "ford", "--games", "6", "--share", "40")
    assert ran.code == 0
    assert ran.err == ""
    assert "6 games played." in ran.out
    assert "2 base 2, 2 storm 2, 3 base 1, 3 storm 1" in ran.out
    assert "Longest stretch between seams:" in ran.out
    assert ran.out.rstrip().endswith("No failures.")


def test_the_command_speaks_json() -> None:
    ran = cli("soak", "ford", "--games", "3", "--share", "1000", "--json", "--players", "2")
    counted = json.loads(ran.out)
    assert (ran.code, counted["games"], counted["failures"]) == (0, 3, [])
    assert all(table.startswith("2 ") for table in counted["tables"])


def test_what_is_expected_can_be_demanded() -> None:
    assert cli("soak", "ford", "--games", "1", "--share", "1000").code == 0
    ran = cli("soak", "ford", "--games", "1", "--share", "1000", "--all-expected")
    assert ran.code == 1
    assert "Never came to bear: " in ran.out


def test_a_failing_record_is_kept_and_can_be_replayed(tmp_path: Path) -> None:
    ran = cli("soak", LOSES.id, "--games", "4", "--json", "--failures", tmp_path)
    assert ran.code == 1
    failures = json.loads(ran.out)["failures"]
    assert failures
    for failure in failures:
        path = Path(failure["file"])
        assert path == tmp_path / f"{LOSES.id}-{failure['seed']}.json"
        assert "refused-ford-cards" in failure["message"]
        assert str(path) in ran.err
        assert read_record_file(path)["failure"]["message"] == failure["message"]
        replayed = cli("replay", path, "--check")
        assert replayed.code == 0, replayed.err
        assert "refused-ford-cards" in replayed.out


def test_a_crash_does_not_end_the_soak(tmp_path: Path) -> None:
    ran = cli("soak", CRASHES.id, "--games", "4", "--share", "1000", "--failures", tmp_path)
    assert ran.code == 1
    assert "4 games played." in ran.out
    assert "the fourth round" in ran.err
    assert len(ran.err.splitlines()) == len(list(tmp_path.iterdir()))
