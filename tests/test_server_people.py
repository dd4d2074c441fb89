"""People at a table: odds and advice that all agree to, bots for empty seats, one more game, prepared starts, lists."""

from __future__ import annotations

import time

import pytest

import thirdage
from tests.server_driver import Player, Running, begin, both, play
from thirdage import Rng
from thirdage.server.tables.starts import STARTS, start_position

FP, SH = "free-peoples", "shadow"


# --- odds and advice ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "advice"),
    [
        ({FP: "me", SH: "bot:random"}, True),
        ({FP: "me", SH: "me"}, True),
        ({FP: "me"}, False),
        ({}, False),
    ],
    ids=str,
)
def test_advice_is_usual_only_where_one_person_plays(ann: Player, seats: dict[str, str], advice: bool) -> None:
    assert ann.post("/api/tables", {"game": "wotr", "seats": seats})["advice"] is advice


@pytest.mark.parametrize("advice", [True, False])
def test_it_can_be_chosen_and_everyone_sees_it_before_sitting_down(ann: Player, bob: Player, advice: bool) -> None:
    table = ann.post("/api/tables", {"game": "ford", "seats": {FP: "me"}, "advice": advice})["id"]
    listed = {one["id"]: one for one in bob.get("/api/tables")["open"]}
    assert listed[table]["advice"] is advice
    assert bob.join(table, SH, ann)["advice"] is advice


@pytest.mark.parametrize("call", ["odds", "advice"])
def test_between_people_odds_and_advice_are_refused_unless_all_were_told(ann: Player, bob: Player, call: str) -> None:
    for chosen, refused in ((None, True), (False, True), (True, False)):
        wish = {"game": "wotr", "seats": {FP: "me"}, "advice": chosen}
        table = ann.post("/api/tables", wish)["id"]
        bob.join(table, SH, ann)
        seat = ann.get(f"/api/tables/{table}")["asked"][0]
        player = ann if seat == FP else bob
        index = player.state(table)["index"]
        path, body = f"/api/tables/{table}/{call}", {"seat": seat, "index": index}
        if refused:
            player.refused(403, "server-advice-off", "POST", path, body)
        elif call == "advice":
            assert player.post(path, body)["seat"] == seat
        else:
            player.refused(409, "refused-no-odds", "POST", path, body)
        assert player.state(table)["view"] is not None, "facts remain"
        ann.post(f"/api/tables/{table}/resign", {"seat": FP})


def test_a_player_alone_may_switch_advice_off(ann: Player) -> None:
    table = ann.table("wotr", seats={FP: "me", SH: "bot:random"}, advice=False)
    index = ann.state(table)["index"]
    ann.refused(403, "server-advice-off", "POST", f"/api/tables/{table}/advice", {"seat": FP, "index": index})


def test_a_rematch_keeps_it(ann: Player, bob: Player) -> None:
    table = ann.post("/api/tables", {"game": "ford", "seats": {FP: "me"}, "advice": True})["id"]
    bob.join(table, SH, ann)
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    assert ann.post(f"/api/tables/{table}/rematch")["advice"] is True


# --- a bot for an empty seat -------------------------------------------------------------------------------------


def test_an_open_seat_is_filled_with_a_bot(ann: Player, bob: Player) -> None:
    table = ann.post("/api/tables", {"game": "wotr", "seats": {FP: "me"}})["id"]
    path = f"/api/tables/{table}/fill"
    bob.refused(403, "server-not-at-table", "POST", path, {"seat": SH, "bot": "hobbit"})
    ann.refused(400, "server-seat-unknown-kind", "POST", path, {"seat": SH, "bot": "sauron"})
    ann.refused(400, "refused-seat-unknown", "POST", path, {"seat": "gimli", "bot": "hobbit"})
    ann.refused(409, "server-seat-taken", "POST", path, {"seat": FP, "bot": "hobbit"})
    filled = ann.post(path, {"seat": SH, "bot": "hobbit"})
    assert filled["seats"][SH]["level"] == "hobbit"
    assert filled["advice"], "nobody else can come any more"
    begin(table, ann)
    ann.refused(409, "server-has-begun", "POST", path, {"seat": SH, "bot": "hobbit"})


def test_a_seat_that_is_kept_for_somebody_is_not_filled(ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    new = ann.post(f"/api/tables/{table}/rematch")["id"]
    ann.refused(409, "server-seat-taken", "POST", f"/api/tables/{new}/fill", {"seat": FP, "bot": "random"})


# --- one more game -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("swap", "mine"), [("true", SH), ("false", FP)])
def test_a_rematch_takes_one_call_of_each(ann: Player, bob: Player, swap: str, mine: str) -> None:
    table = both(ann, bob)
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    new = ann.post(f"/api/tables/{table}/rematch?swap={swap}")
    assert new["mine"] == [mine]
    seen = bob.get(f"/api/tables/{table}")
    assert (seen["rematch"], seen["rematch_swap"]) == (new["id"], swap == "true")
    other = bob.post(f"/api/tables/{table}/rematch")
    assert other["id"] == new["id"]
    assert other["mine"] == [SH if mine == FP else FP]


# --- who asks to take back what ----------------------------------------------------------------------------------


def test_whoever_is_asked_can_find_what_would_be_taken_back(running: Running, ann: Player, bob: Player) -> None:
    table = ann.post("/api/tables", {"game": "ford", "seats": {FP: "me"}, "undo_setting": "consent"})["id"]
    bob.join(table, SH, ann)
    people = {FP: ann, SH: bob}
    for _ in range(200):
        play(running, table, people, Rng(running.match(table).index), 1)
        seat = next(
            (one for one in people if people[one].get(f"/api/tables/{table}")["can_undo"][one] == "consent"), ""
        )
        if seat:
            break
    assert seat, "nothing is ever behind dice"
    people[seat].post(f"/api/tables/{table}/undo", {"seat": seat})
    other = bob if seat == FP else ann
    asked = other.get(f"/api/tables/{table}")["undo"]
    assert asked["seat"] == seat
    match = running.match(table)
    assert match.history is not None
    entry = match.record()["entries"][asked["to"]]
    assert entry["seat"] == seat
    assert all(later.get("seat") != seat for later in match.record()["entries"][asked["to"] + 1 :])


# --- prepared starts ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "id"), [(game, id) for game, ids in STARTS.items() for id in ids])
def test_every_prepared_start_can_be_played(game: str, id: str) -> None:
    match = thirdage.setup(game, start_position(game, id), seed=1)
    assert match.ask is not None
    assert match.outcome is None


def test_a_table_begins_from_a_prepared_start(ann: Player) -> None:
    games = {game["id"]: game for game in ann.get("/api/games")["games"]}
    assert (games["wotr"]["starts"], games["cards"]["starts"]) == (["last-days"], [])
    table = ann.table("wotr", seats={FP: "me", SH: "bot:hobbit"}, start="last-days")
    told = ann.get(f"/api/tables/{table}")
    assert (told["start"], told["begins"], told["round"]) == ("last-days", "position", 10)
    position = ann.state(table)["view"]["position"]
    assert position["fellowship"]["mordor"] == 1
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    assert ann.post(f"/api/tables/{table}/rematch?swap=false")["start"] == "last-days"


def test_a_start_that_there_is_not_is_refused(ann: Player) -> None:
    wish = {"game": "wotr", "seats": {FP: "me"}}
    ann.refused(400, "server-start-unknown", "POST", "/api/tables", {**wish, "start": "first-days"})
    ann.refused(400, "server-start-unknown", "POST", "/api/tables", {"game": "cards", "start": "last-days"})
    both_ways = {**wish, "start": "last-days", "position": {}}
    ann.refused(400, "server-two-starts", "POST", "/api/tables", both_ways)


# --- lists -------------------------------------------------------------------------------------------------------


def test_a_list_tells_the_round_and_when_something_happened(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    before = ann.get(f"/api/tables/{table}")
    assert 0 <= time.time() - before["moved"] < 3600
    play(running, table, {FP: ann, SH: bob}, Rng(1), 40)
    mine = {one["id"]: one for one in ann.get("/api/tables")["mine"]}[table]
    match = running.match(table)
    assert mine["round"] == match.rules.game.progress(match.position)[0] > 0
    assert mine["moved"] >= before["moved"]
