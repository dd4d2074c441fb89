"""What an arena counts in Hunt for the Ring: how the first chapter ended, and with how much corruption each."""

from __future__ import annotations

from typing import cast

from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import Ask, Match, Option

Numbers = dict[str, float]


class HuntCounter:
    """Counts what happens in one game."""

    def __init__(self, _match: Match) -> None:
        self._arrived = False
        self._rescued = False
        self._after_first = -1
        self._encounters = [0, 0, 0]
        self._in_encounter = False

    def answering(self, _match: Match, _ask: Ask, _option: Option) -> None:
        """Nothing to see before an answer."""

    def answered(self, match: Match) -> None:
        """Arrival, rescue, encounters, and the corruption with which the second chapter begins."""
        at = cast(Pursuit, match.position)
        if at.chapter == 1:
            self._arrived = self._arrived or at.arrived
            self._rescued = self._rescued or at.next[0] == "rescue" or at.next == ("cancel", "chapter-over")
        elif self._after_first < 0:
            self._after_first = at.corruption
            self._rescued = self._rescued or not self._arrived
        meeting = at.next == ("cancel", "escape")
        if meeting and not self._in_encounter:
            self._encounters[at.chapter] += 1
        self._in_encounter = meeting

    def of_game(self, match: Match) -> Numbers:
        """Chapter by chapter; what was not played is left out."""
        at = cast(Pursuit, match.position)
        assert match.outcome is not None
        lost = match.outcome.reason == "corrupted"
        out: Numbers = {
            "first-arrived": float(self._arrived),
            "first-rescued": float(self._rescued and not self._arrived),
            "first-corrupted": float(lost and at.chapter == 1),
            "first-encounters": self._encounters[1],
            "corruption": at.corruption,
        }
        if at.chapter == 1 and not lost:
            out["first-corruption"] = at.corruption
        elif self._after_first >= 0:
            out |= {
                "first-corruption": self._after_first,
                "second-corrupted": float(lost),
                "second-corruption": at.corruption,
                "second-encounters": self._encounters[2],
                "deeds": len(at.deeds_done),
            }
        return out

    def of_side(self, _match: Match, _side: str) -> Numbers:
        """Nothing of one side alone."""
        return {}
