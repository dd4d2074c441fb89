"""Odds over HTTP: of one's own plans, on what one's own seat knows, and nothing has happened by asking."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from itertools import count, islice
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server_driver import Json, Player, Running, both
from tests.wotr.ring import acting
from thirdage.server.jobs.odds import FEWEST, OddsRequest, odds_job
from thirdage.server.jobs.worker_matches import MatchSource

FP, SH = "free-peoples", "shadow"
MOVE: list[Json] = [{"kind": "use-die", "die": "character"}, {"kind": "move-fellowship"}]


def test_the_odds_of_a_hunt(running: Running, ann: Player, bob: Player) -> None:
    position = acting("character", "muster", box=2).match.written()
    table = ann.table("wotr", seats={FP: "me"}, position=position, advice=True)
    bob.join(table, SH, ann)
    before = running.match(table).record()
    index = running.match(table).index
    path = f"/api/tables/{table}/odds"
    told = ann.post(path, {"seat": FP, "index": index, "answers": MOVE})
    assert told["samples"] >= FEWEST
    assert told["battle"] is None
    assert 0.1 < told["hunt"]["tile"] < 0.6
    assert sum(told["hunt"]["damage"].values()) > 0.99
    same = ann.post(path, {"seat": FP, "index": index, "intent": MOVE[1]})
    assert abs(same["hunt"]["tile"] - told["hunt"]["tile"]) < 0.25
    refusals = [
        (409, "refused-no-odds", {"seat": SH, "index": index}),
        (409, "refused-stale", {"seat": SH, "index": index + 1}),
        (403, "server-not-your-seat", {"seat": FP, "index": index, "answers": MOVE}),
        (400, "refused-seat-unknown", {"seat": "spectator", "index": index}),
        (400, "server-malformed", {"seat": SH, "index": index, "answers": [{}] * 41}),
    ]
    for status, id, body in refusals:
        bob.refused(status, id, "POST", path, body)
    wrong = {"seat": FP, "index": index, "answers": [MOVE[0], {"kind": "hide"}]}
    assert ann.refused(409, "reason-wotr-hidden", "POST", path, wrong)["rule"] == "WR-DECL-23"
    ann.refused(400, "refused-unknown-kind", "POST", path, {**wrong, "answers": [{"kind": "fly"}]})
    assert running.match(table).record() == before


def test_who_was_held_up_plays_enough_worlds_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    hours = count(0, 3600)
    monkeypatch.setattr("thirdage.server.jobs.odds.time", SimpleNamespace(monotonic=lambda: next(hours)))
    match = acting("character", "muster", box=2).match
    source = MatchSource("here", "wotr", match.rules.options, match.written(), [], {})
    told, refused = odds_job(OddsRequest(source, FP, MOVE, None, 1))
    assert told is not None, refused
    assert told["samples"] == FEWEST


def test_one_after_the_other(running: Running, ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many requests at once some wait their turn, and the rest is refused; another guest is served meanwhile."""
    position = acting("character", "muster", box=2).match.written()
    table = ann.table("wotr", seats={FP: "me", SH: "me"}, position=position)
    body = {"seat": FP, "index": ann.state(table)["index"], "answers": MOVE}
    run, released = running.tables.analysis.run, threading.Event()

    async def held(work: Any, asked: Any) -> Any:
        while work is odds_job and not released.is_set():
            await asyncio.sleep(0.01)
        return await run(work, asked)

    monkeypatch.setattr(running.tables.analysis, "run", held)

    def ask() -> Json:
        answered: Json = ann.http.post(f"/api/tables/{table}/odds", json=body).json()
        return answered

    with ThreadPoolExecutor(8) as several, ExitStack() as leaving:
        leaving.callback(released.set)
        told = as_completed([several.submit(ask) for _ in range(8)])
        for refused in islice(told, 5):
            assert refused.result()["id"] == "server-one-at-a-time"
            assert refused.result()["text"]
        assert bob.get(f"/api/tables/{table}/replay")["moments"]
        released.set()
        assert all(answered.result()["samples"] >= FEWEST for answered in told)


def test_a_game_that_has_none(ann: Player, bob: Player) -> None:
    table = both(ann, bob, advice=True)
    index = ann.state(table)["index"]
    ann.refused(409, "refused-no-odds", "POST", f"/api/tables/{table}/odds", {"seat": FP, "index": index})
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    ann.refused(409, "refused-over", "POST", f"/api/tables/{table}/odds", {"seat": FP, "index": index + 1})
