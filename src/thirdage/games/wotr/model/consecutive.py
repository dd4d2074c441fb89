"""Two actions running: what a player without team-mate may not do twice (rulebook: three players).

With three players the Free Peoples have one player, who acts twice as often as each of the others. He may not take two
consecutive actions with the same nation (WR-MP-26), but may with mixed armies, if it is not the same army (WR-MP-27). A
mixed army is here one with units of several nations. What an action is taken with is noted while it goes on
(`Alliance.now`) and is what the last one was taken with when it ends (`Alliance.last`).
"""

from __future__ import annotations

from thirdage.kernel import Reason

from .alliance_state import NOTHING_USED
from .forces import Picks, force
from .war import War


def is_bound(war: War, side: int) -> bool:
    """WR-MP-25, WR-MP-26: whether a side has one player against two."""
    return not war.facts.one_a_side and len(war.facts.side_players[side]) == 1


# -- what may not be done again -------------------------------------------------------------------------------------
def rested(war: War, side: int, nation: int) -> Reason | None:
    """WR-MP-26: a nation that the last action was not taken with."""
    if not war.alliance.last[0] >> nation & 1 or not is_bound(war, side):
        return None
    return Reason("reason-wotr-nation-twice", "WR-MP-26", {"nation": war.facts.nations[nation].id})


def may_act_again(war: War, side: int, region: int, nations: tuple[int, ...]) -> Reason | None:
    """WR-MP-26, WR-MP-27: whether an army of units of these nations may act from a region: not the same army twice."""
    if war.alliance.last == NOTHING_USED or not is_bound(war, side):
        return None
    if war.alliance.last[1] >> region & 1:
        return Reason("reason-wotr-army-twice", "WR-MP-27", {"region": war.region_id(region)})
    return rested(war, side, nations[0]) if len(nations) == 1 else None


def may_lead_again(war: War, side: int, region: int, nations: tuple[int, ...]) -> Reason | None:
    """Whether some army out of units of these nations may: those of one of them alone, or a mixed one."""
    reasons = [may_act_again(war, side, region, (nation,)) for nation in nations]
    return None if not reasons or None in reasons else may_act_again(war, side, region, nations)


# -- what an action is taken with -----------------------------------------------------------------------------------
def note_nations(war: War, side: int, nations: tuple[int, ...]) -> None:
    """WR-MP-26: the action is taken with these nations; with each of them if there are several. Ruling WRU-118."""
    if is_bound(war, side) and war.facts.players[war.actor].side == side:
        mask = sum([1 << nation for nation in set(nations)])
        used, armies = war.alliance.now
        war.alliance = war.alliance.replaced(now=(used | mask, armies))


def note_army(war: War, side: int, start: int, region: int, picks: Picks) -> None:
    """WR-MP-27: these figures act, from a region to where they stand then: one nation, or a mixed army.

    Who marches on has left the region before.
    """
    if not is_bound(war, side) or war.facts.players[war.actor].side != side:
        return
    nations = force(war.facts, picks).nations
    if len(nations) == 1:
        note_nations(war, side, nations)
    elif nations:
        used, armies = war.alliance.now
        gone = armies & ~(1 << start) if start != region else armies
        war.alliance = war.alliance.replaced(now=(used, gone | 1 << region))


def forget_last_turn(war: War) -> None:
    """The last action of a turn and the first of the next are not consecutive, and separate armies are asked anew."""
    if not war.facts.one_a_side:
        war.alliance = war.alliance.replaced(last=NOTHING_USED, now=NOTHING_USED, apart=(0, 0))


def action_over(war: War) -> None:
    """What the action was taken with is what the last one was taken with. A skipped die is an action with nothing.

    WR-MP-28: a pass is no action, so it changes nothing. Ruling WRU-119.
    """
    if is_bound(war, war.facts.players[war.actor].side):
        war.alliance = war.alliance.replaced(last=war.alliance.now, now=NOTHING_USED)
