"""Persistent effects are queried by the rule they bend, never registered as listeners.

A card on the table that bends a rule has an effect named `<card id>/<query>`; the rule asks for the query by name.
WR-CARD-14: a table card goes as soon as it could no longer be played, so one whose condition has failed bends nothing,
even before it is taken off the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thirdage.kernel import Reason

from .war import War


def effects_on(war: War, query: str) -> list[tuple[int, Callable[..., Any]]]:
    """The cards on the table that answer this query, with their functions, in the order they were played."""
    found: list[tuple[int, Callable[..., Any]]] = []
    effects = war.rules.effects
    for card in war.table:
        effect = effects.get(f"{war.facts.cards[card].id}/{query}")
        if effect is not None and condition(war, card) is None:
            found.append((card, effect))
    return found


def condition(war: War, card: int) -> Reason | None:
    """WR-CARD-08, WR-CARD-14: why a card could not be played now by its own condition, or None."""
    fact = war.facts.cards[card]
    effect = war.rules.effects.get(f"{fact.id}/condition")
    reason: Reason | None = effect(war, fact.side) if effect is not None else None
    return reason


def forbidden(war: War, query: str, *args: Any) -> Reason | None:
    """The first Reason that a table card gives against something, or None."""
    if not war.table:
        return None
    for _, effect in effects_on(war, query):
        reason: Reason | None = effect(war, *args)
        if reason is not None:
            return reason
    return None
