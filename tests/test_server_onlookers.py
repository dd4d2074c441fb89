"""Who looks on at the Hunt sees what every Ringwraith sees; if all agree also the secrets, a whole day late."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

import thirdage
from tests.server_driver import Player, Running
from tests.test_server_resting import ONE, RB, SEATS, TWO, hunters, resting, sit
from thirdage.bots.bot_games import SeatedBots
from thirdage.kernel import REFEREE, SPECTATOR, Match

Json = dict[str, Any]


def seen_by_all(one: Any, *others: Any) -> bool:
    """Whether all that a view tells (what is null it does not tell) stands in the others too."""
    if isinstance(one, dict):
        return all(seen_by_all(one[key], *[other[key] for other in others]) for key in one)
    return one is None or all(other == one for other in others)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_hr_sec_02_onlookers_see_what_every_ringwraith_sees_and_no_hand(players: int) -> None:
    """Through both chapters: each fact and each line told to an onlooker is known to all who hunt."""
    shared = 0
    for seed in range(1, 4):
        match = thirdage.new_match("hunt", {"players": players}, seed=seed)
        bots, wraiths = SeatedBots(match, seed, dict.fromkeys(match.seats, "rules")), match.seats[1:]
        while match.ask is not None:
            if match.index % 7 == 0:
                mine = match.view(SPECTATOR, offers=False)["position"]
                theirs = [match.view(seat, offers=False)["position"] for seat in wraiths]
                hands = {"ally": mine["ally"].pop("hand"), **mine["sorcery"].pop("hands")}
                assert hands.pop("ally") is None
                assert all(hand["cards"] is None for hand in hands.values())
                assert all(other["sorcery"]["hands"][seat]["count"] == hand["count"]
                           for other in theirs for seat, hand in hands.items())  # fmt: skip
                assert mine["sorcery"].pop("shared") == []
                for part in ("deck", "discards"):
                    for deck in ("ally", "sorcery"):
                        cards = mine[deck].pop(part)
                        known = [json.dumps(other[deck][part]) for other in theirs]
                        assert json.dumps(cards) in known or "null" in json.dumps(cards), (deck, part)
                assert seen_by_all(mine, *theirs), match.index
                assert all("options" not in ask for ask in match.view(SPECTATOR)["asks"])
                shared += 1
            match.answer(bots.choose(match.ask), match.ask.seat)
        for seat in wraiths:
            told, since = match.log(seat), {entry["index"] for entry in match.log(seat)}
            for entry in match.log(SPECTATOR):
                own = seat in (entry["args"].get("seat"), entry["args"].get("from_seat"))
                assert entry in told or (own and entry["index"] in since), "of what he does he is told more"
    assert shared > 30


# -- secrets, a day late ----------------------------------------------------------------------------------------------
@pytest.fixture
def table(running: Running) -> Iterator[tuple[str, dict[str, Player], Player]]:
    """One against two who have just begun, and somebody who looks on."""
    with ExitStack() as stack:
        people = hunters(running, stack)
        watcher = Player(running.address, "Eve")
        stack.callback(watcher.close)
        yield sit(people), people, watcher


def agree(people: dict[str, Player], table: str, *seats: str, yes: bool = True) -> Json:
    """These seats say whether onlookers may see secrets; the table as the last of them sees it."""
    path = f"/api/tables/{table}/onlookers"
    told: Json = {}
    for seat in seats:
        told = people[seat].post(path, {"seat": seat, "agree": yes})
    onlookers: Json = told["onlookers"]
    return onlookers


class Hunt:
    """A hunt whose people answer as bots would. Notes how the match stood at the dawn of each day."""

    def __init__(self, running: Running, table: str, people: dict[str, Player]) -> None:
        self.table, self.people = table, people
        self.row = running.tables.live[table].row
        self.match: Match = running.match(table)
        self.bots = SeatedBots(self.match, 3, dict.fromkeys(SEATS, "rules"))
        self.dawns: list[tuple[int, Json, list[Json]]] = []
        self.day = 0

    def step(self) -> None:
        """One answer."""
        ask = self.match.asks[0]
        if resting(self.row):
            for seat, player in self.people.items():
                player.post(f"/api/tables/{self.table}/next-part", {"seat": seat})
        answer = self.bots.choose(ask).json(self.match.rules.names)
        assert self.people[ask.seat].answer(self.table, ask.seat, ask.index, answer).status_code == 200
        day = self.match.position.day  # type: ignore[attr-defined]
        if day != self.day:
            self.day = day
            self.dawns.append((self.match.index, self.match.view(REFEREE, offers=False), self.match.log(REFEREE)))

    def to_day(self, day: int) -> None:
        """On to the dawn of a day."""
        while self.day < day and self.match.outcome is None:
            self.step()


def past(player: Player, table: str, start: int) -> Json:
    """What an onlooker may see of the past from an index on, with all secrets."""
    told: Json = player.get(f"/api/tables/{table}/replay", seat="referee", **{"from": start})
    return told


def test_onlookers_see_secrets_one_whole_day_late(
    running: Running, table: tuple[str, dict[str, Player], Player]
) -> None:
    """To the end of a hunt: what comes is the past up to the dawn of the day before, and nothing after it."""
    id, people, watcher = table
    path = f"/api/tables/{id}"
    assert agree(people, id, *SEATS) == {"agreed": list(SEATS), "waiting": [], "until": None}
    hunt = Hunt(running, id, people)
    hunt.to_day(1)
    watcher.refused(409, "server-onlookers-early", "GET", f"{path}/replay?seat=referee")
    compared = 0
    with watcher.line(id) as line:
        while hunt.match.outcome is None:
            if len(hunt.dawns) > 1 and hunt.match.index % 5 == 0:
                until, view, log = hunt.dawns[-2]
                assert watcher.get(path)["onlookers"]["until"] == until
                assert watcher.get(path)["round"] - 1 == view["position"]["day"]
                told = past(watcher, id, max(0, until - 20))
                assert (told["index"], told["line"][-1], told["moments"][-1]["index"]) == (until, until, until)
                assert told["moments"][-1]["view"] == json.loads(json.dumps(view))
                assert past(watcher, id, until + 1)["moments"] == []
                known = watcher.get(f"{path}/log", seat="referee")
                lines = [entry for entry in known["log"] if not entry["id"].startswith("log-onlookers")]
                assert lines == json.loads(json.dumps(log))
                compared += 1
            hunt.step()
        while (state := line.next("state"))["index"] < hunt.match.index:
            assert state["seat"] == SPECTATOR
    assert compared > 10
    assert "log" in json.dumps(hunt.dawns[-1][1])
    assert past(watcher, id, 0)["line"][-1] == hunt.match.index, "afterwards all is told"


def test_onlookers_need_the_word_of_all_who_play(
    running: Running, table: tuple[str, dict[str, Player], Player]
) -> None:
    id, people, watcher = table
    path = f"/api/tables/{id}"
    hunt = Hunt(running, id, people)
    hunt.to_day(2)

    def closed(*players: Player) -> None:
        for player in players:
            for what in ("replay", "log"):
                player.refused(403, "server-onlookers-closed", "GET", f"{path}/{what}?seat=referee")

    everybody = (watcher, *people.values())
    closed(*everybody)
    assert agree(people, id, RB, ONE) == {"agreed": [RB, ONE], "waiting": [TWO], "until": None}
    closed(*everybody)
    watcher.refused(403, "server-not-your-seat", "POST", f"{path}/onlookers", {"seat": TWO, "agree": True})
    assert agree(people, id, TWO)["until"] == hunt.dawns[0][0]
    assert past(watcher, id, 0)["moments"]
    closed(*people.values())
    for other in ("view", "record"):
        watcher.refused(400, "refused-seat-unknown", "GET", f"{path}/{other}?seat=referee")
    for seat in SEATS:
        watcher.refused(403, "server-not-your-seat", "GET", f"{path}/replay?seat={seat}")
    assert agree(people, id, ONE, yes=False) == {"agreed": [], "waiting": list(SEATS), "until": None}
    closed(*everybody)
    told = [
        (entry["id"], entry["args"]["seat"]) for entry in watcher.get(f"{path}/log")["log"] if "onlook" in entry["id"]
    ]
    assert told == [("log-onlookers-open", TWO), ("log-onlookers-closed", ONE)]
    people[RB].post(f"{path}/resign", {"seat": RB})
    people[RB].refused(409, "refused-over", "POST", f"{path}/onlookers", {"seat": RB, "agree": True})


def test_whoever_has_seen_secrets_takes_no_seat(running: Running, table: tuple[str, dict[str, Player], Player]) -> None:
    """Nor do the words of those who have left hold for whoever sits down in their place."""
    id, people, watcher = table
    path = f"/api/tables/{id}"
    agree(people, id, *SEATS)
    Hunt(running, id, people).to_day(2)
    assert past(watcher, id, 0)["moments"]
    dan = Player(running.address, "Dan")
    people[ONE].post(f"{path}/hand-over", {"seat": ONE, "to": "guest"})
    for seat in (RB, TWO):
        people[seat].post(f"{path}/hand-over-consent", {"seat": ONE, "agree": True})
    key = people[TWO].get(path)["invitations"][ONE]
    watcher.refused(409, "server-knows-other-seat", "POST", f"{path}/join", {"seat": ONE, "key": key})
    told = dan.post(f"{path}/join", {"seat": ONE, "key": key})
    assert told["onlookers"] == {"agreed": [RB, TWO], "waiting": [ONE], "until": None}
    watcher.refused(403, "server-onlookers-closed", "GET", f"{path}/replay?seat=referee")
    assert watcher.get(f"{path}/log")["log"][-1]["id"] == "log-onlookers-closed"
    dan.post(f"{path}/hand-over", {"seat": ONE, "to": "guest"})
    for seat in (RB, TWO):
        people[seat].post(f"{path}/hand-over-consent", {"seat": ONE, "agree": True})
    key = people[TWO].get(path)["invitations"][ONE]
    told = people[ONE].post(f"{path}/join", {"seat": ONE, "key": key})
    assert told["onlookers"] == {"agreed": [RB, TWO], "waiting": [ONE], "until": None}, "his word was gone with him"
    dan.close()


def test_where_only_bots_play_nobody_has_agreed(running: Running, ann: Player) -> None:
    table = ann.table("hunt", seats={RB: "bot:rules", "ringwraiths": "bot:rules"}, listed=False)
    assert ann.get(f"/api/tables/{table}")["onlookers"] == {"agreed": [], "waiting": [], "until": None}
    ann.refused(403, "server-onlookers-closed", "GET", f"/api/tables/{table}/replay?seat=referee")


def test_a_hunt_that_begins_within_a_day_waits_for_its_end(running: Running, ann: Player, bob: Player) -> None:
    """Nobody knows how much of that day was left."""
    match = thirdage.new_match("hunt", {"players": 2}, seed=4)
    bots = SeatedBots(match, 4, dict.fromkeys(match.seats, "rules"))
    while match.position.day < 1 or match.position.phase < 1:  # type: ignore[attr-defined]
        assert match.ask is not None
        match.answer(bots.choose(match.ask), match.ask.seat)
    seats = {RB: "me", "ringwraiths": "me"}
    table = ann.table("hunt", options={"players": 2}, position=match.written(), seats=seats)
    ann.post(f"/api/tables/{table}/onlookers", {"seat": RB, "agree": True})
    now = running.match(table)
    days: dict[int, int | None] = {}
    bots = SeatedBots(now, 5, dict.fromkeys(now.seats, "rules"))
    while now.outcome is None and now.position.day < 4:  # type: ignore[attr-defined]
        if resting(running.tables.live[table].row):
            ann.post(f"/api/tables/{table}/next-part", {"seat": RB})
        ask = now.asks[0]
        given = ann.answer(table, ask.seat, ask.index, bots.choose(ask).json(now.rules.names))
        assert given.status_code == 200
        days.setdefault(now.position.day, bob.get(f"/api/tables/{table}")["onlookers"]["until"])  # type: ignore[attr-defined]
    assert days[1] is None
    assert days[2] is None
    assert days[3] is not None


def test_where_nobody_hides_there_is_nothing_to_agree_on(running: Running, ann: Player) -> None:
    table = ann.table("wotr", seats={"free-peoples": "me", "shadow": "me"})
    assert ann.get(f"/api/tables/{table}")["onlookers"] is None
    body = {"seat": "shadow", "agree": True}
    ann.refused(409, "server-onlookers-nothing", "POST", f"/api/tables/{table}/onlookers", body)
