"""Standing answers: a seat lets every window of a kind go by, and need not be asked each time.

They are no part of a match, and of no view. Whoever runs the match keeps them and gives the answer for the seat; the
record holds that answer as if the seat had given it, and says nothing of where it came from.
"""

from __future__ import annotations

from typing import Final

from .asks import Ask
from .forms import Option
from .match import Match
from .messages import Refused, shown

TURN: Final = "turn"
REVOKED: Final = "revoked"
"""Until when: to the end of this round of the game, or until the seat says otherwise."""


class StandingAnswer:
    """One seat declines one kind of window. `last_round` is the round after which it lapses; None: it never does."""

    __slots__ = ("kind", "last_round", "seat")

    def __init__(self, seat: str, kind: str, last_round: int | None = None) -> None:
        self.seat = seat
        self.kind = kind
        self.last_round = last_round

    @property
    def until(self) -> str:
        """Until when it stands, in a word."""
        return REVOKED if self.last_round is None else TURN

    def holds(self, match: Match) -> bool:
        """Whether it still stands."""
        if match.outcome is not None:
            return False
        return self.last_round is None or match.rules.game.progress(match.position)[0] <= self.last_round

    def answer_to(self, match: Match, ask: Ask) -> Option | None:
        """The answer to give for the seat to an open ask; None if this is not what it has spoken of."""
        declining = ask.spec.declining
        if declining is None or ask.seat != self.seat or ask.kind != self.kind or not self.holds(match):
            return None
        option = declining()
        return option if option in ask.options else None


def leave_standing(match: Match, seat: str, kind: str, until: str) -> StandingAnswer:
    """What a seat says to all windows of a kind from now on. Refused for asks that are no windows."""
    match.rules.bit(seat)
    spec = match.rules.kinds.get(kind)
    if spec is None or spec.declining is None:
        raise Refused("refused-standing", "", {"kind": shown(kind)})
    assert until in (TURN, REVOKED), until
    return StandingAnswer(seat, kind, match.rules.game.progress(match.position)[0] if until == TURN else None)
