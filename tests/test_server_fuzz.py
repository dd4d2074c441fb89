"""Malformed, oversized and strange requests over HTTP: refused in one form, and nothing has changed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable

from tests.server_driver import Player, Running

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
