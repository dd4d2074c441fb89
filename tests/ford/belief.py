"""What a hunter of the Ford holds possible: every path that fits, each as likely as any other."""

from __future__ import annotations

from typing import Any

from thirdage.kernel import Belief, Random, Rules, Seen
from thirdage.kernel.compiled import mypyc_attr

from .facts import PLACES
from .knowledge import complete, fitting_paths
from .model import Crossing

Json = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class FordBelief(Belief):
    """The paths that the walker may have gone."""

    def __init__(self, rules: Rules, seat: str, paths: list[tuple[int, ...]]) -> None:
        self.rules = rules
        self.seat = seat
        self.paths = paths

    def advance(self, seen: Seen) -> FordBelief:
        """FD-WALK-1: a step leads to a neighbouring place, nobody sees to which."""
        if seen.kind != "walk":
            return self
        further = [(*path, (path[-1] + turn) % len(PLACES)) for path in self.paths for turn in (1, -1)]
        return type(self)(self.rules, self.seat, further)

    def at_seam(self, view: Json) -> FordBelief:
        """Searches, strikes and scouts rule out paths."""
        return type(self)(self.rules, self.seat, fitting_paths(self.rules, view, self.paths))

    def draw(self, view: Json, rng: Random) -> tuple[Crossing, float]:
        """Any of the paths; the cards as the view leaves them open."""
        path = self.paths[rng.randrange(len(self.paths))]
        return complete(self.rules, self.seat, view, rng, path), 1.0
