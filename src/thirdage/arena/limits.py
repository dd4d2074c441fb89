"""How long a bot may think about an action, as it is written: `50ms`, `1.5s`, `200n` (nodes of a search)."""

from __future__ import annotations

import re

_WRITTEN = re.compile(r"(\d+(?:\.\d+)?)(ms|s|n)")


class BadLimit(ValueError):
    """Not a time and not a number of nodes; `given` is what it is."""

    def __init__(self, given: str) -> None:
        super().__init__(given)
        self.given = given


def read_limit(written: str) -> tuple[float | None, int | None]:
    """Milliseconds, or nodes; neither if nothing is written."""
    if not written:
        return None, None
    found = _WRITTEN.fullmatch(written)
    if found is None or float(found[1]) <= 0 or (found[2] == "n" and "." in found[1]):
        raise BadLimit(written)
    if found[2] == "n":
        return None, int(found[1])
    return float(found[1]) * (1000 if found[2] == "s" else 1), None
