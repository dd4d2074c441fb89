"""How much of everything: what one guest may have, and what one table holds. A host can change what is said so.

A number of 0 is no limit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

IMPORTS: Final = (10, 20.0)
"""A guest may import so many records at once, then one in so many seconds; games that are over count for no limit."""


@dataclass(frozen=True)
class Limits:
    """The numbers of docs/hosting.md."""

    tables: int = 100
    """Tables where the game is not over that a guest may sit at or have set up; the host's to say."""
    lines: int = 20
    """Live lines of one guest, at all tables together; the host's to say."""
    watchers: int = 500
    """Live lines at one table of those who do not sit there; the host's to say."""
    chat: int = 2000
    """Lines of chat that a table keeps."""
    entries: int = 20_000
    """Entries of a record that is imported."""
    undos: int = 1000
    """Undos of one game, imported or played here."""


def reached(limit: int, count: int) -> bool:
    """Whether there is no room for one more."""
    return bool(limit) and count >= limit
