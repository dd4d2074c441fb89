"""The position of the Card Game as JSON: what everybody sees, and the whole for written positions and hashes.

`reading` reads it.
"""

from __future__ import annotations

from typing import Any

from thirdage.kernel.plain_json import listed

from .constants import (
    APART,
    ELIMINATED,
    HIDDEN,
    PLAYING,
    SIDES,
    STATES,
    ZONES,
)  # fmt: skip
from .model import Saga

Json = dict[str, Any]


def ids_of(saga: Saga, cards: Any) -> list[str]:
    """Ids in the order of the facts."""
    return [saga.id(c) for c in sorted(cards)]


def in_zone(saga: Saga, player: int, zone: int) -> list[int]:
    """The cards of a player in a zone."""
    return [c for c in saga.facts.players[player].cards if saga.where[c] == zone]


def standing(saga: Saga, card: int) -> Json:
    """A card with its items and tokens."""
    out: Json = {"card": saga.id(card), "items": ids_of(saga, saga.items(card))}
    if card in saga.on_card:
        out["attack"] = saga.on_card[card]
    return out


def write_public(saga: Saga) -> Json:
    """The table: what lies face up, sizes, marks of the round, and what the public can know of the rest."""
    facts = saga.facts
    active = []
    for x in saga.active:
        attack, defence = saga.added.get(x, (0, 0))
        area = saga.areas.get(x)
        active.append({
            "location": facts.locations[x].id,
            "cards": [standing(saga, c) for c in saga.here(x)],
            "attack": attack,
            "defence": defence,
            "from": None if area is None else SIDES[area],
        })  # fmt: skip
    return {
        "scenario": facts.scenario,
        "next": listed(saga.next),
        "round": saga.round,
        "first": saga.first,
        "actions": saga.actions,
        "active": active,
        "locations": {place.id: STATES[saga.states[i]] for i, place in enumerate(facts.locations)},
        "last-path": saga.last_path,
        "final": saga.final,
        "corruption": saga.corruption,
        "points": {side: saga.points(i) for i, side in enumerate(SIDES)},
        "passed": [saga.name(p) for p in saga.passed],
        "fresh": ids_of(saga, saga.fresh),
        "played": ids_of(saga, saga.played),
        "once": ids_of(saga, saga.once),
        "lasting": list(saga.lasting),
        "playing": [saga.id(c) for c, zone in enumerate(saga.where) if zone == PLAYING],
        "traces": {
            saga.id(c): [ZONES[z] for z in range(HIDDEN) if trace >> z & 1]
            for c, trace in enumerate(saga.traces)
            if trace
        },
        "outcome": saga.outcome.json() if saga.outcome is not None else None,
    }


def write(saga: Saga) -> Json:
    """Everything."""
    out = write_public(saga)
    del out["points"]
    out["players"] = {
        saga.name(p): {
            "hand": ids_of(saga, saga.hands[p]),
            "cycle": ids_of(saga, saga.cycles[p]),
            "eliminated": ids_of(saga, in_zone(saga, p, ELIMINATED)),
            "apart": ids_of(saga, in_zone(saga, p, APART)),
            "reserve": [standing(saga, c) for c in saga.reserves[p]],
            "top": [[saga.id(c), knowers] for c, knowers in saga.decks[p].top],
            "ring": saga.rings[p],
        }
        for p in range(len(saga.facts.players))
    }
    return out
