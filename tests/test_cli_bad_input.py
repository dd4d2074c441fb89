"""Bad input of every kind: one line in the reader's language, the right exit code, never a trace of the program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli_driver import Ran, cli, recorded
from thirdage.bots.record_files import write_record_file

LANGUAGES = ("en", "ru", "uk")


def one_line(ran: Ran, code: int) -> str:
    """The one line that a failed command says."""
    assert ran.code == code, (ran.out, ran.err)
    lines = ran.err.splitlines()
    assert len(lines) == 1, lines
    assert "Traceback" not in ran.err
    return lines[0]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "chess"), "There is no game “chess”."),
        (("frob",), "There is no command “frob”."),
        (("simulate",), "Something is missing: GAME"),
        (("record", "ford"), "Something is missing: --output"),
        (("simulate", "ford", "--frob"), "There is no option --frob."),
        (("simulate", "ford", "--games"), "--games needs a value."),
        (("simulate", "ford", "--games", "many"), "--games must be a whole number, at least 1."),
        (("simulate", "ford", "--games", "0"), "--games must be a whole number, at least 1."),
        (("simulate", "ford", "--seed", "x"), "--seed must be a whole number."),
        (("simulate", "ford", "--bots", "clever"), "There is no bot “clever”; there are: random, swarm."),
        (("simulate", "ford", "--bots", "random,swarm,random"), "This game takes 2 bots, but 3 were given."),
        (("simulate", "ford", "--players", "7"), "The option “players” cannot be “7”."),
        (("simulate", "ford", "--option", "players=9"), "The option “players” cannot be “9”."),
        (("simulate", "ford", "--option", "swift"), "An option is written as KEY=VALUE, and “swift” is not."),
        (("simulate", "ford", "--option", "=yes"), "An option is written as KEY=VALUE, and “=yes” is not."),
        (("simulate", "ford", "--option", "colour=red"), "This game has no option “colour”."),
        (("simulate", "ford", "--option", "swift=perhaps"), "The option “swift” cannot be “perhaps”."),
        (("simulate", "ford", "--option", "expansions=sun"), "The option “expansions” cannot be “sun”."),
        (("soak", "ford", "--share", "0"), "--share must be a whole number, at least 1."),
        (("replay", "none.json"), "There is no file none.json."),
        (("verify", "none.json"), "There is no file none.json."),
        (("play", "--resume", "none.json"), "There is no file none.json."),
        (("play",), "Which game? Name one, or a saved game with --resume."),
        (("play", "ford", "--seat", "gondor"), "There is no seat “gondor”; the seats are: free-peoples, shadow."),
        (("play", "ford", "--bots", "clever"), "There is no bot “clever”; there are: random, swarm."),
        (("--lang", "de", "games"), "There is no language “de”; there are: en, ru, uk."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_what_makes_no_sense(
    arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert one_line(cli(*arguments), 2) == said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "chess"),
        ("frob",),
        ("simulate",),
        ("simulate", "ford", "--frob"),
        ("simulate", "ford", "--games", "0"),
        ("simulate", "ford", "--option", "colour=red"),
        ("replay", "none.json"),
        ("play", "ford", "--seat", "gondor"),
    ],
    ids=" ".join,
)
def test_it_is_said_in_the_readers_language(language: str, arguments: tuple[str, ...]) -> None:
    theirs, ours = one_line(cli(*arguments, "--lang", language), 2), one_line(cli(*arguments), 2)
    assert theirs != ours
    assert any("а" <= letter <= "я" for letter in theirs)


def test_a_file_of_tables_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "tables").write_text("no tables at all, but long enough to be read as something", encoding="utf-8")
    said = one_line(cli("serve", "--data", str(tmp_path / "tables")), 2)
    assert said.startswith("The file of the tables cannot be used:")


def test_a_game_of_ones_own_that_is_none() -> None:
    ran = cli("games", env={"THIRDAGE_GAMES": "no_such_module:GAME"})
    assert one_line(ran, 2).startswith("THIRDAGE_GAMES names something that is not a game: no_such_module:GAME: ")


# --- records ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return recorded(tmp_path_factory.mktemp("records") / "game.json", "--seed", "4", "--players", "3")


def spoilt(path: Path, record: dict[str, Any], **changed: Any) -> Path:
    write_record_file(path, {**json.loads(json.dumps(record)), **changed})
    return path


COMMANDS = (("replay",), ("replay", "--check"), ("verify",), ("play", "--resume"))


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("length", [0, 1, 100, 1000, -2])
@pytest.mark.parametrize("name", ["game.json", "game.json.gz"])
def test_a_truncated_file(
    tmp_path: Path, record: dict[str, Any], command: tuple[str, ...], length: int, name: str
) -> None:
    path = spoilt(tmp_path / name, record)
    path.write_bytes(path.read_bytes()[:length])
    said = one_line(cli(*command, path), 2)
    packed_mark_missing = name.endswith(".gz") and length == 1
    assert packed_mark_missing or said == f"{path} breaks off: part of the record is missing."


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_file_that_is_no_record(tmp_path: Path, record: dict[str, Any], command: tuple[str, ...]) -> None:
    path = tmp_path / "x.json"
    for data in (b"hello", b"[]", b"{}", b'{"game": 7}', b'{"game": "ford"}', b"\xff\xff"):
        path.write_bytes(data)
        assert one_line(cli(*command, path), 2).startswith(f"{path} is not a record that can be read: ")
    assert "cannot be read" in one_line(cli(*command, tmp_path), 2)
    assert one_line(cli(*command, spoilt(path, record, game="chess")), 2) == "There is no game “chess”."
    told = one_line(cli(*command, spoilt(path, record, game="cards")), 2)
    assert told == f"{path} is not a record that can be read: This game has no option “swift”."


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_record_of_another_version(tmp_path: Path, record: dict[str, Any], command: tuple[str, ...]) -> None:
    said = one_line(cli(*command, spoilt(tmp_path / "x.json", record, schema=99)), 2)
    assert said == "The record is of version 99; this program reads version 1."


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize(
    "changed",
    [
        {"format": "pgn"},
        {"entries": 5},
        {"entries": [1]},
        {"entries": [{}]},
        {"entries": [{"seat": "chance"}]},
        {"entries": [{"seat": "chance", "answer": 7}]},
        {"entries": [{"undo": 0}]},
        {"entries": [{"finish": "resigned"}]},
        {"fate": []},
        {"fate": {"scheme": "thirdage-fate-1", "secret": "xyz"}},
        {"fate": {"scheme": "thirdage-fate-1", "secret": 5}},
        {"options": None},
        {"options": {"players": "many"}},
        {"options": {"colour": 1}},
        {"position": {"next": ["nowhere"]}},
        {"position": 3},
        {"pending": 1, "entries": []},
        {"pending": [{}], "entries": []},
        {"seams": 1},
        {"outcome": 3},
    ],
    ids=json.dumps,
)
def test_a_spoilt_record_is_one_line(
    tmp_path: Path, record: dict[str, Any], command: tuple[str, ...], changed: dict[str, Any]
) -> None:
    ran = cli(*command, spoilt(tmp_path / "x.json", record, **changed), typed="")
    if ran.code == 0:  # what this command does not need
        assert ran.err == ""
    else:
        one_line(ran, ran.code)
        assert ran.code in (1, 2)


def test_a_record_that_departs_from_the_rules_is_told_up_to_there(tmp_path: Path, record: dict[str, Any]) -> None:
    entries = json.loads(json.dumps(record["entries"]))
    at = next(i for i, entry in enumerate(entries) if entry["answer"]["kind"] == "walk")
    entries[at]["answer"]["place"] = "bank"
    ran = cli("replay", spoilt(tmp_path / "x.json", record, entries=entries))
    assert one_line(ran, 1) == (
        f"The record departs from the rules at entry {at}: This place is not next to where you are: Bank. [FD-WALK-1]"
    )
    assert "Round 1 [FD-TURN-1]" in ran.out
    assert "Round 2" not in ran.out


def test_other_facts_are_seen(tmp_path: Path, record: dict[str, Any]) -> None:
    said = one_line(cli("replay", spoilt(tmp_path / "x.json", record, facts="0" * 64)), 1)
    assert said.startswith("The record departs from the rules at entry 0: it was played with other facts")


def test_a_wrong_state_is_seen_by_the_check(tmp_path: Path, record: dict[str, Any]) -> None:
    seams = [[index, "0" * 64 if i == 5 else state] for i, (index, state) in enumerate(record["seams"])]
    path = spoilt(tmp_path / "x.json", record, seams=seams)
    assert cli("replay", path).code == 0
    at = record["seams"][5][0]
    assert one_line(cli("replay", path, "--check"), 1) == f"The record is not sound: the state differs at entry {at}."


def test_a_wrong_ending_is_seen_by_the_check(tmp_path: Path, record: dict[str, Any]) -> None:
    path = spoilt(tmp_path / "x.json", record, outcome={**record["outcome"], "side": None})
    assert one_line(cli("replay", path, "--check"), 1).endswith("it does not end as it says")


def test_crooked_dice_are_seen(tmp_path: Path, record: dict[str, Any]) -> None:
    entries = json.loads(json.dumps(record["entries"]))
    at = next(i for i, entry in enumerate(entries) if entry["seat"] == "chance")
    entries[at]["number"] = (entries[at]["number"] + 1) % entries[at]["of"]
    said = one_line(cli("verify", spoilt(tmp_path / "x.json", record, entries=entries)), 1)
    assert said == f"The outcome at entry {at} does not follow from the revealed keys."


def test_another_secret_than_promised_is_seen(tmp_path: Path, record: dict[str, Any]) -> None:
    fate = {**record["fate"], "commitment": "0" * 64}
    said = one_line(cli("verify", spoilt(tmp_path / "x.json", record, fate=fate)), 1)
    assert said.endswith("the revealed secret is not the one that was promised")


def test_which_part_of_a_record_is_proved(tmp_path: Path, record: dict[str, Any]) -> None:
    """The last outcome was rolled by somebody; or the record is of other rules."""
    places = [i for i, entry in enumerate(record["entries"]) if entry["seat"] == "chance"]
    entries = json.loads(json.dumps(record["entries"]))
    del entries[places[-1]]["number"]
    path = spoilt(tmp_path / "x.json", record, entries=entries)
    ran = cli("verify", path)
    assert ran.code == 1
    proved, rest, _ = ran.out.splitlines()
    assert proved.startswith(f"Proved: {len(places) - 1} outcomes follow from the revealed keys.")
    assert rest.startswith(f"1 outcome, at entry {places[-1]}, has nothing to do with these keys.")
    told = json.loads(cli("verify", path, "--json").out)
    assert (told["outcomes"], told["unnumbered"]) == (len(places) - 1, [places[-1]])
    ran = cli("verify", spoilt(tmp_path / "y.json", record, facts="0" * 64))
    assert ran.code == 1
    assert f"{len(places)} numbers there follow from the keys" in ran.out


def test_dice_without_keys_cannot_be_verified(tmp_path: Path, record: dict[str, Any]) -> None:
    fate = {key: part for key, part in record["fate"].items() if key != "secret"}
    said = one_line(cli("verify", spoilt(tmp_path / "x.json", record, fate=fate)), 2)
    assert said == "The record reveals no keys, so its dice cannot be verified."


def test_a_seat_that_is_none(tmp_path: Path, record: dict[str, Any]) -> None:
    path = spoilt(tmp_path / "x.json", record)
    assert one_line(cli("replay", path, "--seat", "gondor"), 2) == "There is no seat “gondor” at this table."


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    said = one_line(cli("record", "ford", "-o", tmp_path / "file" / "game.json"), 2)
    assert "cannot be written" in said


@pytest.mark.parametrize(
    "sitting", [5, {}, {"people": ["shadow"], "bots": {}, "seed": 1}, {"people": [], "bots": [], "seed": 1}]
)
def test_a_saved_game_that_does_not_say_who_sits_where(tmp_path: Path, record: dict[str, Any], sitting: Any) -> None:
    path = spoilt(tmp_path / "x.json", record, sitting=sitting)
    assert "is not a record that can be read" in one_line(cli("play", "--resume", path), 2)
