"""Standing answers: a seat lets every window of a kind go by, or passes as long as nothing changes for it.

They are no part of a match, and of no view. Whoever runs the match keeps them and gives the answer for the seat; the
record holds that answer as if the seat had given it, and says nothing of where it came from.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from .asks import Ask
from .forms import Option
from .match import Match
from .messages import Refused, shown

TURN: Final = "turn"
REVOKED: Final = "revoked"
CHANGE: Final = "change"
"""Until when: to the end of this round of the game; until the seat says otherwise; or, within this round, as long as
exactly the same is offered as now."""


class StandingAnswer:
    """One seat declines one kind of window. `last_round` is the round after which it lapses; None: it never does.

    With an `offer` (its digest) it passes every ask of the kind, window or not, that offers just that.
    """

    __slots__ = ("kind", "last_round", "offer", "seat")

    def __init__(self, seat: str, kind: str, last_round: int | None = None, offer: str = "") -> None:
        self.seat = seat
        self.kind = kind
        self.last_round = last_round
        self.offer = offer

    @property
    def until(self) -> str:
        """Until when it stands, in a word."""
        if self.offer:
            return CHANGE
        return REVOKED if self.last_round is None else TURN

    def holds(self, match: Match) -> bool:
        """Whether it still stands."""
        if match.outcome is not None:
            return False
        return self.last_round is None or match.rules.game.progress(match.position)[0] <= self.last_round

    def answer_to(self, match: Match, ask: Ask) -> Option | None:
        """The answer to give for the seat to an open ask; None if this is not what it has spoken of."""
        declining = ask.spec.passing if self.offer else ask.spec.declining
        if declining is None or ask.seat != self.seat or ask.kind != self.kind or not self.holds(match):
            return None
        if self.offer and self.offer != offer_of(ask):
            return None
        option = declining()
        return option if option in ask.options else None


def offer_of(ask: Ask) -> str:
    """What an ask offers, as a digest."""
    text = json.dumps(ask.options.json(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def leave_standing(match: Match, seat: str, kind: str, until: str) -> StandingAnswer:
    """What a seat says to all windows of a kind from now on. Refused for asks that are no windows.

    Until something changes it may pass what stands open for it now, if that may be passed.
    """
    match.rules.bit(seat)
    spec = match.rules.kinds.get(kind)
    now = match.rules.game.progress(match.position)[0]
    if until == CHANGE:
        ask = next((one for one in match.asks if (one.seat, one.kind) == (seat, kind)), None)
        passing = ask.spec.passing if ask is not None else None
        if ask is None or passing is None or passing() not in ask.options:
            raise Refused("refused-standing", "", {"kind": shown(kind)})
        return StandingAnswer(seat, kind, now, offer_of(ask))
    if spec is None or spec.declining is None:
        raise Refused("refused-standing", "", {"kind": shown(kind)})
    assert until in (TURN, REVOKED), until
    return StandingAnswer(seat, kind, now if until == TURN else None)
