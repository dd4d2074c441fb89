"""Logs that fit all that was asked in chapter 1: one of them drawn, each as likely as any other.

A forward pass over (entry, last location, dots since, one bit for each place answered "yes") counts the logs, without
listing them; a backward pass draws one. What rules a log out: a "no" (the location does not stand in the log so far), a
"yes" (it does), "here" and perceptions (about the last location), a card played that demands another place, an exit
before the end.
"""

from __future__ import annotations

from typing import TypeVar

from thirdage.kernel import Random

from .constants import CROSSED, DOT, FIRST_HALF, HERE, HUNT, INFORMATION, NO, PERCEIVE_AREA, PLAYED, SEARCH, YES
from .facts import HuntFacts
from .shared import Question

T = TypeVar("T")
State = tuple[int, int, int]
"""Last location, dots since (no more than can matter), mask of the places answered "yes" that stand in the log."""
Counts = dict[State, int]


class Walks:
    """All logs of so many entries that fit; `arrived` if the last of them is known to be an exit."""

    def __init__(
        self, facts: HuntFacts, entries: int, escapes: tuple[int, ...], asked: tuple[Question, ...], *, arrived: bool
    ) -> None:
        self.facts = facts
        self.board = facts.boards[0]
        self.entries = entries
        self.escapes = frozenset(escapes)
        self.asked = asked
        self.arrived = arrived
        self.enough: int = max([max(between.values()) for between in self.board.dots_between.values()])
        yes = [of for _, kind, of, answer in asked if kind in (SEARCH, HUNT) and answer != NO]
        self.bit: dict[int, int] = {space: 1 << place for place, space in enumerate(dict.fromkeys(yes))}
        self.barred: dict[int, int] = {}
        """Until which entry a location cannot have been recorded, because it was answered "no" after that."""
        for track, kind, of, answer in asked:
            if kind in (SEARCH, HUNT) and answer == NO:
                self.barred[of] = max(track, self.barred.get(of, 0))
        self.layers: list[Counts] = [self._beginnings()]
        for entry in range(entries):
            self.layers.append(self._after(self.layers[-1], entry))

    def _beginnings(self) -> Counts:
        starts = [s for s in self.facts.start_tokens if s not in self.barred]
        found = {(start, 0, self.bit.get(start, 0)): 1 for start in starts}
        return {state: n for state, n in found.items() if self._fits(state, 0)}

    def _after(self, before: Counts, entry: int) -> Counts:
        found: Counts = {}
        for state, n in before.items():
            for _, further in self.steps(state, entry):
                if self._fits(further, entry + 1):
                    found[further] = found.get(further, 0) + n
        return found

    def steps(self, state: State, entry: int) -> list[tuple[int, State]]:
        """HR-MOV-02, HR-MOV-04, HR-ESC1-02, HR-ESC1-06: the entries that may follow, each with the state after it."""
        last, dots, seen = state
        escape = entry in self.escapes
        out = [(CROSSED, state)] if escape else [(DOT, (last, min(dots + 1, self.enough), seen))]
        ends = entry + 1 == self.entries and self.arrived
        for there in sorted(self.board.accessible(last, dots + escape)):
            if self.board.is_exit(there) != ends or self.barred.get(there, -1) > entry:
                continue
            out.append((there, (there, 0, seen | self.bit.get(there, 0))))
        return out if not ends else [step for step in out if step[0] >= 0]

    def _fits(self, state: State, entries: int) -> bool:
        last, dots, seen = state
        for track, kind, of, answer in self.asked:
            if track != entries or kind == INFORMATION:
                continue
            if kind in (SEARCH, HUNT):
                if answer != NO and not seen & self.bit[of]:
                    return False
                if kind == HUNT and (answer == HERE) != (last == of):
                    return False
            elif kind == PLAYED:
                if not self.facts.fits_card(of, answer - FIRST_HALF, last, wild=dots > 0):
                    return False
            else:
                where = self.facts.area_of(last) if kind == PERCEIVE_AREA else self.facts.section_of(last)
                if (where == of) != (answer == YES):
                    return False
        return True

    def draw(self, rng: Random) -> tuple[int, tuple[int, ...]]:
        """Start and entries of one of them."""
        assert self.layers[-1], "no log fits what was answered"
        state = weighed(self.layers[-1], rng)
        out: list[int] = []
        for entry in range(self.entries - 1, -1, -1):
            ways: dict[tuple[State, int], int] = {}
            for before, n in self.layers[entry].items():
                for mark, after in self.steps(before, entry):
                    if after == state:
                        ways[before, mark] = n
            state, mark = weighed(ways, rng)
            out.append(mark)
        out.reverse()
        return state[0], tuple(out)


def weighed(weights: dict[T, int], rng: Random) -> T:
    """One of the keys, by its weight."""
    at = rng.randrange(sum(weights.values()))
    for key, n in weights.items():
        at -= n
        if at < 0:
            return key
    raise AssertionError("weights are positive")
