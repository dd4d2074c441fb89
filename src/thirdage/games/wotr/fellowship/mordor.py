"""The Mordor track: entering it and moving on it (rulebook: the Fellowship in Mordor). The idle rule is in turn.py."""

from __future__ import annotations

from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.phases import reach_crack_of_doom
from thirdage.kernel import Flow, Reason

from .hunt_pool import BY_MORDOR, pool_of_mordor
from .reveal import draw_and_resolve_tile

GATES = ("morannon", "minas-morgul")


def may_enter_mordor(war: War) -> Reason | None:
    """WR-MORD-02, WR-MORD-03, WR-MORD-17: in the Fellowship phase, from Morannon or Minas Morgul, hidden or not."""
    if war.mordor >= 0:
        return Reason("reason-wotr-in-mordor", "WR-MORD-16")
    if war.region_id(war.ring_bearers) not in GATES:
        return Reason("reason-wotr-not-at-gate", "WR-MORD-02", {"region": war.region_id(war.ring_bearers)})
    return None


def enter_mordor(war: War) -> None:
    """WR-MORD-04, WR-MORD-05: step 0, no progress any more, and a new hunt pool."""
    war.mordor = 0
    war.progress = 0
    war.used("mordor")
    war.tell("log-wotr-enters-mordor", "WR-MORD-02")
    pool_of_mordor(war)


def move_in_mordor(war: War) -> Flow[None]:
    """WR-MORD-07 to 10: no roll but a tile; an Eye counts all dice in the box; a stop icon holds them.

    The tile is resolved first, so that 12 corruption goes before the Crack of Doom (WR-VIC-02). Ruling WRU-67.
    """
    war.mordor_attempted = True
    tile = yield from draw_and_resolve_tile(war, BY_MORDOR, eye=sum(war.hunt_box))
    if war.outcome is not None:
        return
    if tile >= 0 and war.facts.tiles[tile].stop:
        war.used("mordor-stop")
        war.tell("log-wotr-mordor-stop", "WR-MORD-09")
        return
    war.mordor += 1
    war.tell("log-wotr-mordor-step", "WR-MORD-09", count=war.mordor)
    reach_crack_of_doom(war)


EXPECTED = ("mordor", "mordor-stop")
