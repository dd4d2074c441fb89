"""Frodo's log in chapter 1: what may be recorded, and recording it (HR-MOV, HR-MAP-10 to 12, HR-ESC1-02)."""

from __future__ import annotations

from collections.abc import Iterable

from thirdage.kernel import Option, Reason

from .asks import RECORD, RECORD_DOT
from .constants import CROSSED, DOT, LAST_ENTRY
from .model import RING_BEARER_BIT, Pursuit


def may_record(at: Pursuit, space: int) -> Reason | None:
    """HR-MOV-04: connected with the last location, and within the dots recorded since (HR-MAP-10).

    HR-MOV-05, HR-MOV-07 to 09: whether Frodo has been there and what else lies there does not matter.
    """
    return _within(at, space, at.dots, "HR-MOV-04", "HR-MAP-10")


def may_escape_to(at: Pursuit, space: int) -> Reason | None:
    """HR-ESC1-02, HR-ESC1-05: one dot more is allowed in an escape, but no exit. Ruling HRU-14."""
    if space in at.board.exits:
        return Reason("reason-hunt-escape-no-exit", "HR-ESC1-05", {"space": at.space_id(space)})
    return _within(at, space, at.dots + 1, "HR-ESC1-02", "HR-ESC1-02")


def _within(at: Pursuit, space: int, dots: int, connected: str, accessible: str) -> Reason | None:
    between = at.board.dots_between[at.frodo_last].get(space)
    if between is None:
        return Reason("reason-hunt-not-connected", connected, {"space": at.space_id(space)})
    if between > dots:
        args = {"space": at.space_id(space), "count": between}
        return Reason("reason-hunt-more-dots", accessible, args)
    return None


def entries_on_offer(at: Pursuit) -> Iterable[Option]:
    """HR-MOV-02: a dot always; locations as far as `may_record` allows."""
    yield RECORD_DOT
    for space in sorted(at.board.dots_between[at.frodo_last]):
        yield RECORD(space)


def enter(at: Pursuit, entry: int, *, escape: bool = False) -> None:
    """HR-MOV-01, HR-ESC1-07: write the next cell and advance the figure; then what follows from it.

    HR-MOV-11, HR-END1-01: an exit is announced at once. HR-END1-02: on 16 without one Frodo must be rescued.
    HR-END1-07: the exit comes first. HR-DAY-08: either way no Nazgûl has a turn any more.
    """
    if escape:
        at.escapes = (*at.escapes, len(at.entries))
    at.entries = (*at.entries, entry)
    at.track += 1
    if entry >= 0:
        at.tell("log-hunt-records", "HR-MOV-01", RING_BEARER_BIT, space=at.space_id(entry), count=at.track)
    elif entry == DOT:
        at.tell("log-hunt-records-dot", "HR-MOV-03", RING_BEARER_BIT, count=at.track)
    else:
        assert entry == CROSSED
        at.tell("log-hunt-crosses-out", "HR-ESC1-06", RING_BEARER_BIT, count=at.track)
    rule = "HR-ESC1-10" if escape else "HR-MOV-01"
    at.tell("log-hunt-moves", rule, ~RING_BEARER_BIT, count=at.track)
    hide_information(at, entry)
    if entry >= 0 and at.board.is_exit(entry):
        at.arrived = True
        at.used("end:arrived")
        at.tell("log-hunt-arrives", "HR-END1-01", space=at.space_id(entry))
        at.reveal()
        at.next = ("chapter-over",)
    elif at.track == LAST_ENTRY:
        at.tell("log-hunt-needs-rescue", "HR-END1-02")
        at.next = ("rescue",)


def hide_information(at: Pursuit, entry: int) -> None:
    """HR-MOV-12, HR-INF-08: a token of the location recorded leaves the game, and nobody else learns it."""
    if entry in at.held:
        at.held = tuple([space for space in at.held if space != entry])
        at.turned = tuple(sorted([*at.turned, entry]))
        at.used("information-hidden")
        at.tell("log-hunt-hides-information", "HR-INF-08", RING_BEARER_BIT, space=at.space_id(entry))
