"""The rules and rulings for people to read: complete, in step with the code both ways, and shown by the command."""

from __future__ import annotations

import ast
import re

import coverage_page
import pytest
import rulings_page

from tests.cli_driver import cli
from tests.ford import FORD
from thirdage.games import BUILT, find
from thirdage.games.cards.game import CARDS
from thirdage.games.hunt.game import HUNT
from thirdage.games.rulebook import Rulebook, rulebook
from thirdage.games.wotr.game import WarOfTheRing
from thirdage.kernel import Game

CITED = re.compile(r"\b[WCH]RU-\d+\b")
WOTR = WarOfTheRing()
"""Without the expansions that can be chosen."""
GAMES = [(WOTR, coverage_page.WOTR, "WRU"), (CARDS, coverage_page.CARDS, "CRU"), (HUNT, coverage_page.HUNT, "HRU")]
every_game = pytest.mark.parametrize(("game", "where", "prefix"), GAMES, ids=["wotr", "cards", "hunt"])


def book_of(game: Game) -> Rulebook:
    """The rulebook of a game that has one."""
    book = rulebook(game)
    assert book is not None
    return book


BOOK = book_of(WOTR)


# --- the list and the code ----------------------------------------------------------------------------------------


def cited(prefix: str, text: str) -> list[str]:
    """The rulings of a game that a text names."""
    return [id for id in CITED.findall(text) if id.startswith(f"{prefix}-")]


def carried(where: coverage_page.Book, prefix: str) -> dict[str, list[str]]:
    """Each ruling with the functions and classes whose docstring names it."""
    found: dict[str, list[str]] = {}
    for path in where.modules:
        module = where.module(path)
        for name, node in coverage_page.definitions(ast.parse(path.read_text(encoding="utf-8"))):
            for id in cited(prefix, ast.get_docstring(node) or ""):
                found.setdefault(id, []).append(f"{module}.{name}")
    return found


@every_game
def test_every_ruling_has_one_place_in_the_code_that_names_it_and_no_other_is_named(
    game: Game, where: coverage_page.Book, prefix: str
) -> None:
    rulings = book_of(game).rulings.values()
    assert carried(where, prefix) == {ruling.id: [ruling.code] for ruling in rulings}
    assert all(ruling.id.startswith(f"{prefix}-") for ruling in rulings)


@every_game
def test_what_the_code_says_of_rulings_stands_in_docstrings(game: Game, where: coverage_page.Book, prefix: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in where.modules]
    said = sorted(id for text in texts for id in cited(prefix, text))
    assert said == sorted(book_of(game).rulings)
    assert said[0] == f"{prefix}-01"


@every_game
def test_rulings_are_about_what_there_is(game: Game, where: coverage_page.Book, prefix: str) -> None:
    tables = game.rules().names.ids
    book = book_of(game)
    known = {*book.rules, *[id for table in rulings_page.TABLES for id in tables.get(table, ())]}
    assert {id.partition("-")[0] for id in book.rulings} == {prefix}
    assert where.game == game.id
    for ruling in book.rulings.values():
        assert ruling.about, ruling.id
        assert not [id for id in ruling.about if id not in known], ruling.id
        assert len(set(ruling.about)) == len(ruling.about), ruling.id


@every_game
def test_rulings_are_questions_answered_in_whole_sentences_and_numbered_in_order(
    game: Game, where: coverage_page.Book, prefix: str
) -> None:
    rulings = book_of(game).rulings
    width = len(next(iter(rulings)).removeprefix(f"{prefix}-"))
    assert list(rulings) == [f"{prefix}-{n:0{width}}" for n in range(1, len(rulings) + 1)], where.game
    for ruling in rulings.values():
        assert ruling.question[-1] in "?.", ruling.id
        assert ruling.answer[-1] == ".", ruling.id
        assert ruling.question[0].isupper(), ruling.id
        assert ruling.answer[0].isupper(), ruling.id


@every_game
def test_the_rules_are_those_that_code_and_tests_cite(game: Game, where: coverage_page.Book, prefix: str) -> None:
    book, read = book_of(game), coverage_page.read_rules(where)[1]
    assert {id: rule.text for id, rule in book.rules.items()} == {id: rule.text for id, rule in read.items()}
    assert list(book.rules) == list(read)
    assert {id[0] for id in book.rules} == {prefix[0]}


def test_a_game_without_rules_has_no_rulebook() -> None:
    assert rulebook(FORD) is None


def test_the_page_tells_every_ruling() -> None:
    page = rulings_page.page()
    for ruling in [ruling for id in BUILT if (book := rulebook(find(id))) for ruling in book.rulings.values()]:
        assert f"**{ruling.id}** {ruling.question}\n\n> {ruling.answer}\n" in page
    assert "The Doors of Durin (`the-doors-of-durin`); *our reading*; `facts.Location`" in page
    assert "Wormtongue (`sh-char-22`); *our reading*; `cards.sh_servants.wormtongue`" in page


# --- the command ---------------------------------------------------------------------------------------------------


def test_the_chapters_are_listed() -> None:
    lines = cli("rules", "wotr").out.splitlines()
    assert f"WR-MOVE    {BOOK.chapters['MOVE']} (20)" in lines
    every = book_of(find("wotr"))
    assert len(lines) == len(every.chapters) + 1
    assert f"the {len(every.rulings)} rulings" in lines[-1]


@pytest.mark.parametrize("id", ["WR-MAP-15", "wr-map-15"])
def test_a_rule_with_its_rulings(id: str) -> None:
    ran = cli("rules", "wotr", id)
    assert ran.code == 0
    first, second, third = ran.out.splitlines()
    assert first == f"WR-MAP-15 {BOOK.rules['WR-MAP-15'].text}"
    assert second.startswith("  WRU-02 (our reading; WR-MAP-15, WR-REC-19) Does a lone enemy companion")
    assert third == f"    {BOOK.rulings['WRU-02'].answer}"


@pytest.mark.parametrize(
    ("language", "card", "reading", "official"),
    [
        ("en", "Wormtongue", "our reading", "official"),
        ("ru", "Змеиный Язык", "наше толкование", "официально"),
        ("uk", "Змієязикий", "наше тлумачення", "офіційно"),
    ],
)
def test_cards_and_rulings_by_id_in_three_languages(language: str, card: str, reading: str, official: str) -> None:
    lines = cli("rules", "wotr", "sh-char-22", "WRU-01", "--lang", language).out.splitlines()
    assert lines[0] == f"sh-char-22 {card}"
    assert f"({reading}; sh-char-22)" in lines[1]
    assert any(line.startswith(f"WRU-01 ({official}; WR-MAP-02)") for line in lines)


def test_a_whole_chapter() -> None:
    told = cli("rules", "wotr", "WR-FEL").out
    assert told.splitlines()[0] == BOOK.chapters["FEL"]
    for rule in BOOK.rules.values():
        assert (f"\n{rule.id} " in told) == (rule.chapter == "FEL")
    assert cli("rules", "wotr", "fel").out == told


def test_all_rulings() -> None:
    told = cli("rules", "wotr", "--rulings").out.splitlines()
    assert [line.split()[0] for line in told if line.startswith("WRU-")] == list(BOOK.rulings)


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("wotr", "WR-MOVE-99"), 2, "There is no rule, ruling, chapter, card or character “WR-MOVE-99”."),
        (("ford",), 2, "ford: this game brings no rules to read."),
    ],
    ids=["no such rule", "no rulebook"],
)
def test_what_cannot_be_read(arguments: tuple[str, ...], code: int, said: str) -> None:
    ran = cli("rules", *arguments)
    assert (ran.code, ran.out, ran.err) == (code, "", f"{said}\n")
