"""What goes over the lines of the Hunt: worlds that differ in what is hidden give equal bytes to hunters and watchers.

Every so often a world is made that a seat cannot tell from the real one: another log, Journey card, other hands. All
that the server says to this seat of the real table must be, byte for byte, what it would say of the other.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from tests.server_driver import Player, Running
from tests.test_server_resting import ONE, RB, SEATS, TWO, hunters, sit
from thirdage.bots.bot_games import SeatedBots
from thirdage.kernel import Match, Rng
from thirdage.server.http.frames import state_frame, table_frame
from thirdage.server.storage.rows import Guest
from thirdage.server.tables.json_views import log_json, public_json
from thirdage.server.tables.live_table import LiveTable

Json = dict[str, Any]
HIDDEN = {RB: ("sorcery",), ONE: ("start", "log", "ally", "sorcery"), "spectator": ("start", "log", "ally", "sorcery")}
"""What is to differ between the worlds of a seat at least once, in chapter 1."""
OWN_PAST = ("can_undo", "rolled_since", "taken_back")
"""What a seat is told of its own answers; a world that is made up has no past to take back."""
SECOND = ("journey", "gandalf")


def as_if(table: LiveTable, match: Match) -> LiveTable:
    """The same table, if this were its match."""
    other = copy.copy(table)
    other.match, other.frame_cache = match, {}
    return other


def said(table: LiveTable, seat: str, guest: Guest) -> list[bytes]:
    """All that is sent to a seat, or to those who look on."""
    told: list[Any] = [log_json(table, seat, 0), public_json(table)]
    frames = [state_frame(table, seat, since).message for since in (0, max(0, table.begun_match().index - 3))]
    row = json.loads(table_frame(table, guest))["table"]
    for own in OWN_PAST:
        row.pop(own)
    return [*frames, *[msgspec.json.encode(one) for one in (*told, row)]]


def differing(real: Match, other: Match) -> set[str]:
    """In which parts two worlds differ."""
    one, two = (match.view("referee", offers=False)["position"] for match in (real, other))
    return {part for part in one if one[part] != two[part]}


def hear(line: Any, index: int) -> Json:
    """The state that a line brings of this moment."""
    while True:
        message: Json = line.hear()
        if message["type"] == "state" and message["index"] == index:
            return message


@pytest.mark.parametrize("from_memory", [False, True])
def test_hr_sec_coupled_worlds_give_equal_lines(running: Running, from_memory: bool) -> None:
    """HR-SEC-01, HR-SEC-02: through both chapters, over real lines; also of a table that plays from memory."""
    differed: Counter[tuple[str, str]] = Counter()
    compared = 0
    for seed in range(1, 9):
        with ExitStack() as stack:
            people = hunters(running, stack)
            watcher = Player(running.address)
            stack.callback(watcher.close)
            table = sit(people, from_memory=from_memory)
            live = running.tables.live[table]
            lines = {seat: stack.enter_context(people[seat].line(table)) for seat in SEATS}
            lines["spectator"] = stack.enter_context(watcher.line(table))
            guests = {seat: Guest(live.row.seats[seat].guest) for seat in SEATS} | {"spectator": Guest("nobody")}
            match = running.match(table)
            bots, count = SeatedBots(match, seed, dict.fromkeys(SEATS, "rules")), 0
            came = {seat: hear(lines[seat], match.index) for seat in lines}
            while match.outcome is None:
                if count % 9 == 0:
                    for seat, guest in guests.items():
                        heard = json.loads(state_frame(as_if(live, match), seat, came[seat]["since"]).message)
                        assert came[seat] == heard, "what came is what is compared here"
                        world = match.sample(seat, Rng(match.index))
                        differed.update((seat, part) for part in differing(match, world))
                        real, other = said(as_if(live, match), seat, guest), said(as_if(live, world), seat, guest)
                        for one, two in zip(real, other, strict=True):
                            assert one == two, (seat, match.index)
                            compared += 1
                if live.row.resting:
                    for seat, player in people.items():
                        player.post(f"/api/tables/{table}/next-part", {"seat": seat})
                ask = match.asks[0]
                answer = bots.choose(ask).json(match.rules.names)
                assert people[ask.seat].answer(table, ask.seat, ask.index, answer).status_code == 200
                if match.outcome is None:
                    came = {seat: hear(lines[seat], match.index) for seat in lines}
                count += 1
            if match.outcome.details["chapter"] == 2:
                break
    assert compared > 500
    for seat, parts in HIDDEN.items():
        assert all(differed[seat, part] for part in parts), (seat, differed)
    for seat in (ONE, "spectator"):
        assert all(differed[seat, part] for part in SECOND), (seat, differed)


def test_a_planted_leak_is_seen(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with ExitStack() as stack:
        people = hunters(running, stack)
        table = sit(people)
        live, match = running.tables.live[table], running.match(table)
        bots = SeatedBots(match, 1, dict.fromkeys(SEATS, "rules"))
        for _ in range(40):
            ask = match.asks[0]
            people[ask.seat].answer(table, ask.seat, ask.index, bots.choose(ask).json(match.rules.names))
        world = next(w for n in range(50) if "log" in differing(match, w := match.sample(ONE, Rng(n))))
        guest = Guest(live.row.seats[ONE].guest)
        assert said(as_if(live, match), ONE, guest) == said(as_if(live, world), ONE, guest)
        game = type(match.rules.game)
        leak = iter([one.view(RB)["position"]["log"] for one in (match, match, world, world)])  # twice for each table
        monkeypatch.setattr(game, "derived_counts", lambda *_: {"log": next(leak)})
        assert said(as_if(live, match), ONE, guest) != said(as_if(live, world), ONE, guest)


def play_some(running: Running, people: dict[str, Player], table: str, answers: int, seed: int = 3) -> Match:
    match = running.match(table)
    bots = SeatedBots(match, seed, dict.fromkeys(SEATS, "rules"))
    for _ in range(answers):
        ask = match.asks[0]
        people[ask.seat].answer(table, ask.seat, ask.index, bots.choose(ask).json(match.rules.names))
    return match


def test_hr_aux_01_from_memory_only_the_present_phase(running: Running) -> None:
    """Not in the view, not in the log, not by looking back; the Ring-bearer has all of it."""
    with ExitStack() as stack:
        people = hunters(running, stack)
        watcher = Player(running.address)
        stack.callback(watcher.close)
        table = sit(people, from_memory=True)
        path = f"/api/tables/{table}"
        match = play_some(running, people, table, 90)
        assert match.view(RB)["position"]["asked"], "something was asked"
        now = [scene["id"] for scene in match.scene() if scene["kind"] == "phase"]
        for seat, player in ((ONE, people[ONE]), (TWO, people[TWO]), (None, watcher)):
            told = player.state(table, seat)
            for entry in told["log"]:
                assert [scene["id"] for scene in entry["scene"] if scene["kind"] == "phase"] in ([], now)
            assert 0 < len(told["log"]) < len(match.log(seat or "spectator"))
            assert player.get(f"{path}/log")["log"] == told["log"]
            assert told["view"]["position"]["escapes"] == []
            assert told["view"]["position"]["asked"] == []
            player.refused(403, "server-from-memory", "GET", f"{path}/replay")
            player.refused(403, "server-from-memory", "GET", f"{path}/record")
        mine = people[RB].state(table, RB)
        assert mine["log"] == json.loads(json.dumps(match.log(RB)))
        assert mine["view"] == json.loads(json.dumps(match.view(RB)))
        assert people[RB].get(f"{path}/record")["format"] == "thirdage-history"
        assert len(people[RB].get(f"{path}/seen-by-others")["view"]["position"]["asked"]) <= len(
            mine["view"]["position"]["asked"]
        )
        people[RB].post(f"{path}/resign", {"seat": RB})
        assert len(people[ONE].state(table, ONE)["log"]) >= len(match.log(ONE)), "afterwards all is told"
        assert people[ONE].get(f"{path}/record")["format"] == "thirdage-record"


def test_only_where_somebody_hides(running: Running, ann: Player) -> None:
    ann.refused(400, "server-nothing-to-remember", "POST", "/api/tables", {"game": "wotr", "from_memory": True})
    hides = {game["id"]: game["hides_movement"] for game in ann.get("/api/games")["games"]}
    assert (hides["hunt"], hides["wotr"], hides["cards"]) == (True, False, False)


def test_hr_aux_01_odds_and_advice_must_be_chosen(running: Running, ann: Player) -> None:
    seats = {RB: "bot:rules", "ringwraiths": "me"}
    for wish, has in ((None, False), (True, True), (False, False)):
        table = ann.table("hunt", seats=seats, advice=wish)
        assert ann.get(f"/api/tables/{table}")["advice"] is has
    assert ann.get(f"/api/tables/{ann.table('wotr', seats={'free-peoples': 'me', 'shadow': 'bot:rules'})}")["advice"]


def test_hr_aux_01_reminder_tokens(running: Running) -> None:
    """Six, laid by the Ringwraiths, seen by all; no part of the record."""
    with ExitStack() as stack:
        people = hunters(running, stack)
        table = sit(people)
        path = f"/api/tables/{table}"
        match = play_some(running, people, table, 12)
        before = match.record()
        lay = {"seat": ONE, "token": 0, "space": "12"}
        space = sorted(match.rules.game.reminders(match.rules, match.position)[2])[0]
        assert people[ONE].post(f"{path}/reminder", {**lay, "space": space})["reminders"] == [space] + [""] * 5
        assert people[RB].get(path)["reminders"][0] == space
        assert people[TWO].post(f"{path}/reminder", {"seat": TWO, "token": 0, "space": None})["reminders"] == [""] * 6
        people[RB].refused(409, "server-no-reminder", "POST", f"{path}/reminder", {**lay, "seat": RB})
        people[ONE].refused(409, "server-no-reminder", "POST", f"{path}/reminder", {**lay, "token": 6})
        people[ONE].refused(400, "server-no-such-space", "POST", f"{path}/reminder", {**lay, "space": "mordor"})
        people[TWO].refused(403, "server-not-your-seat", "POST", f"{path}/reminder", lay)
        assert match.record() == before
