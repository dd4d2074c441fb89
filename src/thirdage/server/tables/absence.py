"""Who is away from a table: whoever has neither been connected nor done anything for two minutes."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable

AWAY = 120.0
"""Seconds without a sign of life after which somebody is away."""


class Absence:
    """When each guest who sits at a table last gave a sign of life, as far as this server has been there to see it.

    Nobody was away while the server was down: whoever could not be seen then has his two minutes from its start on.
    """

    def __init__(self) -> None:
        self._start = time.monotonic()
        self._last: dict[str, float] = {}

    def seen(self, guest: str) -> None:
        """He has done something, or his live connection has ended just now."""
        self._last[guest] = time.monotonic()

    def away(self, guest: str, here: Collection[str]) -> bool:
        """Whether he is away; `here` are those who are connected."""
        return guest not in here and self._left(guest) <= 0

    def next(self, guests: Iterable[str], here: Collection[str]) -> float | None:
        """In how many seconds the next of these guests will be away; None if all are here or away already."""
        left = [self._left(guest) for guest in guests if guest not in here]
        return min([seconds for seconds in left if seconds > 0], default=None)

    def _left(self, guest: str) -> float:
        return self._last.get(guest, self._start) + AWAY - time.monotonic()
