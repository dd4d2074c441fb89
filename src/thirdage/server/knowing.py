"""What a worker process knows of tables: it rebuilds a match from its record, without the secret of the dice.

It keeps the matches it has built: records only grow, so the next time it has little to add.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import thirdage
from thirdage.bots import make_bot, register_outside_games
from thirdage.bots.bot import Bot
from thirdage.bots.levels import level
from thirdage.kernel import Match, Rng

Json = dict[str, Any]
KEPT: Final = 64
"""So many matches a worker remembers."""


@dataclass(frozen=True)
class Story:
    """What the game of a table is rebuilt from. `key` names table and chapter."""

    key: str
    game: str
    options: Json
    position: Json | None
    entries: list[Json]


class Known:
    """A match that has been rebuilt, how many entries are in it, and its bots."""

    def __init__(self, story: Story) -> None:
        if story.position is None:
            self.match: Match = thirdage.new_match(story.game, story.options, fate=None)
        else:
            self.match = thirdage.setup(story.game, story.position, story.options, fate=None)
        self.count = self.match.index
        self.bots: dict[tuple[str, str], Bot] = {}

    def follow(self, entries: list[Json]) -> None:
        """Add what has happened since."""
        for entry in entries[self.count :]:
            if "undo" in entry:
                self.match.undo(entry["seat"], entry["consent"])
            elif "finish" in entry:
                self.match.finish(entry["finish"], entry["seats"])
            else:
                self.match.answer(entry["answer"], entry["seat"])
            self.count += 1

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
    """The match of a story as far as it goes. If anything fails, it is built from nothing the next time."""
    known = _known.pop(story.key, None)
    if known is None or known.count > len(story.entries):
        known = Known(story)
    known.follow(story.entries)
    yield known
    _known[story.key] = known
    while len(_known) > KEPT:
        _known.popitem(last=False)


@contextmanager
def as_it_stands(match: Match, pending: dict[str, Any]) -> Iterator[None]:
    """With the answers of a group that is not complete; they are no part of the record, so they go again."""
    given: list[str] = []
    try:
        for seat, answer in pending.items():
            match.answer(answer, seat)
            given.append(seat)
        yield
    finally:
        for seat in given:
            match.undo(seat)


def begin() -> None:
    """A worker knows the outside games, leaves the keyboard to its parent, works behind it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    register_outside_games()
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
