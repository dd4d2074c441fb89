"""The end of a combat round: cease or press on, retreat; and leaving a battle before the dice (Scouts).

Rulebook: ceasing the attack or retreating (WR-BTL-31 to 35).
"""

from __future__ import annotations

from thirdage.games.wotr.model.constants import SIDES, enemy
from thirdage.games.wotr.model.forces import Picks
from thirdage.games.wotr.model.mixed import go_together
from thirdage.games.wotr.model.places import controlled_stronghold, is_free, neighbours
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.movement.armies import companions_arrive
from thirdage.games.wotr.movement.capture import army_enters
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Listed, Option, Reason, ids

from .casualties import settle
from .combatants import ASSAULT, CEASED, FIELD, RETREATED, SORTIE, WITHDRAWN, battle_commander, battle_of

PRESS_FORM = Form("press")
PRESS = PRESS_FORM()
CEASE_FORM = Form("cease")
CEASE = CEASE_FORM()
RETREAT = Form("retreat", region=ids("region"))
STAND_FORM = Form("stand")
STAND = STAND_FORM()
WITHDRAW_FORM = Form("withdraw")
WITHDRAW = WITHDRAW_FORM()

ASK_PRESS = AskKind(
    "press", "the commander of the attackers after a combat round", "WR-BTL-31", (PRESS_FORM, CEASE_FORM), in_sight=True
)
ASK_RETREAT = AskKind(
    "retreat",
    "the commander of the defenders, if the attackers press on",
    "WR-BTL-34",
    (STAND_FORM, RETREAT),
    in_sight=True,
)
ASK_LEAVE = AskKind(
    "leave-battle", "the commander of the army with Scouts", "WR-CC-10", (RETREAT, WITHDRAW_FORM), in_sight=True
)


def may_retreat(war: War, side: int, start: int, region: int) -> Reason | None:
    """WR-BTL-34: into an adjacent free region, so neither where enemies stand nor into a settlement of theirs.

    Ruling WRU-38.
    """
    if region not in neighbours(war, start):
        return Reason("reason-wotr-retreat-not-adjacent", "WR-BTL-34", {"region": war.region_id(region)})
    if not is_free(war, side, region):
        return Reason("reason-wotr-retreat-not-free", "WR-BTL-34", {"region": war.region_id(region)})
    return None


def refuges(war: War, side: int, start: int) -> list[int]:
    """Where an army could retreat to."""
    return [r for r in neighbours(war, start) if may_retreat(war, side, start, r) is None]


def go_back(war: War, side: int, start: int, region: int, rule: str = "WR-BTL-34") -> None:
    """WR-BTL-34, WR-BTL-35: the whole army goes to one region; a character of level 0 stays behind unharmed.

    WR-POL-08: companions who end their way there can rouse its nation. Rulings WRU-21, WRU-108.
    """
    figures = war.facts.figures
    going: Picks = tuple([(f, n) for f, n in war.field(side)[start].figures if not figures[f].never_moves])
    go_together(war, side, start, region, going)
    war.take(side, start, going)
    war.place(side, region, going)
    war.used("retreat")
    war.tell(
        "log-wotr-retreats", rule, side=SIDES[side], from_region=war.region_id(start), region=war.region_id(region)
    )
    settle(war, start)
    army_enters(war, side, region)
    companions_arrive(war, going, region)


def may_cease(war: War) -> bool:
    """WR-BTL-31: whether the attacker of a battle in the open may cease after a round; some cards forbid it."""
    battle = battle_of(war)
    return battle.kind != ASSAULT and not battle.must_press


def ways_of_retreat(war: War) -> list[int]:
    """WR-BTL-34, WR-SIEGE-28: where the defender may retreat to after a round; nowhere from inside a stronghold."""
    battle = battle_of(war)
    return [] if battle.kind == ASSAULT else refuges(war, enemy(battle.attacker), battle.place)


def cease_or_retreat(war: War) -> Flow[str]:
    """WR-BTL-31: the attacker may cease; only if he presses on may the defender retreat. Nothing: another round.

    WR-SIEGE-05, WR-SIEGE-28: also the defender of a stronghold, and besiegers against a sortie.
    """
    battle = battle_of(war)
    assert battle.kind in (FIELD, SORTIE), "an assault ends by its own rule (WR-SIEGE-19)"
    where = {"region": war.region_id(battle.place), "count": battle.number}
    if may_cease(war):
        options = Listed((PRESS, CEASE))
        if (yield Ask(ASK_PRESS, battle_commander(war, battle.attacker).seat, options, where, where)) is CEASE:
            war.tell("log-wotr-ceases", "WR-BTL-32", side=SIDES[battle.attacker])
            war.used("cease")
            return CEASED
    side = enemy(battle.attacker)
    if not ways_of_retreat(war):
        return ""

    def check(option: Option) -> Reason | None:
        return may_retreat(war, side, battle.place, option[0]) if option.form is RETREAT else None

    offers = Checked(lambda: [STAND, *[RETREAT(r) for r in neighbours(war, battle.place)]], check)
    chosen = yield Ask(ASK_RETREAT, battle_commander(war, side).seat, offers, where, where)
    if chosen is STAND:
        return ""
    go_back(war, side, battle.place, chosen[0])
    return RETREATED


def leave_battle(war: War, side: int) -> Flow[str]:
    """Scouts: the defender leaves before the dice, to a free region or into his stronghold; nothing if he cannot."""
    battle = battle_of(war)
    shelter = battle.kind == FIELD and controlled_stronghold(war, side, battle.place)
    if not shelter and not refuges(war, side, battle.place):
        return ""

    def check(option: Option) -> Reason | None:
        if option.form is RETREAT:
            return may_retreat(war, side, battle.place, option[0])
        return None if shelter else Reason("reason-wotr-no-stronghold-here", "WR-SIEGE-01")

    where = {"region": war.region_id(battle.place)}
    offers = Checked(lambda: [WITHDRAW, *[RETREAT(r) for r in neighbours(war, battle.place)]], check)
    chosen = yield Ask(ASK_LEAVE, battle_commander(war, side).seat, offers, where, where)
    if chosen is WITHDRAW:
        return WITHDRAWN
    go_back(war, side, battle.place, chosen[0], "WR-CC-10")
    return RETREATED


KINDS = (ASK_PRESS, ASK_RETREAT, ASK_LEAVE)
EXPECTED = ("retreat", "cease")
