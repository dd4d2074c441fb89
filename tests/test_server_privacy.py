"""What really goes over the wire: not a card that a seat may not know, in any byte that is sent to it."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from typing import Any

import pytest

import thirdage
from tests.server_driver import Line, Player, Running
from thirdage import Match
from thirdage.bots.playing import Seated

WORD = re.compile(r'"([a-z0-9-]+)"')
CALLS = ("", "/view", "/log", "/log?format=text", "/record", "/luck", "/replay?from={index}&count=12")


def words(value: object) -> frozenset[str]:
    """Every word in a piece of JSON."""
    return frozenset(WORD.findall(json.dumps(value)))


class Tap:
    """All that comes to a seat. A view must be the seat's own view and a log what it was told, to the letter; what
    else there is may name no card but those that it was told of, or that stand in its view (`fixed` decks stand in
    every view as what might be anywhere, so there only what it was told or answered counts).
    """

    def __init__(self, seat: str, match: Match, fixed: bool) -> None:
        self.seat = seat
        self.match = match
        self.cards = frozenset(match.rules.facts.tables["card"])
        self.fixed = fixed
        self.told: frozenset[str] = frozenset()
        self.since = 0
        self.view: Any = None
        self.seen: dict[int, Any] = {}
        self.now: dict[int, Any] = {}
        self.compared = 0
        self.log: list[Any] = []
        self.leaks: list[tuple[int, str]] = []
        self.bytes = 0

    def learn(self) -> None:
        """Take note of what this seat may know now."""
        self.view = json.loads(json.dumps(self.match.view(self.seat)))
        new = json.loads(json.dumps(self.match.log(self.seat, self.since)))
        self.log += new
        self.told |= (
            words(self.match.log(self.seat, self.since)) | words(self.view["asks"]) | words(self.view["answered"])
        )
        if not self.fixed:
            self.told |= words(self.view)
        self.since = self.match.index
        now = json.loads(json.dumps(self.match.view(self.seat, offers=False)))
        self.seen.setdefault(self.match.index, now)  # of a group: what was seen before anyone had answered
        self.now = {self.match.index: now}

    def take(self, data: str) -> Any:
        """Judge what came."""
        self.bytes += len(data)
        try:
            rest = json.loads(data)
        except ValueError:
            rest = data
        if isinstance(rest, dict) and rest.get("view") is not None:
            assert rest.pop("view") == self.view
        if isinstance(rest, dict) and rest.get("log"):
            told = rest.pop("log")
            assert told == self.log[len(self.log) - len(told) :]
        if isinstance(rest, dict) and "moments" in rest:
            self.look_back(rest.pop("moments"))
        text = json.dumps(rest)
        self.leaks += [(self.match.index, card) for card in self.cards - self.told if f'"{card}"' in text]
        return rest

    def look_back(self, moments: list[Any]) -> None:
        """What was seen at a moment is seen there again and nothing else; where chance decided, no new card."""
        for moment in moments:
            assert [entry for entry in moment["log"] if entry not in self.log] == []
            seen = {**self.seen, **self.now}.get(moment["index"])
            if seen is not None:
                assert moment["view"] == seen
                self.compared += 1
            elif not self.fixed:
                assert words(moment["view"]) & self.cards <= self.told

    def hear(self, line: Line) -> None:
        """Take what comes until the line has told what is true now."""
        while True:
            came = self.take(str(line.socket.recv(20)))
            if came["type"] == "refused":
                raise AssertionError(came)
            if came["type"] == "state" and came["index"] == self.match.index:
                return


@pytest.mark.parametrize(("game", "fixed"), [("wotr", False), ("cards", True)])
def test_no_hidden_card_is_ever_sent(running: Running, game: str, fixed: bool) -> None:
    """A whole game as bots play it, by two people over their own lines; a spectator looks on, every call is tried."""
    with ExitStack() as stack:
        people = {seat: Player(running.address) for seat in ("free-peoples", "shadow", "spectator")}
        for player in people.values():
            stack.callback(player.close)
        table = people["free-peoples"].table(game, seats={"free-peoples": "me"})
        people["shadow"].post(f"/api/tables/{table}/join", {"seat": "shadow"})
        match = running.match(table)
        taps = {seat: Tap(seat, match, fixed) for seat in people}
        lines = {seat: stack.enter_context(player.line(table)) for seat, player in people.items()}
        bots = Seated(match, 5, dict.fromkeys(match.seats, "rules"))
        hidden = count = 0
        while True:
            for seat, tap in taps.items():
                tap.learn()
                tap.hear(lines[seat])
            hidden += len((taps["free-peoples"].told - taps["shadow"].told) & taps["shadow"].cards)
            if count % 40 == 0:
                ask_around(people, table, taps, odds=count % 200 == 80)
            ask = match.ask
            if ask is None:
                break
            answer = bots.choose(ask).json(match.rules.names)
            index = ask.index
            taps[ask.seat].told |= words(answer)
            assert people[ask.seat].answer(table, ask.seat, index, answer).status_code == 200
            count += 1
        ask_around(people, table, taps, over=True)
        for tap in taps.values():
            assert not tap.leaks, tap.leaks[:5]
            assert tap.bytes > 100_000
            assert tap.compared > 50
        assert hidden > 100, "there was something to hide"


def ask_around(
    people: dict[str, Player], table: str, taps: dict[str, Tap], *, over: bool = False, odds: bool = False
) -> None:
    """Every call that tells something; the record of a game that is over tells all."""
    for seat, player in people.items():
        for call in CALLS:
            path = call.format(index=max(0, taps[seat].match.index - 8))
            answered = player.http.get(f"/api/tables/{table}{path}")
            assert answered.status_code == 200, answered.text
            if not over or call != "/record":
                taps[seat].take(answered.text)
        taps[seat].take(player.http.get("/api/tables").text)
        taps["spectator"].take(player.http.get(f"/api/tables/{table}/seen-by-others").text)
        if odds and seat in taps[seat].match.seats:
            body = {"seat": seat, "index": taps[seat].match.index}
            taps[seat].take(player.http.post(f"/api/tables/{table}/odds", json=body).text)


def test_while_a_game_runs_no_secret_leaves(running: Running) -> None:
    """The secret of the dice, state hashes and the numbers that fate drew stay where they are."""
    ann, bob = Player(running.address), Player(running.address)
    table = ann.table("wotr", seats={"free-peoples": "me"})
    bob.post(f"/api/tables/{table}/join", {"seat": "shadow"})
    row = running.house.rooms[table].row
    for player in (ann, bob):
        for call in (*CALLS, "/seen-by-others"):
            text = player.http.get(f"/api/tables/{table}{call.format(index=0)}").text
            assert row.fate.secret not in text
            assert '"number"' not in text
            assert '"seams"' not in text
        for seat in row.seats.values():
            mine = player.get("/api/me")["id"]
            assert seat.guest == mine or seat.guest not in player.http.get(f"/api/tables/{table}").text
    ann.close()
    bob.close()


def test_the_tap_sees_a_leak() -> None:
    match = thirdage.new_match("wotr", seed=3)
    tap = Tap("shadow", match, fixed=False)
    tap.learn()
    hand = [c for c in match.rules.facts.tables["card"] if c in words(match.view("free-peoples"))]
    for card in hand:
        tap.take(json.dumps({"type": "table", "card": card}))
    assert len(tap.leaks) == len(hand) > 0
    with pytest.raises(AssertionError):
        tap.take(json.dumps({"type": "state", "view": match.view("free-peoples")}))
    with pytest.raises(AssertionError):
        tap.take(json.dumps({"type": "state", "log": match.log("free-peoples")}))
    index, seen = match.index, tap.seen[match.index]
    theirs, log = match.view("free-peoples", offers=False), match.log("free-peoples")
    for moment in (
        {"index": index, "view": theirs, "log": []},
        {"index": index - 1, "view": theirs, "log": []},
        {"index": index, "view": seen, "log": log},
    ):
        with pytest.raises(AssertionError):
            tap.take(json.dumps({"moments": [moment]}))
    tap.take(json.dumps({"moments": [{"index": index, "view": seen, "log": match.log("shadow")}]}))
