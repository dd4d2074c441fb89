"""Text in drawings can be read by day and by night: 4.5 to 1 against what lies below it, which axe does not look at.

The page is looked at twice, with its letters and without: where the two differ there is a letter, and what is there
in the second is what it stands on, a halo included.
"""

from __future__ import annotations

import base64
import gzip
import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import Sitter, played
from tests.web import hunt_seats
from tests.web.test_axe import war_table

Json = dict[str, Any]
POSITIONS: Final = Path(__file__).parents[1] / "wotr" / "asks.json.gz"
LEAST: Final = 4.5
BARE: Final = """svg text, svg tspan, svg textPath, svg use[href*=number] {
    fill: transparent !important; transition: none !important;
}"""
STILL: Final = "*, ::before, ::after { animation: none !important; transition: none !important }"
MEASURE: Final = """async ([whole, bare]) => {
    const look = async (data) => {
        const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
        pen.drawImage(picture, 0, 0);
        return pen.getImageData(0, 0, picture.width, picture.height);
    };
    const [with_, without] = [await look(whole), await look(bare)];
    const light = ([r, g, b]) => {
        const part = (one) => ((one /= 255) <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
        return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
    };
    const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
    const found = [];
    for (const text of document.querySelectorAll("svg text, svg use[href*=number]")) {
        const drawn = text.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (text.closest("defs") || !drawn) continue;
        const fill = getComputedStyle(text).fill.match(/[\\d.]+/g)?.map(Number);
        if (!fill) continue;
        const box = text.getBoundingClientRect();
        const seen = [];
        for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(with_.height, box.bottom); y += 1)
            for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(with_.width, box.right); x += 1) {
                const at = 4 * (y * with_.width + x);
                const [a, b] = [with_, without].map(({ data }) => [data[at], data[at + 1], data[at + 2]]);
                // A letter, not the mixed edge of one.
                if (contrast(a, fill) < 1.35 && a.some((one, place) => Math.abs(one - b[place]) > 12))
                    seen.push(contrast(a, b));
            }
        seen.sort((a, b) => a - b);
        const said = text.textContent.trim() || text.getAttribute("href");
        const kind = `${text.getAttribute("class") ?? ""}`.replace(/svelte-\\w+/g, "").trim();
        found.push([said, kind, seen.length, seen.length ? seen[Math.floor(seen.length / 10)] : 0]);
    }
    return found;
}"""
"""Of every text in a drawing: what it says, its class, how many pixels of it are plain, and their contrast, that which
all but a tenth of them have."""


def faint(page: Page, least_texts: int) -> list[str]:
    """The texts on the page that stand out too little."""
    page.add_style_tag(content=STILL)
    page.wait_for_timeout(300)
    pictures = [page.screenshot()]
    bare = page.add_style_tag(content=BARE)
    pictures.append(page.screenshot())
    bare.evaluate("(style) => style.remove()")
    found = page.evaluate(MEASURE, [base64.b64encode(picture).decode() for picture in pictures])
    measured = [(said, kind, ratio) for said, kind, pixels, ratio in found if pixels >= 3]
    assert len(measured) >= least_texts, f"{len(measured)} of {len(found)} texts have been measured"
    return sorted({f"{said} ({kind}): {ratio:.1f}" for said, kind, ratio in measured if ratio < LEAST})


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def person(browser: Browser, address: str, theme: str) -> Any:
    one = Sitter(browser, address)
    one.unhurried()
    one.context.add_init_script(f"localStorage.setItem('thirdage.theme', '{theme}')")
    yield one
    one.context.close()
    assert not one.faults


def painted(page: Page) -> None:
    """The land has been painted, and the map rests."""
    page.locator("[data-testid=land][data-painted=true]").wait_for()
    page.locator(".window:not(.moving)").wait_for()
    page.wait_for_timeout(700)


def test_the_test_sees_what_is_faint(person: Sitter) -> None:
    war_table(person, played("wotr", 3, ask="action", seat="free-peoples").written(), "free-peoples")
    painted(person.page)
    person.page.add_style_tag(content=".names .region { fill: #b9a88a !important; stroke: #c9b89a !important }")
    assert len(faint(person.page, 60)) > 40


def test_names_and_numbers_on_the_map(person: Sitter, theme: str) -> None:
    """The whole map, with places lit and without, and a part of it from near."""
    page = person.page
    faults: dict[str, list[str]] = {}
    position = played("wotr", 5, ask="action", seat="free-peoples").written()
    war_table(person, position, "free-peoples")
    painted(page)
    faults["all"] = faint(page, 100)
    person.shot(f"contrast-{theme}")
    for _ in range(3):
        page.get_by_test_id("map").locator(".tools button").first.click()
        page.wait_for_timeout(450)
    painted(page)
    faults["near"] = faint(page, 15)
    person.shot(f"contrast-near-{theme}")
    kept: Json = json.loads(gzip.decompress(POSITIONS.read_bytes()))
    war_table(person, kept["move-army"], "free-peoples")
    painted(page)
    faults["lit"] = faint(page, 100)
    assert not {place: found for place, found in faults.items() if found}


def test_tiles_of_the_hunt(person: Sitter) -> None:
    kept: Json = json.loads(gzip.decompress(POSITIONS.read_bytes()))
    war_table(person, kept["hunt-re-roll"], "shadow")
    person.answer()
    person.page.get_by_test_id("stage").wait_for()
    assert not faint(person.page, 0)


def test_pictures_of_the_help(person: Sitter) -> None:
    faults: dict[str, list[str]] = {}
    for game, pages in (("wotr", ("turn", "hunt")), ("cards", ("combat",))):
        for one in pages:
            person.open(f"#/help/{game}/guides/{one}")
            person.page.locator("main .content li, main .content dt").first.wait_for()
            faults[one] = faint(person.page, 0)
    assert not {place: found for place, found in faults.items() if found}


def test_names_and_numbers_on_the_maps_of_hunt_for_the_ring(person: Sitter, theme: str) -> None:
    """The Shire, and the land from Bree to Rivendell."""
    faults: dict[str, list[str]] = {}
    for kind in ("hunt-nazgul-turn", "hunt-gandalf-goes"):
        hunt_seats.sits_down(person, kind)
        person.page.wait_for_timeout(1200)
        faults[kind] = faint(person.page, 20)
        person.shot(f"contrast-{kind}-{theme}")
    assert not {place: found for place, found in faults.items() if found}
