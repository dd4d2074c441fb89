"""Undo behind dice in a real Chromium: chosen with the table, seen before sitting down, said on the button, counted."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser import Json, Sitter
from tests.server_driver import guess, own_ask

FP, SH = "free-peoples", "shadow"


def rolled(table: str, *people: Sitter) -> tuple[Sitter, str]:
    """Play behind the page until a seat could take back what was rolled since; who it is, and the seat."""
    rng = random.Random(5)
    while True:
        for person in people:
            told = person.context.request.get(f"{person.address}/api/tables/{table}").json()
            for seat, count in told["rolled_since"].items():
                if count:
                    return person, seat
        for person in people:
            answer_one(person, table, rng)


def answer_one(person: Sitter, table: str, rng: random.Random) -> None:
    here = f"{person.address}/api/tables/{table}"
    state: Json = person.context.request.get(f"{here}/view").json()
    ask = own_ask(state, state["seat"])
    if ask is not None:
        body = {"seat": ask["seat"], "index": ask["index"], "answer": guess(ask, rng)}
        person.context.request.post(f"{here}/answer", data=body, headers={"Origin": person.address})


def alone(person: Sitter, **more: object) -> str:
    seats = {FP: "me", SH: "me"}
    wish: Json = {"game": "wotr", "seats": seats, "options": {"open-hands": True}, "listed": False, **more}
    id: str = person.call("/api/tables", wish)["id"]
    person.begin(id)
    return id


def test_in_practice_the_button_says_that_it_is_rolled_anew_and_the_end_counts_it(ann: Sitter) -> None:
    table = alone(ann)
    rolled(table, ann)
    ann.open(f"#/table/{table}")
    index = ann.asked()
    undo = ann.page.get_by_role("button", name="Take back: rolled or drawn anew")
    expect(undo).to_have_attribute("title", "Takes back your last answer at once. What was rolled or drawn since is spent and comes anew; the record counts it.")  # fmt: skip # noqa: E501
    ann.shot("undo-practice")
    undo.click()
    ann.done(index)
    expect(ann.page.get_by_test_id("undo-request")).to_have_count(0)
    ann.open_panel("story")
    expect(ann.page.get_by_role("log").first).to_contain_text("come anew")
    ann.open_menu()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Yes, resign").click()
    expect(ann.ending.get_by_test_id("taken-back")).to_contain_text("Taken back behind dice or reveals: once.")
    ann.shot("undo-ending")


def test_where_it_is_never_granted_whoever_tries_is_told_why(ann: Sitter, bob: Sitter) -> None:
    table = ann.call("/api/tables", {"game": "wotr", "seats": {FP: "me"}})["id"]
    bob.call(f"/api/tables/{table}/join", {"seat": SH})
    bob.begin(table, ann)
    who, seat = rolled(table, ann, bob)
    who.open(f"#/table/{table}")
    undo = who.page.get_by_role("button", name="Take back", exact=True)
    undo.click()
    expect(who.page.get_by_test_id("refusal")).to_contain_text("At this table nothing is taken back")
    who.shot("undo-never")
    assert who.context.request.get(f"{who.address}/api/tables/{table}").json()["can_undo"][seat] == "never"
    who.page.get_by_test_id("table-menu").click()
    expect(who.page.get_by_text("No undo behind dice or reveals.")).to_be_visible()


def test_by_consent_the_button_asks_and_the_other_is_told_that_it_is_rolled_anew(ann: Sitter, bob: Sitter) -> None:
    table = ann.call("/api/tables", {"game": "wotr", "seats": {FP: "me"}, "undo_setting": "consent"})["id"]
    bob.call(f"/api/tables/{table}/join", {"seat": SH})
    bob.begin(table, ann)
    who, _ = rolled(table, ann, bob)
    other = bob if who is ann else ann
    for person in (ann, bob):
        person.open(f"#/table/{table}")
    who.page.get_by_role("button", name="Ask to take back: rolled or drawn anew").click()
    wish = other.page.get_by_test_id("undo-request")
    expect(wish).to_contain_text("What was rolled or drawn since then comes anew.")
    other.shot("undo-consent")
    wish.get_by_role("button", name="Agree").click()
    expect(wish).to_have_count(0)
    told = ann.context.request.get(f"{ann.address}/api/tables/{table}").json()
    assert told["taken_back"]["times"] == 1


def test_it_is_chosen_with_the_table_and_seen_before_sitting_down(ann: Sitter, bob: Sitter) -> None:
    ann.open()
    ann.page.get_by_role("radio", name="Friends by link").check(force=True)
    ann.page.get_by_text("Options of the match").click()
    form = ann.page.get_by_role("region", name="War of the Ring")
    field = form.get_by_test_id("undo-setting")
    expect(field).to_have_value("never")
    form.locator(".seats select").nth(1).select_option("bot:hobbit")
    expect(field).to_have_value("practice")
    expect(field.locator("option")).to_have_count(2)
    form.locator(".seats select").nth(1).select_option("open")
    expect(field).to_have_value("never")
    field.select_option("consent")
    expect(form).to_contain_text("needs the consent of every other player")
    ann.shot("undo-form")
    form.get_by_role("button", name="Open the table").click()
    ann.page.get_by_test_id("link").wait_for()
    expect(ann.page.get_by_test_id("undo-setting")).to_contain_text("needs the consent of every other player")
    ann.shot("undo-waiting")
    bob.open()
    row = bob.page.locator("li", has=bob.page.get_by_role("button", name="Sit down: Shadow")).first
    expect(row.get_by_test_id("undo-setting")).to_have_text("Undo behind dice: by consent")
    bob.shot("undo-lobby")
    row.get_by_role("link").click()
    bob.page.get_by_test_id("link").wait_for()
    expect(bob.page.get_by_test_id("undo-setting")).to_contain_text("needs the consent of every other player")


def test_a_quick_match_can_do_without(ann: Sitter) -> None:
    ann.open()
    ann.page.get_by_text("Options of the match").click()
    field = ann.page.get_by_test_id("undo-setting").first
    expect(field).to_have_value("practice")
    field.select_option("never")
    ann.shot("undo-quick")
    ann.page.get_by_role("button", name="Free Peoples").click()
    ann.asked()
    table = ann.page.url.rpartition("/")[2]
    assert ann.context.request.get(f"{ann.address}/api/tables/{table}").json()["undo_setting"] == "never"
