"""Boards for the terminal: a game that has one of its own shows it instead of the plain list of its view's parts.

A board is a module with two functions. `parts(view, words, rules)` gives the parts of the board, each with an id, a
title and lines; before each decision those parts are shown that have changed since the seat last saw them.
`text_of(id, words, rules)` tells what a card (or whatever else a game has texts for) says, None for anything else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from rich.text import Text

from thirdage.kernel import Rules
from thirdage.locale import Words

Json = dict[str, Any]
BUILT: Final[dict[str, str]] = {
    "wotr": "thirdage.cli.boards.wotr",
    "hunt": "thirdage.cli.boards.hunt",
    "cards": "thirdage.cli.boards.cards",
}
"""Game -> the module of its board; imported when first asked for."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a board. A quiet one is shown on demand only."""

    id: str
    title: str
    lines: tuple[Text, ...]
    quiet: bool = False

    @property
    def said(self) -> tuple[str, ...]:
        """What it says, without colours: two parts that say the same are the same."""
        return (self.title, *[line.plain for line in self.lines])


Parts = Callable[[Json, Words, Rules], list[Part]]
TextOf = Callable[[str, Words, Rules], Text | None]


def board_of(game: str) -> Parts | None:
    """The board of a game, if it has one of its own."""
    if game not in BUILT:
        return None
    found: Parts = import_module(BUILT[game]).parts
    return found


def reader_of(game: str) -> TextOf | None:
    """What tells the texts of a game's cards, if it has a board of its own."""
    if game not in BUILT:
        return None
    found: TextOf = import_module(BUILT[game]).text_of
    return found
