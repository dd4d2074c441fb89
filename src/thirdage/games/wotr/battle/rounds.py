"""Battles: the combat round, step by step, and the end of the battle (rulebook: battles).

Seams: `combat-round` (White Rider, withdrawal, combat cards laid and revealed), `combat-rolls` (everything from the
revealed cards to the end of the round), `battle-end` (advance, capture, siege). The battle itself is `war.battle`;
`attacking` begins it.

Queries: `battle-begins(war) -> Flow[None]` before the first round (the White Rider); `cards-revealed(war, cards) ->
Flow[None]`: told the ids of the combat cards of a round, the attacker's first, "" for none (the Sorcerer).
`battle-over(war) -> None`: told when it is.
"""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.model.consecutive import note_army
from thirdage.games.wotr.model.constants import SIDES, enemy
from thirdage.games.wotr.model.effects import effects_on
from thirdage.games.wotr.model.forces import Force, Picks, force
from thirdage.games.wotr.model.mixed import go_together
from thirdage.games.wotr.model.players import commands
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.movement.armies import companions_arrive
from thirdage.games.wotr.movement.capture import army_enters, begin_siege
from thirdage.games.wotr.turn.actions import proceed
from thirdage.kernel import COUNTS, Ask, AskKind, Flow, Form, Option, PickCounts, Reason, ids

from .casualties import settle
from .combat_cards import (
    AFTER_CASUALTIES,
    AFTER_REROLL,
    AFTER_ROLL,
    BEFORE_ROLL,
    lay_cards,
    play_out,
)  # fmt: skip
from .combat_rolls import combat_roll, leader_reroll
from .combatants import (
    ASSAULT,
    BOTH,
    CEASED,
    DESTROYED,
    FIELD,
    LOST,
    RETREATED,
    SORTIE,
    WITHDRAWN,
    Round,
    battle_commander,
    battle_of,
    battle_region,
    fallen,
)  # fmt: skip
from .hits import take_hits
from .leader_rerolls import choose_rerolls
from .retreat import cease_or_retreat
from .siege import end_or_prolong, field_or_stronghold, trim_garrison

ADVANCE_ARMY = Form("advance-army", figures=ids("figure", COUNTS))
ASK_ADVANCE = AskKind(
    "advance-army", "the commander of the attackers who have won", "WR-BTL-39", (ADVANCE_ARMY,), in_sight=True
)


def combat_round(war: War) -> Flow[None]:
    """WR-BTL-16, step 1: before it the defender of a stronghold may withdraw (WR-SIEGE-02)."""
    battle = battle_of(war)
    war.begin_scene("round", count=battle.number)
    war.tell("log-wotr-combat-round", "WR-BTL-16", count=battle.number, region=war.region_id(battle.place))
    if battle.number == 1:
        yield from war.rules.steps["stirred"](war)
        for effect in effects_on(war, "battle-begins"):
            yield from effect(war)
    if (yield from field_or_stronghold(war)):
        war.next = ("battle-end", WITHDRAWN)
        return
    yield from lay_cards(war)


def combat_rolls(war: War, *cards: str) -> Flow[None]:
    """WR-BTL-16, steps 1 to 5, from the revealed cards on: first the attacker's card, then the defender's."""
    fight = yield from fight_round(war, cards)
    if not fight.result:
        fight.result = yield from end_of_round(war)
    if fight.result:
        war.next = ("battle-end", fight.result)
        return
    battle = battle_of(war)
    war.battle = battle.replaced(number=battle.number + 1)
    war.next = ("combat-round",)


def fight_round(war: War, cards: tuple[str, ...]) -> Flow[Round]:
    """WR-CC-07: cards work at their moments; WR-CC-15: a battle that ends on the way leaves the rest undone.

    WR-CC-14: what a card says goes before the rules of the round.
    """
    battle = battle_of(war)
    attacker, defender = battle.attacker, enemy(battle.attacker)
    for effect in effects_on(war, "cards-revealed"):
        yield from effect(war, cards)
    combat = [-1, -1]
    for side, card in zip((attacker, defender), cards, strict=True):
        if card:
            combat[side] = war.rules.steps["combat-effect"](war, side, war.facts.card[card])
    fight = Round(combat)
    yield from play_out(war, fight, BEFORE_ROLL)
    if fight.result:
        return fight
    for side in (attacker, defender):
        yield from combat_roll(war, fight, side)
    yield from play_out(war, fight, AFTER_ROLL)
    chosen = yield from choose_rerolls(war, fight, attacker)
    answered = yield from choose_rerolls(war, fight, defender)
    yield from leader_reroll(war, fight, attacker, chosen)
    yield from leader_reroll(war, fight, defender, answered)
    yield from play_out(war, fight, AFTER_REROLL)
    yield from casualties(war, fight)
    if not fight.result:
        yield from play_out(war, fight, AFTER_CASUALTIES)
    return fight


def casualties(war: War, fight: Round) -> Flow[None]:
    """WR-BTL-24, PF-040: all hits are counted before anybody loses a unit; the attacker only decides first.

    Ruling WRU-37.
    """
    attacker = battle_of(war).attacker
    hits = [fight.scored(enemy(side)) + fight.self_hits[side] for side in (0, 1)]
    for side in (attacker, enemy(attacker)):
        yield from take_hits(war, side, battle_region(war, side), hits[side])
    fight.result = fallen(war)


def end_of_round(war: War) -> Flow[str]:
    """WR-BTL-31, WR-SIEGE-19, WR-SIEGE-20: step 5, by the kind of battle; how the battle ends, or nothing."""
    if battle_of(war).kind == ASSAULT:
        return (yield from end_or_prolong(war))
    return (yield from cease_or_retreat(war))


def battle_end(war: War, result: str) -> Flow[None]:
    """WR-BTL-33, WR-BTL-39 to 43: advance, capture, sieges begun, kept or lifted; then the action is over.

    A siege goes on while both have units (WR-SIEGE-21, WR-SIEGE-23, WR-SIEGE-27); an empty stronghold falls
    (WR-SIEGE-30); where the attacker did not enter there is none (WR-SIEGE-08). Ruling WRU-44.
    """
    battle = battle_of(war)
    war.end_scene("round")
    tell_end(war, result)
    settle(war, battle.origin)
    settle(war, battle.place)
    if battle.kind == FIELD and result in (DESTROYED, RETREATED, WITHDRAWN):
        yield from advance_army(war, result)
    for effect in effects_on(war, "battle-over"):
        effect(war)
    war.battle = None
    proceed(war)


def tell_end(war: War, result: str) -> None:
    """How it ended."""
    battle = battle_of(war)
    where = war.region_id(battle.place)
    if result == BOTH:
        war.used("mutual-destruction")
        war.tell("log-wotr-battle-both-destroyed", "WR-BTL-42", region=where)
    elif result in (DESTROYED, RETREATED):
        war.tell("log-wotr-battle-won", "WR-BTL-33", side=SIDES[battle.attacker], region=where)
    elif result == LOST:
        war.tell("log-wotr-battle-won", "WR-BTL-33", side=SIDES[enemy(battle.attacker)], region=where)
    elif result == CEASED and battle.kind == ASSAULT:
        war.tell("log-wotr-assault-over", "WR-SIEGE-21", region=where, count=battle.number)
    if battle.kind == SORTIE and result in (DESTROYED, RETREATED):
        war.used("sortie-won")


def advance_army(war: War, result: str) -> Flow[None]:
    """WR-BTL-39, WR-BTL-40, WR-SIEGE-06: the attackers may enter with all or part; the rearguard may not.

    WR-SIEGE-29: a sortie that wins stays where it is. WR-SIEGE-33: relief enters only a region left by the besiegers.
    Ruling WRU-40.
    """
    battle = battle_of(war)
    side, place = battle.attacker, battle.place
    where = {"region": war.region_id(place), "from_region": war.region_id(battle.origin)}
    most = sum([n for _, n in battle.attackers])
    options = PickCounts(ADVANCE_ARMY, battle.attackers, 0, most, lambda o: may_advance(war, o))
    picks: Picks = (yield Ask(ASK_ADVANCE, battle_commander(war, side).seat, options, where, where))[0]
    if not picks:
        war.tell("log-wotr-stays", "WR-BTL-39", side=SIDES[side], region=war.region_id(battle.origin))
        return
    war.used("advance-army" if picks == battle.attackers else "partial-advance")
    go_together(war, side, battle.origin, place, picks)
    note_army(war, side, place, place, picks)
    war.take(side, battle.origin, picks)
    if result == WITHDRAWN:
        begin_siege(war, place)
    war.place(side, place, picks)
    war.tell("log-wotr-advances", "WR-BTL-39", side=SIDES[side], region=war.region_id(place))
    settle(war, battle.origin)
    army_enters(war, side, place)
    companions_arrive(war, picks, place)
    yield from trim_garrison(war)


def may_advance(war: War, option: Option) -> Reason | None:
    """WR-BTL-41: with a unit, without those of level 0; no leader of the Free Peoples is left without a unit."""
    battle = battle_of(war)
    picks: Picks = option[0]
    if not picks:
        return None
    rooted = [f for f, _ in picks if war.facts.figures[f].never_moves]
    if rooted:
        return Reason("reason-wotr-level-zero-stays", "WR-BTL-41", {"figure": war.facts.figures[rooted[0]].id})
    going = force(war.facts, picks)
    if not going.units:
        return Reason("reason-wotr-advance-needs-unit", "WR-BTL-41")
    staying = war.field(battle.attacker)[battle.origin].minus(picks)
    if staying.leaders and not staying.units:
        return Reason("reason-wotr-leaders-stranded", "WR-BTL-41")
    return None if war.facts.one_a_side else may_go_on(war, going)


def may_go_on(war: War, going: Force) -> Reason | None:
    """WR-MP-20: the commander of the attackers keeps the command of those who advance."""
    side = battle_of(war).attacker
    if commands(war, side, going) is battle_commander(war, side):
        return None
    return Reason("reason-wotr-split-loses-command", "WR-MP-20")


SEAMS: dict[str, Any] = {"combat-round": combat_round, "combat-rolls": combat_rolls, "battle-end": battle_end}
KINDS: tuple[AskKind, ...] = (ASK_ADVANCE,)
EXPECTED: tuple[str, ...] = ("mutual-destruction", "sortie-won", "advance-army", "partial-advance")
