"""What the Hunt does to the Fellowship: table card, guide, casualty, the Ring (rulebook: effects of the Hunt).

Queries (table cards): `lowers-damage`(war, damage, cause) -> int: the Free Peoples may discard the card to lower the
damage by so much (Axe and Bow, Horn of Gondor). One card for each tile.
"""

from __future__ import annotations

from typing import Final

from thirdage.games.wotr.cards.reactions import reaction, spend_table_card
from thirdage.games.wotr.model.constants import D6, FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.facts import Tile
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import (
    ACCEPT,
    ACCEPT_FORM,
    ASK_COMPANION_DRAWN,
    ASK_HUNT_DICE,
    COMPANION_DRAWN,
    DECLINE,
    DECLINE_FORM,
    DICE,
)  # fmt: skip
from thirdage.games.wotr.turn.phases import corrupt
from thirdage.kernel import Ask, AskKind, Dice, Draws, Flow, Form, Listed, chance, words

from .guide import fellowship_changed, is_guide
from .separation import eliminate_companion, leave, put_into_play

# How damage may be met: freely, with a random casualty before the Ring (Foul Thing), or by the Ring alone (Isildur's
# Bane: nothing lowers it).
FREELY: Final = "freely"
RANDOM_FIRST: Final = "random-first"
RING_ALONE: Final = "ring-alone"

CASUALTY = Form("casualty", who=words("guide", "random"))
ASK_LOWER_DAMAGE = reaction("lower-damage", "the leading player of the Free Peoples", "WR-HUNT-27")
ASK_HOBBIT_LEAVES = AskKind(
    "hobbit-leaves", "the leading player of the Free Peoples", "WR-HUNT-28", (ACCEPT_FORM, DECLINE_FORM), window=True
)
ASK_GOLLUM_REVEALS = AskKind(
    "gollum-reveals", "the leading player of the Free Peoples", "WR-CHR-04", (ACCEPT_FORM, DECLINE_FORM), window=True
)
ASK_CASUALTY = AskKind("casualty", "the leading player of the Free Peoples", "WR-HUNT-32", (CASUALTY, DECLINE_FORM))


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
    """WR-HUNT-26, WR-DECL-21, WR-CHR-04: whether the tile reveals; Gollum hides them from standard numbers.

    WR-HUNT-30, WR-HUNT-31: the revelation comes last, so he does it even as guide of a moment ago. Ruling WRU-111.
    """
    if not fact.reveal or not war.hidden:
        return False
    return not (is_guide(war, "gollum") and fact.standard and not fact.eye)


def take_damage(war: War, tile: int, damage: int, cause: str, how: str, ignore_icon: bool) -> Flow[bool]:
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
    fact = war.facts.tiles[tile]
    leaving: tuple[int, ...] = ()
    while damage:
        guide = war.guide
        args = {"character": war.facts.characters[guide].id, "count": damage}
        if war.facts.characters[guide].hobbit:
            ask = Ask(ASK_HOBBIT_LEAVES, leading(war, FREE_PEOPLES).seat, Listed([ACCEPT, DECLINE]), args, args)
            if (yield ask) is DECLINE:
                break
            damage -= 1
            war.used("hobbit-leaves")
            leave(war, (guide,), "WR-HUNT-28")
            leaving = tuple(sorted([*leaving, guide]))
            yield from fellowship_changed(war)
        elif is_guide(war, "gollum") and war.hidden and (ignore_icon or not shows_fellowship(war, fact)):
            args = {"count": damage}
            ask = Ask(ASK_GOLLUM_REVEALS, leading(war, FREE_PEOPLES).seat, Listed([ACCEPT, DECLINE]), args, args)
            if (yield ask) is DECLINE:
                break
            war.used("gollum-reveals")
            war.tell("log-wotr-gollum-reveals", "WR-CHR-04", count=damage - 1)
            return damage - 1, True, leaving
        else:
            break
    return damage, False, leaving


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


KINDS = (ASK_LOWER_DAMAGE, ASK_HOBBIT_LEAVES, ASK_GOLLUM_REVEALS, ASK_CASUALTY)
EXPECTED = ("hobbit-leaves", "gollum-reveals", "gollum-unseen", "casualty:guide", "casualty:random")
