"""JSON data as such: copied, made of tuples, in one byte form."""

from __future__ import annotations

import json
from typing import Any


def plain(data: Any) -> Any:
    """A deep copy of JSON data, tuples become lists: what a match takes in or hands out is nobody else's."""
    return json.loads(json.dumps(data))


def listed(value: Any) -> Any:
    """Tuples of a position as JSON lists, all the way down."""
    return [listed(v) for v in value] if isinstance(value, tuple | list) else value


def canonical(data: object) -> bytes:
    """The one byte form of JSON data, for digests and hashes."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()
