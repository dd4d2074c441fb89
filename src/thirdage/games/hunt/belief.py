"""What a Ringwraith holds possible, and how likely, from seam to seam (HR-SEC-01).

A view holds every answer that was ever given; what a seam adds to the reckoning is small, and a belief keeps what was
reckoned before (`knowledge.Remembered`): in chapter 1 all logs by weight (`paths`), in chapter 2 the Journey cards of
both decks through every change of direction, and Gandalf (`roads`). What lies beside is drawn with them: the start, the
information tokens, the Ally hand, the deed tokens. Two things no later view tells: how many moves a rescue said to be
missing, and that a short route would have ended by arriving or by its lower limit.

Weights are those of a model of the Ring-bearer's entries (`bearer_model`); what else he decides tells nothing in it.
"""

from __future__ import annotations

from typing import Any

from thirdage.kernel import Belief, Random, Rules, Seen
from thirdage.kernel.compiled import mypyc_attr

from .bearer_model import UNIFORM, BearerModel
from .constants import LIMITS, NOTHING, STEPS
from .knowledge import Remembered, complete, places
from .model import Pursuit

Json = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class HuntBelief(Belief):
    """The worlds of one Ringwraith player."""

    def __init__(
        self, rules: Rules, seat: str, model: BearerModel = UNIFORM, memory: Remembered | None = None,
        missing: int = NOTHING, barred: frozenset[int] = frozenset(),
    ) -> None:  # fmt: skip
        self.rules = rules
        self.seat = seat
        self.memory: Remembered = memory or Remembered(model)
        self.missing = missing
        self.barred = barred

    def advance(self, seen: Seen) -> HuntBelief:
        """HR-SEC-04: a rescue tells the distance; all else stands in the next view."""
        for id, args in seen.told:
            if id == "log-hunt-rescue":
                return self._with(int(args["count"]), self.barred)
        return self

    def at_seam(self, view: Json) -> HuntBelief:
        """HR-END2: a route that would be over is none of a game that goes on, also when limit or track change later."""
        if view["chapter"] != 2 or view["outcome"] is not None:
            return self
        raised = len(view["gandalf"]["done"]) + view["gandalf"]["rivendell"]
        over = [
            deck
            for deck in range(len(STEPS))
            if view["track"] >= STEPS[deck] or view["corruption"] >= LIMITS[deck] + raised
        ]
        return self if self.barred.issuperset(over) else self._with(self.missing, self.barred.union(over))

    def _with(self, missing: int, barred: frozenset[int]) -> HuntBelief:
        return HuntBelief(self.rules, self.seat, self.memory.model, self.memory, missing, barred)

    def draw(self, view: Json, rng: Random) -> tuple[Pursuit, float]:
        """A position at the seam of this view, as likely as the model has it."""
        return complete(self.rules, self.seat, view, rng, self.memory, self.missing, self.barred), 1.0

    def places(self, view: Json) -> dict[str, dict[str, float]]:
        """Frodo's last location (HR-MAP-08), and in chapter 2 Gandalf's; see knowledge.places."""
        ids = self.rules.names.ids["space"]
        found = places(self.rules, view, self.memory, self.missing, self.barred)
        return {who: {ids[space]: there[space] for space in sorted(there)} for who, there in found.items()}
