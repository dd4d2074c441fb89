"""Tables over HTTP: made, joined, played, taken back, given up, played again, exported and imported."""

from __future__ import annotations

import json
from pathlib import Path

import thirdage
from tests.server_driver import Player, Running, both, own_ask, play, salt_of
from thirdage import Rng
from thirdage.bots.bot_games import Table
from thirdage.bots.bot_games import play as play_bots

FP, SH = "free-peoples", "shadow"


def test_the_games_and_their_bots(ann: Player) -> None:
    games = {game["id"]: game for game in ann.get("/api/games")["games"]}
    assert {"wotr", "cards", "ford"} <= games.keys()
    assert games["wotr"]["bot"] == "rules"
    assert {"random", "rules"} <= set(games["wotr"]["bots"])
    assert list(games["wotr"]["players"]) == ["2", "3", "4"]
    assert list(games["cards"]["players"]) == ["2", "3", "4"]


def test_a_table_has_a_seat_for_each_of_three_and_four(ann: Player) -> None:
    shadow = ["witch-king", "saruman"]
    for players, free in ((3, ["free-peoples"]), (4, ["gondor", "rohan"])):
        table = ann.post("/api/tables", {"game": "wotr", "options": {"players": players}, "seats": {free[0]: "me"}})
        assert table["sides"] == {FP: free, SH: shadow}
        assert table["mine"] == free[:1]


def test_the_words_come_whole_and_only_once(ann: Player) -> None:
    first = ann.http.get("/api/words/uk")
    assert "refused-over" in first.text
    assert "region-" in first.text
    again = ann.http.get("/api/words/uk", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    ann.refused(404, "server-language-unknown", "GET", "/api/words/tlh")


def test_the_words_come_by_game(ann: Player) -> None:
    page, war = ann.http.get("/api/words/uk/page"), ann.http.get("/api/words/uk/wotr")
    assert "refused-over" in page.text
    assert "region-" not in page.text
    assert "region-" in war.text
    again = ann.http.get("/api/words/uk/wotr", headers={"if-none-match": war.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    ann.refused(404, "server-language-unknown", "GET", "/api/words/tlh/page")
    ann.refused(404, "refused-game-unknown", "GET", "/api/words/uk/chess")


def test_a_guest_is_remembered(running: Running, ann: Player) -> None:
    me = ann.get("/api/me")
    assert (me["name"], me["language"]) == ("Ann", "en")
    assert ann.ok("PATCH", "/api/me", {"language": "ru"})["language"] == "ru"
    assert ann.get("/api/me")["id"] == me["id"]
    assert "Такого стола нет" in ann.refused(404, "server-table-unknown", "GET", "/api/tables/none")["text"]
    reader = Player(running.address, language="uk-UA,uk;q=0.9")
    assert "Такого столу немає" in reader.refused(404, "server-table-unknown", "GET", "/api/tables/none")["text"]
    reader.close()


def test_a_forged_cookie_is_somebody_new(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    forged = Player(running.address)
    forged.http.cookies.set("thirdage", f"{ann.get('/api/me')['id']}.{'0' * 64}")
    assert forged.get("/api/me")["name"] == ""
    assert forged.state(table)["seat"] == "spectator"
    forged.close()


def test_a_table_waits_and_then_begins(ann: Player, bob: Player) -> None:
    made = ann.post("/api/tables", {"game": "ford", "seats": {FP: "me"}})
    assert (made["state"], made["mine"], made["asked"]) == ("waiting", [FP], [])
    assert made["id"] in [table["id"] for table in bob.get("/api/tables")["open"]]
    assert ann.state(made["id"])["view"] is None
    ann.refused(409, "server-not-begun", "POST", f"/api/tables/{made['id']}/resign", {"seat": FP})
    joined = bob.join(made["id"], SH, ann)
    assert (joined["state"], joined["mine"]) == ("playing", [SH])
    assert joined["seats"][FP] == {"kind": "person", "name": "Ann", "mine": False, "here": False, "away": False}
    assert made["id"] not in [table["id"] for table in bob.get("/api/tables")["open"]]
    assert made["id"] in [table["id"] for table in bob.get("/api/tables")["mine"]]
    carol = Player(str(ann.http.base_url))
    carol.refused(409, "server-has-begun", "POST", f"/api/tables/{made['id']}/join", {"seat": SH})
    carol.close()


def test_seats_that_cannot_be_had(ann: Player, bob: Player) -> None:
    table = ann.table(seats={FP: "me"})
    bob.refused(409, "server-seat-taken", "POST", f"/api/tables/{table}/join", {"seat": FP})
    bob.refused(400, "refused-seat-unknown", "POST", f"/api/tables/{table}/join", {"seat": "gondor"})
    ann.refused(400, "server-seat-unknown-kind", "POST", "/api/tables", {"game": "ford", "seats": {FP: "bot:none"}})
    ann.refused(400, "refused-seat-unknown", "POST", "/api/tables", {"game": "ford", "seats": {"x": "me"}})
    ann.refused(400, "refused-game-unknown", "POST", "/api/tables", {"game": "chess"})
    ann.refused(400, "refused-option-value", "POST", "/api/tables", {"game": "ford", "options": {"swift": 3}})
    ann.refused(400, "refused-position", "POST", "/api/tables", {"game": "ford", "position": {"path": 3}})


def test_leaving_before_it_begins(ann: Player, bob: Player) -> None:
    table = ann.table(seats={FP: "me"}, options={"players": 3})
    bob.post(f"/api/tables/{table}/join", {"seat": "east"})
    bob.post(f"/api/tables/{table}/leave", {"seat": "east"})
    assert table not in [t["id"] for t in bob.get("/api/tables")["mine"]]
    bob.refused(403, "server-not-your-seat", "POST", f"/api/tables/{table}/leave", {"seat": FP})
    left = ann.post(f"/api/tables/{table}/leave", {"seat": FP})
    assert (left["state"], left["trouble"]["id"]) == ("over", "server-closed")
    assert ann.state(table)["view"] is None
    running = both(ann, bob)
    ann.refused(409, "server-leave-running", "POST", f"/api/tables/{running}/leave", {"seat": FP})


def test_a_double_click_never_answers_the_next_ask(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    match = running.match(table)
    while match.ask is not None:
        ask = match.ask
        who = {FP: ann, SH: bob}[ask.seat]
        answer = ask.options.sample(Rng(match.index)).json(match.rules.names)
        given = who.answer(table, ask.seat, ask.index, answer)
        assert given.status_code == 200
        before = running.match(table).view("referee")
        again = who.answer(table, ask.seat, ask.index, answer)
        assert again.status_code == 409
        assert again.json()["id"] in ("refused-stale", "refused-not-asked", "refused-answered", "refused-over")
        assert running.match(table).view("referee") == before
        if match.index > 25:
            break


def test_a_whole_game_can_be_verified(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    noted = ann.get(f"/api/tables/{table}")["dice"]
    early = ann.get(f"/api/tables/{table}/record")
    assert early["format"] == "thirdage-history"
    assert "secret" not in early["fate"]
    play(running, table, {FP: ann, SH: bob}, Rng(3))
    over = ann.get(f"/api/tables/{table}")
    assert over["state"] == "over"
    assert over["outcome"]["reason"]
    record = bob.get(f"/api/tables/{table}/record")
    assert {key: record["fate"][key] for key in ("commitment", "hashes", "salts")} == {
        key: noted[key] for key in ("commitment", "hashes", "salts")
    }
    assert record["fate"]["salts"] == {seat: salt_of(table, seat) for seat in (FP, SH)}
    assert record["fate"]["scheme"] == "thirdage-fate-2"
    assert thirdage.verify(record) > 0
    assert ann.state(table, "referee")["view"]["seat"] == "referee"
    ann.refused(409, "refused-over", "POST", f"/api/tables/{table}/resign", {"seat": FP})
    lines = ann.http.get(f"/api/tables/{table}/log", params={"format": "text", "language": "uk"}).text.splitlines()
    assert len(lines) == len(ann.get(f"/api/tables/{table}/log")["log"])


def test_the_views_of_others_are_closed(ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    for call in ("view", "log", "record"):
        ann.refused(403, "server-not-your-seat", "GET", f"/api/tables/{table}/{call}?seat={SH}")
        ann.refused(400, "refused-seat-unknown", "GET", f"/api/tables/{table}/{call}?seat=referee")
    assert ann.state(table)["seat"] == FP
    assert bob.state(table)["seat"] == SH
    assert ann.state(table, "spectator")["seat"] == "spectator"


def test_forged_seats_change_nothing(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    match = running.match(table)
    assert match.ask is not None
    before = match.view("referee")
    answer = match.ask.options.sample(Rng(1)).json(match.rules.names)
    other = bob if match.ask.seat == FP else ann
    given = other.answer(table, match.ask.seat, match.ask.index, answer)
    assert (given.status_code, given.json()["id"]) == (403, "server-not-your-seat")
    for call in ("undo", "resign", "leave"):
        other.refused(403, "server-not-your-seat", "POST", f"/api/tables/{table}/{call}", {"seat": match.ask.seat})
    body = {"seat": match.ask.seat, "intent": {"kind": "pass"}}
    other.refused(403, "server-not-your-seat", "POST", f"/api/tables/{table}/explain", body)
    assert running.match(table).view("referee") == before


def test_why_not(ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    told = bob.post(f"/api/tables/{table}/explain", {"seat": SH, "intent": {"kind": "pass"}})
    assert told["possible"] is False
    assert told["reason"]["text"]
    bob.refused(
        400, "refused-intent-unknown", "POST", f"/api/tables/{table}/explain", {"seat": SH, "intent": {"kind": "fly"}}
    )


def test_resigning_ends_it(ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    over = ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    assert (over["state"], over["outcome"]["reason"], over["outcome"]["side"]) == ("over", "resigned", SH)
    state = bob.state(table)
    assert state["log"][-1]["id"] == "log-finished-resigned"


def test_playing_again_with_sides_swapped(ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    ann.refused(409, "server-not-over", "POST", f"/api/tables/{table}/rematch")
    ann.post(f"/api/tables/{table}/resign", {"seat": FP})
    next_one = ann.post(f"/api/tables/{table}/rematch")
    assert next_one["mine"] == [SH]
    assert next_one["seats"][FP] == {"kind": "open", "kept": True, "mine": False}
    assert bob.post(f"/api/tables/{table}/rematch")["id"] == next_one["id"]
    assert bob.get(f"/api/tables/{table}")["rematch"] == next_one["id"]
    carol = Player(str(ann.http.base_url))
    carol.refused(409, "server-seat-taken", "POST", f"/api/tables/{next_one['id']}/join", {"seat": FP})
    carol.refused(403, "server-not-at-table", "POST", f"/api/tables/{table}/rematch")
    carol.close()
    assert next_one["id"] in [t["id"] for t in bob.get("/api/tables")["mine"]]
    assert bob.join(next_one["id"], FP, ann)["state"] == "playing"


def test_both_seats_at_one_screen(running: Running, ann: Player) -> None:
    table = ann.table(seats={FP: "me", SH: "me"})
    shown = set()
    match = running.match(table)
    while match.ask is not None and match.index < 40:
        state = ann.state(table)
        shown.add(state["seat"])
        assert state["seat"] == match.ask.seat
        assert own_ask(state, match.ask.seat) is not None
        play(running, table, {FP: ann, SH: ann}, Rng(match.index), 1)
        match = running.match(table)
    assert shown == {FP, SH}


def test_import_of_a_game_that_is_over(running: Running, ann: Player, bob: Player) -> None:
    table = both(ann, bob)
    play(running, table, {FP: ann, SH: bob}, Rng(5))
    record = ann.get(f"/api/tables/{table}/record")
    copy = bob.post("/api/tables/import", {"record": record})
    assert (copy["state"], copy["outcome"]) == ("over", record["outcome"])
    assert bob.get(f"/api/tables/{copy['id']}/record") == record


def test_import_of_a_game_that_goes_on(running: Running, ann: Player, bob: Player) -> None:
    match = thirdage.new_match("ford", seed=8)
    for _ in range(9):
        assert match.ask is not None
        match.answer(match.ask.options.sample(Rng(match.index)))
    record = match.record()
    copy = bob.made("/api/tables/import", {"record": record})
    assert (copy["state"], copy["index"], copy["mine"]) == ("playing", match.index, [FP, SH])
    assert match.ask is not None
    assert copy["asked"] == [match.ask.seat], "whose turn it is shows at once"
    assert bob.state(copy["id"])["index"] == match.index
    assert running.match(copy["id"]).view("referee")["position"] == match.view("referee")["position"]
    play(running, copy["id"], {FP: bob, SH: bob}, Rng(1))
    assert bob.get(f"/api/tables/{copy['id']}")["state"] == "over"


def test_import_of_nonsense(ann: Player) -> None:
    for record in ({}, {"game": "ford"}, {"game": "ford", "format": "thirdage-record", "schema": 1, "entries": [3]}):
        ann.refused(400, "server-record-broken", "POST", "/api/tables/import", {"record": record})
    started = thirdage.new_match("ford", seed=8).record()
    started["entries"].append({"seat": "free-peoples", "answer": {"kind": "none"}})
    ann.refused(400, "server-record-diverged", "POST", "/api/tables/import", {"record": started})


def test_import_of_a_long_record(ann: Player) -> None:
    """A record may be larger than any other message."""
    record = play_bots(Table("wotr", 3, bots=("rules",), keep_record=True)).record
    assert len(json.dumps(record)) > 100_000
    assert ann.post("/api/tables/import", {"record": record})["state"] == "over"


def test_a_written_position(ann: Player) -> None:
    match = thirdage.new_match("wotr", seed=3)
    for _ in range(30):
        assert match.ask is not None
        match.answer(match.ask.options.sample(Rng(match.index)))
    table = ann.table("wotr", seats={FP: "me", SH: "me"}, position=match.written())
    state = ann.state(table)
    assert match.ask is not None
    assert state["view"]["position"] == match.view(match.ask.seat)["position"]


def test_files_of_the_page_and_nothing_else(ann: Player, tmp_path: Path) -> None:
    for path in ("/", "/table/abc", "/..%2f..%2f..%2fapp.py", "/%00", "/static/../app.py"):
        answered = ann.http.get(path)
        assert answered.status_code == 200
        assert "text/html" in answered.headers["content-type"]
        assert "def create_app" not in answered.text
    ann.refused(404, "server-no-such-call", "GET", "/api/none")
    ann.refused(404, "server-no-such-call", "GET", "/assets/none.js")
    assert "/api/tables/{table}/answer" in ann.http.get("/api/docs").text
