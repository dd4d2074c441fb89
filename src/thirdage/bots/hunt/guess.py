"""Where Frodo may be, as everyone can reckon it from what was asked in public, by the model of a runner.

The Ringwraiths hunt by it; the Ring-bearer reckons what they must think.
"""

from __future__ import annotations

from math import log2
from typing import Final

from thirdage.bots.hunt.ground import Ground, ground_of
from thirdage.bots.hunt.runner import RUNNER
from thirdage.games.hunt.bearer_model import ways_of
from thirdage.games.hunt.glance import Glance
from thirdage.games.hunt.knowledge import Remembered
from thirdage.games.hunt.model import Pursuit
from thirdage.games.hunt.paths import Walks

Shares = dict[int, float]
"""By space, area or section: how likely it is."""
AFTER: Final = 2
"""So many rows of a Journey card ahead Frodo is expected."""


class Guess:
    """What is likely of Frodo at one moment."""

    def __init__(self, table: Pursuit, where: Shares, passed: Shares, soon: Shares, gandalf: Shares) -> None:
        self.facts = table.facts
        self.ground: Ground = ground_of(table.board)
        self.where = where
        """His last location."""
        self.passed = passed
        """Whether he has been there."""
        self.soon = soon
        """His last location after another entry."""
        self.gandalf = gandalf
        self.areas: Shares = {}
        self.sections: Shares = {}
        for place, share in where.items():
            area, section = self.facts.area_of(place), self.facts.section_of(place)
            self.areas[area] = self.areas.get(area, 0.0) + share
            self.sections[section] = self.sections.get(section, 0.0) + share

    def felt(self, shares: Shares, which: int, *, section: bool) -> float:
        """How likely a perception there says yes: Gandalf is felt too."""
        place_of = self.facts.section_of if section else self.facts.area_of
        his = sum([share for place, share in self.gandalf.items() if place_of(place) == which])
        return 1 - (1 - shares.get(which, 0.0)) * (1 - his)


def unsure(share: float) -> float:
    """How little one knows of a yes or no, in bits."""
    if share <= 0.0 or share >= 1.0:
        return 0.0
    return -share * log2(share) - (1 - share) * log2(1 - share)


class Guesser:
    """Makes guesses, and remembers the last one: between two answers little changes."""

    def __init__(self) -> None:
        self._key: object = None
        self._guess: Guess | None = None
        self._memory = Remembered(RUNNER)

    def guess(self, glance: Glance) -> Guess:
        """What is likely now."""
        at = glance.table
        key = (
            at.chapter, at.track, at.escapes, at.asked, at.arrived, at.gained, at.directions, at.traces,
            glance.kept, glance.gandalf_entries, at.rivendell,
        )  # fmt: skip
        if self._guess is None or key != self._key:
            self._key = key
            self._guess = self._first(glance) if at.chapter == 1 else self._second(glance)
        return self._guess

    def _first(self, glance: Glance) -> Guess:
        at = glance.table
        walks = self._memory.walks_at(at, glance.kept)
        places = walks.places()
        total = sum(places.values())
        where = {place: n / total for place, n in places.items()}
        passed = {place: min(1.0, n) for place, n in walks.passed().items()}
        return Guess(at, where, passed, _after_an_entry(walks), {})

    def _second(self, glance: Glance) -> Guess:
        at = glance.table
        if at.next[0] in ("second-journey", "second-ally") or not at.facts.journeys:
            return Guess(at, {}, {}, {}, {})
        roads = self._memory.roads_at(at, glance.gandalf_entries)
        where: Shares = {}
        passed: Shares = {}
        soon: Shares = {}
        for card, share in roads.cards().items():
            rows = at.facts.journeys[card].places
            been = [place for place in rows[: at.track + 1] if at.board.is_location(place)]
            where[been[-1]] = where.get(been[-1], 0.0) + share
            for place in set(been):
                passed[place] = passed.get(place, 0.0) + share
            ahead = [place for place in rows[at.track : at.track + AFTER] if at.board.is_location(place)]
            there = ahead[-1] if ahead else been[-1]
            soon[there] = soon.get(there, 0.0) + share
        return Guess(at, where, passed, soon, roads.gandalf())


def _after_an_entry(walks: Walks) -> Shares:
    """The last location when one more entry is made."""
    ways = ways_of(walks.board, RUNNER)
    total, low = sum(walks.layers[-1].values()), walks.low
    out: Shares = {}
    for code, n in walks.layers[-1].items():
        share = n / total / ways.scale
        for weight, some in ways.onward[0][code & low]:
            for _, after in some:
                place = ways.last(after)
                out[place] = out.get(place, 0.0) + share * weight
    return out
