"""What a worker process does for a bot: find its answer, through the eyes of its seat."""

from __future__ import annotations

from dataclasses import dataclass

from thirdage.bots import Eyes
from thirdage.kernel import Rng
from thirdage.server.knowing import Json, Story, knowing


@dataclass(frozen=True)
class Question:
    """What a bot is to decide. `seed`: its chance for this answer; `self_seed`: for all it decides about itself."""

    story: Story
    seat: str
    index: int
    bot: str
    seed: int
    self_seed: int


def think(asked: Question) -> Json:
    """The answer of a bot, as JSON."""
    with knowing(asked.story) as known:
        match = known.match
        ask = next(a for a in match.asks if a.seat == asked.seat and a.index == asked.index)
        bot = known.bot(asked.seat, asked.bot, asked.self_seed)
        return bot.choose(Eyes(match, asked.seat), ask, Rng(asked.seed)).json(match.rules.names)
