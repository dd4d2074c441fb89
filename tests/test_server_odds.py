"""Odds over HTTP: of one's own plans, on what one's own seat knows, and nothing has happened by asking."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.server_driver import Json, Player, Running, both
from tests.wotr.ring import acting

FP, SH = "free-peoples", "shadow"
MOVE: list[Json] = [{"kind": "use-die", "die": "character"}, {"kind": "move-fellowship"}]


def test_the_odds_of_a_hunt(running: Running, ann: Player, bob: Player) -> None:
    position = acting("character", "muster", box=2).match.written()
    table = ann.table("wotr", seats={FP: "me"}, position=position)
    bob.post(f"/api/tables/{table}/join", {"seat": SH})
    before = running.match(table).record()
    index = running.match(table).index
    path = f"/api/tables/{table}/odds"
    told = ann.post(path, {"seat": FP, "index": index, "answers": MOVE})
    assert told["samples"] > 20
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
    assert ann.refused(409, "reason-hidden", "POST", path, wrong)["rule"] == "WR-DECL-23"
    ann.refused(400, "refused-unknown-kind", "POST", path, {**wrong, "answers": [{"kind": "fly"}]})
    assert running.match(table).record() == before


def test_one_after_the_other(ann: Player, bob: Player) -> None:
    """Of many requests at once some wait their turn, and the rest is refused; another guest is served meanwhile."""
    position = acting("character", "muster", box=2).match.written()
    table = ann.table("wotr", seats={FP: "me", SH: "me"}, position=position)
    body = {"seat": FP, "index": ann.state(table)["index"], "answers": MOVE}

    def ask(_: int) -> Json:
        answered: Json = ann.http.post(f"/api/tables/{table}/odds", json=body).json()
        return answered

    with ThreadPoolExecutor(8) as several:
        asked = several.map(ask, range(8))
        assert bob.get(f"/api/tables/{table}/replay")["moments"]
        told = list(asked)
    refused = [answer for answer in told if answer.get("id") == "server-one-at-a-time"]
    assert len([answer for answer in told if "samples" in answer]) == len(told) - len(refused) >= 3
    assert all(answer["text"] for answer in refused)
    assert refused


def test_a_game_that_has_none(ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    index = ann.state(table)["index"]
    ann.refused(409, "refused-no-odds", "POST", f"/api/tables/{table}/odds", {"seat": FP, "index": index})
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    ann.refused(409, "refused-over", "POST", f"/api/tables/{table}/odds", {"seat": FP, "index": index + 1})
