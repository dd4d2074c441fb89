"""Luck: what chance owed each side, and what it gave. Only of what everybody saw, so it tells nobody anything new."""

from __future__ import annotations

from fractions import Fraction
from importlib import import_module
from typing import Any, Final, Protocol

from thirdage.kernel import Match

Json = dict[str, Any]
DIGITS: Final = 4


class Reckoning(Protocol):
    """What a game knows of luck."""

    def __call__(self, match: Match) -> Json:
        """The luck of both sides in the line in play, as JSON."""
        ...


KNOWN: Final[dict[str, str]] = {
    "wotr": "thirdage.bots.wotr.luck:war_luck",
    "hunt": "thirdage.bots.hunt.luck:hunt_luck",
}
"""Game -> `module:attribute`. The Card Game is not here: its chance is all in face-down draws, which are nobody else's
business, and whether a card was lucky depends on the rest of the hand.
"""


def luck(match: Match) -> Json | None:
    """Expected against actual, None for a game without public chance."""
    if match.game not in KNOWN:
        return None
    module, _, attribute = KNOWN[match.game].partition(":")
    reckoning: Reckoning = getattr(import_module(module), attribute)
    return reckoning(match)


def facts_of(reckoned: Json) -> Json:
    """The same without what was to be expected: what came, and of how many."""
    return {
        key: facts_of(value) if isinstance(value, dict) else value
        for key, value in reckoned.items()
        if key != "expected"
    }


class Account:
    """So many dice or draws, what was to be expected of them, and what came."""

    def __init__(self) -> None:
        self.count = 0
        self.expected = Fraction(0)
        self.actual = 0

    def add(self, count: int, expected: Fraction, actual: int) -> None:
        """One roll or draw."""
        self.count += count
        self.expected += expected
        self.actual += actual

    def json(self) -> Json:
        """Rounded for people; the sums are exact."""
        return {"count": self.count, "expected": round(float(self.expected), DIGITS), "actual": self.actual}
