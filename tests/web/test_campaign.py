"""The campaign in the browser: begun at the start page, its story on one page, on to the war with the tokens won."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser import PHONE, Sitter
from tests.hunt.second import second

Json = dict[str, Any]
RB, RW = "ring-bearer", "ringwraiths"


def at_the_end(person: Sitter, hunter: str = "me") -> str:
    """A hunt, at one screen if not against a bot, in which Frodo has reached Rivendell, three companions with him."""
    position = second(track=13, companions={"sam": "down"}).match.written()
    wish: Json = {"game": "hunt", "position": position, "campaign": True, "seats": {RB: "me", RW: hunter}}
    table: str = person.call("/api/tables", wish)["id"]
    person.begin(table)
    state = person.context.request.get(f"{person.address}/api/tables/{table}/view?seat={RB}").json()
    ask = state["view"]["asks"][0]
    move = next(option for option in ask["options"] if option["kind"] == "move-frodo")
    person.call(f"/api/tables/{table}/answer", {"seat": RB, "index": ask["index"], "answer": move})
    return table


def test_a_campaign_is_begun_at_the_start_page(ann: Sitter) -> None:
    """Against bots: both chapters are decided, and the table belongs to a campaign."""
    ann.open()
    ann.page.get_by_role("radio", name="Campaign", exact=True).check(force=True)
    form = ann.page.locator("section.match")
    expect(form.get_by_role("heading", level=2)).to_have_text("Campaign")
    form.locator("summary").click()
    expect(form.get_by_test_id("memory-setting")).to_be_visible()
    expect(form.get_by_text("Both, one after the other")).to_have_count(0)
    ann.shot("start-campaign")
    form.get_by_role("button", name="Play Ring-bearer").click()
    ann.page.wait_for_url("**/#/table/*")
    table = ann.page.url.rsplit("/", 1)[-1]
    ann.until(lambda: ann.context.request.get(f"{ann.address}/api/tables/{table}").json()["state"] == "playing")
    told = ann.context.request.get(f"{ann.address}/api/tables/{table}").json()
    assert (told["game"], told["campaign"], told["options"]["chapters"]) == ("hunt", table, "both")
    ann.open(f"#/campaign/{table}")
    expect(ann.page.get_by_test_id("stage-first")).to_contain_text("in play")
    expect(ann.page.get_by_test_id("stage-war")).to_contain_text("still to come")
    ann.shot("campaign-begun")


def test_hr_lnk_on_to_the_war_with_what_was_won(ann: Sitter) -> None:
    """From the ending of the hunt over the campaign's page to a war with Kings, at one screen."""
    ann.open()
    table = at_the_end(ann)
    ann.open(f"#/table/{table}")
    if ann.page.get_by_test_id("curtain").get_by_role("button").count():
        ann.page.get_by_test_id("curtain").get_by_role("button").click()
    ann.page.get_by_test_id("to-campaign").click()
    page = ann.page
    expect(page.get_by_test_id("stage-second")).to_contain_text("Frodo has reached Rivendell.")
    expect(page.get_by_test_id("tokens")).to_contain_text("The Free Peoples begin the war with 2 action tokens")
    expect(page.get_by_test_id("tokens")).to_contain_text("The Shadow begins the war with no action token")
    ann.shot("campaign-won")
    page.get_by_text("Kings of Middle-earth").first.click()
    page.get_by_test_id("go-on").click()
    page.wait_for_url("**/#/table/*")
    war = page.url.rsplit("/", 1)[-1]
    ann.until(lambda: ann.context.request.get(f"{ann.address}/api/tables/{war}").json()["state"] == "playing")
    told = ann.context.request.get(f"{ann.address}/api/tables/{war}").json()
    assert told["options"]["free-peoples-tokens"] == 2
    assert told["options"]["expansions"] == ["kings"]
    ann.open(f"#/campaign/{table}")
    expect(page.get_by_test_id("stage-war")).to_contain_text("in play")
    expect(page.get_by_test_id("go-on")).to_have_count(0)
    for language in ("ru", "uk"):
        ann.speak(language)
        ann.shot(f"campaign-{language}")
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.shot("campaign-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_the_bots_of_the_war_are_chosen_by_their_level(ann: Sitter) -> None:
    ann.open()
    table = at_the_end(ann, "bot:rules")
    ann.open(f"#/campaign/{table}")
    levels = ann.page.locator("input[name=level]")
    expect(levels).not_to_have_count(0)
    wanted = levels.last.get_attribute("value")
    levels.last.check(force=True)
    ann.shot("campaign-level")
    ann.page.get_by_test_id("go-on").click()
    ann.page.wait_for_url("**/#/table/*")
    war = ann.page.url.rsplit("/", 1)[-1]
    told = ann.context.request.get(f"{ann.address}/api/tables/{war}").json()
    assert [seat.get("level") for seat in told["seats"].values() if seat["kind"] == "bot"] == [wanted]
