"""Who looks on at the Hunt in the page: nothing hidden; if all agree the past with its secrets, a whole day late."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import PHONE, Sitter
from tests.server_driver import Running, serving
from tests.web.hunt_play import RB, Hunters
from tests.web.test_axe import serious

RW = "ringwraiths"


@pytest.fixture
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the test can look into."""
    with serving(tmp_path_factory.mktemp("onlookers") / "tables.sqlite") as found:
        yield found


def to_day(hunters: Hunters, day: int) -> None:
    """The hunters answer until a day has begun."""
    match = hunters.running.match(hunters.table)
    while match.position.day < day:  # type: ignore[attr-defined]
        assert hunters.play(lambda _: False, most=1)


def test_onlookers_see_secrets_a_day_late_if_all_agree(running: Running, browser: Browser) -> None:
    hunters = Hunters(running, browser, (RB, RW), seed=3)
    table = hunters.sit({"options": {"players": 2}})
    bearer, wraith = hunters.people[RB], hunters.people[RW]
    bearer.page.get_by_test_id("prompt").first.wait_for()
    bearer.open_menu()
    bearer.page.get_by_test_id("open-onlookers").click()
    form = bearer.page.get_by_test_id("onlookers")
    expect(form).to_contain_text("at least one whole day lies between")
    bearer.shot("onlookers-form")
    form.get_by_test_id("onlookers-say").click()
    expect(form.get_by_test_id("onlookers-say")).to_have_text("I do not agree any more")
    asked = wraith.page.get_by_test_id("onlookers-asked")
    expect(asked).to_contain_text("The Ring-bearer would let onlookers see the secrets")
    wraith.shot("onlookers-asked")
    eve = Sitter(browser, running.address)
    eve.open(f"#/table/{table}")
    expect(eve.page.get_by_test_id("prompt")).to_contain_text("Deciding")
    expect(eve.page.get_by_test_id("late-secrets")).to_have_count(0)
    asked.get_by_role("button", name="I agree").click()
    expect(asked).to_have_count(0)
    late = eve.page.get_by_test_id("late-secrets")
    expect(late).to_contain_text("Soon you may look back")
    expect(eve.page.locator("[data-testid=path], [data-panel=log]")).to_have_count(0)
    to_day(hunters, 3)
    expect(late.get_by_role("link")).to_have_text("All secrets, up to the dawn of day 2")
    eve.open_panel("story")
    expect(eve.page.get_by_role("log").first).to_contain_text("All who play agree: from now on onlookers may see")
    eve.shot("onlooker-at-the-table")
    until = running.tables.live[table].row
    assert until.initiated == [], "nobody has looked yet"
    late.get_by_role("link").click()
    board = eve.page.get_by_test_id("replay-board")
    expect(board).to_be_visible()
    expect(eve.page.get_by_test_id("path")).to_be_visible()
    assert len(until.initiated) == 1
    told = eve.context.request.get(f"{running.address}/api/tables/{table}").json()
    expect(board).to_have_attribute("data-index", str(told["onlookers"]["until"]))
    assert told["onlookers"]["until"] < told["index"]
    eve.shot("onlooker-late")
    assert not serious(eve)
    eve.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for language in ("en", "ru", "uk"):
        eve.open(f"#/table/{table}")
        expect(late.get_by_role("link")).to_be_visible()
        if language != "en":
            eve.speak(language)
        eve.shot(f"onlooker-phone-{language}")
    wraith.open_menu()
    wraith.page.get_by_test_id("open-onlookers").click()
    wraith.page.get_by_test_id("onlookers-say").click()
    expect(late).to_have_count(0)
    eve.open(f"#/table/{table}/replay?seat=referee")
    expect(board).to_be_visible()
    expect(eve.page.get_by_test_id("path")).to_have_count(0)
    eve.context.close()
    assert not eve.faults, eve.faults
    hunters.close()
