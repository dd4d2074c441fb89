"""The map of War of the Ring in a real Chromium: where regions lie, moving about, names, what stands there in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import Sitter, chromium
from tests.server_driver import Process

Json = dict[str, Any]
ROOT: Final = Path(__file__).parents[2]
FRAME: Final = 12
"""Width of the frame around the drawing, in map units."""
LARGE: Final = "[data-testid=map] { position: fixed !important; z-index: 99; inset: 4rem 0 0; height: auto !important }"
"""The map under test fills the window, whatever the page leaves it."""
POSITION: Final[Json] = {
    "turn": 3,
    "free-peoples": {"minas-tirith": {"gondor-regular": 3, "gondor-elite": 1, "gondor-leader": 1}},
    "shadow": {"helms-deep": {"isengard-regular": 5, "isengard-elite": 2}, "moria": {"sauron-regular": 2, "nazgul": 3}},
    "inside": {"helms-deep": {"rohan-regular": 2, "rohan-leader": 1}},
    "captured": ["fords-of-isen", "westemnet"],
    "fellowship": {"region": "rivendell", "progress": 3},
}


@pytest.fixture(scope="module")
def sitter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sitter]:
    """Somebody before a table with a siege; all tests look at it one after the other."""
    server = Process(tmp_path_factory.mktemp("map") / "tables.sqlite")
    try:
        with chromium() as browser:
            person = Sitter(browser, server.start())
            person.open()
            sit_down(person)
            yield person
            person.context.close()
            assert not person.faults
    finally:
        server.kill()


def sit_down(person: Sitter) -> None:
    """At a table that nobody has touched."""
    seats = {"free-peoples": "me", "shadow": "bot:random"}
    table = person.call("/api/tables", {"game": "wotr", "position": POSITION, "seats": seats})
    person.open(f"#/table/{table['id']}")
    person.page.locator("[data-testid=land][data-painted=true]").wait_for()
    person.page.add_style_tag(content=LARGE)


@pytest.fixture
def page(sitter: Sitter) -> Page:
    """The page with the whole map in sight and nothing looked at."""
    fit(sitter.page)
    return sitter.page


def fit(page: Page) -> None:
    page.mouse.move(2, 2)
    button = page.get_by_role("button", name="Show the whole map")
    button.evaluate("(button) => button.click()")  # nothing happens if all is seen already
    expect(button).to_be_disabled()
    at_rest(page)


def where(page: Page, *regions: str) -> dict[str, list[float]]:
    """The places of names of regions on the screen, worked out from the drawing."""
    box = page.get_by_test_id("land").bounding_box()
    drawing = json.loads((ROOT / "web/src/games/wotr/map/geometry.json").read_text(encoding="utf-8"))
    assert box is not None
    scale = box["width"] / (drawing["size"][0] + 2 * FRAME)
    found = {}
    for id in regions or drawing["regions"]:
        x, y, _ = drawing["regions"][id]["label"]
        found[id] = [box["x"] + (x / 10 + FRAME) * scale, box["y"] + (y / 10 + FRAME) * scale]
    return found


def width(page: Page) -> float:
    """How wide the whole map is on the screen."""
    box = page.get_by_test_id("land").bounding_box()
    assert box is not None
    return box["width"]


def at_rest(page: Page) -> None:
    page.wait_for_function("() => !document.querySelector('[data-testid=map] .window').classList.contains('moving')")


def test_every_region_is_where_it_is_drawn(sitter: Sitter, page: Page) -> None:
    sitter.shot("first")
    places = where(page)
    hit = page.evaluate(
        """(places) => Object.fromEntries(Object.entries(places).map(([id, [x, y]]) => {
          const found = document.elementFromPoint(x, y)?.closest("[data-spot]");
          return [id, found?.dataset.region ?? found?.dataset.at];
        }))""",
        places,
    )
    assert len(hit) == 105
    assert {id: got for id, got in hit.items() if got != id} == {}


def test_the_wheel_zooms_to_the_pointer(page: Page) -> None:
    before = width(page)
    x, y = where(page, "edoras")["edoras"]
    page.mouse.move(x, y)
    for _ in range(3):
        page.mouse.wheel(0, -200)
    at_rest(page)
    assert width(page) > before * 2
    now = where(page, "edoras")["edoras"]
    assert abs(now[0] - x) < 3
    assert abs(now[1] - y) < 3
    fit(page)
    assert abs(width(page) - before) < 2


def test_a_glide_is_at_rest_when_it_is_over(page: Page) -> None:
    """Also where it begins while a turn of the wheel is about to come to rest."""
    rested, later = page.get_by_role("button", name="Nearer").evaluate(
        """async (nearer) => {
          const map = document.querySelector("[data-testid=map] .window");
          const rest = new Promise((rested) => {
            const look = () => map.classList.contains("moving") || rested(map.firstElementChild.style.transform);
            new MutationObserver(look).observe(map, { attributeFilter: ["class"] });
          });
          map.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, clientX: 400, clientY: 400, cancelable: true }));
          nearer.click();
          const rested = await rest;
          await new Promise((later) => setTimeout(later, 500));
          return [rested, map.firstElementChild.style.transform];
        }"""
    )
    assert rested == later


def test_dragging_moves_the_map_and_touches_nothing(page: Page) -> None:
    page.get_by_role("button", name="Nearer").click()
    at_rest(page)
    page.get_by_role("button", name="Nearer").click()
    at_rest(page)
    x, y = where(page, "lorien")["lorien"]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    at_rest(page)
    now = where(page, "lorien")["lorien"]
    assert abs(now[0] - (x - 60)) < 3
    assert abs(now[1] - (y - 40)) < 3


def test_two_fingers_zoom_and_one_moves(sitter: Sitter) -> None:
    page = sitter.context.new_page()
    page.goto(sitter.page.url)
    page.locator("[data-testid=land][data-painted=true]").wait_for()
    page.add_style_tag(content=LARGE)
    fit(page)
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    before = width(page)
    x, y = where(page, "fangorn")["fangorn"]
    touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 6):
        touch("touchMove", (x - 20 - 8 * step, y), (x + 20 + 8 * step, y))
    touch("touchEnd")
    at_rest(page)
    assert width(page) > before * 2
    x, y = where(page, "fangorn")["fangorn"]
    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x + 10 * step, y + 6 * step))
    touch("touchEnd")
    at_rest(page)
    now = where(page, "fangorn")["fangorn"]
    assert abs(now[0] - (x + 50)) < 4
    assert abs(now[1] - (y + 30)) < 4
    page.close()


def test_the_keyboard_goes_from_region_to_region(page: Page) -> None:
    before = width(page)
    regions = page.locator("[data-testid=map] [data-region]")
    assert regions.count() == 105
    assert page.locator("[data-testid=map] [data-region][tabindex='0']").count() == 1
    page.locator("[data-testid=map] [data-region][tabindex='0']").focus()
    page.keyboard.press("+")
    at_rest(page)
    assert width(page) > before
    page.keyboard.press("0")
    at_rest(page)
    assert abs(width(page) - before) < 2


def test_arrows_follow_the_borders(page: Page) -> None:
    first = page.locator("[data-testid=map] [data-region][tabindex='0']")
    first.focus()
    begin = first.get_attribute("data-region")
    page.keyboard.press("ArrowDown")
    now = page.evaluate("() => document.activeElement.dataset.region")
    assert now != begin
    expect(page.locator(f"[data-region={now}]")).to_have_attribute("tabindex", "0")
    expect(page.locator("[data-testid=map] [data-region][tabindex='0']")).to_have_count(1)
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_a_region_tells_who_stands_there(page: Page) -> None:
    deep = page.locator("[data-region=helms-deep]")
    said = deep.get_attribute("aria-label") or ""
    for part in ("Helm's Deep", "Rohan", "Stronghold", "2 victory points", "besieged", "2 Regulars", "5 Regulars"):
        assert part in said
    expect(page.locator("[data-spot='inside:helms-deep']")).to_have_count(1)
    expect(page.locator("[data-spot='army:helms-deep:shadow']")).to_have_count(1)
    expect(page.locator("[data-spot='nazgul:moria']")).to_have_count(1)
    x, y = where(page, "minas-tirith")["minas-tirith"]
    page.mouse.move(x, y)
    card = page.get_by_role("tooltip")
    expect(card).to_contain_text("Minas Tirith")
    expect(card).to_contain_text("Gondor: 3 Regulars, 1 Elite, 1 Leader")


def test_the_reach_of_the_fellowship(page: Page) -> None:
    toggle = page.get_by_role("button", name="Show how far the Fellowship may have come")
    toggle.click()
    lit = page.locator("[data-region].within").evaluate_all("(all) => all.map((one) => one.dataset.region)")
    toggle.click()
    assert {"rivendell", "fords-of-bruinen", "hollin", "moria", "goblins-gate"} <= set(lit)
    assert "lorien" not in lit
    expect(page.locator("[data-region].within")).to_have_count(0)


def test_names_in_three_languages_never_lie_over_each_other(sitter: Sitter, page: Page) -> None:
    for language, name, sea in (
        ("ru", "Минас Тирит", "Белегаэр"),
        ("uk", "Мінас-Тіріт", "Белеґаер"),
        ("en", "Minas Tirith", "Belegaer"),
    ):
        sitter.speak(language)
        for near in (0, 3):
            page.locator("[data-testid=map] .window").hover()
            for _ in range(near):
                page.mouse.wheel(0, -150)
            at_rest(page)
            boxes = page.locator("[data-name]").evaluate_all(
                """(all) => all.map((one) => { const { x, y, width, height } = one.getBBox();
                     const size = Number(one.getAttribute("font-size"));
                     return [one.dataset.name, x, y + size * 0.25, x + width, y + height - size * 0.3]; })"""
            )
            assert len(boxes) >= 95
            assert overlapping(boxes) == []
        expect(page.locator("[data-name=minas-tirith]")).to_have_text(name)
        expect(page.locator("[data-testid=map]")).to_contain_text(sea)
        sitter.shot(f"map-{language}")
        page.locator(".tools button").nth(2).click()
        at_rest(page)


def overlapping(boxes: list[list[Any]]) -> list[str]:
    """Pairs of names whose letters share more than the width of a stroke."""
    return [
        f"{a[0]} {b[0]}"
        for place, a in enumerate(boxes)
        for b in boxes[place + 1 :]
        if min(a[3], b[3]) - max(a[1], b[1]) > 1 and min(a[4], b[4]) - max(a[2], b[2]) > 1
    ]


def test_by_night(sitter: Sitter, page: Page) -> None:
    """The dark look paints the land anew."""
    pixel = """() => { const land = document.querySelector("[data-testid=land]");
      const copy = new OffscreenCanvas(1, 1).getContext("2d");
      copy.drawImage(land, land.width * 0.06, land.height * 0.6, 1, 1, 0, 0, 1, 1);
      return [...copy.getImageData(0, 0, 1, 1).data].slice(0, 3).reduce((a, b) => a + b); }"""
    assert page.evaluate(pixel) > 380
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"() => ({pixel})() < 160")
    sitter.shot("map-night")
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"() => ({pixel})() > 380")


def test_a_lit_region_is_touched(sitter: Sitter, page: Page) -> None:
    """What the offer has an answer for is lit, and a click on it is that answer: the Fellowship is declared there."""
    lit = page.locator("[data-region].lit").evaluate_all("(all) => all.map((one) => one.dataset.region)")
    assert {"rivendell", "hollin", "moria", "goblins-gate"} <= set(lit)
    assert "lorien" not in lit
    page.mouse.click(*where(page, "hollin")["hollin"])
    page.get_by_test_id("menu").locator("[data-answer=declare]").press("Enter")  # it cannot be taken back
    expect(page.locator("[data-spot=fellowship][data-at=hollin]")).to_have_count(1)
    expect(page.locator("[data-region].lit")).to_have_count(0)
    sit_down(sitter)  # whichever test comes next
