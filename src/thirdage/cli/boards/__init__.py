"""Boards for the terminal: a game that has one of its own shows it instead of the plain list of its view's parts.

A board is a function of the view, the words and the rules that gives the parts of the board, each with an id, a title
and lines. Before each decision those parts are shown that have changed since the seat last saw them.
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
BUILT: Final[dict[str, str]] = {"wotr": "thirdage.cli.boards.wotr:parts"}
"""Game -> `module:function` of its board; imported when first asked for."""


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


def board_of(game: str) -> Parts | None:
    """The board of a game, if it has one of its own."""
    named = BUILT.get(game)
    if named is None:
        return None
    module, _, function = named.partition(":")
    found: Parts = getattr(import_module(module), function)
    return found
