"""Prepared starts: written positions that come with a game, for a first game or a short one."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from thirdage.server.errors import Problem
from thirdage.server.storage.rows import Json

STARTS: Final[dict[str, tuple[str, ...]]] = {"wotr": ("last-days",)}
"""By game, the files in the folder `starts` of its data."""


def starts_of(game: str) -> list[str]:
    """The ids of the prepared starts of a game."""
    return list(STARTS.get(game, ()))


@cache
def _read(game: str, id: str) -> str:
    return files("thirdage.games").joinpath(game, "data", "starts", f"{id}.json").read_text(encoding="utf-8")


def start_position(game: str, id: str) -> Json:
    """The position of a prepared start."""
    if id not in STARTS.get(game, ()):
        raise Problem(400, "server-start-unknown", {"id": id[:80]})
    position: Json = json.loads(_read(game, id))
    return position
