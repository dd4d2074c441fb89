"""Attacking: which army attacks whom and with what part of it, and the beginning of a battle.

Rulebook: army attack, splitting the attacking army (WR-BTL-01 to 11), assault and sortie (WR-SIEGE-14, 24, 31).

Queries: `attack(war, side, origin, place) -> Reason | None` forbids attacking a region (A Power Too Great, The Power of
Tom Bombadil); `attack-begins(war, attackers) -> None`: told who attacks.

A card that attacks calls `attack` with its own limits, or `begin_battle` where nothing is left to choose. An attack is
the last thing an action or card does: what must still follow stands in `war.queued_seams`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from thirdage.games.wotr.model.command import may_fight, may_lead, may_name, may_use_all, own_units, usable
from thirdage.games.wotr.model.consecutive import note_army
from thirdage.games.wotr.model.constants import D_CHARACTER, LEADER, NOBODY, SIDES, enemy
from thirdage.games.wotr.model.effects import effects_on, forbidden
from thirdage.games.wotr.model.figures import can_lead
from thirdage.games.wotr.model.forces import Force, Picks, force
from thirdage.games.wotr.model.places import (
    armies,
    besieged_side,
    enemy_units_in_open,
    force_at,
    is_besieging,
    neighbours,
)
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.scenes import begin_battle_scene
from thirdage.games.wotr.model.war import Battle, War
from thirdage.games.wotr.muster.politics import attacked
from thirdage.games.wotr.turn.asks import ATTACK, ATTACK_FORM
from thirdage.games.wotr.turn.repertoire import ARMY_RESULTS, Action
from thirdage.games.wotr.turn.whole_intents import Step, WholeIntent, from_and_to
from thirdage.kernel import COUNTS, Ask, AskKind, Checked, Flow, Form, Option, PickCounts, Reason, ids

from .combatants import ASSAULT, FIELD, SORTIE, engaged

ATTACK_AT: Final = Form("attack", from_region=ids("region"), region=ids("region"))
ATTACK_WITH: Final = Form("attack", from_region=ids("region"), region=ids("region"), figures=ids("figure", COUNTS))
ATTACK_FROM: Final = Form("attack-from", region=ids("region"))
TARGET: Final = Form("attack-target", region=ids("region"))
ATTACKERS: Final = Form("attackers", figures=ids("figure", COUNTS))
ASK_ATTACK_FROM: Final = AskKind("attack-from", "the player who attacks", "WR-BTL-01", (ATTACK_FROM,), in_sight=True)
ASK_TARGET: Final = AskKind("attack-target", "the player who attacks", "WR-BTL-01", (TARGET,), in_sight=True)
ASK_ATTACKERS: Final = AskKind("attackers", "the player who attacks", "WR-BTL-06", (ATTACKERS,), in_sight=True)

Limit = Callable[[int, int], "Reason | None"]
"""A card's own limit on an attack from one region against another."""
Need = Callable[[Force], "Reason | None"]
"""What a die result or a card needs of the attacking part."""


def kind_of(war: War, side: int, origin: int, place: int) -> str:
    """WR-BTL-01: an attack on a neighbour is a field battle; in the same region an assault or a sortie."""
    if origin != place:
        return FIELD
    return SORTIE if besieged_side(war, origin) == side else ASSAULT


def anybody(_attackers: Force) -> Reason | None:
    """No need beyond the rules."""
    return None


def with_leader(war: War) -> Need:
    """WR-BTL-04: a Character result needs a Leader or character in the attacking part, of any level."""

    def need(attackers: Force) -> Reason | None:
        if any(can_lead(war, f) for f, _ in attackers.figures):
            return None
        return Reason("reason-wotr-attack-needs-leader", "WR-BTL-04")

    return need


def need_of(war: War, result: int) -> Need:
    """What a die result needs."""
    return with_leader(war) if result == D_CHARACTER else anybody


def must_stay(war: War, figure: int) -> bool:
    """WR-BTL-08, WR-MP-22: units and Leaders of nations not at war; characters and Nazgul may come (WR-CHAR-22)."""
    kind = war.facts.figures[figure]
    return kind.rank <= LEADER and not war.at_war(kind.nation)


def may_attack_with(war: War, side: int, origin: int, need: Need, option: Option) -> Reason | None:
    """WR-BTL-06 to 09: the attacking part and the rearguard each need a unit; nobody not at war attacks."""
    picks: Picks = option[0]
    commanded = may_fight(war, side, origin) or may_use_all(war, side, origin, picks)
    if commanded is not None:
        return commanded
    for figure, _ in picks:
        if must_stay(war, figure):
            return Reason("reason-wotr-not-at-war-stays", "WR-BTL-08", {"figure": war.facts.figures[figure].id})
    attackers = force(war.facts, picks)
    if not attackers.units:
        return Reason("reason-wotr-attack-needs-unit", "WR-BTL-06")
    rest = force_at(war, side, origin).minus(picks)
    if rest and not rest.units:
        return Reason("reason-wotr-rearguard-needs-unit", "WR-BTL-06")
    return need(attackers)


def all_who_may(war: War, side: int, origin: int) -> Picks:
    """The largest attacking part: the player's own but those not at war, and a unit if Leaders need one to stay.

    WR-MP-20: units of a team-mate need not come.
    """
    here = force_at(war, side, origin)
    leadable = own_units(war, side, usable(war, side, origin, here.figures))
    going: Picks = tuple([(f, n) for f, n in leadable if not must_stay(war, f)])
    rest = here.minus(going)
    if rest and not rest.units:
        spare = [f for f, _ in going if war.facts.figures[f].is_unit][:1]
        going = force(war.facts, going).minus(tuple([(f, 1) for f in spare])).figures
    return going


def may_attack_from(war: War, side: int, origin: int, need: Need) -> Reason | None:
    """WR-BTL-02, WR-BTL-04, WR-SIEGE-31: whether some part of the army there could attack at all."""
    here = force_at(war, side, origin)
    commanded = may_lead(war, side, origin, here.figures) or may_fight(war, side, origin)
    if commanded is not None:
        return commanded
    if not here.units:
        return Reason("reason-wotr-no-army-there", "WR-BTL-01", {"region": war.region_id(origin)})
    going = force(war.facts, all_who_may(war, side, origin))
    if not going.units:
        return Reason("reason-wotr-nobody-at-war", "WR-BTL-02", {"region": war.region_id(origin)})
    return may_lead(war, side, origin, going.figures) or need(going)


def may_attack(war: War, side: int, origin: int, place: int) -> Reason | None:
    """WR-BTL-01, WR-SIEGE-14: an enemy army next to it in the open; in the same region the besieged or besiegers.

    WR-CHAR-24: characters and Nazgul alone are nobody to attack.
    """
    if besieged_side(war, origin) == side:
        if place != origin:
            return Reason("reason-wotr-besieged-only-sortie", "WR-MOVE-20", {"region": war.region_id(place)})
    elif place == origin:
        if not is_besieging(war, side, origin):
            return Reason("reason-wotr-nobody-to-attack", "WR-BTL-01", {"region": war.region_id(place)})
    elif place not in neighbours(war, origin):
        return not_next_to(war, origin, place)
    elif is_besieging(war, side, place):
        return Reason("reason-wotr-assault-from-inside", "WR-SIEGE-14", {"region": war.region_id(place)})
    elif not enemy_units_in_open(war, side, place):
        rule = "WR-CHAR-24" if war.field(1 - side)[place] else "WR-BTL-01"
        return Reason("reason-wotr-nobody-to-attack", rule, {"region": war.region_id(place)})
    reason: Reason | None = forbidden(war, "attack", side, origin, place)
    return reason


def not_next_to(war: War, origin: int, place: int) -> Reason:
    """WR-BTL-01, WR-MAP-03: an army attacks a neighbour only, and what lies behind a black border is none."""
    where = {"region": war.region_id(place)}
    if place in war.regions[origin].impassable:
        return Reason("reason-wotr-black-border", "WR-MAP-03", {"from_region": war.region_id(origin), **where})
    return Reason("reason-wotr-attack-not-adjacent", "WR-BTL-01", where)


def unlimited(_origin: int, _place: int) -> Reason | None:
    """No limit beyond the rules."""
    return None


def targets(war: War, side: int, origin: int, limit: Limit) -> list[int]:
    """Whom an army could attack. Only where enemies are need the rules be asked."""
    enemies = war.field(enemy(side))
    near = [place for place in neighbours(war, origin) if enemies[place].units]
    if war.inside[origin].figures:
        near.insert(0, origin)
    return [p for p in near if may_attack(war, side, origin, p) is None and limit(origin, p) is None]


def why_no_attack(war: War, side: int, need: Need, limit: Limit = unlimited) -> Reason | None:
    """None if any attack is possible; else the reason of an army that has an enemy before it, or a plain one."""
    reason: Reason = Reason("reason-wotr-no-attack", "WR-BTL-01")
    for origin in armies(war, side):
        if targets(war, side, origin, limit):
            found = may_attack_from(war, side, origin, need)
            if found is None:
                return None
            reason = found
    return reason


def attack(war: War, side: int, need: Need, limit: Limit = unlimited, **modifiers: Any) -> Flow[None]:
    """From where, against whom, with which part; then the battle begins. Cards give limits and modifiers."""

    def check_origin(option: Option) -> Reason | None:
        reason = may_attack_from(war, side, option[0], need)
        if reason is None and not targets(war, side, option[0], limit):
            reason = Reason("reason-wotr-no-target", "WR-BTL-01", {"region": war.region_id(option[0])})
        return reason

    def check_target(option: Option) -> Reason | None:
        reason = may_attack(war, side, origin, option[0])
        return limit(origin, option[0]) if reason is None else reason

    origins = Checked(lambda: [ATTACK_FROM(r) for r in armies(war, side)], check_origin)
    origin: int = (yield Ask(ASK_ATTACK_FROM, acting(war, side).seat, origins))[0]
    where = {"region": war.region_id(origin)}
    enemies = Checked(lambda: [TARGET(r) for r in (origin, *neighbours(war, origin))], check_target)
    place: int = (yield Ask(ASK_TARGET, acting(war, side).seat, enemies, where, where))[0]
    picks = yield from choose_attackers(war, side, origin, place, need)
    begin_battle(war, kind_of(war, side, origin, place), side, origin, place, picks, **modifiers)


def choose_attackers(war: War, side: int, origin: int, place: int, need: Need) -> Flow[Picks]:
    """WR-BTL-06: the attacking part; what is not picked is the rearguard."""
    here = usable(war, side, origin, force_at(war, side, origin).figures)
    most = sum([n for _, n in here])
    if most == 1:
        return here
    options = PickCounts(ATTACKERS, here, 1, most, lambda o: may_attack_with(war, side, origin, need, o))
    args = {"from_region": war.region_id(origin), "region": war.region_id(place)}
    picks: Picks = (yield Ask(ASK_ATTACKERS, acting(war, side).seat, options, args, args))[0]
    return picks


def begin_battle(
    war: War, kind: str, side: int, origin: int, place: int, attackers: Picks, **modifiers: Any
) -> None:  # fmt: skip
    """WR-BTL-11: the attack is declared, with its political effects at once; the combat round is the next seam.

    `modifiers` are fields of Battle (`rounds`, `by_card`, `must_press`, `extra`; words of `extra` see `combat`).

    WR-SIEGE-26: the rearguard of a sortie stays inside. Ruling WRU-33.
    """
    war.battle = Battle(kind, side, origin, place, attackers, **modifiers)
    note_army(war, side, origin, origin, attackers)
    relief = kind == FIELD and besieged_side(war, place) == side
    war.used("relief" if relief else kind)
    if force_at(war, side, origin).minus(attackers):
        war.used("rearguard")
    for effect in effects_on(war, "attack-begins"):
        effect(war, attackers)
    args = {"side": SIDES[side], "from_region": war.region_id(origin), "region": war.region_id(place)}
    begin_battle_scene(war, "relief" if relief else kind)
    tell_attack(war, kind, relief, args)
    for figure, n in attackers:
        war.tell("log-wotr-attacker", "WR-BTL-06", figure=war.facts.figures[figure].id, count=n)
    attacked(war, engaged(war, enemy(side)).nations, place)
    war.next = ("combat-round",)


def tell_attack(war: War, kind: str, relief: bool, args: dict[str, Any]) -> None:
    """What kind of attack it is."""
    if kind == ASSAULT:
        war.tell("log-wotr-assaults", "WR-SIEGE-14", **args)
    elif kind == SORTIE:
        war.tell("log-wotr-sortie", "WR-SIEGE-24", **args)
    elif relief:
        war.tell("log-wotr-relieves", "WR-SIEGE-32", **args)
    else:
        war.tell("log-wotr-attacks", "WR-BTL-01", **args)


def offers(_war: War, _side: int, _result: int) -> Iterator[Option]:
    """To attack; from where and whom is asked afterwards."""
    yield ATTACK


def check_attack(war: War, side: int, result: int, _option: Option) -> Reason | None:
    """WR-ACT-05, WR-ACT-13: with an Army result any army, with a Character result one that is led."""
    return why_no_attack(war, side, need_of(war, result))


def perform(war: War, side: int, result: int, _option: Option) -> Flow[None]:
    """WR-BTL-03: one army attacks."""
    yield from attack(war, side, need_of(war, result))


# -- told whole -----------------------------------------------------------------------------------------------------
def check_whole(war: War, side: int, result: int, option: Option) -> Reason | None:
    """WR-BTL-01 to 09: the army in a region attacks another (or the same one), with these figures if they are named."""
    return may_aim(war, side, result, option) or may_strike(war, side, result, option)


def may_aim(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """WR-BTL-01, WR-BTL-02: whether an army there could attack them at all, whatever die or card does it."""
    origin, place = option[0], option[1]
    return may_attack_from(war, side, origin, anybody) or may_attack(war, side, origin, place)


def may_strike(war: War, side: int, result: int, option: Option) -> Reason | None:
    """WR-BTL-04, WR-BTL-06: with the figures that are named, or with whoever may."""
    origin: int = option[0]
    if option.form is ATTACK_AT:
        return may_attack_from(war, side, origin, need_of(war, result))
    picks: Picks = option[2]
    absent = may_name(war, side, origin, picks, "WR-BTL-06")
    return absent or may_attack_with(war, side, origin, need_of(war, result), ATTACKERS(picks))


def _origin(war: War, option: Option) -> dict[str, str]:
    return {"region": war.region_id(option[0])}


FROM_WHERE = Step(ASK_ATTACK_FROM, lambda _war, o: ATTACK_FROM(o[0]), before=may_aim, after=may_strike)
AT_WHOM = Step(ASK_TARGET, lambda _war, o: TARGET(o[1]), _origin, after=may_strike)
WITH_ANYBODY = Step(ASK_ATTACKERS, lambda _war, _option: None, from_and_to)
WITH_THESE = Step(
    ASK_ATTACKERS, lambda _war, o: ATTACKERS(o[2]), from_and_to,
    before=lambda war, side, _result, o: may_use_all(war, side, o[0], o[2]),
)  # fmt: skip
ATTACK_WHOLE = (
    WholeIntent(ATTACK_AT, check_whole, FROM_WHERE, AT_WHOM, WITH_ANYBODY),
    WholeIntent(ATTACK_WITH, check_whole, FROM_WHERE, AT_WHOM, WITH_THESE),
)
ACTIONS = [Action(ATTACK_FORM, (D_CHARACTER, *ARMY_RESULTS), NOBODY, offers, check_attack, perform, ATTACK_WHOLE)]
KINDS: tuple[AskKind, ...] = (ASK_ATTACK_FROM, ASK_TARGET, ASK_ATTACKERS)
EXPECTED: tuple[str, ...] = (FIELD, ASSAULT, SORTIE, "relief", "rearguard")
