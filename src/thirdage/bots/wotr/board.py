"""The board as a bot sees it: the view of its seat, by the small ints of the facts."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from thirdage.bots.eyes import Eyes
from thirdage.bots.wotr.style import CLOSED, PLAIN, Style
from thirdage.games.wotr.fellowship.mordor import GATES
from thirdage.games.wotr.model.constants import IN_FELLOWSHIP, SHADOW, SIDES
from thirdage.games.wotr.model.distances import distances
from thirdage.games.wotr.model.figure_codecs import PLACES
from thirdage.games.wotr.model.forces import Force
from thirdage.games.wotr.model.glance import Glance
from thirdage.games.wotr.model.places import controls, is_haven, points_of
from thirdage.kernel import Ask

Json = dict[str, Any]
Standing = tuple[int, tuple[tuple[Force, ...], ...], int, int, tuple[int, ...], frozenset[int]]
"""A side, all forces, what is captured, who is at war, which units lead too, and what is closed to the side."""


@lru_cache(maxsize=4096)
def politics(steps: tuple[int, ...], active: int) -> tuple[tuple[bool, ...], tuple[bool, ...], int]:
    """Of each nation whether it is active and whether it is at war, and the latter as a mask."""
    at_war = tuple([left == 0 for left in steps])
    mask = sum([1 << n for n, fights in enumerate(at_war) if fights])
    return tuple([bool(active >> n & 1) for n in range(len(steps))]), at_war, mask


@lru_cache(maxsize=4096)
def regions_of(mask: int) -> frozenset[int]:
    """The regions of a mask."""
    return frozenset([r for r in range(mask.bit_length()) if mask >> r & 1])


class Memory:
    """What a bot has worked out already: each part of it is used again only while all it follows from is the same.

    And how it wages war, which stays the same.
    """

    __slots__ = ("campaigns", "forces", "latest", "plan", "style")

    def __init__(self, style: Style = PLAIN) -> None:
        self.style = style
        self.campaigns: dict[Standing, object] = {}
        self.latest: tuple[Standing | None, object] = (None, None)
        """The campaign that was asked for last, and what it was thought out from."""
        self.plan: tuple[int, object, tuple[float, int, tuple[str, str]]] = (-1, None, (0.0, -1, ("", "")))
        self.forces: list[tuple[tuple[Force, ...], dict[int, Force]]] = [((), {}), ((), {}), ((), {})]


class Board:
    """What stands where, who controls what, and how the Ring-bearers fare."""

    __slots__ = (
        "active",
        "at_war",
        "captured",
        "closed",
        "corruption",
        "dice",
        "eyes",
        "facts",
        "far",
        "field",
        "forces",
        "glance",
        "guide",
        "hidden",
        "hunt_box",
        "inside",
        "memory",
        "mordor",
        "mordor_attempted",
        "parts",
        "progress",
        "ring_bearers",
        "side",
        "steps_to_war",
        "turn",
        "unit_leaders",
        "war_mask",
    )  # fmt: skip

    def __init__(self, eyes: Eyes, _ask: Ask, memory: Memory) -> None:
        self.eyes = eyes
        self.memory = memory
        self.glance = cast(Glance, eyes.glance())
        glance = self.glance
        self.facts = glance.facts
        self.side = SIDES.index(eyes.side)
        self.far = distances(self.facts)
        self.forces = glance.forces
        self.field: tuple[dict[int, Force], dict[int, Force]] = (self._forces(0), self._forces(1))
        self.inside = self._forces(2)
        self.captured = regions_of(glance.captured)
        self.turn = glance.turn
        self.steps_to_war = glance.steps_to_war
        self.active, self.at_war, self.war_mask = politics(glance.steps_to_war, glance.active)
        self.unit_leaders = glance.unit_leaders
        self.dice = glance.dice
        self.hunt_box = glance.hunt_box
        self.ring_bearers = glance.ring_bearers
        self.progress = glance.progress
        self.hidden = glance.hidden
        self.corruption = glance.corruption
        self.guide = self.facts.characters[glance.guide].id
        self.mordor_attempted = glance.mordor_attempted
        self.mordor = glance.mordor
        self.closed = self._closed()
        self.parts: Json | None = None

    def _forces(self, part: int) -> dict[int, Force]:
        """Who stands where, by region; the same dictionary while nobody moves."""
        now = self.glance.forces[part]
        last, forces = self.memory.forces[part]
        if last != now:
            forces = {r: here for r, here in enumerate(now) if here.figures}
            self.memory.forces[part] = (now, forces)
        return forces

    def part(self, expansion: str) -> Json:
        """What an expansion keeps in the position, as this seat sees it: looked up when it is first asked for."""
        if self.parts is None:
            self.parts = self.eyes.seen()["parts"]
        found: Json = self.parts[expansion]
        return found

    def standing(self) -> Standing:
        """All that a campaign is thought out from."""
        glance = self.glance
        return self.side, glance.forces, glance.captured, self.war_mask, self.unit_leaders, self.closed

    def _closed(self) -> frozenset[int]:
        """What cards on the table close to our armies, if we heed them."""
        if self.side != SHADOW or not self.memory.style.heeds_cards:
            return frozenset()
        return frozenset([self.facts.region[r] for card in CLOSED if self.on_table(card) for r in CLOSED[card]])

    # -- regions --------------------------------------------------------------------------------------------------

    def controller(self, region: int) -> int:
        """The side that controls a settlement, -1 if there is none."""
        return controls(self.glance.regions, self.glance.captured, region)

    def besieged(self, region: int) -> int:
        """The side that is shut in there, -1 if none is."""
        return self.inside[region].side if region in self.inside else -1

    def force_at(self, side: int, region: int) -> Force:
        """All figures of a side in a region."""
        inside = self.forces[2][region]
        return inside if inside.side == side else self.forces[side][region]

    def points(self, side: int) -> int:
        """Victory points of a side."""
        return points_of(self.glance.regions, self.glance.captured, side)

    def haven(self, region: int) -> bool:
        """A city or stronghold of the Free Peoples in which the Fellowship can rest."""
        return is_haven(self.glance.regions, self.glance.captured, region)

    # -- characters -------------------------------------------------------------------------------------------------

    def state(self, character: str) -> str:
        """`fellowship`, `map`, `aside` or `gone`."""
        where = self.glance.where[self.facts.character[character]]
        return "map" if where >= 0 else PLACES[where]

    def where(self, character: str) -> int:
        """The region of a character on the map, -1 if he is elsewhere."""
        return max(-1, self.glance.where[self.facts.character[character]])

    def companions(self) -> list[int]:
        """The companions in the Fellowship."""
        return [c for c, where in enumerate(self.glance.where) if where == IN_FELLOWSHIP]

    # -- cards ------------------------------------------------------------------------------------------------------

    def hand(self) -> list[str]:
        """The cards of our own hand."""
        return sorted([self.facts.cards[card].id for card in self.glance.hand])

    def on_table(self, card: str) -> bool:
        """Whether a card lies on the table."""
        return self.facts.card[card] in self.glance.table

    # -- the Ring ---------------------------------------------------------------------------------------------------

    def gate(self) -> int:
        """The gate of Mordor that is nearest to the Ring-bearers."""
        return min([self.facts.region[g] for g in GATES], key=lambda g: self.far[self.ring_bearers][g])

    def way_left(self) -> int:
        """How many moves the Ring-bearers still need to come to a gate; 0 on the Mordor track."""
        if self.mordor >= 0:
            return 0
        return max(0, self.far[self.ring_bearers][self.gate()] - self.progress)
