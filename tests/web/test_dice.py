"""Fair dice in the browser: the pages seal and open by themselves, say whom they wait for, and check the record."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser import DESK, PHONE, Sitter
from tests.server_driver import Running, salt_of
from thirdage.kernel import salt_hash
from thirdage.server.tables import dice

Json = dict[str, Any]
FP, SH = "free-peoples", "shadow"


def told(person: Sitter, table: str) -> Json:
    """The table as the server tells it."""
    found: Json = person.context.request.get(f"{person.address}/api/tables/{table}").json()
    return found


def kept(person: Sitter, table: str) -> Json:
    """What the browser keeps of the dice of a table, by their commitments."""
    found: str = person.page.evaluate(f"() => localStorage.getItem('thirdage.dice.{table}')")
    notes: Json = json.loads(found)
    return notes


def begun(person: Sitter) -> None:
    """Wait until the game has begun on this page."""
    person.page.get_by_test_id("undo").wait_for()


def give_up(person: Sitter) -> None:
    """Resign, and wait for the end."""
    person.open_menu()
    person.page.get_by_role("button", name="Resign").click()
    person.page.get_by_role("button", name="Yes, resign").click()
    person.ending.wait_for()


def test_the_pages_do_it_by_themselves_and_find_the_record_fair(ann: Sitter, bob: Sitter) -> None:
    table = ann.call("/api/tables", {"game": "wotr", "seats": {FP: "me"}})["id"]
    ann.open(f"#/table/{table}")
    ann.page.get_by_test_id("link").wait_for()
    ann.until(lambda: FP in told(ann, table)["dice"]["hashes"])
    bob.open(f"#/table/{table}")
    bob.page.get_by_role("button", name="Sit down").click()
    for person in (ann, bob):
        begun(person)
    sealed = told(ann, table)["dice"]
    for seat, person in ((FP, ann), (SH, bob)):
        note = kept(person, table)[sealed["commitment"]]
        assert (note["hashes"], note["salts"]) == (sealed["hashes"], {seat: sealed["salts"][seat]})
        assert sealed["hashes"][seat] == salt_hash(sealed["commitment"], seat, sealed["salts"][seat])
    ann.page.get_by_test_id("table-menu").click()
    ann.page.get_by_test_id("open-dice").click()
    panel = ann.page.get_by_test_id("fair-dice")
    for shown in (sealed["commitment"], *sealed["hashes"].values()):
        expect(panel).to_contain_text(shown)
    expect(panel.get_by_test_id("dice-word")).to_have_text(
        "Dice not checked. What was sealed is checked when the game is over."
    )
    ann.shot("dice-panel")
    ann.page.keyboard.press("Escape")
    give_up(ann)
    for person in (ann, bob):
        expect(person.ending.get_by_test_id("dice-word")).to_have_attribute("data-word", "fair")
        expect(person.ending.get_by_test_id("dice-word")).to_contain_text(
            "all their numbers follow from what was sealed"
        )
    bob.shot("dice-ending")


def searched(record: Json) -> None:
    """A salt that was found afterwards, with its hash: by itself the record is in order."""
    fate = record["fate"]
    fate["salts"][FP] = "searched for"
    fate["hashes"][FP] = salt_hash(fate["commitment"], FP, "searched for")


def renumbered(record: Json) -> None:
    entry = next(entry for entry in record["entries"] if "number" in entry)
    entry["number"] = (entry["number"] + 1) % entry["of"]


@pytest.mark.parametrize(
    ("forge", "why"),
    [(searched, "has been exchanged: Free Peoples"), (renumbered, "does not follow from what was sealed")],
    ids=["searched", "renumbered"],
)
def test_a_record_that_was_changed_is_found_out(ann: Sitter, forge: Callable[[Json], None], why: str) -> None:
    table = ann.call("/api/tables", {"game": "wotr", "seats": {FP: "me", SH: "bot:random"}})["id"]
    ann.open(f"#/table/{table}")
    begun(ann)

    def forged(route: Route) -> None:
        record = route.fetch().json()
        forge(record)
        route.fulfill(json=record)

    ann.page.route("**/record", forged)
    give_up(ann)
    word = ann.ending.get_by_test_id("dice-word")
    expect(word).to_have_attribute("data-word", "unfair")
    expect(word).to_contain_text("Dice not fair.")
    expect(word).to_contain_text(why)
    ann.shot(f"dice-unfair-{forge.__name__}")


def test_who_does_not_open_loses_the_seat_and_the_others_seal_anew(
    running: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = Sitter(browser, running.address), Sitter(browser, running.address, PHONE)
    table = ann.call("/api/tables", {"game": "wotr", "seats": {FP: "me"}})["id"]
    bob.call(f"/api/tables/{table}/join", {"seat": SH})
    ann.open(f"#/table/{table}")
    before = told(bob, table)["dice"]["commitment"]
    body = {"seat": SH, "hash": salt_hash(before, SH, "forgotten")}
    bob.call(f"/api/tables/{table}/salt-hash", body)
    ann.until(lambda: FP in told(bob, table)["dice"]["salts"])
    monkeypatch.setattr(dice, "PATIENCE", -(10**6))
    told(bob, table)
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text("A sealed number was not opened in time: Shadow.")
    monkeypatch.undo()
    ann.faults.clear()  # nobody's minute is over at once but here: what her page says in that moment may be refused
    ann.page.get_by_test_id("link").wait_for()
    ann.until(lambda: FP in told(ann, table)["dice"]["hashes"])
    ann.shot("dice-anew")
    bob.open(f"#/table/{table}")
    bob.page.get_by_role("button", name="Sit down").click()
    begun(ann)
    expect(alert).to_have_count(0)
    now = told(ann, table)["dice"]
    assert (now["restarts"], now["commitment"] == before) == (1, False)
    bob.page.get_by_test_id("table-menu").click()
    bob.page.get_by_test_id("open-dice").click()
    expect(bob.page.get_by_test_id("fair-dice")).to_contain_text("everything started over 1 time")
    bob.shot("dice-restarts")
    bob.page.keyboard.press("Escape")
    give_up(ann)
    expect(ann.ending.get_by_test_id("dice-word")).to_have_attribute("data-word", "fair")
    for person in (ann, bob):
        person.context.close()
        assert not person.faults


def test_who_was_not_there_is_told_that_nothing_is_proved_to_him(ann: Sitter, bob: Sitter) -> None:
    table = ann.call("/api/tables", {"game": "wotr", "seats": {FP: "me", SH: "bot:random"}})["id"]
    ann.begin(table)  # with salts of which her page knows nothing
    ann.open(f"#/table/{table}")
    give_up(ann)
    expect(ann.ending.get_by_test_id("dice-word")).to_have_text(
        "Dice not checked. The record agrees with itself, but this browser was not there when the dice were sealed."
    )
    bob.open(f"#/table/{table}")
    bob.ending.wait_for()
    expect(bob.ending.get_by_test_id("dice-word")).to_have_count(0)
    bob.page.get_by_test_id("table-menu").click()
    bob.page.get_by_test_id("open-dice").click()
    expect(bob.page.get_by_test_id("dice-word")).to_have_attribute("data-word", "unchecked")


def test_who_went_away_is_called_to_the_table(ann: Sitter, bob: Sitter) -> None:
    """She set up a table and went back to the start; somebody has sat down meanwhile, and all is sealed."""
    table = ann.call("/api/tables", {"game": "wotr", "seats": {FP: "me"}})["id"]
    ann.open(f"#/table/{table}")
    ann.until(lambda: FP in told(ann, table)["dice"]["hashes"])
    ann.open("#/")
    bob.open(f"#/table/{table}")
    bob.page.get_by_role("button", name="Sit down").click()
    row = ann.page.locator("li").filter(has=ann.page.locator(f"a[href$='{table}']")).first
    expect(row).to_contain_text("Every seat is taken: come to the table")
    expect(bob.page.get_by_test_id("dice-waits")).to_have_text(
        "The game begins when everyone is at the table. Still missing: Free Peoples."
    )
    ann.shot("dice-called")
    row.get_by_role("link").click()
    for person in (ann, bob):
        begun(person)


def test_the_waiting_screen_says_for_whom(browser: Browser, address: str) -> None:
    for size, locale, words in (
        (DESK, "en-GB", "A number for the dice is still to be sealed: Shadow."),
        (PHONE, "ru-RU", "Тьма ещё не запечатала число для кубиков."),
        (PHONE, "uk-UA", "Тінь ще не запечатала число для кубиків."),
    ):
        ann, bob = Sitter(browser, address, size, locale), Sitter(browser, address)
        table = ann.call("/api/tables", {"game": "wotr", "seats": {FP: "me"}})["id"]
        bob.call(f"/api/tables/{table}/join", {"seat": SH})
        ann.open(f"#/table/{table}")
        waits = ann.page.get_by_test_id("dice-waits")
        expect(waits).to_have_text(words)
        ann.shot(f"dice-waits-{locale}")
        commitment = told(bob, table)["dice"]["commitment"]
        body = {"seat": SH, "hash": salt_hash(commitment, SH, salt_of(table, SH))}
        bob.call(f"/api/tables/{table}/salt-hash", body)
        if locale == "en-GB":
            expect(waits).to_contain_text("The numbers for the dice are being opened. Still missing: Shadow.")
        ann.shot(f"dice-opening-{locale}")
        ann.page.get_by_test_id("table-menu").click()
        ann.page.get_by_test_id("open-dice").click()
        ann.page.get_by_test_id("fair-dice").wait_for()
        ann.shot(f"dice-panel-{locale}")
        ann.page.keyboard.press("Escape")
        bob.call(f"/api/tables/{table}/salt", {"seat": SH, "salt": salt_of(table, SH)})
        expect(waits).to_have_count(0)
        for person in (ann, bob):
            person.context.close()
            assert not person.faults
