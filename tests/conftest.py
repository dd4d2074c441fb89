"""What several test modules share: a server of their own, and two people at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server_driver import Player, Running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests of a module."""
    from tests.server_driver import serving  # noqa: PLC0415 (the engine's tests run without what a server needs)

    with serving(tmp_path_factory.mktemp("server") / "tables.sqlite") as server:
        yield server


@pytest.fixture
def ann(running: Running) -> Iterator[Player]:
    yield from _somebody(running, "Ann")


@pytest.fixture
def bob(running: Running) -> Iterator[Player]:
    yield from _somebody(running, "Bob")


def _somebody(running: Running, name: str) -> Iterator[Player]:
    from tests.server_driver import Player  # noqa: PLC0415

    player = Player(running.address, name)
    yield player
    player.close()
