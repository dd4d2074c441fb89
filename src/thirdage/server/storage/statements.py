"""The SQL statements that write a table, and the functions that read rows back."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from thirdage.server.json_decoding import decoder
from thirdage.server.storage.rows import IMPORTED, PLAYED_ON, POSITION, SET_UP, WAITING, ChatRow, Json, TableRow
from thirdage.server.storage.store import Statement, pack

T = TypeVar("T")
BAD: Final = (msgspec.MsgspecError, TypeError, ValueError)
"""What reading a damaged row raises."""
_table: Final = decoder(TableRow)
_said: Final = decoder(ChatRow)
_log = logging.getLogger("thirdage.server")
NOT_OVER: Final = (
    "select count(*) from tables where state != 'over' and id in "
    "(select table_id from sitting where guest = ? union select table_id from made where guest = ?)"
)
"""How many tables a guest sits at or has set up where the game is not over."""
WRITE: Final = (
    "insert into tables (id, game, state, listed, created, finished, body) values (?, ?, ?, ?, ?, ?, ?) "
    "on conflict (id) do update set state = excluded.state, listed = excluded.listed, "
    "finished = excluded.finished, body = excluded.body"
)


def table_row(row: TableRow) -> list[Statement]:
    """The table itself, all but its record."""
    return [
        (
            WRITE,
            (row.id, row.game, row.state, row.listed, row.created, row.finished, pack(row)),
        )
    ]


def adding(row: TableRow, start: int, entries: list[Json]) -> list[Statement]:
    """New entries of the record; the primary key keeps old ones from being overwritten."""
    return [
        ("insert into entries values (?, ?, ?, ?)", (row.id, row.chapter, start + n, pack(entry)))
        for n, entry in enumerate(entries)
    ]


def closing_chapter(row: TableRow) -> Statement:
    """What the record of a chapter rests on, kept when the next one begins."""
    kept = {
        "version": row.version,
        "facts": row.facts,
        "options": row.options,
        "position": row.position,
        "header": row.header,
    }
    return ("insert into chapters values (?, ?, ?)", (row.id, row.chapter, pack(kept)))


def sitting(guest: str, table: str) -> Statement:
    """A guest has a seat at a table."""
    return ("insert or ignore into sitting values (?, ?)", (guest, table))


def staying(row: TableRow) -> Statement:
    """Who has no seat at a table any more, nor one that is kept, does not sit there."""
    guests = sorted({who for place in row.seats.values() for who in (place.guest, place.kept) if who})
    return (
        "delete from sitting where table_id = ? and guest not in (select value from json_each(?))",
        (row.id, pack(guests).decode()),
    )


def made_by(guest: str, table: str) -> Statement:
    """A guest has set up a table, whether or not there is a seat at it for whoever did."""
    return ("insert or ignore into made values (?, ?)", (guest, table))


def row_of(body: bytes) -> TableRow:
    """A table as it was written down. Where the game has not begun, salts that nobody committed to count no more."""
    row = _table.decode(body)
    bytes.fromhex(row.fate.secret)
    if row.state == WAITING and not row.fate.hashes:
        row.fate.salts = {}
    if row.begins == SET_UP:
        row.begins = _begun(row)
    return row


def _begun(row: TableRow) -> str:
    """How a table began that was written down before tables said so."""
    if row.header is not None:
        return IMPORTED
    if row.prologue:
        return PLAYED_ON
    return POSITION if row.position is not None and not row.chapter else SET_UP


def read_rows(found: list[Any], read: Callable[[bytes], T]) -> list[T]:
    """Decode rows; damaged ones are left out and logged."""
    rows = []
    for (body,) in found:
        try:
            rows.append(read(body))
        except BAD:
            _log.exception("a damaged row is left out")
    return rows


def said_of(body: bytes) -> ChatRow:
    """A word in the chat as it was written down."""
    return _said.decode(body)
