"""What the table of the Card Game offers beside the cards, in a real Chromium: one screen for all, the past, aids."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import Sitter
from tests.web.card_play import CLICKS, FIRST, PASS, act, lit, played, sits_down, table_at, take_up

Json = dict[str, Any]
SCENARIOS = [("trilogy", 2, 4), ("duel", 2, 2), ("duel-3", 3, 3), ("fellowship", 2, 2)]


def held(person: Sitter) -> dict[str, list[str]]:
    """The hands that lie open on the page, by deck."""
    found: dict[str, list[str]] = person.page.locator("[data-panel^=hand-]").evaluate_all(
        "all => Object.fromEntries(all.map(one => [one.dataset.panel.slice(5),"
        " [...one.querySelectorAll('[data-card]')].map(card => card.dataset.card)]))"
    )
    return found


def apart(first: Locator, second: Locator) -> bool:
    """Whether neither covers the other."""
    a, b = first.bounding_box(), second.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_one_screen_for_four_decks(ann: Sitter) -> None:
    """Behind the curtain there is no card; before it only the hand of who is asked."""
    ann.open(f"#/table/{table_at(ann, 'cards-action', others='me')}")
    curtain = ann.page.get_by_test_id("curtain")
    for deck, who in (("frodo", "Frodo"), ("witch-king", "Witch-king")):
        expect(curtain).to_contain_text(who)
        assert ann.page.locator("[data-card]").count() == 0
        curtain.get_by_role("button").click()
        ann.asked()
        hands = held(ann)
        assert list(hands) == [deck]
        assert hands[deck]
        for _ in range(9):
            if curtain.count():
                break
            act(ann)
            ann.page.locator("[data-testid=curtain], [data-testid=prompt][data-index]").first.wait_for()


def test_one_person_plays_both_decks_of_a_side(ann: Sitter) -> None:
    options = {"scenario": "trilogy", "players": 2}
    seats = {"free-peoples": "me", "shadow": "bot:rules"}
    position = played(options, 2)
    table = ann.call("/api/tables", {"game": "cards", "options": options, "position": position, "seats": seats})["id"]
    ann.open(f"#/table/{table}")
    asked = set()
    for _ in range(12):
        ann.asked()
        asked |= {deck for deck in ("Frodo", "Aragorn") if deck in ann.prompt.splitlines()[-1]}
        assert set(held(ann)) == {"frodo", "aragorn"}
        if asked == {"Frodo", "Aragorn"}:
            break
        act(ann)
    assert asked == {"Frodo", "Aragorn"}
    for hand in ann.page.locator("[data-panel^=hand-]").all():
        hand.locator("[data-spot]").last.hover()
        expect(ann.page.locator(".large article")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("scenario", "seats", "decks"), SCENARIOS)
def test_every_scenario_is_begun_from_the_start(ann: Sitter, scenario: str, seats: int, decks: int) -> None:
    ann.open()
    ann.page.get_by_role("radio", name="The Card Game").check(force=True)
    ann.page.locator(f"input[name=scenario][value={scenario}]").check(force=True)
    ann.page.get_by_role("radio", name="Ranger").check(force=True)
    expect(ann.page.locator("button.side")).to_have_count(seats)
    ann.page.locator("button.side").first.click()
    ann.asked()
    expect(ann.page.locator("[data-panel^=player-]")).to_have_count(decks)
    expect(ann.page.locator("[data-spot].lit, [data-testid=tray] button").first).to_be_visible()
    assert len(held(ann)) == decks // 2


def test_a_combat_is_shown_and_covers_nothing_to_be_touched(ann: Sitter) -> None:
    ann.unhurried()
    sits_down(ann, "cards-next-combat")
    act(ann)
    stage = ann.page.get_by_test_id("stage")
    expect(stage).to_have_attribute("data-scene", "combat")
    expect(stage.locator(".sums")).to_contain_text("Attack icons left")
    ann.asked()
    spots = lit(ann).all()
    assert spots
    for spot in spots:
        assert apart(stage, spot), spot.get_attribute("data-spot")
    ann.page.keyboard.press("Space")
    ann.page.get_by_role("button", name=re.compile("^Show again")).click()
    expect(stage).to_be_visible()
    stage.get_by_role("button", name="Close").click()
    expect(stage).to_have_count(0)


def test_what_an_effect_says_stands_beside_the_question(ann: Sitter) -> None:
    sits_down(ann, "cards-forsake")
    cause = ann.page.locator("[data-cause]")
    expect(cause).to_be_visible()
    assert len(cause.inner_text()) > 20
    for row in ann.page.locator("[data-panel^=location-]").all()[:2]:
        assert apart(cause, row)


def test_odds_and_advice_leave_the_table_where_it_is(ann: Sitter) -> None:
    sits_down(ann, "cards-action")
    place = ann.page.locator("[data-panel^=location-]").first
    before = place.bounding_box()
    odds = ann.open_panel("odds")
    expect(odds).to_contain_text(re.compile(r"From \d+ trials"))
    assert place.bounding_box() == before
    advice = ann.open_panel("advice")
    expect(advice.locator("li").first).to_be_visible()
    assert place.bounding_box() == before


def test_piles_are_open_where_the_rules_allow(ann: Sitter) -> None:
    sits_down(ann, "cards-give-up")
    seat = ann.page.locator("[data-panel^=hand-]").get_attribute("data-panel")
    assert seat
    piles = ann.page.locator("[data-pile]")
    owners = {str(one.get_attribute("data-pile")).split(":")[0] for one in piles.all()}
    assert owners == {seat.removeprefix("hand-")}
    count = int(piles.first.inner_text())
    piles.first.click()
    dialog = ann.page.get_by_test_id("pile")
    expect(dialog.locator("article")).to_have_count(count)
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ann.page.locator("[data-points=shadow]").click()
    expect(dialog.locator("article").first).to_be_visible()


def test_the_hand_is_hidden_from_the_others(ann: Sitter) -> None:
    sits_down(ann, "cards-action")
    (mine,) = held(ann).values()
    ann.page.get_by_test_id("table-menu").click()
    ann.page.get_by_role("button", name="Your side as the others see it").click()
    others = ann.page.get_by_test_id("others-see")
    expect(others.locator("[data-panel=round]")).to_be_visible()
    seen = others.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    assert seen
    assert not set(seen) & set(mine)
    expect(others.locator("[data-sum]").first).to_be_visible()


def test_undo_recap_replay_and_rematch(ann: Sitter) -> None:
    table = table_at(ann, "cards-action")
    ann.open(f"#/table/{table}")
    index = ann.asked()
    before = held(ann)
    take_up(ann)
    lit(ann, "location:").first.click()
    expect(ann.asking).to_have_attribute("data-kind", "cards-pay")
    ann.page.get_by_role("button", name="Take back").click()
    expect(ann.asking).to_have_attribute("data-kind", "cards-action")
    assert held(ann) == before
    act(ann, eager=True)
    assert ann.asked() > index

    ann.page.goto("about:blank")
    ann.open(f"#/table/{table}")
    ann.asked()
    ann.page.get_by_test_id("recap-offer").get_by_role("button", name="Show").click()
    recap = ann.page.get_by_test_id("recap")
    expect(recap.locator("[data-sum]").first).to_be_visible()
    recap.locator("header button.main").click()

    ann.open(f"#/table/{table}/replay?at=0")
    board = ann.page.get_by_test_id("replay-board")
    expect(board).to_be_visible()
    first = board.get_attribute("data-index") or ""
    assert held(ann) == before
    ann.page.get_by_role("slider").fill("3")
    expect(board).not_to_have_attribute("data-index", first)
    expect(ann.page.get_by_role("log")).to_contain_text("§")

    ann.open(f"#/table/{table}")
    ann.asked()
    ann.open_menu()
    ann.page.get_by_role("button", name="Resign").click()
    ann.page.get_by_role("button", name="Yes, resign").click()
    expect(ann.ending).to_contain_text("You have lost")
    ann.ending.get_by_role("button", name="Play again, sides swapped").click()
    expect(ann.page).not_to_have_url(re.compile(table))
    ann.asked()


CARD = "[data-row] [data-spot^='card:']"


def test_every_open_card_is_read_by_keyboard(ann: Sitter) -> None:
    """Tab stops once in a row that is only there to be read; the arrow keys lead on, and what they reach is large."""
    sits_down(ann, "cards-action")
    stops = ann.page.locator("[data-row]:not(:has(.lit)):has([data-spot^='card:'])").evaluate_all(
        "all => all.map(row => row.querySelectorAll('[data-spot][tabindex=\"0\"]').length)"
    )
    assert stops
    assert set(stops) == {1}
    all_cards = set(ann.page.locator(CARD).evaluate_all("all => all.map(one => one.dataset.spot)"))
    found = set(ann.page.locator(f"{CARD}[tabindex='0']").evaluate_all("all => all.map(one => one.dataset.spot)"))
    assert found < all_cards
    ann.page.keyboard.press("Tab")  # from here on the focus is seen
    new = list(found)
    while new:
        spot = new.pop()
        for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            ann.page.locator(f"[data-row] [data-spot='{spot}']").focus()
            ann.page.keyboard.press(key)
            reached = ann.page.evaluate("() => document.activeElement.dataset.spot")
            if reached not in found:
                found.add(reached)
                new.append(reached)
                shown = ann.page.locator(".large article")
                expect(shown).to_be_in_viewport(ratio=1)
                if reached.startswith("card:"):
                    expect(shown).to_have_attribute("data-card", reached.removeprefix("card:"))
    assert {spot for spot in found if spot.startswith("card:")} == all_cards


def test_luck_is_offered_only_where_there_is_an_account_of_it(ann: Sitter) -> None:
    sits_down(ann, "cards-action")
    ann.page.get_by_test_id("table-menu").click()
    expect(ann.page.get_by_role("link", name="Replay")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Luck")).to_have_count(0)


def test_the_last_round_by_keyboard_alone(ann: Sitter) -> None:
    """Tab and Enter; the first answers are cards and locations, then one passes."""
    options = {"scenario": "fellowship", "players": 2}
    seats = {"free-peoples": "me", "shadow": "bot:rules"}
    wish = {"game": "cards", "options": options, "seats": seats, "position": played(options, 1)}
    ann.open(f"#/table/{ann.call('/api/tables', wish)['id']}")
    for count in range(60):
        ann.page.locator("[data-testid=prompt][data-index], [data-testid=ending]").first.wait_for()
        if ann.ending.count():
            break
        by_keyboard(ann, eager=count < 4)
    expect(ann.ending).to_contain_text("You have")


def by_keyboard(person: Sitter, eager: bool) -> None:
    """Answer what is asked: go with Tab to what may be touched, and press Enter."""
    index = person.asked()
    here = f"[data-testid=prompt][data-index='{index}']"
    order = [*CLICKS, PASS] if eager else [*CLICKS[:3], PASS, *CLICKS[3:]]
    for _ in range(400):
        wanted = person.page.evaluate(FIRST, [here, order])
        if wanted is None:
            return
        if wanted and person.page.evaluate("(one) => document.activeElement.matches(one)", wanted):
            person.page.keyboard.press("Enter")
        else:
            person.page.keyboard.press("Tab")
    raise AssertionError(f"no answer by keyboard: {person.prompt}")
