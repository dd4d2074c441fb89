"""Parallel asks: answered in any order, unseen until all are in, stored in seat order."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import thirdage
from tests.helpers import (
    kinds,
    open_ask,
    picture,
    refused,
    three_cards_each,
)
from thirdage import CHANCE
from thirdage.kernel import SPECTATOR, Match


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_parallel_asks_take_answers_in_any_order_and_the_record_keeps_seat_order(order: tuple[int, ...]) -> None:
    match = three_cards_each(3)
    reference = three_cards_each(3)
    asks = match.asks
    assert [a.seat for a in asks] == ["free-peoples", "east", "west"]
    assert [a.index for a in asks] == [3, 4, 5]
    answers = [next(iter(a.options)) for a in asks]
    for i in order:
        match.answer(answers[i], asks[i].seat, asks[i].index)
    for ask, option in zip(reference.asks, answers, strict=True):
        reference.answer(option, ask.seat)
    assert picture(match) == picture(reference)
    assert [e["seat"] for e in match.record()["entries"][3:]] == ["free-peoples", "east", "west"]


def test_no_seat_sees_another_seats_pending_answer() -> None:
    one, other = three_cards_each(), three_cards_each()
    first, second = list(open_ask(one).options)[:2]
    one.answer(first, "free-peoples")
    other.answer(second, "free-peoples")
    for seat in ("shadow", SPECTATOR):
        assert one.view(seat) == other.view(seat)
        assert one.log(seat) == other.log(seat)
        assert one.view(seat)["answered"] is None
    assert one.view("free-peoples")["answered"] == {"kind": "discard", "cards": offered_cards(one, first)}
    assert one.view("free-peoples") != other.view("free-peoples")
    assert one.log("free-peoples") == three_cards_each().log("free-peoples")
    assert kinds(one) == ["hand-limit"]


def offered_cards(match: Match, option: Any) -> list[str]:
    return [match.rules.names.ids["card"][card] for card in option[0]]


def test_an_answer_cannot_be_given_twice_but_can_be_changed_until_the_group_closes() -> None:
    match = three_cards_each()
    ask = open_ask(match)
    first, second = list(ask.options)[:2]
    match.answer(first, "free-peoples")
    assert refused(match, second, "free-peoples") == "refused-answered"
    assert refused(match, second, "free-peoples", ask.index) == "refused-answered"
    assert match.can_undo("free-peoples")
    match.undo("free-peoples")
    assert match.view("free-peoples")["answered"] is None
    match.answer(second, "free-peoples", ask.index)
    match.answer(next(iter(open_ask(match).options)), "shadow")
    assert [e["answer"] for e in match.record()["entries"]][-2] == ask.options.encode(second)
    assert refused(match, second, "shadow") == "refused-not-asked"


def test_the_asks_of_a_group_are_addressed_by_seat_or_index() -> None:
    match = three_cards_each()
    theirs = match.asks[1]
    match.answer(next(iter(theirs.options)), None, theirs.index)
    assert [a.seat for a in match.asks] == ["free-peoples"]
    assert refused(three_cards_each(), next(iter(theirs.options)), "free-peoples", theirs.index) == "refused-stale"


def test_a_wrong_answer_to_a_group_keeps_the_right_ones() -> None:
    match = three_cards_each()
    match.answer(next(iter(open_ask(match).options)), "free-peoples")
    assert refused(match, {"kind": "discard", "cards": []}, "shadow") == "refused-exactly"
    assert refused(match, {"kind": "discard", "cards": ["blade"]}, "shadow") == "refused-exactly"


def test_the_pending_answers_stand_in_the_record_apart() -> None:
    match = three_cards_each()
    match.answer(next(iter(match.asks[1].options)), "shadow")
    record = match.record()
    assert [e["seat"] for e in record["pending"]] == ["shadow"]
    assert all(e["seat"] == CHANCE for e in record["entries"])
    again = thirdage.replay(record)
    assert picture(again) == picture(match)
