"""Killed without warning at any moment, the server loses no answer that it accepted, and every table plays on."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server_driver import PATIENCE, Json, Player, Process, guess, own_ask

SEATS = ("free-peoples", "shadow")
CUT = (httpx.TransportError, OSError)


class Hammer:
    """Two people who play as fast as they can, whatever happens to the server, and remember what it accepted."""

    def __init__(self, server: Process, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.players = dict(zip(SEATS, (Player(server.address, "Ann"), Player(server.address, "Bob")), strict=True))
        self.tables: list[str] = []
        self.accepted: dict[tuple[str, str, int], Json] = {}
        self.joined: set[str] = set()
        self.over: set[str] = set()
        self.stopping = threading.Event()
        self.running = threading.Event()
        self.running.set()
        self.failures: list[str] = []
        self.threads = [threading.Thread(target=self._play, args=(seat,)) for seat in SEATS]

    def _play(self, seat: str) -> None:
        rng = Random(self.rng.random())
        player = self.players[seat]
        while not self.stopping.is_set():
            self.running.wait()
            player.move(self.server.address)
            try:
                self._turn(player, seat, rng)
            except CUT:
                time.sleep(0.01)
            except Exception as wrong:  # noqa: BLE001 -- told by the test, not by the thread
                self.failures.append(f"{type(wrong).__name__}: {wrong}")
                return

    def _turn(self, player: Player, seat: str, rng: Random) -> None:
        """One thing that somebody does: a new table, sitting down, an answer, taking back."""
        live = [table for table in self.tables if table not in self.over]
        if seat == SEATS[0] and (len(live) < 3 or rng.random() < 0.01):
            self.tables.append(player.table(seats={seat: "me"}, undo_setting="never"))
            return
        if not live:
            time.sleep(0.01)
            return
        table = rng.choice(live)
        if seat == SEATS[1] and table not in self.joined:
            answered = player.http.post(f"/api/tables/{table}/join", json={"seat": seat})
            assert answered.status_code in (200, 409), answered.text  # 409: it was accepted before the cut
            self.joined.add(table)
        self._answer(player, seat, table, rng)

    def _answer(self, player: Player, seat: str, table: str, rng: Random) -> None:
        state = player.state(table)
        if state["view"] is None:
            player.salt(table)
            return
        if state["view"]["outcome"] is not None:
            self.over.add(table)
            return
        ask = own_ask(state, seat)
        if ask is None:
            return
        answer = guess(ask, rng)
        given = player.answer(table, seat, ask["index"], answer)
        if given.status_code == 200:
            self.accepted[table, seat, ask["index"]] = answer
        else:
            assert given.status_code in (400, 409), given.text  # a guess within the limits need not be legal
        if rng.random() < 0.1 and given.status_code == 200 and given.json()["index"] > ask["index"]:
            undone = player.http.post(f"/api/tables/{table}/undo", json={"seat": seat})
            assert undone.status_code in (200, 409), undone.text

    def busy(self, answers: int) -> None:
        """Wait for so many more answers: on a slow machine a server may be killed before anybody has done anything."""
        wanted = len(self.accepted) + answers
        until = time.monotonic() + PATIENCE
        while len(self.accepted) < wanted and not self.failures and time.monotonic() < until:
            time.sleep(0.01)

    def check(self) -> None:
        """Every answer that was ever accepted is in the record, or is the open answer of a group."""
        wanted: dict[tuple[str, str], dict[int, Json]] = {}
        for (table, seat, index), answer in list(self.accepted.items()):
            wanted.setdefault((table, seat), {})[index] = answer
        for (table, seat), answers in wanted.items():
            history = self._history(table, seat)
            for index, answer in answers.items():
                if index >= len(history["entries"]):
                    open_answer = history["view"]["answered"]
                    assert same(open_answer, answer), (table, seat, index, answer, open_answer)
                    continue
                entry = history["entries"][index]
                assert entry["seat"] == seat, (table, index, entry)
                assert same(entry["answer"], answer), (table, seat, index, answer, entry)

    def _history(self, table: str, seat: str) -> Json:
        player = self.players[seat]
        player.move(self.server.address)
        history: Json = player.get(f"/api/tables/{table}/record", **({} if table in self.over else {"seat": seat}))
        if history["format"] == "thirdage-record":
            self.over.add(table)
            history["view"] = {"answered": next((p["answer"] for p in history["pending"] if p["seat"] == seat), None)}
        return history

    def finish(self) -> int:
        """Every table can be played to its end."""
        rng = Random(1)
        done = 0
        for player in self.players.values():
            player.move(self.server.address)
        for table in self.tables:
            if table not in self.joined:
                answered = self.players[SEATS[1]].http.post(f"/api/tables/{table}/join", json={"seat": SEATS[1]})
                assert answered.status_code in (200, 409), answered.text
            for _ in range(3000):
                if table in self.over:
                    break
                for seat, player in self.players.items():
                    self._answer(player, seat, table, rng)
            assert table in self.over, f"{table} cannot be finished"
            done += 1
        return done


def same(one: Any, other: Any) -> bool:
    """The same answer; the order of picked cards has no meaning and is not kept."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[k], other[k]) for k in one)
    if isinstance(one, list) and isinstance(other, list):
        return sorted(map(str, one)) == sorted(map(str, other))
    return bool(one == other)


def hammering(data: Path, kills: int, seed: int) -> tuple[int, int]:
    """Kill and start again so often; how many answers were accepted, and at how many tables."""
    rng = Random(seed)
    server = Process(data)
    server.start()
    hammer = Hammer(server, rng)
    bots = hammer.players[SEATS[0]].table("wotr", seats=dict.fromkeys(SEATS, "bot:rules"))
    for thread in hammer.threads:
        thread.start()
    try:
        for kill in range(kills):
            time.sleep(rng.choice((0.02, 0.1, 0.3, 0.6)) * rng.random() + 0.15)
            if kill % 2:
                hammer.busy(6)
            server.kill()
            hammer.running.clear()
            server.start()
            assert not hammer.failures, hammer.failures
            if kill % 5 == 4:
                hammer.check()
            hammer.running.set()
        hammer.stopping.set()
        for thread in hammer.threads:
            thread.join()
        assert not hammer.failures, hammer.failures
        hammer.check()
        tables = hammer.finish()
        looking = hammer.players[SEATS[0]]
        until = time.monotonic() + 600  # the machine may be busy; that they go on is what counts
        while looking.get(f"/api/tables/{bots}")["state"] != "over":
            assert time.monotonic() < until, "the bots do not go on"
            time.sleep(0.1)
        return len(hammer.accepted), tables
    finally:
        hammer.stopping.set()
        hammer.running.set()
        server.kill()
        for player in hammer.players.values():
            player.close()


def test_ten_kills(tmp_path: Path) -> None:
    accepted, tables = hammering(tmp_path / "tables.sqlite", 10, 1)
    assert accepted > 25
    assert tables >= 3


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 12))
def test_hundreds_of_kills(tmp_path: Path, seed: int) -> None:
    accepted, tables = hammering(tmp_path / "tables.sqlite", 40, seed)
    assert accepted > 100
    assert tables >= 3
