"""How much a newcomer has to load before the first turn: script and style, as they are sent."""

from __future__ import annotations

from tests.browser import Sitter

LIMIT = 300 * 1024


def test_the_first_load_is_small(ann: Sitter) -> None:
    """The start, then a table with its map; all of it together, packed, stays under the limit."""
    loaded: dict[str, int] = {}

    def note(url: str, kind: str) -> None:
        if kind in ("script", "stylesheet") or url.endswith((".js", ".css")):
            loaded.setdefault(url, 0)

    ann.page.on("request", lambda call: note(call.url, call.resource_type))
    ann.open()
    ann.page.get_by_role("button", name="Free Peoples").click()
    ann.asked()
    ann.page.locator("[data-spot^='region:']").first.wait_for(state="attached")
    ann.page.wait_for_load_state("networkidle")
    for url in loaded:
        answered = ann.page.request.get(url, headers={"accept-encoding": "gzip"})
        assert answered.headers.get("content-encoding") == "gzip", f"{url} is sent packed"
        loaded[url] = int(answered.headers["content-length"])
    assert len(loaded) > 3, "the page has been loaded"
    assert sum(loaded.values()) < LIMIT, loaded
