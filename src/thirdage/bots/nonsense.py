"""Answers that nobody thought of, to see that they are refused; intents of every kind, to be explained."""

from __future__ import annotations

from typing import Any, Final

from thirdage.kernel import COUNTS, ONE, Field, Form, Names, Option, Random

GARBAGE: Final[tuple[Any, ...]] = (
    {},
    {"kind": "no-such-kind"},
    {"kind": None},
    {"kind": ["pass"]},
    [],
    None,
    7,
    "pass",
)
"""What a broken client might send instead of an answer."""
MOST: Final = 4


def random_option(form: Form, names: Names, rng: Random) -> Option | None:
    """An option of this form with values drawn from all that its fields can hold; None if a table is empty."""
    values = []
    for field in form.fields:
        value = _value(field, names, rng)
        if value is None:
            return None
        values.append(value)
    return form(*values)


def _value(field: Field, names: Names, rng: Random) -> Any:
    if field.shape == ONE:
        return _one(field, names, rng)
    drawn = [_one(field, names, rng) for _ in range(rng.randrange(MOST + 1))]
    if None in drawn:
        return None
    if field.shape == COUNTS:
        return tuple(sorted({item: 1 + rng.randrange(MOST) for item in drawn}.items()))
    return tuple(drawn)


def _one(field: Field, names: Names, rng: Random) -> Any:
    """A key of the field's table, one of its words, or a number within its limits."""
    if field.table:
        known = len(names.ids[field.table])
        return rng.randrange(known) if known else None
    if field.words:
        return field.words[rng.randrange(len(field.words))]
    return field.low + rng.randrange(field.high - field.low + 1)
