"""Asking by touching the board, in a real Chromium: dice, cards, armies and regions, by mouse and by keyboard."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.browser import PHONE, Sitter
from tests.web.card_play import click_through

Json = dict[str, Any]
POSITIONS = Path(__file__).parents[1] / "wotr" / "asks.json.gz"


def sits_down(person: Sitter, kind: str, seat: str) -> int:
    """At a table where this is asked; a bot has the other seat."""
    position = json.loads(gzip.decompress(POSITIONS.read_bytes()))[kind]
    other = "shadow" if seat == "free-peoples" else "free-peoples"
    table = person.call(
        "/api/tables", {"game": "wotr", "position": position, "seats": {seat: "me", other: "bot:random"}}
    )
    person.open(f"#/table/{table['id']}")
    index = person.asked()
    assert person.asking.get_attribute("data-kind") == kind
    person.page.locator("[data-spot^='region:']").first.wait_for(state="attached")
    return index


def spot(person: Sitter, name: str) -> Locator:
    return person.page.locator(f"[data-spot='{name}']").first


def lit(person: Sitter, start: str = "") -> Locator:
    """What may be touched: panels and map mark it alike."""
    return person.page.locator(f"[data-spot^='{start}'].lit")


def touch(place: Locator) -> None:
    """A click on the thing itself, also where something else on the map lies nearer to the eye."""
    place.dispatch_event("click")


def test_a_newcomer_finishes_a_turn_by_touching_the_board(ann: Sitter) -> None:
    """Dice, cards, armies, regions, and the buttons with pictures beside the prompt; never the list."""
    ann.open()
    ann.page.get_by_role("button", name="Free Peoples").click()
    ann.page.get_by_test_id("map").wait_for()
    turn = ann.page.locator("[data-panel=turn]")
    expect(turn).to_have_text("Turn 1")
    for _ in range(80):
        ann.asked()
        if turn.inner_text() != "Turn 1":
            break
        click_through(ann, CLICKS, lambda place: place.dispatch_event("click", timeout=2000))
    expect(turn).to_have_text("Turn 2")
    assert ann.ask.count() == 0, "the list stayed closed"
    expect(ann.page.get_by_test_id("refusal")).to_have_count(0)


CLICKS = [
    "[data-testid=menu] [data-answer]",
    "[data-testid=confirm]:enabled",
    "[data-testid=counts] .stepper button:last-child:enabled",
    "button.lit:not(.chosen), svg .lit:not(.chosen)",
    "[data-testid=tray] button:enabled",
]
"""What one would touch: the first thing that can be done on the board, else beside it."""


def test_a_die_then_what_it_does_then_where(ann: Sitter) -> None:
    index = sits_down(ann, "action", "free-peoples")
    ann.page.locator("[data-spot='die:free-peoples:character'].lit").first.dblclick()
    ann.done(index)
    expect(ann.asking).to_have_attribute("data-kind", "die")
    assert [said["index"] for said in ann.sent if said["type"] == "answer"] == [index], "two clicks, one answer"
    expect(ann.page.locator("[data-spot='die:free-peoples:character:now'].chosen")).to_be_visible()
    ann.page.get_by_test_id("tray").get_by_role("button", name="Move Armies").click()
    expect(ann.asking).to_have_attribute("data-kind", "move-army")
    ann.shot("asking-armies")

    touch(spot(ann, "army:erebor:free-peoples"))
    expect(ann.page.get_by_test_id("back")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_test_id("back")).to_have_count(0)
    touch(spot(ann, "army:erebor:free-peoples"))
    touch(spot(ann, "region:withered-heath"))
    expect(ann.asking).to_have_attribute("data-kind", "army-figures")
    ann.shot("asking-figures")

    counts = ann.page.get_by_test_id("counts")
    expect(counts.get_by_test_id("confirm")).to_be_enabled()  # all who may go do
    counts.get_by_role("button", name="None", exact=True).click()
    expect(counts.get_by_test_id("confirm")).to_be_disabled()
    counts.get_by_role("button", name="One more: Dwarven Elite").last.click()
    counts.get_by_role("button", name="All", exact=True).click()
    index = ann.asked()
    counts.get_by_test_id("confirm").click()
    ann.done(index)
    [figures] = [said["answer"]["figures"] for said in ann.sent if said.get("answer", {}).get("kind") == "take-figures"]
    assert figures == {"dwarves-regular": 1, "dwarves-elite": 2, "dwarves-leader": 1}


def test_what_is_not_possible_says_why(ann: Sitter) -> None:
    sits_down(ann, "action", "free-peoples")
    ann.page.locator("[data-spot='nation:sauron']").click()
    told = ann.page.get_by_test_id("told")
    expect(told).to_contain_text("is not a Nation of yours")
    ann.shot("asking-why")
    ann.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    touch(spot(ann, "army:erebor:free-peoples"))
    expect(told).to_be_visible()
    touch(spot(ann, "region:umbar"))
    expect(told).to_contain_text("only units of Nations at war do")
    told.get_by_role("button", name="WR-BTL-02").click()
    expect(ann.page.get_by_test_id("help")).to_contain_text("WR-BTL-02")


def test_a_card_is_read_before_it_is_played(ann: Sitter) -> None:
    index = sits_down(ann, "die", "free-peoples")
    card = ann.page.locator("[data-spot='card:fp-char-01']")
    card.click()
    menu = ann.page.get_by_test_id("menu")
    expect(menu).to_contain_text("It joins the Hunt Pool")
    ann.shot("asking-card")
    ann.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    card.click()
    menu.get_by_role("button", name="Play “Elven Cloaks”").click()
    ann.done(index)


def test_cards_are_picked_in_the_hand(ann: Sitter) -> None:
    index = sits_down(ann, "discard", "free-peoples")
    hand = ann.page.locator("[data-panel=hand-free-peoples] [data-spot]")
    confirm = ann.page.get_by_test_id("confirm")
    expect(confirm).to_be_disabled()
    while not confirm.is_enabled():
        ann.page.locator("[data-panel=hand-free-peoples] .lit:not(.chosen)").first.click()
    assert hand.count() > ann.page.locator("[data-panel=hand-free-peoples] .chosen").count() > 0
    confirm.click()
    ann.done(index)


def test_a_turn_of_the_keyboard_alone(ann: Sitter) -> None:
    index = sits_down(ann, "action", "free-peoples")
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_test_id("keys")).to_be_visible()
    ann.page.keyboard.press("Escape")
    die = ann.page.locator("[data-spot='die:free-peoples:character'].lit").first
    for _ in range(40):
        ann.page.keyboard.press("Tab")
        if die.evaluate("(die) => die === document.activeElement"):
            break
    ann.page.keyboard.press("Enter")
    ann.done(index)
    expect(ann.asking).to_have_attribute("data-kind", "die")
    ann.page.keyboard.press("u")
    expect(ann.asking).to_have_attribute("data-kind", "action")
    ann.page.keyboard.press("3")
    expect(ann.page.get_by_test_id("tray").locator(".pressed")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_test_id("tray").locator(".pressed")).to_have_count(0)
    ann.page.keyboard.press("l")
    expect(ann.ask).to_be_visible()


def test_on_a_phone(browser: Browser, address: str) -> None:
    person = Sitter(browser, address, PHONE)
    sits_down(person, "army-figures", "free-peoples")
    person.shot("phone-figures")
    expect(person.page.get_by_test_id("counts").get_by_test_id("confirm")).to_be_in_viewport()
    person.page.get_by_test_id("hand").click()
    expect(person.page.locator("[data-panel=hand-free-peoples]")).to_be_in_viewport()
    person.shot("phone-hand")
    width = person.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= PHONE[0], "nothing sticks out to the side"
    person.context.close()
    assert not person.faults


def test_a_phone_opens_the_sheet_that_is_needed(browser: Browser, address: str) -> None:
    """Companions and cards lie on sheets of their own there, and what one answers with stays in reach over them."""
    person = Sitter(browser, address, PHONE)
    confirm = person.page.get_by_test_id("confirm")
    for kind, sheet, spot in (("who-leaves", "tracks", "character:strider"), ("discard", "hand", "card:fp-char-03")):
        index = sits_down(person, kind, "free-peoples")
        tab = person.page.get_by_test_id(sheet)
        expect(tab).to_have_attribute("aria-expanded", "true")
        expect(tab).to_contain_text("something to choose here")
        chosen = person.page.locator(f"[data-testid=strip] [data-spot='{spot}']")
        chosen.click()
        expect(chosen).to_have_attribute("aria-pressed", "true")
        person.shot(f"phone-{kind}")
        confirm.click()
        person.done(index)
    # A card that may be laid is looked at first, over the hand.
    sits_down(person, "combat-card", "shadow")
    expect(person.page.get_by_test_id("hand")).to_have_attribute("aria-expanded", "false")
    person.page.get_by_test_id("hand").click()
    person.page.locator("[data-spot^='card:'].lit").first.click()
    menu = person.page.get_by_test_id("menu")
    expect(menu).to_have_css("opacity", "1")
    box = menu.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= PHONE[0]
    menu.locator("button.main").click()
    expect(person.page.get_by_test_id("menu")).to_have_count(0)
    person.context.close()
    assert not person.faults


IN_SIGHT = """(spots) => {
    const map = document.querySelector("[data-testid=map]").getBoundingClientRect();
    return [...document.querySelectorAll(spots)].some((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return map.left < x && x < map.right && map.top < y && y < map.bottom;
    });
}"""


def test_a_phone_shows_what_is_asked_about(browser: Browser, address: str) -> None:
    """The map is too large for it: where one may touch, or where it is fought, comes into sight."""
    person = Sitter(browser, address, PHONE)
    for kind, spots in (
        ("recruit", "[data-testid=map] [data-spot^='region:'].lit"),
        ("combat-card", "[data-testid=map] [data-spot='region:fords-of-isen']"),
    ):
        sits_down(person, kind, "shadow")
        person.page.wait_for_function(IN_SIGHT, arg=spots)
        person.shot(f"phone-sees-{kind}")
    # The last die of a side is in use, and as small as all others.
    sits_down(person, "companion-group", "free-peoples")
    box = person.page.locator("[data-panel=side-free-peoples] .dice").bounding_box()
    assert box is not None
    assert box["height"] < 48
    person.context.close()
    assert not person.faults
