"""Opponents by strength, as a player chooses them: a name, a bot, and how long it thinks about each action at most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from thirdage.bots.bot import bot_names, knows_bot
from thirdage.bots.budget import Budget, read_budget

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Level:
    """One level. `bot` is the name that `make_bot` takes, with its budget."""

    id: str
    bot: str

    @property
    def budget(self) -> Budget:
        """How long it thinks about an action; nothing at all for bots that do not think."""
        written = self.bot.partition("@")[2]
        return read_budget(written) if written else Budget()

    def json(self) -> Json:
        """For a page: what it is called (message ids) and how many seconds it takes at most."""
        about = {"id": f"text-level-{self.id}", "args": {"seconds": self.budget.seconds}}
        return {"id": self.id, "bot": self.bot, "name": f"level-{self.id}", "about": about}


LEVELS: Final = (
    Level("hobbit", "rules"),
    Level("ranger", "planner@100ms"),
    Level("captain", "planner@500ms"),
    Level("wizard", "planner@2s"),
)
"""From the easiest to the hardest."""


def levels(game: str) -> tuple[Level, ...]:
    """The levels at which this game can be played; a game without bots of its own has none."""
    return tuple([level for level in LEVELS if knows_bot(game, level.bot)]) if "rules" in bot_names(game) else ()


def level(game: str, name: str) -> Level | None:
    """A level by its id."""
    return next((one for one in levels(game) if one.id == name), None)
