"""The line in play since the last seam, from which everything between two seams is built anew.

Generators cannot be copied. So a match keeps a copy of the position at its last seam and what was asked and answered
since; forks, undo, moments and samples run those answers again. Records write them down.
"""

from __future__ import annotations

from typing import Any

from .asks import Ask, Flow
from .forms import Option
from .position import Position


class Line:
    """The last checkpoint, the answers given since, the group of asks that stands open, and the flow behind it.

    `told` is how many entries the log had at the seam. `pending` are the answers of the open group, None where there
    is none yet: an ask alone never has one, for its answer is given at once.
    """

    __slots__ = ("asked", "checkpoint", "flow", "given", "group", "pending", "told")

    def __init__(self, checkpoint: Position, told: int = 0) -> None:
        self.checkpoint = checkpoint
        self.told = told
        self.asked: list[tuple[Ask, ...]] = []
        self.given: list[Any] = []
        self.group: tuple[Ask, ...] = ()
        self.pending: list[Option | None] = []
        self.flow: Flow[None] | None = None

    def reach_seam(self, position: Position, told: int) -> None:
        """No generator is alive: keep a copy of the position, and forget the answers that led here."""
        self.checkpoint = position.checkpoint(self.checkpoint)
        self.told = told
        self.asked = []
        self.given = []
        self.group = ()
        self.pending = []

    def begin(self, position: Position) -> Flow[None]:
        """Start the flow of the seam that the position names."""
        self.flow = flow = position.rules.seams[position.next[0]](position, *position.next[1:])
        return flow

    def open(self, asked: Ask | tuple[Ask, ...], index: int) -> None:
        """The flow has asked: one ask, or several at once, the first of which has this place in the record."""
        group = asked if isinstance(asked, tuple) else (asked,)
        rules = self.checkpoint.rules
        for ask in group:
            ask.open(rules, index)
            index += 1
        self.group = group
        self.pending = [None] * len(group)

    def note(self, value: Any) -> None:
        """The open group has its answer, or all of them."""
        self.given.append(value)
        self.asked.append(self.group)

    def unanswered(self) -> tuple[Ask, ...]:
        """Those of the open group that have no answer yet."""
        return tuple([ask for ask, option in zip(self.group, self.pending, strict=True) if option is None])

    def pending_answers(self) -> list[tuple[Ask, Option]]:
        """The answers of the open group that are in."""
        return [(ask, option) for ask, option in zip(self.group, self.pending, strict=True) if option is not None]

    def rerun(self, index: int) -> Position:
        """Build position and flow anew from the checkpoint and the answers since; the open group stands at `index`."""
        position = self.checkpoint.copy()
        if position.outcome is not None:
            self.flow, self.group, self.pending = None, (), []
            return position
        flow = self.begin(position)
        asked = flow.send(None)
        for value in self.given:
            asked = flow.send(value)
        self.open(asked, index)
        return position
