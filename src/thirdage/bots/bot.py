"""What a bot is, and the bots by name: some play every game, a game may have its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

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
    return (*EVERY_GAME, *_own.get(game, {}))


def make_bot(game: str, name: str, rng: Rng) -> Bot:
    """A bot by name."""
    make = _own.get(game, {}).get(name) or EVERY_GAME.get(name)
    if make is None:
        raise UnknownBot(name)
    return make(rng)
