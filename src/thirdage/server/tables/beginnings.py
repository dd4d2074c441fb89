"""How a game begins: set up, from a written position, played on from another game, or imported.

Whoever writes a position, or plays on from a game that he has seen, knows every hand in it. If somebody else sits down,
the game therefore begins from the public form of that position, at its last seam, and chance deals what is hidden. The
record begins with that position and holds the deal like every draw; nothing of the game before is kept. A table that
was set up to keep the hands, which everybody is told before sitting down, begins as it was written.
"""

from __future__ import annotations

from typing import Final

import thirdage
from thirdage.games import find
from thirdage.kernel import Game, Match, dealt_anew
from thirdage.server.errors import Problem
from thirdage.server.storage.rows import IMPORTED, OPEN, PERSON, PLAYED_ON, POSITION, SET_UP, WAITING, Json, TableRow
from thirdage.server.storage.store import Statement
from thirdage.server.tables.stored_match import StoredGame, record_of

ANEW, KEPT = "anew", "kept"
TOLD: Final = {
    POSITION: "log-begins-position",
    PLAYED_ON: "log-begins-played-on",
    IMPORTED: "log-begins-imported",
    ANEW: "log-hands-anew",
    KEPT: "log-hands-kept",
}
FORGOTTEN: Final = ("delete from entries where table_id = ?", "delete from pending where table_id = ?")
BEFORE: Final = -1
"""The index of what the log tells before anybody was asked anything."""


def others(row: TableRow) -> bool:
    """Whether anybody but its maker sits at a table, or may sit down there."""
    return any(
        place.kind == OPEN or (place.kind == PERSON and place.guest != row.maker) for place in row.seats.values()
    )


def hands(row: TableRow) -> str | None:
    """What becomes of the hidden cards of the position it begins from, or became of them; None where none is given."""
    if row.begins == SET_UP or row.header is not None or (row.position is None and not row.prologue):
        return None
    if row.state != WAITING:
        return row.hands or KEPT
    return ANEW if others(row) and not row.keep_hands else KEPT


def may_open(row: TableRow) -> None:
    """Refuse open seats where what is hidden can neither be dealt anew nor is to be kept.

    Where somebody walks unseen his way cannot, unless one part of the game is over and the next has not begun.
    """
    game = find(row.game)
    able = type(game).anew is not Game.anew and (not game.hides_movement or row.follows)
    if hands(row) == ANEW and not able:
        raise Problem(409, "server-cannot-deal-anew")


def may_sit(row: TableRow, guest: str) -> None:
    """Refuse a stranger there."""
    if guest != row.maker:
        may_open(row)


def prepared(row: TableRow, before: StoredGame) -> tuple[StoredGame, list[Statement]]:
    """What the game begins with, and what is forgotten of a game before. The row is told, its table not yet begun."""
    row.hands = hands(row) or ""
    if row.hands != ANEW:
        return before, []
    public = dealt_anew(_standing(row, before))
    if public is None:
        raise Problem(409, "server-cannot-deal-anew")
    row.position, row.prologue, row.index = public, 0, 0
    return StoredGame([], {}, None), [(forgotten, (row.id,)) for forgotten in FORGOTTEN]


def _standing(row: TableRow, before: StoredGame) -> Match:
    """The match as it stands when nobody has rolled anything here."""
    if before.entries or before.pending:
        return thirdage.replay(record_of(row, before))
    assert row.position is not None, "nothing is hidden where nothing is given"
    return thirdage.setup(row.game, row.position, row.options, fate=None)


def preface(row: TableRow) -> list[Json]:
    """What the log of such a table begins with, told to everyone."""
    told = [TOLD[how] for how in (row.begins, row.hands) if how in TOLD]
    return [{"index": BEFORE, "id": id, "args": {}, "rule": "", "scene": []} for id in told]
