"""The contract of a match (design, section 2): the table, the asks, answers and refusals."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import thirdage
from tests.ford.asks import COMMIT, PASS
from tests.helpers import (
    ASK_KEEP,
    ASK_WINDOW,
    KEEP,
    PICK,
    TABLES,
    Json,
    Notes,
    Toy,
    begin,
    examples,
    ford,
    offered,
    open_ask,
    pick,
    picture,
    play,
    played,
    refused,
    roll,
    seeds,
    tables,
    three_cards_each,
    through,
    toy,
    watchers,
)
from thirdage import CHANCE, Refused, Rng
from thirdage.kernel import REFEREE, SPECTATOR, Flow, Match, Message, replay

# -- the table -------------------------------------------------------------------------------------------------------


def test_games_lists_ids_seats_sides_and_options_as_json() -> None:
    found = {game["id"]: game for game in json.loads(json.dumps(thirdage.games()))}
    assert found["ford"]["players"] == {
        "2": {
            "seats": ["free-peoples", "shadow"],
            "sides": {"free-peoples": ["free-peoples"], "shadow": ["shadow"]},
        },
        "3": {
            "seats": ["free-peoples", "east", "west"],
            "sides": {"free-peoples": ["free-peoples"], "shadow": ["east", "west"]},
        },
    }
    assert found["ford"]["options"] == [
        {"id": "swift", "type": "bool", "default": False},
        {"id": "expansions", "type": "set", "default": [], "choices": ["storm"]},
    ]


def test_seats_and_sides() -> None:
    assert ford({"players": 2}).seats == ("free-peoples", "shadow")
    three = ford({"players": 3})
    assert three.sides == {"free-peoples": ("free-peoples",), "shadow": ("east", "west")}
    assert three.game == "ford"


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4},
        {"players": True},
        {"players": "2"},
        {"players": None},
        {"expansions": "storm"},
        {"expansions": ["sun"]},
        {"expansions": ["storm", "storm"]},
        {"swift": 1},
        {"swift": None},
        {"speed": 3},
        {"expansions": {"storm": 1}},
        {"expansions": [1]},
        {"expansions": [["storm"]]},
    ],
)
def test_options_that_do_not_exist_are_refused(options: Json) -> None:
    with pytest.raises(Refused) as refused:
        thirdage.new_match("ford", options, seed=1)
    assert refused.value.id.startswith(("refused-option", "refused-players"))


@pytest.mark.parametrize("id", ["chess", "", "FORD", "x" * 500])
def test_a_game_that_does_not_exist_is_refused(id: str) -> None:
    with pytest.raises(Refused) as refused:
        thirdage.new_match(id)
    assert refused.value.id == "refused-game-unknown"


def test_a_seed_makes_the_match_and_no_seed_makes_a_fair_one() -> None:
    assert picture(ford(TABLES[1], 5)) == picture(ford(TABLES[1], 5))
    assert ford(TABLES[1], 5).view("east") != ford(TABLES[1], 6).view("east")
    fair = thirdage.new_match("ford").record()["fate"]
    assert sorted(fair) == ["commitment", "salts", "scheme"]


def test_the_callers_options_stay_the_callers() -> None:
    options: Json = {"players": 2, "expansions": ["storm"]}
    match = thirdage.new_match("ford", options, seed=1)
    before = picture(match)
    cast(list[str], options["expansions"]).clear()
    options["players"] = 3
    assert picture(match) == before


def test_what_a_match_hands_out_can_be_changed_without_harm() -> None:
    match = played(TABLES[2], 3, 12)
    match.undo(open_ask(match).seat, match.seats)
    before = picture(match)

    def spoil(data: Any) -> None:
        if isinstance(data, dict):
            for value in data.values():
                spoil(value)
            data["spoilt"] = True
        elif isinstance(data, list):
            for value in data:
                spoil(value)
            data.append("spoilt")

    spoil(match.record())
    spoil(match.written())
    assert picture(match) == before


# -- asks ------------------------------------------------------------------------------------------------------------


@examples(15)
@given(seeds, tables)
def test_the_index_of_an_ask_is_the_place_of_its_answer_in_the_record(seed: int, table: Json) -> None:
    match, rng = ford(table, seed), Rng(seed)
    while match.ask:
        ask = match.ask
        assert match.asks[0] is ask
        assert [a.index for a in match.asks] == sorted({a.index for a in match.asks})
        option = ask.options.sample(rng)
        alone = len(match.asks) == 1
        match.answer(option, ask.seat, ask.index)
        if alone and not match.record()["pending"]:
            entry = match.record()["entries"][ask.index]
            assert (entry["seat"], entry["answer"]) == (ask.seat, ask.options.encode(option))
    assert match.asks == ()
    assert match.outcome is not None
    assert len(match.record()["entries"]) == match.index


def test_a_prompt_is_a_message_with_its_rule() -> None:
    match = three_cards_each()
    ask = open_ask(match)
    assert ask.prompt == Message("ask-ford-hand-limit", "FD-HAND-1", {"count": 1})
    assert ask.public == {
        "index": ask.index,
        "seat": "free-peoples",
        "kind": "hand-limit",
        "window": False,
        "prompt": {"id": "ask-ford-hand-limit", "args": {"count": 1}, "rule": "FD-HAND-1"},
    }


@examples(15)
@given(seeds, tables)
def test_a_view_shows_its_own_asks_in_full_and_of_others_the_public_part(seed: int, table: Json) -> None:
    for match in through(ford(table, seed), Rng(seed)):
        for seat in watchers(match):
            shown = match.view(seat)
            assert shown["seat"] == seat
            assert len(shown["asks"]) == len(match.asks)
            for ask, face in zip(match.asks, shown["asks"], strict=True):
                if seat in (ask.seat, REFEREE):
                    assert face == ask.full()
                    assert ("options" in face) != ask.options.parametric
                else:
                    assert face == ask.public
                    assert not face.keys() & {"options", "schema", "total"}
            assert json.loads(json.dumps(shown)) == shown


def test_a_window_is_marked() -> None:
    def start(at: Notes) -> Flow[None]:
        yield pick("ann", kind=ASK_WINDOW)
        yield pick("ann")

    match = toy(start=start)
    assert open_ask(match).window
    assert open_ask(match).public["window"]
    match.answer(PICK(1))
    assert not open_ask(match).window


def test_faces_show_each_seat_what_it_learns_at_once() -> None:
    def start(at: Notes) -> Flow[None]:
        yield pick("ann")
        yield pick("ann", kind=ASK_KEEP)
        yield roll(1, to=1)
        yield roll(1)

    match = toy(start=start)
    ask = open_ask(match)
    told = {"kind": "pick", "n": 2}
    assert {seat: ask.face(PICK(2), seat) for seat in watchers(match)} == dict.fromkeys(watchers(match), told)
    match.answer(PICK(2))
    ask = open_ask(match)
    assert [ask.face(KEEP(2), seat) for seat in ("ann", REFEREE)] == [{"kind": "keep", "n": 2}] * 2
    assert [ask.face(KEEP(2), seat) for seat in ("bob", SPECTATOR)] == [None, None]
    match.answer(KEEP(2))
    ask = open_ask(match)
    rolled = next(iter(ask.options))
    assert ask.sees == ("ann",)
    assert [ask.face(rolled, seat) is None for seat in ("ann", "bob", SPECTATOR, REFEREE)] == [
        False, True, True, False,
    ]  # fmt: skip
    match.answer(rolled)
    ask = open_ask(match)
    assert ask.sees == ("ann", "bob")
    assert ask.face(rolled, SPECTATOR) == ask.options.encode(rolled)
    with pytest.raises(Refused):
        ask.face(rolled, "nobody")


def test_a_card_laid_face_down_shows_its_back() -> None:
    match = thirdage.setup(
        "ford",
        {"path": ["reeds"], "hands": {"shadow": ["blade", "mist"], "free-peoples": []}, "next": ["fight", 1, 1]},
        seed=1,
    )
    ask = open_ask(match)
    card = match.rules.names.keys["card"]
    assert ask.face(COMMIT(card["blade"]), "free-peoples") == {"back": "arms"}
    assert ask.face(COMMIT(card["mist"]), SPECTATOR) == {"back": "lore"}
    assert ask.face(COMMIT(card["mist"]), "shadow") == {"kind": "commit", "card": "mist"}
    assert ask.face(PASS, "free-peoples") == {"kind": "pass"}


# -- answers ---------------------------------------------------------------------------------------------------------


def test_an_answer_is_an_option_or_its_json() -> None:
    one, other = ford({"players": 2}, 3), ford({"players": 2}, 3)
    option = next(iter(open_ask(one).options))
    one.answer(option)
    other.answer(open_ask(other).options.encode(option), "free-peoples", open_ask(other).index)
    assert picture(one) == picture(other)


def test_wrong_seats_and_stale_indexes_are_refused() -> None:
    match = ford({"players": 3}, 3)
    ask = open_ask(match)
    option = next(iter(ask.options))
    assert refused(match, option, "east") == "refused-not-asked"
    assert refused(match, option, "nobody") == "refused-seat-unknown"
    assert refused(match, option, SPECTATOR) == "refused-not-asked"
    assert refused(match, option, None, ask.index - 1) == "refused-stale"
    assert refused(match, option, None, ask.index + 1) == "refused-stale"
    assert refused(match, option, ask.seat, ask.index + 1) == "refused-stale"
    assert refused(match, option, "east", ask.index) == "refused-not-asked"
    match.answer(option, ask.seat, ask.index)
    assert refused(match, option, None, ask.index) == "refused-stale"


def test_nothing_is_asked_when_it_is_over() -> None:
    match = play(ford({"players": 2}, 3), Rng(1))
    assert match.ask is None
    assert refused(match, PASS) == "refused-over"
    assert refused(match, {"kind": "pass"}, "shadow", match.index) == "refused-over"


def test_chance_cannot_be_answered_by_a_seat() -> None:
    match = thirdage.new_match("ford", fate=None)
    assert open_ask(match).seat == CHANCE
    drawn = next(iter(open_ask(match).options))
    assert refused(match, drawn, "shadow") == "refused-not-asked"
    match.answer(drawn, CHANCE, 0)


nonsense = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.sampled_from(["play-card", "blade", "reeds"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["kind", "card", "cards", "place"]), inner, max_size=3)
    ),
    max_leaves=5,
)


@examples(40)
@given(seeds, tables, st.integers(0, 30), st.lists(nonsense, min_size=1, max_size=5))
def test_nonsense_is_refused_and_changes_nothing(seed: int, table: Json, answers: int, wrong: list[Any]) -> None:
    match = played(table, seed, answers)
    for data in wrong:
        refused(match, data)
        if isinstance(data, dict) and match.ask:
            for kind in match.ask.spec.forms:
                refused(match, {**data, "kind": kind, "extra": 1})


def everything(match: Match) -> list[Json]:
    """All well-formed answers of one id to the kinds of the Ford, offered or not."""
    names = match.rules.names
    found: list[Json] = [{"kind": kind} for kind in ("pass", "press", "cease")]
    for kind in ("play-card", "commit", "draw"):
        found += [{"kind": kind, "card": card} for card in names.ids["card"]]
    for kind in ("search", "strike", "walk", "tide"):
        found += [{"kind": kind, "place": place} for place in names.ids["place"]]
    found += [{"kind": kind, "cards": [card]} for kind in ("discard", "order") for card in names.ids["card"]]
    found += [{"kind": "place-scouts", "scouts": {place: n}} for place in names.ids["place"] for n in (1, 2, 3)]
    return found + [{"kind": "spy-on", "seat": seat} for seat in match.seats]


@examples(6)
@given(seeds, tables)
def test_every_answer_that_is_not_an_option_is_refused(seed: int, table: Json) -> None:
    match, rng = ford(table, seed), Rng(seed)
    while match.ask:
        on_offer = offered(match)
        before = picture(match)
        for data in everything(match):
            if data not in on_offer:
                with pytest.raises(Refused):
                    match.answer(data, match.ask.seat, match.ask.index)
        assert picture(match) == before
        match.answer(on_offer[rng.randrange(len(on_offer))])


@examples(8)
@given(seeds, tables)
def test_every_offer_is_accepted(seed: int, table: Json) -> None:
    for match in through(ford(table, seed), Rng(seed)):
        if match.ask:
            for data in offered(match):
                match.fork().answer(data, match.ask.seat, match.ask.index)


def test_an_outcome_ends_the_match_even_in_the_middle_of_a_flow() -> None:
    def start(at: Notes) -> Flow[None]:
        yield pick("ann")
        at.end("ann", "sudden")
        yield pick("bob")
        raise AssertionError("never reached")

    game = Toy(start=start)
    match = begin(game)
    match.answer(PICK(0))
    assert match.asks == ()
    assert match.outcome is not None
    assert refused(match, PICK(0), "bob") == "refused-over"
    assert match.fork().view("bob") == match.view("bob")
    assert picture(replay(game, match.record(), check=True)) == picture(match)
