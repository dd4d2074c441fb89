"""The map of Hunt for the Ring in a real Chromium: how it fits, touching it, what only its seat sees, looking back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

import thirdage
from tests.browser import Sitter
from tests.web.test_axe import serious
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Rng, whereabouts

Json = dict[str, Any]
SIZES: Final = {(1440, 900): "en-GB", (1280, 720): "ru-RU", (1920, 1080): "uk-UA", (390, 844): "ru-RU"}
SHARE: Final = 0.6
"""Of the window the board takes at 1440 by 900."""
LAPPING: Final = """() => {
    const boxes = [...document.querySelectorAll("[data-name]")].map((one) => [one.dataset.name, one.getBBox()]);
    const laps = (a, b) => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 2
        && Math.min(a.y + a.height * .8, b.y + b.height * .8) - Math.max(a.y + a.height * .2, b.y + b.height * .2) > 1;
    const lapped = ([name, a], i) => boxes.slice(i + 1).filter(([, b]) => laps(a, b)).map(([n]) => `${name} ${n}`);
    return boxes.flatMap(lapped);
}"""
"""Names on the map that lie over each other."""


def reached(seed: int, day: int, phase: str, seat: str, chapter: int = 1) -> thirdage.Match:
    """A game of the bots up to where a seat is asked in a phase."""
    match = thirdage.new_match("hunt", seed=seed)
    bots = {one: make_bot("hunt", "rules", Rng(place)) for place, one in enumerate(match.seats, 1)}
    while (ask := match.ask) is not None:
        seen = match.view("referee")["position"]
        if (seen["chapter"], seen["phase"], ask.seat) == (chapter, phase, seat) and seen["day"] >= day:
            return match
        match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
    raise AssertionError("the game was over before")


def sit_down(person: Sitter, match: thirdage.Match, seat: str, **more: Any) -> str:
    """At a table that stands so, a bot on the other seat; the table's id."""
    seats = {one: "me" if one == seat else "bot:rules" for one in match.seats}
    wish = {"game": "hunt", "position": match.written(), "seats": seats, "listed": False, **more}
    table: str = person.call("/api/tables", wish)["id"]
    person.open(f"#/table/{table}")
    person.page.locator("[data-testid=land][data-painted=true]").wait_for()
    person.asked()
    return table


@pytest.fixture(scope="module")
def night() -> thirdage.Match:
    """Frodo is to move by night."""
    return reached(3, 2, "night", "ring-bearer")


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Sitter]:
    """Somebody with a window of one of the four sizes."""
    person = Sitter(browser, address, request.param, SIZES[request.param])
    yield person
    person.context.close()
    assert not person.faults, person.faults


def names(page: Page) -> int:
    """How many places are named."""
    return page.locator("[data-name]").count()


@pytest.mark.parametrize("chapter", [1, 2])
def test_the_map_fits_its_pane(sized: Sitter, chapter: int) -> None:
    """Nothing of the page has to be scrolled to, all is seen at a touch, and no name lies over another."""
    sit_down(sized, reached(5, 1, "first-day-phase", "ringwraiths", chapter), "ringwraiths")
    page = sized.page
    board, size = page.get_by_test_id("hunt-board").bounding_box(), page.viewport_size
    assert board is not None
    assert size is not None
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= size["width"] + 1
    if size["width"] == 1440:
        assert board["width"] * board["height"] >= SHARE * size["width"] * size["height"]
    assert names(page) > 10
    assert not page.evaluate(LAPPING)
    whole = page.locator(".foot .tools button").nth(2)
    if size["width"] > 1000:
        expect(whole).to_be_disabled()
        land, room = page.get_by_test_id("land").bounding_box(), page.get_by_test_id("map").bounding_box()
        assert land is not None
        assert room is not None
        assert land["width"] <= room["width"] + 1
        assert land["height"] <= room["height"] + 1
    else:
        whole.click()
        expect(whole).to_be_disabled()
    assert page.locator("[data-spot^='space:']").count() == 148 + 2 * (chapter - 1)


def test_frodo_moves_by_a_touch(ann: Sitter, night: thirdage.Match) -> None:
    """The preview says what the step costs; a touch and a second one for sure lead him there."""
    sit_down(ann, night, "ring-bearer")
    page, seen = ann.page, night.view("ring-bearer")["position"]
    counts = night.rules.game.derived_counts(night.rules, seen)
    free = [space for space, dots in counts["dots"].items() if not dots]
    lit = page.locator("[data-spot^='space:'].lit")
    expect(lit).to_have_count(len(free))
    for space in free:
        expect(page.locator(f"[data-spot='space:{space}']")).to_contain_class("lit")
    tags = page.locator("[data-testid=preview] [data-cost]")
    expect(tags).to_have_count(len(free))
    riders = sum(free[0] in spaces for spaces in counts["reach"].values())
    expect(tags.first).to_have_attribute("data-cost", str(counts["cost"]))
    expect(tags.first).to_have_attribute("data-riders", str(riders))
    index = ann.asked()
    legs = page.locator("[data-testid=path] circle").count()
    lit.first.click()
    sure = page.locator("[data-part=menu] button, .menu button").first
    if sure.is_visible():
        sure.click()
    ann.done(index)
    expect(page.locator("[data-testid=path] circle")).to_have_count(legs + 1)


def test_hr_jrn_02_chapter_2_shows_what_lies_ahead(ann: Sitter) -> None:
    """The next place of the Journey card with its cost, the way beyond it, where Gandalf can go; a move leads there."""
    match = reached(5, 4, "night", "ring-bearer", 2)
    counts = match.rules.game.derived_counts(match.rules, match.view("ring-bearer")["position"])
    sit_down(ann, match, "ring-bearer")
    page = ann.page
    tags = page.locator("[data-testid=preview] [data-who=frodo]")
    expect(tags).to_have_count(1)
    expect(tags).to_have_attribute("data-cost", "1")
    first = next(iter(counts["dots"]))
    riders = sum(first in spaces for spaces in counts["reach"].values())
    expect(tags).to_have_attribute("data-riders", str(riders))
    expect(page.locator("[data-testid=preview] circle")).to_have_count(1)
    expect(page.locator("[data-testid=preview] [data-who=gandalf]")).to_have_count(len(counts["gandalf"]))
    expect(page.get_by_test_id("ahead")).to_have_count(1)
    ann.shot("ahead-2")
    page.keyboard.press("KeyS")
    expect(page.locator("[data-testid=preview], [data-testid=ahead]")).to_have_count(0)
    page.keyboard.press("KeyS")
    index = ann.asked()
    page.get_by_test_id("tray").locator("[data-answer=move-frodo]").click()
    sure = page.locator("[data-part=menu] button, .menu button").first
    if sure.is_visible():
        sure.click()
    ann.done(index)
    expect(tags).to_have_count(0)


def test_the_screen_leaves_no_trace_of_frodo(ann: Sitter, night: thirdage.Match) -> None:
    """`S` takes path, preview and figure out of the page, and nobody else ever has them."""
    sit_down(ann, night, "ring-bearer")
    page = ann.page
    secret = page.locator("[data-testid=path], [data-testid=preview], [data-spot=frodo], [data-spot^='information:']")
    assert secret.count() > 2
    page.keyboard.press("KeyS")
    expect(secret).to_have_count(0)
    page.keyboard.press("KeyS")
    expect(page.get_by_test_id("path")).to_be_visible()


def test_a_rider_rides_by_a_touch_and_phases_are_looked_back_on(ann: Sitter) -> None:
    """What was answered stands on the map; with the arrow keys one goes back phase by phase."""
    match = reached(7, 2, "second-day-phase", "ringwraiths")
    sit_down(ann, match, "ringwraiths")
    page = ann.page
    expect(page.locator("[data-testid=path], [data-testid=preview], [data-spot=frodo]")).to_have_count(0)
    lit = page.locator("[data-spot^='space:'].lit").first
    to = lit.get_attribute("data-region")
    assert to is not None
    index = ann.asked()
    lit.dispatch_event("click")
    ride = page.locator("[data-part=menu] button, .menu button").first
    if ride.is_visible():
        ride.click()
    ann.done(index)
    expect(page.locator(f"[data-spot^='rider:'][data-at='{to}']")).not_to_have_count(0)
    row = page.get_by_test_id("look-back")
    phases = row.locator(".list button")
    expect(phases).not_to_have_count(0)
    now = row.locator("button.now")
    expect(now).to_have_attribute("aria-pressed", "true")
    before = page.locator("[data-answer]").count()
    now.focus()
    page.keyboard.press("ArrowLeft")
    expect(phases.last).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    expect(now).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-answer]")).to_have_count(before)


def test_the_keyboard_reaches_every_lit_space(ann: Sitter, night: thirdage.Match) -> None:
    """Page keys go round the lit ones; an arrow key goes on to another space."""
    sit_down(ann, night, "ring-bearer")
    page = ann.page
    at = page.locator("[data-spot^='space:'][tabindex='0']").first
    at.focus()
    lit = page.locator("[data-spot^='space:'].lit").count()
    met = set()
    for _ in range(lit + 1):
        page.keyboard.press("PageDown")
        met.add(page.evaluate("document.activeElement.dataset.region"))
    assert lit <= len(met) <= lit + 1
    here = page.evaluate("document.activeElement.dataset.region")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.region") != here


def test_reminder_tokens_are_laid_by_a_touch_and_seen_by_all(ann: Sitter, bob: Sitter) -> None:
    """HR-AUX-01: a Ringwraith takes one up and touches a location; who looks on sees it and has none to lay."""
    match = reached(7, 2, "second-day-phase", "ringwraiths")
    sit_down(ann, match, "ringwraiths")
    bob.open(ann.page.url.partition("/#")[2].join(["#", ""]))
    bob.page.locator("[data-testid=land][data-painted=true]").wait_for()
    tokens = ann.page.get_by_test_id("reminders").locator("button")
    index = ann.asked()
    tokens.nth(3).click()
    expect(tokens.nth(3)).to_have_attribute("aria-pressed", "true")
    ann.page.locator("[data-spot='space:1-8']").dispatch_event("click")
    for person in (ann, bob):
        expect(person.page.locator("[data-spot='reminder:3'][data-at='1-8']")).to_have_count(1)
    expect(bob.page.get_by_test_id("reminders")).to_have_count(0)
    assert ann.asked() == index, "nothing was answered by it"
    tokens.nth(3).click()
    expect(bob.page.locator("[data-spot^='reminder:']")).to_have_count(0)


def test_where_he_could_be_is_shaded_only_where_that_was_chosen(ann: Sitter, bob: Sitter) -> None:
    """HR-AUX-01: a disc for every place that is possible, in numbers on request, by keyboard, and for who looks on."""
    match = reached(7, 2, "second-day-phase", "ringwraiths")
    places = whereabouts(match)["frodo"]
    sit_down(ann, match, "ringwraiths")
    expect(ann.page.get_by_test_id("where")).to_have_count(0)
    sit_down(ann, match, "ringwraiths", advice=True)
    bob.open(ann.page.url.partition("/#")[2].join(["#", ""]))
    bob.page.locator("[data-testid=land][data-painted=true]").wait_for()
    likeliest, most = max(places.items(), key=lambda found: found[1])
    for person in (ann, bob):
        page = person.page
        button, discs = page.get_by_test_id("where"), page.locator("[data-testid=shades] circle")
        expect(discs).to_have_count(0)
        button.focus()
        page.keyboard.press("Enter")
        expect(discs).to_have_count(len(places))
        assert page.locator(f"circle[data-at='{likeliest}']").get_attribute("data-chance") == repr(most)
        expect(page.locator(f"[data-spot='space:{likeliest}']")).to_have_attribute("aria-label", re.compile("Frodo.*%"))
        expect(page.locator("[data-testid=shades] text")).to_have_count(0)
        legend = page.get_by_test_id("where-legend")
        legend.get_by_role("checkbox").check()
        expect(page.locator("[data-testid=shades] text")).to_have_count(len(places))
        person.shot(f"where-{'hunter' if person is ann else 'watcher'}")
        legend.locator("summary").last.click()
        expect(legend.get_by_test_id("where-list").locator("li")).to_have_count(len(places))
    button, discs = ann.page.get_by_test_id("where"), ann.page.locator("[data-testid=shades] circle")
    button.click()
    expect(discs).to_have_count(0)


def test_where_he_could_be_leaves_room_for_the_map(sized: Sitter) -> None:
    """In every size of the window the legend covers less than a third of the map; axe has nothing against it."""
    sit_down(sized, reached(5, 1, "first-day-phase", "ringwraiths", 2), "ringwraiths", advice=True)
    page = sized.page
    page.get_by_test_id("where").click()
    page.locator("[data-testid=shades] circle").first.wait_for(state="attached")
    legend, room = page.get_by_test_id("where-legend"), page.get_by_test_id("map").bounding_box()
    assert room is not None
    taken = legend.bounding_box()
    assert taken is not None
    assert taken["width"] * taken["height"] < room["width"] * room["height"] / 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sized.shot(f"where-{room['width']:.0f}")
    if page.evaluate("document.documentElement.dataset.shape") != "desk":
        legend.locator("summary").first.click()
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        sized.shot(f"where-{room['width']:.0f}-{theme}")
        assert not serious(sized, "[data-testid=where-legend]")
    unfolded = legend.bounding_box()
    assert unfolded is not None
    assert unfolded["y"] >= room["y"]
    discs = page.locator("[data-testid=shades] circle")
    count = discs.count()
    legend.get_by_role("radio").nth(1).check()
    expect(discs).not_to_have_count(count)


def test_notes_are_written_by_those_who_hunt_and_read_by_all(ann: Sitter, bob: Sitter) -> None:
    """HR-AUX-01: at a table that has chosen it; they come at once, and who wrote one strikes it out."""
    table = sit_down(ann, reached(7, 1, "first-day-phase", "ringwraiths"), "ringwraiths", advice=True)
    bob.open(f"#/table/{table}")
    ann.open_panel("chat")
    ann.page.get_by_test_id("notes").click()
    pads = [person.page.get_by_test_id("notepad") for person in (ann, bob)]
    ann.shot("notes-empty")
    bob.page.get_by_test_id("chat").wait_for()
    news = [bob.page.locator(f"[data-testid={where}] .badge") for where in ("chat", "bar-chat")]
    for badge in news:
        expect(badge).to_have_count(0)
    pads[0].get_by_role("textbox").fill("Felt near the Marish")
    pads[0].get_by_role("button", name="Write down").click()
    for badge in news:
        expect(badge).to_have_text("1")
    bob.shot("note-unread")
    bob.open_panel("chat")  # nothing was said: what is new is a note
    for badge in news:
        expect(badge).to_have_count(0)
    expect(pads[1].locator("form")).to_have_count(0)
    expect(ann.page.locator("[data-testid=chat] .badge, [data-testid=notes] .badge")).to_have_count(0)
    for pad in pads:
        expect(pad.locator("[data-note='0']")).to_contain_text("Felt near the Marish")
        expect(pad.locator("[data-note='0']")).to_contain_text("Day 1")
    expect(pads[0].get_by_role("textbox")).to_have_value("")
    expect(pads[1].get_by_role("button")).to_have_count(0)
    bob.page.get_by_test_id("panel").get_by_role("button", name="Chat").click()
    pads[0].get_by_role("textbox").fill("or not")
    pads[0].get_by_role("button", name="Write down").click()
    expect(bob.page.get_by_test_id("notes").locator(".badge")).to_have_text("1")
    bob.page.get_by_test_id("notes").click()
    expect(bob.page.get_by_test_id("notes").locator(".badge")).to_have_count(0)
    pads[0].get_by_role("button", name="Strike out: Felt near the Marish").click()
    for pad in pads:
        expect(pad.locator("[data-note='0'] s").first).to_have_text("Felt near the Marish")
    ann.shot("notes")
