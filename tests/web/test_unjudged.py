"""Where a table has neither odds nor advice, nothing on it weighs anything: no chance, no forecast, no judgement.

The page is read whole: words, names for voices, titles; with all its tabs, its menu, what is looked at, scenes, end.
Beside it a table of the same position with odds and advice: the answers and their order are the same.
"""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

import thirdage
from tests.browser import Sitter
from tests.web.test_every_ask import asker, kept, kinds, options_of
from thirdage.locale import Words

Json = dict[str, Any]
WORDS: Final = Words("en")
READ: Final = """() => {
    const said = [];
    const names = ["aria-label", "title", "aria-description", "alt", "placeholder"];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let one = walker.nextNode(); one; one = walker.nextNode()) {
        if (["SCRIPT", "STYLE"].includes(one.nodeName)) continue;
        for (const name of names) if (one.hasAttribute(name)) said.push(one.getAttribute(name));
        const own = [...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data.trim());
        if (own.join("")) said.push(own.join(" "));
    }
    return said;
}"""
"""All that is said on the page, to eyes and to voices."""
WEIGHING: Final = re.compile(
    r"\d\s?%|\bodds\b|\bchances?\b|\blikel|\bprobab|\bon average\b|\baverage\b|\bforecast|\bexpected\b"
    r"|\badvi[cs]|\bimagined\b|\bwould play\b|\bnearly equal\b|\bwins? about\b",
    re.IGNORECASE,
)
FACTS: Final = (
    WORDS.say("web-advice-here", {"advice": "off"}),
    WORDS.say("undo-setting-practice", {}),
    WORDS.say("undo-setting-consent", {}),
    WORDS.say("web-size-is", {"percent": 100}),
    WORDS.say("web-size-is", {"percent": 125}),
    WORDS.say("web-size-is", {"percent": 150}),
)
"""What is said of the table itself: that it has none, how it takes back, how large its letters are."""
ANSWERS: Final = """() => [
    ...document.querySelectorAll("[data-testid=tray] .tile, [data-testid=counts] button"),
].map((one) => [
    one.dataset.answer ?? "", one.innerText, getComputedStyle(one).borderColor, getComputedStyle(one).boxShadow,
])"""
"""The answers as they stand there, with their rims."""
SHARE: Final = {
    "wotr": ("action", "die", "press", "take-hit", "hunt-re-roll", "companion-group", "who-leaves", "discard"),
    "cards": ("cards-action", "cards-next-combat", "cards-loss"),
}


def judged(page: Page) -> list[str]:
    """What weighs something, of all that the page says now."""
    said: list[str] = page.evaluate(READ)
    return sorted({one for one in said if WEIGHING.search(one) and one not in FACTS})


def sits(person: Sitter, game: str, kind: str, advice: bool) -> str:
    position = kept(game)[kind]
    seat = asker(game, position, kind)
    options = options_of(game, position)
    match = thirdage.setup(game, position, options=options)
    seats = {one: "me" if one == seat else "bot:rules" for one in match.seats}
    wish = {"game": game, "seats": seats, "position": position, "keep_hands": True, "options": options}
    table: str = person.call("/api/tables", {**wish, "advice": advice})["id"]
    person.open(f"#/table/{table}")
    person.asked()
    assert person.asking.get_attribute("data-kind") == kind
    person.page.locator("[data-testid=pane] [data-spot]").first.wait_for(state="attached")
    return table


def looked_through(person: Sitter, game: str, some: tuple[str, ...]) -> dict[str, list[str]]:
    """What is judged at a table without odds and advice, and where the answers differ from those of one with them."""
    faults: dict[str, list[str]] = {}
    page = person.page
    for kind in some:
        sits(person, game, kind, advice=True)
        weighed = page.evaluate(ANSWERS)
        sits(person, game, kind, advice=False)
        faults[kind] = judged(page)
        if page.evaluate(ANSWERS) != weighed:
            faults[kind].append("the answers stand otherwise than where there is advice")
        if page.get_by_test_id("odds").count() or page.get_by_test_id("advice").count():
            faults[kind].append("there are tabs for odds or advice")
        for looked in page.locator("[data-testid=strip] [data-look], [data-testid=strip] [data-spot]").all()[:2]:
            looked.focus()
            faults[kind] += judged(page)
    return {kind: found for kind, found in faults.items() if found}


def quiet(browser: Browser, address: str) -> tuple[Sitter, list[str]]:
    """Somebody whose page is heard if it asks for a judgement."""
    person = Sitter(browser, address)
    person.unhurried()
    asked: list[str] = []
    person.page.on(
        "request", lambda call: asked.append(call.url) if re.search(r"/(odds|advice|chances)\b", call.url) else None
    )
    return person, asked


def test_what_weighs_something_is_seen(browser: Browser, address: str) -> None:
    """The test itself: with odds and advice there is something to be found, and the tabs with it."""
    person = Sitter(browser, address)
    sits(person, "wotr", "press", advice=True)
    person.open_panel("odds")
    expect(person.page.get_by_test_id("panel").locator("p.main").first).to_be_visible()
    assert any("%" in one for one in judged(person.page))
    person.context.close()


@pytest.mark.parametrize("game", ["wotr", "cards"])
def test_some_asks_weigh_nothing(browser: Browser, address: str, game: str) -> None:
    person, asked = quiet(browser, address)
    assert not looked_through(person, game, SHARE[game])
    page = person.page
    for panel in ("story", "chat"):
        person.open_panel(panel)
        assert not judged(page)
    person.open_menu()
    assert not judged(page)
    if game == "wotr":
        page.get_by_role("button", name="Luck").click()
        page.get_by_role("dialog").get_by_role("table").first.wait_for()
        assert not judged(page)
        page.keyboard.press("Escape")
    else:
        person.open_menu()
    for _ in range(2):  # what comes of an answer, and the scene of it
        person.answer()
        person.asked()
        assert not judged(page)
    table = page.url.rpartition("/")[2]
    seat = next(seat for seat in person.seats_at(table)[0])
    person.call(f"/api/tables/{table}/resign", {"seat": seat})
    person.ending.wait_for()
    page.get_by_test_id("played").or_(person.ending.locator(".files")).first.wait_for()
    assert not judged(page)
    assert not asked
    person.context.close()
    assert not person.faults


AT_MOST: Final = 40
"""Tables at which one person sits: a server lets nobody begin a hundred."""


@pytest.mark.long
@pytest.mark.parametrize("game", ["wotr", "cards"])
def test_no_ask_weighs_anything(browser: Browser, address: str, game: str) -> None:
    every = kinds(game)
    for first in range(0, len(every), AT_MOST):
        person, asked = quiet(browser, address)
        assert not looked_through(person, game, tuple(every[first : first + AT_MOST]))
        person.context.close()
        assert not asked
