"""A position as everyone knows it, with the face-down cards left to chance: for a table where others sit down.

The traces say where each face-down card may be as far as the public knows. A card that may be in one zone only stays
there; each of the others goes back into the deck, and chance says where it lies, so that the traces and the sizes of
the zones hold. Top cards of a deck that its owner has seen are looked at anew.
"""

from __future__ import annotations

from typing import Any

from thirdage.kernel import Deck, Draws, Flow, chance, look

from .asks import ASK_CARD_DRAWN, ASK_CARD_LIES, CARD_LIES
from .constants import CYCLE, DECK, ELIMINATED, HAND, HIDDEN
from .face_down import FACE_DOWN, MASKS, fits
from .model import Saga
from .scenes import begin_scenes
from .zones import deck_of

Loose = tuple[int, int, tuple[int, ...], tuple[tuple[int, int], ...]]
"""A player; how many top cards he knows; how many loose cards lie in hand and piles; each of them with its trace."""


def anew(saga: Saga) -> Saga:
    """The same table; all loose cards are in the decks, and `deal-anew` deals them."""
    new = saga.copy()
    dealt: list[Loose] = []
    for player, fact in enumerate(saga.facts.players):
        hidden = [c for c in fact.cards if saga.where[c] < HIDDEN]
        loose = [c for c in hidden if saga.traces[c].bit_count() > 1]
        room = tuple([len([c for c in loose if saga.where[c] == zone]) for zone in (HAND, CYCLE, ELIMINATED)])
        for card in loose:
            new.put(card, DECK)
            new.traces[card] = 1 << DECK
        new.decks[player] = Deck(tuple(sorted([c for c in hidden if new.where[c] == DECK])))
        seen = len(saga.decks[player].top)
        if any(room) or seen:
            dealt.append((player, seen, room, tuple([(c, saga.traces[c]) for c in loose])))
        else:
            for card in loose:
                new.traces[card] = saga.traces[card]
    if dealt:
        new.next = ("deal-anew", tuple(dealt), saga.next)
    return new


def deal_anew(saga: Saga, dealt: tuple[Loose, ...], then: tuple[Any, ...]) -> Flow[None]:
    """Where each loose card of the first player lies, those first that have the fewest places; then the next player."""
    player, seen, room, loose = dealt[0]
    left = [len(loose) - sum(room), *room]
    purpose, about = deck_of(saga, player)
    seat, bit = saga.seat(player), saga.bit(player)
    counts = [0] * MASKS
    for _, trace in loose:
        counts[trace] += 1
    for card, trace in sorted(loose, key=lambda held: held[1].bit_count()):
        counts[trace] -= 1
        zones = [z for z in FACE_DOWN if trace >> z & 1 and left[z] and fits(counts, _less(left, z))]
        zone = zones[0]
        if len(zones) > 1:
            places = Draws(CARD_LIES, tuple([z for z in zones for _ in range(left[z])]))
            told = {**about, "card": saga.id(card)}
            zone = (yield chance(ASK_CARD_LIES, places, purpose, "deal", seat, bit, told))[0]
        left[zone] -= 1
        if zone != DECK:
            saga.put(card, zone)
    for card, trace in loose:
        saga.traces[card] = trace
    deck = saga.decks[player]
    saga.decks[player] = yield from look(saga, deck, seen, ASK_CARD_DRAWN, purpose, "deal", seat, bit, about)
    saga.next = ("deal-anew", dealt[1:], then) if dealt[1:] else then
    begin_scenes(saga)


def _less(left: list[int], zone: int) -> list[int]:
    return [n - (z == zone) for z, n in enumerate(left)]


SEAMS = {"deal-anew": deal_anew}
