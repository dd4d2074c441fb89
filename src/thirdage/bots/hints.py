"""What a game tells the players of a soak: answers that make something happen, and positions worth starting from.

Swarm players know no game. Left alone they seldom rush, and rarely get to what needs a long preparation. A game may
name kinds of answers that bring the end or a rare thing nearer, and written positions in which rare things are near.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

Json = dict[str, Any]


def _nothing() -> tuple[Json, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Hints:
    """`likes` by kind of answer, or by `ask kind:answer kind`: a factor. `starts` are written positions.

    A position that holds `options` is for tables that have them.
    """

    likes: Mapping[str, int] = field(default_factory=dict)
    starts: Callable[[], tuple[Json, ...]] = _nothing


NO_HINTS: Final = Hints()
BUILT: Final[dict[str, str]] = {
    "wotr": "thirdage.bots.wotr.soak_hints:HINTS",
    "cards": "thirdage.bots.cards.soak_hints:HINTS",
    "hunt": "thirdage.bots.hunt.soak_hints:HINTS",
}
"""Game -> `module:attribute` for our own games; imported when first asked for."""
_given: dict[str, Hints] = {}


def give_hints(game: str, hints: Hints) -> None:
    """Set the hints of a game."""
    _given[game] = hints


def hints_of(game: str) -> Hints:
    """The hints of a game; none if it gives none."""
    if game not in _given:
        module, _, attribute = BUILT.get(game, "").partition(":")
        _given[game] = getattr(import_module(module), attribute) if module else NO_HINTS
    return _given[game]
