"""Every kind of ask has a screen on which nothing lies over anything else and no word is cut, at every size of window.

Hands are full, armies as large as they get, and the language the one with the longest words. A share is looked at each
time, the whole on demand (`-m long`).
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

import thirdage
from tests.browser import Sitter
from tests.web.layout import faults_of, parts_of, share_of
from tests.wotr.four import led_to, who_play
from thirdage.games import find
from thirdage.games.wotr.kings.bundle import KINGS
from thirdage.kernel import CHANCE, Ask
from thirdage.locale import Words

Json = dict[str, Any]
HOME: Final = Path(__file__).parents[1]
OPTIONS: Final[dict[str, tuple[Json, ...]]] = {
    "wotr": ({"free-peoples-tokens": 1, "shadow-tokens": 1},),
    "cards": ({"players": 4, "promos": True}, {"scenario": "duel"}),
    "hunt": ({"players": 3},),
    "kings": ({"expansions": ["kings"]},),
    "four": ({"players": 4, "free-peoples-tokens": 1, "shadow-tokens": 1},),
}
"""Those under which tools/web_asks.py finds the positions; by table: a game, an expansion, a number of players."""
GAMES: Final = {"kings": "wotr", "four": "wotr"}
"""The game of a table whose name is another."""
WAR: Final = ("wotr", *GAMES)
FOUR: Final = (
    "action", "army-figures", "attack-target", "combat-card", "fellowship-phase", "merge-armies", "press",
    "recruit", "swap-card", "take-hit",
)  # fmt: skip
"""What is looked at with four names in the bar: what team-mates are asked, and what is asked most."""
LANGUAGES: Final = {"ru": "ru-RU", "uk": "uk-UA", "en": "en-GB"}
SHARES: Final[dict[tuple[int, int], float]] = {
    (1440, 900): 0.60,
    (1280, 720): 0.55,
    (1920, 1080): 0.60,
    (390, 844): 0.48,
    (1024, 768): 0,
    (768, 1024): 0,
    (844, 390): 0,
    (640, 360): 0,
}
"""Windows, and the least share of the board; the last is a window of 1280 by 720 at twice the size."""
LARGE: Final = (1280, 720)
"""The window in which the largest letters are tried."""
HAND: Final = {"wotr": 6, "cards": 7, "hunt": 5, "kings": 6, "four": 4}
MOST: Final = 10
"""So many units may stand in a region."""


@cache
def kept(table: str) -> dict[str, Json]:
    """A position for every kind of ask (tools/web_asks.py)."""
    if table == "four":
        return {kind: with_four(kind) for kind in FOUR}
    home = HOME / "wotr" / "kings" if table == "kings" else HOME / table
    found: dict[str, Json] = json.loads(gzip.decompress((home / "asks.json.gz").read_bytes()))
    return found


def with_four(kind: str) -> Json:
    """The same ask at a table of four."""
    position = kept("wotr")[kind]
    if position["position"].get("options", {}).get("players") != 4:
        leading = {"free-peoples": "gondor", "shadow": "witch-king"}
        position = next(met.written() for who in who_play() if (met := led_to(kind, who, leading)))
        position["position"]["options"] = OPTIONS["four"][0]
    return position


def kinds(table: str) -> list[str]:
    """All that a seat can be asked; of an expansion what it asks itself, and the answers that it adds."""
    if table == "four":
        return list(FOUR)
    bundle = KINGS if table == "kings" else find(table).base
    asked = [kind.id for kind in bundle.kinds if kind.who != CHANCE]
    return sorted([*asked, *(f"{kind}/{form.kind}" for kind, forms in bundle.forms.items() for form in forms)])


def options_of(table: str, position: Json) -> Json:
    """The options under which the position was met."""
    held = position["position"]
    known = [one for one in OPTIONS[table] if held.get("scenario") in (None, one.get("scenario", "trilogy"))]
    return dict(held.get("options", known[0]))


def is_asked(ask: Ask, kind: str) -> bool:
    """Whether an ask is of a kind, and offers the answer that is named with it."""
    asked, _, answer = kind.partition("/")
    return ask.kind == asked and (not answer or any(option.kind == answer for option in ask.options))


def asker(table: str, position: Json, kind: str) -> str | None:
    """The seat that is asked this in a position; nobody if it is no such position."""
    try:
        match = thirdage.setup(GAMES.get(table, table), position, options=options_of(table, position))
    except thirdage.Refused:
        return None
    return next((ask.seat for ask in match.asks if is_asked(ask, kind)), None)


def fullest(game: str, kind: str, language: str) -> tuple[Json, str]:
    """The position of an ask with full hands of the longest names and the largest armies, as far as they fit it."""
    plain = kept(game)[kind]
    words = Words(language)
    wide = json.loads(json.dumps(plain))
    deepened(game, wide["position"], words)
    only_hands = json.loads(json.dumps(plain))
    fill_hands(game, only_hands["position"], words)
    for position in (wide, only_hands, plain):
        seat = asker(game, position, kind)
        if seat is not None:
            return position, seat
    raise AssertionError(f"{kind} is not asked in its position: tools/web_asks.py --find")


def deepened(game: str, position: Json, words: Words) -> None:
    """Full hands, and one army of each side grown as large as the figures at hand allow."""
    fill_hands(game, position, words)
    if game not in WAR:
        return
    stock = position["reinforcements"]
    for side in ("free-peoples", "shadow"):
        armies = position[side]
        if not armies:
            continue
        region = max(armies, key=lambda one: sum(armies[one].values()))
        for figure in sorted(stock, key=lambda one: len(words.name("figure", one)), reverse=True):
            own = figure.startswith(("isengard", "sauron", "southrons", "nazgul")) == (side == "shadow")
            unit = figure.endswith(("regular", "elite"))
            room = MOST - sum(n for one, n in armies[region].items() if one.endswith(("regular", "elite")))
            more = min(stock[figure], room if unit else 4) if own else 0
            if more > 0:
                armies[region][figure] = armies[region].get(figure, 0) + more
                stock[figure] -= more
                if not stock[figure]:
                    del stock[figure]


def fill_hands(game: str, position: Json, words: Words) -> None:
    """Each hand gets the cards with the longest names, up to its limit."""
    long = lambda card: -len(words.name("card", card))  # noqa: E731
    if game in WAR:
        for place, (seat, hand) in enumerate(position["hands"].items()):
            side = "shadow" if seat in ("shadow", "witch-king", "saruman") else "free-peoples"
            decks = [deck for name, deck in position["decks"].items() if name.startswith(side)]
            room = max(0, HAND[game] - len(hand))
            for card in sorted([card for deck in decks for card in deck["rest"]], key=long)[:room]:
                for deck in decks:
                    if card in deck["rest"]:
                        deck["rest"].remove(card)
                hand.append([card, 1 << place])
    if game == "hunt":
        ally, sorcery = position["ally"], position["sorcery"]
        for deck, hand in (
            (ally["deck"], ally["hand"]),
            *((sorcery["deck"], one) for one in sorcery["hands"].values()),
        ):
            for card in sorted(deck["rest"], key=long)[: max(0, HAND[game] - len(hand))]:
                deck["rest"].remove(card)
                hand.append(card)


def seated(person: Sitter, game: str, kind: str, language: str) -> None:
    """Sit down where this is asked."""
    position, seat = fullest(game, kind, language)
    match = thirdage.setup(GAMES.get(game, game), position, options=options_of(game, position))
    seats = {one: "me" if one == seat else "bot:rules" for one in match.seats}
    wish: Json = {"game": GAMES.get(game, game), "seats": seats, "position": position, "keep_hands": True}
    wish["options"] = options_of(game, position)
    table = person.call("/api/tables", wish)["id"]
    person.open(f"#/table/{table}")
    person.asked()
    assert person.asking.get_attribute("data-kind") == kind.partition("/")[0]
    person.page.locator("[data-testid=pane] [data-spot]").first.wait_for(state="attached")


def settle(person: Sitter) -> None:
    """The page has been laid out for a window."""
    person.page.evaluate(
        "() => document.fonts.ready.then(() => new Promise((go) => "
        "requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => go(true), 120)))))"
    )


def looked_over(person: Sitter, game: str, kind: str, sizes: list[tuple[int, int]]) -> Iterator[str]:
    """What is wrong at each size, and with the largest letters."""
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        settle(person)
        at = f"{kind} at {width}x{height}"
        yield from (f"{at}: {fault}" for fault in faults_of(person.page))
        if not {"bar", "pane", "ask", "tabs"} <= parts_of(person.page):
            yield f"{at}: a part of the frame is missing"
        # The lanes of the Card Game share the window with a taller hand.
        wanted = SHARES[width, height] - (0.07 if game == "cards" and width > height else 0)
        share = share_of(person.page)
        if share < wanted:
            yield f"{at}: the board has {share:.0%}"
    if LARGE in sizes:
        person.page.set_viewport_size({"width": LARGE[0], "height": LARGE[1]})
        person.page.evaluate("document.documentElement.style.fontSize = '25.5px'; dispatchEvent(new Event('resize'))")
        settle(person)
        yield from (f"{kind} with letters of 150 %: {fault}" for fault in faults_of(person.page))
        person.page.evaluate("document.documentElement.style.fontSize = ''; dispatchEvent(new Event('resize'))")


def inspected(browser: Browser, address: str, game: str, some: list[str], language: str, sizes: Any) -> list[str]:
    """One page goes from ask to ask."""
    person = Sitter(browser, address, (1440, 900), LANGUAGES[language])
    person.unhurried()
    faults: list[str] = []
    for kind in some:
        person.page.set_viewport_size({"width": 1440, "height": 900})
        seated(person, game, kind, language)
        faults += looked_over(person, game, kind, list(sizes))
    person.context.close()
    assert not person.faults
    return faults


@pytest.mark.parametrize("game", OPTIONS)
def test_every_kind_of_ask_has_a_position(game: str) -> None:
    """A kind that no position leads to has no screen that anyone has seen."""
    assert sorted(kept(game)) == kinds(game)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_no_ask_covers_or_cuts_anything(browser: Browser, address: str, game: str, language: str) -> None:
    assert not inspected(browser, address, game, kinds(game), language, SHARES)


SHARE: Final = {
    "wotr": ("army-figures", "take-hit", "discard", "combat-card", "share-out"),
    "cards": ("cards-action", "cards-loss", "cards-pay"),
    "hunt": ("hunt-bearer-turn", "hunt-nazgul-turn", "hunt-cancel-token"),
    "kings": ("action/corrupt", "die/awaken", "discard-die", "give-up-card", "lay-tile"),
    "four": ("action", "merge-armies", "swap-card"),
}


@pytest.mark.parametrize("game", OPTIONS)
def test_some_asks_cover_and_cut_nothing(browser: Browser, address: str, game: str) -> None:
    assert not inspected(browser, address, game, list(SHARE[game]), "ru", [(1280, 720), (390, 844), (640, 360)])
