"""How many live lines there may be: of one guest, and at one table of those who do not sit there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from thirdage.server.errors import Problem
from thirdage.server.limits import Limits, reached
from thirdage.server.room import Room
from thirdage.server.rows import Guest


class Lines:
    """Counts them. Whoever sits at a table is let in however many look on."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.of_guest: Counter[str] = Counter()

    @contextmanager
    def one_more(self, guest: Guest, room: Room) -> Iterator[None]:
        """A line of this guest to this table, for as long as it stands; refused if there are too many."""
        if reached(self.limits.lines, self.of_guest[guest.id]):
            raise Problem(429, "server-lines-limit", {"count": self.limits.lines})
        if not room.owned(guest) and reached(self.limits.watchers, self._looking_on(room)):
            raise Problem(429, "server-watchers-limit", {"count": self.limits.watchers})
        self.of_guest[guest.id] += 1
        try:
            yield
        finally:
            self.of_guest[guest.id] -= 1
            if not self.of_guest[guest.id]:
                del self.of_guest[guest.id]

    def _looking_on(self, room: Room) -> int:
        seated = {place.guest for place in room.row.seats.values()}
        return sum(watcher.guest.id not in seated for watcher in room.watchers)
