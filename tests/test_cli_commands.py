"""The commands that need no player: games, simulate, record, replay, verify; and help."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import thirdage
from tests.broken_fords import BROKEN
from tests.cli_driver import ENVIRONMENT, cli, recorded
from thirdage import Rng
from thirdage.bots.record_files import read_record_file, write_record_file
from thirdage.cli.main import language_of
from thirdage.kernel import rolled_since, taken_back

ROOT = Path(__file__).resolve().parent.parent
KEYS = [
    "games", "wins", "reasons", "rounds", "asks", "actions", "seconds", "games_per_second", "asks_per_second",
    "actions_per_second", "failures",
]  # fmt: skip
CRASHES = BROKEN["ford-crashes"][0]
if CRASHES.id not in [known["id"] for known in thirdage.games()]:
    thirdage.register(CRASHES)


# --- games --------------------------------------------------------------------------------------------------------


def test_games_are_listed() -> None:
    ran = cli("games")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert "ford   The Ford" in lines
    assert "       3 players: Free Peoples – Eastern Hunter, Western Hunter" in lines
    assert "       --option expansions=storm" in lines
    assert "       --option swift=yes|no" in lines
    assert "hunt   Hunt for the Ring" in lines


@pytest.mark.parametrize(("language", "line"), [("ru", "ford   Брод"), ("uk", "ford   Брід")])
def test_games_are_listed_in_other_languages(language: str, line: str) -> None:
    assert line in cli("games", "--lang", language).out.splitlines()
    assert line in cli("--lang", language, "games").out.splitlines()
    assert line in cli("games", env={"THIRDAGE_LANG": language}).out.splitlines()


def test_games_for_machines() -> None:
    listed = json.loads(cli("games", "--json").out)
    ford = next(game for game in listed if game["id"] == "ford")
    assert ford == next(game for game in thirdage.games() if game["id"] == "ford")


# --- simulate -----------------------------------------------------------------------------------------------------


def test_simulate_for_machines() -> None:
    ran = cli("simulate", "ford", "--games", "20", "--seed", "7", "--bots", "random,swarm", "--json")
    counted = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert list(counted) == KEYS
    assert counted["games"] == sum(counted["wins"].values()) == 20
    assert counted["failures"] == 0


def test_simulate_is_the_same_for_the_same_seed() -> None:
    arguments = ("simulate", "ford", "--games", "10", "--seed", "3", "--players", "3", "--json")
    same = ("games", "wins", "reasons", "rounds", "asks", "actions", "failures")
    one, two = (json.loads(cli(*arguments).out) for _ in range(2))
    assert [one[key] for key in same] == [two[key] for key in same]


def test_simulate_for_people() -> None:
    ran = cli("simulate", "ford", "--games", "20")
    assert ran.code == 0
    assert "20 games played." in ran.out
    assert "Free Peoples: " in ran.out
    assert "– night fell first: " in ran.out
    assert ran.out.rstrip().endswith("No failures.")


def test_options_are_read_by_their_type() -> None:
    def options(*given: str) -> dict[str, object]:
        flags = [word for text in given for word in ("--option", text)]
        return dict(json.loads(cli("record", "ford", "-o", "-", *flags).out)["options"])

    assert options() == {"players": 2, "swift": False}
    assert options("players=3", "expansions=storm") == {"players": 3, "expansions": ["storm"], "swift": False}
    assert options("expansions=") == options()
    for yes in ("yes", "true", "True", "on", "1"):
        assert options(f"swift={yes}")["swift"] is True
    for no in ("no", "false", "off"):
        assert options(f"swift={no}")["swift"] is False


@pytest.mark.parametrize(("language", "round_one"), [("en", "Round 1"), ("ru", "Раунд 1"), ("uk", "Раунд 1")])
def test_the_story_is_told(language: str, round_one: str) -> None:
    ran = cli("--lang", language, "simulate", "ford", "--games", "2", "--verbose")
    assert ran.out.count(f"  {round_one} [FD-TURN-1]\n") == 2
    assert "log-" not in ran.out


def test_the_story_does_not_disturb_the_machine() -> None:
    ran = cli("simulate", "ford", "--games", "2", "--verbose", "--json")
    assert json.loads(ran.out)["games"] == 2
    assert ran.err.count("Round 1 [FD-TURN-1]") == 2


def test_a_game_beyond_the_stated_rounds_is_a_failure_and_is_kept(tmp_path: Path) -> None:
    ran = cli("simulate", "ford", "--games", "5", "--max-rounds", "2", "--json", "--failures", tmp_path)
    counted = json.loads(ran.out)
    kept = sorted(tmp_path.iterdir())
    assert ran.code == 1
    assert counted["failures"] == len(kept) > 0
    assert len(ran.err.splitlines()) == len(kept)
    for path in kept:
        assert "not over after 2 rounds" in read_record_file(path)["failure"]["message"]
        replayed = cli("replay", path, "--check")
        assert replayed.code == 0
        assert "This record was kept because of a failure" in replayed.out


def test_a_crash_is_a_failure_and_is_kept(tmp_path: Path) -> None:
    ran = cli("simulate", CRASHES.id, "--games", "6", "--failures", tmp_path)
    assert ran.code == 1
    assert "the fourth round" in ran.err
    assert "Traceback" not in ran.err
    assert [path.name for path in tmp_path.iterdir()]


# --- record, replay, verify -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["game.json", "game.json.gz"])
def test_record_replay_verify(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    record = recorded(path, "--seed", "9", "--players", "3", "--option", "expansions=storm", "--bots", "swarm")
    assert record["options"]["expansions"] == ["storm"]
    replayed = cli("replay", path, "--check")
    assert replayed.code == 0
    assert f"The Ford: {len(record['entries'])} entries replayed." in replayed.out
    assert f"The record is sound: the state agrees at {len(record['seams'])} seams." in replayed.out
    verified = cli("verify", path)
    outcomes = sum(entry["seat"] == "chance" for entry in record["entries"])
    assert verified.code == 0
    follow = f"Every outcome follows from the revealed keys: {outcomes}."
    assert verified.out == f"{follow}\nNo seat gave a salt: whoever set up the game could choose the dice.\n"
    assert json.loads(cli("verify", path, "--json").out) == {"outcomes": outcomes, "salts": "none"}


def test_verify_tells_what_was_taken_back(tmp_path: Path) -> None:
    match, rng = thirdage.new_match("ford", seed=2), Rng(2)
    while match.asks and not (match.history and match.history.behind):
        match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
        if match.asks and rolled_since(match, "shadow"):
            match.undo("shadow", ["free-peoples"])
    while match.asks:
        match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
    path, record = tmp_path / "game.json", match.record()
    spent = taken_back(record["entries"])
    assert spent > 0
    write_record_file(path, record)
    ran = cli("verify", path)
    assert ran.code == 0
    assert "needs the consent of every other player" in ran.out
    assert f"Taken back behind dice or reveals: once. {spent} " in ran.out
    told = json.loads(cli("verify", path, "--json").out)
    assert (told["undo"], told["taken_back"], len(told["behind"]), told["forbidden"]) == ("consent", spent, 1, [])
    assert cli("replay", path, "--check").code == 0
    del record["undo"]
    write_record_file(path, record)
    ran = cli("verify", path)
    assert ran.code == 1, "the header promised that this could not happen"
    assert f"yet there is 1, at entry {told['behind'][0]}." in ran.out
    assert json.loads(cli("verify", path, "--json").out)["forbidden"] == told["behind"]
    for language, words in (("ru", "такие отмены в ней есть: 1"), ("uk", "такі скасування в ньому є: 1")):
        assert words in cli("verify", path, "--lang", language).out


def test_a_record_can_go_to_standard_output() -> None:
    ran = cli("record", "ford", "-o", "-")
    assert thirdage.replay(json.loads(ran.out), check=True).outcome is not None


def test_a_record_is_the_game_that_simulate_plays(tmp_path: Path) -> None:
    record = recorded(tmp_path / "a.json", "--seed", "12")
    counted = json.loads(cli("simulate", "ford", "--games", "1", "--seed", "12", "--json").out)
    assert counted["asks"] == len(record["entries"])
    assert counted["reasons"] == {record["outcome"]["reason"]: 1}


def test_a_failed_game_is_recorded_too(tmp_path: Path) -> None:
    ran = cli("record", "ford", "--max-rounds", "1", "--seed", "3", "-o", tmp_path / "a.json")
    assert ran.code == 1
    assert "not over after 1 rounds" in ran.err
    assert cli("replay", tmp_path / "a.json").code == 0


def test_replay_stops_where_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    record = recorded(path, "--seed", "4")
    for stop in (0, 1, 7, 20, len(record["entries"]), 10_000):
        ran = cli("replay", path, "--to", str(stop), "--json")
        view = json.loads(ran.out)
        assert ran.code == 0
        assert view["index"] <= min(stop, len(record["entries"]))
        assert (view["outcome"] is not None) == (stop >= len(record["entries"]))
    told = cli("replay", path, "--to", "7").out
    assert "The decision now is with this seat: " in told
    assert "The Ford: 7 entries replayed." in told


def test_replay_shows_what_a_seat_saw(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    record = recorded(path, "--seed", "4")
    match = thirdage.replay(record)
    for seat in ("shadow", "free-peoples", "spectator", "referee"):
        assert json.loads(cli("replay", path, "--seat", seat, "--json").out) == match.view(seat)
    everything, little = cli("replay", path).out, cli("replay", path, "--seat", "spectator").out
    assert "The card drawn: " in everything
    assert "The card drawn: " not in little


def test_an_unfinished_game_can_be_verified_so_far(tmp_path: Path) -> None:
    ran = cli("record", "ford", "--max-rounds", "2", "--seed", "3", "-o", tmp_path / "a.json")
    assert ran.code == 1
    assert cli("verify", tmp_path / "a.json").out.splitlines()[-1] == "The game is not over yet."


# --- help and the whole ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "codes"), [("en", "Exit codes: 0"), ("ru", "Коды завершения: 0"), ("uk", "Коди завершення: 0")]
)
@pytest.mark.parametrize(
    "command", ["", "games", "rules", "simulate", "record", "replay", "verify", "play", "soak", "serve"]
)
def test_help_is_there_in_every_language(command: str, language: str, codes: str) -> None:
    ran = cli("--lang", language, *([command] if command else []), "--help")
    assert ran.code == 0
    assert codes in ran.out
    assert "cli-" not in ran.out


def test_nothing_asked_is_help() -> None:
    assert cli().out == cli("--help").out
    assert "simulate" in cli().out


def test_the_version() -> None:
    assert cli("--version").out == f"{thirdage.__version__}\n"


def test_the_language_may_stand_anywhere() -> None:
    assert language_of(["--lang", "ru", "games"]) == ("ru", ["games"])
    assert language_of(["games", "--lang=uk", "--json"]) == ("uk", ["games", "--json"])
    assert language_of(["games"]) == (None, ["games"])
    assert language_of(["games", "--lang"]) == (None, ["games", "--lang"])


def test_the_command_as_a_process(tmp_path: Path) -> None:
    """The one test that starts a real process: it finds the game, plays on two more, and keeps its streams apart."""
    env = {**os.environ, **ENVIRONMENT, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "thirdage.cli"]
    arguments = ["simulate", "ford", "--games", "6", "--jobs", "2", "--json"]
    done = subprocess.run(command + arguments, cwd=tmp_path, env=env, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 6
    assert done.stderr == ""
    bad = subprocess.run(
        [*command, "play", "chess"], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr == "There is no game “chess”.\n"
