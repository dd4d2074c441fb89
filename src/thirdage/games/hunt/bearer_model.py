"""How likely the Ring-bearer makes each entry of his log: the model by which a belief weighs where he may be.

A model says for each state of the log that matters (last location, dots since, an escape or not) how likely each legal
entry is, as whole numbers, so that sums stay exact. The default knows nothing of the Ring-bearer: every entry that the
rules allow him is as likely as any other. A bot may bring another.
"""

from __future__ import annotations

from math import lcm

from thirdage.kernel.compiled import mypyc_attr

from .board import Board
from .constants import CROSSED, DOT

Entry = tuple[int, int]
"""A location, DOT or CROSSED, and its weight."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BearerModel:
    """Weights of entries."""

    def legal(self, board: Board, last: int, dots: int, *, escape: bool) -> tuple[int, ...]:
        """The entries that are weighed: those that he may make."""
        return legal_entries(board, last, dots, escape=escape)

    def weigh(self, board: Board, last: int, dots: int, legal: tuple[int, ...], *, escape: bool) -> list[Entry]:
        """The weight of each legal entry; what is left out, or 0, he never does."""
        raise NotImplementedError


class Uniform(BearerModel):
    """HR-MOV-02, HR-MOV-04, HR-ESC1-01: any entry that he may make is as likely as any other."""

    def weigh(self, board: Board, last: int, dots: int, legal: tuple[int, ...], *, escape: bool) -> list[Entry]:  # noqa: ARG002
        """Each the same."""
        return [(entry, 1) for entry in legal]


class Anywhere(Uniform):
    """From anywhere to anywhere: for a position that was written with a log which breaks the rules."""

    def legal(self, board: Board, last: int, dots: int, *, escape: bool) -> tuple[int, ...]:  # noqa: ARG002
        """A dot or any location."""
        return (*((CROSSED,) if escape else ()), DOT, *sorted(board.locations()))


def legal_entries(board: Board, last: int, dots: int, *, escape: bool) -> tuple[int, ...]:
    """HR-MOV-02, HR-MOV-04; HR-ESC1-02, HR-ESC1-05, HR-ESC1-08: what he may record; no exit in an escape."""
    there = sorted(board.accessible(last, dots + escape))
    if escape:
        return (CROSSED, *[space for space in there if not board.is_exit(space)])
    return (DOT, *there)


Group = tuple[int, tuple[tuple[int, int], ...]]
"""A weight, and the entries that have it, each with the state after it."""


class Ways:
    """The entries of a model on a board, as tables by state: `state` of a location and the dots recorded since.

    The weights of the entries of each state add up to the same number, so that a log has the probability that the
    model gives it. Dots beyond `enough` change nothing.
    """

    def __init__(self, board: Board, model: BearerModel) -> None:
        self.board = board
        self.model = model
        self.locations: tuple[int, ...] = tuple(board.locations())
        self.number: dict[int, int] = {space: number for number, space in enumerate(self.locations)}
        self.enough: int = max([max(between.values()) for between in board.dots_between.values()])
        self.width: int = self.enough + 1
        self.bits: int = (len(self.locations) * self.width).bit_length()
        weighed: list[list[list[Entry]]] = []
        for escape in (False, True):
            weighed.append([])
            for last in self.locations:
                for dots in range(self.width):
                    legal = model.legal(board, last, dots, escape=escape)
                    entries = [e for e in model.weigh(board, last, dots, legal, escape=escape) if e[1] > 0]
                    assert {entry for entry, _ in entries} <= set(legal), "a model knows the rules"
                    weighed[-1].append(entries)
        totals = [sum([weight for _, weight in entries]) for table in weighed for entries in table]
        self.scale: int = lcm(*[total for total in totals if total])
        """What the weights of each state add up to."""
        self.onward: list[list[list[Group]]] = [[], []]
        """Escape or not, and state: the entries that may follow."""
        self.back: list[list[list[tuple[int, int, int]]]] = [[], []]
        """Escape or not, and state: the states before it, each with the entry and its weight."""
        for escaping, table in enumerate(weighed):
            before: list[list[tuple[int, int, int]]] = [[] for _ in table]
            for state, entries in enumerate(table):
                share = self.scale // sum([weight for _, weight in entries]) if entries else 0
                groups: dict[int, list[tuple[int, int]]] = {}
                for entry, weight in entries:
                    after = self.after(state, entry)
                    groups.setdefault(weight * share, []).append((entry, after))
                    before[after].append((state, entry, weight * share))
                self.onward[escaping].append([(weight, tuple(some)) for weight, some in groups.items()])
            self.back[escaping] = before

        exits = {self.state(space, dots) for space in board.exits for dots in range(self.width)}
        self.not_ended: frozenset[int] = frozenset(exits)
        """States in which no log is that goes on."""
        arrived = {self.state(space, 0) for space in board.exits}
        self.not_arrived: frozenset[int] = frozenset(range(len(self.locations) * self.width)) - arrived

    def state(self, last: int, dots: int) -> int:
        """The number of a state."""
        return self.number[last] * self.width + min(dots, self.enough)

    def last(self, state: int) -> int:
        """The last location of a state."""
        return self.locations[state // self.width]

    def dots(self, state: int) -> int:
        """The dots since, no more than `enough`."""
        return state % self.width

    def after(self, state: int, entry: int) -> int:
        """HR-MOV-03, HR-MOV-06, HR-ESC1-06: the state to which an entry leads."""
        if entry == DOT:
            return state + (state % self.width < self.enough)
        return state if entry == CROSSED else self.number[entry] * self.width


UNIFORM = Uniform()
ANYWHERE = Anywhere()
_known: dict[tuple[int, int], tuple[Board, BearerModel, Ways]] = {}


def ways_of(board: Board, model: BearerModel) -> Ways:
    """The tables of a model, made once for each board."""
    key = (id(board), id(model))
    known = _known.get(key)
    if known is None:
        known = _known[key] = (board, model, Ways(board, model))
    return known[2]
