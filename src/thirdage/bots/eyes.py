"""What a bot may see: exactly what a person on the same seat would."""

from __future__ import annotations

from typing import Any

from thirdage.kernel import Match, Random, Reason
from thirdage.kernel.belief import Believes

Json = dict[str, Any]


class Eyes:
    """The match as one seat may know it. A bot gets these and never the match, so that it cannot peek by mistake."""

    __slots__ = (
        "_explain",
        "_glance",
        "_log",
        "_progress",
        "_sample",
        "_seen",
        "_view",
        "game",
        "options",
        "seat",
        "seats",
        "side",
        "sides",
    )

    def __init__(self, match: Match, seat: str) -> None:
        self.game = match.game
        self.seat = seat
        self.side = match.rules.side_of[seat]
        self.seats = match.seats
        self.sides = match.sides
        self.options: Json = dict(match.rules.options)
        self._view = match.view

        def seen() -> Json:
            return match.rules.game.view(match.position, seat)

        def glance() -> Any:
            return match.rules.game.glance(match.position, seat)

        def progress() -> tuple[int, int]:
            return match.rules.game.progress(match.position)

        self._progress = progress
        self._seen = seen
        self._glance = glance
        self._log = match.log
        self._sample = match.sample
        self._explain = match.explain

    def view(self) -> Json:
        """What this seat knows now."""
        return self._view(self.seat)

    def seen(self) -> Json:
        """The position alone as this seat knows it: `view()["position"]`, without listing what is asked."""
        return self._seen()

    def glance(self) -> Any:
        """The same as `seen`, in the form that is quickest for a program: each game has its own."""
        return self._glance()

    def progress(self) -> tuple[int, int]:
        """Rounds begun and actions taken so far, which everybody sees."""
        return self._progress()

    def log(self, since: int = 0) -> list[Json]:
        """What this seat was told by the answers from index `since` on."""
        return self._log(self.seat, since)

    def sample(self, rng: Random, believes: Believes | None = None) -> Match:
        """A full match that this seat cannot tell from the real one: to look ahead in, and to throw away.

        How likely each is says what the bot `believes` at first, if it does not leave that to the game.
        """
        return self._sample(self.seat, rng, believes)

    def explain(self, intent: Json) -> Reason | None:
        """Why something is not possible now, or None if it is."""
        return self._explain(self.seat, intent)
