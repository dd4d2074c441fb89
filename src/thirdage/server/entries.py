"""The entries of a stored record, without a match."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def bare(entries: list[Json]) -> list[Json]:
    """Entries without the numbers that another table's fate drew: this one's cannot answer for them."""
    return [{k: v for k, v in entry.items() if k not in ("number", "of")} for entry in entries]
