"""Random players with a character, for the soak.

Uniform play is always the same muddle: it rarely rushes, rarely only passes, rarely saves its cards. A swarm player
draws, for each game anew, how much it likes each kind of answer to each kind of ask; so one game does nothing but
strike and another never strikes at all, and together they reach what uniform play does not. Each also draws its
patience: when that is at an end it takes to the answers that the game itself says make something happen, so that
no two players dawdle for ever.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from thirdage.bots.eyes import Eyes
from thirdage.bots.hints import hints_of
from thirdage.kernel import Ask, Option, Rng

LIKINGS: Final = (0, 0, 1, 1, 4, 16, 64)
"""The weights a kind of answer may get; 0: only if nothing else is on offer."""
PATIENCE: Final = (0, 0, 25, 50, 100, 200)
"""After how many answers of its own a player follows the hints of the game."""


class SwarmBot:
    """Chooses the kind of answer by this game's weights, and among those of the kind at random."""

    def __init__(self, rng: Rng) -> None:
        self._character = rng.randrange(1 << 32)
        self._patience = PATIENCE[rng.randrange(len(PATIENCE))]
        self._weights: dict[tuple[str, str], int] = {}

    def choose(self, eyes: Eyes, ask: Ask, rng: Rng) -> Option:
        """A parametric choice has one kind of answer only, and is drawn by the options themselves."""
        self._patience -= 1
        if ask.options.parametric:
            return ask.options.sample(rng)
        by_kind: dict[str, list[Option]] = {}
        for option in ask.options:
            by_kind.setdefault(option.kind, []).append(option)
        kinds = list(by_kind)
        weights = [self._weight(eyes.game, ask.kind, kind) for kind in kinds]
        if not any(weights):
            weights = [1] * len(kinds)
        number = rng.randrange(sum(weights))
        for kind, weight in zip(kinds, weights, strict=True):
            number -= weight
            if number < 0:
                return by_kind[kind][rng.randrange(len(by_kind[kind]))]
        raise AssertionError("the weights add up")

    def _weight(self, game: str, ask: str, kind: str) -> int:
        key = (ask, kind)
        if key not in self._weights:
            # Not drawn one after the other, so that the character does not depend on what is met first.
            self._weights[key] = LIKINGS[crc32(f"{self._character}:{ask}:{kind}".encode()) % len(LIKINGS)]
        weight = self._weights[key]
        if self._patience >= 0:
            return weight
        likes = hints_of(game).likes
        liked = likes.get(f"{ask}:{kind}", likes.get(kind, 0))
        return max(weight, 1) * liked if liked else weight
