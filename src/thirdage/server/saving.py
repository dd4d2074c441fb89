"""The statements by which a table is written down."""

from __future__ import annotations

from typing import Final

import msgspec

from thirdage.server.rows import Json, TableRow
from thirdage.server.store import Statement, pack

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
    """New entries of the record; the primary key sees to it that nothing is ever written over."""
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


def made_by(guest: str, table: str) -> Statement:
    """A guest has set up a table, whether or not there is a seat at it for whoever did."""
    return ("insert or ignore into made values (?, ?)", (guest, table))


def row_of(body: bytes) -> TableRow:
    """A table as it was written down."""
    return msgspec.json.decode(body, type=TableRow)
