"""Seats that change hands while a game runs, at every game with several people on a side."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import thirdage
from tests.server_driver import PATIENCE, Player, Running, begin, serving
from thirdage.kernel import Rng
from thirdage.server.jobs.bot_answer import BotRequest
from thirdage.server.tables import absence

Json = dict[str, Any]
SEATS = {"wotr": ("gondor", "rohan", "witch-king", "saruman"), "cards": ("frodo", "aragorn", "witch-king", "saruman")}
"""Two of a side, then two of the other."""
NAMES = ("Ann", "Bob", "Cid", "Dan")
SCHEMAS = Path(__file__).parent.parent / "docs" / "schemas"
SOON = 0.25


@pytest.fixture
def soon_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for two minutes."""
    monkeypatch.setattr(absence, "AWAY", SOON)


class Four:
    """A table of four people, and how they play."""

    def __init__(self, running: Running, game: str) -> None:
        self.running = running
        self.game = game
        self.seats = SEATS[game]
        self.people = {seat: Player(running.address, name) for seat, name in zip(self.seats, NAMES, strict=True)}
        one = self.people[self.seats[0]]
        self.table = one.table(game, options={"players": 4}, seats={self.seats[0]: "me"})
        for seat in self.seats[1:]:
            self.people[seat].join(self.table, seat)
        begin(self.table, *self.people.values())
        self.path = f"/api/tables/{self.table}"

    def look(self, seat: str) -> Json:
        """The table as somebody sees it."""
        told: Json = self.people[seat].get(self.path)
        return told

    def call(self, who: str, what: str, seat: str, **more: Any) -> Json:
        """Somebody wants something for a seat."""
        told: Json = self.people[who].post(f"{self.path}/{what}", {"seat": seat, **more})
        return told

    def refused(self, status: int, id: str, who: str, what: str, seat: str, **more: Any) -> None:
        """It is refused, and nothing has changed."""
        before = self.running.tables.live[self.table].row.changes[:]
        self.people[who].refused(status, id, "POST", f"{self.path}/{what}", {"seat": seat, **more})
        assert self.running.tables.live[self.table].row.changes == before

    def leave(self, seat: str, *agree: str, to: str = "bot:rules") -> Json:
        """Somebody wishes to leave, and these agree."""
        told = self.call(seat, "hand-over", seat, to=to)
        for other in agree:
            told = self.call(other, "hand-over-consent", seat, agree=True)
        return told

    def play(self, answers: int, without: tuple[str, ...] = ()) -> None:
        """People answer as chance has it, bots of the server for themselves."""
        for _ in range(answers):
            self.wait(lambda: any(ask.seat not in without for ask in self.running.match(self.table).asks))
            match = self.running.match(self.table)
            ask = next(ask for ask in match.asks if ask.seat not in without)
            chosen = ask.options.sample(Rng(ask.index)).json(match.rules.names)
            given = self.people[ask.seat].answer(self.table, ask.seat, ask.index, chosen)
            assert given.status_code == 200, given.text

    def wait(self, done: Any) -> None:
        """Until something is so."""
        until = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < until, "it never comes"
            time.sleep(0.02)

    def close(self) -> None:
        for player in self.people.values():
            player.close()


@pytest.fixture(params=list(SEATS))
def four(running: Running, request: pytest.FixtureRequest) -> Iterator[Four]:
    made = Four(running, request.param)
    yield made
    made.close()


# -- a side gives up together -----------------------------------------------------------------------------------------
def test_a_side_resigns_only_if_all_its_people_agree(four: Four) -> None:
    one, two, three, _ = four.seats
    told = four.call(one, "resign", one)
    assert told["state"] == "playing"
    assert told["resigning"] == {"side": "free-peoples", "agreed": [one], "waiting": [two]}
    assert four.look(two)["resigning"] == told["resigning"]
    assert four.look(three)["resigning"] is None, "the enemy is not told"
    assert four.call(two, "resign", two, agree=False)["resigning"] is None
    assert four.call(two, "resign", two)["resigning"]["waiting"] == [one], "who has agreed before is asked anew"
    over = four.call(one, "resign", one)
    assert (over["state"], over["outcome"]["side"], over["outcome"]["reason"]) == ("over", "shadow", "resigned")
    assert sorted(over["outcome"]["details"]["seats"]) == sorted([one, two])


def test_a_side_may_think_better_of_it(four: Four) -> None:
    one, two, *_ = four.seats
    four.call(one, "resign", one)
    assert four.call(one, "resign", one, agree=False)["resigning"] is None
    assert four.call(two, "resign", two)["state"] == "playing", "nobody agrees any more"


def test_whoever_sits_on_all_seats_of_a_side_resigns_alone(running: Running, ann: Player) -> None:
    table = ann.table("wotr", options={"players": 4}, seats=dict.fromkeys(SEATS["wotr"], "me"))
    assert ann.post(f"/api/tables/{table}/resign", {"seat": "rohan"})["outcome"]["side"] == "shadow"


# -- leaving, and coming back -----------------------------------------------------------------------------------------
def test_whoever_wishes_to_leave_is_replaced_by_a_bot_when_all_others_agree(four: Four) -> None:
    one, two, three, other = four.seats
    four.play(3)
    asked = four.call(one, "hand-over", one, to="bot:rules")["handovers"][one]
    assert asked == {"to": "bot", "bot": "rules", "by": [one], "wished": True, "waiting": asked["waiting"]}
    assert sorted(asked["waiting"]) == sorted([two, three, other])
    for who in (two, three):
        told = four.call(who, "hand-over-consent", one, agree=True)
        assert told["seats"][one]["kind"] == "person", "one has not agreed yet"
    with four.people[one].line(four.table) as line:
        line.next("state", seat=one)
        told = four.call(other, "hand-over-consent", one, agree=True)
        assert line.next("state", seat="spectator", since=0)["view"]["seat"] == "spectator"
    assert told["seats"][one] == {"kind": "bot", "bot": "rules", "plays_for": "Ann", "mine": False}
    assert told["handovers"] == {}
    mine = four.look(one)
    assert (mine["mine"], mine["seats"][one]["mine"]) == ([], True), "it is kept, and he looks on meanwhile"
    assert four.people[one].state(four.table)["seat"] == "spectator"
    four.people[one].refused(403, "server-not-your-seat", "GET", f"{four.path}/view?seat={one}")
    index = told["index"]
    four.play(4, without=(one,))
    assert four.call(one, "take-back", one)["mine"] == [one]
    assert four.look(two)["index"] > index
    four.play(2)
    four.refused(403, "server-not-your-seat", one, "take-back", two)


def test_one_is_enough_to_keep_somebody(four: Four) -> None:
    one, two, three, other = four.seats
    four.leave(one, two, three)
    assert four.call(other, "hand-over-consent", one, agree=False)["handovers"] == {}
    four.refused(409, "server-no-handover-asked", two, "hand-over-consent", one, agree=True)
    four.call(one, "hand-over", one, to="bot:rules")
    assert four.call(one, "hand-over-consent", one, agree=False)["handovers"] == {}, "or to think better of it"


def test_nobody_is_replaced_who_is_there(four: Four) -> None:
    one, two, *_ = four.seats
    with four.people[one].line(four.table) as line:
        line.next("state")
        four.refused(409, "server-seat-not-away", two, "hand-over", one, to="bot:rules")
    four.refused(409, "server-seat-not-away", two, "hand-over", one, to="bot:rules")
    four.refused(400, "refused-seat-unknown", two, "hand-over", "nobody", to="bot:rules")
    four.refused(400, "server-seat-unknown-kind", two, "hand-over", two, to="bot:nobody")
    four.refused(400, "server-seat-unknown-kind", two, "hand-over", two, to="me")
    four.refused(400, "server-seat-unknown-kind", two, "hand-over", two, to="open")
    stranger = Player(four.running.address)
    for call, body in (("hand-over", {"to": "bot:rules"}), ("hand-over-consent", {"agree": True})):
        stranger.refused(403, "server-not-at-table", "POST", f"{four.path}/{call}", {"seat": one, **body})
    stranger.refused(403, "server-not-your-seat", "POST", f"{four.path}/take-back", {"seat": one})
    stranger.close()


@pytest.mark.usefixtures("soon_away")
def test_whoever_is_away_for_two_minutes_can_be_replaced(four: Four) -> None:
    one, two, three, other = four.seats
    with ExitStack() as here:
        lines = {seat: here.enter_context(four.people[seat].line(four.table)) for seat in (two, three, other)}
        for line in lines.values():
            line.next("state")
        four.wait(lambda: four.look(two)["seats"][one]["away"])
        while not lines[two].next("table")["table"]["seats"][one]["away"]:
            pass  # the page is told when the time is over
        four.call(two, "hand-over", one, to="bot:rules")
        four.call(three, "hand-over-consent", one, agree=True)
        told = four.call(other, "hand-over-consent", one, agree=True)
        assert told["seats"][one]["kind"] == "bot"
        assert four.call(one, "take-back", one)["mine"] == [one], "he comes back when he likes"


@pytest.mark.usefixtures("soon_away")
def test_those_who_are_away_themselves_have_no_say(four: Four) -> None:
    one, two, three, other = four.seats
    with four.people[two].line(four.table) as line:
        line.next("state")
        four.wait(lambda: all(four.look(two)["seats"][seat]["away"] for seat in (one, three, other)))
        told = four.call(two, "hand-over", one, to="bot:rules")
        assert told["seats"][one]["kind"] == "bot"


@pytest.mark.usefixtures("soon_away")
def test_whoever_returns_is_not_replaced_for_having_been_away(four: Four) -> None:
    one, two, three, other = four.seats
    with ExitStack() as here:
        for seat in (two, three, other):
            here.enter_context(four.people[seat].line(four.table)).next("state")
        four.wait(lambda: four.look(two)["seats"][one]["away"])
        four.call(two, "hand-over", one, to="bot:rules")
        with four.people[one].line(four.table) as line:
            line.next("state")
            assert four.look(two)["handovers"] == {}
            four.refused(409, "server-no-handover-asked", three, "hand-over-consent", one, agree=True)


def test_one_against_one_nobody_is_replaced(running: Running, ann: Player, bob: Player) -> None:
    """Where nobody plays with somebody the other may wait, pause or resign; bots as team-mates change nothing."""
    seats = {"gondor": "me", "rohan": "bot:rules", "saruman": "bot:rules"}
    table = ann.table("wotr", options={"players": 4}, seats=seats)
    bob.join(table, "witch-king", ann)
    assert ann.get(f"/api/tables/{table}")["shared"] is False
    body = {"seat": "gondor", "to": "bot:rules"}
    ann.refused(409, "server-seat-not-shared", "POST", f"/api/tables/{table}/hand-over", body)


def test_not_before_the_game_nor_after_it(running: Running, ann: Player) -> None:
    table = ann.table("wotr", options={"players": 4}, seats={"gondor": "me"})
    body = {"seat": "gondor", "to": "bot:rules"}
    ann.refused(409, "server-not-begun", "POST", f"/api/tables/{table}/hand-over", body)
    made = Four(running, "cards")
    made.call("frodo", "resign", "frodo")
    made.call("aragorn", "resign", "aragorn")
    made.refused(409, "refused-over", "saruman", "hand-over", "saruman", to="bot:rules")
    made.close()


def test_an_answer_that_a_bot_was_thinking_about_is_not_given_for_who_came_back(four: Four) -> None:
    one, two, three, other = four.seats
    four.leave(one, two, three, other)
    four.call(one, "take-back", one)
    live = four.running.tables.live[four.table]
    four.wait(lambda: live.thinking is None)
    index = live.row.index
    time.sleep(0.3)
    assert four.look(two)["index"] == index, "people are asked, nobody else"


def test_an_answer_of_a_bot_that_comes_after_its_seat_was_taken_back_does_not_count(
    four: Four, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot has begun to think, he is back before it has done: what it has found is not what he wanted."""
    live, pool = four.running.tables.live[four.table], four.running.tables.pool
    back, found, think = threading.Event(), [], pool.answer

    async def slowly(question: BotRequest) -> Any:
        answer = await think(question)
        found.append((question.seat, question.index))
        await asyncio.to_thread(back.wait, PATIENCE)
        return answer

    monkeypatch.setattr(pool, "answer", slowly)
    ask = four.running.match(four.table).asks[0]
    seat, index = ask.seat, ask.index
    four.leave(seat, *[other for other in four.seats if other != seat])
    four.wait(lambda: found)
    assert found == [(seat, index)]
    four.call(seat, "take-back", seat)
    caplog.set_level(logging.INFO)
    back.set()
    four.wait(lambda: live.thinking is None)
    assert "a bot's answer came late" in caplog.text
    assert (four.look(seat)["index"], live.pending) == (index, {})
    assert seat in [ask.seat for ask in four.running.match(four.table).asks], "he is asked himself"
    chosen = ask.options.sample(Rng(1)).json(four.running.match(four.table).rules.names)
    assert four.people[seat].answer(four.table, seat, index, chosen).status_code == 200


def test_his_word_stands_no_more_when_he_has_left(four: Four) -> None:
    """What he left standing, asked for and agreed to goes with him."""
    one, two, three, other = four.seats
    four.call(one, "resign", one)
    four.call(other, "hand-over", other, to="bot:rules")
    four.call(one, "hand-over-consent", other, agree=True)
    four.leave(one, two, three, other)
    row = four.running.tables.live[four.table].row
    assert row.resigning["free-peoples"] == []
    assert list(four.running.tables.guests.names(set(row.handovers[other].agreed)).values()) == ["Dan"]
    assert four.call(two, "resign", two)["state"] == "over", "a bot has no say"


# -- a guest with a link ----------------------------------------------------------------------------------------------
def test_a_guest_with_the_link_plays_on_and_sees_what_the_seat_knows(four: Four) -> None:
    one, two, three, other = four.seats
    four.play(6)
    told = four.leave(one, two, three, other, to="guest")
    assert told["seats"][one]["kind"] == "person", "until somebody comes it is his seat"
    assert four.look(three)["invitations"] == {}, "the link is not for the enemy"
    key = four.look(two)["invitations"][one]
    eve = Player(four.running.address, "Eve")
    assert eve.get(four.path)["invitations"] == {}
    before = four.people[one].state(four.table, one)
    eve.refused(409, "server-no-invitation", "POST", f"{four.path}/join", {"seat": one, "key": key[:-1] + "?"})
    eve.refused(409, "server-no-invitation", "POST", f"{four.path}/join", {"seat": two, "key": key})
    four.refused(409, "server-knows-other-seat", two, "join", one, key=key)
    told = eve.post(f"{four.path}/join", {"seat": one, "key": key})
    assert (told["mine"], told["seats"][one]["name"]) == ([one], "Eve")
    seen = eve.state(four.table, one)
    assert seen["view"] == before["view"]
    assert [e for e in seen["log"] if not e["id"].startswith("log-seat")] == before["log"]
    for seat in (two, three, other):
        eve.refused(403, "server-not-your-seat", "GET", f"{four.path}/view?seat={seat}")
    four.people[one].refused(403, "server-not-your-seat", "GET", f"{four.path}/view?seat={one}")
    four.refused(403, "server-not-your-seat", one, "take-back", one)
    fay = Player(four.running.address, "Fay")
    fay.refused(409, "server-no-invitation", "POST", f"{four.path}/join", {"seat": one, "key": key})
    assert four.table in [table["id"] for table in eve.get("/api/tables")["mine"]]
    four.people[one].close()
    four.people[one] = eve
    four.play(4)
    fay.close()


@pytest.mark.usefixtures("soon_away")
def test_a_bot_that_plays_for_somebody_gives_way_to_a_guest(four: Four) -> None:
    one, two, three, other = four.seats
    four.leave(one, two, three, other)
    four.refused(409, "server-seat-of-bot", two, "hand-over", one, to="bot:swarm")
    told = four.call(two, "hand-over", one, to="guest")
    for who in (three, other):
        told = four.call(who, "hand-over-consent", one, agree=True)
    key = four.look(two)["invitations"][one]
    assert told["seats"][one]["kind"] == "bot"
    eve = Player(four.running.address, "Eve")
    assert eve.post(f"{four.path}/join", {"seat": one, "key": key})["mine"] == [one]
    four.refused(403, "server-not-your-seat", one, "take-back", one)
    eve.close()


def test_nobody_plays_a_second_seat_whose_secrets_he_should_not_know(four: Four) -> None:
    one, two, three, other = four.seats
    four.leave(one, two, three, other)
    four.leave(three, two, other, to="guest")
    key = four.look(other)["invitations"][three]
    four.refused(409, "server-knows-other-seat", one, "join", three, key=key)
    four.call(other, "hand-over-consent", three, agree=False)
    four.refused(409, "server-no-invitation", one, "join", three, key=key)


# -- who played when --------------------------------------------------------------------------------------------------
def test_log_record_and_end_say_who_played_when(four: Four) -> None:
    one, two, three, other = four.seats
    four.play(3)
    four.leave(one, two, three, other)
    four.play(3, without=(one,))
    four.call(one, "take-back", one)
    four.play(2)
    lines = [
        (e["id"], e["args"]["who_text"]) for e in four.people[three].state(four.table)["log"] if "seat-" in e["id"]
    ]
    assert lines == [("log-seat-bot", "Ann"), ("log-seat-back", "Ann")]
    text = four.people[two].http.get(f"{four.path}/log?format=text&seat={two}").text
    assert "Ann" in text
    told, moments = [], [{"index": -1}]
    while moments:
        replay = four.people[two].get(f"{four.path}/replay", seat=two, **{"from": moments[-1]["index"] + 1})
        moments = replay["moments"]
        told += [entry["id"] for moment in moments for entry in moment["log"]]
    assert [id for id in told if "seat-" in id] == ["log-seat-bot", "log-seat-back"]
    history = four.people[two].get(f"{four.path}/record?seat={two}")
    assert [spell["kind"] for spell in history["played"]] == ["person", "bot", "person"]
    for seat in (three, other):
        four.call(seat, "resign", seat)
    over = four.look(two)
    assert [(s["seat"], s["kind"], s["name"]) for s in over["played"]] == [
        (one, "person", "Ann"),
        (one, "bot", "Ann"),
        (one, "person", "Ann"),
    ]
    assert all(a["index"] <= b["index"] for a, b in zip(over["played"], over["played"][1:], strict=False))
    record = four.people[two].get(f"{four.path}/record")
    assert record["played"] == over["played"]
    Draft202012Validator(json.loads((SCHEMAS / four.game / "record.json").read_text())).validate(record)
    again = thirdage.replay(record, check=True)
    assert again.outcome is not None
    imported = four.people[two].post("/api/tables/import", {"record": record})
    assert imported["state"] == "over"


def test_an_undo_keeps_the_lines_that_say_who_plays(running: Running) -> None:
    four = Four(running, "wotr")
    one, two, three, other = four.seats
    four.play(2)
    four.leave(one, two, three, other)
    four.call(one, "take-back", one)
    with four.people[three].line(four.table) as line:
        log: list[Json] = []
        four.play(2)
        for seat in four.seats:
            if four.look(seat)["can_undo"].get(seat) == "free":
                four.people[seat].post(f"{four.path}/undo", {"seat": seat})
        four.play(3)
        index = four.look(three)["index"]
        while True:
            state = line.next("state")
            log = [e for e in log if e["index"] < state["since"]] + state["log"]
            if state["index"] >= index:
                break
    whole = four.people[three].state(four.table)["log"]
    assert log == whole
    assert [e["id"] for e in whole if "seat-" in e["id"]] == ["log-seat-bot", "log-seat-back"]
    four.close()


# -- it outlives the server -------------------------------------------------------------------------------------------
def test_all_of_it_outlives_the_server(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        four = Four(server, "wotr")
        one, two, three, other = four.seats
        four.leave(one, two, three, other)
        four.leave(two, three, other, to="guest")
        key = four.look(two)["invitations"][two]
        four.call(three, "resign", three)
        four.call(other, "hand-over", other, to="guest")
    with serving(data) as server:
        four.running = server
        for player in four.people.values():
            player.move(server.address)
        told = four.look(three)
        assert told["seats"][one]["plays_for"] == "Ann"
        assert told["resigning"]["agreed"] == [three]
        assert told["handovers"][other]["by"] == [other]
        assert [spell["kind"] for spell in told["played"]] == ["person", "bot"]
        assert four.call(one, "take-back", one)["mine"] == [one]
        eve = Player(server.address, "Eve")
        assert eve.post(f"{four.path}/join", {"seat": two, "key": key})["mine"] == [two]
        assert not any(seat.get("away") for seat in eve.get(four.path)["seats"].values()), "two minutes from its start"
        eve.close()
        four.close()


# -- and gives nothing away -------------------------------------------------------------------------------------------
def test_people_for_whom_bots_play_count_as_people(four: Four) -> None:
    """Else the last who stays could undo behind dice as if he were alone, and ask for advice."""
    one, two, three, other = four.seats
    before = four.look(two)
    four.leave(one, two, three, other)
    four.leave(three, two, other)
    four.leave(other, two)
    told = four.look(two)
    for what in ("undo_setting", "advice"):
        assert told[what] == before[what]
    assert told["undo_setting"] == "never"


def test_nothing_of_it_is_secret_but_the_link(four: Four) -> None:
    one, two, three, other = four.seats
    four.leave(one, two, three, other, to="guest")
    key = four.look(one)["invitations"][one]
    row = four.running.tables.live[four.table].row
    stranger = Player(four.running.address)
    told = [stranger.get(four.path), four.look(three), four.look(other), stranger.get("/api/tables")]
    with stranger.line(four.table) as line:
        told += [line.next("table"), line.next("state")]
    assert key not in json.dumps(told)
    for guest in {place.guest for place in row.seats.values()}:
        assert guest not in json.dumps(told), "guests are known by name only"
    stranger.close()


def test_in_the_next_game_everybody_has_his_seat_again(four: Four) -> None:
    one, two, three, other = four.seats
    four.leave(one, two, three, other)
    for seat in (three, other):
        four.call(seat, "resign", seat)
    again = four.people[two].post(f"{four.path}/rematch?swap=false")
    assert again["seats"][one] == {"kind": "open", "kept": True, "mine": False}
