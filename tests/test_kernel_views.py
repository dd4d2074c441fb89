"""Views and logs: what each seat sees and was told, and nothing else."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given

import thirdage
from tests.ford.asks import PLAY, SEARCH, WALK
from tests.helpers import (
    ASK_WINDOW,
    PICK,
    Json,
    Notes,
    crossing,
    examples,
    ford,
    logs,
    open_ask,
    pick,
    picture,
    play,
    seeds,
    tables,
    through,
    toy,
    views,
    watchers,
)
from thirdage import Refused, Rng
from thirdage.kernel import EVERYONE, REFEREE, SPECTATOR, Ask, Flow, Listed

# -- log -------------------------------------------------------------------------------------------------------------


def test_the_log_names_message_arguments_rule_and_cause() -> None:
    match = ford({"players": 2}, 3)
    before = match.index
    match.answer(next(iter(open_ask(match).options)))
    (told,) = match.log("shadow", before)
    scene = told.pop("scene")
    assert told == {"index": before, "id": "log-ford-walks", "args": {"seat": "free-peoples"}, "rule": "FD-WALK-1"}
    assert [(one["kind"], one["args"]) for one in scene] == [
        ("round", {"count": 1}),
        ("action", {"seat": "free-peoples"}),
    ]
    assert match.log("shadow") == match.log("shadow", 0)
    assert match.log("shadow", before + 1) == []


@examples(10)
@given(seeds, tables)
def test_every_entry_of_the_log_names_an_answer_and_only_its_readers_get_it(seed: int, table: Json) -> None:
    match = play(ford(table, seed), Rng(seed))
    everything_told = match.log(REFEREE)
    for seat in watchers(match):
        told = match.log(seat)
        assert all(-1 <= entry["index"] < match.index for entry in told)
        assert [entry["index"] for entry in told] == sorted([entry["index"] for entry in told])
        assert all(entry in everything_told for entry in told)
        middle = match.index // 2
        assert match.log(seat, middle) == [entry for entry in told if entry["index"] >= middle]
    for seat in match.seats:
        mine = [e for e in match.log(seat) if e["id"] == "log-ford-you-draw"]
        draws = [e for e in match.log(seat) if e["id"] == "log-ford-draws" and e["args"]["seat"] == seat]
        assert len(mine) == len(draws)
    assert not [e for e in match.log(SPECTATOR) if e["id"].startswith("log-you-")]


def test_unknown_seats_have_neither_view_nor_log() -> None:
    match = ford()
    for ask_for in (match.view, match.log):
        with pytest.raises(Refused):
            ask_for("nobody")


# -- views -----------------------------------------------------------------------------------------------------------


@examples(4)
@given(seeds, tables)
def test_views_and_logs_are_json_and_looking_changes_nothing(seed: int, table: Json) -> None:
    for match in through(ford(table, seed), Rng(seed)):
        before = picture(match)
        assert json.loads(json.dumps(views(match))) == views(match)
        assert json.loads(json.dumps(logs(match))) == logs(match)
        assert json.loads(json.dumps(match.record())) == match.record()
        assert picture(match) == before
        match.rules.game.check(match.position)


def test_a_seat_does_not_see_what_it_may_not() -> None:
    """Change what is hidden from a seat, and its view stays the same."""
    base: Json = {"path": ["reeds", "stones"], "seen": [True, False], "watched": [0, 0], "next": ["act", 0]}
    base["hands"] = {"free-peoples": ["blade"], "shadow": ["mist"]}
    other = copy.deepcopy(base)
    other["path"] = ["reeds", "shallows"]
    other["hands"] = {"free-peoples": ["spear"], "shadow": ["mist"]}
    one, two = thirdage.setup("ford", base, seed=1), thirdage.setup("ford", other, seed=1)
    assert one.view("shadow") == two.view("shadow")
    assert one.view(SPECTATOR) == two.view(SPECTATOR)
    assert one.view("free-peoples") != two.view("free-peoples")
    assert one.view(REFEREE) != two.view(REFEREE)
    assert crossing(one).path != crossing(two).path


def test_a_flow_without_questions_does_not_run_for_ever() -> None:
    def start(at: Notes) -> Flow[None]:
        if at.notes:
            yield pick("ann")

    with pytest.raises(AssertionError, match="asks nobody"):
        toy(start=start)


def test_answers_reach_the_rules_as_the_interned_options() -> None:
    got: list[Any] = []

    def start(at: Notes) -> Flow[None]:
        got.append((yield Ask(ASK_WINDOW, "ann", Listed([PICK(1), PICK(2)]))))
        yield pick("bob")

    toy(start=start).answer({"kind": "pick", "n": 2})
    assert got[0] is PICK(2)
    assert EVERYONE == -1
    assert WALK(1) is WALK(1)
    assert PLAY(1) is not SEARCH(1)
