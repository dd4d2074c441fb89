"""How likely a side wins: a logistic regression on the features, fitted from games of bots (tools/fit_wotr.py).

There are two sets of weights, one for the way to Mordor and one for the Mordor track: what matters changes there. And
each side judges by weights of its own: those of the Free Peoples follow games with a bold Shadow in what decides them,
and tell people their chances; those of the Shadow believe more in armies and points, and so make better use of them.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from thirdage.bots.search.logistic import Weights, chance, log_odds, read_weights
from thirdage.bots.wotr.feature_names import NAMES, SPOKEN, SPOKEN_AS
from thirdage.bots.wotr.features import vector
from thirdage.bots.wotr.lessons import lessons
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SIDES
from thirdage.games.wotr.model.war import War

WEIGHTS_FILES: Final = (Path(__file__).with_name("weights.json"), Path(__file__).with_name("weights-shadow.json"))
"""Of each side."""
ROAD: Final = "road"
TRACK: Final = "track"
REGIMES: Final = (ROAD, TRACK)
_STEPS: Final = NAMES.index("mordor-steps")


def regime(features: list[float]) -> str:
    """Which weights count: on the Mordor track others do than before."""
    return TRACK if features[_STEPS] > 0 else ROAD


@lru_cache(maxsize=2)
def weights(judge: int) -> dict[str, Weights]:
    """The weights that a side judges by."""
    return read_weights(WEIGHTS_FILES[judge].read_text("utf-8"), REGIMES, NAMES)


def odds(features: list[float], judge: int = FREE_PEOPLES) -> float:
    """The logarithm of the odds that the Free Peoples win, as a side judges."""
    return log_odds(weights(judge)[regime(features)], features)


def contributions(war: War, judge: int = FREE_PEOPLES) -> dict[str, float]:
    """What each feature adds to those odds, as an explanation calls them."""
    features = vector(war)
    row, _ = weights(judge)[regime(features)]
    out = dict.fromkeys(SPOKEN, 0.0)
    for name, w, x in zip(NAMES, row, features, strict=True):
        out[SPOKEN_AS[name]] += w * x
    return out | learnt_odds(war)


def learnt_odds(war: War) -> dict[str, float]:
    """What the expansions of a match add to those odds, by their names."""
    learnt = lessons(war.rules.options).items()
    return {name: lesson.log_odds(war) for name, lesson in learnt if lesson.log_odds is not None}


def win_probability(war: War, side: int, judge: int = FREE_PEOPLES) -> float:
    """How likely a side wins, from 0 to 1, as one of the sides judges."""
    if war.outcome is not None:
        return float(war.outcome.side == SIDES[side]) if war.outcome.side is not None else 0.5
    free = chance(odds(vector(war), judge) + sum(learnt_odds(war).values()))
    return free if side == FREE_PEOPLES else 1 - free
