"""A browser, a server, and people who sit down at it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser import Sitter, chromium, seated, served


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
