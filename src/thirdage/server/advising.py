"""What a worker process does for advice, and for the line of chances after a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from thirdage.bots import Eyes, search_adapter
from thirdage.bots.advice import advise
from thirdage.bots.budget import Budget
from thirdage.kernel import Rng, moment, moments
from thirdage.server.knowing import Json, Story, knowing

SECONDS: Final = 2.0
"""So long the adviser thinks."""


@dataclass(frozen=True)
class Wish:
    """A seat that wants advice on the ask that is open for it."""

    story: Story
    seat: str
    seed: int


def counsel(asked: Wish) -> Json | None:
    """The advice as JSON; None if this seat is not asked anything. It is worked out through the eyes of the seat."""
    with knowing(asked.story) as known:
        match = known.match
        ask = next((ask for ask in match.asks if ask.seat == asked.seat), None)
        if ask is None:
            return None
        told = advise(match.game, Eyes(match, asked.seat), ask, Budget(seconds=SECONDS), Rng(asked.seed))
        return told.json()


def chances(story: Story) -> list[Json]:
    """How likely the side that sits first was to win, at the beginning of each action of a game that is over.

    It looks at the whole position, the hidden cards included: nothing is hidden any more.
    """
    with knowing(story) as known:
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
