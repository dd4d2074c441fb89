"""What our bots learn of an expansion: how to answer its asks, what its actions are worth, how it bends the chances.

The module of an expansion teaches them (`teach("heralds", Lesson(...))`). In a match without the expansion, or of one
that nobody has taught, the bots play by what they know: its asks are answered by `anything`, its actions left alone.
What is known of the expansions that come with the game is imported when the first match is played with them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

from thirdage.bots.odds import GameOdds
from thirdage.bots.wotr import effects, values
from thirdage.bots.wotr.board import Board
from thirdage.games.wotr.model.facts import WarFacts
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Ask, Option
from thirdage.kernel.match_options import EXPANSIONS

Json = dict[str, Any]
Handler = Callable[[Board, Ask], Option]
Worth = Callable[[Board, str], float]
"""What an action is worth, on the scale of `dice`: a pass is worth 1.2, what decides the game 9. The text is the id of
what the action is about, empty if it is about nothing."""
KNOWN: Final = {"kings": "thirdage.bots.wotr.kings"}
"""Expansion -> the module that teaches it."""


def about_nothing(_board: Board) -> tuple[str, ...]:
    """The action is one thing."""
    return ("",)


class LearntAction:
    """An action of an expansion: who may do it, with which dice (results, or dice by index), and what it is worth.

    `about` lists the ids of what it can be about, `key` is the field of the answer that holds one.
    """

    __slots__ = ("about", "dice", "key", "kind", "side", "worth")

    def __init__(
        self,
        kind: str,
        side: int,
        dice: Callable[[WarFacts, str], tuple[int, ...]],
        worth: Worth,
        key: str = "",
        about: Callable[[Board], tuple[str, ...]] = about_nothing,
    ) -> None:
        self.kind = kind
        self.side = side
        self.dice = dice
        self.worth = worth
        self.key = key
        self.about = about


class LearntCard:
    """An event card of an expansion: what it is worth beside others, and how much of that it would do now."""

    __slots__ = ("effect", "worth")

    def __init__(self, worth: float, effect: Callable[[Board], float]) -> None:
        self.worth = worth
        self.effect = effect


class Lesson:
    """What is to be known of one expansion.

    `handlers` answer asks by their kinds; `free_actions` are worth so much, by kind, where no die is used; `cards` are
    its events, `combat` its combat effects by title (about in hits); `log_odds` is what it adds to the logarithm of the
    odds that the Free Peoples win; `odds` looks for chances of its own in worlds that are played out.
    """

    __slots__ = ("actions", "cards", "combat", "free_actions", "handlers", "log_odds", "odds")

    def __init__(
        self,
        *,
        handlers: Mapping[str, Handler] | None = None,
        actions: tuple[LearntAction, ...] = (),
        free_actions: Mapping[str, Worth] | None = None,
        cards: Mapping[str, LearntCard] | None = None,
        combat: Mapping[str, float] | None = None,
        log_odds: Callable[[War], float] | None = None,
        odds: GameOdds | None = None,
    ) -> None:
        self.handlers = dict(handlers or {})
        self.actions = actions
        self.free_actions = dict(free_actions or {})
        self.cards = dict(cards or {})
        self.combat = dict(combat or {})
        self.log_odds = log_odds
        self.odds = odds


_learnt: dict[str, Lesson] = {}
"""By the name of the expansion."""


def teach(expansion: str, lesson: Lesson) -> None:
    """Let the bots know an expansion; whoever teaches it again replaces what was taught."""
    _learnt[expansion] = lesson
    values.EVENT.update({card: known.worth for card, known in lesson.cards.items()})
    values.COMBAT.update(lesson.combat)
    effects.LEARNT.update({card: known.effect for card, known in lesson.cards.items()})


def lessons(options: Json) -> dict[str, Lesson]:
    """What is known of the expansions that a match with these options is played with."""
    names = options.get(EXPANSIONS, ())
    for name in names:
        if name in KNOWN and name not in _learnt:
            import_module(KNOWN[name])
    return {name: _learnt[name] for name in names if name in _learnt}


def known_odds() -> dict[str, GameOdds]:
    """The chances that expansions look for, of all that were taught."""
    return {name: lesson.odds for name, lesson in _learnt.items() if lesson.odds is not None}
