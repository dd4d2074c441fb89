"""Figures that leave the board: where they go, and what falls with them (rulebook: casualties)."""

from __future__ import annotations

from thirdage.games.wotr.model.consecutive import note_nations
from thirdage.games.wotr.model.constants import CHARACTER, FREE_PEOPLES, GONE, LEADER, SHADOW, STRONGHOLD, enemy
from thirdage.games.wotr.model.forces import Force, Picks
from thirdage.games.wotr.model.places import besieged_side, controller, force_at
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.movement.capture import lift_siege, take_fallen_stronghold


def eliminate(war: War, side: int, region: int, picks: Picks, rule: str) -> None:
    """Figures are eliminated; the step "eliminate". Follow it by `settle` once the whole loss has been taken."""
    if picks:
        war.rules.steps["eliminate"](war, side, region, picks, rule)


def leave_the_board(war: War, side: int, region: int, picks: Picks, rule: str) -> None:
    """WR-REC-11, WR-REC-12: Shadow units and Nazgul return to the reinforcements; all others are gone for good.

    WR-BTL-30: casualties and reinforcements of the Free Peoples are two pools. Ruling WRU-28.
    """
    war.take(side, region, picks)
    for figure, n in picks:
        kind = war.facts.figures[figure]
        if kind.rank == CHARACTER:
            war.where[kind.character] = GONE
        elif side == SHADOW:
            war.reinforcements[figure] += n
        else:
            war.casualties[figure] += n
        war.tell("log-wotr-eliminated", rule, figure=kind.id, count=n, region=war.region_id(region))


def disband(war: War, side: int, region: int, picks: Picks, rule: str) -> None:
    """WR-STACK-05, WR-SIEGE-09: units over a limit go back to the reinforcements, those of the Free Peoples too."""
    war.take(side, region, picks)
    for figure, n in picks:
        war.reinforcements[figure] += n
        war.tell("log-wotr-disbanded", rule, figure=war.facts.figures[figure].id, count=n, region=war.region_id(region))


def recruit(war: War, side: int, region: int, picks: Picks, rule: str) -> None:
    """WR-REC-01: figures from the reinforcements into a region (inside, if the side is besieged there: WR-REC-16).

    WR-MP-26: an action with their nations. Ruling WRU-29.
    """
    note_nations(war, side, tuple([war.facts.figures[figure].nation for figure, _ in picks]))
    for figure, n in picks:
        assert war.reinforcements[figure] >= n, f"no {war.facts.figures[figure].id} to recruit"
        war.reinforcements[figure] -= n
        war.tell("log-wotr-recruited", rule, figure=war.facts.figures[figure].id, count=n, region=war.region_id(region))
    war.place(side, region, picks)


def regular_for(war: War, elite: int) -> int:
    """WR-BTL-27: the Regular that can replace an Elite of this kind, -1 if none is to be had."""
    regular = war.facts.nations[war.facts.figures[elite].nation].regular
    return regular if war.casualties[regular] or war.reinforcements[regular] else -1


def reduce_elite(war: War, side: int, region: int, elite: int, rule: str) -> Picks:
    """WR-BTL-27: an Elite becomes a Regular of its nation, from the casualties first; without one it is lost.

    Returns the Regular that came, or nothing.
    """
    regular = regular_for(war, elite)
    if regular < 0:
        eliminate(war, side, region, ((elite, 1),), rule)
        return ()
    pool = war.casualties if war.casualties[regular] else war.reinforcements
    pool[regular] -= 1
    war.place(side, region, ((regular, 1),))
    war.take(side, region, ((elite, 1),))
    (war.reinforcements if side == SHADOW else war.casualties)[elite] += 1
    war.tell("log-wotr-reduced", rule, figure=war.facts.figures[elite].id, region=war.region_id(region))
    return ((regular, 1),)


def settle(war: War, region: int) -> None:
    """WR-CHAR-25: what follows at once when figures have left a region.

    WR-FIG-03: leaders of the Free Peoples without a unit are eliminated. WR-SIEGE-11, WR-SIEGE-12: a siege without
    besieging units ends. WR-CAP-02: a stronghold whose garrison is gone falls to the besieger; characters inside
    survive (WR-SIEGE-37) and stand in the region again. Ruling WRU-19.
    """
    here = force_at(war, FREE_PEOPLES, region)
    if here.leaders and not here.units:
        eliminate(war, FREE_PEOPLES, region, leaders_of(war, here), "WR-FIG-03")
    if war.regions[region].settlement != STRONGHOLD:
        return
    side = besieged_side(war, region)
    if side >= 0 and war.inside[region].units:
        if not war.field(enemy(side))[region].units:
            lift_siege(war, region)
        return
    if side >= 0:
        left = war.inside[region]
        war.inside[region] = left.minus(left.figures)
        war.field(side)[region] = war.field(side)[region].plus(left.figures)
    holder = controller(war, region)
    if not war.field(holder)[region].units:
        take_fallen_stronghold(war, enemy(holder), region)


def leaders_of(war: War, here: Force) -> Picks:
    """The leader figures of the Free Peoples in a force."""
    return tuple([(f, n) for f, n in here.figures if war.facts.figures[f].rank == LEADER])


STEPS = {"eliminate": leave_the_board}
