"""What a war is about, as long as no settlement changes hands: the places, how near they are, and who guards whom.

A campaign is thought out anew whenever an army moves; what is here stays the same for many turns.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from thirdage.games.wotr.model.constants import CITY, STRONGHOLD
from thirdage.games.wotr.model.distances import distances
from thirdage.games.wotr.model.facts import WarFacts
from thirdage.games.wotr.model.places import controls

NEARNESS: Final = 0.74
"""What an army counts for at a distance of one more region."""
NOBODY_HOME: Final = 0.4
"""What an empty place still takes to conquer."""
HELP: Final = 0.25
"""What an army next to a place counts for in its defence."""

Touch = tuple[int, float, float]
"""A home (its number), and what armies in two regions count for in guarding it."""


@lru_cache(maxsize=4)
def nearness(facts: WarFacts) -> tuple[tuple[float, ...], ...]:
    """What the cube of an army in one region counts for in another."""
    return tuple([tuple([NEARNESS ** (3 * far) for far in row]) for row in distances(facts)])


@lru_cache(maxsize=4)
def places_worth_points(facts: WarFacts) -> tuple[int, ...]:
    """The cities and strongholds that wars are about."""
    return tuple([r for r, place in enumerate(facts.regions) if place.vp])


def behind_walls(facts: WarFacts, region: int) -> float:
    """How much a place helps those who control and defend it."""
    place = facts.regions[region]
    if place.settlement == STRONGHOLD:
        return 1.9
    return 1.3 if place.fortification or place.settlement == CITY else 1.0


class Ground:
    """The settlements worth points as a side sees them: goals to win, homes to hold."""

    __slots__ = (
        "_beside", "_pairs", "_touches", "enemys", "facts", "goal_rows", "goals", "home_rows", "homes", "minded",
        "walls",
    )  # fmt: skip

    def __init__(self, facts: WarFacts, side: int, captured: int, fear: float) -> None:
        self.facts = facts
        worth = places_worth_points(facts)
        self.enemys = frozenset(
            [r for r in range(len(facts.regions)) if controls(facts.regions, captured, r) == 1 - side]
        )
        """Every settlement that the enemy controls."""
        self.goals = [r for r in worth if controls(facts.regions, captured, r) == 1 - side]
        self.homes = [r for r in worth if controls(facts.regions, captured, r) == side]
        near = nearness(facts)
        self.goal_rows = [tuple([row[goal] for goal in self.goals]) for row in near]
        """Of each region: what the cube of an army there counts for at each goal."""
        self.home_rows = [tuple([row[home] for home in self.homes]) for row in near]
        """The same at each home."""
        self.walls = {r: behind_walls(facts, r) for r in worth}
        self.minded = [fear * facts.regions[home].vp for home in self.homes]
        """How much we mind the fall of each home."""
        self._touches: dict[int, list[tuple[int, float]]] = {}
        """Of a region: the homes that an army there helps to guard, and what it counts for there."""
        for at, home in enumerate(self.homes):
            self._touches.setdefault(home, []).append((at, self.walls[home]))
            for r in facts.regions[home].adjacent:
                self._touches.setdefault(r, []).append((at, HELP))
        self._pairs: dict[tuple[int, int], tuple[Touch, ...]] = {}
        self._beside: dict[int, list[tuple[int, tuple[Touch, ...]]]] = {}

    def guarded_from(self, region: int) -> list[tuple[int, float]]:
        """The homes (their numbers) that an army there helps to guard, and what it counts for there."""
        return self._touches.get(region, [])

    def guards(self, region: int) -> bool:
        """Whether an army there helps to guard a home."""
        return region in self._touches

    def touched(self, start: int, region: int) -> tuple[Touch, ...]:
        """The homes that armies in one or the other of two regions help to guard."""
        found = self._pairs.get((start, region))
        if found is None:
            one, two = dict(self.guarded_from(start)), dict(self.guarded_from(region))
            both = [(home, one.get(home, 0.0), two.get(home, 0.0)) for home in dict.fromkeys([*one, *two])]
            found = self._pairs[start, region] = tuple(both)
        return found

    def beside(self, region: int) -> list[tuple[int, tuple[Touch, ...]]]:
        """The regions next to one, each with the homes that armies in one or the other help to guard."""
        found = self._beside.get(region)
        if found is None:
            near = self.facts.regions[region].adjacent
            found = self._beside[region] = [(other, self.touched(region, other)) for other in near]
        return found


@lru_cache(maxsize=512)
def ground_of(facts: WarFacts, side: int, captured: int, fear: float) -> Ground:
    """The ground, made once for each set of captured settlements (a mask), by how much a side minds losing points."""
    return Ground(facts, side, captured, fear)
