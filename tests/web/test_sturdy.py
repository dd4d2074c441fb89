"""What people do to a page: double clicks, going back, two tabs, another language half-way; a server that goes away."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Route, expect

from tests.browser import PHONE, Sitter
from tests.server_driver import Process, free_port

Json = dict[str, Any]
POSITIONS = Path(__file__).parents[1] / "wotr" / "asks.json.gz"
SEATS = {"free-peoples": "me", "shadow": "bot:random"}


def sits_down(person: Sitter, seats: Json = SEATS, **more: Any) -> str:
    """A table of War of the Ring; its id."""
    id: str = person.call("/api/tables", {"game": "wotr", "seats": seats} | more)["id"]
    if len(seats) == 2:
        person.begin(id)
    person.open(f"#/table/{id}")
    return id


def test_the_second_half_of_a_double_click_answers_nothing(ann: Sitter) -> None:
    sits_down(ann)
    index = ann.asked()
    ann.page.get_by_test_id("tray").get_by_role("button", name="Go on").click()
    ann.done(index)
    index = ann.asked()
    ann.page.keyboard.press("l")
    button = ann.ask.get_by_role("button").first
    button.hover()
    ann.page.mouse.down(click_count=2)
    ann.page.mouse.up(click_count=2)
    ann.page.mouse.move(0, 0)
    assert len([said for said in ann.sent if said["type"] == "answer"]) == 1
    button.click()
    ann.done(index)


def test_back_and_forward_in_the_middle_of_an_answer(ann: Sitter) -> None:
    ann.open()
    ann.page.get_by_test_id("import").wait_for()
    sits_down(ann, position=json.loads(gzip.decompress(POSITIONS.read_bytes()))["action"])
    index = ann.asked()
    ann.page.get_by_test_id("tray").get_by_role("button", name="Use a die").click()
    ann.page.go_back()
    expect(ann.page.get_by_role("heading", name="My tables")).to_be_visible()
    ann.page.go_forward()
    assert ann.asked() == index
    ann.answer()


def test_two_tabs_of_one_seat(ann: Sitter) -> None:
    sits_down(ann)
    index = ann.asked()
    other = ann.context.new_page()
    other.goto(ann.page.url)
    there = other.locator(f"[data-testid=prompt][data-index='{index}']")
    there.wait_for()
    ann.answer()
    there.wait_for(state="detached")
    index = ann.asked()
    expect(other.locator(f"[data-testid=prompt][data-index='{index}']")).to_be_visible()
    expect(other.get_by_test_id("refusal")).to_have_count(0)


def test_another_language_half_way_through_an_answer(ann: Sitter) -> None:
    sits_down(ann, position=json.loads(gzip.decompress(POSITIONS.read_bytes()))["army-figures"])
    index = ann.asked()
    counts = ann.page.get_by_test_id("counts")
    counts.get_by_role("button", name="One fewer").first.click()
    ann.speak("uk")
    expect(counts).to_contain_text("Вибрано 2")
    assert ann.asked() == index


def holding_back(person: Sitter, path: str) -> list[Route]:
    """The calls to such a path, from now on; they wait until the test lets them go."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    person.page.route(re.compile(path), hold)
    return held


def test_the_language_that_was_chosen_last_is_spoken(ann: Sitter) -> None:
    """Also where the words of the one before come later."""
    ann.open()
    ann.page.get_by_test_id("import").wait_for()
    held = holding_back(ann, "/words/ru")
    for language in ("ru", "uk"):
        ann.page.get_by_test_id("language").select_option(language)
    page = ann.page.locator("html")
    expect(page).to_have_attribute("lang", "uk")
    ann.until(lambda: held)
    with ann.page.expect_response(re.compile("/words/ru")) as late:
        held[0].continue_()
    late.value.finished()
    ann.page.reload()
    expect(page).to_have_attribute("lang", "uk")


def test_what_was_wanted_for_an_ask_comes_after_its_answer(ann: Sitter, bob: Sitter) -> None:
    """Odds and advice: nothing breaks where nothing is asked any more, and the next ask gets an advice of its own."""
    position = json.loads(gzip.decompress(POSITIONS.read_bytes()))["combat-card"]
    table = sits_down(ann, {"shadow": "me"}, position=position, keep_hands=True, advice=True)
    bob.call(f"/api/tables/{table}/join", {"seat": "free-peoples"})
    bob.open(f"#/table/{table}")
    held = holding_back(ann, "/(odds|advice)$")
    for name in ("odds", "advice"):
        ann.asked()
        with ann.page.expect_request(re.compile(f"/{name}$")):
            ann.page.get_by_test_id(name).click()
    ann.until(lambda: len(held) == 2)
    ann.answer("No card")
    bob.asked()
    expect(ann.page.get_by_test_id("advised")).to_have_count(0)
    for route in held:
        with ann.page.expect_response(route.request.url) as late:
            route.fulfill(json={})
        late.value.finished()


def test_advice_for_the_next_ask_while_that_for_the_last_is_worked_out(ann: Sitter) -> None:
    sits_down(ann, position=json.loads(gzip.decompress(POSITIONS.read_bytes()))["action"])
    ann.asked()
    held: list[Route] = []
    ann.page.route(re.compile("/advice$"), lambda route: route.continue_() if held else held.append(route))
    advice = ann.page.get_by_test_id("advice")
    advice.click()
    ann.until(lambda: held)
    ann.answer("Use the Character die")
    ann.asked()
    expect(advice).to_have_attribute("aria-expanded", "false")
    advice.click()
    held[0].fulfill(status=409, json={"id": "refused-stale", "rule": "", "args": {"index": 2, "given": 1}, "text": ""})
    expect(ann.page.get_by_test_id("advised").locator("li.best .plan")).to_be_visible()
    ann.faults.clear()  # the browser itself complains of a refusal


def test_the_facts_of_a_game_come_after_what_is_asked(ann: Sitter) -> None:
    """Where everything must be taken it is chosen already, whatever came first."""
    held = holding_back(ann, r"/api/facts/")
    ann.held = []
    sits_down(ann, position=json.loads(gzip.decompress(POSITIONS.read_bytes()))["army-figures"])
    ann.until(lambda: any(json.loads(said)["type"] == "state" for said in ann.held or []))
    for place, said in enumerate(ann.held):
        told = json.loads(said)
        if told["type"] == "state":
            told["view"]["asks"][0]["total"]["minimum"] = told["view"]["asks"][0]["total"]["maximum"]
            ann.held[place] = json.dumps(told)
    ann.let_hear()
    ann.until(lambda: held)
    ann.page.wait_for_function("() => document.title.includes('Your turn')")
    held[0].continue_()
    expect(ann.page.get_by_test_id("confirm")).to_be_enabled()


def test_the_longest_names(browser: Browser, address: str) -> None:
    """Forty letters without a gap; nothing sticks out, in the lists and at the table."""
    ann, bob = Sitter(browser, address, PHONE), Sitter(browser, address, PHONE)
    for person, name in ((ann, "W" * 40), (bob, "Ш" * 40)):
        person.open()
        person.page.get_by_placeholder("Your name").fill(name)
        with person.page.expect_response(lambda told: "name" in (told.request.post_data or "")):
            person.page.keyboard.press("Enter")
    table = sits_down(ann, {"free-peoples": "me"})
    ann.page.get_by_test_id("link").wait_for()
    bob.open(f"#/table/{table}")
    bob.page.get_by_role("button", name="Sit down").click()
    for person, other in ((ann, "Ш" * 40), (bob, "W" * 40)):
        person.open_panel("chat")
        expect(person.page.get_by_label("Seats")).to_contain_text(other)
        assert person.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
        person.open()
        expect(person.page.get_by_text(other)).to_be_visible()
        assert person.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
        person.context.close()
        assert not person.faults, person.faults


def test_the_server_goes_away_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.sqlite")
    port = free_port()
    person = Sitter(browser, server.start(port))
    try:
        sits_down(person)
        person.answer()
        index = person.asked()
        server.kill()
        line = person.page.locator("[data-line]")
        expect(line).not_to_have_attribute("data-line", "open")
        server.start(port)
        expect(line).to_have_attribute("data-line", "open")
        assert person.asked() == index, "nothing is lost"
        person.answer()
        person.asked()
        expect(person.page.get_by_test_id("refusal")).to_have_count(0)
    finally:
        person.context.close()
        server.kill()
    assert not [fault for fault in person.faults if "WebSocket" not in fault and "Failed to load" not in fault]


def said_to(person: Sitter, index: int) -> list[Json]:
    """The answers that the page gave to an ask."""
    return [said for said in person.sent if said.get("index") == index]


def test_an_answer_on_a_new_line_before_it_has_told_anything(ann: Sitter) -> None:
    """The first state of the line is of before the answer; the answer is said once all the same."""
    sits_down(ann)
    ann.answer()
    index = ann.asked()
    ann.open_list()
    ann.held = []
    ann.drop_line()
    ann.until(lambda: any(json.loads(said)["type"] == "state" for said in ann.held or []))
    expect(ann.page.locator("[data-line]")).to_have_attribute("data-line", "open")
    ann.ask.get_by_role("button").first.click()
    ann.until(lambda: said_to(ann, index))
    ann.let_hear()
    ann.done(index)
    ann.asked()
    assert len(said_to(ann, index)) == 1
    expect(ann.page.get_by_test_id("refusal")).to_have_count(0)


def test_a_part_of_an_older_page_is_no_longer_there(ann: Sitter) -> None:
    """After an upgrade parts have other names: the page is loaded anew instead of staying empty."""
    table = sits_down(ann)
    ann.asked()
    gone: list[str] = []

    def once(route: Route) -> None:
        if gone:
            route.fallback()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404)

    ann.page.route(re.compile(r"/assets/ReplayPage-.*\.js"), once)
    ann.open(f"#/table/{table}/replay")
    expect(ann.page.get_by_test_id("replay-board")).to_be_visible()
    assert gone
    ann.faults.clear()  # the browser itself complains of what was not there
