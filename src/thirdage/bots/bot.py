"""What a bot is, and the bots by name: some play every game, a game may have its own.

A bot sees `view(seat)`, `log(seat)` and the open ask, has a budget and a generator of its own, and may think in
samples. It never touches the real match. A name may say how long a thinking bot thinks about each action:
`planner@50ms`, `planner@1.5s`, or in imagined answers, which is repeatable, `planner@400n`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from thirdage.bots.budget import Budget, read_budget
from thirdage.bots.eyes import Eyes
from thirdage.bots.random_bot import RandomBot
from thirdage.bots.swarm import SwarmBot
from thirdage.kernel import Ask, Option, Rng

if TYPE_CHECKING:
    from thirdage.bots.search.game import SearchAdapter


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
    "hunt": {"rules": "thirdage.bots.hunt.bot:RulesBot"},
    "cards": {"rules": "thirdage.bots.cards.bot:RulesBot"},
}
"""Game -> name -> `module:attribute` of the bots of our own games; imported when first asked for."""
SEARCH_ADAPTERS: Final[dict[str, str]] = {
    "wotr": "thirdage.bots.wotr.search_adapter:WarSearchAdapter",
    "hunt": "thirdage.bots.hunt.search_adapter:HuntSearchAdapter",
    "cards": "thirdage.bots.cards.search_adapter:SagaSearchAdapter",
}
"""Game -> `module:attribute` of what it gives to the search; every bot below then plays it."""
SEARCHING: Final[dict[str, str]] = {
    "one-ply": "thirdage.bots.search.bot:OnePly",
    "planner": "thirdage.bots.search.bot:Planner",
    "ismcts": "thirdage.bots.search.ismcts:Ismcts",
}
"""Bots that look ahead in any game that has a search adapter."""
_own: dict[str, dict[str, Maker]] = {}


class UnknownBot(LookupError):
    """No bot of this name plays this game, or it takes no budget."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__(name)
        self.game = game
        self.name = name


def register_bot(game: str, name: str, make: Maker) -> None:
    """Add a bot that plays one game; its name must be free there."""
    if name in bot_names(game):
        raise ValueError(f"{game} has a bot {name} already")
    _own.setdefault(game, {})[name] = make


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that can play this game, those of every game first."""
    return (*EVERY_GAME, *BUILT.get(game, {}), *(SEARCHING if game in SEARCH_ADAPTERS else ()), *_own.get(game, {}))


def knows_bot(game: str, name: str) -> bool:
    """Whether a bot of this name, with or without a budget, can play this game."""
    name, at, written = name.partition("@")
    try:
        return name in bot_names(game) and (not at or (name in SEARCHING and bool(read_budget(written))))
    except ValueError:
        return False


def favourite(game: str) -> str:
    """The bot that a person plays against unless told otherwise: one of the game's own, if it has any."""
    return next((name for name in bot_names(game) if name not in EVERY_GAME), next(iter(EVERY_GAME)))


def make_bot(game: str, name: str, rng: Rng, budget: Budget | None = None) -> Bot:
    """A bot by name; a budget in the name goes before the one given."""
    if not knows_bot(game, name):
        raise UnknownBot(game, name)
    name, _, written = name.partition("@")
    make = _own.get(game, {}).get(name) or EVERY_GAME.get(name)
    if make is not None:
        return make(rng)
    found: Bot
    if name in SEARCHING:
        found = _imported(SEARCHING[name])(
            _imported(SEARCH_ADAPTERS[game])(), read_budget(written) if written else budget
        )
    else:
        found = _imported(BUILT[game][name])(rng)
    return found


def search_adapter(game: str) -> SearchAdapter | None:
    """What the search knows of a game; None if it knows nothing."""
    return _imported(SEARCH_ADAPTERS[game])() if game in SEARCH_ADAPTERS else None


def _imported(named: str) -> Any:
    """What a `module:attribute` stands for."""
    module, _, attribute = named.partition(":")
    return getattr(import_module(module), attribute)
