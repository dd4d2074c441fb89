"""What is asked can be pressed: places as buttons, who goes and who stays, advice that is followed."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import Sitter
from tests.web.layout import PARTS
from tests.web.test_frame import at_an_ask

SIZES: Final = ((1280, 720), (1440, 900), (390, 844))
LINES: Final = {"en-GB": "Touch", "ru-RU": "Коснитесь", "uk-UA": "Торкніться"}
NOBODY: Final = {"en-GB": "Nobody enters", "ru-RU": "Никто не входит", "uk-UA": "Ніхто не входить"}


@pytest.mark.parametrize(("size", "locale"), list(zip(SIZES, LINES, strict=True)))
def test_places_are_buttons_too(browser: Browser, address: str, size: tuple[int, int], locale: str) -> None:
    """Where all answers are places a line says so, and the same choices can be pressed."""
    person = Sitter(browser, address, size, locale)
    at_an_ask(person, "wotr", "attack-from")
    expect(person.page.get_by_test_id("places")).to_contain_text(LINES[locale])
    _, faults = person.page.evaluate(PARTS)
    assert not faults
    index = person.asked()
    buttons = person.page.locator("[data-testid=tray] [data-place]")
    assert buttons.count() == person.page.locator("[data-testid=map] [data-spot^='region:'].lit").count()
    person.shot(f"places-{size[0]}")
    buttons.first.click()
    person.done(index)
    person.context.close()
    assert not person.faults


@pytest.mark.parametrize(("size", "locale"), list(zip(SIZES, NOBODY, strict=True)))
def test_wr_btl_39_all_enter_and_nobody_is_an_answer(
    browser: Browser, address: str, size: tuple[int, int], locale: str
) -> None:
    person = Sitter(browser, address, size, locale)
    at_an_ask(person, "wotr", "advance-army")
    index = person.asked()
    expect(person.page.get_by_test_id("confirm")).to_be_enabled()
    nobody = person.page.get_by_test_id("nobody")
    expect(nobody).to_contain_text(NOBODY[locale])
    person.shot(f"nobody-{size[0]}")
    nobody.click()
    person.done(index)
    assert {"kind": "advance-army", "figures": {}} in [said.get("answer") for said in person.sent]
    person.context.close()
    assert not person.faults


def test_advice_is_followed_with_one_press(ann: Sitter) -> None:
    """Where there is no way back one is asked back, else that is all."""
    at_an_ask(ann, "wotr", "action")
    index = ann.asked()
    ann.open_panel("advice").get_by_test_id("do-that").first.click()
    sure = ann.page.get_by_test_id("menu").locator("button.main")
    ann.until(lambda: sure.count() or any(said["type"] == "answer" for said in ann.sent))
    if sure.count():
        sure.click()
    ann.done(index)
    [given] = [said for said in ann.sent if said["type"] == "answer" and said["index"] == index]
    assert given["answer"]["kind"]


def test_pass_and_skip_are_told_apart_and_stand_last(ann: Sitter) -> None:
    at_an_ask(ann, "wotr", "action")
    kinds = [one.get_attribute("data-answer") for one in ann.page.locator("[data-testid=tray] button").all()]
    assert kinds[0] == "use-die"
    assert kinds == [kind for kind in kinds if kind not in QUIET] + [kind for kind in QUIET if kind in kinds]
    expect(ann.page.get_by_test_id("tray")).to_contain_text("The die is spent and nothing happens.")
    ann.shot("told-apart")


QUIET: Final = ("use-ring", "decline", "nothing", "skip", "pass")
