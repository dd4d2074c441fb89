"""The undo setting of a table, chosen when it is set up: whether answers behind dice or reveals may be taken back."""

from __future__ import annotations

from thirdage.kernel import CONSENT, NEVER, PRACTICE
from thirdage.server.storage.rows import OPEN, PERSON, Json, Seat, TableRow


def usual(seats: dict[str, Seat]) -> str:
    """What holds where nothing was chosen: practice for one person, with bots or at one screen; never for strangers."""
    return PRACTICE if people(seats) == 1 else NEVER


def setting_of(row: TableRow) -> str:
    """What holds at a table. Consent that nobody else can give is practice.

    Tables of before this was a setting go on as they were: others were asked, bots agreed. An imported game that is
    over has the setting that its record names, whoever looks at it now.
    """
    if row.header is not None:
        return row.undo_setting or NEVER
    if row.undo_setting in ("", CONSENT):
        return PRACTICE if people(row.seats) <= 1 else CONSENT
    return row.undo_setting


def people(seats: dict[str, Seat]) -> int:
    """How many people sit there or may come; each open seat is somebody, and so is each for whom a bot plays."""
    sitting = {player_of(seat) for seat in seats.values()} - {""}
    return len(sitting) + sum(seat.kind == OPEN for seat in seats.values())


def player_of(seat: Seat) -> str:
    """The guest whose seat it is, though a bot may play for him; "" if it is nobody's."""
    return seat.guest if seat.kind == PERSON else seat.holder


def undo_header(row: TableRow) -> Json:
    """What the header of the record says of it."""
    setting = setting_of(row)
    return {} if setting == NEVER else {"undo": setting}
