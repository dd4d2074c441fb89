"""A part of a position that belongs to a bundle: the bundle copies, writes, reads, shows, completes and checks it.

Games that take parts (`Game.takes_parts`) call these functions where they do the same with their own fields. A part
that stands as at the start is not written, so that a match reads the same before and after its bundle has one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from .compiled import mypyc_attr
from .messages import Json
from .options import Random
from .shapes import parts as shape_of

if TYPE_CHECKING:
    from .bundle import Bundle
    from .game import Rules
    from .position import Position
    from .reader import Reader

PARTS: Final = "parts"
"""The key of a written position, or of a view, that holds the parts by the names of their bundles."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """What a bundle keeps in a position. Its own fields are immutable, or it has a `copy` that copies what is not.

    `told` says what it holds, for the page about written positions.
    """

    told: ClassVar[str] = ""

    @classmethod
    def start(cls, rules: Rules) -> Part:
        """As at set-up."""
        raise NotImplementedError

    @classmethod
    def read(cls, position: Position, written: Reader) -> Part:
        """The part of its written form, strictly; the rest of the position has been read."""
        raise NotImplementedError

    @classmethod
    def complete(cls, position: Position, seat: str, seen: Json, rng: Random) -> Part:
        """A part that this seat cannot tell from the real one, from its view of it alone.

        The rest of the position has been completed. What this part holds of it is taken out there.
        """
        raise NotImplementedError

    @classmethod
    def schemas(cls) -> tuple[Json, Json]:
        """JSON Schemas of a seat's view of it, and of its written form."""
        raise NotImplementedError

    def copy(self) -> Part:
        """An independent copy; itself, if nothing in it ever changes."""
        return self

    def write(self, position: Position) -> Json:
        """The whole of it, as JSON; `read` gives it back."""
        raise NotImplementedError

    def view(self, position: Position, seat: str) -> Json:
        """What a seat (or spectator, or referee) knows of it, as JSON."""
        raise NotImplementedError

    def anew(self, position: Position) -> Part | None:  # noqa: ARG002 (most parts have no way to do it)
        """It as everyone knows it, see `Game.anew`; None if that cannot be done."""
        return None

    def check(self, position: Position) -> None:
        """Raise Impossible if it is."""


P = TypeVar("P", bound=Part)


def part_of(position: Position, kind: type[P]) -> P:
    """The part of this kind, for the code of its bundle."""
    for part in position.parts:
        if isinstance(part, kind):
            return part
    raise LookupError(f"{position.rules.game.id}: the position has no {kind.__name__}")


def start_parts(rules: Rules) -> tuple[Part, ...]:
    """The parts of all bundles of a match, as at set-up."""
    return tuple([kind.start(rules) for kind in rules.parts.values()]) if rules.parts else ()


def copied_parts(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Independent copies."""
    return tuple([part.copy() for part in parts]) if parts else parts


def write_parts(position: Position, out: Json) -> None:
    """Add the parts to a written position, those that do not stand as at the start."""
    found: Json = {}
    for part, (name, kind) in zip(position.parts, position.rules.parts.items(), strict=True):
        written = part.write(position)
        if written != kind.start(position.rules).write(position):
            found[name] = written
    if found:
        out[PARTS] = found


def read_parts(position: Position, whole: Reader) -> None:
    """Read the parts of a written position; what is not mentioned stands as at the start."""
    kinds = position.rules.parts
    if not kinds:
        if whole[PARTS].given:
            raise whole.wrong("key", {"found": PARTS})
        return
    written = whole[PARTS].only(*kinds)
    position.parts = tuple([
        kind.read(position, written[name]) if written[name].given else kind.start(position.rules)
        for name, kind in kinds.items()
    ])  # fmt: skip


def show_parts(position: Position, seat: str, out: Json) -> None:
    """Add to a view what a seat knows of the parts."""
    if position.parts:
        names = position.rules.parts
        out[PARTS] = {name: part.view(position, seat) for name, part in zip(names, position.parts, strict=True)}


def complete_parts(position: Position, seat: str, seen: Json, rng: Random) -> None:
    """Complete the parts from a view of the whole position, one after the other."""
    kinds = position.rules.parts
    if kinds:
        shown: Json = seen[PARTS]
        position.parts = tuple([kind.complete(position, seat, shown[name], rng) for name, kind in kinds.items()])


def parts_anew(position: Position) -> tuple[Part, ...] | None:
    """The parts as everyone knows them; None if one of them cannot be told apart from its secrets."""
    found = [part.anew(position) for part in position.parts]
    known = [part for part in found if part is not None]
    return tuple(known) if len(known) == len(found) else None


def check_parts(position: Position) -> None:
    """Raise Impossible if a part is."""
    for part in position.parts:
        part.check(position)


def part_shapes(bundles: list[Bundle]) -> tuple[Json, Json]:
    """What bundles add to the JSON Schemas of views and of written positions: nothing where none has a part."""
    kinds = {bundle.name: bundle.part.schemas() for bundle in bundles if bundle.part is not None}
    if not kinds:
        return {}, {}
    seen, written = [{name: both[way] for name, both in kinds.items()} for way in (0, 1)]
    return {PARTS: shape_of(seen, required=False)}, {PARTS: shape_of(written, required=False)}
