"""The arguments of seams, as written positions hold them: what may stand there, how it is read, and its schema.

A seam in a position is its name and its arguments (`["action", 1]`). They are public, few, and mostly small numbers: a
side, the index of something in its table of the facts. A seam that declares no arguments has none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from .messages import Json

if TYPE_CHECKING:
    from .game import Rules
    from .reader import Reader

NUMBER: Final = "number"
INDEX: Final = "index"
ID: Final = "id"
WORD: Final = "word"
SEAM: Final = "seam"
GROUP: Final = "group"


class Argument:
    """One argument: a number within limits, the index of an id in its table, an id (or ""), a word, another seam.

    Or a group: a list of such values, each of its own kind (`parts`).
    With `many` it is a list of such values; with `rest` all arguments that follow are such values.
    """

    __slots__ = ("high", "kind", "low", "many", "parts", "rest", "table", "words")

    def __init__(
        self, kind: str, low: int = 0, high: int = 0, table: str = "", words: tuple[str, ...] = (),
        many: bool = False, rest: bool = False, parts: tuple[Argument, ...] = (),
    ) -> None:  # fmt: skip
        self.kind = kind
        self.low = low
        self.high = high
        self.table = table
        self.words = words
        self.many = many
        self.rest = rest
        self.parts = parts

    def read(self, rules: Rules, written: Reader) -> Any:
        """The value that is written there."""
        if self.many:
            return tuple([self._one(rules, item) for item in written.items()])
        return self._one(rules, written)

    def _one(self, rules: Rules, written: Reader) -> Any:
        if self.kind == NUMBER:
            return written.number(self.low, self.high)
        if self.kind == INDEX:
            return written.number(0, len(rules.names.ids[self.table]) - 1)
        if self.kind == SEAM:
            return read_seam(rules, written)
        if self.kind == GROUP:
            items = written.exactly(len(self.parts))
            return tuple([part.read(rules, item) for part, item in zip(self.parts, items, strict=True)])
        words = self.words if self.kind == WORD else ("", *rules.names.ids[self.table])
        return words[written.word(words)]

    def schema(self) -> Json:
        """The JSON Schema of the value."""
        one: Json = {"type": "integer", "minimum": 0}
        if self.kind == NUMBER:
            one = {"type": "integer", "minimum": self.low, "maximum": self.high}
        elif self.kind == INDEX:
            one["title"] = f"index of a {self.table}"
        elif self.kind == SEAM:
            one = {"type": "array", "minItems": 1, "prefixItems": [{"type": "string"}]}
        elif self.kind == GROUP:
            parts = [part.schema() for part in self.parts]
            one = {"type": "array", "prefixItems": parts, "minItems": len(parts), "items": False}
        elif self.kind == WORD:
            one = {"enum": list(self.words)}
        else:
            one = {"type": "string", "title": f"{self.table}, or nothing"}
        return {"type": "array", "items": one} if self.many else one

    def told(self) -> str:
        """What may stand there, for docs/positions.md."""
        if self.kind == NUMBER:
            one = f"{self.low} to {self.high}" if self.high > self.low + 1 else f"{self.low} or {self.high}"
        elif self.kind == INDEX:
            one = f"index of a *{self.table}*"
        elif self.kind == SEAM:
            one = "a seam"
        elif self.kind == GROUP:
            one = f"[{', '.join([part.told() for part in self.parts])}]"
        elif self.kind == WORD:
            one = " or ".join([f"`{word}`" for word in self.words])
        else:
            one = f'id of a *{self.table}* or `""`'
        return f"list of {one}" if self.many else f"{one}, any number of times" if self.rest else one


Arguments = Mapping[str, Argument]
"""The arguments of a seam by name, in their order."""


def between(low: int, high: int, *, many: bool = False, rest: bool = False) -> Argument:
    """A number within limits."""
    return Argument(NUMBER, low, high, many=many, rest=rest)


def index_of(table: str) -> Argument:
    """The index of an id in its table."""
    return Argument(INDEX, table=table)


def id_of(table: str) -> Argument:
    """An id of a table, or "" for none."""
    return Argument(ID, table=table)


def one_of(*words: str) -> Argument:
    """One of these words."""
    return Argument(WORD, words=words)


def group(*parts: Argument, many: bool = False) -> Argument:
    """A list of values, each of its own kind; with `many` a list of such lists."""
    return Argument(GROUP, many=many, parts=parts)


def a_seam() -> Argument:
    """Another seam with its arguments."""
    return Argument(SEAM)


def read_seam(rules: Rules, written: Reader) -> tuple[Any, ...]:
    """A seam with its arguments; refuses one that does not exist or has other arguments."""
    parts = written.items()
    name = parts[0].text() if parts else ""
    if name not in rules.seams:
        raise written.wrong("seam", {"found": name[:80]})
    wanted = list(rules.arguments.get(name, {}).values())
    if wanted and wanted[-1].rest:
        wanted += wanted[-1:] * (len(parts) - 1 - len(wanted))
    if len(parts) - 1 != len(wanted):
        raise written.wrong("arguments", {"found": name, "count": len(wanted)})
    return (name, *[argument.read(rules, part) for argument, part in zip(wanted, parts[1:], strict=True)])


def seam_schema(seams: Mapping[str, Callable[..., Any]], arguments: Mapping[str, Arguments]) -> Json:
    """The JSON Schema of a seam of a game."""
    ways: list[Json] = []
    for name in seams:
        wanted = list(arguments.get(name, {}).values())
        rest = wanted[-1].schema() if wanted and wanted[-1].rest else False
        fixed = [argument.schema() for argument in wanted if not argument.rest]
        way: Json = {"type": "array", "prefixItems": [{"const": name}, *fixed], "minItems": 1 + len(fixed)}
        ways.append(way | {"items": rest})
    return {"anyOf": ways}
