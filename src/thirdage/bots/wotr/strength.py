"""How strong armies are, and what a battle between them is likely to come to: mean hits, round by round."""

from __future__ import annotations

from typing import Final

from thirdage.bots.wotr.board import Board
from thirdage.games.wotr.constants import CHARACTER, CITY, COMBAT_DICE, ELITE, LEADER, NAZGUL, SHADOW, STRONGHOLD
from thirdage.games.wotr.forces import Force

HIT_ON_FIVE: Final = 1 / 3
HIT_ON_SIX: Final = 1 / 6
ROUNDS: Final = 12
"""A battle that is not decided by then is not going to be."""


def leadership(board: Board, here: Force) -> int:
    """What re-rolls an army has."""
    facts = board.facts
    saruman = board.state("saruman") == "map"
    total = 0
    for f, n in here.figures:
        kind = facts.figures[f]
        if kind.rank in (LEADER, NAZGUL):
            total += n
        elif kind.rank == CHARACTER:
            total += facts.characters[kind.character].leadership
        elif kind.rank == ELITE and saruman and facts.nations[kind.nation].id == "isengard":
            total += n
    return total


def blows(here: Force) -> int:
    """How many hits an army can take: an Elite takes two."""
    return here.regulars + 2 * here.elites


def might(board: Board, here: Force) -> float:
    """One number for an army: what it can take, and how well it is led."""
    if not here.units:
        return 0.0
    units = min(here.units, 10)
    return blows(here) * units / here.units + 0.7 * min(COMBAT_DICE, leadership(board, here))


def walls(board: Board, side: int, region: int) -> float:
    """How much the place helps the side that defends it."""
    place = board.facts.regions[region]
    if board.controller(region) == side and place.settlement == STRONGHOLD:
        return 1.9
    if place.fortification or (board.controller(region) == side and place.settlement == CITY):
        return 1.3
    return 1.0


class Sides:
    """What is left of two armies as a battle goes on: blows they can still take, dice, re-rolls."""

    def __init__(self, board: Board, attackers: Force, defenders: Force) -> None:
        self.blows = [float(blows(attackers)), float(blows(defenders))]
        self.first = list(self.blows)
        self.units = [attackers.units, defenders.units]
        self.led = [leadership(board, attackers), leadership(board, defenders)]

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
    sides = Sides(board, attackers, defenders)
    place = board.facts.regions[region]
    city = place.fortification or place.settlement == CITY
    for at in range(number, number + ROUNDS):
        hard = assault or (at == 1 and city)
        sides.round(HIT_ON_SIX if hard else HIT_ON_FIVE, HIT_ON_FIVE)
        if sides.blows[1] < 0.5 or sides.blows[0] < 0.5:
            break
    return sides


def promising(sides: Sides, side: int) -> float:
    """From -1 (lost) to 1 (hardly a scratch): what is left of us less what is left of them, by what we came with."""
    spare = 1.0 if side == SHADOW else 1.3
    return (sides.blows[0] - spare * sides.blows[1]) / max(1.0, sides.first[0])
