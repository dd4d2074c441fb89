"""Turns messages into sentences of one language, and never fails a game over a missing word."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.ast import Message, Resource

from thirdage.locale import preference
from thirdage.locale.preference import ENGLISH, languages

NOMINATIVE: Final = "nominative"
CASES: Final = ("genitive", "accusative", "locative", "dative", "instrumental")
"""The attributes of a name that a text may ask for, beside the nominative, which is the name's own value."""
WHERE: Final = ("at", "into", "from")
"""Further attributes of names of places: with the preposition that the place wants (в Рохане, на Дагорладе)."""
COUNTED: Final = ("counted", "counted-accusative")
"""Further attributes of things that come in numbers: they are given `$count`."""
CAPITAL: Final = "capital"
"""The name as it begins a sentence (`$side_capital`, `$region_at-capital`): made from the others, no attribute."""
LISTS: Final = ("quoted", "or", "quoted-or", "size")
"""Each name of a list in quotation marks, with a capital; a list of which one is meant; how many there are."""
HOW_MANY_WHERE: Final = "counted-at"
"""Places with how often the list holds them: 2 в Ортханке и 3 в Мории. Made from `at`."""

Value: TypeAlias = str | int | float
"""What a text can be given."""

GENDER: Final = "gender"
FORMS: Final = (*CASES, *WHERE, *COUNTED, GENDER)
"""All attributes that a name may have."""
UKRAINIAN: Final = "uk"
_UNKNOWN_GENDER: Final = "masculine"
_NOBODY: Final = "none"
"""The gender of an empty list."""
_SLUG: Final = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
PLACES: Final = ("first", "second", "third", "fourth", "fifth")
"""What a `name-<table>` is given: the words of the id, which it makes a name of where the id has none of its own."""
_CONSONANTS: Final = "бвгґджзйклмнпрстфхцчшщь"
_BETWEEN_CONSONANTS: Final = re.compile(
    rf"(^|[.,:;!?—] |[{_CONSONANTS}][»“]? )([вВ])(?= «?[{_CONSONANTS}])", re.IGNORECASE
)
"""Where Ukrainian says у for в: between consonants, and where a sentence begins before one."""
_BEFORE_ITS_LIKE: Final = re.compile(r"(?<![\w’])([вВ])(?= «?(?:[вф]|(?:ль|[стх])в))", re.IGNORECASE)
"""Where it always does: before в and ф, and before another consonant with в."""
_AFTER_A_VOWEL: Final = re.compile(r"(?<=[аеєиіїоуюя] )і(?=(?:де|дуть)(?![\w’]))", re.IGNORECASE)
"""Where it says йде for іде."""
TERMINAL: Final = ("arena", "cli")
"""How the names of files begin that no page needs."""
_SAYINGS: Final = frozenset({"cli", "list", "log", "reason", "refused", "say", "server", "text", "web"})
"""First words of ids that are never names, even where none of their texts has an argument."""


class WordsError(Exception):
    """A word is missing or a text does not fit its arguments. Only strict words raise it."""


class Words:
    """What a game says, in one language.

    What is missing in the language is said in English, and what is missing there is shown as `id(arguments)`:
    ugly, but a table plays on and a reader can report it. Tests use `strict=True`: that raises WordsError.
    """

    def __init__(self, language: str, extra: Iterable[Path | str] = (), *, strict: bool = False) -> None:
        """Load the package's own catalogue and the `extra` folders, each holding en/, ru/ and uk/."""
        if language not in languages():
            raise ValueError(f"no catalogue in {language!r}; there are {', '.join(languages())}")
        self.language = language
        self.strict = strict
        folders = tuple(Path(folder) for folder in extra)
        spoken = (language,) if strict else tuple(dict.fromkeys((language, ENGLISH)))
        self._tongues = tuple(_tongue(code, folders) for code in spoken)

    def say(self, message_id: str, args: Mapping[str, Any] | None = None, rule: str | None = None) -> str:
        """The sentence of a message; the rule it comes from, if any, is cited after it."""
        text = self._sentence(message_id, args or {})
        return self._sentence("say-with-rule", {"text": text, "rule": rule}) if rule else text

    def knows(self, message_id: str) -> bool:
        """Whether there is such a text, in this language or in one that stands in for it."""
        return any(tongue.has(message_id) for tongue in self._tongues)

    def name(self, table: str, slug: str, case: str = NOMINATIVE) -> str:
        """The name of a thing of the facts; the bare slug where the catalogue has none."""
        if case != NOMINATIVE and case not in CASES + WHERE:
            raise ValueError(f"no case {case!r}")
        return self._name(0, table, slug, case)

    def counted(self, table: str, slug: str, count: int) -> str:
        """So many things of a kind: 2 обычных отряда."""
        return self._name(0, table, slug, COUNTED[0], count)

    def _sentence(self, message_id: str, args: Mapping[str, Any]) -> str:
        for place, tongue in enumerate(self._tongues):
            text, fault = tongue.told(message_id, self._variables(place, args))
            if text is not None:
                return _euphonic(text) if tongue.language == UKRAINIAN else text
            if self.strict:
                raise WordsError(f"{self.language}: {message_id}: {fault}")
        return f"{message_id}({', '.join(f'{key}={_plain(value)}' for key, value in args.items())})"

    def _name(self, place: int, table: str, slug: str, form: str, count: int = 1) -> str:
        """One form of a name, looked for in the tongue at this place and in those that it falls back to."""
        for tongue in self._tongues[place:]:
            found = tongue.name(f"{table}-{slug}", form, count) or tongue.made_of(table, slug, form)
            if found is not None:
                return found
        if self.strict and table in self._tongues[0].tables:
            raise WordsError(f"{self.language}: {table}-{slug}: no such name")
        return _UNKNOWN_GENDER if form == GENDER else slug

    def _variables(self, place: int, args: Mapping[str, Any]) -> dict[str, Value]:
        """What a text may use: the arguments, with names told in every case."""
        derived: dict[str, Value] = {}
        direct: dict[str, Value] = {}
        count = args.get("count")
        for key, value in args.items():
            if isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value):
                direct[key] = value
                continue
            table = key.rpartition("_")[2]
            things = value if isinstance(value, (list, tuple)) else [value]
            name = self._listed(place, [self._word(place, table, thing, NOMINATIVE) for thing in things])
            direct[key] = name
            derived[f"{key}_{CAPITAL}"] = _capital(name)
            for form in CASES + WHERE:
                words = [self._word(place, table, thing, form) for thing in things]
                derived[f"{key}_{form}"] = self._listed(place, words)
            quoted = [self._quoted(place, _capital(self._word(place, table, thing, NOMINATIVE))) for thing in things]
            derived[f"{key}_size"] = len(things)
            derived[f"{key}_quoted"] = self._listed(place, quoted)
            derived[f"{key}_quoted-or"] = self._listed(place, quoted, "list-or")
            derived[f"{key}_or"] = self._listed(
                place, [self._word(place, table, thing, NOMINATIVE) for thing in things], "list-or"
            )
            numbers = _numbered(things) if things is value else [(value, count if isinstance(count, int) else 1)]
            places = [f"{number} {self._word(place, table, thing, WHERE[0])}" for thing, number in numbers]
            derived[f"{key}_{HOW_MANY_WHERE}"] = self._listed(place, places)
            for form in COUNTED:
                words = [self._word(place, table, thing, form, number) for thing, number in numbers]
                derived[f"{key}_{form}"] = self._listed(place, words)
            for form in CASES + WHERE + COUNTED:
                derived[f"{key}_{form}-{CAPITAL}"] = _capital(str(derived[f"{key}_{form}"]))
            derived[f"{key}_{GENDER}"] = self._gender(place, table, things)
        return derived | direct

    def _word(self, place: int, table: str, thing: object, form: str, count: int = 1) -> str:
        """A form of a name; what cannot be an id (a path, a sentence, a number) stands as it is."""
        if isinstance(thing, str) and _SLUG.fullmatch(thing):
            return self._name(place, table, thing, form, count)
        return _UNKNOWN_GENDER if form == GENDER else _plain(thing)

    def _gender(self, place: int, table: str, things: Sequence[object]) -> str:
        """What the text of one or several things, or of none, agrees with."""
        if len(things) == 1:
            return self._word(place, table, things[0], GENDER)
        return "plural" if things else _NOBODY

    def _quoted(self, place: int, name: str) -> str:
        return self._tongues[place].told("list-quoted", {"name": name})[0] or name

    def _listed(self, place: int, words: Sequence[str], end: str = "list-last") -> str:
        """The words one after the other, as the language lists things."""
        if len(words) == 1:
            return words[0]
        tongue = self._tongues[place]
        if not words:
            return tongue.told("list-empty", {})[0] or ""
        *others, last = words
        left = others[0]
        for word in others[1:]:
            left = tongue.told("list-more", {"left": left, "right": word})[0] or f"{left}, {word}"
        return tongue.told(end, {"left": left, "right": last})[0] or f"{left}, {last}"


class _Tongue:
    """The catalogue of one language; says what went wrong instead of hiding it."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._names: dict[tuple[str, str, int], str] = {}
        self._ids: set[str] = set()
        self._same: dict[str, str] = {}
        for text in _texts(language, folders):
            resource = _resource(text)
            # A later folder may rename what an earlier one names: an owner's pack has its own words.
            self._bundle.add_resource(resource, allow_overrides=True)
            for entry in resource.body:
                if isinstance(entry, Message):
                    self._ids.add(entry.id.name)
                    self._same[entry.id.name] = _namesake(entry)

    @cached_property
    def tables(self) -> frozenset[str]:
        """The facts tables that are named here: first words of ids none of whose texts has arguments."""
        sayings = {_first_word(text_id) for text_id in self._ids if self.told(text_id, {})[0] is None}
        return frozenset(map(_first_word, self._ids)) - sayings - _SAYINGS

    def has(self, message_id: str) -> bool:
        """Whether this language has such a text."""
        return message_id in self._ids

    def told(self, message_id: str, variables: Mapping[str, Value]) -> tuple[str | None, str]:
        """The sentence, or None with what is wrong."""
        message = self._bundle.get_message(message_id) if self._bundle.has_message(message_id) else None
        if message is None or message.value is None:
            return None, "no such text"
        return self._formatted(message.value, variables)

    def name(self, message_id: str, form: str, count: int) -> str | None:
        """A form of a name, remembered once told; what comes closest stands in for a form that it lacks."""
        key = (message_id, form, count)
        if key not in self._names:
            nominative, _ = self.told(message_id, {})
            if nominative is None:
                return None
            self._names[key] = self._attribute(message_id, form, count) or self._substitute(
                message_id, form, count, nominative
            )
        return self._names[key]

    def made_of(self, table: str, slug: str, form: str) -> str | None:
        """A form of a name that is made of its id, if this table has such names."""
        if f"name-{table}" not in self._ids:
            return None
        message = self._bundle.get_message(f"name-{table}")
        pattern = message.attributes.get(form, message.value)
        assert pattern is not None, f"name-{table} says nothing"
        if form == GENDER and pattern is message.value:
            return _UNKNOWN_GENDER
        words = [*slug.split("-"), *[""] * len(PLACES)]
        parts = {place: int(word) if word.isdigit() else word for place, word in zip(PLACES, words, strict=False)}
        return self._formatted(pattern, parts)[0]

    def _substitute(self, message_id: str, form: str, count: int, nominative: str) -> str:
        if form == GENDER:
            return _UNKNOWN_GENDER
        if form not in COUNTED:
            return nominative
        case = form.removeprefix("counted").removeprefix("-")
        name = (self._attribute(message_id, case, count) if case else None) or nominative
        return name if count == 1 else f"{name} × {count}"

    def _attribute(self, message_id: str, form: str, count: int) -> str | None:
        """An attribute of a name; a name that is told by another has that one's."""
        while message_id in self._ids:
            pattern = self._bundle.get_message(message_id).attributes.get(form)
            if pattern is not None:
                return self._formatted(pattern, {"count": count})[0]
            message_id = self._same[message_id]
        return None

    def _formatted(self, pattern: Pattern, variables: Mapping[str, Value]) -> tuple[str | None, str]:
        text, faults = self._bundle.format_pattern(pattern, dict(variables))
        return (None, "; ".join(map(str, faults))) if faults else (str(text), "")


@lru_cache(maxsize=64)
def _tongue(language: str, folders: tuple[Path, ...]) -> _Tongue:
    """Read and compiled once, shared by all who speak with the same folders."""
    return _Tongue(language, folders)


@lru_cache(maxsize=256)
def _resource(text: str) -> Resource:
    """A file, parsed once: packs of different owners share the package's own texts."""
    return FluentResource(text)


def _texts(language: str, folders: Iterable[Path]) -> Iterator[str]:
    """The Fluent files of a language, the package's own first; a folder need not hold every language."""
    for root in (preference.HOME, *folders):
        for file in _files(root, language):
            yield file.read_text(encoding="utf-8")


def _files(root: Traversable, language: str) -> list[Traversable]:
    home = root / language
    files = [file for file in home.iterdir() if file.name.endswith(".ftl")] if home.is_dir() else []
    return sorted(files, key=lambda file: file.name)


def catalogue_text(language: str, extra: Iterable[Path | str] = ()) -> str:
    """All Fluent text of a language in one piece; what an `extra` folder says comes last."""
    return "\n".join(_texts(language, tuple(Path(folder) for folder in extra)))


def game_text(language: str, game: str, extra: Iterable[Path | str] = ()) -> str:
    """What only the tables of a game say: the files whose names begin with its id and a hyphen."""
    return _text_of(language, extra, lambda file: file.startswith(f"{game}-"))


def page_text(language: str, games: Iterable[str], extra: Iterable[Path | str] = ()) -> str:
    """What the page says whatever is played: all but the words of these games and of the terminal."""
    others = (*TERMINAL, *(f"{game}-" for game in games))
    return _text_of(language, extra, lambda file: not file.startswith(others))


def _text_of(language: str, extra: Iterable[Path | str], wanted: Callable[[str], bool]) -> str:
    folders = [preference.HOME, *map(Path, extra)]
    files = [file for root in folders for file in _files(root, language) if wanted(file.name)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _namesake(message: Message) -> str:
    """The id of the message that says all that this one says (`seat-shadow = { side-shadow }`), or nothing."""
    match message.value:
        case ast.Pattern(elements=[ast.Placeable(expression=ast.MessageReference(attribute=None) as other)]):
            return str(other.id.name)
    return ""


def _first_word(message_id: str) -> str:
    return message_id.partition("-")[0]


def _numbered(things: Sequence[object]) -> list[tuple[object, int]]:
    """The different things of a list, each with how often it stands there."""
    words = [_plain(thing) for thing in things]
    return [
        (thing, words.count(word))
        for place, (thing, word) in enumerate(zip(things, words, strict=True))
        if words.index(word) == place
    ]


def _capital(words: str) -> str:
    """The words as they begin a sentence."""
    return words[:1].upper() + words[1:]


def _euphonic(words: str) -> str:
    """Ukrainian as it is spoken: загін у Брі, військо в Брі, військо у Вудголі; загін іде, військо йде."""
    words = _AFTER_A_VOWEL.sub("й", words)
    words = _BEFORE_ITS_LIKE.sub(lambda found: "У" if found[1] == "В" else "у", words)
    return _BETWEEN_CONSONANTS.sub(lambda found: found[1] + ("У" if found[2] == "В" else "у"), words)


def _plain(value: object) -> str:
    """Words as they are, anything else as in JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
