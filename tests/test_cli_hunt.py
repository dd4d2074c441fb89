"""Hunt for the Ring at the terminal: words, the text board of both roles, a few decisions, the story of a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli_driver import Ran, cli
from tests.hunt.scenario import given
from tests.hunt.second import second
from thirdage.bots.bot_games import SeatedBots, new_match
from thirdage.bots.record_files import read_record_file
from thirdage.cli.boards import Part, board_of
from thirdage.cli.boards.hunt import text_of
from thirdage.cli.sentences import Sentences
from thirdage.games.hunt.facts import own_facts
from thirdage.games.hunt.game import HUNT
from thirdage.kernel import CHANCE, REFEREE, SPECTATOR, Match
from thirdage.kernel.asks import prompt_id
from thirdage.locale import Words

RAW = re.compile(r"\b(?:ask|log|story|answer|board|reason|outcome|text|cli|space|card)-[a-z0-9]|\b[12]-(?:d-)?\d")
"""An id that stands for words that nobody has."""
LANGUAGES = ("en", "ru", "uk")


def play(save: Path, typed: str, *arguments: str) -> Ran:
    lines = "".join(f"{line}\n" for line in typed.split("/"))
    return cli("play", "hunt", "--seed", "3", "--bots", "random", "--save", save, *arguments, typed=lines)


def shown(match: Match, seat: str, language: str = "en") -> dict[str, Part]:
    parts = board_of("hunt")
    assert parts is not None
    return {part.id: part for part in parts(match.view(seat), Words(language, strict=True), match.rules)}


@pytest.fixture(scope="module")
def some_matches() -> list[Match]:
    """Positions of games of both chapters and several numbers of players, in the middle of things; and their ends."""
    found = []
    begun = [(new_match(HUNT, {"players": players}, 11), 7) for players in (2, 4)]
    far = second(players=3, track=5, gandalf="8 7", turn="blue", nazgul={"blue": "19"}, dice="ring sword").match
    begun.append((far, 3))
    for match, every in begun:
        seated = SeatedBots(match, 11, dict.fromkeys(match.seats, "random"))
        step = 0
        while match.asks:
            if step % every == 0:
                found.append(match.fork())
            ask = match.asks[0]
            if ask.seat == CHANCE:
                match.answer(next(iter(ask.options)), ask.seat, ask.index)
            else:
                match.answer(seated.choose(ask), ask.seat, ask.index)
            step += 1
        found.append(match)
    return found


# --- words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_asked_and_answered_has_its_words(language: str) -> None:
    words = Words(language, strict=True)
    assert not [kind.id for kind in HUNT.every_kind if not words.knows(prompt_id("hunt", kind.id))]
    missing = [
        f"{kind.id}: {form}"
        for kind in HUNT.every_kind
        for form in kind.forms
        if not words.knows(f"answer-hunt-{kind.id}-{form}") and not words.knows(f"answer-hunt-{form}")
    ]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_card_and_token_has_a_name_and_no_two_spaces_have_the_same(language: str) -> None:
    """HR-MAP: a location is called by what is printed on it, a dot by the locations that it lies between."""
    words, tables = Words(language, strict=True), own_facts().tables
    for chapter in ("1-", "2-"):
        names = [words.name("space", id) for id in tables["space"] if id.startswith(chapter)]
        assert len(set(names)) == len(names)
        assert not [name for name in names if RAW.search(name)]
    for table in ("card", "companion", "face", "journey", "nazgul", "token"):
        assert not [id for id in tables[table] if words.name(table, id) == id]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_with_where_its_data_come_from(language: str) -> None:
    words, rules = Words(language, strict=True), HUNT.rules()
    confirmed = {card.id for card in own_facts().cards if card.confirmed}
    assert confirmed
    for id in (*rules.names.ids["card"], *rules.names.ids["companion"]):
        text = text_of(id, words, rules)
        assert text is not None
        assert (words.say("board-hunt-reconstructed") in text.plain) == (id not in confirmed)
        assert len(text.plain) > 60
        assert not RAW.search(text.plain)
    assert text_of("short-01", words, rules) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_answers_and_log_are_told(some_matches: list[Match], language: str) -> None:
    sentences = Sentences(Words(language, strict=True), some_matches[0].rules.names)
    told = 0
    for match in some_matches:
        for ask in match.asks:
            assert not RAW.search(sentences.prompt(ask))
            answers = [sentences.answer(ask, option) for option in ask.options]
            told += len(answers)
            assert not [text for text in answers if RAW.search(text)]
        if match.outcome is not None:
            lines = [sentences.story_line(entry) for entry in match.log(REFEREE)]
            assert len(lines) > 50
            assert not [line for line in lines if RAW.search(line)]
            assert sentences.outcome(match.outcome.json())
    assert told > 200


# --- the board ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_told_to_everybody(some_matches: list[Match], language: str) -> None:
    for match in some_matches:
        for seat in (*match.seats, SPECTATOR, REFEREE):
            told = [line for part in shown(match, seat, language).values() for line in part.said]
            assert all(told), "an empty line"
            assert not [line for line in told if RAW.search(line)]


def test_only_the_ring_bearer_reads_his_log_and_his_hand() -> None:
    """HR-SEC-01."""
    table = given(hand=["ally-goldberry"], log="1 5 . 12 . . 20", held="6 23", turn="blue", nazgul={"blue": "12"})
    own = shown(table.match, "ring-bearer")
    assert own["log"].said[1].startswith("Bag End (1), 1 location 5 in I-B, 2 ·, 3 location 12 in I-B, 4 ·")
    assert "the Quarry (23)" in own["log"].said[2]
    assert "Goldberry" in own["hand-ring-bearer"].said[1]
    theirs = shown(table.match, "ringwraiths")
    assert {"log", "journey", "hand-ring-bearer"}.isdisjoint(theirs)
    assert "Goldberry" not in " ".join(line for part in theirs.values() for line in part.said)
    assert "hand-ringwraiths" in theirs


def test_what_was_asked_stays_on_the_board() -> None:
    """HR-SRC-03, HR-SRC-04: for everybody, with the tracks."""
    table = given(log="1 5 . 12 . . 20", turn="blue", nazgul={"blue": "12"}).does("search")
    for seat in ("ring-bearer", "ringwraiths", SPECTATOR):
        asked = shown(table.match, seat)["asked"].said
        assert "6: search at location 12 in I-B – he has been there" in asked
        assert "tracks at location 12 in I-B" in asked


def test_chapter_2_shows_the_way_to_the_ring_bearer_and_two_limits_to_the_others() -> None:
    """HR-JRN-01: which Journey deck is in use the Ringwraiths never learn."""
    table = second(players=2, track=3, gandalf="8 7", turn="blue", nazgul={"blue": "19"}, dice="sword")
    own, theirs = shown(table.match, "ring-bearer"), shown(table.match, "ringwraiths")
    assert [line for line in own["journey"].said if line.startswith("▶  3 ")]
    assert "journey" not in theirs
    assert "of 12 or 14" in theirs["day"].said[1]
    assert re.search(r"of 1[24]$", own["day"].said[1])
    assert own["gandalf"].said[1].startswith("His log: the Weather Hills (8)")
    assert theirs["gandalf"].said[1] == "Locations in his log: 2"


# --- playing ------------------------------------------------------------------------------------------------------


def test_a_few_decisions_as_the_ring_bearer_are_saved_and_replayed(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    ran = play(saved, "1/1/1/1/q", "--seat", "ring-bearer", "--players", "3")
    assert ran.code == 0, ran.err
    assert "Frodo’s log" in ran.out
    assert not RAW.search(ran.out)
    record = read_record_file(saved)
    assert record["game"] == "hunt"
    again = cli("replay", saved)
    assert again.code == 0, again.err


def test_a_game_between_bots_is_told_recorded_and_verified(tmp_path: Path) -> None:
    out = tmp_path / "record.json"
    ran = cli("record", "hunt", "--seed", "5", "--bots", "random,random", "-o", out)
    assert ran.code == 0, ran.err
    verified = cli("verify", out)
    assert verified.code == 0, verified.err


def test_the_text_of_a_card_is_read_at_the_table(tmp_path: Path) -> None:
    ran = play(tmp_path / "game.json", "card goldberry/q", "--seat", "ring-bearer")
    assert ran.code == 0, ran.err
