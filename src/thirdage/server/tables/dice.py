"""How the dice of a table get their secret and salts before the first roll (docs/fair-dice.md). Works on its row alone.

Each person's page sends the hash of a salt. When all hashes are in and all these people are present, they open their
salts; when all are open, the game begins. It never begins without one of them: who does not open a salt in time loses
the seat, and everything starts over with a new secret. Once salts are being opened no hash of this secret changes, so
what a page has noted by then stays true.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Final

from thirdage.kernel import KeyedFate, Message, salt_hash
from thirdage.server.errors import Problem
from thirdage.server.storage.rows import OPEN, PERSON, WAITING, Json, Seat, Secret, TableRow

PATIENCE: Final = 60
"""Seconds in which everybody has to open his salt."""
PRESENT: Final = 30
"""Who has made a call about the table within so many seconds, and since the last hash came, is there.

An open connection is no proof: phones fall asleep.
"""
STARTED: Final = int(time.time())
"""While the server was down nobody could open anything."""
HASHES, PRESENCE, SALTS, READY = "hashes", "presence", "salts", "ready"
ANEW: Final = "server-dice-anew"


def people(row: TableRow) -> dict[str, str]:
    """The seats that salt, those of people, and whose they are."""
    return {seat: place.guest for seat, place in row.seats.items() if place.kind == PERSON}


def stage(row: TableRow) -> str:
    """What the table waits for, as far as its dice go."""
    if row.state != WAITING:
        return READY
    if any(place.kind == OPEN for place in row.seats.values()) or people(row).keys() != row.fate.hashes.keys():
        return HASHES
    if row.fate.hashes.keys() == row.fate.salts.keys():
        return READY
    return PRESENCE if row.fate.opening is None else SALTS


def waited_for(row: TableRow, present: Collection[str]) -> list[str]:
    """The seats whose person has to do something now; `present` are the guests who are there."""
    seats, now = people(row), stage(row)
    if now == HASHES:
        return [seat for seat in seats if seat not in row.fate.hashes]
    if now == PRESENCE:
        return [seat for seat, guest in seats.items() if guest not in present]
    return [seat for seat in seats if seat not in row.fate.salts] if now == SALTS else []


def deadline(row: TableRow) -> int | None:
    """When the salts have to be open, in seconds since 1970. Where one person sits alone nobody waits for him."""
    if stage(row) != SALTS or row.fate.opening is None or len(set(people(row).values())) < 2:
        return None
    return max(row.fate.opening, STARTED) + PATIENCE


def seal(row: TableRow, seat: str, hash: str) -> None:
    """A seat commits to its salt. It may change its mind until the first salt is open, at the price of a new secret."""
    if row.state != WAITING:
        raise Problem(409, "server-has-begun")
    if row.fate.salts:
        raise Problem(409, "server-dice-sealed")
    if row.fate.opening is not None:
        start_over(row)
    else:
        row.fate.hashes[seat] = hash


def unseal(row: TableRow, seat: str, salt: str) -> None:
    """A seat opens its salt; the same one twice is as good as once."""
    if row.fate.salts.get(seat) == salt:
        return
    if stage(row) != SALTS:
        raise Problem(409, "server-has-begun" if row.state != WAITING else "server-dice-not-yet")
    if row.fate.hashes[seat] != salt_hash(fate_of(row).commitment, seat, salt):
        raise Problem(409, "server-dice-other-salt")
    row.fate.salts[seat] = salt


def stand_up(row: TableRow, seat: str) -> None:
    """Somebody leaves, and his hash with him. If a salt is open, he may have seen what dice would come."""
    row.seats[seat] = Seat()
    if row.fate.opening is not None:
        start_over(row)
    else:
        row.fate.hashes.pop(seat, None)


def go_on(row: TableRow, present: Collection[str], now: float) -> bool:
    """What follows from who is there, and from the clock; whether anything does."""
    due = deadline(row)
    if due is not None and now >= due:
        late = waited_for(row, present)
        if row.fate.salts:  # else nobody has seen anything, and nobody has waited: they only have to come back
            for seat in late:
                row.seats[seat] = Seat()
            row.trouble = Message(ANEW, "", {"seat": late}).json()
        start_over(row)
        return True
    if stage(row) == PRESENCE and not waited_for(row, present):
        row.fate.opening = int(now)
        return True
    return False


def start_over(row: TableRow) -> None:
    """A new secret, for which nobody has a salt yet. The record counts it if somebody had shown his."""
    row.fate = Secret(secrets.token_hex(32), restarts=row.fate.restarts + bool(row.fate.salts))


def begun(row: TableRow) -> None:
    """The game begins: what went wrong before it is told by the count alone."""
    if row.trouble is not None and row.trouble["id"] == ANEW:
        row.trouble = None


def fate_of(row: TableRow) -> KeyedFate:
    """The dice of a table: its secret, the salts of its seats with their hashes, and the chapter."""
    kept = row.fate
    return KeyedFate(
        bytes.fromhex(kept.secret),
        kept.salts,
        hashes=kept.hashes,
        chapter=row.chapter,
        restarts=kept.restarts,
    )


def dice_json(row: TableRow, present: Collection[str] = ()) -> Json:
    """What everyone is told of the dice; of those of an imported game what its record says."""
    header = row.header if row.header is not None else fate_of(row).header(reveal=False)
    return {
        "commitment": str(header.get("commitment", "")),
        "hashes": _texts(header.get("hashes")),
        "salts": _texts(header.get("salts")),
        "stage": stage(row),
        "waiting": waited_for(row, present),
        "deadline": deadline(row),
        "restarts": row.fate.restarts,
        "chapter": row.chapter,
    }


def _texts(given: object) -> dict[str, str]:
    """Texts by name, whatever a stranger's record has there."""
    return {str(name): str(text) for name, text in given.items()} if isinstance(given, dict) else {}
