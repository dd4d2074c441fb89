"""What a worker process does: find the answer of a bot.

The worker rebuilds the match from its record, without the secret of the dice, and lets the bot look at it through the
eyes of its seat. It keeps the matches it has built: records only grow, so the next time it has little to add.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

import thirdage
from thirdage.bots import Eyes, make_bot, register_outside_games
from thirdage.bots.bot import Bot
from thirdage.kernel import Match, Rng

Json = dict[str, Any]
KEPT: Final = 64
"""So many matches a worker remembers."""


@dataclass(frozen=True)
class Question:
    """What a bot is to decide. `key`: table and chapter; `seed`: its chance for this answer; `self_seed`: for all."""

    key: str
    game: str
    options: Json
    position: Json | None
    entries: list[Json]
    seat: str
    index: int
    bot: str
    seed: int
    self_seed: int


class Known:
    """A match that has been rebuilt, how many entries are in it, and its bots."""

    def __init__(self, asked: Question) -> None:
        if asked.position is None:
            self.match: Match = thirdage.new_match(asked.game, asked.options, fate=None)
        else:
            self.match = thirdage.setup(asked.game, asked.position, asked.options, fate=None)
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

    def bot(self, asked: Question) -> Bot:
        """The bot of a seat."""
        key = (asked.seat, asked.bot)
        if key not in self.bots:
            self.bots[key] = make_bot(asked.game, asked.bot, Rng(asked.self_seed))
        return self.bots[key]


_known: OrderedDict[str, Known] = OrderedDict()


def think(asked: Question) -> Json:
    """The answer of a bot, as JSON."""
    known = _known.pop(asked.key, None)
    try:
        known = _brought_up(known, asked)
        ask = next(a for a in known.match.asks if a.seat == asked.seat and a.index == asked.index)
        option = known.bot(asked).choose(Eyes(known.match, asked.seat), ask, Rng(asked.seed))
        answer = option.json(known.match.rules.names)
    except Exception:
        _known.pop(asked.key, None)
        raise
    _known[asked.key] = known
    while len(_known) > KEPT:
        _known.popitem(last=False)
    return answer


def _brought_up(known: Known | None, asked: Question) -> Known:
    if known is None or known.count > len(asked.entries):
        known = Known(asked)
    known.follow(asked.entries)
    return known


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
