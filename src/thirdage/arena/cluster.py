"""A tournament on a cluster, through Ray. Its machines need this package; games of one's own reach them by name."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from typing import Any, Final, TypeVar

from thirdage.bots.outside_games import VARIABLE, register_outside_games

T = TypeVar("T")
AHEAD: Final = 2
"""Games in flight for each processor, so that none waits."""


class NoRay(Exception):
    """Ray is not installed."""


class NoCluster(Exception):
    """The cluster cannot be reached, or has lost a game; the text says how."""


def on_ray(work: Callable[[int], T], numbers: list[int]) -> Generator[T, None, None]:
    """Each result as soon as it is there, worked out by the cluster that RAY_ADDRESS names, or by a local one."""
    try:
        import ray  # noqa: PLC0415 (an extra)
    except ModuleNotFoundError as missing:
        raise NoRay from missing
    _start(ray)
    try:
        yield from _on(ray, work, iter(numbers))
    except ray.exceptions.RayError as lost:
        raise NoCluster(_first_line(lost)) from lost


def _start(ray: Any) -> None:
    if not ray.is_initialized():
        outside = {VARIABLE: os.environ.get(VARIABLE, "")}
        try:
            ray.init(log_to_driver=False, include_dashboard=False, runtime_env={"env_vars": outside})
        except Exception as lost:  # Ray has no kind of its own for a cluster that does not start
            raise NoCluster(_first_line(lost)) from lost


def _first_line(lost: Exception) -> str:
    return str(lost).strip().partition("\n")[0]


def _on(ray: Any, work: Callable[[int], T], left: Iterator[int]) -> Iterator[T]:
    shared = ray.put(work)
    one: Any = ray.remote(num_cpus=1, max_retries=3)(_one)
    running: list[Any] = []
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        while True:
            while len(running) < most and (number := next(left, None)) is not None:
                running.append(one.remote(shared, number))
            if not running:
                return
            done, running = ray.wait(running)
            for result in done:
                yield ray.get(result)
    finally:
        for task in running:
            ray.cancel(task, force=True)


def _one(work: Callable[[int], T], number: int) -> T:
    """What a machine of the cluster does."""
    register_outside_games()
    return work(number)
