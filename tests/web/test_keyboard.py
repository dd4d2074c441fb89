"""Games played with the keyboard alone, from the start page on: digits where there are some, else Tab and Enter."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser import Sitter

Json = dict[str, Any]
TABS: Final = 400
WAYS: Final = (
    "[data-testid=menu] [data-digit='1']",
    "[data-testid=confirm]:enabled",
    "[data-testid=counts] .stepper button:last-child:enabled",
    "body:has([data-testid=confirm]) button.lit:not(.chosen)",
    "[data-testid=tray] .small[data-digit]:enabled",
    "body:has(.tile.pressed, [data-spot].chosen) button.lit:not(.chosen)",
    "[data-testid=tray] .tile[data-digit]:enabled:not(.quiet, .pressed)",
    "button.lit:not(.chosen)",
    "[data-testid=tray] .tile[data-digit]:enabled",
    "[data-testid=ask] button:enabled",
)
"""What one would do next: the first of these that is there."""
NEXT: Final = """([asked, ways]) => {
    if (document.querySelector("[data-testid=just-now][data-telling]")) return ["", "wait"];
    if (!document.querySelector(asked)) return null;
    for (const way of ways) {
        const [found] = [...document.querySelectorAll(way)].filter((one) => one.checkVisibility());
        if (found) return [way, found.dataset.digit ?? "", document.activeElement?.matches(way) ? "here" : ""];
    }
    return ["", "wait"];
}"""
"""Nothing once the ask is answered; else what to do, its digit, and whether the focus is there."""


def answer(person: Sitter) -> None:
    """What is asked, by keys alone."""
    page = person.page
    asked = f"[data-testid=prompt][data-index='{person.asked()}']"
    for _ in range(TABS):
        wish = page.evaluate(NEXT, [asked, list(WAYS)])
        if wish is None:
            return
        way, digit, *here = wish
        if not way:
            page.wait_for_timeout(50)
        elif digit.isdigit():
            page.keyboard.press(digit)
            page.wait_for_timeout(40)
        elif here == ["here"]:
            page.keyboard.press("Enter")
            page.wait_for_timeout(40)
        else:
            page.keyboard.press("Tab")
    raise AssertionError(f"no answer by keyboard: {person.prompt}: {wish}")


def go_to(person: Sitter, wanted: str) -> None:
    """With Tab to something, and press it."""
    person.page.locator(wanted).first.wait_for()
    for _ in range(TABS):
        if person.page.evaluate("(one) => document.activeElement?.matches(one) ?? false", wanted):
            person.page.keyboard.press("Enter")
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {wanted}")


def clicks(person: Sitter) -> None:
    """From now on a click of the mouse is a fault of the test."""
    person.page.add_init_script("addEventListener('pointerdown', () => console.error('a mouse'), true)")


def first_duel(person: Sitter) -> None:
    clicks(person)
    person.open()
    go_to(person, "[data-testid=first-cards]")
    go_to(person, "button.side")
    person.asked()


def war(person: Sitter) -> None:
    clicks(person)
    person.open()
    go_to(person, "[data-testid=start] button.side, button.side, button[data-side]")
    person.asked()


def turn(person: Sitter) -> str:
    return person.page.locator("[data-panel=turn]").first.inner_text()


def test_a_duel_begins_by_keyboard(ann: Sitter) -> None:
    first_duel(ann)
    for _ in range(8):
        answer(ann)
    assert ann.asked() > 0


def test_a_war_begins_by_keyboard(ann: Sitter) -> None:
    war(ann)
    for _ in range(8):
        answer(ann)
    assert ann.asked() > 0


@pytest.mark.long
def test_a_whole_duel_by_keyboard_alone(ann: Sitter) -> None:
    first_duel(ann)
    for _ in range(400):
        ann.page.locator("[data-testid=prompt][data-index], [data-testid=ending]").first.wait_for()
        if ann.ending.count():
            break
        answer(ann)
    expect(ann.ending).to_contain_text("You have")


@pytest.mark.long
def test_two_turns_of_war_by_keyboard_alone(ann: Sitter) -> None:
    war(ann)
    for _ in range(400):
        ann.asked()
        if turn(ann) == "Turn 3":
            break
        answer(ann)
    expect(ann.page.locator("[data-panel=turn]").first).to_have_text("Turn 3")
