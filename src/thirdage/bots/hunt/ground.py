"""The board of a chapter as bots need it: how far it is for a Nazgûl, and for Frodo."""

from __future__ import annotations

from typing import Final

from thirdage.games.hunt.board import Board

FAR: Final = 30
REACH: Final[tuple[float, ...]] = (1.0, 0.75, 0.45, 0.25, 0.15, 0.08)
"""What it is worth for a Nazgûl to be so many turns from where Frodo will be."""


def near(turns: int) -> float:
    """The same of any number of turns; who has turns to spare is there."""
    return REACH[max(0, turns)] if turns < len(REACH) else 0.0


class Ground:
    """Distances on one board. A Nazgûl's are in turns by day, whatever may be closed for a while."""

    def __init__(self, board: Board) -> None:
        self.board = board
        closed = frozenset(board.exits)
        reach = {space: board.nazgul_reach(space, closed, night=False) for space in board.spaces}
        near = {space: frozenset(board.adjacent[space]) for space in board.spaces}
        self.turns: dict[int, dict[int, int]] = {space: _spread(space, reach) for space in board.spaces}
        self.steps: dict[int, dict[int, int]] = {space: _spread(space, near) for space in board.spaces}
        self.enough: int = max([max(between.values()) for between in board.dots_between.values()])
        self.to_exit: dict[tuple[int, int], int] = {
            (space, dots): 0 if board.is_exit(space) else board.moves_to_exit(space, dots)
            for space in board.locations()
            for dots in range(self.enough + 1)
            if board.is_exit(space) or _leads_out(board, space)
        }
        """HR-END1-04: by last location and dots since, how many entries it takes at least."""

    def entries_left(self, last: int, dots: int) -> int:
        """To the nearest exit, at least."""
        return self.to_exit.get((last, min(dots, self.enough)), FAR)

    def ride(self, origin: int, to: int) -> int:
        """How many turns a Nazgûl takes."""
        return self.turns[origin].get(to, FAR) if origin >= 0 else FAR

    def apart(self, one: int, other: int) -> int:
        """How many steps two spaces are apart."""
        return self.steps[one].get(other, FAR) if one >= 0 else FAR


def _spread(start: int, ways: dict[int, frozenset[int]]) -> dict[int, int]:
    found = {start: 0}
    edge = [start]
    while edge:
        further: list[int] = []
        for here in edge:
            for there in ways[here]:
                if there not in found:
                    found[there] = found[here] + 1
                    further.append(there)
        edge = further
    return found


def _leads_out(board: Board, space: int) -> bool:
    """Whether any exit can be reached from there at all."""
    seen, edge = {space}, [space]
    while edge:
        here = edge.pop()
        if board.is_exit(here):
            return True
        for there in board.dots_between[here]:
            if there not in seen:
                seen.add(there)
                edge.append(there)
    return False


_known: dict[int, tuple[Board, Ground]] = {}


def ground_of(board: Board) -> Ground:
    """The distances of a board, found once."""
    known = _known.get(id(board))
    if known is None:
        known = _known[id(board)] = (board, Ground(board))
    return known[1]
