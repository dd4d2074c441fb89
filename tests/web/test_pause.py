"""A paused game in the browser: everyone sees it, and either of the two goes on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import PHONE, Sitter, chromium, seated


def test_pause_and_play_on(address: str) -> None:
    with chromium() as browser:
        for ann in seated(Sitter(browser, address)):
            for bob in seated(Sitter(browser, address, PHONE, "uk-UA")):
                table = ann.call("/api/tables", {"game": "wotr", "seats": {"free-peoples": "me"}})["id"]
                bob.call(f"/api/tables/{table}/join", {"seat": "shadow"})
                ann.open(f"#/table/{table}")
                bob.open(f"#/table/{table}")
                ann.open_menu()
                ann.page.get_by_role("button", name="Pause", exact=True).click()
                expect(ann.page.get_by_test_id("paused")).to_contain_text("The game is paused: Free Peoples.")
                expect(bob.page.get_by_test_id("paused")).to_contain_text("Партію призупинили Вільні Народи")
                ann.shot("paused")
                bob.shot("paused-phone")
                bob.page.get_by_role("button", name="Продовжити", exact=True).click()
                expect(ann.page.get_by_test_id("paused")).to_have_count(0)
