"""What the server sends of a table: to everyone, to a guest, to a seat. Nothing else of it ever leaves the server."""

from __future__ import annotations

import logging
from typing import Any, Final

from thirdage.bots.levels import level
from thirdage.bots.luck import facts_of, luck
from thirdage.kernel import CHANCE, REFEREE, SCHEMA, SPECTATOR, Match
from thirdage.server.facts import facts_digest
from thirdage.server.storage.rows import OPEN, OVER, PERSON, PLAYING, Guest, Json, TableRow
from thirdage.server.tables.advice_setting import has_advice
from thirdage.server.tables.beginnings import hands, preface
from thirdage.server.tables.campaigns import is_won
from thirdage.server.tables.continuing import options_on
from thirdage.server.tables.dice import dice_json, fate_of
from thirdage.server.tables.handovers import handovers_json, may_change, merged, played_json
from thirdage.server.tables.handovers import told as changes_told
from thirdage.server.tables.live_table import LiveTable
from thirdage.server.tables.memory import forgets, present_phase, remembered, require_memory
from thirdage.server.tables.notes import notes_json
from thirdage.server.tables.onlookers import onlookers_json
from thirdage.server.tables.onlookers import told as opened_told
from thirdage.server.tables.resigning import resigning_json
from thirdage.server.tables.resting import resting_json
from thirdage.server.tables.standing import forced_json, standing_json
from thirdage.server.tables.takebacks import undo_json
from thirdage.server.tables.undo_setting import setting_of, undo_header
from thirdage.server.words import words

_log = logging.getLogger("thirdage.server")
HISTORY: Final = "thirdage-history"
"""The format of a seat's own history; it is no record, since it lacks what the seat may not know."""


def table_json(row: TableRow, guest: Guest, names: dict[str, str]) -> Json:
    """A table as this guest sees it in a list; names are the names of guests by their ids."""
    seats = {seat: _seat_json(row, seat, guest, names) for seat in row.seats}
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "state": row.state,
        "created": row.created,
        "listed": row.listed,
        "index": row.index,
        "asked": [seat for seat in row.asked if seat != CHANCE],
        "outcome": row.outcome,
        "begins": row.begins,
        "start": row.start or None,
        "round": row.round,
        "moved": row.moved or row.created,
        "hands": hands(row),
        "sides": row.sides,
        "seats": seats,
        "mine": [seat for seat, place in row.seats.items() if place.kind == PERSON and place.guest == guest.id],
        "advice": has_advice(row),
        "undo_setting": setting_of(row),
        "can_undo": {},
        "rolled_since": {},
        "undo": None,
        "taken_back": None,
        "standing": {},
        "only": [],
        "forced": {},
        "paused": row.paused or None,
        "played": played_json(row, names),
        "shared": may_change(row),
        "from_memory": row.from_memory,
        "reminders": row.reminders,
        "notes": None,
        "part": row.part,
        "resting": resting_json(row),
        "onlookers": onlookers_json(row),
        "handovers": {},
        "invitations": {},
        "resigning": None,
        "dice": dice_json(row),
        "watching": 0,
        "rematch": row.rematch,
        "rematch_swap": row.rematch_swap if row.rematch else None,
        "campaign": row.campaign or None,
        "sequel": row.sequel,
        "tokens": is_won(row),
        "goes_on": row.goes_on,
        "may_go_on": options_on(row) is not None,
        "trouble": row.trouble,
    }


def _seat_json(row: TableRow, seat: str, guest: Guest, names: dict[str, str]) -> Json:
    place = row.seats[seat]
    if place.kind == PERSON:
        return {
            "kind": PERSON,
            "name": names.get(place.guest, ""),
            "mine": place.guest == guest.id,
            "here": False,
            "away": False,
        }
    if place.kind == OPEN:
        return {"kind": OPEN, "kept": bool(place.kept), "mine": bool(place.kept) and place.kept == guest.id}
    chosen = level(row.game, place.bot)
    named = {"level": chosen.id, "seconds": chosen.budget.seconds} if chosen else {}
    held = {"plays_for": names.get(place.holder, ""), "mine": place.holder == guest.id} if place.holder else {}
    return {"kind": place.kind, "bot": place.bot, **named, **held}


def tables_json(rows: list[TableRow], guest: Guest, names: dict[str, str]) -> list[Json]:
    """Tables as this guest sees them; one with a damaged row is left out and logged."""
    told = []
    for row in rows:
        try:
            told.append(table_json(row, guest, names))
        except Exception:  # noqa: BLE001 -- whatever became of its row in the file
            _log.exception("table %s cannot be listed", row.id)
    return told


def live_table_json(table: LiveTable, guest: Guest) -> Json:
    """A table as a guest sees it who has it open. The table's lock is held."""
    row = table.row
    told = table_json(row, guest, table.names)
    here = table.here()
    sitting = {place.guest for place in row.seats.values()}
    for seat, place in row.seats.items():
        if place.kind == PERSON:
            told["seats"][seat]["here"] = place.guest in here
            told["seats"][seat]["away"] = row.state == PLAYING and table.absence.away(place.guest, here)
    told |= handovers_json(table, guest)
    told["resigning"] = resigning_json(row, told["mine"])
    told["onlookers"] = onlookers_json(row, table.match)
    told["facts"] = facts_digest(row.game, row.options)
    told["dice"] = dice_json(row, table.present())
    told["watching"] = len(here - sitting)
    told["notes"] = notes_json(table, guest)
    told |= forced_json(row, told["mine"])
    if table.match is not None:
        told |= undo_json(table, table.match, told["mine"])
        told["standing"] = standing_json(table, table.match, told["mine"])
    return told


def log_json(table: LiveTable, seat: str, since: int) -> Json:
    """What a seat was told from an index on; further back if an undo has taken away what was told before it."""
    match = table.match
    if match is None:
        return {"index": 0, "since": 0, "log": [], "scene": []}
    start = 0 if since > match.index else min([since, *[back for n, back in table.undos if n >= since]])
    if forgets(table.row, match, seat):
        log = present_phase(match.log(seat), match.scene())
        return {"index": match.index, "since": 0, "log": log, "scene": match.scene()}
    return {"index": match.index, "since": start, "log": _told(table, match, seat, start), "scene": match.scene()}


def _told(table: LiveTable, match: Match, seat: str, start: int) -> list[Json]:
    """The log of the match, and what the table has to add."""
    row = table.row
    before = [] if start else preface(row)
    return merged([*before, *changes_told(row, table.names, start), *opened_told(row, start)], match.log(seat, start))


def late_log_json(table: LiveTable, until: int) -> Json:
    """All that anybody was told before a moment of the past (see `onlookers`)."""
    log = [entry for entry in _told(table, table.begun_match(), REFEREE, 0) if entry["index"] < until]
    return {"index": until, "since": 0, "log": log, "scene": []}


def seen_json(table: LiveTable, seat: str) -> Json:
    """What a seat knows; nothing before the game has begun."""
    match = table.match
    if match is None:
        return {"view": None, "aids": {}}
    view = remembered(table.row, match, seat, match.view(seat))
    return {"view": view, "aids": match.rules.game.derived_counts(match.rules, view["position"])}


def state_json(table: LiveTable, seat: str, since: int) -> Json:
    """What a seat knows, and what it was told since an index."""
    return {"seat": seat, **seen_json(table, seat), **log_json(table, seat, since)}


def public_json(table: LiveTable) -> Json:
    """What everyone may know, and so what the others see of one's own things."""
    return {"seat": SPECTATOR, "index": table.begun_match().index, **seen_json(table, SPECTATOR)}


def luck_json(table: LiveTable) -> Json:
    """Expected against actual luck, from public outcomes; null for a game without any.

    What was to be expected is a chance: where the table has no odds, only what came is told.
    """
    match = table.begun_match()
    found = luck(match)
    return {"index": match.index, "luck": found if found is None or has_advice(table.row) else facts_of(found)}


def log_text(told: list[Json], language: str) -> str:
    """Entries of a log as lines of a language."""
    say = words(language).say
    return "".join(f"{say(e['id'], e['args'], e['rule'] or None)}\n" for e in told)


def history_json(table: LiveTable, seat: str) -> Json:
    """A seat's own history: its own answers in full, of the others and of chance what it was shown of them."""
    row, match = table.row, table.begun_match()
    assert match.history is not None
    entries: list[Json] = []
    for entry in match.history.entries:
        if isinstance(entry, dict):
            entries.append({"index": len(entries), **entry})
            continue
        for ask, option in entry.answers():
            shown: Any = ask.face(option, seat)
            entries.append({"index": len(entries), "seat": ask.seat, "kind": ask.kind, "answer": shown})
    return {
        "format": HISTORY,
        "schema": SCHEMA,
        "game": row.game,
        "version": row.version,
        "options": row.options,
        "seat": seat,
        "fate": fate_of(row).header(reveal=False),
        "entries": entries,
        "log": log_json(table, seat, 0)["log"],
        "view": match.view(seat),
        **undo_header(row),
        **_played(table),
    }


def record_json(table: LiveTable, seat: str) -> Json:
    """The full record of a game that is over, a seat's own history while it runs."""
    if table.row.state == OVER:
        return table.begun_match().record() | _played(table)
    require_memory(table.row, table.begun_match(), seat)
    return history_json(table, seat)


def _played(table: LiveTable) -> Json:
    """Who has played when, where that changed."""
    played = played_json(table.row, table.names)
    return {"played": played} if played else {}
