"""Output to the terminal in the user's language: results to standard output, everything else to standard error."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from thirdage.kernel import Game
from thirdage.locale import Words, catalogues


class Terminal:
    """The words of one language, a console for results and a console for errors and progress."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language
        self.words = Words(language, catalogues(game))
        self.out = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
        self.err = Console(highlight=False, stderr=True, soft_wrap=True)

    def about(self, game: Game) -> Terminal:
        """The same, with the words of this game."""
        return Terminal(self.language, game)

    def say(self, id: str, *, style: str = "", **args: Any) -> None:
        """Print a message of the catalogue as a result."""
        self.line(self.words.say(id, args), style=style)

    def line(self, text: str, *, style: str = "") -> None:
        """Print a line as a result."""
        self.out.print(Text(text, style=style))

    def indented(self, text: Text, by: int) -> None:
        """A line that stands in from the margin; where it is broken, its rest does too."""
        if self.out.is_terminal:
            self.out.print(Padding(text, (0, 0, 0, by)))
        else:
            self.out.print(Text.assemble(" " * by, text))

    def complain(self, text: str) -> None:
        """Print one line to standard error."""
        self.err.print(Text(" ".join(text.split()), style="red" if self.err.is_terminal else ""))

    def json(self, data: object) -> None:
        """Data for machines: plain, not a letter more."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
