"""Functions on the entries of a stored record that need no match."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def without_fate_numbers(entries: list[Json]) -> list[Json]:
    """Entries without the numbers that another table's fate drew, which this table's fate cannot prove."""
    return [{k: v for k, v in entry.items() if k not in ("number", "of")} for entry in entries]
