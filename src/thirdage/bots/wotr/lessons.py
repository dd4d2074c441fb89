"""What our bots learn of an expansion: how to answer its asks, what its actions are worth, how it bends the chances.

The module of an expansion teaches them (`teach("heralds", Lesson(...))`). In a match without the expansion, or of one
that nobody has taught, the bots play by what they know: its asks are answered by `anything`, its actions left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from thirdage.bots.odds import GameOdds
from thirdage.bots.wotr.board import Board
from thirdage.games.wotr.model.facts import WarFacts
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Ask, Option
from thirdage.kernel.match_options import EXPANSIONS

Json = dict[str, Any]
Handler = Callable[[Board, Ask], Option]
Worth = Callable[[Board], float]
"""What an action is worth, on the scale of `dice`: a pass is worth 1.2, what decides the game 9."""


class LearntAction:
    """An action of an expansion: who may do it, with which dice (by index), and what it is worth."""

    __slots__ = ("dice", "kind", "side", "worth")

    def __init__(self, kind: str, side: int, dice: Callable[[WarFacts], tuple[int, ...]], worth: Worth) -> None:
        self.kind = kind
        self.side = side
        self.dice = dice
        self.worth = worth


class Lesson:
    """What is to be known of one expansion.

    `handlers` answer asks by their kinds; `free_actions` are worth so much, by kind, where no die is used;
    `log_odds` is what it adds to the logarithm of the odds that the Free Peoples win; `odds` looks for chances of its
    own in worlds that are played out.
    """

    __slots__ = ("actions", "free_actions", "handlers", "log_odds", "odds")

    def __init__(
        self,
        *,
        handlers: Mapping[str, Handler] | None = None,
        actions: tuple[LearntAction, ...] = (),
        free_actions: Mapping[str, Worth] | None = None,
        log_odds: Callable[[War], float] | None = None,
        odds: GameOdds | None = None,
    ) -> None:
        self.handlers = dict(handlers or {})
        self.actions = actions
        self.free_actions = dict(free_actions or {})
        self.log_odds = log_odds
        self.odds = odds


_learnt: dict[str, Lesson] = {}
"""By the name of the expansion."""


def teach(expansion: str, lesson: Lesson) -> None:
    """Let the bots know an expansion; whoever teaches it again replaces what was taught."""
    _learnt[expansion] = lesson


def lessons(options: Json) -> dict[str, Lesson]:
    """What is known of the expansions that a match with these options is played with."""
    return {name: _learnt[name] for name in options.get(EXPANSIONS, ()) if name in _learnt}


def known_odds() -> dict[str, GameOdds]:
    """The chances that expansions look for, of all that were taught."""
    return {name: lesson.odds for name, lesson in _learnt.items() if lesson.odds is not None}
