"""The Ring-bearer's turn (HR-RBT): a move, an Ally card and a token for a card, each once, in any order.

Every answer is a stretch of its own (seam `ring-bearer`); what has been done already stands in the position.
In chapter 2 Frodo follows a card (`journey`), and Gandalf moves besides (`gandalf`).
"""

from __future__ import annotations

from collections.abc import Iterable

from thirdage.kernel import Ask, Checked, Flow, Option, Reason

from . import gandalf
from .asks import (
    ADVANCE,
    ASK_BEARER,
    ASK_CARD_MOVE,
    DEED,
    DOT_FORM,
    END,
    ENTER_RIVENDELL,
    MOVE_GANDALF,
    PLAY_ALLY,
    RECORD,
    REST,
    REVEAL,
    SPEND,
    TURN_COMPANION,
    USE_COMPANION,
)  # fmt: skip
from .card_play import may_play, play_ally
from .constants import DOT, UP
from .draws import draw_ally
from .effects import effect_of
from .ending import corrupt
from .journal import enter, entries_on_offer, may_record
from .journey import advance, may_advance
from .model import Pursuit
from .scenes import begin_turn_scene


def candidates(at: Pursuit) -> Iterable[Option]:
    """Everything the Ring-bearer could think of. HR-JRN-09: cards and tokens in both chapters."""
    if at.chapter == 1:
        yield from entries_on_offer(at)
    else:
        yield ADVANCE
    yield from gandalf.candidates(at)
    yield REST
    yield SPEND
    for card in at.ally_hand:
        for option in range(len(at.facts.cards[card].options)):
            yield PLAY_ALLY(card, option)
    for companion in range(len(at.companions)):
        yield USE_COMPANION(companion)
        yield TURN_COMPANION(companion)
    yield END


def may_do(at: Pursuit, option: Option) -> Reason | None:
    """HR-RBT-01 to 03: why the Ring-bearer may not do this in his turn."""
    form = option.form
    if form in (RECORD, DOT_FORM) or option is REST or option is ADVANCE:
        return _may_move(at, option)
    if is_gandalfs(option):
        return gandalf.may_guide(at, option)
    if form is PLAY_ALLY:
        if at.played_card:
            return Reason("reason-hunt-one-card-a-turn", "HR-ALY-04")
        if option[0] not in at.ally_hand:
            return Reason("reason-hunt-not-in-hand", "HR-ALY-04", {"card": at.facts.cards[option[0]].id})
        return may_play(at, option[0], option[1])
    if option is SPEND:
        return _may_spend(at)
    if form is USE_COMPANION or form is TURN_COMPANION:
        return may_use_companion(at, option[0], "upper" if form is USE_COMPANION else "lower")
    if not at.moved:
        return Reason("reason-hunt-must-move", "HR-RBT-02")
    waits = gandalf.in_play(at) and not at.gandalf_moved
    return Reason("reason-hunt-gandalf-must-move", "HR-GAN-01") if waits else None


def is_gandalfs(option: Option) -> bool:
    """Whether something is done with Gandalf."""
    return option.form is MOVE_GANDALF or option in (REVEAL, DEED, ENTER_RIVENDELL)


def _may_move(at: Pursuit, option: Option) -> Reason | None:
    """HR-DAY-03, HR-RBT-01: once a turn; only at night may he rest."""
    if at.moved:
        return Reason("reason-hunt-one-move-a-turn", "HR-RBT-01")
    if option is REST:
        return None if at.night else Reason("reason-hunt-rest-by-day", "HR-DAY-03")
    reason = may_advance(at, option)
    if reason is not None:
        return reason
    return may_record(at, option[0]) if option.form is RECORD else None


def _may_spend(at: Pursuit) -> Reason | None:
    """HR-FEL-02, HR-FEL-08. Ruling HRU-17."""
    if at.spent_token:
        return Reason("reason-hunt-one-token-a-turn", "HR-FEL-02")
    if not at.available:
        return Reason("reason-hunt-no-token", "HR-FEL-02")
    return None if len(at.ally_deck) else Reason("reason-hunt-no-card-to-draw", "HR-FEL-08")


def may_use_companion(at: Pursuit, companion: int, half: str) -> Reason | None:
    """HR-CPN-01, HR-CPN-02: a face-up card, if this half of it has a use in the Ring-bearer's turn now."""
    row = at.facts.companions[companion]
    args = {"companion": row.id}
    if at.companions[companion] != UP:
        return Reason("reason-hunt-companion-down", "HR-CPN-02", args)
    check = effect_of(at, row.id, f"may-{half}")
    if check is None:
        return Reason("reason-hunt-companion-not-now", "HR-DAY-04", args)
    reason: Reason | None = check(at)
    return reason


def turn_of_ring_bearer(at: Pursuit) -> Flow[None]:
    """HR-DAY-02, step 1."""
    options = Checked(lambda: candidates(at), lambda option: may_do(at, option))
    choice: Option = yield Ask(ASK_BEARER, at.ring_bearer, options)
    at.actions += 1
    at.begun = True
    at.next = ("ring-bearer",)
    form = choice.form
    if choice is END:
        at.tell("log-hunt-bearer-ends", "HR-DAY-02")
        at.moved = at.gandalf_moved = False
        at.next = ("nazgul", 0)
        begin_turn_scene(at)
    elif choice is REST:
        at.moved = at.rests = True
        at.tell("log-hunt-rests", "HR-NGT-03")
    elif form is RECORD or form is DOT_FORM:
        at.moved = True
        make_move(at, choice[0] if form is RECORD else DOT)
    elif choice is ADVANCE:
        at.moved = True
        advance(at)
    elif is_gandalfs(choice):
        yield from gandalf.guide(at, choice)
    elif choice is SPEND:
        at.spent_token = True
        at.available -= 1
        at.pool += 1
        at.tell("log-hunt-spends-fellowship", "HR-FEL-02")
        yield from draw_ally(at)
    elif form is PLAY_ALLY:
        at.played_card = True
        play_ally(at, choice[0], choice[1])
    else:
        half = "upper" if form is USE_COMPANION else "lower"
        act = effect_of(at, at.facts.companions[choice[0]].id, half)
        assert act is not None, "only what has an effect is on offer"
        at.tell(f"log-hunt-uses-{half}", "HR-CPN-01", companion=at.facts.companions[choice[0]].id)
        at.used(f"companion:{at.facts.companions[choice[0]].id}:{half}")
        if half == "upper":
            at.helpers = tuple(sorted({*at.helpers, choice[0]}))
        yield from act(at)


def extra_move(at: Pursuit) -> Flow[None]:
    """HR-MOV-10, HR-RBT-04: a move by a card, on top of that of the turn (a step: in chapter 2 it is another)."""
    if at.chapter == 2:
        advance(at, by_card=True)
        return
    offer = Checked(lambda: entries_on_offer(at), lambda o: may_record(at, o[0]) if o.form is RECORD else None)
    choice: Option = yield Ask(ASK_CARD_MOVE, at.ring_bearer, offer)
    make_move(at, choice[0] if choice.form is RECORD else DOT, by_card=True)


def frodo_moves(at: Pursuit) -> Flow[None]:
    """HR-DAY-04: the move that Frodo's own card gives him before his turn."""
    at.next = ("ring-bearer",)
    yield from at.rules.steps["extra-move"](at)


def make_move(at: Pursuit, entry: int, *, by_card: bool = False) -> None:
    """HR-NGT-01, HR-NGT-02, HR-NGT-06, HR-MOV-10: at night first corruption (not for a card's move), then the entry.

    Either way the marker is turned to its Eye side. Ruling HRU-05.
    """
    if at.night:
        if not by_card and not at.free_night_move and corrupt(at, 1, "HR-NGT-01"):
            return
        if not at.eye:
            at.eye = True
            at.tell("log-hunt-eye-turned", "HR-NGT-01")
    enter(at, entry)
