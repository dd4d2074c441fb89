"""Who looks at a table is woken when something has changed: those who sit there at once, a crowd a few at a time.

An answer that comes while hundreds are being told must not wait until the last of them has been; and while one is
being taken nobody of the crowd is woken, who would only stand in its way at the table's lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import islice
from typing import Final, Protocol

from thirdage.server.rows import ChatRow, Guest

AT_ONCE: Final = 3
"""So many who only look on are woken before whatever else waits gets its turn."""
MEANWHILE: Final = 0.002
"""Seconds that the crowd waits before it looks again whether the table is free."""
SOON: Final = 0.2
"""Seconds until all are told that somebody has come or gone; many may come in one moment."""


class Watcher(Protocol):
    """Somebody who looks at a table over a live line."""

    guest: Guest
    language: str

    def wake(self) -> None:
        """Something has changed."""

    def hear(self, said: ChatRow) -> None:
        """Somebody has said something; it is told when woken."""


class Waking:
    """The lines of one table, and which of them are still to be woken; `busy` says whether something is being done."""

    def __init__(self, busy: Callable[[], bool]) -> None:
        self.busy = busy
        self.watchers: set[Watcher] = set()
        self._due: dict[Watcher, None] = {}
        self._round: asyncio.Task[None] | None = None

    def wake(self, seated: set[str]) -> None:
        """Wake all; the guests who sit at the table come first."""
        for watcher in list(self.watchers):
            if watcher.guest.id in seated:
                watcher.wake()
            else:
                self._due[watcher] = None
        if self._due and self._round is None:
            self._round = asyncio.get_running_loop().create_task(self._go_round())

    async def _go_round(self) -> None:
        try:
            while self._due:
                if self.busy():
                    await asyncio.sleep(MEANWHILE)
                    continue
                for watcher in list(islice(self._due, AT_ONCE)):
                    del self._due[watcher]
                    watcher.wake()
                await asyncio.sleep(0)
        finally:
            self._round = None
