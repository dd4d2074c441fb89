"""The table of the Card Game in a real Chromium: cards and locations are clicked, four people finish a Trilogy."""

from __future__ import annotations

import gzip
import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as Late

import thirdage
from tests.browser import PHONE, Sitter
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Rng

Json = dict[str, Any]
POSITIONS = Path(__file__).parents[1] / "cards" / "asks.json.gz"
CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)


def played(options: Json, rounds_left: int) -> Json:
    """A game of the bots, so many rounds before its last; the seed is the first whose game goes to the last path."""
    for seed in range(1, 30):
        match = thirdage.new_match("cards", options=options, seed=seed)
        bots = {seat: make_bot("cards", "rules", Rng(place)) for place, seat in enumerate(match.seats, 1)}
        begun: dict[int, Json] = {}
        while match.ask:
            begun.setdefault(match.rules.game.progress(match.position)[0], match.written())
            ask = match.ask
            match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
        if match.outcome is not None and match.outcome.reason == "final-round":
            return begun[max(begun) + 1 - rounds_left]
    raise AssertionError("no game goes to the last path")


def sits_down(person: Sitter, kind: str) -> int:
    """At a table where this is asked; bots have the other seats."""
    position = json.loads(gzip.decompress(POSITIONS.read_bytes()))[kind]
    options = {"scenario": "trilogy", "players": 4, "promos": True}
    match = thirdage.setup("cards", position, options=options)
    asked = {ask.seat for ask in match.asks if ask.kind == kind}
    seats = {seat: "me" if seat in asked else "bot:rules" for seat in match.seats}
    table = person.call("/api/tables", {"game": "cards", "options": options, "position": position, "seats": seats})
    person.open(f"#/table/{table['id']}")
    index = person.asked()
    assert person.asking.get_attribute("data-kind") == kind
    return index


def lit(person: Sitter, start: str = "") -> Locator:
    """What may be touched."""
    return person.page.locator(f"[data-spot^='{start}'].lit")


PASS = "[data-testid=tray] [data-answer=pass]:enabled"
CLICKS = (
    "[data-testid=menu] .items button",
    "[data-testid=confirm]:enabled",
    "body:has([data-testid=confirm]) [data-spot^='card:'].lit:not(.chosen)",
    "[data-spot^='location:'].lit",
    "[data-spot^='card:'].lit",
    "[data-spot^='pile:'].lit",
    "[data-testid=tray] [data-answer]:not([data-answer=pass]):enabled",
)
"""What one would click on."""
FIRST = """([asked, all]) => {
    const there = (one) => document.querySelector(one) !== null;
    return there(asked) ? (all.find(there) ?? "") : null;
}"""
"""The first of these that is there; nothing once the ask is answered."""


def act(person: Sitter, eager: bool = False) -> None:
    """Answer by clicking on cards, locations, piles, and the buttons with pictures; who is eager passes last."""
    index = person.asked()
    clicks = [*CLICKS, PASS] if eager else [*CLICKS[:3], PASS, *CLICKS[3:]]
    for _ in range(100):
        place = person.page.evaluate(FIRST, [f"[data-testid=prompt][data-index='{index}']", clicks])
        if place is None:
            return
        if place:
            with suppress(Late):  # what was there a moment ago has been answered
                person.page.locator(place).first.click(timeout=2000)
        person.page.wait_for_timeout(30)
    raise AssertionError(f"no answer by clicking: {person.prompt}")


def finish(*people: Sitter, eager: bool = False) -> int:
    """All play by clicking until the game is over; how many answers it took."""
    for count in range(2000):
        for _ in range(600):
            asked = [person for person in people if person.asking.count()]
            if asked or all(person.ending.count() for person in people):
                break
            people[0].page.wait_for_timeout(40)
        if not asked:
            return count
        act(asked[0], eager)
        if count == 6:
            people[0].shot("cards-table")
    raise AssertionError("the game does not end")


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
    told = {seat: person.ending.get_by_role("heading").inner_text() for seat, person in people.items()}
    assert told["frodo"] == told["aragorn"] != told["saruman"] == told["witch-king"]
    assert set(told.values()) == {"You have lost", "You have won"}
    frodo.shot("cards-over")
    for seat, person in people.items():
        hands = person.page.locator("[data-panel^=hand-]")
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
    assert ann.ask.count() == 0, "the list stayed closed"
    expect(ann.page.get_by_test_id("refusal")).to_have_count(0)


def test_a_card_is_taken_up_weighed_and_paid_for(ann: Sitter) -> None:
    index = sits_down(ann, "cards-action")
    where = ann.page.locator("[data-panel^=location-]")
    expect(where.first.locator("[data-sum]")).to_have_count(2)
    for spot in [one.get_attribute("data-spot") for one in lit(ann, "card:").all()]:
        ann.page.locator(f"[data-spot='{spot}']").click()
        if lit(ann, "location:").count() and ann.page.locator("[data-then]").count():
            break
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
    expect(ann.page.locator(".large article")).to_be_visible()
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
    expect(ann.page.get_by_test_id("told")).to_contain_text("CG-")


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
        person.page.locator("header select").select_option(code)
        expect(person.page.locator("html")).to_have_attribute("lang", code)
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
        ann.page.locator("header select").select_option(code)
        faces = ann.page.locator("article[data-card]")
        expect(faces).to_have_count(165)
        wide = faces.evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth + 1 ||"
            " [...one.querySelectorAll('h3, p')].some(text => text.scrollWidth > text.clientWidth + 1))"
            ".map(one => one.dataset.card)"
        )
        assert wide == []
