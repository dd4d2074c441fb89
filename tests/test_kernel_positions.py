"""Written positions: what is not mentioned is as at set-up, backs are dealt by chance, nonsense is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import thirdage
from tests.ford.facts import CARDS
from tests.helpers import (
    Json,
    crossing,
    examples,
    ford,
    kinds,
    open_ask,
    picture,
    play,
    played,
    seeds,
    tables,
    through,
    watchers,
)
from thirdage import CHANCE, Match, Refused, Rng
from thirdage.kernel import canonical

IDS = [card[0] for card in CARDS]


def looks(match: Match) -> bytes:
    """What everybody sees, but for the counting of answers."""
    seen = {}
    for seat in watchers(match):
        view = match.view(seat)
        del view["index"]
        for ask in view["asks"]:
            del ask["index"]
        seen[seat] = view
    return canonical(seen)


def stored(match: Match) -> Json:
    record: Json = json.loads(json.dumps(match.record()))
    return record


def test_an_empty_position_is_the_set_up() -> None:
    match = thirdage.setup("ford", {}, fate=None)
    at = crossing(match)
    assert (at.round, at.path, at.strength, at.supply, at.pile) == (1, (0,), 2, 4, ())
    assert len(at.deck) == len(CARDS)
    assert open_ask(match).seat == CHANCE


def test_options_come_beside_the_position_or_within_it() -> None:
    within = thirdage.setup("ford", {"options": {"players": 3}}, seed=1)
    beside = thirdage.setup("ford", {}, {"players": 3}, seed=1)
    assert within.seats == beside.seats == ("free-peoples", "east", "west")
    assert looks(within) == looks(beside)


def test_parts_not_mentioned_take_their_set_up_value() -> None:
    match = thirdage.setup(
        "ford", {"path": ["reeds", "stones", "willow"], "scouts": {"bank": 2}, "next": ["act", 1]}, seed=1
    )
    at = crossing(match)
    assert (at.supply, at.strength, at.round) == (2, 2, 0)
    assert match.view("shadow")["position"]["path"] == ["reeds", None, None]
    assert kinds(match) == ["act"]


def test_cards_not_mentioned_lie_in_the_deck() -> None:
    position = {"hands": {"shadow": ["mist", "blade"]}, "pile": ["fog"], "next": ["walk"]}
    at = crossing(thirdage.setup("ford", position, seed=1))
    assert sorted(at.card(c) for c in at.deck.rest) == sorted(set(IDS) - {"mist", "blade", "fog"})


def test_cards_given_as_backs_are_drawn_by_chance() -> None:
    position: Json = {"hands": {"free-peoples": [None, "blade"], "shadow": [None, None]}, "next": ["walk"]}
    match = thirdage.setup("ford", position, fate=None)
    drawn = []
    while open_ask(match).seat == CHANCE:
        ask = open_ask(match)
        assert ask.kind == "draw"
        assert match.rules.names.keys["card"]["blade"] not in [o[0] for o in ask.options]
        drawn.append(ask.sees)
        match.answer(next(iter(ask.options)))
    assert drawn == [("free-peoples",), ("shadow",), ("shadow",)]
    assert [len(hand) for hand in crossing(match).hands] == [2, 2]
    assert kinds(match) == ["walk"]
    seen = {tuple(crossing(thirdage.setup("ford", position, seed=seed)).held(1)) for seed in range(30)}
    assert len(seen) > 15


def test_answers_since_the_seam_reach_what_lies_between() -> None:
    position = {"hands": {"shadow": ["omen"]}, "next": ["act", 1]}
    since = [
        {"seat": "shadow", "answer": {"kind": "play-card", "card": "omen"}},
        {"seat": "free-peoples", "answer": {"kind": "pass"}},
        {"seat": "chance", "answer": {"kind": "draw", "card": "blade"}},
        {"seat": "chance", "answer": {"kind": "draw", "card": "bow"}},
        {"seat": "chance", "answer": {"kind": "draw", "card": "axe"}},
    ]
    match = thirdage.setup("ford", {"position": position, "since": since}, seed=1)
    assert kinds(match) == ["order"]
    assert match.view("shadow")["asks"][0]["total"] == {"minimum": 3, "maximum": 3}
    assert thirdage.setup("ford", {"position": position}, seed=1).ask is not None


@examples(15)
@given(seeds, tables)
def test_every_position_can_be_written_and_read_again(seed: int, table: Json) -> None:
    """At every answer: the last seam and the answers since, through JSON, give what everybody sees."""
    for at, match in enumerate(through(ford(table, seed), Rng(seed))):
        if at % 2 == seed % 2 and not match.record()["pending"]:
            written = json.loads(json.dumps(match.written()))
            again = thirdage.setup("ford", written, match.record()["options"], fate=None)
            assert looks(again) == looks(match)
            assert again.written() == match.written()


@examples(15)
@given(seeds, tables, st.integers(0, 40))
def test_writing_what_was_read_gives_the_same(seed: int, table: Json, answers: int) -> None:
    match = played(table, seed, answers)
    game = match.rules.game
    written = game.write(match.line.checkpoint)
    assert game.write(game.read(match.rules, json.loads(json.dumps(written)))) == written


@pytest.mark.parametrize(
    "position",
    [
        {},
        {"hands": {"shadow": [None, "blade"], "free-peoples": [None]}},
        {"path": ["reeds", "shallows"], "scouts": {"bank": 1}, "next": ["act", 1], "round": 3},
        {"strength": 1, "next": ["fight", 1, 1], "hands": {"shadow": ["blade"]}},
        {"round": 8},
    ],
    ids=str,
)
def test_a_match_from_a_written_position_is_recorded_and_replayed(position: Json) -> None:
    match = thirdage.setup("ford", position, seed=7)
    assert picture(thirdage.replay(stored(match), check=True)) == picture(match)
    play(match, Rng(1))
    assert stored(match)["position"] == position
    assert picture(thirdage.replay(stored(match), check=True)) == picture(match)


def test_a_match_from_answers_since_a_position_is_replayed_too() -> None:
    since = [{"seat": "free-peoples", "answer": {"kind": "walk", "place": "stones"}}]
    match = thirdage.setup("ford", {"position": {"next": ["walk"]}, "since": since}, seed=1)
    assert picture(thirdage.replay(stored(match), check=True)) == picture(match)


NONSENSE: list[Any] = [
    {"sun": 1},
    {"path": []},
    {"path": "reeds"},
    {"hands": {"shadow": "blade"}},
    {"path": ["moon"]},
    {"path": ["reeds", "bank"]},
    {"path": ["reeds", "stones"], "seen": [True]},
    {"path": ["reeds", "stones"], "watched": [0]},
    {"hands": {"nobody": []}},
    {"hands": {"shadow": ["ring"]}},
    {"hands": {"shadow": ["blade", "blade"]}},
    {"hands": {"shadow": ["blade"], "free-peoples": ["blade"]}},
    {"hands": {"shadow": ["flood"]}},
    {"hands": {"shadow": 5}},
    {"hands": {"shadow": [["blade"]]}},
    {"hands": 7},
    {"pile": ["blade"], "deck": {"rest": ["blade"]}},
    {"deck": {"rest": ["blade"]}},
    {"deck": 3},
    {"deck": {"top": ["blade"]}},
    {"scouts": {"bank": 5}},
    {"scouts": {"moon": 1}},
    {"scouts": {"bank": "two"}},
    {"next": ["sleep"]},
    {"next": []},
    {"next": 4},
    {"questions": [1]},
    {"outcome": 3},
    {"outcome": {}},
]


@pytest.mark.parametrize("position", NONSENSE, ids=lambda p: json.dumps(p)[:60])
def test_nonsense_is_refused(position: Any) -> None:
    with pytest.raises(Refused):
        thirdage.setup("ford", position, seed=1)


SLOPPY: list[Any] = [
    {"round": "many"},
    {"round": None},
    {"round": -1},
    {"strength": "strong"},
    {"strength": 0},
    {"scouts": {"bank": -1}},
    {"next": ["fight", 9, 1]},
    {"next": ["act"]},
    {"next": ["act", 7]},
    {"next": ["act", "shadow"]},
    {"next": ["deal"]},
    {"hands": {"shadow": [["blade", "all", 0]]}},
    {"hands": {"shadow": [None] * 13}},
    {"blanks": [9]},
    {"epochs": [0]},
    {"watched": ["x"]},
]


def unrefused(cases: list[Any]) -> list[str]:
    """The written positions of a list that are played, or raise something else than a refusal."""
    found = []
    for written in cases:
        try:
            play(thirdage.setup("ford", written, seed=1), Rng(1))
        except Refused:
            continue
        except Exception as other:  # noqa: BLE001
            found.append(f"{json.dumps(written)[:60]}: {other!r}")
        else:
            found.append(f"{json.dumps(written)[:60]}: played")
    return found


def test_subtler_nonsense_is_refused_too() -> None:
    assert unrefused(SLOPPY) == []


def test_what_is_no_position_is_refused() -> None:
    assert unrefused([None, 5, "x", [], {"position": 5}, {"position": None}, {"position": []}]) == []


@pytest.mark.parametrize("options", [{"players": 9}, {"sun": 1}], ids=str)
def test_options_of_a_position_are_checked(options: Any) -> None:
    with pytest.raises(Refused):
        thirdage.setup("ford", {"options": options}, seed=1)


def test_options_of_a_position_that_are_none_are_refused() -> None:
    assert unrefused([{"options": options} for options in (5, "x", [1])]) == []


@pytest.mark.parametrize(
    "since",
    [
        [{"seat": "shadow", "answer": {"kind": "walk", "place": "stones"}}],
        [{"seat": "free-peoples", "answer": {"kind": "walk", "place": "bank"}}],
        [{"seat": "free-peoples", "answer": {"kind": "fly"}}],
    ],
    ids=str,
)
def test_answers_since_must_be_on_offer(since: Any) -> None:
    with pytest.raises(Refused):
        thirdage.setup("ford", {"position": {"next": ["walk"]}, "since": since}, seed=1)


def test_answers_since_that_are_none_are_refused() -> None:
    since: list[Any] = [5, None, [5], [{}], [{"seat": "free-peoples"}], {"seat": "x"}]
    assert unrefused([{"position": {"next": ["walk"]}, "since": each} for each in since]) == []
