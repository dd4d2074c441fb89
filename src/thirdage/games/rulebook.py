"""The rules of a game in plain words, and the rulings on them, for people to read; no rule is decided by these texts.

A game that has them keeps `data/rules.toml` (chapters of rules) and `data/rulings.toml` beside its module. They are
read when somebody asks, not when a match is played.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from thirdage.kernel import Game

Json = dict[str, Any]


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


def rulebook(game: Game) -> Rulebook | None:
    """The rulebook of a game, None if it has none."""
    home = resources.files(type(game).__module__.rpartition(".")[0]) / "data"
    rules, rulings = home / "rules.toml", home / "rulings.toml"
    if not rules.is_file():
        return None
    given = tomllib.loads(rulings.read_text("utf-8"))["ruling"] if rulings.is_file() else []
    return Rulebook(tomllib.loads(rules.read_text("utf-8"))["chapter"], given)
