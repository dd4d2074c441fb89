"""Whatever costs much to work out is worked out for a guest one at a time, so that nobody takes it from the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from thirdage.server.errors import Problem

WAITING: Final = 2
"""So many more of one guest may wait: a page that scrubs asks for the next before it has the last."""
AT_ONCE: Final = 64
"""So many of all guests together."""


class Turnstile:
    """Counts who is being served and who waits."""

    def __init__(self, waiting: int = WAITING, at_once: int = AT_ONCE) -> None:
        self.waiting = waiting
        self.at_once = at_once
        self._turns: dict[str, asyncio.Lock] = {}
        self._inside: dict[str, int] = {}

    @asynccontextmanager
    async def through(self, guest: str) -> AsyncIterator[None]:
        """Wait for one's turn; refused if too many wait already."""
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
