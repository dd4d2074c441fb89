"""A situation of chapter 2 in the words of a game report, like `scenario` for chapter 1.

Spaces are named as they are printed on the board of chapter 2. `gandalf` is his log, `deeds` the deed tokens of the
Ring-bearer, `left` those that nobody has drawn; anything not mentioned is as on the first day.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from thirdage.games.hunt.facts import DATA, own_facts
from thirdage.games.hunt.game import HUNT
from thirdage.kernel import read_position

from .scenario import ORDER, Json, Table

STANDING = {"blue": "28", "green": "28", "red": "33", "purple": "33"}
SHORT_01 = "1 d-1-4-1 4 d-4-8-1 d-4-8-2 8 d-8-19-1 19 d-19-29-1 29 d-29-40-1 40 45 53 A"
"""The rows of the card `short-01`: on the track at 7 Frodo is on 19, at 8 on a dot."""


def space(name: str) -> str:
    """The id of a space of chapter 2."""
    return f"2-{name}"


class SecondTable(Table):
    """A match of chapter 2 with the words of a game report."""

    def _answer(self, kind: str, fields: Json) -> Json:
        return {"kind": kind, **({**fields, "space": space(fields["space"])} if "space" in fields else fields)}

    def spaces(self, kind: str) -> set[str]:
        """The spaces that answers of a kind name, as printed."""
        return {row["space"].removeprefix("2-") for row in self.offers(kind)}

    def printed(self, place: int) -> str:
        """The printed name of a space."""
        return self.at.space_id(place).removeprefix("2-")

    def where(self, places: Iterable[int]) -> list[str]:
        """Their printed names."""
        return [self.printed(place) for place in places]

    @property
    def tracks(self) -> dict[str, str]:
        """Location to the side of its tracks token."""
        return {place.removeprefix("2-"): side for place, side in self.seen("referee")["tracks"].items()}


def second(
    *,
    players: int = 2,
    journey: str = "short-01",
    left: Iterable[str] | None = None,
    track: int = 7,
    turn: str = "bearer",
    phase: str = "first-day-phase",
    gandalf: str = "8",
    moved: bool = False,
    deeds: str = "18 24 27",
    done: str = "",
    unused: str | None = None,
    shown: bool = False,
    rivendell: bool = False,
    nazgul: Mapping[str, str] | None = None,
    dice: str = "",
    corruption: int = 0,
    tracks: Mapping[str, str] | None = None,
    ally_tokens: str = "",
    available: int = 0,
    companions: Mapping[str, str] | None = None,
    chief: str | None = None,
    chief_die: str | None = None,
    refuges: bool = False,
    next: list[Any] | None = None,
    chances: Mapping[str, Iterable[Any]] | None = None,
    **more: Any,
) -> SecondTable:
    """A match that stands in the turn of the Ring-bearer, or of the Nazgûl that `turn` names."""
    facts = own_facts()
    deck = [row["id"] for row in DATA["journeys"]["journey"] if row["deck"] == journey.partition("-")[0]]
    order = [[*ORDER]] if players == 2 else [[name] for name in ORDER[: players - 2]]
    if players > 2:
        order.append(list(ORDER[players - 2 :]))
    flat = [name for row in order for name in row]
    if next is None:
        next = ["ring-bearer"] if turn == "bearer" else ["nazgul", flat.index(turn)]
    taken = {*gandalf.split()[:1], *deeds.split(), *done.split()}
    rest = [facts.tables["space"][token].removeprefix("2-") for token in facts.deeds]
    data: Json = {
        "options": {"players": players, "refuges": refuges},
        "chapter": 2,
        "day": 1,
        "phase": phase,
        "next": next,
        "track": track,
        "corruption": corruption,
        "journey": journey,
        "journeys-left": [card for card in deck if card != journey] if left is None else list(left),
        "gandalf": {
            "log": [space(place) for place in gandalf.split()],
            "moved": moved,
            "shown": shown,
            "rivendell": rivendell,
            "deeds": [space(place) for place in deeds.split()],
            "done": [space(place) for place in done.split()],
            "left": [space(p) for p in (unused.split() if unused is not None else rest) if p not in taken],
        },
        "nazgul": {name: space(place) for name, place in {**STANDING, **(nazgul or {})}.items()},
        "orders": order,
        "dice": dice.split(),
        "chief": chief,
        "chief-die": chief_die,
        "tracks": {space(place): side for place, side in (tracks or {}).items()},
        "ally-tokens": [space(place) for place in ally_tokens.split()],
        "fellowship": {"available": available, "pool": 3 - available},
        "companions": {"merry": "up", "strider": "up", **(companions or {})},
        **more,
    }
    match = read_position(HUNT, data, None, None)
    match.go_on(None)
    table = SecondTable(match, chances)
    table.goes_on()
    return table


def after_chapter_1(
    *,
    players: int = 2,
    chances: Mapping[str, Iterable[Any]] | None = None,
    hand: int = 0,
    sorcery: Iterable[int] | None = None,
    available: int = 0,
    pool: int | None = None,
    gained: str = "6",
    companions: Mapping[str, str] | None = None,
    tokens: Json | None = None,
    fellowship: int = 3,
    **more: Any,
) -> SecondTable:
    """Frodo has just left the Shire; nobody has been asked anything of chapter 2 yet."""
    ally = [row["id"] for row in DATA["cards"]["card"] if row["deck"] == "ally1"]
    spells = [row["id"] for row in DATA["cards"]["card"] if row["deck"] == "sorcery"]
    hands: Json = {}
    for wraith, number in enumerate(sorcery or ()):
        seat = "ringwraiths" if players == 2 else f"ringwraith-{wraith + 1}"
        hands[seat], spells = spells[:number], spells[number:]
    order = [[*ORDER]] if players == 2 else [[name] for name in ORDER[: players - 2]]
    if players > 2:
        order.append(list(ORDER[players - 2 :]))
    data: Json = {
        "options": {"players": players, "fellowship": fellowship},
        "day": 5,
        "phase": "night",
        "next": ["chapter-over"],
        "start": "1-1",
        "log": ["1-A"],
        "track": 1,
        "arrived": True,
        "nazgul": {"blue": "1-17", "green": "1-25", "red": "1-41", "purple": "1-48"},
        "orders": order,
        "information": {"held": [], "turned": [], "gained": [f"1-{place}" for place in gained.split()]},
        "ally": {"hand": ally[:hand]},
        "sorcery": {"hands": hands},
        "fellowship": {"available": available, "pool": fellowship - available if pool is None else pool},
        "companions": dict(companions or {}),
        "tokens": tokens or {},
        **more,
    }
    match = read_position(HUNT, data, None, None)
    match.go_on(None)
    table = SecondTable(match, chances)
    table.goes_on()
    return table
