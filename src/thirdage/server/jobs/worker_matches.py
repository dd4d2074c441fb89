"""The matches that a worker process keeps. It rebuilds them from records, without the secret of the dice.

Records only grow, so the next job for the same table has few entries to add.
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
"""How many matches a worker keeps."""


@dataclass(frozen=True)
class MatchSource:
    """What a worker rebuilds the match of a table from. `key` names table and chapter.

    `pending` are the answers of a parallel group that is not complete. They are not in the record, and never will be if
    the game ends first.
    """

    key: str
    game: str
    options: Json
    position: Json | None
    entries: list[Json]
    pending: dict[str, Any]
    told: list[Json] = field(default_factory=list)
    """What the log holds beside what the match told: how it began, who has taken over which seat."""


class WorkerMatch:
    """A rebuilt match, and its bots."""

    def __init__(self, source: MatchSource) -> None:
        if source.position is None:
            self.match: Match = thirdage.new_match(source.game, source.options, fate=None)
        else:
            self.match = thirdage.setup(source.game, source.position, source.options, fate=None)
        self.bots: dict[tuple[str, str], Bot] = {}

    @property
    def count(self) -> int:
        """How many entries of the record are in it."""
        return self.match.index

    def follow(self, source: MatchSource) -> None:
        """Add the entries since; those that were taken back meanwhile cost nothing."""
        relive(self.match, source.entries[self.count :], source.pending)

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


_kept: OrderedDict[str, WorkerMatch] = OrderedDict()


@contextmanager
def worker_match(source: MatchSource) -> Iterator[WorkerMatch]:
    """The match of a table as it stands now. If the job fails, the match is rebuilt the next time."""
    known = _kept.pop(source.key, None)
    if known is None or known.count > len(source.entries):
        known = WorkerMatch(source)
    known.follow(source)
    if known.match.outcome is None:
        known.give(source.pending)
    yield known
    if known.match.outcome is None:
        for seat in source.pending:
            known.match.undo(seat)
    _kept[source.key] = known
    while len(_kept) > KEPT:
        _kept.popitem(last=False)


def begin_worker() -> None:
    """Initialise a worker process, with a lower priority than the server's."""
    if hasattr(os, "nice"):
        os.nice(5)
    workers.begin()
