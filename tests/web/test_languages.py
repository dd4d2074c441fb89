"""Every page in Russian and Ukrainian, help and errors included, holds no Latin word that could be told otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import Sitter, played, seated
from tests.web.card_play import table_at
from tests.web.test_frame import ASKS, at_an_ask

FP: Final = "free-peoples"
CODES: Final = re.compile(r"\b(?:WR|CG|KM|HR|WRU|CRU|KMU|HRU)-(?:[A-Z0-9]+-)?\d+\b|#?\b[0-9a-f]{8,64}\b…?")
"""Rules and rulings by their codes; digests, by which fair dice are proved."""
ALLOWED: Final = frozenset("English Esc Escape Enter Tab Shift Ctrl Home End Space Ford".split())
"""A language by its own name, keys; a game that only the tests bring along, with words of its own in English."""
WORD: Final = re.compile(r"[A-Za-z][A-Za-z’'-]*")
SEEN: Final = """() => {
    const found = [document.title, document.body.innerText];
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
        for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(one.getAttribute(name) ?? "");
    for (const drawn of document.querySelectorAll("svg title, svg desc, svg text")) found.push(drawn.textContent);
    for (const choice of document.querySelectorAll("option")) found.push(choice.textContent);
    return found.filter(Boolean);
}"""
"""All that is read or read out on a page."""
GUIDES: Final = "() => [...document.querySelectorAll('main a[href*=\"/guides/\"]')].map((one) => one.hash)"


def latin(said: str) -> list[str]:
    """Words in Latin letters that nobody allowed; single capital letters are keys and numbers, `III-B` is an area."""
    words = WORD.findall(CODES.sub("", said))
    return [word for word in words if word not in ALLOWED and not re.fullmatch("[A-Z]|[IVX]+(-[A-D])?", word)]


class Reader:
    """Goes from page to page and notes where something is not in the language."""

    def __init__(self, person: Sitter) -> None:
        self.person = person
        self.found: dict[str, list[str]] = {}
        person.page.on("request", lambda call: self.heed(call.url))

    def heed(self, url: str) -> None:
        """English words are fetched only where others are missing."""
        if "/api/words/en" in url:
            self.found.setdefault(self.person.page.url, []).append("English words were fetched")

    def look(self, place: str) -> None:
        for said in self.person.page.evaluate(SEEN):
            if latin(said):
                self.found.setdefault(place, []).append(f"{latin(said)[:6]} in {said[:120]!r}")

    def visit(self, hash: str, wanted: str) -> None:
        """Open an address and look, once what it is about is there."""
        self.person.open(hash)
        self.person.page.locator(wanted).first.wait_for()
        self.look(hash)


@pytest.fixture(params=["ru", "uk"])
def reader(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Reader]:
    for person in seated(Sitter(browser, address, locale=request.param)):
        person.unhurried()
        yield Reader(person)


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("Правила WR-HUNT-12 и HR-END1-01, разъяснение CRU-07, клавиша M, Esc, глава II", []),
        ("Хранители move", ["move"]),
        ("region-bree", ["region-bree"]),
        ("log-wotr-moved(region=bree)", ["log-wotr-moved", "region", "bree"]),
    ],
)
def test_what_is_not_in_the_language_is_seen(said: str, found: list[str]) -> None:
    assert latin(said) == found


def test_start_first_games_and_settings(reader: Reader) -> None:
    page = reader.person.page
    table = reader.person.call("/api/tables", {"game": "cards", "seats": {FP: "me", "shadow": "bot:hobbit"}})["id"]
    reader.visit("#/", f"a[href$='{table}']")
    for game in ("wotr", "cards"):
        page.locator(f"input[name=game][value={game}]").check(force=True)
        for way in page.locator("input[name=way]").all():
            way.check(force=True)
            for hidden in page.locator("main details:not([open]) > summary").all():
                hidden.click()
            reader.look(f"start, {game}, {way.get_attribute('value')}")
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("settings").wait_for()
    reader.look("settings")
    for game in ("wotr", "cards", "hunt"):
        reader.visit(f"#/first/{game}", "button.side")
    assert not reader.found


@pytest.mark.parametrize("game", ["wotr", "hunt", "cards"])
def test_the_help(reader: Reader, game: str) -> None:
    page = reader.person.page
    reader.visit(f"#/help/{game}", "main .content li")
    guides = dict.fromkeys(page.evaluate(GUIDES))
    assert len(guides) > 3
    for guide in guides:
        reader.visit(guide, "[data-guide]")
    reader.visit(f"#/help/{game}/cards", "[data-card]")
    kinds = page.locator("main select").first.locator("option")
    for kind in range(kinds.count()):
        page.locator("main select").first.select_option(index=kind)
        reader.look(f"{game}, cards {kind}")
    reader.visit(f"#/help/{game}/words", "main dl dt")
    reader.visit(f"#/help/{game}/rules", "li[data-rule]")
    for chapter in page.locator("main details:not([open]) > summary").all():
        chapter.click()
    reader.look(f"{game}, rules laid open")
    reader.visit(f"#/help/{game}/rulings", "[data-ruling]")
    assert not reader.found


def test_what_is_not_there(reader: Reader) -> None:
    reader.visit("#/table/nowhere", ".gone p:not(.faint)")
    reader.visit("#/table/nowhere/replay?at=3", ".trouble")
    reader.visit("#/help/rule/WR-NONE-99", "main .content")
    reader.person.faults[:] = [fault for fault in reader.person.faults if "404" not in fault]
    assert not reader.found


@pytest.mark.parametrize("game", ["wotr", "cards"])
def test_a_table_with_all_that_opens_at_it(reader: Reader, game: str) -> None:
    person, page = reader.person, reader.person.page
    if game == "wotr":
        position = played("wotr", 3, ask="combat-card", seat=FP).written()
        seats = {FP: "me", "shadow": "bot:rules"}
        table = person.call("/api/tables", {"game": "wotr", "seats": seats, "position": position})["id"]
    else:
        table = table_at(person, "cards-action")
    person.open(f"#/table/{table}")
    person.asked()
    reader.look("table")
    person.open_list()
    reader.look("list of answers")
    for panel in ("chat", "odds", "story"):
        if page.get_by_test_id(panel).count():
            person.open_panel(panel)
            page.wait_for_load_state("networkidle")
            reader.look(panel)
    with page.expect_response(re.compile("/advice$")):  # whoever answers before it has come is refused the advice
        person.open_panel("advice")
    page.get_by_test_id("panel").locator("li").first.wait_for()
    reader.look("advice")
    person.open_panel("story")
    person.open_menu()
    reader.look("menu")
    for place in range(page.locator("details .sheet > button").count()):
        button = page.locator("details .sheet > button").nth(place)
        if button.get_attribute("data-testid") == "open-dice" or place < 2:
            button.click()
            page.wait_for_load_state("networkidle")
            reader.look(f"menu, {place}")
            page.keyboard.press("Escape")
            person.open_menu()
    person.open_menu()
    page.keyboard.press("?")
    page.get_by_test_id("keys").wait_for()
    reader.look("keys")
    page.keyboard.press("Escape")
    page.get_by_test_id("prompt").get_by_role("button").last.click()
    page.get_by_test_id("help").locator("h3, li").first.wait_for()
    reader.look("help at the table")
    page.keyboard.press("Escape")
    for _ in range(4):
        person.answer()
        person.asked()
        reader.look("after an answer")
    seat = person.seats_at(table)[0][0]
    person.call(f"/api/tables/{table}/resign", {"seat": seat})
    person.ending.wait_for()
    reader.look("end")
    reader.visit(f"#/table/{table}/replay?at=0", "[data-testid=replay-board]")
    expect(page.get_by_test_id("replay-bar")).to_be_visible()
    assert not reader.found


def test_asks_on_board_and_in_lists(reader: Reader) -> None:
    """Asks of all games, each at a table of its own."""
    asks = {**ASKS, "cards": (*ASKS["cards"], "cards-give-up", "cards-forsake")}
    for game, kinds in asks.items():
        for kind in kinds:
            at_an_ask(reader.person, game, kind)
            reader.look(kind)
            reader.person.open_list()
            reader.look(f"{kind}, as a list")
    assert not reader.found


def test_a_page_in_english_is_seen(ann: Sitter) -> None:
    """What the others rest on: the walk finds the words of a page that is not translated."""
    reader = Reader(ann)
    reader.visit("#/help/cards/words", "main dl dt")
    assert reader.found
