"""Who commands the mixed armies on the map and in a battle: for those who look at it.

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
    """`commands`: by side and region, the seat of whoever commands the mixed army there (WR-MP-18).

    `fight`: by side, whoever commands an army of both players in the battle under way.
    """
    facts = cast(WarFacts, rules.facts)
    if facts.one_a_side:
        return {}
    told: Json = {side: {} for side in SIDES}
    for side, name in enumerate(SIDES):
        for region in seen["alliance"]["mixed"][name]:
            _put(told[name], region, _commands(facts, seen, side, _standing(seen, side, region)))
    if seen["battle"] is None:
        return {"commands": told}
    fight: Json = {}
    battle = seen["battle"]
    for side, name in enumerate(SIDES):
        attacks = battle["attacker"] == name
        army = battle["attackers"] if attacks else _standing(seen, side, battle["place"])
        _put(fight, name, _commands(facts, seen, side, army))
    return {"commands": told, "fight": fight}


def _standing(seen: Json, side: int, region: str) -> Json:
    standing: Json = seen[SIDES[side]].get(region) or seen["inside"].get(region, {})
    return standing


def _commands(facts: WarFacts, seen: Json, side: int, standing: Json) -> str:
    """The seat of whoever commands these figures, if both players have units among them; else ""."""
    figures = {figure.id: place for place, figure in enumerate(facts.figures)}
    players = facts.side_players[side]
    lead = next((player.index for player in players if player.seat == seen["leading"].get(SIDES[side])), -1)
    army = force(facts, [(figures[id], count) for id, count in standing.items()])
    mixed = len(players) > 1 and all(weight(player, army)[0] for player in players)
    return foremost(players, army, lead).seat if mixed else ""


def _put(told: Json, key: str, seat: str) -> None:
    if seat:
        told[key] = seat
