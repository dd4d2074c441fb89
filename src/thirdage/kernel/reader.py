"""Written positions are read here: every value through a Reader, which knows the place where it stands.

A written position may come from anybody. What is not as it must be (a part that does not exist, a word where a number
belongs, an id that no table has) is refused with the place, such as `hands.shadow[2][1]`, and what is wrong there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from .forms import Names
from .messages import Json, Refused, shown
from .position import Outcome

MOST: Final = 10_000
"""The largest number that is read where no other limit is given."""


class _Missing:
    """Stands for a value that was not written."""


MISSING: Final = _Missing()


class Reader:
    """One value of a written position. Every method gives what must stand there, or refuses.

    A part of an object is `reader["name"]`, whether it is there or not; a value that is not there reads as the default,
    as nothing where a list or an object is wanted, and is refused as missing where there is no default.
    """

    __slots__ = ("key", "names", "parent", "value")

    def __init__(self, value: object, names: Names, parent: Reader | None = None, key: str = "position") -> None:
        self.value = value
        self.names = names
        self.parent = parent
        self.key = key

    # -- where it stands ----------------------------------------------------------------------------------------

    @property
    def place(self) -> str:
        """The way to it from the position: names of parts, places in lists."""
        if self.parent is None or self.parent.parent is None:
            return self.key
        return self.parent.place + (self.key if self.key.startswith("[") else "." + self.key)

    def wrong(self, problem: str, args: Json | None = None) -> Refused:
        """The refusal of this value."""
        return Refused("refused-position", "", {"where": self.place, "problem": problem, **(args or {})})

    def __getitem__(self, key: str) -> Reader:
        return Reader(self.fields().get(key, MISSING), self.names, self, key)

    @property
    def given(self) -> bool:
        """Whether it was written."""
        return self.value is not MISSING

    @property
    def there(self) -> bool:
        """Whether it was written, and not as null; for parts that may be null."""
        return self.value is not None and self.value is not MISSING

    # -- objects and lists --------------------------------------------------------------------------------------

    def fields(self) -> Json:
        """The parts of an object by name."""
        if self.value is MISSING:
            return {}
        if not isinstance(self.value, dict):
            raise self.wrong("object")
        return cast(Json, self.value)

    def only(self, *known: str) -> Reader:
        """This object, which may have parts of these names and no others."""
        for key in self.fields():
            if key not in known:
                raise self.wrong("key", {"found": shown(key)})
        return self

    def entries(self, table: str) -> list[tuple[int, Reader]]:
        """The parts of an object whose keys are ids of a table, in the order of the table."""
        keys = self.names.keys[table]
        found: list[tuple[int, Reader]] = []
        for key, value in self.fields().items():
            index = keys.get(key)
            if index is None:
                raise self.wrong("id", {"found": shown(key), "table_name": table})
            found.append((index, Reader(value, self.names, self, key)))
        found.sort(key=_first)
        return found

    def items(self) -> list[Reader]:
        """The values of a list."""
        return [self._item(place, value) for place, value in enumerate(self._list())]

    def _list(self) -> list[Any]:
        if self.value is MISSING:
            return []
        if not isinstance(self.value, list):
            raise self.wrong("list")
        return self.value

    def _item(self, place: int, value: object) -> Reader:
        return Reader(value, self.names, self, f"[{place}]")

    def exactly(self, count: int) -> list[Reader]:
        """The values of a list of this length."""
        found = self.items()
        if len(found) != count:
            raise self.wrong("length", {"count": count})
        return found

    # -- single values ------------------------------------------------------------------------------------------

    def number(self, low: int = 0, high: int = MOST, default: int | None = None) -> int:
        """A whole number within limits."""
        value = self.value
        if value is MISSING and default is not None:
            return default
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise self.not_a("number", {"low": low, "high": high})

    def truth(self, default: bool | None = None) -> bool:
        """True or false."""
        value = self.value
        if isinstance(value, bool):
            return value
        if value is MISSING and default is not None:
            return default
        raise self.not_a("truth")

    def text(self) -> str:
        """Any text."""
        if isinstance(self.value, str):
            return self.value
        raise self.not_a("text")

    def word(self, words: tuple[str, ...], default: int | None = None) -> int:
        """One of these words, told by its place among them."""
        if self.value is MISSING and default is not None:
            return default
        if isinstance(self.value, str) and self.value in words:
            return words.index(self.value)
        raise self.not_a("word")

    def id(self, table: str, default: int | None = None) -> int:
        """An id of a table, told by its index."""
        if self.value is MISSING and default is not None:
            return default
        found = self.names.keys[table].get(self.value) if isinstance(self.value, str) else None
        if found is None:
            raise self.not_a("id", {"table_name": table})
        return found

    def ids(self, table: str) -> tuple[int, ...]:
        """A list of ids of a table, none of them twice."""
        keys = self.names.keys[table]
        found: list[int] = []
        for place, value in enumerate(self._list()):
            index = keys.get(value) if isinstance(value, str) else None
            if index is None or index in found:
                item = self._item(place, value)
                raise item.not_a("twice" if item.id(table) in found else "id")
            found.append(index)
        return tuple(found)

    def counts(self, table: str, most: Sequence[int]) -> list[tuple[int, int]]:
        """An object of ids and numbers, each at most what `most` says for the id, in the order of the table."""
        keys = self.names.keys[table]
        found: list[tuple[int, int]] = []
        for key, n in self.fields().items():
            index = keys.get(key)
            if index is None or not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= most[index]:
                if index is None:
                    raise self.wrong("id", {"found": shown(key), "table_name": table})
                raise Reader(n, self.names, self, key).not_a("number", {"low": 0, "high": most[index]})
            found.append((index, n))
        found.sort()
        return found

    def words(self, words: tuple[str, ...], once: bool = False) -> tuple[int, ...]:
        """A list of these words; `once` if none may stand in it twice."""
        found: list[int] = []
        for place, value in enumerate(self._list()):
            if not isinstance(value, str) or value not in words:
                raise self._item(place, value).not_a("word")
            index = words.index(value)
            if once and index in found:
                raise self._item(place, value).not_a("twice")
            found.append(index)
        return tuple(found)

    def words_of(self, table: str, words: tuple[str, ...]) -> list[tuple[int, int]]:
        """An object of ids and words, each told by its place among them."""
        keys = self.names.keys[table]
        found: list[tuple[int, int]] = []
        for key, value in self.fields().items():
            index = keys.get(key)
            if index is None:
                raise self.wrong("id", {"found": shown(key), "table_name": table})
            if not isinstance(value, str) or value not in words:
                raise Reader(value, self.names, self, key).not_a("word")
            found.append((index, words.index(value)))
        return found

    def mask(self) -> int:
        """The seats that know something: a bit for each seat, one for those who watch, -1 for everybody."""
        value, end = self.value, 1 << (len(self.names.ids["seat"]) + 1)
        if isinstance(value, int) and not isinstance(value, bool) and -end <= value < end:
            return value
        raise self.not_a("mask")

    def known(self, table: str) -> tuple[tuple[int, int], ...]:
        """A list of [id, mask of those who know it]."""
        found = []
        for item in self.items():
            card, knowers = item.exactly(2)
            found.append((card.id(table), knowers.mask()))
        return tuple(found)

    def outcome(self, reasons: tuple[str, ...] = (), details: Callable[[Reader], Json] | None = None) -> Outcome | None:
        """How a match ended, by one of these reasons and with what a game reads of its details; null while it goes on.

        A game that names neither takes any.
        """
        if not self.there:
            return None
        self.only("winners", "side", "reason", "details")
        winners, side, reason, more = self["winners"].ids("seat"), self["side"], self["reason"], self["details"]
        seats, sides = self.names.ids["seat"], self.names.ids["side"]
        return Outcome(
            tuple([seats[seat] for seat in winners]),
            sides[side.id("side")] if side.there else None,
            reasons[reason.word(reasons)] if reasons else reason.text(),
            details(more) if details is not None else more.fields(),
        )

    def not_a(self, problem: str, args: Json | None = None) -> Refused:
        """The refusal of a value that is not what must stand there; it names what was found, or that nothing was."""
        if self.value is MISSING:
            return self.wrong("missing")
        return self.wrong(problem, {"found": shown(self.value), **(args or {})})


def _first(entry: tuple[int, Reader]) -> int:
    return entry[0]
