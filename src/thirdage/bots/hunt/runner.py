"""A Ring-bearer who wants to get out: the model of him by which bots reckon where he may be.

He loses an entry seldom, two more seldom still; but nothing that the rules allow is impossible, so that whoever plays
otherwise is found as well, only later.
"""

from __future__ import annotations

from math import exp
from typing import Final

from thirdage.bots.hunt.ground import Ground, ground_of
from thirdage.games.hunt.bearer_model import BearerModel, Entry
from thirdage.games.hunt.board import Board
from thirdage.games.hunt.constants import CROSSED, DOT

HASTE: Final = 1.1
"""An entry that brings him no nearer to an exit is so much rarer, as a logarithm."""
WHOLE: Final = 1024
"""What the weights of each state add up to, so that whole numbers stay small."""


class Runner(BearerModel):
    """Weighs entries by how many it takes to an exit after them."""

    def weigh(self, board: Board, last: int, dots: int, legal: tuple[int, ...], *, escape: bool) -> list[Entry]:  # noqa: ARG002
        """What rounding leaves over goes to the entry that he likes best."""
        ground = ground_of(board)
        left = [_left(ground, last, dots, entry) for entry in legal]
        best = min(left)
        likes = [exp(-HASTE * (n - best)) for n in left]
        weights = [max(1, int(WHOLE * like / sum(likes))) for like in likes]
        weights[left.index(best)] += WHOLE - sum(weights)
        return list(zip(legal, weights, strict=True))


def _left(ground: Ground, last: int, dots: int, entry: int) -> int:
    if entry >= 0:
        return ground.entries_left(entry, 0)
    return ground.entries_left(last, dots + (entry == DOT)) if entry != CROSSED else ground.entries_left(last, dots)


RUNNER: Final = Runner()
