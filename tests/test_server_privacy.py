"""What really goes over the wire: not a card that a seat may not know, in any byte that is sent to it."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from itertools import permutations
from typing import Any

import pytest

import thirdage
from tests.server_driver import PATIENCE, LiveSocket, Player, Running, begin
from thirdage import Match
from thirdage.bots.bot_games import SeatedBots
from thirdage.games.cards.constants import HIDDEN
from thirdage.games.cards.model import Saga
from thirdage.server.words import words as language

WORD = re.compile(r'"([a-z0-9-]+)"')
TWO = ("free-peoples", "shadow")
WAR_FOUR = ("gondor", "rohan", "witch-king", "saruman")
FOUR = ("frodo", "witch-king", "aragorn", "saruman")
SHOWN = ("/view", "/log", "/log?format=text", "/record", "/replay?from=0")
"""What one may ask for a seat by its name."""
FETCHED = {"log-cards-takes", "log-cards-removed", "log-cards-already-gone", "log-cards-card-cycled"}
"""What tells everyone of a card that never lay open: it was sought and shown (CG-TAKE-01, CG-REM, CG-ELIM-02)."""
CALLS = ("", "/view", "/log", "/log?format=text", "/record", "/luck", "/replay?from={index}&count=12")


def words(value: object) -> frozenset[str]:
    """Every word in a piece of JSON."""
    return frozenset(WORD.findall(json.dumps(value)))


def face_down(match: Match, seat: str) -> frozenset[str]:
    """The Card Game's truth: whatever lies in another's hand, deck or pile now, an ally's included (CG-INFO-03)."""
    saga = match.position
    if not isinstance(saga, Saga):
        return frozenset()
    bit = match.rules.bit(seat)
    others = [p for p in range(len(saga.facts.players)) if saga.seat(p) != seat]
    down = {c for p in others for c in saga.facts.players[p].cards if saga.where[c] < HIDDEN}
    down -= {c for p in others for c, knowers in saga.decks[p].top if knowers & bit}
    return frozenset([saga.id(c) for c in down])


class Tap:
    """All that comes to a seat. A view must be the seat's own view and a log what it was told, to the letter; what
    else there is may name no card but those that it was told of, or that stand in its view (`fixed` decks stand in
    every view as what might be anywhere, so there only what it was told or answered counts).
    """

    def __init__(self, seat: str, match: Match, fixed: bool) -> None:
        self.seat = seat
        self.match = match
        self.cards = frozenset(match.rules.facts.tables["card"])
        if isinstance(match.position, Saga):
            self.cards -= {player.id for player in match.position.facts.players}  # who is named like his card
        self.fixed = fixed
        self.told: frozenset[str] = frozenset()
        self.since = 0
        self.view: Any = None
        self.seen: dict[int, Any] = {}
        self.now: dict[int, Any] = {}
        self.down: dict[int, frozenset[str]] = {}
        self.open: frozenset[str] = frozenset()
        self.compared = 0
        self.log: list[Any] = []
        self.lines: list[str] = []
        self.leaks: list[tuple[int, str]] = []
        self.bytes = 0

    def learn(self) -> None:
        """Take note of what this seat may know now."""
        self.view = json.loads(json.dumps(self.match.view(self.seat)))
        new = json.loads(json.dumps(self.match.log(self.seat, self.since)))
        self.log += new
        self.told |= words(new) | words(self.view["asks"]) | words(self.view["answered"])
        if not self.fixed:
            self.told |= words(self.view)
        self.since = self.match.index
        now = json.loads(json.dumps(self.match.view(self.seat, offers=False)))
        self.seen.setdefault(self.match.index, now)  # of a group: what was seen before anyone had answered
        self.now = {self.match.index: now}
        down = face_down(self.match, self.seat)
        self.down[self.match.index] = down | self.down.get(self.match.index, frozenset())
        if self.fixed:
            self.doubt(new, down)

    def doubt(self, new: list[Any], down: frozenset[str]) -> None:
        """The engine itself tells this seat of no card of another's that never lay open (traces: the test itself)."""
        self.open |= self.cards - down
        for entry in new:
            if entry["id"] in FETCHED and entry in self.match.log("spectator", entry["index"]):
                self.open |= words(entry)
            assert words(entry) & self.cards <= self.open, entry
        seen = {part: what for part, what in self.view["position"].items() if part != "traces"}
        assert (words(seen) | words(self.view["asks"])) & self.cards <= self.open
        for player in seen["players"].values():
            if player["seat"] != self.seat:
                assert {player[pile]["cards"] for pile in ("hand", "cycle", "eliminated", "apart")} == {None}

    def take(self, data: str) -> Any:
        """Judge what came."""
        self.bytes += len(data)
        try:
            rest = json.loads(data)
        except ValueError:
            rest = data
        if isinstance(rest, str):
            say = language("en").say
            self.lines += [say(e["id"], e["args"], e["rule"] or None) for e in self.log[len(self.lines) :]]
            assert rest.splitlines() == self.lines
        if isinstance(rest, dict) and "aids" in rest:
            assert not words(rest["aids"]) & self.down[self.match.index]
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
                assert not words(moment["aids"]) & self.down[moment["index"]]
                self.compared += 1
            elif not self.fixed:
                assert words(moment["view"]) & self.cards <= self.told

    def hear(self, line: LiveSocket) -> None:
        """Take what comes until the line has told what is true now."""
        while True:
            came = self.take(str(line.socket.recv(PATIENCE)))
            if came["type"] == "refused":
                raise AssertionError(came)
            if came["type"] == "state" and came["index"] == self.match.index:
                return


@pytest.mark.parametrize(
    ("game", "seats"),
    [("wotr", TWO), ("cards", TWO), ("cards", FOUR), pytest.param("wotr", WAR_FOUR, marks=pytest.mark.long)],
)
def test_no_hidden_card_is_ever_sent(running: Running, game: str, seats: tuple[str, ...]) -> None:
    """A whole game as bots play it, by people over their own lines; a spectator looks on, every call is tried."""
    with ExitStack() as stack:
        people = {seat: Player(running.address) for seat in (*seats, "spectator")}
        for player in people.values():
            stack.callback(player.close)
        table = people[seats[0]].table(game, seats={seats[0]: "me"}, options={"players": len(seats)})
        for seat in seats[1:]:
            people[seat].join(table, seat)
        begin(table, *[people[seat] for seat in seats])
        match = running.match(table)
        taps = {seat: Tap(seat, match, game == "cards") for seat in people}
        lines = {seat: stack.enter_context(player.line(table)) for seat, player in people.items()}
        bots = SeatedBots(match, 5, dict.fromkeys(match.seats, "rules"))
        hidden = dict.fromkeys(permutations(seats, 2), 0)
        count = 0
        while True:
            for seat, tap in taps.items():
                tap.learn()
                tap.hear(lines[seat])
            public = taps["spectator"].view["position"].get("traces")
            assert all(tap.view["position"].get("traces") == public for tap in taps.values()), "nobody's own knowledge"
            for one, other in hidden:
                hidden[one, other] += len((taps[one].told - taps[other].told) & taps[other].cards)
            if count % (20 * len(seats)) == 0:
                ask_around(people, table, taps, odds=count % 200 == 80 and len(seats) == 2)
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
            assert tap.compared > count // 20
        assert min(hidden.values()) > 100, "there was something to hide"


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
        for other in taps.keys() - {seat, "spectator"} if not over else ():
            for call in SHOWN:
                path = f"{call}{'&' if '?' in call else '?'}seat={other}"
                refused = player.http.get(f"/api/tables/{table}{path}")
                assert refused.status_code == 403, path
                taps[seat].take(refused.text)
        if odds and seat in taps[seat].match.seats:
            body = {"seat": seat, "index": taps[seat].match.index}
            taps[seat].take(player.http.post(f"/api/tables/{table}/odds", json=body).text)


def test_while_a_game_runs_no_secret_leaves(running: Running) -> None:
    """The secret of the dice, state hashes and the numbers that fate drew stay where they are."""
    ann, bob = Player(running.address), Player(running.address)
    table = ann.table("wotr", seats={"free-peoples": "me"})
    bob.join(table, "shadow", ann)
    row = running.tables.live[table].row
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
    tap.take(json.dumps({"moments": [{"index": index, "view": seen, "aids": {}, "log": match.log("shadow")}]}))


def test_the_tap_sees_what_an_ally_holds() -> None:
    match = thirdage.new_match("cards", seed=3, options={"players": 4})
    tap = Tap("frodo", match, fixed=True)
    tap.learn()
    ally = match.view("aragorn")
    hand = ally["position"]["players"]["aragorn"]["hand"]["cards"]
    down = face_down(match, "frodo")
    assert {*hand} <= down
    say = language("en").say
    theirs = "".join([say(e["id"], e["args"], e["rule"] or None) + "\n" for e in match.log("aragorn")])
    for leak in (json.dumps({"aids": {"counts": {}, "would": {hand[0]: {}}}}), theirs):
        with pytest.raises(AssertionError):
            tap.take(leak)
    for part in ("asks", "position"):
        tap.view = {**match.view("frodo"), part: ally[part]}
        with pytest.raises(AssertionError):
            tap.doubt([], down)
    tap.view = match.view("frodo")
    with pytest.raises(AssertionError):
        tap.doubt(match.log("aragorn"), down)
    tap.doubt(match.log("frodo"), down)
