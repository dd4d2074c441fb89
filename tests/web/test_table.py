"""The page in a real Chromium: a newcomer plays against the bot, two people finish a game online."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import DESK, PHONE, Sitter, played, waited

Json = dict[str, Any]
CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)


def test_a_newcomer_plays_against_the_bot(ann: Sitter) -> None:
    ann.open()
    ann.page.get_by_role("radio", name="War of the Ring", exact=True).check(force=True)
    ann.shot("start")
    ann.page.get_by_role("button", name="Free Peoples").click()
    for _ in range(5):
        ann.answer()
    index = ann.asked()
    expect(ann.page).to_have_title(re.compile("Your turn"))
    before = said(ann)

    ann.page.reload()
    assert ann.asked() == index
    assert said(ann) == before

    for _ in range(5):
        ann.answer()
    assert ann.asked() > index
    ann.shot("wotr")
    for panel in ("turn", "side-free-peoples", "side-shadow", "fellowship", "hunt", "politics", "hand-free-peoples"):
        expect(ann.page.locator(f"[data-panel={panel}]")).to_be_visible()
    for card in ann.page.locator("[data-spot^='card:']").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= DESK[1], "a card of the hand is seen whole"


def said(person: Sitter) -> tuple[str, str, list[str]]:
    """All that the page says in words: what is asked, what may be answered, what has happened."""
    person.open_list()
    person.open_panel("story")
    return person.prompt, person.ask.inner_text(), person.log.all_inner_texts()


def test_a_double_click_answers_once(ann: Sitter) -> None:
    ann.open()
    ann.page.get_by_role("button", name="Shadow").click()
    index = ann.asked()
    ann.open_list()
    ann.ask.get_by_role("button").first.dblclick()
    ann.done(index)
    ann.asked()
    assert [said["index"] for said in ann.sent if said["type"] == "answer"] == [index]
    expect(ann.page.get_by_test_id("refusal")).to_have_count(0)


def test_the_language_is_switched_and_remembered(ann: Sitter) -> None:
    ann.open()
    ann.page.get_by_role("button", name="Free Peoples").click()
    ann.answer()
    ann.asked()
    ann.open_list()
    ann.open_panel("story")
    for code, turn in (("ru", "Ваш ход"), ("uk", "Ваш хід")):
        ann.speak(code)
        expect(ann.page.get_by_test_id("prompt")).to_contain_text(turn)
        expect(ann.page.locator("html")).to_have_attribute("lang", code)
        told = [*ann.log.all_inner_texts(), *ann.ask.get_by_role("button").all_inner_texts(), ann.prompt]
        assert [line for line in told if not CYRILLIC.search(line)] == []
        ann.shot(f"wotr-{code}")
    ann.page.reload()
    expect(ann.page.get_by_test_id("prompt")).to_contain_text("Ваш хід")
    ann.open()
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Війна Персня")


def test_the_browser_says_which_language_is_read(browser: Browser, address: str) -> None:
    person = Sitter(browser, address, locale="ru-RU")
    person.open()
    expect(person.page.locator("html")).to_have_attribute("lang", "ru")
    person.context.close()
    assert not person.faults


@pytest.mark.long
def test_two_people_finish_a_game_of_cards(ann: Sitter, bob: Sitter, carol: Sitter) -> None:
    seed, last = next(
        (seed, whole.rules.game.progress(whole.position)[0])
        for seed in range(1, 30)
        if (whole := played("cards", seed)).outcome is not None and whole.outcome.reason == "final-round"
    )
    position = played("cards", seed, rounds=last - 1).written()
    ann.open()
    table = ann.call("/api/tables", {"game": "cards", "position": position, "seats": {"shadow": "me"}})
    ann.open(f"#/table/{table['id']}")
    link = ann.page.get_by_test_id("link").input_value()
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit down").click()

    waited(ann, bob)
    carol.page.goto(link)
    expect(carol.page.get_by_text("You are watching")).to_be_visible()
    expect(carol.page.locator("[data-panel=player-frodo]")).to_be_visible()
    expect(carol.page.locator("[data-panel^=hand-]")).to_have_count(0)
    for count in range(400):
        turn = waited(ann, bob)
        if turn is None:
            break
        turn.answer("Pass")
        if count == 4:
            ann.page.reload()
        if count == 8:
            bob.drop_line()
        if count == 12:
            ann.shot("cards")
    for person in (ann, bob, carol):
        expect(person.ending).to_contain_text("won")
    assert sorted(
        [
            ann.ending.get_by_role("heading", level=2).inner_text(),
            bob.ending.get_by_role("heading", level=2).inner_text(),
        ]
    ) == [
        "You have lost",
        "You have won",
    ]
    ann.shot("cards-over")
    assert len(bob.lines) == 2


def test_figures_are_chosen_by_steppers(ann: Sitter) -> None:
    position = next(
        match.written()
        for seed in range(1, 20)
        if (match := played("wotr", seed, ask="army-figures", seat="shadow")).ask is not None
    )
    ann.open()
    table = ann.call(
        "/api/tables", {"game": "wotr", "position": position, "seats": {"shadow": "me", "free-peoples": "bot:random"}}
    )
    ann.open(f"#/table/{table['id']}")
    index = ann.asked()
    assert ann.asking.get_attribute("data-kind") == "army-figures"
    ann.open_list()
    ready, none = ann.ask.get_by_role("button", name="Confirm"), ann.ask.get_by_role("button", name="None")
    ann.ask.get_by_role("button", name="All", exact=True).click()
    expect(ready).to_be_enabled()
    none.click()
    expect(ready).to_be_disabled()
    ann.shot("wotr-figures")
    ann.ask.get_by_role("button", name="One more").first.click()
    ann.fill(ready)
    ready.click()
    ann.done(index)
    expect(ann.page.get_by_test_id("refusal")).to_have_count(0)
    ann.page.get_by_role("button", name="Take back", exact=True).click()
    expect(ann.asking).to_have_attribute("data-kind", "army-figures")


def test_an_answer_by_keyboard_alone(ann: Sitter) -> None:
    ann.open()
    ann.page.get_by_role("button", name="Free Peoples").focus()
    ann.page.keyboard.press("Enter")
    index = ann.asked()
    ann.page.keyboard.press("l")
    ann.page.wait_for_function("() => document.activeElement?.dataset.testid === 'ask'")
    ann.page.keyboard.press("ArrowDown")
    focused = ann.page.locator("[data-testid=ask] button:focus")
    expect(focused).to_have_count(1)
    ann.page.keyboard.press("End")
    ann.page.keyboard.press("Enter")
    ann.done(index)


def test_chat_and_resigning(ann: Sitter) -> None:
    ann.open()
    ann.page.get_by_role("button", name="Free Peoples").click()
    ann.asked()
    ann.open_panel("chat")
    ann.page.get_by_placeholder("Write to the table").fill("Well met!")
    ann.page.get_by_role("button", name="Send").click()
    expect(ann.page.get_by_test_id("panel").get_by_role("log")).to_contain_text("Well met!")
    ann.open_menu()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="No, play on").click()
    expect(ann.ending).to_have_count(0)
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Yes, resign").click()
    expect(ann.ending).to_contain_text("You have lost")
    ann.page.get_by_role("button", name="Play again, sides swapped").click()
    ann.asked()
    ann.open_panel("chat")
    expect(ann.page.get_by_label("Seats")).to_contain_text("Shadow: you")


def test_a_table_that_is_not_there(ann: Sitter) -> None:
    ann.open("#/table/nowhere")
    expect(ann.page.get_by_text("There is no such table.")).to_be_visible()
    ann.faults.clear()  # the browser itself complains of the refused line


def test_on_a_phone(browser: Browser, address: str) -> None:
    person = Sitter(browser, address, PHONE)
    person.open()
    person.shot("phone-start")
    person.page.get_by_role("button", name="Shadow").click()
    person.answer()
    person.asked()
    person.shot("phone-decide")
    expect(person.page.get_by_test_id("map")).to_be_visible()
    person.page.get_by_role("navigation").get_by_role("button", name="Tracks").click()
    expect(person.page.locator("[data-panel=politics]")).to_be_visible()
    person.shot("phone-tracks")
    person.page.get_by_role("navigation").get_by_role("button", name="Story").click()
    expect(person.log.last).to_be_in_viewport()
    person.shot("phone-story")
    width = person.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= PHONE[0], "nothing sticks out to the side"
    person.context.close()
    assert not person.faults


def test_the_panels_hold_as_much_as_a_war_can_bring(browser: Browser, address: str) -> None:
    """All Nations at war on a usual screen; on a phone eight dice, Elven Rings and the backs of a hand beside them."""
    nations = ("gondor", "rohan", "elves", "dwarves", "north", "isengard", "southrons", "sauron")
    dice = {"free-peoples": ["character"] * 6, "shadow": ["character", "army-muster"] * 4}
    position = {
        "next": ["action", 0],
        "nations": {nation: {"steps": 0, "active": True} for nation in nations},
        "dice": dice,
        "rings": {"free-peoples": 1, "shadow": 2},
    }
    wish = {"game": "wotr", "seats": {"free-peoples": "me", "shadow": "bot:rules"}, "position": position}
    for size in (DESK, PHONE):
        person = Sitter(browser, address, size)
        person.open(f"#/table/{person.call('/api/tables', wish)['id']}")
        person.asked()
        panels = person.page.locator(
            "[data-testid=strip]:visible, [data-testid=strip] section:visible, [data-panel^=side-]"
        )
        for code in ("en", "ru", "uk"):
            person.speak(code)
            person.shot(f"panels-{size[0]}-{code}")
            cut = panels.evaluate_all(
                "all => all.filter(one => one.scrollHeight > one.clientHeight + 1 ||"
                " one.scrollWidth > one.clientWidth + 1).map(one => one.className)"
            )
            assert cut == []
        expect(person.page.locator("[data-panel=side-shadow] [data-spot^='die:']")).to_have_count(8)
        person.context.close()
        assert not person.faults
