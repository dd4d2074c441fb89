"""The frame of the turn as asks: dice, passing, rings, cards, rolls. Other chapters add their own."""

from __future__ import annotations

from typing import Any, cast

from thirdage.kernel import MANY, AskKind, Form, Option, Rules, chance_kind, ids, numbers, open_face, words

from .facts import WarFacts

# -- the turn ---------------------------------------------------------------------------------------------------
PASS_FORM = Form("pass")
PASS = PASS_FORM()
SKIP = Form("skip", die=ids("die"))
USE_DIE = Form("use-die", die=ids("die"))
USE_TOKEN = Form("use-token", token=ids("token"))
USE_RING = Form("use-ring", die=ids("die"), to_die=ids("die"))
BECOME = Form("become", die=ids("die"))
ALLOCATE = Form("allocate", dice=numbers(0, 10))
DISCARD = Form("discard", cards=ids("card", MANY))
DECLINE_FORM = Form("decline")
DECLINE = DECLINE_FORM()
"""No to something optional that is not an action."""
ACCEPT_FORM = Form("accept")
ACCEPT = ACCEPT_FORM()
"""Yes to it."""
DONE_FORM = Form("done")
DONE = DONE_FORM()
"""Enough of something that may be done several times in one action."""

# -- what a die can do --------------------------------------------------------------------------------------------
MOVE_FELLOWSHIP_FORM = Form("move-fellowship")
MOVE_FELLOWSHIP = MOVE_FELLOWSHIP_FORM()
HIDE_FORM = Form("hide")
HIDE = HIDE_FORM()
SEPARATE_FORM = Form("separate")
SEPARATE = SEPARATE_FORM()
MOVE_COMPANIONS_FORM = Form("move-companions")
MOVE_COMPANIONS = MOVE_COMPANIONS_FORM()
MOVE_MINIONS_FORM = Form("move-minions")
MOVE_MINIONS = MOVE_MINIONS_FORM()
MOVE_ARMIES_FORM = Form("move-armies")
MOVE_ARMIES = MOVE_ARMIES_FORM()
ATTACK_FORM = Form("attack")
ATTACK = ATTACK_FORM()
MUSTER_FORM = Form("muster")
MUSTER = MUSTER_FORM()
ADVANCE = Form("advance", nation=ids("nation"))
ADVANCE_BY = Form("advance-by-companion", character=ids("character"))
BRING = Form("bring", character=ids("character"))
VOICE = Form("voice-of-saruman", how=words("recruit", "replace"))
USE_AS_ARMY_FORM = Form("use-as-army")
USE_AS_ARMY = USE_AS_ARMY_FORM()
"""The Mouth of Sauron: a Muster result used as an Army result."""
DRAW = Form("draw-card", deck=ids("deck"))
PLAY = Form("play-card", card=ids("card"))
REMOVE_TABLE_CARD = Form("remove-table-card", card=ids("card"))

# -- chance ---------------------------------------------------------------------------------------------------------
CARD_DRAWN = Form("card-drawn", card=ids("card"))
ACTION_DICE = Form("action-dice", dice=ids("die", MANY))
DICE = Form("dice", dice=numbers(1, 6, MANY))
TILE_DRAWN = Form("tile-drawn", tile=ids("tile"))
COMPANION_DRAWN = Form("companion-drawn", character=ids("character"))


def backs_face(rules: Rules, option: Option) -> Any:
    """Cards discarded face down show only which decks they come from (WR-CARD-03, PF-008)."""
    if rules.options["open-hands"]:
        return open_face(rules, option)
    facts = cast(WarFacts, rules.facts)
    return {"decks": sorted([rules.names.ids["deck"][facts.cards[c].deck] for c in option[0]])}


def back_face(rules: Rules, option: Option) -> Any:
    """A card drawn by somebody else shows its back."""
    return {"deck": rules.names.ids["deck"][cast(WarFacts, rules.facts).cards[option[0]].deck]}


ASK_ACTION = AskKind("action", "the side to act", "WR-ACT-01", (PASS_FORM, SKIP, USE_DIE, USE_RING, USE_TOKEN))
ASK_WILL = AskKind("will-of-the-west", "the Free Peoples", "WR-ACT-23", (BECOME,))
ASK_DIE = AskKind(
    "die",
    "the side that uses the die",
    "WR-ACT-01",
    (
        MOVE_FELLOWSHIP_FORM, HIDE_FORM, SEPARATE_FORM, MOVE_COMPANIONS_FORM, MOVE_MINIONS_FORM, MOVE_ARMIES_FORM,
        ATTACK_FORM, MUSTER_FORM, ADVANCE, ADVANCE_BY, BRING, VOICE, USE_AS_ARMY_FORM, DRAW, PLAY, REMOVE_TABLE_CARD,
    ),
)  # fmt: skip
ASK_ALLOCATE = AskKind("hunt-allocation", "the Shadow", "WR-DICE-06", (ALLOCATE,))
ASK_DISCARD = AskKind("discard", "a side over the hand limit, both in parallel", "WR-CARD-03", (DISCARD,), backs_face)
ASK_CARD_DRAWN = chance_kind("card-drawn", "WR-CARD-02", CARD_DRAWN, back_face)
ASK_ACTION_DICE = chance_kind("action-dice", "WR-DICE-12", ACTION_DICE)
ASK_DICE = chance_kind("dice", "WR-BTL-17", DICE)
ASK_HUNT_DICE = chance_kind("hunt-dice", "WR-HUNT-12", DICE)
ASK_TILE_DRAWN = chance_kind("tile-drawn", "WR-HUNT-22", TILE_DRAWN)
ASK_COMPANION_DRAWN = chance_kind("companion-drawn", "WR-HUNT-32", COMPANION_DRAWN)

FRAME_KINDS = (
    ASK_ACTION, ASK_WILL, ASK_DIE, ASK_ALLOCATE, ASK_DISCARD, ASK_CARD_DRAWN, ASK_ACTION_DICE, ASK_DICE, ASK_HUNT_DICE,
    ASK_TILE_DRAWN, ASK_COMPANION_DRAWN,
)  # fmt: skip
