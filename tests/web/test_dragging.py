"""Cards and armies are dragged, with a mouse and with a finger: it answers what touching does, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, expect

from tests.browser import DESK, PHONE, WAIT, Sitter, seated
from tests.web.card_play import sits_down as sits_at_cards
from tests.web.test_asking import sits_down, spot

Json = dict[str, Any]
Point = tuple[float, float]
GHOST: Final = ".carried-ghost"
CENTRE: Final = """(one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
}"""
INSIDE: Final = """(region) => {
    const box = region.getBBox();
    const matrix = region.getScreenCTM();
    for (let at = 0; at < 400; at += 1) {
        const inner = new DOMPoint(box.x + box.width * ((at % 20) + 0.5) / 20,
                                   box.y + box.height * (Math.floor(at / 20) + 0.5) / 20);
        const { x, y } = inner.matrixTransform(matrix);
        if (document.elementFromPoint(x, y) === region) return [x, y];
    }
    return null;
}"""
"""A point of the ground of a region on which nothing stands."""


def answers(person: Sitter) -> list[Json]:
    return [said["answer"] for said in person.sent if said["type"] == "answer"]


def centre(place: Locator) -> Point:
    x, y = place.evaluate(CENTRE)
    return x, y


def corner(place: Locator) -> Point:
    """Where a card of a full hand shows under the next one."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + 8, box["y"] + box["height"] / 2


def ground(person: Sitter, region: str) -> Point:
    found = person.page.locator(f"path[data-spot='region:{region}']").evaluate(INSIDE)
    assert found, f"{region} is covered"
    x, y = found
    return x, y


def land(person: Sitter) -> Point:
    """Where the picture of the map begins."""
    box = person.page.locator("[data-testid=map] svg[role=group]").bounding_box()
    assert box is not None
    return round(box["x"]), round(box["y"])


@contextmanager
def lifted(person: Sitter, start: Point, end: Point) -> Iterator[None]:
    """With the mouse something is carried from one point to another, and let go after this."""
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 4, start[1] + 9, steps=3)
    mouse.move(*end, steps=6)
    yield
    mouse.up()


class Finger:
    """A finger on the screen, which Chromium takes for a real one."""

    def __init__(self, person: Sitter) -> None:
        self.person = person
        self.line: CDPSession = person.context.new_cdp_session(person.page)

    def send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y, "id": place} for place, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    @contextmanager
    def lifted(self, start: Point, end: Point, hold: int = 0) -> Iterator[None]:
        self.send("touchStart", start)
        self.person.page.wait_for_timeout(hold)
        for step in range(1, 9):
            self.send("touchMove", tuple(a + (b - a) * step / 8 for a, b in zip(start, end, strict=True)))  # type: ignore[arg-type]
        yield
        self.send("touchEnd")


@pytest.fixture
def eve(browser: Browser, address: str) -> Iterator[Sitter]:
    """Somebody with a large screen to be touched."""
    yield from seated(touching(Sitter(browser, address, DESK)))


@pytest.fixture
def fay(browser: Browser, address: str) -> Iterator[Sitter]:
    """Somebody with a phone."""
    yield from seated(touching(Sitter(browser, address, PHONE)))


def touching(person: Sitter) -> Sitter:
    """The page has fingers before it."""
    line = person.context.new_cdp_session(person.page)
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
    return person


def test_an_army_is_dragged_where_it_may_go(ann: Sitter) -> None:
    index = sits_down(ann, "move-army", "free-peoples")
    army = spot(ann, "army:erebor:free-peoples")
    at = land(ann)
    with lifted(ann, centre(army), ground(ann, "withered-heath")):
        expect(ann.page.locator(GHOST)).to_be_visible()
        expect(ann.page.locator("[data-spot^='region:'].lit")).to_have_count(2)
        expect(ann.page.locator("[data-spot='region:withered-heath'].lit")).to_have_count(1)
        ann.shot("drag-army")
    expect(ann.page.locator(GHOST)).to_have_count(0)
    ann.done(index)
    expect(ann.asking).to_have_attribute("data-kind", "army-figures")
    assert answers(ann) == [{"kind": "move-army", "from_region": "erebor", "region": "withered-heath"}]
    assert land(ann) == at, "the map stays where it is"


def test_escape_puts_it_back_and_elsewhere_says_why(ann: Sitter) -> None:
    index = sits_down(ann, "move-army", "free-peoples")
    army = spot(ann, "army:erebor:free-peoples")
    lit = ann.page.locator("[data-spot].lit").count()
    with lifted(ann, centre(army), ground(ann, "withered-heath")):
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator(GHOST)).to_have_count(0)
    expect(ann.page.locator("[data-spot].lit")).to_have_count(lit)
    with lifted(ann, centre(army), ground(ann, "minhiriath")):
        expect(ann.page.locator(".carried-ghost.lands")).to_have_count(0)
    expect(ann.page.get_by_test_id("told")).to_contain_text("not neighbouring regions")
    ann.page.keyboard.press("Escape")
    with lifted(ann, centre(army), centre(ann.page.get_by_test_id("prompt"))):
        pass
    assert ann.asked() == index
    assert answers(ann) == []


def test_the_map_still_pans(ann: Sitter) -> None:
    """From the ground, and from what cannot be carried now."""
    sits_down(ann, "move-army", "free-peoples")
    ann.page.mouse.move(*centre(spot(ann, "region:northern-rhovanion")))
    for _ in range(6):
        ann.page.mouse.wheel(0, -300)
    ann.page.locator(".window:not(.moving)").wait_for()
    enemy = ann.page.locator("[data-spot^='army:'][data-spot$=':shadow']")
    free = [one for one in enemy.all() if one.evaluate(CENTRE)[0] > 200]
    for start in (centre(free[0]), centre(ann.page.get_by_test_id("map"))):
        before = land(ann)
        with lifted(ann, start, (start[0] - 90, start[1] - 60)):
            expect(ann.page.locator(GHOST)).to_have_count(0)
        assert land(ann) != before
        ann.page.locator(".window:not(.moving)").wait_for()
    assert answers(ann) == []


def test_an_army_is_dragged_as_soon_as_its_die_is_chosen(ann: Sitter) -> None:
    """Two asks in one: it is moved, and which army where."""
    sits_down(ann, "die", "free-peoples")
    with lifted(ann, centre(spot(ann, "army:erebor:free-peoples")), ground(ann, "iron-hills")):
        pass
    ann.page.locator("[data-testid=prompt][data-kind=army-figures]").wait_for()
    assert answers(ann) == [
        {"kind": "move-armies"},
        {"kind": "move-army", "from_region": "erebor", "region": "iron-hills"},
    ]


def test_an_army_is_dragged_against_another(ann: Sitter) -> None:
    sits_down(ann, "attack-from", "shadow")
    with lifted(ann, centre(spot(ann, "inside:orthanc").or_(spot(ann, "army:orthanc:shadow")).first),
                centre(spot(ann, "army:fords-of-isen:free-peoples"))):  # fmt: skip
        pass
    ann.until(lambda: len(answers(ann)) >= 2)
    assert answers(ann)[:2] == [
        {"kind": "attack-from", "region": "orthanc"},
        {"kind": "attack-target", "region": "fords-of-isen"},
    ]


def test_an_event_is_dragged_to_the_board_and_read_there(ann: Sitter) -> None:
    index = sits_down(ann, "die", "free-peoples")
    card = ann.page.locator("[data-spot='card:fp-char-01']")
    with lifted(ann, centre(card), centre(ann.page.get_by_test_id("map"))):
        expect(ann.page.locator(".carried-ghost.lands")).to_be_visible()
        ann.shot("drag-event")
    menu = ann.page.get_by_test_id("menu")
    expect(menu).to_contain_text("It joins the Hunt Pool")
    menu.get_by_role("button", name="Play “Elven Cloaks”").click()
    ann.done(index)


def test_a_card_is_dragged_to_its_place(ann: Sitter) -> None:
    index = sits_at_cards(ann, "cards-action")
    hand = ann.page.locator("[data-panel^='hand-'] [data-spot^='card:'].lit")
    for place in range(hand.count()):
        card = str(hand.nth(place).get_attribute("data-spot"))
        with lifted(ann, corner(hand.nth(place)), centre(ann.page.get_by_test_id("pane"))):
            lane = ann.page.locator("[data-spot^='location:'].lit")
            there = lane.count() > 0
            if there:
                goal = str(lane.first.get_attribute("data-spot"))
                # Anywhere in the lane does.
                box = ann.page.locator(f"section[data-drop='{goal}']").bounding_box()
                assert box is not None
                ann.page.mouse.move(box["x"] + 30, box["y"] + 30, steps=4)
                ann.shot("drag-card")
            else:
                ann.page.keyboard.press("Escape")
        if there:
            break
    else:
        raise AssertionError("no card goes to a location")
    ann.done(index)
    [given] = answers(ann)
    assert given["kind"] == "play-card"
    assert f"card:{given['card']}" == card
    assert f"location:{given['to']}" == goal


def test_a_finger_drags_an_army(eve: Sitter) -> None:
    index = sits_down(eve, "move-army", "free-peoples")
    at = land(eve)
    with Finger(eve).lifted(centre(spot(eve, "army:erebor:free-peoples")), ground(eve, "withered-heath")):
        expect(eve.page.locator(GHOST)).to_be_visible()
    eve.done(index)
    assert answers(eve) == [{"kind": "move-army", "from_region": "erebor", "region": "withered-heath"}]
    assert land(eve) == at


def test_two_fingers_still_zoom(eve: Sitter) -> None:
    sits_down(eve, "move-army", "free-peoples")
    x, y = centre(spot(eve, "army:erebor:free-peoples"))
    finger = Finger(eve)
    width = "() => document.querySelector('[data-testid=map] svg[role=group]').getBoundingClientRect().width"
    before = eve.page.evaluate(width)
    finger.send("touchStart", (x, y))
    finger.send("touchStart", (x, y), (x - 60, y + 60))
    for step in range(1, 7):
        finger.send("touchMove", (x + 10 * step, y), (x - 60 - 10 * step, y + 60 + 10 * step))
    expect(eve.page.locator(GHOST)).to_have_count(0)
    finger.send("touchEnd")
    eve.page.wait_for_function(f"(before) => ({width})() > 1.2 * before", arg=before, timeout=WAIT)
    assert answers(eve) == []


def test_on_a_phone_a_held_card_is_dragged_and_a_swipe_scrolls(fay: Sitter) -> None:
    index = sits_at_cards(fay, "cards-action")
    finger = Finger(fay)
    card = fay.page.locator("[data-panel^='hand-'] [data-spot^='card:'].lit").first
    start = corner(card)
    with finger.lifted(start, (start[0] - 60, start[1])):
        expect(fay.page.locator(GHOST)).to_have_count(0)
    assert fay.asked() == index
    start = corner(card)
    with finger.lifted(start, centre(fay.page.get_by_test_id("pane")), hold=360):
        expect(fay.page.locator(GHOST)).to_be_visible()
        fay.shot("drag-phone")
        expect(fay.page.get_by_test_id("looked")).to_have_count(0)
    expect(fay.page.locator(GHOST)).to_have_count(0)
    assert fay.page.evaluate("() => document.documentElement.dataset.carrying ?? ''") == ""
