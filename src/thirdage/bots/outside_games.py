"""Games from outside this package, named in an environment variable, so that every process of a run has them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from typing import Final

from thirdage.games import register
from thirdage.kernel import Game

VARIABLE: Final = "THIRDAGE_GAMES"
"""`module:attribute,module:attribute`; the attribute is a Game. Its module may register bots as well."""


class OutsideGameError(Exception):
    """An entry of THIRDAGE_GAMES that leads to no game; the text says which and why."""


def register_outside_games(env: Mapping[str, str] | None = None) -> tuple[Game, ...]:
    """Register the games that the environment names, and return them; doing it twice changes nothing."""
    named = (os.environ if env is None else env).get(VARIABLE, "")
    return tuple(_registered(entry.strip()) for entry in named.split(",") if entry.strip())


def _registered(entry: str) -> Game:
    module, _, attribute = entry.partition(":")
    try:
        game = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as wrong:
        raise OutsideGameError(f"{entry}: {wrong}") from wrong
    if not isinstance(game, Game):
        raise OutsideGameError(f"{entry}: {type(game).__name__}")
    try:
        register(game)
    except ValueError as wrong:
        raise OutsideGameError(f"{entry}: {wrong}") from wrong
    return game
