"""A situation of Hunt for the Ring in the words of a game report.

    table = given(log="1 . . 10")
    table.does("record-dot")
    assert table.log == "1 . . 10 ."

Spaces are named as they are printed on the board of chapter 1 ("22", "C", "d-1-10-1"). `log` begins with the start
location; `.` is a dot, `x` a cell that was crossed out. Anything not mentioned is as on the first day: the Nazgûl on
start locations, all of one player, no dice. A case with a map of its own adds it beside the board: `local="a-b=c"`
joins a and b by a trail, b and c by a road; d1, d2 … are dots, `C!` an exit, `m*` a dark location.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any, Self, cast

import pytest

from thirdage import CHANCE, Refused
from thirdage.games.hunt.facts import DATA
from thirdage.games.hunt.game import HUNT
from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import Ask, Match, read_position

Json = dict[str, Any]
ORDER = ("blue", "green", "red", "purple")
STANDING = {"blue": "17", "green": "25", "red": "41", "purple": "48"}
"""Where Nazgûl stand that a situation does not mention."""


def pack_with(local: str) -> Json:
    """Our facts with a further piece of map, joined to nothing."""
    data = deepcopy(DATA)
    board = data["chapter1"]
    known = {row["id"] for row in [*board["location"], *board["dot"]]}
    joined: set[tuple[str, str]] = set()
    for word in local.split():
        names: list[str] = []
        ways: list[str] = []
        name = ""
        for letter in word:
            if letter in "-=":
                names.append(name)
                ways.append("road" if letter == "=" else "path")
                name = ""
            else:
                name += letter
        names.append(name)
        for place, marked in enumerate(names):
            id = marked.rstrip("!*")
            names[place] = id
            if id in known:
                continue
            known.add(id)
            row: Json = {"id": id, "area": "II-A", "x": 0, "y": 0}
            if id[0] == "d" and id[1:].isdigit():
                board["dot"].append(row)
            else:
                row["kind"] = "exit" if "!" in marked else "dark" if "*" in marked else "ordinary"
                board["location"].append(row)
        for a, b, way in zip(names, names[1:], ways, strict=False):
            if (a, b) not in joined:
                joined.add((a, b))
                board["edge"].append({"a": a, "b": b, "type": way})
    return data


def space(name: str) -> str:
    """The id of a space of chapter 1."""
    return f"1-{name}"


def given(
    *,
    players: int = 2,
    log: str = "1",
    turn: str = "bearer",
    phase: str = "first-day-phase",
    local: str = "",
    nazgul: Mapping[str, str] | None = None,
    dice: str = "",
    track: int | None = None,
    corruption: int = 0,
    held: str = "",
    turned: str = "",
    gained: str = "",
    hand: Iterable[str] | int = (),
    sorcery: Iterable[Iterable[str] | int] | None = None,
    orders: list[list[str]] | None = None,
    tracks: Mapping[str, str] | None = None,
    ally_tokens: str = "",
    available: int = 0,
    pool: int | None = None,
    companions: Mapping[str, str] | None = None,
    drawn: Iterable[str] = (),
    eyes: Iterable[str] = (),
    fellowship: int = 3,
    information: int = 1,
    next: list[Any] | None = None,
    no_deck: bool = False,
    no_sorcery: bool = False,
    chances: Mapping[str, Iterable[Any]] | None = None,
    **more: Any,
) -> Table:
    """A match that stands in the turn of the Ring-bearer, or of the Nazgûl that `turn` names."""
    pack = pack_with(local) if local else None
    options = {"players": players, "information": information, "fellowship": fellowship, "chapters": "first"}
    start, *cells = log.split()
    entries = [cell if cell in ".x" else space(cell) for cell in cells]
    if track is not None:
        entries = ["."] * (track - len(entries)) + entries
    ally = [row["id"] for row in DATA["cards"]["card"] if row["deck"] == "ally1"]
    spells = [row["id"] for row in DATA["cards"]["card"] if row["deck"] == "sorcery"]
    mine = ally[:hand] if isinstance(hand, int) else list(hand)
    hands: Json = {}
    for wraith, cards in enumerate(sorcery or ()):
        taken = [card for others in hands.values() for card in others]
        free = [card for card in spells if card not in taken]
        seat = "ringwraiths" if players == 2 else f"ringwraith-{wraith + 1}"
        hands[seat] = free[:cards] if isinstance(cards, int) else list(cards)
    where = {name: space(place) for name, place in {**STANDING, **(nazgul or {})}.items()}
    order = orders or [[*ORDER]] if players == 2 else orders or [[name] for name in ORDER[: players - 2]]
    if orders is None and players > 2:
        order.append(list(ORDER[players - 2 :]))
    if next is None:
        flat = [name for row in order for name in row]
        next = ["ring-bearer"] if turn == "bearer" else ["nazgul", flat.index(turn)]
    if phase != "night":
        more.setdefault("eye", False)
    data: Json = {
        "options": options,
        "day": 1,
        "phase": phase,
        "next": next,
        "start": space(start),
        "log": entries,
        "track": len(entries),
        "escapes": [cell for cell, entry in enumerate(entries) if entry == "x"],
        "corruption": corruption,
        "nazgul": where,
        "orders": order,
        "dice": dice.split(),
        "information": {
            key: [space(s) for s in names.split()]
            for key, names in (("held", held), ("turned", turned), ("gained", gained))
        },
        "ally": {"hand": mine},
        "sorcery": {"hands": hands},
        "tracks": {space(place): side for place, side in (tracks or {}).items()},
        "ally-tokens": [space(place) for place in ally_tokens.split()],
        "fellowship": {"available": available, "pool": fellowship - available if pool is None else pool},
        "companions": dict(companions or {}),
        "tokens": {"drawn": list(drawn), "eyes": list(eyes)},
        **more,
    }
    if no_sorcery:
        rest = [[card, -1] for card in spells if all(card not in cards for cards in hands.values())]
        data["sorcery"] |= {"discards": rest, "deck": {"top": [], "rest": [], "bottom": []}}
    if no_deck:
        data["ally"]["discards"] = [[card, -1] for card in ally if card not in mine]
        data["ally"]["deck"] = {"top": [], "rest": [], "bottom": []}
    match = read_position(HUNT, data, None, pack)
    match.go_on(None)
    return Table(match, chances).goes_on()


def from_set_up(players: int = 2, chances: Mapping[str, Iterable[Any]] | None = None, **options: Any) -> Table:
    """A match from its set-up."""
    rules = HUNT.rules({"players": players, **options})
    return Table(Match(rules, HUNT.start(rules), None).start(), chances).goes_on()


def set_up(players: int = 2, roll: str = "ring ring sword sword sorcery shadow", **options: Any) -> Table:
    """A match whose set-up is over, everyone having answered with the first thing on offer."""
    table = from_set_up(players, {"action-dice": [roll]}, **options)
    while table.asked != "bearer-turn":
        table.match.answer(next(iter(table.ask.options)), table.ask.seat)
        table.goes_on()
    return table


class Table:
    """A match with the words of a game report."""

    def __init__(self, match: Match, chances: Mapping[str, Iterable[Any]] | None = None) -> None:
        self.match = match
        self.script: dict[str, list[Any]] = {purpose: list(values) for purpose, values in (chances or {}).items()}
        """What chance brings, by purpose: ids, or the faces of a roll."""

    # -- chance -------------------------------------------------------------------------------------------------
    def goes_on(self) -> Self:
        """Answer for chance: as scripted, else the first outcome there is."""
        while self.match.ask is not None and self.match.ask.seat == CHANCE:
            ask = self.match.ask
            script = self.script.get(ask.purpose)
            if not script:
                self.match.answer(ask.options.sample(_First()), CHANCE)
                continue
            value = script.pop(0)
            (form,) = ask.spec.forms.values()
            (key,) = form.keys
            answer: Json = {"kind": form.kind, key: value.split() if key == "face" else value}
            self.match.answer(answer, CHANCE)
        return self

    # -- asking and answering -----------------------------------------------------------------------------------
    @property
    def at(self) -> Pursuit:
        """The position."""
        return cast(Pursuit, self.match.position)

    @property
    def ask(self) -> Ask:
        """The open ask."""
        assert self.match.ask is not None, "nobody is asked anything"
        return self.match.ask

    @property
    def asked(self) -> str:
        """The kind of the open ask without its prefix, or "" if the game is over."""
        return self.match.ask.kind.removeprefix("hunt-") if self.match.ask is not None else ""

    def offers(self, kind: str) -> list[Json]:
        """The answers of a kind that are on offer."""
        return [row for row in [self.ask.options.encode(o) for o in self.ask.options] if row["kind"] == kind]

    def spaces(self, kind: str) -> set[str]:
        """The spaces that answers of a kind name, as printed."""
        return {row["space"].removeprefix("1-") for row in self.offers(kind)}

    def _answer(self, kind: str, fields: Json) -> Json:
        fields = {key: space(value) if key in ("space", "from_space") else value for key, value in fields.items()}
        return {"kind": kind, **fields}

    def may(self, kind: str, **fields: Any) -> bool:
        """Whether this answer is legal."""
        return self.ask.options.decode(self._answer(kind, fields)) in self.ask.options

    def does(self, kind: str, **fields: Any) -> Self:
        """Give an answer; chance is answered until somebody is asked again."""
        self.match.answer(self._answer(kind, fields), self.ask.seat)
        return self.goes_on()

    def plays(self, card: str, half: int = 0, face: str = "sorcery") -> Self:
        """The Ring-bearer plays an Ally card, or the active Ringwraith a Sorcery card with a die."""
        if self.asked == "bearer-turn":
            return self.does("play-ally", card=f"ally-{card}", option=half)
        return self.does("play-sorcery", face=face, card=f"sorcery-{card}", option=half)

    def may_play(self, card: str, half: int = 0, face: str = "sorcery") -> bool:
        """Whether it may be played now."""
        if self.asked == "bearer-turn":
            return self.may("play-ally", card=f"ally-{card}", option=half)
        return self.may("play-sorcery", face=face, card=f"sorcery-{card}", option=half)

    def is_refused(self, rule: str, kind: str, **fields: Any) -> Self:
        """This answer is refused with this rule, and nothing changes."""
        before = self.match.view("referee")
        with pytest.raises(Refused) as refused:
            self.match.answer(self._answer(kind, fields), self.ask.seat)
        assert refused.value.reason.rule == rule, refused.value.reason
        assert self.match.view("referee") == before
        if kind in HUNT.every_intent and kind in self.ask.spec.forms:
            reason = self.match.explain(self.ask.seat, self._answer(kind, fields))
            assert reason is not None
            assert reason.rule == rule, reason
        return self

    def ends_turn(self, times: int = 1) -> Self:
        """End so many turns."""
        for _ in range(times):
            self.does("end-turn")
        return self

    # -- looking ------------------------------------------------------------------------------------------------
    def told(self, seat: str = "spectator") -> list[str]:
        """The ids of all that a seat was told, without their prefix."""
        return [row["id"].removeprefix("log-hunt-") for row in self.match.log(seat)]

    def seen(self, seat: str = "ringwraiths") -> Json:
        """What a seat sees of the position."""
        view: Json = self.match.view(seat)["position"]
        return view

    @property
    def log(self) -> str:
        """The log as `given` takes it."""
        whole = self.seen("referee")
        return " ".join([cell.removeprefix("1-") for cell in [whole["start"], *whole["log"]]])

    @property
    def last(self) -> str:
        """Frodo's last location."""
        return self.printed(self.at.frodo_last)

    def printed(self, place: int) -> str:
        """The printed name of a space."""
        return self.at.space_id(place).removeprefix("1-")

    def stands(self, nazgul: str) -> str:
        """Where a Nazgûl stands."""
        return self.printed(self.at.nazgul[ORDER.index(nazgul)])

    @property
    def dice(self) -> list[str]:
        """The unused dice."""
        faces: list[str] = self.seen("referee")["dice"]
        return faces

    @property
    def tracks(self) -> dict[str, str]:
        """Location to the side of its tracks token."""
        return {place.removeprefix("1-"): side for place, side in self.seen("referee")["tracks"].items()}


class _First:
    """Draws the first of everything."""

    def randrange(self, stop: int, /) -> int:
        """Always the first."""
        return 0
