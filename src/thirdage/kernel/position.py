"""The position of a game, its outcome, and the log it speaks to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .compiled import mypyc_attr
from .messages import Json
from .parts import Part

if TYPE_CHECKING:
    from .game import Rules

Scene = tuple[str, int, int, Json]
"""Part of a match that belongs together in the log: its kind, the index of the first answer that can be given in it,
how many of its kind have begun there already, and what is to be said of it. The first three are its id."""
Entry = tuple[int, int, str, Json, str, tuple[Scene, ...]]
"""Index of the cause, mask of who was told, message id, arguments, rule id, the scenes it belongs to from without."""
LogMark = tuple[int, tuple[str, ...], tuple[Scene, ...]]
"""Where a log stands: the index of the cause, the kinds of scenes begun under it, the scenes that are open."""


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
    """What has been told, and the scenes that are open now, the outermost first.

    Scenes live here and not in the position: they change nothing, and forks do without them. The id of a scene holds an
    index, so that it never comes again, whatever is taken back. `begun` are the kinds of the scenes that the present
    cause has begun; `at_seam` is where the log stood at the last seam, from which a re-run must know it.
    """

    __slots__ = ("at_seam", "begun", "entries", "index", "revealed", "scenes", "used")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.index = -1
        self.revealed = False
        self.used: list[str] = []
        self.scenes: tuple[Scene, ...] = ()
        self.begun: tuple[str, ...] = ()
        self.at_seam: LogMark = (-1, (), ())

    def told(self, bit: int, start: int = 0) -> list[Json]:
        """The entries from `start` that those of this mask bit were told, as JSON."""
        return [
            {"index": index, "id": id, "args": dict(args), "rule": rule, "scene": scenes_json(scenes)}
            for index, to, id, args, rule, scenes in self.entries[start:]
            if to & bit
        ]

    def reach_seam(self) -> LogMark:
        """Remember where it stands now."""
        self.at_seam = mark = (self.index, self.begun, self.scenes)
        return mark

    def go_on_from(self, seam: LogMark) -> None:
        """Stand at a seam of another log."""
        self.at_seam = seam
        self.index, self.begun, self.scenes = seam

    def take_back(self, told: int, used: int, scenes: tuple[Scene, ...]) -> None:
        """Keep so many entries and uses, with these scenes open."""
        del self.entries[told:]
        del self.used[used:]
        self.scenes = scenes


def scenes_json(scenes: tuple[Scene, ...]) -> list[Json]:
    """Scenes in their JSON form, the outermost first."""
    return [
        {"id": f"{kind}-{index}-{again + 1}" if again else f"{kind}-{index}", "kind": kind, "args": dict(args)}
        for kind, index, again, args in scenes
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
        log = self.log
        if log is not None:
            log.entries.append((log.index, to, id, args, rule, log.scenes))

    def begin_scene(self, kind: str, **args: Any) -> None:
        """What is told from now on belongs to a new scene; open ones of its level or a deeper one are over.

        That there is a scene, and its arguments, everyone learns: nothing about it may depend on anything hidden.
        """
        log = self.log
        if log is None:
            return
        levels = self.rules.scenes
        level, scenes = levels[kind], log.scenes
        while scenes and levels[scenes[-1][0]] >= level:
            scenes = scenes[:-1]
        log.scenes = (*scenes, (kind, log.index + 1, log.begun.count(kind), args))
        log.begun = (*log.begun, kind)

    def join_scene(self, kind: str, **args: Any) -> None:
        """Go on in the open scene of this kind, or begin one."""
        if self.log is not None and all(scene[0] != kind for scene in self.log.scenes):
            self.begin_scene(kind, **args)

    def end_scene(self, kind: str) -> None:
        """What is open of the level of this kind, or of a deeper one, is over."""
        log = self.log
        if log is not None:
            levels = self.rules.scenes
            level = levels[kind]
            while log.scenes and levels[log.scenes[-1][0]] >= level:
                log.scenes = log.scenes[:-1]

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
