"""Imagined matches: samples of what a seat can know, played on with common luck.

Candidates are compared in the same worlds and meet the same rolls and draws there as far as can be: a stream of numbers
for each purpose, as the fate of a match has it, only quicker. What differs then is what they do.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from thirdage.bots.budget import Meter
from thirdage.bots.eyes import Eyes
from thirdage.bots.search.game import Plan, SearchAdapter, take_planned_answer
from thirdage.kernel import Ask, Fate, Match, Option, Rng

Json = dict[str, Any]


class CommonFate(Fate):
    """A generator for each purpose: what happens in one part of a game does not shift the luck of the others."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.streams: dict[str, Rng] = {}

    def decide(self, ask: Ask) -> tuple[Option, int] | None:
        """An outcome by its probability."""
        stream = self.streams.get(ask.purpose)
        if stream is None:
            stream = self.streams[ask.purpose] = Rng(self.seed << 32 | crc32(ask.purpose.encode()))
        return ask.options.sample(stream), -1

    def copy(self) -> CommonFate:
        """The same luck, independent from now on."""
        twin = CommonFate(self.seed)
        twin.streams = {purpose: stream.copy() for purpose, stream in self.streams.items()}
        return twin


class OutOfTime(Exception):
    """The budget ended in the middle of an imagined match; what it came to is worth nothing."""


SAMPLE_COST: Final = 8
"""In nodes: to make a sample takes about as long as so many answers."""
LIVES: Final = 2
"""Each sample is used so many times, each time with other luck: cards vary less than dice, and samples are dear."""


class WorldSampler:
    """Plays imagined matches for one seat, and counts what they cost."""

    def __init__(self, adapter: SearchAdapter, eyes: Eyes, meter: Meter, rng: Rng) -> None:
        self.adapter = adapter
        self.eyes = eyes
        self.seat = eyes.seat
        self.side = eyes.side
        self.meter = meter
        self.rng = rng
        self._sampled: Match | None = None
        self._lives = 0

    def world(self) -> Match:
        """A match that the seat cannot tell from the real one, with luck of its own."""
        world = self._sampled
        if world is None or not self._lives:
            world = self._sampled = self.eyes.sample(self.rng, self.adapter.believes)
            self._lives = LIVES
            self.meter.nodes += SAMPLE_COST
        self._lives -= 1
        world.fate = CommonFate(self.rng.randrange(2**48))
        return world

    def begun(self, world: Match, plan: Plan) -> Match:
        """A copy in which the plan is carried out, up to where the next action begins."""
        match = world.fork()
        self.adapter.policy.begin()
        self.carry_out(match, plan, self.seat)
        return match

    def carry_out(self, match: Match, plan: Plan, seat: str) -> None:
        """Give the answers of a plan, up to where the next action begins."""
        match.answer(plan.answer, seat)
        self.meter.nodes += 1
        self._run(match, dict(plan.later), 0, seat)

    def onward(self, match: Match, actions: int) -> None:
        """Let the rollout policy play on for so many actions, but not beyond the end of the round."""
        self._run(match, {}, actions, self.seat)

    def _run(self, match: Match, later: dict[str, Json], actions: int, seat: str) -> None:
        """Answer by plan, else by the rollout policy, until so many actions are over, or the round is."""
        policy, adapter, meter, rng = self.adapter.policy, self.adapter, self.meter, self.rng
        progress = match.rules.game.progress
        this_round = progress(match.position)[0]
        eyes: dict[str, Eyes] = {}
        while match.asks:
            ask = match.asks[0]
            if adapter.begins(ask):
                if not actions or progress(match.position)[0] > this_round:
                    return
                actions -= 1
            if meter.spent():
                raise OutOfTime
            meter.nodes += 1
            option = take_planned_answer(later, ask) if later and ask.seat == seat else None
            if option is None:
                seen = eyes.get(ask.seat)
                if seen is None:
                    seen = eyes[ask.seat] = Eyes(match, ask.seat)
                option = policy.choose(seen, ask, rng)
            match.answer(option, ask.seat)

    def value(self, match: Match) -> float:
        """How likely our side wins from here."""
        return self.adapter.value(match, self.side)
