"""A table that begins from a position, or plays on from another game, says so wherever one may sit down."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import DESK, PHONE, Json, Sitter, played, seated, waited

LANGUAGES = ("en-GB", "ru-RU", "uk-UA")
SAID = {
    "en": ("From a written position", "Chance deals all hidden cards anew", "whoever set up this table may know yours"),
    "ru": ("С заданной позиции", "все скрытые карты будут розданы заново", "может знать ваши"),
    "uk": ("Із заданої позиції", "усі приховані карти буде роздано знову", "може знати ваші"),
}


@pytest.fixture(scope="module")
def position() -> Json:
    """Somebody's position, in which he knows every card."""
    written: Json = played("wotr", 11, rounds=2).written()
    return written


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_it_is_said_before_one_sits_down(
    browser: Browser, address: str, ann: Sitter, position: Json, size: tuple[int, int], locale: str
) -> None:
    language = locale[:2]
    badge, anew, kept = SAID[language]
    wish = {"game": "wotr", "seats": {"shadow": "me"}, "position": position}
    first = ann.call("/api/tables", wish)["id"]
    second = ann.call("/api/tables", {**wish, "keep_hands": True})["id"]
    for bob in seated(Sitter(browser, address, size, locale)):
        bob.open()
        row = bob.page.locator("li", has=bob.page.locator(f"a[href$='{first}']"))
        expect(row.get_by_test_id("begins")).to_contain_text(badge)
        expect(row.get_by_test_id("begins")).to_have_attribute("data-hands", "anew")
        row.scroll_into_view_if_needed()
        bob.shot(f"begins-lobby-{size[0]}-{language}")
        bob.open(f"#/table/{second}")
        expect(bob.page.get_by_test_id("begins")).to_contain_text(kept)
        bob.shot(f"begins-kept-{size[0]}-{language}")
        bob.open(f"#/table/{first}")
        expect(bob.page.get_by_test_id("begins")).to_contain_text(anew)
        bob.shot(f"begins-anew-{size[0]}-{language}")
    for table in (first, second):
        ann.call(f"/api/tables/{table}/leave", {"seat": "shadow"})


def test_it_is_said_at_the_table(ann: Sitter, bob: Sitter, position: Json) -> None:
    table = ann.call("/api/tables", {"game": "wotr", "seats": {"shadow": "me"}, "position": position})["id"]
    for person in (ann, bob):
        person.open(f"#/table/{table}")
    bob.page.get_by_role("button", name="Sit down").click()
    assert waited(ann, bob) is not None
    for person in (ann, bob):
        person.open_panel("story")
        expect(person.log.first).to_contain_text("This game begins from a written position.")
        expect(person.log.nth(1)).to_contain_text("The hidden cards were dealt anew by chance.")
        person.open_panel("chat")
        expect(person.page.get_by_test_id("begins")).to_contain_text("From a written position")
    bob.shot("begins-table")


def test_whoever_plays_on_says_with_whom(ann: Sitter, bob: Sitter) -> None:
    record = played("wotr", 4).record()
    old = ann.call("/api/tables/import", {"record": record})["id"]
    ann.open(f"#/table/{old}/replay?at=200")
    ann.page.get_by_role("button", name="Play on from here").click()
    form = ann.page.get_by_test_id("play-on")
    expect(form.get_by_role("checkbox")).to_have_count(0)
    form.get_by_label("Free Peoples").select_option("open")
    expect(form).to_contain_text("Chance deals all hidden cards anew")
    ann.shot("play-on-anew")
    form.get_by_role("checkbox").check()
    expect(form).to_contain_text("whoever set up this table may know yours")
    form.get_by_role("checkbox").uncheck()
    form.locator("button.main").click()
    expect(ann.page.get_by_test_id("begins")).to_contain_text("Played on from another game")
    bob.page.goto(ann.page.url)
    bob.page.get_by_role("button", name="Sit down").click()
    assert waited(ann, bob) is not None
    bob.open_panel("story")
    expect(bob.log.nth(1)).to_contain_text("The hidden cards were dealt anew by chance.")
