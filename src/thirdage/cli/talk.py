"""Speaking with the person at the terminal: in their language, results to one stream, everything else to the other."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from thirdage.kernel import Game
from thirdage.locale import Words, catalogues


class Talk:
    """The words of one language, the output for results and the output for complaints and progress."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language
        self.words = Words(language, catalogues(game))
        self.out = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
        self.err = Console(highlight=False, stderr=True, soft_wrap=True)

    def about(self, game: Game) -> Talk:
        """The same, with the words of this game."""
        return Talk(self.language, game)

    def say(self, id: str, *, style: str = "", **args: Any) -> None:
        """A sentence of the catalogue, as a result."""
        self.line(self.words.say(id, args), style=style)

    def line(self, text: str, *, style: str = "") -> None:
        """A line as it is, as a result."""
        self.out.print(Text(text, style=style))

    def indented(self, text: Text, by: int) -> None:
        """A line that stands in from the margin; where it is broken, its rest does too."""
        if self.out.is_terminal:
            self.out.print(Padding(text, (0, 0, 0, by)))
        else:
            self.out.print(Text.assemble(" " * by, text))

    def complain(self, text: str) -> None:
        """One line to the stream for complaints."""
        self.err.print(Text(" ".join(text.split()), style="red" if self.err.is_terminal else ""))

    def json(self, data: object) -> None:
        """Data for machines: plain, not a letter more."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
