"""Opponents in the page: levels, what a bot would do, and who was winning when it is over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import Sitter


def test_a_level_is_chosen_and_remembered_a_plan_is_told_and_the_chances_are_drawn(ann: Sitter) -> None:
    ann.open()
    ann.page.get_by_role("radio", name="Ranger").check(force=True)
    expect(ann.page.get_by_text("For those who know the rules")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_role("radio", name="Ranger")).to_be_checked()
    ann.page.get_by_role("button", name="Free Peoples").click()
    ann.answer()
    ann.asked()

    advice = ann.open_panel("advice")
    expect(advice.locator("li.best .plan")).to_be_visible()
    expect(advice.locator("li")).not_to_have_count(0)
    ann.shot("advice")
    advice.locator("li.best .plan").get_by_role("button").click()
    expect(ann.page.locator(".shown").first).to_be_attached()
    ann.answer()
    ann.asked()
    expect(ann.page.get_by_test_id("advised")).to_have_count(0)

    table = ann.page.url.rpartition("/")[2]
    ann.call(f"/api/tables/{table}/resign", {"seat": "free-peoples"})
    expect(ann.ending).to_contain_text("You have lost")
    expect(ann.page.get_by_test_id("chances").get_by_role("img")).to_be_visible()
    ann.shot("chances")
