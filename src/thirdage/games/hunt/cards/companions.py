"""Companion cards in the Ring-bearer's turn (HR-CPN-01, HR-CPN-06, HR-DAY-04).

Here: the lower half of Frodo's card, and the upper half of Samwise's. Those that cancel a token stand in
`encounter`, because they are answers there.
"""

from __future__ import annotations

from typing import Final

from thirdage.games.hunt.constants import FRODO
from thirdage.games.hunt.draws import gain_fellowship
from thirdage.games.hunt.effects import Effects
from thirdage.games.hunt.encounter import turn_down
from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import Flow, Reason

EFFECTS: Final[Effects] = Effects()


@EFFECTS.on("frodo", "may-lower")
def frodo_may_be_turned(at: Pursuit) -> Reason | None:
    """There must be a token to give up: one of his own, or one that he gains by it."""
    return None if at.available or at.pool else Reason("reason-hunt-no-token", "HR-CPN-06")


@EFFECTS.on("frodo", "lower")
def turn_frodo(at: Pursuit) -> Flow[None]:
    """HR-CPN-06: all tokens of the pool come to him, and one of his leaves the game for good."""
    turn_down(at, FRODO)
    gain_fellowship(at, at.pool)
    at.available -= 1
    at.tell("log-hunt-fellowship-lost", "HR-CPN-06")
    yield from ()


@EFFECTS.on("sam", "may-upper")
def sam_may_help(at: Pursuit) -> Reason | None:
    """HR-DAY-04: at night, before Frodo moves, for one Fellowship token."""
    if not at.night or at.moved or at.free_night_move:
        return Reason("reason-hunt-companion-not-now", "HR-DAY-04", {"companion": "sam"})
    return None if at.available else Reason("reason-hunt-no-token", "HR-FEL-03")


@EFFECTS.on("sam", "upper")
def sam_helps(at: Pursuit) -> Flow[None]:
    """HR-FEL-03, HR-NGT-06: this night's move costs no corruption; the token does not count as the one of the turn."""
    at.available -= 1
    at.pool += 1
    at.free_night_move = True
    yield from ()
