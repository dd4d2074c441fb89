"""The store: one SQLite file. Whatever the server accepts is on the disk before anybody is told.

One thread does all writing. It puts all jobs that wait into one transaction (group commit), since a commit costs a sync
of the disk. Each job succeeds or fails as a whole, and a job that fails takes no other with it. Records are only ever
added to.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from concurrent.futures import Future
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import msgspec

SCHEMA: Final = 1
"""The number of the form of the file; a file of a later one is not touched."""
MARK: Final = 0x33414745
"""Which program a file belongs to ("3AGE"), in the header of the file where SQLite has a place for it."""
OLDEST: Final = frozenset({"meta", "guests", "tables", "entries"})
"""By these tables a file of ours is known that was made before there was a mark."""
KEY: Final = 32
"""The bytes of the key that signs the guests' cookies. With another one nobody would be whom he was."""
FORGET_KEY: Final = "delete from meta where key = 'key'"
AT_ONCE: Final = 200
TABLES: Final = """
create table if not exists meta (key text primary key, value blob not null);
create table if not exists guests (
  id text primary key, name text not null, language text not null, created integer not null);
create table if not exists tables (
  id text primary key, game text not null, state text not null, listed integer not null,
  created integer not null, finished integer, body blob not null);
create index if not exists tables_listed on tables (state, listed, created);
create table if not exists seam (table_id text primary key, body blob not null);
create table if not exists sitting (
  guest text not null, table_id text not null, primary key (guest, table_id)) without rowid;
create table if not exists made (
  guest text not null, table_id text not null, primary key (guest, table_id)) without rowid;
create table if not exists entries (
  table_id text not null, chapter integer not null, n integer not null, entry blob not null,
  primary key (table_id, chapter, n)) without rowid;
create table if not exists pending (
  table_id text not null, seat text not null, answer blob not null, primary key (table_id, seat)) without rowid;
create table if not exists chapters (
  table_id text not null, chapter integer not null, body blob not null,
  primary key (table_id, chapter)) without rowid;
create table if not exists chat (
  table_id text not null, n integer not null, body blob not null, primary key (table_id, n)) without rowid;
"""

Statement = tuple[str, tuple[Any, ...]]
Job = tuple[tuple[Statement, ...], "Future[None]"]


class StoreError(Exception):
    """The file cannot be used: of a later version, of another program, in use, damaged, or no store at all."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.id = id
        self.details = args


class Store:
    """The file. `commit` writes, `rows` reads; both may be used from any thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            _check(path)
            path.resolve().parent.mkdir(parents=True, exist_ok=True)
            self._lock_file = _lock(path)
            try:
                self._reader = _opened(path)
            except BaseException:
                if self._lock_file is not None:
                    self._lock_file.close()
                raise
        except (sqlite3.Error, OSError) as wrong:
            raise StoreError("server-store-broken", path=str(path), detail=str(wrong)) from wrong
        self._reading = threading.Lock()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def rows(self, sql: str, *args: Any) -> list[Any]:
        """What a query finds."""
        with self._reading:
            return self._reader.execute(sql, args).fetchall()

    async def commit(self, *statements: Statement) -> None:
        """Write all of this or, raising, none of it. When it returns, it is on the disk."""
        if statements:
            await asyncio.wrap_future(self.submit(*statements))

    def submit(self, *statements: Statement) -> Future[None]:
        """The same, for threads."""
        done: Future[None] = Future()
        self._jobs.put((statements, done))
        return done

    def close(self) -> None:
        """Write what waits, and let go of the file."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.close()
        if self._lock_file is not None:
            self._lock_file.close()

    def _write(self) -> None:
        db = _connect(self.path)
        going_on = True
        while going_on:
            jobs: list[Job] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    going_on = False
                    break
                if job[1].set_running_or_notify_cancel():
                    jobs.append(job)
                if len(jobs) == AT_ONCE or self._jobs.empty():
                    break
                job = self._jobs.get()
            if jobs:
                _settle(db, jobs)
        db.close()


def _settle(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """One transaction for all jobs, a savepoint for each; nobody is told anything before the commit."""
    results: list[tuple[Future[None], Exception | None]] = []
    try:
        db.execute("begin immediate")
        for statements, done in jobs:
            results.append((done, _attempt(db, statements)))
        db.execute("commit")
    except sqlite3.Error as wrong:
        with suppress(sqlite3.Error):  # the writer must live on, whatever the disk does
            if db.in_transaction:
                db.execute("rollback")
        results = [(done, wrong) for _, done in jobs]
    for done, failed in results:
        if failed is None:
            done.set_result(None)
        else:
            done.set_exception(failed)


def _attempt(db: sqlite3.Connection, statements: tuple[Statement, ...]) -> Exception | None:
    db.execute("savepoint job")
    try:
        for sql, args in statements:
            db.execute(sql, args)
    except (sqlite3.Error, UnicodeError, OverflowError) as wrong:
        if not db.in_transaction:  # a full disk ends the transaction of all
            raise
        db.execute("rollback to job")
        db.execute("release job")
        return wrong
    db.execute("release job")
    return None


def _opened(path: Path) -> sqlite3.Connection:
    """The file, with our tables in it."""
    db = _connect(path)
    try:
        db.executescript(TABLES)
        db.execute(f"pragma user_version = {SCHEMA}")
        db.execute(f"pragma application_id = {MARK}")
    except BaseException:
        db.close()
        raise
    return db


def _check(path: Path) -> None:
    """A file that is not ours, or is damaged, is only looked at."""
    if path.exists():
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as db:
            _check_ours(db, path)
            _check_whole(db, path)


def _check_ours(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a file of another program, and one of a later version of this one; a new one has nothing in it."""
    ((mark,),), ((version,),) = db.execute("pragma application_id"), db.execute("pragma user_version")
    tables = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
    if mark != MARK and (mark or (tables and not tables >= OLDEST)):
        raise StoreError("server-store-foreign", path=str(path))
    if version > SCHEMA:
        raise StoreError("server-store-newer", path=str(path))


def _check_whole(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a damaged file now and in words, rather than some table of it later."""
    command = f"sqlite3 {path.name} .recover"
    try:
        found = db.execute("pragma quick_check(1)").fetchone()[0]
        if found == "ok" and _has_bad_key(db):
            found, command = "meta.key", f'sqlite3 {path.name} "{FORGET_KEY}"'
    except sqlite3.DatabaseError as wrong:
        found = str(wrong)
    if found != "ok":
        raise StoreError("server-store-damaged", path=str(path), detail=found, command=command)


def _has_bad_key(db: sqlite3.Connection) -> bool:
    """Whether the key of the cookies cannot be one; a file that was never used has none."""
    if not db.execute("select 1 from sqlite_master where type = 'table' and name = 'meta'").fetchall():
        return False
    keys = db.execute("select value from meta where key = 'key'")
    return any(not isinstance(key, bytes) or len(key) != KEY for (key,) in keys)


def _connect(path: Path) -> sqlite3.Connection:
    """A connection: what it has committed survives the end of the process and of the power."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    db.text_factory = _text
    try:
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
    except BaseException:
        db.close()
        raise
    return db


def _text(found: bytes) -> str:
    """Text of the file; where it is damaged, it spoils only itself."""
    return found.decode("utf-8", "replace")


def _lock(path: Path) -> Any:
    """Hold a lock beside the file while we run: two servers on one file would each show what the other cannot know.

    It lies beside the file itself, not beside a link to it.
    """
    try:
        import fcntl  # noqa: PLC0415 (not on every system; there the primary keys of the record must do)
    except ImportError:
        return None
    real = path.resolve()
    held = real.with_name(f"{real.name}.lock").open("a")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as wrong:
        held.close()
        raise StoreError("server-store-in-use", path=str(path)) from wrong
    return held


def pack(value: Any) -> bytes:
    """The JSON form in which the store keeps a value."""
    return msgspec.json.encode(value)
