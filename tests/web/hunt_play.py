"""People who play Hunt for the Ring in browsers: what bots would answer, by the page or, faster, by their calls."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser

from tests.browser import Sitter
from tests.server_driver import Running
from thirdage.bots import Bot, Eyes, make_bot
from thirdage.kernel import Ask, Rng

Json = dict[str, Any]
RB, ONE, TWO = "ring-bearer", "ringwraith-1", "ringwraith-2"
SEATS = (RB, ONE, TWO)


class Hunters:
    """People at one table, each with a browser; `bots` choose for them, on what their seats know."""

    def __init__(self, running: Running, browser: Browser, seats: tuple[str, ...] = SEATS, seed: int = 1) -> None:
        self.running = running
        self.seed = seed
        self.people = {seat: Sitter(browser, running.address) for seat in seats}
        self.game, self.table = "hunt", ""
        self.bots: dict[str, Bot] = {}
        for person in self.people.values():
            person.open()

    def sit(self, wish: Json) -> str:
        """A new table, at which all sit down."""
        first, *others = self.people
        self.table = self.people[first].call("/api/tables", {"game": "hunt", "seats": {first: "me"}, **wish})["id"]
        for seat in others:
            self.people[seat].call(f"/api/tables/{self.table}/join", {"seat": seat})
        self.open()
        return self.table

    def open(self) -> None:
        """All open the table, and its game begins."""
        for person in self.people.values():
            person.open(f"#/table/{self.table}")
        next(iter(self.people.values())).until(lambda: self.running.tables.live[self.table].match)
        self.bots = {
            seat: make_bot(self.game, "rules", Rng(self.seed + place)) for place, seat in enumerate(self.people, 1)
        }

    @property
    def row(self) -> Any:
        """The row of the table."""
        return self.running.tables.live[self.table].row

    def play(self, click: Callable[[int], bool], most: int = 10_000) -> int:
        """Answer until the table rests or the game is over; `click` says which answers are given by the page."""
        count = 0
        while count < most and not self.row.resting:
            match = self.running.match(self.table)
            ask = next((ask for ask in match.asks if ask.seat in self.people), None)
            if ask is None:
                break
            chosen = self.bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index + self.seed))
            answer = chosen.json(match.rules.names)
            if click(count):
                self.click(ask, answer)
            else:
                body = {"seat": ask.seat, "index": ask.index, "answer": answer}
                self.people[ask.seat].call(f"/api/tables/{self.table}/answer", body)
            count += 1
        return count

    def click(self, ask: Ask, answer: Json) -> None:
        """Give this answer by the list of the page."""
        person = self.people[ask.seat]
        person.page.locator(f"[data-testid=prompt][data-index='{ask.index}']").wait_for()
        person.open_list()
        if ask.options.parametric:
            self.fill_in(person, next(value for key, value in answer.items() if key != "kind"))
        else:
            buttons = person.ask.locator("button[data-answer]")
            offered = [json.loads(one) for one in buttons.evaluate_all("all => all.map(one => one.dataset.answer)")]
            assert answer in offered, (answer, offered)
            buttons.nth(offered.index(answer)).click()
        person.done(ask.index)

    @staticmethod
    def fill_in(person: Sitter, wanted: dict[str, int] | list[str | int]) -> None:
        """So many of each, or these."""
        none = person.ask.get_by_role("button", name="None", exact=True)
        if isinstance(wanted, dict) and none.is_enabled():
            none.click()
        for id, count in wanted.items() if isinstance(wanted, dict) else [(item, 1) for item in wanted]:
            item = person.ask.locator(f"[data-item='{id}']")
            for _ in range(count):
                item.locator(".stepper button:last-child, input").click()
        person.ask.locator("button.main").click()

    def close(self) -> None:
        """Nobody has met a fault of the page."""
        for person in self.people.values():
            person.context.close()
            assert not person.faults, person.faults
