"""The end by other means: resigned, time, agreed, abandoned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import thirdage
from tests.ford.asks import PASS
from tests.helpers import (
    TABLES,
    Json,
    Notes,
    ford,
    open_ask,
    pick,
    picture,
    play,
    played,
    toy,
    watchers,
)
from thirdage import CHANCE, Refused, Rng
from thirdage.kernel import REFEREE, SPECTATOR, Flow


@pytest.mark.parametrize("table", TABLES[:2], ids=["two", "three"])
@pytest.mark.parametrize("reason", ["resigned", "time"])
def test_who_resigns_or_runs_out_of_time_loses_with_his_side(reason: str, table: Json) -> None:
    for seat in ford(table).seats:
        match = played(table, 5, 4)
        match.finish(reason, [seat])
        assert match.outcome is not None
        loser = match.rules.side_of[seat]
        winner = "shadow" if loser == "free-peoples" else "free-peoples"
        assert match.outcome.json() == {
            "winners": list(match.sides[winner]),
            "side": winner,
            "reason": reason,
            "details": {"seats": [seat]},
        }


def test_allies_lose_together_and_both_sides_at_once_means_nobody_wins() -> None:
    match = played(TABLES[1], 5, 4)
    match.finish("resigned", ["west", "east"])
    assert match.outcome is not None
    assert (match.outcome.side, match.outcome.details) == ("free-peoples", {"seats": ["east", "west"]})
    match = played(TABLES[1], 5, 4)
    match.finish("time", ["east", "free-peoples"])
    assert match.outcome is not None
    assert (match.outcome.side, match.outcome.winners) == (None, ())


@pytest.mark.parametrize("reason", ["agreed", "abandoned"])
def test_an_agreed_or_abandoned_match_has_no_winner(reason: str) -> None:
    match = played(TABLES[0], 5, 4)
    match.finish(reason, match.seats)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.side, match.outcome.reason) == ((), None, reason)
    match = played(TABLES[0], 5, 4)
    match.finish(reason, [])
    assert match.outcome is not None


def test_of_three_sides_nobody_wins_by_the_fall_of_one() -> None:
    def start(at: Notes) -> Flow[None]:
        yield pick("ann")

    match = toy(None, (("ann", "a"), ("bob", "b"), ("cid", "c")), start=start)
    match.finish("resigned", ["bob"])
    assert match.outcome is not None
    assert match.outcome.side is None


def test_a_finished_match_is_over_for_everything() -> None:
    match = played(TABLES[1], 5, 6)
    index = match.index
    seat = open_ask(match).seat
    match.finish("resigned", ["west"])
    assert match.asks == ()
    assert match.index == index + 1
    assert match.record()["entries"][-1] == {"finish": "resigned", "seats": ["west"]}
    assert [e["id"] for e in match.log(SPECTATOR, index)] == ["log-finished-resigned"]
    attempts: list[tuple[Callable[..., None], tuple[Any, ...]]] = [
        (match.finish, ("agreed", [])),
        (match.answer, (PASS,)),
        (match.undo, (seat, match.seats)),
    ]
    for attempt, arguments in attempts:
        before = picture(match)
        with pytest.raises(Refused) as caught:
            attempt(*arguments)
        assert caught.value.id == "refused-over"
        assert picture(match) == before
    assert not match.can_undo(seat)
    assert all(match.view(s)["asks"] == [] for s in watchers(match))
    assert match.explain(seat, {"kind": "pass"}) is not None


def test_a_game_that_ended_by_its_rules_cannot_be_finished_again() -> None:
    match = play(ford({"players": 2}, 3), Rng(1))
    with pytest.raises(Refused):
        match.finish("resigned", ["shadow"])


@pytest.mark.parametrize(
    ("reason", "seats"),
    [
        ("bored", ["shadow"]),
        ("", []),
        ("Resigned", ["shadow"]),
        ("crossed", ["shadow"]),
        ("resigned", ["nobody"]),
        ("resigned", [SPECTATOR]),
        ("resigned", [REFEREE]),
        ("time", [CHANCE]),
        ("agreed", ["shadow", "nobody"]),
        ("resigned", "shadow"),
        ("resigned", []),
        ("time", ()),
    ],
)
def test_a_finish_that_makes_no_sense_is_refused(reason: str, seats: Any) -> None:
    match = played(TABLES[0], 5, 4)
    before = picture(match)
    with pytest.raises(Refused):
        match.finish(reason, seats)
    assert picture(match) == before


def test_a_match_can_be_finished_while_chance_is_open() -> None:
    match = thirdage.new_match("ford", fate=None)
    match.finish("abandoned", ["shadow"])
    assert match.outcome is not None
    assert picture(thirdage.replay(match.record())) == picture(match)
