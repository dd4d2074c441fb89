"""What is known of an army by looking at it: how well it is led, what it counts for, which part of it may go where.

A force is one object for each composition, and the same armies stand on the map for many turns: everything here is a
function of forces and a few small numbers, worked out once and then known by heart.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from thirdage.games.wotr.model.constants import COMBAT_DICE, LEADER, STACKING_LIMIT
from thirdage.games.wotr.model.figures import leadership_of
from thirdage.games.wotr.model.forces import Force, Picks, force

BY_HEART: Final = 20_000
"""So many answers to each question are remembered."""
DICE_AND_A_HALF: Final = 10
IDLE: Final[tuple[float, ...]] = (0.25, 0.6)
"""What an army of a side counts for whose nation is not at war."""
LEFT_BEHIND: Final = (0, 1, 2)
"""How many units may be thought of as a guard that stays."""

Shift = tuple[Picks, float, float, float, float]
"""Figures that go; how the strength of the place they leave and of the place they come to changes, and its cubes."""


def blows(here: Force) -> int:
    """How many hits an army can take: an Elite takes two."""
    return here.regulars + 2 * here.elites


@lru_cache(maxsize=BY_HEART)
def leadership(here: Force, unit_leaders: tuple[int, ...]) -> int:
    """What re-rolls an army has when these units lead too."""
    return sum([n * leadership_of(here.facts, f, unit_leaders) for f, n in here.figures])


@lru_cache(maxsize=BY_HEART)
def might(here: Force, unit_leaders: tuple[int, ...]) -> float:
    """One number for an army: what it can take, and how well it is led."""
    if not here.units:
        return 0.0
    units = min(here.units, DICE_AND_A_HALF)
    return blows(here) * units / here.units + 0.7 * min(COMBAT_DICE, leadership(here, unit_leaders))


@lru_cache(maxsize=BY_HEART)
def counts(here: Force, at_war: int, unit_leaders: tuple[int, ...]) -> float:
    """The might of an army, less if its nations are not at war (a mask of those that are)."""
    if not here.units:
        return 0.0
    strength = might(here, unit_leaders)
    idle = sum([not at_war >> nation & 1 for nation in here.nations])
    return strength * (1 - (1 - IDLE[here.side]) * idle / len(here.nations)) if idle else strength


@lru_cache(maxsize=BY_HEART)
def without(here: Force, units: int) -> Force:
    """An army less so many units, Regulars first."""
    kinds = here.facts.figures
    for f, n in sorted(here.figures, key=lambda pick: kinds[pick[0]].rank):
        if kinds[f].is_unit and units > 0:
            leave = min(n, units)
            here = here.minus(((f, leave),))
            units -= leave
    return here


@lru_cache(maxsize=BY_HEART)
def may_go(here: Force, nation: int, at_war: int) -> Force:
    """Who of an army may go to a region of a nation: those not at war stay out of other nations' lands."""
    facts = here.facts
    out = []
    for f, n in here.figures:
        kind = facts.figures[f]
        foreign = kind.rank <= LEADER and not at_war >> kind.nation & 1 and nation not in (-1, kind.nation)
        if not kind.never_moves and not foreign:
            out.append((f, n))
    return force(facts, out)


@lru_cache(maxsize=BY_HEART)
def may_attack(here: Force, at_war: int) -> Force:
    """Everybody of an army who may attack; leaders are not left without a unit."""
    kinds = here.facts.figures
    able = [(f, n) for f, n in here.figures if kinds[f].rank > LEADER or at_war >> kinds[f].nation & 1]
    going = force(here.facts, able)
    rest = here.minus(going.figures)
    return without(going, 1) if rest.leaders and not rest.units else going


@lru_cache(maxsize=BY_HEART)
def parts(here: Force, there: Force, nation: int, at_war: int) -> tuple[Picks, ...]:
    """Parts of an army that could go: all of it, or all but a unit or two; never more than can stand there."""
    going = may_go(here, nation, at_war)
    room = STACKING_LIMIT - there.units
    out: list[Picks] = []
    for stay in LEFT_BEHIND:
        part = without(going, max(stay, going.units - room))
        if part.units and (stay == 0 or going.units > stay) and part.figures not in out:
            out.append(part.figures)
    return tuple(out)


@lru_cache(maxsize=BY_HEART)
def shift(here: Force, there: Force, picks: Picks, at_war: int, unit_leaders: tuple[int, ...]) -> Shift:
    """What it changes if these figures go from an army to another."""
    left, came = here.minus(picks), there.plus(picks)
    before, after = counts(here, at_war, unit_leaders), counts(left, at_war, unit_leaders)
    alone, joined = counts(there, at_war, unit_leaders), counts(came, at_war, unit_leaders)
    return picks, after - before, joined - alone, after**3 - before**3, joined**3 - alone**3


@lru_cache(maxsize=BY_HEART)
def reinforced(here: Force, picks: Picks, at_war: int, unit_leaders: tuple[int, ...]) -> Shift:
    """What it changes if these figures come to an army from nowhere."""
    before, after = counts(here, at_war, unit_leaders), counts(here.plus(picks), at_war, unit_leaders)
    return picks, 0.0, after - before, 0.0, after**3 - before**3


@lru_cache(maxsize=BY_HEART)
def shifts(here: Force, there: Force, nation: int, at_war: int, unit_leaders: tuple[int, ...]) -> tuple[Shift, ...]:
    """What it changes if one of its parts goes."""
    return tuple([shift(here, there, picks, at_war, unit_leaders) for picks in parts(here, there, nation, at_war)])
