"""The worker processes in which bots think: shared by all tables, replaced when they die."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any, Final

from thirdage.server.thinking import Question, begin, think

Json = dict[str, Any]
PATIENCE: Final = 3
"""After so many failures of its own the bot is given up for this answer, and chance answers for it."""
LONGEST_WAIT: Final = 5.0
STAND_IN: Final = "random"
_log = logging.getLogger("thirdage.server")


class BotPool:
    """Worker processes, started when first needed."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(2, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, asked: Question) -> Json:
        """The bot's answer. A worker that dies is replaced and asked anew; a bot that fails holds up no table."""
        failures = 0
        wait = 0.05
        while True:
            pool = self._running()
            try:
                return await asyncio.wrap_future(pool.submit(think, asked))
            except BrokenProcessPool:
                _log.warning("a bot's process died; it is replaced")
                self._replace(pool)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            except Exception:
                failures += 1
                _log.exception("bot %s failed at table %s, decision %d", asked.bot, asked.key, asked.index)
                if failures >= PATIENCE:
                    if asked.bot == STAND_IN:
                        raise
                    asked, failures = replace(asked, bot=STAND_IN), 0

    def pids(self) -> list[int]:
        """The processes that run now (for the tests that end them, and for whoever wants to watch)."""
        return list(self._pool._processes) if self._pool is not None else []

    def close(self) -> None:
        """Let them go; nobody waits for a thought any more."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)

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
