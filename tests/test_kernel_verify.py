"""Fair dice: a record proves every outcome by its revealed secret, and any forgery of chance is found."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given

import thirdage
from tests.ford import FORD
from tests.helpers import TABLES, Json, examples, ford, play, random_answer, seeds, tables, three_cards_each
from thirdage import CHANCE, BrokenRecord, Diverged, KeyedFate, Match, Refused, Rng, ScriptedFate, fair
from thirdage.kernel import CONSENT, prove, taken_back

FORGED = (Diverged, BrokenRecord)


def stored(match: Match) -> Json:
    record: Json = json.loads(json.dumps(match.record()))
    return record


def chances(record: Json) -> list[int]:
    """The places of the chance entries."""
    return [i for i, entry in enumerate(record["entries"]) if entry.get("seat") == CHANCE]


def with_takebacks(match: Match, seed: int) -> Match:
    """Random play to the end in which now and then somebody, by consent, takes back an answer and what followed."""
    rng = Rng(seed)
    while match.asks:
        random_answer(match, rng)
        if match.asks and rng.randrange(6) == 0:
            seat = match.seats[rng.randrange(len(match.seats))]
            if any(entry.get("seat") == seat and "answer" in entry for entry in match.record()["entries"]):
                with suppress(Refused):
                    match.undo(seat, match.seats)
    return match


@examples(15)
@given(seeds, tables)
def test_every_finished_record_is_proved(seed: int, table: Json) -> None:
    fate = KeyedFate(seed.to_bytes(32, "big"), {"free-peoples": str(seed)})
    record = stored(play(ford(table, fate=fate), Rng(seed)))
    assert thirdage.verify(record) == len(chances(record)) > 0


@examples(15)
@given(seeds, tables)
def test_undone_rolls_are_spent_and_proved_too(seed: int, table: Json) -> None:
    fate = fair()
    match = with_takebacks(ford(table, fate=fate), seed)
    record = stored(match)
    assert thirdage.verify(record) == len(chances(record))
    ordinals: dict[str, int] = {}
    for at in chances(record):
        purpose = record["entries"][at]["purpose"]
        ordinals[purpose] = ordinals.get(purpose, 0) + 1
    assert fate.ordinals == ordinals


def test_some_of_those_really_held_undone_rolls() -> None:
    undone = 0
    for seed in range(10):
        match = with_takebacks(ford(TABLES[1], seed), seed)
        record = stored(match)
        assert match.history is not None
        in_play = sum([1 for step in match.history.steps if step.group[0].seat == CHANCE])
        undone += len(chances(record)) - in_play
        assert thirdage.verify(record) == len(chances(record))
    assert undone > 5


def took_back() -> Json:
    """A finished game in which outcomes were taken back by consent."""
    for seed in range(20):
        record = stored(with_takebacks(ford(TABLES[1], seed), seed))
        if taken_back(record["entries"]) > 1:
            return record
    pytest.fail("nobody took an outcome back")


def test_what_was_taken_back_is_counted() -> None:
    record = took_back()
    proof = prove(FORD, record)
    in_play = len(chances(thirdage.replay(record).record())) - taken_back(record["entries"])
    assert proof.undo == CONSENT
    assert proof.taken_back == len(chances(record)) - in_play > 1
    assert proof.behind
    assert proof.forbidden == []
    assert prove(FORD, RECORD).behind == []


def test_an_undo_that_the_header_forbids_is_told() -> None:
    """A record says nothing where nothing behind dice may be taken back; so do records of before there was a choice."""
    record = took_back()
    proof = prove(FORD, record)
    del record["undo"]
    assert prove(FORD, record).forbidden == proof.behind
    assert thirdage.verify(record) == len(chances(record)), "its dice are what they are"
    assert thirdage.replay(record).outcome is not None


def test_consent_that_was_not_given_is_found() -> None:
    record = took_back()
    at = prove(FORD, record).behind[0]
    record["entries"][at]["consent"] = []
    with pytest.raises(Diverged) as caught:
        prove(FORD, record)
    assert (caught.value.index, caught.value.reason.id) == (at, "refused-undo-consent")


def test_an_undo_that_takes_back_something_else_than_it_says_is_found() -> None:
    record = took_back()
    at = prove(FORD, record).behind[0]
    record["entries"][at]["undo"] += 1
    with pytest.raises(Diverged) as caught:
        prove(FORD, record)
    assert (caught.value.index, caught.value.reason.id) == (at, "diverged-undo")


@pytest.mark.parametrize("setting", ["never", "", "always", None, 1, ["practice"]])
def test_a_header_names_practice_or_consent_or_nothing(setting: object) -> None:
    with pytest.raises(BrokenRecord):
        thirdage.replay({**took_back(), "undo": setting})


def test_what_was_taken_back_is_counted_also_where_the_rules_were_others() -> None:
    record = took_back()
    proof = prove(FORD, record)
    record["facts"] = "0" * 64
    other = prove(FORD, record)
    assert other.other_rules == 0
    assert (other.taken_back, bool(other.behind)) == (proof.taken_back, True)
    record["entries"][proof.behind[0]]["undo"] = "all"
    with pytest.raises(BrokenRecord):
        prove(FORD, record)


def test_a_record_of_a_seed_can_be_verified_while_it_runs() -> None:
    record = stored(play(ford(TABLES[1], 8), Rng(2), 9))
    assert thirdage.verify(record) == len(chances(record))


def test_a_written_position_with_backs_is_proved() -> None:
    match = thirdage.setup("ford", {"hands": {"free-peoples": [None, "blade"], "shadow": [None]}}, seed=5)
    record = stored(play(match, Rng(1)))
    assert thirdage.verify(record) == len(chances(record))


# -- forgeries -------------------------------------------------------------------------------------------------------


def finished_record() -> Json:
    return stored(play(ford(TABLES[1], fate=KeyedFate(b"\3" * 32, {"east": "salt"})), Rng(6)))


RECORD = finished_record()


def forged(record: Json) -> None:
    with pytest.raises(FORGED):
        thirdage.verify(record)


def other_draw(entry: Json) -> None:
    answer = entry["answer"]
    if "card" in answer:
        answer["card"] = "omen" if answer["card"] != "omen" else "blade"
    else:
        answer["dice"] = [7 - d for d in answer["dice"]]


FORGERIES: dict[str, Callable[[Json], Any]] = {
    "another outcome": other_draw,
    "another number": lambda e: e.update(number=(e["number"] + 1) % max(2, e["of"])),
    "another space": lambda e: e.update(of=e["of"] + 1),
    "the number out of its space": lambda e: e.update(number=e["number"] + e["of"]),
    "another purpose": lambda e: e.update(purpose="tide"),
    "another seat": lambda e: e.update(seat="east"),
    "no number": lambda e: e.pop("number"),
    "no space": lambda e: e.pop("of"),
    "no purpose": lambda e: e.pop("purpose"),
    "no answer": lambda e: e.pop("answer"),
    "no seat": lambda e: e.pop("seat"),
    "a true number": lambda e: e.update(number=True) if e["number"] != 1 else e.update(number=2),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_chance_entry_is_found_wherever_it_stands(forgery: str) -> None:
    places = chances(RECORD)
    for at in {places[0], places[1], places[len(places) // 2], places[-1]}:
        record = copy.deepcopy(RECORD)
        FORGERIES[forgery](record["entries"][at])
        assert record != RECORD
        forged(record)


def test_an_outcome_forged_with_all_that_follows_is_found() -> None:
    """The cheat plays on from the forged outcome, so that everything fits but the numbers."""
    fate = KeyedFate(b"\3" * 32, {"east": "salt"})
    match = thirdage.new_match("ford", {"players": 3}, fate=None)
    wanted = next(iter(match.asks[0].options))
    if match.asks[0].options.encode(wanted) == RECORD["entries"][0]["answer"]:
        wanted = list(match.asks[0].options)[1]
    match.answer(wanted)
    fate.spent("deck", 1)
    match.go_on(fate)
    record = stored(play(match, Rng(6)))
    forged(record)
    record["entries"][0].update({k: RECORD["entries"][0][k] for k in ("purpose", "of", "number")})
    forged(record)


def test_answers_of_seats_may_be_what_they_like_but_chance_after_them_is_fixed() -> None:
    record = copy.deepcopy(RECORD)
    assert thirdage.verify(record) == len(chances(RECORD))
    first, second = chances(record)[:2]
    entries = record["entries"]
    entries[first], entries[second] = entries[second], entries[first]
    forged(record)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("secret", "03" * 31 + "04"),
        ("secret", "03" * 31),
        ("commitment", "0" * 64),
        ("commitment", None),
        ("salts", {}),
        ("salts", {"east": "other"}),
        ("salts", {"west": "salt"}),
        ("salts", {"east": "salt", "west": ""}),
    ],
)
def test_a_forged_fate_is_found(key: str, value: Any) -> None:
    record = copy.deepcopy(RECORD)
    record["fate"][key] = value
    forged(record)


def test_another_secret_with_its_own_commitment_does_not_give_these_outcomes() -> None:
    record = copy.deepcopy(RECORD)
    record["fate"] = KeyedFate(b"\4" * 32, {"east": "salt"}).header(reveal=True)
    forged(record)


def test_a_finished_record_cut_short_with_its_hashes_is_found() -> None:
    record = copy.deepcopy(RECORD)
    last = record["seams"][-3][0]
    del record["entries"][last:]
    record["seams"] = [seam for seam in record["seams"] if seam[0] <= last]
    forged(record)


def test_an_answer_given_in_the_name_of_chance_is_found() -> None:
    record = copy.deepcopy(RECORD)
    entry = next(e for e in record["entries"] if e["seat"] == "free-peoples")
    entry["seat"] = CHANCE
    forged(record)


def test_without_a_secret_there_is_nothing_to_verify() -> None:
    for record in (
        stored(play(ford(TABLES[0], fate=fair()), Rng(1), 5)),
        stored(thirdage.new_match("ford", fate=None)),
        stored(thirdage.new_match("ford", fate=ScriptedFate([]))),
    ):
        with pytest.raises(Refused) as refused:
            thirdage.verify(record)
        assert refused.value.id == "refused-no-key"


def test_outcomes_that_people_gave_themselves_are_not_proved() -> None:
    match = thirdage.new_match("ford", fate=None)
    match.answer(next(iter(match.asks[0].options)))
    match.go_on(KeyedFate(b"\1" * 32))
    forged(stored(play(match, Rng(1))))


def test_what_is_proved_of_a_record_that_goes_on_from_another() -> None:
    """The first outcomes have no numbers here; those that this fate gave count from 0, and are proved."""
    before = play(ford(TABLES[1], 4), Rng(4), 8)
    entries = [{k: v for k, v in e.items() if k not in ("number", "of")} for e in stored(before)["entries"]]
    fate = KeyedFate(b"\7" * 32)
    going_on = {**stored(before), "entries": entries, "fate": fate.header(reveal=False)}
    record = stored(play(thirdage.replay(going_on, fate=fate), Rng(5)))
    proof = prove(FORD, record)
    assert not proof.whole
    assert proof.unnumbered == [at for at in chances(record) if at < len(entries)] != []
    assert proof.outcomes == len(chances(record)) - len(proof.unnumbered) > 0
    assert (proof.other_rules, proof.numbers) == (-1, 0)
    forged(record)
    last = chances(record)[-1]
    record["entries"][last]["number"] = (record["entries"][last]["number"] + 1) % max(2, record["entries"][last]["of"])
    with pytest.raises(FORGED):
        prove(FORD, record)


def test_what_is_proved_of_a_record_of_other_rules() -> None:
    record = copy.deepcopy(RECORD)
    assert prove(FORD, record).whole
    record["facts"] = "0" * 64
    proof = prove(FORD, record)
    assert (proof.outcomes, proof.numbers, proof.other_rules) == (0, len(chances(RECORD)), 0)
    forged(record)
    record = {**copy.deepcopy(RECORD), "version": RECORD["version"] + 1}
    at = next(i for i, e in enumerate(record["entries"]) if e["seat"] != CHANCE and i > 20)
    record["entries"][at]["answer"] = {"kind": "such a thing there is not"}
    proof = prove(FORD, record)
    assert proof.other_rules == at
    assert proof.outcomes == len([place for place in chances(record) if place < at])
    assert proof.outcomes + proof.numbers == len(chances(record))
    record["version"] = RECORD["version"]
    with pytest.raises(FORGED):
        prove(FORD, record)


@pytest.mark.parametrize("total", [0, -6, 2**256 + 1, True, "6", None, 6.0])
def test_a_space_that_there_is_not(total: Any) -> None:
    record = copy.deepcopy(RECORD)
    record["entries"][chances(record)[-1]]["of"] = total
    with pytest.raises(FORGED):
        prove(FORD, record)


def test_the_group_and_the_finish_do_not_disturb_the_proof() -> None:
    match = three_cards_each(3)
    for ask in match.asks:
        match.answer(next(iter(ask.options)), ask.seat)
    play(match, Rng(3), 3)
    assert not match.record()["pending"]
    match.finish("time", ["west"])
    record = stored(match)
    assert thirdage.verify(record) == len(chances(record))
