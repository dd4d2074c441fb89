"""The weights of the evaluation of Hunt for the Ring, from games that bots play against themselves.

    python tools/fit_hunt.py play FILE [games] [first seed] [bot]   # adds rows to FILE
    python tools/fit_hunt.py fit FILE...                            # writes src/thirdage/bots/hunt/weights.json

The bot is one of the arena's, or `sharp`: rules of thumb as searching bots imagine them.

Positions are taken when a phase begins and, more rarely, in its course; the fit (fitting.py) is first over all of them,
then apart for each chapter.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, cast

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

from fitting import Subject, fit, play  # noqa: E402

from thirdage.bots import Eyes  # noqa: E402
from thirdage.bots.bot_games import new_match, seated_bots  # noqa: E402
from thirdage.bots.hunt.bot import RulesBot  # noqa: E402
from thirdage.bots.hunt.evaluation import REGIMES, WEIGHTS_FILE, regime  # noqa: E402
from thirdage.bots.hunt.features import GOOD_FOR_BEARER, GOOD_FOR_WRAITHS, NAMES, SILENT, vector  # noqa: E402
from thirdage.bots.hunt.guess import Guesser  # noqa: E402
from thirdage.bots.hunt.style import SHARP  # noqa: E402
from thirdage.games.hunt.constants import RING_BEARER  # noqa: E402
from thirdage.games.hunt.game import HUNT  # noqa: E402
from thirdage.games.hunt.model import Pursuit  # noqa: E402
from thirdage.kernel import Ask, Match, Option, Rng  # noqa: E402

STRAYING: Final = (0, 0, 2, 5, 10)
"""In per cent of the answers; drawn for each side of each game."""
TAKEN: Final = 8
"""Of the asks within a phase, one in so many gives a row."""
LOOKED_AT: Final = frozenset({"hunt-bearer-turn", "hunt-nazgul-turn"})
BELIEF: Final = {
    "corruption": -2.0, "near-limit": -1.0, "at-limit": -1.5, "way": -1.0, "late": -1.0, "share": -0.5, "peak": -0.3,
    "unsure": 0.5, "ahead": -0.3, "riders": -0.2, "nearer": -0.3, "close": -0.5, "threat": -0.5, "caught": -2.5,
    "frodo": 0.3, "sam": 0.2, "others": 0.3, "tokens": 0.2, "hand": 0.4, "sorcery": -0.3, "gained": -0.7,
    "token-mean": -0.5, "eyes": -0.5, "deeds": 1.0, "rivendell": 0.3, "chief": -0.3, "watched": -1.0,
}  # fmt: skip
"""What a player of some experience would say, as weights."""
SUBJECT: Final = Subject(
    NAMES, GOOD_FOR_BEARER, GOOD_FOR_WRAITHS, BELIEF, REGIMES, regime, WEIGHTS_FILE,
    penalty=0.1, own=2.0, rate=0.4, silent=SILENT, milestone="dawn",
)  # fmt: skip


def chooser(match: Match, seed: int, bot: str) -> Callable[[Ask], Option]:
    """Who answers on both sides."""
    if bot != "sharp":
        return seated_bots(match, seed, (bot,)).choose
    bots, rng = {seat: RulesBot(Rng(seed), SHARP) for seat in match.seats}, Rng(seed)
    return lambda ask: bots[ask.seat].choose(Eyes(match, ask.seat), ask, rng)


def rows_of(seed: int, bot: str) -> Iterator[list[float]]:
    """The rows of one game; the number of players goes round with the seed."""
    match = new_match(HUNT, {"players": 2 + seed % 4}, seed)
    choose, rng, guesser = chooser(match, seed, bot), Rng(seed ^ 0x5EED << 32), Guesser()
    straying = {side: STRAYING[rng.randrange(len(STRAYING))] for side in match.sides}
    taken: list[list[float]] = []
    while match.asks:
        ask, at = match.asks[0], cast(Pursuit, match.position)
        dawn = ask.kind == "hunt-bearer-turn" and not at.begun
        if ask.kind in LOOKED_AT and (dawn or rng.randrange(TAKEN) == 0):
            taken.append(vector(at, guesser.guess_of(at)))
        stray = rng.randrange(100) < straying[match.rules.side_of[ask.seat]]
        match.answer(ask.options.sample(rng) if stray else choose(ask), ask.seat, ask.index)
    assert match.outcome is not None
    won = float(match.outcome.side == RING_BEARER)
    for row in taken:
        yield [seed, won, *[round(x, 4) for x in row]]


def main(arguments: list[str]) -> None:
    """Play or fit."""
    if arguments[0] == "play":
        play(rows_of, *arguments[1:])
    else:
        fit(SUBJECT, [Path(path) for path in arguments[1:]])


if __name__ == "__main__":
    main(sys.argv[1:])
