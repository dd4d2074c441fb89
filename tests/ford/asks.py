"""The asks of the Ford, their forms and what others learn of the answers."""

from __future__ import annotations

from typing import Any, cast

from thirdage.kernel import (
    COUNTS,
    MANY,
    AskKind,
    Form,
    Option,
    Rules,
    chance_kind,
    ids,
    numbers,
    open_face,
    secret_face,
)  # fmt: skip

from .facts import FordFacts

PASS_FORM = Form("pass")
PASS = PASS_FORM()
PLAY = Form("play-card", card=ids("card"))
SEARCH = Form("search", place=ids("place"))
STRIKE = Form("strike", place=ids("place"))
WALK = Form("walk", place=ids("place"))
DISCARD = Form("discard", cards=ids("card", MANY))
ORDER = Form("order", cards=ids("card", MANY))
PLACE_SCOUTS = Form("place-scouts", scouts=ids("place", COUNTS))
COMMIT = Form("commit", card=ids("card"))
SPY_ON = Form("spy-on", seat=ids("seat"))
PRESS_FORM = Form("press")
CEASE_FORM = Form("cease")
PRESS = PRESS_FORM()
CEASE = CEASE_FORM()
DRAW = Form("draw", card=ids("card"))
ROLL = Form("roll", dice=numbers(1, 6, MANY))
TIDE = Form("tide", place=ids("place"))


def back_face(rules: Rules, option: Option) -> Any:
    """A card laid face down shows its back; no card shows that it is none."""
    if option.form is PASS_FORM:
        return option.json(rules.names)
    return {"back": cast(FordFacts, rules.facts).backs[option[0]]}


ASK_DISCARD = AskKind("hand-limit", "each seat over the limit, in parallel", "FD-HAND-1", (DISCARD,))
ASK_WALK = AskKind("walk", "the walker", "FD-WALK-1", (WALK,), secret_face)
ASK_ACT = AskKind("act", "each seat in turn", "FD-ACT-1", (PASS_FORM, PLAY, SEARCH, STRIKE))
ASK_REACT = AskKind(
    "react", "each opponent of the seat that plays a card", "FD-REACT-1", (PASS_FORM, PLAY), open_face, True
)
ASK_ORDER = AskKind("order", "the seat that plays the Omen", "FD-CARD-2", (ORDER,), secret_face)
ASK_MUSTER = AskKind("muster", "the seat that plays the Muster", "FD-CARD-3", (PASS_FORM, PLAY))
ASK_SPY = AskKind("spy", "the seat that plays the Spy", "FD-CARD-4", (SPY_ON,))
ASK_LEVY = AskKind("levy", "the seat that plays the Levy", "FD-CARD-5", (PLACE_SCOUTS,))
ASK_COMMIT = AskKind("commit", "attacker, then walker", "FD-FIGHT-1", (PASS_FORM, COMMIT), back_face)
ASK_PRESS = AskKind("press-on", "the attacker", "FD-FIGHT-3", (PRESS_FORM, CEASE_FORM))
ASK_DRAW = chance_kind("draw", DRAW, {"draw": "FD-DECK-1", "lookout": "FD-CARD-1", "omen": "FD-CARD-2"})
ASK_ROLL = chance_kind("roll", ROLL, {"fight": "FD-FIGHT-2"})
ASK_TIDE = chance_kind("tide", TIDE, {"flood": "FD-STORM-2"})

KINDS = (
    ASK_DISCARD, ASK_WALK, ASK_ACT, ASK_REACT, ASK_ORDER, ASK_MUSTER, ASK_SPY, ASK_LEVY, ASK_COMMIT, ASK_PRESS,
    ASK_DRAW, ASK_ROLL,
)  # fmt: skip
