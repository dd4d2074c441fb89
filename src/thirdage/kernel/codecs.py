"""How single values of a position are written and read, and their JSON Schemas: what `sections` are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from .bundle import Bundle
from .compiled import mypyc_attr
from .messages import Json
from .plain_json import listed
from .position import Position
from .reader import MOST, Reader
from .seams import read_seam, seam_schema
from .shapes import TRUTH, many, number, one, or_null, parts


class Outline:
    """What a JSON Schema is wanted for: a view (`whole`: nothing may be left out), or a written position.

    `bundles` are those that a match may have; the first is the base game.
    """

    __slots__ = ("bundles", "seam", "whole")

    def __init__(self, bundles: list[Bundle], *, whole: bool) -> None:
        self.bundles = bundles
        self.whole = whole
        self.seam = seam_schema(bundles[0].seams, bundles[0].arguments)


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How one value of a position is written and read, and its JSON Schema. This one writes values as they are.

    `late`: it is read after the others of its section, because what is not told follows from them.
    """

    late: ClassVar[bool] = False

    @property
    def plain(self) -> bool:
        """Whether values are written as they are."""
        return type(self).write is Codec.write

    def write(self, position: Position, value: Any) -> Any:  # noqa: ARG002
        """The value as JSON."""
        return value

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """The value of its JSON form; the default is what stands there at set-up."""
        raise NotImplementedError

    def schema(self, outline: Outline) -> Json:
        """Its JSON Schema."""
        raise NotImplementedError


class Number(Codec):
    """A whole number from 0. `most` is what is read where there is no limit to tell."""

    def __init__(self, high: int | None = None, most: int = MOST) -> None:
        self.high = high
        self.most = most if high is None else high

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """Within the limits."""
        return written.number(0, self.most, default)

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """With the limit."""
        return number(self.high)


class NumberOrNull(Number):
    """A number, or null for -1."""

    def write(self, position: Position, value: Any) -> Any:  # noqa: ARG002
        """Null for -1."""
        return value if value >= 0 else None

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """-1 for null."""
        if written.given and not written.there:
            return -1
        return super().read(position, written, default)

    def schema(self, outline: Outline) -> Json:
        """Either of them."""
        return or_null(super().schema(outline))


class Truth(Codec):
    """True or false."""

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """One of them."""
        return written.truth(default)

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """A boolean."""
        return TRUTH


class Id(Codec):
    """The index of a row of the facts."""

    def __init__(self, table: str) -> None:
        self.table = table

    def write(self, position: Position, value: Any) -> Any:
        """Its id."""
        return position.rules.names.ids[self.table][value]

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """An id of the table."""
        return written.id(self.table, default)

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """An id."""
        return one(self.table)


class Ids(Codec):
    """Indexes of different rows of the facts, in their order."""

    def __init__(self, table: str) -> None:
        self.table = table

    def write(self, position: Position, value: Any) -> Any:
        """A list of ids."""
        ids = position.rules.names.ids[self.table]
        return [ids[index] for index in value]

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """None of them twice."""
        return written.ids(self.table) if written.given else default

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """A list."""
        return many(one(self.table))


class Heap(Ids):
    """Indexes of rows of the facts, some of them perhaps several times, in no order."""

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """Sorted, so that the order tells nothing."""
        return tuple(sorted([item.id(self.table) for item in written.items()])) if written.given else default


class IdSet(Ids):
    """A mask of rows of the facts."""

    def write(self, position: Position, value: Any) -> Any:
        """The ids in order."""
        ids, mask = position.rules.names.ids[self.table], value
        out = []
        while mask:
            out.append(ids[(mask & -mask).bit_length() - 1])
            mask &= mask - 1
        return out

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """None of them twice."""
        return sum([1 << index for index in written.ids(self.table)]) if written.given else default


class WordOrNull(Codec):
    """The place of a word among these, or null for -1."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def write(self, position: Position, value: Any) -> Any:  # noqa: ARG002
        """The word."""
        return self.words[value] if value >= 0 else None

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """One of the words."""
        return written.word(self.words) if written.there else -1 if written.given else default

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """One of them."""
        return {"enum": [*self.words, None]}


class Words(Codec):
    """The places of words among these; `once` if none stands there twice, `ordered` if their order means something."""

    def __init__(self, words: tuple[str, ...], *, once: bool = False, ordered: bool = False) -> None:
        self.words = words
        self.once = once
        self.ordered = ordered

    def write(self, position: Position, value: Any) -> Any:  # noqa: ARG002
        """A list of words."""
        words = self.words
        return [words[place] for place in value]

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """Sorted, unless the order means something."""
        if not written.given:
            return default
        found = written.words(self.words, once=self.once)
        return found if self.ordered else tuple(sorted(found))

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """A list of them."""
        return many({"enum": list(self.words)})


class Texts(Words):
    """Words that stand in the position as they are."""

    def write(self, position: Position, value: Any) -> Any:  # noqa: ARG002
        """A list of them."""
        return list(value)

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """Known ones."""
        places: tuple[int, ...] = super().read(position, written, ())
        return tuple([self.words[place] for place in places]) if written.given else default


class WordSet(Words):
    """A mask of words."""

    def write(self, position: Position, value: Any) -> Any:  # noqa: ARG002
        """The words in order."""
        return [word for place, word in enumerate(self.words) if value >> place & 1]

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """None of them twice."""
        return sum([1 << place for place in written.words(self.words, once=True)]) if written.given else default


class ByName(Codec):
    """A list of values, one for each of these names, as an object."""

    def __init__(self, names: tuple[str, ...], of: Codec) -> None:
        self.names = names
        self.of = of
        self.as_they_are = of.plain

    def write(self, position: Position, value: Any) -> Any:
        """Each under its name."""
        if self.as_they_are:
            return {name: value[place] for place, name in enumerate(self.names)}
        of = self.of
        return {name: of.write(position, value[place]) for place, name in enumerate(self.names)}

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """Those that are told."""
        written.only(*self.names)
        return [self.of.read(position, written[name], default[place]) for place, name in enumerate(self.names)]

    def schema(self, outline: Outline) -> Json:
        """An object of these names."""
        return parts(dict.fromkeys(self.names, self.of.schema(outline)), outline.whole)


class Seam(Codec):
    """The seam that comes next."""

    def write(self, position: Position, value: Any) -> Any:  # noqa: ARG002
        """Its name and arguments."""
        return listed(value)

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """A seam of the match."""
        return read_seam(position.rules, written) if written.given else default

    def schema(self, outline: Outline) -> Json:
        """Those that the game has."""
        return outline.seam


class Seams(Seam):
    """Several seams."""

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """Seams of the match."""
        return tuple([read_seam(position.rules, seam) for seam in written.items()]) if written.given else default

    def schema(self, outline: Outline) -> Json:
        """A list of them."""
        return many(super().schema(outline))


class Ending(Codec):
    """How the match ended, or null; by which reasons, and what of its details a game reads."""

    def __init__(self, reasons: tuple[str, ...] = (), details: Callable[[Reader], Json] | None = None) -> None:
        self.reasons = reasons
        self.details = details

    def write(self, position: Position, value: Any) -> Any:  # noqa: ARG002
        """The outcome."""
        return value.json() if value is not None else None

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """None while the match goes on."""
        return written.outcome(self.reasons, self.details)

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """An object."""
        return or_null({"type": "object"})
