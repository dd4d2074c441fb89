"""Which language somebody reads."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

ENGLISH: Final = "en"
"""The language that every catalogue is complete in; the others fall back to it."""

HOME: Traversable = files("thirdage.locale")
"""Where the package keeps a folder for each language, called by its code."""
_VARIABLES: Final = ("THIRDAGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@cache
def languages() -> tuple[str, ...]:
    """The languages that we speak, English first: those that have a folder with texts."""
    others = sorted(folder.name for folder in HOME.iterdir() if folder.name != ENGLISH and _holds_texts(folder))
    return (ENGLISH, *others)


def _holds_texts(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())


def pick_language(*preferences: str | None, env: Mapping[str, str] | None = None) -> str:
    """The first preference that we speak, else what the environment asks for, else English.

    A preference may be a bare code or carry a country and an encoding (`uk`, `ru-RU`, `uk_UA.UTF-8`); None
    and languages that we do not speak are passed over, so that a caller can hand on whatever it was given.
    """
    wishes = os.environ if env is None else env
    for wish in (*preferences, *(wishes.get(variable) for variable in _VARIABLES)):
        code = _code(wish or "")
        if code in languages():
            return code
    return ENGLISH


def _code(wish: str) -> str:
    """The bare language code of a locale's name; the locale of bare machines, C, counts as English."""
    code = wish.strip().replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()
    return ENGLISH if code in ("c", "posix") else code
