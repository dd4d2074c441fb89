"""What a seat of the Card Game knows, by the small ints of the facts: the view without its words.

It is made like the view, from what the seat may see: what lies open on the table, the seat's own face-down cards, and
of everybody else's only how many there are. Lists are copied, so that it stays as it was when the position goes on.
"""

from __future__ import annotations

from thirdage.kernel import Deck

from .constants import DECK, NOWHERE, RESERVE
from .model import Saga

Cards = tuple[int, ...]
_NO_DECK = Deck()


class Glance:
    """The open table as a position, and for each player what this seat knows of his face-down cards."""

    __slots__ = ("cycled", "decks", "hands", "held", "own", "table")

    def __init__(self, saga: Saga, seat: str) -> None:
        players = range(len(saga.facts.players))
        bit = saga.rules.bit(seat)
        self.own: list[bool] = [bool(saga.bit(p) & bit) for p in players]
        """Whose face-down cards this seat sees."""
        self.table = open_table(saga)
        # How many cards each player holds, has cycled, and has in his deck.
        self.held: list[int] = [len(hand) for hand in saga.hands]
        self.cycled: list[int] = [len(pile) for pile in saga.cycles]
        self.decks: list[int] = [len(deck) for deck in saga.decks]
        self.hands: list[Cards] = [saga.hands[p] if self.own[p] else () for p in players]


def open_table(saga: Saga) -> Saga:
    """A position in which every card that lies face down is in its deck, and of no deck anything is known."""
    out = saga.copy()
    out.where = [zone if zone >= RESERVE or zone == NOWHERE else DECK for zone in saga.where]
    out.decks = [_NO_DECK] * len(saga.decks)
    out.hands = [()] * len(saga.hands)
    out.cycles = [()] * len(saga.cycles)
    out.traces = []
    return out
