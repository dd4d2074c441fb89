"""The Card Game as the search sees it: the actions that the rules bot values most, and the points that are likely.

The evaluation is set by hand: points won, fights as they stand, and what is left to play with, against how much can
still happen in the rounds to come.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from thirdage.bots.cards.bot import ASKS, RulesBot, table_of
from thirdage.bots.cards.table import Table
from thirdage.bots.eyes import Eyes
from thirdage.bots.search.game import Doubt, Plan
from thirdage.games.cards.constants import FREE_PEOPLES, SHADOW, SIDES
from thirdage.games.cards.model import Saga
from thirdage.kernel import Ask, Match, Option, Rng

BEGINS: Final = frozenset(
    {"cards-action", "cards-opening", "cards-cycle", "cards-activate-battleground", "cards-activate-path",
     "cards-next-combat"}
)  # fmt: skip
"""An action, a choice of a location or a combat begins with these."""
AT_STAKE: Final = frozenset(
    {"cards-action", "cards-forsake", "cards-activate-battleground", "cards-activate-path", "cards-effect",
     "cards-option", "cards-play-drawn", "cards-move-to", "cards-pay"}
)  # fmt: skip
"""Asks in which it is worth while to look at other answers."""
FAR_BEHIND: Final = 0.8
"""In points: an answer that the rules of thumb value so much less than the best is not looked at."""
HELD: Final = 0.2
"""What a card in hand is worth, in points."""
READY: Final = 0.25
"""What a card in reserve is worth."""
UNCERTAIN: Final = (1.2, 1.1)
"""How many points may still shift: at the end, and for each round to come."""


class SagaHabit(RulesBot):
    """The rules bot on every seat of imagined matches."""

    def __init__(self) -> None:
        super().__init__(Rng(0))

    def begin(self) -> None:
        """It remembers nothing anyway."""


class SagaThinker:
    """Plans, evaluation and playouts of the Card Game."""

    def __init__(self) -> None:
        self.habit = SagaHabit()

    def doubt(self, _side: str) -> Doubt:
        """As usual."""
        return Doubt()

    def begins(self, ask: Ask) -> bool:
        """Each action, and each choice of what is fought over."""
        return ask.kind in BEGINS

    def plans(self, eyes: Eyes, ask: Ask, rng: Rng, most: int) -> list[Plan]:
        """The answers that the rules bot values most, its own first."""
        first = self.habit.choose(eyes, ask, rng)
        known = ASKS.get(ask.kind)
        if known is None or ask.kind not in AT_STAKE or ask.options.parametric:
            return [Plan(first)]
        table = table_of(eyes, ask)
        worth: dict[Option, float] = {option: known(table, option) for option in ask.options}
        enough = worth[first] - FAR_BEHIND
        rest = sorted([o for o in worth if o != first and worth[o] >= enough], key=lambda o: -worth[o])
        return [Plan(first, prior=worth[first]), *[Plan(o, prior=worth[o]) for o in rest[: most - 1]]]

    def patience(self, _ask: Ask) -> int:
        """The fights tell at once."""
        return 0

    def value(self, match: Match, side: str) -> float:
        """How likely a side wins: its lead in points against what may still happen."""
        outcome = match.outcome
        if outcome is not None:
            return float(outcome.side == side) if outcome.side is not None else 0.5
        lead = sum(self.features(match, side).values())
        rounds = max(0, cast(Saga, match.position).facts.highest_path - cast(Saga, match.position).last_path)
        free = 1 / (1 + exp(-max(-30.0, min(30.0, lead / (UNCERTAIN[0] + UNCERTAIN[1] * rounds)))))
        return free if side == SIDES[FREE_PEOPLES] else 1 - free

    def features(self, match: Match, _side: str) -> dict[str, float]:
        """What the Free Peoples lead by, in points."""
        saga = cast(Saga, match.position)
        facts = saga.facts
        players = [[p for p, x in enumerate(facts.players) if x.side == side] for side in (FREE_PEOPLES, SHADOW)]
        held = [sum([len(saga.hands[p]) for p in ours]) for ours in players]
        ready = [sum([len(saga.reserves[p]) for p in ours]) for ours in players]
        table = Table(Eyes(match, match.sides[SIDES[FREE_PEOPLES]][0]), players[FREE_PEOPLES][0], {})
        return {
            "points": float(saga.points(FREE_PEOPLES) - saga.points(SHADOW)),
            "ring-tokens": float(saga.ring_points(FREE_PEOPLES) - saga.ring_points(SHADOW)),
            "fights": sum([table.value(location) for location in saga.active]),
            "hands": HELD * (held[FREE_PEOPLES] - held[SHADOW]),
            "reserves": READY * (ready[FREE_PEOPLES] - ready[SHADOW]),
        }
