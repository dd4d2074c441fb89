"""The story of a game in a real Chromium: two at one screen, undo, battles, recap, replay, odds, the log."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import DESK, Sitter, played
from tests.wotr.fights import clash
from thirdage.locale import Words

Json = dict[str, Any]
CARDS = Words("en")


@pytest.fixture(scope="module")
def finished() -> Json:
    """The record of a whole game that bots have played."""
    return played("wotr", 3).record()


def battle(person: Sitter, ask: str, seat: str, seats: Json, **more: str) -> str:
    """A table in the middle of a battle, where a seat is asked; its id."""
    position = played("wotr", 3, ask=ask, seat=seat).written()
    wish = {"game": "wotr", "seats": seats, "position": position, "keep_hands": True, **more}
    id: str = person.call("/api/tables", wish)["id"]
    return id


def hand(person: Sitter, table: str, seat: str) -> list[str]:
    """The names of the cards that a seat holds."""
    state = person.context.request.get(f"{person.address}/api/tables/{table}/view?seat={seat}").json()
    return [CARDS.name("card", slot["card"]) for slot in state["view"]["position"]["hands"][seat]]


def fills_the_window(part: Locator) -> None:
    box = part.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == DESK


def test_two_at_one_screen(ann: Sitter) -> None:
    table = battle(ann, "combat-card", "shadow", {"free-peoples": "me", "shadow": "me"})
    ann.begin(table)
    hands = {seat: hand(ann, table, seat) for seat in ("free-peoples", "shadow")}
    assert all(hands.values())
    curtain = ann.page.get_by_test_id("curtain")

    def seen() -> set[str]:
        return {seat for seat, cards in hands.items() if any(card in ann.page.content() for card in cards)}

    ann.open(f"#/table/{table}")
    expect(curtain).to_contain_text("Shadow")
    assert seen() == set(), "behind the curtain there is nothing"
    ann.shot("curtain")
    curtain.get_by_role("button").click()
    ann.asked()
    ann.open_list()
    assert seen() == {"shadow"}
    ann.ask.get_by_role("button", name="No card").click()
    expect(curtain).to_contain_text("Free Peoples")
    assert seen() == set()
    ann.page.reload()
    expect(curtain).to_contain_text("Free Peoples")
    assert seen() == set()
    curtain.get_by_role("button").click()
    ann.open_list()
    assert seen() == {"free-peoples"}


def test_no_curtain_where_hands_are_open(ann: Sitter) -> None:
    seats = {"free-peoples": "me", "shadow": "me"}
    table = ann.call("/api/tables", {"game": "wotr", "seats": seats, "options": {"open-hands": True}})["id"]
    ann.open(f"#/table/{table}")
    ann.asked()
    expect(ann.page.get_by_test_id("curtain")).to_have_count(0)


def test_undo_refused_and_granted(ann: Sitter, bob: Sitter) -> None:
    table = battle(ann, "combat-card", "shadow", {"shadow": "me"}, undo_setting="consent")
    bob.call(f"/api/tables/{table}/join", {"seat": "free-peoples"})
    for person in (ann, bob):
        person.open(f"#/table/{table}")
    index = ann.asked()
    ann.answer("No card")
    bob.asked()
    undo = ann.page.get_by_role("button", name="Ask to take back")
    for agreed in (False, True):
        undo.click()
        wish = bob.page.get_by_test_id("undo-request")
        expect(wish).to_contain_text("Shadow")
        bob.shot("undo-wanted")
        wish.get_by_role("button", name="Agree" if agreed else "Refuse").click()
        expect(wish).to_have_count(0)
        if not agreed:
            notice = ann.page.get_by_test_id("undo-refused")
            expect(notice).to_be_visible()
            notice.get_by_role("button").click()
            assert bob.asked() > index, "nothing has changed"
    assert ann.asked() > index, "an undo is an entry of the record too"
    assert ann.asking.get_attribute("data-kind") == "combat-card", "and the same is asked again"
    expect(ann.page.get_by_test_id("undo-refused")).to_have_count(0)


SCENE = """() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const stage = document.querySelector("[data-testid=stage]");
    const asked = document.querySelector("[data-testid=prompt][data-index]");
    told({
        prompt: asked?.innerText, title: stage?.querySelector("h2").innerText, text: stage?.innerText,
        buttons: stage?.querySelectorAll("header button").length,
    });
})))"""
"""What is asked and what the stage shows at the same moment, as soon as the page has been drawn."""
STILL = """() => {
    const later = window.setTimeout;
    window.setTimeout = (run, wait, ...more) => (wait > 300 ? 0 : later(run, wait, ...more));
}"""
"""No step of the stage goes by, however slow the machine is."""
ROUND = re.compile(r"Combat round (\d+)")


def test_the_stage_is_never_behind_what_is_asked(ann: Sitter) -> None:
    table = battle(ann, "combat-card", "free-peoples", {"free-peoples": "me", "shadow": "bot:rules"})
    ann.open(f"#/table/{table}")
    ann.asked()
    ann.page.evaluate(STILL)
    for count in range(4):
        ann.answer("No card")
        ann.asked()
        scene = ann.page.evaluate(SCENE)
        rounds = [ROUND.search(scene[part] or "") for part in ("prompt", "title")]
        if rounds[0] is None and count:
            break  # the battle is over
        assert scene["buttons"] == 1, "there is nothing to skip, it can only be closed"
        assert "Combat roll" in scene["text"], "the latest dice are there"
        if rounds[0] is not None:
            assert rounds[1] is not None
            assert rounds[0][1] == rounds[1][1], scene
        ann.shot(f"stage-{count}")


def test_WR_BTL_18_missed_dice_are_re_rolled_with_one_touch(ann: Sitter) -> None:
    """How many missed and how many may be re-rolled is said beside the dice; all of them is the first answer."""
    army = {"gondor-regular": 5, "gondor-leader": 4}
    war = clash(army, {"sauron-regular": 10}, side="free-peoples", hands={"free-peoples": ["fp-str-02"]})
    seats = {"free-peoples": "me", "shadow": "bot:rules"}
    table = ann.call("/api/tables", {"game": "wotr", "seats": seats, "position": war.match.written()})["id"]
    ann.open(f"#/table/{table}")
    ann.answer("No card")
    index = ann.asked()
    said = re.search(
        r"(\d|One) (?:die has|dice have) missed. How many do you re-roll\? At most (\d)", ann.asking.inner_text()
    )
    assert said is not None
    expect(ann.page.get_by_test_id("stage")).to_contain_text("Combat roll")
    offered = ann.page.get_by_test_id("tray").get_by_role("button")
    expect(offered).to_have_count(int(said[2]) + 1)
    expect(offered.last).to_contain_text("Re-roll none")
    offered.first.click()
    ann.done(index)
    expect(ann.page.get_by_test_id("stage")).to_contain_text("Leader re-roll")
    dice = ann.page.get_by_test_id("stage").locator(".roll", has_text="Leader re-roll").locator(".dice > *")
    expect(dice).to_have_count(int(said[2]))


def test_a_battle_of_others_step_by_step(ann: Sitter, bob: Sitter, carol: Sitter) -> None:
    """Carol looks on: whichever way the dice fall, she is not asked."""
    table = battle(ann, "combat-card", "free-peoples", {"free-peoples": "me"})
    bob.call(f"/api/tables/{table}/join", {"seat": "shadow"})
    bob.begin(table, ann)
    carol.context.add_init_script("localStorage.setItem('thirdage.settings', '{}')")
    for person in (ann, carol):
        person.open(f"#/table/{table}")
    expect(carol.page.get_by_text("You are watching")).to_be_visible()
    carol.page.evaluate(STILL)
    ann.answer("No card")
    stage = carol.page.get_by_test_id("stage")
    skip = stage.get_by_role("button", name="Skip")
    again = carol.page.get_by_role("button", name=re.compile("^Show again"))
    expect(skip).to_be_visible()
    expect(stage).not_to_contain_text("Combat roll")
    carol.page.keyboard.press("Space")
    expect(skip).to_have_count(0)
    if again.count():  # that was the last round of the battle
        again.click()
    expect(stage).to_contain_text("Combat roll")


def test_odds_before_one_commits_oneself(ann: Sitter) -> None:
    table = battle(ann, "combat-card", "shadow", {"shadow": "me", "free-peoples": "bot:rules"})
    ann.open(f"#/table/{table}")
    ann.asked()
    odds = ann.open_panel("odds")
    share = r"(about \d+%, give or take \d+|over \d+%|under \d+%)"
    expect(odds).to_contain_text(re.compile(rf"The attack succeeds \(Shadow\): {share}"))
    expect(odds.locator(".number").first).to_have_text(re.compile(r"\d+%give or take ?±\d+"))
    expect(odds).to_contain_text(re.compile(r"From \d+ trials on the game as you know it"))
    ann.shot("odds")
    ann.open_panel("advice")
    expect(ann.page.get_by_test_id("weighed")).to_have_count(0)


def test_odds_of_a_move_before_a_die_is_chosen(ann: Sitter) -> None:
    position = played("wotr", 3, ask="action", seat="free-peoples").written()
    seats = {"free-peoples": "me", "shadow": "bot:rules"}
    table = ann.call("/api/tables", {"game": "wotr", "seats": seats, "position": position})["id"]
    ann.open(f"#/table/{table}")
    ann.asked()
    odds = ann.open_panel("odds")
    expect(odds).to_contain_text(re.compile(r"A Hunt tile is drawn: \d+%"))


def test_while_you_were_away(ann: Sitter) -> None:
    table = battle(ann, "combat-card", "free-peoples", {"free-peoples": "me", "shadow": "bot:rules"})
    ann.open(f"#/table/{table}")
    ann.answer("No card")
    ann.asked()
    expect(ann.page.get_by_test_id("recap-offer")).to_have_count(0)
    ann.page.goto("about:blank")
    ann.open(f"#/table/{table}")
    ann.asked()
    offer = ann.page.get_by_test_id("recap-offer")
    expect(offer).to_contain_text("While you were away")
    offer.get_by_role("button", name="Show").click()
    recap = ann.page.get_by_test_id("recap")
    expect(recap.locator("ol li").first).to_be_visible()
    fills_the_window(recap)
    ann.shot("recap")
    recap.locator("header button.main").click()  # which need not wait for its end
    expect(recap).to_have_count(0)
    expect(offer).to_have_count(0)


def test_what_the_others_see(ann: Sitter) -> None:
    table = battle(ann, "combat-card", "free-peoples", {"free-peoples": "me", "shadow": "bot:rules"})
    ann.open(f"#/table/{table}")
    ann.asked()
    ann.page.get_by_test_id("table-menu").click()
    ann.page.get_by_role("button", name="Your side as the others see it").click()
    others = ann.page.get_by_test_id("others-see")
    expect(others.locator("[data-panel=turn]")).to_be_visible()
    fills_the_window(others)
    assert not [card for card in hand(ann, table, "free-peoples") if card in others.inner_text()]
    ann.shot("others-see")
    others.get_by_role("button", name="Back to my view").click()
    expect(others).to_have_count(0)


def test_a_replay_and_a_link_to_a_moment(ann: Sitter, bob: Sitter, finished: Json) -> None:
    table = ann.call("/api/tables/import", {"record": finished})["id"]
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.open(f"#/table/{table}/replay?at=0")
    at, board = ann.page.get_by_test_id("replay-at"), ann.page.get_by_test_id("replay-board")
    expect(at).to_contain_text(re.compile(r"^0 of"))
    ann.page.keyboard.press("Shift+ArrowRight")
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.get_by_role("log")).to_contain_text("Turn 1 begins")
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_role("log")).to_contain_text(re.compile("wins?\\.|military victory"))
    ann.page.get_by_role("slider").fill("200")
    expect(at).to_contain_text("200 of")
    expect(board).to_have_attribute("data-index", re.compile(r"\d+"))
    ann.shot("replay")
    index, lines = board.get_attribute("data-index") or "", ann.log.count()

    ann.page.get_by_test_id("share").click()
    expect(ann.page.get_by_test_id("share")).to_contain_text("Copied")
    link = ann.page.evaluate("() => navigator.clipboard.readText()")
    assert f"at={index}" in link
    bob.page.goto(link)
    expect(bob.page.get_by_test_id("replay-board")).to_have_attribute("data-index", index)
    expect(bob.log).to_have_count(lines)

    ann.page.get_by_role("button", name="Play on from here").click()
    ann.page.get_by_test_id("play-on").locator("button.main").click()
    expect(ann.page).to_have_url(re.compile(r"#/table/[\w-]+$"))
    assert table not in ann.page.url
    expect(ann.page.get_by_test_id("curtain")).to_be_visible()


def test_the_log_is_one_stop_of_the_tab_key(ann: Sitter, finished: Json) -> None:
    table = ann.call("/api/tables/import", {"record": finished})["id"]
    ann.open(f"#/table/{table}/replay?at=120")
    expect(ann.log.last).to_be_visible()
    log, at = ann.page.get_by_role("log"), ann.page.get_by_test_id("replay-at").inner_text()
    focused = ann.page.locator("[role=log] li :focus")
    log.focus()
    ann.page.keyboard.press("ArrowUp")
    expect(ann.log.last.locator(":focus")).to_have_count(1)
    ann.page.keyboard.press("ArrowUp")
    expect(ann.log.nth(-2).locator(":focus")).to_have_count(1)
    stops = ann.log.nth(-2).locator("button, [role=button]").count()
    for _ in range(stops):
        ann.page.keyboard.press("ArrowRight")
    sign = focused.evaluate("one => `${one.ariaLabel ?? ''} ${one.title} ${one.textContent}`")
    [rule] = set(re.findall(r"WR-[A-Z]+-\d+", sign))
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_test_id("help")).to_contain_text(rule)
    ann.page.keyboard.press("Escape")
    assert rule in focused.evaluate("one => `${one.ariaLabel ?? ''} ${one.title} ${one.textContent}`")
    ann.page.keyboard.press("Tab")
    expect(ann.page.locator("[role=log] :focus")).to_have_count(0)
    ann.page.keyboard.press("Shift+Tab")
    expect(ann.page.locator("[role=log]:focus")).to_have_count(1)
    assert ann.page.get_by_test_id("replay-at").inner_text() == at, "the arrows of the replay are not meant"


def test_the_log_is_filtered(ann: Sitter, finished: Json) -> None:
    table = ann.call("/api/tables/import", {"record": finished})["id"]
    ann.open(f"#/table/{table}/replay?at=260")
    expect(ann.log.last).to_be_visible()
    whole = ann.log.count()
    ann.page.get_by_role("button", name="Filter").click()
    ann.page.get_by_role("button", name="Battles").click()
    expect(ann.page.locator("[role=log] li:not([data-topic=battle])")).to_have_count(0)
    assert 0 < ann.log.count() < whole
    ann.page.get_by_role("searchbox").fill("WR-BTL")
    for line in ann.log.all():
        expect(line.get_by_role("button", name="WR-BTL").first).to_be_visible()
    assert ann.log.count()
    ann.shot("log-filter")
