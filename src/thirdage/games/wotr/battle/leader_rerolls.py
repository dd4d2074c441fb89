"""The leader re-roll as a decision: how many failed dice, and whether it could change anything.

Rulebook: leader re-roll (WR-BTL-18, WR-BTL-19); `rolls` throws the dice.

A combat card that works after the re-roll may say what it makes of hits, as `combat/<id>/<query>` of its side:
`adds(war, fight, side, hits) -> int`: hits that it is sure to add if roll and re-roll have so many.
`spares(war, fight, side, hits) -> int`: how many of so many hits of the enemy it can cancel.
`minds(war, fight, side) -> bool`: what it does can depend on this side's re-roll, beside the hits themselves.
`heeds(war, fight, side) -> bool`: what it does can depend on the enemy's re-roll, even if this side's army is lost.
"""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.model.constants import COMBAT_DICE, ELITE, SIDES, enemy
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import REROLL
from thirdage.kernel import Ask, AskKind, Flow, Listed

from .casualties import regular_for
from .combatants import Round, battle_commander, engaged, leadership
from .hits import can_take

ASK_LEADER_REROLL = AskKind(
    "leader-re-roll", "the commanders, of the attackers first", "WR-BTL-18", (REROLL,), in_sight=True
)


def most_rerolls(war: War, fight: Round, side: int) -> int:
    """WR-BTL-14, WR-BTL-19: the smaller of leadership and failed dice, at most 5; a card may forbid any."""
    failed = fight.missed[side] - fight.locked[side]
    if failed <= 0 or fight.reroll_forbidden[side]:
        return 0
    return min(leadership(war, fight, side), failed, COMBAT_DICE)


def choose_rerolls(war: War, fight: Round, side: int) -> Flow[int]:
    """WR-BTL-18: a player says how many of his failed dice he re-rolls, none to as many as he may. Ruling WRU-36.

    Fewer hits can be better: units and Nazgul of the Shadow come back as reinforcements, a lost Regular can replace
    an Elite elsewhere (WR-BTL-27), an army may be worth more where it stands. Who can change nothing is not asked.
    """
    most = most_rerolls(war, fight, side)
    if not most or not can_change(war, fight, side, most):
        return most
    args = {"count": most, "failed": fight.missed[side] - fight.locked[side]}
    options = Listed([REROLL(n) for n in range(most, -1, -1)])
    chosen: int = (yield Ask(ASK_LEADER_REROLL, battle_commander(war, side).seat, options, args, args))[0]
    if chosen < most:
        war.used("leader-re-roll-forgone")
    if not chosen:
        war.tell("log-wotr-forgoes-reroll", "WR-BTL-18", side=SIDES[side])
    return chosen


def can_change(war: War, fight: Round, side: int, most: int) -> bool:
    """Whether so many more hits, or fewer, could make a difference to anyone: any die can hit, and any can miss.

    What strikes only after the casualties (Great Host) is left out of account.
    """
    other = enemy(side)
    if is_lost(war, fight, other):
        return bool(says(war, fight, other, "heeds"))
    hits = fight.scored(side)
    swallowed = says(war, fight, other, "spares", hits + most) - says(war, fight, other, "spares", hits)
    return swallowed < most or bool(says(war, fight, side, "minds"))


def is_lost(war: War, fight: Round, side: int) -> bool:
    """Whether the hits scored already destroy the army of a side, whatever else is rolled or decided."""
    other = enemy(side)
    hits = fight.scored(other) + says(war, fight, other, "adds", fight.hits[other])
    return bool(hits - says(war, fight, side, "spares", hits) + fight.self_hits[side] >= breaking_point(war, side))


def breaking_point(war: War, side: int) -> int:
    """WR-BTL-25, WR-BTL-27: the fewest hits that destroy an army in the battle, however its owner takes them.

    The last unit takes a hit as a Regular; only Elites that no Regular can replace have none to spare for it.
    """
    here = engaged(war, side)
    figures = war.facts.figures
    spare = here.regulars or any(regular_for(war, f) >= 0 for f, _ in here.figures if figures[f].rank == ELITE)
    return can_take(here) - (0 if spare else 1)


def says(war: War, fight: Round, side: int, query: str, *args: int) -> int:
    """What the combat card in effect of a side says to a query; 0 if it has nothing to say."""
    if fight.combat[side] < 0:
        return 0
    answers: Any = war.rules.effects.get(f"combat/{war.facts.combat[fight.combat[side]].id}/{query}")
    return int(answers(war, fight, side, *args)) if answers is not None else 0


KINDS = (ASK_LEADER_REROLL,)
EXPECTED = ("leader-re-roll-forgone",)
