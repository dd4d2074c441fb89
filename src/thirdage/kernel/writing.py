"""Small parts of written positions: tuples of the position as JSON lists."""

from __future__ import annotations

from typing import Any


def listed(value: Any) -> Any:
    """Tuples as JSON lists, all the way down."""
    return [listed(v) for v in value] if isinstance(value, tuple | list) else value
