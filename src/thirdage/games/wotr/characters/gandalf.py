"""Gandalf: the Grey as guide, the White Rider, Shadowfax, and how the one becomes the other (character cards)."""

from __future__ import annotations

from typing import Any, Final

from thirdage.games.wotr.battle.combatants import (
    WHITE_RIDER,
    battle_commander,
    battle_of,
    engaged,
    figure_of,
    nazgul_leadership,
)  # fmt: skip
from thirdage.games.wotr.cards.hands import draw_cards
from thirdage.games.wotr.model.constants import DECKS, FREE_PEOPLES, IN_FELLOWSHIP
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.figures import is_nazgul
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.actions import proceed
from thirdage.games.wotr.turn.asks import ACCEPT, ACCEPT_FORM, DECLINE, DECLINE_FORM
from thirdage.kernel import Ask, AskKind, Flow, Listed, Reason

from .entrance import unconquered_strongholds

EFFECTS = Effects()
ASK_GUIDE_DRAW: Final = AskKind(
    "guide-draw", "the player who has played a card", "WR-CHR-02", (ACCEPT_FORM, DECLINE_FORM)
)
ASK_WHITE_RIDER: Final = AskKind(
    "white-rider",
    "the commander of the army with Gandalf the White",
    "WR-CHR-03",
    (ACCEPT_FORM, DECLINE_FORM),
    window=True,
)
SHADOWFAX: Final = 4
"""The level of Gandalf the White alone or with one Hobbit (WR-CHR-03)."""


# -- the Grey ---------------------------------------------------------------------------------------------------------
@EFFECTS.on("gandalf-the-grey", "guide/after-event-card")
def guide_may_draw(_who: int, war: War, side: int, card: int) -> tuple[Any, ...] | None:
    """WR-CHR-02: who guides when the card is played decides, even if the card lets him leave. Ruling WRU-109."""
    return ("guide-draw", war.facts.cards[card].deck) if side == FREE_PEOPLES else None


def guide_draw(war: War, deck: int) -> Flow[None]:
    """WR-CHR-02: with Gandalf the Grey as guide the Free Peoples may draw from the deck of the card just played."""
    war.end_scene("card")
    if len(war.decks[deck]):
        shown, player = {"deck": DECKS[deck]}, acting(war, FREE_PEOPLES)
        choice = yield Ask(ASK_GUIDE_DRAW, player.seat, Listed([ACCEPT, DECLINE]), shown, shown)
        if choice is ACCEPT:
            war.used("ability:gandalf-the-grey")
            war.tell("log-wotr-guide-draws", "WR-CHR-02", deck=DECKS[deck])
            yield from draw_cards(war, player, (deck,), "guide")
    proceed(war)


# -- the White --------------------------------------------------------------------------------------------------------
@EFFECTS.on("gandalf-the-white", "entry")
def gandalf_the_white(who: int, war: War) -> Reason | list[int]:
    """WR-CHR-03: the Grey has left the Fellowship, and a minion is or was in play."""
    here = war.where[war.facts.characters[who].replaces]
    if here == IN_FELLOWSHIP or not war.minion_entered:
        return Reason("reason-wotr-entry-condition", "WR-CHR-03", {"character": "gandalf-the-white"})
    return [here] if here >= 0 else [war.facts.region["fangorn"], *unconquered_strongholds(war, "elves")]


@EFFECTS.on("gandalf-the-white", "battle-begins")
def white_rider(who: int, war: War) -> Flow[None]:
    """WR-CHR-03: at the start of the battle he may forfeit his leadership to cancel that of all Nazgul in it."""
    if who not in engaged(war, FREE_PEOPLES).characters or not nazgul_leadership(war, None):
        return
    where = {"region": war.region_id(battle_of(war).place)}
    chosen = yield Ask(
        ASK_WHITE_RIDER, battle_commander(war, FREE_PEOPLES).seat, Listed((ACCEPT, DECLINE)), where, where
    )
    if chosen is ACCEPT:
        battle = battle_of(war)
        war.battle = battle.replaced(extra=(*battle.extra, WHITE_RIDER))
        war.used("ability:white-rider")
        war.tell("log-wotr-white-rider", "WR-CHR-03")


@EFFECTS.on(WHITE_RIDER, "leadership-lost")
def cancelled_by_white_rider(war: War, figure: int) -> bool:
    """WR-CHR-03: his own leadership and that of every Nazgul, for the whole battle.

    What he has cancelled stays so, though Words of Power silence him later. Ruling WRU-110.
    """
    return is_nazgul(war, figure) or figure == figure_of(war, "gandalf-the-white")


@EFFECTS.on("gandalf-the-white", "group-level")
def shadowfax(who: int, war: War, group: tuple[int, ...]) -> int:
    """WR-CHR-03: alone or with one Hobbit."""
    if who not in group or len(group) > 2:
        return 0
    return SHADOWFAX if len(group) == 1 or any(war.facts.characters[c].hobbit for c in group) else 0


@EFFECTS.on("gandalf-the-white", "companions-move")
def rides_shadowfax(who: int, war: War, group: tuple[int, ...]) -> None:
    """Counted whenever he may ride so far."""
    if shadowfax(who, war, group):
        war.used("ability:shadowfax")


SEAMS = {"guide-draw": guide_draw}
KINDS: tuple[AskKind, ...] = (ASK_GUIDE_DRAW, ASK_WHITE_RIDER)
EXPECTED = ("ability:gandalf-the-grey", "ability:white-rider", "ability:shadowfax", "enters:gandalf-the-white")
