"""The soak: a mixture of players over all tables of a game, checked at every answer.

Conservation is checked after every answer; what costs more on a random share of the answers, or at every seam as
well. What happened is counted, so that a card, an ability or an ending that never came to bear is seen. Game n of
a soak depends on the seed plus n alone: a failure is met again with `--games 1` and the seed that it names.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from thirdage.bots import match_checks, memory, secrecy
from thirdage.bots.bot import EVERY_GAME, SEARCHING, bot_names
from thirdage.bots.bot_games import MAX_ROUNDS, SeatedBots, TooLong, failing_record, new_match
from thirdage.bots.hints import hints_of
from thirdage.bots.option_sets import option_sets, with_other_options
from thirdage.bots.record_follower import RecordFollower
from thirdage.bots.tally import Tally
from thirdage.bots.workers import spread
from thirdage.games import find
from thirdage.kernel import CHANCE, Ask, Game, Match, Option, Refused, Rng

Json = dict[str, Any]
SHARE: Final = 20
"""The expensive checks are made at one answer in so many."""
Check = Callable[[Match, Rng], None]
IN_TURN: Final[tuple[Check, ...]] = (
    match_checks.others_refused,
    match_checks.forks_alike,
    match_checks.position_rebuilds,
    secrecy.secrets_stay,
)
"""Of these, one is made each time, at random."""
SELDOM: Final[tuple[Check, ...]] = (memory.remembers,)
SELDOM_SHARE: Final = 4
SELDOM_AFTER: Final = 100
"""The dearest checks are made at one in so many of the answers that are looked at closely, and one in one more after
each so many entries of the record: often in short games, without eating up the long ones."""
WHOLE_RECORDS: Final = 4
"""The record is followed while it grows; in one game of so many it is also replayed as a whole at the end."""
STARTS_SHARE: Final = 3
"""One game in so many begins at a written position, where the game has some."""
SOAK_STREAM: Final = 1 << 80
"""Sets the soak's own generator apart from those of the bots."""


@dataclass(frozen=True, slots=True)
class SoakPlan:
    """What to soak and how hard."""

    game: str
    games: int = 100
    seed: int = 0
    share: int = SHARE
    every_seam: bool = False
    max_rounds: int = MAX_ROUNDS
    options: Json = field(default_factory=dict)
    """Options that hold for every game; the others take turns."""
    start: Json | None = None
    """The written position at which every game begins; without it some begin at those that the game's hints name."""


@dataclass(slots=True)
class Soaked:
    """One game of a soak."""

    seed: int
    tally: Tally
    failure: str = ""
    record: Json | None = None


@dataclass(slots=True)
class Soak:
    """What a whole soak came to."""

    plan: SoakPlan
    tally: Tally = field(default_factory=Tally)
    seconds: float = 0.0
    failures: list[Json] = field(default_factory=list)

    @property
    def missing(self) -> dict[str, list[str]]:
        """What should have happened and never did: asks, answers to them, and what the game expects."""
        return self.tally.missing()

    def json(self) -> Json:
        """What `thirdage soak --json` prints."""
        return {
            "game": self.plan.game,
            "seed": self.plan.seed,
            **self.tally.json(),
            "missing": self.missing,
            "seconds": round(self.seconds, 3),
            "failures": self.failures,
        }


def soak(plan: SoakPlan, jobs: int = 1, on_game: Callable[[Soaked], str | None] | None = None) -> Soak:
    """Run a soak. `on_game` hears of every game and may return where it kept a failing record."""
    result = Soak(plan)
    began = time.perf_counter()
    for soaked in spread(_SoakNumber(plan), range(plan.games), jobs):
        result.tally.add(soaked.tally)
        kept = on_game(soaked) if on_game is not None else None
        if soaked.failure:
            result.failures.append({"seed": soaked.seed, "message": soaked.failure, "file": kept})
    result.seconds = time.perf_counter() - began
    return result


@dataclass(frozen=True, slots=True)
class _SoakNumber:
    """Game n of a plan, wherever it is played."""

    plan: SoakPlan

    def __call__(self, number: int) -> Soaked:
        return soak_game(find(self.plan.game), self.plan, self.plan.seed + number)


def soak_game(game: Game, plan: SoakPlan, seed: int) -> Soaked:
    """Play one game of a soak with all checks. Whatever goes wrong is told in the result, with its record."""
    rng = Rng((seed & 0xFFFF_FFFF_FFFF_FFFF) | SOAK_STREAM)
    every = [table | plan.options for table in option_sets(game)]
    options = with_other_options(game, every[seed % len(every)], rng)
    match = _begun(game, options, seed, _start(game, options, rng) if plan.start is None else plan.start)
    bots = SeatedBots(match, seed, dict(zip(match.seats, _mixture(game.id, len(match.seats), rng), strict=True)))
    soaked = Soaked(seed, Tally())
    soaked.tally.expect(match.rules)
    player = _Player(match, bots, plan, rng, soaked.tally)
    try:
        player.play()
    except Exception as wrong:  # noqa: BLE001 -- whatever goes wrong is what a soak is for
        tried = wrong.attempted if isinstance(wrong, match_checks.CheckFailed) else None
        soaked.failure = f"{type(wrong).__name__}: {wrong}"
        soaked.record = failing_record(match, wrong, player.attempted or tried)
    soaked.tally.count(match)
    return soaked


def _begun(game: Game, options: Json, seed: int, start: Json | None) -> Match:
    """A match from a position if it is one for so many players, else from set-up."""
    try:
        return new_match(game, options, seed, start)
    except Refused:
        return new_match(game, options, seed)


def _start(game: Game, options: Json, rng: Rng) -> Json | None:
    """Where the game begins: some games at a position in which something rare is near, the others at set-up.

    A position may name options that it is for.
    """
    every = hints_of(game.id).starts()
    starts = [start for start in every if start.get("options", {}).items() <= options.items()]
    return starts[rng.randrange(len(starts))] if starts and not rng.randrange(STARTS_SHARE) else None


def _mixture(game: str, seats: int, rng: Rng) -> list[str]:
    """Who plays: all uniform, all of the swarm, all of the game's own bots, or a mixture."""
    own = [name for name in bot_names(game) if name not in EVERY_GAME and name not in SEARCHING]
    kinds = [["random"], *[["swarm"]] * 4, ["random", "swarm", *own]]
    if own:
        kinds += [own, own, ["swarm", *own], ["swarm", *own]]
    kind = kinds[rng.randrange(len(kinds))]
    return [kind[rng.randrange(len(kind))] for _ in range(seats)]


class _Player:
    """Plays a match to its end, checking on the way; `attempted` is the answer being given, if one is."""

    def __init__(self, match: Match, bots: SeatedBots, plan: SoakPlan, rng: Rng, tally: Tally) -> None:
        self.match = match
        self.bots = bots
        self.plan = plan
        self.rng = rng
        self.tally = tally
        self.follower = RecordFollower(match)
        self.attempted: tuple[Ask, Option] | None = None
        self.closely = 0
        """Up to which index the log was looked at."""

    def play(self) -> None:
        """From where the match stands to its end."""
        match, game = self.match, self.match.rules.game
        match_checks.conserved(match)
        while match.asks:
            ask = match.asks[self.rng.randrange(len(match.asks))]
            assert ask.seat != CHANCE, "a soaked match has a fate"
            if self._look_closer():
                self._answer_closely(ask)
            else:
                self._answer(ask, self.bots.choose(ask))
            match_checks.conserved(match)
            if game.progress(match.position)[0] > self.plan.max_rounds:
                raise TooLong(self.plan.max_rounds)
        self._standing_checks()
        for check in (*IN_TURN, *SELDOM):
            check(match, self.rng)
        if not self.rng.randrange(WHOLE_RECORDS):
            match_checks.record_replays(match)

    def _look_closer(self) -> bool:
        history = self.match.history
        assert history is not None
        at_seam = history.seams[-1].steps == len(history.steps)
        return (self.plan.every_seam and at_seam) or not self.rng.randrange(self.plan.share)

    def _answer(self, ask: Ask, option: Option) -> None:
        self.attempted = (ask, option)
        self.match.answer(option, ask.seat, ask.index)
        self.attempted = None

    def _answer_closely(self, ask: Ask) -> None:
        """The checks of a standing match, the answer, and the checks of what an answer does."""
        match, rng = self.match, self.rng
        self._standing_checks()
        IN_TURN[rng.randrange(len(IN_TURN))](match, rng)
        if not rng.randrange(SELDOM_SHARE + match.index // SELDOM_AFTER):
            SELDOM[rng.randrange(len(SELDOM))](match, rng)
        who = secrecy.guessers(match)
        seat = who[rng.randrange(len(who))]
        world = secrecy.sample_looks_real(match, seat, rng)
        before = {onlooker: match.view(onlooker)["position"] for onlooker in match_checks.onlookers(match)}
        fork = match.fork()
        option = self.bots.choose(ask)
        self._answer(ask, option)
        match_checks.forked_alike_after(match, fork, ask, option)
        if match.can_undo(ask.seat):
            secrecy.undo_hides_nothing(match, {seat: world}, ask, option, rng)
            secrecy.undo_takes_back(match, before, ask, option)
        match_checks.walk_on(world, rng)
        self.tally.checked += 1

    def _standing_checks(self) -> None:
        """What is looked at every time: offers, views, and the record as far as it is new."""
        match, rng = self.match, self.rng
        match_checks.views_speak_json(match, self.closely)
        match_checks.offers_sound(match, rng)
        match_checks.offers_accepted(match, rng)
        self.follower.catch_up()
        self.closely = match.index
