"""Armies entering regions: settlements captured, nations roused, sieges begun and ended (rulebook: capture)."""

from __future__ import annotations

from thirdage.games.wotr.model.captors import note_captor
from thirdage.games.wotr.model.constants import SHADOW, SIDES, STRONGHOLD, enemy
from thirdage.games.wotr.model.places import army_at, besieged_side, controller
from thirdage.games.wotr.model.war import War, renew_regions
from thirdage.games.wotr.muster.politics import BY_CAPTURE, BY_ENTRY, activate, advance


def army_enters(war: War, side: int, region: int) -> None:
    """WR-MOVE-19, WR-POL-05, WR-CAP-01: call it when units of a side have come into a region in the open.

    Enemy units still in the region are besieged ones; then nothing is captured.

    WR-MAP-09, WR-CAP-03: fortifications are never captured, and only units capture. Ruling WRU-05.
    """
    nation = war.regions[region].nation
    if side == SHADOW and nation >= 0 and war.facts.nations[nation].side != side:
        activate(war, nation, BY_ENTRY, "WR-POL-05", region)
    if controller(war, region) == enemy(side) and not army_at(war, enemy(side), region):
        capture(war, side, region)


def capture(war: War, side: int, region: int) -> None:
    """WR-CAP-04, WR-CAP-08: control changes and stays; the loss of an own settlement advances its nation.

    WR-CAP-07: whoever takes back his own gets no points and does not advance.
    """
    place = war.regions[region]
    war.captured ^= 1 << region
    renew_regions(war)
    note_captor(war, side, region)
    if place.owner == side:
        war.tell("log-wotr-recaptured", "WR-CAP-07", side=SIDES[side], region=place.id)
        war.used("recapture")
        return
    war.tell("log-wotr-captured", "WR-CAP-01", side=SIDES[side], region=place.id)
    war.used("capture")
    advance(war, place.nation, BY_CAPTURE, "WR-POL-12")


def take_fallen_stronghold(war: War, besieger: int, region: int) -> None:
    """WR-CAP-02, WR-SIEGE-22: the garrison is gone; it falls if the besieger has a unit left in the region.

    Ruling WRU-47.
    """
    if war.field(besieger)[region].units and controller(war, region) == enemy(besieger):
        capture(war, besieger, region)


def begin_siege(war: War, region: int) -> None:
    """WR-SIEGE-07: the whole force of the controlling side goes inside. The caller then trims it to five units."""
    side = controller(war, region)
    assert war.regions[region].settlement == STRONGHOLD, "only strongholds are besieged"
    force = war.field(side)[region]
    war.inside[region] = force
    war.field(side)[region] = force.minus(force.figures)
    war.used("siege")
    war.tell("log-wotr-siege", "WR-SIEGE-07", region=war.region_id(region))


def lift_siege(war: War, region: int) -> None:
    """WR-SIEGE-11: no besieging unit is left; the garrison stands in the region again."""
    side = besieged_side(war, region)
    inside = war.inside[region]
    war.inside[region] = inside.minus(inside.figures)
    war.field(side)[region] = war.field(side)[region].plus(inside.figures)
    war.tell("log-wotr-siege-lifted", "WR-SIEGE-11", region=war.region_id(region))
