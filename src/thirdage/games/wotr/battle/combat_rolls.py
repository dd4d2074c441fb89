"""Combat dice: how many, what they need, the leader re-roll, and extra attacks of combat cards.

Rulebook: combat roll, leader re-roll, modifiers (WR-BTL-15 to 23), combat cards and the roll (WR-CC-12, WR-CC-13).
"""

from __future__ import annotations

from thirdage.games.wotr.model.constants import CITY, COMBAT_DICE, D6, SIDES, enemy
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import ASK_DICE, DICE
from thirdage.kernel import Dice, Flow, chance

from .combatants import (
    ASSAULT,
    FIELD,
    HELP_FROM_WITHIN,
    Round,
    battle_commander,
    battle_of,
    battle_region,
    fallen,
    strength,
)
from .hits import take_hits


def needed(war: War, side: int) -> int:
    """WR-BTL-17, WR-BTL-36, WR-SIEGE-15: 5, or 6 for whoever attacks walls: a city or fortification in round one.

    WR-BTL-37: whoever defends them. WR-BTL-38, WR-SIEGE-04, WR-SIEGE-25: not towns, nor strongholds in a field battle.
    Ruling WRU-39.
    """
    battle = battle_of(war)
    if side != battle.attacker:
        return 5
    if battle.kind == ASSAULT:
        return 6
    place = war.regions[battle.place]
    walls = place.settlement == CITY or place.fortification
    return 6 if walls and battle.kind == FIELD and battle.number == 1 else 5


def is_hit(die: int, bonus: int, need: int) -> bool:
    """WR-BTL-21, WR-BTL-23: modifiers add up, but a natural 1 always misses and a natural 6 always hits."""
    return die == 6 or (die != 1 and die + bonus >= need)


def count_hits(dice: tuple[int, ...], bonus: int, need: int) -> int:
    """How many of these dice hit."""
    return sum([1 for die in dice if is_hit(die, bonus, need)])


def roll(war: War, side: int, n: int, cause: str) -> Flow[tuple[int, ...]]:
    """Combat dice of a side."""
    ask = chance(ASK_DICE, Dice(DICE, n, D6), f"combat-{SIDES[side]}", cause, battle_commander(war, side).seat)
    rolled: tuple[int, ...] = (yield ask)[0]
    return rolled


def tell_roll(
    war: War, message: str, rule: str, side: int, rolled: tuple[int, ...], bonus: int, need: int, hits: int
) -> None:
    """A roll with all that decides how many of its dice hit."""
    war.tell(message, rule, side=SIDES[side], roll=list(rolled), amount=bonus, need=need, count=hits)


def dice_of(war: War, fight: Round, side: int) -> int:
    """WR-BTL-12, WR-BTL-15: as many dice as strength, at most 5; cards may take some away, but never the last.

    Ruling WRU-35.
    """
    battle = battle_of(war)
    fewer = fight.dice_lost[side]
    if side != battle.attacker and HELP_FROM_WITHIN in battle.extra:
        fewer += war.inside[battle.place].units
    return max(1, min(COMBAT_DICE, strength(war, fight, side)) - fewer)


def combat_roll(war: War, fight: Round, side: int) -> Flow[None]:
    """WR-BTL-17."""
    n = min(dice_of(war, fight, side), fight.max_dice[side])
    rolled = yield from roll(war, side, n, "combat-roll")
    bonus, need = fight.roll_bonus[side], needed(war, side)
    fight.rolled[side] = rolled
    fight.hits[side] = count_hits(rolled, bonus, need)
    fight.missed[side] = n - fight.hits[side]
    tell_roll(war, "log-wotr-combat-roll", "WR-BTL-17", side, rolled, bonus, need, fight.hits[side])


def leader_reroll(war: War, fight: Round, side: int, n: int) -> Flow[None]:
    """WR-BTL-18, WR-BTL-19: so many failed dice, fixed beforehand (`rerolls`), each once."""
    if not n:
        return
    rolled = yield from roll(war, side, n, "leader-re-roll")
    bonus, need = fight.reroll_bonus[side], needed(war, side)
    fight.reroll_hits[side] = count_hits(rolled, bonus, need)
    fight.missed[side] -= fight.reroll_hits[side]
    tell_roll(war, "log-wotr-leader-reroll", "WR-BTL-18", side, rolled, bonus, need, fight.reroll_hits[side])


def extra_attack(war: War, fight: Round, side: int, n: int, need: int = 0) -> Flow[int]:
    """WR-CC-12, WR-CC-13: like a combat roll, but without re-roll or modifiers; its casualties fall at once.

    Without a number of its own it needs what the side's combat roll needs in this round. Ruling WRU-42.
    """
    n = min(n, COMBAT_DICE)
    if not n:
        return 0
    rolled = yield from roll(war, side, n, "extra-attack")
    need = need or needed(war, side)
    hits = count_hits(rolled, 0, need)
    card = war.facts.combat[fight.combat[side]].id
    war.tell(
        "log-wotr-extra-attack", "WR-CC-12",
        side=SIDES[side], roll=list(rolled), amount=0, need=need, count=hits, combat=card,
    )  # fmt: skip
    yield from take_hits(war, enemy(side), battle_region(war, enemy(side)), hits, "WR-CC-12")
    fight.result = fallen(war)
    return hits
