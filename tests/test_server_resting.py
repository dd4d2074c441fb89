"""Between the two chapters of the Hunt: the table rests, is saved, and goes on later with the same people or others."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import thirdage
from tests.server_driver import PATIENCE, Player, Running, begin, serving
from thirdage.bots.bot_games import SeatedBots

Json = dict[str, Any]
RB, ONE, TWO = "ring-bearer", "ringwraith-1", "ringwraith-2"
SEATS = (RB, ONE, TWO)


def hunters(running: Running, stack: ExitStack, names: tuple[str, ...] = ("Ann", "Bob", "Cid")) -> dict[str, Player]:
    """One against two, each with a cookie of their own."""
    people = {seat: Player(running.address, name) for seat, name in zip(SEATS, names, strict=True)}
    for player in people.values():
        stack.callback(player.close)
    return people


def sit(people: dict[str, Player], **more: Any) -> str:
    """Their table, in play."""
    table = people[RB].table("hunt", options={"players": 3}, seats={RB: "me"}, **more)
    for seat in (ONE, TWO):
        people[seat].join(table, seat)
    begin(table, *people.values())
    return table


def play(running: Running, table: str, people: dict[str, Player], until: Any, seed: int = 2) -> int:
    """They answer as bots would, until something is so of the table or the game is over; how many answers."""
    match = running.match(table)
    bots, count = SeatedBots(match, seed, dict.fromkeys(match.seats, "rules")), 0
    while match.outcome is None and not until(running.tables.live[table].row):
        ask = match.asks[0]
        answer = bots.choose(ask).json(match.rules.names)
        given = people[ask.seat].answer(table, ask.seat, ask.index, answer)
        assert given.status_code == 200, given.text
        count += 1
    return count


def resting(row: Any) -> bool:
    """The first chapter is over."""
    return bool(row.resting)


@contextmanager
def rested(running: Running) -> Iterator[tuple[str, dict[str, Player]]]:
    """A table after the first chapter; other games end before."""
    with ExitStack() as stack:
        people = hunters(running, stack)
        while True:
            table = sit(people)
            play(running, table, people, resting)
            if running.tables.live[table].row.resting:
                break
        yield table, people


def test_hr_sav_a_table_rests_until_all_are_ready(running: Running) -> None:
    with rested(running) as (table, people):
        path = f"/api/tables/{table}"
        told = people[RB].get(path)
        assert (told["part"], told["resting"]) == (2, {"ready": [], "waiting": list(SEATS)})
        ask = running.match(table).asks[0]
        answer = next(iter(ask.options)).json(running.match(table).rules.names)
        refused = people[ask.seat].answer(table, ask.seat, ask.index, answer)
        assert (refused.status_code, refused.json()["id"]) == (409, "server-resting")
        people[ONE].refused(403, "server-not-your-seat", "POST", f"{path}/next-part", {"seat": RB})
        assert people[ONE].post(f"{path}/next-part", {"seat": ONE})["resting"]["ready"] == [ONE]
        people[TWO].post(f"{path}/next-part", {"seat": TWO})
        assert people[ONE].get(path)["resting"]["waiting"] == [RB]
        assert people[RB].post(f"{path}/next-part", {"seat": RB})["resting"] is None
        people[RB].refused(409, "server-not-resting", "POST", f"{path}/next-part", {"seat": RB})
        assert play(running, table, people, lambda _: False) > 0
        over = people[RB].get(path)
        assert over["outcome"]["details"]["chapter"] == 2
        days = [row["round"] for row in people[RB].get(f"{path}/rounds", seat="referee")["rounds"]]
        assert days == list(range(days[0], days[0] + len(days))), "one calendar for both chapters"
        thirdage.verify(people[RB].get(f"{path}/record"))


def test_hr_sav_05_what_is_kept_is_as_hidden_as_before(running: Running) -> None:
    """Sorcery hands stay unseen while the table rests; no record is given, no other view."""
    with rested(running) as (table, people):
        path = f"/api/tables/{table}"
        for seat, player in people.items():
            for other in {*SEATS} - {seat}:
                player.refused(403, "server-not-your-seat", "GET", f"{path}/view?seat={other}")
            player.refused(400, "refused-seat-unknown", "GET", f"{path}/view?seat=referee")
            hands = player.state(table, seat)["view"]["position"]["sorcery"]["hands"]
            assert [s for s, hand in hands.items() if hand["cards"] is not None] == ([seat] if seat != RB else [])
            assert player.get(f"{path}/record")["format"] == "thirdage-history"


def test_hr_sav_others_may_go_on(running: Running) -> None:
    """A seat goes to a guest with a link, another to a bot, and that of a bot to a guest again."""
    with rested(running) as (table, people), ExitStack() as stack:
        path = f"/api/tables/{table}"
        dan = Player(running.address, "Dan")
        stack.callback(dan.close)
        people[RB].post(f"{path}/hand-over", {"seat": RB, "to": "guest"})
        for seat in (ONE, TWO):
            people[seat].post(f"{path}/hand-over-consent", {"seat": RB, "agree": True})
        key = people[RB].get(path)["invitations"][RB]
        people[ONE].post(f"{path}/next-part", {"seat": ONE})
        people[TWO].refused(409, "server-knows-other-seat", "POST", f"{path}/join", {"seat": RB, "key": key})
        told = dan.post(f"{path}/join", {"seat": RB, "key": key})
        assert (told["mine"], told["resting"]["ready"]) == ([RB], []), "whoever was ready says it anew"
        assert people[RB].get(path)["mine"] == []
        people[TWO].post(f"{path}/hand-over", {"seat": TWO, "to": "bot:rules"})
        for player in (people[ONE], dan):
            told = player.post(f"{path}/hand-over-consent", {"seat": TWO, "agree": True})
        assert told["seats"][TWO]["kind"] == "bot"
        for player, seat in ((people[ONE], ONE), (dan, RB)):
            told = player.post(f"{path}/next-part", {"seat": seat})
        assert told["resting"] is None
        playing = {RB: dan, ONE: people[ONE]}
        bots, match = SeatedBots(running.match(table), 3, dict.fromkeys(SEATS, "rules")), running.match(table)
        until = time.monotonic() + PATIENCE
        while match.outcome is None:
            assert time.monotonic() < until
            ask = next((ask for ask in match.asks if ask.seat in playing), None)
            if ask is None:
                time.sleep(0.01)
                continue
            answer = bots.choose(ask).json(match.rules.names)
            playing[ask.seat].answer(table, ask.seat, ask.index, answer)


def test_hr_sav_a_saved_table_outlives_the_server(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as server, rested(server) as (table, people):
        before = server.match(table).view("referee")
        cookies = {seat: dict(player.http.cookies.items()) for seat, player in people.items()}
    with serving(data) as server, ExitStack() as stack:
        people = hunters(server, stack)
        for seat, player in people.items():
            player.http.cookies.clear()
            player.http.cookies.update(cookies[seat])
        mine = people[ONE].get("/api/tables")["mine"]
        assert [(row["id"], row["resting"]["waiting"]) for row in mine if row["resting"]] == [(table, list(SEATS))]
        for seat, player in people.items():
            player.post(f"/api/tables/{table}/next-part", {"seat": seat})
        assert server.match(table).view("referee") == before


@pytest.mark.parametrize("seat", [RB, "ringwraiths"])
def test_hr_sav_alone_against_a_bot(running: Running, ann: Player, seat: str) -> None:
    """The bot does not go on before the person does."""
    other = "ringwraiths" if seat == RB else RB
    for _ in range(9):
        table = ann.table("hunt", seats={seat: "me", other: "bot:rules"})
        bots = SeatedBots(running.match(table), 4, dict.fromkeys((seat, other), "rules"))
        until = time.monotonic() + PATIENCE
        while (match := running.match(table)).outcome is None and not running.tables.live[table].row.resting:
            assert time.monotonic() < until
            ask = match.asks[0] if match.asks else None
            if ask is None or ask.seat != seat:
                time.sleep(0.01)
                continue
            ann.answer(table, seat, ask.index, bots.choose(ask).json(match.rules.names))
        if running.tables.live[table].row.resting:
            break
    index = running.match(table).index
    time.sleep(0.3)
    assert running.match(table).index == index
    assert ann.post(f"/api/tables/{table}/next-part", {"seat": seat})["resting"] is None


# -- chapter 1 alone, and then the other all the same ------------------------------------------------------------------
def safe(running: Running, people: dict[str, Player]) -> str:
    """A table that was to have the first chapter alone, and where Frodo has come through."""
    while True:
        table = people[RB].table("hunt", options={"players": 3, "chapters": "first"}, seats={RB: "me"})
        for seat in (ONE, TWO):
            people[seat].join(table, seat)
        begin(table, *people.values())
        play(running, table, people, lambda _: False)
        if people[RB].get(f"/api/tables/{table}")["outcome"]["reason"] == "safe":
            return table


def test_hr_gen_03_chapter_1_alone_can_be_followed_by_chapter_2(running: Running) -> None:
    """With the same people: what is kept is kept, but hidden cards that all could look at since are dealt anew."""
    with ExitStack() as stack:
        people = hunters(running, stack)
        eve = Player(running.address)
        stack.callback(eve.close)
        old = safe(running, people)
        path = f"/api/tables/{old}/go-on"
        before = running.match(old).view("referee")["position"]
        eve.refused(403, "server-not-at-table", "POST", path, {})
        assert people[ONE].get(f"/api/tables/{old}")["may_go_on"]
        told = people[ONE].post(path, {})
        assert (told["mine"], told["hands"], told["state"]) == ([ONE], "anew", "waiting")
        assert people[RB].get(f"/api/tables/{old}")["goes_on"] == told["id"]
        assert people[RB].post(path, {})["mine"] == [RB]
        assert people[TWO].post(path, {"others": True})["id"] == told["id"], "there is one that follows"
        table = told["id"]
        begin(table, *people.values())
        told = people[ONE].get(f"/api/tables/{table}")
        assert (told["part"], told["options"].get("chapters", "both")) == (2, "both")
        assert told["resting"] == {"ready": [], "waiting": list(SEATS)}
        now = running.match(table).view("referee")["position"]
        for part in ("corruption", "beside-track", "day"):
            assert now[part] == before[part], part
        assert now["information"]["gained"] == before["information"]["gained"]
        sizes = {seat: hand["count"] for seat, hand in before["sorcery"]["hands"].items()}
        assert {seat: hand["count"] for seat, hand in now["sorcery"]["hands"].items()} == sizes
        assert any(sizes.values())
        for seat, player in people.items():
            hands = player.state(table, seat)["view"]["position"]["sorcery"]["hands"]
            assert [s for s, hand in hands.items() if hand["cards"] is not None] == ([seat] if seat != RB else [])
            player.post(f"/api/tables/{table}/next-part", {"seat": seat})
        play(running, table, people, lambda _: False)
        record = people[RB].get(f"/api/tables/{table}/record")
        assert record["outcome"]["details"]["chapter"] == 2
        thirdage.verify(record)
        people[RB].refused(409, "server-no-part-follows", "POST", f"/api/tables/{table}/go-on", {})


def test_hr_gen_03_others_may_play_the_second_chapter(running: Running) -> None:
    """The seats of those who do not go on are open to whoever has the link."""
    with ExitStack() as stack:
        people = hunters(running, stack)
        dan = Player(running.address, "Dan")
        stack.callback(dan.close)
        told = people[RB].post(f"/api/tables/{safe(running, people)}/go-on", {"others": True})
        assert [seat["kind"] for seat in told["seats"].values()] == ["person", "open", "open"]
        dan.join(told["id"], ONE)
        people[ONE].join(told["id"], TWO)
        begin(told["id"], people[RB], dan, people[ONE])
        assert dan.get(f"/api/tables/{told['id']}")["resting"]["waiting"] == list(SEATS)


def test_hr_gen_03_alone_nothing_is_dealt_anew(running: Running, ann: Player) -> None:
    """The new table goes on from the very answers of the old one; a chapter that is lost has no other."""
    reasons = set()
    seats = {RB: "me", "ringwraiths": "me"}
    people = dict.fromkeys(seats, ann)
    for seed in range(2, 20):
        old = ann.table("hunt", options={"chapters": "first"}, seats=seats)
        play(running, old, people, lambda _: False, seed)
        told = ann.get(f"/api/tables/{old}")
        reasons.add(told["outcome"]["reason"])
        assert told["may_go_on"] is (told["outcome"]["reason"] == "safe")
        if told["may_go_on"]:
            before = running.match(old).view("referee")["position"]
            made = ann.made(f"/api/tables/{old}/go-on", {})
            now = running.match(made["id"]).view("referee")["position"]
            assert made["resting"] is not None
            assert now["sorcery"] == before["sorcery"]
            assert ann.get(f"/api/tables/{made['id']}/log")["log"][0]["id"] == "log-begins-played-on"
        else:
            ann.refused(409, "server-no-part-follows", "POST", f"/api/tables/{old}/go-on", {})
        if reasons == {"safe", "corrupted"}:
            break
    assert reasons == {"safe", "corrupted"}
