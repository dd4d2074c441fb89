"""The weights of the evaluation of War of the Ring, from games that bots play against themselves.

    python tools/fit_wotr.py play FILE [games] [first seed] [bot]   # adds rows to FILE (a row is a JSON list, packed)
    python tools/fit_wotr.py fit FILE...                            # writes src/thirdage/bots/wotr/weights.json

A row is a position: the number of its game, who won, and the features. Positions are taken at the start of each turn
and now and then before an action. In each game each side strays from its bot with a probability of its own, so that
positions which good play avoids are known too. The fit is a logistic regression that starts from what players believe
(BELIEF) and is held near to it, first over all positions, then apart for the way to Mordor and for the Mordor track. Of
a feature that plainly helps one side no weight may say otherwise. Every eighth game is kept out; the loss on those is
printed.
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
EPOCHS: Final = 8
PENALTY: Final = 2.0
"""For each row, divided by the number of games: the rows of one game are not independent."""
RATE: Final = 0.15
LEAST: Final = 0.35
"""So much of a belief remains whatever the games say: what good players do alike (bring Saruman) no game can tell."""
OWN: Final = 4.0
"""How much dearer it is for one part of the war to differ from the whole than for the whole to differ from belief."""
BELIEF: Final = {
    "corruption": -1.5, "corruption-high": -1.5, "corruption-grave": -1.5, "way-left": -1.5, "way-short": 0.3,
    "hidden": 0.3, "companions": 0.3, "companion-levels": 0.7, "guide-level": 0.2, "strider-along": 0.15,
    "gandalf-guides": 0.05, "tile-damage": -0.5, "tile-reveals": -0.2, "tile-stops": -0.4, "free-tiles": 0.6,
    "shadow-tiles": -0.8, "doom": -0.8, "doom-alone": -0.8, "watched": -0.3, "hunt-box": -0.2,
    "hunt-box-free": -0.1, "mordor-steps": 1.5, "mordor-moved": 0.3, "free-pool": 0.8, "shadow-pool": -0.9,
    "free-dice": 0.9, "shadow-dice": -1.0, "free-character-dice": 0.3, "free-rings": 0.6, "shadow-rings": -0.3,
    "shadow-points": -2.5, "shadow-points-late": -2.0, "free-points": 2.0, "shadow-hopes": -0.5,
    "shadow-best-hope": -0.05, "free-hopes": 0.2, "free-best-hope": 0.05, "sieges": -0.1, "free-might": 0.8,
    "shadow-might": -0.8, "free-might-at-war": 0.4, "shadow-might-at-war": -0.4, "biggest-host": -0.2,
    "free-steps": -0.6, "sauron-at-war": -0.3, "isengard-at-war": -0.3, "southrons-at-war": -0.2,
    "gandalf-the-white": 0.3, "aragorn": 0.3, "saruman": -0.2, "witch-king": -0.3, "mouth-of-sauron": -0.1,
    "minions-lost": 0.3, "nazgul": -0.3, "free-hand": 0.3, "shadow-hand": -0.4, "shadow-character-hand": -0.1,
    "free-table": 0.6, "shadow-table": -0.5, "gandalf-returns": 0.15, "heir": 0.1,
}  # fmt: skip
"""What a player of some experience would say, as weights; games may teach us better, and few games only a little."""
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
                    yield int(game), won, features + [0.0] * (len(NAMES) - len(features))
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


def fitted(rows: list[Row], belief: list[float], penalty: float, rng: Rng) -> list[float]:
    """Weights near to belief, by stochastic gradients with a rate of their own each (Adagrad), averaged at the end."""
    count = len(NAMES) + 1
    penalty /= max(1, len({game for game, _, _ in rows}))
    signs = [(name in GOOD_FOR_FREE_PEOPLES) - (name in GOOD_FOR_SHADOW) for name in NAMES]
    least = [LEAST * BELIEF.get(name, 0.0) for name in NAMES]
    low = [x if sign > 0 else -BIGGEST for x, sign in zip(least, signs, strict=True)]
    high = [x if sign < 0 else BIGGEST for x, sign in zip(least, signs, strict=True)]
    weights, squares, mean = list(belief), [1.0] * count, [0.0] * count
    averaged = 0
    for epoch in range(EPOCHS):
        for i in range(len(rows) - 1, 0, -1):
            j = rng.randrange(i + 1)
            rows[i], rows[j] = rows[j], rows[i]
        for _, won, features in rows:
            off = chance(weights, features) - won
            for k, x in enumerate(features):
                if x:
                    slope = off * x + penalty * (weights[k] - belief[k])
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
    belief = [BELIEF.get(name, 0.0) for name in NAMES] + [0.0]
    common = fitted([row for row in rows if row[0] % HELD_OUT], belief, PENALTY, Rng(1))
    for name in REGIMES:
        mine = [row for row in rows if regime(row[2]) == name]
        learn = [row for row in mine if row[0] % HELD_OUT]
        kept = [row for row in mine if row[0] % HELD_OUT == 0]
        weights = fitted(learn, common, OWN * PENALTY, Rng(1))
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
