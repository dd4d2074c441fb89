"""Plays one game of a tournament, takes the times and counts."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, field
from typing import Any

from thirdage.arena.tournament import Fixture, Pairing, Tournament
from thirdage.bots.bot_games import SeatedBots, TooLong, new_match
from thirdage.bots.budget import read_budget
from thirdage.bots.game_counters import Numbers, counter_of
from thirdage.games import find
from thirdage.kernel import Match

Json = dict[str, Any]


@dataclass(slots=True)
class ThinkingTimes:
    """How long one side thought; all its answers within one action are one thought."""

    thoughts: list[float] = field(default_factory=list)
    _action: int = -1

    def add(self, action: int, seconds: float) -> None:
        """An answer took so long."""
        if action != self._action or not self.thoughts:
            self._action = action
            self.thoughts.append(0.0)
        self.thoughts[-1] += seconds

    def milliseconds(self) -> list[float]:
        """Every thought, shortest first."""
        return sorted([round(1000 * seconds, 2) for seconds in self.thoughts])


@dataclass(slots=True)
class Finished:
    """A game that is over: a line of the journal."""

    pairing: str
    number: int
    seed: int
    bots: dict[str, str]
    """By side."""
    winner: str | None = None
    """The side that won; None if nobody did, or the game failed."""
    reason: str = ""
    rounds: int = 0
    actions: int = 0
    asks: int = 0
    seconds: float = 0.0
    failure: str = ""
    numbers: Numbers = field(default_factory=dict)
    of_side: dict[str, Numbers] = field(default_factory=dict)
    thinking: dict[str, list[float]] = field(default_factory=dict)
    """By side, milliseconds of each action, shortest first."""

    def score(self, side: str) -> float:
        """1 for a win, 0 for a defeat, a half if nobody won."""
        return 0.5 if self.winner is None else float(self.winner == side)

    def side_of(self, bot: str) -> str:
        """Where a bot sat; on the first side, if it sat on both."""
        return next(side for side, name in self.bots.items() if name == bot)

    def json(self) -> Json:
        """A line of the journal."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class PlayNumber:
    """Plays the n-th game of a pairing; an object rather than a closure, so that other processes can have it."""

    tournament: Tournament
    pairing: Pairing

    def __call__(self, number: int) -> Finished:
        """Play it."""
        return play(self.tournament, self.pairing, number, self.tournament.fixture(self.pairing, number))


def play(tournament: Tournament, pairing: Pairing, number: int, fixture: Fixture) -> Finished:
    """Play one game to its end. What goes wrong in it is told in the result."""
    game = find(tournament.game)
    match = new_match(game, tournament.options, fixture.seed)
    done = Finished(pairing.id, number, fixture.seed, dict(zip(match.sides, fixture.bots, strict=True)))
    began = time.perf_counter()
    try:
        _play(tournament, fixture, match, done)
    except Exception as wrong:  # noqa: BLE001 -- a game that fails must not end the tournament
        done.failure = f"{type(wrong).__name__}: {wrong}"
    done.seconds = round(time.perf_counter() - began, 3)
    done.rounds, done.actions = game.progress(match.position)
    done.asks = match.index
    if match.outcome is not None:
        done.winner, done.reason = match.outcome.side, match.outcome.reason
    return done


def _play(tournament: Tournament, fixture: Fixture, match: Match, done: Finished) -> None:
    progress = match.rules.game.progress
    names = {seat: done.bots[side] for seat, side in match.rules.side_of.items()}
    budget = read_budget(tournament.budget) if tournament.budget else None
    bots = SeatedBots(match, fixture.seed, names, budget)
    clock = budget.clock if budget is not None else time.perf_counter
    counter = counter_of(match)
    thinking = {side: ThinkingTimes() for side in match.sides}
    while match.asks:
        ask = match.asks[0]
        began = clock()
        option = bots.choose(ask)
        took = clock() - began
        thinking[match.rules.side_of[ask.seat]].add(progress(match.position)[1], took)
        counter.answering(match, ask, option)
        match.answer(option, ask.seat, ask.index)
        counter.answered(match)
        if progress(match.position)[0] > tournament.max_rounds:
            raise TooLong(tournament.max_rounds)
    done.numbers = counter.of_game(match)
    done.of_side = {side: counter.of_side(match, side) for side in match.sides}
    done.thinking = {side: thought.milliseconds() for side, thought in thinking.items()}
