"""Carrying the intents of the Card Game through what they cost and set off."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from tests.cards.scenario import Json, Table, given
from tests.helpers import picture
from thirdage import CHANCE, Refused, Rng
from thirdage.games.cards.game import CARDS

RIDERS = "riders-of-rohan"


def carried(table: Table, seat: str, **intent: Any) -> tuple[list[Json], Json]:
    """What was answered, and what is left of the intent."""
    done = thirdage.carry(table.match, seat, intent)
    table.is_sound()
    return [entry["answer"] for entry in done.answered], done.rest


def refused(table: Table, seat: str, intent: Json, id: str) -> None:
    before = picture(table.match)
    with pytest.raises(Refused) as caught:
        thirdage.carry(table.match, seat, intent)
    assert caught.value.id == id
    assert picture(table.match) == before


Row = tuple[Json, Json, list[str]]
HAND: Json = {"hands": {"frodo": ["gimli", "sting", "there-is-another-way"]}}
ROWS: tuple[Row, ...] = (
    (HAND, {"kind": "play-card", "card": "gimli", "to": "reserve", "pay": "sting"}, ["play-card", "cycle-card"]),
    (HAND, {"kind": "play-event", "card": "there-is-another-way", "pay": "sting"}, ["play-event", "cycle-card"]),
    (HAND, {"kind": "cycle-card", "card": "gimli"}, ["cycle-card"]),
    (HAND, {"kind": "use-ring"}, ["use-ring"]),
    (HAND, {"kind": "winnow", "winnowed": [["gimli", "sting"]]}, ["winnow", "winnow-cards"]),
    ({"hands": {"frodo": []}}, {"kind": "pass"}, ["pass"]),
    ({"reserve": {"frodo": ["gimli"]}, "path": "egladil"}, {"kind": "move-card", "card": "gimli", "to": "egladil"},
     ["move-card"]),
    ({"hands": {"frodo": ["gimli"]}, "reserve": {"frodo": [RIDERS]}, "decks": {"frodo": 10}},
     {"kind": "play-card", "card": "gimli", "to": "reserve", "forsake": RIDERS},
     ["play-card", "forsake-from-reserve"]),
    ({"hands": {"frodo": ["gimli"]}, "reserve": {"frodo": [RIDERS]}, "decks": {"frodo": 10}},
     {"kind": "play-card", "card": "gimli", "to": "reserve", "pay": "forsake-top-card"},
     ["play-card", "forsake-top-card"]),
)  # fmt: skip


@pytest.mark.parametrize(
    ("situation", "intent", "kinds"), ROWS, ids=[f"{i} {r[1]['kind']}" for i, r in enumerate(ROWS)]
)
def test_every_kind_of_intent(situation: Json, intent: Json, kinds: list[str]) -> None:
    table = given(turn="frodo", **situation)
    answers, _ = carried(table, "frodo", **intent)
    assert [answer["kind"] for answer in answers][: len(kinds)] == kinds


def test_no_kind_of_intent_is_forgotten() -> None:
    told = {row[1]["kind"] for row in ROWS} | {"use-card"}  # the next test
    assert {form.kind for form, _ in CARDS.every_intent.values()} == told


def test_the_action_of_a_card_and_what_others_decide_after_it() -> None:
    """The Reaver: who he strikes at forsakes, each by himself."""
    reserve = {"aragorn": ["elrond"], "witch-king": ["the-reaver"]}
    table = given(turn="witch-king", hands={"aragorn": 3}, reserve=reserve)
    answers, rest = carried(table, "witch-king", kind="use-card", card="the-reaver")
    assert (answers, rest) == ([{"kind": "use-card", "card": "the-reaver"}], {})
    assert carried(table, "frodo", forsake="forsake-top-card")[0] == [{"kind": "forsake-top-card"}]
    assert table.match.asks[0].seat == CHANCE
    table.goes_on()
    answers, _ = carried(table, "aragorn", forsake="elrond")
    assert answers == [{"kind": "forsake-from-reserve", "card": "elrond"}]
    assert table.zone("elrond") == "eliminated"


def test_a_price_that_is_not_named_stays_open() -> None:
    table = given(turn="frodo", **HAND)
    answers, rest = carried(table, "frodo", kind="play-card", card="gimli", to="reserve")
    assert ([answer["kind"] for answer in answers], rest) == (["play-card"], {})
    assert table.asked == "pay"
    assert carried(table, "frodo", targets=["sting"])[0] == [{"kind": "cycle-card", "card": "sting"}]


def test_what_is_refused_changes_nothing() -> None:
    table = given(turn="frodo", **HAND)
    play = {"kind": "play-card", "card": "gimli", "to": "reserve"}
    refused(table, "frodo", {**play, "card": "legolas"}, "reason-cards-not-in-hand")
    refused(table, "frodo", {**play, "pay": "gimli"}, "refused-not-offered")
    refused(table, "frodo", {**play, "die": "army"}, "refused-bad-answer")
    refused(table, "witch-king", {"kind": "pass"}, "reason-not-your-decision")


@pytest.mark.parametrize("seed", range(3))
def test_every_action_on_offer_is_carried(seed: int) -> None:
    match, rng = thirdage.new_match("cards", seed=seed), Rng(seed)
    tried = 0
    for _ in range(150):
        ask = match.ask
        if ask is None:
            break
        if ask.kind == "cards-action" and ask.seat != CHANCE:
            for option in list(ask.options)[:8]:
                intent = ask.options.encode(option)
                assert thirdage.carry(match.fork(), ask.seat, intent).answered[0]["answer"] == intent
                tried += 1
        match.answer(ask.options.sample(rng), ask.seat)
    CARDS.check(match.position)
    assert tried > 20
