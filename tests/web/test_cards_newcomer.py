"""What a newcomer at the table of the Card Game must be able to see and to press, at 1280 by 800."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

import thirdage
from tests.browser import Sitter, seated
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Rng

Json = dict[str, Any]
FP, SH = "free-peoples", "shadow"
DUEL: Final = {"scenario": "duel"}
SIZE: Final = (1280, 800)
CUT: Final = """all => all.flatMap(one => {
    const inner = one.getBoundingClientRect();
    const found = [];
    for (let box = one.parentElement; box && !box.matches("[data-panel]"); box = box.parentElement) {
        if (getComputedStyle(box).overflowX === "visible" && getComputedStyle(box).overflowY === "visible") continue;
        const outer = box.getBoundingClientRect();
        if (inner.left < outer.left - 1 || inner.right > outer.right + 1) found.push(one.textContent.trim());
    }
    return found;
})"""
"""What is cut at its left or right by something around it."""


@cache
def duel_at(there: Callable[[Any], bool]) -> Json:
    """A duel of the bots, when something is so and the Free Peoples are to act."""
    for seed in range(1, 40):
        match = thirdage.new_match("cards", options=DUEL, seed=seed)
        bots = {seat: make_bot("cards", "rules", Rng(place)) for place, seat in enumerate(match.seats, 1)}
        while match.ask:
            ask = match.ask
            if (ask.seat, ask.kind) == (FP, "cards-action") and there(match):
                return match.written()
            match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
    raise AssertionError("no such duel")


def crowded(match: Any) -> bool:
    """Both reserves are full."""
    return all(len(row["reserve"]) >= 4 for row in match.view(FP)["position"]["players"].values())


@pytest.fixture
def ann(browser: Browser, address: str) -> Iterator[Sitter]:
    yield from seated(Sitter(browser, address, SIZE))


def sits(person: Sitter, position: Json, other: str = "bot:rules") -> str:
    wish = {"game": "cards", "options": DUEL, "position": position, "seats": {FP: "me", SH: other}}
    table: str = person.call("/api/tables", wish)["id"]
    person.open(f"#/table/{table}")
    person.asked()
    return table


def test_what_a_card_in_reserve_is_worth_is_never_cut(ann: Sitter) -> None:
    sits(ann, duel_at(crowded))
    for width in (1280, 390):
        ann.page.set_viewport_size({"width": width, "height": 800})
        ann.shot(f"cards-reserve-{width}")
        icons = ann.page.locator("[data-panel^=player-] .icons")
        if width == 1280:
            assert icons.count() > 6
            hidden = "all => all.filter(one => one.getBoundingClientRect().bottom >"
            hidden += " one.closest('.cards').getBoundingClientRect().bottom + 1).length"
            assert ann.page.locator("[data-panel^=player-] .stacks .strip").evaluate_all(hidden) == 0
        assert icons.evaluate_all(CUT) == []
        rows = ann.page.locator("[data-panel^=player-] .numbers").evaluate_all(
            "all => all.map(one => one.getClientRects().length)"
        )
        assert set(rows) <= {1}
    expect(ann.asking).to_be_visible()


PAGER: Final = "[data-testid=just-now] header button"
PLACE: Final = "() => document.querySelector('[data-testid=just-now] header').getBoundingClientRect().top"


@pytest.mark.parametrize("game", ["cards", "wotr", "hunt"])
def test_who_walks_back_clicks_on_the_same_spot_again(browser: Browser, address: str, game: str) -> None:
    """What just happened is long or short: neither it nor the answers move below the pointer."""
    person = Sitter(browser, address, SIZE, pace="normal")
    position = duel_at(crowded)
    seats = {FP: "me", SH: "bot:rules"} if game != "hunt" else {"ring-bearer": "me", "ringwraiths": "bot:rules"}
    wish = {"game": game, "seats": seats} | ({"options": DUEL, "position": position} if game == "cards" else {})
    person.open(f"#/table/{person.call('/api/tables', wish)['id']}")
    pager = person.page.locator(PAGER)
    for _ in range(12):
        person.asked()
        if pager.count() == 3:
            break
        person.page.wait_for_timeout(450)
        person.answer()
    assert pager.count() == 3, "several things have been told"
    person.page.wait_for_timeout(450)
    person.page.evaluate("document.querySelector('[data-testid=happened]').style.minHeight = '190px'")
    spot = pager.nth(1).bounding_box()
    assert spot
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    index, top = person.asked(), person.page.evaluate(PLACE)
    for _ in range(2):
        person.page.mouse.click(x, y)
        person.page.evaluate("document.querySelector('[data-testid=happened]').style.minHeight = '0'")
        assert abs(person.page.evaluate(PLACE) - top) < 1.5
        assert person.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-testid=just-now] header') !== null", [x, y]
        )
    assert person.asked() == index
    person.shot(f"walked-back-{game}")
    person.context.close()
    assert not person.faults


def test_the_story_follows_although_what_stands_above_it_grows(ann: Sitter) -> None:
    sits(ann, duel_at(crowded))
    for _ in range(6):
        ann.answer()
        ann.asked()
    ann.page.evaluate(
        """() => {
            const list = document.querySelector("[role=log]");
            list.scrollTop = list.scrollHeight - list.clientHeight - 20;
            document.querySelector("[data-part=told]").style.minHeight = "260px";
        }"""
    )
    ann.page.wait_for_timeout(200)
    left = "() => { const one = document.querySelector('[role=log]');"
    left += " return one.scrollHeight - one.scrollTop - one.clientHeight; }"
    assert ann.page.evaluate(left) < 2


def test_a_place_that_was_clicked_has_no_frame_when_one_goes_on_by_numbers(ann: Sitter) -> None:
    sits(ann, duel_at(crowded))
    ann.page.locator("[data-spot^='location:']").first.click()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("1")
    expect(ann.page.locator("[data-spot]:focus-visible")).to_have_count(0)
    expect(ann.page.get_by_test_id("looked")).to_have_count(0)
