"""The combat cards of the Shadow: 17 short functions (see `combat_cards` for how they are called)."""

from __future__ import annotations

import re

from thirdage.games.wotr.battle.combat_cards import cancel
from thirdage.games.wotr.battle.combat_rolls import extra_attack
from thirdage.games.wotr.battle.combatants import (
    ASSAULT,
    Round,
    battle_of,
    battle_region,
    engaged,
    fallen,
    leadership,
    nazgul_leadership,
)
from thirdage.games.wotr.battle.hits import can_take, take_hits
from thirdage.games.wotr.battle.leader_rerolls import is_lost, most_rerolls, says
from thirdage.games.wotr.model.constants import FREE_PEOPLES, LEADER, SHADOW, SIDES, enemy
from thirdage.games.wotr.model.distances import reach
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Flow, Reason

from .combat_asks import (
    choose_amount,
    choose_companion,
    choose_victim,
    companions_in,
    needs_elite,
    needs_nazgul,
    needs_nazgul_leadership,
    needs_ring_bearers,
    strike_down,
)  # fmt: skip
from .combat_free import add_hits, plus, tell_own_hits

EFFECTS = Effects()


EFFECTS.on("combat/one-for-the-dark-lord", "condition")(needs_ring_bearers)


@EFFECTS.on("combat/one-for-the-dark-lord")
def one_for_the_dark_lord(_war: War, fight: Round, side: int) -> Flow[None]:
    """+1 to roll and re-roll."""
    plus(fight, side, 1, 1)
    yield from ()


def give_up(war: War, fight: Round, points: int) -> bool:
    """WR-CC-11: Nazgul give up so much leadership, if they still have it."""
    if nazgul_leadership(war, fight) < points:
        return False
    fight.nazgul_leadership_spent += points
    tell_points(war, points)
    return True


def tell_points(war: War, points: int) -> None:
    """Leadership that Nazgul have given up."""
    war.tell("log-wotr-nazgul-give-up-leadership", "WR-CC-11", count=points)


@EFFECTS.on("combat/cruel-as-death")
def cruel_as_death(war: War, fight: Round, side: int) -> Flow[None]:
    """Two points of Nazgul leadership for +1 to the combat roll."""
    if give_up(war, fight, 2):
        plus(fight, side, 1)
    yield from ()


@EFFECTS.on("combat/they-are-terrible")
def they_are_terrible(war: War, fight: Round, side: int) -> Flow[None]:
    """One point of Nazgul leadership for +1 to the re-roll."""
    if give_up(war, fight, 1):
        plus(fight, side, 0, 1)
    yield from ()


@EFFECTS.on("combat/dread-and-despair")
def dread_and_despair(war: War, fight: Round, side: int) -> Flow[None]:
    """Each point of Nazgul leadership given up, one at least, takes a die from the Free Peoples."""
    points = nazgul_leadership(war, fight)
    if points:
        given = yield from choose_amount(war, side, "dread-and-despair", 1, points)
        fight.nazgul_leadership_spent += given
        tell_points(war, given)
        fight.dice_lost[FREE_PEOPLES] += given


EFFECTS.on("combat/black-breath", "condition")(needs_nazgul)


@EFFECTS.on("combat/black-breath")
def black_breath(war: War, fight: Round, side: int) -> Flow[None]:
    """Hits of the re-roll may kill a Leader, or a companion of no higher level than their number."""
    hits = fight.reroll_hits[side]
    if not hits:
        return
    victim = yield from choose_victim(war, side, "black-breath", weaker_than(war, hits))
    if victim >= 0:
        strike_down(war, FREE_PEOPLES, victim)


def weaker_than(war: War, hits: int) -> list[int]:
    """Whom so many hits of the re-roll can kill: Leaders, and companions of no higher level."""
    facts = war.facts
    here = engaged(war, FREE_PEOPLES)
    leaders = [f for f, _ in here.figures if facts.figures[f].rank == LEADER]
    return leaders + [facts.characters[c].figure for c in here.characters if facts.characters[c].level <= hits]


@EFFECTS.on("combat/black-breath", "minds")
def black_breath_minds(war: War, fight: Round, side: int) -> bool:
    """There is somebody whom the re-roll could kill."""
    return bool(weaker_than(war, most_rerolls(war, fight, side)))


@EFFECTS.on("combat/foul-stench")
def foul_stench(war: War, fight: Round, _side: int) -> Flow[None]:
    """With no less Nazgul leadership than the Free Peoples have in all, these get no re-roll."""
    if nazgul_leadership(war, fight) >= leadership(war, fight, FREE_PEOPLES):
        fight.reroll_forbidden[FREE_PEOPLES] = True
        war.tell("log-wotr-no-leader-reroll", "WR-CC-16", side=SIDES[FREE_PEOPLES])
    yield from ()


EFFECTS.on("combat/words-of-power", "condition")(needs_nazgul)


@EFFECTS.on("combat/words-of-power")
def words_of_power(war: War, fight: Round, side: int) -> Flow[None]:
    """A companion loses his leadership and all his abilities for the round."""
    companions = companions_in(war)
    if companions:
        companion = yield from choose_companion(war, side, "words-of-power", companions)
        fight.lost.add(war.facts.characters[companion].figure)
        fight.silenced.add(companion)
        war.tell("log-wotr-silenced", "WR-CC-16", character=war.facts.characters[companion].id)


@EFFECTS.on("combat/durins-bane")
def durins_bane(war: War, fight: Round, side: int) -> Flow[None]:
    """An extra attack with three dice that hit on 4."""
    fight.extra_attack_hits[side] += yield from extra_attack(war, fight, side, 3, 4)


@EFFECTS.on("combat/durins-bane", "condition")
def needs_moria(war: War, _side: int) -> Reason | None:
    """The defender stands in Moria or at most two passable borders away. Ruling WRU-103."""
    if battle_of(war).place in reach(war.facts, war.facts.region["moria"], 2):
        return None
    return Reason("reason-wotr-combat-far-from-moria", "WR-CC-05")


@EFFECTS.on("combat/devilry-of-orthanc")
def devilry_of_orthanc(_war: War, fight: Round, side: int) -> Flow[None]:
    """+1 to the combat roll."""
    plus(fight, side, 1)
    yield from ()


@EFFECTS.on("combat/devilry-of-orthanc", "condition")
def needs_isengard_siege(war: War, side: int) -> Reason | None:
    """An Isengard unit takes part, and the defender fights from inside a stronghold."""
    if war.facts.nation["isengard"] not in engaged(war, side).nations:
        return Reason("reason-wotr-combat-no-isengard", "WR-CC-05")
    return None if battle_of(war).kind == ASSAULT else Reason("reason-wotr-combat-no-assault", "WR-CC-05")


@EFFECTS.on("combat/deadly-strife")
def deadly_strife(_war: War, fight: Round, _side: int) -> Flow[None]:
    """+2 to roll and re-roll of both."""
    for side in (FREE_PEOPLES, SHADOW):
        plus(fight, side, 2, 2)
    yield from ()


@EFFECTS.on("combat/onslaught")
def onslaught(war: War, fight: Round, side: int) -> Flow[None]:
    """Up to four hits on one's own units; for each a die that hits the enemy on 4.

    The dice are thrown even if the own army has fallen by it: they are part of the same effect. Ruling WRU-104.
    """
    taken = yield from choose_amount(war, side, "onslaught", 0, min(4, can_take(engaged(war, side))))
    tell_own_hits(war, "onslaught", taken)
    yield from take_hits(war, side, battle_region(war, side), taken, "WR-CC-16")
    yield from extra_attack(war, fight, side, taken, 4)
    fight.result = fallen(war)


@EFFECTS.on("combat/relentless-assault")
def relentless_assault(war: War, fight: Round, side: int) -> Flow[None]:
    """Up to two hits on one's own units; +1 to the combat roll for each."""
    taken = yield from choose_amount(war, side, "relentless-assault", 0, min(2, can_take(engaged(war, side))))
    tell_own_hits(war, "relentless-assault", taken)
    yield from take_hits(war, side, battle_region(war, side), taken, "WR-CC-16")
    plus(fight, side, taken)


@EFFECTS.on("combat/great-host")
def great_host(war: War, fight: Round, side: int) -> Flow[None]:
    """With twice as many units as the enemy after casualties, a hit."""
    other = enemy(side)
    if engaged(war, side).units >= 2 * engaged(war, other).units:
        war.tell("log-wotr-card-scores", "WR-CC-16", combat="great-host", count=1)
        yield from take_hits(war, other, battle_region(war, other), 1, "WR-CC-16")
        fight.result = fallen(war)


@EFFECTS.on("combat/mumakil")
def mumakil(_war: War, fight: Round, side: int) -> Flow[None]:
    """+1 to the combat roll."""
    plus(fight, side, 1)
    yield from ()


@EFFECTS.on("combat/mumakil", "2")
def mumakil_trample(war: War, fight: Round, side: int) -> Flow[None]:
    """With more hits than the opponent, his extra attack included, one hit more. Ruling WRU-105."""
    if fight.scored(side) > fight.scored(enemy(side)) + fight.extra_attack_hits[enemy(side)]:
        add_hits(war, fight, side, "mumakil", 1)
    yield from ()


def mumakil_meets(war: War, fight: Round, side: int, again: int) -> int:
    """What the opponent has scored by then, if so many re-rolled dice hit: a defender's card comes first (WR-CC-09)."""
    other = enemy(side)
    comes_first = battle_of(war).attacker == side
    added = says(war, fight, other, "adds", fight.hits[other] + again) if comes_first else 0
    return fight.scored(other) + fight.extra_attack_hits[other] + again + added


@EFFECTS.on("combat/mumakil", "adds")
def mumakil_adds(war: War, fight: Round, side: int, _hits: int) -> int:
    """One, if the opponent cannot score as many any more."""
    return int(fight.scored(side) > mumakil_meets(war, fight, side, most_rerolls(war, fight, enemy(side))))


@EFFECTS.on("combat/mumakil", "minds")
def mumakil_minds(war: War, fight: Round, side: int) -> bool:
    """One can still score more than the opponent."""
    return fight.scored(side) + most_rerolls(war, fight, side) > mumakil_meets(war, fight, side, 0)


@EFFECTS.on("combat/mumakil", "heeds")
def mumakil_heeds(war: War, fight: Round, side: int) -> bool:
    """The opponent's re-roll can still decide who scores more, and the hit could still hurt him."""
    open_yet = mumakil_minds(war, fight, side) and not mumakil_adds(war, fight, side, 0)
    return open_yet and not is_lost(war, fight, enemy(side))


@EFFECTS.on("combat/mumakil", "condition")
def needs_mumakil(war: War, side: int) -> Reason | None:
    """An Elite of the Southrons and Easterlings takes part."""
    nation = war.facts.nations[war.facts.nation["southrons"]]
    return None if engaged(war, side).count(nation.elite) else Reason("reason-wotr-combat-no-mumakil", "WR-CC-05")


@EFFECTS.on("combat/swarm-of-bats")
def swarm_of_bats(war: War, fight: Round, side: int) -> Flow[None]:
    """The card of the Free Peoples has no effect; without one, +1 to the re-roll."""
    if fight.played[enemy(side)]:
        cancel(war, fight, enemy(side))
    else:
        plus(fight, side, 0, 1)
    yield from ()


EFFECTS.on("combat/we-come-to-kill", "condition")(needs_elite)


@EFFECTS.on("combat/we-come-to-kill")
def we_come_to_kill(war: War, fight: Round, side: int) -> Flow[None]:
    """An extra attack with a die for each Elite left, hitting on 5 even against walls."""
    yield from extra_attack(war, fight, side, engaged(war, side).elites, 5)


@EFFECTS.on("combat/desperate-battle")
def desperate_battle(_war: War, fight: Round, _side: int) -> Flow[None]:
    """+1 to roll and re-roll of both."""
    for side in (FREE_PEOPLES, SHADOW):
        plus(fight, side, 1, 1)
    yield from ()


@EFFECTS.on("combat/cruel-as-death", "condition")
def two_points(war: War, _side: int) -> Reason | None:
    """Nazgul leadership of two."""
    return needs_nazgul_leadership(war, 2)


@EFFECTS.on("combat/they-are-terrible", "condition")
@EFFECTS.on("combat/dread-and-despair", "condition")
@EFFECTS.on("combat/foul-stench", "condition")
def one_point(war: War, _side: int) -> Reason | None:
    """Nazgul leadership of one."""
    return needs_nazgul_leadership(war, 1)


@EFFECTS.on("sh-char-17", "combat-card")
def balrog_fights(_war: War, side: int) -> Reason | None:
    """Balrog of Moria on the table may be discarded in a battle for its combat effect."""
    return None if side == SHADOW else Reason("reason-wotr-combat-card-not-yours", "WR-CC-02")


EXPECTED = tuple(
    [name.replace("combat/", "combat:") for name, _ in EFFECTS.items() if re.fullmatch("combat/[a-z-]+", name)]
)
