"""Games and expansions from outside this package, named in a variable, so that every process of a run has them."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from thirdage.games import find, register
from thirdage.kernel import Bundle, Game, Refused

VARIABLE: Final = "THIRDAGE_GAMES"
"""`module:attribute,module:attribute`; the attribute is a Game, or a Bundle that names the game it extends. Its module
may register bots as well, and teach ours (`bots.wotr.taught`)."""


PACKS: Final = "THIRDAGE_PACKS"
"""`game=FILE,game=FILE`: data of an owner to be played with (docs/packs.md)."""
FORMAT: Final = "thirdage-pack"


class OutsideGameError(Exception):
    """An entry of THIRDAGE_GAMES that leads to no game or expansion, or of THIRDAGE_PACKS that leads to no pack."""


def register_outside_games(env: Mapping[str, str] | None = None) -> tuple[Game, ...]:
    """Load the games and expansions that the environment names; return the games, registered and extended.

    Doing it twice changes nothing.
    """
    given = os.environ if env is None else env
    games = tuple(_loaded(entry.strip()) for entry in given.get(VARIABLE, "").split(",") if entry.strip())
    for entry in given.get(PACKS, "").split(","):
        if entry.strip():
            _use_pack(entry.strip())
    return games


def _use_pack(entry: str) -> None:
    game, _, path = entry.partition("=")
    find(game).use_pack(pack_data(game, Path(path)))


def pack_data(game: str, path: Path) -> Any:
    """The data of a pack file of this game."""
    try:
        written = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as wrong:
        raise OutsideGameError(f"{path}: {wrong}") from wrong
    if not isinstance(written, dict) or (written.get("format"), written.get("game")) != (FORMAT, game):
        raise OutsideGameError(f"{path}: format {FORMAT!r}, game {game!r}")
    return written.get("data")


def pack_text(game: str, data: Any) -> str:
    """A pack as it is written into a file."""
    return json.dumps({"format": FORMAT, "game": game, "data": data}, ensure_ascii=False, indent=1) + "\n"


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
