"""Records: a replay is the match again, to the last log line; whatever does not fit any more is named by its entry."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import thirdage
from tests.helpers import (
    TABLES,
    Json,
    examples,
    ford,
    logs,
    open_ask,
    picture,
    play,
    played,
    random_answer,
    salted,
    seeds,
    tables,
    three_cards_each,
    views,
)
from thirdage import CHANCE, BrokenRecord, Diverged, KeyedFate, Match, Refused, Rng, WrongVersion, fair
from thirdage.kernel import Message, enter, give_pending, state_hash


def stored(match: Match) -> Json:
    """The record as it comes back from a file."""
    record: Json = json.loads(json.dumps(match.record()))
    return record


@examples(20)
@given(seeds, tables, st.integers(0, 60))
def test_a_replay_is_the_match_again(seed: int, table: Json, answers: int) -> None:
    match = played(table, seed, answers)
    again = thirdage.replay(stored(match), check=True)
    assert picture(again) == picture(match)
    assert [a.index for a in again.asks] == [a.index for a in match.asks]


@examples(15)
@given(seeds, tables, st.integers(0, 40), st.booleans())
def test_entries_are_entered_one_by_one(seed: int, table: Json, answers: int, ended: bool) -> None:
    """Answers, outcomes with their numbers, undos and an end by hand; what stands open comes last."""
    match = meddled(table, seed, answers)
    record = stored(match)
    pending = {entry["seat"]: entry["answer"] for entry in record["pending"]}
    if ended and match.outcome is None:
        match.finish("agreed", [])
    twin = thirdage.new_match("ford", table, fate=None)
    for entry in stored(match)["entries"]:
        enter(twin, entry, pending)
    if twin.outcome is None:
        give_pending(twin, pending)
    assert twin.record()["entries"] == match.record()["entries"]
    assert views(twin) == views(match)
    assert logs(twin) == logs(match)


def test_an_outcome_that_is_not_its_number_is_not_entered() -> None:
    entry = stored(played(TABLES[0], 3, 0))["entries"][0]
    other = thirdage.new_match("ford", TABLES[0], fate=None)
    before = picture(other)
    for wrong in (entry | {"number": (entry["number"] + 1) % entry["of"]}, entry | {"purpose": "combat"}):
        with pytest.raises(Diverged) as diverged:
            enter(other, wrong)
        assert diverged.value.reason == Message("diverged-fate")
        assert picture(other) == before


@examples(15)
@given(seeds, tables, st.integers(0, 40))
def test_a_replayed_match_has_the_same_future(seed: int, table: Json, answers: int) -> None:
    match = played(table, seed, answers)
    again = thirdage.replay(stored(match))
    play(match, Rng(seed))
    play(again, Rng(seed))
    assert picture(again) == picture(match)


def meddled(table: Json, seed: int, answers: int) -> Match:
    """Random play with takebacks, free or by consent, at random times."""
    match, rng = ford(table, seed), Rng(seed)
    for _ in range(answers):
        if not match.ask:
            break
        random_answer(match, rng)
        if match.asks and rng.randrange(4) == 0:
            seat = match.seats[rng.randrange(len(match.seats))]
            try:
                match.undo(seat, match.seats)
            except Refused as nothing:
                if nothing.id != "refused-undo-nothing":
                    raise
    return match


@examples(20)
@given(seeds, tables, st.integers(0, 60), st.booleans())
def test_undone_answers_and_a_finish_are_replayed_too(seed: int, table: Json, answers: int, finish: bool) -> None:
    match = meddled(table, seed, answers)
    if finish and match.ask and not match.record()["pending"]:
        match.finish("time", [match.seats[seed % len(match.seats)]])
    again = thirdage.replay(stored(match), check=True)
    assert picture(again) == picture(match)
    play(match, Rng(seed))
    play(again, Rng(seed))
    assert picture(again) == picture(match)


def test_a_match_finished_within_a_group_can_be_replayed() -> None:
    match = three_cards_each()
    match.answer(next(iter(open_ask(match).options)), "free-peoples")
    match.finish("resigned", ["shadow"])
    assert picture(thirdage.replay(stored(match), check=True)) == picture(match)


def test_a_record_names_its_game_version_facts_options_and_fate() -> None:
    record = stored(ford(TABLES[2], 9))
    assert {key: record[key] for key in ("format", "schema", "game", "version", "pending", "outcome")} == {
        "format": "thirdage-record",
        "schema": 1,
        "game": "ford",
        "version": 1,
        "pending": [],
        "outcome": None,
    }
    assert record["options"] == {"players": 2, "expansions": ["storm"], "swift": False}
    assert record["facts"] != stored(ford(TABLES[0], 9))["facts"]
    assert record["fate"]["seed"] == 9


def test_there_is_a_state_hash_at_every_seam() -> None:
    match = played(TABLES[1], 3, 25)
    seams = match.record()["seams"]
    assert [index for index, _ in seams] == sorted([index for index, _ in seams])
    assert seams[0][0] == 0
    assert all(len(hash) == 64 for _, hash in seams)
    assert seams[-1][1] == state_hash(match.line.checkpoint)
    again = played(TABLES[1], 3, 25)
    assert again.record()["seams"] == seams


def test_the_state_hash_depends_on_everything_written() -> None:
    match = played(TABLES[0], 3, 6)
    hashes = {state_hash(match.position)}
    position = match.position.copy()
    for field, value in (("round", 99), ("strength", 1), ("path", (0, 1, 2)), ("pile", (1,)), ("next", ("walk",))):
        other = position.copy()
        setattr(other, field, value)
        if field == "path":
            other.seen = other.watched = (0, 0, 0)  # type: ignore[attr-defined]
        hashes.add(state_hash(other))
    assert len(hashes) == 6


# -- what no longer fits ---------------------------------------------------------------------------------------------


WRONG: list[Json] = [{"kind": "no"}, {"kind": "play-card", "card": "ring"}, {}, {"kind": "order", "cards": []}]


@examples(25)
@given(seeds, tables, st.integers(5, 60), st.data())
def test_a_record_diverges_at_the_entry_that_no_longer_fits(
    seed: int, table: Json, answers: int, data: st.DataObject
) -> None:
    record = stored(played(table, seed, answers))
    at = data.draw(st.integers(0, len(record["entries"]) - 1))
    wrong = data.draw(
        st.sampled_from(
            [{"kind": "nonsense"}, {"kind": "play-card", "card": "ring"}, {}, {"kind": "order", "cards": []}]
        )
    )
    record["entries"][at]["answer"] = wrong
    with pytest.raises(Diverged) as diverged:
        thirdage.replay(record)
    assert diverged.value.index == at
    assert diverged.value.reason.id.startswith("refused-")
    before = diverged.value.match
    assert before is not None
    cut = copy.deepcopy(record)
    group = len(before.record()["pending"])
    cut["entries"], cut["pending"] = cut["entries"][: at - group], cut["entries"][at - group : at]
    del cut["fate"]["secret"]
    assert picture_without_fate(thirdage.replay(cut)) == picture_without_fate(before)


def picture_without_fate(match: Match) -> Json:
    record = match.record()
    del record["fate"]
    return {"views": views(match), "record": record}


@pytest.mark.parametrize("seat", ["shadow", "nobody", CHANCE, "spectator"])
def test_an_answer_in_the_name_of_another_seat_diverges(seat: str) -> None:
    record = stored(played(TABLES[0], 3, 3))
    at = next(i for i, e in enumerate(record["entries"]) if e["seat"] == "free-peoples")
    record["entries"][at]["seat"] = seat
    with pytest.raises(Diverged) as diverged:
        thirdage.replay(record)
    assert diverged.value.index == at


def test_an_entry_left_out_or_put_in_diverges_there_or_later() -> None:
    record = stored(played(TABLES[0], 3, 20))
    for at in range(len(record["entries"]) - 1):
        less, more = copy.deepcopy(record), copy.deepcopy(record)
        del less["entries"][at]
        more["entries"].insert(at, copy.deepcopy(more["entries"][at]))
        for tampered in (less, more):
            with pytest.raises(Diverged) as diverged:
                thirdage.replay(tampered, check=True)
            assert diverged.value.index >= at or diverged.value.reason == Message("diverged-state")


def test_a_wrong_state_hash_is_found_only_by_a_check() -> None:
    record = stored(played(TABLES[0], 3, 20))
    for at, (index, _) in enumerate(record["seams"]):
        tampered = copy.deepcopy(record)
        tampered["seams"][at][1] = "0" * 64
        assert thirdage.replay(tampered).ask is not None
        with pytest.raises(Diverged) as diverged:
            thirdage.replay(tampered, check=True)
        assert (diverged.value.index, diverged.value.reason) == (index, Message("diverged-state"))


@pytest.mark.parametrize("seams", [None, [], "x", [[0, "0"]], 5, {"0": "1"}], ids=str)
def test_wrong_seams_diverge_when_checked(seams: Any) -> None:
    record = {**stored(played(TABLES[0], 3, 20)), "seams": seams}
    with pytest.raises((Diverged, BrokenRecord)):
        thirdage.replay(record, check=True)


def test_a_claimed_outcome_must_be_the_real_one() -> None:
    record = stored(play(ford(TABLES[0], 3), Rng(3)))
    record["outcome"]["side"] = "shadow" if record["outcome"]["side"] != "shadow" else "free-peoples"
    with pytest.raises(Diverged):
        thirdage.replay(record, check=True)


def test_other_facts_diverge_at_once() -> None:
    record = stored(played(TABLES[0], 3, 20))
    pack = [("sword", "arms", "fight"), ("herb", "lore", "bread")] * 1
    with pytest.raises(Diverged) as diverged:
        thirdage.replay(record, facts=pack)
    assert (diverged.value.index, diverged.value.reason) == (0, Message("diverged-facts"))
    record["facts"] = "0" * 64
    with pytest.raises(Diverged):
        thirdage.replay(record)


def test_a_match_with_a_pack_is_replayed_with_the_pack() -> None:
    pack = [(f"card-{n}", "arms" if n % 2 else "lore", "fight" if n % 2 else "bread") for n in range(9)]
    match = play(thirdage.new_match("ford", seed=3, facts=pack), Rng(1))
    assert picture(thirdage.replay(stored(match), check=True, facts=pack)) == picture(match)


@pytest.mark.parametrize("schema", [0, 2, "1", None, [1], 10**30])
def test_another_schema_is_a_wrong_version(schema: Any) -> None:
    with pytest.raises(WrongVersion):
        thirdage.replay({**stored(ford()), "schema": schema})
    record = stored(ford())
    del record["schema"]
    with pytest.raises(WrongVersion):
        thirdage.replay(record)


# -- fair fates ------------------------------------------------------------------------------------------------------


def test_a_running_record_does_not_hold_the_secret_and_a_finished_one_does() -> None:
    fate = fair()
    salted(fate, {"shadow": "mine"})
    match = ford(TABLES[1], fate=fate)
    rng = Rng(1)
    while match.ask:
        assert fate.secret.hex() not in json.dumps(match.record())
        assert match.record()["fate"]["commitment"] == fate.commitment
        random_answer(match, rng)
    assert match.record()["fate"]["secret"] == fate.secret.hex()


def test_a_running_fair_match_goes_on_with_its_fate() -> None:
    fate = KeyedFate(b"\7" * 32, {"shadow": "x"})
    match = play(ford(TABLES[1], fate=fate), Rng(1), 12)
    again = thirdage.replay(stored(match), fate=KeyedFate(b"\7" * 32, {"shadow": "x"}))
    assert picture(again) == picture(match)
    assert picture(play(again, Rng(2))) == picture(play(match, Rng(2)))


def test_without_its_secret_a_running_fair_match_waits_for_chance() -> None:
    match = play(ford(TABLES[0], fate=fair()), Rng(1), 2)
    again = thirdage.replay(stored(match))
    assert views(again) == views(match)
    while again.ask and again.ask.seat != CHANCE:
        random_answer(again, Rng(1))
    assert again.ask is not None


def test_a_replayed_record_keeps_the_commitment() -> None:
    match = play(ford(TABLES[0], fate=fair()), Rng(1), 2)
    record = stored(match)
    assert thirdage.replay(record).record() == record
