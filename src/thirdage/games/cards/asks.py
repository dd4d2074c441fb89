"""Everything that a player, or chance, is asked in the Card Game."""

from __future__ import annotations

from typing import Any

from thirdage.kernel import (
    MANY,
    AskKind,
    Decision,
    Form,
    Option,
    Rules,
    chance_kind,
    ids,
    open_face,
    secret_face,
    words,
)

# -- the actions of a turn (CG-ACT-03) --------------------------------------------------------------------------------
PLAY = Form("play-card", card=ids("card"), to=ids("place"))
PLAY_EVENT = Form("play-event", card=ids("card"))
MOVE = Form("move-card", card=ids("card"), to=ids("place"))
USE = Form("use-card", card=ids("card"))
RING_FORM = Form("use-ring")
RING = RING_FORM()
WINNOW_FORM = Form("winnow")
WINNOW = WINNOW_FORM()
CYCLE_ONE = Form("cycle-card", card=ids("card"))
PASS_FORM = Form("pass")
PASS = PASS_FORM()

# -- answers ----------------------------------------------------------------------------------------------------------
CYCLE_MANY = Form("cycle-cards", cards=ids("card", MANY))
WINNOWED = Form("winnow-cards", cards=ids("card", MANY))
FORSAKE_HAND = Form("forsake-from-hand", card=ids("card"))
FORSAKE_RESERVE = Form("forsake-from-reserve", card=ids("card"))
FORSAKE_TOP_FORM = Form("forsake-top-card")
FORSAKE_TOP = FORSAKE_TOP_FORM()
ELIMINATE = Form("eliminate-card", card=ids("card"))
GIVE_UP = Form("give-up-cards", cards=ids("card", MANY))
TAKE = Form("take-card", card=ids("card"))
NOTHING_FORM = Form("nothing")
NOTHING = NOTHING_FORM()
"""There is nothing to take."""
ACCEPT_FORM = Form("accept")
ACCEPT = ACCEPT_FORM()
DECLINE_FORM = Form("decline")
DECLINE = DECLINE_FORM()
DONE_FORM = Form("done")
DONE = DONE_FORM()
"""Enough of something that may be done several times."""
ACTIVATE = Form("activate", location=ids("location"))
CHOOSE_LOCATION = Form("choose-location", location=ids("location"))
FIGHT = Form("fight", location=ids("location"))
SUPPORT = Form("support", army=ids("card"), card=ids("card"))
PICK_EFFECT = Form(
    "pick-effect", effect=words("path-defence", "battleground-defence", "take-saruman", "eliminate-rohan")
)

# -- chance -----------------------------------------------------------------------------------------------------------
CARD_DRAWN = Form("card-drawn", card=ids("card"))
CARD_LIES = Form("card-lies", zone=ids("zone"))
LOCATION_DRAWN = Form("location-drawn", location=ids("location"))


def forsaken_face(rules: Rules, option: Option) -> Any:
    """CG-ELIM-02: a card forsaken from the hand is not shown; from where it came is seen."""
    return {"kind": FORSAKE_HAND.kind} if option.form is FORSAKE_HAND else open_face(rules, option)


def turn_face(rules: Rules, option: Option) -> Any:
    """CG-CYC-01: a card cycled from the hand goes face down; everything else a player does is seen."""
    return {"kind": CYCLE_ONE.kind} if option.form is CYCLE_ONE else open_face(rules, option)


def optional_face(rules: Rules, option: Option) -> Any:
    """A card cycled for an effect goes face down; that it is declined is seen."""
    return turn_face(rules, option)


PLAYER = "the player whose turn or effect it is"
ASK_ACTION = AskKind(
    "cards-action", "the player whose turn it is", "CG-ACT-02",
    (PLAY, PLAY_EVENT, MOVE, USE, RING_FORM, WINNOW_FORM, CYCLE_ONE, PASS_FORM), turn_face,
)  # fmt: skip
ASK_OPENING = AskKind("cards-opening", "every player at the start", "CG-SET-03", (CYCLE_MANY,), secret_face)
ASK_PAY = AskKind("cards-pay", "the player who plays a card", "CG-PLAY-02", (CYCLE_ONE,), secret_face)
ASK_CYCLE = AskKind("cards-cycle", "the player who must cycle cards", "CG-CYC-01", (CYCLE_MANY,), secret_face)
ASK_OFFER_CYCLE = AskKind(
    "cards-may-cycle", "the player who may cycle a card for an effect", "CG-CYC-05", (CYCLE_ONE, DECLINE_FORM),
    optional_face,
)  # fmt: skip
ASK_FORSAKE = AskKind(
    "cards-forsake", "the player who must forsake a card", "CG-FOR-01",
    (FORSAKE_HAND, FORSAKE_RESERVE, FORSAKE_TOP_FORM), forsaken_face,
)  # fmt: skip
ASK_WINNOW = AskKind("cards-winnow", "the player who winnows", "CG-WIN-01", (WINNOWED,), secret_face)
ASK_ELIMINATE_HAND = AskKind(
    "cards-eliminate-from-hand", "the player who used his Ring token", "CG-RING-03", (ELIMINATE,), secret_face
)
ASK_ELIMINATE_APART = AskKind(
    "cards-eliminate-drawn", "the player who drew cards apart", "CG-SPEC-07", (ELIMINATE,), secret_face
)
ASK_CYCLE_APART = AskKind(
    "cards-cycle-drawn", "the player who drew cards apart", "CG-SPEC-07", (CYCLE_ONE,), secret_face
)
ASK_PLAY_APART = AskKind(
    "cards-play-drawn", "the player who drew cards apart", "CG-SPEC-05", (PLAY, PLAY_EVENT, DONE_FORM)
)
ASK_TAKE = AskKind("cards-take", "the player who searches a pile", "CG-TAKE-01", (TAKE, NOTHING_FORM, DECLINE_FORM))
ASK_OPTION = AskKind("cards-option", PLAYER, "CG-SPEC-01", (ACCEPT_FORM, DECLINE_FORM))
ASK_EFFECT = AskKind("cards-effect", PLAYER, "CG-SPEC-01", (PICK_EFFECT,))
ASK_BATTLEGROUND = AskKind("cards-activate-battleground", PLAYER, "CG-BG-05", (ACTIVATE,), in_sight=True)
ASK_PATH = AskKind("cards-activate-path", PLAYER, "CG-PATH-06", (ACTIVATE,), in_sight=True)
ASK_WHERE = AskKind("cards-choose-battleground", PLAYER, "CG-ICON-03", (CHOOSE_LOCATION,), in_sight=True)
ASK_MOVE_TO = AskKind("cards-move-to", PLAYER, "CG-MOVE-05", (MOVE, DECLINE_FORM))
ASK_VICTIM = AskKind("cards-victim", "the player whom an effect names", "CG-ELIM-04", (ELIMINATE,))
ASK_GIVE_UP = AskKind("cards-give-up", PLAYER, "CG-ELIM-03", (GIVE_UP,))
ASK_NEXT_FIGHT = AskKind("cards-next-combat", "the first player", "CG-COMB-01", (FIGHT,), in_sight=True)
ASK_SUPPORT = AskKind("cards-support", "a player of the side", "CG-LEAD-04", (SUPPORT,), in_sight=True)
ASK_LOSS = AskKind("cards-loss", "a player of the defending side", "CG-PCOM-04", (ELIMINATE,), in_sight=True)
ASK_AGREE = AskKind("cards-agree", "the team-mate", "CG-PCOM-12", (ACCEPT_FORM, DECLINE_FORM))
ASK_SAVED = AskKind("cards-saved", PLAYER, "CG-SPEC-08", (TAKE, DECLINE_FORM))
ASK_CARD_DRAWN = chance_kind(
    "cards-card-drawn",
    CARD_DRAWN,
    {
        "effect": "CG-DRAW-01", "opening": "CG-SET-03", "draw-step": "CG-RND-03", "winnow": "CG-WIN-01",
        "ring-trilogy": "CG-RING-01", "ring-duel": "CG-RING-03", "apart": "CG-SPEC-07",
        "forsake": "CG-FOR-04", "mirror": "CG-SPEC-08", "deal": "CG-DRAW-01",
    },
)  # fmt: skip
ASK_CARD_LIES = chance_kind("cards-card-lies", CARD_LIES, {"deal": "CG-INFO-03"})
ASK_LOCATION_DRAWN = chance_kind(
    "cards-location-drawn", LOCATION_DRAWN, {"battleground": "CG-BG-03", "path": "CG-PATH-01"}
)

KINDS: tuple[AskKind, ...] = (
    ASK_ACTION, ASK_OPENING, ASK_PAY, ASK_CYCLE, ASK_OFFER_CYCLE, ASK_FORSAKE, ASK_WINNOW, ASK_ELIMINATE_HAND,
    ASK_ELIMINATE_APART, ASK_CYCLE_APART, ASK_PLAY_APART, ASK_TAKE, ASK_OPTION, ASK_EFFECT, ASK_BATTLEGROUND, ASK_PATH,
    ASK_WHERE, ASK_MOVE_TO, ASK_VICTIM, ASK_GIVE_UP, ASK_NEXT_FIGHT, ASK_SUPPORT, ASK_LOSS, ASK_AGREE, ASK_SAVED,
    ASK_CARD_DRAWN, ASK_CARD_LIES, ASK_LOCATION_DRAWN,
)  # fmt: skip
DECISIONS: dict[str, Decision] = {
    "opening": Decision(ASK_OPENING.id),
    "pay": Decision(ASK_PAY.id, ASK_FORSAKE.id),
    "cycle": Decision(ASK_CYCLE.id, ASK_OFFER_CYCLE.id, ASK_CYCLE_APART.id),
    "forsake": Decision(ASK_FORSAKE.id),
    "winnowed": Decision(ASK_WINNOW.id),
    "take": Decision(ASK_TAKE.id, ASK_SAVED.id),
    "accept": Decision(ASK_OPTION.id, ASK_AGREE.id),
    "activate": Decision(ASK_BATTLEGROUND.id, ASK_PATH.id),
    "losses": Decision(ASK_LOSS.id, ASK_VICTIM.id),
    "support": Decision(ASK_SUPPORT.id),
}
"""What an intent may name besides, for `carry`; any other ask is answered by its kind, or by a target."""
