"""Sitting down at Hunt for the Ring in the page: at an ask of the kept positions, or at a table from the beginning."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import thirdage
from tests.browser import Sitter

Json = dict[str, Any]
POSITIONS: Final = Path(__file__).parents[1] / "hunt" / "asks.json.gz"
BEARER: Final = "ring-bearer"
OPTIONS: Final[Json] = {"players": 3}
"""Those under which the positions were met (tools/web_asks.py)."""


@cache
def kept() -> dict[str, Json]:
    """A position for every kind of ask (tools/web_asks.py)."""
    found: dict[str, Json] = json.loads(gzip.decompress(POSITIONS.read_bytes()))
    return found


def sits_down(person: Sitter, kind: str) -> str:
    """At a table where this is asked of the person, bots on the other seats; its id."""
    position = kept()[kind]
    options = position["position"].get("options") or OPTIONS
    match = thirdage.setup("hunt", position, options=options)
    own = next(ask.seat for ask in match.asks if ask.kind == kind)
    seats = {seat: "me" if seat == own else "bot:rules" for seat in match.seats}
    wish = {"game": "hunt", "seats": seats, "options": options, "position": position, "keep_hands": True}
    table: str = person.call("/api/tables", wish)["id"]
    person.open(f"#/table/{table}")
    person.asked()
    assert person.asking.get_attribute("data-kind") == kind
    person.page.locator("[data-testid=pane] [data-spot]").first.wait_for(state="attached")
    return table


def against_bots(person: Sitter, seat: str, players: int = 2, **options: object) -> str:
    """A table from the beginning, bots on all other seats; its id."""
    wanted = {"players": players, **options}
    match = thirdage.new_match("hunt", options=wanted, seed=1)
    seats = {one: "me" if one == seat else "bot:rules" for one in match.seats}
    table: str = person.call("/api/tables", {"game": "hunt", "seats": seats, "options": wanted})["id"]
    person.begin(table)
    person.open(f"#/table/{table}")
    return table


def decided(person: Sitter, place: int) -> None:
    """Answer what is asked with one of the answers, chosen by a number; the same way as a person who reads the list."""
    index = person.asked()
    person.open_list()
    ready = person.ask.locator("button.main")
    if ready.count():
        person.fill(ready)
        ready.click()
    else:
        buttons = person.ask.get_by_role("button")
        buttons.nth(place % buttons.count()).click()
    person.done(index)
