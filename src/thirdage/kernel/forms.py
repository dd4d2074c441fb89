"""Forms and options: what an answer is in memory and in JSON.

An *option* is one possible answer: a form and the values of its fields. In memory a facts id is a small int
(an index into a table of the facts); in JSON it is the id itself. Options of one form and equal values are the
same object, so rules code may write `if choice is PASS`. A form is decoded by its kind alone, without listing
what is on offer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from .messages import Json, Refused, shown

ONE: Final = "one"
MANY: Final = "many"
COUNTS: Final = "counts"
INTERN_LIMIT: Final = 20_000
"""A form stops remembering options beyond this number; only parametric forms ever get there."""


class Names:
    """The id tables of a match: table name -> ids in order, and back."""

    __slots__ = ("ids", "keys")

    def __init__(self, ids: Mapping[str, tuple[str, ...]]) -> None:
        self.ids: dict[str, tuple[str, ...]] = dict(ids)
        self.keys: dict[str, dict[str, int]] = {
            table: {slug: i for i, slug in enumerate(slugs)} for table, slugs in self.ids.items()
        }

    def key(self, table: str, slug: object) -> int:
        """The index of an id in its table; refuses an unknown one."""
        found = self.keys[table].get(slug) if isinstance(slug, str) else None
        if found is None:
            raise Refused("refused-unknown-id", "", {"table_name": table, "id": shown(slug)})
        return found


class Field:
    """One field of a form: an id of a facts table, a word of a fixed list, or a number; one, many or counted."""

    __slots__ = ("high", "low", "shape", "table", "words")

    def __init__(
        self, table: str = "", words: tuple[str, ...] = (), low: int = 0, high: int = 0, shape: str = ONE
    ) -> None:
        assert table or shape != COUNTS, "what is counted has an id"
        self.table = table
        self.words = words
        self.low = low
        self.high = high
        self.shape = shape

    def _encode(self, value: Any, names: Names) -> Any:
        return names.ids[self.table][value] if self.table else value

    def _decode(self, value: object, names: Names) -> Any:
        if self.table:
            return names.key(self.table, value)
        if self.words:
            for word in self.words:
                if word == value:
                    return word
            raise Refused("refused-bad-answer", "", {"detail": shown(value)})
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise Refused("refused-bad-answer", "", {"detail": shown(value)})

    def encode(self, value: Any, names: Names) -> Any:
        """The JSON form of a value."""
        if self.shape == ONE:
            return self._encode(value, names)
        if self.shape == MANY:
            return [self._encode(v, names) for v in value]
        return {self._encode(v, names): n for v, n in value}

    def decode(self, data: object, names: Names) -> Any:
        """The value of a JSON form; refuses anything else."""
        if self.shape == ONE:
            return self._decode(data, names)
        if self.shape == MANY and isinstance(data, list):
            return tuple([self._decode(v, names) for v in data])
        if self.shape == COUNTS and isinstance(data, dict) and all(_is_count(n) for n in data.values()):
            return tuple(sorted([(self._decode(v, names), n) for v, n in data.items() if n]))
        raise Refused("refused-bad-answer", "", {"detail": shown(data)})

    def schema(self, names: Names | None = None) -> Json:
        """The JSON Schema of this field, with the ids of a match where its names are given."""
        one: Json
        if self.table:
            one = {"type": "string", "title": self.table}
            if names is not None:
                one["enum"] = list(names.ids[self.table])
        elif self.words:
            one = {"enum": list(self.words)}
        else:
            one = {"type": "integer", "minimum": self.low, "maximum": self.high}
        if self.shape == MANY:
            return {"type": "array", "items": one}
        if self.shape == COUNTS:
            return {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0}}
        return one


def _is_count(n: object) -> bool:
    return isinstance(n, int) and not isinstance(n, bool) and n >= 0


def ids(table: str, shape: str = ONE) -> Field:
    """A field that holds an id of this facts table."""
    return Field(table=table, shape=shape)


def words(*choices: str) -> Field:
    """A field that holds one of these words."""
    return Field(words=choices)


def numbers(low: int, high: int, shape: str = ONE) -> Field:
    """A field that holds a number within limits."""
    return Field(low=low, high=high, shape=shape)


class Form:
    """The shape of an option: its kind in JSON and its fields. Calling it makes the option of these values."""

    __slots__ = ("_made", "fields", "keys", "kind")

    def __init__(self, kind: str, **fields: Field) -> None:
        self.kind = kind
        self.keys: tuple[str, ...] = tuple(fields)
        self.fields: tuple[Field, ...] = tuple(fields.values())
        self._made: dict[Any, Option] = {}

    def __call__(self, *values: Any) -> Option:
        """The option of these values, the same object each time."""
        made = self._made.get(values)
        if made is None:
            made = Option(self, values)
            if len(self._made) < INTERN_LIMIT:
                self._made[values] = made
        return made

    def decode(self, data: Json, names: Names) -> Option:
        """The option of this JSON object; refuses missing, unknown or malformed fields."""
        if len(data) != len(self.keys) + 1 or any(key not in data for key in self.keys):
            raise Refused("refused-bad-answer", "", {"detail": f"{self.kind}: {', '.join(self.keys)}"})
        return self(*[f.decode(data[k], names) for k, f in zip(self.keys, self.fields, strict=True)])

    def schema(self, names: Names | None = None) -> Json:
        """The JSON Schema of the options of this form."""
        properties: Json = {"kind": {"const": self.kind}}
        for key, field in zip(self.keys, self.fields, strict=True):
            properties[key] = field.schema(names)
        return {
            "type": "object",
            "properties": properties,
            "required": ["kind", *self.keys],
            "additionalProperties": False,
        }


class Option:
    """One possible answer. Index it, unpack it, or ask for a field by name."""

    __slots__ = ("form", "values")

    def __init__(self, form: Form, values: tuple[Any, ...]) -> None:
        self.form = form
        self.values = values

    @property
    def kind(self) -> str:
        """The kind of its JSON form."""
        return self.form.kind

    def get(self, key: str) -> Any:
        """The value of a field by name."""
        return self.values[self.form.keys.index(key)]

    def json(self, names: Names) -> Json:
        """The one JSON form of this option."""
        out: Json = {"kind": self.form.kind}
        for key, field, value in zip(self.form.keys, self.form.fields, self.values, strict=True):
            out[key] = field.encode(value, names)
        return out

    def __getitem__(self, i: int) -> Any:
        return self.values[i]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Option) and self.form is other.form and self.values == other.values)

    def __hash__(self) -> int:
        return hash((self.form.kind, self.values))

    def __repr__(self) -> str:
        return f"{self.form.kind}{self.values}"
