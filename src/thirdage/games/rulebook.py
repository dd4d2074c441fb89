"""The rules of a game in plain words, and the rulings on them, for people to read; no rule is decided by these texts.

A game that has them keeps `data/rules.toml` (chapters of rules) and `data/rulings.toml` beside its module, in English,
and their translations beside those: `rules.ru.toml`, `rulings.ru.toml`. They are read when somebody asks, not when a
match is played. A translated text names the English that it was made from by its `fingerprint` (`of`), so that
tools/translations.py can list what changed since.
"""

from __future__ import annotations

import hashlib
import tomllib
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from thirdage.kernel import Game

Json = dict[str, Any]
ENGLISH: Final = "en"


def fingerprint(*texts: str) -> str:
    """A short name of English texts, which changes when they do."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:8]


class Rule:
    """A rule: its id, its text, the chapter it stands in."""

    __slots__ = ("chapter", "id", "text")

    def __init__(self, row: Json, chapter: str) -> None:
        self.id: str = row["id"]
        self.text: str = row["text"]
        self.chapter = chapter


class Ruling:
    """How an unclear point is read: the rules, cards and characters it is `about`, and the `code` that carries it."""

    __slots__ = ("about", "answer", "code", "id", "official", "question")

    def __init__(self, row: Json) -> None:
        self.id: str = row["id"]
        self.about: tuple[str, ...] = tuple(row["about"])
        self.question: str = row["question"]
        self.answer: str = row["answer"]
        self.official: bool = {"official": True, "reading": False}[row["basis"]]
        self.code: str = row["code"]


class Rulebook:
    """Rules by id in the order of the book, titles of chapters by their ids, rulings by id."""

    def __init__(self, chapters: list[Json], rulings: list[Json]) -> None:
        self.chapters: dict[str, str] = {chapter["id"]: chapter["title"] for chapter in chapters}
        rules = [Rule(row, chapter["id"]) for chapter in chapters for row in chapter["rule"]]
        self.rules: dict[str, Rule] = {rule.id: rule for rule in rules}
        self.rulings: dict[str, Ruling] = {row["id"]: Ruling(row) for row in rulings}
        assert len(self.rules) == len(rules), "a rule twice"
        assert len(self.rulings) == len(rulings), "a ruling twice"

    def rulings_on(self, id: str) -> list[Ruling]:
        """The rulings about a rule, a card, a combat card or a character."""
        return [ruling for ruling in self.rulings.values() if id in ruling.about]


def translated(rows: list[Json], given: Json, fields: tuple[str, ...]) -> list[Json]:
    """The rows with these fields in another language, where that language has them."""
    return [row | {field: given.get(row["id"], row)[field] for field in fields} for row in rows]


def data_of(game: Game) -> Traversable:
    """The folder where a game keeps its facts and texts."""
    return resources.files(type(game).__module__.rpartition(".")[0]) / "data"


def read_toml(file: Traversable) -> Json:
    """What a file says; nothing where there is none."""
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def data_of_expansions(game: Game) -> list[Traversable]:
    """The folders `data` in the packages of its expansions, which may have rules and rulings of their own."""
    packages = [import_module(bundle.module).__package__ for bundle in game.every_expansion if bundle.module]
    return [resources.files(package) / "data" for package in packages if package]


def rulebook(game: Game, language: str = ENGLISH) -> Rulebook | None:
    """The rulebook of a game with its expansions, None if it has none; what is not translated stands in English."""
    chapters: list[Json] = []
    rulings: list[Json] = []
    for home in (data_of(game), *data_of_expansions(game)):
        more, given = texts_in(home, language)
        chapters += more
        rulings += given
    return Rulebook(chapters, rulings) if chapters else None


def texts_in(home: Traversable, language: str) -> tuple[list[Json], list[Json]]:
    """The chapters and the rulings of one folder, in a language."""
    chapters: list[Json] = read_toml(home / "rules.toml").get("chapter", [])
    rulings: list[Json] = read_toml(home / "rulings.toml").get("ruling", [])
    if language != ENGLISH:
        words = read_toml(home / f"rules.{language}.toml")
        chapters = translated(chapters, words.get("chapters", {}), ("title",))
        chapters = [row | {"rule": translated(row["rule"], words.get("rules", {}), ("text",))} for row in chapters]
        given = read_toml(home / f"rulings.{language}.toml")
        rulings = translated(rulings, given.get("rulings", {}), ("question", "answer"))
    return chapters, rulings
