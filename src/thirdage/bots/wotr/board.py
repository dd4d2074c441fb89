"""The board as a bot sees it: the view of its seat, by the small ints of the facts."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, cast

from thirdage.bots.eyes import Eyes
from thirdage.games.wotr.constants import FREE_PEOPLES, RESULTS, SIDES
from thirdage.games.wotr.facts import WarFacts
from thirdage.games.wotr.forces import Force, force
from thirdage.kernel import Ask

Json = dict[str, Any]
FAR: Final = 99
GATES: Final = ("morannon", "minas-morgul")
SHORT_OF_DOOM: Final = 12
"""With so much corruption the Ring-bearers fail."""
NEEDED: Final = (4, 10)
"""Victory points that a side needs."""


@lru_cache(maxsize=4)
def distances(facts: WarFacts) -> tuple[tuple[int, ...], ...]:
    """How many passable borders lie between any two regions."""
    out = []
    for start in range(len(facts.regions)):
        row = [FAR] * len(facts.regions)
        row[start] = 0
        edge = [start]
        while edge:
            found = []
            for here in edge:
                for there in facts.regions[here].adjacent:
                    if row[there] == FAR:
                        row[there] = row[here] + 1
                        found.append(there)
            edge = found
        out.append(tuple(row))
    return tuple(out)


class Memory:
    """What a bot has worked out already: each part of it is used again only while all it follows from is the same."""

    __slots__ = ("campaign", "forces", "plan")

    def __init__(self) -> None:
        self.campaign: object = None
        self.plan: tuple[int, object, tuple[float, int, tuple[str, str]]] = (-1, None, (0.0, -1, ("", "")))
        self.forces: dict[str, tuple[Json, dict[int, Force]]] = {}


class Board:
    """What stands where, who controls what, and how the Ring-bearers fare."""

    def __init__(self, eyes: Eyes, ask: Ask, memory: Memory) -> None:
        self.eyes = eyes
        self.memory = memory
        self.facts = cast(WarFacts, ask.rules.facts)
        self.nobody = force(self.facts, ())
        self.side = SIDES.index(eyes.side)
        self.far = distances(self.facts)
        self.seen: Json = eyes.seen()
        self.field: tuple[dict[int, Force], dict[int, Force]] = (self._forces(SIDES[0]), self._forces(SIDES[1]))
        self.inside = self._forces("inside")
        self.captured = {self.facts.region[r] for r in self.seen["captured"]}
        self.turn: int = self.seen["turn"]
        nations: list[Json] = [self.seen["nations"][n.id] for n in self.facts.nations]
        self.steps: list[int] = [nation["steps"] for nation in nations]
        self.active: list[bool] = [nation["active"] for nation in nations]
        self.at_war = [steps == 0 for steps in self.steps]
        self.war_mask = sum([1 << n for n, steps in enumerate(self.steps) if steps == 0])
        self.saruman = self.state("saruman") == "map"
        self.dice = tuple([tuple([RESULTS.index(d) for d in self.seen["dice"][s]]) for s in SIDES])
        self.hunt_box = tuple([int(self.seen["hunt-box"][s]) for s in SIDES])
        fellowship: Json = self.seen["fellowship"]
        self.ring_bearers = self.facts.region[fellowship["region"]]
        self.progress: int = fellowship["progress"]
        self.hidden: bool = fellowship["hidden"]
        self.corruption: int = fellowship["corruption"]
        self.guide: str = fellowship["guide"]
        self.tried: bool = fellowship["tried"]
        self.mordor: int = -1 if fellowship["mordor"] is None else fellowship["mordor"]

    def _forces(self, part: str) -> dict[int, Force]:
        facts, seen = self.facts, self.seen[part]
        last, forces = self.memory.forces.get(part, ({}, {}))
        if not last or last != seen:
            forces = {
                facts.region[r]: force(facts, [(facts.figure[f], n) for f, n in figures.items()])
                for r, figures in seen.items()
            }
            self.memory.forces[part] = (seen, forces)
        return forces

    # -- regions --------------------------------------------------------------------------------------------------

    def controller(self, region: int) -> int:
        """The side that controls a settlement, -1 if there is none."""
        owner = self.facts.regions[region].owner
        return 1 - owner if owner >= 0 and region in self.captured else owner

    def besieged(self, region: int) -> int:
        """The side that is shut in there, -1 if none is."""
        return self.inside[region].side if region in self.inside else -1

    def force_at(self, side: int, region: int) -> Force:
        """All figures of a side in a region."""
        inside = self.inside.get(region)
        return inside if inside is not None and inside.side == side else self.field[side].get(region, self.nobody)

    def points(self, side: int) -> int:
        """Victory points of a side."""
        regions = self.facts.regions
        return sum([regions[r].vp for r in self.captured if regions[r].owner == 1 - side])

    def haven(self, region: int) -> bool:
        """A city or stronghold of the Free Peoples in which the Fellowship can rest."""
        place = self.facts.regions[region]
        return place.owner == FREE_PEOPLES and place.vp > 0 and region not in self.captured

    # -- characters -------------------------------------------------------------------------------------------------

    def state(self, character: str) -> str:
        """`fellowship`, `map`, `aside` or `gone`."""
        return str(self.seen["characters"][character])

    def where(self, character: str) -> int:
        """The region of a character on the map, -1 if he is elsewhere."""
        if self.state(character) != "map":
            return -1
        figure = self.facts.figure[character]
        for forces in (*self.field, self.inside):
            for region, here in forces.items():
                if here.count(figure):
                    return region
        return -1

    def companions(self) -> list[int]:
        """The companions in the Fellowship."""
        return [i for i, c in enumerate(self.facts.characters) if self.state(c.id) == "fellowship"]

    # -- cards ------------------------------------------------------------------------------------------------------

    def hand(self) -> list[str]:
        """The cards of our own hand."""
        return [slot["card"] for slot in self.seen["hands"][SIDES[self.side]] if slot["card"] is not None]

    def on_table(self, card: str) -> bool:
        """Whether a card lies on the table."""
        return card in self.seen["table"]

    # -- the Ring ---------------------------------------------------------------------------------------------------

    def gate(self) -> int:
        """The gate of Mordor that is nearest to the Ring-bearers."""
        return min([self.facts.region[g] for g in GATES], key=lambda g: self.far[self.ring_bearers][g])

    def way_left(self) -> int:
        """How many moves the Ring-bearers still need to come to a gate; 0 on the Mordor track."""
        if self.mordor >= 0:
            return 0
        return max(0, self.far[self.ring_bearers][self.gate()] - self.progress)
