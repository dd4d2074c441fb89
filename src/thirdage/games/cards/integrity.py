"""What must hold of every position: cards are conserved, and each is in one place only."""

from __future__ import annotations

from .constants import ACTIVE, AT, CYCLE, DECK, ELIMINATED, HAND, HIDDEN, ITEM, NOBODY, PLAYING, RESERVE
from .model import Saga


def check(saga: Saga) -> None:
    """Raise AssertionError if the position is impossible."""
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
                assert facts.owner[card] == p, f"{saga.id(card)} lies with another player"
                assert saga.where[card] == zone, f"{saga.id(card)} is elsewhere"
                seen[card] += 1
    for location, cards in saga.standing.items():
        assert not cards or saga.states[location] == ACTIVE, "cards on a location that is not active"
        for card in cards:
            assert saga.where[card] == AT + location, f"{saga.id(card)} is elsewhere"
            seen[card] += 1
    for bearer, items in saga.carried.items():
        assert saga.in_play(bearer), f"{saga.id(bearer)} carries items and is not in play"
        for item in items:
            assert saga.bearers[item] == bearer, f"{saga.id(item)} lies on another"
            assert saga.where[item] == saga.where[bearer], f"{saga.id(item)} is not with its wielder"
            seen[item] += 1
    for card, owner in enumerate(facts.owner):
        zone = saga.where[card]
        if owner == NOBODY:
            assert zone == NOBODY, f"{saga.id(card)} takes no part"
            assert not seen[card], f"{saga.id(card)} takes no part"
            continue
        once = zone not in (ELIMINATED, HIDDEN - 1, PLAYING)
        assert seen[card] == once, f"{saga.id(card)} is lost or doubled"
        assert bool(saga.traces[card]) == (zone < HIDDEN), f"{saga.id(card)} and what is known of it"
        assert zone >= HIDDEN or saga.traces[card] >> zone & 1, f"{saga.id(card)} lies where it cannot"
        if facts.cards[card].type == ITEM:
            assert saga.in_play(card) == (saga.bearers[card] != NOBODY), f"{saga.id(card)} lies on nobody"
    _check_locations(saga)


def _check_locations(saga: Saga) -> None:
    facts = saga.facts
    active = [x for x, state in enumerate(saga.states) if state == ACTIVE]
    assert sorted(saga.active) == active, "active locations"
    paths = [x for x in active if facts.locations[x].is_path]
    assert len(paths) <= 1, "two active paths"
    assert saga.path == (paths[0] if paths else NOBODY), "the active path"
    assert saga.corruption >= 0, "corruption"
    assert set(saga.added) <= set(active), "tokens on a location that is not active"
    for card in saga.on_card:
        assert saga.where[card] >= AT, "tokens on a card that stands nowhere"
    assert saga.last_path <= facts.highest_path, "a path beyond the last"
