"""Marches by event cards: one army over several regions (rulebook: using an event card to move armies)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from thirdage.games.wotr.model.alliance_state import NOTHING_USED
from thirdage.games.wotr.model.command import may_lead
from thirdage.games.wotr.model.constants import NOBODY
from thirdage.games.wotr.model.distances import CLOSED, OPEN, reach
from thirdage.games.wotr.model.forces import Picks, force
from thirdage.games.wotr.model.places import besieged_side, is_besieging, neighbours
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import DONE, DONE_FORM
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Option, Reason, ids

from .armies import (
    TAKE_FIGURES,
    Leads,
    Moved,
    choose_figures,
    companions_arrive,
    free_to_move,
    may_enter,
    may_go,
    may_part,
    may_step,
    move_figures,
)  # fmt: skip

MARCH_FROM = Form("march-from", region=ids("region"))
MARCH_ON = Form("march-on", region=ids("region"))
ASK_MARCH_FROM = AskKind(
    "march-from", "the player who plays a card that moves an army", "WR-MOVE-16", (MARCH_FROM,), in_sight=True
)
ASK_MARCH_ON = AskKind("march-on", "the player who moves the army", "WR-MOVE-16", (MARCH_ON, DONE_FORM), in_sight=True)
ASK_MARCH_FIGURES = AskKind(
    "march-figures", "the player who moves the army", "WR-MOVE-16", (TAKE_FIGURES,), in_sight=True
)

Ends = Callable[[War, int, int, Picks], "Reason | None"]
"""(war, start, region, figures): whether the march of these figures from a start may end in a region.

They may stand anywhere on their way, also in that region, so it had better look at what stood there before.
"""


def anywhere(_war: War, _start: int, _region: int, _picks: Picks) -> Reason | None:
    """A march that may end in any region it can enter."""
    return None


def onward(
    war: War, side: int, picks: Picks, start: int, here: int, steps: int, ends: Ends, closed: int = NOBODY
) -> set[int]:
    """Where these figures may still end their march with so many steps left, standing where they are not counted.

    The way does not lead over the `closed` region.
    """

    def way(region: int) -> int:
        return OPEN if region != closed and may_enter(war, side, picks, region) is None else CLOSED

    found = reach(war.facts, here, steps, way)
    return {region for region in found if region != here and ends(war, start, region, picks) is None}


def may_set_out(
    war: War, side: int, start: int, picks: Picks, steps: int, leader: Leads | None, ends: Ends, moved: Moved
) -> Reason | None:
    """WR-MOVE-16: whether these figures of the army in a region can make a march."""
    reason = may_go(war, side, start, picks, moved) or may_part(war, war.field(side)[start].figures, picks, leader)
    if reason is not None:
        return reason
    if onward(war, side, picks, start, start, steps, ends):
        return None
    return Reason("reason-wotr-nowhere-to-march", "WR-MOVE-15", {"region": war.region_id(start)})


def can_set_out(
    war: War, side: int, start: int, steps: int, leader: Leads | None, ends: Ends, moved: Moved
) -> Reason | None:
    """Whether some army in a region can make such a march: a single unit with the leader it needs gets farthest."""
    args = {"region": war.region_id(start)}
    here = war.field(side)[start]
    commanded = may_lead(war, side, start, here.figures)
    if commanded is not None:
        return commanded
    if besieged_side(war, start) == side:
        return Reason("reason-wotr-besieged-army", "WR-MOVE-20", args)
    if not here.units:
        return Reason("reason-wotr-no-army-here", "WR-MOVE-01", args)
    free = free_to_move(war, side, start, moved)
    if not force(war.facts, free).units:
        return Reason("reason-wotr-army-moved-already", "WR-MOVE-09", args)
    reason: Reason | None = Reason("reason-wotr-nowhere-to-march", "WR-MOVE-15", args)
    for picks in smallest(war, free, leader) if here.units > 1 else [free]:
        reason = may_set_out(war, side, start, picks, steps, leader, ends, moved)
        if reason is None:
            return None
    return reason


def smallest(war: War, free: Picks, leader: Leads | None) -> list[Picks]:
    """Armies of one unit and, where one is needed, one leader: if none of them can go, no larger one can.

    WR-MP-27: but of three players the one who may not act with either of two nations may with both.
    """
    units = [f for f, _ in free if war.facts.figures[f].is_unit]
    fewest: list[Picks] = [((f, 1),) for f in units]
    if war.alliance.last != NOTHING_USED:
        nation = war.facts.figures
        fewest += [((f, 1), (g, 1)) for f in units for g in units if f < g and nation[f].nation != nation[g].nation]
    if leader is None:
        return fewest
    guides = [f for f, _ in free if leader(war, f)]
    return [tuple(sorted({*army, (g, 1)})) for army in fewest for g in guides]


def ask_march(
    war: War, side: int, steps: int, rule: str, moved: Moved, leader: Leads | None = None, ends: Ends = anywhere,
) -> Flow[int]:  # fmt: skip
    """A card moves one army up to so many regions. Returns where it ended, -1 if nothing moved.

    `moved` holds what the card has moved before, and takes what moves now (WR-MOVE-09): {} for the first army.
    """

    def check(option: Option) -> Reason | None:
        return can_set_out(war, side, option[0], steps, leader, ends, moved)

    starts = [MARCH_FROM(r) for r, here in enumerate(war.field(side)) if here.units]
    if not any(check(o) is None for o in starts):
        return -1
    args = {"count": steps}
    start: int = (yield Ask(ASK_MARCH_FROM, acting(war, side).seat, Checked(lambda: starts, check), args, args))[0]

    def fits(picks: Picks) -> Reason | None:
        return may_set_out(war, side, start, picks, steps, leader, ends, moved)

    where = {"region": war.region_id(start)}
    picks = yield from choose_figures(war, side, start, fits, ASK_MARCH_FIGURES, where)
    end = yield from march(war, side, picks, start, steps, rule, ends)
    moved[end] = force(war.facts, moved.get(end, ())).plus(picks).figures
    return end


def march(war: War, side: int, picks: Picks, start: int, steps: int, rule: str, ends: Ends = anywhere) -> Flow[int]:
    """WR-MOVE-16 to 18: these figures march up to so many regions; nothing joins or leaves, settlements fall.

    Asked step by step; the march may stop wherever it may end. Returns where it ended.
    """
    here = start
    for left in range(steps, 0, -1):
        may_stop = left < steps and ends(war, start, here, picks) is None
        if may_stop and not onward(war, side, picks, start, here, left, ends):
            break

        def check(option: Option, here: int = here, left: int = left, may_stop: bool = may_stop) -> Reason | None:
            if option is DONE:
                return None if may_stop else Reason("reason-wotr-march-ends-elsewhere", "WR-MOVE-16")
            return may_march_on(war, side, picks, start, here, option[0], left, ends)

        ways = [MARCH_ON(r) for r in neighbours(war, here)]
        args = {"region": war.region_id(here), "count": left}
        options = Checked(partial(tuple, (DONE, *ways)), check)
        chosen = yield Ask(ASK_MARCH_ON, acting(war, side).seat, options, args, args)
        if chosen is DONE:
            break
        move_figures(war, side, picks, here, chosen[0], rule, ends=False)
        here = chosen[0]
    companions_arrive(war, picks, here)
    return here


def may_march_on(
    war: War, side: int, picks: Picks, start: int, here: int, region: int, left: int, ends: Ends
) -> Reason | None:
    """Whether the next step of a march may lead there, so that it can still end where it must.

    Besiegers who all leave cannot count on the way back: the garrison comes out behind them (WR-SIEGE-12).
    """
    reason = may_step(war, here, region) or may_enter(war, side, picks, region)
    if reason is not None or ends(war, start, region, picks) is None:
        return reason
    siege_ends = is_besieging(war, side, here) and not war.field(side)[here].minus(picks).units
    if onward(war, side, picks, start, region, left - 1, ends, here if siege_ends else NOBODY):
        return None
    return Reason("reason-wotr-march-ends-elsewhere", "WR-MOVE-16")


KINDS: tuple[AskKind, ...] = (ASK_MARCH_FROM, ASK_MARCH_FIGURES, ASK_MARCH_ON)
