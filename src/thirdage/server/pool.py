"""Worker processes, shared by all tables and replaced when they die.

Bots think in some, and what people want worked out (a replay, odds) is done in others: neither waits for the other.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import ClassVar, Final, TypeVar

from thirdage.bots.workers import end
from thirdage.server.errors import Problem
from thirdage.server.knowing import Json, begin
from thirdage.server.thinking import Question, think

A = TypeVar("A")
T = TypeVar("T")
PATIENCE: Final = 3
"""After so many failures of its own the bot is given up for this answer, and chance answers for it."""
LONGEST_WAIT: Final = 5.0
STAND_IN: Final = "random"
_log = logging.getLogger("thirdage.server")


class Workers:
    """Worker processes, started when first needed."""

    deaths: ClassVar[int] = 0
    """What so many workers have died of is not tried again; 0: whatever it costs, somebody waits for it."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[A], T], asked: A) -> T:
        """Have it done; a worker that dies is replaced, and another does it."""
        wait, died = 0.05, 0
        while True:
            pool = self._running()
            try:
                return await asyncio.wrap_future(pool.submit(work, asked))
            except BrokenProcessPool:
                _log.warning("a worker process died; it is replaced")
                self._replace(pool)
                died += 1
                if died == self.deaths:
                    raise Problem(503, "server-busy") from None
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    def pids(self) -> list[int]:
        """The processes that run now (for the tests that end them, and for whoever wants to watch)."""
        return list(self._pool._processes) if self._pool is not None else []  # noqa: SLF001 (the library's)

    def close(self) -> None:
        """Let them go; nobody waits for a thought any more."""
        pool, self._pool = self._pool, None
        if pool is not None:
            end(pool)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=begin)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Only the first who notices does it."""
        if self._pool is broken:
            self._pool = None
            broken.shutdown(wait=False, cancel_futures=True)


class BotPool(Workers):
    """The workers of the bots: one less than there are cores, at least two, unless told otherwise."""

    def __init__(self, workers: int = 0) -> None:
        super().__init__(workers or max(2, (os.cpu_count() or 1) - 1))

    async def answer(self, asked: Question) -> Json:
        """The bot's answer. A bot that fails holds up no table."""
        failures = 0
        while True:
            try:
                return await self.run(think, asked)
            except Exception:
                failures += 1
                _log.exception("bot %s failed at table %s, decision %d", asked.bot, asked.story.key, asked.index)
                if failures >= PATIENCE:
                    if asked.bot == STAND_IN:
                        raise
                    asked, failures = replace(asked, bot=STAND_IN), 0
