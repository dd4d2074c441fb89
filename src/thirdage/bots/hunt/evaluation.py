"""How likely the Ring-bearer wins the hunt: a logistic regression on the features, fitted by tools/fit_hunt.py.

Each chapter has weights of its own.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from thirdage.bots.hunt.features import NAMES, SILENT, SPOKEN, SPOKEN_AS, vector
from thirdage.bots.hunt.guess import Guess
from thirdage.bots.search.logistic import Weights, chance, log_odds, read_weights
from thirdage.games.hunt.constants import RING_BEARER
from thirdage.games.hunt.model import Pursuit

WEIGHTS_FILE: Final = Path(__file__).with_name("weights.json")
REGIMES: Final = ("first", "second")


def regime(features: list[float]) -> str:
    """Which weights count: by chapter."""
    return REGIMES[int(features[0])]


@lru_cache(maxsize=1)
def weights() -> dict[str, Weights]:
    """Our own weights."""
    return read_weights(WEIGHTS_FILE.read_text("utf-8"), REGIMES, NAMES)


def odds(features: list[float]) -> float:
    """The logarithm of the odds that the Ring-bearer wins."""
    return log_odds(weights()[regime(features)], features)


def contributions(at: Pursuit, guess: Guess) -> dict[str, float]:
    """What each group of features adds to those odds, as an explanation calls them."""
    features = vector(at, guess)
    row, _ = weights()[regime(features)]
    out = dict.fromkeys(SPOKEN, 0.0)
    for name, w, x in zip(NAMES, row, features, strict=True):
        if name not in SILENT:
            out[SPOKEN_AS[name]] += w * x
    return out


def win_probability(at: Pursuit, guess: Guess) -> float:
    """How likely the Ring-bearer wins, from 0 to 1, while the hunt is on."""
    return chance(odds(vector(at, guess)))


def won_by(at: Pursuit, side: str) -> float:
    """Of a hunt that is over: whether a side has won it."""
    assert at.outcome is not None
    return float(at.outcome.side == side) if at.outcome.side is not None else 0.5


def for_side(bearer: float, side: str) -> float:
    """A chance of the Ring-bearer's as that of a side."""
    return bearer if side == RING_BEARER else 1 - bearer
