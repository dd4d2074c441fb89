"""To play from memory, as at a real table: the seats from whom somebody hides look nothing up.

They, and whoever looks on, are shown what lies on the table and what was said in the present phase: the view and the
log that leave the server hold no more while the game runs, nor can they replay or save it. Afterwards all is told.
"""

from __future__ import annotations

from thirdage.kernel import Match
from thirdage.server.errors import Problem
from thirdage.server.storage.rows import OVER, Json, TableRow

PHASE = "phase"
"""The kind of the scenes of the log between which all is forgotten."""


def forgets(row: TableRow, match: Match, seat: str) -> bool:
    """Whether a seat, or a spectator, plays from memory now."""
    if not row.from_memory or row.state == OVER:
        return False
    return match.rules.game.from_memory(seat, match.view(seat, offers=False)["position"]) is not None


def require_memory(row: TableRow, match: Match, seat: str) -> None:
    """Refuse to look back."""
    if forgets(row, match, seat):
        raise Problem(403, "server-from-memory")


def remembered(row: TableRow, match: Match, seat: str, view: Json) -> Json:
    """A view as this table shows it."""
    if not row.from_memory or row.state == OVER:
        return view
    kept = match.rules.game.from_memory(seat, view["position"])
    return view if kept is None else {**view, "position": kept}


def present_phase(log: list[Json], open_now: list[Json]) -> list[Json]:
    """What was told since the last phase before the present one."""
    now = [scene["id"] for scene in open_now if scene["kind"] == PHASE]
    phases = [[scene["id"] for scene in entry["scene"] if scene["kind"] == PHASE] for entry in log]
    past = [place for place, there in enumerate(phases) if there and there != now]
    return log[past[-1] + 1 :] if past else log
