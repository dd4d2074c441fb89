"""A tournament on a cluster: what is asked of Ray, and (where it is installed) the same command on a local one."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import thirdage
from tests.cli_driver import cli
from tests.ford import FORD
from thirdage.arena import Tournament, run
from thirdage.arena.cluster import on_ray

ROOT = Path(__file__).resolve().parent.parent
thirdage.register(FORD)


class RayError(Exception):
    """As `ray.exceptions.RayError`."""


class FakeRay:
    """A cluster of two processors that answers the last question first."""

    def __init__(self, fails: Exception | None = None) -> None:
        self.exceptions = SimpleNamespace(RayError=RayError)
        self.fails = fails
        self.asked = 0
        self.most = 0
        self.cancelled: list[Any] = []

    def is_initialized(self) -> bool:
        return False

    def init(self, **settings: Any) -> None:
        assert "THIRDAGE_GAMES" in settings["runtime_env"]["env_vars"]
        if self.fails is not None and not isinstance(self.fails, RayError):
            raise self.fails

    def put(self, work: Any) -> Any:
        return work

    def remote(self, **_how: Any) -> Any:
        return lambda function: SimpleNamespace(remote=lambda *given: self._begun(function, given))

    def _begun(self, function: Any, given: Any) -> Any:
        self.asked += 1
        return (function, given)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def wait(self, running: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(running))
        return running[-1:], running[:-1]

    def get(self, task: Any) -> Any:
        if self.fails is not None:
            raise self.fails
        function, given = task
        return function(*given)

    def cancel(self, task: Any, force: bool) -> None:
        assert force
        self.cancelled.append(task)


def with_ray(monkeypatch: pytest.MonkeyPatch, fails: Exception | None = None) -> FakeRay:
    """This one in place of whatever is installed."""
    ray = FakeRay(fails)
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


def test_a_cluster_keeps_busy_and_its_games_count_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = with_ray(monkeypatch)
    (meeting,) = run(Tournament("ford", ("random", "swarm"), 5), on_ray)
    assert [game.number for game in meeting.games] == list(range(10))
    assert (ray.asked, ray.most, ray.cancelled) == (10, 4, [])


def test_games_that_nobody_waits_for_are_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = with_ray(monkeypatch)
    results = on_ray(abs, list(range(10)))
    assert next(results) == 3
    results.close()
    assert len(ray.cancelled) == 3


@pytest.mark.parametrize("fails", [ConnectionError("nobody there\nat all"), RayError("a fire"), Exception("too slow")])
def test_a_cluster_that_does_not_play_is_told(monkeypatch: pytest.MonkeyPatch, fails: Exception) -> None:
    with_ray(monkeypatch, fails)
    ran = cli("tournament", "ford", "random", "swarm", "--pairs", "1", "--ray")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == f"The cluster does not play: {str(fails).partition(chr(10))[0]}\n"


def test_without_ray_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = cli("tournament", "ford", "random", "swarm", "--pairs", "1", "--ray")
    assert (ran.code, ran.out) == (2, "")
    assert "thirdage[ray]" in ran.err


@pytest.mark.long
def test_the_same_command_plays_on_ray(tmp_path: Path) -> None:
    ray = pytest.importorskip("ray", reason="the extra `ray` is not installed")
    path = tmp_path / "games.jsonl"
    arguments = ("tournament", "ford", "random", "swarm", "--pairs", "5", "--journal", path, "--json")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
        try:
            ran = cli(*arguments, "--ray")
        finally:
            ray.shutdown()
    assert ran.code == 0, ran.err
    far, near = (
        json.loads(ran.out)["meetings"][0],
        json.loads(cli(*arguments[:-3], "--json", "--jobs", "1").out)["meetings"][0],
    )
    assert (far["pairs"], far["sides"], far["endings"]) == (near["pairs"], near["sides"], near["endings"])
    assert len(path.read_text().splitlines()) == 11
