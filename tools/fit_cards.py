"""The weights of the evaluation of the Card Game, from games that bots play against themselves.

    python tools/fit_cards.py play FILE [games] [first seed] [bot]   # of each scenario; adds rows to FILE
    python tools/fit_cards.py fit FILE...                            # writes src/thirdage/bots/cards/weights.json

Positions are taken before actions; the fit (fitting.py) is first over all of them, then apart for each scenario and
part of the game. A game counts as won by so much as its points say: a narrow win teaches less than a clear one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import exp
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

from fitting import Subject, fit, play  # noqa: E402

from thirdage.bots.bot_games import new_match, seated_bots  # noqa: E402
from thirdage.bots.cards.evaluation import REGIMES, WEIGHTS_FILE, regime  # noqa: E402
from thirdage.bots.cards.features import BOTH, GOOD_FOR_FREE_PEOPLES, GOOD_FOR_SHADOW, NAMES, vector  # noqa: E402
from thirdage.games.cards.game import CARDS, SCENARIOS  # noqa: E402
from thirdage.games.cards.model import Saga  # noqa: E402
from thirdage.kernel import Rng  # noqa: E402

STRAYING: Final = (0, 3, 8, 15, 25)
"""In per cent of the answers; drawn for each side of each game."""
TAKEN: Final = 6
"""Of the asks, one in so many gives a row."""
CLEAR: Final = 3.0
"""A lead of so many points in the end is a clear win."""
OF_A_SIDE: Final = {
    "hand-kept": 0.8, "hand-over": 0.3, "hand-path": 0.3, "hand-grounds": 0.3, "best-play": 0.7, "more-plays": 0.7,
    "reserve": 0.6, "reserve-path": 0.8, "reserve-grounds": 0.5, "moves": 0.7, "reserve-draws": 0.4, "actors": 0.3,
    "items": 0.6, "item-icons": 0.5, "stock": 0.3, "stock-path": 0.8, "stock-grounds": 0.5, "attackers": 0.1,
    "defenders": 0.3,
}  # fmt: skip
BELIEF: Final = {
    "lead": 2.0, "lead-late": 1.5, "path": 1.3, "path-as-it-stands": 1.2, "grounds": 1.0, "grounds-as-they-stand": 1.0,
    **{f"free-{name}": OF_A_SIDE.get(name, 0.0) for name in BOTH},
    **{f"shadow-{name}": -OF_A_SIDE.get(name, 0.0) for name in BOTH},
}  # fmt: skip
"""What a player of some experience would say, as weights."""
SUBJECT: Final = Subject(
    NAMES, GOOD_FOR_FREE_PEOPLES, GOOD_FOR_SHADOW, BELIEF, REGIMES, regime, WEIGHTS_FILE,
    penalty=0.1, own=2.0, rate=0.4, silent=frozenset({"scenario", "start"}), milestone="start",
)  # fmt: skip


def rows_of(seed: int, bot: str) -> Iterator[list[float]]:
    """The rows of one game of each scenario."""
    for scenario in SCENARIOS:
        match = new_match(CARDS, {"scenario": scenario}, seed)
        bots, rng = seated_bots(match, seed, (bot,)), Rng(seed ^ 0x5EED << 32)
        straying = {side: STRAYING[rng.randrange(len(STRAYING))] for side in match.sides}
        taken: list[list[float]] = []
        looked_at = 0
        while match.asks:
            ask, saga = match.asks[0], match.position
            assert isinstance(saga, Saga)
            if ask.kind == "cards-action" and (saga.round != looked_at or rng.randrange(TAKEN) == 0):
                taken.append(vector(saga))
                looked_at = saga.round
            stray = rng.randrange(100) < straying[match.rules.side_of[ask.seat]]
            match.answer(ask.options.sample(rng) if stray else bots.choose(ask), ask.seat, ask.index)
        assert match.outcome is not None
        points = match.outcome.details["points"]
        won = float(match.outcome.side == "free-peoples")
        clear = 1 / (1 + exp(-(points["free-peoples"] - points["shadow"]) / CLEAR))
        for row in taken:
            yield [seed, round((won + clear) / 2, 3), *[round(x, 4) for x in row]]


def main(arguments: list[str]) -> None:
    """Play or fit."""
    if arguments[0] == "play":
        play(rows_of, *arguments[1:])
    else:
        fit(SUBJECT, [Path(path) for path in arguments[1:]])


if __name__ == "__main__":
    main(sys.argv[1:])
