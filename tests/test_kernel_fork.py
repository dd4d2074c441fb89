"""Forks: equal to the match in the middle of anything, independent of it from then on, and silent."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.helpers import (
    ASK_KEEP,
    KEEP,
    PICK,
    TABLES,
    Json,
    Notes,
    examples,
    ford,
    open_ask,
    pick,
    picture,
    play,
    played,
    random_answer,
    roll,
    said,
    seeds,
    tables,
    three_cards_each,
    through,
    toy,
    views,
    watchers,
)
from thirdage import CHANCE, Refused, Rng, ScriptedFate, new_match
from thirdage.kernel import Flow, Match, canonical


def same(match: Match, twin: Match) -> None:
    """Whatever can be seen of a fork is as in the match."""
    assert twin is not match
    assert twin.position is not match.position
    assert views(twin) == views(match)
    assert [(a.seat, a.index, a.kind) for a in twin.asks] == [(a.seat, a.index, a.kind) for a in match.asks]
    assert twin.written() == match.written()
    assert twin.index == match.index


@examples(12)
@given(seeds, tables)
def test_a_fork_is_equal_at_every_answer(seed: int, table: Json) -> None:
    for match in through(ford(table, seed), Rng(seed)):
        twin = match.fork()
        same(match, twin)
        same(match, twin.fork())


@examples(8)
@given(seeds, tables)
def test_a_fork_has_the_same_future_and_lives_on_its_own(seed: int, table: Json) -> None:
    """The fork is played to its end, then the match by the same choices: both meet the same chance."""
    for at, match in enumerate(through(ford(table, seed), Rng(seed))):
        if at % 3 == 0:
            before = picture(match)
            other = play(match.fork(), Rng(at + 99))
            assert other.outcome is not None
            assert picture(match) == before
            mine = play(match.fork(), Rng(at))
            again = play(match.fork().fork(), Rng(at))
            assert canonical(views(mine)) == canonical(views(again))
    final = views(match)
    assert views(play(ford(table, seed), Rng(seed))) == final


@examples(8)
@given(seeds, tables)
def test_match_and_fork_answered_alike_stay_alike(seed: int, table: Json) -> None:
    match = ford(table, seed)
    twin = match.fork()
    mine, its = Rng(seed), Rng(seed)
    while match.ask:
        random_answer(match, mine)
        random_answer(twin, its)
        if match.index % 5 == 0:
            same(match, twin)
    same(match, twin)


@examples(8)
@given(seeds, tables)
def test_a_fork_is_silent_and_keeps_no_history(seed: int, table: Json) -> None:
    match = played(table, seed, 10)
    before = picture(match)
    twin = play(match.fork(), Rng(seed), 8)
    assert all(twin.log(seat) == [] for seat in watchers(twin))
    assert twin.used() == {}
    assert not any(twin.can_undo(seat) for seat in twin.seats)
    for seat in twin.seats:
        with pytest.raises(Refused):
            twin.undo(seat, twin.seats)
    with pytest.raises(AssertionError):
        twin.record()
    assert picture(match) == before


def test_a_fork_keeps_the_answers_of_a_group_that_are_in() -> None:
    match = three_cards_each(3)
    match.answer(next(iter(match.asks[1].options)), "east")
    twin = match.fork()
    same(match, twin)
    assert [a.seat for a in twin.asks] == ["free-peoples", "west"]
    assert twin.view("east")["answered"] == match.view("east")["answered"] is not None
    before = picture(match)
    for ask in twin.asks:
        twin.answer(next(iter(ask.options)), ask.seat)
    assert picture(match) == before
    for ask in match.asks:
        match.answer(next(iter(ask.options)), ask.seat)
    same(match, twin)


def test_a_finished_match_forks_as_finished() -> None:
    match = played(TABLES[1], 4, 7)
    match.finish("resigned", ["east"])
    twin = match.fork()
    same(match, twin)
    assert twin.asks == ()
    with pytest.raises(Refused):
        twin.answer({"kind": "pass"})


def test_a_match_finished_within_a_group_forks_with_the_answers_that_were_in() -> None:
    match = three_cards_each()
    match.answer(next(iter(open_ask(match).options)), "free-peoples")
    match.finish("agreed", [])
    same(match, match.fork())


def test_a_fork_can_be_finished_alone() -> None:
    match = played(TABLES[1], 4, 7)
    before = picture(match)
    twin = match.fork()
    twin.finish("resigned", ["east"])
    assert twin.outcome is not None
    assert picture(match) == before


def test_a_fork_of_a_match_without_fate_stops_at_chance_too() -> None:
    match = new_match("ford", fate=None)
    twin = match.fork()
    same(match, twin)
    assert open_ask(twin).seat == CHANCE
    options = list(open_ask(twin).options)
    twin.answer(options[0])
    match.answer(options[1])
    assert twin.view("free-peoples") != match.view("free-peoples")


def test_a_fork_takes_its_own_copy_of_a_script() -> None:
    def start(at: Notes) -> Flow[None]:
        for _ in range(2):
            at.note(said((yield pick("ann"))))
            at.note(list((yield roll())[0]))
        at.end(None, "done")

    script = ScriptedFate([{"kind": "rolled", "dice": [n]} for n in (3, 4)])
    match = toy(script, start=start)
    for copy in (match.fork(), match):
        copy.answer(PICK(0))
        copy.answer(PICK(1))
        assert copy.view("ann")["position"]["notes"] == [0, [3], 1, [4]]


def test_deep_in_a_stretch_a_fork_runs_the_answers_again() -> None:
    runs: list[int] = []

    def start(at: Notes) -> Flow[None]:
        runs.append(0)
        for _ in range(40):
            at.note(said((yield pick("ann", kind=ASK_KEEP))), 1)
        at.end(None, "done")

    match = toy(start=start)
    for n in range(40):
        twin = match.fork()
        same(match, twin)
        match.answer(KEEP(n % 3))
    assert len(runs) == 41
    assert match.fork().outcome is not None
    assert match.fork().asks == ()
