"""What a worker process knows of tables: it rebuilds a match from its record, without the secret of the dice.

It keeps the matches it has built: records only grow, so the next time it has little to add.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import thirdage
from thirdage.bots import make_bot, workers
from thirdage.bots.bot import Bot
from thirdage.bots.levels import level
from thirdage.kernel import Match, Rng, give_pending, relive

Json = dict[str, Any]
KEPT: Final = 64
"""So many matches a worker remembers."""


@dataclass(frozen=True)
class Story:
    """What the game of a table is rebuilt from. `key` names table and chapter.

    `pending` are the answers of a group that is not complete: no part of the record, and never to be if the game was
    ended meanwhile.
    """

    key: str
    game: str
    options: Json
    position: Json | None
    entries: list[Json]
    pending: dict[str, Any]
    preface: list[Json] = field(default_factory=list)
    """What the log tells before the game itself says anything."""


class Known:
    """A match that has been rebuilt, and its bots."""

    def __init__(self, story: Story) -> None:
        if story.position is None:
            self.match: Match = thirdage.new_match(story.game, story.options, fate=None)
        else:
            self.match = thirdage.setup(story.game, story.position, story.options, fate=None)
        self.bots: dict[tuple[str, str], Bot] = {}

    @property
    def count(self) -> int:
        """How many entries of the record are in it."""
        return self.match.index

    def follow(self, story: Story) -> None:
        """Add what has happened since; what was taken back meanwhile costs nothing."""
        relive(self.match, story.entries[self.count :], story.pending)

    def give(self, pending: dict[str, Any]) -> None:
        """The answers of a group that is not complete."""
        give_pending(self.match, pending)

    def bot(self, seat: str, name: str, seed: int) -> Bot:
        """The bot of a seat, by its own name or by that of its level."""
        if (seat, name) not in self.bots:
            game = self.match.game
            chosen = level(game, name)
            self.bots[seat, name] = make_bot(game, chosen.bot if chosen else name, Rng(seed))
        return self.bots[seat, name]


_known: OrderedDict[str, Known] = OrderedDict()


@contextmanager
def knowing(story: Story) -> Iterator[Known]:
    """The match of a story as it stands. If anything fails, it is built from nothing the next time."""
    known = _known.pop(story.key, None)
    if known is None or known.count > len(story.entries):
        known = Known(story)
    known.follow(story)
    if known.match.outcome is None:
        known.give(story.pending)
    yield known
    if known.match.outcome is None:
        for seat in story.pending:
            known.match.undo(seat)
    _known[story.key] = known
    while len(_known) > KEPT:
        _known.popitem(last=False)


def begin() -> None:
    """A worker of the server works behind it."""
    if hasattr(os, "nice"):
        os.nice(5)
    workers.begin()
