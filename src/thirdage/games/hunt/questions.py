"""Search, perception and hunt: what the Ringwraiths ask, and the truth (HR-SRC, HR-PER, HR-HNT, HR-PLY-05).

The engine answers, never a player. Each question is kept in `asked`, since what was answered in public is never
forgotten: views show it, and `paths` finds what it leaves possible. A question about a place where a Sorcery card asks
goes through the same functions.

The step `declared` (at, kind, target, die) -> Flow[bool] comes between the naming of a question and its answer: the
window of cards out of turn that cancel it (HR-ALY-09; `windows`); the step `found` (at, space) comes when a hunt has
found Frodo. In chapter 2 Gandalf can be found and felt too (`gandalf`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thirdage.kernel import Flow, Reason

from .constants import (
    ALLY,
    ANSWERS,
    BOTH_FELT,
    FRODO_FELT,
    GANDALF_FELT,
    HERE,
    HUNT,
    MORGUL_RING,
    NO,
    NOTHING,
    PERCEIVE_AREA,
    PERCEIVE_SECTION,
    QUESTIONS,
    SEARCH,
    TRACK_EYE,
    TRACK_SWORD,
    YES,
)  # fmt: skip
from .effects import lasting_of
from .gandalf import hunted, perceives
from .model import Pursuit


# -- what may be asked ------------------------------------------------------------------------------------------------
def may_search(at: Pursuit, space: int) -> Reason | None:
    """HR-SRC-01, HR-SRC-05, HR-SRC-06, and what closes a place to searches and hunts."""
    args = {"space": at.space_id(space)}
    if not at.board.is_location(space):
        return Reason("reason-hunt-not-a-location", "HR-SRC-01", args)
    if space in at.board.starts:
        return Reason("reason-hunt-search-start", "HR-SRC-05", args)
    if space in at.tracks:
        return Reason("reason-hunt-search-tracks", "HR-SRC-06", args)
    if space in lasting_of(at, "no-search"):
        return Reason("reason-hunt-closed-by-card", "HR-ALY-07", args)
    return _closed(at, space)


def may_hunt(at: Pursuit, space: int) -> Reason | None:
    """HR-HNT-01, HR-TRK-02: any location, with or without tracks, starts too."""
    if not at.board.is_location(space):
        return Reason("reason-hunt-not-a-location", "HR-HNT-01", {"space": at.space_id(space)})
    return _closed(at, space)


def _closed(at: Pursuit, space: int) -> Reason | None:
    """HR-TOK-03, HR-APP-06: no search and no hunt where an Ally token lies, or Gandalf's figure stands."""
    if space in at.ally_tokens:
        return Reason("reason-hunt-ally-token", "HR-TOK-03", {"space": at.space_id(space)})
    if at.gandalf_shown and space == at.gandalf_last:
        return Reason("reason-hunt-gandalf-stands", "HR-APP-06", {"space": at.space_id(space)})
    return None


# -- asking -----------------------------------------------------------------------------------------------------------
def search(at: Pursuit, space: int, die: int = NOTHING) -> Flow[None]:
    """HR-SRC-02 to 04, HR-SRC-07: whether the location stands in the log. HR-INT-08: Gandalf leaves no tracks.

    HR-SRC-08: whether it is the last location is not said. Ruling HRU-04.
    """
    at.tell("log-hunt-searches", "HR-SRC-01", space=at.space_id(space))
    if (yield from at.rules.steps["declared"](at, SEARCH, space, die)):
        return
    answer = YES if space in at.frodo_passed and not _refuge(at, space) else NO
    keep(at, SEARCH, space, answer)
    if answer == YES:
        at.tracks[space] = TRACK_EYE
        at.used("search:yes")
        at.tell("log-hunt-search-succeeds", "HR-SRC-03", space=at.space_id(space))
    else:
        at.tell("log-hunt-search-fails", "HR-SRC-04", space=at.space_id(space))
    check_information(at, space)


def _refuge(at: Pursuit, space: int) -> bool:
    """HR-REF-02 to 04, HR-DIF-04: with that option, while a refuge is Frodo's last location only a hunt finds him."""
    refuges = at.rules.options["refuges"] and at.chapter == 2
    return refuges and space == at.frodo_last and space in at.facts.journeys[at.journey].refuges


def hunt(at: Pursuit, space: int, die: int = NOTHING) -> Flow[None]:
    """HR-HNT-02, HR-HNT-04, HR-HNT-06, HR-HNT-07: as a search, and if it is the last location, that he is there.

    HR-INT-05, HR-INT-09, HR-INT-10: in chapter 2 the same of Frodo, whatever becomes of Gandalf before. Ruling HRU-06.
    """
    at.tell("log-hunt-hunts", "HR-HNT-01", space=at.space_id(space))
    if (yield from at.rules.steps["declared"](at, HUNT, space, die)):
        return
    yield from hunted(at, space)
    answer = NO
    if space in at.frodo_passed:
        answer = HERE if space == at.frodo_last else YES
    keep(at, HUNT, space, answer)
    if answer == NO:
        at.tell("log-hunt-hunt-fails", "HR-HNT-02", space=at.space_id(space))
    else:
        at.tracks[space] = TRACK_SWORD
    if answer == YES:
        at.used("hunt:yes")
        at.tell("log-hunt-hunt-succeeds", "HR-HNT-02", space=at.space_id(space))
    elif answer == HERE:
        at.used("hunt:here")
        at.found = True
        at.tell("log-hunt-frodo-is-here", "HR-HNT-04", space=at.space_id(space))
    check_information(at, space)
    if answer == HERE:
        yield from at.rules.steps["found"](at, space)


def perceive_area(at: Pursuit, area: int, die: int = NOTHING) -> Flow[None]:
    """HR-PER-02: whether Frodo's last location lies in an area; recorded dots do not count."""
    yield from _perceive(at, PERCEIVE_AREA, area, die, {"area": at.facts.areas[area]}, at.facts.area_of)


def perceive_section(at: Pursuit, section: int, die: int = NOTHING) -> Flow[None]:
    """HR-PER-02: likewise of a section."""
    args = {"section": at.facts.sections[section]}
    yield from _perceive(at, PERCEIVE_SECTION, section, die, args, at.facts.section_of)


def _perceive(
    at: Pursuit, kind: int, where: int, die: int, args: dict[str, Any], place_of: Callable[[int], int]
) -> Flow[None]:
    """HR-PER-03: no tracks, no information. HR-PER-04, HR-INT-02, HR-INT-03: Gandalf, and who it is. Ruling HRU-25."""
    at.tell(f"log-hunt-perceives-{QUESTIONS[kind]}", "HR-PER-01", **args)
    if (yield from at.rules.steps["declared"](at, kind, where, die)):
        return
    frodo = place_of(at.frodo_last) == where
    gandalf = perceives(at, kind, where)
    if not frodo and not gandalf:
        keep(at, kind, where, NO)
        at.used("perception:no")
        at.tell(f"log-hunt-not-felt-{QUESTIONS[kind]}", "HR-PER-02", **args)
        return
    at.used("perception:yes")
    if at.chapter == 2 and die == MORGUL_RING:
        exact = BOTH_FELT if frodo and gandalf else FRODO_FELT if frodo else GANDALF_FELT
        keep(at, kind, where, exact)
        at.tell(f"log-hunt-felt-who-{QUESTIONS[kind]}", "HR-INT-02", who=ANSWERS[exact], **args)
        return
    keep(at, kind, where, YES)
    at.tell(f"log-hunt-felt-{QUESTIONS[kind]}", "HR-PER-02", **args)


def keep(at: Pursuit, kind: int, target: int, answer: int) -> None:
    """What was answered in public is known for good."""
    at.asked = (*at.asked, (at.track, kind, target, answer))
    if at.chapter == 2:
        at.gandalf_then = (*at.gandalf_then, len(at.gandalf))
    at.reveal()


def check_information(at: Pursuit, space: int) -> None:
    """HR-INF-04, HR-HNT-09: after a search or hunt in an ally location, whether it succeeded or not.

    HR-INF-13: in chapter 2 nothing is gained any more.
    """
    if at.chapter == 1 and at.board.kind[space] == ALLY and space in at.held:
        hand_over(at, space)


def hand_over(at: Pursuit, space: int) -> None:
    """HR-INF-04: the token comes to light, and the Ringwraiths have one ability more."""
    at.held = tuple([held for held in at.held if held != space])
    at.gained = (*at.gained, space)
    at.used("information-found")
    at.tell("log-hunt-information", "HR-INF-04", space=at.space_id(space), count=at.abilities)
