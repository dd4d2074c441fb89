"""War of the Ring for three and four at the table: a browser for each, one screen for all, and a person among bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import DESK, PHONE, Sitter
from tests.server_driver import Running, serving
from tests.web.four_play import MEETING, chosen
from tests.web.test_online import click
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Rng

Json = dict[str, Any]
FOUR = ("gondor", "rohan", "witch-king", "saruman")
THREE = ("free-peoples", "witch-king", "saruman")


@pytest.fixture
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that the test can look into."""
    with serving(tmp_path_factory.mktemp("four") / "tables.sqlite") as found:
        yield found


def sit_down(
    running: Running, browser: Browser, seats: tuple[str, ...], languages: tuple[str, ...], position: Json | None = None
) -> tuple[dict[str, Sitter], str]:
    """Everybody sits down with a browser of their own; the first makes the table."""
    people = {seat: Sitter(browser, running.address, locale=one) for seat, one in zip(seats, languages, strict=True)}
    for person in people.values():
        person.open()
    first = people[seats[0]]
    wish: Json = {"game": "wotr", "options": {"players": len(seats)}, "seats": {seats[0]: "me"}}
    wish |= {"position": position} if position else {}
    table = first.call("/api/tables", wish)["id"]
    for seat in seats[1:]:
        people[seat].call(f"/api/tables/{table}/join", {"seat": seat})
    for person in people.values():
        person.open(f"#/table/{table}")
    first.until(lambda: running.tables.live[table].match)
    return people, table


def play_until(running: Running, people: dict[str, Sitter], table: str, answers: int, turn: int = 2) -> set[str]:
    """Everybody answers in their own browser until this turn, or so many times; the kinds that were asked."""
    kinds: set[str] = set()
    for _ in range(answers):
        match = running.match(table)
        ask = match.ask
        if ask is None or match.rules.game.progress(match.position)[0] >= turn:
            break
        kinds.add(ask.kind)
        click(people[ask.seat], ask, chosen(match, ask))
    return kinds


def leads(person: Sitter) -> list[str]:
    """The players with a crown, in the bar."""
    seats: list[str] = person.page.locator("[data-player][data-leads=true]").evaluate_all(
        "all => all.map(one => one.dataset.player)"
    )
    return seats


def close(people: dict[str, Sitter]) -> None:
    for person in people.values():
        person.context.close()
        assert not person.faults, person.faults


def test_four_browsers_swap_a_card_and_play(running: Running, browser: Browser) -> None:
    """WR-MP-03, WR-MP-06: everybody sees who leads; a card goes to the team-mate; nobody may speak of cards."""
    people, table = sit_down(running, browser, FOUR, ("en-GB",) * 4)
    kinds = play_until(running, people, table, 14)
    assert "swap-card" in kinds
    expect(people["gondor"].log.filter(has_text="a card of the")).not_to_have_count(0)
    for seat, person in people.items():
        assert leads(person) == ["gondor", "witch-king"]
        ally = {"gondor": "rohan", "rohan": "gondor", "witch-king": "saruman", "saruman": "witch-king"}[seat]
        count = len(running.match(table).view(seat)["position"]["hands"][ally])
        expect(person.page.locator(f"[data-panel='hand-{ally}']")).to_contain_text(str(count))
        expect(person.page.locator(f"[data-panel='hand-{ally}'] [data-card]")).to_have_count(0)
    assert "swap" in people["gondor"].open_panel("chat").get_by_test_id("table-talk").inner_text()
    people["rohan"].shot("four-desk-en")
    close(people)


@pytest.mark.long
def test_four_browsers_through_two_turns(running: Running, browser: Browser) -> None:
    """Cards are swapped, separate armies merge when they are attacked, command passes with the losses and the token."""
    people, table = sit_down(running, browser, FOUR, ("en-GB",) * 4, MEETING)
    commanders: list[str] = []
    person = people["witch-king"]
    badge = person.page.locator("[data-commands]")
    for turn, leading in ((2, ["rohan", "saruman"]), (3, ["gondor", "witch-king"])):
        while play_until(running, people, table, 1, turn):
            here = badge.evaluate_all("all => all.map(one => one.dataset.commands)")
            if not here or here[0] in commanders[-1:]:
                continue
            commanders.append(here[0])
            expect(person.page.locator("[data-panel=commands]").first).to_be_visible()
            person.shot(f"four-commander-{here[0]}")
        for seat in leading:
            expect(person.page.locator(f"[data-player='{seat}'][data-leads=true]")).to_be_visible()
    assert commanders[:2] == ["gondor", "rohan"], "it merged under attack, and command passed with the losses"
    for seat in FOUR:
        expect(people[seat].log.filter(has_text="a card of the")).not_to_have_count(0)
    told = [entry["id"] for entry in running.match(table).log("spectator")]
    assert {"log-wotr-swaps", "log-wotr-merged", "log-wotr-stay-separate"} <= set(told)
    close(people)


@pytest.mark.long
def test_three_browsers_through_a_turn(running: Running, browser: Browser) -> None:
    """WR-MP-25, WR-MP-29: alone the Free Peoples have one player, the Shadow two, of whom one leads."""
    people, table = sit_down(running, browser, THREE, ("en-GB",) * 3)
    person = people["saruman"]
    expect(person.page.locator("[data-player]")).to_have_count(2)
    assert leads(person) == ["witch-king"]
    play_until(running, people, table, 400)
    assert running.match(table).rules.game.progress(running.match(table).position)[0] == 2
    expect(person.page.locator("[data-player='saruman'][data-leads=true]")).to_be_visible()
    people["free-peoples"].shot("three-desk-en")
    close(people)


@pytest.mark.long
def test_a_person_with_three_bots_plays_to_the_end(running: Running, browser: Browser) -> None:
    """On the way through Mordor: the end names the side, and whoever wins inside it."""
    person = Sitter(browser, running.address)
    person.open()
    seats = dict.fromkeys(FOUR, "bot:rules") | {"gondor": "me"}
    position = {
        "options": {"players": 4},
        "turn": 6,
        "next": ["turn"],
        "fellowship": {"region": None, "progress": 0, "mordor": 3, "corruption": 9, "hidden": True, "guide": "gollum"},
        "characters": dict.fromkeys(
            ["gandalf-the-grey", "strider", "legolas", "gimli", "boromir", "meriadoc", "peregrin"], "gone"
        ),
    }
    wish = {"game": "wotr", "options": {"players": 4}, "seats": seats, "position": position}
    table = person.call("/api/tables", wish)["id"]
    person.open(f"#/table/{table}")
    person.until(lambda: table in running.tables.live and running.tables.live[table].match)
    for _ in range(400):
        person.until(lambda: person.ending.count() or person.asking.count())
        if person.ending.count():
            break
        match = running.match(table)
        ask = next((one for one in match.asks if one.seat == "gondor"), None)
        if ask is not None:
            bot = make_bot("wotr", "rules", Rng(ask.index))
            answer = bot.choose(Eyes(match, "gondor"), ask, Rng(ask.index)).json(match.rules.names)
            click(person, ask, answer)
    person.ending.wait_for()
    person.shot("four-end")
    outcome = running.tables.live[table].row.outcome
    assert outcome is not None
    assert set(outcome["winners"]) < set(FOUR)
    ours = {"free-peoples": ("gondor", "rohan"), "shadow": ("witch-king", "saruman")}[outcome["side"]]
    assert set(outcome["winners"]) <= set(ours)
    first = {"gondor": "Gondor", "rohan": "Rohan", "witch-king": "Witch-king", "saruman": "Saruman"}
    expect(person.page.get_by_test_id("won-inside")).to_contain_text(first[outcome["winners"][0]])
    wins = (
        "You have won"
        if "gondor" in outcome["winners"]
        else "Your side has won"
        if "gondor" in ours
        else "You have lost"
    )
    expect(person.ending).to_contain_text(wins)
    last = running.tables.live[table].row.index
    for seat in FOUR:  # the past can be seen with everybody's eyes
        person.open(f"#/table/{table}/replay?at={last}&seat={seat}")
        expect(person.page.locator(f"[data-panel='hand-{seat}']").first).to_be_visible()
    close({"": person})


def test_four_at_one_screen_each_behind_the_curtain(running: Running, browser: Browser) -> None:
    person = Sitter(browser, running.address)
    person.open()
    wish = {"game": "wotr", "options": {"players": 4}, "seats": dict.fromkeys(FOUR, "me")}
    table = person.call("/api/tables", wish)["id"]
    person.open(f"#/table/{table}")
    person.until(lambda: running.tables.live[table].match)
    met: set[str] = set()
    curtain = person.page.get_by_test_id("curtain")
    for _ in range(12):
        if len(met) == len(FOUR):
            break
        ask = running.match(table).ask
        assert ask is not None
        person.page.locator("[data-testid=curtain], [data-testid=prompt][data-index]").first.wait_for()
        if curtain.count():
            expect(person.page.locator("[data-card]")).to_have_count(0)
            curtain.get_by_role("button").click()
        index = person.asked()
        asked = next(one for one in running.match(table).asks if one.seat not in met or one.index == index)
        seat = person.page.evaluate("() => document.querySelector('[data-panel^=hand-]').dataset.panel")
        met.add(seat.removeprefix("hand-"))
        assert asked.index == index
        person.answer()
    assert met == set(FOUR)
    close({"": person})


@pytest.mark.parametrize(("size", "language"), [(DESK, "en-GB"), (DESK, "ru-RU"), (PHONE, "en-GB"), (PHONE, "ru-RU")])
def test_a_person_with_three_bots(running: Running, browser: Browser, size: tuple[int, int], language: str) -> None:
    person = Sitter(browser, running.address, size, language)
    person.open()
    seats = dict.fromkeys(FOUR, "bot:rules") | {"rohan": "me"}
    table = person.call("/api/tables", {"game": "wotr", "options": {"players": 4}, "seats": seats})["id"]
    person.open(f"#/table/{table}")
    for _ in range(3):
        person.answer()
    person.asked()
    person.shot(f"four-{size[0]}-{language[:2]}")
    expect(person.page.locator("[data-player]")).to_have_count(4)
    close({"": person})


def test_the_number_of_players_is_chosen_in_plain_sight(running: Running, browser: Browser) -> None:
    person = Sitter(browser, running.address)
    person.open()
    person.page.locator("input[name=game][value=wotr]").check(force=True)
    for number in (3, 4):
        person.page.locator(f"input[name=players][value='{number}']").check(force=True)
        expect(person.page.locator(".sides button")).to_have_count(number)
    close({"": person})


FITS = """() => [...document.querySelectorAll('.bar > div')].flatMap((part) => {
  const box = part.getBoundingClientRect();
  const shown = [...part.querySelectorAll('*')].filter((one) => {
    const style = getComputedStyle(one);
    const aside = one.closest('.unseen, strong.cap, details > *:not(summary)');
    return one.getClientRects().length && style.clipPath === 'none' && !aside;
  });
  return shown.flatMap((one) => {
    const at = one.getBoundingClientRect();
    const out = at.right > box.right + 4 || at.left < box.left - 4;
    return out ? [`${part.className}: ${one.outerHTML.slice(0, 60)} from ${at.left} to ${at.right}`] : [];
  });
})"""
"""What does not fit into its part of the bar."""


@pytest.mark.parametrize("size", [(1280, 720), DESK, (1920, 1080), PHONE])
def test_the_bar_holds_four_players(running: Running, browser: Browser, size: tuple[int, int]) -> None:
    """All dice are rolled, everybody holds cards of both decks, several decide: nothing lies upon anything else."""
    person = Sitter(browser, running.address, size)
    person.open()
    hand = {"gondor": ["fp-str-14", "fp-char-01"], "rohan": ["fp-str-09", "fp-char-02"]}
    hand |= {"witch-king": ["sh-str-01", "sh-char-01"], "saruman": ["sh-str-02", "sh-char-02"]}
    dice = {"free-peoples": ["army-muster"] * 2 + ["character"] * 2, "shadow": ["army"] * 4 + ["event"] * 3}
    starts: dict[str, Json] = {
        "swap": {"next": ["swap-cards"]},
        "action": {"next": ["action", 1], "dice": dice},
    }
    for start, parts in starts.items():
        seats = dict.fromkeys(FOUR, "bot:rules") | {"rohan": "me"}
        if start == "swap":
            seats["saruman"] = "open"
        position = {"options": {"players": 4}, "turn": 1, "hands": hand, **parts}
        wish = {"game": "wotr", "options": {"players": 4}, "seats": seats, "position": position, "keep_hands": True}
        table = person.call("/api/tables", wish)["id"]
        if start == "swap":
            other = Sitter(browser, running.address)
            other.open()
            other.call(f"/api/tables/{table}/join", {"seat": "saruman"})
            other.open(f"#/table/{table}")
        person.open(f"#/table/{table}")
        person.asked()
        for language in ("en", "ru", "uk"):
            person.speak(language)
            assert person.page.evaluate(FITS) == []
            person.shot(f"four-bar-{size[0]}-{language}-{start}")
        if start == "swap":
            person.answer()
            for language in ("ru", "uk"):
                person.speak(language)
                assert person.page.evaluate(FITS) == []
            person.shot(f"four-bar-{size[0]}-waits")
            other.context.close()
    close({"": person})
