"""The table of Hunt for the Ring: what only one seat sees, what can be read, what is told, whole days and games."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import PHONE, Sitter, seated
from tests.web.hunt_seats import BEARER, against_bots, decided, sits_down
from tests.web.test_axe import serious

LOG = "[data-panel=log]"
CELLS = f"{LOG} li button, {LOG} li > span"


@pytest.fixture(params=[("ru-RU", (1280, 720)), ("uk-UA", PHONE)], ids=["ru", "uk-phone"])
def reader(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Sitter]:
    locale, size = request.param
    yield from seated(Sitter(browser, address, size, locale))


# -- what only one seat sees -------------------------------------------------------------------------------------------


def test_the_log_lies_behind_a_screen(ann: Sitter) -> None:
    sits_down(ann, "hunt-cancel-token")
    page = ann.page
    written = page.locator(CELLS).count()
    cards = page.locator("[data-panel=hand-ring-bearer] [data-spot^='card:']").count()
    assert written > 1
    assert cards
    page.keyboard.press("s")
    expect(page.locator(CELLS)).to_have_count(0)
    expect(page.locator("[data-panel=hand-ring-bearer] [data-spot^='card:']")).to_have_count(0)
    boxes = page.locator(f"{LOG} li").count()
    expect(page.get_by_test_id("veiled")).to_be_visible()
    for hidden in ("tray", "just-now", "ask"):
        expect(page.get_by_test_id(hidden)).to_have_count(0)
    expect(page.locator("[data-frame] .lit")).to_have_count(0)
    page.get_by_test_id("screen").click()
    expect(page.locator(CELLS)).to_have_count(written)
    assert page.locator(f"{LOG} li").count() == boxes


def test_no_ringwraith_has_the_log(ann: Sitter) -> None:
    sits_down(ann, "hunt-nazgul-turn")
    expect(ann.page.locator("[data-panel=companions] article").first).to_be_visible()
    expect(ann.page.locator(LOG)).to_have_count(0)
    expect(ann.page.locator("[data-panel=hand-ring-bearer]")).to_have_count(0)


# -- what can be read --------------------------------------------------------------------------------------------------


def test_whatever_lies_there_can_be_read(ann: Sitter) -> None:
    """Companions, cards, dice, Nazgûl, tracks, tokens: each shows a card with what it does."""
    sits_down(ann, "hunt-nazgul-turn")
    page = ann.page
    looked = page.get_by_test_id("looked")
    spots = page.locator(
        "[data-panel=ledger] [data-look], [data-frame] .bar [data-look], [data-panel=dice] [data-spot]"
    )
    assert spots.count() > 10
    read = set()
    for place in range(spots.count()):
        spots.nth(place).hover()
        expect(looked).to_be_visible()
        read.add(looked.inner_text())
        page.mouse.move(5, 400)
        expect(looked).to_have_count(0)
    assert len(read) > 10
    page.locator("[data-spot='companion:sam']").hover()
    expect(looked).to_contain_text("Fellowship token")
    page.mouse.move(5, 400)
    page.locator("[data-panel^='hand-ringwraith'] [data-spot^='card:']").first.hover()
    expect(looked.locator("svg").first).to_be_visible()


@pytest.mark.parametrize("kind", ["hunt-bearer-turn", "hunt-nazgul-turn"])
def test_a_table_has_no_serious_fault(browser: Browser, address: str, kind: str) -> None:
    for theme in ("light", "dark"):
        person = Sitter(browser, address)
        person.context.add_init_script(f"localStorage.setItem('thirdage.theme', '{theme}')")
        sits_down(person, kind)
        assert not serious(person), theme
        person.context.close()
        assert not person.faults


# -- what is told ------------------------------------------------------------------------------------------------------


def test_the_order_of_the_nazgul_is_touched_one_by_one(ann: Sitter) -> None:
    against_bots(ann, "ringwraiths")
    index = ann.asked()
    for nazgul in ("Red", "Blue", "Purple"):
        ann.page.get_by_test_id("tray").get_by_role("button", name=re.compile(f"^{nazgul} Nazgûl", re.I)).first.click()
    last = ann.page.get_by_test_id("tray").get_by_role("button")
    expect(last).to_have_count(1)
    expect(last).to_contain_text(re.compile("Green", re.I))
    last.click()
    ann.done(index)
    expect(ann.page.get_by_test_id("just-now")).to_contain_text(
        "red Nazgûl, blue Nazgûl, purple Nazgûl and green Nazgûl"
    )


def test_a_search_is_asked_and_answered_step_by_step(ann: Sitter) -> None:
    ann.unhurried()
    sits_down(ann, "hunt-nazgul-turn")
    ann.page.get_by_test_id("tray").locator("[data-answer=search]").click()
    if ann.page.locator(".menu").count():  # it is answered before all: asked back
        ann.page.locator(".menu button.main, .menu button").first.click()
    stage = ann.page.get_by_test_id("stage")
    expect(stage).to_be_visible()
    expect(stage).to_have_attribute("data-scene", "question")
    expect(stage.locator("li")).to_have_count(1)


def test_what_was_drawn_is_seen_where_it_can_be_cancelled(reader: Sitter) -> None:
    """Before a Companion is chosen: with a single token drawn the touch on the Companion answers."""
    sits_down(reader, "hunt-cancel-token")
    cancel = reader.page.get_by_test_id("tray").locator("[data-answer=cancel-token]")
    expect(cancel.locator(".token")).to_be_visible()


# -- days and games ----------------------------------------------------------------------------------------------------


def days(person: Sitter, table: str, until: int) -> int:
    """Answer until a day has begun, or the game is over; how many answers that took."""
    for given in range(400):
        told = person.context.request.get(f"{person.address}/api/tables/{table}").json()
        if told["state"] == "over" or told["round"] >= until:
            return given
        person.page.locator("[data-testid=prompt][data-index], [data-testid=ending]").first.wait_for()
        if person.ending.count():
            return given
        decided(person, given * 7 + 3)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("seat", [BEARER, "ringwraiths"])
def test_somebody_alone_plays_a_day_against_bots(ann: Sitter, seat: str) -> None:
    ann.unhurried()
    table = against_bots(ann, seat)
    assert days(ann, table, 2) > 3
    ann.page.get_by_test_id("just-now").wait_for()
    expect(ann.page.locator("header.bar")).to_contain_text("Day 2")


def test_who_hunted_sees_the_way_at_the_end(ann: Sitter) -> None:
    """His own view keeps the log covered even then: the ending is told with what a referee sees."""
    table = sits_down(ann, "hunt-nazgul-turn")
    seat = ann.context.request.get(f"{ann.address}/api/tables/{table}").json()["mine"][0]
    ann.call(f"/api/tables/{table}/resign", {"seat": seat, "agree": True})
    ann.ending.wait_for()
    expect(ann.page.get_by_test_id("hunt-way").locator("ol li").nth(2)).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("seat", [BEARER, "ringwraiths"])
def test_somebody_alone_plays_to_the_end(ann: Sitter, seat: str) -> None:
    ann.unhurried()
    table = against_bots(ann, seat, chapters="first")
    days(ann, table, 99)
    ann.ending.wait_for()
    expect(ann.page.get_by_test_id("hunt-way").locator("ol li").nth(2)).to_be_visible()
    assert not serious(ann)


@pytest.mark.long
def test_five_seats_play_a_day_at_one_screen(ann: Sitter) -> None:
    """The curtain falls between any two of them; nobody sees the log but the Ring-bearer."""
    ann.unhurried()
    seats = [BEARER, *(f"ringwraith-{place}" for place in range(1, 5))]
    wish = {"game": "hunt", "seats": dict.fromkeys(seats, "me"), "options": {"players": 5}}
    table = ann.call("/api/tables", wish)["id"]
    ann.begin(table)
    ann.open(f"#/table/{table}")
    sat: set[str] = set()
    for given in range(300):
        told = ann.context.request.get(f"{ann.address}/api/tables/{table}").json()
        if told["round"] >= 2 or told["state"] == "over":
            break
        ann.page.locator("[data-testid=curtain], [data-testid=prompt][data-index]").first.wait_for()
        curtain = ann.page.get_by_test_id("curtain")
        if curtain.count():
            expect(ann.page.locator(LOG)).to_have_count(0)
            curtain.get_by_role("button").click()
        ann.asked()
        asked = told["asked"][0]
        sat.add(asked)
        expect(ann.page.locator(LOG)).to_have_count(int(asked == BEARER))
        decided(ann, given * 5 + 1)
    assert sat == set(seats)


# -- the first game ----------------------------------------------------------------------------------------------------


def test_the_first_game_is_a_day_from_either_side(ann: Sitter) -> None:
    ann.unhurried()
    ann.open("#/first/hunt")
    ann.page.locator("button.side", has_text="Ringwraiths").click()
    ann.asked()
    expect(ann.page.get_by_test_id("hint")).to_contain_text("order")
    table = ann.page.url.rpartition("/")[2]
    ann.page.get_by_test_id("hint").get_by_role("button").last.click()
    days(ann, table, 2)
    over = ann.page.get_by_test_id("first-day")
    expect(over).to_be_visible()
    ann.page.get_by_test_id("first-day-change").click()
    ann.until(lambda: not ann.page.url.endswith(table))
    ann.asked()
    other = ann.page.url.rpartition("/")[2]
    assert ann.seats_at(other)[0] == [BEARER]
