"""Who commands the mixed armies on the map: for those who look at it.

It follows from a seat's own view, so it can tell no more than that.
"""

from __future__ import annotations

from typing import Any, cast

from thirdage.kernel import Rules

from .constants import SIDES
from .facts import WarFacts
from .forces import force
from .players import foremost, weight

Json = dict[str, Any]


def derived_counts(rules: Rules, seen: Json) -> Json:
    """`commands`: by side and region, the seat of whoever commands the mixed army there (WR-MP-18)."""
    facts = cast(WarFacts, rules.facts)
    if facts.one_a_side:
        return {}
    told: Json = {side: {} for side in SIDES}
    figures = {figure.id: place for place, figure in enumerate(facts.figures)}
    for side, name in enumerate(SIDES):
        players = facts.side_players[side]
        lead = next((player.index for player in players if player.seat == seen["leading"].get(name)), -1)
        for region in seen["alliance"]["mixed"][name]:
            standing = seen[name].get(region) or seen["inside"].get(region, {})
            army = force(facts, [(figures[id], count) for id, count in standing.items()])
            if all(weight(player, army)[0] for player in players):
                told[name][region] = foremost(players, army, lead).seat
    return {"commands": told}
