"""The job that asks a bot for advice, and the job that computes the chances of a finished game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from thirdage.bots import Eyes, search_adapter
from thirdage.bots.advice import advise
from thirdage.bots.budget import Budget
from thirdage.kernel import Rng, moment, moments
from thirdage.server.jobs.worker_matches import Json, MatchSource, worker_match

SECONDS: Final = 2.0
"""How long the adviser thinks."""


@dataclass(frozen=True)
class AdviceRequest:
    """A seat that wants advice on its open ask."""

    source: MatchSource
    seat: str
    seed: int


def advice_job(asked: AdviceRequest) -> Json | None:
    """The advice as JSON; None if this seat has no open ask. The adviser sees only what the seat sees."""
    with worker_match(asked.source) as known:
        match = known.match
        ask = next((ask for ask in match.asks if ask.seat == asked.seat), None)
        if ask is None:
            return None
        told = advise(match.game, Eyes(match, asked.seat), ask, Budget(seconds=SECONDS), Rng(asked.seed))
        return told.json()


def chances_job(source: MatchSource) -> list[Json]:
    """How likely the first side was to win, at the beginning of each action of a finished game.

    The evaluation uses the whole position with its hidden cards: nothing is secret any more.
    """
    with worker_match(source) as known:
        match = known.match
        thinking = search_adapter(match.game)
        assert thinking is not None
        side = next(iter(match.sides))
        line = moments(match)
        told: list[Json] = []
        last: tuple[int, int] | None = None
        for place, index in enumerate(line):
            twin = moment(match, place)
            now = match.rules.game.progress(twin.position)
            if now == last or twin.outcome is not None:
                continue
            last = now
            told.append({"index": index, "round": now[0], "chance": round(thinking.fair_value(twin, side), 4)})
        if match.outcome is not None and match.outcome.side is not None:
            told.append(
                {"index": match.index, "round": last[0] if last else 0, "chance": float(match.outcome.side == side)}
            )
        return told
