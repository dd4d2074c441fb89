"""The JSON Schemas of docs/schemas hold for whatever random games show, and for nothing that is damaged."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import thirdage
from tests.ford import FORD
from tests.helpers import salted
from thirdage.kernel import REFEREE, SCHEMA, SPECTATOR, Match, Option, Rng

Json = dict[str, Any]

DOCS = Path(__file__).resolve().parent.parent / "docs"
SCHEMAS = DOCS / "schemas"
EVERY_FILE = sorted(SCHEMAS.rglob("*.json"))
TABLES: list[Json] = [
    {"players": 2},
    {"players": 3},
    {"players": 2, "expansions": ["storm"]},
    {"players": 3, "expansions": ["storm"], "swift": True},
]
WRONG = 1.5
"""A value that stands nowhere in our JSON."""


class Forms:
    """The schema of a form by its name: that of the Ford, and that of every game."""

    def __init__(self) -> None:
        self.own = {path.stem: _validator(path) for path in (SCHEMAS / "ford").glob("*.json")}
        self.common = {path.stem: _validator(path) for path in SCHEMAS.glob("*.json")}

    def check(self, name: str, data: object) -> None:
        """It holds, in both."""
        self.own[name].validate(data)
        if name in self.common:
            self.common[name].validate(data)

    def check_damage(self, name: str, data: Any, paths: list[list[Any]], optional: tuple[str, ...] = ()) -> int:
        """Without any key of the objects at these paths, or with a wrong value there, it does not hold."""
        tried = 0
        for path in paths:
            for what, damaged in _damaged(data, path, optional):
                assert not self.own[name].is_valid(damaged), f"{name}: {what} at {path} goes unnoticed: {damaged}"
                tried += 1
        return tried


def _validator(path: Path) -> Draft202012Validator:
    return Draft202012Validator(json.loads(path.read_text(encoding="utf-8")))


def _damaged(data: Any, path: list[Any], optional: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    place = data
    for step in path:
        place = place[step]
    for key in place:
        for what in ("wrong", "missing", "unknown"):
            if what == "missing" and key in optional:
                continue
            twin = copy.deepcopy(data)
            inner = twin
            for step in path:
                inner = inner[step]
            if what == "wrong":
                inner[key] = WRONG
            elif what == "missing":
                del inner[key]
            else:
                inner["no-such-key"] = None
            yield f"{what} {key}", twin


@pytest.fixture(scope="module")
def forms() -> Forms:
    return Forms()


@pytest.fixture(scope="module", autouse=True)
def _the_ford_is_known() -> None:
    thirdage.register(FORD)


def stands(seed: int, options: Json, by_hand: bool = False) -> Iterator[tuple[Match, Rng]]:
    """A random game, after every answer; now and then an answer is taken back."""
    rng = Rng(seed)
    match = thirdage.new_match("ford", options, fate=None if by_hand else thirdage.seeded(seed))
    while True:
        yield match, rng
        if not match.asks:
            return
        ask = match.asks[rng.randrange(len(match.asks))]
        match.answer(ask.options.sample(rng), ask.seat)
        seat = match.seats[rng.randrange(len(match.seats))]
        if match.can_undo(seat) and rng.randrange(4) == 0:
            match.undo(seat)


def as_json(data: Any) -> Any:
    """As it travels: tuples and the like would not come back the same."""
    back = json.loads(json.dumps(data))
    assert back == data
    return back


@pytest.mark.parametrize("path", EVERY_FILE, ids=lambda path: path.relative_to(SCHEMAS).as_posix())
def test_every_schema_is_one_and_names_the_schema_number(path: Path) -> None:
    schema = json.loads(path.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["schema-number"] == SCHEMA


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("by_hand", [False, True], ids=["fate", "by hand"])
def test_views_asks_and_logs_of_random_games(forms: Forms, options: Json, by_hand: bool) -> None:
    kinds: set[str] = set()
    for seed in range(2):
        for match, rng in stands(seed, options, by_hand):
            for seat in (*match.seats, SPECTATOR, REFEREE):
                view = as_json(match.view(seat))
                forms.check("view", view)
                if rng.randrange(40) == 0:
                    assert forms.check_damage("view", view, _paths_of_view(view), _may_miss(view))
            for ask in match.asks:
                kinds.add(ask.kind)
                for shown in (ask.full(), ask.public):
                    forms.check("ask", as_json(shown))
        for seat in (*match.seats, SPECTATOR, REFEREE):
            for entry in as_json(match.log(seat)):
                forms.check("log-entry", entry)
        assert forms.check_damage("log-entry", match.log(REFEREE)[-1], [[]])
    assert kinds >= {"walk", "act", "react"}
    assert by_hand == ("draw" in kinds)


def _may_miss(view: Json) -> tuple[str, ...]:
    """Dice say enough without a list of what they can show."""
    return ("options",) if any("dice" in ask for ask in view["asks"]) else ()


def _paths_of_view(view: Json) -> list[list[Any]]:
    paths: list[list[Any]] = [[], ["position"]]
    for i, ask in enumerate(view["asks"]):
        paths += [["asks", i], ["asks", i, "prompt"]]
        paths += [["asks", i, "options", j] for j in range(len(ask.get("options", [])))][:3]
    return [*paths, *[[key] for key in ("answered", "outcome") if view[key] is not None]]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_ask_of_a_wrong_kind_or_seat_does_not_hold(forms: Forms, options: Json) -> None:
    for match, rng in stands(5, options):
        for ask in match.asks:
            full = as_json(ask.full())
            for key, value in (("kind", "no-such-kind"), ("seat", "chance"), ("window", not full["window"])):
                assert not forms.own["ask"].is_valid(full | {key: value})
                assert not forms.own["ask"].is_valid(ask.public | {key: value})
            assert not forms.own["ask"].is_valid(full | {"prompt": full["prompt"] | {"rule": "FD-NO-1"}})
            for path in ([], ["prompt"]):
                assert rng.randrange(10) or forms.check_damage("ask", full, [path], ("options",))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_answers_hold_and_so_do_the_limits_of_parametric_asks(forms: Forms, options: Json) -> None:
    for match, rng in stands(3, options, by_hand=True):
        for ask in match.asks:
            answer = as_json(ask.options.encode(ask.options.sample(rng)))
            forms.check("answer", answer)
            forms.check_damage("answer", answer, [[]])
            full = ask.full()
            if "schema" in full:
                limits = Draft202012Validator(full["schema"])
                Draft202012Validator.check_schema(full["schema"])
                listed: list[Option] = list(ask.options)
                assert all(limits.is_valid(ask.options.encode(option)) for option in listed)
                assert not limits.is_valid({"kind": "pass"})


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_records_and_written_positions_of_random_games(forms: Forms, options: Json) -> None:
    for seed in range(3):
        for match, rng in stands(seed, options, by_hand=seed == 2):
            if rng.randrange(12) == 0 or not match.asks:
                record, written = as_json(match.record()), as_json(match.written())
                forms.check("record", record)
                forms.check("position", written)
                forms.check("position", written["position"])
                forms.check("record", as_json(thirdage.setup("ford", written, options, seed=1).record()))
        paths: list[list[Any]] = [[], *[["entries", i] for i in range(0, len(record["entries"]), 20)]]
        if record["fate"]:
            paths.append(["fate"])
        assert forms.check_damage("record", record, paths, ("seed", "secret", "of", "number"))
        forms.check_damage("position", written, [[], ["position"]], (*written["position"], "since"))


def test_a_match_ended_by_hand_and_one_taken_back_with_consent(forms: Forms) -> None:
    match = thirdage.new_match("ford", seed=1)
    match.answer(match.asks[0].options.sample(Rng(1)))
    match.undo("free-peoples", ["shadow"])
    match.finish("resigned", ["shadow"])
    record = as_json(match.record())
    forms.check("record", record)
    assert [key for entry in record["entries"] for key in ("undo", "finish") if key in entry] == ["undo", "finish"]
    paths = [["entries", i] for i, entry in enumerate(record["entries"]) if "answer" not in entry]
    assert forms.check_damage("record", record, [["outcome"], *paths]) > 15
    forms.check("view", as_json(match.view("shadow")))
    assert not forms.own["record"].is_valid(record | {"game": "wotr"})
    assert not forms.own["record"].is_valid(record | {"schema": SCHEMA + 1})


def test_a_fair_record_holds_with_salts_and_hides_its_secret_until_the_end(forms: Forms) -> None:
    fate = thirdage.fair()
    salted(fate, {"shadow": "a pinch"})
    match = thirdage.new_match("ford", fate=fate)
    running = as_json(match.record())
    forms.check("record", running)
    assert "secret" not in running["fate"]
    match.finish("agreed", [])
    forms.check("record", as_json(match.record()))
    assert forms.check_damage("record", match.record(), [["fate"]], ("secret",))


def test_a_group_half_answered(forms: Forms) -> None:
    hands = {"free-peoples": ["blade", "spear", "bow"], "shadow": ["axe", "mist", "fog"]}
    match = thirdage.setup("ford", {"hands": hands}, seed=1)
    assert [ask.kind for ask in match.asks] == ["hand-limit", "hand-limit"]
    match.answer(match.asks[1].options.sample(Rng(1)), "shadow")
    record, view = as_json(match.record()), as_json(match.view("shadow"))
    assert record["pending"]
    assert view["answered"]
    forms.check("record", record)
    forms.check("view", view)
    assert forms.check_damage("record", record, [["pending", 0], ["pending", 0, "answer"]])
    assert forms.check_damage("view", view, [["answered"]])


def test_intents_reasons_and_the_list_of_games(forms: Forms) -> None:
    rules = FORD.rules()
    for form, _ in FORD.every_intent.values():
        intent = form(*[0 for _ in form.fields]).json(rules.names)
        forms.check("intent", intent)
        assert forms.check_damage("intent", intent, [[]])
    match = thirdage.new_match("ford", seed=1)
    reason = match.explain("shadow", {"kind": "walk", "place": "stones"})
    assert reason is not None
    forms.common["reason"].validate(reason.json())
    forms.common["games"].validate(as_json(thirdage.games()))
    assert not forms.own["intent"].is_valid({"kind": "discard", "cards": []})


def test_options_of_a_match(forms: Forms) -> None:
    for options in ({}, *TABLES, match_options()):
        forms.check("options", options)
    for wrong in ({"players": 4}, {"expansions": ["sun"]}, {"swift": 1}, {"no-such-option": 1}):
        assert not forms.own["options"].is_valid(wrong)


def match_options() -> Json:
    return dict(thirdage.new_match("ford", seed=1).rules.options)
