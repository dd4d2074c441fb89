"""The position of the Card Game as JSON: what everybody sees, and the whole for written positions and hashes."""

from __future__ import annotations

from typing import Any

from thirdage.kernel import Deck, Rules, read_outcome
from thirdage.kernel.writing import listed, read_number, read_seam

from .constants import (
    ACTIVE,
    APART,
    AT,
    CYCLE,
    DECK,
    ELIMINATED,
    HAND,
    HIDDEN,
    ITEM,
    NOBODY,
    PLAYING,
    RESERVE,
    SIDES,
    STATES,
    ZONES,
)  # fmt: skip
from .facts import CardFacts
from .model import Saga, fresh

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


def _cards(facts: CardFacts, data: Any) -> tuple[int, ...]:
    return tuple([facts.card[c] for c in data])


def read_public(rules: Rules, data: Json) -> Saga:
    """What stands on the table and in the reserves; the rest of every deck is still in it."""
    saga = fresh(rules)
    facts = saga.facts
    saga.round = read_number(data, "round", 1, 100)
    saga.first = read_number(data, "first", 0, len(facts.turn_order) - 1)
    saga.actions = read_number(data, "actions", 0, 100_000)
    for name, state in data.get("locations", {}).items():
        saga.states[facts.location[name]] = STATES.index(state)
    for row in data.get("active", []):
        x = facts.location[row["location"]]
        saga.states[x] = ACTIVE
        saga.active = (*saga.active, x)
        if facts.locations[x].is_path:
            saga.path = x
        saga.standing[x] = ()
        for stands in row.get("cards", []):
            _stand(saga, stands, AT + x)
        tokens = (read_number(row, "attack", 0, 100), read_number(row, "defence", 0, 100))
        if any(tokens):
            saga.added[x] = tokens
        if row.get("from") is not None:
            saga.areas[x] = SIDES.index(row["from"])
    number = facts.locations[saga.path].number if saga.path != NOBODY else 0
    saga.last_path = read_number(data, "last-path", number, facts.highest_path)
    saga.final = bool(data.get("final", False))
    saga.corruption = read_number(data, "corruption", 0, 1000)
    saga.passed = tuple([facts.player[p] for p in data.get("passed", [])])
    saga.fresh = _cards(facts, data.get("fresh", []))
    saga.played = _cards(facts, data.get("played", []))
    saga.once = _cards(facts, data.get("once", []))
    saga.lasting = tuple(data.get("lasting", []))
    assert all(event in facts.events for event in saga.lasting), "an event that does not last"
    saga.rings = tuple(
        [bool(data["players"][p.id]["ring"]) if _has_ring(data, p.id) else p.ring > 0 for p in facts.players]
    )
    for p in facts.players:
        for stands in data.get("players", {}).get(p.id, {}).get("reserve", []):
            _stand(saga, stands, RESERVE)
    saga.next = read_seam(rules, data.get("next", ["turn", saga.first]))
    saga.outcome = read_outcome(data.get("outcome"))
    return saga


def _has_ring(data: Json, player: str) -> bool:
    return "ring" in data.get("players", {}).get(player, {})


def _stand(saga: Saga, row: Any, zone: int) -> None:
    """A card with its items, or the id alone."""
    row = {"card": row} if isinstance(row, str) else row
    card = saga.facts.card[row["card"]]
    assert saga.facts.cards[card].type != ITEM, f"{row['card']} lies on somebody"
    _take(saga, card, zone)
    for item in _cards(saga.facts, row.get("items", [])):
        assert saga.facts.cards[item].type == ITEM, f"{saga.id(item)} is no item"
        _take(saga, item, zone)
        saga.bearers[item] = card
        saga.carried[card] = tuple(sorted([*saga.items(card), item]))
    if row.get("attack"):
        saga.on_card[card] = read_number(row, "attack", 0, 100)


def _take(saga: Saga, card: int, zone: int) -> None:
    assert saga.where[card] == DECK, f"{saga.id(card)} stands twice, or takes no part"
    saga.put(card, zone)
    saga.traces[card] = 0


def read(rules: Rules, data: Json) -> Saga:
    """Parts not mentioned as at the start; a hand holds ids, or null for a card dealt by chance."""
    saga = read_public(rules, data)
    facts = saga.facts
    blanks: list[int] = []
    for p, fact in enumerate(facts.players):
        row: Json = data.get("players", {}).get(fact.id, {})
        blanks += [p] * row.get("hand", []).count(None)
        for name, zone in (("hand", HAND), ("cycle", CYCLE), ("eliminated", ELIMINATED), ("apart", APART)):
            for card in _cards(facts, [c for c in row.get(name, []) if c is not None]):
                assert facts.owner[card] == p, f"{saga.id(card)} is no card of {fact.id}"
                _take(saga, card, zone)
        deck = saga.decks[p]
        top = tuple([(facts.card[c], knowers) for c, knowers in row.get("top", [])])
        for card, _ in top:
            deck = deck.without(card)
        saga.decks[p] = Deck(deck.rest, top)
        zones = sum([1 << z for z in range(HIDDEN) if in_zone(saga, p, z)])
        for card in fact.cards:
            if saga.where[card] < HIDDEN:
                saga.traces[card] = zones
    for name, zones_of in data.get("traces", {}).items():
        saga.traces[facts.card[name]] = sum([1 << ZONES.index(z) for z in zones_of])
    if data.get("playing"):
        raise AssertionError("an event is being played: no seam is there")
    if blanks:
        saga.next = ("deal", tuple(blanks), saga.next)
    return saga
