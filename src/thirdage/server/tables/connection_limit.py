"""Limits live connections: those of one guest, and those at one table of guests who do not sit there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from thirdage.server.errors import Problem
from thirdage.server.limits import Limits, reached
from thirdage.server.storage.rows import Guest
from thirdage.server.tables.live_table import LiveTable


class LiveConnectionLimit:
    """Counts live connections. A guest who sits at a table may connect however many others watch it."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.of_guest: Counter[str] = Counter()

    @contextmanager
    def one_more(self, guest: Guest, table: LiveTable) -> Iterator[None]:
        """Count a connection of this guest to this table while it is open; refused if there are too many."""
        if reached(self.limits.live_connections, self.of_guest[guest.id]):
            raise Problem(429, "server-lines-limit", {"count": self.limits.live_connections})
        if not table.seats_of(guest) and reached(self.limits.watchers, self._looking_on(table)):
            raise Problem(429, "server-watchers-limit", {"count": self.limits.watchers})
        self.of_guest[guest.id] += 1
        try:
            yield
        finally:
            self.of_guest[guest.id] -= 1
            if not self.of_guest[guest.id]:
                del self.of_guest[guest.id]

    def _looking_on(self, table: LiveTable) -> int:
        seated = {place.guest for place in table.row.seats.values()}
        return sum(watcher.guest.id not in seated for watcher in table.watchers)
