"""Decks of which nobody, not even the engine, knows the next card.

A deck is its known top cards in order, an unordered rest and its known bottom cards, each known card with the
mask of the seats that know it. A card of the rest is decided only when somebody draws or looks at it.
"""

from __future__ import annotations

from .asks import EVERYONE, AskKind, Flow, chance
from .chance import Draws
from .messages import Json
from .position import Position
from .reader import Reader

Known = tuple[tuple[int, int], ...]


class Deck:
    """An immutable deck. Cards are indexes into a facts table; the rest is kept sorted."""

    __slots__ = ("bottom", "rest", "top")

    def __init__(self, rest: tuple[int, ...] = (), top: Known = (), bottom: Known = ()) -> None:
        if not rest and bottom:
            top, bottom = top + bottom, ()
        self.rest = rest
        self.top = top
        self.bottom = bottom

    def __len__(self) -> int:
        return len(self.top) + len(self.rest) + len(self.bottom)

    def cards(self) -> list[int]:
        """All cards in it, in no order that means anything."""
        return [c for c, _ in self.top] + list(self.rest) + [c for c, _ in self.bottom]

    def without(self, card: int) -> Deck:
        """The deck less one card of the rest."""
        at = self.rest.index(card)
        return Deck(self.rest[:at] + self.rest[at + 1 :], self.top, self.bottom)

    def put_on_top(self, cards: Known) -> Deck:
        """These cards on top, the first uppermost."""
        return Deck(self.rest, cards + self.top, self.bottom)

    def put_at_bottom(self, cards: Known) -> Deck:
        """These cards under the deck, the last lowest."""
        return Deck(self.rest, self.top, self.bottom + cards)

    def shuffled(self, more: tuple[int, ...] = ()) -> Deck:
        """Everything, with these cards too, turned into an unordered rest."""
        return Deck(tuple(sorted([*self.cards(), *more])))

    def shown(self, bit: int, ids: tuple[str, ...]) -> Json:
        """What the seat of this bit may see: its size, and the cards it knows at the top and the bottom."""
        return {
            "size": len(self),
            "top": [ids[card] if knowers & bit else None for card, knowers in self.top],
            "bottom": [ids[card] if knowers & bit else None for card, knowers in self.bottom],
        }

    def written(self, ids: tuple[str, ...]) -> Json:
        """The whole deck as JSON, for written positions and hashes."""
        return {
            "top": [[ids[card], knowers] for card, knowers in self.top],
            "rest": [ids[card] for card in self.rest],
            "bottom": [[ids[card], knowers] for card, knowers in self.bottom],
        }


def read_deck(written: Reader, table: str = "card") -> Deck:
    """The deck of its written form; parts not mentioned are empty."""
    written.only("top", "rest", "bottom")
    rest = tuple(sorted(written["rest"].ids(table)))
    return Deck(rest, written["top"].known(table), written["bottom"].known(table))


def look(
    position: Position,
    deck: Deck,
    n: int,
    kind: AskKind,
    purpose: str,
    cause: str,
    seat: str,
    to: int,
    about: Json | None = None,
) -> Flow[Deck]:
    """The seats of a mask look at the top n cards, which stay known to them. Unknown ones are drawn by chance.

    `cause`, `seat` and `about` are told with that, see `chance`.
    """
    for at in range(min(n, len(deck))):
        if at < len(deck.top):
            card, knowers = deck.top[at]
            if to & ~knowers:
                position.reveal()
            deck = Deck(deck.rest, (*deck.top[:at], (card, knowers | to), *deck.top[at + 1 :]), deck.bottom)
        else:
            outcomes = Draws(next(iter(kind.forms.values())), deck.rest)
            card = (yield chance(kind, outcomes, purpose, cause, seat, to, about))[0]
            rest = deck.without(card)
            deck = Deck(rest.rest, (*deck.top, (card, to)), deck.bottom)
    return deck


def draw(
    position: Position,
    deck: Deck,
    kind: AskKind,
    purpose: str,
    cause: str,
    seat: str,
    to: int = EVERYONE,
    about: Json | None = None,
) -> Flow[tuple[int, int, Deck]]:
    """Draw the top card: the card, the seats that know it now, and the deck that is left."""
    deck = yield from look(position, deck, 1, kind, purpose, cause, seat, to, about)
    card, knowers = deck.top[0]
    return card, knowers, Deck(deck.rest, deck.top[1:], deck.bottom)
