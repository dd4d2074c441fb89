"""War of the Ring at the terminal: the text board, a few decisions, going on with a saved game, the story of a game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import thirdage
from tests.cli_driver import Ran, cli
from thirdage.bots.bot_games import SeatedBots, new_match
from thirdage.bots.record_files import read_record_file
from thirdage.cli.boards import board_of
from thirdage.cli.sentences import Sentences
from thirdage.games.wotr.game import WOTR
from thirdage.kernel import CHANCE, REFEREE, SPECTATOR, Match
from thirdage.locale import Words, catalogues

Json = dict[str, Any]
RAW = re.compile(r"\b(?:ask|log|story|answer|board|reason|outcome|text|cli)-[a-z]")
"""An id that stands for words that nobody has."""
LANGUAGES = ("en", "ru", "uk")


def play(save: Path, typed: str, *arguments: str) -> Ran:
    lines = "".join(f"{line}\n" for line in typed.split())
    return cli("play", "wotr", "--seed", "3", "--bots", "rules", "--save", save, *arguments, typed=lines)


@pytest.fixture(scope="module")
def some_matches() -> list[Match]:
    """Positions of one game, some in the middle of a battle."""
    match = new_match(WOTR, {}, 11)
    seated = SeatedBots(match, 11, dict.fromkeys(match.seats, "rules"))
    found = []
    for step in range(600):
        if not match.asks:
            break
        if step % 60 == 0 or (step % 20 == 0 and match.position.battle is not None):  # type: ignore[attr-defined]
            found.append(match.fork())
        ask = match.asks[0]
        match.answer(seated.choose(ask), ask.seat, ask.index)
    return found


# --- words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_words(language: str) -> None:
    words = Words(language, catalogues(WOTR), strict=True)
    kinds = [kind for kind in WOTR.every_kind if kind.who != CHANCE]
    missing = [
        f"{kind.id}: {form}"
        for kind in kinds
        for form in kind.forms
        if not words.knows(f"answer-wotr-{kind.id}-{form}") and not words.knows(f"answer-wotr-{form}")
    ]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", ["corruption", "ring-destroyed", "military"])
def test_every_ending_has_its_words(language: str, ending: str) -> None:
    words = Words(language, strict=True)
    assert words.say(f"outcome-{ending}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_answers_and_log_are_told(some_matches: list[Match], language: str) -> None:
    sentences = Sentences(Words(language, strict=True), some_matches[0].rules.names)
    for match in some_matches:
        for ask in match.asks:
            assert sentences.prompt(ask)
            options = [ask.options.sample(_First())] if ask.options.parametric else list(ask.options)
            assert all(not RAW.search(sentences.answer(ask, option)) for option in options)
    for entry in some_matches[-1].log(REFEREE):
        assert sentences.story_line(entry)


class _First:
    """Luck that always takes the first."""

    def randrange(self, _stop: int, /) -> int:
        return 0


# --- the board ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_told_to_everybody(some_matches: list[Match], language: str) -> None:
    parts = board_of("wotr")
    assert parts is not None
    words = Words(language, strict=True)
    for match in some_matches:
        for seat in (*match.seats, SPECTATOR, REFEREE):
            told = [line for part in parts(match.view(seat), words, match.rules) for line in part.said]
            assert all(told), "an empty line"
            assert not [line for line in told if RAW.search(line)]


def test_the_board_hides_the_other_hand(some_matches: list[Match]) -> None:
    parts = board_of("wotr")
    assert parts is not None
    words = Words("en")
    match = some_matches[2]
    shown = {part.id: part for part in parts(match.view("free-peoples"), words, match.rules)}
    other = " ".join(shown["hand-shadow"].said)
    assert not [id for id in match.rules.names.ids["card"] if words.name("card", id) in other]
    assert "deck" in other


def test_a_game_without_a_board_of_its_own_has_none() -> None:
    assert board_of("ford") is None


# --- playing ------------------------------------------------------------------------------------------------------


def test_the_board_is_shown_and_then_only_what_changed(tmp_path: Path) -> None:
    ran = play(tmp_path / "game.json", "1 q", "--seat", "free-peoples")
    assert ran.code == 0, ran.err
    before, _, after = ran.out.partition("Choose from 1 to 3:")
    for line in ("Turn 1", "The Fellowship", "Action dice", "Gondor: ◆\u00a0Dol Amroth", "Hand of the Free Peoples: 2"):
        assert line in before, line
    assert "Minas Tirith\u00a03/1/1" in before
    assert "Action dice" in after
    assert "Minas Tirith" not in after
    assert "Reinforcements" not in before


def test_the_whole_board_on_demand(tmp_path: Path) -> None:
    ran = play(tmp_path / "game.json", "v q", "--seat", "free-peoples")
    assert ran.code == 0
    assert ran.out.count("Minas Tirith\u00a03/1/1") == 2
    assert "Decks and reinforcements" in ran.out
    assert "How to read it" in ran.out


def test_a_question_mark_and_an_id_show_a_card(tmp_path: Path) -> None:
    words = Words("en")
    typed = "?fp-char-05 q"
    ran = play(tmp_path / "game.json", typed, "--seat", "free-peoples")
    assert f"{words.name('card', 'fp-char-05')} [" in ran.out
    assert words.say("text-fp-char-05") in ran.out


@pytest.mark.parametrize("seat", ["free-peoples", "shadow"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_few_decisions_in_three_languages(tmp_path: Path, seat: str, language: str) -> None:
    ran = play(tmp_path / "game.json", "1 1 1 1 1 1 q", "--seat", seat, "--lang", language)
    assert ran.code == 0, ran.err
    assert not RAW.findall(ran.out)


def test_every_answer_is_saved_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    saved, whole = tmp_path / "game.json", tmp_path / "whole.json"
    assert play(saved, "1 2 1 q", "--seat", "free-peoples").code == 0
    entries = read_record_file(saved)["entries"]
    ran = cli("play", "--resume", saved, typed="1\n1\nq\n")
    assert ran.code == 0, ran.err
    assert "Turn 1" in ran.out, "who sits down again sees the whole board"
    resumed = read_record_file(saved)["entries"]
    assert resumed[: len(entries)] == entries
    assert len(resumed) > len(entries)
    assert play(whole, "1 2 1 1 1 q", "--seat", "free-peoples").code == 0
    assert read_record_file(whole)["entries"] == resumed


# --- the story ----------------------------------------------------------------------------------------------------


def test_the_story_of_a_game(tmp_path: Path) -> None:
    ran = cli(
        "simulate", "wotr", "--games", "1", "--bots", "rules,rules", "--verbose", "--lang", "ru",
        "--failures", tmp_path,
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert "Начинается ход 1." in ran.out
    assert not RAW.findall(ran.out)
    assert not [line for line in ran.out.splitlines() if "Вы берёте" in line], "a referee is nobody's seat"


# --- three and four -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_four_says_who_leads_and_who_commands(language: str) -> None:
    position = {
        "free-peoples": {"folde": {"gondor-regular": 1, "rohan-regular": 2}},
        "alliance": {"mixed": {"free-peoples": ["folde"]}},
    }
    match = thirdage.setup("wotr", position, {"players": 4}, seed=3)
    words = Words(language, strict=True)
    parts = board_of("wotr")
    assert parts is not None
    found = {part.id: part for part in parts(match.view("rohan"), words, match.rules)}
    said = " ".join(line.plain for id in ("turn", "mixed") for line in found[id].lines)
    for seat in ("gondor", "witch-king", "rohan"):
        assert words.name("seat", seat).split()[-1] in said
    assert words.name("seat", "saruman") not in said
    assert not RAW.search(said)


@pytest.mark.parametrize(("players", "seat"), [("3", "saruman"), ("4", "rohan")])
def test_three_and_four_play_at_the_terminal(tmp_path: Path, players: str, seat: str) -> None:
    ran = play(tmp_path / "game.json", "1 1 q", "--seat", seat, "--players", players)
    assert ran.code == 0, ran.err
    record = read_record_file(tmp_path / "game.json")
    assert record["options"]["players"] == int(players)
    assert len(record["entries"]) > 2
