"""Both chapters of the Hunt in browsers: one Ring-bearer against two Ringwraiths, saved between them and resumed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server_driver import Running, serving
from tests.web.hunt_play import ONE, RB, TWO, Hunters


@pytest.fixture
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the test can look into."""
    with serving(tmp_path_factory.mktemp("chapters") / "tables.sqlite") as found:
        yield found


def through_chapter_1(running: Running, browser: Browser, click: Callable[[int], bool]) -> Hunters:
    """A hunt whose first chapter is over; where Frodo is found too often another one is begun."""
    for seed in range(1, 9):
        hunters = Hunters(running, browser, seed=seed)
        hunters.sit({"options": {"players": 3}})
        hunters.play(click)
        if hunters.row.resting:
            return hunters
        hunters.close()
    raise AssertionError("Frodo never leaves the Shire")


def saved_and_resumed(running: Running, browser: Browser, click: Callable[[int], bool]) -> None:
    hunters = through_chapter_1(running, browser, click)
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
    assert {RB, ONE, TWO} == set(hunters.people)
    hunters.close()


def test_two_chapters_saved_and_resumed(running: Running, browser: Browser) -> None:
    """A share of the answers by the page, the others by calls."""
    saved_and_resumed(running, browser, lambda count: count < 6 or count % 40 == 0)


@pytest.mark.long
def test_two_chapters_by_clicking(running: Running, browser: Browser) -> None:
    saved_and_resumed(running, browser, lambda _: True)
