"""Mutations of JSON: written positions, answers and intents changed at random places, as a careless or hostile program
would. Used by the fuzzers; everything is drawn from one generator, so that a failure can be met again."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

from thirdage.kernel import Match, Rng
from thirdage.kernel.seams import Argument

Json = dict[str, Any]
Path = tuple[str | int, ...]
ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 7, 12, 13, 99, 10_000, -99, 1 << 70, 1.5, float("nan"), "", "x", "ё", "\ud800",
    [], {}, [[]], [None], {"x": 1}, {"": None},
)  # fmt: skip
"""Values that seldom belong anywhere."""


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every value."""
    yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from places(value, (*path, at))


def at(data: Any, path: Path) -> Any:
    """The value at the end of a way."""
    for key in path:
        data = data[key]
    return data


def pick(rng: Rng, among: list[Any]) -> Any:
    """One of these."""
    return among[rng.randrange(len(among))]


def odd(rng: Rng) -> Any:
    """A value that seldom belongs anywhere; its own, for it may be changed in turn."""
    return copy.deepcopy(pick(rng, list(ODD)))


def misspelt(rng: Rng, word: str) -> str:
    """A word with a letter changed, doubled or gone."""
    if not word:
        return "x"
    place = rng.randrange(len(word))
    return word[:place] + str(pick(rng, ["", word[place] * 2, "x", "-"])) + word[place + 1 :]


def _number(rng: Rng, value: int) -> int:
    return pick(rng, [value + 1, value - 1, -value, value * 2, value + 4, 0, 1, 2, 5])  # type: ignore[no-any-return]


class Vocabulary:
    """Words that belong somewhere in a position: ids by table, seams with arguments, and what stands in this one."""

    def __init__(self, match: Match) -> None:
        self.rules = match.rules
        self.groups: list[tuple[str, ...]] = [*match.rules.names.ids.values(), tuple(match.rules.seams)]
        found: dict[str, None] = {}
        written = match.written()["position"]
        for path in places(written):
            value = at(written, path)
            found.update(dict.fromkeys([value] if isinstance(value, str) else value if isinstance(value, dict) else ()))
        self.groups.append(tuple(found))

    def any(self, rng: Rng) -> str:
        """A word of any group."""
        return str(pick(rng, list(pick(rng, self.groups) or ("x",))))

    def like(self, rng: Rng, word: str) -> str:
        """Another word that may stand where this one stands."""
        groups = [group for group in self.groups if word in group]
        return str(pick(rng, list(pick(rng, groups)))) if groups else self.any(rng)

    def seam(self, rng: Rng, nested: bool = False) -> list[Any]:
        """A seam with arguments that may be right."""
        name = pick(rng, [seam for seam in self.rules.seams if not nested or not seam.startswith("deal")])
        out: list[Any] = [name]
        for argument in self.rules.arguments.get(name, {}).values():
            times = rng.randrange(3) * 2 if argument.rest else 1
            out += [self._argument(rng, argument) for _ in range(times)]
        return out

    def _argument(self, rng: Rng, argument: Argument) -> Any:
        if argument.many:
            return [self._one(rng, argument) for _ in range(rng.randrange(3))]
        return self._one(rng, argument)

    def _one(self, rng: Rng, argument: Argument) -> Any:
        if argument.kind == "group":
            return [self._argument(rng, part) for part in argument.parts]
        if argument.kind == "seam":
            return self.seam(rng, nested=True)
        if argument.kind == "number":
            return argument.low + rng.randrange(argument.high - argument.low + 1)
        if argument.kind == "word":
            return pick(rng, list(argument.words))
        ids = self.rules.names.ids[argument.table]
        return rng.randrange(len(ids)) if argument.kind == "index" else pick(rng, ["", *ids])


def _change_value(rng: Rng, words: Vocabulary, _whole: Any, parent: Any, key: Any) -> None:
    value = parent[key]
    if isinstance(value, bool) or value is None:
        parent[key] = pick(rng, [not value, odd(rng)])
    elif isinstance(value, int):
        parent[key] = pick(rng, [_number(rng, value), _number(rng, value), odd(rng)])
    elif isinstance(value, str):
        fitting = words.like(rng, value)
        parent[key] = pick(rng, [misspelt(rng, value), fitting, fitting, fitting, words.any(rng), odd(rng)])
    else:
        parent[key] = odd(rng)


def _drop(_rng: Rng, _words: Vocabulary, _whole: Any, parent: Any, key: Any) -> None:
    del parent[key]


def _double(_rng: Rng, _words: Vocabulary, _whole: Any, parent: Any, key: Any) -> None:
    if isinstance(parent, list):
        parent.insert(key, copy.deepcopy(parent[key]))


def _rename(rng: Rng, words: Vocabulary, _whole: Any, parent: Any, key: Any) -> None:
    if isinstance(parent, dict):
        parent[pick(rng, [misspelt(rng, key), words.like(rng, key), words.any(rng)])] = parent.pop(key)


def _move(rng: Rng, _words: Vocabulary, whole: Any, parent: Any, key: Any) -> None:
    """To another place of its kind: an entry of one list or object goes into another."""
    value = parent.pop(key)
    others = [path for path in places(whole) if isinstance(at(whole, path), type(parent))]
    other = at(whole, pick(rng, others))
    if isinstance(other, list):
        other.append(value)
    elif isinstance(other, dict):
        other[key] = value


def _swap(rng: Rng, _words: Vocabulary, whole: Any, parent: Any, key: Any) -> None:
    """With another value of the same type."""
    value = parent[key]
    others = [path for path in places(whole) if path and type(at(whole, path)) is type(value)]
    path = pick(rng, others)
    other = at(whole, path[:-1])
    inside = any(other is part for part in _parts(value)) or any(parent is part for part in _parts(other[path[-1]]))
    if not inside:
        parent[key], other[path[-1]] = other[path[-1]], value


def _parts(data: Any) -> Iterator[Any]:
    for path in places(data):
        yield at(data, path)


def _other_seam(rng: Rng, words: Vocabulary, whole: Any, _parent: Any, _key: Any) -> None:
    """Another seam comes next, or waits."""
    position = whole["position"] if isinstance(whole, dict) and "position" in whole else whole
    if isinstance(position, dict) and isinstance(position.get("then"), list) and rng.randrange(3) == 0:
        position["then"].append(words.seam(rng))
    elif isinstance(position, dict):
        position["next"] = words.seam(rng)


WAYS: tuple[Callable[[Rng, Vocabulary, Any, Any, Any], None], ...] = (
    _change_value, _change_value, _change_value, _drop, _double, _rename, _rename, _move, _move, _swap, _swap,
    _other_seam,
)  # fmt: skip


def somewhere(data: Any, rng: Rng) -> Path:
    """The way to a value, each branch as likely as the others, so that small parts are met as often as large ones."""
    path: Path = ()
    while isinstance(data, dict | list) and data and (not path or rng.randrange(5)):
        key = pick(rng, list(data) if isinstance(data, dict) else list(range(len(data))))
        path, data = (*path, key), data[key]
    return path


def mutated(data: Any, rng: Rng, words: Vocabulary) -> Any:
    """A copy of a JSON document, changed at one place, sometimes at two or three."""
    whole = copy.deepcopy(data)
    for _ in range(pick(rng, [1, 1, 1, 2, 3])):
        path = somewhere(whole, rng)
        if not path:
            return odd(rng)
        pick(rng, list(WAYS))(rng, words, whole, at(whole, path[:-1]), path[-1])
    return whole
