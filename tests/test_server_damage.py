"""Full disks, damaged files and rows, files of others: said in words, and nothing spoils what it is not part of."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.cli_driver import cli
from tests.ford import FORD
from tests.server_driver import Player, Running, serving
from thirdage import Rng
from thirdage.server.guests import Guests
from thirdage.server.storage.store import MARK, Store, StoreError

FP, SH = "free-peoples", "shadow"


def write(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        for statement in statements:
            file.execute(statement)


def value(path: Path, statement: str) -> Any:
    with closing(sqlite3.connect(path)) as file:
        return file.execute(statement).fetchone()[0]


def test_a_file_of_another_program_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "foreign.sqlite"
    write(path, "create table letters (text)", "insert into letters values ('dear')")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="server-store-foreign"):
        Store(path)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
    marked = tmp_path / "marked.sqlite"
    write(marked, "pragma application_id = 7")
    with pytest.raises(StoreError, match="server-store-foreign"):
        Store(marked)


def test_a_file_of_ours_from_before_there_was_a_mark(tmp_path: Path) -> None:
    path = tmp_path / "file"
    Store(path).close()
    assert value(path, "pragma application_id") == MARK
    write(path, "pragma application_id = 0")
    Store(path).close()
    assert value(path, "pragma application_id") == MARK


def test_a_damaged_file_is_told_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "file"
    store = Store(path)
    for n in range(3000):
        store.submit(("insert into entries values ('t', 0, ?, ?)", (n, "x" * 50)))
    store.close()
    pages = bytearray(path.read_bytes())
    assert len(pages) > 100_000
    pages[40_000:60_000] = b"\xa5" * 20_000
    path.write_bytes(pages)
    with pytest.raises(StoreError, match="server-store-damaged"):
        Store(path)
    ran = cli("serve", "--port", "0", "--data", path)
    assert ran.code == 2
    assert ran.err.startswith(f"The file of the tables is damaged: {path} (")
    assert ran.err.endswith(" .recover\n")


def test_the_lock_follows_links(tmp_path: Path) -> None:
    path, link, folder = tmp_path / "file", tmp_path / "link", tmp_path / "folder"
    folder.mkdir()
    store = Store(path)
    link.symlink_to(path)
    (folder / "other").symlink_to(link)
    for other in (path, link, folder / "other", folder / ".." / "file"):
        with pytest.raises(StoreError, match="server-store-in-use"):
            Store(other)
    store.close()
    store = Store(folder / "other")
    with pytest.raises(StoreError, match="server-store-in-use"):
        Store(path)
    store.close()


def test_a_link_to_a_file_that_is_not_there_yet(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "deep" / "file")
    Store(tmp_path / "link").close()
    assert (tmp_path / "deep" / "file").exists()


def fill(server: Running) -> None:
    """The disk has no more room: no page more than there are."""
    count = server.tables.store.rows("pragma page_count")[0][0]
    server.tables.store.submit((f"pragma max_page_count = {count}", ())).result()


def test_a_full_disk_has_a_message_of_its_own(tmp_path: Path) -> None:
    with serving(tmp_path / "file") as server:
        ann = Player(server.address, "Ann")
        table = ann.table(seats={FP: "me", SH: "me"})
        fill(server)
        text = "x" * 1000
        while ann.http.post(f"/api/tables/{table}/chat", json={"text": text}).status_code == 200:
            pass
        before = ann.state(table)
        ann.refused(507, "server-disk-full", "POST", f"/api/tables/{table}/chat", {"text": text})
        with ann.line(table) as line:
            line.send(type="chat", text=text, ref=1)
            assert line.next("refused", ref=1)["id"] == "server-disk-full"
        assert ann.state(table) == before
        server.tables.store.submit(("pragma max_page_count = 1000000", ())).result()
        ann.post(f"/api/tables/{table}/chat", {"text": text})
        ask = server.match(table).ask
        assert ask is not None
        answer = ask.options.sample(Rng(1)).json(server.match(table).rules.names)
        assert ann.answer(table, ask.seat, ask.index, answer).status_code == 200
        ann.close()


def test_a_file_that_becomes_damaged(tmp_path: Path) -> None:
    data = tmp_path / "file"
    with serving(data) as server:
        ann = Player(server.address, "Ann")
        table = ann.table(seats={FP: "me", SH: "me"})
        store = server.tables.store

        def damaged(sql: str, *args: Any) -> list[Any]:
            wrong = sqlite3.DatabaseError("database disk image is malformed")
            wrong.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise wrong

        whole, store.rows = store.rows, damaged  # type: ignore[method-assign]
        try:
            ann.refused(503, "server-store-damaged-now", "GET", "/api/tables")
        finally:
            store.rows = whole  # type: ignore[method-assign]
        assert ann.get(f"/api/tables/{table}")["id"] == table
        ann.close()


BODIES = [
    b"{",
    b"null",
    b"\xff\xfe",
    b'{"id": 3}',
    b"3",
    "text that is no JSON",
    7,
]


@pytest.mark.parametrize("body", BODIES, ids=repr)
def test_a_bad_row_spoils_only_its_table(tmp_path: Path, body: Any) -> None:
    data = tmp_path / "file"
    with serving(data) as server:
        ann = Player(server.address, "Ann")
        good, bad = (ann.table(seats={FP: "me"}) for _ in range(2))
    with closing(sqlite3.connect(data, isolation_level=None)) as file:
        file.execute("update tables set body = ? where id = ?", (body, bad))
    with serving(data) as server:
        ann.move(server.address)
        lists = ann.get("/api/tables")
        assert [row["id"] for row in lists["open"]] == [row["id"] for row in lists["mine"]] == [good]
        ann.refused(409, "server-table-lost", "GET", f"/api/tables/{bad}")
        ann.refused(409, "server-table-lost", "POST", f"/api/tables/{bad}/join", {"seat": SH})
        with ann.line(bad) as line:
            assert line.next("refused")["id"] == "server-table-lost"
        ann.made(f"/api/tables/{good}/join", {"seat": SH})
        assert ann.state(good)["view"] is not None
    ann.close()


def test_a_row_that_can_be_read_and_not_told(tmp_path: Path) -> None:
    data = tmp_path / "file"
    with serving(data) as server:
        ann = Player(server.address, "Ann")
        good, secret, game = (ann.table(seats={FP: "me"}) for _ in range(3))
    write(
        data,
        f"update tables set body = json_set(body, '$.fate.secret', 'no hex') where id = '{secret}'",
        f"update tables set body = json_set(body, '$.seats.shadow.kind', 'ghost') where id = '{game}'",
        f"update tables set body = json_set(body, '$.game', 'chess') where id = '{game}'",
    )
    with serving(data) as server:
        ann.move(server.address)
        assert good in [row["id"] for row in ann.get("/api/tables")["open"]]
        ann.refused(409, "server-table-lost", "GET", f"/api/tables/{secret}")
    ann.close()


@pytest.mark.parametrize(
    "statement",
    [
        "update entries set entry = 'no json' where n = 2",
        "update entries set entry = x'fffe' where n = 2",
        "update entries set entry = cast(x'fffe22' as text) where n = 2",
        "update seam set body = '[]'",
        "insert into pending select id, 'shadow', '{' from tables",
    ],
)
def test_a_bad_entry_loses_only_its_table(tmp_path: Path, statement: str) -> None:
    data = tmp_path / "file"
    with serving(data) as server:
        ann = Player(server.address, "Ann")
        bad = ann.table(seats={FP: "me", SH: "me"})
        for _ in range(3):
            ask = server.match(bad).asks[0]
            answer = ask.options.sample(Rng(1)).json(FORD.rules().names)
            assert ann.answer(bad, ask.seat, ask.index, answer).status_code == 200
    write(data, statement)
    with serving(data) as server:
        ann.move(server.address)
        assert ann.get(f"/api/tables/{bad}")["trouble"]["id"] == "server-table-lost"
        assert ann.state(bad)["view"] is None
        assert [row["id"] for row in ann.get("/api/tables")["mine"]] == [bad]
        good = ann.table(seats={FP: "me", SH: "me"})
        assert ann.state(good)["view"] is not None
    ann.close()


@pytest.mark.parametrize(
    "damage", ["name = x'fffe22'", "name = 7", "language = x'00'", "name = x'6e756c6c', language = 2.5"]
)
def test_a_bad_row_of_a_guest_spoils_no_table(tmp_path: Path, damage: str) -> None:
    data = tmp_path / "file"
    with serving(data) as server:
        ann, bob = Player(server.address, "Ann"), Player(server.address, "Bob")
        table = ann.table(seats={FP: "me", SH: "open"})
    write(data, f"update guests set {damage} where name = 'Ann'")
    with serving(data) as server:
        for one in (ann, bob):
            one.move(server.address)
            assert table in [row["id"] for row in one.get("/api/tables")["open"]]
            assert one.get(f"/api/tables/{table}")["id"] == table
        assert ann.ok("PATCH", "/api/me", {"name": "Ann"})["name"] == "Ann"
    ann.close()
    bob.close()


@pytest.mark.parametrize("key", ["5", "'text'", "x'00'", "zeroblob(0)"])
def test_a_damaged_key_of_the_cookies_is_told_at_the_start(tmp_path: Path, key: str) -> None:
    """With another key every guest would be a stranger to his own seats, without a word."""
    data = tmp_path / "file"
    Guests(store := Store(data))
    store.close()
    write(data, f"update meta set value = {key}")
    with pytest.raises(StoreError) as refused:
        Store(data)
    assert refused.value.id == "server-store-damaged"
    write(data, refused.value.details["command"].split('"')[1])
    Guests(store := Store(data))  # as it was told: the tables are there, under a new key
    store.close()


def test_a_bad_word_in_the_chat_is_left_out(tmp_path: Path) -> None:
    data = tmp_path / "file"
    with serving(data) as server:
        ann = Player(server.address, "Ann")
        table = ann.table(seats={FP: "me", SH: "me"})
        for text in ("one", "two", "three"):
            ann.post(f"/api/tables/{table}/chat", {"text": text})
    write(data, "update chat set body = 'two' where n = 1")
    with serving(data) as server:
        ann.move(server.address)
        with ann.line(table) as line:
            assert [row["text"] for row in line.next("chat")["chat"]] == ["one", "three"]
        ann.post(f"/api/tables/{table}/chat", {"text": "four"})
    ann.close()
