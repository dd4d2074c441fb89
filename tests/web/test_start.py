"""The start: games and scenarios, a first game that is explained, one's own tables, settings; people at a table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import PHONE, Sitter, seated, waited
from tests.web.test_axe import serious

LAPTOP = (1280, 720)
SIZES = [pytest.param(LAPTOP, id="desk"), pytest.param(PHONE, id="phone")]
LOCALES = ("en-GB", "ru-RU", "uk-UA")
FIRST = {"en": "First game", "ru": "Первая партия", "uk": "Перша партія"}
FP, SH = "free-peoples", "shadow"


@pytest.fixture(params=SIZES)
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    found: tuple[int, int] = request.param
    return found


@pytest.fixture(params=LOCALES)
def reader(browser: Browser, address: str, size: tuple[int, int], request: pytest.FixtureRequest) -> Iterator[Sitter]:
    yield from seated(Sitter(browser, address, size, request.param))


def wide(person: Sitter) -> bool:
    """Whether something is cut off at the side."""
    found: bool = person.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    return found


def test_games_and_scenarios_say_what_they_are_like(reader: Sitter) -> None:
    reader.open()
    page = reader.page
    expect(page.get_by_role("radio", name=re.compile(".")).first).to_be_attached()
    language = page.locator("html").get_attribute("lang") or ""
    expect(page.get_by_role("heading", name=FIRST[language])).to_be_visible()
    for game in ("wotr", "cards"):
        tile = page.locator("label", has=page.locator(f"input[name=game][value={game}]"))
        expect(tile.locator("img")).to_be_visible()
        expect(tile.locator(".chip")).to_have_count(3)
    page.locator("input[name=game][value=cards]").check(force=True)
    cards = page.locator("label", has=page.locator("input[name=scenario]"))
    expect(cards).to_have_count(4)
    for card in cards.all():
        expect(card.locator(".chip")).to_have_count(3)
    expect(page.locator("input[name=way]")).to_have_count(3)
    assert not wide(reader)
    reader.shot(f"start-{page.viewport_size and page.viewport_size['width']}-{language}")


def explained(person: Sitter) -> None:
    """What is asked is explained in full sight, and then it can be answered."""
    hint = person.page.get_by_test_id("hint")
    done = hint.get_by_role("button").first
    expect(done).to_be_in_viewport(ratio=1)
    expect(hint.locator("p")).to_be_in_viewport(ratio=0.6)
    size = person.page.viewport_size
    person.shot(f"hint-{size and size['width']}-{person.page.locator('html').get_attribute('lang')}")
    hint.get_by_test_id("hint-point").click()
    if hint.count():
        done.click()
    expect(hint).to_have_count(0)
    offered = person.page.locator("[data-part=answers] button:visible, [data-frame] .lit:visible")
    expect(offered.first).to_be_visible()


@pytest.mark.parametrize("game", ["wotr", "cards"])
def test_a_first_game_is_told_explained_left_and_resumed(reader: Sitter, game: str) -> None:
    reader.unhurried()
    reader.open()
    page = reader.page
    page.get_by_test_id(f"first-{game}").click()
    expect(page.locator("ol li")).to_have_count(3)
    expect(page.locator("article img")).to_be_visible()
    assert not wide(reader)
    reader.shot(f"first-{game}-{page.viewport_size and page.viewport_size['width']}")
    page.locator("button.side").first.click()
    reader.asked()
    explained(reader)
    table = page.url.rpartition("/")[2]
    told = reader.context.request.get(f"{reader.address}/api/tables/{table}").json()
    assert told["start"] == ("last-days" if game == "wotr" else None)
    assert told["seats"][SH]["level"] == "hobbit"
    assert told["options"].get("scenario") == (None if game == "wotr" else "duel")
    reader.open()
    back = page.get_by_test_id("first-go-on" if game == "wotr" else "first-cards")
    expect(back).to_have_attribute("href", re.compile(table))
    back.click()
    reader.asked()
    assert page.url.endswith(table)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_start_first_game_and_settings_have_no_serious_fault(
    browser: Browser, address: str, size: tuple[int, int], theme: str
) -> None:
    person = Sitter(browser, address, size)
    person.context.add_init_script(f"localStorage.setItem('thirdage.theme', '{theme}')")
    person.call("/api/tables", {"game": "cards", "seats": {FP: "me", SH: "bot:hobbit"}})
    person.open()
    person.page.get_by_role("heading", name="My tables").wait_for()
    assert not serious(person)
    person.page.get_by_test_id("open-settings").click()
    person.page.get_by_test_id("settings").wait_for()
    assert not serious(person)
    person.open("#/first/wotr")
    person.page.locator("button.side").first.wait_for()
    assert not serious(person)
    person.context.close()
    assert not person.faults


def test_two_begin_at_one_screen(ann: Sitter) -> None:
    ann.open()
    ann.page.get_by_role("radio", name="Two at this screen").check(force=True)
    ann.page.get_by_role("button", name="Begin at this screen").click()
    ann.page.wait_for_url(re.compile("#/table/"))
    table = ann.page.url.rpartition("/")[2]
    ann.until(lambda: ann.context.request.get(f"{ann.address}/api/tables/{table}").json()["state"] == "playing")
    told = ann.context.request.get(f"{ann.address}/api/tables/{table}").json()
    assert (told["mine"], told["advice"]) == ([FP, SH], False)


def test_my_tables_tell_game_scenario_opponent_and_whose_move_it_is(ann: Sitter) -> None:
    wish = {"game": "cards", "options": {"scenario": "duel"}, "seats": {FP: "me", SH: "bot:hobbit"}}
    table = ann.call("/api/tables", wish)["id"]
    ann.begin(table)
    ann.open()
    row = ann.page.locator("li", has=ann.page.locator(f"a[href$='{table}']"))
    expect(row).to_contain_text("The Card Game, Duel, round 1")
    war = ann.call("/api/tables", {"game": "wotr", "seats": {FP: "me", SH: "bot:hobbit"}})["id"]
    ann.begin(war)
    ann.page.reload()
    expect(ann.page.locator("li", has=ann.page.locator(f"a[href$='{war}']"))).to_contain_text("War of the Ring, turn 1")
    expect(row).to_contain_text(re.compile("Free Peoples against Hobbit · today, "))
    expect(row).to_contain_text("your move")


# --- settings ----------------------------------------------------------------------------------------------------


def test_settings_hold_at_once_and_are_remembered(reader: Sitter) -> None:
    reader.open()
    page = reader.page
    page.get_by_test_id("open-settings").click()
    panel = page.get_by_test_id("settings")
    expect(panel).to_be_visible()
    for name, value in (("size", "150"), ("theme", "dark"), ("motion", "less"), ("pace", "at-once")):
        panel.locator(f"[data-setting={name}] input[value='{value}']").check(force=True)
    for name in ("confirm", "sound", "chat-sound", "letters"):
        panel.locator(f"[data-setting={name}] input").uncheck()
    root = page.locator("html")
    reader.shot(f"settings-{page.viewport_size and page.viewport_size['width']}")
    for _ in range(2):
        expect(root).to_have_css("font-size", "25.5px")
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-motion", "less")
        page.reload()
    assert not wide(reader)
    page.get_by_test_id("open-settings").click()
    expect(panel.locator("[data-setting=pace] input[value=at-once]")).to_be_checked()
    for name in ("confirm", "sound", "chat-sound", "letters"):
        expect(panel.locator(f"[data-setting={name}] input")).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_single_letters_are_no_keys_where_they_are_turned_off(ann: Sitter) -> None:
    ann.context.add_init_script("""localStorage.setItem('thirdage.settings', '{"letters": false}')""")
    table = ann.call("/api/tables", {"game": "wotr", "seats": {FP: "me", SH: "bot:random"}})["id"]
    ann.open(f"#/table/{table}")
    ann.asked()
    ann.page.keyboard.press("KeyL")
    expect(ann.ask).to_have_count(0)
    ann.page.evaluate("""() => localStorage.setItem('thirdage.settings', '{"letters": true}')""")
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_test_id("keys")).to_be_visible()


# --- people ------------------------------------------------------------------------------------------------------


def test_the_lobby_shows_game_and_scenario_and_fills_a_seat_with_a_bot(reader: Sitter) -> None:
    table = reader.call("/api/tables", {"game": "cards", "options": {"scenario": "duel"}, "seats": {FP: "me"}})["id"]
    reader.open(f"#/table/{table}")
    page = reader.page
    expect(page.locator("img[src='/cards.svg']")).to_be_visible()
    expect(page.get_by_test_id("advice-here")).to_be_visible()
    assert not wide(reader)
    reader.shot(f"lobby-{page.viewport_size and page.viewport_size['width']}")
    page.get_by_test_id(f"fill-{SH}").select_option("hobbit")
    reader.asked()


def test_people_see_each_other_chat_and_play_again_with_one_click_each(ann: Sitter, bob: Sitter) -> None:
    table = ann.call("/api/tables", {"game": "cards", "options": {"scenario": "duel"}, "seats": {FP: "me"}})["id"]
    bob.call(f"/api/tables/{table}/join", {"seat": SH})
    for person in (ann, bob):
        person.open(f"#/table/{table}")
    assert waited(ann, bob) is not None
    for person, other in ((ann, SH), (bob, FP)):
        expect(person.page.get_by_test_id("people").locator(f"[data-seat={other}]")).to_have_attribute(
            "data-here", "true"
        )
        expect(person.page.get_by_test_id("odds")).to_have_count(0)
        expect(person.page.get_by_test_id("advice")).to_have_count(0)
    ann.call(f"/api/tables/{table}/chat", {"text": "Well met!"})
    expect(bob.page.get_by_test_id("bar-chat")).to_contain_text("1")
    bob.page.goto("about:blank")
    expect(ann.page.get_by_test_id("people").locator(f"[data-seat={SH}]")).to_have_attribute("data-here", "false")
    bob.open(f"#/table/{table}")
    bob.call(f"/api/tables/{table}/resign", {"seat": SH})
    ann.page.get_by_role("button", name="Play again, same sides").click()
    bob.page.get_by_test_id("rematch-there").click()
    assert waited(ann, bob) is not None
    assert ann.page.url == bob.page.url
    told = ann.context.request.get(f"{ann.address}/api/tables/{ann.page.url.rpartition('/')[2]}").json()
    assert told["mine"] == [FP]
