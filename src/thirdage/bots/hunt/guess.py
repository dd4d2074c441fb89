"""Where Frodo may be, as everyone can reckon it from what was asked in public, by the model of a runner.

The Ringwraiths hunt by it; the Ring-bearer reckons what they must think.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log2

from thirdage.bots.hunt.ground import Ground, ground_of
from thirdage.bots.hunt.onward import further, places
from thirdage.bots.hunt.runner import RUNNER
from thirdage.games.hunt.bearer_model import ways_of
from thirdage.games.hunt.glance import Glance
from thirdage.games.hunt.knowledge import Remembered
from thirdage.games.hunt.model import Pursuit
from thirdage.games.hunt.paths import Walks
from thirdage.games.hunt.roads import Roads

Shares = dict[int, float]
"""By space, area or section: how likely it is."""


class Guess:
    """What is likely of Frodo at one moment."""

    def __init__(
        self, table: Pursuit, where: Shares, passed: Callable[[], Shares], later: Callable[[int], list[Shares]],
        gandalf: Shares,
    ) -> None:  # fmt: skip
        self.facts = table.facts
        self.ground: Ground = ground_of(table.board)
        self.where = where
        """His last location."""
        self._reckon_passed = passed
        self._passed: Shares | None = None
        self._reckon_later = later
        self._later: list[Shares] = later(1)
        self.soon = self._later[0]
        """His last location after another entry."""
        self.gandalf = gandalf
        self.areas: Shares = {}
        self.sections: Shares = {}
        for place, share in where.items():
            area, section = self.facts.area_of(place), self.facts.section_of(place)
            self.areas[area] = self.areas.get(area, 0.0) + share
            self.sections[section] = self.sections.get(section, 0.0) + share

    @property
    def passed(self) -> Shares:
        """Whether he has been there; reckoned when it is first needed."""
        if self._passed is None:
            self._passed = self._reckon_passed()
        return self._passed

    def later(self, entries: int) -> list[Shares]:
        """His last location after each of so many more entries."""
        if len(self._later) < entries:
            self._later = self._reckon_later(entries)
        return self._later[:entries]

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
        self._marked: tuple[object, Guess | None, Walks | None, Roads | None] = (None, None, None, None)

    def mark(self) -> None:
        """Imagined matches begin here: what is known now is to be known again at the beginning of each."""
        self._marked = (self._key, self._guess, self._memory.walks, self._memory.roads)

    def rewind(self) -> None:
        """Back to the mark."""
        self._key, self._guess, self._memory.walks, self._memory.roads = self._marked

    def guess(self, glance: Glance) -> Guess:
        """What is likely now, by the eyes of any seat."""
        return self.reckon(glance.table, glance.kept, glance.gandalf_entries)

    def guess_of(self, at: Pursuit) -> Guess:
        """The same of a whole position; only what everybody sees is looked at."""
        return self.reckon(at, len(at.held) + len(at.turned), len(at.gandalf))

    def reckon(self, at: Pursuit, kept: int, entries: int) -> Guess:
        """So many information tokens have not come to light, and so many entries has Gandalf's log."""
        key = (
            at.chapter, at.track, at.escapes, at.asked, at.arrived, at.gained, at.directions, at.traces, kept, entries,
            at.rivendell, at.corruption if at.chapter == 2 else 0, at.deeds_done,
        )  # fmt: skip
        if self._guess is None or key != self._key:
            self._key = key
            self._guess = self._first(at, kept) if at.chapter == 1 else self._second(at, entries)
        return self._guess

    def _first(self, at: Pursuit, kept: int) -> Guess:
        walks = self._memory.walks_at(at, kept)
        places = walks.places()
        total = sum(places.values())
        where = {place: n / total for place, n in places.items()}

        def passed() -> Shares:
            return {place: min(1.0, n) for place, n in walks.passed().items()}

        return Guess(at, where, passed, lambda entries: _after_entries(walks, entries), {})

    def _second(self, at: Pursuit, entries: int) -> Guess:
        if at.next[0] in ("second-anew", "second-journey", "second-ally") or not at.facts.journeys:
            return Guess(at, {}, dict, lambda entries: [{}] * entries, {})
        roads = self._memory.roads_at(at, entries)
        where: Shares = {}
        passed: Shares = {}
        cards = roads.cards()
        for card, share in cards.items():
            rows = at.facts.journeys[card].places
            been = [place for place in rows[: at.track + 1] if at.board.is_location(place)]
            where[been[-1]] = where.get(been[-1], 0.0) + share
            for place in set(been):
                passed[place] = passed.get(place, 0.0) + share
        return Guess(at, where, lambda: passed, lambda entries: _along_cards(at, cards, entries), roads.gandalf())


def _along_cards(at: Pursuit, cards: Shares, entries: int) -> list[Shares]:
    """The last location after each of so many more rows; whoever is in Rivendell is nowhere to be found."""
    out: list[Shares] = [{} for _ in range(entries)]
    for card, share in cards.items():
        rows = at.facts.journeys[card].places
        there = next(place for place in reversed(rows[: at.track + 1]) if at.board.is_location(place))
        for soon, place in zip(out, rows[at.track + 1 : at.track + 1 + entries], strict=False):
            if at.board.is_location(place):
                there = place
            soon[there] = soon.get(there, 0.0) + share
    return out


def _after_entries(walks: Walks, entries: int) -> list[Shares]:
    """The last location after each of so many more entries."""
    ways = ways_of(walks.board, RUNNER)
    total, low = sum(walks.layers[-1].values()), walks.low
    states: Shares = {}
    for code, n in walks.layers[-1].items():
        states[code & low] = states.get(code & low, 0.0) + n / total
    out: list[Shares] = []
    for _ in range(entries):
        states = further(ways, states)
        out.append(places(ways, states))
    return out
