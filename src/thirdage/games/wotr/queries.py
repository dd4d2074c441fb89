"""Persistent effects are queried by the rule they bend, never registered as listeners.

A card on the table that bends a rule has an effect named `<card id>/<query>`; the rule asks for the query by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .model import War


def bending(war: War, query: str) -> list[tuple[int, Callable[..., Any]]]:
    """The cards on the table that answer this query, with their functions, in the order they were played."""
    effects = war.rules.effects
    found = []
    for card in war.table:
        effect = effects.get(f"{war.facts.cards[card].id}/{query}")
        if effect is not None:
            found.append((card, effect))
    return found


def forbidden(war: War, query: str, *args: Any) -> Any:
    """The first Reason that a table card gives against something, or None."""
    for _, effect in bending(war, query):
        reason = effect(war, *args)
        if reason is not None:
            return reason
    return None
