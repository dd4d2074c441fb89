"""The exit codes of the command, and the error that ends it with one of them."""

from __future__ import annotations

from typing import Any, Final

OK: Final = 0
FAILED: Final = 1
"""A check failed: a record departs from the rules, a game crashed or found no end."""
BAD_INPUT: Final = 2
"""What was asked for makes no sense: unknown game, missing or broken file, bad option."""
INTERRUPTED: Final = 130


class CommandError(Exception):
    """Ends the command with one line in the user's language and an exit code."""

    def __init__(self, id: str, args: dict[str, Any] | None = None, code: int = BAD_INPUT, rule: str = "") -> None:
        super().__init__(id)
        self.id = id
        self.details = args or {}
        self.code = code
        self.rule = rule
