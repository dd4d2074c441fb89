"""Decisions that an intent may name beside its own fields, for `carry`: the die to use, the losses of a battle.

A game registers them by name (`Bundle.decisions`). Any other ask is answered by its kind, or by a bare value: the field
of an answer that has just one, or the kind of an answer that has none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .asks import Ask
from .forms import Form, Option
from .messages import Json, Refused, shown

Taken = tuple[Option, Any]
"""An answer that a value gives, and what is left of the value for later asks (None: nothing)."""
Take = Callable[[Ask, Any], "Taken | None"]
"""What a value answers to an open ask; None where it has nothing to say to it."""


def bad_value(ask: Ask, value: object) -> Refused:
    """A value that is no answer to an ask."""
    return Refused("refused-bad-answer", ask.rule, {"detail": f"{ask.kind}: {shown(value)}"})


def meant(ask: Ask, value: Any) -> list[Option]:
    """The answers to an ask that a bare value, or an answer in JSON, could mean; those on offer if there are any.

    None on offer: all that it could mean, so that one of them can be refused with its reason.
    """
    forms = ask.options.forms
    if isinstance(value, dict) and isinstance(value.get("kind"), str) and value["kind"] in forms:
        return [ask.options.decode(value)]
    found: list[Option] = []
    for form in forms.values():
        written = _written(form, value)
        if written is not None:
            try:
                found.append(ask.options.decode(written))
            except Refused:
                continue
    return [option for option in found if option in ask.options] or found


def _written(form: Form, value: Any) -> Json | None:
    """A bare value as an answer of this form."""
    if not form.keys:
        return {"kind": form.kind} if value == form.kind else None
    if len(form.keys) == 1:
        return {"kind": form.kind, form.keys[0]: value}
    return {**value, "kind": form.kind} if isinstance(value, dict) else None


def in_turn(ask: Ask, value: Any) -> Taken | None:
    """One value for the next ask, or a list with a value for each time it is asked.

    None where the list is used up, or where a value could mean several things that are on offer.
    """
    values = value if isinstance(value, list) else [value]
    if not values:
        return None
    options = meant(ask, values[0])
    if not options:
        raise bad_value(ask, values[0])
    return (options[0], values[1:] or None) if len(options) == 1 or options[0] not in ask.options else None


class Decision:
    """A decision by name: the kinds of ask that it answers, and how a value is taken."""

    __slots__ = ("kinds", "take")

    def __init__(self, *kinds: str, take: Take = in_turn) -> None:
        self.kinds = kinds
        self.take = take
