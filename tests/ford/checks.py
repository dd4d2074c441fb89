"""What is allowed in the Ford: each check gives None or the Reason; offers and explanations both come from here."""

from __future__ import annotations

from thirdage.kernel import Option, Reason

from .asks import PASS_FORM, PLAY, SEARCH
from .facts import PLACES
from .model import Crossing


def may_walk(at: Crossing, place: int) -> Reason | None:
    """FD-WALK-1: one step along the ring, either way."""
    here = at.path[-1]
    if place in ((here + 1) % len(PLACES), (here - 1) % len(PLACES)):
        return None
    return Reason("reason-ford-not-adjacent", "FD-WALK-1", {"place": PLACES[place]})


def may_play(at: Crossing, seat: int, card: int) -> Reason | None:
    """FD-ACT-2: a card of one's hand that is not for fights or reactions, whose effect can happen."""
    if card not in at.held(seat):
        return Reason("reason-ford-not-in-hand", "FD-ACT-2", {"card": at.card(card)})
    does = at.facts.does[card]
    if does == "fight":
        return Reason("reason-ford-arms-card", "FD-ACT-2", {"card": at.card(card)})
    if does == "react":
        return Reason("reason-ford-reaction-card", "FD-REACT-1", {"card": at.card(card)})
    if does == "levy" and at.supply == 0:
        return Reason("reason-ford-no-scouts", "FD-CARD-5")
    if does == "levy" and seat == 0:
        return Reason("reason-ford-walker-has-no-scouts", "FD-CARD-5")
    if does == "omen" and len(at.deck) < 2:
        return Reason("reason-ford-deck-too-small", "FD-CARD-2")
    return None


def may_act(at: Crossing, seat: int, option: Option) -> Reason | None:
    """FD-ACT-1: pass, play a card; a hunter may also search or strike."""
    if option.form is PASS_FORM:
        return None
    if option.form is PLAY:
        return may_play(at, seat, option[0])
    if seat == 0:
        return Reason("reason-ford-walker-does-not-hunt", "FD-ACT-1")
    if option.form is SEARCH and any(q[1:3] == ("search", option[0]) and q[3] for q in at.questions):
        return Reason("reason-ford-already-found", "FD-ACT-3", {"place": PLACES[option[0]]})
    return None


def may_react(at: Crossing, seat: int, option: Option) -> Reason | None:
    """FD-REACT-1: a reaction card of one's hand, or nothing."""
    if option.form is PASS_FORM:
        return None
    if option[0] not in at.held(seat):
        return Reason("reason-ford-not-in-hand", "FD-REACT-1", {"card": at.card(option[0])})
    if at.facts.does[option[0]] != "react":
        return Reason("reason-ford-no-reaction", "FD-REACT-1", {"card": at.card(option[0])})
    return None
