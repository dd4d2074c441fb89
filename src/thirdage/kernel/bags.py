"""Bags of tokens or tiles that are drawn by chance, and whose contents some seats may not know."""

from __future__ import annotations

from .asks import EVERYONE, AskKind, Flow, chance
from .chance import Draws
from .messages import Json
from .position import Position


class Bag:
    """An immutable bag. Items are indexes into a facts table, kept sorted; `knowers` is the mask of who knows them all.

    Everybody sees how many there are. Whoever does not see what is drawn or put back no longer knows what is left.
    """

    __slots__ = ("items", "knowers")

    def __init__(self, items: tuple[int, ...] = (), knowers: int = EVERYONE) -> None:
        self.items = tuple(sorted(items))
        self.knowers = knowers if items else EVERYONE

    def __len__(self) -> int:
        return len(self.items)

    def with_items(self, items: tuple[int, ...], to: int = EVERYONE) -> Bag:
        """The bag with more in it, put there before the eyes of these seats."""
        return Bag((*self.items, *items), self.knowers & to)

    def without(self, item: int, to: int = EVERYONE) -> Bag:
        """The bag less one item, taken before the eyes of these seats."""
        at = self.items.index(item)
        return Bag(self.items[:at] + self.items[at + 1 :], self.knowers & to)

    def shown(self, bit: int, ids: tuple[str, ...]) -> Json:
        """What the seat of this bit may see: how many, and which if it knows."""
        known = bool(self.knowers & bit)
        return {"size": len(self.items), "items": [ids[item] for item in self.items] if known else None}

    def written(self, ids: tuple[str, ...]) -> Json:
        """The whole bag as JSON, for written positions and hashes."""
        return {"items": [ids[item] for item in self.items], "knowers": self.knowers}


def look_into(position: Position, bag: Bag, to: int) -> Bag:
    """The seats of a mask look at all that is in a bag."""
    if to & ~bag.knowers:
        position.reveal()
    return Bag(bag.items, bag.knowers | to)


def draw_from(
    bag: Bag, kind: AskKind, purpose: str, cause: str, seat: str, to: int = EVERYONE, about: Json | None = None
) -> Flow[tuple[int, Bag]]:
    """Draw an item by chance, seen by the seats of a mask: the item and the bag that is left."""
    outcomes = Draws(next(iter(kind.forms.values())), bag.items)
    item: int = (yield chance(kind, outcomes, purpose, cause, seat, to, about))[0]
    return item, bag.without(item, to)
