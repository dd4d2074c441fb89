"""Many games between bots, counted."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from thirdage.bots.bot import UnknownBot, knows_bot
from thirdage.bots.bot_games import Played, Table, bots_by_seat, play
from thirdage.bots.workers import spread
from thirdage.games import find

Json = dict[str, Any]


@dataclass(slots=True)
class Simulation:
    """What many games came to. `json` is what `thirdage simulate --json` prints."""

    wins: dict[str, int]
    games: int = 0
    reasons: dict[str, int] = field(default_factory=dict)
    rounds: int = 0
    asks: int = 0
    actions: int = 0
    seconds: float = 0.0
    failures: int = 0

    def add(self, played: Played) -> None:
        """Count one game; a failed one has neither winner nor reason."""
        self.games += 1
        self.rounds += played.rounds
        self.asks += played.asks
        self.actions += played.actions
        if played.failure:
            self.failures += 1
        elif played.outcome is not None:
            reason, side = played.outcome["reason"], played.outcome["side"]
            self.reasons[reason] = self.reasons.get(reason, 0) + 1
            if side is not None:
                self.wins[side] += 1

    def json(self) -> Json:
        """Totals, and rates by the clock."""
        per = 1 / self.seconds if self.seconds else 0.0
        return {
            "games": self.games,
            "wins": dict(self.wins),
            "reasons": dict(sorted(self.reasons.items())),
            "rounds": self.rounds,
            "asks": self.asks,
            "actions": self.actions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games * per, 3),
            "asks_per_second": round(self.asks * per, 1),
            "actions_per_second": round(self.actions * per, 1),
            "failures": self.failures,
        }


def simulate(table: Table, games: int, jobs: int = 1, on_game: Callable[[Played], None] | None = None) -> Simulation:
    """Play so many games, the n-th with the seed of the table plus n; `on_game` hears of each, in order."""
    rules = find(table.game).rules(table.options)
    for name in bots_by_seat(rules, table.bots).values():
        if not knows_bot(table.game, name):
            raise UnknownBot(table.game, name)
    result = Simulation(dict.fromkeys(rules.sides, 0))
    began = time.perf_counter()
    for played in spread(_PlayNumber(table), range(games), jobs):
        result.add(played)
        if on_game is not None:
            on_game(played)
    result.seconds = time.perf_counter() - began
    return result


@dataclass(frozen=True, slots=True)
class _PlayNumber:
    """The n-th game of a table; an object rather than a closure, so that other processes can have it."""

    table: Table

    def __call__(self, number: int) -> Played:
        return play(replace(self.table, seed=self.table.seed + number))
