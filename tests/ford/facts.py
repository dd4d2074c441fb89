"""The facts of the Ford: places in a ring, cards with their backs, scouts."""

from __future__ import annotations

from typing import Any, Final

from thirdage.kernel import Facts

PLACES: Final = ("reeds", "stones", "willow", "bank", "islet", "shallows")
CARDS: Final[list[tuple[str, str, str]]] = [
    ("blade", "arms", "fight"), ("spear", "arms", "fight"), ("bow", "arms", "fight"), ("axe", "arms", "fight"),
    ("lookout", "lore", "lookout"), ("omen", "lore", "omen"), ("muster", "lore", "muster"),
    ("spy", "lore", "spy"), ("levy", "lore", "levy"), ("bread", "lore", "bread"),
    ("mist", "lore", "react"), ("fog", "lore", "react"),
]  # fmt: skip
"""Id, back, and what it does: the name of an effect, "fight" (only in a fight) or "react" (only as a reaction)."""
SCOUTS: Final = 4
STRENGTH: Final = 2
ROUNDS: Final = 8
CROSSING: Final = 5
HAND_LIMIT: Final = 3


class FordFacts(Facts):
    """Frozen facts, referred to by small ints."""

    def __init__(self, cards: list[tuple[str, str, str]]) -> None:
        super().__init__(
            {"place": PLACES, "card": tuple([c[0] for c in cards]), "back": ("arms", "lore")},
            {"places": PLACES, "cards": cards, "scouts": SCOUTS, "strength": STRENGTH},
        )
        self.card_ids: tuple[str, ...] = tuple([c[0] for c in cards])
        self.backs: tuple[str, ...] = tuple([c[1] for c in cards])
        self.does: tuple[str, ...] = tuple([c[2] for c in cards])


def load(more: list[tuple[str, str, str]], pack: Any) -> FordFacts:
    """Our own cards, or those of a pack (a list of id, back, effect), and those of expansions."""
    cards = [(str(a), str(b), str(c)) for a, b, c in pack] if pack is not None else list(CARDS)
    return FordFacts(cards + more)
