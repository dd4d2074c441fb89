"""Explain: None to what is on offer, and to everything else the reason with its rule."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from tests.helpers import (
    Json,
    examples,
    ford,
    intents,
    kinds,
    picture,
    played,
    seeds,
    tables,
    through,
)
from thirdage import Refused, Rng
from thirdage.kernel import Message


@examples(6)
@given(seeds, tables)
def test_explain_says_none_to_exactly_what_is_on_offer(seed: int, table: Json) -> None:
    for match in through(ford(table, seed), Rng(seed)):
        asks = {ask.seat: ask for ask in match.asks}
        for seat in match.seats:
            ask = asks.get(seat)
            on_offer = [ask.options.encode(o) for o in ask.options] if ask else []
            for intent in intents(match):
                reason = match.explain(seat, intent)
                assert (reason is None) == (intent in on_offer)
                if reason is not None:
                    assert reason.id != "refused-not-offered"
                    assert json.dumps(reason.json())


def test_an_answer_is_refused_for_the_reason_that_explain_gives() -> None:
    match = played({"players": 2}, 3, 1)
    assert kinds(match) == ["act"]
    for intent in intents(match):
        reason = match.explain("free-peoples", intent)
        if reason is not None and intent["kind"] != "walk":
            with pytest.raises(Refused) as caught:
                match.answer(intent, "free-peoples")
            assert caught.value.reason == reason


def test_explain_names_the_rule() -> None:
    match = ford({"players": 2}, 3)
    assert match.explain("free-peoples", {"kind": "walk", "place": "bank"}) == Message(
        "reason-ford-not-adjacent", "FD-WALK-1", {"place": "bank"}
    )
    assert match.explain("free-peoples", {"kind": "search", "place": "bank"}) == Message(
        "reason-ford-walker-does-not-hunt", "FD-ACT-1"
    )
    assert match.explain("free-peoples", {"kind": "pass"}) == Message("reason-ford-not-now", "FD-WALK-1")
    assert match.explain("shadow", {"kind": "pass"}) == Message("reason-not-your-decision")


@pytest.mark.parametrize(
    "intent",
    [
        {},
        {"kind": "fly"},
        {"kind": ["walk"]},
        {"kind": "walk"},
        {"kind": "walk", "place": "moon"},
        {"kind": "walk", "place": "bank", "fast": True},
        {"kind": "play-card", "card": 3},
    ],
)
def test_an_intent_that_is_none_is_refused(intent: Any) -> None:
    match = ford()
    before = picture(match)
    with pytest.raises(Refused):
        match.explain("free-peoples", intent)
    assert picture(match) == before
