"""How a bot does in the written positions of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from thirdage.bots.blunders.positions import HALVES, Blunder, blunders_of
from thirdage.bots.bot_games import SeatedBots
from thirdage.bots.budget import Budget

Json = dict[str, Any]
LONGEST: Final = 24
"""No action of the positions takes more answers than this."""


@dataclass(frozen=True, slots=True)
class Scored:
    """What a bot answered in a position, and whether that was right."""

    blunder: Blunder
    given: tuple[Json, ...]
    right: bool


@dataclass(slots=True)
class Score:
    """The results of one bot; a position counts once for each time it was tried."""

    tried: list[Scored] = field(default_factory=list)

    def counts(self, half: str) -> tuple[int, int]:
        """How many answers were right, of how many."""
        of_half = [scored.right for scored in self.tried if scored.blunder.half == half]
        return sum(of_half), len(of_half)

    def json(self) -> Json:
        """The counts of both halves, and where the bot went wrong in the half that may be looked at."""
        return {
            **{half: dict(zip(("right", "of"), self.counts(half), strict=True)) for half in HALVES},
            "wrong": [
                {"id": scored.blunder.id, "given": list(scored.given), "why": scored.blunder.why}
                for scored in self.tried
                if not scored.right and scored.blunder.half == HALVES[0]
            ],
        }


def face(blunder: Blunder, bot: str, seed: int = 0, budget: Budget | None = None) -> Scored:
    """Let a bot answer, as long as nobody else and no chance is asked."""
    match = blunder.match()
    seated = SeatedBots(match, seed, {blunder.seat: bot}, budget)
    given: list[Json] = []
    while (ask := match.ask) is not None and ask.seat == blunder.seat and len(given) < LONGEST:
        option = seated.choose(ask)
        given.append(option.json(match.rules.names))
        match.answer(option, ask.seat, ask.index)
    return Scored(blunder, tuple(given), blunder.judge(given))


def score(game: str, bot: str, times: int = 1, budget: Budget | None = None) -> Score:
    """Let a bot answer in all positions of a game, so many times each, with other chance of its own each time."""
    return Score([face(blunder, bot, seed, budget) for blunder in blunders_of(game) for seed in range(times)])
