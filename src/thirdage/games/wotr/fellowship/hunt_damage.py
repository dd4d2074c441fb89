"""What the Hunt does to the Fellowship: table card, guide, casualty, the Ring (rulebook: effects of the Hunt).

Queries
- of table cards: `lowers-damage(war, damage, cause) -> int`: the Free Peoples may discard the card to lower the damage
  by so much (Axe and Bow, Horn of Gondor). One card for each tile.
- of the guide: `meets-damage(war, tile, damage, ignore_icon) -> Flow[Relief | None]`: what he does about it if he likes
  (the Hobbits, Gollum); `hides-from-tile(war, tile) -> bool`: this tile does not reveal the Fellowship (Gollum).
"""

from __future__ import annotations

from typing import Final

from thirdage.games.wotr.cards.reactions import reaction, spend_table_card
from thirdage.games.wotr.model.constants import D6, FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.effects import allowed, effects_on
from thirdage.games.wotr.model.facts import Tile
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import (
    ASK_COMPANION_DRAWN,
    ASK_HUNT_DICE,
    COMPANION_DRAWN,
    DECLINE,
    DECLINE_FORM,
    DICE,
)  # fmt: skip
from thirdage.games.wotr.turn.phases import corrupt
from thirdage.kernel import Ask, AskKind, Dice, Draws, Flow, Form, Listed, chance, words

from .separation import eliminate_companion, put_into_play

# How damage may be met: freely, with a random casualty before the Ring (Foul Thing), or by the Ring alone (Isildur's
# Bane: nothing lowers it).
FREELY: Final = "freely"
RANDOM_FIRST: Final = "random-first"
RING_ALONE: Final = "ring-alone"

Relief = tuple[int, tuple[int, ...], bool]
"""By how much an ability lowers the damage, who has left for it, and whether the Fellowship will be revealed."""

CASUALTY = Form("casualty", who=words("guide", "random"))
ASK_LOWER_DAMAGE = reaction("lower-damage", "the leading player of the Free Peoples", "WR-HUNT-27")
ASK_CASUALTY = AskKind(
    "casualty", "the leading player of the Free Peoples", "WR-HUNT-32", (CASUALTY, DECLINE_FORM), in_sight=True
)


def tile_value(war: War, tile: int, eye: int) -> Flow[int]:
    """WR-HUNT-23, WR-HUNT-24, WR-HUNT-08: the number, what an Eye counts now, or a die rolled after the draw."""
    fact = war.facts.tiles[tile]
    if fact.eye:
        return eye
    if fact.die:
        ask = chance(ASK_HUNT_DICE, Dice(DICE, 1, D6), "hunt-dice", "tile-die", leading(war, SHADOW).seat)
        rolled: int = (yield ask)[0][0]
        war.tell("log-wotr-tile-die", "WR-HUNT-08", count=rolled)
        return rolled
    return fact.damage


def shows_fellowship(war: War, fact: Tile) -> bool:
    """WR-HUNT-26, WR-DECL-21: whether the tile reveals; a guide may hide them from it.

    WR-HUNT-30, WR-HUNT-31: the revelation comes last, so Gollum does it even as guide of a moment ago. Ruling WRU-111.
    """
    if not fact.reveal or not war.hidden:
        return False
    return not allowed(war, "hides-from-tile", fact)


def take_damage(war: War, tile: int, damage: int, cause: str, how: str, ignore_icon: bool) -> Flow[bool]:
    """The Fellowship takes the damage of a tile; the step "damage". True if it will be revealed by choice."""
    shown: bool = yield from war.rules.steps["damage"](war, tile, damage, cause, how, ignore_icon)
    return shown


def meet_damage(war: War, tile: int, damage: int, cause: str, how: str, ignore_icon: bool) -> Flow[bool]:
    """WR-HUNT-27 to 34: the steps in their order; True if Gollum was let reveal the Fellowship. Ruling WRU-64."""
    leaving: tuple[int, ...] = ()
    shown = False
    if damage and how != RING_ALONE:
        lowered = yield from spend_table_card(
            war, FREE_PEOPLES, ASK_LOWER_DAMAGE, "lowers-damage", damage, cause, told={"count": damage}
        )
        if lowered:
            damage = max(0, damage - lowered)
            war.tell("log-wotr-damage-lowered", "WR-HUNT-27", count=damage)
        damage, shown, leaving = yield from guide_abilities(war, tile, damage, ignore_icon)
        if damage and war.companions():
            guide = war.guide
            damage = yield from casualty(war, damage, how)
            if war.guide != guide:
                damage, shown, more = yield from guide_abilities(war, tile, damage, ignore_icon)
                leaving += more
        yield from put_into_play(war, leading(war, FREE_PEOPLES), leaving)
    if damage:
        war.tell("log-wotr-ring-used", "WR-HUNT-29", count=damage)
        corrupt(war, damage, "WR-HUNT-29")
    return shown


def guide_abilities(war: War, tile: int, damage: int, ignore_icon: bool) -> Flow[tuple[int, bool, tuple[int, ...]]]:
    """WR-HUNT-28, WR-HUNT-31, WR-HUNT-39: the guide's ability, then at once that of a new guide.

    Returns the damage left, whether the Fellowship will be revealed by choice, and the hobbits who leave: those who
    leave for one tile go as one group, so they are put into play together. Ruling WRU-62.
    """
    leaving: tuple[int, ...] = ()
    while damage:
        relief = yield from relieved(war, tile, damage, ignore_icon)
        if relief is None:
            break
        lowered, left, shown = relief
        damage -= lowered
        leaving = tuple(sorted([*leaving, *left]))
        if shown:
            return damage, True, leaving
    return damage, False, leaving


def relieved(war: War, tile: int, damage: int, ignore_icon: bool) -> Flow[Relief | None]:
    """What the guide of the moment does about the damage; None if he can or will do nothing."""
    for effect in effects_on(war, "meets-damage"):
        relief: Relief | None = yield from effect(war, tile, damage, ignore_icon)
        if relief is not None:
            return relief
    return None


def casualty(war: War, damage: int, how: str) -> Flow[int]:
    """WR-HUNT-32 to 35: at most one companion for a tile, the guide or a random one; his level is subtracted.

    Ruling WRU-61.
    """
    who = "random"
    if how == FREELY:
        args = {"count": damage}
        options = Listed([CASUALTY("guide"), CASUALTY("random"), DECLINE])
        chosen = yield Ask(ASK_CASUALTY, leading(war, FREE_PEOPLES).seat, options, args, args)
        if chosen is DECLINE:
            return damage
        who = chosen[0]
    lost = war.guide
    if who == "random":
        lost = yield from random_companion(war)
    war.used(f"casualty:{who}")
    level = war.facts.characters[lost].level
    yield from eliminate_companion(war, lost, "WR-HUNT-32", casualty=True)
    left = max(0, damage - level)
    war.tell("log-wotr-damage-lowered", "WR-HUNT-33", count=left)
    return left


def random_companion(war: War) -> Flow[int]:
    """WR-HUNT-32: the Shadow draws one of the companions' counters, the guide's among them."""
    drawn = Draws(COMPANION_DRAWN, tuple(war.companions()))
    ask = chance(ASK_COMPANION_DRAWN, drawn, "companions", "casualty", leading(war, SHADOW).seat)
    character: int = (yield ask)[0]
    war.tell("log-wotr-companion-drawn", "WR-HUNT-32", character=war.facts.characters[character].id)
    return character


STEPS = {"damage": meet_damage}
KINDS = (ASK_LOWER_DAMAGE, ASK_CASUALTY)
EXPECTED = ("casualty:guide", "casualty:random")
