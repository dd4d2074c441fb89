"""The frame of a table: how much of the window the board has, and that nothing lies over anything else."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

import thirdage
from tests.browser import Sitter
from tests.web import hunt_seats
from tests.web.card_play import sits_down
from tests.web.layout import GRID, PARTS

Json = dict[str, Any]
WAR: Final = Path(__file__).parents[1] / "wotr" / "asks.json.gz"
ASKS: Final = {
    "wotr": ("action", "take-hit", "army-figures", "discard"),
    "cards": ("cards-action", "cards-next-combat"),
    "hunt": ("hunt-bearer-turn", "hunt-nazgul-turn", "hunt-command"),
}
SHARES: Final = {(1440, 900): 0.60, (1280, 720): 0.55, (1920, 1080): 0.60, (390, 844): 0.48}
SMALL: Final = ((1024, 768), (768, 1024), (844, 390), (640, 360))
"""Where the board may shrink; the last is a window of 1280 by 720 at twice the size."""


def at_an_ask(person: Sitter, game: str, kind: str) -> None:
    """Sit down where this is asked."""
    if game == "cards":
        sits_down(person, kind)
        return
    if game == "hunt":
        hunt_seats.sits_down(person, kind)
        return
    position = json.loads(gzip.decompress(WAR.read_bytes()))[kind]
    [seat] = {ask.seat for ask in thirdage.setup("wotr", position).asks if ask.kind == kind}
    seats = {one: "me" if one == seat else "bot:rules" for one in ("free-peoples", "shadow")}
    table = person.call("/api/tables", {"game": "wotr", "seats": seats, "position": position})["id"]
    person.open(f"#/table/{table}")
    person.asked()
    person.page.get_by_test_id("land").wait_for()


@pytest.mark.parametrize("game", ["wotr", "hunt", "cards"])
@pytest.mark.parametrize("size", [*SHARES, *SMALL])
def test_every_part_has_its_place(browser: Browser, address: str, size: tuple[int, int], game: str) -> None:
    person = Sitter(browser, address, size, "ru-RU")
    person.unhurried()
    for kind in ASKS[game]:
        at_an_ask(person, game, kind)
        parts, faults = person.page.evaluate(PARTS)
        assert {"bar", "pane", "ask", "tabs"} <= set(parts), kind
        assert not faults, kind
        # The lanes of the Card Game share the window with a taller hand.
        wanted = SHARES.get(size, 0) - (0.07 if game == "cards" and size[0] > size[1] else 0)
        assert person.page.evaluate(GRID) >= wanted, kind
        assert person.page.evaluate("() => document.documentElement.scrollWidth") <= size[0], kind
        pane = person.page.get_by_test_id("pane").bounding_box()
        assert pane
        assert size[0] >= size[1] or pane["height"] >= size[1] / 2, "half the height, where all lies below each other"
    person.context.close()
    assert not person.faults


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_every_active_location_is_in_sight(browser: Browser, address: str, size: tuple[int, int]) -> None:
    person = Sitter(browser, address, size)
    sits_down(person, "cards-action")
    pane = person.page.get_by_test_id("pane").bounding_box()
    assert pane
    lanes = person.page.locator("[data-panel^=location-]").all()
    assert len(lanes) > 1
    for lane in lanes:
        box = lane.bounding_box()
        assert box
        assert pane["x"] <= box["x"]
        assert box["x"] + box["width"] <= pane["x"] + pane["width"]
        assert pane["y"] <= box["y"]
        assert box["y"] + box["height"] <= pane["y"] + pane["height"]
    person.context.close()
    assert not person.faults


def test_large_letters_get_the_frame_of_a_small_window(browser: Browser, address: str) -> None:
    person = Sitter(browser, address, (1280, 720))
    person.context.add_init_script("localStorage.setItem('thirdage.settings', JSON.stringify({ size: 150 }))")
    at_an_ask(person, "wotr", "action")
    assert person.page.locator("html").get_attribute("data-shape") == "low"
    _, faults = person.page.evaluate(PARTS)
    assert not faults
    person.context.close()
    assert not person.faults
