"""The weights of the evaluation of War of the Ring, from games that bots play against themselves.

    python tools/fit_wotr.py play FILE [games] [first seed] [bot]   # adds rows to FILE (a row is a JSON list, packed)
    python tools/fit_wotr.py fit SIDE FILE...                       # writes src/thirdage/bots/wotr/weights*.json

The bot is one of the arena's, or `bold`: rules of thumb as searching bots imagine them. The side is free-peoples,
shadow or both.

Positions are taken at the start of each turn and now and then before an action; the fit (fitting.py) is first over all
of them, then apart for the way to Mordor and for the Mordor track. It starts from what players believe (BELIEF).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

from fitting import Subject, fit, play  # noqa: E402

from thirdage.bots.bot_games import new_match, seated_bots  # noqa: E402
from thirdage.bots.eyes import Eyes  # noqa: E402
from thirdage.bots.wotr.bot import RulesBot  # noqa: E402
from thirdage.bots.wotr.evaluation import REGIMES, WEIGHTS_FILES, regime  # noqa: E402
from thirdage.bots.wotr.feature_names import GOOD_FOR_FREE_PEOPLES, GOOD_FOR_SHADOW, NAMES  # noqa: E402
from thirdage.bots.wotr.features import prospects, vector  # noqa: E402
from thirdage.bots.wotr.style import BOLD  # noqa: E402
from thirdage.games.wotr.game import WOTR  # noqa: E402
from thirdage.games.wotr.model.constants import SIDES  # noqa: E402
from thirdage.games.wotr.model.war import War  # noqa: E402
from thirdage.kernel import Ask, Match, Option, Rng  # noqa: E402

STRAYING: Final = (0, 0, 2, 5, 12)
"""In per cent of the answers; drawn for each side of each game."""
TAKEN: Final = 12
"""Of the asks within a turn, one in so many gives a row."""
LONGEST: Final = 40
PLAIN: Final = NAMES.index("survival")
"""So many features are kept in a file; the rest follows from them."""
DECIDES: Final = frozenset(
    """
    corruption corruption-high corruption-grave way-left companion-levels doom doom-alone mordor-steps survival
    prospect
    """.split()
)
"""What games are decided by. Of the rest they tell what it goes together with (Nazgul stand beside a Fellowship that
was just revealed), not what it is good for; so that is held near to belief."""
ARMS: Final = frozenset({"shadow-points", "shadow-points-late", "arms-race"})
"""What games with a bold Shadow are decided by too. The Shadow itself believes in it more than games can tell."""
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
    "free-table": 0.6, "shadow-table": -0.5, "gandalf-returns": 0.15, "heir": 0.1, "shadow-reach": -0.6,
    "survival": 1.5, "arms-race": -1.5, "prospect": 1.0,
}  # fmt: skip
"""What a player of some experience would say, as weights; games may teach us better, and few games only a little."""
SHADOW_BELIEF: Final = BELIEF | {
    "corruption": -0.6, "corruption-high": -0.8, "corruption-grave": -0.6, "hidden": 0.2, "companion-levels": 0.6,
    "tile-damage": -0.4, "doom": -0.6, "doom-alone": -0.5, "watched": -0.12, "free-pool": 0.7, "shadow-pool": -0.8,
    "free-dice": 0.7, "shadow-dice": -0.5, "free-rings": 0.4, "shadow-points": -1.0, "shadow-points-late": -1.0,
    "shadow-hopes": -0.1, "free-might": 0.7, "biggest-host": -0.1, "saruman": -0.3, "shadow-hand": -0.25,
    "shadow-character-hand": -0.05, "free-table": 0.4, "shadow-table": -0.15,
}  # fmt: skip
"""What the Shadow judges by: points and armies on their way to them count for more, chances at a distance for less."""


def chooser(match: Match, seed: int, bot: str) -> Callable[[Ask], Option]:
    """Who answers on both sides."""
    if bot != "bold":
        return seated_bots(match, seed, (bot,)).choose
    bots, rng = {seat: RulesBot(Rng(seed), BOLD) for seat in match.seats}, Rng(seed)
    return lambda ask: bots[ask.seat].choose(Eyes(match, ask.seat), ask, rng)


def rows_of(seed: int, bot: str) -> Iterator[list[float]]:
    """The rows of one game."""
    match = new_match(WOTR, {}, seed)
    choose, rng = chooser(match, seed, bot), Rng(seed ^ 0x5EED << 32)
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
        match.answer(ask.options.sample(rng) if stray else choose(ask), ask.seat, ask.index)
    assert match.outcome is not None
    won = float(match.outcome.side == "free-peoples")
    for row in taken:
        yield [seed, won, *[round(x, 4) for x in row]]


def completed(row: list[float]) -> list[float]:
    """All features of a row."""
    plain = row[:PLAIN]
    return plain + prospects(plain)


GOOD: Final = (frozenset(GOOD_FOR_FREE_PEOPLES), frozenset(GOOD_FOR_SHADOW))
SUBJECTS: Final = tuple(
    Subject(NAMES, *GOOD, belief, REGIMES, regime, file, details=frozenset(NAMES) - decides, completed=completed)
    for belief, decides, file in zip((BELIEF, SHADOW_BELIEF), (DECIDES | ARMS, DECIDES), WEIGHTS_FILES, strict=True)
)
"""Each side judges by weights of its own (see the evaluation)."""


def main(arguments: list[str]) -> None:
    """Play or fit."""
    if arguments[0] == "play":
        play(rows_of, *arguments[1:])
    else:
        for side, subject in zip(SIDES, SUBJECTS, strict=True):
            if arguments[1] in (side, "both"):
                fit(subject, [Path(path) for path in arguments[2:]])


if __name__ == "__main__":
    main(sys.argv[1:])
