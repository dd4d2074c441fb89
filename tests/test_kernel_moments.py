"""Moments: the match as it stood at each point of the line in play, to every seat what it was then."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import thirdage
from tests.helpers import Json, examples, ford, logs, random_answer, seeds, tables, views, watchers
from thirdage import Match, Refused, Rng
from thirdage.kernel import moment, moments, relive


def remembered(match: Match, rng: Rng, answers: int, undo_one_in: int) -> dict[int, Json]:
    """Random play with answers taken back; what everybody saw at each index of the line that is left."""
    seen = {match.index: views(match)}
    while match.asks and answers:
        answers -= 1
        if undo_one_in and rng.randrange(undo_one_in) == 0:
            try:
                match.undo(match.seats[rng.randrange(len(match.seats))], match.seats)
            except Refused:
                continue
        else:
            random_answer(match, rng)
        seen.setdefault(match.index, views(match))  # a group counts from when it was asked until all have answered
    seen[match.index] = views(match)
    line = set(moments(match))
    return {index: was for index, was in seen.items() if index in line}


@given(table=tables, seed=seeds, answers=st.integers(0, 60), undo=st.sampled_from((0, 4)), finish=st.booleans())
@examples(20)
def test_every_moment_is_what_it_was(table: Json, seed: int, answers: int, undo: int, finish: bool) -> None:
    match = ford(table, seed)
    seen = remembered(match, Rng(seed), answers, undo)
    if finish and match.outcome is None:
        match.finish("resigned", [match.seats[0]])
        seen[match.index] = views(match)
    line = moments(match)
    assert line == sorted(set(line))
    assert line[-1] == match.index
    assert seen.keys() <= set(line)
    for place, index in enumerate(line):
        twin = moment(match, place)
        assert twin.index == index
        if index in seen:
            assert views(twin) == seen[index]
        twin_views = views(twin)
        assert views(moment(match, place)) == twin_views, "looking changes nothing"


def test_what_was_taken_back_is_no_moment() -> None:
    match = ford({"players": 2}, 5)
    rng = Rng(1)
    for _ in range(6):
        random_answer(match, rng)
    before = match.index
    match.undo(match.seats[0], match.seats)
    assert before not in moments(match)
    assert moments(match)[-1] == match.index == before + 1


def test_moments_of_the_real_games() -> None:
    """Chance outcomes are moments too; what a seat is shown there it was entitled to."""
    for game in ("wotr", "cards"):
        match = thirdage.new_match(game, seed=4)
        seen = remembered(match, Rng(2), 60, 0)
        line = moments(match)
        assert len(line) > len(seen) > 30, "outcomes of chance lie between what was seen"
        for index, was in seen.items():
            twin = moment(match, line.index(index))
            assert {seat: twin.view(seat) for seat in watchers(match)} == was


def bare(record: Json) -> list[Json]:
    """Entries without the numbers that a fate drew."""
    return [{k: v for k, v in entry.items() if k not in ("number", "of")} for entry in record["entries"]]


def in_line(match: Match) -> int:
    """How many answers, chance included, are in the line now in play."""
    assert match.history is not None
    return sum(len(step.group) for step in match.history.steps)


@given(table=tables, seed=seeds, answers=st.integers(0, 60), cut=st.integers(0, 80), finish=st.booleans())
@examples(40)
def test_what_was_taken_back_is_not_lived_through_again(
    table: Json, seed: int, answers: int, cut: int, finish: bool
) -> None:
    """A match brought forward by its record, at once or in two pieces, is the same to everybody at every moment."""
    match = ford(table, seed)
    remembered(match, Rng(seed), answers, 3)
    pending = {seat: answer for seat in match.seats if (answer := match.view(seat)["answered"]) is not None}
    if finish and match.outcome is None:
        match.finish("resigned", [match.seats[0]])
    entries = bare(match.record())
    fresh = thirdage.new_match("ford", match.rules.options, fate=None)
    at_once = relive(fresh, entries, pending)
    assert at_once == in_line(match)
    twin = thirdage.new_match("ford", match.rules.options, fate=None)
    if _whole(match, min(cut, len(entries) - 1)):
        relive(twin, entries[: min(cut, len(entries) - 1)])
    relive(twin, entries[twin.index :], pending)
    for again in (fresh, twin):
        if again.outcome is None:
            for seat, answer in pending.items():
                again.answer(answer, seat)
        assert views(again) == views(match)
        assert logs(again) == logs(match)
        assert bare(again.record()) == entries
        assert moments(again) == moments(match)
        for place in range(len(moments(match))):
            assert views(moment(again, place)) == views(moment(match, place))


def _whole(match: Match, count: int) -> bool:
    """Whether a record may end after so many entries: not within a group of parallel answers."""
    assert match.history is not None
    ends, at = {0}, 0
    for entry in match.history.entries:
        at += 1 if isinstance(entry, dict) else len(entry.group)
        ends.add(at)
    return count in ends
