"""How a position is written, read and seen, described once: a section for each key of its written form.

Most sections are one field and a codec, or several fields under one key. What follows from other sections, and what is
secret, is told by codecs and functions of the game. From the same sections come the written form, the views, the JSON
Schemas of both, and with them the types in the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .codecs import Codec, Outline
from .compiled import mypyc_attr
from .messages import Json
from .position import Position
from .reader import Reader
from .shapes import parts
from .slots import Slot

Read = Callable[[Any, Reader], None]
"""Reads a section into a position; it is given the whole written form."""
Show = Callable[[Any, int], Any]
"""What the seats of a mask bit see of a section."""
Test = Callable[[Any], bool]
OF_EVERY_POSITION = ("next", "outcome")
"""Fields that are no slots of a game."""


def with_another(position: Any, whole: Reader) -> None:
    """For a section that is read together with another one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Section:
    """A key of the written position, with the fields that it holds; `told` says what that is.

    All see it, unless `show` says what a seat sees. `read` is for what follows from other sections too, `rank` the
    order of reading. `optional` says whether a position has it at all, `empty` whether it is left out of the written
    form; `written` and `seen` are false for what only the other form has.
    """

    __slots__ = ("always", "empty", "fields", "key", "optional", "rank", "reads", "seen", "show", "told", "written")

    def __init__(
        self, key: str, fields: tuple[str, ...], told: str, read: Read | None, show: Show | None,
        optional: Test | None, empty: Test | None, rank: int, written: bool, seen: bool,
    ) -> None:  # fmt: skip
        self.key = key
        self.fields = fields
        self.told = told
        self.reads = read
        self.show = show
        self.optional = optional
        self.empty = empty
        self.rank = rank
        self.written = written
        self.seen = seen
        self.always = written and seen and optional is None and empty is None

    def is_written(self, position: Position) -> bool:
        """Whether the written form of a position has it."""
        left_out = self.empty is not None and self.empty(position)
        return self.written and not left_out and (self.optional is None or self.optional(position))

    def is_seen(self, position: Position) -> bool:
        """Whether a view of a position has it."""
        return self.seen and (self.optional is None or self.optional(position))

    def write(self, position: Position) -> Any:
        """As JSON."""
        raise NotImplementedError

    def take(self, position: Position, written: Reader) -> None:
        """Read it into the position, from its own written form alone."""
        raise NotImplementedError

    def schema(self, outline: Outline) -> Json:
        """Its JSON Schema."""
        raise NotImplementedError


class One(Section):
    """A section that is one field."""

    __slots__ = ("codec", "field", "plain")

    def __init__(
        self, key: str, field: str, codec: Codec, told: str, *, read: Read | None = None, show: Show | None = None,
        optional: Test | None = None, empty: Test | None = None, rank: int = 0,
    ) -> None:  # fmt: skip
        super().__init__(key, (field,), told, read, show, optional, empty, rank, written=True, seen=True)
        self.field = field
        self.codec = codec
        self.plain = codec.plain

    def write(self, position: Position) -> Any:
        """By its codec."""
        value = getattr(position, self.field)
        return value if self.plain else self.codec.write(position, value)

    def take(self, position: Position, written: Reader) -> None:
        """By its codec."""
        setattr(position, self.field, self.codec.read(position, written, getattr(position, self.field)))

    def schema(self, outline: Outline) -> Json:
        """Of its codec."""
        return self.codec.schema(outline)


class Several(Section):
    """A section that is an object of several fields."""

    __slots__ = ("codecs", "names", "writing")

    def __init__(
        self, key: str, fields: Mapping[str, tuple[str, Codec]], told: str, *, show: Show | None = None
    ) -> None:  # fmt: skip
        names = tuple([field for field, _ in fields.values()])
        super().__init__(key, names, told, None, show, None, None, 0, written=True, seen=True)
        self.names = tuple(fields)
        self.codecs: tuple[Codec, ...] = tuple([codec for _, codec in fields.values()])
        self.writing = tuple([(key, field, None if codec.plain else codec) for key, (field, codec) in fields.items()])

    def write(self, position: Position) -> Any:
        """Each by its codec."""
        out: Json = {}
        for name, field, codec in self.writing:
            value = getattr(position, field)
            out[name] = value if codec is None else codec.write(position, value)
        return out

    def take(self, position: Position, written: Reader) -> None:
        """Each by its codec, the late ones last."""
        written.only(*self.names)
        for late in (False, True):
            for name, field, codec in zip(self.names, self.fields, self.codecs, strict=True):
                if codec.late is late:
                    setattr(position, field, codec.read(position, written[name], getattr(position, field)))

    def schema(self, outline: Outline) -> Json:
        """An object."""
        codecs = zip(self.names, self.codecs, strict=True)
        return parts({name: codec.schema(outline) for name, codec in codecs}, outline.whole)


class Special(Section):
    """A section that functions of the game write and describe."""

    __slots__ = ("describe", "writes")

    def __init__(
        self, key: str, fields: tuple[str, ...], write: Callable[[Any], Any], schema: Callable[[Outline], Json],
        told: str, *, read: Read | None = None, show: Show | None = None, optional: Test | None = None, rank: int = 0,
        written: bool = True, seen: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(key, fields, told, read or with_another, show, optional, None, rank, written, seen)
        self.writes = write
        self.describe = schema

    def write(self, position: Position) -> Any:
        """By its function."""
        return self.writes(position)

    def schema(self, outline: Outline) -> Json:
        """Of its function."""
        return self.describe(outline)


# -- all sections of a position ---------------------------------------------------------------------------------------
class Sections:
    """The sections of a game's positions, in the order in which they are written."""

    def __init__(self, sections: Iterable[Section], slots: Iterable[Slot], static: tuple[str, ...] = ()) -> None:
        self.all: tuple[Section, ...] = tuple(sections)
        self.reading: tuple[Section, ...] = tuple(sorted(self.all, key=_rank))
        """In the order in which they are read."""
        self._check({slot.name: slot for slot in slots}, static)

    def _check(self, slots: dict[str, Slot], static: tuple[str, ...]) -> None:
        """Every field is in one section; `static` are those that never change. Nothing secret is in a glance."""
        held = [field for section in self.all for field in section.fields]
        wanted = sorted([name for name in slots if name not in static] + list(OF_EVERY_POSITION))
        assert sorted(held) == wanted, f"in no section, or in two: {set(held) ^ set(wanted) or sorted(held)}"
        for section in self.all:
            bare = [f for f in section.fields if section.show is not None and f in slots and slots[f].glance]
            assert not bare, f"secret, and yet in a glance: {bare}"

    def told(self) -> dict[str, str]:
        """What each section of the written form holds."""
        return {section.key: section.told for section in self.all if section.written}

    def write(self, position: Position) -> Json:
        """The written form."""
        out: Json = {}
        for section in self.all:
            if section.always or section.is_written(position):
                out[section.key] = section.write(position)
        return out

    def view(self, position: Position, bit: int) -> Json:
        """What the seats of a mask bit see."""
        out: Json = {}
        for section in self.all:
            if section.always or section.is_seen(position):
                show = section.show
                out[section.key] = section.write(position) if show is None else show(position, bit)
        return out

    def read(self, position: Position, whole: Reader, *, secrets: bool) -> None:
        """Read a written position, or only what all can see of it."""
        for section in self.reading:
            if secrets or section.show is None:
                if section.reads is not None:
                    section.reads(position, whole)
                else:
                    section.take(position, whole[section.key])

    def schema(self, outline: Outline, more: Json, optional: Json) -> Json:
        """The JSON Schema of a view or a written position; what bundles add is optional."""
        mine = [section for section in self.all if (section.seen if outline.whole else section.written)]
        always = {section.key: section.schema(outline) for section in mine if section.optional is None}
        rest = {section.key: section.schema(outline) for section in mine if section.optional is not None}
        return parts(always | more, outline.whole, rest | optional)


def _rank(section: Section) -> int:
    return section.rank
