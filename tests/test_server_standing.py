"""Standing answers at a table: given for the seat, told to nobody else, and passed over by an undo."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import pytest

from tests.helpers import asked_to_react
from tests.server_driver import PATIENCE, Json, LiveSocket, Player, Running, both, play, serving
from thirdage import Match, Rng
from thirdage.server.storage.rows import Guest, Seat
from thirdage.server.tables.live_table import LiveTable
from thirdage.server.tables.standing import Windows

FP, SH = "free-peoples", "shadow"
PASS = {"kind": "pass"}
WINDOW: Json = {"position": {"next": ["act", 0], "hands": {FP: ["bread", "omen"], SH: ["fog"]}}, "keep_hands": True}
"""The walker may play a card, upon which the Shadow, who holds a reaction, is asked for one."""


def leave(player: Player, table: str, seat: str, until: str | None, kind: str = "react") -> Json:
    """Leave it standing, or take it back."""
    body = {"seat": seat, "kind": kind, "until": until}
    told: Json = player.post(f"/api/tables/{table}/standing-answer", body)
    return told


def plays(player: Player, running: Running, table: str, card: str) -> int:
    """The walker plays a card; the index of that answer."""
    index = running.match(table).asks[0].index
    assert player.answer(table, FP, index, {"kind": "play-card", "card": card}).status_code == 200
    return index


def wait(true: Callable[[], bool]) -> None:
    """Until something is so."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def answers(match: Match) -> list[Any]:
    """All that people answered, with their seats; the chance between is left out."""
    return [(e.get("seat"), e.get("answer", e)) for e in match.record()["entries"] if e.get("seat") != "chance"]


def test_it_is_given_for_the_seat_and_stands_in_the_record_like_any_other(
    running: Running, ann: Player, bob: Player
) -> None:
    table = both(ann, bob, **WINDOW)
    assert leave(bob, table, SH, "turn")["standing"] == {SH: [{"kind": "react", "until": "turn"}]}
    index = plays(ann, running, table, "bread")
    wait(lambda: running.match(table).index > index + 1)
    assert running.match(table).record()["entries"][index + 1] == {"seat": SH, "answer": PASS}


def test_it_is_given_to_a_window_that_is_open_already(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob, **WINDOW)
    index = plays(ann, running, table, "bread")
    assert [ask.kind for ask in running.match(table).asks] == ["react"]
    leave(bob, table, SH, "revoked")
    wait(lambda: running.match(table).index > index + 1)


def test_it_can_be_changed_and_taken_back(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob, **WINDOW)
    leave(bob, table, SH, "turn")
    assert leave(bob, table, SH, "revoked")["standing"] == {SH: [{"kind": "react", "until": "revoked"}]}
    assert leave(bob, table, SH, None)["standing"] == leave(bob, table, SH, None)["standing"] == {SH: []}
    plays(ann, running, table, "bread")
    assert [(ask.seat, ask.kind) for ask in running.match(table).asks] == [(SH, "react")]
    assert running.tables.live[table].row.standing == []


def test_whose_and_what(running: Running, ann: Player, bob: Player) -> None:
    waiting = ann.table(seats={FP: "me"})
    wish = {"seat": FP, "kind": "react", "until": "turn"}
    ann.refused(409, "server-not-begun", "POST", f"/api/tables/{waiting}/standing-answer", wish)
    table = both(ann, bob, **WINDOW)
    path = f"/api/tables/{table}/standing-answer"
    ann.refused(403, "server-not-your-seat", "POST", path, {**wish, "seat": SH})
    stranger = Player(running.address)
    stranger.refused(403, "server-not-your-seat", "POST", path, wish)
    stranger.close()
    for kind in ("act", "roll", "no such kind"):
        ann.refused(409, "refused-standing", "POST", path, {**wish, "kind": kind})
    ann.refused(400, "server-malformed", "POST", path, {**wish, "until": "noon"})
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    ann.refused(409, "refused-over", "POST", path, wish)
    assert bob.get(f"/api/tables/{table}")["standing"] == {SH: []}


def test_it_ends_with_the_turn(running: Running, ann: Player, bob: Player) -> None:
    """In the next one the seat is asked again; what was to stand until revoked still does."""
    table = both(ann, bob, **WINDOW)
    for player, seat, until in ((bob, SH, "turn"), (ann, FP, "revoked")):
        leave(player, table, seat, until)
    for player, seat in ((ann, FP), (bob, SH)):
        assert player.answer(table, seat, running.match(table).asks[0].index, PASS).status_code == 200
    assert running.match(table).asks[0].kind == "walk", "a new turn"
    assert bob.get(f"/api/tables/{table}")["standing"] == {SH: []}
    assert ann.get(f"/api/tables/{table}")["standing"] == {FP: [{"kind": "react", "until": "revoked"}]}


def test_it_survives_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        ann, bob = Player(server.address, "Ann"), Player(server.address, "Bob")
        table = both(ann, bob, **WINDOW)
        leave(bob, table, SH, "revoked")
    with serving(data) as server:
        ann.move(server.address)
        bob.move(server.address)
        assert bob.get(f"/api/tables/{table}")["standing"] == {SH: [{"kind": "react", "until": "revoked"}]}
        index = plays(ann, server, table, "bread")
        wait(lambda: server.match(table).index > index + 1)
        ann.close()
        bob.close()


def test_nothing_is_given_while_the_game_is_paused(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob, **WINDOW)
    index = plays(ann, running, table, "bread")
    ann.post(f"/api/tables/{table}/pause", {"seat": FP})
    leave(bob, table, SH, "turn")
    assert bob.get(f"/api/tables/{table}")["asked"] == [SH]
    ann.post(f"/api/tables/{table}/resume", {"seat": FP})
    wait(lambda: running.match(table).index > index + 1)


# -- undo ---------------------------------------------------------------------------------------------------------


def test_an_undo_passes_over_it(running: Running, ann: Player) -> None:
    """It takes back what the seat has decided itself, not what stood; and what stands goes on standing."""
    table = ann.table(seats={FP: "me", SH: "me"}, **WINDOW)
    assert ann.get(f"/api/tables/{table}")["state"] == "playing"
    leave(ann, table, SH, "revoked")
    plays(ann, running, table, "bread")
    wait(lambda: [(ask.seat, ask.kind) for ask in running.match(table).asks] == [(SH, "act")])
    given = running.match(table).asks[0].index
    ann.answer(table, SH, given, PASS)
    while running.match(table).asks[0].kind != "act":
        play(running, table, {FP: ann, SH: ann}, Rng(1), 1)
    index = plays(ann, running, table, "omen")
    wait(lambda: running.match(table).index > index + 1)
    assert ann.get(f"/api/tables/{table}")["rolled_since"][SH] > 0
    assert ann.post(f"/api/tables/{table}/undo", {"seat": SH}) == {"undone": True}
    match = running.match(table)
    assert [(ask.seat, ask.kind) for ask in match.asks] == [(SH, "act")]
    assert [entry["undo"] for entry in match.record()["entries"] if "undo" in entry] == [index + 1, given]
    assert ann.get(f"/api/tables/{table}")["standing"][SH] == [{"kind": "react", "until": "revoked"}]


def test_an_undo_that_may_go_no_further_asks_the_seat_itself(running: Running, ann: Player, bob: Player) -> None:
    """What stood is taken back freely if nothing came of it; what came before it was another's."""
    table = both(ann, bob, undo_setting="practice", **WINDOW)
    leave(bob, table, SH, "revoked")
    index = plays(ann, running, table, "bread")
    wait(lambda: running.match(table).index > index + 1)
    assert bob.post(f"/api/tables/{table}/undo", {"seat": SH}) == {"undone": True}
    assert [(ask.seat, ask.kind) for ask in running.match(table).asks] == [(SH, "react")]
    assert bob.get(f"/api/tables/{table}")["standing"] == {SH: []}


# -- what others see ----------------------------------------------------------------------------------------------


def seen(data: Path, standing: bool) -> tuple[list[Any], list[Any], int]:
    """What whoever sits opposite and whoever looks on are told in a game, and how often an answer stood."""
    with serving(data) as server, patch("thirdage.server.tables.standing.SHORTEST", 0.2):
        ann, bob, eve = (Player(server.address, name) for name in ("Ann", "Bob", "Eve"))
        table = both(ann, bob)
        told: dict[str, dict[int, Any]] = {"ann": {}, "eve": {}}
        with ann.line(table) as one, eve.line(table) as two:
            lines = {"ann": one, "eve": two}
            for _ in range(60):
                match = server.match(table)
                if not match.asks:
                    break
                for name, line in lines.items():
                    hear(line, match.index, told[name])
                if standing and match.index > 8:
                    leave(bob, table, SH, "revoked")
                step(server, table, {FP: ann, SH: bob}, standing and match.index > 8)
        final = [player.get(f"/api/tables/{table}/{what}") for player in (ann, eve) for what in ("view", "log")]
        stood = len(server.tables.live[table].row.stood)
        for player in (ann, bob, eve):
            player.close()
        return [told["ann"], told["eve"]], final, stood


OF_THE_CLOCK = ("created", "moved", "seats", "watching")
"""What is told of a table that depends on when one looks: times, and who is there."""


def hear(line: LiveSocket, index: int, told: dict[int, Any]) -> None:
    """Take what comes until the line has told what is true now; the last of each kind is kept by its index."""
    while True:
        message = line.hear()
        if message["type"] == "table":
            table = {key: part for key, part in message["table"].items() if key not in OF_THE_CLOCK}
            told.setdefault(table["index"], {})["table"] = table
        elif message["type"] == "state":
            told.setdefault(message["index"], {})["state"] = {key: message[key] for key in ("seat", "view", "aids")}
            if message["index"] == index:
                return


def step(server: Running, table: str, people: dict[str, Player], standing: bool) -> None:
    """One answer, chosen by its place in the record; the Shadow lets every window go by."""
    match = server.match(table)
    ask, index = match.asks[0], match.index
    if ask.window and ask.seat == SH:
        if not standing:
            assert people[SH].answer(table, SH, ask.index, PASS).status_code == 200
        wait(lambda: server.match(table).index > index)
        return
    play(server, table, people, Rng(index), 1)


def test_the_others_are_told_the_same_with_and_without(tmp_path: Path) -> None:
    frames, final, stood = seen(tmp_path / "with.sqlite", standing=True)
    plain_frames, plain_final, never = seen(tmp_path / "without.sqlite", standing=False)
    assert stood > never == 0
    assert final == plain_final
    for told, plain in zip(frames, plain_frames, strict=True):
        assert len(told.keys() & plain.keys()) > 15
        for index in told.keys() & plain.keys():
            assert told[index].get("state") == plain[index].get("state")
            if "table" in told[index] and "table" in plain[index]:
                assert told[index]["table"] == plain[index]["table"]
                assert SH not in told[index]["table"]["standing"]


def windows(*guests: str) -> tuple[Windows, int]:
    """The windows of a table at which these guests sit, the Shadow's just opened; the index of that."""
    match = asked_to_react()
    row = SimpleNamespace(seats={seat: Seat("person", g) for seat, g in zip(match.seats, guests, strict=True)})
    row.standing, row.paused, row.only = [], "", []
    found = Windows(cast(LiveTable, SimpleNamespace(row=row, match=match)))
    found.look()
    return found, match.asks[0].index


@pytest.mark.parametrize(
    ("guests", "waits"), [(("ann", "bob", "eve"), True), (("eve", "bob", "bob"), True), (("bob", "bob", "bob"), False)]
)
def test_an_answer_by_hand_waits_as_long_as_one_that_stands(guests: tuple[str, ...], waits: bool) -> None:
    """Where others sit at the table; and each window has a time of its own, which no hand has a part in."""

    async def look() -> None:
        times = []
        for _ in range(20):
            open_ones, index = windows(*guests)
            times.append(open_ones.by_hand(Guest("bob"), "east", index))
            assert open_ones.by_hand(Guest("mallory"), "east", index) == 0, "refused at once"
            assert open_ones.by_hand(Guest("bob"), "east", index + 1) == 0
        assert (len({round(wait) for wait in times}) > 3) == waits
        assert all(1_000 - PATIENCE < wait <= 2_000 for wait in times) if waits else set(times) == {0}

    with patch("thirdage.server.tables.standing.SHORTEST", 1_000.0):
        asyncio.run(look())


def test_who_answers_by_hand_is_heard_first(running: Running, ann: Player, bob: Player) -> None:
    """A reaction that is played while another answer stands is not declined."""
    with patch("thirdage.server.tables.standing.SHORTEST", 0.3):
        table = both(ann, bob, **WINDOW)
        leave(bob, table, SH, "revoked")
        index = plays(ann, running, table, "bread")
        given = bob.answer(table, SH, index + 1, {"kind": "play-card", "card": "fog"})
    assert given.status_code == 200, given.text
    assert answers(running.match(table))[1] == (SH, {"kind": "play-card", "card": "fog"})
