"""Many games on several processes."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final, TypeVar

from thirdage.bots.outside_games import register_outside_games

T = TypeVar("T")
MOST_AT_ONCE: Final = 32
"""A process takes at most so many games at a time, so that progress is seen."""
COLLECTED_AFTER: Final = (20_000, 20, 20)
"""So many new objects before cycles are looked for among them, and how often the older ones are; see `gc`."""
AHEAD: Final = 2
"""Games handed out for each process, so that none waits."""


class WorkerDied(Exception):
    """A process that played was ended from outside, perhaps for want of memory."""


def spread(work: Callable[[int], T], numbers: Iterable[int], jobs: int) -> Iterator[T]:
    """The results of `work` for each number, in order; with several jobs on so many fresh processes (0: all cores).

    Processes are started from scratch (spawn), the same on every system, so `work` must be picklable; games of
    one's own reach them through the environment (see `outside`).
    """
    numbers = list(numbers)
    jobs = _processes(jobs, numbers)
    if jobs <= 1:
        with rare_collections():
            yield from map(work, numbers)
        return
    with _pool(jobs) as pool:
        yield from pool.map(work, numbers, chunksize=max(1, min(MOST_AT_ONCE, len(numbers) // (4 * jobs))))


def as_they_come(work: Callable[[int], T], numbers: Iterable[int], jobs: int) -> Generator[T, None, None]:
    """The same, each result as soon as it is there: a long game does not hold back those that were begun after it."""
    numbers = list(numbers)
    jobs = _processes(jobs, numbers)
    if jobs <= 1:
        yield from spread(work, numbers, 1)
        return
    left = iter(numbers)
    with _pool(jobs) as pool:
        running: set[Future[T]] = set()
        while True:
            while len(running) < AHEAD * jobs and (number := next(left, None)) is not None:
                running.add(pool.submit(work, number))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()


def _processes(jobs: int, numbers: list[int]) -> int:
    return min(jobs if jobs > 0 else os.cpu_count() or 1, len(numbers))


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end when nobody wants their results any more, in the middle of a game if need be."""
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_begin_playing)
    try:
        yield pool
    except BrokenProcessPool as died:
        raise WorkerDied from died
    finally:
        end(pool)


def end(pool: ProcessPoolExecutor) -> None:
    """End all processes of a pool: nobody waits for what they do."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001 (the library has no other way)
        process.terminate()
    pool.shutdown(wait=True, cancel_futures=True)


def begin() -> None:
    """A worker knows the outside games, leaves the keyboard to the process that waits for it, and does not outlive it.

    Without this the workers of a run that was killed would wait for work as long as the machine runs.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    register_outside_games()
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _begin_playing() -> None:
    """It does nothing but play, so it looks for cycles as seldom as it likes."""
    begin()
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
