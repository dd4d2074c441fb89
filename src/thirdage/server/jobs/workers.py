"""Worker processes, shared by all tables; one that dies is replaced.

Bots answer in some of them, other jobs (replays, odds) run in others, so that neither waits for the other.
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
from thirdage.server.jobs.bot_answer import BotRequest, bot_job
from thirdage.server.jobs.worker_matches import Json, begin_worker

A = TypeVar("A")
T = TypeVar("T")
ATTEMPTS: Final = 3
"""After so many failures at one ask the bot is replaced for this answer by `STAND_IN`."""
LONGEST_WAIT: Final = 5.0
STAND_IN: Final = "random"
_log = logging.getLogger("thirdage.server")


class Workers:
    """Worker processes, started when first needed."""

    max_deaths: ClassVar[int] = 0
    """A job that has killed so many workers is given up; 0 means never, because a table waits for it."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[A], T], asked: A) -> T:
        """Run a job; if its worker dies, another one runs it."""
        wait, died = 0.05, 0
        while True:
            pool = self._running()
            try:
                return await asyncio.wrap_future(pool.submit(work, asked))
            except BrokenProcessPool:
                _log.warning("a worker process died; it is replaced")
                self._replace(pool)
                died += 1
                if died == self.max_deaths:
                    raise Problem(503, "server-busy") from None
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    def pids(self) -> list[int]:
        """The processes that run now (for the tests that end them, and for whoever wants to watch)."""
        return list(self._pool._processes) if self._pool is not None else []  # noqa: SLF001 (the library's)

    def close(self) -> None:
        """End all workers, whatever they are doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            end(pool)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=begin_worker)
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Replace a broken pool; only the first caller who notices does it."""
        if self._pool is broken:
            self._pool = None
            broken.shutdown(wait=False, cancel_futures=True)


class BotWorkers(Workers):
    """The workers of the bots: one less than there are cores, at least two, unless told otherwise."""

    def __init__(self, workers: int = 0) -> None:
        super().__init__(workers or max(2, (os.cpu_count() or 1) - 1))

    async def answer(self, asked: BotRequest) -> Json:
        """The bot's answer. A bot that keeps failing is replaced, so that it holds up no table."""
        failures = 0
        while True:
            try:
                return await self.run(bot_job, asked)
            except Exception:
                failures += 1
                _log.exception("bot %s failed at table %s, decision %d", asked.bot, asked.source.key, asked.index)
                if failures >= ATTEMPTS:
                    if asked.bot == STAND_IN:
                        raise
                    asked, failures = replace(asked, bot=STAND_IN), 0
