"""Odds: what may come of a decision, played out many times in worlds as one seat may know them.

Each time the match is sampled for the seat, the planned answers are given in the sample, and the game's own bots decide
everything after them until the battle, hunt or combat in question is over. Only `sample` reads the match, so odds tell
a seat no more than it could work out with patience. What to observe is the game's business (`GameOdds`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, Protocol

from thirdage.bots.bot_games import SeatedBots
from thirdage.kernel import Match, Refused, Rng

Json = dict[str, Any]
LONGEST: Final = 400
"""The most answers in one world; no battle or round takes so many."""
PLAYERS: Final = "rules"
"""The bots that play worlds out: quick, and sensible enough."""
DIGITS: Final = 4


class WorldObserver(Protocol):
    """Observes one world from beginning to end."""

    def over(self, world: Match) -> bool:
        """Look, before every answer and at the end; True once there is nothing more to see."""
        ...

    def seen(self, world: Match) -> Json | None:
        """What happened, in numbers and words that `summary` understands; None if nothing did."""
        ...


class GameOdds(Protocol):
    """The odds of one game: what to observe in worlds, and how to sum it up."""

    def observe(self, world: Match, planned: bool) -> WorldObserver:
        """Begin to observe a world; `planned` says whether answers were given that lead to what is to be observed."""
        ...

    def summary(self, seen: Sequence[Json]) -> Json:
        """All worlds together, as JSON."""
        ...

    def plan(self, world: Match, seat: str, intent: Json) -> list[Json] | None:
        """The answers that lead from the open ask of this seat to what it intends; None if there is no way."""
        ...


KNOWN: Final[dict[str, str]] = {
    "wotr": "thirdage.bots.wotr.odds:WAR_ODDS",
    "hunt": "thirdage.bots.hunt.odds:HUNT_ODDS",
    "cards": "thirdage.bots.cards.odds:SAGA_ODDS",
}
"""Game -> `module:attribute` of its `GameOdds`; imported when first asked for."""


def odds(match: Match, seat: str, answers: Sequence[Json], rng: Rng, enough: Callable[[int], bool]) -> Json:
    """Play out what this seat plans until `enough` of the number of worlds says so; how many there were, and the odds.

    Raises Refused if the plan is against the rules, or if there is nothing to roll for.
    """
    game_odds = _odds_of(match.game)
    found: list[Json] = []
    while not found or not enough(len(found)):
        world = match.sample(seat, rng)
        seen = _played_out(world, seat, list(answers), game_odds, rng.randrange(2**40))
        if seen is None and not found:
            raise Refused("refused-no-odds")
        found.append(seen or {})
    return {"samples": len(found), **game_odds.summary(found)}


def answers_for(match: Match, seat: str, intent: Json, rng: Rng) -> list[Json]:
    """The answers by which a seat does what it intends, found in a sample; Refused says why it cannot."""
    found = _odds_of(match.game).plan(match.sample(seat, rng), seat, intent)
    if found is not None:
        return found
    reason = match.explain(seat, intent)
    raise Refused("refused-no-odds") if reason is None else Refused(reason.id, reason.rule, reason.args)


def _odds_of(game: str) -> GameOdds:
    if game not in KNOWN:
        raise Refused("refused-no-odds")
    module, _, attribute = KNOWN[game].partition(":")
    game_odds: GameOdds = getattr(import_module(module), attribute)
    return game_odds


def _played_out(world: Match, seat: str, planned: list[Json], game_odds: GameOdds, seed: int) -> Json | None:
    bots = SeatedBots(world, seed, dict.fromkeys(world.seats, PLAYERS))
    observer = game_odds.observe(world, bool(planned))
    world.go_on(world.fate)
    for _ in range(LONGEST):
        over = observer.over(world)
        own = next((ask for ask in world.asks if ask.seat == seat), None)
        if planned and own is not None:
            world.answer(planned.pop(0), seat, own.index)
        elif world.asks and not over:
            ask = world.asks[0]
            world.answer(bots.choose(ask), ask.seat, ask.index)
        else:
            break
    return observer.seen(world)


# -- figures ------------------------------------------------------------------------------------------------------


def share(seen: Sequence[Json], key: str, value: object = True) -> float:
    """In how much of what was seen it was so."""
    return round(sum([1 for one in seen if one[key] == value]) / len(seen), DIGITS)


def mean(seen: Sequence[Json], key: str) -> float:
    """The mean of a number."""
    return round(sum([float(one[key]) for one in seen]) / len(seen), DIGITS)


def shares(seen: Sequence[Json], key: str) -> dict[str, float]:
    """How often each value of a number or word was seen, in order."""
    return {str(value): share(seen, key, value) for value in sorted({one[key] for one in seen})}


def spread(seen: Sequence[Json], key: str) -> Json:
    """Mean and shares of a number."""
    return {"mean": mean(seen, key), "spread": shares(seen, key)}
