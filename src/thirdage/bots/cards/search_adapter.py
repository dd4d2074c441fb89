"""The Card Game for the search: plans from the answers that the rules bot values most, an evaluation, playouts."""

from __future__ import annotations

from typing import Final, cast

from thirdage.bots.cards.bot import ASKS, RulesBot, table_of
from thirdage.bots.cards.evaluation import contributions, win_probability
from thirdage.bots.cards.worth import keep
from thirdage.bots.eyes import Eyes
from thirdage.bots.search.game import Plan, SwitchMargin
from thirdage.games.cards.asks import CYCLE_ONE, PASS_FORM
from thirdage.games.cards.constants import FREE_PEOPLES, SIDES
from thirdage.games.cards.model import Saga
from thirdage.kernel import Arrange, Ask, Match, Option, Rng
from thirdage.kernel.belief import Believes

BEGINS: Final = frozenset(
    {"cards-action", "cards-opening", "cards-cycle", "cards-activate-battleground", "cards-activate-path"}
)
"""An action, a choice of a location or what comes of the draw step begins with these."""
LEFT_TO_HABIT: Final = frozenset({"cards-next-combat", "cards-agree", "cards-give-up"})
"""Asks in which the answer hardly matters, or in which to differ from habit only harms."""
FAR_BEHIND: Final = 0.8
"""In points: an answer that the rules of thumb value so much less than the best is not looked at."""


class SagaPolicy(RulesBot):
    """The rules bot on every seat of imagined matches."""

    def __init__(self) -> None:
        super().__init__(Rng(0))

    def begin(self) -> None:
        """It remembers nothing anyway."""


class SagaSearchAdapter:
    """Plans, evaluation and playouts of the Card Game."""

    believes: Believes | None = None
    action_cost = 1.5
    """An action is two asks; to see a few actions more is worth some worlds less, since cards in hand must be spent."""

    def __init__(self) -> None:
        self.policy = SagaPolicy()

    def begins(self, ask: Ask) -> bool:
        """Each action, and each choice of what is fought over."""
        return ask.kind in BEGINS

    def switch_margin(self, _side: str) -> SwitchMargin:
        """Little: a game is a hundred actions, and one of them rarely shifts the chances by more than some per cent."""
        return SwitchMargin(margin=0.003, luck=0.005, spread=0.25, trust=0.02)

    def plans(self, eyes: Eyes, ask: Ask, rng: Rng, most: int) -> list[Plan]:
        """The answers that the rules bot values most, its own first."""
        first = self.policy.choose(eyes, ask, rng)
        known = ASKS.get(ask.kind)
        if known is None or ask.kind in LEFT_TO_HABIT:
            return [Plan(first)]
        if isinstance(ask.options, Arrange):
            return [Plan(first), *self._swaps(eyes, ask, ask.options, first)[: most - 1]]
        table = table_of(eyes, ask)
        worth: dict[Option, float] = {option: known(table, option) for option in ask.options}
        enough = worth[first] - FAR_BEHIND
        rest = sorted([o for o in worth if o != first and worth[o] >= enough], key=lambda o: -worth[o])
        if ask.kind == "cards-action":
            rest = [o for o in _one_to_cycle(rest) if o.form is not PASS_FORM]
        return [Plan(first, prior=worth[first]), *[Plan(o, prior=worth[o]) for o in rest[: most - 1]]]

    def _swaps(self, eyes: Eyes, ask: Ask, offer: Arrange, first: Option) -> list[Plan]:
        """Of several cards to choose: the habit's choice with one card changed for another, the cheapest first."""
        table = table_of(eyes, ask)
        chosen: tuple[int, ...] = first[0]
        found: list[Plan] = []
        for gone in chosen:
            for card in offer.items:
                if card not in chosen:
                    option = offer.form(tuple(sorted([card, *[c for c in chosen if c != gone]])))
                    found.append(Plan(option, prior=keep(table, gone) - keep(table, card)))
        return sorted([plan for plan in found if plan.prior >= -FAR_BEHIND], key=lambda plan: -plan.prior)

    def lookahead_needed(self, _ask: Ask) -> int:
        """The fights tell at once."""
        return 0

    def value(self, match: Match, side: str) -> float:
        """See evaluation."""
        saga = cast(Saga, match.position)
        return win_probability(saga, SIDES.index(side))

    def fair_value(self, match: Match, side: str) -> float:
        """Both sides judge alike here."""
        return self.value(match, side)

    def features(self, match: Match, side: str) -> dict[str, float]:
        """See evaluation, which tells them for the Free Peoples."""
        found = contributions(cast(Saga, match.position))
        return found if SIDES.index(side) == FREE_PEOPLES else {name: -part for name, part in found.items()}


def _one_to_cycle(options: list[Option]) -> list[Option]:
    """Of the actions that only cycle a card, the best one is enough."""
    cycling = [o for o in options if o.form is CYCLE_ONE]
    return [o for o in options if o.form is not CYCLE_ONE or o == cycling[0]]
