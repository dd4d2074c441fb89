"""Scenes in the pane: a battle shows who fights whom."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import Sitter
from tests.web.test_frame import at_an_ask

LANGUAGES: Final = {(1440, 900): "en-GB", (1280, 720): "ru-RU", (390, 844): "uk-UA"}
CEASES: Final = {
    (1440, 900): "May cease after every Combat round.",
    (1280, 720): "Может прекратить атаку после любого раунда.",
    (390, 844): "Може припинити атаку після будь-якого раунду.",
}
FITS: Final = """(box) => [box, ...box.querySelectorAll("*")]
    .every(({ scrollWidth, clientWidth }) => !clientWidth || scrollWidth <= clientWidth + 1)"""


@pytest.mark.parametrize("size", [*LANGUAGES])
def test_a_battle_shows_both_armies(browser: Browser, address: str, size: tuple[int, int]) -> None:
    """Three units with Saruman against one with a leader, in a sortie (tests/wotr/asks.json.gz, press)."""
    person = Sitter(browser, address, size, LANGUAGES[size])
    person.unhurried()
    at_an_ask(person, "wotr", "press")
    hosts = person.page.get_by_test_id("hosts")
    expect(hosts.locator(".units").nth(0).locator("svg")).to_have_count(3)
    expect(hosts.locator(".units").nth(1).locator("svg")).to_have_count(1)
    expect(hosts.locator(".captains li")).to_have_count(2)
    expect(hosts.get_by_test_id("ways-out").nth(0).locator("li")).to_have_text(CEASES[size])
    expect(hosts.get_by_test_id("ways-out").nth(1).locator("li")).to_have_count(1)
    assert hosts.evaluate(FITS)
    person.shot(f"battle-{size[0]}")
    person.context.close()
    assert not person.faults
