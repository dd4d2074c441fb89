"""What a card demands before it, or one of its halves, may be played (HR-ALY-05, HR-SOR-04).

Each demand has a word in the data. What a demand says of Frodo's place is a secret that playing the card gives away;
`demands_place` finds such cards, and `paths` what they leave possible.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from thirdage.kernel import Reason

from .constants import NIGHT, NOBODY
from .model import Pursuit

Json = dict[str, Any]
OF_PLACE: Final = ("sections", "zones", "wild")
"""Demands on Frodo's last location and entry."""


def _nazgul_in(at: Pursuit, wanted: Any) -> bool:
    sections = [at.facts.sections[at.facts.section_of(space)] for space in at.nazgul]
    areas = [at.facts.areas[at.facts.area_of(space)] for space in at.nazgul]
    return any(where in wanted for where in [*sections, *areas])


def _active_in(at: Pursuit, wanted: Any) -> bool:
    here = at.nazgul[at.active]
    return at.board.is_dark(here) if wanted == "dark" else at.board.is_location(here)


HOLDS: Final[dict[str, Callable[[Pursuit, Any], bool]]] = {
    "phase": lambda at, wanted: ("night" if at.phase == NIGHT else "day") in wanted,
    "sections": lambda at, wanted: at.facts.sections[at.facts.section_of(at.frodo_last)] in wanted,
    "zones": lambda at, wanted: at.facts.areas[at.facts.area_of(at.frodo_last)] in wanted,
    "wild": lambda at, wanted: at.in_the_wild == wanted,
    "rests": lambda at, wanted: at.rests == wanted,
    "nazgul_in": _nazgul_in,
    "tracks_min": lambda at, wanted: len(at.tracks) >= wanted,
    "encounter": lambda at, wanted: at.met == wanted,
    "marker": lambda at, wanted: at.eye == (wanted == "eye"),
    "active_in": _active_in,
    "corruption_min": lambda at, wanted: at.corruption >= wanted,
    "track_min": lambda at, wanted: at.track >= wanted,
    "track_max": lambda at, wanted: at.track <= wanted,
    "spend_fellowship": lambda at, wanted: at.available >= wanted,
    "leader_in_play": lambda at, wanted: (at.chief != NOBODY) == wanted,
}
"""By the word of the data: whether it is so now. `trigger` is for the windows, which know what was declared."""


def holds(at: Pursuit, needs: str | Json | None) -> bool:
    """Whether what a half or an operation needs is so: a word, or words with values."""
    if not needs:
        return True
    demands = {needs: True} if isinstance(needs, str) else needs
    return all(HOLDS[word](at, wanted) for word, wanted in demands.items())


def against(at: Pursuit, card: int, demands: Json) -> Reason | None:
    """Why what a card demands is not so."""
    row = at.facts.cards[card]
    for word, wanted in demands.items():
        if word == "trigger" or HOLDS[word](at, wanted):
            continue
        args: Json = {"card": row.id}
        if word in ("sections", "zones", "nazgul_in"):
            args["where"] = list(wanted)
        elif word in ("phase", "active_in"):
            args["what"] = wanted[0] if isinstance(wanted, list) else wanted
        elif word == "wild":
            args["what"] = "wild" if wanted else "location"
        elif word in ("tracks_min", "corruption_min", "track_min", "track_max"):
            args["count"] = wanted
        rule = "HR-SOR-04" if row.deck == 2 else "HR-ALY-05"
        return Reason(f"reason-hunt-card-{word.replace('_', '-')}", rule, args)
    return None


def demands_place(at: Pursuit, card: int, half: int) -> bool:
    """Whether playing it says something of where Frodo is."""
    row = at.facts.cards[card]
    needs = row.options[half].get("needs")
    words = [*row.cond, *(needs if isinstance(needs, dict) else ())]
    return any(word in OF_PLACE for word in words)
