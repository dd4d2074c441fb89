"""A limit on speed: a few at once, then one in so many seconds."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from thirdage.server.errors import Problem

REMEMBERED: Final = 1000
"""With more names than these, those that are within the limit again are forgotten."""


class RateLimit:
    """A limit for each name separately. `busy` is the time until which a name has used up its share."""

    def __init__(self, at_once: int, seconds: float, refusal: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.at_once = at_once
        self.seconds = seconds
        self.refusal = refusal
        self.clock = clock
        self.busy: dict[str, float] = {}

    def keep(self, *names: str) -> None:
        """Count one for each of these names; refused, and counted for none, if one of them is too fast."""
        now = self.clock()
        until = {name: max(self.busy.get(name, now), now) + self.seconds for name in names}
        if any(busy - now > self.at_once * self.seconds for busy in until.values()):
            raise Problem(429, self.refusal)
        if len(self.busy) > REMEMBERED:
            self.busy = {name: busy for name, busy in self.busy.items() if busy > now}
        self.busy.update(until)
