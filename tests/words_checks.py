"""Checks that any catalogue of texts must pass: the kernel's own, the tiny game's, later each game's.

Every check takes a Catalogue and returns its complaints, so that a test reads `assert not faults(catalogue)`
and shows all of them at once. `Catalogue.read()` is the package's own; `Catalogue.read(folder)` adds a folder
with en/, ru/ and uk/.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from thirdage.locale import CASES, Words, WordsError, languages

FORMS: Final = (*CASES, "gender")
GENDERS: Final = frozenset({"masculine", "feminine", "neuter", "plural"})
NUMBERS: Final = (0, 1, 2, 5, 11, 21, 22, 25, 101, 111)
"""Numbers that tell the plural forms of the three languages apart."""
SOME_NAMES: Final = 6
"""How many names of a table a text is tried with; each name is said for itself, and its cases are checked apart."""

PLURALS: Final[Mapping[str, frozenset[str]]] = {
    "en": frozenset({"one", "other"}),
    "ru": frozenset({"one", "few", "many"}),
    "uk": frozenset({"one", "few", "many"}),
}
FOREIGN: Final[Mapping[str, str]] = {"en": "а-яёіїєґ", "ru": "іїєґў", "uk": "ыэъё"}
"""Letters that the language does not have."""

# The Ukrainian edition prints a long u in names of other tongues as this letter (назґŷл).
_CYRILLIC_LATIN: Final = "ŷŶ"
_CYRILLIC: Final = re.compile(r"[\u0400-\u04ff]")
_LATIN: Final = re.compile(rf"(?![{_CYRILLIC_LATIN}])[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]")
_ID_IN_CODE: Final = re.compile(r'"((?:refused|reason|log|outcome|cli|server)-[a-z0-9]+(?:-[a-z0-9]+)*)"')
_WORD: Final = re.compile(r"[^\W_]+(?:[-'’][^\W_]+)*")


@dataclass
class Entry:
    """One message or term of one language: what it says and what it needs."""

    id: str
    texts: list[str] = field(default_factory=list)
    """All pieces of text, those of the attributes included, but not the gender."""
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    """Messages, terms and attributes that it takes in: `side-shadow`, `-term`, `side-shadow.genitive`."""
    keys: dict[str, set[str]] = field(default_factory=dict)
    """Of each variable that chooses between variants, the keys of the variants."""
    plurals: list[set[str]] = field(default_factory=list)
    """The keys of each choice by number."""
    numbers: set[str] = field(default_factory=set)
    """Variables that must be numbers."""
    attributes: set[str] = field(default_factory=set)
    gender: str = ""


class _Reader(Visitor):
    """Collects an entry's parts from its syntax tree."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name == "gender":
            self.entry.gender = "".join(
                element.value for element in node.value.elements if isinstance(element, ast.TextElement)
            )
            node = ast.Attribute(
                node.id,
                ast.Pattern([part for part in node.value.elements if isinstance(part, ast.Placeable)]),
            )
        self.entry.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.entry.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.entry.texts.append(node.parse()["value"])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entry.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.entry.references.add(f"-{node.id.name}" + (f".{node.attribute.name}" if node.attribute else ""))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name == "NUMBER":
            self.entry.numbers.update(_variables_of(node))
        self.generic_visit(node.arguments)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:
        for argument in node.positional:
            self.visit(argument)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {_key(variant) for variant in node.variants}
        chosen_by = _variables_of(node.selector)
        for variable in chosen_by:
            self.entry.keys.setdefault(variable, set()).update(keys)
        if any(key.isdigit() or key in ("one", "few", "many") for key in keys):
            self.entry.plurals.append(keys)
            self.entry.numbers.update(chosen_by)
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _variables_of(node: ast.BaseNode) -> set[str]:
    entry = Entry("")
    if isinstance(node, ast.FunctionReference):
        node = node.arguments
    _Reader(entry).visit(node)
    return entry.variables


@cache
def _parsed(text: str) -> tuple[list[Entry], list[str]]:
    """The entries of a file, and what is wrong with it. Many tests read the same files; to parse them takes seconds."""
    entries: list[Entry] = []
    wrong: list[str] = []
    for node in FluentParser().parse(text).body:
        if isinstance(node, ast.Junk):
            wrong.append(f"cannot be parsed: {(node.content or '').strip()[:60]!r}")
        elif isinstance(node, ast.Message | ast.Term):
            entry = Entry(("-" if isinstance(node, ast.Term) else "") + node.id.name)
            if node.value is None:
                wrong.append(f"{entry.id}: says nothing")
            reader = _Reader(entry)
            for part in (node.value, *node.attributes):
                if part is not None:
                    reader.visit(part)
            entries.append(entry)
    return entries, wrong


@dataclass
class Catalogue:
    """The texts of all languages, parsed."""

    folders: tuple[Path, ...]
    latin: frozenset[str] = frozenset()
    """Words in Latin letters that Russian and Ukrainian texts may hold, such as numbers of chapters."""
    entries: dict[str, dict[str, Entry]] = field(default_factory=dict)
    """By language, then by id."""
    broken: list[str] = field(default_factory=list)
    """What could not be parsed, and ids told twice in one language."""

    _names: dict[tuple[str, str], dict[str, Entry]] = field(default_factory=dict)

    @classmethod
    def read(cls, *folders: Path, latin: Iterable[str] = (), alone: bool = False) -> Catalogue:
        """The package's own texts and those of the folders; `alone` without the package's."""
        catalogue = cls(folders, frozenset(latin))
        for language in languages():
            entries = catalogue.entries.setdefault(language, {})
            for root in folders if alone else (files("thirdage.locale"), *folders):
                home = root / language
                for file in sorted(home.iterdir(), key=lambda file: file.name) if home.is_dir() else ():
                    if file.name.endswith(".ftl"):
                        text = file.read_text(encoding="utf-8")
                        catalogue._add(f"{language}/{file.name}", text, entries)
        return catalogue

    def _add(self, where: str, text: str, entries: dict[str, Entry]) -> None:
        found, wrong = _parsed(text)
        self.broken += [f"{where}: {complaint}" for complaint in wrong]
        for entry in found:
            if entry.id in entries:
                self.broken.append(f"{where}: {entry.id}: told twice")
            entries[entry.id] = entry

    def messages(self, language: str) -> dict[str, Entry]:
        """The messages of a language; terms are its own business."""
        return {key: entry for key, entry in self.entries[language].items() if not key.startswith("-")}

    def variables(self, language: str, message_id: str) -> set[str]:
        """What a text needs, also through the texts it takes in."""
        needed: set[str] = set()
        seen: set[str] = set()
        waiting = [message_id]
        while waiting:
            current = waiting.pop().partition(".")[0]
            entry = self.entries[language].get(current)
            if entry is None or current in seen:
                continue
            seen.add(current)
            needed |= entry.variables
            waiting += [reference for reference in entry.references if not reference.startswith("-")]
        return needed

    def arguments(self, language: str, message_id: str) -> set[str]:
        """What the engine must give for a text: `$card_genitive` comes from the argument `card`."""
        return {argument_of(variable) for variable in self.variables(language, message_id)}

    def names(self, language: str, table: str) -> dict[str, Entry]:
        """The names of a table, by slug."""
        if (language, table) not in self._names:
            self._names[language, table] = {
                message_id.removeprefix(f"{table}-"): entry
                for message_id, entry in self.messages(language).items()
                if message_id.startswith(f"{table}-") and not self.variables(language, message_id)
            }
        return self._names[language, table]


def argument_of(variable: str) -> str:
    """The argument that a variable of a text is made from."""
    argument, _, form = variable.rpartition("_")
    return argument if argument and form in FORMS else variable


def unparsable(catalogue: Catalogue) -> list[str]:
    """Syntax errors, ids told twice, references into nothing, genders that are none."""
    complaints = list(catalogue.broken)
    for language, entries in catalogue.entries.items():
        known = set(entries)
        known |= {f"{key}.{name}" for key, entry in entries.items() for name in entry.attributes}
        for entry in entries.values():
            complaints += [f"{language}: {entry.id}: there is no {name}" for name in sorted(entry.references - known)]
            if entry.gender and entry.gender not in GENDERS:
                complaints.append(f"{language}: {entry.id}: no such gender: {entry.gender}")
    return complaints


def differing(catalogue: Catalogue) -> list[str]:
    """Ids that a language lacks, and texts that do not use the same arguments in all languages."""
    complaints = []
    for message_id in sorted({key for language in languages() for key in catalogue.messages(language)}):
        missing = [language for language in languages() if message_id not in catalogue.entries[language]]
        if missing:
            complaints.append(f"{message_id}: missing in {', '.join(missing)}")
            continue
        used = {language: sorted(catalogue.arguments(language, message_id)) for language in languages()}
        if len(set(map(tuple, used.values()))) > 1:
            complaints.append(f"{message_id}: arguments differ: {used}")
    return complaints


def lacking_cases(catalogue: Catalogue) -> list[str]:
    """Cases and genders that a text uses and a name lacks; the nominative would slip in unseen."""
    complaints = set()
    for language in languages():
        for message_id in catalogue.messages(language):
            for variable in catalogue.entries[language][message_id].variables:
                argument, form = argument_of(variable), variable.rpartition("_")[2]
                if argument == variable:
                    continue
                table = argument.rpartition("_")[2]
                complaints |= {
                    f"{language}: {table}-{slug}: no .{form}, used by {message_id}"
                    for slug, entry in catalogue.names(language, table).items()
                    if form not in entry.attributes
                }
    return sorted(complaints)


def misnamed(catalogue: Catalogue) -> list[str]:
    """Names whose first word is also that of texts with arguments; attributes that no text can ask for."""
    complaints = []
    for language in languages():
        messages = catalogue.messages(language)
        sayings = {key.partition("-")[0] for key in messages if catalogue.variables(language, key)}
        for key, entry in messages.items():
            if entry.attributes and key.partition("-")[0] in sayings:
                complaints.append(f"{language}: {key}: a name among texts with arguments")
            unknown = sorted(entry.attributes - set(FORMS))
            complaints += [f"{language}: {key}: unknown attribute .{name}" for name in unknown]
    return complaints


def incomplete_plurals(catalogue: Catalogue) -> list[str]:
    """Choices by number that lack a plural form of their language; single numbers alone need none."""
    return [
        f"{language}: {entry.id}: no {', '.join(sorted(PLURALS[language] - keys))}"
        for language in languages()
        for entry in catalogue.entries[language].values()
        for keys in entry.plurals
        if not PLURALS[language] <= keys and {key for key in keys if not key.isdigit()} != {"other"}
    ]


def _words(entry: Entry) -> Iterator[str]:
    """The words of a text, letters with their marks put together as a reader sees them."""
    for text in entry.texts:
        yield from _WORD.findall(unicodedata.normalize("NFC", text))


def mixed_alphabets(catalogue: Catalogue) -> list[str]:
    """Words that mix Latin and Cyrillic letters: they look right and cannot be found or read aloud."""
    return [
        f"{language}: {entry.id}: mixed letters: {word}"
        for language in languages()
        for entry in catalogue.entries[language].values()
        for word in _words(entry)
        if _LATIN.search(word) and _CYRILLIC.search(word)
    ]


def leftover_english(catalogue: Catalogue) -> list[str]:
    """Latin words in Russian and Ukrainian texts, but for those that the catalogue allows."""
    return [
        f"{language}: {entry.id}: Latin letters: {word}"
        for language in ("ru", "uk")
        for entry in catalogue.entries[language].values()
        for word in _words(entry)
        if _LATIN.search(word) and word not in catalogue.latin
    ]


def foreign_letters(catalogue: Catalogue) -> list[str]:
    """Letters of another language, and the typewriter's apostrophe within a Ukrainian word."""
    return [
        f"{language}: {entry.id}: not a letter of this language: {word}"
        for language, letters in FOREIGN.items()
        for entry in catalogue.entries[language].values()
        for word in _words(entry)
        if re.search(f"[{letters}]", word, re.IGNORECASE) or (language == "uk" and "'" in word)
    ]


def unsayable(catalogue: Catalogue) -> list[str]:
    """Texts that fail in strict mode with sample arguments, and names that fail in a case."""
    complaints = []
    for language in languages():
        words = Words(language, catalogue.folders, strict=True)
        for message_id in catalogue.messages(language):
            for args in sample_arguments(catalogue, message_id):
                try:
                    text = words.say(message_id, args, rule="WR-ANY-1")
                except WordsError as error:
                    complaints.append(str(error))
                    break
                if not text.removesuffix(" [WR-ANY-1]").strip():
                    complaints.append(f"{language}: {message_id}: says nothing")
    return complaints


def sample_arguments(catalogue: Catalogue, message_id: str) -> list[dict[str, Any]]:
    """Arguments that use some names, each kind of number and each variant of a text at least once."""
    arguments = sorted({argument for language in languages() for argument in catalogue.arguments(language, message_id)})
    columns = [_samples(catalogue, message_id, argument) for argument in arguments]
    rows = zip_longest(*columns) if columns else iter([()])
    return [
        {
            argument: column[0] if value is None else value
            for argument, column, value in zip(arguments, columns, row, strict=True)
        }
        for row in rows
    ]


def _samples(catalogue: Catalogue, message_id: str, argument: str) -> list[Any]:
    told = [entries[message_id] for entries in catalogue.entries.values() if message_id in entries]
    if any(argument in entry.numbers for entry in told):
        return list(NUMBERS)
    names = list(catalogue.names("en", argument.rpartition("_")[2]))
    if names:
        return [*names[:SOME_NAMES], names[:2], names[:3], []]
    keys = {key for entry in told for key in entry.keys.get(argument, ())}
    return [*sorted(keys), "text"]


def ids_in_code(folder: Path) -> set[str]:
    """The ids of texts that stand whole in the program."""
    return {found for file in folder.rglob("*.py") for found in _ID_IN_CODE.findall(file.read_text("utf-8"))}


ALL: Final[tuple[Callable[[Catalogue], list[str]], ...]] = (
    unparsable,
    differing,
    lacking_cases,
    misnamed,
    incomplete_plurals,
    mixed_alphabets,
    leftover_english,
    foreign_letters,
    unsayable,
)


def faults(catalogue: Catalogue) -> list[str]:
    """The complaints of all checks."""
    return [complaint for check in ALL for complaint in check(catalogue)]
