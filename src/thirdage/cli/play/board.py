"""The view of a seat as lines of text.

The terminal knows no game. It shows the parts of a view that the catalogue has a word for (`view-<part>`), told by
the names of the facts; parts without a word are bookkeeping that no player needs, and so are the numbers that
stand behind a name in a short list (who knows a card, since when).
"""

from __future__ import annotations

from typing import Any

from thirdage.kernel import Names
from thirdage.locale import Words

Json = dict[str, Any]


def board(view: Json, words: Words, names: Names) -> list[tuple[str, str]]:
    """Each part of a view that has a word: the word, and what is there now."""
    return [
        (words.say(f"view-{key}"), _told(value, words, names))
        for key, value in view["position"].items()
        if words.knows(f"view-{key}")
    ]


def _told(value: Any, words: Words, names: Names) -> str:
    if value is None:
        return "?"
    if isinstance(value, bool):
        return words.say("cli-yes" if value else "cli-no")
    if isinstance(value, dict):
        return _parts(value, words, names)
    if isinstance(value, list):
        if len(value) > 1 and isinstance(value[0], str) and all(type(part) is int for part in value[1:]):
            value = value[:1]
        nested = any(isinstance(part, dict) or (isinstance(part, list) and type(part[-1]) is bool) for part in value)
        return ("; " if nested else ", ").join(_told(part, words, names) for part in value) or "–"
    return _name(value, words, names) if isinstance(value, str) else str(value)


def _parts(value: Json, words: Words, names: Names) -> str:
    """The parts of an object that are ids of the facts, or have a word, and are not empty."""
    told = []
    for key, part in value.items():
        known = words.knows(f"view-{key}")
        if part != [] and (known or any(key in ids for ids in names.ids.values())):
            label = words.say(f"view-{key}") if known else _name(key, words, names)
            inner = _told(part, words, names)
            told.append(f"{label} ({inner})" if isinstance(part, dict) else f"{label}: {inner}")
    return ", ".join(told) or "–"


def _name(slug: str, words: Words, names: Names) -> str:
    """The name of an id, whichever table it is in; a word that is in none stays as it is."""
    for table, ids in names.ids.items():
        if slug in ids:
            return words.name(table, slug)
    return words.say(f"view-{slug}") if words.knows(f"view-{slug}") else slug
