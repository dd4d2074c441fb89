"""The position of a game, its outcome, and the log it speaks to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .compiled import mypyc_attr
from .messages import Json
from .parts import Part

if TYPE_CHECKING:
    from .game import Rules


class Outcome:
    """How a match ended: the seats that won, their side, the reason (a word of the game), and details."""

    __slots__ = ("details", "reason", "side", "winners")

    def __init__(self, winners: tuple[str, ...], side: str | None, reason: str, details: Json | None = None) -> None:
        self.winners = winners
        self.side = side
        self.reason = reason
        self.details: Json = details or {}

    def json(self) -> Json:
        """The one JSON form."""
        return {
            "winners": list(self.winners),
            "side": self.side,
            "reason": self.reason,
            "details": self.details,
        }


class Log:
    """What has been told: (index of the cause, mask of who was told, message id, arguments, rule id)."""

    __slots__ = ("entries", "index", "revealed", "used")

    def __init__(self) -> None:
        self.entries: list[tuple[int, int, str, Json, str]] = []
        self.index = -1
        self.revealed = False
        self.used: list[str] = []

    def told(self, bit: int, start: int = 0) -> list[Json]:
        """The entries from `start` that those of this mask bit were told, as JSON."""
        return [
            {"index": index, "id": id, "args": dict(args), "rule": rule}
            for index, to, id, args, rule in self.entries[start:]
            if to & bit
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A slotted shell over immutable leaves. Games add their fields and write `copy`.

    `next` names the seam that comes next and its arguments; `outcome` ends the game; `log` is None in copies, so
    that forks and re-runs are silent. `parts` are what bundles keep in it: a game that takes them starts and copies
    them with its own fields.
    """

    __slots__ = ("log", "next", "outcome", "parts", "rules")

    def __init__(self, rules: Rules, next: tuple[Any, ...]) -> None:
        self.rules = rules
        self.next = next
        self.outcome: Outcome | None = None
        self.log: Log | None = None
        self.parts: tuple[Part, ...] = ()

    def copy(self) -> Position:
        """An independent copy that shares the immutable leaves, without the log."""
        raise NotImplementedError

    def checkpoint(self, last: Position) -> Position:  # noqa: ARG002 (a game may do without)
        """The copy that a match keeps of a seam. It may share with that of the seam before what has not changed.

        Matches keep one for each seam: what is shared costs neither memory nor the garbage collector's time. `last`
        may be this very position, at the first seam; then nothing may be shared.
        """
        return self.copy()

    def tell(self, id: str, rule: str, to: int = -1, **args: Any) -> None:
        """Tell the log, for the seats of a mask (default: everyone)."""
        if self.log is not None:
            self.log.entries.append((self.log.index, to, id, args, rule))

    def reveal(self) -> None:
        """Say that something hidden has become known to somebody: no undo behind this point without consent."""
        if self.log is not None:
            self.log.revealed = True

    def used(self, name: str) -> None:
        """Count a card, ability or special case that came to bear, for the coverage of the soak."""
        if self.log is not None:
            self.log.used.append(name)

    def end(
        self, side: str | None, reason: str, details: Json | None = None, winners: tuple[str, ...] | None = None
    ) -> None:
        """The game is over. A side's seats win together, unless `winners` names those among them who do."""
        together = self.rules.sides.get(side or "", ())
        self.outcome = Outcome(together if winners is None else winners, side, reason, details)
