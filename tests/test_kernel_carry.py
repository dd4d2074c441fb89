"""Carrying an intent through its asks: what any game can rely on, proved on the Ford and on the toy."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

import thirdage
from tests.ford.game import FORD
from tests.helpers import (
    Json,
    Report,
    examples,
    ford,
    intents,
    picture,
    seeds,
    tables,
    three_cards_each,
    through,
)
from thirdage import Refused, Rng
from thirdage.games import find
from thirdage.kernel import Bundle, Decision, Match
from thirdage.kernel.decisions import meant

WALKER, SHADOW = "free-peoples", "shadow"


def answers(done: thirdage.Carried) -> list[Json]:
    return [entry["answer"] for entry in done.answered]


def refused(match: Match, seat: str, intent: Any, id: str) -> None:
    before = picture(match)
    with pytest.raises(Refused) as caught:
        thirdage.carry(match, seat, intent)
    assert caught.value.id == id
    assert picture(match) == before


@examples(4)
@given(seeds, tables)
def test_what_is_possible_is_carried_and_what_is_not_is_refused_as_explained(seed: int, table: Json) -> None:
    for i, match in enumerate(through(ford(table, seed), Rng(seed))):
        if i % 9 or match.outcome is not None:
            continue
        for seat in match.seats:
            for intent in intents(match)[i % 2 :: 2]:
                reason = match.explain(seat, intent)
                if reason is None:
                    assert answers(thirdage.carry(match.fork(), seat, intent))[0] == intent
                    continue
                with pytest.raises(Refused) as caught:
                    thirdage.carry(match, seat, intent)
                assert caught.value.reason == reason


def test_it_answers_just_what_one_would_answer_oneself() -> None:
    """With a fate of its own the match meets the same dice: the copy it was tried on has spent none of them."""
    one, other = ford({"players": 2}, 5), ford({"players": 2}, 5)
    rng = Rng(9)
    while one.ask is not None and one.index < 60:
        option = one.ask.options.sample(rng)
        written, seat = one.ask.options.encode(option), one.ask.seat
        one.answer(option, seat)
        assert answers(thirdage.carry(other, seat, written)) == [written]
        assert other.record() == one.record()


# -- what is named besides ------------------------------------------------------------------------------------------
def test_answers_wait_for_their_ask_and_what_is_left_can_be_carried_on() -> None:
    report = Report(path=["reeds", "stones"], hands={WALKER: ["blade"], SHADOW: ["spear"]}, next=["act", 1])
    told = {"commit": ["spear", "pass"], "press-on": ["press"]}
    done = thirdage.carry(report.match, SHADOW, {"kind": "strike", "place": "stones", "answers": told})
    assert done.answered == [
        {"index": 0, "ask": "act", "answer": {"kind": "strike", "place": "stones"}},
        {"index": 1, "ask": "commit", "answer": {"kind": "commit", "card": "spear"}},
    ]
    assert done.rest == {"answers": {"commit": ["pass"], "press-on": ["press"]}}
    assert done.asks == report.match.asks
    assert report.asked() == [(WALKER, "commit")]
    thirdage.carry(report.match, WALKER, {"answers": {"commit": "blade"}})
    assert report.asked() == [(thirdage.CHANCE, "roll")]
    assert thirdage.carry(report.match, SHADOW, done.rest).answered == []


def test_it_stops_at_the_asks_of_others() -> None:
    report = Report(hands={WALKER: ["lookout"], SHADOW: ["spear"]}, next=["act", 0])
    done = thirdage.carry(report.match, WALKER, {"kind": "play-card", "card": "lookout"})
    assert len(done.answered) == 1
    assert report.asked() == [(SHADOW, "react")]


def test_one_answer_of_a_parallel_group() -> None:
    match = three_cards_each()
    done = thirdage.carry(match, SHADOW, {"kind": "discard", "cards": ["bow"]})
    assert answers(done) == [{"kind": "discard", "cards": ["bow"]}]
    assert [ask.seat for ask in done.asks] == [WALKER]
    refused(match, WALKER, {"kind": "discard", "cards": ["bow"]}, "refused-exactly")
    thirdage.carry(match, WALKER, {"answers": {"hand-limit": [["mist"]]}})
    assert "hand-limit" not in [ask.kind for ask in match.asks]


def test_a_list_holds_a_value_for_each_time() -> None:
    match = three_cards_each()
    refused(match, WALKER, {"answers": {"hand-limit": ["mist"]}}, "refused-bad-answer")
    done = thirdage.carry(match, WALKER, {"answers": {"hand-limit": [["mist"], ["blade"]]}})
    assert done.rest == {"answers": {"hand-limit": [["blade"]]}}


def test_a_value_that_may_mean_several_things_is_not_guessed() -> None:
    match = ford({"players": 2}, 3)
    thirdage.carry(match, WALKER, {"kind": "walk", "place": "shallows"})
    thirdage.carry(match, WALKER, {"kind": "pass"})
    ask = match.ask
    assert ask is not None
    assert (ask.seat, ask.kind) == (SHADOW, "act")
    assert sorted(option.kind for option in meant(ask, "bank")) == ["search", "strike"]
    done = thirdage.carry(match, SHADOW, {"targets": ["bank"]})
    assert (done.answered, done.rest) == ([], {"targets": ["bank"]})
    done = thirdage.carry(match, SHADOW, {"answers": {"act": "bank"}})
    assert (done.answered, done.rest) == ([], {"answers": {"act": "bank"}})
    done = thirdage.carry(match, SHADOW, {"targets": [{"kind": "search", "place": "bank"}]})
    assert answers(done) == [{"kind": "search", "place": "bank"}]


def test_an_expansion_adds_decisions() -> None:
    halt = Bundle("halt", decisions={"halt": Decision("act")})
    rules = FORD.rules({"players": 2})
    rules.add(halt)
    match = Match(rules, FORD.start(rules), thirdage.seeded(3)).start()
    refused(
        ford({"players": 2}, 3), WALKER, {"kind": "walk", "place": "shallows", "halt": "pass"}, "refused-bad-answer"
    )
    done = thirdage.carry(match, WALKER, {"kind": "walk", "place": "shallows", "halt": "pass"})
    assert [answer["kind"] for answer in answers(done)] == ["walk", "pass"]
    assert done.rest == {}


@pytest.mark.parametrize("intent", [{}, [], None, "pass", {"kind": "fly"}, {"kind": 3}])
def test_an_intent_that_is_none_is_refused(intent: Any) -> None:
    refused(ford({"players": 2}, 3), WALKER, intent, "refused-intent-unknown")


def test_seats_that_cannot_act() -> None:
    match = ford({"players": 2}, 3)
    for seat in ("spectator", "referee", thirdage.CHANCE, "nobody"):
        refused(match, seat, {"kind": "pass"}, "refused-seat-unknown")
    refused(match, SHADOW, {"kind": "pass"}, "reason-not-your-decision")
    match.finish("agreed", [])
    refused(match, WALKER, {"kind": "pass"}, "refused-over")


@pytest.mark.parametrize("id", ["wotr", "cards"])
def test_a_decision_names_kinds_of_ask_that_exist(id: str) -> None:
    rules = find(id).rules()
    assert rules.decisions
    for name, decision in rules.decisions.items():
        assert decision.kinds, name
        assert set(decision.kinds) <= set(rules.kinds), name
