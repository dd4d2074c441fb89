"""Worker processes: what kills one after the other is given up, where nobody's game waits for it."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from thirdage.server.errors import Problem
from thirdage.server.jobs.workers import Workers


def deadly(_: int) -> None:
    """End the process as no exception does."""
    os.kill(os.getpid(), signal.SIGKILL)


def doubled(number: int) -> int:
    return 2 * number


class Wary(Workers):
    max_deaths = 2


def test_what_kills_workers_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> int:
        workers = Wary(1)
        try:
            with pytest.raises(Problem) as given_up:
                await workers.run(deadly, 1)
            assert (given_up.value.status, given_up.value.message.id) == (503, "server-busy")
            return await workers.run(doubled, 21)
        finally:
            workers.close()

    assert asyncio.run(ask()) == 42
    assert sum("died" in record.getMessage() for record in caplog.records) == 2
