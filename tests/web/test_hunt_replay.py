"""A hunt that is over, looked back at in the page: from every seat and with all secrets, Frodo's way day by day."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import thirdage
from tests.browser import DESK, PHONE, Sitter
from tests.web.layout import faults_of
from tests.web.test_axe import serious
from thirdage.bots.bot_games import SeatedBots

Json = dict[str, Any]


@cache
def hunted(chapter: int) -> thirdage.Match:
    """A hunt of bots, one against two, that came to its end in this chapter."""
    options = {"players": 3, "chapters": "both" if chapter == 2 else "first"}
    for seed in range(1, 30):
        match = thirdage.new_match("hunt", options, seed=seed)
        bots = SeatedBots(match, seed, dict.fromkeys(match.seats, "rules"))
        while match.ask is not None:
            match.answer(bots.choose(match.ask), match.ask.seat)
        assert match.outcome is not None
        if match.outcome.details["chapter"] == chapter:
            return match
    raise AssertionError("no hunt comes so far")


def middle_of(match: thirdage.Match, day: int) -> int:
    """A moment in the middle of a day, the last one for a day that never came."""
    begun = [entry["index"] for entry in match.log("referee") if entry["id"] == "log-hunt-day"]
    day = min(day, len(begun))
    return int((begun[day - 1] + [*begun[1:], match.index][day - 1]) // 2)


def looks_back(
    browser: Browser, address: str, match: thirdage.Match, at: int, size: tuple[int, int], locale: str
) -> Sitter:
    """Somebody before this moment, with all secrets."""
    person = Sitter(browser, address, size, locale)
    table = person.call("/api/tables/import", {"record": match.record()})["id"]
    person.open(f"#/table/{table}/replay?at={at}&seat=referee")
    person.page.get_by_test_id("replay-board").wait_for()
    return person


def test_frodos_way_is_drawn_day_by_day_for_who_may_see_it(browser: Browser, address: str) -> None:
    """With all secrets and from the Ring-bearer's seat; from no other, at no moment."""
    match = hunted(1)
    person = looks_back(browser, address, match, middle_of(match, 2), DESK, "en-GB")
    page, path = person.page, person.page.get_by_test_id("path")
    begun = path.locator(".day")
    expect(begun).to_have_text(["D1", "D2"])
    page.get_by_role("button", name="To the end").click()
    days = match.position.day  # type: ignore[attr-defined]
    expect(begun.last).to_have_text(re.compile(r"D[1-9]"))
    assert 2 < begun.count() <= days
    sees = {"ring-bearer": 1, "ringwraith-1": 0, "ringwraith-2": 0, "spectator": 0, "referee": 1}
    eyes = page.get_by_label("Seen by")
    for seat, there in sees.items():
        eyes.select_option(seat)
        expect(page.get_by_test_id("replay-board")).to_have_attribute("data-index", str(match.index))
        expect(path).to_have_count(there)
        expect(page.locator("[data-panel=log]")).to_have_count(there)
        expect(page.get_by_role("log").first).not_to_contain_text("You ")
        person.shot(f"replay-{seat}")
    assert not serious(person)
    person.context.close()
    assert not person.faults


@pytest.mark.parametrize("chapter", [1, 2])
def test_hr_aux_01_where_he_could_have_been_at_any_moment(browser: Browser, address: str, chapter: int) -> None:
    """After the end nothing needs to be chosen: the discs are those of the moment that is looked at, beside his way."""
    match = hunted(chapter)
    at = middle_of(match, match.position.day - 2)  # type: ignore[attr-defined]
    person = looks_back(browser, address, match, at, DESK, "en-GB")
    page = person.page
    table = page.url.split("/table/")[1].split("/")[0]
    page.get_by_test_id("where").click()
    discs = page.locator("[data-testid=shades] circle")

    def shown_at(index: int) -> Json:
        told = person.context.request.get(f"{address}/api/tables/{table}/whereabouts?at={index}").json()
        assert told["index"] == index
        places: Json = told["places"]["frodo"]
        expect(discs).to_have_count(len(places))
        likeliest = max(places, key=lambda space: float(places[space]))
        disc = page.locator(f"circle[data-at='{likeliest}']")
        assert float(disc.get_attribute("data-chance") or 0) == places[likeliest]
        return places

    then = shown_at(at)
    expect(page.get_by_test_id("path")).to_be_visible()
    person.shot(f"replay-where-{chapter}")
    page.keyboard.press("ArrowLeft")
    board = page.get_by_test_id("replay-board")
    person.until(lambda: int(board.get_attribute("data-index") or at) < at)
    assert shown_at(int(board.get_attribute("data-index") or 0))
    page.get_by_role("button", name="To the end").click()
    expect(board).to_have_attribute("data-index", str(match.index))
    assert shown_at(match.index) != then
    person.context.close()
    assert not person.faults


@pytest.mark.parametrize(
    ("chapter", "size", "locale"),
    [(1, PHONE, "uk-UA"), (2, PHONE, "ru-RU"), (2, (1280, 720), "uk-UA")],
    ids=["phone-uk", "phone-ru", "desk-uk"],
)
def test_nothing_is_cut_or_covered(
    browser: Browser, address: str, chapter: int, size: tuple[int, int], locale: str
) -> None:
    """The story keeps its room, also on a phone."""
    match = hunted(chapter)
    person = looks_back(browser, address, match, middle_of(match, 99 if chapter == 2 else 3), size, locale)
    person.page.get_by_test_id("path").wait_for()
    person.shot(f"replay-{chapter}-{locale}-{size[0]}")
    assert not [fault for fault in faults_of(person.page) if "sticks out" in fault or "board" in fault]
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    story = person.page.get_by_role("log").first.bounding_box()
    assert story is not None
    assert story["height"] > 100
    person.context.close()
    assert not person.faults
