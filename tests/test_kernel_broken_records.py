"""Data that is no record, or a record cut, bent or forged, is told as such and as nothing else."""

from __future__ import annotations

import copy
import json
from contextlib import suppress
from typing import Any

import pytest

import thirdage
from tests.helpers import TABLES, Json, ford, play, played, salted, three_cards_each
from thirdage import BrokenRecord, Diverged, KeyedFate, Refused, Rng, fair

TOLD = (BrokenRecord, Diverged)


def base() -> Json:
    """A record with a parallel group half in, an undo, chance with numbers, and a written position."""
    match = three_cards_each(3)
    for ask in match.asks:
        match.answer(next(iter(ask.options)), ask.seat)
    match.answer({"kind": "walk", "place": "stones"})
    match.undo("free-peoples", match.seats)
    match.answer({"kind": "walk", "place": "shallows"})
    play(match, Rng(1), 2)
    record: Json = json.loads(json.dumps(match.record()))
    return record


def half() -> Json:
    match = three_cards_each()
    match.answer(next(iter(match.asks[1].options)), "shadow")
    record: Json = json.loads(json.dumps(match.record()))
    return record


def finished() -> Json:
    match = play(ford(TABLES[2], 5), Rng(4), 9)
    match.finish("resigned", ["shadow"])
    record: Json = json.loads(json.dumps(match.record()))
    return record


def salty() -> Json:
    """Over, with salts that the seats committed to."""
    fate = salted(KeyedFate(b"\1" * 32, restarts=1), {"shadow": "grey", "free-peoples": "green"})
    match = play(ford(TABLES[2], fate=fate), Rng(4), 9)
    match.finish("resigned", ["shadow"])
    record: Json = json.loads(json.dumps(match.record()))
    return record


BASES = {"running": base(), "half": half(), "finished": finished(), "salty": salty()}


def read(record: Any) -> str:
    """What becomes of a record: read, told, or (raised) anything else."""
    outcome = "read"
    for check in (False, True):
        try:
            match = thirdage.replay(copy.deepcopy(record), check=check)
        except TOLD:
            outcome = "told"
        else:
            json.dumps(match.record())
            json.dumps([match.view(seat) for seat in match.seats])
    try:
        thirdage.verify(copy.deepcopy(record))
    except TOLD:
        outcome = "told"
    except Refused as no_key:
        if no_key.id != "refused-no-key":
            raise
    return outcome


def test_the_bases_themselves_are_read() -> None:
    assert {name: read(record) for name, record in BASES.items()} == dict.fromkeys(BASES, "read")


@pytest.mark.parametrize("data", [None, 5, "record", [], ["entries"], True, 1.5, {}, {"game": 3}], ids=str)
def test_what_is_no_record_is_broken(data: Any) -> None:
    with pytest.raises(BrokenRecord):
        thirdage.replay(data)
    with pytest.raises(BrokenRecord):
        thirdage.verify(data)


def test_a_record_of_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(Refused) as refused:
        thirdage.replay({**BASES["running"], "game": "chess"})
    assert refused.value.id == "refused-game-unknown"


GARBAGE: list[Any] = [None, True, -1, 0, 7, 10**30, 1.5, "", "x", "shadow", [], [None], [[]], {}, {"kind": "pass"}]
HEADER = ["format", "schema", "facts", "options", "fate", "entries", "pending", "seams", "position", "version"]


@pytest.mark.parametrize("key", HEADER)
def test_garbage_in_the_header_is_told(key: str) -> None:
    for name, record in BASES.items():
        if key == "position" and key not in record:
            continue
        for value in GARBAGE:
            outcome = read({**record, key: value})
            harmless = (
                key == "version"
                or value == record[key]
                or (key == "fate" and isinstance(value, dict))
                or (key == "pending" and value == [])
                or (key == "options" and value == {})
            )
            assert outcome == "told" or harmless, (name, key, value)
        less = {k: v for k, v in record.items() if k != key}
        assert read(less) == "told" or key in ("version", "pending")


@pytest.mark.parametrize(
    "key",
    ["scheme", "commitment", "salts", "secret", "seed", "hashes", "chapter", "restarts"],
)
@pytest.mark.parametrize("name", ["running", "salty"])
def test_garbage_in_the_fate_is_told(key: str, name: str) -> None:
    for value in [*GARBAGE, "zz", {"shadow": 5}, {"shadow": None}, {"shadow": "\ud800"}, {"shadow": "x"}]:
        record = copy.deepcopy(BASES[name])
        record["fate"][key] = value
        read(record)
    record = copy.deepcopy(BASES[name])
    record["fate"].pop(key, None)
    read(record)


@pytest.mark.parametrize("name", BASES)
@pytest.mark.parametrize(
    "key",
    [
        "seat",
        "answer",
        "purpose",
        "of",
        "number",
        "undo",
        "consent",
        "finish",
        "seats",
    ],
)
def test_garbage_in_an_entry_is_told(name: str, key: str) -> None:
    record = BASES[name]
    entries = [i for i, entry in enumerate(record["entries"]) if key in entry]
    for at in {*entries[:2], *entries[-2:]}:
        for value in GARBAGE:
            bent = copy.deepcopy(record)
            bent["entries"][at][key] = value
            read(bent)
        bent = copy.deepcopy(record)
        del bent["entries"][at][key]
        read(bent)


@pytest.mark.parametrize("entry", [None, 5, "pass", [], {}, {"seat": "shadow"}, {"answer": {}}, {"undo": 1}], ids=str)
def test_an_entry_that_is_none_is_told(entry: Any) -> None:
    for at in (0, 3):
        record = copy.deepcopy(BASES["running"])
        record["entries"][at] = entry
        assert read(record) == "told"


def paths(data: Any, so_far: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON document."""
    found = [so_far]
    if isinstance(data, dict):
        for key, value in data.items():
            found += paths(value, (*so_far, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            found += paths(value, (*so_far, i))
    return found


PATHS = {name: [path for path in paths(record) if path and path[0] != "game"] for name, record in BASES.items()}


def bend(record: Json, path: tuple[Any, ...], how: str, value: Any) -> None:
    """Change one place of a document."""
    holder: Any = record
    for key in path[:-1]:
        holder = holder[key]
    last = path[-1]
    if how == "remove":
        del holder[last]
    elif how == "double" and isinstance(holder, list):
        holder.insert(last, copy.deepcopy(holder[last]))
    elif how == "rename" and isinstance(holder, dict):
        holder["renamed"] = holder.pop(last)
    elif how == "cut" and isinstance(holder[last], (str, list)):
        holder[last] = holder[last][: len(holder[last]) // 2]
    else:
        holder[last] = value


@pytest.mark.parametrize("name", BASES)
def test_a_bent_record_is_read_or_told(name: str) -> None:
    rng = Rng(7)
    untold = []
    for _ in range(400):
        record = copy.deepcopy(BASES[name])
        bent = []
        for _ in range(1 + rng.randrange(2)):
            path = PATHS[name][rng.randrange(len(PATHS[name]))]
            how, value = HOWS[rng.randrange(len(HOWS))], GARBAGE[rng.randrange(len(GARBAGE))]
            with suppress(KeyError, IndexError, TypeError):
                bend(record, path, how, copy.deepcopy(value))
                bent.append((path, how, value))
        try:
            read(record)
        except Exception as other:  # noqa: BLE001
            untold.append((bent, repr(other)))
    assert untold == []


HOWS = ["put", "put", "remove", "double", "rename", "cut"]


@pytest.mark.parametrize("keep", [0, 1, 5, 11])
def test_a_record_cut_short_is_the_match_so_far(keep: int) -> None:
    record = copy.deepcopy(BASES["finished"])
    del record["entries"][keep:]
    match = thirdage.replay(record, fate=None)
    assert match.index >= keep
    with pytest.raises(Diverged):
        thirdage.replay(record, check=True)


def test_a_running_fair_record_cannot_be_verified_yet() -> None:
    match = play(ford(TABLES[0], fate=fair()), Rng(1), 4)
    with pytest.raises(Refused) as refused:
        thirdage.verify(match.record())
    assert refused.value.id == "refused-no-key"


def test_a_replay_does_not_touch_the_record() -> None:
    for record in BASES.values():
        before = json.dumps(record)
        match = thirdage.replay(record)
        play(match, Rng(1), 3)
        assert json.dumps(record) == before
        assert played(TABLES[0], 1, 3).index > 0
