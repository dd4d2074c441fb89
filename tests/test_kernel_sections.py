"""Sections: one description for what is written, read, seen and told of a position."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tests.ford.game import BASE, FORD
from tests.ford.model import Crossing
from thirdage.games.wotr.model.sections import SECTIONS
from thirdage.games.wotr.model.slots import SLOTS
from thirdage.kernel import Position, Reader, Refused
from thirdage.kernel.codecs import (
    ByName,
    Codec,
    Ending,
    Heap,
    Id,
    Ids,
    IdSet,
    Number,
    NumberOrNull,
    Outline,
    Seam,
    Seams,
    Texts,
    Truth,
    WordOrNull,
    Words,
    WordSet,
)
from thirdage.kernel.sections import One, Section, Sections, Several, Special
from thirdage.kernel.shapes import many
from thirdage.kernel.slots import Slot

AT = FORD.start(FORD.rules())
NAMES = AT.rules.names
SIDES = ("dark", "light")
OUTLINE = Outline([BASE], whole=True)
KEPT: list[Section] = [One("next", "next", Seam(), "", rank=-1), One("outcome", "outcome", Ending(), "")]


def read(codec: Codec, written: Any, default: Any = None) -> Any:
    start = [None, None] if isinstance(codec, ByName) else default
    return codec.read(AT, Reader({"x": written}, NAMES)["x"], start)


@pytest.mark.parametrize(
    ("codec", "value", "written"),
    [
        (Number(9), 3, 3),
        (NumberOrNull(9), -1, None),
        (NumberOrNull(9), 0, 0),
        (Truth(), True, True),
        (Id("place"), 1, NAMES.ids["place"][1]),
        (Ids("place"), (2, 0), [NAMES.ids["place"][2], NAMES.ids["place"][0]]),
        (Heap("place"), (0, 2, 2), [NAMES.ids["place"][p] for p in (0, 2, 2)]),
        (IdSet("place"), 0b101, [NAMES.ids["place"][0], NAMES.ids["place"][2]]),
        (WordOrNull(SIDES), 1, "light"),
        (WordOrNull(SIDES), -1, None),
        (Words(SIDES), (0, 0, 1), ["dark", "dark", "light"]),
        (Texts(SIDES, once=True, ordered=True), ("light", "dark"), ["light", "dark"]),
        (WordSet(SIDES), 0b10, ["light"]),
        (ByName(SIDES, Number(3)), [1, 2], {"dark": 1, "light": 2}),
        (ByName(SIDES, Words(SIDES)), [(0,), ()], {"dark": ["dark"], "light": []}),
        (Seam(), ("act", 1), ["act", 1]),
        (Seams(), (("round",), ("act", 0)), [["round"], ["act", 0]]),
        (Ending(), None, None),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_codec_reads_what_it_writes(codec: Codec, value: Any, written: Any) -> None:
    assert codec.write(AT, value) == written
    assert read(codec, written) == value


@pytest.mark.parametrize(
    ("codec", "wrong"),
    [
        (Number(9), 10),
        (NumberOrNull(9), -1),
        (Truth(), 1),
        (Id("place"), "nowhere"),
        (Ids("place"), [NAMES.ids["place"][0]] * 2),
        (Heap("place"), ["nowhere"]),
        (IdSet("place"), [NAMES.ids["place"][0]] * 2),
        (WordOrNull(SIDES), "grey"),
        (Words(SIDES, once=True), ["dark", "dark"]),
        (Texts(SIDES, once=True), ["grey"]),
        (WordSet(SIDES), ["dark", "dark"]),
        (ByName(SIDES, Number(3)), {"grey": 1}),
        (Seam(), ["nowhere"]),
        (Ending(), {"winner": 1}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_codec_refuses_the_rest(codec: Codec, wrong: Any) -> None:
    with pytest.raises(Refused) as refused:
        read(codec, wrong)
    assert refused.value.reason.args["where"].startswith("x")


@pytest.mark.parametrize(
    ("codec", "start"),
    [
        (Number(9), 7), (NumberOrNull(9), 7), (Truth(), True), (Id("place"), 2), (Ids("place"), (1,)),
        (Heap("place"), (1,)), (IdSet("place"), 3), (WordOrNull(SIDES), 1), (Words(SIDES), (1,)),
        (Texts(SIDES), ("dark",)), (WordSet(SIDES), 1), (ByName(SIDES, Number()), [4, 5]), (Seam(), ("round",)),
        (Seams(), (("round",),)),
    ],
    ids=lambda value: type(value).__name__,
)  # fmt: skip
def test_what_is_not_told_stands_as_at_the_start(codec: Codec, start: Any) -> None:
    nothing = Reader({}, NAMES)["x"]
    assert codec.read(AT, nothing, start) == start


def test_heaps_and_dice_are_sorted_and_used_dice_are_not() -> None:
    first, second = NAMES.ids["place"][:2]
    assert read(Heap("place"), [second, first, second]) == (0, 1, 1)
    assert read(Words(SIDES), ["light", "dark"]) == (0, 1)
    assert read(Words(SIDES, ordered=True), ["light", "dark"]) == (1, 0)


def test_the_order_of_reading_is_that_of_the_ranks_and_late_values_come_last() -> None:
    met: list[str] = []

    class Told(Codec):
        def __init__(self, name: str) -> None:
            self.name = name

        def read(self, position: Position, written: Reader, default: Any) -> Any:
            met.append(self.name)
            return default

    class Late(Told):
        late: ClassVar[bool] = True

    both = Several("both", {"a": ("round", Late("a")), "b": ("actions", Told("b"))}, "")
    slots = [Slot("round", "int"), Slot("actions", "int"), Slot("supply", "int")]
    first = One("first", "supply", Told("first"), "", rank=-2)
    Sections([both, first, *KEPT], slots).read(AT.copy(), Reader({}, NAMES), secrets=True)
    assert met == ["first", "b", "a"]


def test_a_field_in_no_section_or_in_two_is_an_error() -> None:
    slots = [Slot("round", "int"), Slot("facts", "Facts")]
    told = One("round", "round", Number(), "")
    Sections([told, *KEPT], slots, static=("facts",))
    for wrong in ([*KEPT], [told, told, *KEPT], [told], [told, One("x", "supply", Number(), ""), *KEPT]):
        with pytest.raises(AssertionError, match="in no section, or in two"):
            Sections(wrong, slots, static=("facts",))


def test_a_secret_in_a_glance_is_an_error() -> None:
    secret = One("round", "round", Number(), "", show=lambda _at, _bit: None)
    Sections([secret, *KEPT], [Slot("round", "int")])
    with pytest.raises(AssertionError, match="yet in a glance"):
        Sections([secret, *KEPT], [Slot("round", "int", glance=True)])


def test_what_a_seat_sees_is_what_the_section_shows() -> None:
    def show(_at: Crossing, bit: int) -> int | None:
        return 5 if bit & 2 else None

    slots = [Slot("round", "int"), Slot("supply", "int")]
    told = [
        One("round", "round", Number(), "", show=show),
        One("supply", "supply", Number(), "", empty=lambda at: at.supply < 3),
        Special("sum", (), lambda _at: 1, lambda _outline: many({}), "", written=False),
        Special("left", (), lambda _at: 2, lambda _outline: many({}), "", seen=False),
        Special("rare", (), lambda _at: 3, lambda _outline: many({}), "", optional=lambda at: at.supply > 3),
        *KEPT,
    ]
    sections, at = Sections(told, slots), AT.copy()
    at.round, at.supply = 1, 2
    assert sections.write(at).keys() == {"round", "left", "next", "outcome"}
    seen = sections.view(at, 1)
    assert seen.keys() == {"round", "supply", "sum", "next", "outcome"}
    assert (seen["round"], sections.view(at, 2)["round"]) == (None, 5)
    at.supply = 4
    assert sections.write(at)["rare"] == sections.view(at, 1)["rare"] == 3
    again = AT.copy()
    sections.read(again, Reader({"round": 9, "supply": 4}, NAMES), secrets=False)
    assert (again.round, again.supply) == (0, 4)
    schema = sections.schema(OUTLINE, {}, {})
    assert "rare" in schema["properties"]
    assert schema["required"] == ["round", "supply", "sum", "next", "outcome"]
    assert "left" not in schema["properties"]
    assert sections.told().keys() == {"round", "supply", "left", "rare", "next", "outcome"}


def test_every_field_of_war_of_the_ring_is_told() -> None:
    assert all(section.told for section in SECTIONS.all)
    held = {field for section in SECTIONS.all for field in section.fields}
    assert {slot.name for slot in SLOTS} - held == {"facts", "regions"}
    secret = {field for section in SECTIONS.all if section.show is not None for field in section.fields}
    tiles = {"pool", "tiles_drawn", "tiles_removed", "tiles_waiting"}
    assert secret == {"battle", "decks", "discards", "given_away", "hands", *tiles}
