"""What an arena counts in the Card Game."""

from __future__ import annotations

from typing import cast

from thirdage.games.cards.constants import SIDES
from thirdage.games.cards.model import Saga
from thirdage.kernel import Ask, Match, Option

Numbers = dict[str, float]


class SagaCounter:
    """Counts what happens in one game."""

    def __init__(self, match: Match) -> None:
        self._passes: dict[str, int] = dict.fromkeys(match.sides, 0)

    def answering(self, match: Match, ask: Ask, option: Option) -> None:
        """Passing with cards in hand is nothing gained."""
        if ask.kind == "cards-action" and option.kind == "pass":
            self._passes[match.rules.side_of[ask.seat]] += 1

    def answered(self, _match: Match) -> None:
        """Nothing to see."""

    def of_game(self, match: Match) -> Numbers:
        """The points of both sides and the corruption in the end."""
        saga = cast(Saga, match.position)
        scored: Numbers = {f"{side}-points": saga.points(number) for number, side in enumerate(SIDES)}
        return {"corruption": saga.corruption, **scored}

    def of_side(self, _match: Match, side: str) -> Numbers:
        """How often it passed."""
        return {"passes": self._passes[side]}
