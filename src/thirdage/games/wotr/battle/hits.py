"""Hits and casualties: taken one by one by their owner, in battles and by cards (rulebook: casualties)."""

from __future__ import annotations

from thirdage.games.wotr.model.constants import ELITE, SIDES
from thirdage.games.wotr.model.forces import Force, Picks, force
from thirdage.games.wotr.model.places import force_at
from thirdage.games.wotr.model.players import commands
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Option, Reason, ids

from .casualties import eliminate, reduce_elite, regular_for, settle
from .combatants import battle_of, battle_region, engaged

LOSE_UNIT = Form("lose-unit", figure=ids("figure"))
REDUCE = Form("reduce-elite", figure=ids("figure"))
LOSE_ELITE = Form("lose-elite", figure=ids("figure"))
ASK_CASUALTY = AskKind(
    "take-hit", "the commander of an army that is hit", "WR-BTL-25", (LOSE_UNIT, REDUCE, LOSE_ELITE), in_sight=True
)

COST = {LOSE_UNIT: 1, REDUCE: 1, LOSE_ELITE: 2}
"""WR-BTL-25: how many hits each choice takes."""


def in_battle(war: War, side: int, region: int) -> bool:
    """Whether these figures are hit as one of the two armies of a battle."""
    return war.battle is not None and battle_region(war, side) == region


def exposed(war: War, side: int, region: int) -> Force:
    """Who can be hit: in a battle those who take part (WR-BTL-07), otherwise the whole army of the region."""
    return engaged(war, side) if in_battle(war, side, region) else force_at(war, side, region)


def lose(war: War, side: int, region: int, picks: Picks, rule: str) -> None:
    """Eliminate figures; the attacking part of an army shrinks with them."""
    eliminate(war, side, region, picks, rule)
    if in_battle(war, side, region) and side == battle_of(war).attacker:
        battle = battle_of(war)
        war.battle = battle.replaced(attackers=force(war.facts, battle.attackers).minus(picks).figures)


def reduce(war: War, side: int, region: int, elite: int, rule: str) -> None:
    """WR-BTL-27: an Elite becomes a Regular, in the attacking part of an army too."""
    came = reduce_elite(war, side, region, elite, rule)
    if in_battle(war, side, region) and side == battle_of(war).attacker:
        battle = battle_of(war)
        left = force(war.facts, battle.attackers).minus(((elite, 1),)).plus(came)
        war.battle = battle.replaced(attackers=left.figures)


def can_take(here: Force) -> int:
    """The most hits that a force can take: one for a Regular, two for an Elite."""
    return here.regulars + 2 * here.elites


def may_take(war: War, here: Force, left: int, option: Option) -> Reason | None:
    """WR-BTL-25, WR-BTL-27: a Regular for a hit, an Elite reduced for one or removed for two."""
    figure: int = option[0]
    kind = war.facts.figures[figure]
    if not here.count(figure):
        return Reason("reason-wotr-cannot-be-hit", "WR-BTL-07", {"figure": kind.id})
    if not kind.is_unit:
        return Reason("reason-wotr-leader-takes-no-hit", "WR-FIG-05", {"figure": kind.id})
    if option.form is LOSE_UNIT:
        if kind.rank == ELITE and regular_for(war, figure) >= 0:
            return Reason("reason-wotr-elite-is-reduced", "WR-BTL-25", {"figure": kind.id})
        return None
    if kind.rank != ELITE:
        return Reason("reason-wotr-no-elite", "WR-BTL-25", {"figure": kind.id})
    if option.form is REDUCE and regular_for(war, figure) < 0:
        return Reason("reason-wotr-no-regular-left", "WR-BTL-27", {"figure": kind.id})
    if option.form is LOSE_ELITE and left < COST[LOSE_ELITE]:
        return Reason("reason-wotr-elite-takes-two-hits", "WR-BTL-25", {"figure": kind.id})
    return None


def take_hits(war: War, side: int, region: int, hits: int, rule: str = "WR-BTL-25") -> Flow[None]:
    """WR-BTL-24 to 29: the owner takes hit after hit; as many as possible, the rest is ignored.

    In a battle only those who take part are hit, and with the last unit all their leaders and characters fall
    (WR-BTL-29). Outside a battle (cards, WR-CARD-17) leaders of the Free Peoples fall with the last unit, Nazgul and
    characters stay, and a stronghold whose garrison is gone falls. Ruling WRU-41.
    """
    if not hits:
        return
    fought = in_battle(war, side, region)
    left = hits
    while left and exposed(war, side, region).units:
        left -= yield from take_one(war, side, region, left, rule)
    if fought:
        perish(war, side)
    else:
        settle(war, region)


def take_one(war: War, side: int, region: int, left: int, rule: str) -> Flow[int]:
    """One choice of the owner, without asking where there is none; returns the hits it took. Ruling WRU-123."""
    here = exposed(war, side, region)
    kinds = war.facts.figures
    if left >= can_take(here):
        lose(war, side, region, tuple([(f, n) for f, n in here.figures if kinds[f].is_unit]), rule)
        return left

    def candidates() -> list[Option]:
        return [form(f) for f, _ in here.figures for form in (LOSE_UNIT, REDUCE, LOSE_ELITE) if kinds[f].is_unit]

    options = Checked(candidates, lambda o: may_take(war, here, left, o))
    chosen = [o for o in candidates() if may_take(war, here, left, o) is None]
    option = chosen[0]
    if len(chosen) > 1:
        args = {"count": left, "region": war.region_id(region)}
        option = yield Ask(ASK_CASUALTY, commands(war, side, here).seat, options, args, args)
    if option.form is REDUCE:
        reduce(war, side, region, option[0], rule)
    else:
        lose(war, side, region, ((option[0], 1),), rule)
    return COST[option.form]


def perish(war: War, side: int) -> None:
    """WR-BTL-29: with the last unit of an army in the battle its leaders, Nazgul and characters fall."""
    here = engaged(war, side)
    if here.units:
        return
    war.used("army-destroyed")
    war.tell("log-wotr-army-destroyed", "WR-BTL-29", side=SIDES[side], region=war.region_id(battle_region(war, side)))
    lose(war, side, battle_region(war, side), here.figures, "WR-BTL-29")


KINDS = (ASK_CASUALTY,)
EXPECTED = ("army-destroyed",)
