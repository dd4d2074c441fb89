"""The board at the terminal: all of it on demand, and before each decision what has changed since the last one."""

from __future__ import annotations

from rich.text import Text

from thirdage.cli.boards import Part, board_of
from thirdage.cli.play.board import board
from thirdage.cli.terminal import Terminal
from thirdage.kernel import Match


class BoardDisplay:
    """Prints the board of a match for its seats, and remembers what each has seen of it."""

    def __init__(self, terminal: Terminal, match: Match) -> None:
        self.terminal = terminal
        self.match = match
        self.own = board_of(match.game)
        self._seen: dict[str, dict[str, tuple[str, ...]]] = {}

    def show(self, seat: str) -> None:
        """The whole board as this seat sees it."""
        if self.own is None:
            for label, text in board(self.match.view(seat), self.terminal.words, self.match.rules.names):
                self.terminal.out.print(Text.assemble((f"  {label}: ", "cyan"), text))
            return
        parts = self.own(self.match.view(seat), self.terminal.words, self.match.rules)
        self._seen[seat] = {part.id: part.said for part in parts}
        for part in parts:
            self._print(part)

    def show_changes(self, seat: str) -> None:
        """What this seat has not seen yet. Games without a board of their own tell enough by their log."""
        if self.own is None:
            return
        seen = self._seen.get(seat, {})
        parts = self.own(self.match.view(seat), self.terminal.words, self.match.rules)
        self._seen[seat] = {part.id: part.said for part in parts}
        for part in parts:
            if not part.quiet and seen.get(part.id) != part.said:
                self._print(part)

    def _print(self, part: Part) -> None:
        """One line beside its title, several below it, long ones with an indent."""
        title = Text(f"  {part.title}", style="bold")
        if len(part.lines) == 1 and len(title) + len(part.lines[0]) < self.terminal.out.width - 4:
            self.terminal.out.print(Text.assemble(title, ": ", part.lines[0]))
            return
        self.terminal.out.print(title)
        for line in part.lines:
            self.terminal.indented(line, 4)
