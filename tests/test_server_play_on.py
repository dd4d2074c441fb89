"""Playing on from a moment of a game that is over; luck, and what the others see."""

from __future__ import annotations

from contextlib import ExitStack, closing
from pathlib import Path

import thirdage
from tests.ford import FORD
from tests.server_driver import Json, Player, Running, both, play, salt_of, serving
from thirdage import Rng
from thirdage.kernel import prove

FP, SH = "free-peoples", "shadow"


def finished(running: Running, ann: Player, bob: Player) -> str:
    table, people, rng = both(ann, bob), {FP: ann, SH: bob}, Rng(9)
    play(running, table, people, rng, 25)
    while running.match(table).record()["pending"]:  # of a group only one has answered: played on, both are asked
        play(running, table, people, rng, 1)
    if running.match(table).outcome is None:
        ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    return table


def asked_moments(player: Player, table: str) -> list[Json]:
    """Moments at which somebody was asked."""
    found: list[Json] = []
    start = 0
    while told := player.get(f"/api/tables/{table}/replay", **{"seat": "referee", "from": start})["moments"]:
        found += told
        start = told[-1]["index"] + 1
    return [m for m in found if m["view"]["asks"] and m["view"]["asks"][0]["seat"] != "chance"]


def test_play_on_from_any_moment(running: Running, ann: Player, bob: Player) -> None:
    table = finished(running, ann, bob)
    for moment in reversed(asked_moments(ann, table)[::6]):
        new = bob.made(f"/api/tables/{table}/play-on", {"index": moment["index"]})
        assert (new["state"], new["mine"], new["listed"]) == ("playing", [FP, SH], False)
        match = running.match(new["id"])
        assert match.view("referee")["position"] == moment["view"]["position"]
        assert [ask.kind for ask in match.asks] == [ask["kind"] for ask in moment["view"]["asks"]]
        assert bob.get(f"/api/tables/{new['id']}/replay")["index"] == match.index, "what came before can be seen"
    play(running, new["id"], {FP: bob, SH: bob}, Rng(3))
    assert bob.get(f"/api/tables/{new['id']}")["state"] == "over"
    record = bob.get(f"/api/tables/{new['id']}/record")
    assert thirdage.replay(record, check=True).outcome is not None
    proof = prove(FORD, record)
    assert proof.unnumbered, "what came before was rolled at another table"
    assert proof.outcomes > 0


def test_chance_is_fresh(running: Running, ann: Player) -> None:
    """Played on twice from before a roll, the dice differ sooner or later: they come from secrets of their own."""
    table = ann.table("wotr", seats={FP: "me", SH: "me"})
    play(running, table, {FP: ann, SH: ann}, Rng(2), 12)
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    drawn = set()
    for _ in range(3):
        new = ann.made(f"/api/tables/{table}/play-on", {"index": 0})["id"]
        drawn.add(str(running.match(new).view("referee")["position"]["hands"]))
    assert len(drawn) > 1
    assert len({ann.get(f"/api/tables/{t['id']}")["dice"]["commitment"] for t in ann.get("/api/tables")["mine"]}) >= 4


def test_moments_that_there_are_not(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    path = f"/api/tables/{table}/play-on"
    ann.refused(409, "server-not-over", "POST", path, {"index": 4})
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    now = ann.get(f"/api/tables/{table}")["index"]
    for index in (now, now + 1, 10**9):
        ann.refused(409, "server-no-such-moment", "POST", path, {"index": index})
    ann.refused(400, "refused-seat-unknown", "POST", path, {"index": now - 1, "seats": {"x": "me"}})
    assert running.match(ann.made(path, {"index": now - 1})["id"]).asks


def test_others_may_join_and_a_restart_does_no_harm(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    leaving = ExitStack()
    with serving(data) as server:
        ann, bob = (leaving.enter_context(closing(Player(server.address, name))) for name in ("Ann", "Bob"))
        table = finished(server, ann, bob)
        moment = asked_moments(ann, table)[5]
        made = ann.post(
            f"/api/tables/{table}/play-on",
            {"index": moment["index"], "seats": {FP: "me"}, "listed": True, "keep_hands": True},
        )
        assert made["state"] == "waiting"
        assert made["id"] in [t["id"] for t in bob.get("/api/tables")["open"]]
        assert ann.state(made["id"])["view"] is None
    with serving(data) as server:
        for player in (ann, bob):
            player.move(server.address)
        joined = bob.join(made["id"], SH, ann)
        assert joined["dice"]["salts"] == {seat: salt_of(made["id"], seat) for seat in (FP, SH)}
        assert server.match(made["id"]).view("referee")["position"] == moment["view"]["position"]
        seen = bob.state(made["id"])
    with serving(data) as server:
        for player in (ann, bob):
            player.move(server.address)
        assert bob.state(made["id"]) == seen
        play(server, made["id"], {FP: ann, SH: bob}, Rng(5))
        assert bob.get(f"/api/tables/{made['id']}")["state"] == "over"
        leaving.close()


def test_played_on_from_its_first_moment_a_game_begins_as_at_set_up(running: Running, ann: Player, bob: Player) -> None:
    """Nothing is given there, so nothing hidden is to be dealt anew."""
    table = ann.table("wotr", seats={FP: "me", SH: "me"})
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    made = ann.post(f"/api/tables/{table}/play-on", {"index": 0, "seats": {FP: "me"}})
    assert made["hands"] is None
    assert bob.join(made["id"], SH, ann)["state"] == "playing"
    assert running.match(made["id"]).asks


def test_luck_and_what_others_see(running: Running, ann: Player, bob: Player) -> None:
    waiting = ann.table("wotr", seats={FP: "me"})
    ann.refused(409, "server-not-begun", "GET", f"/api/tables/{waiting}/luck")
    ann.refused(409, "server-not-begun", "GET", f"/api/tables/{waiting}/seen-by-others")
    table = both(ann, bob, "wotr")
    play(running, table, {FP: ann, SH: bob}, Rng(2), 20)
    told = ann.get(f"/api/tables/{table}/luck")
    assert told == bob.get(f"/api/tables/{table}/luck")
    assert told["luck"]["sides"][FP]["action"]["count"] >= 4
    assert ann.get(f"/api/tables/{both(ann, bob)}/luck")["luck"] is None
    seen = ann.get(f"/api/tables/{table}/seen-by-others")
    assert seen["view"] == ann.state(table, "spectator")["view"]
    assert seen["view"]["position"]["hands"] != ann.state(table, FP)["view"]["position"]["hands"]
    assert seen["index"] == running.match(table).index


def test_a_game_given_up_while_only_one_has_answered(tmp_path: Path) -> None:
    """The answer that waited for the other's is no entry of the record; the game can be looked at all the same."""
    data = tmp_path / "tables.sqlite"
    with serving(data) as server, closing(Player(server.address)) as ann, closing(Player(server.address)) as bob:
        table, rng = both(ann, bob), Rng(4)
        while len(server.match(table).asks) < 2:
            if not play(server, table, {FP: ann, SH: bob}, rng, 1):
                table = both(ann, bob)
        ann.get(f"/api/tables/{table}/replay")
        play(server, table, {FP: ann, SH: bob}, rng, 1)
        assert server.match(table).record()["pending"]
        bob.post(f"/api/tables/{table}/resign", {"seat": SH})
        told = ann.get(f"/api/tables/{table}/replay", seat="referee")
        assert asked_moments(ann, table)
    with serving(data) as server, closing(Player(server.address)) as cid:
        assert cid.get(f"/api/tables/{table}/replay", seat="referee") == told
        assert server.match(table).record()["pending"]
