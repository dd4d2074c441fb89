"""The character deck of the Shadow."""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.constants import SHADOW
from thirdage.games.wotr.costs import pay_ring, will_or_ring
from thirdage.games.wotr.model import War
from thirdage.games.wotr.turn import corrupt
from thirdage.kernel import Flow, Reason

from .common import nothing


# -- Morgul Wound ---------------------------------------------------------------------------------------------------
def fellowship_revealed(war: War, _side: int) -> Reason | None:
    """Playable if the Fellowship is revealed."""
    return Reason("reason-fellowship-hidden", "WR-CARD-08") if war.hidden else None


def morgul_wound(war: War, _side: int) -> Flow[None]:
    """Add 2 corruption if it is 3 or less now, else 1."""
    corrupt(war, 2 if war.corruption <= 3 else 1, "WR-CARD-10")
    yield from ()


# -- The Palantír of Orthanc ------------------------------------------------------------------------------------------
def saruman_in_play(war: War, _side: int) -> Reason | None:
    """Playable, and on the table, while Saruman is in play."""
    saruman = war.facts.character["saruman"]
    return None if war.in_play(saruman) else Reason("reason-not-in-play", "WR-CARD-08", {"character": "saruman"})


def palantir_draw(war: War, side: int, _card: int) -> tuple[str, int, int] | None:
    """Whenever the Shadow has played a card with an event result, he draws from a deck of his choice."""
    return ("draw-from-either", side, war.facts.card["sh-char-21"]) if side == SHADOW else None


EFFECTS: dict[str, Any] = {
    "sh-char-12/condition": fellowship_revealed,
    "sh-char-12/play": morgul_wound,
    "sh-char-21/condition": saruman_in_play,
    "sh-char-21/play": nothing,
    "sh-char-21/after-event-card": palantir_draw,
    "sh-char-21/removal": will_or_ring,
    "sh-char-21/removal-cost": pay_ring,
}
