"""The job that lets a bot answer an ask. The bot sees only what its seat sees."""

from __future__ import annotations

from dataclasses import dataclass

from thirdage.bots import Eyes
from thirdage.kernel import Rng
from thirdage.server.jobs.worker_matches import Json, MatchSource, worker_match


@dataclass(frozen=True)
class BotRequest:
    """The ask that a bot is to answer. `seed` is its chance for this answer, `self_seed` that for making the bot."""

    source: MatchSource
    seat: str
    index: int
    bot: str
    seed: int
    self_seed: int


def bot_job(asked: BotRequest) -> Json:
    """The bot's answer as JSON."""
    with worker_match(asked.source) as known:
        match = known.match
        ask = next(a for a in match.asks if a.seat == asked.seat and a.index == asked.index)
        bot = known.bot(asked.seat, asked.bot, asked.self_seed)
        return bot.choose(Eyes(match, asked.seat), ask, Rng(asked.seed)).json(match.rules.names)
