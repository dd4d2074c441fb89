"""Which response a failure of the store gets: disk full, file damaged, file out of reach."""

from __future__ import annotations

import sqlite3
from typing import Final

from thirdage.server.errors import Problem

FULL: Final = frozenset({sqlite3.SQLITE_FULL})
DAMAGED: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT})
OUT_OF_REACH: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)


def store_problem(wrong: BaseException) -> Problem | None:
    """The response to an error of the store; None for any other exception, which is a bug."""
    code = getattr(wrong, "sqlite_errorcode", 0) & 0xFF
    if code in FULL:
        return Problem(507, "server-disk-full")
    if code in DAMAGED:
        return Problem(503, "server-store-damaged-now")
    if code in OUT_OF_REACH:
        return Problem(503, "server-store-away")
    return None
