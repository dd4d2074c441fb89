"""Both chapters of the Hunt in browsers, one against two, saved between them and resumed; then the war that follows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import thirdage
from tests.server_driver import Running, serving
from tests.web.hunt_play import RB, TWO, Hunters
from thirdage.bots.bot_games import SeatedBots
from thirdage.server.tables.campaigns import is_won

Json = dict[str, Any]
FP = "free-peoples"


@pytest.fixture
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the test can look into."""
    with serving(tmp_path_factory.mktemp("chapters") / "tables.sqlite") as found:
        yield found


def through_chapter_1(running: Running, browser: Browser, click: Callable[[int], bool]) -> Hunters:
    """A hunt whose first chapter is over; where Frodo is found too often another one is begun."""
    for seed in range(1, 9):
        hunters = Hunters(running, browser, seed=seed)
        hunters.sit({"options": {"players": 3}, "campaign": True})
        hunters.play(click)
        if hunters.row.resting:
            return hunters
        hunters.close()
    raise AssertionError("Frodo never leaves the Shire")


def out_of_the_shire(running: Running, browser: Browser) -> Hunters:
    """The same, from just before the end of the chapter."""
    hunters = Hunters(running, browser)
    hunters.sit({"options": {"players": 3}, "position": near_the_end(1), "keep_hands": True, "campaign": True})
    hunters.play(lambda _: True)
    assert hunters.row.resting
    return hunters


def saved_and_resumed(running: Running, hunters: Hunters, click: Callable[[int], bool]) -> None:
    """They save the hunt between its chapters, come back and play it to its end."""
    for seat, person in hunters.people.items():
        letter = person.page.get_by_test_id("resting")
        expect(letter).to_contain_text("Letter from Gandalf")
        expect(letter).to_contain_text("Sorcery cards kept")
        expect(person.asking).to_have_count(0)
        person.shot(f"letter-{seat}")
    for person in hunters.people.values():
        person.page.get_by_test_id("save-for-later").click()
        mine = person.page.locator("[aria-labelledby=my-tables]")
        expect(mine).to_contain_text("saved between two chapters")
    hunters.people[RB].shot("my-tables-saved")
    for person in hunters.people.values():
        person.page.locator("[aria-labelledby=my-tables]").get_by_role("link").first.click()
        person.page.get_by_test_id("next-part").click()
        if person is not hunters.people[TWO]:
            expect(person.page.get_by_test_id("resting")).to_contain_text("You are ready")
    for person in hunters.people.values():
        expect(person.page.get_by_test_id("resting")).to_have_count(0)
    hunters.play(click)
    outcome = running.match(hunters.table).outcome
    assert outcome is not None
    assert outcome.details["chapter"] == 2
    for seat, person in hunters.people.items():
        expect(person.ending).to_contain_text("won" if seat in outcome.winners else "lost")
        person.shot(f"hunt-over-{seat}")


def near_the_end(chapter: int) -> Json:
    """A hunt of one against two, as it stood at the seam before the end of a chapter."""
    for seed in range(1, 30):
        match = thirdage.new_match("hunt", {"players": 3}, seed=seed)
        bots, before = SeatedBots(match, seed, dict.fromkeys(match.seats, "rules")), match.written()
        part = match.rules.game.part
        while match.ask is not None and part(match.position) <= chapter:
            before = match.written()
            match.answer(bots.choose(match.ask), match.ask.seat)
        if part(match.position) == 2 and (chapter == 1 or match.outcome is not None):
            return before
    raise AssertionError("no hunt comes so far")


def on_to_the_war(running: Running, hunters: Hunters, click: Callable[[int], bool]) -> None:
    """The first to go on chooses the war, the others find their seats kept; all decide something there."""
    hunt = hunters.row
    for number, (seat, person) in enumerate(hunters.people.items()):
        person.page.get_by_test_id("to-campaign").click()
        expect(person.page.get_by_test_id("tokens")).to_contain_text("begin")
        if number == 0:
            person.page.get_by_text("3 players").click()
        person.page.get_by_test_id("take-seat" if number else "go-on").click()
        person.page.wait_for_url("**/#/table/*")
        assert person.page.url.endswith(hunt.sequel), seat
    war = running.tables.live[hunt.sequel].row
    options, won = war.options, is_won(hunt)
    assert won is not None
    assert {side: options[f"{side}-tokens"] for side in won} == won
    hunters.game, hunters.table = "wotr", war.id
    hunters.people = dict(zip((FP, "witch-king", "saruman"), hunters.people.values(), strict=True))
    hunters.open()
    assert hunters.play(click, most=24) == 24
    hunters.people[FP].shot("war-of-the-campaign")


def test_two_chapters_saved_and_resumed(running: Running, browser: Browser) -> None:
    """A share of the answers by the page, the others by calls."""
    hunters = out_of_the_shire(running, browser)
    saved_and_resumed(running, hunters, lambda count: count < 6 or count % 40 == 0)
    hunters.close()


def test_hr_lnk_01_from_the_hunt_to_a_war_of_three(running: Running, browser: Browser) -> None:
    """The end of a hunt, then the war: each by his own browser."""
    hunters = Hunters(running, browser)
    hunters.sit({"options": {"players": 3}, "position": near_the_end(2), "keep_hands": True, "campaign": True})
    hunters.play(lambda _: False)
    on_to_the_war(running, hunters, lambda count: count < 4)
    hunters.close()


@pytest.mark.long
def test_two_chapters_by_clicking(running: Running, browser: Browser) -> None:
    hunters = through_chapter_1(running, browser, lambda _: True)
    saved_and_resumed(running, hunters, lambda _: True)
    on_to_the_war(running, hunters, lambda _: True)
    hunters.close()


def test_hr_aux_01_from_memory(running: Running, browser: Browser) -> None:
    """A Ringwraith reads the story of the present phase alone, the Ring-bearer all of it."""
    hunters = Hunters(running, browser, (RB, "ringwraiths"))
    hunters.sit({"options": {"players": 2}, "from_memory": True})
    hunters.play(lambda _: False, most=60)
    wraith, bearer = hunters.people["ringwraiths"], hunters.people[RB]
    index = running.match(hunters.table).index
    for person in (wraith, bearer):
        person.open(f"#/table/{hunters.table}")
        person.open_panel("story")
    expect(bearer.log.first).to_be_attached()
    told = len(running.match(hunters.table).log("ringwraiths"))
    assert 0 < wraith.log.count() < told
    assert wraith.log.count() < bearer.log.count()
    assert running.match(hunters.table).index == index
    hunters.close()


def nearly_safe() -> Json:
    """A hunt of one chapter, as it stood at the seam before Frodo came through."""
    for seed in range(1, 30):
        match = thirdage.new_match("hunt", {"players": 2, "chapters": "first"}, seed=seed)
        bots, before = SeatedBots(match, seed, dict.fromkeys(match.seats, "rules")), match.written()
        while match.ask is not None:
            before = match.written()
            match.answer(bots.choose(match.ask), match.ask.seat)
        if match.outcome is not None and match.outcome.reason == "safe":
            return before
    raise AssertionError("Frodo never comes through")


def test_hr_gen_03_on_to_chapter_2_after_chapter_1_alone(running: Running, browser: Browser) -> None:
    """From the end of a hunt that was to have one chapter: seats are kept, the table rests, both are ready."""
    options = {"players": 2, "chapters": "first"}
    for _ in range(8):
        hunters = Hunters(running, browser, (RB, "ringwraiths"))
        hunters.sit({"options": options, "position": nearly_safe(), "keep_hands": True})
        hunters.play(lambda _: False)
        if running.match(hunters.table).outcome.reason == "safe":  # type: ignore[union-attr]
            break
        hunters.close()
    bearer, wraith = hunters.people[RB], hunters.people["ringwraiths"]
    expect(bearer.page.get_by_test_id("next-chapter-others")).to_be_visible()
    bearer.shot("chapter-1-over")
    old = hunters.table
    for person in (bearer, wraith):
        person.page.get_by_test_id("next-chapter").click()
        person.page.wait_for_url(lambda url: not url.endswith(old))
    assert bearer.page.url == wraith.page.url
    for person in (bearer, wraith):
        expect(person.page.get_by_test_id("resting")).to_contain_text("Letter from Gandalf")
        person.page.get_by_test_id("next-part").click()
    bearer.asked()
    expect(bearer.page.locator("header.bar")).to_contain_text("II")
    bearer.shot("chapter-2-after-all")
    hunters.close()
