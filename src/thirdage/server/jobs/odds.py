"""The job that computes odds: it plays a plan out on samples of the match as its seat knows it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from thirdage.bots.odds import answers_for, odds
from thirdage.kernel import Refused, Rng
from thirdage.server.jobs.worker_matches import Json, MatchSource, worker_match

SECONDS: Final = 2.0
"""How long a worker plays samples out, unless it reaches `WORLDS` before."""
WORLDS: Final = 400
FEWEST: Final = 100
"""The fewest samples, also on a busy machine: a share of two samples would be no odds."""


@dataclass(frozen=True)
class OddsRequest:
    """The plan of a seat: the answers that it would give from now on, or its intent."""

    source: MatchSource
    seat: str
    answers: list[Json]
    intent: Json | None
    seed: int


def odds_job(asked: OddsRequest) -> tuple[Json | None, Json | None]:
    """The odds as JSON, or the reason why there are none, as JSON too, since it goes to another process."""
    with worker_match(asked.source) as known:
        until = time.monotonic() + SECONDS
        try:
            rng = Rng(asked.seed)
            answers = asked.answers
            if asked.intent is not None:
                answers = answers_for(known.match, asked.seat, asked.intent, rng)

            def enough(count: int) -> bool:
                return count >= WORLDS or (count >= FEWEST and time.monotonic() > until)

            found = odds(known.match, asked.seat, answers, rng, enough)
        except Refused as refused:
            return None, refused.reason.json()
        return found, None
