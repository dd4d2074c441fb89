"""Who takes part in the battle, and what it counts: strength, leadership, and what a round has changed so far.

Rulebook: combat strength and leadership (WR-BTL-12 to 15), forfeiting leadership (WR-CC-11).

Queries: `strength(war, here) -> int`: what somebody adds to the strength of an army in battle (Captain of the West);
whoever is silenced this round is not asked. `leadership-lost(war, figure) -> bool`: the leadership of a figure does not
count in this battle (the White Rider). `leadership-added(war, led) -> int`: what somebody adds to the leadership of
these figures, which count for a side. The words in `Battle.extra` are in play while it lasts.
"""

from __future__ import annotations

from typing import Final

from thirdage.games.wotr.model.constants import SHADOW, enemy
from thirdage.games.wotr.model.effects import NOBODY_SILENCED, Effects, allowed, effects_on
from thirdage.games.wotr.model.facts import Player
from thirdage.games.wotr.model.figures import is_nazgul, leadership_of, unit_leaders
from thirdage.games.wotr.model.forces import Force, Picks, force
from thirdage.games.wotr.model.places import force_at
from thirdage.games.wotr.model.players import commands
from thirdage.games.wotr.model.war import Battle, War

EFFECTS = Effects()

# Kinds of battle.
FIELD: Final = "field"
ASSAULT: Final = "assault"
SORTIE: Final = "sortie"
BATTLE_KINDS: Final = (FIELD, ASSAULT, SORTIE)

# How a battle ends, seen from the attacker (WR-BTL-33, WR-SIEGE-06).
CEASED: Final = "ceased"
DESTROYED: Final = "destroyed"
RETREATED: Final = "retreated"
WITHDRAWN: Final = "withdrawn"
LOST: Final = "lost"
BOTH: Final = "both"
ENDS: Final = (CEASED, DESTROYED, RETREATED, WITHDRAWN, LOST, BOTH)

# Words in Battle.extra.
WHITE_RIDER: Final = "white-rider"
"""Gandalf the White has given up his leadership against that of the Nazgul."""
HELP_FROM_WITHIN: Final = "help-from-within"
"""Help Unlooked For: the defender has one combat die fewer for each unit inside the stronghold."""
CARDS_NEED_COMPANION: Final = "cards-need-companion"
"""Grond, The Fighting Uruk-hai: in round one the Free Peoples use a combat card only with a companion present."""
EXTRAS: Final = (WHITE_RIDER, HELP_FROM_WITHIN, CARDS_NEED_COMPANION)


class Round:
    """What a combat round has changed so far; it lives from the revelation of the cards to the end of the round.

    Pairs are by side. `combat` is the combat card in effect (-1: none, or cancelled), `played` whether one was
    played. `leadership_lost` is taken from the leadership of a side, `lost` are figures without leadership this round,
    `silenced` characters without abilities. `hits` and `reroll_hits` come from roll and re-roll, `bonus` from cards,
    `self_hits` are hits of an army on itself, `extra_attack_hits` those of extra attacks before the roll, `cancelled`
    those that never land.
    """

    __slots__ = (
        "bonus", "cancelled", "combat", "dice_lost", "extra_attack_hits", "hits", "leadership_lost", "locked", "lost",
        "max_dice", "missed", "nazgul_leadership_spent", "played", "reroll_bonus", "reroll_forbidden", "reroll_hits",
        "result", "roll_bonus", "rolled", "self_hits", "silenced",
    )  # fmt: skip

    def __init__(self, combat: list[int]) -> None:
        self.combat = combat
        self.played = [card >= 0 for card in combat]
        self.lost: set[int] = set()
        self.nazgul_leadership_spent = 0
        self.leadership_lost = [0, 0]
        self.silenced: set[int] = set()
        self.roll_bonus = [0, 0]
        self.reroll_bonus = [0, 0]
        self.max_dice = [99, 99]
        self.dice_lost = [0, 0]
        self.reroll_forbidden = [False, False]
        self.rolled: list[tuple[int, ...]] = [(), ()]
        self.hits = [0, 0]
        self.reroll_hits = [0, 0]
        self.bonus = [0, 0]
        self.cancelled = [0, 0]
        self.missed = [0, 0]
        self.locked = [0, 0]
        self.self_hits = [0, 0]
        self.extra_attack_hits = [0, 0]
        self.result = ""

    def scored(self, side: int) -> int:
        """The hits of a side that wait to be taken."""
        return max(0, self.hits[side] + self.reroll_hits[side] + self.bonus[side] - self.cancelled[side])

    def become_hits(self, side: int, most: int) -> int:
        """Turn missed dice of the combat roll into hits, as many as there are."""
        n = min(most, self.missed[side] - self.locked[side])
        self.missed[side] -= n
        self.hits[side] += n
        return n


def battle_of(war: War) -> Battle:
    """The battle that is being fought."""
    assert war.battle is not None, "there is no battle"
    return war.battle


@EFFECTS.on("battle", "sources")
def words_of_battle(war: War) -> tuple[str, ...]:
    """What holds for the whole battle is in play."""
    return war.battle.extra if war.battle is not None else ()


def battle_region(war: War, side: int) -> int:
    """WR-BTL-05: attackers stay in their own region during the battle."""
    battle = battle_of(war)
    return battle.origin if side == battle.attacker else battle.place


def engaged(war: War, side: int) -> Force:
    """WR-BTL-07, WR-BTL-10: the attacking part, without its rearguard; of the defender everybody in the region."""
    battle = battle_of(war)
    if side == battle.attacker:
        return force(war.facts, battle.attackers)
    return force_at(war, side, battle.place)


def battle_commander(war: War, side: int) -> Player:
    """WR-MP-17 to 19: who commands the army of a side in the battle, lays its combat cards and takes its losses."""
    return war.facts.players[side] if war.facts.one_a_side else commands(war, side, engaged(war, side))


def figure_of(war: War, character: str) -> int:
    """The figure of a character by his id."""
    return war.facts.figure[character]


def takes_part(war: War, side: int, *characters: str) -> bool:
    """Whether one of these characters is in the battle."""
    here = engaged(war, side)
    return any(here.count(figure_of(war, character)) for character in characters)


def has_lost_leadership(war: War, fight: Round | None, figure: int) -> bool:
    """WR-CC-11: forfeited or cancelled, for the round or for the battle."""
    return (fight is not None and figure in fight.lost) or allowed(war, "leadership-lost", figure)


def led_by(war: War, fight: Round | None, side: int) -> Picks:
    """The figures of a side whose leadership counts now."""
    lost = effects_on(war, "leadership-lost")
    here = engaged(war, side).figures
    counting = here if fight is None or not fight.lost else tuple([(f, n) for f, n in here if f not in fight.lost])
    return tuple([(f, n) for f, n in counting if not any(is_lost(war, f) for is_lost in lost)]) if lost else counting


def nazgul_leadership(war: War, fight: Round | None) -> int:
    """The leadership of the Nazgul in the battle, the Witch-king's included, less what was given up."""
    facts, leaders = war.facts, unit_leaders(war)
    here = led_by(war, fight, SHADOW)
    total = sum([n * leadership_of(facts, f, leaders) for f, n in here if is_nazgul(war, f)])
    return max(0, total - (fight.nazgul_leadership_spent if fight is not None else 0))


def leadership(war: War, fight: Round | None, side: int) -> int:
    """WR-BTL-14: Leaders, Nazgul and characters in the battle, less what is forfeited or cancelled."""
    leaders = unit_leaders(war)
    led = led_by(war, fight, side)
    total = sum([n * leadership_of(war.facts, f, leaders) for f, n in led])
    added: list[int] = [effect(war, led) for effect in effects_on(war, "leadership-added")]
    total += sum(added)
    if fight is not None:
        total -= fight.leadership_lost[side]
    if side == SHADOW and fight is not None:
        total -= fight.nazgul_leadership_spent
    return max(0, total)


def strength(war: War, fight: Round | None, side: int) -> int:
    """WR-BTL-12, WR-BTL-15: units in the battle, and what abilities add."""
    here = engaged(war, side)
    silenced = fight.silenced if fight is not None else NOBODY_SILENCED
    added: list[int] = [effect(war, here) for effect in effects_on(war, "strength", silenced)]
    return here.units + sum(added)


def fallen(war: War) -> str:
    """WR-BTL-33: how the battle has ended if an army has no unit left in it, else nothing."""
    battle = battle_of(war)
    attackers = engaged(war, battle.attacker).units
    defenders = engaged(war, enemy(battle.attacker)).units
    if attackers and defenders:
        return ""
    if attackers:
        return DESTROYED
    return LOST if defenders else BOTH
