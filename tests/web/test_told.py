"""What others do is told before one is asked, on the board, in the column and to a voice; no key that skips answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser import PHONE, Sitter, played, seated
from thirdage.locale import Words

Json = dict[str, Any]
WORDS: Final = Words("en")
MARCH: Final[tuple[Json, ...]] = (
    {"kind": "use-die", "die": "character"},
    {"kind": "move-armies"},
    {"kind": "move-army", "from_region": "dol-guldur", "region": "narrows-of-the-forest"},
    {"kind": "take-figures", "figures": {"sauron-regular": 4, "sauron-elite": 1, "nazgul": 1}},
)
SENTENCE: Final = "Character. " + WORDS.say(
    "log-wotr-army-moves",
    {
        "from_region": "dol-guldur",
        "region": "narrows-of-the-forest",
        "figure": ["sauron-regular"] * 4 + ["sauron-elite", "nazgul"],
        "count": 6,
    },
)
WATCH: Final = """() => {
    window.seen = [];
    const look = () => {
        const told = document.querySelector("[data-testid=just-now]");
        const asked = document.querySelector("[data-testid=prompt][data-index]");
        const now = [told?.dataset.telling ?? "", asked?.dataset.index ?? ""];
        const last = window.seen.at(-1) ?? ["", ""];
        if (now[0] !== last[0] || now[1] !== last[1]) window.seen.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notes what is told and what is asked, frame by frame, each time that either changes."""
STILL: Final = """() => {
    const later = window.setTimeout;
    window.setTimeout = (run, wait, ...more) => (wait > 300 ? 0 : later(run, wait, ...more));
}"""
"""What is told from now on stays until it is skipped."""


@pytest.fixture
def dan(browser: Browser, address: str) -> Iterator[Sitter]:
    """Somebody who is told everything at the usual pace."""
    yield from seated(Sitter(browser, address, pace="normal"))


@pytest.fixture
def eve(browser: Browser, address: str) -> Iterator[Sitter]:
    """The same on a phone, and faster."""
    yield from seated(Sitter(browser, address, PHONE, pace="fast"))


def facing(person: Sitter, opponent: Sitter) -> str:
    """A table where the opponent, as the Shadow, is to act; the person sits there and looks."""
    position = played("wotr", 3, ask="action", seat="shadow").written()
    wish = {"game": "wotr", "seats": {"free-peoples": "me"}, "position": position, "keep_hands": True}
    table: str = person.call("/api/tables", wish)["id"]
    opponent.call(f"/api/tables/{table}/join", {"seat": "shadow"})
    person.begin(table, opponent)
    person.open(f"#/table/{table}")
    person.page.get_by_test_id("map").wait_for()
    return table


def against_bot(person: Sitter, game: str, **options: Any) -> str:
    """A new game against a bot, in which the person is asked."""
    wish = {"game": game, "seats": {"free-peoples": "me", "shadow": "bot:rules"}, "options": options}
    table: str = person.call("/api/tables", wish)["id"]
    person.open(f"#/table/{table}")
    person.asked()
    return table


def march(opponent: Sitter, table: str) -> None:
    """The opponent moves an army, without any page of his own."""
    for answer in MARCH:
        index = opponent.context.request.get(f"{opponent.address}/api/tables/{table}").json()["index"]
        opponent.call(f"/api/tables/{table}/answer", {"seat": "shadow", "index": index, "answer": answer})


def telling(person: Sitter) -> Locator:
    return person.page.locator("[data-testid=just-now][data-telling]")


def told(person: Sitter) -> Locator:
    return person.page.get_by_test_id("happened")


def spoken(person: Sitter) -> list[str]:
    return person.page.get_by_test_id("spoken").locator("p").all_text_contents()


def answers(person: Sitter) -> int:
    return sum(said["type"] == "answer" for said in person.sent)


def log_of(person: Sitter, table: str) -> list[Json]:
    log: list[Json] = person.context.request.get(f"{person.address}/api/tables/{table}/log").json()["log"]
    return log


def test_an_action_is_told_on_the_board_before_one_is_asked(dan: Sitter, bob: Sitter) -> None:
    table = facing(dan, bob)
    dan.page.evaluate(WATCH)
    dan.page.evaluate(STILL)
    march(bob, table)
    telling(dan).wait_for()
    expect(dan.page.locator("[data-move='region:narrows-of-the-forest']")).to_have_count(1)
    expect(told(dan)).to_contain_text(SENTENCE)
    expect(dan.asking).to_have_count(0)
    dan.shot("told")
    dan.page.keyboard.press("Space")
    dan.asked()
    seen = dan.page.evaluate("window.seen")
    assert not [now for now in seen if all(now)], "nothing is asked while something is told"
    told_at = [place for place, now in enumerate(seen) if now[0]]
    asked_at = [place for place, now in enumerate(seen) if now[1]]
    assert told_at, seen
    assert max(told_at) < min(asked_at)


def test_a_trace_lies_there_until_the_next_decision_and_one_key_walks_back(dan: Sitter, bob: Sitter) -> None:
    table = facing(dan, bob)
    march(bob, table)
    index = dan.asked()
    trace = dan.page.locator("[data-trace='region:narrows-of-the-forest']")
    expect(trace).to_have_count(1)
    expect(told(dan)).to_contain_text(SENTENCE)
    dan.page.evaluate(STILL)
    dan.page.get_by_test_id("again").click()
    expect(dan.page.locator("[data-move='region:narrows-of-the-forest']")).to_have_count(1)
    assert dan.asked() == index, "looking again is no answer"
    dan.open_list()
    dan.ask.get_by_role("button", name="Pass").first.click()
    confirm = dan.page.get_by_test_id("menu").get_by_role("button").first
    if confirm.count() and confirm.is_visible():
        confirm.click()
    dan.done(index)
    expect(trace).to_have_count(0)


@pytest.mark.parametrize("game", ["wotr", "cards"])
def test_skipping_keys_and_clicks_answer_nothing(dan: Sitter, game: str) -> None:
    options = {"scenario": "duel"} if game == "cards" else {}
    against_bot(dan, game, **options)
    dan.page.evaluate(WATCH)
    for _ in range(12):  # until a bot does something
        dan.page.wait_for_timeout(450)
        dan.answer()
        given = answers(dan)
        tray = dan.page.locator("[data-part=answers]").bounding_box() or {"x": 0, "y": 0, "width": 9, "height": 9}
        x, y = tray["x"] + tray["width"] / 2, tray["y"] + 40
        for _ in range(60):
            dan.page.keyboard.press("Space")
            dan.page.mouse.click(x, y)
            dan.page.wait_for_timeout(100)
            if dan.asking.count() and not telling(dan).count():
                break
        if dan.page.evaluate("window.seen.some(([told]) => told)"):
            for _ in range(5):
                dan.page.keyboard.press("Space")
                dan.page.keyboard.press("1")
                dan.page.mouse.click(x, y)
                dan.page.wait_for_timeout(100)
            assert answers(dan) == given
            dan.page.wait_for_timeout(600)
            dan.answer()
            assert answers(dan) > given, "after a rest it is answered"
            return
    raise AssertionError("no bot has done anything")


def test_with_less_motion_all_is_there_at_once_and_nothing_waits(dan: Sitter, bob: Sitter) -> None:
    dan.unhurried()
    table = facing(dan, bob)
    dan.page.evaluate(WATCH)
    march(bob, table)
    dan.asked()
    expect(told(dan)).to_contain_text(SENTENCE)
    expect(dan.page.locator("[data-trace='region:narrows-of-the-forest']")).to_have_count(1)
    assert not [now for now in dan.page.evaluate("window.seen") if now[0]], "nothing was told step by step"
    dan.page.keyboard.press("b")
    expect(told(dan)).to_contain_text(SENTENCE)


def test_a_voice_says_every_action_once_in_order_before_the_prompt(ann: Sitter) -> None:
    table = against_bot(ann, "wotr")
    before = len(log_of(ann, table))
    for _ in range(8):
        ann.answer()
        ann.asked()
    log = log_of(ann, table)[before:]
    silent = {"log-wotr-uses", "log-wotr-rolls-action-dice"}
    acted: dict[str, str] = {}
    for entry in log:
        action = next((scene for scene in entry["scene"] if scene["kind"] == "action"), None)
        if (
            action
            and action["args"]["seat"] == "shadow"
            and action["args"]["how"] == "die"
            and entry["id"] not in silent
        ):
            acted.setdefault(action["id"], f"Shadow: {WORDS.name('die', action['args']['die'])}.")
    said = [line for line in spoken(ann) if line.startswith("Shadow: ")]
    begun = [line.partition(".")[0] + "." for line in said]
    assert acted, "the bot has acted"
    assert [line for line in begun if line in acted.values()] == list(acted.values())


def test_a_card_is_told_and_marked_where_it_lies(dan: Sitter) -> None:
    table = against_bot(dan, "cards", scenario="duel")
    dan.page.evaluate(WATCH)
    marked = dan.page.locator("[data-spot^='card:'].traced")
    for _ in range(14):
        dan.page.wait_for_timeout(450)
        dan.answer()
        dan.asked()
        if marked.count():
            break
    assert marked.count(), spoken(dan)
    card = str(marked.first.get_attribute("data-spot")).removeprefix("card:")
    played_by_bot = [
        entry for entry in log_of(dan, table) if entry["args"].get("card") == card and "plays" in entry["id"]
    ]
    assert played_by_bot
    assert WORDS.name("card", card) in dan.page.get_by_test_id("just-now").inner_text()
    assert not [now for now in dan.page.evaluate("window.seen") if all(now)]


def test_on_a_phone_the_line_is_in_sight_below_the_board(eve: Sitter, bob: Sitter) -> None:
    table = facing(eve, bob)
    eve.page.evaluate(STILL)
    march(bob, table)
    telling(eve).wait_for()
    line = eve.page.get_by_test_id("just-now").bounding_box()
    assert line is not None
    assert line["y"] > 0
    assert line["y"] + line["height"] <= PHONE[1]
    eve.page.get_by_test_id("skip").click()
    eve.asked()
    expect(told(eve)).to_contain_text("Narrows of the Forest")
    eve.shot("told-phone")
