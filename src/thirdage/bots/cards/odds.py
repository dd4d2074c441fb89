"""What the Card Game has odds of: the combats that end the round, over the path and the battlegrounds.

There are no dice; chance lies in what the others hold and draw. So a round is played to its end by the bots, from what
the seat knows, and what is counted is who wins each location, and the corruption that comes of the path.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from thirdage.bots.odds import WorldObserver, share, spread
from thirdage.games.cards.constants import FREE_PEOPLES, SCORED, SHADOW, SIDES
from thirdage.games.cards.model import Saga
from thirdage.kernel import Match

Json = dict[str, Any]
NOBODY: Final = "nobody"
"""A path that neither side has won (the Duels)."""


class SagaObserver:
    """One world, to the end of the round."""

    def __init__(self, world: Match) -> None:
        saga = cast(Saga, world.position)
        self.round = saga.round
        self.corruption = saga.corruption
        self.active: dict[int, None] = dict.fromkeys(saga.active)
        self.won: dict[int, str] = {}

    def over(self, world: Match) -> bool:
        """The round is over when the next has begun; before the first there is nothing to fight for."""
        saga = cast(Saga, world.position)
        for location in self.active:
            if location not in saga.active and location not in self.won:
                state = saga.states[location]
                sides = {SCORED + side: SIDES[side] for side in (FREE_PEOPLES, SHADOW)}
                self.won[location] = sides.get(state, NOBODY)
        if saga.round == self.round:
            self.active.update(dict.fromkeys(saga.active))
        return saga.round != self.round or not self.active or len(self.won) == len(self.active)

    def seen(self, world: Match) -> Json | None:
        """Who won which location, by id."""
        saga = cast(Saga, world.position)
        if not self.won:
            return None
        won = {saga.facts.locations[location].id: (side, location) for location, side in self.won.items()}
        return {
            "won": {id: side for id, (side, _) in won.items()},
            "paths": {id: saga.facts.locations[location].is_path for id, (_, location) in won.items()},
            "corruption": saga.corruption - self.corruption,
        }


class SagaOdds:
    """All worlds together."""

    def observe(self, world: Match, planned: bool) -> WorldObserver:  # noqa: ARG002 (a round always comes to its combats)
        """Begin to look at a world."""
        return SagaObserver(world)

    def summary(self, seen: Sequence[Json]) -> Json:
        """For each location who wins it, in what share of the worlds in which it is fought over."""
        seen = [one for one in seen if one]
        ids = dict.fromkeys([id for one in seen for id in one["won"]])
        return {
            "combat": {
                "locations": {id: _location(id, [one for one in seen if id in one["won"]], len(seen)) for id in ids},
                "corruption": spread(seen, "corruption"),
            }
        }

    def plan(self, world: Match, seat: str, intent: Json) -> list[Json] | None:  # noqa: ARG002
        """An answer of the Card Game is one step; there is nothing to look for."""
        return None


def _location(id: str, seen: Sequence[Json], worlds: int) -> Json:
    ends = [{"won": one["won"][id]} for one in seen]
    return {
        "path": seen[0]["paths"][id],
        "samples": len(seen),
        "fought": round(len(seen) / worlds, 4),
        "wins": {who: share(ends, "won", who) for who in (*SIDES, NOBODY) if any(e["won"] == who for e in ends)},
    }


SAGA_ODDS: Final = SagaOdds()
