"""Kings of Middle-earth in a real Chromium: chosen at the start, a Sovereign awakened, one corrupted, one removed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import PHONE, Sitter, seated
from tests.server_driver import serving
from tests.web.test_axe import serious
from tests.web.test_online import click
from tests.wotr.kings.court import free
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Rng

FP, SH = "free-peoples", "shadow"
Json = dict[str, Any]
KINGS = {"expansions": ["kings"]}
LANGUAGES = ("en", "ru", "uk")


HERE: Json = free(
    edoras={"rohan-regular": 2, "king-theoden": 1}, minas_tirith={"gondor-regular": 3, "boromir": 1, "gondor-leader": 1}
)
"""Théoden is awake; Denethor is not among the Leaders, because he has fallen."""


def position(side: str, *dice: str, **more: Any) -> Json:
    """It is this side's action in the third turn."""
    mine = (FP, SH).index(side)
    pools = {side: list(dice), (FP, SH)[1 - mine]: ["event", "muster"]}
    cards = {FP: ["km-fp-char-25", "km-fp-str-26"], SH: ["km-sh-char-26"]}
    return {"turn": 3, "next": ["action", mine], "dice": pools, "hands": cards, **more}


def sit(ann: Sitter, bob: Sitter, position: Json) -> None:
    """Ann leads the Free Peoples, Bob the Shadow."""
    wish = {"game": "wotr", "options": KINGS, "seats": {FP: "me"}, "position": position, "keep_hands": True}
    table = ann.call("/api/tables", wish)["id"]
    bob.call(f"/api/tables/{table}/join", {"seat": SH})
    bob.begin(table, ann)
    for person in (ann, bob):
        person.unhurried()
        person.open(f"#/table/{table}")
    ann.page.locator("[data-panel=part-kings] [data-ruler]").first.wait_for()


def ruler(person: Sitter, name: str) -> Any:
    return person.page.locator(f"[data-panel=part-kings] [data-ruler={name}]")


def use(person: Sitter, die: str) -> None:
    """Take a die in hand."""
    index = person.asked()
    person.page.get_by_role("button", name=re.compile(die)).first.click()
    person.done(index)


def touch(person: Sitter, name: str) -> None:
    """Answer by a medallion."""
    index = person.asked()
    ruler(person, name).get_by_role("button").click()
    person.done(index)


def test_it_is_chosen_on_the_start_page(ann: Sitter) -> None:
    ann.unhurried()
    ann.open()
    choice = ann.page.get_by_label("Kings of Middle-earth")
    choice.check(force=True)
    expect(ann.page.get_by_text("may be awakened as heroes or corrupted by the Shadow")).to_be_visible()
    ann.page.get_by_text("Options of the match").click()
    expect(ann.page.get_by_label("Dismay tokens")).to_be_visible()
    ann.shot("kings-start")
    choice.uncheck(force=True)
    expect(ann.page.get_by_label("Dismay tokens")).to_have_count(0)
    choice.check(force=True)
    ann.page.get_by_role("button", name="Free Peoples").click()
    ann.asked()
    expect(ann.page.locator("[data-panel=part-kings] [data-ruler]")).to_have_count(8)
    for name in ("brand", "dain", "denethor", "theoden", "thranduil"):
        expect(ruler(ann, name)).to_have_attribute("data-state", "leader")
    table = ann.page.url.rpartition("/")[2]
    told = ann.context.request.get(f"{ann.address}/api/tables/{table}").json()
    assert told["options"]["expansions"] == ["kings"]
    ann.shot("kings-table")


def test_a_sovereign_is_awakened(ann: Sitter, bob: Sitter) -> None:
    sit(ann, bob, position(FP, "muster", "ruler-event", **{FP: HERE, "parts": {"kings": {"corrupted": ["denethor"]}}}))
    ann.shot("kings-strip")
    use(ann, "Free Peoples: Ruler die, Event")
    touch(ann, "thranduil")
    for person in (ann, bob):
        expect(ruler(person, "thranduil")).to_have_attribute("data-state", "awakened")
        person.open_panel("story")
        expect(person.log.filter(has_text="Thranduil")).not_to_have_count(0)
        person.open_panel("court")
        card = person.page.locator("[data-ruler-card=thranduil]")
        expect(card).to_contain_text("awakened")
        expect(card).to_contain_text("His Ruler token is unused.")
        expect(person.page.locator("[data-ruler-card=denethor]")).to_contain_text("corrupted")
    ann.shot("kings-awakened")
    assert not serious(ann)
    for language in ("ru", "uk"):
        ann.speak(language)
        ann.shot(f"kings-awakened-{language}")


def test_a_sovereign_is_corrupted_and_only_the_shadow_sees_the_tiles(ann: Sitter, bob: Sitter) -> None:
    tiles = {"tiles": {"theoden": [{"tile": "std-2"}], "dain": [{"tile": "std-1"}, {"tile": "royal-2"}]}}
    sit(ann, bob, position(SH, "army", **{"hunt-box": {SH: 4}, "parts": {"kings": tiles}}))
    expect(ruler(ann, "dain").locator(".hidden")).to_have_text("?")
    expect(ruler(bob, "dain").locator(".hidden")).to_have_count(0)
    bob.open_panel("court")
    expect(bob.page.locator("[data-ruler-card=dain]")).to_contain_text("2 tiles, sum 1")
    ann.open_panel("court")
    expect(ann.page.locator("[data-ruler-card=dain]")).to_contain_text("2 tiles, sum below 4")
    bob.shot("kings-court-shadow")
    ann.shot("kings-court-free")
    touch(bob, "theoden")
    bob.page.wait_for_timeout(500)
    if bob.page.get_by_test_id("prompt").get_attribute("data-index"):
        bob.shot("kings-lay")
        bob.answer()
    ann.open_panel("story")
    expect(ann.log.filter(has_text="Théoden")).not_to_have_count(0)
    ann.shot("kings-attempt")
    state = ruler(bob, "theoden").get_attribute("data-state")
    assert state in ("leader", "corrupted")
    assert ruler(ann, "theoden").get_attribute("data-state") == state


def test_a_corrupted_sovereign_is_removed(ann: Sitter, bob: Sitter) -> None:
    sit(ann, bob, position(FP, "character", "muster", **{FP: HERE, "parts": {"kings": {"corrupted": ["denethor"]}}}))
    expect(ruler(ann, "denethor")).to_have_attribute("data-state", "corrupted")
    use(ann, "Free Peoples: Character")
    touch(ann, "denethor")
    for person in (ann, bob):
        expect(ruler(person, "denethor")).to_have_attribute("data-state", "gone")
        person.open_panel("story")
        expect(person.log.filter(has_text="Denethor")).not_to_have_count(0)
    ann.shot("kings-removed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone(browser: Browser, address: str, language: str) -> None:
    person = Sitter(browser, address, PHONE)
    for ann in seated(person):
        ann.unhurried()
        ann.open()
        ann.speak(language)
        ann.page.locator("label.choice:has(#expansion-kings)").click()
        ann.shot(f"kings-phone-start-{language}")
        ann.page.locator("button.side").first.click()
        ann.asked()
        ann.page.get_by_test_id("court").click()
        expect(ann.page.locator("[data-ruler-card]")).to_have_count(8)
        ann.shot(f"kings-phone-{language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(browser: Browser, address: str, language: str) -> None:
    """KM-GEN-03: 19 event cards beside their table, Chieftains, and each Sovereign awakened and corrupted."""
    person = Sitter(browser, address)
    for ann in seated(person):
        ann.unhurried()
        table = ann.call("/api/tables", {"game": "wotr", "options": KINGS, "seats": {FP: "me", SH: "bot:rules"}})["id"]
        ann.begin(table)
        ann.open(f"#/table/{table}")
        ann.speak(language)
        ann.page.get_by_test_id("court").click()
        rulers = ann.page.locator("[data-ruler-card]")
        expect(rulers).to_have_count(8)
        for fate in ("awakened", "corrupted"):
            told = rulers.locator(f"[data-fate={fate}]")
            expect(told).to_have_count(5)
            for place in range(5):
                told.nth(place).locator("summary").click()
                expect(told.nth(place).locator("p")).to_be_visible()
        ann.shot(f"kings-fates-{language}")
        read = rulers.all_inner_texts()
        ann.open("#/help/wotr/cards")
        cards = ann.page.locator("[data-card^=km-]")
        expect(cards).to_have_count(19)
        read += cards.all_text_contents()
        assert len(set(read)) == 8 + 19
        for words in read:
            assert len(words) > 80, words
            assert language == "en" or not re.search("[A-Za-z]{3}", words), words


@pytest.mark.long
@pytest.mark.parametrize("side", [FP, SH])
def test_a_whole_game_against_a_bot(browser: Browser, tmp_path: Path, side: str) -> None:
    """From set-up to the end, each answer clicked; on the way Rulers come, and the court tells of them."""
    with serving(tmp_path / "tables.sqlite") as running:
        person = Sitter(browser, running.address)
        person.open()
        seats = {FP: "bot:rules", SH: "bot:rules", side: "me"}
        table = person.call("/api/tables", {"game": "wotr", "options": KINGS, "seats": seats})["id"]
        person.open(f"#/table/{table}")
        person.until(lambda: table in running.tables.live and running.tables.live[table].match)
        bot, count = make_bot("wotr", "rules", Rng(1)), 0
        while True:
            person.until(lambda: person.ending.count() or person.asking.count())
            if person.ending.count():
                break
            match = running.match(table)
            for ask in [one for one in match.asks if one.seat == side]:
                answer = bot.choose(Eyes(match, side), ask, Rng(count)).json(match.rules.names)
                click(person, ask, answer)
                count += 1
        outcome = running.match(table).outcome
        assert outcome is not None
        expect(person.ending).to_contain_text("You have won" if outcome.side == side else "You have lost")
        told = {entry["id"] for entry in running.match(table).log("spectator")}
        assert {"log-wotr-attempt", "log-wotr-awakened", "log-wotr-sovereign-corrupted"} & told
        person.shot(f"kings-end-{side}")
        person.context.close()
        assert not person.faults
        assert count > 100
