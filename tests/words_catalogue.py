"""The texts of all languages, parsed: what each says and needs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from thirdage.locale import CAPITAL, CASES, COUNTED, FORMS, HOW_MANY_WHERE, LISTS, WHERE, languages, preference

CAPITALS: Final = (CAPITAL, *(f"{form}-{CAPITAL}" for form in (*CASES, *WHERE, *COUNTED)))


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
    alone: list[str] = field(default_factory=list)
    """Variables that stand by themselves in brackets or after a colon."""
    same: str = ""
    """The message that says all that this one says: a name told by another has that one's attributes."""


class _Reader(Visitor):
    """Collects an entry's parts from its syntax tree."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_Pattern(self, node: ast.Pattern) -> None:
        texts = [part.value if isinstance(part, ast.TextElement) else "" for part in node.elements]
        for before, part, after in zip(["", *texts], node.elements, [*texts[1:], "."], strict=False):
            match part:
                case ast.Placeable(expression=ast.VariableReference() as variable) if before.endswith(
                    ("(", ": ")
                ) and after.startswith((".", "?", "!", ")", ",")):
                    self.entry.alone.append(variable.id.name)
        self.generic_visit(node)

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
        variables = set(self.entry.variables)
        self.generic_visit(node)
        if node.id.name in COUNTED:  # given the number by what asks for it
            self.entry.variables = variables | (self.entry.variables - {"count"})

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
            match node.value:
                case ast.Pattern(elements=[ast.Placeable(expression=ast.MessageReference(attribute=None) as other)]):
                    entry.same = other.id.name
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
            for root in folders if alone else (preference.HOME, *folders):
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

    def counts(self, language: str, message_id: str) -> bool:
        """Whether a text takes the number of things in a counted form."""
        return any(
            variable.rpartition("_")[2].removesuffix(f"-{CAPITAL}") in COUNTED
            for variable in self.variables(language, message_id)
        )

    def names(self, language: str, table: str) -> dict[str, Entry]:
        """The names of a table, by slug."""
        if (language, table) not in self._names:
            self._names[language, table] = {
                message_id.removeprefix(f"{table}-"): entry
                for message_id, entry in self.messages(language).items()
                if message_id.startswith(f"{table}-") and not self.variables(language, message_id)
            }
        return self._names[language, table]

    def has(self, language: str, entry: Entry, form: str) -> bool:
        """Whether a name has an attribute, its own or that of the name that it is told by."""
        other = self.entries[language].get(entry.same)
        return form in entry.attributes or (other is not None and self.has(language, other, form))


def argument_of(variable: str) -> str:
    """The argument that a variable of a text is made from."""
    argument, _, form = variable.rpartition("_")
    return argument if argument and form in (*FORMS, *CAPITALS, *LISTS, HOW_MANY_WHERE) else variable
