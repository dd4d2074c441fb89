"""Kings of Middle-earth put together: one bundle, chosen by the option `expansions`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from thirdage.games.wotr.expansions import KINGS as OFFER
from thirdage.games.wotr.explanations.intents import explain_turn
from thirdage.games.wotr.model.constants import SHADOW
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.free_actions import FreeAction
from thirdage.games.wotr.turn.repertoire import Repertoire
from thirdage.kernel import Bundle

from . import (
    abilities,
    attempts,
    awakening,
    chieftains,
    combat_abilities,
    combat_cards,
    fp_cards,
    ruler_dice,
    sh_cards,
    sovereigns,
    weaknesses,
)
from .attempts import ATTEMPT, ATTEMPTING
from .court import ABILITIES, Court, laid_unseen, tiles_on_sovereigns, unplaced
from .facts import CHIEFTAINS, NAMES, ROWS, ROYAL

CHAPTERS: tuple[Any, ...] = (
    sovereigns, attempts, awakening, ruler_dice, abilities, chieftains, combat_abilities, combat_cards, weaknesses,
    fp_cards, sh_cards,
)  # fmt: skip


@lru_cache(maxsize=4)
def with_rulers(base: Callable[[], Repertoire]) -> Repertoire:
    """All actions of the base game, and those of Rulers."""
    added = [action for chapter in CHAPTERS for action in getattr(chapter, "ACTIONS", ())]
    return Repertoire((*base().actions, *added))


def without_die(base: Callable[[War, int], tuple[FreeAction, ...]], war: War, side: int) -> tuple[FreeAction, ...]:
    """KM-COR-02, KM-TOK-02: the Shadow may try to corrupt, the Free Peoples spend a Ruler token."""
    return (*base(war, side), ATTEMPTING if side == SHADOW else abilities.SPENDING)


def follow_ups(base: Callable[[], tuple[str, ...]]) -> tuple[str, ...]:
    """What can wait for the end of a card."""
    return (*base(), *abilities.SEAMS)


EFFECTS = {name: effect for chapter in CHAPTERS for name, effect in getattr(chapter, "EFFECTS", {}).items()}
KINGS = Bundle(
    "kings",
    game="wotr",
    module="thirdage.games.wotr.kings",
    rows=ROWS,
    options=OFFER.options,
    seams=abilities.SEAMS,
    scenes={"attempt": 3, "awakening": 5},
    kinds=tuple([kind for chapter in CHAPTERS for kind in getattr(chapter, "KINDS", ())]),
    forms={
        "die": (awakening.AWAKEN, awakening.REMOVE, abilities.USE_ABILITY, sh_cards.USE_AS_EVENT_FORM),
        "action": (ATTEMPT, abilities.SPEND_TOKEN),
    },
    intents={form.kind: (form, explain_turn) for form in (ATTEMPT, abilities.SPEND_TOKEN)},
    effects=EFFECTS,
    extends={
        "actions": with_rulers,
        "free-actions": without_die,
        "special-dice": ruler_dice.rolled_beside,
        "after-action-roll": ruler_dice.put_one_away,
        "dice-ready": ruler_dice.spread_dismay,
        "stirred": awakening.inspire,
        "activate": awakening.roused,
        "advance": awakening.advanced,
        "eliminate": sovereigns.lost,
        "regions": weaknesses.mark_of_the_white_hand,
        "combat-effect": combat_abilities.in_place_of,
        "tiles-elsewhere": tiles_on_sovereigns,
        "hidden-tiles": unplaced,
        "unseen-tiles": laid_unseen,
        "follow-ups": follow_ups,
    },
    part=Court,
    expected=(
        *[f"{word}:{name}" for word in ("awakened", "corrupted", "removed") for name in NAMES],
        *[f"ability:{name}" for name in (*abilities.ALL, *ABILITIES, "fate", "we-march-day-and-night")],
        *[f"enters:{name}" for name in CHIEFTAINS],
        *[f"card:{row['id']}" for row in ROWS["cards"]],
        *[f"removed:{card}" for card in ("km-sh-char-25", "km-sh-str-03", "km-sh-str-25")],
        *[f"tile:{tile}" for tile in ROYAL],
        "attempt", "attempt:royal", "inspired", "ruler-token", "table:km-sh-str-25",
        "discards-die:free-peoples", "discards-die:shadow",
    ),
)  # fmt: skip
