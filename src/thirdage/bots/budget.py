"""How long a bot may think about one action: everything that one die, one card or one phase leads to.

A budget is time, or nodes: answers given in imagined matches. Nodes make a bot repeatable: with the same view and the
same generator it answers the same on every machine. Time is told by the clock, as whoever waits for the bot does, or as
processor time, so that a measurement means the same on a busy machine.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, thread_time
from typing import Final

WRITTEN: Final = re.compile(r"(?P<number>\d+(?:\.\d+)?)(?P<unit>ms|s|n)(?P<cpu>-cpu)?")
NODE: Final = 0.00025
"""Seconds that a node takes, about; only used to guess how far one can look ahead."""


class BadBudget(ValueError):
    """A budget is written like 50ms, 1.5s, 50ms-cpu or 400n."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds, or nodes; with both, whichever ends first; with neither there is no thinking at all."""

    seconds: float = 0.0
    nodes: int = 0
    processor: bool = False
    """Whether seconds are those that the processor worked for this thread."""

    def __str__(self) -> str:
        return f"{self.nodes}n" if self.nodes else f"{round(self.seconds * 1000)}ms{'-cpu' if self.processor else ''}"

    @property
    def clock(self) -> Callable[[], float]:
        """What its seconds are told by."""
        return thread_time if self.processor else monotonic


def read_budget(text: str) -> Budget:
    """The budget of its written form."""
    found = WRITTEN.fullmatch(text)
    if found is None or (found["unit"] == "n" and found["cpu"]):
        raise BadBudget(f"not a budget: {text} (50ms, 1.5s, 50ms-cpu and 400n are)")
    number = float(found["number"])
    if found["unit"] == "n":
        return Budget(nodes=int(number))
    return Budget(number / 1000 if found["unit"] == "ms" else number, processor=bool(found["cpu"]))


class Meter:
    """A budget that is being spent. Nodes count up; the clock starts when the meter is made."""

    __slots__ = ("_began", "_clock", "_nodes", "_seconds", "nodes", "share")

    def __init__(self, budget: Budget) -> None:
        self._clock = budget.clock
        self._began = self._clock()
        self._seconds = budget.seconds
        self._nodes = budget.nodes
        self.nodes = 0
        self.share = 1.0
        """The part of the budget that may be spent now; what is left is for asks to come."""

    def spent(self) -> bool:
        """Whether it is time to answer."""
        if self._nodes and self.nodes >= self._nodes * self.share:
            return True
        if self._seconds:
            return self.seconds() >= self._seconds * self.share
        return not self._nodes

    def nodes_left(self) -> float:
        """How many nodes may still be spent now; by the clock that is a guess."""
        if self._nodes:
            return max(0.0, self._nodes * self.share - self.nodes)
        left = self._seconds * self.share - self.seconds()
        return max(0.0, left / NODE)

    def seconds(self) -> float:
        """How long it has been running."""
        return self._clock() - self._began
