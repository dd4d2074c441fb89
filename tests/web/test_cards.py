"""The table of the Card Game in a real Chromium: cards and locations are clicked, four people finish a Trilogy."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import PHONE, Sitter
from tests.web.card_play import act, finish, lit, played, sits_down, take_up

Json = dict[str, Any]
CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)


@pytest.mark.parametrize("rounds", [2, pytest.param(0, marks=pytest.mark.long)])
def test_four_people_finish_a_trilogy(browser: Browser, address: str, rounds: int) -> None:
    """From two rounds before the end, or whole; each with a browser and a deck. No page shows another's hand."""
    options = {"scenario": "trilogy", "players": 4}
    body: Json = {"game": "cards", "options": options, "seats": {"frodo": "me"}}
    if rounds:
        body["position"] = played(options, rounds)
    people = {seat: Sitter(browser, address) for seat in ("frodo", "witch-king", "aragorn", "saruman")}
    frodo = people["frodo"]
    frodo.open()
    table = frodo.call("/api/tables", body)
    for seat, person in people.items():
        person.open()
        if seat != "frodo":
            person.call(f"/api/tables/{table['id']}/join", {"seat": seat})
        person.open(f"#/table/{table['id']}")
    finish(*people.values(), eager=not rounds)
    told = {seat: person.ending.get_by_role("heading", level=2).inner_text() for seat, person in people.items()}
    assert told["frodo"] == told["aragorn"] != told["saruman"] == told["witch-king"]
    assert set(told.values()) == {"You have lost", "You have won"}
    frodo.shot("cards-over")
    for seat, person in people.items():
        person.page.keyboard.press("Escape")  # back to the board
        expect(person.ending).to_have_count(0)
        hands = person.page.locator("[data-panel^=hand-]")
        expect(hands).to_have_count(1)
        assert hands.evaluate_all("all => all.map(one => one.dataset.panel)") == [f"hand-{seat}"]
        person.context.close()
        assert not person.faults


@pytest.mark.parametrize("rounds", [1, pytest.param(0, marks=pytest.mark.long)])
def test_a_newcomer_finishes_the_fellowship_by_clicking(ann: Sitter, rounds: int) -> None:
    """Cards, locations and the buttons beside the prompt only; the bot has the Balrog. The whole game if it is long."""
    options = {"scenario": "fellowship", "players": 2}
    body: Json = {"game": "cards", "options": options, "seats": {"free-peoples": "me", "shadow": "bot:rules"}}
    if rounds:
        body["position"] = played(options, rounds)
    ann.open()
    table = ann.call("/api/tables", body)
    ann.open(f"#/table/{table['id']}")
    assert finish(ann, eager=True) > 3
    expect(ann.ending).to_contain_text("won")
    end = "at most 100%" if "You have won" in ann.ending.inner_text() else "at least 0%"
    line = ann.page.get_by_test_id("chances").get_by_role("img")
    expect(line).to_have_attribute("aria-label", re.compile(f"Free Peoples: .*{end}"))
    assert ann.ask.count() == 0, "the list stayed closed"
    expect(ann.page.get_by_test_id("refusal")).to_have_count(0)


def test_a_card_is_taken_up_weighed_and_paid_for(ann: Sitter) -> None:
    index = sits_down(ann, "cards-action")
    where = ann.page.locator("[data-panel^=location-]")
    expect(where.first.locator("[data-sum]")).to_have_count(2)
    take_up(ann)
    goal = lit(ann, "location:").first
    row = ann.page.locator("[data-panel^=location-]").filter(has=ann.page.locator("[data-spot^='location:'].lit")).first
    changed = row.locator("[data-sum]").filter(has=ann.page.locator("[data-then]")).first
    now = int(changed.locator("strong").inner_text())
    then = int(re.sub(r"\D", "", changed.locator("[data-then]").inner_text()))
    ann.shot("cards-weighed")
    assert then > now
    chosen = ann.page.locator("[data-spot^='card:'].chosen").first.get_attribute("data-spot")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".chosen")).to_have_count(0)
    ann.page.locator(f"[data-spot='{chosen}']").click()
    goal.click()
    ann.done(index)
    expect(ann.asking).to_have_attribute("data-kind", "cards-pay")
    lit(ann, "card:").first.hover()
    expect(ann.page.locator(".large article")).to_be_in_viewport(ratio=1)
    act(ann)
    expect(ann.page.get_by_test_id("refusal")).to_have_count(0)


def test_what_is_not_possible_explains_itself(ann: Sitter) -> None:
    sits_down(ann, "cards-action")
    card = lit(ann, "card:").first
    card.click()
    goals = {one.get_attribute("data-spot") for one in lit(ann, "location:").all()}
    closed = next(
        one for one in ann.page.locator("[data-spot^='location:']").all() if one.get_attribute("data-spot") not in goals
    )
    closed.click()
    expect(ann.page.get_by_test_id("told")).to_contain_text("§")


def test_a_turn_by_keyboard_alone(ann: Sitter) -> None:
    index = sits_down(ann, "cards-action")
    first = lit(ann, "card:").first
    first.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-spot].chosen")).to_have_count(1)
    ann.page.keyboard.press("1")
    ann.done(index)


def test_the_table_on_a_phone_in_three_languages(browser: Browser, address: str) -> None:
    person = Sitter(browser, address, PHONE)
    sits_down(person, "cards-action")
    for code in ("en", "ru", "uk"):
        person.speak(code)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], (
            "nothing sticks out to the side"
        )
        names = person.page.locator(".hands article h3").all_inner_texts()
        assert names
        assert all(bool(CYRILLIC.search(name)) == (code != "en") for name in names)
        person.shot(f"cards-phone-{code}")
    person.context.close()
    assert not person.faults


def test_every_face_fits_in_three_languages(ann: Sitter) -> None:
    """All cards and locations, large, as the pages of help show them; no word is cut off."""
    for code in ("en", "ru", "uk"):
        ann.open("#/help/cards/cards")
        faces = ann.page.locator("article[data-card]")
        expect(faces).to_have_count(165)
        ann.speak(code)
        wide = faces.evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth + 1 ||"
            " [...one.querySelectorAll('h3, p')].some(text => text.scrollWidth > text.clientWidth + 1))"
            ".map(one => one.dataset.card)"
        )
        assert wide == []


def test_the_start_shows_scenarios_says_what_they_are_and_remembers_the_game(ann: Sitter) -> None:
    ann.open()
    ann.page.get_by_role("radio", name="Card Game").check(force=True)
    expect(ann.page.get_by_role("radio", name="Trilogy")).to_be_checked()
    expect(ann.page.get_by_text("All nine paths to the Crack of Doom")).to_be_visible()
    expect(ann.page.get_by_text("The first six paths")).to_be_visible()
    expect(ann.page.locator("button.side")).to_have_count(2)
    ann.page.get_by_role("radio", name="Three-Player Duel").check(force=True)
    expect(ann.page.locator("button.side")).to_have_count(3)
    ann.page.reload()
    expect(ann.page.get_by_role("radio", name="Card Game")).to_be_checked()


REACHED = """() => [...document.querySelectorAll("[data-spot].lit")].some((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""


@pytest.mark.parametrize("kind", ["cards-support", "cards-victim"])
def test_what_may_be_touched_comes_into_sight_on_a_phone(browser: Browser, address: str, kind: str) -> None:
    person = Sitter(browser, address, PHONE)
    sits_down(person, kind)
    expect(lit(person).first).to_be_attached()
    person.page.wait_for_function(REACHED)
    person.shot(f"phone-{kind}")
    person.context.close()
    assert not person.faults
