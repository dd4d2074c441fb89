"""Odds: what may come of a decision, played out many times in worlds as one seat may know them.

Each time the match is sampled for the seat, the planned answers are given in it, and the games' own bots decide all
that follows until what was asked about is over. Nothing is ever taken from the match itself but through `sample`, so
odds tell a seat no more than it could work out with patience. What there is to watch (a battle, a hunt, a combat over
a location) is the game's business.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, Protocol

from thirdage.bots.playing import Seated
from thirdage.kernel import Match, Refused, Rng

Json = dict[str, Any]
LONGEST: Final = 400
"""So many answers in one world are more than any battle or round takes."""
PLAYERS: Final = "rules"
"""The bots that play worlds out: quick, and sensible enough."""
DIGITS: Final = 4


class Watcher(Protocol):
    """Looks at one world from beginning to end."""

    def over(self, world: Match) -> bool:
        """Look, before every answer and at the end; True once there is nothing more to see."""
        ...

    def seen(self, world: Match) -> Json | None:
        """What happened, in numbers and words that `summary` understands; None if nothing did."""
        ...


class Watching(Protocol):
    """What a game has odds of."""

    def watch(self, world: Match, planned: bool) -> Watcher:
        """Begin to look at a world; `planned` says that answers were named which lead to what is to be seen."""
        ...

    def summary(self, seen: Sequence[Json]) -> Json:
        """All worlds together, as JSON."""
        ...

    def plan(self, world: Match, seat: str, intent: Json) -> list[Json] | None:
        """The answers that lead from the open ask of this seat to what it intends; None if there is no way."""
        ...


KNOWN: Final[dict[str, str]] = {
    "wotr": "thirdage.bots.wotr.odds:WAR_ODDS",
    "cards": "thirdage.bots.cards.odds:SAGA_ODDS",
}
"""Game -> `module:attribute` of what it has odds of; imported when first asked for."""


def odds(match: Match, seat: str, answers: Sequence[Json], rng: Rng, enough: Callable[[int], bool]) -> Json:
    """Play out what this seat plans until `enough` of the number of worlds says so; how many there were, and the odds.

    Raises Refused if the plan is against the rules, or if there is nothing to roll for.
    """
    watching = _watching(match.game)
    found: list[Json] = []
    while not found or not enough(len(found)):
        world = match.sample(seat, rng)
        seen = _played_out(world, seat, list(answers), watching, rng.randrange(2**40))
        if seen is None and not found:
            raise Refused("refused-no-odds")
        found.append(seen or {})
    return {"samples": len(found), **watching.summary(found)}


def planned(match: Match, seat: str, intent: Json, rng: Rng) -> list[Json]:
    """The answers by which a seat does what it intends, found in a sample; Refused says why it cannot."""
    found = _watching(match.game).plan(match.sample(seat, rng), seat, intent)
    if found is not None:
        return found
    reason = match.explain(seat, intent)
    raise Refused("refused-no-odds") if reason is None else Refused(reason.id, reason.rule, reason.args)


def _watching(game: str) -> Watching:
    if game not in KNOWN:
        raise Refused("refused-no-odds")
    module, _, attribute = KNOWN[game].partition(":")
    watching: Watching = getattr(import_module(module), attribute)
    return watching


def _played_out(world: Match, seat: str, planned: list[Json], watching: Watching, seed: int) -> Json | None:
    bots = Seated(world, seed, dict.fromkeys(world.seats, PLAYERS))
    watcher = watching.watch(world, bool(planned))
    world.go_on(world.fate)
    for _ in range(LONGEST):
        over = watcher.over(world)
        own = next((ask for ask in world.asks if ask.seat == seat), None)
        if planned and own is not None:
            world.answer(planned.pop(0), seat, own.index)
        elif world.asks and not over:
            ask = world.asks[0]
            world.answer(bots.choose(ask), ask.seat, ask.index)
        else:
            break
    return watcher.seen(world)


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
