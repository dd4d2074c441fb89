"""Seats that change hands in the page: one of four leaves, a bot plays on, he returns; a guest comes with a link."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import PHONE, Sitter
from tests.server_driver import Running, serving
from tests.web.test_four import FOUR, close, sit_down
from thirdage.kernel import Rng
from thirdage.server.tables import absence

Json = dict[str, Any]


@pytest.fixture
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the test can look into."""
    with serving(tmp_path_factory.mktemp("seats") / "tables.sqlite") as found:
        yield found


def people_and_seats(person: Sitter) -> Any:
    """The list of who sits there, and what can be done about it."""
    person.open_menu()
    person.page.get_by_test_id("open-people").click()
    return person.page.get_by_test_id("people-and-seats")


def agree(person: Sitter) -> None:
    """To what is asked of a seat."""
    person.page.get_by_test_id("seat-request").get_by_role("button").first.click()


def answered(running: Running, people: dict[str, Sitter], table: str, turn: int, leaving: str = "") -> None:
    """Everybody else answers until this turn has begun, as chance has it, without looking at the page."""
    for _ in range(2000):
        match = running.match(table)
        if match.rules.game.progress(match.position)[0] >= turn or match.outcome is not None:
            return
        ask = next((one for one in match.asks if one.seat != leaving), None)
        if ask is None:
            people[next(iter(people))].page.wait_for_timeout(20)
            continue
        options = list(ask.options) if not ask.options.parametric else [ask.options.sample(Rng(ask.index))]
        lazy = [o for o in options if o.kind in ("skip", "decline", "pass", "no-card", "done")] or options
        answer = lazy[0].json(match.rules.names)
        body = {"seat": ask.seat, "index": ask.index, "answer": answer}
        address = f"{running.address}/api/tables/{table}/answer"
        person = people[ask.seat]
        person.context.request.post(address, data=body, headers={"Origin": running.address})
    raise AssertionError("the turn does not end")


def test_one_of_four_leaves_a_bot_plays_on_and_he_returns(running: Running, browser: Browser) -> None:
    languages = ("en-GB", "ru-RU", "uk-UA", "en-GB")
    people, table = sit_down(running, browser, FOUR, languages)
    one = people["rohan"]
    listed = people_and_seats(one)
    expect(listed.locator("li")).to_have_count(4)
    one.shot("seats-list-ru")
    expect(listed.locator("li[data-seat=gondor] button")).to_have_count(0)
    listed.locator("li[data-seat=rohan] button").first.click()
    expect(one.page.get_by_test_id("seat-request")).to_contain_text("нет согласия")
    people["witch-king"].page.get_by_test_id("seat-request").wait_for()
    people["witch-king"].shot("seats-asked-uk")
    for seat in ("gondor", "witch-king", "saruman"):
        agree(people[seat])
    held = one.page.get_by_test_id("seat-held")
    held.wait_for()
    one.shot("seats-held-ru")
    expect(one.page.locator("[data-card]")).to_have_count(0)  # he looks on like anybody
    expect(people["gondor"].log.filter(has_text="A bot takes the seat of the Rohan player")).to_have_count(1)
    answered(running, people, table, 2, leaving="rohan")
    held.get_by_role("button").click()
    expect(held).to_have_count(0)
    expect(one.page.locator("[data-panel='hand-rohan']")).to_be_visible()
    people["gondor"].open_panel("story")
    log = people["gondor"].page.get_by_role("log").first
    expect(log).to_contain_text("The bot leaves the seat of the Rohan player")
    people["gondor"].open_menu()
    people["gondor"].page.locator(".resign button").first.click()
    people["gondor"].page.locator(".resign button.main").click()
    one.page.get_by_test_id("resign-request").wait_for()
    one.shot("seats-resign-ru")
    one.page.get_by_test_id("resign-request").get_by_role("button").first.click()
    played = people["saruman"].page.get_by_test_id("played")
    expect(played).to_contain_text("from turn 2")
    people["saruman"].shot("seats-ending-en")
    one.page.get_by_test_id("played").wait_for()
    one.shot("seats-ending-ru")
    close(people)


def test_a_guest_with_a_link_takes_the_seat_of_somebody_who_is_away(
    running: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = sit_down(running, browser, FOUR, ("en-GB", "uk-UA", "en-GB", "ru-RU"))
    people.pop("gondor").context.close()
    monkeypatch.setattr(absence, "AWAY", 0.5)
    two = people["rohan"]
    for person in people.values():
        person.open(f"#/table/{table}")
    two.until(lambda: running.tables.live[table].absence.away(running.tables.live[table].row.seats["gondor"].guest, ()))
    two.page.wait_for_timeout(1000)
    listed = people_and_seats(two)
    listed.locator("li[data-seat=gondor] button").nth(1).click()
    for seat in ("witch-king", "saruman"):
        agree(people[seat])
    link = two.page.get_by_test_id("seat-link").locator("input").input_value()
    two.shot("seats-link-uk")
    expect(people["saruman"].page.get_by_test_id("seat-link")).to_have_count(0)
    eve = Sitter(browser, running.address, PHONE, "uk-UA")
    eve.page.goto(link)
    invited = eve.page.get_by_test_id("invited")
    invited.wait_for()
    eve.shot("seats-invited-phone-uk")
    invited.get_by_role("button").click()
    expect(invited).to_have_count(0)
    assert eve.page.url.endswith(f"#/table/{table}")
    eve.until(lambda: running.tables.live[table].row.changes)
    view = running.match(table).view("gondor")
    eve.asked()
    assert view["seat"] == "gondor"
    eve.shot("seats-guest-phone-uk")
    close({**people, "gondor": eve})
