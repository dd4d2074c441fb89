"""The expansion Storm: two cards, one new effect, one step replaced. Base code does not know of it."""

from __future__ import annotations

from collections.abc import Callable

from thirdage.kernel import Bundle, Draws, Flow, chance

from .asks import ASK_TIDE, TIDE
from .facts import PLACES
from .model import Crossing


def storm_dice(base: Callable[[Crossing, int], int], at: Crossing, dice: int) -> int:
    """FD-STORM-1: in the storm everyone rolls one die fewer."""
    return base(at, dice) - 1


def flood(at: Crossing, seat: int) -> Flow[None]:
    """FD-STORM-2: the tide takes the scouts of one place, drawn by chance."""
    place = (yield chance(ASK_TIDE, Draws(TIDE, tuple(range(len(PLACES)))), "tide", "flood", at.seat(seat)))[0]
    at.supply += at.scouts[place]
    at.scouts = (*at.scouts[:place], 0, *at.scouts[place + 1 :])
    at.tell("log-ford-flood", "FD-STORM-2", place=PLACES[place])


STORM = Bundle(
    "storm",
    effects={"flood": flood},
    extends={"fight-dice": storm_dice},
    kinds=(ASK_TIDE,),
    rows={"cards": [("flood", "lore", "flood"), ("hail", "arms", "fight")]},
)
