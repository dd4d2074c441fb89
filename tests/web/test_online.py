"""War of the Ring online: two people, each with a browser, play to the end; one reloads, the other's line breaks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import Sitter, played
from tests.server_driver import Running, serving
from thirdage.bots import Bot, Eyes, make_bot
from thirdage.kernel import Ask, Rng

Json = dict[str, Any]
FP, SH = "free-peoples", "shadow"


@pytest.fixture
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the test can look into: people who play at random would never come to an end."""
    with serving(tmp_path_factory.mktemp("online") / "tables.sqlite") as found:
        yield found


def click(person: Sitter, ask: Ask, answer: Json) -> None:
    """Give this answer by the page: a button of the list, or steppers and boxes where so many of each are asked for."""
    assert person.asked() == ask.index
    person.open_list()
    if ask.options.parametric:
        fill_in(person, next(value for key, value in answer.items() if key != "kind"))
        person.done(ask.index)
        return
    buttons = person.ask.locator("button[data-answer]")
    offered = [json.loads(one) for one in buttons.evaluate_all("all => all.map(one => one.dataset.answer)")]
    assert answer in offered, (answer, offered)
    buttons.nth(offered.index(answer)).click()
    person.done(ask.index)


def fill_in(person: Sitter, wanted: dict[str, int] | list[str | int]) -> None:
    """So many of each, or these; what must be taken anyway is chosen already."""
    none = person.ask.get_by_role("button", name="None", exact=True)
    if isinstance(wanted, dict) and none.is_enabled():
        none.click()
    for id, count in wanted.items() if isinstance(wanted, dict) else [(item, 1) for item in wanted]:
        item = person.ask.locator(f"[data-item='{id}']")
        for _ in range(count):
            item.locator(".stepper button:last-child, input").click()
    person.ask.locator("button.main").click()


def play(running: Running, browser: Browser, position: Json | None) -> int:
    """Two people play as the rules of thumb tell them, to the end; how many answers they gave."""
    people = {seat: Sitter(browser, running.address) for seat in (FP, SH)}
    bots: dict[str, Bot] = {seat: make_bot("wotr", "rules", Rng(place)) for place, seat in enumerate(people, 1)}
    wish: Json = {"game": "wotr", "seats": {FP: "me"}} | ({"position": position} if position else {})
    for person in people.values():
        person.open()
    table = people[FP].call("/api/tables", wish)["id"]
    people[SH].call(f"/api/tables/{table}/join", {"seat": SH})
    for person in people.values():
        person.open(f"#/table/{table}")
    count = 0
    people[FP].until(lambda: running.tables.live[table].match)
    while (ask := running.match(table).ask) is not None:
        match = running.match(table)
        chosen = bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(count))
        click(people[ask.seat], ask, chosen.json(match.rules.names))
        count += 1
        if count == 5:
            people[FP].page.reload()
        if count == 9:
            people[SH].drop_line()
    outcome = running.match(table).outcome
    assert outcome is not None
    for seat, person in people.items():
        expect(person.ending).to_contain_text("You have won" if seat in outcome.winners else "You have lost")
        person.context.close()
        assert not person.faults
    assert len(people[SH].lines) == 2
    return count


def two_turns_before_the_end() -> Json:
    """A game of the bots, in the turn before its last."""
    last = played("wotr", 3)
    turns = last.rules.game.progress(last.position)[0]
    return played("wotr", 3, rounds=turns - 1).written()


def test_two_people_finish_a_game_online(running: Running, browser: Browser) -> None:
    assert play(running, browser, two_turns_before_the_end()) > 9


@pytest.mark.long
def test_two_people_play_a_whole_game_online(running: Running, browser: Browser) -> None:
    assert play(running, browser, None) > 200
