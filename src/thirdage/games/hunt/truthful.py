"""A written position in which what was answered is true: otherwise nobody could reckon with the answers."""

from __future__ import annotations

from typing import Final

from .constants import (
    ALLY_1,
    ALLY_2,
    BOTH_FELT,
    FIRST_HALF,
    FLED,
    FRODO_FELT,
    GANDALF_FELT,
    HERE,
    HUNT,
    INFORMATION,
    LONG,
    NEAR,
    NO,
    NOTHING,
    NOWHERE,
    PERCEIVE_AREA,
    PERCEIVE_SECTION,
    PLAYED,
    SEARCH,
    SECOND_HALF,
    SEEN,
    STEPS,
    YES,
)  # fmt: skip
from .model import Pursuit
from .roads import Roads
from .seam_checks import wrong
from .shared import Question

FELT: Final = ((NO, YES), (NO, YES, FRODO_FELT, GANDALF_FELT, BOTH_FELT))
"""What may be answered to a perception, by chapter. HR-PER-02, HR-INT-02."""
ANSWERED: Final = {SEARCH: (NO, YES), HUNT: (NO, YES, HERE), INFORMATION: (NO, YES), NEAR: (YES,)}
MISSED: Final = ((SEARCH, NO), (HUNT, NO), (INFORMATION, YES))
"""HR-INF-04: after these the token of a location is not the Ring-bearer's any more."""


def check_answers(at: Pursuit) -> None:
    """Whether everything that was asked and told can be so, and is so of Frodo and of Gandalf."""
    _check_questions(at)
    if at.chapter == 1:
        if at.start != NOWHERE:
            _check_log(at)
    elif at.journey != NOTHING and at.gandalf:
        _check_traces(at)
        _check_roads(at)


def _check_questions(at: Pursuit) -> None:
    """HR-SRC-01, HR-PER-01, HR-HNT-01: asked of what there is, in order. HR-ESC2-05: the track may go back."""
    if not all(_may_be(at, kind, of, answer) for _, kind, of, answer in at.asked):
        raise wrong("asked", "HR-SRC-02")
    if list(at.directions) != sorted(at.directions) or list(at.gandalf_then) != sorted(at.gandalf_then):
        raise wrong("directions", "HR-ESC2-03")
    begins = 0
    for ends in (*at.directions, len(at.asked)):
        tracks = [question[0] for question in at.asked[begins:ends]]
        last = at.track if ends == len(at.asked) else STEPS[LONG]
        if sorted(tracks) != tracks or any(track > last for track in tracks):
            raise wrong("asked", "HR-SRC-02")
        begins = ends


def _may_be(at: Pursuit, kind: int, of: int, answer: int) -> bool:
    """Whether this can be asked and answered on this board."""
    if kind in (PERCEIVE_AREA, PERCEIVE_SECTION):
        place_of = at.facts.area_of if kind == PERCEIVE_AREA else at.facts.section_of
        there = any(place_of(space) == of for space in at.board.locations())
        return there and answer in FELT[at.chapter - 1]
    if kind == PLAYED:
        row = at.facts.cards[of]
        played = answer in (FIRST_HALF, SECOND_HALF) and answer - FIRST_HALF < len(row.options)
        return played and row.deck == (ALLY_1, ALLY_2)[at.chapter - 1]
    if kind == INFORMATION and (at.chapter != 1 or of not in at.facts.information):
        return False
    if kind == NEAR:
        return at.chapter == 2 and of in at.board.kind
    return of in at.board.kind and at.board.is_location(of) and answer in ANSWERED[kind]


def _check_log(at: Pursuit) -> None:
    """HR-SRC-02, HR-PER-02, HR-HNT-02: the answers are true of the log. HR-INF-04, HR-INF-08: the tokens fit them."""
    if any(not _is_true(at, question) for question in at.asked):
        raise wrong("asked", "HR-SRC-02")
    looked = {of for _, kind, of, _ in at.asked if kind in (SEARCH, HUNT, INFORMATION)}
    missed = {of for _, kind, of, answer in at.asked if (kind, answer) in MISSED}
    if looked & set(at.held) or missed & set(at.turned):
        raise wrong("information", "HR-INF-08")


def _is_true(at: Pursuit, question: Question) -> bool:
    """Of the log as it was then."""
    track, kind, of, answer = question
    passed = [at.start, *[entry for entry in at.entries[:track] if entry >= 0]]
    if kind == SEARCH:
        return (of in passed) == (answer == YES)
    if kind == HUNT:
        return answer == (NO if of not in passed else HERE if of == passed[-1] else YES)
    if kind in (PERCEIVE_AREA, PERCEIVE_SECTION):
        place_of = at.facts.area_of if kind == PERCEIVE_AREA else at.facts.section_of
        return (place_of(passed[-1]) == of) == (answer == YES)
    return True


def _check_traces(at: Pursuit) -> None:
    """HR-APP, HR-DEED, HR-INT-06: in their order; he fled from where a hunt had found him."""
    before = 0
    for place, (count, what, where) in enumerate(at.traces):
        if not before <= count or (what == SEEN) != (where != NOWHERE):
            raise wrong("traces", "HR-APP-03")
        if what == SEEN and (not 0 < count <= len(at.gandalf) or at.gandalf[count - 1] != where):
            raise wrong("traces", "HR-APP-03")
        if what == FLED and not (place and _found_by_hunt(at, count, at.traces[place - 1][2])):
            raise wrong("traces", "HR-INT-06")
        before = count


def _found_by_hunt(at: Pursuit, count: int, where: int) -> bool:
    return any(
        kind == HUNT and of == where and then == count
        for (_, kind, of, _), then in zip(at.asked, at.gandalf_then, strict=True)
    )


def _check_roads(at: Pursuit) -> None:
    """HR-JRN-04, HR-GAN-04: the card fits what was asked of it, and all that was asked and told can be so."""
    roads = Roads(at, len(at.gandalf))
    mine = roads.groups[at.facts.journeys[at.journey].deck][-1]
    if not any(at.journey in cards for cards in mine.values()) or not roads.choices():
        raise wrong("journey", "HR-JRN-04")
