"""What the page does at the limits of the server: a long chat, too fast a talker, too many windows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser import PHONE, SHOTS, Sitter, seated
from tests.server_driver import Running, serving
from thirdage.server.storage.rows import ChatRow
from thirdage.server.storage.store import pack


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("limits") / "tables.sqlite", live_connections=1) as running:
        yield running


def talked(server: Running, table: str, count: int) -> None:
    """Much has been said at a table."""
    said = [ChatRow(n, "eve", "Eve", None, f"word {n}", 1_700_000_000 + n) for n in range(count)]
    rows = [("insert into chat values (?, ?, ?)", (table, row.n, pack(row))) for row in said]
    server.tables.store.submit(*rows).result()


def at_a_table(person: Sitter) -> str:
    """Sit down against a bot; the id of the table."""
    seats = {"free-peoples": "me", "shadow": "bot:random"}
    table: str = person.call("/api/tables", {"game": "wotr", "seats": seats})["id"]
    person.open(f"#/table/{table}")
    person.asked()
    return table


def height_of(chat: Locator, line: Locator) -> float:
    """How far below the upper edge of the chat a line stands."""
    above, here = chat.bounding_box(), line.bounding_box()
    assert above
    assert here
    return here["y"] - above["y"]


@pytest.mark.parametrize(("size", "locale"), [((1440, 900), "en-GB"), (PHONE, "ru-RU"), (PHONE, "uk-UA")])
def test_a_long_chat(browser: Browser, server: Running, size: tuple[int, int], locale: str) -> None:
    earlier = {"en": "Earlier messages", "ru": "Предыдущие сообщения", "uk": "Попередні повідомлення"}[locale[:2]]
    for ann in seated(Sitter(browser, server.address, size, locale)):
        table = at_a_table(ann)
        talked(server, table, 230)
        ann.page.reload()
        ann.asked()
        ann.open_panel("chat")
        chat = ann.page.get_by_test_id("panel").get_by_role("log")
        lines = chat.get_by_role("listitem")
        expect(lines).to_have_count(200)
        expect(lines.last).to_contain_text("word 229")
        button = chat.get_by_role("button", name=earlier)
        button.scroll_into_view_if_needed()
        first = lines.filter(has_text="word 30").first
        before = height_of(chat, first)
        assert chat.evaluate("list => list.clientHeight") > 90, "one reads more than a line or two at a time"
        ann.shot(f"chat-{size[0]}-{locale[:2]}")
        button.click()
        expect(lines).to_have_count(230)
        expect(button).to_have_count(0)
        expect(first).to_be_in_viewport()
        assert abs(height_of(chat, first) - before) <= 2, "what one was reading stays where it was"


def test_who_talks_too_fast_keeps_what_was_not_said(browser: Browser, server: Running) -> None:
    for ann in seated(Sitter(browser, server.address)):
        at_a_table(ann)
        ann.open_panel("chat")
        field = ann.page.get_by_placeholder("Write to the table")
        server.tables.chat_rate.clock = lambda: 5.0
        for n in range(8):
            field.fill(f"word {n}")
            field.press("Enter")
            expect(ann.page.get_by_test_id("panel").get_by_role("log")).to_contain_text(f"word {n}")
            expect(field).to_have_value("")
        field.fill("and one more")
        field.press("Enter")
        expect(ann.page.get_by_role("alert")).to_contain_text("You write too fast")
        expect(field).to_have_value("and one more")
        ann.shot("chat-too-fast")
        ann.faults.clear()  # the browser itself notes the refused call


def test_one_window_too_many(browser: Browser, server: Running) -> None:
    for ann in seated(Sitter(browser, server.address)):
        table = at_a_table(ann)
        second = ann.context.new_page()
        second.goto(f"{server.address}/#/table/{table}")
        expect(second.get_by_test_id("refusal")).to_contain_text("Close it, then try again")
        if SHOTS:
            second.screenshot(path=Path(SHOTS) / "too-many-windows.png")
        ann.page.close()
        second.get_by_role("button", name="Try now").click()
        second.locator("[data-testid=prompt][data-index]").wait_for()
