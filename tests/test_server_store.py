"""The store: nothing is shown that is not on the disk, nothing is half written, and an upgrade ends no game."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import thirdage
from tests.ford import FORD
from tests.server_driver import Player, Running, both, play, serving
from thirdage import Rng
from thirdage.kernel import prove
from thirdage.server.storage.store import Store, StoreError

FP, SH = "free-peoples", "shadow"


def put(n: int, text: str = "x") -> tuple[str, tuple[Any, ...]]:
    return ("insert into entries values ('t', 0, ?, ?)", (n, text))


def numbers(store: Store) -> list[int]:
    return [n for (n,) in store.rows("select n from entries order by n")]


def test_a_job_stands_or_falls_as_a_whole(tmp_path: Path) -> None:
    store = Store(tmp_path / "file")
    store.submit(put(0), put(1)).result()
    jobs = [store.submit(put(2), put(1)), store.submit(put(3)), store.submit(put(4), ("nonsense", ()))]
    for job, wrong in zip(jobs, (sqlite3.IntegrityError, None, sqlite3.OperationalError), strict=True):
        if wrong is None:
            job.result()
        else:
            with pytest.raises(wrong):
                job.result()
    assert numbers(store) == [0, 1, 3]
    store.close()


def test_what_is_committed_is_there_for_others(tmp_path: Path) -> None:
    store = Store(tmp_path / "file")
    asyncio.run(store.commit(put(0)))
    with closing(sqlite3.connect(tmp_path / "file")) as other:
        assert other.execute("select count(*) from entries").fetchone() == (1,)
    assert store.rows("pragma synchronous") == [(2,)]
    assert store.rows("pragma journal_mode") == [("wal",)]
    store.close()


def test_many_jobs_share_a_commit(tmp_path: Path) -> None:
    store = Store(tmp_path / "file")
    jobs = [store.submit(put(n)) for n in range(2000)]
    for job in jobs:
        job.result()
    assert numbers(store) == list(range(2000))
    store.close()


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    store = Store(tmp_path / "file")
    with pytest.raises(StoreError, match="server-store-in-use"):
        Store(tmp_path / "file")
    store.close()
    later = sqlite3.connect(tmp_path / "file")
    later.execute("pragma user_version = 99")
    later.close()
    with pytest.raises(StoreError, match="server-store-newer"):
        Store(tmp_path / "file")
    (tmp_path / "text").write_text("no database, and longer than nothing " * 9, encoding="utf-8")
    with pytest.raises(StoreError, match="server-store-broken"):
        Store(tmp_path / "text")


def two(server: Running) -> tuple[Player, Player, str]:
    ann, bob = Player(server.address, "Ann"), Player(server.address, "Bob")
    return ann, bob, both(ann, bob, undo_setting="consent")


def again(server: Running, *players: Player) -> None:
    for player in players:
        player.move(server.address)


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    """Played on over many restarts, the game is the one that fate had in store: it verifies at the end."""
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        ann, bob, table = two(server)
        play(server, table, {FP: ann, SH: bob}, Rng(1), 5)
        before = server.match(table)
    rng = Rng(2)
    while True:
        with serving(data) as server:
            again(server, ann, bob)
            assert server.tables.live == {}, "nothing is loaded before it is touched"
            for seat, player in ((FP, ann), (SH, bob)):
                assert player.state(table)["view"] == before.view(seat)
                assert player.state(table)["log"] == before.log(seat)
            assert server.match(table).record() == before.record()
            play(server, table, {FP: ann, SH: bob}, rng, 9)
            before = server.match(table)
            if before.outcome is not None:
                assert thirdage.verify(ann.get(f"/api/tables/{table}/record")) > 0
                break
    ann.close()
    bob.close()


def test_an_open_answer_of_a_group_survives(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        ann, bob, table = two(server)
        people = {FP: ann, SH: bob}
        while len(server.match(table).asks) < 2:
            play(server, table, people, Rng(server.match(table).index), 1)
            if server.match(table).outcome is not None:
                table = both(ann, bob)
        first = server.match(table).asks[0].seat
        play(server, table, people, Rng(1), 1)
        answered = people[first].state(table)["view"]["answered"]
        assert answered is not None
    with serving(data) as server:
        again(server, ann, bob)
        assert people[first].state(table)["view"]["answered"] == answered
        assert people[first].post(f"/api/tables/{table}/undo", {"seat": first}) == {"undone": True}
    with serving(data) as server:
        again(server, ann, bob)
        assert people[first].state(table)["view"]["answered"] is None
        play(server, table, people, Rng(4))
        assert ann.get(f"/api/tables/{table}")["state"] == "over"
    ann.close()
    bob.close()


def test_idle_tables_are_forgotten_and_come_back(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", kept=3) as server:
        ann, bob, table = two(server)
        play(server, table, {FP: ann, SH: bob}, Rng(1), 6)
        seen = ann.state(table)
        for _ in range(6):
            ann.table(seats={FP: "me", SH: "me"})
        assert table not in server.tables.live
        assert len(server.tables.live) <= 3
        assert ann.state(table) == seen
        ann.close()
        bob.close()


def test_if_the_store_fails_nothing_has_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "tables.sqlite") as server:
        ann, bob, table = two(server)
        before = {seat: player.state(table) for seat, player in ((FP, ann), (SH, bob))}
        ask = server.match(table).ask
        assert ask is not None
        answer = ask.options.sample(Rng(1)).json(server.match(table).rules.names)
        who = {FP: ann, SH: bob}[ask.seat]

        async def fails(*_: Any) -> None:
            raise sqlite3.OperationalError("something that has no name")

        with monkeypatch.context() as patched:
            patched.setattr(server.tables.store, "commit", fails)
            failed = who.answer(table, ask.seat, ask.index, answer)
            assert (failed.status_code, failed.json()["id"]) == (500, "server-failed")
            assert {seat: p.state(table) for seat, p in ((FP, ann), (SH, bob))} == before
        assert who.answer(table, ask.seat, ask.index, answer).status_code == 200
        ann.close()
        bob.close()


@pytest.mark.parametrize("undone", [False, True], ids=["plain", "after an undo"])
def test_an_upgrade_goes_on_from_the_last_seam(tmp_path: Path, undone: bool) -> None:
    """The record is of other rules now (here: of other facts): the position and the answers since carry the game on."""
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        ann, bob, table = two(server)
        people = {FP: ann, SH: bob}
        play(server, table, people, Rng(1), 11)
        if undone:
            seat = next(s for s in (FP, SH) if server.match(table).history.target(s, ())[0] >= 0)  # type: ignore[union-attr]
            if not people[seat].post(f"/api/tables/{table}/undo", {"seat": seat})["undone"]:
                other = SH if seat == FP else FP
                people[other].post(f"/api/tables/{table}/undo-consent", {"seat": other, "agree": True})
        before = {seat: player.state(table)["view"] for seat, player in people.items()}
        secret = ann.get(f"/api/tables/{table}")["dice"]["commitment"]
    file = sqlite3.connect(data)
    file.execute("update tables set body = json_set(body, '$.facts', 'of other rules')")
    file.commit()
    file.close()
    with serving(data) as server:
        again(server, ann, bob)
        for seat, player in people.items():
            view = player.state(table)["view"]
            assert view["position"] == before[seat]["position"]
            assert [a["kind"] for a in view["asks"]] == [a["kind"] for a in before[seat]["asks"]]
        told = ann.get(f"/api/tables/{table}")
        assert told["trouble"]["id"] == "server-went-on-from-seam"
        assert (told["dice"]["commitment"], told["dice"]["chapter"]) == (secret, 1)
        play(server, table, people, Rng(2), 4)
        later = ann.state(table)
    with serving(data) as server:
        again(server, ann, bob)
        assert ann.state(table) == later
        play(server, table, people, Rng(3))
        assert ann.get(f"/api/tables/{table}")["state"] == "over"
        record = ann.get(f"/api/tables/{table}/record")
        assert thirdage.replay(record, check=True).outcome is not None
        proof = prove(FORD, record)
        assert (proof.salts, proof.chapter) == ("committed", 1)
        chances = [at for at, entry in enumerate(record["entries"]) if entry.get("seat") == "chance"]
        assert proof.outcomes == len(chances) - len(proof.unnumbered) > 0, "all that was rolled since is proved"
        assert "position" in record
        assert proof.unnumbered == chances[: len(proof.unnumbered)], "what came before the upgrade stands first"
    ann.close()
    bob.close()


def test_a_table_with_no_way_back_is_shown_as_such(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite"
    with serving(data) as server:
        ann, bob, table = two(server)
    file = sqlite3.connect(data)
    file.execute('update entries set entry = \'{"seat": "chance"}\'')
    file.execute("delete from seam")
    file.commit()
    file.close()
    with serving(data) as server:
        again(server, ann, bob)
        assert ann.get(f"/api/tables/{table}")["trouble"]["id"] == "server-table-lost"
        assert ann.state(table)["view"] is None
        ann.refused(409, "server-table-lost", "POST", f"/api/tables/{table}/resign", {"seat": FP})
        other = ann.table(seats={FP: "me", SH: "me"})
        assert ann.state(other)["view"] is not None
    ann.close()
    bob.close()
