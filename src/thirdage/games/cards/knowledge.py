"""What a seat of the Card Game knows, and a full position made of that knowledge alone.

A seat sees its own hands and piles (CG-INFO-02) and the top cards it has looked at; of everybody else's face-down
cards, the team-mate's included (CG-INFO-03), it knows what all know: how many, and the traces.
"""

from __future__ import annotations

from typing import Any

from thirdage.kernel import Deck, Random, Reader, Rules

from .constants import APART, CYCLE, DECK, ELIMINATED, HAND, ZONES
from .face_down import deal
from .model import Saga
from .reading import read_public
from .written import ids_of, in_zone, standing, write_public

Json = dict[str, Any]


def view(saga: Saga, seat: str) -> Json:
    """The table, one's own cards, and the counts of all others."""
    bit = saga.rules.bit(seat)
    out = write_public(saga)
    out["players"] = {}
    for p, fact in enumerate(saga.facts.players):
        own = bool(saga.bit(p) & bit)
        deck = saga.decks[p]
        out["players"][fact.id] = {
            "seat": saga.seat(p),
            "deck": len(deck),
            "top": [saga.id(c) if knowers & bit else None for c, knowers in deck.top],
            "top-known-by": [knowers for _, knowers in deck.top],
            "hand": _pile(saga, saga.hands[p], own),
            "cycle": _pile(saga, saga.cycles[p], own),
            "eliminated": _pile(saga, in_zone(saga, p, ELIMINATED), own),
            "apart": _pile(saga, in_zone(saga, p, APART), own),
            "reserve": [standing(saga, c) for c in saga.reserves[p]],
            "ring": saga.rings[p],
            "carryover": saga.carryover(p),
        }
    return out


def _pile(saga: Saga, cards: Any, own: bool) -> Json:
    """CG-INFO-05, CG-PASS-07, CRU-16: how many cards, and which for those who may look."""
    return {"count": len(cards), "cards": ids_of(saga, cards) if own else None}


def complete(rules: Rules, _seat: str, seen: Json, rng: Random) -> Saga:
    """Deal the cards this seat has not seen to the places where, as far as it can know, they may be."""
    saga = read_public(rules, Reader(seen, rules.names))
    facts = saga.facts
    traces = {facts.card[name]: sum([1 << ZONES.index(z) for z in zones]) for name, zones in seen["traces"].items()}
    for card in range(len(facts.cards)):
        saga.traces[card] = traces.get(card, 0)
    for p, fact in enumerate(facts.players):
        row: Json = seen["players"][fact.id]
        known = [
            (facts.card[c] if c is not None else None, m) for c, m in zip(row["top"], row["top-known-by"], strict=True)
        ]
        if row["hand"]["cards"] is not None:
            piles = [[], *[[facts.card[c] for c in row[zone]["cards"]] for zone in ("hand", "cycle", "eliminated")]]
        else:
            room = [row["deck"], row["hand"]["count"], row["cycle"]["count"], row["eliminated"]["count"]]
            sure = {c for c, _ in known if c is not None}
            mine = {c: 1 << DECK if c in sure else traces[c] for c in fact.cards if c in traces}
            piles = deal(mine, room, rng)
        for zone in (HAND, CYCLE, ELIMINATED):
            for card in sorted(piles[zone]):
                saga.put(card, zone)
        rest = list(saga.decks[p].rest)
        for c, _ in known:
            if c is not None:
                rest.remove(c)
        top = tuple([(rest.pop(rng.randrange(len(rest))) if c is None else c, m) for c, m in known])
        saga.decks[p] = Deck(tuple(rest), top)
    return saga
