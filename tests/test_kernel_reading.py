"""The Reader: values of written positions with the place where they stand, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from thirdage.kernel import Names, Reader, Refused
from thirdage.kernel.seams import Argument, a_seam, between, group, id_of, index_of, one_of, seam_schema
from thirdage.locale import Words, languages

NAMES = Names({"card": ("axe", "bow"), "seat": ("ann", "bob"), "side": ("good", "bad")})


def reader(value: Any) -> Reader:
    return Reader({"a": {"b": [0, value]}}, NAMES)["a"]["b"].items()[1]


WRONG: list[tuple[Any, Callable[[Reader], Any], str]] = [
    (3, lambda r: r.only("x"), "object"),
    ({"y": 1}, lambda r: r.only("x"), "key"),
    ({"sword": 1}, lambda r: r.entries("card"), "id"),
    ({"x": 1}, lambda r: r.items(), "list"),
    ([1], lambda r: r.exactly(2), "length"),
    ("1", lambda r: r.number(), "number"),
    (True, lambda r: r.number(), "number"),
    (1.0, lambda r: r.number(), "number"),
    (11, lambda r: r.number(0, 10), "number"),
    (-1, lambda r: r.number(0, 10), "number"),
    (None, lambda r: r.number(0, 10, 5), "number"),
    (1, lambda r: r.truth(), "truth"),
    (1, lambda r: r.text(), "text"),
    ("z", lambda r: r.word(("x", "y")), "word"),
    ([], lambda r: r.word(("x", "y")), "word"),
    ("sword", lambda r: r.id("card"), "id"),
    ([], lambda r: r.id("card"), "id"),
    (["axe", "axe"], lambda r: r.ids("card"), "twice"),
    (["x", "x"], lambda r: r.words(("x",), once=True), "twice"),
    ("all", lambda r: r.mask(), "mask"),
    (True, lambda r: r.mask(), "mask"),
    (8, lambda r: r.mask(), "mask"),
    (-9, lambda r: r.mask(), "mask"),
    ([["axe"]], lambda r: r.known("card"), "length"),
    ([["axe", "x"]], lambda r: r.known("card"), "mask"),
    ({"reason": "x"}, lambda r: r["reasons"].text(), "missing"),
    ({"winner": []}, lambda r: r.outcome(), "key"),
    ({"winners": ["eve"]}, lambda r: r.outcome(), "id"),
    ({"side": "good"}, lambda r: r.outcome(), "missing"),
]


@pytest.mark.parametrize(("value", "read", "problem"), WRONG, ids=[f"{p}-{v}"[:30] for v, _, p in WRONG])
def test_what_is_wrong_is_refused_with_its_place(value: Any, read: Callable[[Reader], Any], problem: str) -> None:
    with pytest.raises(Refused) as refused:
        read(reader(value))
    reason = refused.value.reason
    assert (reason.id, reason.args["problem"]) == ("refused-position", problem)
    assert reason.args["where"].startswith("a.b[1]")
    said = {Words(language, strict=True).say(reason.id, reason.args) for language in languages()}
    assert len(said) == 3
    assert all(reason.args["where"] in text for text in said)


def test_what_is_right_is_read() -> None:
    assert reader({"x": 1}).only("x", "y")["x"].number() == 1
    assert [(i, part.value) for i, part in reader({"bow": 1, "axe": 2}).entries("card")] == [(0, 2), (1, 1)]
    assert reader(["bow", "axe"]).ids("card") == (1, 0)
    assert reader(["x", "x"]).words(("x",)) == (0, 0)
    assert [reader(mask).mask() for mask in (-8, -1, 0, 7)] == [-8, -1, 0, 7]
    assert reader([["axe", 3]]).known("card") == ((0, 3),)
    outcome = reader({"winners": ["bob"], "side": "bad", "reason": "x"}).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.side, outcome.details) == (("bob",), "bad", {})
    assert reader(None).outcome() is None


def test_what_is_not_there_is_the_default_or_nothing() -> None:
    nothing = reader({})["x"]
    assert not nothing.given
    assert not nothing.there
    assert not reader({"x": None})["x"].there
    assert reader({"x": None})["x"].given
    assert (nothing.number(default=4), nothing.truth(default=True), nothing.word(("a", "b"), 1)) == (4, True, 1)
    assert (nothing.id("card", 1), nothing.items(), nothing.entries("card")) == (1, [], [])
    assert nothing["deeper"].number(default=2) == 2
    with pytest.raises(Refused) as refused:
        nothing.number()
    assert refused.value.reason.args == {"where": "a.b[1].x", "problem": "missing"}


def test_the_whole_has_a_place_too() -> None:
    with pytest.raises(Refused) as refused:
        Reader([], NAMES).only("x")
    assert refused.value.reason.args["where"] == "position"


@pytest.mark.parametrize(
    ("argument", "told"),
    [
        (between(0, 1), "0 or 1"),
        (between(0, 3, many=True), "list of 0 to 3"),
        (between(0, 3, rest=True), "0 to 3, any number of times"),
        (index_of("card"), "index of a *card*"),
        (id_of("card"), 'id of a *card* or `""`'),
        (one_of("x", "y"), "`x` or `y`"),
        (a_seam(), "a seam"),
        (group(between(0, 9), index_of("card"), many=True), "list of [0 to 9, index of a *card*]"),
    ],
    ids=lambda x: x if isinstance(x, str) else "",
)
def test_arguments_of_seams_are_told(argument: Argument, told: str) -> None:
    assert argument.told() == told


def test_a_seam_has_a_schema() -> None:
    schema = seam_schema(
        {"plain": print, "act": print}, {"act": {"side": between(0, 1), "rest": between(0, 9, rest=True)}}
    )
    plain, act = schema["anyOf"]
    assert (plain["prefixItems"], plain["items"]) == ([{"const": "plain"}], False)
    assert (act["minItems"], act["items"]) == (2, {"type": "integer", "minimum": 0, "maximum": 9})
