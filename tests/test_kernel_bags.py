"""Bags: drawn by chance, and known only to those who saw what went in and what came out."""

from __future__ import annotations

from fractions import Fraction

from tests.helpers import Notes, open_ask, pick, toy
from thirdage.kernel import EVERYONE, Bag, Flow, Form, Match, draw_from, look_into, numbers
from thirdage.kernel.asks import chance_kind

IDS = ("zero", "one", "two", "three")
TOKEN = Form("toy-token", n=numbers(0, 3))
ASK_TOKEN = chance_kind("toy-token", TOKEN, {"draw": "TOY-9"})
ANN, BOB = 1, 2


def test_a_bag_is_sorted_and_shows_its_size_to_all() -> None:
    bag = Bag((3, 1, 1), ANN)
    assert bag.shown(ANN, IDS) == {"size": 3, "items": ["one", "one", "three"]}
    assert bag.shown(BOB, IDS) == {"size": 3, "items": None}
    assert bag.written(IDS) == {"items": ["one", "one", "three"], "knowers": ANN}


def test_whoever_does_not_see_a_draw_no_longer_knows_the_rest() -> None:
    bag = Bag((0, 1, 2))
    assert bag.knowers == EVERYONE
    assert bag.without(1).shown(BOB, IDS)["items"] == ["zero", "two"]
    hidden = bag.without(1, ANN)
    assert hidden.shown(ANN, IDS)["items"] == ["zero", "two"]
    assert hidden.shown(BOB, IDS) == {"size": 2, "items": None}
    assert hidden.with_items((3,)).shown(BOB, IDS) == {"size": 3, "items": None}


def test_an_empty_bag_holds_no_secret() -> None:
    assert Bag((1,), ANN).without(1, ANN).shown(BOB, IDS) == {"size": 0, "items": []}


def drawing(to: int) -> Match:
    def start(at: Notes) -> Flow[None]:
        bag = Bag((0, 0, 1, 2), ANN)
        token, bag = yield from draw_from(bag, ASK_TOKEN, "bag", "draw", "ann", to)
        at.note([token, bag.shown(BOB, IDS)["items"] is not None])
        bag = look_into(at, bag, BOB)
        at.note(bag.shown(BOB, IDS)["items"])
        yield pick("ann")

    return toy(kinds=(ASK_TOKEN,), start=start)


def test_a_draw_is_a_chance_ask_that_weighs_equal_items_together() -> None:
    match = drawing(ANN)
    ask = open_ask(match)
    assert [ask.probability(option) for option in ask.options] == [Fraction(1, 2), Fraction(1, 4), Fraction(1, 4)]
    assert ask.sees == ("ann",)


def test_a_look_into_a_bag_is_a_reveal() -> None:
    match = drawing(ANN)
    match.answer(TOKEN(2))
    assert match.view("ann")["position"]["notes"] == [[2, False], ["zero", "zero", "one"]]
    assert match.history is not None
    assert match.history.steps[-1].revealed
