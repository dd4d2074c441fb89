"""How much of everything: chat, live lines, what spectators cost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server_driver import Json, LiveSocket, Player, Running, both, play, serving
from thirdage import Rng
from thirdage.server.errors import Problem
from thirdage.server.http import frames
from thirdage.server.rate_limit import REMEMBERED, RateLimit
from thirdage.server.storage.rows import ChatRow, Guest
from thirdage.server.storage.store import pack
from thirdage.server.tables import chat
from thirdage.server.tables.json_views import live_table_json, seen_json
from thirdage.server.tables.live_table import LiveTable

FP, SH, SPECTATOR = "free-peoples", "shadow", "spectator"


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def stranger(running: Running) -> Iterator[Player]:
    """Somebody who has no seat anywhere."""
    player = Player(running.address)
    yield player
    player.close()


# -- rate limits ----------------------------------------------------------------------------------------------------


def test_a_pace_lets_some_through_at_once_and_then_one_at_a_time() -> None:
    clock = Clock()
    rate = RateLimit(3, 2.0, "server-chat-slower", clock)
    for _ in range(3):
        rate.keep("ann")
    with pytest.raises(Problem) as slower:
        rate.keep("ann")
    assert (slower.value.status, slower.value.message.id) == (429, "server-chat-slower")
    rate.keep("bob")
    clock.now += 2.0
    rate.keep("ann")
    with pytest.raises(Problem):
        rate.keep("ann")
    clock.now += 100.0
    for _ in range(3):
        rate.keep("ann")


def test_a_pace_counts_for_all_names_or_for_none() -> None:
    rate = RateLimit(2, 2.0, "server-chat-slower", Clock())
    rate.keep("ann", "all")
    rate.keep("bob", "all")
    with pytest.raises(Problem):
        rate.keep("carol", "all")
    rate.keep("carol")
    rate.keep("carol")


def test_a_pace_forgets_those_who_have_waited_long_enough() -> None:
    clock = Clock()
    rate = RateLimit(2, 2.0, "server-chat-slower", clock)
    for n in range(REMEMBERED + 1):
        rate.keep(str(n))
    clock.now += 3.0
    rate.keep("ann")
    assert set(rate.busy) == {"ann"}


# -- chat ------------------------------------------------------------------------------------------------------------
def test_who_talks_too_fast_is_refused_and_the_others_are_not(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    running.tables.chat_rate.clock = Clock()
    with stranger(running) as carol, carol.line(table) as line:
        for ref in range(chat.AT_ONCE):
            line.send(type="chat", ref=ref, text="la")
            line.next("done", ref=ref)
        line.send(type="chat", ref="more", text="la")
        assert line.next("refused", ref="more")["id"] == "server-chat-slower"
        with stranger(running) as dan:
            dan.refused(429, "server-chat-slower", "POST", f"/api/tables/{table}/chat", {"text": "la"})
            elsewhere = both(ann, bob)
            dan.post(f"/api/tables/{elsewhere}/chat", {"text": "la"})
        ann.post(f"/api/tables/{table}/chat", {"text": "we play here"})
    assert len(ann.get(f"/api/tables/{table}/chat")["chat"]) == chat.AT_ONCE + 1


def test_a_full_chat_is_for_those_who_sit_there(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", chat=4) as running:
        ann = Player(running.address, "Ann")
        table = ann.table(seats={FP: "me", SH: "me"})
        with stranger(running) as carol:
            for n in range(4):
                carol.post(f"/api/tables/{table}/chat", {"text": str(n)})
            carol.refused(409, "server-chat-full", "POST", f"/api/tables/{table}/chat", {"text": "4"})
        ann.post(f"/api/tables/{table}/chat", {"text": "mine"})
        told = ann.get(f"/api/tables/{table}/chat")
        assert [(line["n"], line["text"]) for line in told["chat"]] == [(1, "1"), (2, "2"), (3, "3"), (4, "mine")]
        assert told["earlier"] is False
        ann.close()


def test_the_first_frame_holds_the_last_lines_and_earlier_ones_come_when_asked_for(
    running: Running, ann: Player, bob: Player
) -> None:
    table = both(ann, bob)
    said = [ChatRow(n, "somebody", "Eve", None, f"line {n}", 1) for n in range(450)]
    rows = [("insert into chat values (?, ?, ?)", (table, row.n, pack(row))) for row in said]
    running.tables.store.submit(*rows).result()
    with ann.line(table) as line:
        first = line.next("chat")
        assert [entry["n"] for entry in first["chat"]] == list(range(250, 450))
        assert first["earlier"] is True
        bob.post(f"/api/tables/{table}/chat", {"text": "new"})
        assert [entry["n"] for entry in line.next("chat")["chat"]] == [450]
    older = ann.get(f"/api/tables/{table}/chat", before=250)
    assert ([entry["n"] for entry in older["chat"]], older["earlier"]) == (list(range(50, 250)), True)
    oldest = ann.get(f"/api/tables/{table}/chat", before=50, count=60)
    assert ([entry["n"] for entry in oldest["chat"]], oldest["earlier"]) == (list(range(50)), False)
    assert ann.get(f"/api/tables/{table}/chat", before=0) == {"chat": [], "earlier": False}
    ann.refused(400, "server-malformed", "GET", f"/api/tables/{table}/chat?count=201")


# -- lines -----------------------------------------------------------------------------------------------------------
def closed(line: LiveSocket, id: str) -> None:
    """A line that is refused: it says why, and is closed with the code for it."""
    assert line.next("refused")["id"] == id
    with pytest.raises(ConnectionClosed) as end:
        line.hear()
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 4429


def test_a_guest_has_so_many_lines_and_a_table_so_many_who_look_on(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", live_connections=2, watchers=3) as running, ExitStack() as stack:
        ann = Player(running.address, "Ann")
        table, another = ann.table(seats={FP: "me", SH: "me"}), ann.table(seats={FP: "me", SH: "me"})
        carol, dan, eve = (stack.enter_context(stranger(running)) for _ in range(3))
        for player in (carol, carol, dan):
            stack.enter_context(player.line(table)).next("state")
        with carol.line(another) as refused:
            closed(refused, "server-lines-limit")
        with eve.line(table) as refused:
            closed(refused, "server-watchers-limit")
        for there in (table, another):
            stack.enter_context(ann.line(there)).next("state")
        with ann.line(table) as refused:
            closed(refused, "server-lines-limit")
        with eve.line(another) as let_in:
            let_in.next("state")
        stack.close()
        while running.tables.connection_limit.of_guest:
            ann.get("/api/me")
        with eve.line(table) as let_in:
            let_in.next("state")
        ann.close()


# -- frames ----------------------------------------------------------------------------------------------------------
def test_what_spectators_are_told_is_made_once_for_all_of_them(
    running: Running, ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many look on: one view and one log for each moment, and one encoding of the table."""
    table = both(ann, bob)
    seen: list[str] = []
    tables: list[str] = []

    def looked(table: LiveTable, seat: str) -> Json:
        seen.append(seat)
        return seen_json(table, seat)

    def told(table: LiveTable, guest: Guest) -> Json:
        tables.append(guest.id)
        return live_table_json(table, guest)

    with ExitStack() as stack:
        people = [stack.enter_context(stranger(running)) for _ in range(25)]
        lines = [stack.enter_context(player.line(table)) for player in people]
        for line in lines:
            while line.next("table")["table"]["watching"] < len(people):
                pass
        monkeypatch.setattr(frames, "seen_json", looked)
        monkeypatch.setattr(frames, "live_table_json", told)
        play(running, table, {FP: ann, SH: bob}, Rng(2), 1)
        index = running.match(table).index
        states = [line.next("state", index=index) for line in lines]
    assert all(state == states[0] for state in states)
    assert seen == [SPECTATOR]
    assert len(tables) == 1
