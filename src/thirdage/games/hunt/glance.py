"""What a seat knows, by the small ints of the facts: the view without its words, the quickest form for a program.

It is a copy of the position from which all is gone that the seat may not see (HR-SEC-01, HR-SEC-02); of that only the
numbers are told which everyone sees.
"""

from __future__ import annotations

from thirdage.kernel import Deck

from .constants import NOTHING, NOWHERE
from .model import Pursuit

_NO_DECK = Deck()
HIDDEN = -1
"""A card of a pile that this seat does not know."""


class Glance:
    """The table as a seat sees it, and how much there is of what it does not see."""

    __slots__ = ("ally_deck", "bearer", "gandalf_entries", "hand", "hands", "kept", "table")

    def __init__(self, at: Pursuit, seat: str) -> None:
        bit = at.rules.bit(seat)
        self.bearer: bool = seat == at.ring_bearer
        self.kept: int = len(at.held) + len(at.turned)
        """Information tokens of the Ring-bearer that have not come to light."""
        self.hand: int = len(at.ally_hand)
        self.hands: list[int] = [len(hand) for hand in at.sorcery_hands]
        self.ally_deck: int = len(at.ally_deck)
        self.gandalf_entries: int = len(at.gandalf)
        table = at.copy()
        table.ally_deck = table.sorcery_deck = _NO_DECK
        table.sorcery_hands = [
            hand if at.wraith_bit(wraith) & bit else () for wraith, hand in enumerate(at.sorcery_hands)
        ]
        table.ally_discards = _known(at.ally_discards, bit)
        table.sorcery_discards = _known(at.sorcery_discards, bit)
        table.shared_sorcery = tuple([row for row in at.shared_sorcery if row[1] & bit])
        if not self.bearer:
            table.start = NOWHERE
            table.entries = table.ally_hand = table.held = table.turned = ()
            table.journey = NOTHING
            table.journeys_left = table.deeds = table.deeds_left = ()
            table.gandalf = (at.gandalf_last,) if at.gandalf_shown else ()
        self.table = table


def _known(pile: tuple[tuple[int, int], ...], bit: int) -> tuple[tuple[int, int], ...]:
    return tuple([(card if knowers & bit else HIDDEN, knowers) for card, knowers in pile])
