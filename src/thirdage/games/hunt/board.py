"""The board of one chapter: spaces, trails and roads (HR-MAP). It answers the book's three questions.

Adjacent (HR-MAP-05), connected (HR-MAP-06), accessible (HR-MAP-10). Spaces are ints that hold for both chapters, so
each board is given the number of its first space.
"""

from __future__ import annotations

from typing import Any, Final

from .constants import ALLY, DARK, DOT_SPACE, EXIT, FRODO_START, KINDS, NAZGUL_START
from .demands import demand

Json = dict[str, Any]
ROAD_STEPS: Final = 3
"""HR-NMV-02."""
NIGHT_STEPS: Final = 2
"""HR-NMV-03."""


class Board:
    """Spaces `first` to `first + len(ids) - 1`. Tables by space are dicts, since the other chapter has the rest."""

    __slots__ = (
        "adjacent", "area", "areas", "at", "chapter", "dots_between", "exits", "ids", "information_sites", "kind",
        "nazgul_starts", "printed", "roads", "section", "section_of", "sections", "spaces", "starts",
    )  # fmt: skip

    def __init__(self, chapter: int, data: Json, first: int) -> None:
        self.chapter = chapter
        self.printed: tuple[str, ...] = tuple([row["id"] for row in [*data["location"], *data["dot"]]])
        """As they are printed: a number, a letter, or the name of a dot."""
        self.ids: tuple[str, ...] = tuple([f"{chapter}-{id}" for id in self.printed])
        self.spaces: tuple[int, ...] = tuple(range(first, first + len(self.ids)))
        self.areas: tuple[str, ...] = tuple([row["id"] for row in data["area"]])
        self.sections: tuple[str, ...] = tuple(dict.fromkeys([row["section"] for row in data["area"]]))
        self.section_of: dict[str, int] = {row["id"]: self.sections.index(row["section"]) for row in data["area"]}
        self.kind: dict[int, int] = {}
        self.area: dict[int, int] = {}
        """HR-MAP-15: the area of every space, dots included; by its place among those of this board."""
        self.section: dict[int, int] = {}
        self.at: dict[int, tuple[int, int]] = {}
        """Where it is drawn: from 0 to 1000 to the east and to the south."""
        for space, row in zip(self.spaces, [*data["location"], *data["dot"]], strict=True):
            self.kind[space] = KINDS.index(row.get("kind", "dot"))
            self.area[space] = self.areas.index(row["area"])
            self.section[space] = self.section_of[row["area"]]
            self.at[space] = (row["x"], row["y"])
        named = {id: first + place for place, id in enumerate(self.printed)}
        roads: dict[int, list[int]] = {space: [] for space in self.spaces}
        steps: dict[int, list[int]] = {space: [] for space in self.spaces}
        for edge in data["edge"]:
            way = {"one": edge["a"], "other": edge["b"]}
            demand(edge["type"] in ("road", "path"), "refused-hunt-pack-way-kind", chapter=chapter, **way)
            a, b = named[edge["a"]], named[edge["b"]]
            demand(b not in steps[a], "refused-hunt-pack-way-twice", chapter=chapter, **way)
            for here, there in ((a, b), (b, a)):
                steps[here].append(there)
                if edge["type"] == "road":
                    roads[here].append(there)
        self.adjacent: dict[int, tuple[int, ...]] = {s: tuple(sorted(to)) for s, to in steps.items()}
        self.roads: dict[int, tuple[int, ...]] = {s: tuple(sorted(to)) for s, to in roads.items()}
        self.exits = self.of_kind(EXIT)
        self.starts = self.of_kind(FRODO_START)
        self.nazgul_starts = self.of_kind(NAZGUL_START)
        self.information_sites = self.of_kind(ALLY)
        self.dots_between: dict[int, dict[int, int]] = {s: self._dots_between(s) for s in self.locations()}
        """HR-MAP-11: of each location those connected with it, with the fewest dots between; itself needs one."""

    def name(self, space: int) -> str:
        """As it is printed."""
        return self.printed[space - self.spaces[0]]

    def of_kind(self, kind: int) -> tuple[int, ...]:
        """All spaces of a kind."""
        return tuple([space for space in self.spaces if self.kind[space] == kind])

    def locations(self) -> tuple[int, ...]:
        """HR-MAP-01: all spaces but the dots."""
        return tuple([space for space in self.spaces if self.kind[space] != DOT_SPACE])

    def is_location(self, space: int) -> bool:
        """HR-MAP-01."""
        return self.kind[space] != DOT_SPACE

    def is_dark(self, space: int) -> bool:
        """HR-MAP-02."""
        return self.kind[space] == DARK

    def is_exit(self, space: int) -> bool:
        """HR-MAP-02."""
        return self.kind[space] == EXIT

    def _dots_between(self, location: int) -> dict[int, int]:
        found: dict[int, int] = {}
        edge, seen, dots = [location], {location}, 0
        while edge:
            further: list[int] = []
            for here in edge:
                for there in self.adjacent[here]:
                    if self.is_location(there):
                        found.setdefault(there, dots)
                    elif there not in seen:
                        seen.add(there)
                        further.append(there)
            edge, dots = further, dots + 1
        found[location] = 1
        return found

    def connected(self, location: int) -> frozenset[int]:
        """HR-MAP-06, HR-MAP-07: the locations connected with a location, and the dots adjacent to it."""
        near = [space for space in self.adjacent[location] if not self.is_location(space)]
        return frozenset([location, *self.dots_between[location], *near])

    def locations_near(self, space: int) -> frozenset[int]:
        """HR-MAP-06, HR-MAP-07: the locations connected with a space, which may be a dot; a location is one of them."""
        return frozenset(self._dots_between(space)) - ({space} if not self.is_location(space) else set())

    def accessible(self, last: int, dots: int) -> frozenset[int]:
        """HR-MAP-10 to 12, HR-MAP-13, HR-MAP-16: where Frodo may go with so many dots recorded since. Ruling HRU-01."""
        return frozenset([space for space, between in self.dots_between[last].items() if between <= dots])

    def moves_to_exit(self, last: int, dots: int) -> int:
        """HR-END1-04: the least number of further entries that end in an exit; dots recorded already are credited."""
        most = max([max(between.values()) for between in self.dots_between.values()])
        edge, seen, entries = {(last, min(dots, most))}, set[tuple[int, int]](), 0
        while edge:
            entries += 1
            further: set[tuple[int, int]] = set()
            for here, credit in edge:
                for there in self.accessible(here, credit):
                    if self.is_exit(there):
                        return entries
                    further.add((there, 0))
                further.add((here, min(credit + 1, most)))
            seen |= edge
            edge = further - seen
        raise AssertionError(f"no exit can be reached from {self.ids[last - self.spaces[0]]}")

    def reach(self, start: int, steps: int, closed: frozenset[int], *, by_road: bool = False) -> frozenset[int]:
        """HR-MAP-04: the spaces within so many steps, none of which enters what is closed; never the start itself."""
        ways = self.roads if by_road else self.adjacent
        edge, seen = {start}, {start}
        for _ in range(steps):
            edge = {there for here in edge for there in ways[here] if there not in seen and there not in closed}
            seen |= edge
        seen.discard(start)
        return frozenset(seen)

    def nazgul_reach(self, start: int, closed: frozenset[int], *, night: bool) -> frozenset[int]:
        """HR-NMV-01 to 03, HR-MAP-03: one step, three along a road, and at night two by any way.

        HR-TRK-03: tracks are no hindrance, and only what is closed is.
        """
        short = self.reach(start, NIGHT_STEPS if night else 1, closed)
        return short | self.reach(start, ROAD_STEPS, closed, by_road=True)
