"""What one takes home from a table, and brings back to it: histories, records, the log as text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser import Sitter, played
from thirdage.locale import Words

Json = dict[str, Any]


@pytest.fixture(scope="module")
def finished() -> Json:
    """The record of a whole game that bots have played."""
    return played("cards", 3).record()


def saved(person: Sitter, what: str) -> tuple[str, str]:
    """Click on a link of the table's menu: the name of the file and what is in it."""
    menu = person.page.get_by_test_id("table-menu")
    if not person.page.get_by_test_id(what).first.is_visible():
        menu.click()
    with person.page.expect_download() as coming:
        person.page.get_by_test_id(what).first.click()
    return coming.value.suggested_filename, Path(coming.value.path()).read_text(encoding="utf-8")


def chosen(person: Sitter, text: str, name: str = "game.json") -> None:
    """Choose a file on the start page."""
    person.open()
    file: FilePayload = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    person.page.get_by_test_id("import").set_input_files(file)


def test_ones_own_history_then_the_record_then_back_again(ann: Sitter) -> None:
    table = ann.call("/api/tables", {"game": "wotr", "seats": {"free-peoples": "me", "shadow": "bot:random"}})["id"]
    ann.open(f"#/table/{table}")
    ann.asked()
    name, text = saved(ann, "save-record")
    history = json.loads(text)
    assert (name, history["format"], history["seat"]) == (
        f"wotr-{table}-free-peoples.json", "thirdage-history", "free-peoples",
    )  # fmt: skip
    assert "seams" not in history, "no state hashes while the game runs"

    ann.speak("uk")
    name, text = saved(ann, "save-log")
    assert name == f"wotr-{table}-free-peoples-uk.txt"
    log = ann.context.request.get(f"{ann.address}/api/tables/{table}/log").json()["log"]
    assert len(text.splitlines()) == len(log) > 0
    assert text.startswith(Words("uk").say(log[0]["id"], log[0]["args"]))

    ann.call(f"/api/tables/{table}/resign", {"seat": "free-peoples"})
    expect(ann.ending).to_be_visible()
    name, text = saved(ann, "save-record")
    record = json.loads(text)
    assert (name, record["format"]) == (f"wotr-{table}.json", "thirdage-record")
    assert record["outcome"]["reason"] == "resigned"

    chosen(ann, text, name)
    expect(ann.page.get_by_test_id("replay-board")).to_be_visible()
    assert table not in ann.page.url, "a table of its own"


def test_a_game_that_is_not_over_is_played_on(ann: Sitter) -> None:
    chosen(ann, json.dumps(played("cards", 3, rounds=2).record()))
    expect(ann.page.get_by_test_id("curtain")).to_be_visible()
    ann.page.get_by_test_id("table-menu").click()
    expect(ann.page.get_by_test_id("save-record")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    ann.page.get_by_test_id("curtain").get_by_role("button").click()
    ann.asked()


def test_what_is_no_record_is_told_so_in_every_language(ann: Sitter, finished: Json) -> None:
    broken = finished | {"entries": [{"seat": "shadow", "answer": {"kind": "nonsense"}}]}
    files = {
        "web-import-no-record": "{ not JSON",
        "web-import-history": json.dumps({"format": "thirdage-history", "entries": []}),
        "web-import-large": " " * (4 * 1024 * 1024 + 1),
        "server-record-diverged": json.dumps(broken),
    }
    for id, text in files.items():
        chosen(ann, text)
        alert = ann.page.get_by_role("alert")
        for language in ("en", "ru", "uk"):
            ann.page.get_by_test_id("language").select_option(language)
            expect(alert).to_have_text(Words(language).say(id, {"index": 0}))
    assert "#/table" not in ann.page.url
    # What is mended can be chosen again at once.
    file: FilePayload = {"name": "a.json", "mimeType": "", "buffer": json.dumps(finished).encode()}
    ann.page.get_by_test_id("import").set_input_files(file)
    expect(ann.page.get_by_test_id("replay-board")).to_be_visible()
    ann.faults = [fault for fault in ann.faults if "400" not in fault]  # the browser itself complains of a refusal
