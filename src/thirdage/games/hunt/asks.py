"""Everything that a player, or chance, is asked in Hunt for the Ring."""

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
    numbers,
    open_face,
    secret_face,
)

# -- set-up -----------------------------------------------------------------------------------------------------------
GIVE = Form("give-information", space=ids("space"))
COMMAND = Form("command-nazgul", nazgul=ids("nazgul", MANY))
"""HR-SET1-02, HR-SET1-10: the Nazgûl of one player in the order in which they will act."""
PLACE = Form("place-nazgul", nazgul=ids("nazgul"), space=ids("space"))

# -- the Ring-bearer's turn (HR-RBT-01) -------------------------------------------------------------------------------
RECORD = Form("record-location", space=ids("space"))
DOT_FORM = Form("record-dot")
RECORD_DOT = DOT_FORM()
REST_FORM = Form("rest")
REST = REST_FORM()
PLAY_ALLY = Form("play-ally", card=ids("card"), option=numbers(0, 1))
SPEND_FORM = Form("spend-fellowship")
SPEND = SPEND_FORM()
USE_COMPANION = Form("use-companion", companion=ids("companion"))
TURN_COMPANION = Form("turn-companion", companion=ids("companion"))
END_FORM = Form("end-turn")
END = END_FORM()

# -- the Ring-bearer's turn in chapter 2 (HR-JRN-02, HR-GAN-01) --------------------------------------------------------
ADVANCE_FORM = Form("move-frodo")
ADVANCE = ADVANCE_FORM()
MOVE_GANDALF = Form("move-gandalf", space=ids("space"))
REVEAL_FORM = Form("reveal-gandalf")
REVEAL = REVEAL_FORM()
DEED_FORM = Form("do-deed")
DEED = DEED_FORM()
RIVENDELL_FORM = Form("enter-rivendell")
ENTER_RIVENDELL = RIVENDELL_FORM()

# -- a Nazgûl's turn (HR-RWT-02) --------------------------------------------------------------------------------------
RIDE = Form("ride", space=ids("space"))
SEARCH_FORM = Form("search")
SEARCH = SEARCH_FORM()
HUNT_FORM = Form("hunt")
HUNT = HUNT_FORM()
"""HR-HNT-03: for nothing, while the marker shows the Eye."""
PERCEIVE_AREA = Form("perceive-area", face=ids("face"), area=ids("area"))
PERCEIVE_SECTION = Form("perceive-section", face=ids("face"), section=ids("section"))
HUNT_WITH = Form("hunt-with-die", face=ids("face"))
DRIVE_OFF = Form("remove-ally-token", face=ids("face"), space=ids("space"))
DRAW_SORCERY = Form("draw-sorcery", face=ids("face"))
PLAY_SORCERY = Form("play-sorcery", face=ids("face"), card=ids("card"), option=numbers(0, 1))
STEP = Form("ability-step", face=ids("face"), space=ids("space"))
"""HR-INF-07, ability 1."""
TWO_HUNT = Form("ability-hunt", face=ids("face", MANY))
TWO_AREA = Form("ability-perceive-area", face=ids("face", MANY), area=ids("area"))
TWO_SECTION = Form("ability-perceive-section", face=ids("face", MANY), section=ids("section"))
"""Ability 2."""
STEP_SEARCH = Form("ability-search", face=ids("face"), space=ids("space"))
"""Ability 3."""
TWO_STEPS = Form("ability-ride", face=ids("face"), space=ids("space"))
"""Ability 4."""
MANHUNT = Form("manhunt", face=ids("face"))
"""HR-CHD-07."""

# -- answers ----------------------------------------------------------------------------------------------------------
DISCARD = Form("discard-card", card=ids("card"))
CANCEL = Form("cancel-token", companion=ids("companion"), token=ids("token"))
DECLINE_FORM = Form("decline")
DECLINE = DECLINE_FORM()
STAY_FORM = Form("do-not-move")
STAY = STAY_FORM()
CHOOSE_JOURNEY = Form("choose-journey", journey=ids("journey"))
CHOOSE_SITE = Form("choose-site", space=ids("space"))
DISCARD_DIE = Form("discard-die", face=ids("face"))
CHANGE_FORM = Form("change-direction")
CHANGE = CHANGE_FORM()
KEEP_FORM = Form("keep-direction")
KEEP = KEEP_FORM()
SHARE_FORM = Form("share-cards")
SHARE = SHARE_FORM()
GIVE_CARD = Form("give-card", card=ids("card"))
CHIEF = Form("name-chief", nazgul=ids("nazgul"))
CHOOSE_NAZGUL = Form("choose-nazgul", nazgul=ids("nazgul"))

# -- answers while a card is carried out -------------------------------------------------------------------------------
STOP_FORM = Form("no-more")
STOP = STOP_FORM()
PLACE_TOKEN = Form("place-ally-token", space=ids("space"))
MOVE_TOKEN = Form("move-ally-token", from_space=ids("space"), space=ids("space"))
MOVE_NAZGUL = Form("move-nazgul", nazgul=ids("nazgul"), space=ids("space"))
CHOOSE_AREA = Form("choose-area", area=ids("area"))
CHOOSE_SECTION = Form("choose-section", section=ids("section"))
CHOOSE_SPACE = Form("choose-space", space=ids("space"))
CHOOSE_DICE = Form("choose-dice", face=ids("face", MANY))
GIVE_TOKEN_FORM = Form("give-fellowship")
GIVE_TOKEN = GIVE_TOKEN_FORM()
BEAR_FORM = Form("bear-corruption")
BEAR = BEAR_FORM()
DRAW_ONE_FORM = Form("draw-one")
DRAW_ONE = DRAW_ONE_FORM()
CANCEL_ACTION = Form("cancel-action", card=ids("card"))
PASS_FORM = Form("pass")
PASS = PASS_FORM()

# -- chance -----------------------------------------------------------------------------------------------------------
SPACE_DRAWN = Form("space-drawn", space=ids("space"))
CARD_DRAWN = Form("card-drawn", card=ids("card"))
TOKEN_DRAWN = Form("token-drawn", token=ids("token"))
LEADER_DRAWN = Form("leader-drawn", seat=ids("seat"))
DICE_ROLLED = Form("dice-rolled", face=ids("face", MANY))
JOURNEY_DRAWN = Form("journey-drawn", journey=ids("journey"))


def turn_face(rules: Rules, option: Option) -> Any:
    """That Frodo or Gandalf moves; not where to, nor whether Frodo records a dot or a location (HR-SEC-01)."""
    if option.form is MOVE_GANDALF:
        return {"kind": "gandalf-moves"}
    return {"kind": ADVANCE_FORM.kind} if option.form in (RECORD, DOT_FORM) else open_face(rules, option)


ASK_GIVE = AskKind("hunt-give-information", "the Ring-bearer", "HR-SET1-08", (GIVE,))
ASK_COMMAND = AskKind("hunt-command", "each Ringwraith player in turn", "HR-SET1-02", (COMMAND,))
ASK_PLACE = AskKind("hunt-place", "the Ringwraith player whose Nazgûl is placed", "HR-SET1-14", (PLACE,))
ASK_BEARER = AskKind(
    "hunt-bearer-turn", "the Ring-bearer", "HR-RBT-01",
    (
        RECORD, DOT_FORM, ADVANCE_FORM, REST_FORM, MOVE_GANDALF, REVEAL_FORM, DEED_FORM, RIVENDELL_FORM, PLAY_ALLY,
        SPEND_FORM, USE_COMPANION, TURN_COMPANION, END_FORM,
    ),
    turn_face,
)  # fmt: skip
ASK_NAZGUL = AskKind(
    "hunt-nazgul-turn", "the Ringwraith player who controls the active Nazgûl", "HR-RWT-02",
    (
        RIDE, SEARCH_FORM, HUNT_FORM, PERCEIVE_AREA, PERCEIVE_SECTION, HUNT_WITH, DRIVE_OFF, DRAW_SORCERY, PLAY_SORCERY,
        STEP, TWO_HUNT, TWO_AREA, TWO_SECTION, STEP_SEARCH, TWO_STEPS, MANHUNT, END_FORM,
    ),
)  # fmt: skip
ASK_DISCARD = AskKind("hunt-discard", "whoever holds too many cards", "HR-ALY-02", (DISCARD,), secret_face)
ASK_CANCEL = AskKind("hunt-cancel-token", "the Ring-bearer", "HR-ENC-06", (CANCEL, DECLINE_FORM))
ASK_ESCAPE = AskKind("hunt-escape", "the Ring-bearer", "HR-ESC1-01", (RECORD, STAY_FORM), secret_face)
ASK_WINDOW = AskKind(
    "hunt-out-of-turn", "the Ring-bearer", "HR-ALY-09", (CANCEL_ACTION, PASS_FORM), window=True
)  # fmt: skip
"""Whether he is asked depends on what all know, never on his hand."""
ASK_FOUND = AskKind("hunt-frodo-found", "the Ring-bearer", "HR-ALY-08", (PLAY_ALLY, PASS_FORM), window=True)
"""Likewise; a kind of its own, so that whoever lets every other window go by is asked here all the same."""
ASK_CARD_MOVE = AskKind("hunt-card-move", "the Ring-bearer", "HR-MOV-10", (RECORD, DOT_FORM), turn_face)
ASK_TOKEN = AskKind("hunt-ally-token", "the Ring-bearer", "HR-TOK-01", (PLACE_TOKEN, MOVE_TOKEN, STOP_FORM))
ASK_DRIVE = AskKind("hunt-move-nazgul", "the Ring-bearer", "HR-ALY-07", (MOVE_NAZGUL, STOP_FORM))
ASK_AREA = AskKind("hunt-card-area", "whoever plays the card", "HR-ALY-07", (CHOOSE_AREA, CHOOSE_SECTION))
ASK_CARD_DICE = AskKind("hunt-card-dice", "whoever plays the card", "HR-DIE-02", (CHOOSE_DICE, STOP_FORM))
ASK_DISCARD_ONE = AskKind("hunt-discard-one", "the Ring-bearer", "HR-ALY-07", (DISCARD,), secret_face)
ASK_REFRESH = AskKind("hunt-refresh-draw", "the Ring-bearer", "HR-UPD-02", (USE_COMPANION, DRAW_ONE_FORM))
ASK_CARD_SPACE = AskKind(
    "hunt-card-space", "the Ringwraith player who plays the card", "HR-SOR-04", (CHOOSE_SPACE, STOP_FORM)
)
ASK_CARD_STEP = AskKind(
    "hunt-card-step", "the Ringwraith player who controls the Nazgûl", "HR-SOR-04", (RIDE, STAY_FORM)
)
ASK_WEIGHT = AskKind("hunt-weight", "the Ring-bearer", "HR-SOR-04", (GIVE_TOKEN_FORM, BEAR_FORM))
ASK_JOURNEY = AskKind("hunt-journey", "the Ring-bearer", "HR-SET2-07", (CHOOSE_JOURNEY,), secret_face)
ASK_START = AskKind("hunt-gandalf-start", "the Ring-bearer", "HR-SET2-10", (CHOOSE_SITE,), secret_face)
ASK_HIDE = AskKind("hunt-gandalf-hides", "the Ring-bearer", "HR-APP-07", (CHOOSE_SITE,), secret_face)
ASK_GANDALF_DRIVES = AskKind("hunt-drive-nazgul", "the Ring-bearer", "HR-APP-03", (MOVE_NAZGUL, STAY_FORM))
ASK_DIE = AskKind("hunt-discard-die", "the Ring-bearer", "HR-APP-05", (DISCARD_DIE,))
ASK_DIRECTION = AskKind("hunt-direction", "the Ring-bearer", "HR-ESC2-01", (CHANGE_FORM, KEEP_FORM))
ASK_STRIDER = AskKind("hunt-strider", "the Ring-bearer", "HR-ESC2-04", (TURN_COMPANION, DECLINE_FORM))
ASK_STEP = AskKind("hunt-manhunt-step", "the Ringwraith player of each Nazgûl", "HR-CHD-07", (MOVE_NAZGUL, STAY_FORM))
ASK_GANDALF_GOES = AskKind("hunt-gandalf-goes", "the Ring-bearer", "HR-GAN-02", (MOVE_GANDALF,), turn_face)
ASK_HELD = AskKind("hunt-hold", "the Ring-bearer", "HR-ALY-07", (CHOOSE_NAZGUL, STOP_FORM))
ASK_STRIDER_DRIVES = AskKind("hunt-strider-drives", "the Ring-bearer", "HR-CPN-01", (MOVE_NAZGUL,))
ASK_SHARE = AskKind("hunt-share-sorcery", "the leading Ringwraith player", "HR-SET2-12", (SHARE_FORM, DECLINE_FORM))
ASK_GIVE_CARD = AskKind("hunt-give-card", "whoever holds most Sorcery cards", "HR-SET2-12", (GIVE_CARD,), secret_face)
ASK_CHIEF = AskKind("hunt-name-chief", "the leading Ringwraith player", "HR-SET2-17", (CHIEF,))
ASK_JOURNEY_DRAWN = chance_kind(
    "hunt-journey-drawn", JOURNEY_DRAWN, {"set-up": "HR-SET2-07", "direction": "HR-ESC2-03"}
)
ASK_SPACE_DRAWN = chance_kind(
    "hunt-space-drawn",
    SPACE_DRAWN,
    {
        "start": "HR-SET1-04",
        "information": "HR-SET1-08",
        "deed": "HR-SET2-10",
        "flight": "HR-INT-06",
        "hiding": "HR-APP-07",
    },
)
ASK_CARD_DRAWN = chance_kind(
    "hunt-card-drawn",
    CARD_DRAWN,
    {
        "ally": "HR-ALY-01",
        "opening": "HR-SET1-06",
        "second-hand": "HR-SET2-08",
        "sorcery": "HR-SOR-02",
        "opening-sorcery": "HR-SET1-11",
        "anew": "HR-SAV-05",
        "taken": "HR-SOR-04",
        "lost": "HR-ALY-07",
    },
)
ASK_TOKEN_DRAWN = chance_kind("hunt-token-drawn", TOKEN_DRAWN, {"encounter": "HR-ENC-04", "rescue": "HR-END1-03"})
ASK_LEADER = chance_kind("hunt-leader-drawn", LEADER_DRAWN, {"set-up": "HR-SET1-13", "second": "HR-SET2-15"})
ASK_DICE = chance_kind(
    "hunt-dice-rolled",
    DICE_ROLLED,
    {"set-up": "HR-SET1-15", "second": "HR-SET2-18", "refresh": "HR-UPD-01", "card": "HR-ALY-07"},
)

KINDS: tuple[AskKind, ...] = (
    ASK_WINDOW, ASK_FOUND, ASK_CARD_MOVE, ASK_TOKEN, ASK_DRIVE, ASK_AREA, ASK_CARD_DICE, ASK_DISCARD_ONE, ASK_REFRESH,
    ASK_CARD_SPACE, ASK_CARD_STEP, ASK_WEIGHT,
    ASK_GIVE, ASK_COMMAND, ASK_PLACE, ASK_BEARER, ASK_NAZGUL, ASK_DISCARD, ASK_CANCEL, ASK_ESCAPE, ASK_SPACE_DRAWN,
    ASK_CARD_DRAWN, ASK_TOKEN_DRAWN, ASK_LEADER, ASK_DICE, ASK_JOURNEY, ASK_START, ASK_HIDE, ASK_GANDALF_DRIVES,
    ASK_DIE, ASK_DIRECTION, ASK_STRIDER, ASK_STEP, ASK_SHARE, ASK_GIVE_CARD, ASK_CHIEF, ASK_JOURNEY_DRAWN,
    ASK_GANDALF_GOES, ASK_HELD, ASK_STRIDER_DRIVES,
)  # fmt: skip
DECISIONS: dict[str, Decision] = {
    "discard": Decision(ASK_DISCARD.id),
    "cancel": Decision(ASK_CANCEL.id),
    "escape": Decision(ASK_ESCAPE.id),
    "out-of-turn": Decision(ASK_WINDOW.id),
    "found": Decision(ASK_FOUND.id),
    "drive": Decision(ASK_GANDALF_DRIVES.id),
    "die": Decision(ASK_DIE.id),
    "direction": Decision(ASK_DIRECTION.id),
    "strider": Decision(ASK_STRIDER.id),
    "step": Decision(ASK_STEP.id),
}
"""What an intent may name besides, for `carry`."""
