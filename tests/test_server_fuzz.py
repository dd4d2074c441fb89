"""Malformed, oversized and strange requests over HTTP: refused in one form, and nothing has changed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable

import thirdage
from tests.odd import ODD, PATHS, mutants
from tests.server_driver import Player, Running, serving

FP, SH = "free-peoples", "shadow"


@pytest.fixture(scope="module")
def table(running: Running) -> Iterator[str]:
    ann = Player(running.address)
    yield ann.table(seats={FP: "me", SH: "me"})
    ann.close()


BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"3",
    b'"text"',
    b"\xff\xfe\x00",
    b'{"seat": 3}',
    b'{"seat": "shadow", "more": 1}',
    b'{"seat": "\\ud800"}',
    b"[" * 10_000,
    b'{"seat": "shadow", "index": 99999999999999999999999, "answer": {}}',
    b'{"seat": "shadow", "index": 0, "answer": ' + b'{"a":' * 5000 + b"1" + b"}" * 5000 + b"}",
    b'{"seat": "shadow", "seat": "free-peoples"}',
]
CALLS = [
    "join",
    "leave",
    "salt-hash",
    "salt",
    "answer",
    "undo",
    "undo-consent",
    "pause",
    "resume",
    "resign",
    "explain",
    "odds",
    "play-on",
    "chat",
]


@pytest.mark.parametrize("call", CALLS)
def test_bodies_that_make_no_sense(running: Running, table: str, call: str) -> None:
    stranger = Player(running.address)
    before = running.match(table).record()
    for body in BODIES:
        for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", "application/x-msgpack"):
            answered = stranger.http.post(f"/api/tables/{table}/{call}", content=body, headers={"content-type": kind})
            assert 400 <= answered.status_code < 500, (body[:40], kind, answered.text)
            assert answered.json().keys() == {"id", "rule", "args", "text"}
    assert running.match(table).record() == before
    stranger.close()


@pytest.mark.parametrize("path", ["/api/tables", "/api/me"])
def test_too_large(running: Running, path: str) -> None:
    player = Player(running.address)
    large = json.dumps({"game": "ford", "name": "x" * 70_000}).encode()
    method = "PATCH" if path.endswith("me") else "POST"
    headers = {"content-type": "application/json"}
    player.refused(413, "server-too-large", method, path, content=large, headers=headers)

    def pieces() -> Iterator[bytes]:
        for start in range(0, len(large), 1000):
            yield large[start : start + 1000]

    player.refused(413, "server-too-large", method, path, content=pieces(), headers=headers)
    player.close()


def test_only_what_is_known_is_taken(running: Running) -> None:
    player = Player(running.address)
    player.refused(400, "server-malformed", "POST", "/api/tables", {"game": "ford", "colour": "red"})
    player.refused(400, "server-malformed", "PATCH", "/api/me", {"name": "x" * 41})
    player.refused(400, "server-malformed", "PATCH", "/api/me", {"language": "de"})
    player.refused(405, "server-method", "DELETE", "/api/tables")
    player.refused(404, "server-table-unknown", "GET", "/api/tables/%00")
    player.close()


def test_the_description_fits_what_is_done(running: Running, table: str, request: pytest.FixtureRequest) -> None:
    """Schemathesis: every call with data made from its description, right and wrong; nothing makes the server fail."""
    player = Player(running.address)
    schema = schemathesis.openapi.from_dict(player.get("/api/openapi.json"))
    before = running.match(table).record()
    statuses: Counter[int] = Counter()
    session = requests.Session()
    request.addfinalizer(session.close)
    request.addfinalizer(player.close)
    session.cookies.update(dict(player.http.cookies))
    tried = set()
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]
        tried.add(operation.path.rpartition("/")[2])
        for mode in schemathesis.GenerationMode:

            @settings(
                max_examples=5,
                deadline=None,
                database=None,
                derandomize=True,
                suppress_health_check=list(HealthCheck),
                phases=(Phase.generate,),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def call(case: schemathesis.Case[Any]) -> None:
                if case.path_parameters and "table" in case.path_parameters and sum(statuses.values()) % 2:
                    case.path_parameters["table"] = table
                answered = case.call(base_url=running.address, session=session)
                statuses[answered.status_code] += 1
                assert answered.status_code < 500, (case.as_curl_command(), answered.text)
                if answered.status_code >= 400:
                    assert answered.json().keys() == {"id", "rule", "args", "text"}

            with suppress(Unsatisfiable):  # a call that takes nothing cannot be called wrongly
                call()
    assert {"replay", "odds", "luck", "seen-by-others", "pause", *CALLS} <= tried
    assert statuses[200] > 10
    assert statuses[400] > 50
    assert running.match(table).record() == before


def told_off(answered: httpx.Response) -> None:
    """Whatever was sent: done, or refused in the one form."""
    assert answered.status_code < 500, answered.text
    if answered.status_code >= 400:
        told = answered.json()
        assert told.keys() == {"id", "rule", "args", "text"}
        assert told["text"], told["id"]


SOUND: dict[str, Any] = {
    "join": {"seat": SH},
    "salt-hash": {"seat": SH, "hash": "0" * 64},
    "salt": {"seat": SH, "salt": "s"},
    "leave": {"seat": SH},
    "answer": {"seat": FP, "index": 0, "answer": {"kind": "walk", "place": "ford"}},
    "undo": {"seat": FP},
    "undo-consent": {"seat": SH, "agree": False},
    "pause": {"seat": FP},
    "resume": {"seat": FP},
    "explain": {"seat": FP, "intent": {"kind": "walk", "place": "ford"}},
    "odds": {"seat": FP, "index": 0, "answers": [{"kind": "walk", "place": "ford"}], "intent": {"kind": "walk"}},
    "advice": {"seat": FP, "index": 0},
    "play-on": {"index": 0, "seats": {FP: "me", SH: "bot:rules"}, "listed": False, "undo_setting": None},
    "chat": {"text": "hello"},
}


@pytest.mark.parametrize("call", SOUND)
def test_odd_values_in_every_place(running: Running, call: str) -> None:
    """By somebody who sits there, so that it comes as far as it can."""
    ann = Player(running.address, "Ann")
    table = ann.table(seats={FP: "me", SH: "me"})
    for body in (*mutants(SOUND[call]), *[odd for odd in ODD if odd != 1e300]):
        told_off(ann.http.post(f"/api/tables/{table}/{call}", json=body))
    unknown = ann.http.post(f"/api/tables/{table}/{call}", json=SOUND[call]).json().get("args", {}).get("detail", "")
    assert "unknown field" not in unknown, "else nothing of it is tried"
    assert ann.state(table)["view"] is not None
    ann.close()


@pytest.mark.parametrize("game", ["ford", "cards", "wotr"])
def test_odd_tables(tmp_path: Path, game: str) -> None:
    with serving(tmp_path / "file", tables=0) as server:
        ann = Player(server.address, "Ann")
        options = {
            option["id"]: option["default"]
            for told in thirdage.games()
            if told["id"] == game
            for option in told["options"]
        }
        sound = {
            "game": game,
            "options": {**options, "players": 2},
            "seats": {FP: "open", SH: "open"},
            "position": None,
            "listed": True,
            "undo_setting": None,
        }
        assert ann.http.post("/api/tables", json=sound).status_code == 201
        for body in mutants(sound):
            told_off(ann.http.post("/api/tables", json=body))
        told_off(ann.http.get("/api/tables"))
        ann.close()


def test_odd_records(tmp_path: Path) -> None:
    match = thirdage.new_match("ford", seed=8)
    for _ in range(4):
        assert match.ask is not None
        match.answer(match.ask.options.sample(thirdage.Rng(match.index)))
    record = match.record()
    with serving(tmp_path / "file", tables=0) as server:
        ann = Player(server.address, "Ann")
        for n, body in enumerate(mutants({"record": record, "listed": True})):
            if n % 7 == 0:
                told_off(ann.http.post("/api/tables/import", json=body))
        for row in ann.get("/api/tables")["mine"]:
            for call in ("", "/view", "/log", "/record", "/luck", "/seen-by-others"):
                told_off(ann.http.get(f"/api/tables/{row['id']}{call}"))
        ann.close()


def test_odd_names(running: Running) -> None:
    ann = Player(running.address, "Ann")
    for body in mutants({"name": "Ann", "language": "en"}):
        told_off(ann.http.patch("/api/me", json=body))
    assert ann.get("/api/me")["name"].isprintable()
    ann.close()


def test_odd_addresses(running: Running, table: str) -> None:
    """Every part of every address, and every parameter."""
    ann = Player(running.address, "Ann")
    reads = ["view", "log", "record", "replay", "rounds", "chances", "luck", "seen-by-others", "chat", "none"]
    for odd in PATHS:
        for address in (
            f"/{odd}",
            f"/a/{odd}",
            f"/assets/{odd}",
            f"/api/{odd}",
            f"/api/words/{odd}",
            f"/api/tables/{odd}",
        ):
            told_off(ann.http.get(address))
        for read in reads:
            told_off(ann.http.get(f"/api/tables/{odd}/{read}"))
            told_off(
                ann.http.get(f"/api/tables/{table}/{read}?seat={odd}&from={odd}&count={odd}&since={odd}&before={odd}")
            )
            told_off(ann.http.get(f"/api/tables/{table}/log?format={odd}&language={odd}"))
        for call, body in SOUND.items():
            told_off(ann.http.post(f"/api/tables/{odd}/{call}", json=body))
    ann.close()


def test_odd_messages_on_a_live_line(running: Running) -> None:
    """Each is answered, with its reference, and the line stands."""
    ann = Player(running.address, "Ann")
    table = ann.table(seats={FP: "me", SH: "me"})
    sound: list[Any] = [
        {"type": "answer", "seat": FP, "index": 0, "answer": {"kind": "walk", "place": "ford"}},
        {"type": "explain", "seat": FP, "intent": {"kind": "walk", "place": "ford"}},
        {"type": "show", "seat": FP},
        {"type": "ping"},
    ]
    with ann.line(table) as line:
        for ref, message in enumerate(mutant for one in sound for mutant in mutants(one)):
            line.socket.send(json.dumps({**message, "ref": ref}))
            answered = next(m for m in iter(line.hear, None) if "ref" in m)
            assert answered["ref"] == ref
            assert answered.get("id") != "server-failed", message
        for raw in (
            *[json.dumps(odd) for odd in ODD],
            "",
            "{",
            "[" * 60_000,
            "9" * 60_000,
            '{"ref": 1e999}',
            '{"ref": "\\ud800"}',
        ):
            line.socket.send(raw)
            answered = next(m for m in iter(line.hear, None) if "ref" in m)
            assert answered["type"] == "refused"
            assert answered["id"] != "server-failed", raw[:80]
        line.socket.send(b'{"type": "ping", "ref": "bytes"}')
        line.send(type="ping", ref="end")
        line.next("pong", ref="end")
    ann.close()
