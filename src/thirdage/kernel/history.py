"""What a tracked match remembers besides its position: the record, the line now in play, and its checkpoints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .asks import CHANCE, Ask
from .chance import Outcomes
from .forms import Names, Option
from .line import Line
from .messages import Json, Refused
from .position import LogMark, Position, Scene


class Step:
    """One point of the line in play: an answer, an outcome of chance, or a closed group of parallel answers.

    `number` is what fate drew for an outcome; -1 where it drew nothing. A match keeps one for each answer, so it holds
    on to no tuple for one ask: every object that is kept costs the time of the garbage collector.
    """

    __slots__ = ("asked", "index", "number", "revealed", "scenes", "told", "used", "value")

    def __init__(
        self,
        index: int,
        group: tuple[Ask, ...],
        value: Any,
        number: int = -1,
        told: int = 0,
        used: int = 0,
        scenes: tuple[Scene, ...] = (),
    ) -> None:
        self.index = index
        self.asked: Ask | tuple[Ask, ...] = group[0] if len(group) == 1 else group
        self.value = value
        self.number = number
        self.told = told
        self.used = used
        self.scenes = scenes
        self.revealed = False

    @property
    def group(self) -> tuple[Ask, ...]:
        """The asks of the step, in seat order."""
        return self.asked if isinstance(self.asked, tuple) else (self.asked,)

    def answers(self) -> list[tuple[Ask, Option]]:
        """Each ask of the step with its answer, in seat order."""
        if isinstance(self.asked, tuple):
            return list(zip(self.asked, self.value, strict=True))
        return [(self.asked, self.value)]

    def json(self, names: Names) -> list[Json]:
        """The answers as entries of a record."""
        return [{"seat": ask.seat, "answer": option.json(names)} for ask, option in self.answers()]


class Seam:
    """What is remembered of a seam: how many steps and entries had led to it, the checkpoint, and the log there.

    `told` is how many entries the log had, `mark` where it stood.
    """

    __slots__ = ("checkpoint", "entries", "mark", "steps", "told")

    def __init__(self, steps: int, entries: int, checkpoint: Position, told: int, mark: LogMark) -> None:
        self.steps = steps
        self.entries = entries
        self.checkpoint = checkpoint
        self.told = told
        self.mark = mark


class Seams:
    """The seams of a line, like a list of them, but kept as lists of what belongs to each: objects cost more."""

    __slots__ = ("_begun", "_causes", "_checkpoints", "_entries", "_scenes", "_steps", "_told")

    def __init__(self) -> None:
        self._steps: list[int] = []
        self._entries: list[int] = []
        self._checkpoints: list[Position] = []
        self._told: list[int] = []
        self._causes: list[int] = []
        self._begun: list[tuple[str, ...]] = []
        self._scenes: list[tuple[Scene, ...]] = []

    def __len__(self) -> int:
        return len(self._steps)

    def __getitem__(self, at: int) -> Seam:
        mark = self._causes[at], self._begun[at], self._scenes[at]
        return Seam(self._steps[at], self._entries[at], self._checkpoints[at], self._told[at], mark)

    def __iter__(self) -> Iterator[Seam]:
        for at in range(len(self._steps)):
            yield self[at]

    def add(self, steps: int, entries: int, checkpoint: Position, told: int, mark: LogMark) -> None:
        """The match has come to a seam."""
        self._steps.append(steps)
        self._entries.append(entries)
        self._checkpoints.append(checkpoint)
        self._told.append(told)
        self._causes.append(mark[0])
        self._begun.append(mark[1])
        self._scenes.append(mark[2])

    def after(self, count: int) -> int:
        """The place of the last seam that so many steps reach."""
        at = len(self._steps) - 1
        while self._steps[at] > count:
            at -= 1
        return at

    def keep(self, count: int) -> None:
        """Forget all but the first of them."""
        for column in (
            self._steps, self._entries, self._checkpoints, self._told, self._causes, self._begun, self._scenes
        ):  # fmt: skip
            del column[count:]


class History:
    """`entries` is all that ever happened, undone answers included; `steps` is the line now in play.

    `seams` are those of that line. Entries are kept as they came, steps or JSON; a record turns steps into
    JSON when it is written. `behind` holds the places of the undos that were not free.
    """

    __slots__ = ("behind", "entries", "seams", "steps")

    def __init__(self) -> None:
        self.entries: list[Step | Json] = []
        self.steps: list[Step] = []
        self.seams = Seams()
        self.behind: list[int] = []

    def rewind(self, count: int) -> None:
        """Keep the first steps of the line and the seams they reach."""
        del self.steps[count:]
        self.seams.keep(self.seams.after(count) + 1)

    def line(self, count: int) -> Line:
        """The line as it was after so many steps, from the last seam before; not yet run again."""
        seam = self.seams[self.seams.after(count)]
        line = Line(seam.checkpoint, seam.told)
        line.asked = [step.group for step in self.steps[seam.steps : count]]
        line.given = [step.value for step in self.steps[seam.steps : count]]
        return line

    def covering(self, count: int) -> int:
        """How many entries, as they came, are the first so many of the record, which has one for each answer."""
        written = 0
        for place, entry in enumerate(self.entries):
            if written >= count:
                return place
            written += 1 if isinstance(entry, dict) else len(entry.group)
        return len(self.entries)

    def json(self, names: Names, start: int = 0) -> list[Json]:
        """The entries of the record, or those from `start` on; a group's answers stand one after the other."""
        out: list[Json] = []
        for entry in self.entries[start:]:
            if isinstance(entry, dict):
                out.append(entry)
                continue
            written = entry.json(names)
            ask = entry.group[0]
            if ask.seat == CHANCE:
                written[0]["purpose"] = ask.purpose
                if entry.number >= 0:
                    written[0].update(of=total(ask), number=entry.number)
            out.extend(written)
        return out

    def target(self, seat: str, group: tuple[Ask, ...]) -> tuple[int, bool]:
        """The step that an undo of this seat would take back, and whether it may do so without consent.

        Free is only an answer of its own after which nothing was rolled, revealed, or asked of another seat.
        """
        for at in range(len(self.steps) - 1, -1, -1):
            step = self.steps[at]
            if any(ask.seat == seat for ask in step.group):
                last = at == len(self.steps) - 1 and len(step.group) == 1 and not step.revealed
                return at, last and all(ask.seat == seat for ask in group)
        raise Refused("refused-undo-nothing")


def total(ask: Ask) -> int:
    """Among how many equally likely numbers fate chose."""
    assert isinstance(ask.options, Outcomes)
    return ask.options.total
