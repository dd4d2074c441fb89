"""The help of the page in a real Chromium: rules beside the game, words that explain themselves, cards, hints."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser import Sitter


def drawer(person: Sitter) -> Locator:
    return person.page.get_by_test_id("help")


def sit_down(person: Sitter) -> None:
    """The Free Peoples in the first Fellowship phase, the bot against them."""
    person.open()
    person.page.get_by_role("button", name="Free Peoples").click()
    person.asked()


def test_a_rule_is_told_beside_the_game(ann: Sitter) -> None:
    sit_down(ann)
    where = ann.page.url
    link = ann.page.get_by_test_id("prompt").get_by_role("button", name="WR-TURN-03")
    link.click()
    told, title = drawer(ann), drawer(ann).locator("#help-title")
    expect(title).to_have_text("Rule WR-TURN-03")
    expect(told.locator("[data-rule]")).to_contain_text("Fellowship phase")
    told.get_by_role("button", name="WR-TURN-04").click()
    expect(title).to_have_text("Rule WR-TURN-04")
    told.get_by_role("button", name="Back").click()
    expect(title).to_have_text("Rule WR-TURN-03")
    told.get_by_role("button", name="Forward").click()
    expect(title).to_have_text("Rule WR-TURN-04")
    ann.shot("help-rule")
    ann.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(link).to_be_focused()
    assert ann.page.url == where

    ann.page.get_by_test_id("prompt").get_by_role("button", name="How a turn goes").click()
    expect(told.locator("[data-guide=turn] li")).to_have_count(6)
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Help", exact=True).click()
    expect(title).to_have_text("Help")
    assert ann.page.url == where, "at a table the help does not leave it"


def test_words_explain_themselves(ann: Sitter) -> None:
    sit_down(ann)
    word = ann.page.get_by_test_id("prompt").get_by_role("button", name="Fellowship")
    tip = ann.page.get_by_role("tooltip")
    word.hover()
    expect(tip).to_contain_text("who still walk with them")
    ann.page.mouse.move(0, 0)
    expect(tip).to_be_hidden()
    word.focus()
    expect(tip).to_contain_text("who still walk with them")
    ann.page.keyboard.press("Enter")
    expect(drawer(ann).locator("#help-title")).to_have_text("Fellowship")
    expect(drawer(ann).locator("[data-rule=WR-FEL-01]")).to_be_visible()


def test_a_hint_and_the_colours_are_remembered(ann: Sitter) -> None:
    sit_down(ann)
    hint, root = ann.page.get_by_test_id("hint"), ann.page.locator("html")
    expect(hint).to_contain_text("A turn begins with the Fellowship")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_have_count(0)
    ann.open_menu()
    ann.page.get_by_role("button", name="Colours: as the system").click()
    expect(root).to_have_attribute("data-theme", "dark")
    ann.page.reload()
    ann.asked()
    expect(hint).to_have_count(0)
    expect(root).to_have_attribute("data-theme", "dark")


def test_cards_are_found(ann: Sitter) -> None:
    ann.open("#/help/wotr/cards")
    cards = ann.page.locator("[data-card]")
    expect(cards).to_have_count(96)
    ann.page.get_by_label("All decks").select_option("shadow-character")
    expect(cards).to_have_count(24)
    ann.page.get_by_placeholder("Find a card").fill("shelob")
    expect(cards).to_have_count(1)
    ann.page.get_by_label("Event cards").select_option("character")
    ann.page.get_by_placeholder("Find a card").fill("")
    expect(cards).to_have_count(14)
    ann.open("#/help/cards/cards")
    expect(cards).to_have_count(124 + 41)
    ann.page.get_by_label("All types").select_option("path")
    expect(cards).to_have_count(27)


@pytest.mark.parametrize(
    ("locale", "says", "typed", "finds"),
    [
        ("ru-RU", "после броска Тьма может перебросить", "перебросы крепости Хранители", "WR-HUNT-17"),
        ("uk-UA", "після кидка Тінь може перекинути", "перекид назгулами", "WR-HUNT-17"),
    ],
)
def test_rules_and_rulings_are_told_in_the_language_of_the_page(
    browser: Browser, address: str, locale: str, says: str, typed: str, finds: str
) -> None:
    person = Sitter(browser, address, locale=locale)
    person.open("#/help/rule/WR-HUNT-17")
    wanted = person.page.locator("li.wanted")
    expect(wanted).to_contain_text("WR-HUNT-17")
    expect(wanted).to_contain_text(says)
    expect(wanted).to_be_in_viewport()
    person.page.get_by_role("searchbox").fill("WR-MORD-07")
    expect(person.page.locator("li[data-rule]")).to_have_count(1)
    person.page.get_by_role("searchbox").fill(typed)
    expect(person.page.locator(f"li[data-rule={finds}]")).to_have_count(1)
    person.open("#/help/wotr/rulings")
    expect(person.page.locator("[data-ruling]").first).to_contain_text("WRU-01")
    assert not re.search("[a-z]{3}", person.page.get_by_role("main").inner_text()), "something is told in English"
    person.context.close()
    assert not person.faults


def test_from_the_start_to_the_help_of_a_game_by_keyboard_alone(ann: Sitter) -> None:
    ann.open()
    ann.page.get_by_role("button", name="Free Peoples").wait_for()
    ann.page.keyboard.press("Tab")
    expect(ann.page.get_by_role("link", name="To the content")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("main")).to_be_focused()
    tab_to(ann, ".*Free Peoples")
    ann.page.keyboard.press("Enter")
    ann.asked()
    tab_to(ann, "How a turn goes")
    ann.page.keyboard.press("Enter")
    expect(drawer(ann).locator("[data-guide=turn]")).to_be_visible()
    for _ in range(40):
        ann.page.keyboard.press("Tab")
    assert ann.page.evaluate("() => document.activeElement?.closest('dialog') !== null"), "the drawer keeps the focus"
    drawer(ann).get_by_role("button", name="Close").focus()
    ann.page.keyboard.press("Escape")
    expect(drawer(ann)).to_have_count(0)


def tab_to(person: Sitter, name: str) -> None:
    """Go on with the Tab key until this button has the focus."""
    button = person.page.get_by_role("button", name=re.compile(f"^{name}$"))
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if button.evaluate_all("found => found.includes(document.activeElement)"):
            return
    raise AssertionError(f"the Tab key does not lead to {name}")
