"""How much a newcomer has to load before the first turn: script and style, the facts of the match, as they are sent.

`pytest -s` tells the figures; those that hold now stand in docs/measurements.md.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import Sitter
from thirdage.server.http.compression import SMALLEST

START = 110 * 1024
TABLE = 224 * 1024
"""With what was loaded for the start; 230 KB at most."""
FACTS = 12 * 1024
"""What the facts of a match may add; a browser that has them does not ask for them again."""


class Loaded:
    """What the page of somebody asks for, from now on."""

    def __init__(self, person: Sitter) -> None:
        self.person = person
        self.parts: list[str] = []
        """Scripts and styles."""
        self.facts: list[str] = []
        self.words: list[str] = []
        """The parts of a language, as `en/page`."""
        person.page.on("request", lambda call: self.note(call.url, call.resource_type))

    def note(self, url: str, kind: str) -> None:
        if "/api/facts/" in url:
            self.facts.append(url)
        elif "/api/words/" in url:
            self.words.append(url.partition("/api/words/")[2])
        elif url not in self.parts and (kind in ("script", "stylesheet") or url.endswith((".js", ".css"))):
            self.parts.append(url)

    def size(self, urls: list[str]) -> int:
        """Bytes over the line."""
        self.person.page.wait_for_load_state("networkidle")
        return sum(self.sent(url) for url in urls)

    def sent(self, url: str) -> int:
        answered = self.person.page.request.get(url, headers={"accept-encoding": "gzip"})
        size = int(answered.headers["content-length"])
        assert size < SMALLEST or answered.headers.get("content-encoding") == "gzip", f"{url} is sent packed"
        assert answered.headers["cache-control"].endswith("immutable"), f"{url} is kept"
        return size


@pytest.mark.parametrize(("game", "board"), [("wotr", "region"), ("hunt", "space"), ("cards", "card")])
def test_the_first_load_is_small(ann: Sitter, game: str, board: str) -> None:
    """The start, then a table with its board; the facts are counted by themselves, and come once."""
    loaded = Loaded(ann)
    ann.open()
    seat = ann.page.locator("button.side").first
    expect(seat).to_be_enabled()
    start = loaded.size(loaded.parts)
    assert not loaded.facts, "nobody has chosen a game yet"
    assert loaded.words == ["en/page"], "nor are its words wanted"
    ann.page.locator(f"input[name=game][value={game}]").check(force=True)
    seat.click()
    ann.asked()
    ann.page.locator(f"[data-spot^='{board}:']").first.wait_for(state="attached")
    table, facts = loaded.size(loaded.parts), loaded.size(loaded.facts)
    print(f"first load of {game}: start {start}, table {table}, with its facts {table + facts} bytes")  # noqa: T201
    assert len(loaded.parts) > 3, "the page has been loaded"
    assert len(loaded.facts) == 1, "the facts come by their digest"
    assert loaded.words == ["en/page", f"en/{game}"], "one language, one game"
    assert (start < START, table < TABLE, facts < FACTS) == (True, True, True), (start, table, facts)
    ann.open()  # with the game that was chosen last
    seat.click()
    ann.page.locator(f"[data-spot^='{board}:']").first.wait_for(state="attached")
    assert len(loaded.facts) == 1, "the next table has the same facts"
