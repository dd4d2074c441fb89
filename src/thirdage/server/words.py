"""The words of the package and of all registered games: for messages of the server, and whole for the page."""

from __future__ import annotations

import hashlib
import threading
from functools import lru_cache

from thirdage.games import find, known
from thirdage.locale import Words, catalogue_text, catalogues, languages


@lru_cache(maxsize=8)
def words(language: str) -> Words:
    """A language with the words of every game there is."""
    return Words(language, _folders())


@lru_cache(maxsize=8)
def whole_catalogue(language: str) -> tuple[bytes, str]:
    """All Fluent text of a language, and a tag that changes when it does."""
    text = catalogue_text(language, _folders()).encode()
    return text, f'"{hashlib.sha256(text).hexdigest()[:32]}"'


def learn() -> None:
    """Read all languages while the server starts, so that the first message need not wait half a second for them."""
    threading.Thread(target=lambda: [words(language) for language in languages()], daemon=True).start()


def _folders() -> tuple[str, ...]:
    return tuple(dict.fromkeys(str(folder) for id in known() for folder in catalogues(find(id))))
