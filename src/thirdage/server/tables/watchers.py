"""The watchers of a table are woken when something changes: those who sit there at once, the crowd a few at a time.

An answer that arrives while hundreds are being told must not wait for the last of them. While one is being processed
nobody of the crowd is woken, because they would only queue for the table's lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import islice
from typing import Final, Protocol

from thirdage.server.storage.rows import ChatRow, Guest

AT_ONCE: Final = 3
"""How many watchers without a seat are woken before other tasks run."""
MEANWHILE: Final = 0.002
"""Seconds until the crowd checks again whether the table is free."""
SOON: Final = 0.2
"""Seconds until all are told that somebody has come or gone; many may come at once."""


class Watcher(Protocol):
    """A live connection, as the table sees it."""

    guest: Guest
    language: str

    def wake(self) -> None:
        """Something has changed."""

    def hear(self, said: ChatRow) -> None:
        """Somebody has said something; it is told when woken."""


class Notifier:
    """Wakes the watchers of one table; `busy` says whether the table is processing something."""

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
