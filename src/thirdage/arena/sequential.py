"""Is a share above a bar? An interval that may be looked at after every game.

The interval is a confidence sequence: with the stated probability it holds the true mean at every moment at once, so
that one may stop as soon as it is clear of a bar. For each mean m that could be true a gambler bets on the results at
odds that are fair if m is true; the stakes are spread over means q that could be true instead, the more the nearer
they lie to m. His fortune

    average over q of  product over results x of  1 + (q - m) / (m (1 - m)) * (x - m)

is 1 in the mean as long as m is true, and so reaches 20 with a probability of at most 1/20 (Ville's inequality). The
interval holds all m at which it has not. Results may be anything from 0 to 1 (a pair of mirrored games: 0, a half, 1).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

LEVEL: Final = 0.95
STEPS: Final = 20
FARTHER: Final = 1.25
STAKES: Final = tuple([FARTHER**-step for step in range(STEPS)])
"""How far the alternatives lie on the way from the mean to an end of the scale: each a little farther than the next."""
HALVINGS: Final = 30
Counts = Mapping[float, int]
"""How often each result came: nothing else matters."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A share and the bounds of where the true one lies."""

    share: float
    low: float
    high: float


def fortune(counts: Counts, mean: float) -> float:
    """The logarithm of what a gambler holds who began with 1 and bet against this mean."""
    stakes = [part / mean for part in STAKES] + [-part / (1 - mean) for part in STAKES]
    gains = [sum([count * _log1p(stake * (x - mean)) for x, count in counts.items()]) for stake in stakes]
    top = max(gains)
    return top + math.log(sum([math.exp(gain - top) for gain in gains]) / len(gains))


def _log1p(gain: float) -> float:
    """The logarithm of what is left after a gain or a loss; all may be lost."""
    return math.log1p(gain) if gain > -1 + 1e-12 else -1e300


def interval(counts: Counts, level: float = LEVEL) -> Interval:
    """The interval after these results."""
    total = sum(counts.values())
    if not total:
        return Interval(0.5, 0.0, 1.0)
    share = sum([result * count for result, count in counts.items()]) / total
    enough = -math.log(1 - level)

    def bound(inside: float, outside: float) -> float:
        """Where the fortune reaches what is enough, between the share and an end of the scale."""
        if fortune(counts, _open(outside)) < enough:
            return outside
        for _ in range(HALVINGS):
            middle = (inside + outside) / 2
            if fortune(counts, _open(middle)) < enough:
                inside = middle
            else:
                outside = middle
        return outside

    return Interval(share, bound(share, 0.0), bound(share, 1.0))


def clear_of(counts: Counts, bar: float, level: float = LEVEL) -> bool:
    """Whether the bar is outside the interval."""
    return bool(counts) and fortune(counts, _open(bar)) >= -math.log(1 - level)


def _open(mean: float) -> float:
    """Within the open scale: against 0 and 1 nobody can bet."""
    return min(1 - 1e-9, max(1e-9, mean))


def counted(results: Iterable[float]) -> dict[float, int]:
    """The counts of some results."""
    counts: dict[float, int] = {}
    for result in results:
        counts[result] = counts.get(result, 0) + 1
    return counts
