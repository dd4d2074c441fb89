"""A table made of a record. One that is over can be looked at; one that is not goes on, with new dice."""

from __future__ import annotations

from thirdage.games import find
from thirdage.server.errors import Problem
from thirdage.server.house import House
from thirdage.server.importing import Rejected, take_in
from thirdage.server.limits import Limits
from thirdage.server.room import Room
from thirdage.server.rows import IMPORTED, OVER, PERSON, WAITING, Guest, Json, Seat
from thirdage.server.saving import made_by, sitting, table_row
from thirdage.server.store import pack


async def imported(house: House, guest: Guest, record: Json, listed: bool) -> Room:
    """Whoever imports a record sits on every seat. Workers read it; the limits are looked at first."""
    _short_enough(record, house.limits)
    async with house.one_more(guest):
        house.import_pace.keep(guest.id)
        async with house.study.turnstile.through(guest.id):
            read = await house.study.run(take_in, pack(record))
        if isinstance(read, Rejected):
            raise Problem(read.status, read.id, read.args, read.rule)
        rules = find(read.game).rules(read.options)
        seats = {seat: Seat(PERSON, guest.id) for seat in rules.seats}
        row = house.new_row(
            rules, seats, read.undo, listed=listed, begins=IMPORTED, maker=guest.id, position=read.position
        )
        row.state = WAITING if read.outcome is None else OVER
        row.header, row.version, row.facts, row.index = read.header, read.version, read.facts, read.index
        row.outcome, row.prologue = read.outcome, 0 if read.header else len(read.entries)
        row.finished = None if read.outcome is None else row.created
        await house.store.commit(
            *table_row(row),
            *[("insert into entries values (?, 0, ?, ?)", (row.id, n, entry)) for n, entry in enumerate(read.entries)],
            *[("insert into pending values (?, ?, ?)", (row.id, *given)) for given in read.pending.items()],
            house.guests.known(guest),
            made_by(guest.id, row.id),
            sitting(guest.id, row.id),
        )
    return house.room(row.id)


def _short_enough(record: Json, limits: Limits) -> None:
    """Refuse a record that would take long to live through."""
    entries = record.get("entries")
    if not isinstance(entries, list):
        return
    undos = sum(isinstance(entry, dict) and "undo" in entry for entry in entries)
    if limits.entries and len(entries) > limits.entries:
        raise Problem(413, "server-record-long", {"count": limits.entries})
    if limits.undos and undos > limits.undos:
        raise Problem(413, "server-record-undos", {"count": limits.undos})
