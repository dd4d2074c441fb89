"""The options of a match: what a game, and each of its expansions, lets the players choose before it begins."""

from __future__ import annotations

from typing import Any, Final

from .messages import Json

EXPANSIONS: Final = "expansions"
"""The option that names the expansions in use."""


class MatchOption:
    """An option of a match: its type (int, bool, choice, set), default and limits.

    An option that was `added` after records of the game existed is written only where it differs from its default, so
    that those records stay as they are.
    """

    __slots__ = ("added", "choices", "default", "high", "id", "low", "type")

    def __init__(
        self,
        id: str,
        type: str,
        default: Any,
        low: int = 0,
        high: int = 0,
        choices: tuple[str, ...] = (),
        added: bool = False,
    ) -> None:
        self.id = id
        self.type = type
        self.default = default
        self.low = low
        self.high = high
        self.choices = choices
        self.added = added

    def allows(self, value: Any) -> bool:
        """Whether a value (JSON) is allowed."""
        if self.type == "bool":
            return isinstance(value, bool)
        if self.type == "int":
            return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        if self.type == "choice":
            return isinstance(value, str) and value in self.choices
        if not isinstance(value, list) or not all(isinstance(v, str) and v in self.choices for v in value):
            return False
        return len(set(value)) == len(value)

    def json(self) -> Json:
        """For the list of games."""
        out: Json = {"id": self.id, "type": self.type, "default": self.default}
        if self.type == "int":
            out.update(minimum=self.low, maximum=self.high)
        elif self.choices:
            out["choices"] = list(self.choices)
        return out
