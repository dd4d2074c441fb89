"""What a bot is, and the bots by name: some play every game, a game may have its own."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol

from thirdage.bots.eyes import Eyes
from thirdage.bots.random_bot import RandomBot
from thirdage.bots.swarm import SwarmBot
from thirdage.kernel import Ask, Option, Rng


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, eyes: Eyes, ask: Ask, rng: Rng) -> Option:
        """One of `ask.options`. All chance comes from `rng`, so that a game can be played again."""
        ...


Maker = Callable[[Rng], Bot]
"""Makes a bot for one seat of one match; the generator is for what it decides about itself beforehand."""

EVERY_GAME: Final[dict[str, Maker]] = {"random": lambda _rng: RandomBot(), "swarm": SwarmBot}
BUILT: Final[dict[str, dict[str, str]]] = {
    "wotr": {"rules": "thirdage.bots.wotr.bot:RulesBot"},
    "cards": {"rules": "thirdage.bots.cards.bot:RulesBot"},
}
"""Game -> name -> `module:attribute` of the bots of our own games; imported when first asked for."""
_own: dict[str, dict[str, Maker]] = {}


class UnknownBot(LookupError):
    """No bot of this name plays this game."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def register_bot(game: str, name: str, make: Maker) -> None:
    """Add a bot that plays one game; its name must be free there."""
    if name in bot_names(game):
        raise ValueError(f"{game} has a bot {name} already")
    _own.setdefault(game, {})[name] = make


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play this game, those of every game first."""
    return (*EVERY_GAME, *BUILT.get(game, {}), *_own.get(game, {}))


def favourite(game: str) -> str:
    """The bot that a person plays against unless told otherwise: one of the game's own, if it has any."""
    return next((name for name in bot_names(game) if name not in EVERY_GAME), next(iter(EVERY_GAME)))


def make_bot(game: str, name: str, rng: Rng) -> Bot:
    """A bot by name."""
    make = _own.get(game, {}).get(name) or EVERY_GAME.get(name) or _built(game, name)
    if make is None:
        raise UnknownBot(name)
    return make(rng)


def _built(game: str, name: str) -> Maker | None:
    """A bot of one of our own games."""
    named = BUILT.get(game, {}).get(name)
    if named is None:
        return None
    module, _, attribute = named.partition(":")
    found: Any = getattr(import_module(module), attribute)
    return found  # type: ignore[no-any-return]
