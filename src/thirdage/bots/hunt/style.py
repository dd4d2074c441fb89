"""How rules of thumb weigh things in Hunt for the Ring, in points of corruption; tuned in games against each other.

`PLAIN` is the bot `rules`, by which all others are measured. `SHARP` plays the imagined matches of the search.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Style:
    """The weights of both roles."""

    # -- the Ringwraiths
    shared: float = 0.6
    """So much of a place is gone where another Nazgûl is as near."""
    cover: float = 1.5
    gather: float = 0.9
    """When he is found: of what a token brings, for being near enough to draw one."""
    bit: float = 0.5
    """What a perception is worth that tells a whole bit."""
    searched: float = 0.4
    """Likewise a search near where he may be."""
    ability: float = 0.5
    """What an information token is worth."""
    costs: float = 1.0
    """How dear dice are that could be used later in the day."""
    hunts: float = 1.0
    """What an encounter is worth beside the corruption of its tokens."""
    foresight: tuple[float, ...] = (1.0,)
    """How much it counts to be near where he will be in the next phase, in the one after it, and so on."""
    rests: float = 0.0
    """How likely he rests by night, as far as he is foreseen."""
    draws: float = 1.0
    """What a Sorcery card to be drawn is worth."""
    cards: float = 1.0
    """Sorcery cards that are played."""
    # -- the Ring-bearer
    wasted: float = 0.35
    """What an entry costs that brings him no nearer to an exit."""
    token: float = 1.4
    """What a token of the rescue costs."""
    night_move: float = 1.0
    next_door: float = 0.08
    """What a Nazgûl costs that will be near another time."""
    played: float = 0.28
    """A card that brings less is kept for a better moment."""
    sure: float = 0.8
    """They look first where he is likeliest, so that even a small likelihood counts."""
    crowd: float = 0.6
    """How likely each further Nazgûl comes to an encounter."""
    feared: float = 1.0
    """How much an encounter counts beside all else."""
    deeds: float = 0.5
    """What a move of Gandalf's way to a deed is worth."""


PLAIN: Final = Style()
SHARP: Final = Style(foresight=(0.4, 0.3, 0.2, 0.1), rests=0.6)
