"""The rules and rulings in Russian and Ukrainian: complete, and made from today's English."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
import translations
from translations import Translation

from tests.cli_driver import cli
from tests.words_catalogue import Catalogue
from tests.words_checks import spelled_without_yo
from thirdage.games.cards.game import CARDS
from thirdage.games.hunt.game import HUNT
from thirdage.games.rulebook import Rulebook, fingerprint, read_toml, rulebook
from thirdage.games.wotr.game import WarOfTheRing
from thirdage.kernel import Game

WOTR = WarOfTheRing()
"""Without the expansions that can be chosen, whose books have tests of their own."""
every_book = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in (WOTR, CARDS, HUNT) for language in ("ru", "uk")]
)
RULE_ID = re.compile(r"\b[A-Z]{2,3}-(?:[A-Z0-9]+-)?\d+\b")


def book_in(game: Game, language: str) -> Rulebook:
    """The rulebook of a game in a language."""
    book = rulebook(game, language)
    assert book is not None
    return book


def texts(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Every text of a book with its id."""
    yield from book.chapters.items()
    yield from ((rule.id, rule.text) for rule in book.rules.values())
    for ruling in book.rulings.values():
        yield from ((ruling.id, ruling.question), (ruling.id, ruling.answer))


def test_every_translation_is_made_from_todays_english() -> None:
    behind = [
        f"{one.path.parent.parent.name}/{one.path.name}: {id}"
        for one in translations.translations()
        for id in one.behind()
    ]
    assert not behind, "mend these, then run tools/translations.py --followed"


@every_book
def test_a_translated_book_has_no_english_and_cites_the_same_rules(game: Game, language: str) -> None:
    for (id, told), (_, english) in zip(texts(book_in(game, language)), texts(book_in(game, "en")), strict=True):
        assert not re.search("[A-Za-z]", RULE_ID.sub("", told)), (id, told)
        assert sorted(RULE_ID.findall(told)) == sorted(RULE_ID.findall(english)), id


@every_book
def test_a_translated_book_keeps_to_the_letters_and_marks_of_its_language(game: Game, language: str) -> None:
    foreign = {"ru": "[іїєґІЇЄҐ]", "uk": "[ыэъёЫЭЪЁ]"}[language]
    for id, told in texts(book_in(game, language)):
        assert not re.search(foreign, told), (id, told)
        assert not re.search(r"  |[\"“”„']| [,.;:!?]|^\s|\s$", told), (id, told)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_command_tells_rules_in_the_language_of_the_terminal(language: str) -> None:
    book = book_in(WOTR, language)
    assert cli("rules", "wotr", "WR-FIG-01", "--lang", language).out == f"WR-FIG-01 {book.rules['WR-FIG-01'].text}\n"
    assert book.chapters["FEL"] in cli("rules", "wotr", "--lang", language).out


def test_what_is_not_translated_stands_in_english() -> None:
    assert list(texts(book_in(WOTR, "xx"))) == list(texts(book_in(WOTR, "en")))


def test_russian_books_write_yo_as_the_catalogue_does() -> None:
    told = [(id, text) for game in (WOTR, CARDS, HUNT) for id, text in texts(book_in(game, "ru"))]
    said = [("", text) for entry in Catalogue.read().entries["ru"].values() for text in entry.texts]
    assert not [(id, word) for id, word in spelled_without_yo([*told, *said]) if id]


# --- the list of what is behind --------------------------------------------------------------------------------------

HEAD = "# A head.\n# Of two lines.\n"


def written(path: Path, english: Mapping[str, tuple[str, ...]], text: str) -> Translation:
    """A translation of rules that stands in a file."""
    path.write_text(HEAD + text, encoding="utf-8")
    return Translation(path, HEAD, read_toml(path), {"rules": dict(english)})


def test_a_rule_whose_english_changed_is_listed_until_its_translation_followed(tmp_path: Path) -> None:
    path, before, after = tmp_path / "rules.ru.toml", {"A-1": ("One.",)}, {"A-1": ("Two.",)}
    same = f'\n[rules.A-1]\nof = "{fingerprint("One.")}"\ntext = "Раз."\n'
    assert list(written(path, before, same).behind()) == []
    assert list(written(path, after, same).behind()) == ["A-1"]
    written(path, after, same).follow(["A-1"])
    told = path.read_text(encoding="utf-8")
    assert told == f'{HEAD}\n[rules.A-1]\nof = "{fingerprint("Two.")}"\ntext = "Раз."\n'
    assert list(written(path, after, told.removeprefix(HEAD)).behind()) == []


def test_missing_empty_and_leftover_translations_are_listed(tmp_path: Path) -> None:
    english = {"A-1": ("One.",), "A-2": ("Two.",)}
    text = f'\n[rules.A-2]\nof = "{fingerprint("Two.")}"\ntext = ""\n\n[rules.A-9]\nof = ""\ntext = "Дев’ять."\n'
    assert list(written(tmp_path / "rules.uk.toml", english, text).behind()) == ["A-1", "A-2", "A-9"]
