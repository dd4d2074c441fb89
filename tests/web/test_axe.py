"""No page has a serious fault for those who cannot see or point: axe looks at each, by day and by night."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser import PHONE, Sitter, played, seated
from tests.web.card_play import act, sits_down, table_at

Json = dict[str, Any]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
POSITIONS = Path(__file__).parents[1] / "wotr" / "asks.json.gz"
HELP = (
    "#/help", "#/help/wotr/guides/hunt", "#/help/cards/guides/combat", "#/help/rule/WR-HUNT-12", "#/help/wotr/rulings",
    "#/help/wotr/cards", "#/help/cards/cards", "#/help/wotr/words",
)  # fmt: skip
THEMES = ("light", "dark")
GONE = [":root"]
"""How axe names what was on the page when it began to look and is not any more: a table goes on by itself."""


@pytest.fixture(params=THEMES)
def ann(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Sitter]:
    person = Sitter(browser, address)
    person.context.add_init_script(f"localStorage.setItem('thirdage.theme', '{request.param}')")
    yield from seated(person)


def serious(person: Sitter, within: str = "") -> list[str]:
    """What axe finds on the page as it stands, serious and critical; `within` where the rest was looked at before."""
    if not person.page.evaluate("() => 'axe' in window"):
        # What is just fading in has no colours of its own yet.
        person.page.add_style_tag(
            content="*, ::before, ::after { animation: none !important; transition: none !important }"
        )
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    where = {"include": [[within]], "exclude": [["[data-testid=map]"]]} if within else {"include": [["html"]]}
    for _ in range(3):
        found: Json = person.page.evaluate("(where) => axe.run(where, { resultTypes: ['violations'] })", where)
        assert found["passes"], "axe has looked at nothing"
        faults = [fault for fault in found["violations"] if fault["impact"] in ("serious", "critical")]
        if not any(node["target"] == GONE for fault in faults for node in fault["nodes"]):
            break
    return [
        f"{fault['id']}: {fault['help']}: {[(node['target'], node['html'][:200]) for node in fault['nodes'][:4]]}"
        for fault in faults
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
    ann.unhurried()
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


def war_table(person: Sitter, position: Json, seat: str) -> str:
    """A table from a written position, a bot on the other seat; its id."""
    other = "shadow" if seat == "free-peoples" else "free-peoples"
    wish = {"game": "wotr", "seats": {seat: "me", other: "bot:rules"}, "position": position}
    id: str = person.call("/api/tables", wish)["id"]
    person.open(f"#/table/{id}")
    person.asked()
    return id


def test_over_a_table(ann: Sitter) -> None:
    """What opens over the board: the menu, luck, the battle, the list, the log, what others see, the recap, the end."""
    ann.unhurried()
    table = war_table(ann, played("wotr", 3, ask="combat-card", seat="free-peoples").written(), "free-peoples")
    faults: dict[str, list[str]] = {}
    page, menu = ann.page, ann.page.get_by_test_id("table-menu")
    menu.click()
    faults["menu"] = serious(ann, "details")
    page.get_by_role("button", name="Luck").click()
    page.get_by_role("dialog").get_by_role("table").first.wait_for()
    faults["luck"] = serious(ann, "dialog[open]")
    page.keyboard.press("Escape")
    menu.click()
    page.get_by_role("button", name="Your side as the others see it").click()
    page.get_by_test_id("others-see").locator("[data-panel=turn]").wait_for()
    faults["others see"] = serious(ann, "[data-testid=others-see]")
    page.keyboard.press("Escape")
    page.get_by_test_id("others-see").wait_for(state="detached")
    ann.answer("No card")
    stage = page.get_by_test_id("stage")
    stage.wait_for(state="attached")
    if stage.is_visible():  # the map takes the pane where the next decision is made on it
        faults["battle"] = serious(ann, "main")
    ann.open_panel("story")
    faults["story"] = serious(ann, "[data-testid=panel]")
    ann.asked()
    ann.open()
    page.get_by_test_id("import").wait_for()
    ann.open(f"#/table/{table}")
    page.get_by_test_id("recap-offer").get_by_role("button", name="Show").click()
    page.get_by_test_id("recap").locator("ol li").first.wait_for()
    faults["recap"] = serious(ann, "[data-testid=recap]")
    page.keyboard.press("Escape")
    ann.call(f"/api/tables/{table}/resign", {"seat": "free-peoples"})
    ann.ending.wait_for()
    faults["ending"] = serious(ann, "[data-testid=ending]")
    ann.open(f"#/table/{table}/replay?at=0")
    page.get_by_test_id("replay-board").wait_for()
    faults["replay"] = serious(ann)
    assert not {place: found for place, found in faults.items() if found}


def test_the_hunt_step_by_step(ann: Sitter) -> None:
    ann.unhurried()
    war_table(ann, json.loads(gzip.decompress(POSITIONS.read_bytes()))["hunt-re-roll"], "shadow")
    ann.answer()
    ann.page.get_by_test_id("stage").wait_for()
    assert not serious(ann, "[data-testid=stage]")


def test_the_curtain_and_an_open_seat(ann: Sitter) -> None:
    faults: dict[str, list[str]] = {}
    for name, seats in (("curtain", {"free-peoples": "me", "shadow": "me"}), ("link", {"free-peoples": "me"})):
        table = ann.call("/api/tables", {"game": "wotr", "seats": seats})["id"]
        ann.open(f"#/table/{table}")
        ann.page.get_by_test_id(name).wait_for()
        faults[name] = serious(ann)
    assert not {place: found for place, found in faults.items() if found}


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
