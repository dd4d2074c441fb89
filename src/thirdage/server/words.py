"""The words of the package and of all registered games: for messages of the server, and in parts for the page."""

from __future__ import annotations

import hashlib
import threading
from functools import lru_cache
from typing import Final

from thirdage.games import find, known
from thirdage.locale import Words, catalogue_text, catalogues, game_text, languages, page_text


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    """A language with the words of every game there is."""
    return Words(language, _folders())


PAGE: Final = "page"
"""The part of a language's words that is no game's."""


@lru_cache(maxsize=64)
def catalogue(language: str, part: str = "") -> tuple[bytes, str]:
    """Fluent text of a part of a language (all, where none is named), and a tag that changes when the text does."""
    if not part:
        told = catalogue_text(language, _folders())
    elif part == PAGE:
        told = page_text(language, known(), _folders())
    else:
        told = game_text(language, part, _folders())
    text = told.encode()
    return text, f'"{hashlib.sha256(text).hexdigest()[:32]}"'


def learn() -> None:
    """Read all languages while the server starts, so that the first message need not wait half a second for them."""
    threading.Thread(target=lambda: [words(language) for language in languages()], daemon=True).start()


def _folders() -> tuple[str, ...]:
    return tuple(dict.fromkeys(str(folder) for id in known() for folder in catalogues(find(id))))
