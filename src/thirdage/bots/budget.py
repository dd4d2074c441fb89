"""How long a bot may think about one action: everything that one die, one card or one phase leads to.

A budget is time by the clock, or nodes: answers given in imagined matches. Nodes make a bot repeatable: with the same
view and the same generator it answers the same on every machine.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import monotonic
from typing import Final

WRITTEN: Final = re.compile(r"(?P<number>\d+(?:\.\d+)?)(?P<unit>ms|s|n)")
NODE: Final = 0.00025
"""Seconds that a node takes, about; only used to guess how far one can look ahead."""


class BadBudget(ValueError):
    """A budget is written like 50ms, 1.5s or 400n."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds, or nodes; with both, whichever ends first; with neither there is no thinking at all."""

    seconds: float = 0.0
    nodes: int = 0

    def __str__(self) -> str:
        return f"{self.nodes}n" if self.nodes else f"{round(self.seconds * 1000)}ms"


def read_budget(text: str) -> Budget:
    """The budget of its written form."""
    found = WRITTEN.fullmatch(text)
    if found is None:
        raise BadBudget(f"not a budget: {text} (50ms, 1.5s and 400n are)")
    number = float(found["number"])
    if found["unit"] == "n":
        return Budget(nodes=int(number))
    return Budget(seconds=number / 1000 if found["unit"] == "ms" else number)


class Meter:
    """A budget that is being spent. Nodes count up; the clock starts when the meter is made."""

    __slots__ = ("_began", "_nodes", "_seconds", "nodes", "share")

    def __init__(self, budget: Budget) -> None:
        self._began = monotonic()
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
            return monotonic() - self._began >= self._seconds * self.share
        return not self._nodes

    def nodes_left(self) -> float:
        """How many nodes may still be spent now; by the clock that is a guess."""
        if self._nodes:
            return max(0.0, self._nodes * self.share - self.nodes)
        left = self._seconds * self.share - self.seconds()
        return max(0.0, left / NODE)

    def seconds(self) -> float:
        """How long it has been running."""
        return monotonic() - self._began
