"""Forces: one side's figures at one place, in the field or inside a stronghold.

A force is immutable and made once for each composition, with what rules ask of it worked out beforehand, so that
"how many units" costs an attribute. Picks have the shape of an answer: pairs of figure and count, sorted.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .constants import CHARACTER, ELITE, LEADER, NAZGUL, NOBODY, REGULAR
from .facts import WarFacts

Picks = tuple[tuple[int, int], ...]
CACHE_LIMIT: Final = 200_000


class Force:
    """Figures of one side at one place. `units` counts Regulars and Elites; `nations` are those with units.

    `side` is -1 for nobody at all.

    WR-FIG-02, WR-FIG-04: units of all nations are one army; leaders are not limited.
    """

    __slots__ = (
        "characters", "elites", "facts", "figures", "leaders", "nations", "nazgul", "regulars", "side", "units",
    )  # fmt: skip

    def __init__(self, facts: WarFacts, figures: Picks) -> None:
        self.facts = facts
        self.figures = figures
        kinds = facts.figures
        self.side = kinds[figures[0][0]].side if figures else NOBODY
        self.regulars = sum([n for f, n in figures if kinds[f].rank == REGULAR])
        self.elites = sum([n for f, n in figures if kinds[f].rank == ELITE])
        self.units = self.regulars + self.elites
        self.leaders = sum([n for f, n in figures if kinds[f].rank == LEADER])
        self.nazgul = sum([n for f, n in figures if kinds[f].rank == NAZGUL])
        self.characters: tuple[int, ...] = tuple([kinds[f].character for f, _ in figures if kinds[f].rank == CHARACTER])
        self.nations: tuple[int, ...] = tuple(sorted({kinds[f].nation for f, _ in figures if kinds[f].is_unit}))

    def count(self, figure: int) -> int:
        """How many of a figure."""
        for f, n in self.figures:
            if f == figure:
                return n
        return 0

    def has(self, picks: Picks) -> bool:
        """Whether it holds at least these."""
        return all(self.count(f) >= n for f, n in picks)

    def plus(self, picks: Picks) -> Force:
        """With these figures more."""
        counts = dict(self.figures)
        for f, n in picks:
            counts[f] = counts.get(f, 0) + n
        return force(self.facts, counts.items())

    def minus(self, picks: Picks) -> Force:
        """Without these figures, which must be there."""
        counts = dict(self.figures)
        for f, n in picks:
            left = counts.get(f, 0) - n
            assert left >= 0, f"{n} {self.facts.figures[f].id} are not there"
            counts[f] = left
        return _of(self.facts, tuple([pick for pick in counts.items() if pick[1]]))

    def of_nations(self, nations: Iterable[int]) -> Picks:
        """The units and leaders of these nations."""
        kinds = self.facts.figures
        wanted = set(nations)
        return tuple([(f, n) for f, n in self.figures if kinds[f].rank <= LEADER and kinds[f].nation in wanted])

    def __bool__(self) -> bool:
        return bool(self.figures)

    def __repr__(self) -> str:
        return " ".join([f"{n} {self.facts.figures[f].id}" for f, n in self.figures]) or "nobody"


_made: dict[tuple[int, Picks], Force] = {}


def force(facts: WarFacts, figures: Iterable[tuple[int, int]]) -> Force:
    """The force of these figures, the same object each time; what is in order already is found at once."""
    if isinstance(figures, tuple):
        made = _made.get((id(facts), figures))
        if made is not None and made.facts is facts:
            return made
    return _of(facts, tuple(sorted([(f, n) for f, n in figures if n])))


def _of(facts: WarFacts, picks: Picks) -> Force:
    """The force of these picks, in order and without zeros."""
    key = (id(facts), picks)
    made = _made.get(key)
    if made is None or made.facts is not facts:
        if len(_made) > CACHE_LIMIT:
            _made.clear()
        made = _made[key] = Force(facts, picks)
    return made
