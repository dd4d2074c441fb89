"""Mixed armies: where the armies of team-mates stand together, and where they are one (rulebook: mixed armies).

What is here asks nobody; `alliance.merging` asks the two players.
"""

from __future__ import annotations

from .alliance_state import with_bit
from .constants import FREE_PEOPLES, SHADOW, SIDES
from .facts import Player
from .forces import Force, Picks, force
from .places import armies, force_at
from .players import commands, weight
from .war import War


def with_units(war: War, side: int, here: Force) -> list[Player]:
    """The players of a side who have units in a force."""
    return [player for player in war.facts.side_players[side] if weight(player, here)[0]]


def shared(war: War, side: int, region: int) -> bool:
    """WR-MP-15: whether both team-mates have units in a region."""
    return len(with_units(war, side, force_at(war, side, region))) > 1


def is_mixed(war: War, side: int, region: int) -> bool:
    """WR-MP-15: whether the units of the team-mates in a region are one army."""
    return bool(war.alliance.mixed[side] >> region & 1) and shared(war, side, region)


def merge(war: War, side: int, region: int, rule: str) -> None:
    """WR-MP-15, WR-MP-17: the armies of both are one from now on; says who commands it."""
    war.alliance = war.alliance.replaced(mixed=with_bit(war.alliance.mixed, side, region, on=True))
    seat = commands(war, side, force_at(war, side, region)).seat
    war.used("mixed-army")
    war.tell("log-wotr-merged", rule, region=war.region_id(region), seat=seat)


def attacked_as_one(war: War, side: int, region: int) -> None:
    """WR-MP-17: armies of team-mates must merge where they are attacked."""
    if not war.facts.one_a_side and shared(war, side, region) and not is_mixed(war, side, region):
        war.used("forced-merge")
        merge(war, side, region, "WR-MP-17")


def go_together(war: War, side: int, start: int, region: int, picks: Picks) -> None:
    """What becomes of mixed armies when these figures go, before they do.

    A mixed army stays one where nobody of the team-mate of its commander stood apart; where somebody did, the two are
    asked anew, and so they are wherever an army has come to another. Whoever comes to a mixed army joins it.
    Ruling WRU-116.
    """
    if war.facts.one_a_side:
        return
    alliance, going = war.alliance, force(war.facts, picks)
    apart = with_bit(alliance.apart, side, region, on=False)
    mixed = alliance.mixed
    if is_mixed(war, side, start) and len(with_units(war, side, going)) > 1 and not is_mixed(war, side, region):
        there = with_units(war, side, force_at(war, side, region))
        mixed = with_bit(mixed, side, region, on=all(player is commands(war, side, going) for player in there))
    war.alliance = alliance.replaced(apart=apart, mixed=mixed)


def tidy(war: War) -> None:
    """Forget of the regions where no longer both have units."""
    alliance = war.alliance
    if any(alliance.mixed) or any(alliance.apart):
        both = [sum([1 << r for r in armies(war, side) if shared(war, side, r)]) for side in range(len(SIDES))]
        mixed = (alliance.mixed[FREE_PEOPLES] & both[FREE_PEOPLES], alliance.mixed[SHADOW] & both[SHADOW])
        apart = (alliance.apart[FREE_PEOPLES] & both[FREE_PEOPLES], alliance.apart[SHADOW] & both[SHADOW])
        war.alliance = alliance.replaced(mixed=mixed, apart=apart)
