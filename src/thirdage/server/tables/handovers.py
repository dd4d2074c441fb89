"""Handing a seat over while the game runs: to a bot or to a guest with a link, and back.

Only at tables where several people play on one side: there the others cannot play on without whoever leaves; and at all
that rest between two parts, for those who go on later need not be the same. A person
who wishes to leave, or has been away for two minutes, is replaced when all other people agree who are not away
themselves. For a bot he may come back at any time; to a guest who has sat down the seat belongs. What it knows stays
the same, and so nobody may play one who knows the secrets of another seat.
"""

from __future__ import annotations

import secrets
from typing import Final

from thirdage.kernel import Refused
from thirdage.server.errors import Problem
from thirdage.server.storage.rows import (
    BOT,
    OVER,
    PERSON,
    PLAYING,
    Change,
    Guest,
    Handover,
    Invitation,
    Json,
    Seat,
    TableRow,
)
from thirdage.server.storage.statements import sitting
from thirdage.server.tables.live_table import LiveTable
from thirdage.server.tables.onlookers import settle
from thirdage.server.tables.undo_setting import player_of

GUEST: Final = "guest"


# -- who may ------------------------------------------------------------------------------------------------------
def is_shared(row: TableRow) -> bool:
    """Whether several people play on one side, those included for whom a bot plays."""
    people = [{player_of(row.seats[seat]) for seat in seats} - {""} for seats in row.sides.values()]
    return any(len(side) > 1 for side in people)


def may_change(row: TableRow) -> bool:
    """Whether seats can be handed over now: where several play on one side, and everywhere between two parts."""
    return row.resting or is_shared(row)


def voters(table: LiveTable, seat: str) -> set[str]:
    """The people who have a say when this seat is handed over: all others who sit there and are not away."""
    here, theirs = table.here(), player_of(table.row.seats[seat])
    people = {place.guest for place in table.row.seats.values() if place.kind == PERSON} - {theirs}
    return {guest for guest in people if not table.absence.away(guest, here)}


def _handed(table: LiveTable, seat: str) -> Seat:
    """The place of a seat that can be handed over at all."""
    row = table.row
    if seat not in row.seats:
        raise Problem(400, "refused-seat-unknown", {"id": seat[:80]})
    if row.state == OVER:
        raise Refused("refused-over")
    if row.state != PLAYING:
        raise Problem(409, "server-not-begun")
    if not may_change(row):
        raise Problem(409, "server-seat-not-shared")
    return row.seats[seat]


# -- asking and agreeing --------------------------------------------------------------------------------------------
async def hand_over(table: LiveTable, guest: Guest, seat: str, bot: str) -> None:
    """Ask that a seat be handed over to a bot, or to a guest who gets a link. Whoever asks for it agrees to it."""

    async def ask() -> None:
        place = _handed(table, seat)
        if not table.seats_of(guest):
            raise Problem(403, "server-not-at-table")
        if place.kind == BOT and (bot or not (place.holder or table.row.resting)):
            raise Problem(409, "server-seat-of-bot", {"seat": seat})
        if place.kind == PERSON and place.guest != guest.id and not table.absence.away(place.guest, table.here()):
            raise Problem(409, "server-seat-not-away", {"seat": seat})
        asked = table.row.handovers.get(seat)
        if asked is None or asked.bot != bot:
            asked = table.row.handovers[seat] = Handover(guest.id, bot)
        await _agreed(table, seat, asked, guest)

    await table.exclusively(ask)


async def consent(table: LiveTable, guest: Guest, seat: str, agree: bool) -> None:
    """Agree to a seat being handed over, or not: then it is off the table."""

    async def say() -> None:
        _handed(table, seat)
        if not table.seats_of(guest):
            raise Problem(403, "server-not-at-table")
        asked = table.row.handovers.get(seat)
        if not agree and (asked is not None or seat in table.row.invitations):
            _forget(table.row, seat)
            await table.save_row()
            return
        if asked is None:
            raise Problem(409, "server-no-handover-asked", {"seat": seat})
        await _agreed(table, seat, asked, guest)

    await table.exclusively(say)


async def _agreed(table: LiveTable, seat: str, asked: Handover, guest: Guest) -> None:
    """One more has agreed; with the last of them it is done, or the link is there."""
    row = table.row
    asked.agreed = sorted({*asked.agreed, guest.id})
    if not voters(table, seat) <= set(asked.agreed):
        await table.save_row()
        return
    theirs = player_of(row.seats[seat])
    wished = theirs in asked.agreed
    _forget(row, seat)
    if asked.bot:
        await _seat(table, seat, Seat(BOT, bot=asked.bot, holder=theirs))
    else:
        row.invitations[seat] = Invitation(secrets.token_urlsafe(12), wished)
        await table.save_row()


def _forget(row: TableRow, seat: str) -> None:
    row.handovers.pop(seat, None)
    row.invitations.pop(seat, None)


async def welcome(table: LiveTable, guest: Guest) -> None:
    """Somebody is there again: what was asked, because he was away, is off the table."""

    def void(seat: str) -> bool:
        asked, invited = table.row.handovers.get(seat), table.row.invitations.get(seat)
        mine = table.row.seats[seat].kind == PERSON and table.row.seats[seat].guest == guest.id
        return mine and bool((asked and guest.id not in asked.agreed) or (invited and not invited.wished))

    async def look() -> None:
        seats = [seat for seat in table.row.seats if void(seat)]
        for seat in seats:
            _forget(table.row, seat)
        if seats:
            await table.save_row()

    if any(void(seat) for seat in table.row.seats):
        await table.exclusively(look)


# -- sitting down ---------------------------------------------------------------------------------------------------
async def sit_in(table: LiveTable, guest: Guest, seat: str, key: str) -> None:
    """Whoever has the key of an invitation sits down, if he knows nothing of another seat."""

    async def sit() -> None:
        _handed(table, seat)
        invited = table.row.invitations.get(seat)
        if invited is None or not secrets.compare_digest(invited.key.encode(), key.encode()):
            raise Problem(409, "server-no-invitation", {"seat": seat})
        if guest.id in knowing(table.row, seat):
            raise Problem(409, "server-knows-other-seat", {"seat": seat})
        await _seat(table, seat, Seat(PERSON, guest.id))

    await table.exclusively(sit)


def knowing(row: TableRow, seat: str) -> set[str]:
    """The guests who know, or have known, what another seat than this one does; by looking on too (`onlookers`)."""
    sat = {player_of(place) for other, place in row.seats.items() if other != seat}
    sat |= {guest for change in row.changes if change.seat != seat for guest in (change.before, change.guest)}
    return sat - {""} | set(row.initiated) | ({row.maker} if row.hands == "kept" else set())


async def take_back(table: LiveTable, guest: Guest, seat: str) -> None:
    """Whose seat a bot plays takes it back; nobody needs to agree."""

    async def sit() -> None:
        place = _handed(table, seat)
        if place.kind != BOT or place.holder != guest.id:
            raise Problem(403, "server-not-your-seat", {"seat": seat})
        await _seat(table, seat, Seat(PERSON, guest.id))

    await table.exclusively(sit)


async def _seat(table: LiveTable, seat: str, place: Seat) -> None:
    """Somebody else plays a seat from now on: nothing of the one before stands, asks or agrees any more."""
    row, match = table.row, table.begun_match()
    before = player_of(row.seats[seat])
    turn = match.rules.game.progress(match.position)[0]
    row.changes.append(Change(match.index, turn, seat, before, place.guest, place.bot))
    row.seats[seat] = place
    row.ready = []
    row.standing = [left for left in row.standing if left.seat != seat]
    row.undo = None
    _forget(row, seat)
    people = {other.guest for other in row.seats.values() if other.kind == PERSON}
    for side, agreed in row.resigning.items():
        row.resigning[side] = [guest for guest in agreed if guest in people and guest not in (before, place.guest)]
    settle(row, match.index, seat)
    for asked in row.handovers.values():
        asked.agreed = [guest for guest in asked.agreed if guest in people]
    await table.save_row(*([sitting(place.guest, row.id)] if place.guest else []))


def players(row: TableRow) -> set[str]:
    """The guests who sit there or have sat there since the game began."""
    known = {player_of(place) for place in row.seats.values()}
    return (known | {guest for change in row.changes for guest in (change.before, change.guest)}) - {""}


# -- what is told of it ---------------------------------------------------------------------------------------------
def told(row: TableRow, names: dict[str, str], since: int = 0) -> list[Json]:
    """The lines of the log that say who plays a seat from an index on, told to everyone."""
    return [_line(change, names) for change in row.changes if change.index >= since or not since]


def _line(change: Change, names: dict[str, str]) -> Json:
    who = names.get(change.guest or change.before, "")
    back = change.guest and change.guest == change.before
    id = "log-seat-bot" if change.bot else "log-seat-back" if back else "log-seat-guest"
    args = {"seat": change.seat, "who_text": who, "named": "yes" if who else "no"}
    return {"index": change.index, "id": id, "args": args, "rule": "", "scene": []}


def merged(lines: list[Json], log: list[Json]) -> list[Json]:
    """These lines among those of the log; at the same index they come first."""
    return sorted([*lines, *log], key=lambda entry: int(entry["index"])) if lines else log


def played_json(row: TableRow, names: dict[str, str]) -> list[Json]:
    """Who has played each seat that was handed over, in order, from which entry of the record and which turn on."""
    spells: list[Json] = []
    for seat in row.seats:
        changes = [change for change in row.changes if change.seat == seat]
        if changes:
            spells.append(
                {"seat": seat, "index": 0, "round": 1, "kind": PERSON, "name": names.get(changes[0].before, "")}
            )
        for change in changes:
            who: Json = {"kind": BOT, "bot": change.bot} if change.bot else {"kind": PERSON}
            name = names.get(change.guest or change.before, "")
            spells.append({"seat": seat, "index": max(change.index, 0), "round": change.round, **who, "name": name})
    return spells


def handovers_json(table: LiveTable, guest: Guest) -> Json:
    """What is asked of the seats of a table, and, for those whom it concerns, the keys of invitations."""
    row = table.row
    asked = {}
    for seat, wish in row.handovers.items():
        has_say = voters(table, seat)
        asked[seat] = {
            "to": BOT if wish.bot else GUEST,
            "bot": wish.bot or None,
            "by": _seats_of(row, wish.guest),
            "wished": wish.guest == player_of(row.seats[seat]),
            "waiting": [s for who in sorted(has_say - set(wish.agreed)) for s in _seats_of(row, who)],
        }
    keys = {seat: invited.key for seat, invited in row.invitations.items() if _may_invite(table, guest, seat)}
    return {"handovers": asked, "invitations": keys, "shared": may_change(row)}


def _seats_of(row: TableRow, guest: str) -> list[str]:
    return [seat for seat, place in row.seats.items() if place.kind == PERSON and place.guest == guest]


def _may_invite(table: LiveTable, guest: Guest, seat: str) -> bool:
    """The link is for the people of the seat's side; for all who sit there if that side has nobody else."""
    row = table.row
    mine = table.seats_of(guest)
    side = next(seats for seats in row.sides.values() if seat in seats)
    allies = [other for other in side if other != seat and row.seats[other].kind == PERSON]
    return bool(mine) and (seat in mine or not allies or bool(set(mine) & set(side)))
