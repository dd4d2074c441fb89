"""What can be answered only one way is answered; only that seat is told, and it can be turned off."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from playwright.sync_api import Browser, expect

import thirdage
from tests.browser import Sitter, played
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Rng

Json = dict[str, Any]
FP, SH = "free-peoples", "shadow"
PASS: Final = {"kind": "pass"}
NOTE: Final = "answered-for-you"


@cache
def without_a_choice() -> Json:
    """A battle begins; the Shadow, which is asked for a Combat card, holds one that cannot be laid in it."""
    start: Json = played("wotr", 3, ask="combat-card", seat=SH).written()
    rest = start["position"]["decks"]
    for card, turn in start["position"]["hands"][SH]:
        rest[deck_of(card)]["rest"].append(card)
        start["position"]["hands"][SH] = [[card, turn]]
    for deck in ("shadow-character", "shadow-strategy"):
        for card in rest[deck]["rest"]:
            position: Json = json.loads(json.dumps(start))
            held = position["position"]
            held["decks"][deck]["rest"].remove(card)
            held["hands"][SH] = [[card, 1]]
            [ask] = thirdage.setup("wotr", position).asks
            if (ask.seat, ask.kind) == (SH, "combat-card") and len(list(ask.options)) == 1:
                return position
    raise AssertionError("every card can be laid")


def deck_of(card: str) -> str:
    """The deck that a card of the Shadow comes from."""
    return "shadow-character" if "char" in card else "shadow-strategy"


def test_nobody_is_asked_where_there_is_no_choice(browser: Browser, address: str) -> None:
    person = Sitter(browser, address, only=True)
    wish = {"game": "wotr", "seats": {SH: "me", FP: "bot:rules"}, "position": without_a_choice()}
    table = person.call("/api/tables", wish)
    person.open(f"#/table/{table['id']}")
    note = person.page.get_by_test_id(NOTE)
    expect(note).to_contain_text("No card")
    person.asked()
    assert person.asking.get_attribute("data-kind") != "combat-card"
    person.shot("answered-for-you")
    assert not [said for said in person.sent if said["type"] == "answer"]
    person.context.close()
    assert not person.faults


def test_the_others_see_nothing_of_it_and_an_undo_steps_over_it(browser: Browser, address: str) -> None:
    one, other = Sitter(browser, address, only=True), Sitter(browser, address, only=True)
    wish = {"game": "wotr", "seats": {SH: "me"}, "position": without_a_choice(), "keep_hands": True}
    table = one.call("/api/tables", wish)["id"]
    other.call(f"/api/tables/{table}/join", {"seat": FP})
    other.begin(table, one)
    for person in (one, other):
        person.open(f"#/table/{table}")
    expect(one.page.get_by_test_id(NOTE)).to_be_visible()
    other.asked()
    expect(other.page.get_by_test_id(NOTE)).to_have_count(0)
    for person in (one, other):
        person.context.close()
        assert not person.faults


def test_it_is_turned_off_in_the_settings(browser: Browser, address: str) -> None:
    person = Sitter(browser, address, only=True)
    person.open("#/")
    person.page.evaluate("localStorage.setItem('thirdage.settings', JSON.stringify({ pace: 'at-once', only: false }))")
    wish = {"game": "wotr", "seats": {SH: "me", FP: "bot:rules"}, "position": without_a_choice()}
    table = person.call("/api/tables", wish)
    person.open(f"#/table/{table['id']}")
    person.page.reload()
    person.asked()
    assert person.asking.get_attribute("data-kind") == "combat-card"
    expect(person.page.get_by_test_id(NOTE)).to_have_count(0)
    person.context.close()
    assert not person.faults


def test_one_passes_until_something_changes(browser: Browser, address: str) -> None:
    """With one press, again and again, until the round ends or anything else is offered."""
    match = thirdage.new_match("cards", options={"scenario": "duel"}, seed=4)
    bots = {seat: make_bot("cards", "rules", Rng(place)) for place, seat in enumerate(match.seats, 1)}
    while match.asks[0].kind != "cards-action" or PASS not in match.asks[0].options.json()["options"]:
        ask = match.asks[0]
        match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
    seats = {seat: "me" if seat == match.asks[0].seat else "bot:rules" for seat in match.seats}
    person = Sitter(browser, address)
    wish = {"game": "cards", "options": {"scenario": "duel"}, "position": match.written(), "seats": seats}
    person.open(f"#/table/{person.call('/api/tables', wish)['id']}")
    index = person.asked()
    person.page.get_by_test_id("pass-on").click()
    person.done(index)
    person.asked()
    assert not [said for said in person.sent if said["type"] == "answer"]
    person.context.close()
    assert not person.faults
