"""How far it is from region to region, and how far somebody comes whom some regions stop."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from .facts import WarFacts

FAR: Final = 99
"""Further than any region of the map."""

# How a region is for somebody on the way.
OPEN: Final = 0
STOPS: Final = 1
CLOSED: Final = 2


@cache
def distances_from(facts: WarFacts, start: int) -> dict[int, int]:
    """WR-DECL-02: how far every region is from a start, along borders that can be crossed, nearest first.

    Ruling WRU-52.
    """
    return reach(facts, start, len(facts.regions))


@lru_cache(maxsize=4)
def distances(facts: WarFacts) -> tuple[tuple[int, ...], ...]:
    """The same between any two regions, as a table."""
    every = range(len(facts.regions))
    return tuple([tuple([distances_from(facts, start).get(end, FAR) for end in every]) for start in every])


def reach(facts: WarFacts, start: int, steps: int, way: Callable[[int], int] | None = None) -> dict[int, int]:
    """Where somebody comes with so many steps, with the distance, nearest first; the start is 0.

    `way` says of a region whether it is open, stops who enters it, or is closed; without it all are open.
    """
    regions = facts.regions
    found = {start: 0}
    edge = [start]
    for step in range(1, steps + 1):
        entered: list[int] = []
        for here in edge:
            for region in regions[here].adjacent:
                if region not in found:
                    kind = way(region) if way is not None else OPEN
                    if kind != CLOSED:
                        found[region] = step
                    if kind == OPEN:
                        entered.append(region)
        if not entered:
            break
        edge = entered
    return found
