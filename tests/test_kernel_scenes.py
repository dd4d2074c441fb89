"""Scenes of the log: what belongs together is said by the engine, and survives whatever a match goes through."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

import thirdage
from tests.ford import FORD
from tests.helpers import (
    SHADOW,
    WALKER,
    Json,
    Report,
    Toy,
    begin,
    examples,
    ford,
    logs,
    open_ask,
    pick,
    play,
    random_answer,
    seeds,
    tables,
    watchers,
)
from thirdage import Match, Rng
from thirdage.kernel import REFEREE, Bundle, Flow, moment, moments, scene_at

LEVELS = {"day": 0, "deed": 1, "fight": 2, "search": 2, "blow": 3}


class Staged(Toy):
    """A toy with scenes."""

    def bundles(self, options: Json) -> list[Bundle]:
        (base,) = super().bundles(options)
        base.scenes = LEVELS
        return [base]


def answer(match: Match, *picked: int) -> Match:
    """Answers of the toy, one after the other, by whoever is asked."""
    for n in picked:
        match.answer({"kind": "pick", "n": n})
    return match


def ids(scene: list[Json]) -> list[str]:
    return [one["id"] for one in scene]


def told(match: Match) -> list[tuple[str, list[str]]]:
    return [(entry["id"], ids(entry["scene"])) for entry in match.log(REFEREE)]


def deeds(at: Any) -> Flow[None]:
    at.tell("before", "")
    at.begin_scene("day", count=1)
    yield pick("ann")
    at.begin_scene("deed", seat="ann")
    at.tell("deed", "")
    at.begin_scene("fight")
    at.begin_scene("blow")
    at.tell("first", "")
    yield pick("bob")
    at.join_scene("fight")
    at.begin_scene("blow")
    at.tell("second", "")
    at.end_scene("fight")
    at.tell("after", "")
    at.begin_scene("search")
    at.tell("search", "")
    at.begin_scene("deed", seat="bob")
    at.tell("next deed", "")
    at.end_scene("blow")
    at.next = ("start",)


def test_a_scene_lies_within_those_of_lower_levels_and_ends_those_of_its_own() -> None:
    match = answer(begin(Staged(start=deeds)), 1, 2)
    assert told(match) == [
        ("before", []),
        ("deed", ["day-0", "deed-1"]),
        ("first", ["day-0", "deed-1", "fight-1", "blow-1"]),
        ("second", ["day-0", "deed-1", "fight-1", "blow-2"]),
        ("after", ["day-0", "deed-1"]),
        ("search", ["day-0", "deed-1", "search-2"]),
        ("next deed", ["day-0", "deed-2"]),
        ("before", ["day-0", "deed-2"]),
    ]
    assert match.log("ann")[1]["scene"] == [
        {"id": "day-0", "kind": "day", "args": {"count": 1}},
        {"id": "deed-1", "kind": "deed", "args": {"seat": "ann"}},
    ]
    assert ids(match.scene()) == ["day-2"]
    assert match.fork().scene() == []


def test_scenes_of_one_kind_that_one_answer_begins_are_told_apart() -> None:
    def start(at: Any) -> Flow[None]:
        yield pick("ann")
        for _ in range(3):
            at.begin_scene("fight")
            at.tell("fight", "")
        at.next = ("more",)

    def more(at: Any) -> Flow[None]:
        at.begin_scene("fight")
        at.tell("fight", "")
        yield pick("ann")

    match = answer(begin(Staged(start=start, more=more)), 1)
    assert [scene for _, [scene] in told(match)] == ["fight-1", "fight-1-2", "fight-1-3", "fight-1-4"]
    assert match.sample("bob", Rng(1)).log("bob") == match.log("bob")


def test_an_unknown_kind_of_scene_is_a_mistake() -> None:
    def start(at: Any) -> Flow[None]:
        at.begin_scene("feast")
        yield pick("ann")

    with pytest.raises(KeyError):
        begin(Staged(start=start))


def test_what_is_taken_back_takes_its_scenes_along_and_no_id_comes_again() -> None:
    match = answer(begin(Staged(start=deeds)), 1)
    open_then = match.scene()
    before = told(match)
    answer(match, 2)
    match.undo("bob", ["ann"])
    assert match.scene() == open_then
    assert told(match) == [*before, ("log-undo", ids(open_then))]
    assert match.sample("ann", Rng(1)).scene() == open_then
    answer(match, 0)
    assert ("second", ["day-0", "deed-1", "fight-1", "blow-4"]) in told(match)
    match.undo("bob", ["ann"])
    match.undo("ann", ["bob"])
    assert ids(match.scene()) == ["day-0"]
    answer(match, 1)
    assert told(match)[-1] == ("first", ["day-0", "deed-7", "fight-7", "blow-7"])


def test_an_answer_that_fails_leaves_the_scenes_as_they_were() -> None:
    def start(at: Any) -> Flow[None]:
        at.begin_scene("day")
        yield pick("ann")
        at.begin_scene("deed")
        raise RuntimeError

    match = begin(Staged(start=start))
    with pytest.raises(RuntimeError):
        answer(match, 1)
    assert ids(match.scene()) == ["day-0"]


def test_a_match_that_is_over_has_no_open_scene() -> None:
    match = begin(Staged(start=deeds))
    match.finish("agreed", [])
    assert match.scene() == []
    assert match.log(REFEREE)[-1]["scene"] == []


@examples(15)
@given(table=tables, seed=seeds)
def test_every_line_of_a_crossing_has_its_round_and_all_seats_the_same_scenes(table: Json, seed: int) -> None:
    match = play(ford(table, seed), Rng(seed))
    everything = match.log(REFEREE)
    assert all(entry["scene"][0]["kind"] in ("deal", "round", "dusk") for entry in everything)
    rounds = [entry["scene"][0]["args"].get("count", 0) for entry in everything[:-1]]
    assert rounds == sorted(rounds)
    for seat in watchers(match):
        assert all(entry in everything for entry in match.log(seat))
    begun: dict[str, Json] = {}
    for entry in everything:
        for scene in entry["scene"]:
            assert begun.setdefault(scene["id"], scene) == scene
    assert logs(thirdage.replay(match.record())) == logs(match)


@examples(4)
@given(table=tables, seed=seeds)
def test_samples_moments_and_undos_keep_the_scenes(table: Json, seed: int) -> None:
    match, rng = ford(table, seed), Rng(seed)
    seen = {match.index: match.scene()}
    while match.asks and match.index < 80:
        random_answer(match, rng)
        seen[match.index] = match.scene()
        for seat in match.seats:
            world = match.sample(seat, rng)
            assert (world.log(seat), world.scene()) == (match.log(seat), match.scene())
    line = moments(match)
    assert [scene_at(match, place) for place in range(len(line))] == [
        seen.get(i, scene_at(match, p)) for p, i in enumerate(line)
    ]
    assert moment(match, len(line) - 1).scene() == []


def test_a_fight_is_one_scene_over_its_rounds_and_begins_in_the_middle_too() -> None:
    report = Report(path=["stones"], round=2, next=["act", 1]).strikes(SHADOW, "stones")
    report.passes(SHADOW, WALKER).rolls(1, 1).rolls(1, 1).does(SHADOW, "press")
    fights = {tuple(ids(entry["scene"])) for entry in report.match.log(SHADOW) if entry["id"] != "log-ford-strikes"}
    assert len(fights) == 1
    assert [scene["kind"] for scene in report.match.scene()] == ["round", "action", "fight"]
    again = thirdage.setup("ford", report.match.written(), {"players": 2}, fate=None)
    assert [(scene["kind"], scene["args"]) for scene in again.scene()] == [
        ("round", {"count": 2}), ("fight", {"seat": SHADOW}),
    ]  # fmt: skip
    report.passes(SHADOW, WALKER).rolls(1, 1).rolls(1, 1).does(SHADOW, "cease")
    assert "fight" not in [scene["kind"] for scene in report.match.scene()]
    assert FORD.base.scenes["fight"] == 2


def test_a_written_match_tells_what_the_first_line_belongs_to() -> None:
    match = thirdage.setup("ford", {"round": 3, "next": ["walk"]}, fate=None)
    match.answer(next(iter(open_ask(match).options)))
    assert [scene["id"] for scene in match.log(SHADOW)[-1]["scene"]] == ["round-0", "action-0"]
