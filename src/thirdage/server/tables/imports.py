"""Makes a table from a record. A finished game can be watched; one that is not over goes on with new dice."""

from __future__ import annotations

from thirdage.games import find
from thirdage.server.errors import Problem
from thirdage.server.jobs.record_import import RejectedRecord, import_job
from thirdage.server.limits import Limits
from thirdage.server.storage.rows import IMPORTED, OVER, PERSON, WAITING, Guest, Json, Seat
from thirdage.server.storage.statements import made_by, sitting, table_row
from thirdage.server.storage.store import pack
from thirdage.server.tables.all_tables import Tables
from thirdage.server.tables.live_table import LiveTable


async def import_table(tables: Tables, guest: Guest, record: Json, listed: bool) -> LiveTable:
    """Make the table, with its importer on every seat. A worker checks the record, after the limits were checked."""
    _short_enough(record, tables.limits)
    async with tables.one_more(guest):
        tables.import_rate.keep(guest.id)
        async with tables.analysis.limiter.turn(guest.id):
            read = await tables.analysis.run(import_job, pack(record))
        if isinstance(read, RejectedRecord):
            raise Problem(read.status, read.id, read.args, read.rule)
        rules = find(read.game).rules(read.options)
        seats = {seat: Seat(PERSON, guest.id) for seat in rules.seats}
        row = tables.new_row(
            rules, seats, read.undo, listed=listed, begins=IMPORTED, maker=guest.id, position=read.position
        )
        row.state = WAITING if read.outcome is None else OVER
        row.header, row.version, row.facts, row.index = read.header, read.version, read.facts, read.index
        row.outcome, row.prologue = read.outcome, 0 if read.header else len(read.entries)
        row.finished = None if read.outcome is None else row.created
        await tables.store.commit(
            *table_row(row),
            *[("insert into entries values (?, 0, ?, ?)", (row.id, n, entry)) for n, entry in enumerate(read.entries)],
            *[("insert into pending values (?, ?, ?)", (row.id, *given)) for given in read.pending.items()],
            tables.guests.known(guest),
            made_by(guest.id, row.id),
            sitting(guest.id, row.id),
        )
    return tables.find(row.id)


def _short_enough(record: Json, limits: Limits) -> None:
    """Refuse a record that would take long to replay."""
    entries = record.get("entries")
    if not isinstance(entries, list):
        return
    undos = sum(isinstance(entry, dict) and "undo" in entry for entry in entries)
    if limits.entries and len(entries) > limits.entries:
        raise Problem(413, "server-record-long", {"count": limits.entries})
    if limits.undos and undos > limits.undos:
        raise Problem(413, "server-record-undos", {"count": limits.undos})
