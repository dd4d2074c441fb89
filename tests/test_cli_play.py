"""Playing at the terminal: alone, several at one screen, cut off and gone on with, in three languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import thirdage
from tests.cli_driver import Ran, cli, recorded
from tests.ford import FORD
from thirdage.bots.record_files import read_record_file, write_record_file
from thirdage.cli.play import sitting as sittings
from thirdage.cli.play.board import board
from thirdage.cli.play.steps import Picks, forced, step_keys, step_label, step_prompt, together
from thirdage.cli.play.typed import Typed, understand
from thirdage.cli.sentences import Sentences
from thirdage.kernel import Arrange, Form, Names, PickCounts, PickSome, ids, taken_back
from thirdage.locale import Words, catalogues

thirdage.register(FORD)
Json = dict[str, Any]
FIRST = ["1"] * 300
"""Somebody who always takes the first choice."""


def play(save: Path | None, typed: Iterable[str], *arguments: str) -> Ran:
    """Play the Ford with these lines typed; what lies in the file afterwards is looked at by the tests."""
    where = [] if save is None else ["--save", str(save)]
    return cli("play", "ford", *where, *arguments, typed="".join(f"{line}\n" for line in typed))


def resume(saved: Path, typed: Iterable[str], *arguments: str) -> Ran:
    return cli("play", "--resume", saved, *arguments, typed="".join(f"{line}\n" for line in typed))


# --- a whole game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [(), ("--players", "3"), ("--option", "expansions=storm", "--bots", "swarm")])
@pytest.mark.parametrize("seat", ["free-peoples", None])
def test_a_game_to_its_end(tmp_path: Path, arguments: tuple[str, ...], seat: str | None) -> None:
    saved = tmp_path / "game.json"
    ran = play(saved, FIRST, "--seed", "5", *arguments, *(["--seat", seat] if seat else []))
    assert ran.code == 0, ran.err
    assert " won: " in ran.out
    assert f"Saved: {saved}" in ran.out
    record = read_record_file(saved)
    assert record["outcome"] is not None
    assert thirdage.replay(record, check=True).outcome is not None
    assert cli("verify", saved).code == 0
    assert record["sitting"]["people"] == ["free-peoples"]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("The Ford", "Your action [FD-ACT-1]", "  1  Pass", "The Shadow won: ", "Choose from 1 to 2:")),
        ("ru", ("Брод", "Ваше действие [FD-ACT-1]", "  1  Пасовать", "Победила Тьма: ", "Выберите от 1 до 2:")),
        ("uk", ("Брід", "Ваша дія [FD-ACT-1]", "  1  Пасувати", "Перемогла Тінь: ", "Виберіть від 1 до 2:")),
    ],
)
def test_a_game_in_three_languages(tmp_path: Path, language: str, lines: tuple[str, ...]) -> None:
    ran = play(tmp_path / "game.json", [*["?", "v", "l"], *FIRST], "--seed", "1", "--lang", language)
    assert ran.code == 0
    for line in lines:
        assert line in ran.out, line
    for id in ("cli-", "log-", "ask-", "answer-", "view-", "outcome-", "reason-"):
        assert id not in ran.out.replace("play-", "").replace("view-round", ""), id


def test_without_a_place_the_game_is_saved_where_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for games in (1, 2):
        ran = play(None, ["q"])
        assert ran.code == 0
        assert len(list(tmp_path.glob("ford-*.json"))) == games
    assert f"thirdage play --resume {max(tmp_path.iterdir(), key=lambda path: path.stat().st_mtime_ns).name}" in ran.out


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    saved.write_text("precious")
    ran = play(saved, FIRST)
    assert ran.code == 2
    assert ran.err == f"{saved} exists already. Go on with it by --resume, or choose another file.\n"
    assert saved.read_text() == "precious"


# --- leaving and coming back ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("leave", [["q"], ["quit"], ["й"], []])
@pytest.mark.parametrize(
    ("answers", "seed"),
    [(0, []), (2, []), *[(answers, ["--seed", "8"]) for answers in (0, 1, 5, 9)]],  # two answers never end a game
)
def test_who_leaves_finds_everything_again(tmp_path: Path, leave: list[str], answers: int, seed: list[str]) -> None:
    saved = tmp_path / "game.json"
    left = play(saved, [*FIRST[:answers], *leave], *seed)
    assert left.code == 0
    assert f"Go on with: thirdage play --resume {saved}" in left.out
    before = read_record_file(saved)
    assert before["outcome"] is None
    back = resume(saved, FIRST)
    assert back.code == 0, back.err
    after = read_record_file(saved)
    assert after["entries"][: len(before["entries"])] == before["entries"]
    assert after["outcome"] is not None
    assert after["fate"]["commitment"] == before["fate"]["commitment"]
    assert cli("verify", saved).code == 0
    if seed:
        play(tmp_path / "whole.json", FIRST, *seed)
        assert read_record_file(tmp_path / "whole.json")["entries"] == after["entries"]


def test_cut_off_at_any_moment_nothing_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every state the file ever had leads to the same game."""
    versions: list[Json] = []
    write = write_record_file

    def keep(path: Path, record: Json) -> None:
        versions.append(json.loads(json.dumps(record)))
        write(path, record)

    monkeypatch.setattr(sittings, "save", keep)
    play(tmp_path / "game.json", FIRST, "--seed", "21", "--bots", "swarm", "--players", "3")
    whole = read_record_file(tmp_path / "game.json")["entries"]
    monkeypatch.undo()
    assert len(versions) > 10
    for version in versions[:: max(1, len(versions) // 8)]:
        saved = tmp_path / "cut.json"
        write_record_file(saved, version)
        assert resume(saved, FIRST).code == 0
        assert read_record_file(saved)["entries"] == whole


def test_an_interrupt_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = tmp_path / "game.json"
    lines = iter(["1", "1"])

    def typing(_prompt: object = "") -> str:
        try:
            return next(lines)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", typing)
    ran = play(saved, [], "--seed", "2")
    assert ran.code == 130
    assert "The game is saved." in ran.out
    monkeypatch.undo()
    assert resume(saved, FIRST).code == 0


def test_a_saved_game_can_go_on_elsewhere_and_with_others(tmp_path: Path) -> None:
    saved, other = tmp_path / "game.json", tmp_path / "other.json.gz"
    play(saved, [*FIRST[:4], "q"], "--seed", "3")
    before = saved.read_bytes()
    ran = resume(saved, ["q"], "--seat", "shadow", "--bots", "swarm", "--save", str(other))
    assert ran.code == 0
    assert saved.read_bytes() == before
    assert read_record_file(other)["sitting"]["people"] == ["shadow"]
    assert read_record_file(other)["sitting"]["bots"] == {"free-peoples": "swarm"}


def test_any_record_can_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = recorded(path, "--seed", "6")
    finished = resume(path, FIRST)
    assert finished.code == 0
    assert " won: " in finished.out
    secretless = {key: part for key, part in record["fate"].items() if key not in ("secret", "seed")}
    cut = {**record, "entries": record["entries"][:10], "outcome": None, "fate": secretless}
    write_record_file(path, cut)
    assert resume(path, FIRST, "--seat", "shadow").code == 0
    assert read_record_file(path)["outcome"] is not None


# --- what is typed --------------------------------------------------------------------------------------------------


def test_answers_in_words_and_their_refusals(tmp_path: Path) -> None:
    typed = ["walk bank", "walk Stones", "search reeds", "play-card omen", "dance", "pass now", "99", "", "pass", "q"]
    ran = play(tmp_path / "game.json", typed, "--seed", "3", "--lang", "en")
    assert "This place is not next to where you are: Bank. [FD-WALK-1]" in ran.out
    assert "The Free Peoples took a secret step." in ran.out
    assert "The walker neither searches nor strikes. [FD-ACT-1]" in ran.out
    assert "You do not hold this card: Omen. [FD-ACT-2]" in ran.out
    assert "There is no answer of this kind: dance." in ran.out
    assert "“99” is not one of the choices." in ran.out
    kept = read_record_file(tmp_path / "game.json")["entries"]
    own = [entry["answer"] for entry in kept if entry["seat"] == "free-peoples"]
    assert own[:2] == [{"kind": "walk", "place": "stones"}, {"kind": "pass"}]


@pytest.mark.parametrize(
    ("language", "refused", "possible"),
    [
        ("en", "This place is not next to where you are: Bank. [FD-WALK-1]", "This is possible now."),
        ("ru", "Это место не рядом с вами: Берег. [FD-WALK-1]", "Сейчас это возможно."),
        ("uk", "Це місце не поруч із вами: Берег. [FD-WALK-1]", "Зараз це можливо."),
    ],
)
def test_why_not(tmp_path: Path, language: str, refused: str, possible: str) -> None:
    typed = ["why walk bank", "w walk stones", "ц walk stones", "w", "why fly", "why walk moon", "q"]
    ran = play(tmp_path / "game.json", typed, "--seed", "3", "--lang", language)
    assert ran.out.count(refused) == 1
    assert ran.out.count(possible) == 2
    assert "fly" in ran.out
    assert "moon" in ran.out
    assert len(read_record_file(tmp_path / "game.json")["entries"]) == 4


def test_what_one_knows(tmp_path: Path) -> None:
    ran = play(tmp_path / "game.json", ["v", "q"], "--seed", "3")
    assert "Round: 1" in ran.out
    assert "Path of the walker: Reeds" in ran.out
    assert "Shadow (cards: 2)" in ran.out


def test_taking_back(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    ran = play(saved, ["u", "1", "u", "2", "q"], "--seed", "3")
    assert "There is nothing to take back." in ran.out
    assert "The Free Peoples took back decision 4." in ran.out
    record = read_record_file(saved)
    assert [entry for entry in record["entries"] if "undo" in entry]
    walks = [entry["answer"]["place"] for entry in record["entries"] if entry.get("answer", {}).get("kind") == "walk"]
    assert walks == ["stones", "shallows"]


def test_taking_back_behind_a_bot_and_its_dice_is_practice(tmp_path: Path) -> None:
    """Nobody is asked; what was rolled since is spent, said at once and at the end, and counted by `verify`."""
    saved = tmp_path / "two.json"
    ran = play(saved, ["1", "1", "u", *["1"] * 400], "--seed", "3")
    record = read_record_file(saved)
    assert record["undo"] == "practice"
    undone = [entry for entry in record["entries"] if "undo" in entry]
    assert [entry["consent"] for entry in undone] == [[]]
    spent = taken_back(record["entries"])
    assert spent > 0
    assert "The Free Peoples took back decision" in ran.out
    assert ran.out.count("come anew" if spent > 1 else "comes anew") == 1
    assert "Taken back behind dice or reveals: once." in ran.out
    verified = cli("verify", saved)
    assert verified.code == 0
    assert "Undo at once, even behind dice or reveals" in verified.out
    assert "Taken back behind dice or reveals: once." in verified.out


# --- several people at one screen -----------------------------------------------------------------------------------


def test_people_hand_over_the_screen(tmp_path: Path) -> None:
    typed = ["", "1", "1", "", "pass", "", *["1"] * 3, "q"]
    ran = play(tmp_path / "game.json", typed, "--seed", "3", "--seat", "all")
    parts = ran.out.split("Now at the screen: ")
    assert [part.split(".")[0] for part in parts[1:4]] == ["Free Peoples", "Shadow", "Free Peoples"]
    record = read_record_file(tmp_path / "game.json")
    assert record["sitting"] == {"people": ["free-peoples", "shadow"], "bots": {}, "seed": 3}
    match = thirdage.replay(record)
    words = Words("en", catalogues(FORD))
    sentences = Sentences(words, match.rules.names)
    own = {
        seat: {sentences.log_line(entry) for entry in match.log(seat) if "you" in entry["id"]} for seat in match.seats
    }
    assert own["free-peoples"]
    for part in parts[1:]:
        other = "shadow" if part.startswith("Free Peoples") else "free-peoples"
        for secret in own[other] - own["shadow" if other == "free-peoples" else "free-peoples"]:
            assert secret not in part


def test_at_one_screen_nobody_is_asked_to_agree(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    ran = play(saved, ["", "1", "1", "", "u", "1", "", "u", "q"], "--seed", "3", "--seat", "all")
    assert "There is nothing to take back." in ran.out
    record = read_record_file(saved)
    assert [entry["consent"] for entry in record["entries"] if "undo" in entry] == [[]]
    assert record["undo"] == "practice"


# --- the parts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("", Typed("nothing")),
        ("  7 ", Typed("number", 7)),
        ("q", Typed("quit")),
        ("Й", Typed("quit")),
        ("?", Typed("help")),
        ("г", Typed("undo")),
        ("why search reeds", Typed("why", words=("search", "reeds"))),
        ("search reeds", Typed("answer", words=("search", "reeds"))),
        ("7 8", Typed("numbers", words=("7", "8"))),
        ("7, 8,9", Typed("numbers", words=("7", "8", "9"))),
        ("7 b", Typed("answer", words=("7", "b"))),
        ("-1", Typed("answer", words=("-1",))),
    ],
)
def test_lines_are_understood(line: str, meant: Typed) -> None:
    assert understand(line) == meant


NAMES = Names({"place": ("reeds", "stones", "willow"), "seat": (), "side": ()})
TELLER = Sentences(Words("en", catalogues(FORD)), NAMES)
MANY_PLACES = Form("some", places=ids("place", "many"))
COUNTED = Form("counted", places=ids("place", "counts"))


def step_by_step(options: Any, keys: list[int]) -> tuple[list[str], object]:
    """The prompts and labels on the way, and the answer, typing these keys."""
    ask = thirdage.new_match("ford", seed=1).ask
    assert ask is not None
    ask.options = bound(options)
    said, steps = [], forced(options.steps())
    for key in keys:
        choices = step_keys(ask, steps)
        labels = [f"{typed} {step_label(TELLER, ask, choice)}".strip() for typed, choice in choices.items()]
        said.append(f"{step_prompt(TELLER, ask, steps)} {', '.join(labels)}")
        steps = forced(steps.take(choices[key]))
    assert steps.answer is not None
    return said, steps.answer.json(NAMES)


def test_counting_in_steps() -> None:
    said, answer = step_by_step(PickCounts(COUNTED, [(0, 2), (1, 2), (2, 2)], 2, 3), [0, 1, 1])
    assert said == [
        "Reeds: how many, from 0 to 2? 0, 1, 2",
        "Stones: how many, from 0 to 2? 0, 1, 2",
        "Willow: how many, from 1 to 2? 1, 2",
    ]
    assert answer == {"kind": "counted", "places": {"stones": 1, "willow": 1}}


def test_ordering_in_steps() -> None:
    said, answer = step_by_step(Arrange(MANY_PLACES, [0, 1, 2]), [3, 1])
    assert said == ["Place 1: 1 Reeds, 2 Stones, 3 Willow", "Place 2: 1 Reeds, 2 Stones"]
    assert answer == {"kind": "some", "places": ["willow", "reeds", "stones"]}


def bound(options: Any) -> Any:
    """Options of an ask of the Ford."""
    options.bind(NAMES, {options.form.kind: options.form}, "")
    return options


@pytest.mark.parametrize(
    ("options", "choices", "places"),
    [
        (Arrange(MANY_PLACES, [0, 1, 2]), [2, 0, 1], ["willow", "reeds", "stones"]),
        (Arrange(MANY_PLACES, [0, 1, 2]), [2, 0], ["willow", "reeds", "stones"]),
        (Arrange(MANY_PLACES, [0, 1, 2]), [3], None),
        (PickCounts(COUNTED, [(0, 2), (1, 2), (2, 2)], 2, 3), [0, 1, 1], {"stones": 1, "willow": 1}),
        (PickCounts(COUNTED, [(0, 2), (1, 2), (2, 2)], 2, 3), [0, 3, 1], None),
    ],
)
def test_several_steps_in_one_line(options: Any, choices: list[int], places: object) -> None:
    steps = together(forced(bound(options).steps()), choices)
    if places is None:
        assert steps is None
        return
    assert steps is not None
    assert steps.answer is not None
    assert steps.answer.json(NAMES)["places"] == places


@pytest.mark.parametrize(
    ("low", "high", "lines", "places"),
    [
        (1, 3, [[3, 1]], ["reeds", "willow"]),
        (2, 2, [[2, 3]], ["stones", "willow"]),
        (2, 2, [[3], [1]], ["reeds", "willow"]),
        (1, 3, [[3, 2, 1]], ["reeds", "stones", "willow"]),
        (1, 3, [[2], [2]], ["stones", "willow"]),
        (1, 3, [[1, 4]], None),
        (1, 3, [[0]], None),
        (1, 3, [[1, 1]], None),
        (1, 2, [[1, 2, 3]], None),
    ],
)
def test_several_things_are_picked_in_any_order(low: int, high: int, lines: list[list[int]], places: object) -> None:
    """They are numbered as they are shown; what does not fit is no choice, and nothing is taken."""
    picks: Picks | None = Picks(bound(PickSome(MANY_PLACES, [0, 1, 2], low, high)))
    for line in lines:
        assert picks is not None
        picks = picks.after(line)
    if places is None:
        assert picks is None
        return
    assert picks is not None
    assert picks.answer is not None
    assert picks.answer.json(NAMES)["places"] == places


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("game", ["wotr", "hunt", "cards"])
def test_help_is_in_the_language_of_the_player(tmp_path: Path, game: str, language: str) -> None:
    """Every intent is explained, and no line behind the words to type is in another language."""
    ran = cli(
        "play", game, "--seed", "3", "--save", tmp_path / "a.json", typed="?\nq\n", env={"THIRDAGE_LANG": language}
    )
    lines = [line.strip().split("  ") for line in ran.out.splitlines()]
    meanings = {line[0].split()[0]: line[1] for line in lines if len(line) == 2 and line[0]}
    intents = thirdage.new_match(game).rules.intents
    words = Words(language)
    assert {kind: meanings.get(kind) for kind in intents} == {kind: words.say(f"cli-intent-{kind}") for kind in intents}
    if language != "en":
        assert not [text for text in meanings.values() if re.search("[A-Za-z]{3}", text)]


def test_steps_at_the_table(tmp_path: Path) -> None:
    """A game in which every choice of several steps is taken back once before it is made."""
    for seed in range(30):
        saved = tmp_path / f"{seed}.json"
        typed = [line for _ in range(60) for line in ("play-card levy", "1", "b", *["1"] * 8, *["0"] * 3)]
        ran = play(saved, typed, "--seed", str(seed), "--seat", "shadow", "--option", "swift=yes")
        assert ran.code == 0
        if "how many, from" in ran.out and "Discard" in ran.out:
            assert "→ Scouts: " in ran.out
            return
    pytest.fail("no levy in thirty games")


def test_the_board_shows_what_has_a_word() -> None:
    view = {
        "position": {
            "round": 3,
            "secret-number": 7,
            "path": ["reeds", None],
            "seats": {"shadow": {"size": 1, "known": [["stones", 3, 0]], "hidden": []}},
            "questions": [[1, "search", "willow", True]],
            "pile": [],
        }
    }
    names = Names({"place": ("reeds", "stones", "willow"), "seat": ("shadow",)})
    shown = dict(board(view, Words("en", catalogues(FORD)), names))
    assert shown == {
        "Round": "3",
        "Path of the walker": "Reeds, ?",
        "Hands": "Shadow (cards: 1, known: Stones)",
        "Questions asked": "1, searched, Willow, yes",
        "Pile": "–",
    }
