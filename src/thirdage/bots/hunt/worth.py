"""What dice, Sorcery and Ally cards are worth to whoever holds them, in points of corruption."""

from __future__ import annotations

from typing import Final

from thirdage.games.hunt.constants import RING, SHADOW, SORCERY, SWORD
from thirdage.games.hunt.facts import Card
from thirdage.games.hunt.model import Pursuit

OPS: Final[dict[str, float]] = {
    "eye_card": 1.3, "add_token": 0.7, "corruption": 1.0, "lose_fellowship": 0.6, "leader": 1.6, "hunt": 0.7,
    "perception": 0.5, "search": 0.3, "step": 0.25, "reveal_information": 0.4, "draw_sorcery": 0.3,
    "remove_ally": 0.1, "ride_to_dark": 0.05, "reroll_die": 0.2, "discard_sorcery": 0.4,
    "move_frodo": 0.9, "gain_fellowship": 0.35, "draw_ally": 0.35, "place_ally": 0.3, "move_ally": 0.1,
    "move_nazgul": 0.35, "companion": 1.0, "discard_die": 0.5, "shield": 0.3, "slow": 0.3, "hold": 0.4,
    "cancel": 0.8, "gandalf_move": 0.2, "new_journey": 0.5,
}  # fmt: skip
"""By what a card does, each time that it does it."""
DIE: Final = {RING: 0.25, SWORD: 0.5, SORCERY: 0.25, SHADOW: 0.6}
"""What the face of a die is worth to the Ringwraiths."""
MOST: Final = 3
"""What is done more often counts no more."""


def of_half(at: Pursuit, card: Card, half: int, hand: bool = False) -> float:
    """What one of the effects of a card is worth; in the `hand` of the Ring-bearer, discarding is a loss."""
    worth = 0.0
    for op in card.options[half]["ops"]:
        name, times = op["op"], min(MOST, int(op.get("n", 1)))
        if name == "discard_ally":
            worth += -0.3 if hand else 0.4
        elif name == "leader" and at.chief >= 0:
            continue
        else:
            worth += OPS.get(name, 0.2) * (1 if name in ("corruption", "hunt") else times**0.7)
    return worth


def of_card(at: Pursuit, card: int, hand: bool = False) -> float:
    """What it is worth to hold: its better half that can be played in a chapter to come."""
    row = at.facts.cards[card]
    halves = [h for h, option in enumerate(row.options) if at.chapter in option.get("chapters", (1, 2))]
    return max([of_half(at, row, half, hand) for half in halves], default=0.1)


def mean_token(at: Pursuit) -> float:
    """What a token of the Hunt pool raises corruption by, in the mean."""
    if not at.hunt_pool:
        return 1.0
    eye = 1 + at.eyes_beside
    return sum([at.facts.tokens[token].value or eye for token in at.hunt_pool]) / len(at.hunt_pool)
