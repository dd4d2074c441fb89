"""Whether an intent is possible now, whoever is asked what."""

from __future__ import annotations

from typing import Any

from .asks import Ask
from .bundle import Intent
from .game import Rules
from .messages import Reason, Refused, shown
from .position import Position


def explain(position: Position, asks: tuple[Ask, ...], seat: str, intent: Any) -> Reason | None:
    """Why an intent of this seat is not possible now, or None if it is."""
    rules = position.rules
    form, check = _intended(rules, intent)
    option = form.decode(intent, rules.names)
    for ask in asks:
        if ask.seat == seat:
            own = ask.options.forms.get(form.kind) is form
            return ask.options.reason_against(option) if own else check(position, ask, option)
    return rules.game.unasked(position, seat, option)


def _intended(rules: Rules, intent: Any) -> Intent:
    """What a game knows of an intent: its kind, and of several ways to tell it the one with these fields."""
    kind = intent.get("kind") if isinstance(intent, dict) else None
    ways = rules.intents.get(kind) if isinstance(kind, str) else None
    if ways is None:
        raise Refused("refused-intent-unknown", "", {"kind": shown(intent)})
    if len(ways) == 1:
        return ways[0]
    return next((way for way in ways if {"kind", *way[0].keys} == intent.keys()), ways[0])
