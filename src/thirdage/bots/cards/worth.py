"""What cards are worth to a player: to hold, to lose, and for what happens when they are played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from thirdage.bots.cards.seat_table import SeatTable
from thirdage.games.cards.abilities import Ability
from thirdage.games.cards.constants import EVENT, ITEM, RESERVE, SHADOW
from thirdage.games.cards.operations import Op

DRAW: Final = 0.35
"""What a card drawn is worth."""
FORSAKE: Final = 0.45
"""What an opponent's forsaken card is worth to us."""
PRICE: Final = 0.12
"""What the card cycled for a play costs: it comes back."""
LOST: Final = 0.22
"""What it costs to lose a card for good, for each round still to come, up to a full card."""


def loss(table: SeatTable, card: int) -> float:
    """What it costs to lose a card for good."""
    weight = min(1.0, LOST * table.rounds_left)
    return weight * min(1.2, 0.25 + 0.3 * table.future(card)) + 0.6 * _reserve_worth(table, card) * weight


def _reserve_worth(table: SeatTable, card: int) -> float:
    return table.lasting(card) if table.saga.where[card] == RESERVE else 0.3 * table.lasting(card)


def keep(table: SeatTable, card: int) -> float:
    """What it is worth to hold a card: what it can do now, or may do later."""
    known = table.kept.get(card)
    if known is None:
        known = table.kept[card] = _keep(table, card)
    return known


def _keep(table: SeatTable, card: int) -> float:
    fact = table.facts.cards[card]
    if fact.type == EVENT:
        return 0.5
    now = max(
        [table.gain(x, card, table.adds(card, x)) for x in table.saga.active if _fits(table, card, x)], default=0.0
    )
    if fact.type == ITEM:
        now = 0.4 if any(_wields(table, card, c) for r in table.saga.reserves for c in r) else 0.1
    return max(now, 0.25 * table.future(card), 0.5 * table.lasting(card))


def _fits(table: SeatTable, card: int, location: int) -> bool:
    fact, place = table.facts.cards[card], table.facts.locations[location]
    return place.number in fact.paths if place.is_path else fact.faction in place.shows and fact.type != ITEM


def _wields(table: SeatTable, item: int, card: int) -> bool:
    fact, who = table.facts.cards[item], table.facts.cards[card]
    return f"character:{who.kind}" in fact.wielders or any(f"subtype:{s}" in fact.wielders for s in who.subtypes)


def _for_each(op: Op) -> float:
    """What it is worth to a side that each of its players does this; the Shadow's cycling is its own business."""
    if op.name == "draw":
        return DRAW * 2 * op.count
    if op.each == SHADOW:
        return 0.0
    return -2 * (FORSAKE if op.name == "forsake" else 0.15)


def effects(table: SeatTable, abilities: Iterable[Ability], times: tuple[str, ...]) -> float:
    """A rough worth of what happens on play."""
    worth = 0.0
    for ability in abilities:
        if not ability.when.startswith(times):
            continue
        for op in ability.do:
            name = op.name
            if op.each >= 0:
                worth += _for_each(op) * (1 if op.each == table.side else -1)
            elif name == "draw":
                worth += DRAW * op.count
            elif name == "forsake":
                worth -= FORSAKE * op.count
            elif name in ("draw_play_cycle", "draw_eliminate_play_cycle"):
                worth += 0.7
            elif name == "take":
                worth += 0.4
            elif name == "corruption":
                worth += -op.count if table.side == 0 else op.count
    return worth
