"""An encounter with the Nazgûl, and escape or rescue after it (HR-ENC, HR-ESC1, HR-END1-02 to 05).

Tokens are drawn (`encounter`, or `rescue`), one may be cancelled (`cancel`), they take effect (`resolve`), and what
follows is the seam that those were given: `escape`, or the end of the chapter (HR-ENC-03). Steps by
name: `encounter-tokens` (at) -> how many are drawn (the Chief counts for two, HR-CHF-07), `after-encounter` (at) (he
leaves: `chief.leave`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from thirdage.kernel import Ask, Checked, Draws, Flow, Option, Reason, chance

from .asks import (
    ASK_CANCEL,
    ASK_ESCAPE,
    ASK_TOKEN_DRAWN,
    CANCEL,
    DECLINE,
    RECORD,
    STAY,
    TOKEN_DRAWN,
)  # fmt: skip
from .constants import ALL_NAZGUL, CROSSED, DOWN, EYE, UP
from .ending import corrupt
from .journal import enter, may_escape_to
from .journey import direction
from .model import Pursuit


def participants(at: Pursuit) -> tuple[int, ...]:
    """HR-ENC-04, HR-ENC-05: the Nazgûl in Frodo's last location and in spaces adjacent to it, as they stand now."""
    there = at.frodo_last
    near = (there, *at.board.adjacent[there])
    return tuple([nazgul for nazgul in ALL_NAZGUL if at.nazgul[nazgul] in near])


def encounter_tokens(at: Pursuit) -> int:
    """HR-ENC-04, HR-ENC-16: one for each participating Nazgûl, two for the Chief."""
    taking_part = participants(at)
    return len(taking_part) + (at.chief in taking_part)


def encounter(at: Pursuit) -> Flow[None]:
    """HR-ENC-01, HR-ENC-04, HR-ENC-15: the same in both chapters."""
    at.found = False
    at.met = True
    number = at.rules.steps["encounter-tokens"](at)
    at.used("encounter")
    at.begin_scene("encounter")
    at.tell("log-hunt-encounter", "HR-ENC-01", space=at.space_id(at.frodo_last), count=number)
    at.next = ("cancel", "escape")
    yield from draw_tokens(at, number, "encounter")


def rescue(at: Pursuit) -> Flow[None]:
    """HR-END1-03, HR-END1-04, HR-SEC-04: as many tokens as moves are missing, which all see."""
    number = at.board.moves_to_exit(at.frodo_last, at.dots)
    at.used("end:rescued")
    at.begin_scene("encounter")
    at.tell("log-hunt-rescue", "HR-END1-03", count=number)
    at.next = ("cancel", "chapter-over")
    at.reveal()
    yield from draw_tokens(at, number, "rescue")


def draw_tokens(at: Pursuit, number: int, cause: str) -> Flow[None]:
    """HR-ENC-14: from the Hunt pool, as far as it goes. Ruling HRU-13."""
    for _ in range(min(number, len(at.hunt_pool))):
        outcomes = Draws(TOKEN_DRAWN, at.hunt_pool)
        option: Option = yield chance(ASK_TOKEN_DRAWN, outcomes, "hunt-pool", cause, at.ring_bearer)
        at.hunt_pool = tuple([token for token in at.hunt_pool if token != option[0]])
        at.drawn = (*at.drawn, option[0])
        drawn = at.facts.tokens[option[0]]
        shown = "eye" if drawn.value == EYE else "number"
        at.tell("log-hunt-draws-token", "HR-ENC-04", token=drawn.id, shown=shown, value=drawn.value)


def may_cancel(at: Pursuit, companion: int, token: int) -> Reason | None:
    """HR-ENC-06, HR-ENC-07, HR-END1-05: a face-up Companion who cancels tokens of this kind; never a special one."""
    row, drawn = at.facts.companions[companion], at.facts.tokens[token]
    args = {"companion": row.id}
    if token not in at.drawn:
        return Reason("reason-hunt-token-not-drawn", "HR-ENC-06")
    if at.companions[companion] != UP:
        return Reason("reason-hunt-companion-down", "HR-CPN-02", args)
    if drawn.special:
        return Reason("reason-hunt-special-token", "HR-ENC-07")
    if not row.cancels(drawn.value):
        return Reason("reason-hunt-cannot-cancel", "HR-ENC-06", args)
    return None


def cancel(at: Pursuit, then: str) -> Flow[None]:
    """HR-ENC-06, HR-CPN-05: at most one Companion, one token, which goes back into the pool. Ruling HRU-12."""
    at.next = ("resolve", then)
    if not at.drawn:
        return

    def candidates() -> Iterable[Option]:
        yield DECLINE
        for companion in range(len(at.companions)):
            for token in at.drawn:
                yield CANCEL(companion, token)

    offer = Checked(candidates, lambda o: may_cancel(at, o[0], o[1]) if o.form is CANCEL else None)
    choice: Option = yield Ask(ASK_CANCEL, at.ring_bearer, offer)
    if choice is DECLINE:
        return
    companion, token = choice
    turn_down(at, companion)
    at.drawn = tuple([t for t in at.drawn if t != token])
    at.hunt_pool = tuple(sorted([*at.hunt_pool, token]))
    at.used("token-cancelled")
    at.tell("log-hunt-cancels-token", "HR-ENC-06", companion=at.facts.companions[companion].id)


def turn_down(at: Pursuit, companion: int) -> None:
    """HR-CPN-02: both of its abilities are lost."""
    at.companions = tuple([DOWN if c == companion else state for c, state in enumerate(at.companions)])


def resolve(at: Pursuit, then: str) -> Flow[None]:
    """HR-ENC-08 to 13: one token after the other, until one is fatal. Ruling HRU-16."""
    at.next = (then,)
    while at.drawn:
        token = at.drawn[0]
        at.drawn = at.drawn[1:]
        value = at.facts.tokens[token].value
        points = 1 + at.eyes_beside if value == EYE else value
        if value == EYE:
            at.eyes = (*at.eyes, token)
        else:
            at.discarded_tokens = (*at.discarded_tokens, token)
        if corrupt(at, points, "HR-ENC-09" if value == EYE else "HR-ENC-08"):
            at.discarded_tokens = (*at.discarded_tokens, *at.drawn)
            at.drawn = ()
            return
    if then == "escape":
        at.rules.steps["after-encounter"](at)
    yield from ()


def escape(at: Pursuit) -> Flow[None]:
    """HR-ESC1-01 to 10: a location with a bonus dot, or a crossed-out cell; nobody sees which. Chapter 2: HR-ESC2."""
    at.next = ("phase-over",)
    if at.chapter == 2:
        yield from direction(at)
        return

    def candidates() -> Iterable[Option]:
        yield STAY
        for space in sorted(at.board.dots_between[at.frodo_last]):
            yield RECORD(space)

    offer = Checked(candidates, lambda o: may_escape_to(at, o[0]) if o.form is RECORD else None)
    choice: Option = yield Ask(ASK_ESCAPE, at.ring_bearer, offer)
    enter(at, CROSSED if choice is STAY else choice[0], escape=True)


SEAMS: dict[str, Callable[..., Flow[None]]] = {
    "encounter": encounter,
    "rescue": rescue,
    "cancel": cancel,
    "resolve": resolve,
    "escape": escape,
}
