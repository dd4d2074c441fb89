"""The words of a language come to the page in parts: what any page says, and what only the tables of one game say."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
import reading
from fluent.runtime import FluentBundle

from thirdage.bots.bot_games import new_match
from thirdage.games import BUILT, find, known
from thirdage.locale import Words, catalogue_text, catalogues, game_text, languages, page_text

ID: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) =", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{ ([a-z][a-z0-9]*(?:-[a-z0-9]+)+) \}")
TABLES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("wotr", {}),
    ("wotr", {"players": 4, "expansions": ["kings"]}),
    ("cards", {"scenario": "trilogy", "players": 4}),
    ("cards", {"scenario": "fellowship"}),
]


@cache
def folders() -> tuple[Path, ...]:
    return tuple(dict.fromkeys(folder for game in known() for folder in catalogues(find(game))))


def ids(text: str) -> set[str]:
    return set(ID.findall(text))


@pytest.mark.parametrize("language", languages())
def test_every_word_is_in_one_part(language: str) -> None:
    parts = [page_text(language, known(), folders()), *(game_text(language, game, folders()) for game in known())]
    every = [id for part in parts for id in ids(part)]
    assert len(every) == len(set(every)), "no word comes twice"
    left = ids(catalogue_text(language, folders())) - set(every)
    assert {id.partition("-")[0] for id in left} <= {"cli", "text"}, "only the terminal has words of its own"


@pytest.mark.parametrize("language", languages())
def test_no_part_refers_to_another_games_words(language: str) -> None:
    page = page_text(language, known(), folders())
    assert set(REFERENCE.findall(page)) <= ids(page)
    for game in known():
        own = game_text(language, game, folders())
        assert set(REFERENCE.findall(own)) <= ids(own) | ids(page), game


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_table_says_nothing_in_another_games_words(
    game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A whole game is told, with its prompts, answers and refusals; whatever was looked up is the page's or its own."""
    said: set[str] = set()
    get_message = FluentBundle.get_message

    def noted(bundle: FluentBundle, message_id: str) -> Any:
        said.add(message_id)
        return get_message(bundle, message_id)

    monkeypatch.setattr(FluentBundle, "get_message", noted)
    # A name that was told before is remembered, so the words are read anew, with a folder that nobody else names.
    monkeypatch.setattr(reading, "catalogues", lambda game: [*catalogues(game), tmp_path])
    match = new_match(find(game), options, 5)
    assert sum(1 for _ in reading.read(match, 5, ("rules",), "uk")) > 200
    others = {id: other for other in known() if other != game for id in ids(game_text("uk", other, folders()))}
    assert {id: others[id] for id in said & set(others)} == {}
    assert said & ids(game_text("uk", game, folders()))


def test_a_page_without_a_games_words_names_it_and_its_seats() -> None:
    """The start page names every game, its scenarios, seats and options before anybody has chosen one."""
    page = ids(page_text("ru", known(), folders()))
    for game in BUILT:
        offered = find(game).json()
        assert f"game-{game}" in page
        seats = {seat for players in offered["players"].values() for seat in players["seats"]}
        assert {f"seat-{seat}" for seat in seats} <= page
    assert Words("ru").knows("scenario-duel")
