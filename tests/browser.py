"""A person before the page: a browser of their own, who reads the prompt and clicks on answers."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect, sync_playwright

import thirdage
from tests.server_driver import Process, salt_of
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Rng, salt_hash
from thirdage.server.http import pages

Json = dict[str, Any]
ARGUMENTS: Final = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that there is; the shell takes a fifth less time."""
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
WAIT: Final = 60_000
"""Milliseconds: the machine may be busy, and a bot may think."""
PACED: Final = """if (location.protocol.startsWith("http")) {
    const kept = "thirdage.settings";
    if (!localStorage.getItem(kept)) localStorage.setItem(kept, %s);
}"""
"""Chooses a pace for a browser that has none."""
SHOTS: Final = os.environ.get("THIRDAGE_SHOTS", "")
"""A folder for screenshots of what the tests come by."""


@contextmanager
def chromium(table: bool = True) -> Iterator[Browser]:
    """The system's Chromium, with the built table before it if wanted; without either the tests say what to do."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if os.environ.get("THIRDAGE_NO_BROWSER"):
        pytest.skip("THIRDAGE_NO_BROWSER is set")
    assert found, "no Chromium: as root `apt-get install chromium`, or set THIRDAGE_NO_BROWSER=1 to leave these out"
    assert not table or (pages.STATIC / "index.html").exists(), "the page is not built: make web"
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS), timeout=2 * WAIT)
        yield browser
        browser.close()


def served(folder: Path, games: str = "tests.ford:FORD") -> Iterator[str]:
    """The address of a server of one's own, with all its processes; `games` are those it has besides its own."""
    server = Process(folder / "tables.sqlite", games)
    yield server.start()
    server.stop()


def seated(person: Sitter) -> Iterator[Sitter]:
    """Nobody meets a fault of the page."""
    yield person
    person.context.close()
    assert not person.faults, person.faults


class Sitter:
    """Somebody with a browser. Notes every fault of the page, and every call to a host that is not the server."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESK,
        locale: str = "en-GB",
        pace: str = "at-once",
        only: bool = False,
    ) -> None:
        """`pace`: how fast the page tells what others do, unless it is chosen there; most tests do not wait.

        `only`: whether what can be answered only one way is answered; most tests answer all that is asked.
        """
        self.address = address
        width, height = size
        self.context = browser.new_context(viewport={"width": width, "height": height}, locale=locale)
        self.context.set_default_timeout(WAIT)
        self.context.add_init_script(PACED % json.dumps(json.dumps({"pace": pace, "only": only})))
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.lines: list[WebSocketRoute] = []
        self.sent: list[Json] = []
        """What the page said over its live lines."""
        self.held: list[str | bytes] | None = None
        """What the server said over a line that was begun while this was a list; the page has not heard it yet."""
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.page.on("request", lambda call: self.strangers(call.url))
        self.page.route_web_socket(re.compile(r"/live"), self._line)

    def _line(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self.lines.append(line)

        def hand_on(said: str | bytes) -> None:
            self.sent.append(json.loads(said))
            server.send(said)

        line.on_message(hand_on)
        if self.held is not None:
            server.on_message(lambda said: line.send(said) if self.held is None else self.held.append(said))

    def let_hear(self) -> None:
        """What was held back comes to the page, and nothing is held back any more."""
        held, self.held = self.held or [], None
        for said in held:
            self.lines[-1].send(said)

    def strangers(self, url: str) -> None:
        """The page works without any other host."""
        if not url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"a call to {url}")

    def drop_line(self) -> None:
        """The connection breaks."""
        self.lines[-1].close(code=1012, reason="a test breaks it")

    def speak(self, language: str) -> None:
        """Choose a language, and wait until it is spoken and its letters are there: they make all as wide as it is."""
        field = self.page.get_by_test_id("language")
        at_table = not field.is_visible()
        if at_table:
            self.open_menu()
        field.select_option(language)
        if at_table:
            self.open_menu()
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.page.evaluate("() => new Promise(requestAnimationFrame).then(() => document.fonts.ready).then(() => true)")

    def unhurried(self) -> None:
        """Want no motion: what is shown step by step is shown whole, and stays until it is closed."""
        self.page.emulate_media(reduced_motion="reduce")

    def until(self, there: Callable[[], object]) -> None:
        """Wait for something that the page itself does not show."""
        for _ in range(WAIT // 20):
            if there():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("it does not come")

    def open(self, hash: str = "#/") -> None:
        """Go to a place of the page."""
        self.page.goto(f"{self.address}/{hash}")

    def shot(self, name: str) -> None:
        """Keep a picture, if they are wanted."""
        if SHOTS:
            self.page.wait_for_timeout(250)
            self.page.screenshot(path=Path(SHOTS) / f"{name}.png")

    def call(self, path: str, body: Json) -> Json:
        """A call with this person's cookie, for what the page has no button for."""
        self.context.request.get(f"{self.address}/api/me")
        answered = self.context.request.post(f"{self.address}{path}", data=body, headers={"Origin": self.address})
        assert answered.ok, answered.text()
        told: Json = answered.json()
        return told

    def begin(self, table: str, *others: Sitter) -> None:
        """With these others seal and open at a table that no page does it for; the game begins."""
        people = [(person, person.seats_at(table)) for person in (self, *others)]
        for person, (seats, commitment) in (*people, *people):
            for seat in seats:
                hash = salt_hash(commitment, seat, salt_of(table, seat))
                person.call(f"/api/tables/{table}/salt-hash", {"seat": seat, "hash": hash})
        for person, (seats, _) in people:
            for seat in seats:
                person.call(f"/api/tables/{table}/salt", {"seat": seat, "salt": salt_of(table, seat)})

    def seats_at(self, table: str) -> tuple[list[str], str]:
        """This person's seats, and the commitment of the dice."""
        told = self.context.request.get(f"{self.address}/api/tables/{table}").json()
        return told["mine"], told["dice"]["commitment"]

    # -- at the table ---------------------------------------------------------------------------------------------

    @property
    def ask(self) -> Locator:
        """The open answers."""
        return self.page.get_by_test_id("ask")

    @property
    def prompt(self) -> str:
        """Whose decision it is, and what it is about."""
        return self.page.get_by_test_id("prompt").inner_text()

    @property
    def log(self) -> Locator:
        """The lines of the log."""
        return self.page.get_by_role("log").first.locator("li")

    @property
    def ending(self) -> Locator:
        """Who won."""
        return self.page.get_by_test_id("ending")

    @property
    def asking(self) -> Locator:
        """The line that says what this person decides."""
        return self.page.locator("[data-testid=prompt][data-index]")

    def asked(self) -> int:
        """Wait until this person is asked; the index of the ask."""
        self.asking.wait_for()
        return int(self.asking.get_attribute("data-index") or -1)

    def done(self, index: int) -> None:
        """Wait until an ask is answered."""
        self.page.locator(f"[data-testid=prompt][data-index='{index}']").wait_for(state="detached")

    def open_list(self) -> None:
        """Have the answers as a list, where the board is there to be touched instead."""
        self.asked()
        switch = self.page.get_by_test_id("list")
        for _ in range(5):  # a click just after something was told opens nothing
            if not switch.count() or switch.get_attribute("aria-expanded") == "true":
                break
            switch.click()
            if switch.get_attribute("aria-expanded") != "true":
                self.page.wait_for_timeout(500)
        self.ask.wait_for()

    def open_panel(self, panel: str) -> Locator:
        """Have one of the panels of the column: story, chat, odds, advice."""
        tab = self.page.get_by_test_id(panel)
        if tab.get_attribute("aria-expanded") != "true":
            tab.click()
        return self.page.get_by_test_id("panel")

    def open_menu(self) -> None:
        """Have what else can be done at a table."""
        self.page.get_by_test_id("table-menu").click()

    def answer(self, wish: str = "") -> None:
        """Click on an answer, the wished one if it is offered; fill in what is to be filled in."""
        index = self.asked()
        self.open_list()
        ready = self.ask.locator("button.main")
        if ready.count():
            self.fill(ready)
            ready.click()
        else:
            buttons = self.ask.get_by_role("button")
            wished = self.ask.get_by_role("button", name=wish, exact=True) if wish else buttons
            (wished if wished.count() else buttons).first.click()
        self.done(index)

    def fill(self, ready: Locator) -> None:
        """Tick boxes or step up until the limits are kept."""
        more = self.ask.locator("label:not(.chosen) input:enabled, .stepper button:last-child:enabled")
        for _ in range(20):
            if ready.is_enabled():
                return
            more.first.click()
        raise AssertionError("the limits cannot be met")


def waited(*people: Sitter) -> Sitter | None:
    """Whoever is asked next; nobody if the game is over."""
    for _ in range(WAIT // 40):
        for person in people:
            if person.asking.count():
                return person
        if all(person.ending.count() for person in people):
            return None
        people[0].page.wait_for_timeout(40)
    raise AssertionError(f"nobody is asked: {[person.prompt for person in people]}")


def played(game: str, seed: int, rounds: int | None = None, ask: str = "", seat: str = "") -> thirdage.Match:
    """A game of the bots: up to the beginning of a round, or up to an ask of a seat, or whole."""
    match = thirdage.new_match(game, seed=seed)
    bots = {seat: make_bot(game, "rules", Rng(place)) for place, seat in enumerate(match.seats, 1)}
    while match.ask:
        here = match.ask
        if match.rules.game.progress(match.position)[0] == rounds or (ask == here.kind and seat == here.seat):
            break
        match.answer(bots[here.seat].choose(Eyes(match, here.seat), here, Rng(match.index)), here.seat)
    return match
