"""The political track: rousing nations and moving them toward war (rulebook: politics).

Queries: `activation(war, nation, how, region) -> Reason | None` forbids a way of rousing a nation (Wormtongue);
`activated(war, nation)` and `advanced(war, nation, how)` tell table cards what has happened (Wormtongue, Threats
and Promises). `how` is one of the words below, `region` the place of the entry, attack or declaration or -1.
"""

from __future__ import annotations

from thirdage.games.wotr.model.command import may_use_nation
from thirdage.games.wotr.model.consecutive import note_nations
from thirdage.games.wotr.model.constants import FREE_PEOPLES
from thirdage.games.wotr.model.effects import effects_on, forbidden
from thirdage.games.wotr.model.mixed import attacked_as_one
from thirdage.games.wotr.model.places import is_city_or_stronghold, unconquered
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Reason

# How a nation comes to be roused or advanced; table cards look at it.
BY_ENTRY = "entry"
BY_ATTACK = "attack"
BY_CAPTURE = "capture"
BY_DECLARATION = "declaration"
BY_COMPANION = "companion"
BY_MUSTER = "muster"
BY_ABILITY = "ability"
BY_MINION = "minion"
BY_CARD = "card"
FARTHEST = 3
"""The first box of the political track, three steps from war."""


def activate(war: War, nation: int, how: str, rule: str, region: int = -1) -> None:
    """Rouse a nation; the step "activate"."""
    war.rules.steps["activate"](war, nation, how, rule, region)


def become_active(war: War, nation: int, how: str, rule: str, region: int) -> None:
    """WR-POL-04: a passive nation becomes active, unless a card on the table forbids this way of rousing it."""
    if war.is_active(nation) or forbidden(war, "activation", nation, how, region) is not None:
        return
    war.active |= 1 << nation
    war.tell("log-wotr-activated", rule, nation=war.facts.nations[nation].id)
    for effect in effects_on(war, "activated"):
        effect(war, nation)


def may_advance(war: War, nation: int) -> Reason | None:
    """WR-POL-02, WR-POL-22: one step toward war; a passive nation stops before the last box."""
    if war.steps_to_war[nation] == 0:
        return Reason("reason-wotr-already-at-war", "WR-POL-22", {"nation": war.facts.nations[nation].id})
    if war.steps_to_war[nation] == 1 and not war.is_active(nation):
        return Reason("reason-wotr-passive", "WR-POL-02", {"nation": war.facts.nations[nation].id})
    return None


def may_advance_own(war: War, side: int, nation: int) -> Reason | None:
    """WR-ACT-15, WR-MP-12: a player advances a nation of his own."""
    if war.facts.nations[nation].side != side:
        return Reason("reason-wotr-not-your-nation", "WR-ACT-15", {"nation": war.facts.nations[nation].id})
    return may_use_nation(war, side, nation) or may_advance(war, nation)


def advance(war: War, nation: int, how: str, rule: str) -> None:
    """Move a nation toward war; the step "advance". WR-MP-26: by a Muster result or a card it is an action with it."""
    if how in (BY_MUSTER, BY_CARD):
        note_nations(war, war.facts.nations[nation].side, (nation,))
    war.rules.steps["advance"](war, nation, how, rule)


def step_toward_war(war: War, nation: int, how: str, rule: str) -> None:
    """WR-POL-10 to 12: move a nation one step if it can move; a lost step is not made up later."""
    if may_advance(war, nation) is not None:
        return
    war.steps_to_war[nation] -= 1
    war.tell("log-wotr-advanced", rule, nation=war.facts.nations[nation].id, count=war.steps_to_war[nation])
    if war.steps_to_war[nation] == 0:
        war.tell("log-wotr-at-war", rule, nation=war.facts.nations[nation].id)
    for effect in effects_on(war, "advanced"):
        effect(war, nation, how)


def put_at_war(war: War, nation: int, how: str, rule: str) -> None:
    """WR-POL-23: a card rouses a nation and puts it straight to war, as far as it can come there (WR-POL-02)."""
    activate(war, nation, how, rule)
    while may_advance(war, nation) is None:
        advance(war, nation, how, rule)


def step_back(war: War, nation: int, rule: str) -> None:
    """WR-POL-23: a card moves a nation one step away from war, never beyond the first box."""
    if war.steps_to_war[nation] == FARTHEST:
        return
    war.steps_to_war[nation] += 1
    war.tell("log-wotr-stepped-back", rule, nation=war.facts.nations[nation].id, count=war.steps_to_war[nation])


def attacked(war: War, nations: tuple[int, ...], region: int) -> None:
    """WR-POL-06, WR-POL-11, WR-POL-13: each nation with units in the attacked army is roused, then advances.

    WR-POL-14: leaders and companions do not count. WR-POL-15: nations of the Shadow too. WR-MP-17: before that, armies
    of team-mates merge. Ruling WRU-34.
    """
    for side in {war.facts.nations[nation].side for nation in nations}:
        attacked_as_one(war, side, region)
    for nation in nations:
        activate(war, nation, BY_ATTACK, "WR-POL-06", region)
        advance(war, nation, BY_ATTACK, "WR-POL-11")


def companion_arrives(war: War, character: int, region: int) -> None:
    """WR-POL-08: a companion who ends his way in a city or stronghold not conquered rouses its nation if he can.

    WR-POL-09, WR-CHR-06: which nations he can rouse is told by his card.
    """
    nation = war.regions[region].nation
    if nation < 0 or war.facts.nations[nation].side != FREE_PEOPLES:
        return
    if nation not in war.facts.characters[character].activates:
        return
    if is_city_or_stronghold(war, region) and unconquered(war, region):
        activate(war, nation, BY_COMPANION, "WR-POL-08", region)


STEPS = {"activate": become_active, "advance": step_toward_war}
