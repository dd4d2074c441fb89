"""Hunt for the Ring for the soak: what brings a game forward, and positions in which rare things are near."""

from __future__ import annotations

from typing import Any, Final

from thirdage.bots.hints import Hints
from thirdage.games.hunt.facts import DATA

Json = dict[str, Any]
LIKES: Final = {
    "record-location": 32,
    "move-frodo": 32,
    "play-ally": 16,
    "play-sorcery": 16,
    "draw-sorcery": 2,
    "cancel-action": 16,
    "use-companion": 4,
    "turn-companion": 2,
    "spend-fellowship": 2,
    "reveal-gandalf": 64,
    "do-deed": 64,
    "enter-rivendell": 64,
    "change-direction": 4,
    "hunt": 16,
    "hunt-with-die": 16,
    "search": 4,
    "ability-search": 8,
    "ability-ride": 8,
    "ability-hunt": 4,
    "manhunt": 16,
    "remove-ally-token": 16,
    "share-cards": 4,
}
"""Frodo goes on, cards are played, Gandalf acts, the Nazgûl hunt."""
NAMES: Final = ("blue", "green", "red", "purple")
CARDS: Final[dict[str, list[str]]] = {
    deck: [row["id"] for row in DATA["cards"]["card"] if row["deck"] == deck] for deck in ("ally1", "ally2", "sorcery")
}
SHORT: Final = [row["id"] for row in DATA["journeys"]["journey"] if row["deck"] == "short"]


def _table(players: int) -> Json:
    """Who commands which Nazgûl, where so many play."""
    alone = [[name] for name in NAMES[: players - 2]]
    orders = [[*NAMES]] if players == 2 else [*alone, list(NAMES[players - 2 :])]
    return {"options": {"players": players}, "orders": orders}


def _hands(players: int, *cards: str) -> Json:
    """These Sorcery cards, the first player's first, no more than five a hand."""
    seats = ["ringwraiths"] if players == 2 else [f"ringwraith-{n}" for n in range(1, players)]
    return {"hands": {seat: list(cards[5 * n : 5 * n + 5]) for n, seat in enumerate(seats)}}


def _left_the_shire(players: int) -> Json:
    """Frodo has just left the Shire; the Ringwraiths have five abilities and uneven hands."""
    return {
        **_table(players),
        "day": 5,
        "phase": "night",
        "next": ["chapter-over"],
        "start": "1-1",
        "log": ["1-A"],
        "track": 1,
        "arrived": True,
        "nazgul": {"blue": "1-17", "green": "1-25", "red": "1-41", "purple": "1-48"},
        "information": {"held": [], "turned": [], "gained": [f"1-{n}" for n in (6, 21, 23, 30, 34)]},
        "ally": {"hand": CARDS["ally1"][:4]},
        "sorcery": _hands(players, *CARDS["sorcery"][:5]),
        "companions": {"frodo": "up", "sam": "up", "pippin": "up", "merry": "up"},
        "corruption": 2,
    }


def _in_the_shire(players: int, *, first: int) -> Json:
    """The third night of chapter 1: the hunters are near, everybody holds cards."""
    spells = CARDS["sorcery"][first:]
    return {
        **_table(players),
        "day": 3,
        "phase": "night",
        "next": ["ring-bearer"],
        "start": "1-1",
        "log": ["1-5", ".", "1-12", ".", ".", "1-20", "1-31"],
        "track": 7,
        "corruption": 4,
        "nazgul": {"blue": "1-31", "green": "1-33", "red": "1-20", "purple": "1-26"},
        "dice": ["ring", "sword", "sword", "sorcery", "sorcery", "shadow"],
        "information": {"held": ["1-21", "1-30"], "turned": [], "gained": ["1-6", "1-23", "1-34"]},
        "ally": {"hand": CARDS["ally1"][first : first + 5]},
        "ally-tokens": ["1-21", "1-37"],
        "sorcery": _hands(players, *spells[:5], *spells[5:10]),
        "fellowship": {"available": 2, "pool": 1},
        "companions": {"frodo": "up", "sam": "up", "pippin": "up", "merry": "up"},
    }


def _on_the_road(players: int, *, first: int, phase: str = "first-day-phase", track: int = 7) -> Json:
    """Chapter 2: Frodo on 19 or beyond, Gandalf among Nazgûl near his deeds, the Chief with them."""
    spells = CARDS["sorcery"][first:]
    return {
        **_table(players),
        "chapter": 2,
        "day": 3,
        "phase": phase,
        "next": ["ring-bearer"],
        "track": track,
        "corruption": 5,
        "journey": SHORT[0],
        "journeys-left": SHORT[1:],
        "gandalf": {
            "log": ["2-8", "2-18"],
            "moved": False,
            "shown": False,
            "rivendell": False,
            "deeds": ["2-18", "2-24", "2-27"],
            "done": [],
            "left": [],
        },
        "nazgul": {"blue": "2-18", "green": "2-19", "red": "2-22", "purple": "2-29"},
        "dice": ["ring", "sword", "sword", "sorcery", "sorcery", "shadow"],
        "chief": "green",
        "chief-die": "pursuit" if first else "morgul-ring",
        "information": {"held": [], "turned": [], "gained": [f"1-{n}" for n in (6, 21, 23, 30)]},
        "ally": {"hand": CARDS["ally2"][first : first + 5]},
        "ally-tokens": ["2-40"],
        "sorcery": _hands(players, *spells[:5], *spells[5:10]),
        "fellowship": {"available": 2, "pool": 1},
        "companions": {"frodo": "up", "sam": "up", "pippin": "up", "merry": "up", "strider": "up"},
    }


def _at_the_ford(players: int) -> Json:
    """The end of chapter 2: two moves to Rivendell, Gandalf next to an exit."""
    late = _on_the_road(players, first=10, track=12)
    return late | {
        "corruption": 8,
        "ally-tokens": ["2-22"],
        "gandalf": late["gandalf"] | {"log": ["2-8", "2-45"]},
        "nazgul": {"blue": "2-45", "green": "2-40", "red": "2-53", "purple": "2-33"},
    }


def starts() -> tuple[Json, ...]:
    """Written positions for each number of players."""
    found: list[Json] = []
    for players in (2, 3, 4, 5):
        found += [
            _left_the_shire(players),
            *[_in_the_shire(players, first=first) for first in (0, 5, 10)],
            *[_on_the_road(players, first=first) for first in (0, 10)],
            _on_the_road(players, first=5, phase="night"),
            _at_the_ford(players),
        ]
    return tuple(found)


HINTS: Final = Hints(LIKES, starts)
