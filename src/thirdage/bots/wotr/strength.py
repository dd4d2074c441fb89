"""How strong armies are, and what a battle between them is likely to come to: mean hits, round by round."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from thirdage.bots.wotr.armies import BY_HEART, blows, leadership
from thirdage.bots.wotr.board import Board
from thirdage.games.wotr.model.constants import CITY, COMBAT_DICE, SHADOW
from thirdage.games.wotr.model.forces import Force

HIT_ON_FIVE: Final = 1 / 3
HIT_ON_SIX: Final = 1 / 6
ROUNDS: Final = 12
"""A battle that is not decided by then is not going to be."""


class Sides:
    """What is left of two armies as a battle goes on: blows they can still take, dice, re-rolls."""

    def __init__(self, attackers: Force, defenders: Force, unit_leaders: tuple[int, ...]) -> None:
        self.blows = [float(blows(attackers)), float(blows(defenders))]
        self.first = list(self.blows)
        self.units = [attackers.units, defenders.units]
        self.led = [leadership(attackers, unit_leaders), leadership(defenders, unit_leaders)]

    def hits(self, which: int, chance: float) -> float:
        """The mean hits of one side in one round."""
        if self.blows[which] <= 0:
            return 0.0
        share = self.blows[which] / max(1.0, self.first[which])
        dice = min(COMBAT_DICE, max(1.0, self.units[which] * share))
        again = min(self.led[which], dice * (1 - chance))
        return (dice + again) * chance

    def round(self, attacker: float, defender: float) -> None:
        """One round with these chances to hit."""
        given, taken = self.hits(0, attacker), self.hits(1, defender)
        self.blows = [max(0.0, self.blows[0] - taken), max(0.0, self.blows[1] - given)]


def fought(board: Board, attackers: Force, defenders: Force, region: int, assault: bool, number: int = 1) -> Sides:
    """A battle fought to its likely end, or until the attacker had better stop."""
    place = board.facts.regions[region]
    hard = ROUNDS if assault else 1 if number == 1 and (place.fortification or place.settlement == CITY) else 0
    return _fought(attackers, defenders, hard, board.unit_leaders)


@lru_cache(maxsize=BY_HEART)
def _fought(attackers: Force, defenders: Force, hard: int, unit_leaders: tuple[int, ...]) -> Sides:
    """The same, with so many rounds in which the attacker needs a six."""
    sides = Sides(attackers, defenders, unit_leaders)
    for at in range(ROUNDS):
        sides.round(HIT_ON_SIX if at < hard else HIT_ON_FIVE, HIT_ON_FIVE)
        if sides.blows[1] < 0.5 or sides.blows[0] < 0.5:
            break
    return sides


def promising(sides: Sides, side: int) -> float:
    """From -1 (lost) to 1 (hardly a scratch): what is left of us less what is left of them, by what we came with."""
    spare = 1.0 if side == SHADOW else 1.3
    return (sides.blows[0] - spare * sides.blows[1]) / max(1.0, sides.first[0])
