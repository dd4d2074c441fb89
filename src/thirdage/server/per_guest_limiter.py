"""Limits expensive work to one job at a time per guest, so that no guest takes the workers from the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from thirdage.server.errors import Problem

WAITING: Final = 2
"""How many more jobs of one guest may wait: a page that scrubs through a replay asks before it has the last answer."""
AT_ONCE: Final = 64
"""The most jobs of all guests together, running or waiting."""


class PerGuestLimiter:
    """Lets the jobs of a guest run one after the other, and refuses more than a few that wait."""

    def __init__(self, waiting: int = WAITING, at_once: int = AT_ONCE) -> None:
        self.waiting = waiting
        self.at_once = at_once
        self._turns: dict[str, asyncio.Lock] = {}
        self._inside: dict[str, int] = {}

    @asynccontextmanager
    async def turn(self, guest: str) -> AsyncIterator[None]:
        """Wait until the earlier jobs of this guest are done; refused if too many wait already."""
        inside = self._inside.get(guest, 0)
        if inside > self.waiting:
            raise Problem(429, "server-one-at-a-time")
        if sum(self._inside.values()) >= self.at_once:
            raise Problem(429, "server-busy")
        self._inside[guest] = inside + 1
        try:
            async with self._turns.setdefault(guest, asyncio.Lock()):
                yield
        finally:
            self._inside[guest] -= 1
            if not self._inside[guest]:
                del self._inside[guest], self._turns[guest]
