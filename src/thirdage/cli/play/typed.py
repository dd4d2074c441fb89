"""What a player types: a number, a command, or an answer in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from thirdage.kernel import COUNTS, MANY, Field, Form, Names, Refused
from thirdage.locale import Words

Json = dict[str, Any]

COMMANDS: Final = {
    "q": "quit", "quit": "quit", "exit": "quit",
    "u": "undo", "undo": "undo",
    "l": "log", "log": "log",
    "v": "view", "view": "view",
    "w": "why", "why": "why",
    "b": "back", "back": "back",
    "h": "help", "help": "help", "?": "help",
}  # fmt: skip
_CYRILLIC_KEYS: Final = str.maketrans("йцукенгшщзфывапролдячсмитьіхїжєбюё", "qwertyuiopasdfghjklzxcvbnms[];'.,`")
"""The Latin letter on the same key: who plays in Russian or Ukrainian need not switch the keyboard for a command."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A line, understood: `command` is one of COMMANDS, "number", "numbers" or "answer"; `words` stand behind it."""

    command: str
    number: int = 0
    words: tuple[str, ...] = ()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of a line that holds nothing else."""
        if self.command == "number":
            return (self.number,)
        return tuple(map(int, self.words)) if self.command == "numbers" else ()


def understand(line: str) -> Typed:
    """What a line means. Anything that is neither a number nor a command is taken for an answer in words."""
    words = tuple(line.replace("?", "? ", 1).split() if line.startswith("?") else line.split())
    if not words:
        return Typed("nothing")
    if len(words) == 1 and words[0].isdecimal():
        return Typed("number", number=int(words[0]))
    numbers = tuple(line.replace(",", " ").split())
    if all(number.isdecimal() for number in numbers):
        return Typed("numbers", words=numbers)
    first = words[0].lower()
    command = COMMANDS.get(first) or COMMANDS.get(first.translate(_CYRILLIC_KEYS))
    if command is not None:
        return Typed(command, words=words[1:])
    return Typed("answer", words=words)


def answer_in_words(words: tuple[str, ...], forms: Iterable[Form], names: Names, told: Words) -> Json:
    """The JSON form of `play-card omen` or `place-scouts reeds=2`; things go by their ids or by their names."""
    kind = words[0] if words else ""
    known = sorted([form for form in forms if form.kind == kind], key=lambda form: len(form.keys))
    if not known:
        raise Refused("refused-unknown-kind", "", {"kind": kind[:80]})
    form = ([known[0], *[form for form in known if len(form.keys) < len(words)]])[-1]
    answer: Json = {"kind": kind}
    rest = list(words[1:])
    for at, (key, field) in enumerate(zip(form.keys, form.fields, strict=True)):
        last = at == len(form.keys) - 1
        mine, rest = (rest, []) if last else (rest[:1], rest[1:])
        answer[key] = _value(mine, field, names, told)
    return answer


def _value(typed: list[str], field: Field, names: Names, told: Words) -> Any:
    if field.shape == MANY:
        return [_thing(part, field, names, told) for part in _parts(typed)]
    if field.shape == COUNTS:
        counted = [part.rpartition("=") for part in _parts(typed)]
        return {
            _thing(item or n, field, names, told): int(n) if item and n.isdecimal() else 1 for item, _, n in counted
        }
    return _thing(" ".join(typed), field, names, told)


def _parts(typed: list[str]) -> list[str]:
    """Several things: separated by commas, or else by spaces."""
    line = " ".join(typed)
    return [part.strip() for part in (line.split(",") if "," in line else typed) if part.strip()]


def _thing(typed: str, field: Field, names: Names, told: Words) -> Any:
    """An id, a number, or a thing's name; what is none of these stays, and is refused with its reason."""
    if not field.table:
        return int(typed) if typed.removeprefix("-").isdecimal() else typed
    ids = names.ids[field.table]
    if typed in ids:
        return typed
    wanted = typed.casefold()
    return next((slug for slug in ids if told.name(field.table, slug).casefold() == wanted), typed)


def things_named(words: tuple[str, ...], known: Callable[[str], bool], names: Names, told: Words) -> list[str]:
    """The known ids of the facts meant by an id, a name, or a part of a name; copies of one thing only once."""
    wanted = " ".join(words).casefold()
    called: dict[str, str] = {}
    for table, ids in names.ids.items():
        for slug in ids:
            if slug not in called and known(slug):
                called[slug] = told.name(table, slug).casefold()
    exact = [slug for slug, name in called.items() if wanted in (slug, name)]
    found = exact or [slug for slug, name in called.items() if wanted in name]
    return list({called[slug]: slug for slug in reversed(found)}.values())[::-1]
