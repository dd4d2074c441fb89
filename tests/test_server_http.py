"""Middleware, request bodies, headers and pages: what the server does with a request whoever sent it."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server_driver import PATIENCE, Player, Running
from thirdage.server import json_decoding
from thirdage.server.guest_texts import name_shown, said_shown
from thirdage.server.guests import AGE, COOKIE, Guests
from thirdage.server.http import live, pages
from thirdage.server.http.api import views
from thirdage.server.http.api.tables import IMPORT_LIMIT
from thirdage.server.http.compression import zipped
from thirdage.server.http.guarded_app import LONGEST as LONGEST_ADDRESS
from thirdage.server.http.json_request import PARTS
from thirdage.server.http.visitors import LONGEST, VisitorMiddleware, cookie_in
from thirdage.server.storage.rows import ChatRow, Secret, TableRow
from thirdage.server.storage.statements import row_of
from thirdage.server.storage.store import Store, pack
from thirdage.server.tables.all_tables import Tables

FP, SH = "free-peoples", "shadow"
SIZE = 32_000
HOSTILE = {
    "backslashes": "\\" * SIZE,
    "quoted backslashes": f'{COOKIE}="' + "\\" * SIZE + '"',
    "octal": f'{COOKIE}="' + "\\12" * (SIZE // 3) + '"',
    "semicolons": ";" * SIZE,
    "equals": "=" * SIZE,
    "empty cookies": "a=;" * (SIZE // 3),
    "spaces": " " * SIZE,
    "one long": f"{COOKIE}={'x' * SIZE}",
    "quotes": '"' * SIZE,
    "commas": "," * SIZE,
    "slashes": "http://" + "/" * SIZE,
    "colons": "://" * (SIZE // 3),
    "dashes": "-" * SIZE,
    "brackets": "http://" + "[" * SIZE,
    "at signs": "http://" + "@" * SIZE,
    "not ascii": "\u00e9" * SIZE,
}


def work_of(call: Callable[[], object]) -> int:
    """How many characters are looked at, at most: the length of whatever each built-in call is made on or could be.

    A call of a built-in method of a text counts the text; any other (a pattern's search, a codec) counts a whole
    hostile header, since it may look at all of it. Each line of Python counts one. No clock is asked.
    """
    work = 0

    def count(frame: FrameType, event: str, arg: Any) -> None:
        nonlocal work
        if event == "c_call":
            on = getattr(arg, "__self__", None)
            work += len(on) if isinstance(on, str | bytes | bytearray) else 50
            if type(on).__module__ == "re":
                work += SIZE

    def lines(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal work
        work += event == "line"
        return lines

    sys.setprofile(count)
    sys.settrace(lines)
    try:
        call()
    finally:
        sys.settrace(None)
        sys.setprofile(None)
    return work


@pytest.mark.parametrize("header", HOSTILE.values(), ids=HOSTILE)
def test_a_cookie_costs_no_more_than_a_look_at_it(header: str) -> None:
    assert work_of(lambda: cookie_in(header)) < 4 * SIZE


def test_the_measure_finds_what_is_quadratic() -> None:
    """The parser of the standard library, which did this work before, is over the bound by far."""
    import http.cookies  # noqa: PLC0415 (only here)

    header = HOSTILE["quoted backslashes"][:4000] + '"'
    assert work_of(lambda: http.cookies.SimpleCookie(header)) > 40 * len(header)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    store = Store(tmp_path_factory.mktemp("doorway") / "file")
    yield Tables(store, workers=1)
    store.close()


async def nothing(*_: Any) -> Any:
    pass


@pytest.mark.parametrize("name", ["cookie", "origin", "accept-language", "content-type", "host", "x-forwarded-proto"])
@pytest.mark.parametrize("value", HOSTILE.values(), ids=HOSTILE)
def test_a_header_costs_no_more_than_a_look_at_it(tables: Tables, name: str, value: str) -> None:
    """The whole doorway, for a stranger with one hostile header, over HTTP and over a live line."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def enter(kind: str, value: str) -> None:
        headers = [(b"content-length", b"2"), (name.encode(), value.encode("latin-1"))]
        method = {"method": "POST"} if kind == "http" else {}
        scope: Any = {"type": kind, "headers": headers, "state": {}, "scheme": "http", "path": "/api/me", **method}
        await VisitorMiddleware(app, tables)(scope, nothing, nothing)

    with asyncio.Runner() as runner:
        runner.run(enter("http", value))  # what is done only once does not count
        for kind in ("http", "websocket"):
            long, short = (work_of(lambda: runner.run(enter(kind, said))) for said in (value, value[:20]))  # noqa: B023
            assert long - short < 8 * SIZE


@pytest.mark.parametrize("count", [20_000])
def test_many_headers_cost_no_more_than_a_look_at_each(tables: Tables, count: int) -> None:
    headers = [(b"cookie", b"a=b")] * count
    scope: Any = {"type": "http", "method": "GET", "headers": headers, "state": {}, "scheme": "http", "path": "/"}

    with asyncio.Runner() as runner:
        assert work_of(lambda: runner.run(VisitorMiddleware(nothing, tables)(scope, nothing, nothing))) < 40 * count


def test_the_cookie_is_found_among_others(tables: Tables) -> None:
    guests: Guests = tables.guests
    cookie = guests.cookie(guests.new())
    assert len(cookie) <= LONGEST
    for header in (
        f"{COOKIE}={cookie}",
        f"a=b; {COOKIE}={cookie}; c=d",
        f'q="x\\"y"; {COOKIE} = {cookie} ;',
        f"{COOKIE}x=1; x{COOKIE}=2;{COOKIE}={cookie}; {COOKIE}=second",
    ):
        assert cookie_in(header) == cookie
    for header in ("", ";", "=", COOKIE, f"{COOKIE}x={cookie}", f"{COOKIE}={cookie * 9}", f"a={COOKIE}={cookie}"):
        assert guests.read(cookie_in(header)) is None
    assert cookie_in("a=b;" * 1000 + f"{COOKIE}={cookie}") == "", "nobody has so many cookies for one host"


def set_by(answered: Any) -> str:
    return str(answered.headers.get("set-cookie", ""))


def test_the_cookie_is_renewed_with_visits(running: Running) -> None:
    player = Player(running.address)
    mine = player.http.cookies[COOKIE]
    again = set_by(player.http.get("/api/me"))
    assert again.startswith(f"{COOKIE}={mine};")
    assert f"Max-Age={AGE}" in again
    assert not set_by(player.http.get("/api/tables"))
    player.http.cookies.clear()
    new = set_by(player.http.get("/api/tables"))
    assert new.startswith(f"{COOKIE}=")
    assert mine not in new
    player.close()


def test_what_all_may_keep_gives_nobody_a_cookie(running: Running, tmp_path: Path) -> None:
    """A cache before the server would hand the cookie of one guest to the next."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("1", encoding="utf-8")
    player = Player(running.address)
    player.http.cookies.clear()
    with patch.object(pages, "STATIC", tmp_path):
        asset = player.http.get("/assets/a.js")
    assert "public" in asset.headers["cache-control"]
    assert not set_by(asset)
    assert set_by(player.http.get("/api/games"))
    player.close()


def test_what_every_answer_says_of_itself(running: Running, ann: Player) -> None:
    table = ann.table(seats={FP: "me", SH: "me"})
    addresses = [
        "me",
        "tables",
        "games",
        f"tables/{table}",
        f"tables/{table}/view",
        "none",
        "tables/none",
        "openapi.json",
    ]
    answers = [ann.http.get(f"/api/{address}") for address in addresses]
    answers += [
        ann.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"}),
        ann.http.delete("/api/tables"),
        ann.http.post("/api/tables", json={}, headers={"origin": "http://elsewhere"}),
        ann.http.get("/api/" + "x" * LONGEST_ADDRESS),
    ]
    for answered in answers:
        assert answered.headers["x-content-type-options"] == "nosniff"
        assert answered.headers["cache-control"] == "no-store"
        assert answered.headers["content-type"] == "application/json"
    words = ann.http.get("/api/words/en")
    assert words.headers["cache-control"] == "no-cache", "words are kept and asked for again by their tag"
    log = ann.http.get(f"/api/tables/{table}/log?format=text")
    for text in (words, log):
        assert text.headers["content-type"] == "text/plain; charset=utf-8"
        assert text.headers["x-content-type-options"] == "nosniff"
    for address in ("/", "/api/docs"):
        page = ann.http.get(address)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["x-content-type-options"] == "nosniff"


def test_only_json_is_read_as_json(ann: Player) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "json"):
        headers = {"content-type": kind} if kind else {}
        body = b'{"name": "Eve"}'
        ann.refused(415, "server-not-json", "PATCH", "/api/me", content=body, headers=headers)
        ann.refused(415, "server-not-json", "PATCH", "/api/me", content=iter([body]), headers=headers)
    assert ann.get("/api/me")["name"] == "Ann"
    for kind in ("application/json", "Application/JSON; charset=utf-8"):
        answered = ann.http.patch("/api/me", content=b'{"name": "Eve"}', headers={"content-type": kind})
        assert answered.json()["name"] == "Eve"


@pytest.mark.parametrize(
    ("origin", "host", "status"),
    [
        ("http://table.example", "table.example", 200),
        ("https://table.example:8443", "table.example:8443", 200),
        ("null", "table.example", 403),
        ("", "table.example", 403),
        ("null", "", 403),
        ("table.example", "table.example", 403),
        ("http://table.example.evil", "table.example", 403),
        ("http://table.example/", "table.example", 403),
        ("http://evil@table.example", "table.example", 403),
        ("http://[", "table.example", 403),
    ],
)
def test_whose_page_it_is(ann: Player, origin: str, host: str, status: int) -> None:
    answered = ann.http.patch("/api/me", json={"name": "Ann"}, headers={"origin": origin, "host": host})
    assert answered.status_code == status


def test_an_address_that_is_too_long(ann: Player) -> None:
    """The framework keeps what it has seen of addresses: nothing that is long comes so far."""
    for address in ("/" + "x" * LONGEST_ADDRESS, "/api/tables?" + "a&" * 1000, "/api/tables/" + "%2e" * 900):
        told = ann.refused(414, "server-address-too-long", "GET", address)
        assert told["text"] == "The address of the request is too long."
    russian = ann.http.get("/" + "x" * LONGEST_ADDRESS, headers={"accept-language": "ru"})
    assert "слишком длинный" in russian.json()["text"]


@pytest.mark.parametrize(
    "address", ["/" + "x" * 300, "/assets/" + "x" * 300, "/" + "é" * 200, "/a/" + "b/" * 400, "/%00"]
)
def test_an_address_that_no_file_can_have(ann: Player, address: str) -> None:
    answered = ann.http.get(address)
    assert answered.status_code == (404 if address.startswith("/assets/") else 200)
    missing = f"/api/tables/{'x' * 300}"
    ann.refused(404, "server-table-unknown", "GET", missing)
    ann.refused(404, "server-table-unknown", "GET", f"{missing}/view")


@pytest.mark.parametrize("text", [b"1e308", b"1.5e-308", b"4.9e-324", b"-2.5E+300"])
def test_extreme_numbers_are_read_in_the_way_of_python(running: Running, text: bytes) -> None:
    """msgspec's own way is taken nowhere: from each number on it costs as much as a thousand ordinary ones."""
    read = []

    def count(frame: FrameType, event: str, arg: Any) -> None:
        if event == "call" and frame.f_code is json_decoding._float.__code__:  # noqa: SLF001
            read.append(frame.f_locals["text"])

    answer = b'{"type": "answer", "seat": "s", "index": 0, "answer": {"x": [%b]}}' % text
    row = TableRow(id="t", game="g", options={}, sides={}, seats={}, fate=Secret(""), created=0, position={"x": 7})
    stored = pack(row).replace(b'{"x":7}', b'{"x":%b}' % text)
    request = running.app.request_class({"type": "http", "headers": []})  # type: ignore[arg-type]
    request._body = b"[%b]" % text  # noqa: SLF001
    sys.setprofile(count)
    try:
        assert asyncio.run(request.json()) == [float(text)]
        assert live.read(answer).answer["x"] == [float(text)]  # type: ignore[union-attr]
        assert live.ref_of(answer) is None
        position = row_of(stored).position
        assert position is not None
        assert position["x"] == float(text)
    finally:
        sys.setprofile(None)
    assert read == [text.decode()] * 4


def test_numbers_beyond_all_bounds(ann: Player) -> None:
    for text in (b"1e999", b"-1e400", b"9" * 5000, b"NaN", b"Infinity", b"1e", b"0x1"):
        body = b'{"game": "ford", "position": {"x": %b}}' % text
        headers = {"content-type": "application/json"}
        ann.refused(400, "server-malformed", "POST", "/api/tables", content=body, headers=headers)


def test_a_body_holds_only_so_many_values(ann: Player) -> None:
    """A record of 4 MB holds fewer; a million empty lists would keep the collector of garbage busy for a second."""
    headers = {"content-type": "application/json"}
    for part in (b"[],", b"{},", b"0,", b"0.1,"):
        body = b'{"record": {"x": [' + part * PARTS + b"0]}}"
        assert len(body) < IMPORT_LIMIT
        ann.refused(413, "server-too-large", "POST", "/api/tables/import", content=body, headers=headers)
    text = b'{"record": {"x": "' + b"x" * (IMPORT_LIMIT - 100) + b'"}}'
    ann.refused(400, "server-record-broken", "POST", "/api/tables/import", content=text, headers=headers)


def test_what_is_the_same_for_everyone_is_compressed_once(ann: Player) -> None:
    zipped.cache_clear()
    for _ in range(3):
        for address in ("/api/words/uk", "/api/docs", "/api/openapi.json"):
            answered = ann.http.get(address)
            assert answered.headers["content-encoding"] == "gzip"
            assert "Accept-Encoding" in answered.headers["vary"]
            plain = ann.http.get(address, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == answered.content
    assert (zipped.cache_info().misses, zipped.cache_info().hits) == (3, 6)
    assert ann.http.get("/api/games").headers["content-encoding"] == "gzip", "others as before, each time"


def test_a_burst_of_messages_lets_others_have_their_turn(running: Running, ann: Player) -> None:
    """Thousands of tiny messages may come at once; between any two of them everybody else is heard."""
    table = ann.table(seats={FP: "me", SH: "me"})
    messages = [b"x", b'{"type": "ping"}', b"[]", b"{"] * 50
    turns = 0

    class Burst:
        """A line on which everything has come already."""

        async def receive_data(self, mode: str) -> bytes:
            if not messages:
                raise WebSocketDisconnect(detail="gone")
            return messages.pop()

        async def send_text(self, text: str) -> None:
            pass

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def listen() -> None:
        tables = running.tables
        other = asyncio.ensure_future(others())
        line = live.LiveConnection(Burst(), tables, tables.live[table], tables.guests.new(), "en")  # type: ignore[arg-type]
        with pytest.raises(WebSocketDisconnect):
            await line.receive_messages()
        other.cancel()

    asyncio.run(listen())
    assert turns >= 200


@pytest.mark.parametrize("call", ["record", "luck", "log?format=text"])
def test_what_takes_long_is_done_beside_everything_else(running: Running, call: str) -> None:
    """Half a second of work for one holds up nobody: another is served before it is done."""
    ann, bob = Player(running.address, "Ann"), Player(running.address, "Bob")
    table = ann.table(seats={FP: "me", SH: "me"})
    begun, go_on = threading.Event(), threading.Event()

    def slow(*_: Any) -> Any:
        begun.set()
        assert go_on.wait(PATIENCE)
        return "done" if call.startswith("log") else {"done": True}

    name = {"record": "record_json", "luck": "luck_json"}.get(call, "log_text")
    answers: list[int] = []
    with patch.object(views, name, slow):
        asking = threading.Thread(
            target=lambda: answers.append(ann.http.get(f"/api/tables/{table}/{call}").status_code)
        )
        asking.start()
        assert begun.wait(PATIENCE)
        assert bob.get("/api/tables")["mine"] == []
        assert ann.get("/api/games"), "and so is the same guest"
        go_on.set()
        asking.join()
    assert answers == [200]
    with ThreadPoolExecutor(8) as pages:  # as the end of a game does
        at_once = pages.map(lambda _: ann.http.get(f"/api/tables/{table}/{call}").status_code, range(8))
        assert set(at_once) == {200}
    ann.close()
    bob.close()


SPOILT = "\u202eA\u200bn\x00n\x07\u2066\u00ad \t \n L\u200dee\ufeff\u2028\U000e0041"


def test_names_are_what_they_look_like(running: Running, ann: Player, bob: Player) -> None:
    assert ann.ok("PATCH", "/api/me", {"name": SPOILT})["name"] == "Ann Lee"
    table = ann.table(seats={FP: "me"})
    bob.post(f"/api/tables/{table}/join", {"seat": SH})
    assert bob.get(f"/api/tables/{table}")["seats"][FP]["name"] == "Ann Lee"
    assert name_shown("  Олена\u0301  ") == "Олена\u0301"
    assert name_shown("\u200d\u202e") == ""
    guest = ann.get("/api/me")["id"]
    running.tables.store.submit(("update guests set name = ? where id = ?", (SPOILT, guest))).result()
    assert ann.get("/api/me")["name"] == "Ann Lee", "a name that is in the file from before"
    assert bob.get(f"/api/tables/{table}")["seats"][FP]["name"] == "Ann Lee"
    assert any(row["seats"][FP].get("name") == "Ann Lee" for row in bob.get("/api/tables")["mine"])


def test_the_chat_is_what_it_looks_like(ann: Player) -> None:
    table = ann.table(seats={FP: "me", SH: "me"})
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    said = ann.post(f"/api/tables/{table}/chat", {"text": f"\u202eone\r\ntwo\x1b[31m \u2067{family}\u2069"})
    assert said["text"] == f"one\ntwo[31m {family}"
    for nothing in (" ", "\u200b\u200b", "\u200d", "\n\t\x00"):
        ann.refused(400, "server-nothing-said", "POST", f"/api/tables/{table}/chat", {"text": nothing})
    with ann.line(table) as line:
        assert [row["text"] for row in line.next("chat")["chat"]] == [said["text"]]
        line.send(type="chat", text="\u202e", ref=3)
        assert line.next("refused", ref=3)["id"] == "server-nothing-said"
    old = ChatRow(0, "g", SPOILT, None, "a\u202eb", 0)
    assert (old.json()["name"], old.json()["text"]) == ("Ann Lee", "ab")
    assert said_shown("plain") == "plain"
