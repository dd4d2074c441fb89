"""The match of a stored table, rebuilt from its record whenever the table is loaded.

If the rules have changed so that the record no longer fits, the table goes on from the position at its last seam and
the answers since, as far as they still fit. That begins a new chapter: a record of its own. Its dice come from the same
secret with one more salt, so that no number of the old chapter is drawn again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import thirdage
from thirdage.kernel import SCHEMA, Match, Refused, in_play
from thirdage.server.json_decoding import ANYTHING, decoder
from thirdage.server.storage.rows import PLAYING, Seam, TableRow
from thirdage.server.storage.statements import BAD
from thirdage.server.storage.store import Store
from thirdage.server.tables.dice import fate_of
from thirdage.server.tables.undo_setting import undo_header

Json = dict[str, Any]
_seam: Final = decoder(Seam)


class Lost(Exception):
    """A table that can be rebuilt neither from its record nor from its last seam."""


@dataclass
class StoredGame:
    """What the store holds of a table's game: entries of the chapter in play, open answers of a group, last seam."""

    entries: list[Json]
    pending: dict[str, Any]
    seam: Seam | None


@dataclass
class Rebuilt:
    """A match, and whether it goes on from a seam because the record no longer fits."""

    match: Match
    mended: bool = False


def begin(row: TableRow, before: StoredGame) -> Match:
    """The match of a table whose seats are taken; one that goes on from another game begins with its answers."""
    if before.entries or before.pending:
        return thirdage.replay(record_of(row, before), fate=fate_of(row))
    if row.position is None:
        return thirdage.new_match(row.game, row.options, fate=fate_of(row))
    return thirdage.setup(row.game, row.position, row.options, fate=fate_of(row))


def stored(store: Store, row: TableRow) -> StoredGame:
    """What the store holds of a table's game; raises Lost if some of it cannot be read."""
    decode = ANYTHING.decode
    entries = store.rows("select entry from entries where table_id = ? and chapter = ? order by n", row.id, row.chapter)
    pending = store.rows("select seat, answer from pending where table_id = ?", row.id)
    seam = store.rows("select body from seam where table_id = ?", row.id)
    try:
        return StoredGame(
            [decode(entry) for (entry,) in entries],
            {seat: decode(answer) for seat, answer in pending},
            _seam.decode(seam[0][0]) if seam else None,
        )
    except BAD as damaged:
        raise Lost(str(damaged)) from damaged


def record_of(row: TableRow, kept: StoredGame) -> Json:
    """The stored record, as `thirdage.replay` reads it."""
    record: Json = {
        "format": "thirdage-record",
        "schema": SCHEMA,
        "game": row.game,
        "version": row.version,
        "facts": row.facts,
        "options": row.options,
        "fate": row.header if row.header is not None else fate_of(row).header(reveal=False),
        "entries": kept.entries,
        "pending": [{"seat": seat, "answer": answer} for seat, answer in kept.pending.items()],
        "seams": [],
        "outcome": row.outcome,
    }
    if row.position is not None:
        record["position"] = row.position
    return record | undo_header(row)


def rebuild(row: TableRow, kept: StoredGame) -> Rebuilt:
    """The match of a table that has begun; raises Lost if there is no way back to it."""
    archived = row.header is not None and row.state != PLAYING
    try:
        return Rebuilt(thirdage.replay(record_of(row, kept), fate=None if archived else fate_of(row)))
    except Exception as wrong:  # noqa: BLE001 -- whatever new rules do with an old record, the table must go on
        try:
            return Rebuilt(_from_seam(row, kept), mended=True)
        except Exception:  # noqa: BLE001
            raise Lost(str(wrong)) from wrong


def _from_seam(row: TableRow, kept: StoredGame) -> Match:
    """The match at the last seam, and the line that was in play since, as far as it still fits. It has no fate yet."""
    if kept.seam is None or row.state != PLAYING:
        raise Lost(row.id)
    match = thirdage.setup(row.game, kept.seam.position, row.options, fate=None)
    line = [entry for n, entry in in_play(kept.entries) if n >= kept.seam.index]
    line += [{"seat": seat, "answer": answer} for seat, answer in kept.pending.items()]
    for entry in line:
        try:
            match.answer(entry["answer"], entry["seat"])
        except Refused:
            break
    return match
