"""The expansion Storm: two cards, one new effect, one step replaced. Base code does not know of it."""

from __future__ import annotations

from thirdage.kernel import Bundle, Draws, Flow, chance

from .asks import ASK_TIDE, TIDE
from .facts import PLACES
from .model import Crossing


def storm_dice(_at: Crossing, dice: int) -> int:
    """FD-STORM-1: in the storm everyone rolls one die fewer."""
    return dice - 1


def flood(at: Crossing, _seat: int) -> Flow[None]:
    """FD-STORM-2: the tide takes the scouts of one place, drawn by chance."""
    place = (yield chance(ASK_TIDE, Draws(TIDE, tuple(range(len(PLACES)))), "tide"))[0]
    at.supply += at.scouts[place]
    at.scouts = (*at.scouts[:place], 0, *at.scouts[place + 1 :])
    at.tell("log-flood", "FD-STORM-2", place=PLACES[place])


STORM = Bundle(effects={"flood": flood}, replaces={"fight-dice": storm_dice})
