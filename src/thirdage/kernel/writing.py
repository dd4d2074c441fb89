"""Small parts of written positions: how a game reads what a person may have written by hand, and writes it."""

from __future__ import annotations

from typing import Any

from .game import Rules
from .messages import Json


def listed(value: Any) -> Any:
    """Tuples as JSON lists, all the way down."""
    return [listed(v) for v in value] if isinstance(value, tuple | list) else value


def tupled(value: Any) -> Any:
    """JSON lists as tuples, all the way down."""
    return tuple([tupled(v) for v in value]) if isinstance(value, tuple | list) else value


def read_number(data: Json, key: str, default: int, high: int = 10_000) -> int:
    """A whole number from 0 to high."""
    value = data.get(key, default)
    assert isinstance(value, int), f"{key} is no number"
    assert not isinstance(value, bool), f"{key} is no number"
    assert 0 <= value <= high, f"{key} is {value}, more than {high} or less than 0"
    return value


def read_truth(data: Json, key: str, default: bool) -> bool:
    """True or false."""
    value = data.get(key, default)
    assert isinstance(value, bool), f"{key} is neither true nor false"
    return value


def read_seam(rules: Rules, data: Any) -> tuple[Any, ...]:
    """A seam with its arguments; refuses one that does not exist."""
    seam: tuple[Any, ...] = tupled(data)
    assert isinstance(seam, tuple), "a seam is a list: its name, then its arguments"
    assert seam, "a seam has a name"
    assert seam[0] in rules.seams, f"no seam {seam[0]}"
    return seam
