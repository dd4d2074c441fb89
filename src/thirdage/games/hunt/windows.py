"""Cards out of turn (HR-ALY-08 to 10): the Ring-bearer may cancel what a Nazgûl has declared, before he answers it.

Some are played later, when a hunt has found Frodo. He is asked whenever, for all that everyone knows, he might hold
such a card; so that he is asked betrays nothing. He may leave a standing answer for these windows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from thirdage.kernel import EVERYONE, Ask, Checked, Flow, Option, Reason

from .asks import ASK_FOUND, ASK_WINDOW, CANCEL_ACTION, PASS, PLAY_ALLY
from .card_play import play_at_once, played
from .conditions import against
from .constants import HUNT, PERCEIVE_AREA, PERCEIVE_SECTION, QUESTIONS, SEARCH, SHADOW
from .draws import discard_ally
from .model import Pursuit

TRIGGER: Final = {
    SEARCH: "search", HUNT: "hunt", PERCEIVE_AREA: "perception", PERCEIVE_SECTION: "perception",
}  # fmt: skip
"""What a card names as declared."""
FOUND: Final = "found"
"""What a card names that is played when a hunt has found Frodo."""


def may_hold_one(at: Pursuit, trigger: str) -> bool:
    """For all that everyone knows: he has cards, and one that is for this does not lie open on the pile."""
    open_cards = [card for card, knowers in at.ally_discards if knowers == EVERYONE]
    cards = [c for c in at.facts.deck(at.chapter - 1) if at.facts.cards[c].cond.get("trigger") == trigger]
    return bool(at.ally_hand) and any(card not in open_cards for card in cards)


def may_cancel_action(at: Pursuit, card: int, kind: int) -> Reason | None:
    """HR-ALY-05, HR-ALY-08: a card out of turn of his hand, for what was declared."""
    return _against(at, card, TRIGGER[kind], "reason-hunt-cannot-cancel-this")


def may_play_when_found(at: Pursuit, option: Option) -> Reason | None:
    """HR-ALY-05, HR-ALY-08: a card out of turn of his hand, for the moment when a hunt has found Frodo."""
    if option is PASS:
        return None
    card, half = option
    if half:
        return Reason("reason-hunt-no-such-half", "HR-ALY-06", {"card": at.facts.cards[card].id})
    return _against(at, card, FOUND, "reason-hunt-not-when-found")


def _against(at: Pursuit, card: int, trigger: str, other: str) -> Reason | None:
    row = at.facts.cards[card]
    args = {"card": row.id}
    if card not in at.ally_hand:
        return Reason("reason-hunt-not-in-hand", "HR-ALY-08", args)
    if not row.out_of_turn or row.cond.get("trigger") != trigger:
        return Reason(other, "HR-ALY-08", args)
    return against(at, card, row.cond)


def declared(at: Pursuit, kind: int, target: int, die: int) -> Flow[bool]:
    """HR-ALY-09, HR-ALY-10: what the Ringwraith asks is known; True if it is cancelled, and nothing is answered.

    HR-CHD-03: never what was paid with the Chief's die. Ruling HRU-28.
    """
    if die > SHADOW or not may_hold_one(at, TRIGGER[kind]):
        return False

    def candidates() -> Iterable[Option]:
        yield PASS
        for card in at.ally_hand:
            yield CANCEL_ACTION(card)

    offer = Checked(candidates, lambda o: may_cancel_action(at, o[0], kind) if o.form is CANCEL_ACTION else None)
    about = {"what": QUESTIONS[kind], **where(at, kind, target)}
    choice: Option = yield Ask(ASK_WINDOW, at.ring_bearer, offer, about, about)
    if choice is PASS:
        return False
    card = choice[0]
    discard_ally(at, card, EVERYONE)
    at.tell("log-hunt-cancels-action", "HR-ALY-10", card=at.facts.cards[card].id)
    played(at, card, 0)
    return True


def found(at: Pursuit, space: int) -> Flow[None]:
    """HR-ALY-08, HR-ENC-05: a hunt has found Frodo; cards for that moment, as long as he plays one. Ruling HRU-59."""

    def candidates() -> Iterable[Option]:
        yield PASS
        for card in at.ally_hand:
            yield PLAY_ALLY(card, 0)

    about = {"space": at.space_id(space)}
    while may_hold_one(at, FOUND):
        offer = Checked(candidates, lambda option: may_play_when_found(at, option))
        choice: Option = yield Ask(ASK_FOUND, at.ring_bearer, offer, about, about)
        if choice is PASS:
            return
        yield from play_at_once(at, choice[0])


def where(at: Pursuit, kind: int, target: int) -> dict[str, str]:
    """What a question is about, for messages."""
    if kind == PERCEIVE_AREA:
        return {"area": at.facts.areas[target]}
    return {"section": at.facts.sections[target]} if kind == PERCEIVE_SECTION else {"space": at.space_id(target)}
