"""A reaction that is declined beforehand, in a real Chromium: offered in a window, told to oneself alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import Sitter, played

FP, SH = "free-peoples", "shadow"


def test_combat_cards_are_declined_beforehand(ann: Sitter, bob: Sitter) -> None:
    position = played("wotr", 3, ask="combat-card", seat=SH).written()
    wish = {"game": "wotr", "seats": {SH: "me"}, "position": position, "keep_hands": True}
    table = ann.call("/api/tables", wish)["id"]
    bob.call(f"/api/tables/{table}/join", {"seat": FP})
    bob.begin(table, ann)
    for person in (ann, bob):
        person.unhurried()
        person.open(f"#/table/{table}")
    index = ann.asked()
    mine, theirs = (person.page.get_by_test_id("standing") for person in (ann, bob))
    expect(mine.get_by_role("button", name="Decline until I say otherwise")).to_be_visible()
    ann.shot("standing-offer")
    mine.get_by_role("button", name="Decline until the end of the turn").click()
    expect(mine).to_contain_text("You play no Combat cards. Until the end of the turn.")
    ann.done(index)
    expect(theirs.get_by_text("You play no Combat cards")).to_have_count(0)
    ann.shot("standing-left")
    bob.shot("standing-others")
    mine.get_by_role("button", name="Ask me again").click()
    expect(mine.get_by_text("You play no Combat cards")).to_have_count(0)
    record = ann.context.request.get(f"{ann.address}/api/tables/{table}/record?seat={SH}").json()
    assert {"index": index, "seat": SH, "kind": "combat-card", "answer": {"kind": "decline"}} in record["entries"]
