"""How far companions come on their own, walking or just separated (rulebook: movement of companions).

Shared by walking (WR-CHAR), separation (WR-SEP) and the cards that do either.
"""

from __future__ import annotations

from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW, STRONGHOLD
from thirdage.games.wotr.model.distances import CLOSED, OPEN, STOPS, reach
from thirdage.games.wotr.model.places import besieged_side, controlled_stronghold
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Reason


def companion_reach(
    war: War, start: int, distance: int, may_end_besieged: bool = False, may_leave_besieged: bool = False
) -> dict[int, int]:
    """Where companions may end that go up to so many regions from a start, with the distance; the start is 0.

    WR-CHAR-09: enemy armies do not matter. WR-CHAR-10, WR-SEP-11: whoever enters a region with a stronghold that
    the Shadow controls stops there, but may leave one he starts in. WR-CHAR-11, WR-SEP-06: nobody enters or leaves a
    friendly stronghold under siege, unless a card allows to end there or to leave it. WR-CHAR-12: borders only.
    Ruling WRU-59.
    """
    if besieged_side(war, start) == FREE_PEOPLES and not may_leave_besieged:
        return {start: 0}

    regions = war.regions

    def way(region: int) -> int:
        if regions[region].settlement != STRONGHOLD:
            return OPEN
        if besieged_side(war, region) == FREE_PEOPLES:
            return STOPS if may_end_besieged else CLOSED
        return STOPS if controlled_stronghold(war, SHADOW, region) else OPEN

    return reach(war.facts, start, distance, way)


def may_reach(
    war: War,
    start: int,
    region: int,
    distance: int,
    may_end_besieged: bool = False,
    may_leave_besieged: bool = False,
    rule: str = "WR-CHAR-07",
) -> Reason | None:
    """None if companions may go from a start to a region within a distance, else why not; `rule` is of the distance.

    WR-SIEGE-36: the besieged get nobody in or out.
    """
    if region in companion_reach(war, start, distance, may_end_besieged, may_leave_besieged):
        return None
    name = war.region_id(region)
    if besieged_side(war, start) == FREE_PEOPLES and not may_leave_besieged:
        return Reason("reason-wotr-companion-leaves-siege", "WR-CHAR-11", {"region": war.region_id(start)})
    if besieged_side(war, region) == FREE_PEOPLES and not may_end_besieged:
        return Reason("reason-wotr-companion-enters-siege", "WR-CHAR-11", {"region": name})
    if region in reach(war.facts, start, distance):
        return Reason("reason-wotr-companion-stops", "WR-CHAR-10", {"region": name})
    return Reason("reason-wotr-companion-too-far", rule, {"region": name, "count": distance})
