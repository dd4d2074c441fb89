"""Scenes of the log: what a page shows as one thing, and which lies within which.

setup                        before the first day
day     count
phase   phase               first-day-phase, second-day-phase, night, refresh
turn    who, nazgul         ring-bearer, or a Nazgûl
encounter                   with escape, or the rescue
"""

from __future__ import annotations

from typing import Final

from .constants import PHASES, SORCERIES
from .model import Pursuit
from .seam_checks import SECOND, SETTING_UP

SCENES: Final = {"setup": 0, "day": 0, "phase": 1, "turn": 2, "encounter": 2}
"""Each kind with its level."""


def begin_scenes(at: Pursuit) -> None:
    """The scenes in the middle of which a position stands."""
    seam = at.next[0]
    if seam in SETTING_UP or seam in SECOND:
        at.begin_scene("setup")
        return
    at.begin_scene("day", count=at.day)
    if seam in ("refresh", "refresh-roll"):
        at.begin_scene("phase", phase="refresh")
    elif seam not in ("day", "phase"):
        at.begin_scene("phase", phase=PHASES[at.phase])
    if seam in ("ring-bearer", "nazgul", "effect", "frodo-moves"):
        begin_turn_scene(at)
    elif seam in ("encounter", "rescue", "cancel", "resolve", "escape"):
        at.begin_scene("encounter")


def begin_turn_scene(at: Pursuit) -> None:
    """The turn that comes next; after the last Nazgûl's there is none. While a card is carried out, whose it is."""
    of_ally = at.next[0] == "effect" and at.facts.cards[int(at.next[2])].deck != SORCERIES
    if at.next[0] in ("ring-bearer", "frodo-moves") or of_ally:
        at.begin_scene("turn", who="ring-bearer")
    elif at.next[0] in ("nazgul", "effect"):
        at.begin_scene("turn", who="nazgul", nazgul=at.rules.names.ids["nazgul"][at.order_of_play()[at.next[1]]])
    else:
        at.end_scene("turn")
