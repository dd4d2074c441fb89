"""How a chapter and the game end (HR-END1, HR-END2), and what its result is worth (HR-LNK-02)."""

from __future__ import annotations

from .constants import RINGWRAITHS, UP
from .model import Pursuit

CORRUPTED = "corrupted"
SAFE = "safe"
"""Chapter 1 alone: Frodo has left the Shire and is not corrupted."""
RIVENDELL = "rivendell"
ENDINGS = (CORRUPTED, SAFE, RIVENDELL)
LATE = 8
"""HR-LNK-02: the division of the track from which being corrupted is worth less to the Shadow."""


def corrupt(at: Pursuit, points: int, rule: str) -> bool:
    """HR-GEN-06, HR-END1-06: the marker moves; as soon as it reaches the limit the Ringwraiths have won (True)."""
    before, at.corruption = at.corruption, max(0, at.corruption + points)
    change = "rises" if at.corruption > before else "falls" if at.corruption < before else "stays"
    at.tell("log-hunt-corruption", rule, points=abs(at.corruption - before), total=at.corruption, change=change)
    if at.corruption < at.limit:
        return False
    finish(at, RINGWRAITHS, CORRUPTED)
    return True


def finish(at: Pursuit, side: str, reason: str) -> None:
    """HR-GEN-05: the game is over."""
    details = {
        "chapter": at.chapter,
        "track": at.track,
        "corruption": at.corruption,
        "companions": at.companions.count(UP),
    }
    at.used(f"end:{reason}")
    at.tell("log-hunt-ends", "HR-GEN-05", side=side, ending=reason, total=at.corruption)
    at.end(side, reason, details)


def action_tokens(reason: str, chapter: int, track: int, companions: int) -> dict[str, int]:
    """HR-LNK-02, HR-LNK-03: action tokens for War of the Ring, by its sides; Frodo's card counts as one.

    Ruling HRU-30.
    """
    if reason == CORRUPTED:
        late = chapter == 2 and track >= LATE
        return {"free-peoples": 0, "shadow": 1 if late else 2}
    if not companions:
        return {"free-peoples": 1, "shadow": 1}
    return {"free-peoples": 1 if companions < 3 else 2, "shadow": 0}
