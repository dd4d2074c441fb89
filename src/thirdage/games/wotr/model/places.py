"""What is true of a region now: who controls it, who stands there, who besieges whom, for whom it is free."""

from __future__ import annotations

from .constants import CITY, FREE_PEOPLES, SHADOW, STRONGHOLD, enemy
from .facts import Region
from .forces import Force
from .war import War


def controls(regions: tuple[Region, ...], captured: int, region: int) -> int:
    """WR-MAP-13: the side that controls a settlement when these (a mask) are captured, -1 if there is none."""
    owner = regions[region].owner
    return enemy(owner) if owner >= 0 and captured >> region & 1 else owner


def controller(war: War, region: int) -> int:
    """WR-MAP-13: the side that controls the settlement, -1 if there is none."""
    return controls(war.regions, war.captured, region)


def unconquered(war: War, region: int) -> bool:
    """WR-MAP-14: a settlement controlled by the side that had it at the start."""
    return war.regions[region].owner >= 0 and not war.captured >> region & 1


def besieged_side(war: War, region: int) -> int:
    """The side whose force is inside the stronghold under siege, -1 if there is no siege."""
    return war.inside[region].side


def is_besieging(war: War, side: int, region: int) -> bool:
    """Whether this side lays siege to the stronghold of the region."""
    return besieged_side(war, region) == enemy(side)


def force_at(war: War, side: int, region: int) -> Force:
    """All figures of a side in a region: those inside if it is besieged there, else those in the open."""
    inside = war.inside[region]
    if inside.side == side:
        return inside
    return war.free_forces[region] if side == FREE_PEOPLES else war.shadow_forces[region]


def army_at(war: War, side: int, region: int) -> bool:
    """WR-STACK-01: whether a side has an army there (at least one unit), inside or in the open."""
    return force_at(war, side, region).units > 0


def armies(war: War, side: int) -> list[int]:
    """WR-STACK-01: the regions where a side has an army, in order."""
    inside = war.inside
    return [
        region
        for region, here in enumerate(war.field(side))
        if (inside[region].units if inside[region].side == side else here.units)
    ]


def enemy_units_in_open(war: War, side: int, region: int) -> bool:
    """Whether enemy units stand in the open."""
    return (war.shadow_forces if side == FREE_PEOPLES else war.free_forces)[region].units > 0


def is_free(war: War, side: int, region: int) -> bool:
    """WR-MAP-15, WR-MAP-16: no enemy army and no enemy settlement; a stronghold one besieges does not count.

    Ruling WRU-02.
    """
    if enemy_units_in_open(war, side, region):
        return False
    if is_besieging(war, side, region):
        return True
    return controller(war, region) != enemy(side)


def is_free_for_armies(war: War, side: int, region: int) -> bool:
    """WR-MAP-17: no enemy unit in the open, nor one inside that we do not besiege (which cannot be)."""
    return not enemy_units_in_open(war, side, region)


def neighbours(war: War, region: int) -> tuple[int, ...]:
    """WR-MAP-02, WR-MAP-03: regions with a border that can be crossed. Ruling WRU-01."""
    return war.regions[region].adjacent


def is_city_or_stronghold(war: War, region: int) -> bool:
    """WR-POL-08, WR-DECL-07: towns do not count."""
    return war.regions[region].settlement in (CITY, STRONGHOLD)


def is_haven(regions: tuple[Region, ...], captured: int, region: int) -> bool:
    """WR-DECL-07, WR-DECL-13, WR-DECL-14: a city or stronghold of Free Peoples origin that they control.

    WR-DECL-08: under siege too. WR-MAP-18, WR-DECL-10: a captured city or stronghold of the Shadow is none.
    Ruling WRU-53.
    """
    place = regions[region]
    return place.owner == FREE_PEOPLES and place.settlement in (CITY, STRONGHOLD) and not captured >> region & 1


def friendly_haven(war: War, region: int) -> bool:
    """The same as things are now."""
    return is_haven(war.regions, war.captured, region)


def controlled_stronghold(war: War, side: int, region: int) -> bool:
    """A stronghold under this side's control, besieged or not."""
    return war.regions[region].settlement == STRONGHOLD and controller(war, region) == side


def shadow_stronghold(war: War, region: int) -> bool:
    """WR-DECL-16, WR-DECL-17: a stronghold of a Shadow nation that the Shadow controls. Ruling WRU-57."""
    nation = war.regions[region].nation
    return nation in war.facts.nations_of[SHADOW] and controlled_stronghold(war, SHADOW, region)


def points_of(regions: tuple[Region, ...], captured: int, side: int) -> int:
    """WR-CAP-06: victory points of a side, from the settlements of the other that are captured (a mask).

    WR-MAP-11, WR-MAP-12: 1 for a city, 2 for a stronghold. WR-VIC-07: control counts, besieged or not.
    """
    total = 0
    while captured:
        lowest = captured & -captured
        place = regions[lowest.bit_length() - 1]
        if place.owner == enemy(side):
            total += place.vp
        captured ^= lowest
    return total


def points(war: War, side: int) -> int:
    """The victory points of a side now."""
    return points_of(war.regions, war.captured, side)


def settlements_of(war: War, nation: int) -> tuple[int, ...]:
    """The regions with a settlement of a nation, whoever controls it."""
    if war.regions is war.facts.regions:
        return war.facts.settlements_of[nation]
    return tuple([r for r, region in enumerate(war.regions) if region.settlement and region.nation == nation])
