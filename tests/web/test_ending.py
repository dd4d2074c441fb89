"""The end of a game: who won and why, in true words, and what gave the points."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import thirdage
from tests.browser import DESK, PHONE, Sitter, played, seated
from tests.web.test_axe import serious
from tests.web.test_frame import WAR

Json = dict[str, Any]
SEEDS = {"wotr": 3, "cards": 7}
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def records() -> dict[str, Json]:
    """Whole games of the bots."""
    return {game: played(game, seed).record() for game, seed in SEEDS.items()}


def looked_back(person: Sitter, record: Json) -> str:
    """The table of a game that is over, its ending in sight."""
    table: str = person.call("/api/tables/import", {"record": record})["id"]
    person.open(f"#/table/{table}")
    person.ending.wait_for()
    return table


PLACES = [
    pytest.param(DESK, "en-GB", "light", id="desk"),
    pytest.param((1280, 720), "ru-RU", "dark", id="laptop"),
    pytest.param(PHONE, "uk-UA", "light", id="phone"),
    pytest.param((1920, 1080), "en-GB", "dark", id="large"),
]


@pytest.mark.parametrize("game", ["wotr", "cards"])
@pytest.mark.parametrize(("size", "locale", "theme"), PLACES)
def test_a_game_that_is_over_can_be_looked_back_upon(
    browser: Browser, address: str, records: dict[str, Json], game: str, size: tuple[int, int], locale: str, theme: str
) -> None:
    """Where it turned, what it came to, each round from the first on; put aside and taken up again."""
    for ann in seated(Sitter(browser, address, size, locale)):
        ann.context.add_init_script(f"localStorage.setItem('thirdage.theme', '{theme}')")
        looked_back(ann, records[game])
        page = ann.page
        turned = page.get_by_test_id("turning-points").locator("li")
        expect(turned.first.locator("a")).to_have_attribute("href", re.compile(r"replay\?at=\d+"))
        assert all(len(line.split()) > 3 for line in turned.all_inner_texts()), "what happened there is said"
        expect(page.get_by_test_id("spoils").locator("[data-region]").first).to_be_attached()
        expect(page.get_by_test_id("numbers")).to_be_attached()
        expect(page.get_by_test_id("luck")).to_have_count(1 if game == "wotr" else 0)
        rounds = page.get_by_test_id("rounds").locator("[data-round]")
        last = max(int(str(one.get_attribute("data-round"))) for one in rounds.all())
        assert last == {"wotr": 17, "cards": 9}[game]
        expect(rounds).to_have_count(last + 1)
        bar = page.locator("header.bar")
        expect(bar).to_contain_text(re.compile(rf"\b{last}\b"))
        rounds.nth(2).click()
        if game == "wotr":
            expect(bar).to_contain_text(re.compile(r"\b2\b"))
            expect(page.get_by_test_id("ring-way-map")).to_be_attached()
        expect(rounds.nth(2)).to_have_attribute("aria-pressed", "true")
        ann.shot(f"end-{game}-{size[0]}")
        assert not serious(ann, "[data-testid=column]")
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
        page.keyboard.press("Escape")
        expect(ann.ending).to_have_count(0)
        expect(page.get_by_test_id("rounds")).to_have_count(0)
        expect(page.get_by_test_id("just-now")).to_be_visible()
        page.get_by_test_id("end").click()
        expect(ann.ending).to_be_visible()


@pytest.mark.parametrize("game", ["wotr", "cards"])
def test_one_picture_can_be_saved(ann: Sitter, records: dict[str, Json], tmp_path: Path, game: str) -> None:
    looked_back(ann, records[game])
    with ann.page.expect_download() as saved:
        ann.page.get_by_test_id("save-picture").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    picture = file.read_bytes()
    assert file.suffix == ".png"
    assert picture.startswith(PNG)
    width, height = (int.from_bytes(picture[at : at + 4]) for at in (16, 20))
    assert width == 1200
    assert height > 900
    assert len(picture) > 50_000, "there is something on it"


def test_what_gave_the_points_of_the_card_game_adds_up(ann: Sitter, records: dict[str, Json]) -> None:
    """CG-SCO-01 to CG-SCO-04: places, corruption and Ring tokens, each once, make the points told at the end."""
    looked_back(ann, records["cards"])
    spoils = ann.page.get_by_test_id("spoils")
    spoils.locator("[data-region]").first.wait_for()
    [end] = [
        line["args"] for line in thirdage.replay(records["cards"]).log("spectator") if line["id"] == "log-cards-ends"
    ]
    for place, side in enumerate(("free", "shadow")):
        column = spoils.locator(".sides > div").nth(place)
        given = sum(int(one) for one in column.locator("[data-region] > b").all_inner_texts())
        assert given == int(column.locator("[data-sum]").inner_text()) == end[side]
    ann.page.keyboard.press("Escape")
    ann.page.locator("[data-points=shadow]").click()
    areas = ann.page.get_by_test_id("pile")
    sums = [int(re.findall(r"\d+", one)[0]) for one in areas.locator("[data-sum]").all_inner_texts()]
    position = thirdage.replay(records["cards"]).view("spectator")["position"]
    assert sums == [position["points"]["free-peoples"], position["points"]["shadow"]]
    idle = areas.locator("h3.shadow + .cards .nothing")
    assert idle.count() > 0, "paths that the Shadow took count nothing, and say so"


def test_people_have_no_line_of_chances_unless_all_agreed_to_it(ann: Sitter, bob: Sitter) -> None:
    for advice in (False, True):
        wish = {"game": "cards", "options": {"scenario": "duel"}, "seats": {"free-peoples": "me"}, "advice": advice}
        table = ann.call("/api/tables", wish)["id"]
        bob.call(f"/api/tables/{table}/join", {"seat": "shadow"})
        ann.begin(table, bob)
        ann.open(f"#/table/{table}")
        ann.call(f"/api/tables/{table}/resign", {"seat": "free-peoples"})
        expect(ann.ending).to_contain_text("you resigned")
        expect(ann.page.get_by_test_id("spoils")).to_be_attached()
        if advice:
            expect(ann.page.get_by_test_id("chances")).to_be_attached()
        else:
            ann.page.wait_for_timeout(500)
            expect(ann.page.get_by_test_id("chances")).to_have_count(0)
            expect(ann.ending).not_to_contain_text("%")


def test_after_a_first_game_the_whole_one_is_a_click_away(ann: Sitter) -> None:
    ann.open("#/first/wotr")
    ann.page.locator("button.side").first.click()
    ann.asked()
    first = ann.page.url
    ann.call(f"/api/tables/{first.rpartition('/')[2]}/resign", {"seat": "free-peoples"})
    ann.page.get_by_test_id("whole-game").click()
    ann.page.wait_for_url(lambda url: "#/table/" in url and url != first)
    ann.asked()
    told = ann.context.request.get(f"{ann.address}/api/tables/{ann.page.url.rpartition('/')[2]}").json()
    assert (told["start"], told["mine"], told["round"]) == (None, ["free-peoples"], 1)
    assert told["seats"]["shadow"]["level"] == "hobbit"


def test_who_resigned_is_told_so_and_sees_what_gave_the_points(browser: Browser, address: str) -> None:
    """The sum of the places is the number of points of the side."""
    asks = json.loads(gzip.decompress(WAR.read_bytes()))
    position = max(asks.values(), key=lambda one: len(one["position"].get("captured", [])))
    assert position["position"].get("captured"), "a position with a conquered place"
    seat = thirdage.setup("wotr", position).asks[0].seat
    seats = {one: "me" if one == seat else "bot:random" for one in ("free-peoples", "shadow")}
    person = Sitter(browser, address, (1440, 900))
    table = person.call("/api/tables", {"game": "wotr", "seats": seats, "position": position})["id"]
    person.open(f"#/table/{table}")
    person.asked()
    person.call(f"/api/tables/{table}/resign", {"seat": seat})
    ending = person.page.get_by_test_id("ending")
    expect(ending).to_contain_text("you resigned")
    expect(ending).not_to_contain_text("the opponent resigned")
    spoils = person.page.get_by_test_id("spoils")
    expect(spoils.locator("[data-region]").first).to_be_visible()
    given = sum(int(one) for one in spoils.locator("[data-region] b").all_inner_texts())
    shown = person.page.locator("[data-look^='points:'] b").all_inner_texts()
    assert given == sum(int(one) for one in shown)
    person.context.close()
    assert not person.faults
