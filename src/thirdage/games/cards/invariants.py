"""What must hold of every position: cards are conserved, and each is in one place only."""

from __future__ import annotations

from thirdage.kernel import Impossible

from .constants import ACTIVE, AT, CYCLE, DECK, ELIMINATED, HAND, HIDDEN, ITEM, NOBODY, PLAYING, RESERVE
from .model import Saga


def check(saga: Saga) -> None:
    """Raise Impossible if the position is."""
    facts = saga.facts
    seen = _count(saga)
    for card, owner in enumerate(facts.owner):
        zone = saga.where[card]
        once = owner != NOBODY and zone not in (ELIMINATED, HIDDEN - 1, PLAYING)
        if seen[card] != once or (owner == NOBODY) != (zone == NOBODY):
            raise _wrong(saga, card)
        if owner != NOBODY:
            _check_card(saga, card, zone)
    _check_locations(saga)


def _check_card(saga: Saga, card: int, zone: int) -> None:
    """A card that lies face down lies where the public can think it; an item in play lies on somebody."""
    trace = saga.traces[card]
    if bool(trace) != (zone < HIDDEN) or (zone < HIDDEN and not trace >> zone & 1):
        raise Impossible(f"traces.{saga.id(card)}", "refused-cards-trace", "CG-ZONE-01", {"card": saga.id(card)})
    if saga.facts.cards[card].type == ITEM and saga.in_play(card) != (saga.bearers[card] != NOBODY):
        raise _wrong(saga, card)


def _count(saga: Saga) -> list[int]:
    """How often each card lies somewhere, by the lists of the zones; each must agree with where the card is."""
    facts = saga.facts
    seen = [0] * len(facts.cards)
    for p in range(len(facts.players)):
        for zone, cards in (
            (DECK, saga.decks[p].cards()),
            (HAND, saga.hands[p]),
            (CYCLE, saga.cycles[p]),
            (RESERVE, saga.reserves[p]),
        ):
            for card in cards:
                if facts.owner[card] != p or saga.where[card] != zone:
                    raise _wrong(saga, card)
                seen[card] += 1
    for location, cards in saga.standing.items():
        for card in cards:
            if saga.where[card] != AT + location or saga.states[location] != ACTIVE:
                raise _wrong(saga, card)
            seen[card] += 1
    for bearer, items in saga.carried.items():
        for item in items:
            if saga.bearers[item] != bearer or saga.where[item] != saga.where[bearer] or not saga.in_play(bearer):
                raise _wrong(saga, item)
            seen[item] += 1
    return seen


def _wrong(saga: Saga, card: int) -> Impossible:
    """CG-ZONE-01: a card that is lost, doubled, or not where it is said to be."""
    return Impossible("players", "refused-cards-card-twice", "CG-ZONE-01", {"card": saga.id(card)})


def _check_locations(saga: Saga) -> None:
    facts = saga.facts
    active = [x for x, state in enumerate(saga.states) if state == ACTIVE]
    paths = [x for x in active if facts.locations[x].is_path]
    if sorted(saga.active) != active or len(paths) > 1 or saga.path != (paths[0] if paths else NOBODY):
        raise Impossible("active", "refused-cards-locations", "CG-PATH-01")
    if not set(saga.added) <= set(active) or not set(saga.areas) <= set(active):
        raise Impossible("active", "refused-cards-locations", "CG-ICON-01")
    for card in saga.on_card:
        if saga.where[card] < AT:
            raise Impossible("active", "refused-cards-card-twice", "CG-ICON-01", {"card": saga.id(card)})
    if saga.last_path > facts.highest_path or saga.corruption < 0:
        raise Impossible("last-path", "refused-cards-locations", "CG-PATH-02")
