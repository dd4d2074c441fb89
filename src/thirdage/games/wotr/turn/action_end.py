"""The end of an action: the stacking limits, table cards that have lost their ground, then whose turn it is.

Rulebook: army composition, stacking limit.
"""

from __future__ import annotations

from thirdage.games.wotr.alliance.merging import merge_or_not
from thirdage.games.wotr.battle.casualties import disband
from thirdage.games.wotr.cards.hands import sweep_table
from thirdage.games.wotr.model.consecutive import action_over
from thirdage.games.wotr.model.constants import SIEGE_LIMIT, STACKING_LIMIT, enemy
from thirdage.games.wotr.model.forces import Force, Picks
from thirdage.games.wotr.model.mixed import is_mixed, shared
from thirdage.games.wotr.model.places import besieged_side, force_at
from thirdage.games.wotr.model.players import commands, leading
from thirdage.games.wotr.model.war import War
from thirdage.kernel import COUNTS, Ask, AskKind, Flow, Form, PickCounts, ids

from .phases import next_action

DISBAND = Form("disband", figures=ids("figure", COUNTS))
ASK_DISBAND = AskKind(
    "disband",
    "the commander of too many units in one place; of separate armies each player in turn",
    "WR-STACK-05",
    (DISBAND,),
    in_sight=True,
)


def excess(war: War, side: int, region: int) -> int:
    """WR-STACK-04, WR-STACK-07: units over ten in a region, or over five inside a besieged stronghold.

    Ruling WRU-27.
    """
    if besieged_side(war, region) == side:
        return max(0, war.inside[region].units - SIEGE_LIMIT)
    return max(0, war.field(side)[region].units - STACKING_LIMIT)


def trim(war: War, side: int, region: int) -> Flow[None]:
    """WR-STACK-05, WR-STACK-08, WR-SIEGE-09: the owner removes the excess of his choice to the reinforcements.

    WR-STACK-06: what brought too many together was legal. Ruling WRU-26.
    """
    n = excess(war, side, region)
    if not n:
        return
    if not war.facts.one_a_side and shared(war, side, region) and not is_mixed(war, side, region):
        yield from trim_in_turn(war, side, region)
        return
    inside = besieged_side(war, region) == side
    force = war.inside[region] if inside else war.field(side)[region]
    units = [(figure, count) for figure, count in force.figures if war.facts.figures[figure].is_unit]
    args = {"region": war.region_id(region), "count": n}
    chosen = yield Ask(ASK_DISBAND, commands(war, side, force).seat, PickCounts(DISBAND, units, n, n), args, args)
    picks: Picks = chosen[0]
    war.used("besieged-excess" if inside else "stacking-excess")
    disband(war, side, region, picks, "WR-SIEGE-09" if inside else "WR-STACK-05")


def trim_in_turn(war: War, side: int, region: int) -> Flow[None]:
    """WR-MP-16: of separate armies each player removes one unit in turn, the leading one last."""
    players = sorted(war.facts.side_players[side], key=lambda player: player is leading(war, side))
    turn = 0
    while excess(war, side, region):
        player = players[turn % len(players)]
        turn += 1
        force = force_at(war, side, region)
        units = [(f, n) for f, n in force.of_nations(player.nations) if war.facts.figures[f].is_unit]
        if units:
            args = {"region": war.region_id(region), "count": 1}
            chosen = yield Ask(ASK_DISBAND, player.seat, PickCounts(DISBAND, units, 1, 1), args, args)
            war.used("stacking-in-turn")
            disband(war, side, region, chosen[0], "WR-MP-16")


_fine: list[list[Force]] = [[], [], []]
"""Inside, in the open of either side: what was looked at last and is within the limits. Most of it stays as it was."""


def limits_hold(war: War) -> bool:
    """Whether nobody has too many units anywhere: nearly always, and asked after every action."""
    return (
        all_within(0, war.inside, SIEGE_LIMIT)
        and all_within(1, war.free_forces, STACKING_LIMIT)
        and all_within(2, war.shadow_forces, STACKING_LIMIT)
    )


def all_within(place: int, forces: list[Force], limit: int) -> bool:
    """Whether no force has more units. To compare with those of the last time is quicker than to look at each."""
    if forces != _fine[place]:
        if [here for here in forces if here.units > limit]:
            return False
        _fine[place] = forces[:]
    return True


def trim_all(war: War) -> Flow[None]:
    """Both sides, first the one that acts, which may have brought it about."""
    if limits_hold(war):
        return
    side_acting = war.facts.players[war.actor].side
    for side in (side_acting, enemy(side_acting)):
        for region in range(len(war.regions)):
            yield from trim(war, side, region)


def action_end(war: War) -> Flow[None]:
    """WR-ACT-02: the action is complete; the limits are checked only now (WR-MOVE-18, WR-STACK-05)."""
    assert war.battle is None, "a battle ends before its action does"
    yield from war.rules.steps["stirred"](war)
    if not war.facts.one_a_side:
        action_over(war)
        yield from merge_or_not(war)
    yield from trim_all(war)
    sweep_table(war)
    war.die = -1
    war.end_scene("action")
    next_action(war, war.actor)


SEAMS = {"action-end": action_end}
KINDS: tuple[AskKind, ...] = (ASK_DISBAND,)
EXPECTED: tuple[str, ...] = ("stacking-excess", "besieged-excess")
