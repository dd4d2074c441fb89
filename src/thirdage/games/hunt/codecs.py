"""How values of a position of Hunt for the Ring are written and read, where the kernel has no such codec."""

from __future__ import annotations

from typing import Any, Final

from thirdage.kernel import Position, Reader
from thirdage.kernel.codecs import Codec, Outline
from thirdage.kernel.shapes import by_id, many, number, one, or_null

from .constants import ANSWERS, CROSSED, DOT, PERCEIVE_AREA, PERCEIVE_SECTION, PLAYED, QUESTIONS, TRACES, TRACK_SIDES

Json = dict[str, Any]
MARKS: Final = {DOT: ".", CROSSED: "x"}
"""Entries of the log that are no location."""
UNTIL: Final = ("phase", "day")
LASTING: Final = ("shield-area", "shield-section", "no-search", "slow", "hold")
"""What lasting effects do, with the tables of what they are about."""
ABOUT: Final = ("area", "section", "space", "area", "nazgul")


class IdOrNull(Codec):
    """The index of a row of the facts, or null for -1."""

    def __init__(self, table: str) -> None:
        self.table = table

    def write(self, position: Position, value: Any) -> Any:
        """Its id."""
        return position.rules.names.ids[self.table][value] if value >= 0 else None

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """Null for -1."""
        if not written.given:
            return default
        return written.id(self.table) if written.there else -1

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """Either of them."""
        return or_null(one(self.table))


class TupleOf(Codec):
    """A tuple of values of one kind, one for each of these names, as an object."""

    def __init__(self, names: tuple[str, ...], of: Codec) -> None:
        self.names = names
        self.of = of

    def write(self, position: Position, value: Any) -> Any:
        """Each under its name."""
        return {name: self.of.write(position, value[place]) for place, name in enumerate(self.names)}

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """Those that are told."""
        written.only(*self.names)
        return tuple([self.of.read(position, written[name], default[i]) for i, name in enumerate(self.names)])

    def schema(self, outline: Outline) -> Json:
        """An object of these names."""
        shape = self.of.schema(outline)
        properties = dict.fromkeys(self.names, shape)
        required = list(self.names) if outline.whole else []
        return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


class Entries(Codec):
    """HR-MOV-01: the log: the id of a location, a dot, or a cross for a cell that was crossed out."""

    def write(self, position: Position, value: Any) -> Any:
        """A list."""
        ids = position.rules.names.ids["space"]
        return [MARKS[entry] if entry < 0 else ids[entry] for entry in value]

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """Likewise."""
        marks = {mark: entry for entry, mark in MARKS.items()}
        if not written.given:
            return default
        out: list[int] = []
        for item in written.items():
            mark = marks.get(item.value) if isinstance(item.value, str) else None
            out.append(item.id("space") if mark is None else mark)
        return tuple(out)

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """A list of them."""
        return many({"type": "string"})


class NumberList(Codec):
    """Numbers in their order."""

    def write(self, position: Position, value: Any) -> Any:  # noqa: ARG002
        """A list."""
        return list(value)

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """Likewise."""
        return tuple([item.number() for item in written.items()]) if written.given else default

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """A list."""
        return many(number())


class Traces(Codec):
    """What all learned of Gandalf: [locations in his log, what, where or null]."""

    def write(self, position: Position, value: Any) -> Any:
        """With ids and words."""
        ids = position.rules.names.ids["space"]
        return [[count, TRACES[what], ids[where] if where >= 0 else None] for count, what, where in value]

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """Likewise."""
        if not written.given:
            return default
        out = []
        for item in written.items():
            count, what, where = item.exactly(3)
            out.append((count.number(), what.word(TRACES), where.id("space") if where.there else -1))
        return tuple(out)

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """A list of lists of three."""
        row = [number(), {"enum": list(TRACES)}, or_null(one("space"))]
        return many({"type": "array", "prefixItems": row, "minItems": 3, "items": False})


class Questions(Codec):
    """What was asked and answered: [value of the track, kind of question, of what, answer]."""

    def write(self, position: Position, value: Any) -> Any:
        """With ids and words."""
        ids = position.rules.names.ids
        return [[track, QUESTIONS[kind], ids[_table(kind)][of], ANSWERS[answer]] for track, kind, of, answer in value]

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """Likewise."""
        if not written.given:
            return default
        out = []
        for item in written.items():
            track, kind, of, answer = item.exactly(4)
            word = kind.word(QUESTIONS)
            out.append((track.number(), word, of.id(_table(word)), answer.word(ANSWERS)))
        return tuple(out)

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """A list of lists of four."""
        row = [number(), {"enum": list(QUESTIONS)}, {"type": "string"}, {"enum": list(ANSWERS)}]
        return many({"type": "array", "prefixItems": row, "minItems": 4, "items": False})


def _table(kind: int) -> str:
    return {PERCEIVE_AREA: "area", PERCEIVE_SECTION: "section", PLAYED: "card"}.get(kind, "space")


class Tracks(Codec):
    """HR-TRK-01, HR-TRK-05: location to the side of its tracks token. Ruling HRU-08."""

    def write(self, position: Position, value: Any) -> Any:
        """In the order of the locations."""
        ids = position.rules.names.ids["space"]
        return {ids[space]: TRACK_SIDES[value[space]] for space in sorted(value)}

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """Likewise."""
        return dict(written.words_of("space", TRACK_SIDES)) if written.given else default

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """An object."""
        return by_id("space", {"enum": list(TRACK_SIDES)})


class Orders(Codec):
    """HR-SET1-10: by seat of a Ringwraith, the Nazgûl in their order."""

    def write(self, position: Position, value: Any) -> Any:
        """A list of lists."""
        ids = position.rules.names.ids["nazgul"]
        return [[ids[nazgul] for nazgul in mine] for mine in value]

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """Likewise."""
        return tuple([item.ids("nazgul") for item in written.items()]) if written.given else default

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """A list of lists."""
        return many(many(one("nazgul")))


class Lastings(Codec):
    """Lasting effects: [card, what, about what, until when]."""

    def write(self, position: Position, value: Any) -> Any:
        """With ids and words."""
        ids = position.rules.names.ids
        return [
            [ids["card"][card], what, ids[ABOUT[LASTING.index(what)]][of], until] for card, what, of, until in value
        ]

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """Likewise."""
        if not written.given:
            return default
        out = []
        for item in written.items():
            card, what, of, until = item.exactly(4)
            place = what.word(LASTING)
            out.append((card.id("card"), LASTING[place], of.id(ABOUT[place]), UNTIL[until.word(UNTIL)]))
        return tuple(out)

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """A list of lists of four."""
        row = [one("card"), {"enum": list(LASTING)}, {"type": "string"}, {"enum": list(UNTIL)}]
        return many({"type": "array", "prefixItems": row, "minItems": 4, "items": False})
