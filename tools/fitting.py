"""What the fits of all games share: rows of positions, a logistic regression near to what players believe, a report.

A row is a position: the number of its game, who won, and the features. In each game each side strays from its bot with
a probability of its own, so that positions which good play avoids are known too. The fit starts from what players
believe and is held near to it, first over all positions, then apart for each regime. Of a feature that plainly helps
one side no weight may say otherwise. Every eighth game is kept out; the loss on those is printed.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any, Final

from thirdage.bots.search.logistic import BIGGEST, CONSTANT, chance
from thirdage.kernel import Rng

HELD_OUT: Final = 8
EPOCHS: Final = 8
LEAST: Final = 0.35
"""So much of a belief remains whatever the games say: what good players do alike no game can tell."""
DETAIL: Final = 20.0
"""So much dearer it is to differ from belief in a detail."""
FORESEEN: Final = 0.7
"""How much the next milestone counts against the end of the game."""
Row = tuple[int, float, list[float]]


@dataclass(frozen=True)
class Subject:
    """A game to be fitted: its features, what is believed of them, and where the weights go."""

    names: tuple[str, ...]
    good_for_first: frozenset[str]
    good_for_second: frozenset[str]
    belief: dict[str, float]
    regimes: tuple[str, ...]
    regime: Callable[[list[float]], str]
    file: Path
    penalty: float = 2.0
    """For each row, divided by the number of games: the rows of one game are not independent."""
    details: frozenset[str] = frozenset()
    """What no game is decided by: it is held nearer to belief, since games tell only what it goes together with."""
    completed: Callable[[list[float]], list[float]] = list
    """The features of a row of a file, which may leave out those that follow from the others."""
    own: float = 4.0
    """How much dearer it is for one regime to differ from the whole than for the whole to differ from belief."""
    rate: float = 0.15
    """How large the first steps of the fit are."""
    silent: frozenset[str] = frozenset()
    """Features that only tell positions apart: they have no weight."""
    milestone: str = ""
    """A feature that is 1 where a stretch of the game begins; with it, positions learn from the next such position too,
    as the first fit values it: what came of one stretch says more about it than how the game ended."""


def play(
    rows_of: Callable[[int, str], Iterable[list[float]]],
    path: str,
    games: str = "100",
    first: str = "0",
    bot: str = "rules",
) -> None:
    """Add the rows of some games to a file; all as the command line has it."""
    with gzip.open(path, "at") as out:
        for seed in range(int(first), int(first) + int(games)):
            for row in rows_of(seed, bot):
                out.write(json.dumps(row) + "\n")


def read(subject: Subject, paths: list[Path]) -> Iterator[Row]:
    """All rows of these files; the last line of a file that is being written may be broken."""
    count = len(subject.names)
    for path in paths:
        with gzip.open(path, "rt") as lines:
            try:
                for line in lines:
                    game, won, *features = json.loads(line)
                    complete = subject.completed(features)
                    yield int(game), won, complete + [0.0] * (count - len(complete))
            except (EOFError, json.JSONDecodeError):
                pass


def odds(weights: list[float], features: list[float]) -> float:
    """The logarithm of the odds; the constant stands last."""
    return weights[-1] + sum([w * x for w, x in zip(weights, features, strict=False)])


def loss(weights: list[float], rows: list[Row]) -> float:
    """The mean log loss; a row may also say by how much it was won, as a number between 0 and 1."""
    total = 0.0
    for _, won, features in rows:
        p = min(1 - 1e-6, max(1e-6, chance(odds(weights, features))))
        total -= won * log(p) + (1 - won) * log(1 - p)
    return total / max(1, len(rows))


def fitted(subject: Subject, rows: list[Row], belief: list[float], penalty: float, rng: Rng) -> list[float]:
    """Weights near to belief, by stochastic gradients with a rate of their own each (Adagrad), averaged at the end."""
    names, count = subject.names, len(subject.names) + 1
    penalty /= max(1, len({game for game, _, _ in rows}))
    penalties = [penalty * (DETAIL if name in subject.details else 1.0) for name in names]
    signs = [(name in subject.good_for_first) - (name in subject.good_for_second) for name in names]
    least = [LEAST * subject.belief.get(name, 0.0) for name in names]
    low = [x if sign > 0 else -BIGGEST for x, sign in zip(least, signs, strict=True)]
    high = [x if sign < 0 else BIGGEST for x, sign in zip(least, signs, strict=True)]
    for k, name in enumerate(names):
        if name in subject.silent:
            low[k] = high[k] = 0.0
    weights, squares, mean = list(belief), [1.0] * count, [0.0] * count
    averaged = 0
    for epoch in range(EPOCHS):
        for i in range(len(rows) - 1, 0, -1):
            j = rng.randrange(i + 1)
            rows[i], rows[j] = rows[j], rows[i]
        for _, won, features in rows:
            off = chance(odds(weights, features)) - won
            for k, x in enumerate(features):
                if x:
                    slope = off * x + penalties[k] * (weights[k] - belief[k])
                    squares[k] += slope * slope
                    weights[k] = min(high[k], max(low[k], weights[k] - subject.rate * slope / squares[k] ** 0.5))
            squares[-1] += off * off
            weights[-1] -= subject.rate * off / squares[-1] ** 0.5
        if epoch >= EPOCHS // 2:
            mean = [m + w for m, w in zip(mean, weights, strict=True)]
            averaged += 1
    return [m / averaged for m in mean]


def foreseen(subject: Subject, rows: list[Row], weights: list[float]) -> list[Row]:
    """The rows, told apart by their games, with what the next milestone is worth mixed into who won."""
    mark = subject.names.index(subject.milestone)
    out: list[Row] = []
    game: tuple[int, float] = (-1, 0.0)
    after = -1.0
    for number, won, features in reversed(rows):
        if (number, features[0]) != game:
            game, after = (number, features[0]), -1.0
        out.append((number, won if after < 0 else (1 - FORESEEN) * won + FORESEEN * after, features))
        if features[mark]:
            after = chance(odds(weights, features))
    return out


def fit(subject: Subject, paths: list[Path]) -> None:
    """Fit and write the weights of all regimes."""
    rows = list(read(subject, paths))
    out: dict[str, Any] = {"games": len({game for game, _, _ in rows}), "rows": len(rows), "weights": {}}
    belief = [subject.belief.get(name, 0.0) for name in subject.names] + [0.0]
    common = fitted(subject, [row for row in rows if row[0] % HELD_OUT], belief, subject.penalty, Rng(1))
    if subject.milestone:
        rows = foreseen(subject, rows, common)
        common = fitted(subject, [row for row in rows if row[0] % HELD_OUT], common, subject.penalty, Rng(1))
    for name in subject.regimes:
        mine = [row for row in rows if subject.regime(row[2]) == name]
        learn = [row for row in mine if row[0] % HELD_OUT]
        kept = [row for row in mine if row[0] % HELD_OUT == 0]
        weights = fitted(subject, learn, common, subject.own * subject.penalty, Rng(1)) if learn else common
        base = min(0.99, max(0.01, sum([won for _, won, _ in learn]) / max(1, len(learn))))
        flat = [0.0] * len(subject.names) + [log(base / (1 - base))]
        told = [f"{loss(w, r):.4f}" for w, r in ((flat, kept), (weights, learn), (weights, kept))]
        print(
            f"{name}: {len(mine)} rows, won {base:.3f}; "
            f"loss of the mean {told[0]}, kept out {told[2]}, learned {told[1]}"
        )
        out["weights"][name] = {n: round(w, 4) for n, w in zip((*subject.names, CONSTANT), weights, strict=True)}
    subject.file.write_text(json.dumps(out, indent=1) + "\n", "utf-8")
