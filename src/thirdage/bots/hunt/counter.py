"""What an arena counts in Hunt for the Ring: how each chapter ended, with how much corruption and how many encounters.

The rules note what came to bear (`Position.used`), in order; that is where the encounters of a chapter are found.
"""

from __future__ import annotations

from typing import cast

from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import Ask, Match, Option

Numbers = dict[str, float]
ENCOUNTER = "encounter"
ARRIVED, RESCUED = "end:arrived", "end:rescued"


class HuntCounter:
    """Counts what happens in one game."""

    def __init__(self, _match: Match) -> None:
        self._after_first = -1

    def answering(self, _match: Match, _ask: Ask, _option: Option) -> None:
        """Nothing to see before an answer."""

    def answered(self, match: Match) -> None:
        """The corruption with which the second chapter begins."""
        at = cast(Pursuit, match.position)
        if at.chapter > 1 and self._after_first < 0:
            self._after_first = at.corruption

    def of_game(self, match: Match) -> Numbers:
        """Chapter by chapter; what was not played is left out."""
        at = cast(Pursuit, match.position)
        assert match.outcome is not None
        lost = match.outcome.reason == "corrupted"
        used = at.log.used if at.log is not None else []
        end = next((place for place, name in enumerate(used) if name in (ARRIVED, RESCUED)), len(used))
        out: Numbers = {
            "first-arrived": float(ARRIVED in used),
            "first-rescued": float(RESCUED in used and not (lost and at.chapter == 1)),
            "first-corrupted": float(lost and at.chapter == 1),
            "first-encounters": used[:end].count(ENCOUNTER),
            "corruption": at.corruption,
        }
        if at.chapter == 1:
            return out | {"first-corruption": at.corruption}
        return out | {
            "first-corruption": self._after_first,
            "second-corrupted": float(lost),
            "second-corruption": at.corruption,
            "second-encounters": used[end:].count(ENCOUNTER),
            "deeds": len(at.deeds_done),
        }

    def of_side(self, _match: Match, _side: str) -> Numbers:
        """Nothing of one side alone."""
        return {}
