"""Checks that any catalogue of texts must pass: the kernel's own, the tiny game's, later each game's.

Every check takes a Catalogue and returns its complaints, so that a test reads `assert not faults(catalogue)`
and shows all of them at once. `Catalogue.read()` is the package's own; `Catalogue.read(folder)` adds a folder
with en/, ru/ and uk/.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from babel import Locale

from tests.words_catalogue import Catalogue, Entry, argument_of
from thirdage.locale import CAPITAL, CASES, COUNTED, FORMS, HOW_MANY_WHERE, LISTS, WHERE, Words, WordsError, languages

GENDERS: Final = frozenset({"masculine", "feminine", "neuter", "plural"})
DECLINED: Final = ("ru", "uk")
"""The languages whose names must have all cases."""
NAMES: Final = frozenset(
    "card character combat companion deck die face faction figure game level location nation nazgul place player "
    "range region scenario seat settlement side space subtype tile token type water zone".split()
)
"""The tables of names of the package."""
NAMES_OF_EXPANSIONS: Final = frozenset({"sovereign"})
"""Tables of names that expansions add."""
PHRASES: Final = frozenset({"about", "bot", "chapters", "effect", "land", "lead", "outcome", "standing"})
"""First words of texts without arguments that are no names."""
SENTENCES: Final = ("ru", "uk")
"""The languages whose texts must give names their case."""
LISTED: Final = frozenset(
    {
        "log-wotr-rolls-action-dice",  # what several dice show
        "board-wotr-field", "board-wotr-guide",  # headings of the terminal's board
        "cli-verify-committed",  # several seats
    }
)  # fmt: skip
"""Texts that may end in a list of names after a colon."""
MISPRINTS: Final = {
    "en": re.compile(r'["«»„]|  +\S|\s[,;.!?](?!\S)|\.\.\.| - '),
    "ru": re.compile(r'["“”„]|  +\S|\s[,;.!?](?!\S)|\.\.\.| - '),
    "uk": re.compile(r'["“”„]|  +\S|\s[,;.!?](?!\S)|\.\.\.| - '),
}
"""What a text of the language never holds."""
INNER_QUOTES: Final = re.compile(r"„[^„“]+“")
"""Quotes within quotes."""
REPEATED: Final[Mapping[str, str]] = {"log-wotr-assaults": "from_region", "log-wotr-sortie": "from_region"}
"""Arguments that say the same as another one of their text: a language may leave them out."""
NUMBERS: Final = (0, 1, 2, 5, 11, 21, 22, 25, 101, 111)
"""Numbers that tell the plural forms of the three languages apart."""
SOME_NAMES: Final = 6
"""How many names of a table a text is tried with; each name is said for itself, and its cases are checked apart."""

BOTH_E_AND_YO: Final = frozenset({"все", "всем", "чем", "осел", "небо"})
"""Russian words that mean one thing with е and another with ё."""

FOREIGN: Final[Mapping[str, str]] = {"en": "а-яёіїєґ", "ru": "іїєґў", "uk": "ыэъё"}
"""Letters that the language does not have."""

_ON_A_BOARD: Final = re.compile("[IVX]+(-[A-D])?|[A-C]")
"""Sections, areas and exits, as they are printed."""
_CYRILLIC: Final = re.compile(r"[\u0400-\u04ff]")
_LATIN: Final = re.compile(r"[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]")
_ID_IN_CODE: Final = re.compile(r'"((?:refused|reason|log|outcome|cli|server)-[a-z0-9]+(?:-[a-z0-9]+)*)"')
_WORD: Final = re.compile(r"[^\W_]+(?:[-'’][^\W_]+)*")


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
        optional = {REPEATED.get(message_id)}
        if any(catalogue.counts(language, message_id) for language in languages()):  # one form holds both
            optional.add("count")
        used = {language: [name for name in names if name not in optional] for language, names in used.items()}
        if len(set(map(tuple, used.values()))) > 1:
            complaints.append(f"{message_id}: arguments differ: {used}")
    return complaints


def lacking_cases(catalogue: Catalogue) -> list[str]:
    """Cases and genders that a text uses and a name lacks; the nominative would slip in unseen.

    A language without cases has forms only where they differ: the Shire, Bree.
    """
    complaints = set()
    for language in DECLINED:
        for message_id in catalogue.messages(language):
            for variable in catalogue.entries[language][message_id].variables:
                argument, form = argument_of(variable), variable.rpartition("_")[2]
                form = form.removesuffix(f"-{CAPITAL}")
                if argument == variable or form in (*COUNTED, *LISTS, CAPITAL, HOW_MANY_WHERE):
                    continue
                table = argument.rpartition("_")[2]
                complaints |= {
                    f"{language}: {table}-{slug}: no .{form}, used by {message_id}"
                    for slug, entry in catalogue.names(language, table).items()
                    if not catalogue.has(language, entry, form)
                }
    return sorted(complaints)


def undeclined(catalogue: Catalogue) -> list[str]:
    """Names that lack a case or the gender, and places of the map that lack a preposition; those made of ids too."""
    return [
        f"{language}: {entry.id}: no .{form}"
        for language in DECLINED
        for table, entry in _declined(catalogue, language)
        for form in (*CASES, "gender", *(WHERE if table in ("location", "region", "space") else ()))
        if not catalogue.has(language, entry, form)
    ]


def _declined(catalogue: Catalogue, language: str) -> Iterator[tuple[str, Entry]]:
    """Each name with its table, and after them what names are made of ids by."""
    for table in sorted(NAMES | NAMES_OF_EXPANSIONS):
        yield from ((table, entry) for entry in catalogue.names(language, table).values())
    for id, entry in catalogue.messages(language).items():
        if id.startswith("name-"):
            yield id.removeprefix("name-"), entry


def dodging(catalogue: Catalogue) -> list[str]:
    """Names that stand by themselves in brackets or after a colon, where a sentence would give them a case."""
    return [
        f"{language}: {entry.id}: a sentence would do: ${variable}"
        for language in SENTENCES
        for entry in catalogue.messages(language).values()
        for variable in entry.alone
        if argument_of(variable).rpartition("_")[2] in NAMES and entry.id not in LISTED
    ]


def choosing_by_names(catalogue: Catalogue) -> list[str]:
    """Variants are chosen by what is said, and a name is never its id: the last variant would always be taken."""
    return [
        f"{language}: {message_id}: chooses by the name ${variable}"
        for language in languages()
        for message_id, entry in catalogue.messages(language).items()
        for variable in sorted(entry.keys)
        if variable.rpartition("_")[2] in NAMES
    ]


def misprinted(catalogue: Catalogue) -> list[str]:
    """Wrong quotes, doubled spaces, spaces before a comma, dots and hyphens in place of an ellipsis and a dash."""
    return [
        f"{language}: {entry.id}: misprint {found[0]!r} in {text!r}"
        for language in languages()
        for entry in catalogue.entries[language].values()
        for text in entry.texts
        if (found := MISPRINTS.get(language, MISPRINTS["en"]).search(INNER_QUOTES.sub("", text)))
    ]


def misnamed(catalogue: Catalogue) -> list[str]:
    """Names whose first word is also that of texts with arguments; attributes that no text can ask for."""
    complaints = []
    for language in languages():
        messages = catalogue.messages(language)
        sayings = {key.partition("-")[0] for key in messages if catalogue.variables(language, key)}
        for key, entry in messages.items():
            if entry.attributes and key.partition("-")[0] in sayings - {"name"}:
                complaints.append(f"{language}: {key}: a name among texts with arguments")
            unknown = sorted(entry.attributes - set(FORMS))
            complaints += [f"{language}: {key}: unknown attribute .{name}" for name in unknown]
    return complaints


@cache
def plurals(language: str) -> frozenset[str]:
    """The plural forms that whole numbers have in a language."""
    forms = frozenset(Locale(language).plural_form.tags)
    return forms if "many" in forms else forms | {"other"}


def incomplete_plurals(catalogue: Catalogue) -> list[str]:
    """Choices by number that lack a plural form of their language; single numbers alone need none."""
    return [
        f"{language}: {entry.id}: no {', '.join(sorted(plurals(language) - keys))}"
        for language in languages()
        for entry in catalogue.entries[language].values()
        for keys in entry.plurals
        if not plurals(language) <= keys and {key for key in keys if not key.lstrip("-").isdigit()} != {"other"}
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
    """Latin words in Russian and Ukrainian texts, but for those allowed and names on a board (III-B)."""
    return [
        f"{language}: {entry.id}: Latin letters: {word}"
        for language in ("ru", "uk")
        for entry in catalogue.entries[language].values()
        for word in _words(entry)
        if _LATIN.search(word) and word not in catalogue.latin and not _ON_A_BOARD.fullmatch(word)
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


def forgotten_yo(catalogue: Catalogue) -> list[str]:
    """Russian words spelled with е that are spelled with ё elsewhere: ё is written wherever it is spoken."""
    texts = [(entry.id, text) for entry in catalogue.entries["ru"].values() for text in entry.texts]
    return [f"ru: {where}: ё is written: {word}" for where, word in spelled_without_yo(texts)]


def spelled_without_yo(texts: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """The words of texts, each with where it stands, that other texts of these spell with ё."""
    words = [(where, word.lower()) for where, text in texts for word in _WORD.findall(text)]
    with_yo = {word.replace("ё", "е") for _, word in words if "ё" in word} - BOTH_E_AND_YO
    return ((where, word) for where, word in words if word in with_yo)


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
    choosing_by_names,
    misprinted,
    incomplete_plurals,
    mixed_alphabets,
    leftover_english,
    foreign_letters,
    forgotten_yo,
    unsayable,
)


def faults(catalogue: Catalogue) -> list[str]:
    """The complaints of all checks."""
    return [complaint for check in ALL for complaint in check(catalogue)]
