"""Strongholds and sieges: withdrawing, prolonging an assault, and what battles at strongholds end in.

Rulebook: strongholds and sieges (WR-SIEGE). A besieged stronghold is one with a force inside (see `places`).

Queries: `prolongs(war, figure) -> bool`: this Regular may be removed where an Elite would be reduced; `prolonged(war)
-> None`: told when that was done.
"""

from __future__ import annotations

from thirdage.games.wotr.model.constants import ELITE, SIDES, enemy
from thirdage.games.wotr.model.effects import allowed, effects_on
from thirdage.games.wotr.model.places import besieged_side, controlled_stronghold
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.action_end import trim
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Listed, Option, Reason, ids

from .casualties import regular_for
from .combatants import CEASED, FIELD, battle_commander, battle_of, battle_region, engaged
from .hits import lose, reduce
from .retreat import CEASE, CEASE_FORM, WITHDRAW, WITHDRAW_FORM

FIGHT_FORM = Form("fight")
FIGHT = FIGHT_FORM()
PROLONG = Form("prolong", figure=ids("figure"))

ASK_WITHDRAW = AskKind(
    "withdraw",
    "the commander of those who defend a stronghold",
    "WR-SIEGE-01",
    (FIGHT_FORM, WITHDRAW_FORM),
    in_sight=True,
)
ASK_PROLONG = AskKind(
    "prolong",
    "the commander of the attackers after a round of an assault",
    "WR-SIEGE-16",
    (CEASE_FORM, PROLONG),
    in_sight=True,
)


def may_withdraw(war: War) -> bool:
    """WR-SIEGE-01, WR-SIEGE-34: who defends a stronghold of his own in the open; besiegers have none there."""
    battle = battle_of(war)
    return battle.kind == FIELD and controlled_stronghold(war, enemy(battle.attacker), battle.place)


def field_or_stronghold(war: War) -> Flow[bool]:
    """WR-SIEGE-01, WR-SIEGE-02, WR-SIEGE-03: before every round, and before its cards; True if they withdraw.

    Besiegers who are attacked have no stronghold there (WR-SIEGE-34). Ruling WRU-43.
    """
    battle = battle_of(war)
    side = enemy(battle.attacker)
    if not may_withdraw(war):
        return False
    where = {"region": war.region_id(battle.place), "count": battle.number}
    chosen = yield Ask(ASK_WITHDRAW, battle_commander(war, side).seat, Listed((FIGHT, WITHDRAW)), where, where)
    if chosen is FIGHT:
        return False
    tell_withdrawal(war)
    return True


def tell_withdrawal(war: War) -> None:
    """WR-SIEGE-06: the region lies open to the attacker."""
    battle = battle_of(war)
    war.used("withdrawal")
    where = war.region_id(battle.place)
    war.tell("log-wotr-withdraws", "WR-SIEGE-06", side=SIDES[enemy(battle.attacker)], region=where)


def may_prolong(war: War, figure: int) -> Reason | None:
    """WR-SIEGE-16, WR-SIEGE-18: an Elite that takes part and can be replaced by a Regular of its nation.

    Ruling WRU-46.
    """
    kind = war.facts.figures[figure]
    if kind.rank != ELITE and not allowed(war, "prolongs", figure):
        return Reason("reason-wotr-prolong-needs-elite", "WR-SIEGE-16", {"figure": kind.id})
    if not engaged(war, battle_of(war).attacker).count(figure):
        return Reason("reason-wotr-prolong-not-in-battle", "WR-SIEGE-16", {"figure": kind.id})
    if kind.rank == ELITE and regular_for(war, figure) < 0:
        return Reason("reason-wotr-prolong-no-regular", "WR-SIEGE-18", {"figure": kind.id})
    return None


def prolonging(war: War) -> list[int]:
    """WR-SIEGE-16: the figures by which an assault that is over could be prolonged."""
    return [f for f, _ in battle_of(war).attackers if may_prolong(war, f) is None]


def end_or_prolong(war: War) -> Flow[str]:
    """WR-SIEGE-16, WR-SIEGE-17, WR-SIEGE-19: an assault lasts a round, and one more for each Elite reduced.

    Cards may set a longer time; only after that must it be prolonged. Nothing: another round. Ruling WRU-45.
    """
    battle = battle_of(war)
    if battle.number < battle.rounds:
        return ""
    side = battle.attacker
    if not prolonging(war):
        return CEASED

    def check(option: Option) -> Reason | None:
        return may_prolong(war, option[0]) if option.form is PROLONG else None

    where = {"region": war.region_id(battle.place), "count": battle.number}
    offers = Checked(lambda: [CEASE, *[PROLONG(f) for f, _ in battle.attackers]], check)
    chosen = yield Ask(ASK_PROLONG, battle_commander(war, side).seat, offers, where, where)
    if chosen is CEASE:
        return CEASED
    war.used("assault-prolonged")
    war.tell("log-wotr-prolongs", "WR-SIEGE-16", side=SIDES[side], figure=war.facts.figures[chosen[0]].id)
    if war.facts.figures[chosen[0]].rank == ELITE:
        reduce(war, side, battle_region(war, side), chosen[0], "WR-SIEGE-16")
    else:
        lose(war, side, battle_region(war, side), ((chosen[0], 1),), "WR-SIEGE-16")
        for effect in effects_on(war, "prolonged"):
            effect(war)
    return ""


def trim_garrison(war: War) -> Flow[None]:
    """WR-SIEGE-09: at the moment the defenders are shut in their owner removes what is over five units."""
    battle = battle_of(war)
    if besieged_side(war, battle.place) == enemy(battle.attacker):
        yield from trim(war, enemy(battle.attacker), battle.place)


KINDS: tuple[AskKind, ...] = (ASK_WITHDRAW, ASK_PROLONG)
EXPECTED: tuple[str, ...] = ("withdrawal", "assault-prolonged", "siege")
