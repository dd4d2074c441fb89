"""The frame of the turn as asks: dice, passing, rings, cards, rolls. Other chapters add their own."""

from __future__ import annotations

from typing import Any, Final, cast

from thirdage.games.wotr.model.facts import WarFacts
from thirdage.kernel import MANY, AskKind, Form, Option, Rules, chance_kind, ids, numbers, open_face, words

# -- the turn ---------------------------------------------------------------------------------------------------
PASS_FORM: Final = Form("pass")
PASS: Final = PASS_FORM()
SKIP: Final = Form("skip", die=ids("die"))
USE_DIE: Final = Form("use-die", die=ids("die"))
USE_TOKEN: Final = Form("use-token", token=ids("token"))
USE_RING: Final = Form("use-ring", die=ids("die"), to_die=ids("die"))
BECOME: Final = Form("become", die=ids("die"))
ALLOCATE: Final = Form("allocate", dice=numbers(0, 10))
DISCARD: Final = Form("discard", cards=ids("card", MANY))
DECLINE_FORM: Final = Form("decline")
DECLINE: Final = DECLINE_FORM()
"""No to something optional that is not an action."""
ACCEPT_FORM: Final = Form("accept")
ACCEPT: Final = ACCEPT_FORM()
"""Yes to it."""
DONE_FORM: Final = Form("done")
DONE: Final = DONE_FORM()
"""Enough of something that may be done several times in one action."""
REROLL: Final = Form("re-roll", dice=numbers(0, 5))
"""So many failed dice, of a hunt roll or of a combat roll."""

# -- what a die can do --------------------------------------------------------------------------------------------
MOVE_FELLOWSHIP_FORM: Final = Form("move-fellowship")
MOVE_FELLOWSHIP: Final = MOVE_FELLOWSHIP_FORM()
HIDE_FORM: Final = Form("hide")
HIDE: Final = HIDE_FORM()
SEPARATE_FORM: Final = Form("separate")
SEPARATE: Final = SEPARATE_FORM()
MOVE_COMPANIONS_FORM: Final = Form("move-companions")
MOVE_COMPANIONS: Final = MOVE_COMPANIONS_FORM()
MOVE_MINIONS_FORM: Final = Form("move-minions")
MOVE_MINIONS: Final = MOVE_MINIONS_FORM()
MOVE_ARMIES_FORM: Final = Form("move-armies")
MOVE_ARMIES: Final = MOVE_ARMIES_FORM()
ATTACK_FORM: Final = Form("attack")
ATTACK: Final = ATTACK_FORM()
MUSTER_FORM: Final = Form("muster")
MUSTER: Final = MUSTER_FORM()
ADVANCE: Final = Form("advance", nation=ids("nation"))
ADVANCE_BY: Final = Form("advance-by-companion", character=ids("character"))
BRING: Final = Form("bring", character=ids("character"))
VOICE: Final = Form("voice-of-saruman", how=words("recruit", "replace"))
USE_AS_ARMY_FORM: Final = Form("use-as-army")
USE_AS_ARMY: Final = USE_AS_ARMY_FORM()
"""The Mouth of Sauron: a Muster result used as an Army result."""
DRAW: Final = Form("draw-card", deck=ids("deck"))
PLAY: Final = Form("play-card", card=ids("card"))
REMOVE_TABLE_CARD: Final = Form("remove-table-card", card=ids("card"))

# -- chance ---------------------------------------------------------------------------------------------------------
CARD_DRAWN: Final = Form("card-drawn", card=ids("card"))
ACTION_DICE: Final = Form("action-dice", dice=ids("die", MANY))
DICE: Final = Form("dice", dice=numbers(1, 6, MANY))
TILE_DRAWN: Final = Form("tile-drawn", tile=ids("tile"))
COMPANION_DRAWN: Final = Form("companion-drawn", character=ids("character"))


def backs_face(rules: Rules, option: Option) -> Any:
    """Cards discarded face down show only which decks they come from (WR-CARD-03, PF-008)."""
    if rules.options["open-hands"]:
        return open_face(rules, option)
    facts = cast(WarFacts, rules.facts)
    return {"decks": sorted([rules.names.ids["deck"][facts.cards[c].deck] for c in option[0]])}


def back_face(rules: Rules, option: Option) -> Any:
    """A card drawn by somebody else shows its back."""
    return {"deck": rules.names.ids["deck"][cast(WarFacts, rules.facts).cards[option[0]].deck]}


ASK_ACTION: Final = AskKind("action", "the player to act", "WR-ACT-01", (PASS_FORM, SKIP, USE_DIE, USE_RING, USE_TOKEN))
ASK_WILL: Final = AskKind("will-of-the-west", "the player who uses the die", "WR-ACT-23", (BECOME,), in_sight=True)
ASK_DIE: Final = AskKind(
    "die",
    "the player who uses the die",
    "WR-ACT-01",
    (
        MOVE_FELLOWSHIP_FORM, HIDE_FORM, SEPARATE_FORM, MOVE_COMPANIONS_FORM, MOVE_MINIONS_FORM, MOVE_ARMIES_FORM,
        ATTACK_FORM, MUSTER_FORM, ADVANCE, ADVANCE_BY, BRING, VOICE, USE_AS_ARMY_FORM, DRAW, PLAY, REMOVE_TABLE_CARD,
    ),
)  # fmt: skip
ASK_ALLOCATE: Final = AskKind(
    "hunt-allocation", "the leading player of the Shadow", "WR-DICE-06", (ALLOCATE,), in_sight=True
)
ASK_DISCARD: Final = AskKind(
    "discard", "every player over his hand limit, all in parallel", "WR-CARD-03", (DISCARD,), backs_face
)
ASK_CARD_DRAWN: Final = chance_kind(
    "card-drawn",
    CARD_DRAWN,
    {
        "draw-phase": "WR-CARD-02", "action": "WR-ACT-19", "card": "WR-CARD-10", "guide": "WR-CHR-02",
        "sorcerer": "WR-CHR-05", "deal": "WR-CARD-02",
    },
    back_face,
)  # fmt: skip
ASK_ACTION_DICE: Final = chance_kind("action-dice", ACTION_DICE, {"action-roll": "WR-DICE-12"})
ASK_DICE: Final = chance_kind(
    "dice",
    DICE,
    {"combat-roll": "WR-BTL-17", "leader-re-roll": "WR-BTL-18", "extra-attack": "WR-CC-12", "card": "WR-CARD-10"},
)
ASK_HUNT_DICE: Final = chance_kind(
    "hunt-dice", DICE, {"hunt-roll": "WR-HUNT-12", "hunt-re-roll": "WR-HUNT-17", "tile-die": "WR-HUNT-08"}
)
ASK_TILE_DRAWN: Final = chance_kind(
    "tile-drawn",
    TILE_DRAWN,
    {"hunt": "WR-HUNT-22", "mordor": "WR-MORD-07", "card": "WR-HUNT-25", "stronghold": "WR-DECL-16"},
)
ASK_COMPANION_DRAWN: Final = chance_kind("companion-drawn", COMPANION_DRAWN, {"casualty": "WR-HUNT-32"})

FRAME_KINDS = (
    ASK_ACTION, ASK_WILL, ASK_DIE, ASK_ALLOCATE, ASK_DISCARD, ASK_CARD_DRAWN, ASK_ACTION_DICE, ASK_DICE, ASK_HUNT_DICE,
    ASK_TILE_DRAWN, ASK_COMPANION_DRAWN,
)  # fmt: skip
