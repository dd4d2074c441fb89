"""The Card Game at the terminal: words, the text board, a few decisions, a saved game, the story of a game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.cards.scenario import given
from tests.cli_driver import Ran, cli
from thirdage.bots.bot_games import SeatedBots, new_match
from thirdage.bots.record_files import read_record_file
from thirdage.cli.boards import Part, board_of
from thirdage.cli.boards.cards import text_of
from thirdage.cli.sentences import Sentences
from thirdage.games.cards.constants import RINGS
from thirdage.games.cards.facts import DATA
from thirdage.games.cards.game import CARDS
from thirdage.kernel import CHANCE, REFEREE, SPECTATOR, Match
from thirdage.kernel.asks import prompt_id
from thirdage.locale import Words

Json = dict[str, Any]
RAW = re.compile(r"\b(?:ask|log|story|answer|board|reason|outcome|effect|cli|place|zone)-[a-z]")
"""An id that stands for words that nobody has."""
LANGUAGES = ("en", "ru", "uk")
SCENARIOS = ("trilogy", "duel", "duel-3", "fellowship")


def play(save: Path, typed: str, *arguments: str) -> Ran:
    lines = "".join(f"{line}\n" for line in typed.split("/"))
    return cli("play", "cards", "--seed", "3", "--bots", "random", "--save", save, *arguments, typed=lines)


def shown(match: Match, seat: str, language: str = "en") -> dict[str, Part]:
    parts = board_of("cards")
    assert parts is not None
    return {part.id: part for part in parts(match.view(seat), Words(language, strict=True), match.rules)}


@pytest.fixture(scope="module", params=SCENARIOS)
def some_matches(request: pytest.FixtureRequest) -> list[Match]:
    """Positions of one game of each scenario, in the middle of things; the last is the end."""
    match = new_match(CARDS, {"scenario": request.param, "promos": True}, 11)
    seated = SeatedBots(match, 11, dict.fromkeys(match.seats, "random"))
    found = []
    for step in range(5000):
        if not match.asks:
            break
        if step % 17 == 0:
            found.append(match.fork())
        ask = match.asks[0]
        match.answer(seated.choose(ask), ask.seat, ask.index)
    return [*found, match]


# --- words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_asked_and_answered_has_its_words(language: str) -> None:
    words = Words(language, strict=True)
    assert not [kind.id for kind in CARDS.every_kind if not words.knows(prompt_id("cards", kind.id))]
    kinds = [kind for kind in CARDS.every_kind if kind.who != CHANCE]
    missing = [
        f"{kind.id}: {form}"
        for kind in kinds
        for form in kind.forms
        if not words.knows(f"answer-cards-{kind.id}-{form}") and not words.knows(f"answer-cards-{form}")
    ]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_endings_and_reasons_with_made_up_ids_have_their_words(language: str) -> None:
    words = Words(language, strict=True)
    ids = ["outcome-final-round", "outcome-lead", "place-ring-token", "place-reserve", "zone-on-location"]
    ids += [f"reason-cards-ring-used-{kind}" for kind in RINGS[1:]]
    for row in DATA["scenarios"]["scenario"]:
        rules = CARDS.rules({"scenario": row["id"], "players": row["people"][0]})
        ids += [f"scenario-{row['id']}", *[f"seat-{seat}" for seat in rules.seats]]
        ids += [f"{table}-{id}" for table, names in rules.names.ids.items() for id in names]
    assert not [id for id in ids if not words.knows(id)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_location_with_a_text_is_told(language: str) -> None:
    words = Words(language, strict=True)
    rows = [(row["id"], row.get("effect")) for row in DATA["cards"]["card"]]
    rows += [(row["id"], row.get("activation")) for kind in ("battleground", "path") for row in DATA["locations"][kind]]
    assert [id for id, effect in rows if effect] == [id for id, _ in rows if words.knows(f"effect-{id}")]
    rules = CARDS.rules({"players": 4, "promos": True})
    for id in (*rules.names.ids["card"], *rules.names.ids["location"]):
        text = text_of(id, words, rules)
        assert text is not None
        assert not RAW.search(text.plain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_answers_and_log_are_told(some_matches: list[Match], language: str) -> None:
    sentences = Sentences(Words(language, strict=True), some_matches[0].rules.names)
    for match in some_matches:
        for ask in match.asks:
            assert not RAW.search(sentences.prompt(ask))
            options = [] if ask.options.parametric else list(ask.options)
            assert not [o for o in options if RAW.search(sentences.answer(ask, o))]
    over = some_matches[-1]
    for entry in over.log(REFEREE):
        assert not RAW.search(sentences.story_line(entry))
    assert over.outcome is not None
    assert sentences.outcome(over.outcome.json())


# --- the board ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_told_to_everybody(some_matches: list[Match], language: str) -> None:
    for match in some_matches:
        for seat in (*match.seats, SPECTATOR, REFEREE):
            told = [line for part in shown(match, seat, language).values() for line in part.said]
            assert all(told), "an empty line"
            assert not [line for line in told if RAW.search(line)]


def test_the_board_hides_other_hands_the_team_mates_too() -> None:
    table = given(turn="frodo", hands={"frodo": ["gimli"], "aragorn": ["boromir"], "saruman": ["ugluk"]})
    own = shown(table.match, "frodo")
    assert own["hand-frodo"].said[1].startswith("Gimli [Dwarf, character; battle 1/1; path 1 (on 3–9)]")
    assert {"hand-aragorn", "hand-saruman", "text-boromir", "piles-aragorn"}.isdisjoint(own)
    assert "Aragorn: hand 1 (limit 2)" in own["players"].said[3]
    everything = " ".join(line for part in own.values() for line in part.said)
    assert "Boromir" not in everything
    assert "Uglúk" not in everything
    assert {"hand-frodo", "hand-aragorn", "hand-saruman"} <= shown(table.match, REFEREE).keys()


def test_a_force_counts_items_tokens_and_the_best_support() -> None:
    table = given(
        turn="frodo",
        path="weathertop",
        at={
            "weathertop": [("the-hunter", "black-riders-mount"), "strider"],
            "minas-tirith": ["soldiers-of-gondor", "boromir", "black-uruks", "the-witch-king"],
        },
        tokens={"minas-tirith": (1, 0)},
        hands={"frodo": 1},
    )
    own = shown(table.match, "frodo")
    plain = [line.replace("\u00a0", " ") for line in own["location-minas-tirith"].said]
    assert plain == [
        "Minas Tirith – battleground of the Free Peoples, 3 points",
        "Attack 5 (Southron, Mordor): tokens 1 · Black Uruks 2 · The Witch-king 2",
        "Defence 5 (Wizard, Dúnedain): the place itself 3 · Soldiers of Gondor 1 · Boromir 1",
    ]
    assert own["location-weathertop"].said[1].replace("\u00a0", " ") == (
        "Attack 2 (Shadow): The Hunter [Black Rider's Mount] 2"
    )


def test_an_army_supports_where_that_adds_most() -> None:
    """The Dead Men count only behind Strider or Aragorn, so the Soldiers are left for Boromir."""
    force = ["soldiers-of-gondor", "boromir", "dead-men-of-dunharrow", "aragorn"]
    table = given(turn="frodo", at={"minas-morgul": force}, hands={"frodo": 1})
    line = shown(table.match, "frodo")["location-minas-morgul"].said[1].replace("\u00a0", " ")
    assert line == (
        "Attack 6 (Wizard, Dúnedain): Soldiers of Gondor 1 · Boromir 1 · Dead Men of Dunharrow 2 · Aragorn 2"
    )


def test_a_reactivated_battleground_does_not_defend_itself_for_the_side_that_lost_it() -> None:
    table = given(turn="frodo", active=["edoras"], reactivated={"edoras": "shadow"}, hands={"frodo": 1})
    told = shown(table.match, "frodo")["location-edoras"].said
    assert told[0].endswith("active once more")
    assert told[2].startswith("Defence 0 ")


def test_the_turn_order_shows_who_decides_who_is_first_and_who_has_passed() -> None:
    table = given(turn="aragorn", passed=["frodo"], first=1, hands={"aragorn": 1})
    line = shown(table.match, "aragorn")["round"].said[2].replace("\u00a0", " ")
    assert line == "Turn order: Frodo (passed) · The Witch-king (first) · ▶Aragorn · Saruman"


def test_who_plays_two_decks_sees_the_hand_that_decides() -> None:
    table = given(players=2, turn="aragorn", hands={"aragorn": 1, "frodo": 1})
    own = shown(table.match, "free-peoples")
    assert own["hand-frodo"].quiet
    assert not own["hand-aragorn"].quiet
    assert own["hand-aragorn"].title == "▶Hand – Aragorn (1)"


# --- playing ------------------------------------------------------------------------------------------------------


def test_the_board_is_shown_and_then_only_what_changed(tmp_path: Path) -> None:
    ran = play(tmp_path / "game.json", "1/1/q", "--seat", "frodo", "--players", "4")
    assert ran.code == 0, ran.err
    before, _, after = ran.out.partition("→ Cycle “")
    assert "Trilogy · opening" in before
    assert "Frodo: hand 7 (limit 2), deck 23, cycled 0, eliminated 0, Ring" in before
    assert "Trilogy · round 1" in after
    assert "▶Hand – Frodo" in after
    assert "Scoring areas" not in ran.out


def test_the_whole_board_on_demand(tmp_path: Path) -> None:
    ran = play(tmp_path / "game.json", "v/q", "--seat", "frodo", "--players", "4")
    assert ran.code == 0
    assert "Battlegrounds still in the decks: Dol Amroth (1)" in ran.out
    assert "How to read it" in ran.out


@pytest.mark.parametrize(
    ("language", "asked", "answer"),
    [
        ("en", "? minas tirith", "Minas Tirith [battleground of the Free Peoples; 3 points; own defence 3;"),
        ("en", "?mordor-orcs-3", "Mordor Orcs [Mordor, army; battle 1/1]"),
        ("en", "? gandalf", "Gandalf the White [Wizard, character; battle 2/3]"),
        ("en", "? nobody", "There is no card with a text by this name: nobody."),
        ("ru", "? странник", "Странник [Дунэдайн, персонаж; бой 1/1; путь 2 (№ 2–6)] Действие на пути."),
        ("uk", "? бурлака", "Бурлака [Дунедайни, персонаж; бій 1/1; шлях 2 (№ 2–6)] Дія на шляху."),
    ],
)
def test_a_question_mark_and_a_name_show_a_card(tmp_path: Path, language: str, asked: str, answer: str) -> None:
    ran = play(tmp_path / "game.json", f"{asked}/q", "--option", "scenario=duel", "--lang", language)
    assert ran.code == 0, ran.err
    assert answer in ran.out
    assert ran.out.count("Mordor Orcs [") <= 1, "copies of a card are one card"


def test_why_something_is_not_possible(tmp_path: Path) -> None:
    ran = play(tmp_path / "game.json", "1/w play-card the-witch-king reserve/q", "--option", "scenario=duel")
    assert "“The Witch-king” is not in your hand. [CG-PLAY-01]" in ran.out


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_few_decisions_in_three_languages(tmp_path: Path, scenario: str, language: str) -> None:
    ran = play(
        tmp_path / "game.json", "1/2/1/1/1/1/1/1/1/1/1/v/q", "--option", f"scenario={scenario}", "--lang", language
    )
    assert ran.code == 0, ran.err
    assert not RAW.findall(ran.out)


def test_every_answer_is_saved_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    saved, whole = tmp_path / "game.json", tmp_path / "whole.json"
    duel = ("--option", "scenario=duel")
    assert play(saved, "1/1/2/q", *duel).code == 0
    entries = read_record_file(saved)["entries"]
    ran = cli("play", "--resume", saved, typed="1\n1\nq\n")
    assert ran.code == 0, ran.err
    assert "Duel · round 1" in ran.out, "who sits down again sees the whole board"
    resumed = read_record_file(saved)["entries"]
    assert resumed[: len(entries)] == entries
    assert len(resumed) > len(entries)
    assert play(whole, "1/1/2/1/1/q", *duel).code == 0
    assert read_record_file(whole)["entries"] == resumed


def test_the_list_of_games_names_seats_and_scenarios() -> None:
    ran = cli("games", "--lang", "ru")
    assert "4 игрока: Фродо, Арагорн – Король-чародей, Саруман" in ran.out
    assert "--option scenario=trilogy|duel|duel-3|fellowship" in ran.out


def test_a_scenario_for_other_numbers_is_refused() -> None:
    ran = cli("simulate", "cards", "--games", "1", "--players", "4", "--option", "scenario=duel")
    assert (ran.code, ran.err.strip()) == (2, "This game cannot be played by 4 players.")


# --- the story ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "first", "never"),
    [
        ("en", "Round 1 begins; Frodo goes first.", " you "),
        ("ru", "Начинается раунд 1; первым ходит Фродо.", " вы "),
        ("uk", "Починається раунд 1. Перший гравець — Фродо.", "Ви за "),
    ],
)
def test_the_story_of_a_game(tmp_path: Path, language: str, first: str, never: str) -> None:
    ran = cli("simulate", "cards", "--games", "1", "--verbose", "--lang", language, "--failures", tmp_path)
    assert ran.code == 0, ran.err
    assert first in ran.out
    assert not RAW.findall(ran.out)
    assert never not in ran.out, "a referee is nobody's seat"


def test_the_referee_reads_each_card_once() -> None:
    ran = cli("simulate", "cards", "--games", "1", "--verbose", "--seed", "4")
    assert re.search(r"Frodo draws “[^”]+”\. \[CG-SET-03\]", ran.out)
    assert "Frodo draws 7 cards." not in ran.out
    assert "cycles a card." not in ran.out
