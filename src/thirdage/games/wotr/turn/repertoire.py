"""An action that dice allow, and all of them together, sorted by the result that allows each.

An Action is one entry of the rulebook's lists: who may take it, with which results, what it offers and the check
that decides. Offers, refusals and explanations all come from that check. Chapters and expansions add actions by
listing them in the step "actions".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from thirdage.games.wotr.model.constants import (
    D_ARMY,
    D_ARMY_MUSTER,
    D_CHARACTER,
    D_EVENT,
    D_MUSTER,
    D_WILL,
    NOBODY,
    RESULTS,
    SIDES,
)
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Flow, Form, Option

from .whole_intents import Check, WholeIntent

ANY_RESULT: Final = (D_CHARACTER, D_ARMY, D_MUSTER, D_EVENT, D_ARMY_MUSTER, D_WILL)
ARMY_RESULTS: Final = (D_ARMY, D_ARMY_MUSTER)
MUSTER_RESULTS: Final = (D_MUSTER, D_ARMY_MUSTER)
WILL_BECOMES: Final = (D_CHARACTER, D_ARMY, D_MUSTER, D_EVENT)
"""WR-ACT-23: what a Will of the West can be used as (Muster/Army is no more than its two halves)."""


class Action:
    """One entry of the lists of what dice can do.

    `offers` lists candidate options, `check` gives None or the Reason why an option is not possible with this
    result, `perform` carries it out. `whole` are the ways to tell it with all that is asked on its way. `side` -1
    means both sides. Any result of a die of the kinds in `dice` allows it too; with `only`, its results do so on dice
    of these kinds alone.
    """

    __slots__ = ("check", "dice", "form", "offers", "only", "perform", "results", "side", "whole")

    def __init__(
        self,
        form: Form,
        results: tuple[int, ...],
        side: int,
        offers: Callable[[War, int, int], Iterable[Option]],
        check: Check,
        perform: Callable[[War, int, int, Option], Flow[None]],
        whole: Iterable[WholeIntent] = (),
        dice: tuple[str, ...] = (),
        only: tuple[str, ...] = (),
    ) -> None:
        self.form = form
        self.results = results
        self.side = side
        self.offers = offers
        self.check = check
        self.perform = perform
        self.dice = dice
        self.only = only
        self.whole: dict[Form, WholeIntent] = {way.form: way for way in whole}

    def check_of(self, form: Form) -> Check | None:
        """What decides about an intent of this form; None if it does not speak of this action."""
        way = self.whole.get(form)
        return way.check if way is not None else self.check if form is self.form else None

    def allowed_with(self, side: int, result: int, kind: str = "") -> bool:
        """WR-ACT-21: whether the side may take it with this result at all, of an ordinary die or of another kind."""
        fits = result in self.results and (not self.only or kind in self.only)
        return (fits or kind in self.dice) and self.side in (NOBODY, side)

    def begun_by(self, war: War, option: Option) -> Option | None:
        """The action itself, as an intent tells it; None if the intent does not speak of this action."""
        way = self.whole.get(option.form)
        if way is None:
            return option if option.form is self.form else None
        return way.begins(war, option) if way.begins is not None else self.form()


class Repertoire:
    """Every action of a game, and sorted by the result that allows it (WR-ACT-21)."""

    __slots__ = ("actions", "allowed", "by_form", "by_kind")

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions: tuple[Action, ...] = tuple(actions)
        self.by_kind: dict[tuple[int, int, str], tuple[Action, ...]] = {}
        """Of dice of a kind of their own, by side, result and kind; filled as they are met."""
        self.by_form: dict[tuple[int, int, str, Form], tuple[Action, ...]] = {}
        """Those of a form, by side, result and kind of the die (none: an ordinary one); filled as they are met."""
        self.allowed: list[list[tuple[Action, ...]]] = [
            [tuple([a for a in self.actions if a.allowed_with(side, result)]) for result in range(len(RESULTS))]
            for side in range(len(SIDES))
        ]
