"""The games, found by id. A game's module is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from thirdage.kernel import Game, Refused

BUILT: Final[dict[str, str]] = {
    "wotr": "thirdage.games.wotr.game:WOTR",
    "hunt": "thirdage.games.hunt.game:HUNT",
    "cards": "thirdage.games.cards.game:CARDS",
}
"""Id -> `module:attribute` of the games of this house."""

_known: dict[str, Game] = {}


def register(game: Game) -> None:
    """Add a game of one's own; its id must be free."""
    if _known.get(game.id, game) is not game or game.id in BUILT:
        raise ValueError(f"there is a game {game.id} already")
    _known[game.id] = game


def known() -> tuple[str, ...]:
    """The ids of the games that can be played."""
    return (*BUILT, *[id for id in _known if id not in BUILT])


def find(id: str) -> Game:
    """The game of this id; refuses an unknown one."""
    if id not in _known:
        if id not in BUILT:
            raise Refused("refused-game-unknown", "", {"game": id[:80]})
        module, _, attribute = BUILT[id].partition(":")
        _known[id] = getattr(import_module(module), attribute)
    return _known[id]
