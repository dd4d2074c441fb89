"""The end of a game: who won and why, in true words, and what gave the points."""

from __future__ import annotations

import gzip
import json

from playwright.sync_api import Browser, expect

import thirdage
from tests.browser import Sitter
from tests.web.test_frame import WAR


def test_who_resigned_is_told_so_and_sees_what_gave_the_points(browser: Browser, address: str) -> None:
    """The sum of the places is the number of points of the side."""
    asks = json.loads(gzip.decompress(WAR.read_bytes()))
    position = max(asks.values(), key=lambda one: len(one["position"].get("captured", [])))
    assert position["position"].get("captured"), "a position with a conquered place"
    seat = thirdage.setup("wotr", position).asks[0].seat
    seats = {one: "me" if one == seat else "bot:random" for one in ("free-peoples", "shadow")}
    person = Sitter(browser, address, (1440, 900))
    table = person.call("/api/tables", {"game": "wotr", "seats": seats, "position": position})["id"]
    person.open(f"#/table/{table}")
    person.asked()
    person.call(f"/api/tables/{table}/resign", {"seat": seat})
    ending = person.page.get_by_test_id("ending")
    expect(ending).to_contain_text("you resigned")
    expect(ending).not_to_contain_text("the opponent resigned")
    spoils = person.page.get_by_test_id("spoils")
    expect(spoils.locator("[data-region]").first).to_be_visible()
    given = sum(int(one) for one in spoils.locator("[data-region] b").all_inner_texts())
    shown = person.page.locator("[data-look^='points:'] b").all_inner_texts()
    assert given == sum(int(one) for one in shown)
    person.context.close()
    assert not person.faults
