"""An expansion from outside (tests/heralds), loaded at start by its name, at the table in a real Chromium.

Its die, its action with a new answer, its hidden tokens and its words reach the page; no line of the page knows it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser import Sitter, served

FP, SH = "free-peoples", "shadow"
POSITION = {
    "turn": 2,
    "next": ["action", 0],
    "dice": {FP: ["herald-army", "character"], SH: ["army"]},
    "hands": {FP: ["fp-char-herald", "fp-char-02"], SH: ["sh-char-01"]},
    "parts": {"heralds": {"favour": ["horn"], "gained": 2}},
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from served(tmp_path_factory.mktemp("web"), "tests.heralds:HERALDS")


def test_its_action_is_used_at_the_table(ann: Sitter, bob: Sitter) -> None:
    wish = {
        "game": "wotr", "options": {"expansions": ["heralds"]}, "seats": {FP: "me"}, "position": POSITION,
        "keep_hands": True,
    }  # fmt: skip
    table = ann.call("/api/tables", wish)["id"]
    bob.call(f"/api/tables/{table}/join", {"seat": SH})
    bob.begin(table, ann)
    for person in (ann, bob):
        person.unhurried()
        person.open(f"#/table/{table}")
    mine, theirs = (person.page.locator("[data-panel=part-heralds]") for person in (ann, bob))
    expect(mine).to_contain_text("Favours: Horn. Gained so far: 2.")
    expect(theirs).to_contain_text("Favours: hidden. Gained so far: 2.")
    die = ann.page.get_by_role("button", name=re.compile("Free Peoples: Herald die, Army")).first
    expect(die.locator("svg.special")).to_be_visible()
    expect(ann.page.get_by_text("Two Horns").first).to_be_visible()
    ann.shot("heralds-die")
    index = ann.asked()
    die.click()
    ann.done(index)
    index = ann.asked()
    ann.page.get_by_role("button", name="Send a Herald").first.click()
    ann.done(index)
    index = ann.asked()
    assert "Which favour does the Herald gain?" in ann.prompt
    ann.shot("heralds-favour")
    ann.page.get_by_role("button", name="Banner").first.click()
    ann.done(index)
    expect(mine).to_contain_text("Favours: Horn and Banner. Gained so far: 3.")
    expect(theirs).to_contain_text("Favours: hidden and hidden. Gained so far: 3.")
    for person in (ann, bob):
        expect(person.log.filter(has_text="A Herald is sent (Free Peoples): favours held 2.")).to_have_count(1)
    index = bob.asked()
    bob.page.get_by_role("button", name="Burn a favour").first.click()
    bob.done(index)
    expect(mine).to_contain_text("Favours: Banner. Gained so far: 3.")
    bob.shot("heralds-burnt")


def test_it_is_chosen_at_the_start_and_bots_play_it(ann: Sitter) -> None:
    ann.unhurried()
    ann.open()
    ann.page.get_by_text("Options of the match").click()
    ann.page.get_by_role("group", name="Expansions").get_by_label("The Heralds").check()
    ann.shot("heralds-start")
    ann.page.get_by_role("button", name="Free Peoples").click()
    ann.asked()
    expect(ann.page.locator("[data-panel=part-heralds]")).to_contain_text("Gained so far: 0.")
    table = ann.page.url.rpartition("/")[2]
    told = ann.context.request.get(f"{ann.address}/api/tables/{table}").json()
    assert told["options"]["expansions"] == ["heralds"]
    index = ann.asked()
    ann.answer()
    ann.answer("Pass")
    assert ann.asked() > index + 1, "the bot has answered too"
