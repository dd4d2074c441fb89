"""The first game of War of the Ring as a newcomer meets it: what counts is in sight, and the first answers with it."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, expect

import thirdage
from tests.browser import Sitter
from tests.web.layout import TRACKS
from thirdage.server.tables.starts import start_position

Json = dict[str, Any]
WAR: Final = Path(__file__).parents[1] / "wotr" / "asks.json.gz"
SIZES: Final = {(1280, 720): "ru-RU", (1280, 800): "en-GB", (1440, 900): "uk-UA"}
COACHED: Final = "white-rider combat-card leader-re-roll take-hit casualty die attack-from action".split()


def in_sight(one: Locator) -> bool:
    """Whether nothing of it is scrolled away or covered."""
    seen: bool = one.evaluate(
        """(one) => {
            const box = one.getBoundingClientRect();
            const room = one.closest("[data-part=answers]").getBoundingClientRect();
            const met = document.elementFromPoint(box.left + box.width / 2, box.bottom - 4);
            return box.height > 0 && box.top >= room.top - 1 && box.bottom <= room.bottom + 1 && one.contains(met);
        }"""
    )
    return seen


@pytest.mark.parametrize("size", SIZES)
def test_with_a_hint_open_the_first_answers_are_in_sight(browser: Browser, address: str, size: tuple[int, int]) -> None:
    person = Sitter(browser, address, size, SIZES[size])
    person.unhurried()
    positions = json.loads(gzip.decompress(WAR.read_bytes()))
    hidden = []
    for kind in COACHED:
        position = positions[kind]
        [seat] = {ask.seat for ask in thirdage.setup("wotr", position).asks if ask.kind == kind}
        seats = {one: "me" if one == seat else "bot:rules" for one in ("free-peoples", "shadow")}
        table = person.call("/api/tables", {"game": "wotr", "seats": seats, "position": position})["id"]
        person.open()
        person.page.evaluate("(id) => localStorage.setItem('thirdage.first', JSON.stringify({ wotr: id }))", table)
        person.open(f"#/table/{table}")
        person.page.reload()
        person.asked()
        hint = person.page.get_by_test_id("hint")
        expect(hint.get_by_role("button").first).to_be_in_viewport(ratio=1)
        answers = person.page.locator("[data-testid=tray] button, [data-testid=counts] button")
        hidden += [f"{kind} {place}" for place in range(min(2, answers.count())) if not in_sight(answers.nth(place))]
    assert not hidden
    person.shot(f"first-hint-{size[0]}x{size[1]}")
    person.context.close()
    assert not person.faults


@pytest.mark.parametrize("size", [*SIZES, (390, 844)])
def test_corruption_and_the_mordor_track_are_readable(browser: Browser, address: str, size: tuple[int, int]) -> None:
    """WR-MORD-01: the track begins at 0, and the map counts its steps as the strip does."""
    person = Sitter(browser, address, size)
    person.unhurried()
    wish = {"seats": {"free-peoples": "me", "shadow": "bot:random"}, "position": start_position("wotr", "last-days")}
    table = person.call("/api/tables", {"game": "wotr", **wish})["id"]
    person.open(f"#/table/{table}")
    person.asked()
    if size[0] < 600:
        person.page.get_by_test_id("tracks").click()
    corruption = person.page.locator("[data-look=corruption]")
    expect(corruption).to_be_visible()
    assert person.page.evaluate(TRACKS) == []
    there = person.page.get_by_test_id("mordor")
    assert there.locator("> span").all_inner_texts() == ["0", "", "2", "3", "4", ""]
    if size[0] > 600:
        corruption.hover()
        looked = person.page.get_by_test_id("looked")
        expect(looked).to_contain_text("At 12 the Shadow wins.")
        expect(looked).not_to_contain_text("Card Game")
        expect(looked).not_to_contain_text("unseen")
        steps = person.page.locator("[data-spot=mordor] use.step")
        numbers = [one.get_attribute("href") for one in steps.all()]
        assert numbers == ["#map-nought", *(f"#map-number-{step}" for step in range(1, 5))]
        ring = person.page.locator("g[data-spot=fellowship][data-at=gorgoroth]").bounding_box()
        first = person.page.locator("[data-spot=mordor] > g").nth(1).bounding_box()
        assert ring
        assert first
        assert abs(ring["x"] + ring["width"] / 2 - first["x"] - first["width"] / 2) < 6, "on the step that is said"
    person.shot(f"first-tracks-{size[0]}x{size[1]}")
    person.context.close()
    assert not person.faults
