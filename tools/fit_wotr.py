"""The weights of the evaluation of War of the Ring, from games that bots play against themselves.

    python tools/fit_wotr.py play FILE [games] [first seed] [bot]   # adds rows to FILE (a row is a JSON list, packed)
    python tools/fit_wotr.py fit FILE...                            # writes src/thirdage/bots/wotr/weights.json

A row is a position: the number of its game, who won, and the features. Positions are taken at the start of each turn
and now and then before an action. In each game each side strays from its bot with a probability of its own, so that
positions which good play avoids are known too. The fit is a logistic regression with a penalty for big weights, one for
the way to Mordor and one for the Mordor track. Of a feature that plainly helps one side no weight may say otherwise: a
few hundred games are too few to find that out again. Every eighth game is kept out, and the loss on those is printed.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator
from math import exp, log
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from thirdage.bots.playing import new_match, seated_bots  # noqa: E402
from thirdage.bots.wotr.evaluation import BIGGEST, REGIMES, WEIGHTS_FILE, regime  # noqa: E402
from thirdage.bots.wotr.features import GOOD_FOR_FREE_PEOPLES, GOOD_FOR_SHADOW, NAMES, vector  # noqa: E402
from thirdage.games.wotr.game import WOTR  # noqa: E402
from thirdage.games.wotr.model import War  # noqa: E402
from thirdage.kernel import Rng  # noqa: E402

STRAYING: Final = (0, 0, 2, 5, 12)
"""In per cent of the answers; drawn for each side of each game."""
TAKEN: Final = 12
"""Of the asks within a turn, one in so many gives a row."""
LONGEST: Final = 40
HELD_OUT: Final = 8
EPOCHS: Final = 14
PENALTY: Final = 0.5
"""For each row, divided by the number of games: the rows of one game are not independent."""
RATE: Final = 0.15
Row = tuple[int, float, list[float]]


def rows_of(seed: int, bot: str) -> Iterator[list[float]]:
    """The rows of one game."""
    match = new_match(WOTR, {}, seed)
    bots, rng = seated_bots(match, seed, (bot,)), Rng(seed ^ 0x5EED << 32)
    straying = {seat: STRAYING[rng.randrange(len(STRAYING))] for seat in match.seats}
    taken: list[list[float]] = []
    turn = 0
    while match.asks:
        ask, war = match.asks[0], match.position
        assert isinstance(war, War)
        if war.turn > LONGEST:
            return
        if war.battle is None and (war.turn != turn or rng.randrange(TAKEN) == 0):
            taken.append(vector(war))
            turn = war.turn
        stray = rng.randrange(100) < straying[ask.seat]
        match.answer(ask.options.sample(rng) if stray else bots.choose(ask), ask.seat, ask.index)
    assert match.outcome is not None
    won = float(match.outcome.side == "free-peoples")
    for row in taken:
        yield [seed, won, *[round(x, 4) for x in row]]


def play(path: Path, games: int, first: int, bot: str) -> None:
    """Add the rows of some games to a file."""
    with gzip.open(path, "at") as out:
        for seed in range(first, first + games):
            for row in rows_of(seed, bot):
                out.write(json.dumps(row) + "\n")


def read(paths: list[Path]) -> Iterator[Row]:
    """All rows of these files; the last line of a file that is being written may be broken."""
    for path in paths:
        with gzip.open(path, "rt") as lines:
            try:
                for line in lines:
                    game, won, *features = json.loads(line)
                    if len(features) == len(NAMES):
                        yield int(game), won, features
            except EOFError:
                pass


def chance(weights: list[float], features: list[float]) -> float:
    """The win probability that these weights give."""
    z = weights[-1] + sum([w * x for w, x in zip(weights, features, strict=False)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, z))))


def loss(weights: list[float], rows: list[Row]) -> float:
    """The mean log loss."""
    total = 0.0
    for _, won, features in rows:
        p = min(1 - 1e-6, max(1e-6, chance(weights, features)))
        total -= log(p) if won else log(1 - p)
    return total / max(1, len(rows))


def fitted(rows: list[Row], rng: Rng) -> list[float]:
    """Weights by stochastic gradients with a rate of their own each (Adagrad), averaged over the last epochs."""
    count = len(NAMES) + 1
    penalty = PENALTY / max(1, len({game for game, _, _ in rows}))
    low = [0.0 if name in GOOD_FOR_FREE_PEOPLES else -BIGGEST for name in NAMES]
    high = [0.0 if name in GOOD_FOR_SHADOW else BIGGEST for name in NAMES]
    weights, squares, mean = [0.0] * count, [1e-2] * count, [0.0] * count
    averaged = 0
    for epoch in range(EPOCHS):
        for i in range(len(rows) - 1, 0, -1):
            j = rng.randrange(i + 1)
            rows[i], rows[j] = rows[j], rows[i]
        for _, won, features in rows:
            off = chance(weights, features) - won
            for k, x in enumerate(features):
                if x:
                    slope = off * x + penalty * weights[k]
                    squares[k] += slope * slope
                    weights[k] = min(high[k], max(low[k], weights[k] - RATE * slope / squares[k] ** 0.5))
            squares[-1] += off * off
            weights[-1] -= RATE * off / squares[-1] ** 0.5
        if epoch >= EPOCHS // 2:
            mean = [m + w for m, w in zip(mean, weights, strict=True)]
            averaged += 1
    return [m / averaged for m in mean]


def fit(paths: list[Path]) -> None:
    """Fit and write the weights of all regimes."""
    rows = list(read(paths))
    out: dict[str, Any] = {"games": len({game for game, _, _ in rows}), "rows": len(rows), "weights": {}}
    for name in REGIMES:
        mine = [row for row in rows if regime(row[2]) == name]
        learn = [row for row in mine if row[0] % HELD_OUT]
        kept = [row for row in mine if row[0] % HELD_OUT == 0]
        weights = fitted(learn, Rng(1))
        base = sum([won for _, won, _ in learn]) / max(1, len(learn))
        flat = [0.0] * len(NAMES) + [log(base / (1 - base))]
        told = [f"{loss(w, r):.4f}" for w, r in ((flat, kept), (weights, learn), (weights, kept))]
        print(
            f"{name}: {len(mine)} rows, won {base:.3f}; "
            f"loss of the mean {told[0]}, kept out {told[2]}, learned {told[1]}"
        )
        out["weights"][name] = {n: round(w, 4) for n, w in zip((*NAMES, "constant"), weights, strict=True)}
    WEIGHTS_FILE.write_text(json.dumps(out, indent=1) + "\n", "utf-8")


def main(arguments: list[str]) -> None:
    """Play or fit."""
    if arguments[0] == "play":
        games, first, bot = [*arguments[2:5], *("100", "0", "rules")[len(arguments) - 2 :]]
        play(Path(arguments[1]), int(games), int(first), bot)
    else:
        fit([Path(path) for path in arguments[1:]])


if __name__ == "__main__":
    main(sys.argv[1:])
