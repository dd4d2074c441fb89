"""One match played by bots, and its result."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from thirdage.bots.bot import make_bot
from thirdage.bots.budget import Budget
from thirdage.bots.eyes import Eyes
from thirdage.games import find
from thirdage.kernel import REFEREE, Ask, Game, Match, Option, Rng, Rules, read_position, seeded

Json = dict[str, Any]
MAX_ROUNDS: Final = 400
"""A game with more rounds than this is not coming to an end."""


class TooLong(Exception):
    """More rounds than the game was given."""

    def __init__(self, rounds: int) -> None:
        super().__init__(f"not over after {rounds} rounds")


class WrongNumberOfBots(ValueError):
    """Bots are named once for all, one a side, or one a seat."""

    def __init__(self, wanted: int, given: int) -> None:
        super().__init__(f"{given} bots for {wanted} sides")
        self.wanted = wanted
        self.given = given


@dataclass(frozen=True, slots=True)
class Table:
    """What is needed to play a game again: the game, its options, the seed, the bots."""

    game: str
    seed: int = 0
    options: Json = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)
    max_rounds: int = MAX_ROUNDS
    keep_record: bool = False
    tell: bool = False
    """Whether to keep the referee's log."""


@dataclass(slots=True)
class Played:
    """One game that was played. `failure` says what went wrong, in the words of the error; empty if nothing did."""

    seed: int
    outcome: Json | None = None
    rounds: int = 0
    actions: int = 0
    asks: int = 0
    """Every ask that was answered, those of chance included."""
    failure: str = ""
    record: Json | None = None
    log: list[Json] = field(default_factory=list)


def bot_rng(seed: int, seat: int) -> Rng:
    """The generator of the bot on a seat: its own, so that it draws the same whatever the others do."""
    return Rng((seed & 0xFFFF_FFFF_FFFF_FFFF) | (seat + 1) << 64)


def bots_by_seat(rules: Rules, names: Sequence[str]) -> dict[str, str]:
    """The name of the bot on each seat, from one name for all, one a side, or one a seat."""
    if len(names) == 1:
        return dict.fromkeys(rules.seats, names[0])
    if len(names) == len(rules.seats):
        return dict(zip(rules.seats, names, strict=True))
    if len(names) == len(rules.sides):
        by_side = dict(zip(rules.sides, names, strict=True))
        return {seat: by_side[side] for seat, side in rules.side_of.items()}
    raise WrongNumberOfBots(len(rules.sides), len(names))


def seated_bots(match: Match, seed: int, names: Sequence[str]) -> SeatedBots:
    """The bots of a match, ready to choose."""
    return SeatedBots(match, seed, bots_by_seat(match.rules, names))


class SeatedBots:
    """Bots on the seats of a match, each with its own eyes and its own generator."""

    __slots__ = ("_at",)

    def __init__(self, match: Match, seed: int, names: dict[str, str], budget: Budget | None = None) -> None:
        self._at = {}
        for number, seat in enumerate(match.seats):
            if seat in names:
                rng = bot_rng(seed, number)
                self._at[seat] = (make_bot(match.game, names[seat], rng, budget), Eyes(match, seat), rng)

    def choose(self, ask: Ask) -> Option:
        """What the bot of the ask's seat answers."""
        bot, eyes, rng = self._at[ask.seat]
        return bot.choose(eyes, ask, rng)


def new_match(game: Game, options: Json, seed: int, start: Json | None = None) -> Match:
    """A match of this game, from set-up or from a written position, with the fate of a seed."""
    if start is not None:
        match = read_position(game, {"position": start}, options, None)
        match.go_on(seeded(seed))
        return match
    rules = game.rules(options)
    return Match(rules, game.start(rules), seeded(seed)).start()


def play(table: Table) -> Played:
    """Play one game to its end. Whatever goes wrong in the game is a failure of that game, told in the result."""
    game = find(table.game)
    played = Played(table.seed)
    match = new_match(game, table.options, table.seed)
    bots = seated_bots(match, table.seed, table.bots)
    attempted: tuple[Ask, Option] | None = None
    try:
        while match.asks:
            ask = match.asks[0]
            option = bots.choose(ask)
            attempted = (ask, option)
            match.answer(option, ask.seat, ask.index)
            attempted = None
            if game.progress(match.position)[0] > table.max_rounds:
                raise TooLong(table.max_rounds)  # noqa: TRY301 -- it is a failure like the others
    except Exception as wrong:  # noqa: BLE001 -- whatever bots and rules do wrong is what we are here to see
        played.failure = f"{type(wrong).__name__}: {wrong}"
        played.record = failing_record(match, wrong, attempted)
    played.rounds, played.actions = game.progress(match.position)
    played.asks = match.index
    if match.outcome is not None:
        played.outcome = match.outcome.json()
    if table.tell:
        played.log = match.log(REFEREE)
    if table.keep_record and played.record is None:
        played.record = match.record()
    return played


def failing_record(match: Match, wrong: Exception, attempted: tuple[Ask, Option] | None = None) -> Json:
    """The record up to a failure, with what failed; the answer that was being given leads straight into it."""
    failure: Json = {
        "message": f"{type(wrong).__name__}: {wrong}",
        "trace": "".join(traceback.format_exception(wrong)).splitlines()[-12:],
    }
    if attempted is not None:
        ask, option = attempted
        failure.update(index=ask.index, seat=ask.seat, answer=option.json(match.rules.names))
    try:
        record = match.record()
    except Exception as worse:  # noqa: BLE001 -- a broken match may not even know its record; keep the message
        record = {"game": match.game, "entries": [], "unwritable": repr(worse)}
    record["failure"] = failure
    return record
