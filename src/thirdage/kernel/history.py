"""What a tracked match remembers besides its position: the record, the line now in play, and its checkpoints."""

from __future__ import annotations

from typing import Any

from .asks import CHANCE, Ask
from .chance import Outcomes
from .forms import Names, Option
from .line import Line
from .messages import Json, Refused
from .position import Scene, SeamMark


class Step:
    """One point of the line in play: an answer, an outcome of chance, or a closed group of parallel answers.

    `number` is what fate drew for an outcome; -1 where it drew nothing.
    """

    __slots__ = ("group", "index", "number", "revealed", "scenes", "told", "used", "value")

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
        self.group = group
        self.value = value
        self.number = number
        self.told = told
        self.used = used
        self.scenes = scenes
        self.revealed = False

    def answers(self) -> list[tuple[Ask, Option]]:
        """Each ask of the step with its answer, in seat order."""
        if len(self.group) == 1:
            return [(self.group[0], self.value)]
        return list(zip(self.group, self.value, strict=True))

    def json(self, names: Names) -> list[Json]:
        """The answers as entries of a record."""
        return [{"seat": ask.seat, "answer": option.json(names)} for ask, option in self.answers()]


class History:
    """`entries` is all that ever happened, undone answers included; `steps` is the line now in play.

    `seams` are those of that line. Entries are kept as they came, steps or JSON; a record turns steps into
    JSON when it is written. `behind` holds the places of the undos that were not free.
    """

    __slots__ = ("behind", "entries", "seams", "steps")

    def __init__(self) -> None:
        self.entries: list[Step | Json] = []
        self.steps: list[Step] = []
        self.seams: list[SeamMark] = []
        self.behind: list[int] = []

    def rewind(self, count: int) -> None:
        """Keep the first steps of the line and the seams they reach."""
        del self.steps[count:]
        while self.seams[-1].steps > count:
            self.seams.pop()

    def line(self, count: int) -> Line:
        """The line as it was after so many steps, from the last seam before; not yet run again."""
        seam = next(seam for seam in reversed(self.seams) if seam.steps <= count)
        line = Line(seam.checkpoint, seam.told)
        line.asked = [step.group for step in self.steps[seam.steps : count]]
        line.given = [step.value for step in self.steps[seam.steps : count]]
        return line

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
