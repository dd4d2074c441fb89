"""A logistic evaluation: weights for named features, in a file that tools/fitting.py makes.

What matters changes in the course of a game, so there may be several *regimes*, each with weights of its own.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from math import exp, log
from typing import Final

BIGGEST: Final = 50.0
"""No sound fit gives a weight beyond this."""
CONSTANT: Final = "constant"
"""The weight that belongs to no feature."""

Weights = tuple[tuple[float, ...], float]


class BadWeights(ValueError):
    """The file of weights does not fit the features."""


def read_weights(text: str, regimes: Collection[str], names: tuple[str, ...]) -> dict[str, Weights]:
    """The weights of their JSON form; refuses a file that does not name every feature exactly once."""
    data = json.loads(text)["weights"]
    out: dict[str, Weights] = {}
    for name in regimes:
        row: dict[str, float] = data.get(name, {})
        if row.keys() != {*names, CONSTANT}:
            raise BadWeights(f"{name}: not the features we know: {sorted(row.keys() ^ {*names, CONSTANT})}")
        if not all(abs(weight) <= BIGGEST for weight in row.values()):
            raise BadWeights(f"{name}: a weight is beyond all bounds")
        out[name] = tuple([float(row[n]) for n in names]), float(row[CONSTANT])
    return out


def log_odds(weights: Weights, features: list[float]) -> float:
    """The logarithm of the odds that these weights give."""
    row, constant = weights
    return constant + sum([w * x for w, x in zip(row, features, strict=True)], 0.0)


def chance(odds: float) -> float:
    """The probability of a logarithm of odds."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def odds_of(probability: float) -> float:
    """The logarithm of the odds of a probability."""
    sure = 1e-9
    probability = max(sure, min(1 - sure, probability))
    return log(probability / (1 - probability))
