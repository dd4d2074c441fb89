"""What the position holds that is more than a number: a battle, and a card with those who know it."""

from __future__ import annotations

from typing import Any, NamedTuple

from .forces import Picks

Held = tuple[int, int]
"""A card and the mask of the seats that know it."""


class Given(NamedTuple):
    """WR-MP-06: cards of a deck that a player has given to his team-mate, as the giver knows of them.

    So many of those that the other holds may be one of them, and so many of those that he has put away unseen.
    """

    giver: int
    deck: int
    cards: tuple[int, ...]
    held: int
    put_away: int


BATTLE_PARTS = (
    "attacker", "attackers", "by_card", "extra", "kind", "laid", "must_press", "number", "origin", "place", "rounds",
)  # fmt: skip
"""The fields of a battle, by name."""


class Battle:
    """A battle between seams, immutable: `replaced` makes the next state of it.

    `place` is the embattled region, `origin` where the attackers stand (the same in an assault or a sortie).
    `attackers` are the figures taking part; the rest of their force is the rearguard. The defenders are the whole
    force of the other side at the place: inside the stronghold in an assault, else in the field. `laid` holds the
    combat cards of the round as (side, card); between their laying and their revelation only the owner knows them.
    """

    __slots__ = BATTLE_PARTS

    def __init__(
        self, kind: str, attacker: int, origin: int, place: int, attackers: Picks, number: int = 1, rounds: int = 1,
        by_card: int = -1, must_press: bool = False, extra: tuple[Any, ...] = (),
        laid: tuple[tuple[int, int], ...] = (),
    ) -> None:  # fmt: skip
        self.kind = kind
        self.attacker = attacker
        self.origin = origin
        self.place = place
        self.attackers = attackers
        self.number = number
        self.rounds = rounds
        self.by_card = by_card
        self.must_press = must_press
        self.extra = extra
        self.laid = laid

    def replaced(self, **changes: Any) -> Battle:
        """The same battle with these changes."""
        values = {name: getattr(self, name) for name in BATTLE_PARTS}
        values.update(changes)
        return Battle(**values)
