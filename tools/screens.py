"""Takes the pictures of docs/screens: the main screens in three languages and two sizes, as a player meets them.

Needs the built page and Chromium (`make web`); run it as `python tools/screens.py` after the look has changed, with the
beginnings of names (`cards help`) if only those are wanted.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser import DESK, PHONE, Sitter, chromium, played, served  # noqa: E402
from thirdage.bots import Eyes, make_bot  # noqa: E402
from thirdage.kernel import Rng  # noqa: E402

Json = dict[str, Any]
OUT: Final = ROOT / "docs" / "screens"
LOCALES: Final = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}
ACTIONS: Final = ("action", "cards-action", "hunt-bearer-turn")
SETTLED: Final = 4_000
"""Milliseconds until the land is painted and the last animation has ended."""
SEEN: Final = 1_500
"""So long into a scene, which is not yet over."""
PAGES: Final = {
    "start": "#/",
    "help": "#/help/wotr/guides/hunt",
    "cards-faces": "#/help/cards/cards",
    "hunt-faces": "#/help/hunt/cards",
}


def wanted(name: str) -> bool:
    """Whether this picture is asked for."""
    return not sys.argv[1:] or name.startswith(tuple(sys.argv[1:]))


def shot(person: Sitter, name: str, settled: int = SETTLED) -> None:
    """A picture; JPEG, for the map has many colours."""
    person.page.wait_for_timeout(settled)
    person.page.screenshot(path=OUT / f"{name}.jpg", type="jpeg", quality=72)
    print(name)


def table(person: Sitter, game: str, position: Json, options: Json) -> str:
    """A table from a written position: its first seat for this person, bots on the others."""
    first, *others = position["seats"]
    seats = {first: "me"} | dict.fromkeys(others, "bot:rules")
    wish = {"game": game, "options": options, "seats": seats, "position": position["written"], "listed": False}
    id: str = person.call("/api/tables", wish)["id"]
    return id


def written(game: str, seed: int, rounds: int) -> Json:
    """A game of the bots where the first seat chooses its next action, after some rounds."""
    match = played(game, seed, rounds)
    bots = {seat: make_bot(game, "rules", Rng(place)) for place, seat in enumerate(match.seats, 1)}
    while match.ask is not None and not (match.ask.kind in ACTIONS and match.ask.seat == match.seats[0]):
        ask = match.ask
        match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
    return {"written": match.written(), "seats": list(match.seats)}


def main() -> int:
    """All pictures."""
    OUT.mkdir(parents=True, exist_ok=True)
    war = written("wotr", 5, 5)
    saga = written("cards", 7, 4)
    pursuit = written("hunt", 3, 3)
    with chromium() as browser, tempfile.TemporaryDirectory() as folder:
        serving = served(Path(folder), games="")
        address = next(serving)
        try:
            take_all(browser, address, {"wotr": war, "cards": saga, "hunt": pursuit})
        finally:
            next(serving, None)
    return 0


def take_all(browser: Browser, address: str, tables: Json) -> None:
    """Start, the tables of all games and the help; the dark look in Ukrainian, so that it is seen too."""
    combat = played("cards", 7, ask="cards-next-combat", seat="free-peoples")
    for language, locale in LOCALES.items():
        for size, place in ((DESK, "desk"), (PHONE, "phone")):
            person = Sitter(browser, address, size, locale)
            theme = "dark" if language == "uk" else "light"
            hints = '{"off": true, "met": {}}'
            for key, value in (("thirdage.theme", theme), ("thirdage.hints", hints)):
                person.context.add_init_script(f"localStorage.setItem('{key}', '{value}')")
            if language == "en":
                for name, where in PAGES.items():
                    if wanted(name):
                        person.open(where)
                        person.page.locator("main h1").first.wait_for()
                        shot(person, f"{name}-{place}-{language}")
            for game, position in tables.items():
                if wanted(game):
                    person.open(f"#/table/{table(person, game, position, {})}")
                    person.asked()
                    if game != "cards":
                        person.page.locator("[data-testid=land][data-painted=true]").wait_for()
                    shot(person, f"{game}-{place}-{language}")
            if language == "uk" and wanted("cards-combat"):
                fight(person, {"written": combat.written(), "seats": list(combat.seats)})
                shot(person, f"cards-combat-{place}-{language}", SEEN)
            person.context.close()


def fight(person: Sitter, position: Json) -> None:
    """A combat of the Card Game, in the middle of it."""
    person.open(f"#/table/{table(person, 'cards', position, {})}")
    person.asked()
    person.page.locator("[data-spot^='location:'].lit").last.click()
    person.page.mouse.move(0, 0)
    person.page.get_by_test_id("stage").locator(".sums").wait_for()


if __name__ == "__main__":
    sys.exit(main())
