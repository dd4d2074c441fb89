"""What one guest may have and what one table holds. A host can change the numbers that say so.

A number of 0 means no limit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

IMPORTS: Final = (10, 20.0)
"""How many records a guest may import at once, and then one in how many seconds; `Limits.tables` does not count games
that are over."""


@dataclass(frozen=True)
class Limits:
    """The numbers of docs/hosting.md."""

    tables: int = 100
    """Tables where the game is not over that a guest may sit at or have set up; a host can change it."""
    live_connections: int = 20
    """Live connections of one guest, at all tables together; a host can change it."""
    watchers: int = 500
    """Live connections at one table of those who do not sit there; a host can change it."""
    chat: int = 2000
    """Lines of chat that a table keeps."""
    entries: int = 20_000
    """Entries of a record that is imported."""
    undos: int = 1000
    """Undos of one game, imported or played here."""


def reached(limit: int, count: int) -> bool:
    """Whether there is no room for one more."""
    return bool(limit) and count >= limit
