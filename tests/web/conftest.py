"""A browser, a server, and people who sit down at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import Sitter, chromium, seated, served


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that drives a browser is tried a second time, for a busy machine may stall one for longer than it waits.

    The run lists it as rerun: one that is listed often has a race to be found.
    """
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from served(tmp_path_factory.mktemp("web"))


@pytest.fixture
def ann(browser: Browser, address: str) -> Iterator[Sitter]:
    yield from seated(Sitter(browser, address))


@pytest.fixture
def bob(browser: Browser, address: str) -> Iterator[Sitter]:
    yield from seated(Sitter(browser, address))


@pytest.fixture
def carol(browser: Browser, address: str) -> Iterator[Sitter]:
    yield from seated(Sitter(browser, address))
