"""A paused game, a question that outlives the server, and how many tables one guest may have."""

from __future__ import annotations

import time
from pathlib import Path

from tests.server_driver import PATIENCE, Player, Running, both, play, serving
from thirdage import Rng

FP, SH = "free-peoples", "shadow"


def test_nobody_decides_while_it_is_paused(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    people = {FP: ann, SH: bob}
    play(running, table, people, Rng(1), 6)
    path = f"/api/tables/{table}"
    with bob.line(table) as line:
        line.next("state")
        assert ann.post(f"{path}/pause", {"seat": FP})["paused"] == FP
        while line.next("table")["table"]["paused"] != FP:
            pass
        assert bob.post(f"{path}/pause", {"seat": SH})["paused"] == FP, "it is paused already"
        before = running.match(table).record()
        ask = running.match(table).asks[0]
        answer = ask.options.sample(Rng(1)).json(running.match(table).rules.names)
        given = people[ask.seat].answer(table, ask.seat, ask.index, answer)
        assert (given.status_code, given.json()["id"]) == (409, "server-paused")
        assert "free-peoples" not in given.json()["text"], "a seat has a name in every language"
        for call in ("undo", "undo-consent"):
            body = {"seat": SH, "agree": True} if call == "undo-consent" else {"seat": SH}
            refused = bob.http.post(f"{path}/{call}", json=body)
            assert refused.status_code == 409, refused.text
        assert running.match(table).record() == before
        bob.post(f"{path}/chat", {"text": "back at eight"})
        assert bob.post(f"{path}/resume", {"seat": SH})["paused"] is None, "any of those who sit there"
    assert people[ask.seat].answer(table, ask.seat, ask.index, answer).status_code == 200
    bob.post(f"{path}/pause", {"seat": SH})
    over = bob.post(f"{path}/resign", {"seat": SH})
    assert (over["state"], over["paused"]) == ("over", None), "one may always give up"
    ann.refused(409, "refused-over", "POST", f"{path}/pause", {"seat": FP})


def test_who_may_pause(running: Running, ann: Player, bob: Player) -> None:
    waiting = ann.table(seats={FP: "me"})
    ann.refused(409, "server-not-begun", "POST", f"/api/tables/{waiting}/pause", {"seat": FP})
    table = both(ann, bob)
    stranger = Player(running.address)
    for call in ("pause", "resume"):
        stranger.refused(403, "server-not-your-seat", "POST", f"/api/tables/{table}/{call}", {"seat": FP})
        ann.refused(403, "server-not-your-seat", "POST", f"/api/tables/{table}/{call}", {"seat": SH})
    stranger.close()


def test_bots_wait_too_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        ann = Player(server.address, "Ann")
        table = ann.table("cards", seats={FP: "me", SH: "bot:rules"})
        ann.post(f"/api/tables/{table}/pause", {"seat": FP})
        time.sleep(0.3)
        index = ann.get(f"/api/tables/{table}")["index"]
    with serving(data) as server:
        ann.move(server.address)
        assert ann.get(f"/api/tables/{table}")["paused"] == FP
        time.sleep(0.3)
        assert ann.get(f"/api/tables/{table}")["index"] == index
        ann.post(f"/api/tables/{table}/resume", {"seat": FP})
        until = time.monotonic() + PATIENCE
        while SH in ann.get(f"/api/tables/{table}")["asked"]:
            assert time.monotonic() < until, "the bot does not go on"
            time.sleep(0.05)
        ann.close()


def test_a_question_for_consent_outlives_the_server(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        ann, bob = Player(server.address, "Ann"), Player(server.address, "Bob")
        people = {FP: ann, SH: bob}
        table = both(ann, bob, undo_setting="consent")
        while True:
            seat = server.match(table).asks[0].seat
            before = server.match(table).view("referee")["position"]
            play(server, table, people, Rng(server.match(table).index), 1)
            match = server.match(table)
            if match.outcome is not None:
                table = both(ann, bob, undo_setting="consent")
            elif not match.can_undo(seat) and not match.view(seat)["answered"]:
                break
        other = SH if seat == FP else FP
        assert people[seat].post(f"/api/tables/{table}/undo", {"seat": seat}) == {"undone": False}
        asked = people[other].get(f"/api/tables/{table}")["undo"]
        assert asked == {"seat": seat, "agreed": [], "waiting": [other], "to": asked["to"]}
    with serving(data) as server:
        for player in people.values():
            player.move(server.address)
        assert people[other].get(f"/api/tables/{table}")["undo"] == asked
        agreed = people[other].post(f"/api/tables/{table}/undo-consent", {"seat": other, "agree": True})
        assert agreed == {"undone": True}
        assert server.match(table).view("referee")["position"] == before
        assert people[other].get(f"/api/tables/{table}")["undo"] is None
        for player in people.values():
            player.close()


def test_what_cannot_be_taken_back_leaves_a_question_standing(running: Running, ann: Player, bob: Player) -> None:
    """A refused undo changes nothing, also not what another asks for."""
    people = {FP: ann, SH: bob}
    table = both(ann, bob, "wotr", undo_setting="consent")
    seat = running.match(table).asks[0].seat
    other = SH if seat == FP else FP
    while running.match(table).asks[0].seat == seat:
        play(running, table, people, Rng(3), 1)
    assert people[seat].post(f"/api/tables/{table}/undo", {"seat": seat}) == {"undone": False}
    asked = ann.get(f"/api/tables/{table}")["undo"]
    people[other].refused(409, "refused-undo-nothing", "POST", f"/api/tables/{table}/undo", {"seat": other})
    assert (
        ann.get(f"/api/tables/{table}")["undo"]
        == asked
        == {"seat": seat, "agreed": [], "waiting": [other], "to": asked["to"]}
    )


def test_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", tables=3) as server:
        ann, bob = Player(server.address, "Ann"), Player(server.address, "Bob")
        bots = {FP: "bot:random", SH: "bot:random"}
        paused = ann.table(seats={FP: "me", SH: "me"})
        waiting = ann.table(seats={FP: "me"})
        both_open = ann.table(seats={})
        told = ann.refused(409, "server-tables-limit", "POST", "/api/tables", {"game": "ford", "seats": bots})
        assert told["args"] == {"count": 3}
        theirs = bob.table(seats={FP: "me"})
        ann.refused(409, "server-tables-limit", "POST", f"/api/tables/{theirs}/join", {"seat": SH})
        assert ann.join(waiting, FP)["mine"] == [FP], "who sits there already may"
        ann.post(f"/api/tables/{paused}/resign", {"seat": FP})
        ann.post(f"/api/tables/{theirs}/join", {"seat": SH})
        ann.refused(409, "server-tables-limit", "POST", f"/api/tables/{paused}/rematch")
        ann.refused(409, "server-tables-limit", "POST", f"/api/tables/{paused}/play-on", {"index": 4})
        record = ann.get(f"/api/tables/{paused}/record")
        ann.refused(409, "server-tables-limit", "POST", "/api/tables/import", {"record": record})
        assert bob.post(f"/api/tables/{both_open}/join", {"seat": FP})["mine"] == [FP]
        ann.close()
        bob.close()
