"""People at the table of the Card Game, who click on what is lit."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as Late

import thirdage
from tests.browser import Sitter, waited
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Rng

Json = dict[str, Any]
POSITIONS = Path(__file__).parents[1] / "cards" / "asks.json.gz"


def played(options: Json, rounds_left: int) -> Json:
    """A game of the bots, so many rounds before its last; the seed is the first whose game goes to the last path."""
    for seed in range(1, 30):
        match = thirdage.new_match("cards", options=options, seed=seed)
        bots = {seat: make_bot("cards", "rules", Rng(place)) for place, seat in enumerate(match.seats, 1)}
        begun: dict[int, Json] = {}
        while match.ask:
            begun.setdefault(match.rules.game.progress(match.position)[0], match.written())
            ask = match.ask
            match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
        if match.outcome is not None and match.outcome.reason == "final-round":
            return begun[max(begun) + 1 - rounds_left]
    raise AssertionError("no game goes to the last path")


def table_at(person: Sitter, kind: str, others: str = "bot:rules") -> str:
    """A table where this is asked of this person; its id."""
    position = json.loads(gzip.decompress(POSITIONS.read_bytes()))[kind]
    options = {"scenario": "trilogy", "players": 4, "promos": True}
    match = thirdage.setup("cards", position, options=options)
    asked = {ask.seat for ask in match.asks if ask.kind == kind}
    seats = {seat: "me" if seat in asked else others for seat in match.seats}
    wish = {"game": "cards", "options": options, "position": position, "seats": seats}
    id: str = person.call("/api/tables", wish)["id"]
    return id


def sits_down(person: Sitter, kind: str) -> int:
    """At a table where this is asked; bots have the other seats."""
    person.open(f"#/table/{table_at(person, kind)}")
    index = person.asked()
    assert person.asking.get_attribute("data-kind") == kind
    return index


def lit(person: Sitter, start: str = "") -> Locator:
    """What may be touched."""
    return person.page.locator(f"[data-spot^='{start}'].lit" if start else "[data-spot].lit")


def take_up(person: Sitter) -> None:
    """A card that may go to a location and would change it."""
    for spot in [one.get_attribute("data-spot") for one in lit(person, "card:").all()]:
        person.page.locator(f"[data-spot='{spot}']").click()
        if lit(person, "location:").count() and person.page.locator("[data-then]").count():
            return
    raise AssertionError("no card may go to a location")


PASS = "[data-testid=tray] [data-answer=pass]:enabled"
CLICKS = (
    "[data-testid=menu] .items button",
    "[data-testid=confirm]:enabled",
    "body:has([data-testid=confirm]) [data-spot^='card:'].lit:not(.chosen)",
    "[data-spot^='location:'].lit",
    "[data-spot^='card:'].lit",
    "[data-spot^='pile:'].lit",
    "[data-testid=tray] [data-answer]:not([data-answer=pass]):enabled",
)
"""What one would click on."""
FIRST = """([asked, all]) => {
    const there = (one) => document.querySelector(one) !== null;
    return there(asked) ? (all.find(there) ?? "") : null;
}"""
"""The first of these that is there; nothing once the ask is answered."""
SOME = f"(asked) => {{ const found = ({FIRST})(asked); return found === '' ? null : [found]; }}"
"""The same, as soon as there is an answer to that."""


def act(person: Sitter, eager: bool = False) -> None:
    """Answer by clicking on cards, locations, piles, and the buttons with pictures; who is eager passes last."""
    clicks = [*CLICKS, PASS] if eager else [*CLICKS[:3], PASS, *CLICKS[3:]]
    click_through(person, clicks, lambda place: place.click(timeout=2000))


def click_through(person: Sitter, clicks: list[str], click: Callable[[Locator], None]) -> None:
    """Click on the first of these that is there, again and again, until what is asked now is answered."""
    asked = [f"[data-testid=prompt][data-index='{person.asked()}']", clicks]
    for _ in range(100):
        # While an answer is on its way there is nothing to click on.
        [place] = person.page.wait_for_function(SOME, arg=asked).json_value()
        if place is None:
            return
        with suppress(Late):  # what was there a moment ago has been answered
            click(person.page.locator(place).first)
        person.page.wait_for_timeout(30)
    raise AssertionError(f"no answer by clicking: {person.prompt}")


def finish(*people: Sitter, eager: bool = False) -> int:
    """All play by clicking until the game is over; how many answers it took."""
    for count in range(2000):
        turn = waited(*people)
        if turn is None:
            return count
        act(turn, eager)
        if count == 6:
            people[0].shot("cards-table")
    raise AssertionError("the game does not end")
