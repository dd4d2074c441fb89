"""Onlookers see what everybody sees; if all people at the table agree also its secrets, a whole day of the game late.

Then whoever has no seat may look back through the eyes of a referee, as far as the dawn of the day before this one: at
any moment of today the whole of yesterday lies between. Any of those who play may withdraw. Whoever has looked so
knows what seats know, and may take none of them.
"""

from __future__ import annotations

from typing import Any

from thirdage.games import find
from thirdage.kernel import REFEREE, Match, Refused, moments
from thirdage.server.errors import Problem
from thirdage.server.storage.rows import OVER, PLAYING, Guest, Json, Opened, TableRow
from thirdage.server.tables.live_table import LiveTable
from thirdage.server.tables.undo_setting import player_of


def people(row: TableRow) -> set[str]:
    """Those who must agree: all who play, those included for whom a bot does meanwhile."""
    return {player_of(place) for place in row.seats.values()} - {""}


def settle(row: TableRow, index: int, seat: str) -> None:
    """Who has left agrees to nothing; note where the secrets are opened, or closed, by what happened at a seat."""
    row.onlookers = [guest for guest in row.onlookers if guest in people(row)]
    on = is_open(row)
    if on != (bool(row.opened) and row.opened[-1].on):
        row.opened.append(Opened(index, seat, on))


def is_open(row: TableRow) -> bool:
    """Whether all who play agree."""
    return bool(row.onlookers) and people(row) <= set(row.onlookers)


async def agree(table: LiveTable, guest: Guest, seat: str, yes: bool) -> None:
    """Agree that onlookers see secrets late, or not: then nobody's word holds any more."""

    async def say() -> None:
        table.require_seat(guest, seat)
        match, row = table.begun_match(), table.row
        if not match.rules.game.lag:
            raise Problem(409, "server-onlookers-nothing")
        if row.state == OVER:
            raise Refused("refused-over")
        row.onlookers = sorted({*row.onlookers, guest.id}) if yes else []
        settle(row, match.index, seat)
        await table.save_row()

    await table.exclusively(say)


# -- how much they see --------------------------------------------------------------------------------------------
def dawn_before(match: Match) -> int | None:
    """The index of the first moment of the day before this one; None while no whole day has passed.

    Where a match begins within a day, nobody knows how much of it was left: that one counts from its end.
    """
    history, lag = match.history, match.rules.game.lag
    assert history is not None, "a fork has no history"
    today: Any = None
    dawns: list[int] = []
    log = match.position.log
    assert log is not None, "a match that is played has a log"
    scenes = [*[step.scenes for step in history.steps], log.scenes]
    for place, (index, now) in enumerate(zip(moments(match), scenes, strict=True)):
        day = next((scene[:3] for scene in now if scene[0] == lag), today)
        if place and day != today:
            dawns.append(index)
        today = day
    return dawns[-2] if len(dawns) > 1 else None


def late_index(table: LiveTable, guest: Guest, seat: str | None) -> int | None:
    """Up to which moment a guest is shown the past; None: all of it. Refused where he may not look through these eyes.

    The lock is held. Only the eyes of a referee, before the end, are held back; for all others see `allowed_view`.
    """
    row = table.row
    if seat != REFEREE or row.state != PLAYING or not find(row.game).lag:
        return None
    if guest.id in people(row) or not is_open(row):
        raise Problem(403, "server-onlookers-closed")
    dawn = dawn_before(table.begun_match())
    if dawn is None:
        raise Problem(409, "server-onlookers-early")
    return dawn


async def initiate(table: LiveTable, guest: Guest) -> None:
    """Note that a guest is about to be shown secrets. The lock is held."""
    if guest.id not in table.row.initiated:
        table.row.initiated.append(guest.id)
        await table.save_row()


# -- what is told of it ---------------------------------------------------------------------------------------------
def onlookers_json(row: TableRow, match: Match | None = None) -> Json | None:
    """Who agrees, who does not yet, up to which moment onlookers may see all; null where they never may."""
    if not find(row.game).lag:
        return None
    agreed = [seat for seat, place in row.seats.items() if player_of(place) in row.onlookers]
    waiting = [seat for seat, place in row.seats.items() if player_of(place) not in ("", *row.onlookers)]
    until = dawn_before(match) if match is not None and row.state == PLAYING and is_open(row) else None
    return {"agreed": agreed, "waiting": waiting, "until": until}


def told(row: TableRow, since: int = 0) -> list[Json]:
    """The lines of the log that say from when on onlookers may see secrets, told to everyone."""
    return [
        {
            "index": change.index,
            "id": "log-onlookers-open" if change.on else "log-onlookers-closed",
            "args": {"seat": change.seat},
            "rule": "",
            "scene": [],
        }
        for change in row.opened
        if change.index >= since or not since
    ]
