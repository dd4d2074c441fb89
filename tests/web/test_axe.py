"""No page has a serious fault for those who cannot see or point: axe looks at each, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser import PHONE, Sitter, seated
from tests.web.card_play import act, sits_down, table_at

Json = dict[str, Any]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
HELP = (
    "#/help", "#/help/wotr/guides/hunt", "#/help/cards/guides/combat", "#/help/rule/WR-HUNT-12", "#/help/wotr/rulings",
    "#/help/wotr/cards", "#/help/cards/cards", "#/help/wotr/words",
)  # fmt: skip
THEMES = ("light", "dark")


@pytest.fixture(params=THEMES)
def ann(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Sitter]:
    person = Sitter(browser, address)
    person.context.add_init_script(f"localStorage.setItem('thirdage.theme', '{request.param}')")
    yield from seated(person)


def serious(person: Sitter) -> list[str]:
    """What axe finds on the page as it stands, serious and critical."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Json = person.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    assert found["passes"], "axe has looked at nothing"
    return [
        f"{fault['id']}: {fault['help']}: {[node['target'] for node in fault['nodes'][:4]]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


def test_axe_sees_a_fault(browser: Browser, address: str) -> None:
    person = Sitter(browser, address)
    person.open()
    person.page.get_by_role("heading", level=1).wait_for()
    person.page.evaluate("() => document.body.append(document.createElement('button'))")
    assert any(fault.startswith("button-name") for fault in serious(person))
    person.context.close()


def test_the_start(ann: Sitter) -> None:
    ann.open()
    ann.page.get_by_role("button", name="Free Peoples").wait_for()
    assert not serious(ann)


@pytest.mark.parametrize("game", ["wotr", "cards"])
def test_a_table(ann: Sitter, game: str) -> None:
    ann.open()
    seats = {"free-peoples": "me", "shadow": "bot:random"}
    table = ann.call(
        "/api/tables", {"game": game, "seats": seats, "options": {"scenario": "duel"} if game == "cards" else {}}
    )
    ann.open(f"#/table/{table['id']}")
    ann.asked()
    assert not serious(ann)
    ann.page.get_by_test_id("prompt").get_by_role("button").last.click()
    ann.page.get_by_test_id("help").locator("h3").first.wait_for()
    assert not serious(ann)


def test_the_cards(ann: Sitter) -> None:
    """The Card Game in the middle of a game: a fight step by step, a pile laid open, a card that is looked at."""
    sits_down(ann, "cards-next-combat")
    act(ann)
    ann.page.get_by_test_id("stage").locator(".sums").wait_for()
    assert not serious(ann)
    sits_down(ann, "cards-give-up")
    ann.page.locator("[data-pile]").first.click()
    ann.page.get_by_test_id("pile").locator("article").first.wait_for()
    assert not serious(ann)
    ann.page.keyboard.press("Escape")
    sits_down(ann, "cards-forsake")
    ann.page.locator("[data-panel^=hand-] [data-spot]").first.hover()
    ann.page.locator(".large article").wait_for()
    assert not serious(ann)
    ann.open(f"#/table/{table_at(ann, 'cards-action', others='me')}")
    ann.page.get_by_test_id("curtain").wait_for()
    assert not serious(ann)


def test_the_help(ann: Sitter) -> None:
    faults: dict[str, list[str]] = {}
    for place in HELP:
        ann.open(place)
        ann.page.locator("main ul li, main dl dt").first.wait_for()
        faults[place] = serious(ann)
    assert not {place: found for place, found in faults.items() if found}


def test_the_help_on_a_phone(browser: Browser, address: str) -> None:
    person = Sitter(browser, address, PHONE)
    for place in HELP:
        person.open(place)
        person.page.locator("main .content li, main .content dt").first.wait_for()
        width = person.page.evaluate("() => document.documentElement.scrollWidth")
        assert width <= PHONE[0], f"{place}: nothing sticks out to the side"
    assert not serious(person)
    person.context.close()
    assert not person.faults
