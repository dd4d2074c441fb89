"""Games and expansions from outside this package, named in a variable, so that every process of a run has them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from typing import Final

from thirdage.games import find, register
from thirdage.kernel import Bundle, Game, Refused

VARIABLE: Final = "THIRDAGE_GAMES"
"""`module:attribute,module:attribute`; the attribute is a Game, or a Bundle that names the game it extends. Its module
may register bots as well, and teach ours (`bots.wotr.taught`)."""


class OutsideGameError(Exception):
    """An entry of THIRDAGE_GAMES that leads to no game or expansion; the text says which and why."""


def register_outside_games(env: Mapping[str, str] | None = None) -> tuple[Game, ...]:
    """Load the games and expansions that the environment names; return the games, registered and extended.

    Doing it twice changes nothing.
    """
    named = (os.environ if env is None else env).get(VARIABLE, "")
    return tuple(_loaded(entry.strip()) for entry in named.split(",") if entry.strip())


def _loaded(entry: str) -> Game:
    """The game of an entry, or the one that its bundle extends."""
    module, _, attribute = entry.partition(":")
    try:
        found = getattr(import_module(module), attribute)
        if isinstance(found, Bundle):
            extended = find(found.game)
            extended.add_expansion(found)
            return extended
        if isinstance(found, Game):
            register(found)
            return found
    except Refused as wrong:
        raise OutsideGameError(f"{entry}: {found.game!r}") from wrong
    except (ImportError, AttributeError, ValueError) as wrong:
        raise OutsideGameError(f"{entry}: {wrong}") from wrong
    raise OutsideGameError(f"{entry}: {type(found).__name__}")
