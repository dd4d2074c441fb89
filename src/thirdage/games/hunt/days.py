"""The sequence of a day (HR-DAY-01, HR-DAY-02) and the refresh step (HR-UPD).

Seams that a phase runs through: `phase`, `ring-bearer`, `nazgul` (four times), `phase-end`, perhaps `encounter` with
`cancel`, `resolve` and `escape`, `phase-over`; after the Night `refresh` and `refresh-roll`. What happens when all
Nazgûl have had their turns, before an encounter, is the step `wraiths-done` (HR-APP-07).
"""

from __future__ import annotations

from collections.abc import Callable

from thirdage.kernel import Flow

from .cards.companions import refresh_ally
from .constants import FIRST_DAY_PHASE, NIGHT, PHASES, RING_BEARER
from .draws import draw_sorcery, roll
from .effects import end_lasting
from .encounter import SEAMS as ENCOUNTERS
from .ending import SAFE, finish
from .gandalf import hide
from .model import Pursuit
from .ring_bearer import frodo_moves, turn_of_ring_bearer
from .scenes import begin_turn_scene
from .second_chapter import begin_second
from .wraiths import SEAMS as WRAITHS


def new_day(at: Pursuit) -> Flow[None]:
    """HR-DAY-01."""
    at.day += 1
    at.phase = FIRST_DAY_PHASE
    at.next = ("phase",)
    at.begin_scene("day", count=at.day)
    at.tell("log-hunt-day", "HR-DAY-01", count=at.day)
    yield from ()


def begin_phase(at: Pursuit) -> Flow[None]:
    """HR-DAY-02, HR-RBT-01: everyone may do everything once more."""
    at.moved = at.acted = at.rests = at.played_card = at.spent_token = at.free_night_move = at.begun = False
    at.helpers = ()
    at.stepped = 0
    at.next = ("ring-bearer",)
    at.begin_scene("phase", phase=PHASES[at.phase])
    at.tell("log-hunt-phase", "HR-DAY-01", phase=PHASES[at.phase])
    begin_turn_scene(at)
    yield from ()


def end_phase(at: Pursuit) -> Flow[None]:
    """HR-DAY-02, step 3: an encounter, if a hunt found Frodo (HR-HNT-08: one, however often it did). Ruling HRU-07."""
    at.next = ("encounter",) if at.found else ("phase-over",)
    yield from at.rules.steps["wraiths-done"](at)


def phase_over(at: Pursuit) -> Flow[None]:
    """HR-DAY-02, step 4, HR-NGT-04: the marker goes on, Ring side up."""
    end_lasting(at, "phase")
    at.eye = False
    if at.phase == NIGHT:
        at.next = ("refresh",)
    else:
        at.phase += 1
        at.next = ("phase",)
    yield from ()


def refresh(at: Pursuit) -> Flow[None]:
    """HR-UPD-01: an Ally card; the leading-player token passes; the leading player draws a Sorcery card.

    HR-UPD-02: how the Ally card is drawn is the step `refresh-ally`.
    """
    end_lasting(at, "day")
    at.begin_scene("phase", phase="refresh")
    at.tell("log-hunt-refresh", "HR-UPD-01")
    at.next = ("refresh-roll",)
    yield from at.rules.steps["refresh-ally"](at)
    if at.wraiths > 1:
        at.leading = (at.leading + 1) % at.wraiths
        at.tell("log-hunt-leads", "HR-PLY-02", seat=at.wraith_seat(at.leading))
    yield from draw_sorcery(at, at.leading)


def refresh_roll(at: Pursuit) -> Flow[None]:
    """HR-UPD-01, HR-UPD-04."""
    at.next = ("day",)
    yield from roll(at, "refresh")


def chapter_over(at: Pursuit) -> Flow[None]:
    """HR-SET2-01: chapter 2, if it is to be played; chapter 1 alone is the Ring-bearer's, since Frodo is safe.

    Ruling HRU-55.
    """
    if at.rules.options["chapters"] == "both":
        begin_second(at)
    else:
        finish(at, RING_BEARER, SAFE)
    yield from ()


SEAMS: dict[str, Callable[..., Flow[None]]] = {
    "day": new_day,
    "phase": begin_phase,
    "ring-bearer": turn_of_ring_bearer,
    "frodo-moves": frodo_moves,
    **WRAITHS,
    "phase-end": end_phase,
    **ENCOUNTERS,
    "phase-over": phase_over,
    "refresh": refresh,
    "refresh-roll": refresh_roll,
    "chapter-over": chapter_over,
}
STEPS: dict[str, Callable[..., Flow[None]]] = {"wraiths-done": hide, "refresh-ally": refresh_ally}
