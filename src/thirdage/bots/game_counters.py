"""Counters: each game may say what is worth counting in a game between bots; the arena only adds it up and draws it.

A counter sees the whole match, as a referee would, and no player ever learns anything from it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol

from thirdage.kernel import Ask, Match, Option

Numbers = dict[str, float]
"""By a slug that says what it is: `corruption`, `wasted-dice`."""


class GameCounter(Protocol):
    """Counts what happens in one match from its beginning to its end."""

    def answering(self, match: Match, ask: Ask, option: Option) -> None:
        """An answer is about to be given."""
        ...

    def answered(self, match: Match) -> None:
        """It was given, and the match stands after it."""
        ...

    def of_game(self, match: Match) -> Numbers:
        """Numbers about the game as a whole. What did not happen is left out."""
        ...

    def of_side(self, match: Match, side: str) -> Numbers:
        """Counts about how one side played."""
        ...


MakesCounter = Callable[[Match], GameCounter]


class NoCounter:
    """For a game that counts nothing."""

    def __init__(self, _match: Match) -> None:
        """Nothing to prepare."""

    def answering(self, _match: Match, _ask: Ask, _option: Option) -> None:
        """Ignored."""

    def answered(self, _match: Match) -> None:
        """Ignored."""

    def of_game(self, _match: Match) -> Numbers:
        """None."""
        return {}

    def of_side(self, _match: Match, _side: str) -> Numbers:
        """None."""
        return {}


BUILT: Final[dict[str, str]] = {
    "wotr": "thirdage.bots.wotr.counter:WarCounter",
    "hunt": "thirdage.bots.hunt.counter:HuntCounter",
    "cards": "thirdage.bots.cards.counter:SagaCounter",
}
"""Game -> `module:attribute` for our own games; imported when first asked for."""
_given: dict[str, MakesCounter] = {}


def give_counter(game: str, makes: MakesCounter) -> None:
    """Register the counter of a game of one's own."""
    _given[game] = makes


def counter_of(match: Match) -> GameCounter:
    """A counter for this match."""
    if match.game not in _given:
        module, _, attribute = BUILT.get(match.game, "").partition(":")
        found: Any = getattr(import_module(module), attribute) if module else NoCounter
        _given[match.game] = found
    return _given[match.game](match)
