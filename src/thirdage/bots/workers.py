"""Many games on several processes."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final, TypeVar

from thirdage.bots.outside import register_outside_games

T = TypeVar("T")
MOST_AT_ONCE: Final = 32
"""A process takes at most so many games at a time, so that progress is seen."""

COLLECTED_AFTER: Final = (20_000, 20, 20)
"""So many new objects before cycles are looked for among them, and how often the older ones are; see `gc`."""


def spread(work: Callable[[int], T], numbers: Iterable[int], jobs: int, at_once: int = 0) -> Iterator[T]:
    """The results of `work` for each number, in order; with several jobs on so many fresh processes (0: all cores).

    Processes are started from scratch (spawn), the same on every system, so `work` must be picklable; games of
    one's own reach them through the environment (see `outside`). A process takes `at_once` numbers at a time (0: as
    many as is wise).
    """
    numbers = list(numbers)
    jobs = min(jobs if jobs > 0 else os.cpu_count() or 1, len(numbers))
    if jobs <= 1:
        with rare_collections():
            yield from map(work, numbers)
        return
    at_once = at_once or max(1, min(MOST_AT_ONCE, len(numbers) // (4 * jobs)))
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_begin)
    try:
        yield from pool.map(work, numbers, chunksize=at_once)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """A worker knows the outside games, and leaves the keyboard's interrupt to the process that waits for it.

    It does nothing but play, so it looks for cycles as seldom as it likes.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    register_outside_games()
    gc.set_threshold(*COLLECTED_AFTER)


@contextmanager
def rare_collections() -> Iterator[None]:
    """Meanwhile Python looks for cycles less often.

    Bots make many small things and hardly any cycle, and a match remembers much: looking takes a tenth of the time.
    """
    usual = gc.get_threshold()
    gc.set_threshold(*COLLECTED_AFTER)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
