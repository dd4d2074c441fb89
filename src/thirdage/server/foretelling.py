"""What a worker process does for odds: play a plan out on samples of the match as its seat knows it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from thirdage.bots.odds import odds, planned
from thirdage.kernel import Refused, Rng
from thirdage.server.knowing import Json, Story, knowing

SECONDS: Final = 2.0
"""So long a worker plays worlds out, if it does not come to `WORLDS` before."""
WORLDS: Final = 400
FEWEST: Final = 100
"""So many at least, also where the machine is busy or stood still meanwhile: a share of two worlds is no odds."""


@dataclass(frozen=True)
class Plan:
    """What a seat would answer from now on, or what it intends to do."""

    story: Story
    seat: str
    answers: list[Json]
    intent: Json | None
    seed: int


def foretell(asked: Plan) -> tuple[Json | None, Json | None]:
    """The odds as JSON, or why there are none: a message as JSON, for it comes from another process."""
    with knowing(asked.story) as known:
        until = time.monotonic() + SECONDS
        try:
            rng = Rng(asked.seed)
            answers = asked.answers
            if asked.intent is not None:
                answers = planned(known.match, asked.seat, asked.intent, rng)

            def enough(count: int) -> bool:
                return count >= WORLDS or (count >= FEWEST and time.monotonic() > until)

            found = odds(known.match, asked.seat, answers, rng, enough)
        except Refused as refused:
            return None, refused.reason.json()
        return found, None
