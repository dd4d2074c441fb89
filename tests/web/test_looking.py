"""Looking at things: whatever lies on the table shows its card, to mouse, keyboard and finger, whatever is asked."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import Sitter
from tests.web.test_frame import at_an_ask

THINGS = """() => [...new Set([...document.querySelectorAll(":is(.bar, .strip, .pane) :is([data-spot], [data-look])")]
    .filter((one) => one.checkVisibility() && !one.closest("[data-testid=map]"))
    .map((one) => one.dataset.look ?? one.dataset.spot))]"""
"""What can be looked at beside the map, whose regions tell of themselves."""


def looks() -> list[Any]:
    """Each ask in one language with every run, in the other two with the long tests."""
    asks = [("wotr", "action"), ("wotr", "casualty"), ("cards", "cards-action")]
    long = pytest.mark.long
    return [
        pytest.param(*ask, language, marks=() if number == place else long)
        for number, ask in enumerate(asks)
        for place, language in enumerate(("en-GB", "ru-RU", "uk-UA"))
    ]


@pytest.mark.parametrize(("game", "kind", "language"), looks())
def test_all_that_lies_on_the_table_has_a_card(
    browser: Browser, address: str, game: str, kind: str, language: str
) -> None:
    person = Sitter(browser, address, (1440, 900), language)
    person.unhurried()
    at_an_ask(person, game, kind)
    card = person.page.get_by_test_id("looked")
    things = person.page.evaluate(THINGS)
    assert len(things) > 12, things
    for thing in things:
        person.page.locator(f":is([data-look='{thing}'], [data-spot='{thing}'])").first.hover(force=True)
        expect(card.locator("article").first).to_be_visible()
        expect(card).to_be_in_viewport(ratio=1)
        text = card.inner_text()
        assert len(text) > len("Level 3 · Leadership 1"), (thing, text)
        assert "web-" not in text, (thing, text)
        person.page.mouse.move(700, 450)
        expect(card).to_have_count(0)
    person.context.close()
    assert not person.faults


def test_looking_is_not_refused_while_something_else_is_asked(browser: Browser, address: str) -> None:
    """Who dies for the Hunt is asked; the Guide can be read by mouse and by keyboard, and Escape closes his card."""
    person = Sitter(browser, address, (1440, 900))
    at_an_ask(person, "wotr", "casualty")
    index = person.asked()
    guide = person.page.locator(".guide [data-spot^='character:']")
    card = person.page.get_by_test_id("looked")
    guide.hover()
    expect(card).to_contain_text("Leadership")
    expect(card).to_contain_text("Guides the Fellowship")
    person.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    assert person.asked() == index
    person.context.close()
    assert not person.faults


def test_a_finger_looks_before_it_touches(browser: Browser, address: str) -> None:
    """The first touch of what leads nowhere shows its card and answers nothing, not even why it leads nowhere."""
    person = Sitter(browser, address, (1440, 900))
    at_an_ask(person, "wotr", "casualty")
    index = person.asked()
    nation = person.page.locator("[data-spot='nation:rohan']")
    nation.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    nation.dispatch_event("click")
    expect(person.page.get_by_test_id("looked")).to_contain_text("Rohan")
    expect(person.page.get_by_test_id("told")).to_have_count(0)
    assert person.asked() == index
    person.context.close()
    assert not person.faults


def test_a_click_puts_the_card_aside(browser: Browser, address: str) -> None:
    """What slides below a mouse that rests after a click covers nothing; once the mouse moves on, it is shown."""
    person = Sitter(browser, address, (1440, 900))
    at_an_ask(person, "cards", "cards-action")
    card = person.page.get_by_test_id("looked")
    held = person.page.locator("[data-spot^='card:']").first
    held.hover()
    expect(card).to_be_visible()
    held.click()
    expect(card).to_have_count(0)
    person.page.wait_for_timeout(500)
    expect(card).to_have_count(0)
    person.context.close()
    assert not person.faults
