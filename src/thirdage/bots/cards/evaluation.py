"""How likely a side wins the Card Game: a logistic regression on the features, fitted by tools/fit_cards.py.

Each scenario has weights of its own for three parts of the game: long before the last round, near to it, and in it.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from thirdage.bots.cards.features import NAMES, SCENARIOS, SPOKEN, SPOKEN_AS, vector
from thirdage.bots.search.logistic import Weights, chance, log_odds, read_weights
from thirdage.games.cards.constants import FREE_PEOPLES, SIDES
from thirdage.games.cards.model import Saga

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.json")
PARTS: Final = ("last", "late", "early")
REGIMES: Final = tuple([f"{scenario}-{part}" for scenario in SCENARIOS for part in PARTS])
LATE: Final = 3
"""So many rounds before the last one are late."""


def regime(features: list[float]) -> str:
    """Which weights count: by scenario and by how many rounds are left."""
    rounds = round(features[1] * 10)
    part = 0 if not rounds else 1 if rounds <= LATE else 2
    return REGIMES[int(features[0]) * len(PARTS) + part]


@lru_cache(maxsize=1)
def weights() -> dict[str, Weights]:
    """Our own weights."""
    return read_weights(WEIGHTS_FILE.read_text("utf-8"), REGIMES, NAMES)


def odds(features: list[float]) -> float:
    """The logarithm of the odds that the Free Peoples win."""
    return log_odds(weights()[regime(features)], features)


def contributions(saga: Saga) -> dict[str, float]:
    """What each feature adds to those odds, as an explanation calls them."""
    features = vector(saga)
    row, _ = weights()[regime(features)]
    out = dict.fromkeys(SPOKEN, 0.0)
    for name, w, x in zip(NAMES, row, features, strict=True):
        out[SPOKEN_AS[name]] += w * x
    return out


def win_probability(saga: Saga, side: int) -> float:
    """How likely a side wins, from 0 to 1."""
    if saga.outcome is not None:
        return float(saga.outcome.side == SIDES[side]) if saga.outcome.side is not None else 0.5
    free = chance(odds(vector(saga)))
    return free if side == FREE_PEOPLES else 1 - free
