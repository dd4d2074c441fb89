"""What the public can conclude about face-down cards, and worlds that agree with it.

A trace is a mask of the zones (deck, hand, cycle pile, eliminated pile) where a card may lie. The sizes of the zones
are public too, and together they say more: a zone that is full of known cards holds no other.
"""

from __future__ import annotations

from functools import lru_cache

from thirdage.kernel import Random
from thirdage.kernel.fate import shuffle

from .constants import CYCLE, DECK, ELIMINATED, HAND
from .model import Saga

FACE_DOWN = (DECK, HAND, CYCLE, ELIMINATED)
MASKS = 1 << len(FACE_DOWN)
ZONES_OF = tuple([tuple([zone for zone in FACE_DOWN if mask >> zone & 1]) for mask in range(MASKS)])
"""The zones of a trace."""


def settled(masks: dict[int, int], room: list[int]) -> dict[int, int]:
    """What each kind of trace comes down to. `masks` counts cards by trace; a zone full of sure cards is closed.

    And where all cards that may be in a zone are needed to fill it, they are there.
    """
    now = {mask: mask for mask in masks}
    while True:
        sure, may = [0] * len(room), [0] * len(room)
        for mask, n in masks.items():
            zones = ZONES_OF[now[mask]]
            for zone in zones:
                may[zone] += n
            if len(zones) == 1:
                sure[zones[0]] += n
        open_zones = [z for z in FACE_DOWN if sure[z] < may[z] and room[z] in (sure[z], may[z])]
        if not open_zones:
            return now
        zone = open_zones[0]
        for mask in masks:
            if now[mask] >> zone & 1 and len(ZONES_OF[now[mask]]) > 1:
                now[mask] = now[mask] & ~(1 << zone) if sure[zone] == room[zone] else 1 << zone


def tidy(saga: Saga) -> None:
    """Draw the plain conclusions from sizes and traces, so that nothing is forgotten when sizes change again."""
    traces = saga.traces
    for player, fact in enumerate(saga.facts.players):
        theirs = bytes([traces[card] for card in fact.cards])
        sizes = (len(saga.decks[player]), len(saga.hands[player]), len(saga.cycles[player]))
        sure = concluded(theirs, sizes)
        if sure != theirs:
            for card, trace in zip(fact.cards, sure, strict=True):
                traces[card] = trace


@lru_cache(maxsize=1024)
def concluded(traces: bytes, sizes: tuple[int, int, int]) -> bytes:
    """The traces of a player's cards, with what the sizes of his zones say of them; often asked of the same again."""
    masks = {trace: traces.count(trace) for trace in set(traces) if trace}
    if len(masks) < 2:
        return traces
    now = settled(masks, [*sizes, sum(masks.values()) - sum(sizes)])
    return bytes([now[trace] if trace else 0 for trace in traces])


def fits(counts: list[int], room: list[int]) -> bool:
    """Whether cards counted by trace can be dealt into zones with so much room (Hall's condition)."""
    within = counts[:]
    for zone in FACE_DOWN:
        for mask in range(MASKS):
            if mask >> zone & 1:
                within[mask] += within[mask ^ 1 << zone]
    return all(within[mask] <= sum([room[z] for z in FACE_DOWN if mask >> z & 1]) for mask in range(MASKS))


def deal(traces: dict[int, int], room: list[int], rng: Random) -> list[list[int]]:
    """Deal cards into the zones where they may be: card -> trace, and how many each zone takes."""
    cards = list(traces)
    shuffle(cards, rng)
    cards.sort(key=lambda c: traces[c].bit_count())
    counts = [0] * MASKS
    for trace in traces.values():
        counts[trace] += 1
    left = room[:]
    out: list[list[int]] = [[] for _ in FACE_DOWN]
    for card in cards:
        trace = traces[card]
        counts[trace] -= 1
        zones = [z for z in FACE_DOWN if trace >> z & 1 and left[z]]
        while True:
            pick = rng.randrange(sum([left[z] for z in zones]))
            zone = zones[0]
            for zone in zones:
                pick -= left[zone]
                if pick < 0:
                    break
            left[zone] -= 1
            if len(zones) == 1 or fits(counts, left):
                break
            left[zone] += 1
            zones.remove(zone)
        out[zone].append(card)
    return out
