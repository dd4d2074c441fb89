"""Records of strangers: read by the workers, within limits, and looked back at without what was taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import thirdage
from tests.server_driver import Json, Player, Running, begin, both, play, serving
from thirdage import Match, Rng
from thirdage.kernel import moments, relive
from thirdage.server.jobs import worker_matches
from thirdage.server.jobs.replay import ReplayRequest, replay_job
from thirdage.server.limits import IMPORTS
from thirdage.server.tables import imports

FP, SH = "free-peoples", "shadow"


def wavering(times: int) -> Match:
    """A game in which one answer is given and taken back so many times, then given."""
    match = thirdage.new_match("ford", seed=8)
    rng = Rng(3)
    while True:
        ask = match.ask
        assert ask is not None
        if ask.seat == FP and match.index > 4:
            match.answer(ask.options.sample(rng), ask.seat)
            if match.can_undo(FP):
                match.undo(FP)
                break
        else:
            match.answer(ask.options.sample(rng), ask.seat)
    answer = match.ask.options.sample(rng) if match.ask is not None else None
    for _ in range(times):
        match.answer(answer, FP)
        match.undo(FP)
    match.answer(answer, FP)
    return match


def undos(record: Json) -> int:
    """How many answers a record takes back."""
    return sum("undo" in entry for entry in record["entries"])


def test_a_record_is_read_by_a_worker_and_not_by_the_server(
    running: Running, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    analysis = running.tables.analysis
    run = analysis.run

    async def noted(work: Any, asked: Any) -> Any:
        done.append(work.__name__)
        return await run(work, asked)

    monkeypatch.setattr(analysis, "run", noted)
    record = wavering(3).record()
    copy = ann.post("/api/tables/import", {"record": record})
    assert done == ["import_job"]
    assert running.tables.live[copy["id"]].match is None, "nobody has looked at it yet"
    assert copy["index"] == len(record["entries"])
    begin(copy["id"], ann)
    assert ann.state(copy["id"])["index"] == copy["index"]


def test_the_limit_of_tables_is_looked_at_before_a_record_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "tables.sqlite", tables=1) as running:
        ann = Player(running.address)
        ann.table(seats={FP: "me"})

        async def never(*_: Any) -> Any:
            raise AssertionError("it is read")

        monkeypatch.setattr(running.tables.analysis, "run", never)
        record = wavering(1).record()
        ann.refused(409, "server-tables-limit", "POST", "/api/tables/import", {"record": record})
        ann.close()


def test_a_record_may_have_so_many_entries_and_undos(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = wavering(9).record()
    with serving(tmp_path / "tables.sqlite", undos=undos(record) - 1) as running:
        ann = Player(running.address)
        monkeypatch.setattr(imports, "import_job", None)
        ann.refused(413, "server-record-undos", "POST", "/api/tables/import", {"record": record})
        monkeypatch.undo()
        ann.close()
    with serving(tmp_path / "tables.sqlite", undos=undos(record), entries=len(record["entries"]) - 1) as running:
        ann = Player(running.address)
        ann.refused(413, "server-record-long", "POST", "/api/tables/import", {"record": record})
        ann.close()
    with serving(tmp_path / "tables.sqlite", undos=undos(record), entries=len(record["entries"])) as running:
        ann = Player(running.address)
        assert ann.made("/api/tables/import", {"record": record})["state"] == "playing"
        ann.close()


def test_records_may_come_only_so_fast(running: Running, bob: Player) -> None:
    running.tables.import_rate.clock = lambda: 1.0
    record = {"game": "ford"}
    for _ in range(IMPORTS[0]):
        bob.refused(400, "server-record-broken", "POST", "/api/tables/import", {"record": record})
    bob.refused(429, "server-import-slower", "POST", "/api/tables/import", {"record": record})


def test_a_game_that_goes_on_has_a_limit_of_undos(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", undos=2) as running:
        ann = Player(running.address)
        table = ann.table(seats={FP: "me", SH: "me"})
        for taken_back in range(3):
            while not any(free == "free" for free in ann.get(f"/api/tables/{table}")["can_undo"].values()):
                if taken_back == 2:
                    break
                play(running, table, {FP: ann, SH: ann}, Rng(running.match(table).index), 1)
            can = ann.get(f"/api/tables/{table}")["can_undo"]
            if taken_back == 2:
                assert set(can.values()) == {"no"}
                body = {"seat": FP}
                told = ann.refused(409, "server-undos-limit", "POST", f"/api/tables/{table}/undo", body)
                assert told["args"] == {"count": 2}
            else:
                seat = next(seat for seat, free in can.items() if free == "free")
                assert ann.post(f"/api/tables/{table}/undo", {"seat": seat}) == {"undone": True}
        ann.close()


def test_looking_back_costs_the_line_in_play_however_often_it_was_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work is counted: answers that a worker lives through, at first and when it knows the table."""
    lived: list[int] = []

    def counted(*args: Any) -> int:
        lived.append(relive(*args))
        return lived[-1]

    monkeypatch.setattr(worker_matches, "relive", counted)
    told = []
    for times in (1, 300):
        match = wavering(times)
        entries = match.record()["entries"]
        worker_matches._kept.clear()  # noqa: SLF001
        source = worker_matches.MatchSource("k", "ford", match.rules.options, None, entries, {})
        told.append(replay_job(ReplayRequest(source, FP, 0, 32)))
        replay_job(ReplayRequest(source, SH, 0, 32))
        line = thirdage.replay(match.record())
        assert len(moments(line)) - 1 == lived[-2]
        assert lived[-1] == 0
        lived.clear()
    assert b"log-undo" in told[1]


def test_a_replay_after_many_undos(running: Running, ann: Player, bob: Player) -> None:
    """What a worker tells of a game in which much was taken back is what the table itself says."""
    table = both(ann, bob)
    people = {FP: ann, SH: bob}
    for n in range(12):
        match = running.match(table)
        if match.ask is None:
            break
        seat = match.ask.seat
        play(running, table, people, Rng(n), 1)
        if running.match(table).can_undo(seat):
            people[seat].post(f"/api/tables/{table}/undo", {"seat": seat})
        ann.get(f"/api/tables/{table}/replay", seat=FP)
        play(running, table, people, Rng(n), 1)
    told = ann.get(f"/api/tables/{table}/replay", seat=FP, count=32)
    match = running.match(table)
    assert told["line"] == moments(match)
    seen = told["moments"]
    while seen[-1]["index"] != told["line"][-1]:
        seen += ann.get(f"/api/tables/{table}/replay", **{"seat": FP, "from": seen[-1]["index"] + 1})["moments"]
    assert [entry for moment in seen for entry in moment["log"]] == match.log(FP)
    assert told["moments"][-1]["view"]["position"] == match.view(FP)["position"]
