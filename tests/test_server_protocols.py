"""Slow senders, silent readers, too many connections: on loopback, with a short patience."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from tests.server_driver import PATIENCE, Player, Running, serving
from thirdage.server.http.protocols import (
    FRAGMENTS,
    HEADERS,
    SPARE,
    ConnectionLimits,
    HttpProtocol,
    WebSocketProtocol,
    connections_allowed,
)
from thirdage.server.run import configured

FP, SH = "free-peoples", "shadow"
SHORT = ConnectionLimits(connections=20, head=2, body=2, reading=1)
POST = b"POST /api/tables HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n"
GET = b"GET /api/me HTTP/1.1\r\nhost: h\r\n\r\n"
UPGRADE = (
    b"GET /api/tables/none/live HTTP/1.1\r\nhost: h\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n"
)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("hasty") / "file", patience=SHORT) as server:
        yield server


def dialled(server: Running) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def heard(line: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    came = b""
    try:
        while data := line.recv(65536):
            came += data
    except ConnectionResetError:
        pass
    return came


class Wire(asyncio.Transport):
    """What a connection writes to; nobody reads it."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.ended = ""
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "aborted"


HALVES = {
    "nothing": b"",
    "a line": b"GET /api/me HT",
    "half a head": b"GET /api/me HTTP/1.1\r\nhost: h\r\ncookie: ",
    "no body": POST,
    "half a body": POST + b'{"game": ',
    "half a chunk": POST.replace(b"content-length: 20", b"transfer-encoding: chunked") + b"10\r\nxx",
    "a head after a whole request": GET + b"GET /api/me HTTP/1.1\r\nhost: ",
    "a body after a whole request": GET + POST + b"{",
}


def test_half_a_request_is_not_awaited_for_ever(hasty: Running, caplog: pytest.LogCaptureFixture) -> None:
    lines = {half: dialled(hasty) for half in HALVES}
    for half, line in lines.items():
        line.sendall(HALVES[half])
    assert b"HTTP/1.1 200" in lines["a head after a whole request"].recv(65536)
    lines["a head after a whole request"].sendall(b"h")
    for half, line in lines.items():
        came = heard(line)
        line.close()
        if half == "nothing":
            assert came == b"", "who has asked nothing is told nothing"
        else:
            assert b"HTTP/1.1 408 Request Timeout" in came, half
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_drop_by_drop_is_no_faster(hasty: Running) -> None:
    with closing(dialled(hasty)) as line:
        begun = time.monotonic()
        count = 0
        try:
            while True:
                line.sendall(b"GET"[count : count + 1] or b"x")
                count += 1
                time.sleep(0.02)
        except OSError:
            pass
        assert count < PATIENCE / 0.02, "it ended by itself"
        assert time.monotonic() - begun > SHORT.head * 0.9


def test_the_clock_runs_only_while_something_is_awaited() -> None:
    """Idle between two requests is allowed, and so is an answer that takes long."""
    answer = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while scope["method"] == "POST" and (await receive())["more_body"]:
            pass
        await answer.wait()
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def visit() -> None:
        config = uvicorn.Config(app, http=HttpProtocol, log_config=None)
        line = HttpProtocol(config, ServerState(), {})
        wire = Wire()
        wire.set_protocol(line)
        line.connection_made(wire)
        for request, body in ((GET, b""), (POST, b"{}" * 10)):
            for piece in (request[:9], request[9:30]):
                first = line._clock
                line.data_received(piece)
                assert line._clock is not None, "for the head"
                assert first in (None, line._clock), "it goes on"
            head, began = request[30:], line._clock
            line.data_received(head)
            if body:
                assert line._clock not in (None, began), "for the body, anew"
                line.data_received(body)
            assert line._clock is None, "all has come"
            answer.set()
            await asyncio.gather(*line.tasks)
            assert line._clock is None, "idle"
            answer.clear()
        assert wire.ended == ""
        line.data_received(POST)
        line.connection_lost(None)
        assert line._clock is None

    asyncio.run(visit())


def test_a_live_line_is_not_hurried(hasty: Running) -> None:
    ann = Player(hasty.address, "Ann")
    table = ann.table(seats={FP: "me", SH: "me"})
    with ann.line(table) as line:
        line.next("state")
        time.sleep(2 * max(SHORT.head, SHORT.body))
        line.send(type="ping", ref=1)
        assert line.next("pong")["ref"] == 1
    ann.close()


def test_only_so_many_connections(hasty: Running) -> None:
    lines = [dialled(hasty) for _ in range(SHORT.connections)]
    time.sleep(0.1)
    try:
        with closing(dialled(hasty)) as more:
            assert heard(more).startswith(b"HTTP/1.1 503 ")
    finally:
        for line in lines:
            line.close()
    deadline = time.monotonic() + PATIENCE
    while True:  # until those have ended
        with closing(dialled(hasty)) as line:
            line.sendall(GET.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
            if heard(line).startswith(b"HTTP/1.1 200"):
                break
        assert time.monotonic() < deadline


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system has no such limit")
def test_who_does_not_read_is_let_go(hasty: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    state = list(hasty.app.state.tables.live)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, _, port = hasty.address.removeprefix("http://").partition(":")
        line.connect((host, int(port)))
        line.settimeout(PATIENCE)
        asked = b"GET /api/words/en HTTP/1.1\r\nhost: h\r\n\r\n"
        line.sendall(asked * 40)  # some 16 MB of answers, more than the system keeps for us
        deadline = time.monotonic() + PATIENCE
        ended = False
        while not ended and time.monotonic() < deadline:
            time.sleep(0.2)
            try:
                line.send(b"x")
            except OSError:
                ended = True
        assert ended
    assert list(hasty.app.state.tables.live) == state


@pytest.mark.parametrize(
    "more",
    [
        b"a: b\r\n" * 300,
        b"cookie: " + b"x" * 9000 + b"\r\n",
        b"content-length: 5\r\n",
        b"sec-websocket-extensions: ;;;\r\n",
    ],
    ids=["many headers", "a long cookie", "a body", "an extension that is none"],
)
def test_a_handshake_that_makes_no_sense_is_answered(running: Running, more: bytes) -> None:
    """It was met with silence, for ever."""
    with closing(dialled(running)) as line:
        line.sendall(UPGRADE + more + b"\r\n")
        assert heard(line).startswith(b"HTTP/1.1 400 ")
    with closing(dialled(running)) as line:
        line.sendall(UPGRADE.replace(b"GET", b"POST") + b"\r\n")
        assert heard(line).startswith(b"HTTP/1.1 400 ")


def test_a_head_is_no_larger_than_allowed(running: Running) -> None:
    """Even if all of it comes at once."""
    with closing(dialled(running)) as line:
        line.sendall(GET[:-2] + b"a: " + b"x" * (HEADERS - 1000) + b"\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 200")
    for size in (2 * HEADERS, 7 * HEADERS):
        with closing(dialled(running)) as line:
            line.sendall(GET[:-2] + b"a: " + b"x" * size + b"\r\n\r\n")
            assert heard(line).startswith(b"HTTP/1.1 400") or not heard(line)


def test_fragments_without_end(running: Running) -> None:
    ann = Player(running.address, "Ann")
    table = ann.table(seats={FP: "me", SH: "me"})
    with ann.line(table) as line:
        line.socket.send(iter(['{"type": "ping",', *[""] * (FRAGMENTS // 2), ' "ref": 5}']))
        assert line.next("pong")["ref"] == 5
    with ann.line(table) as line:
        # The frame that ends the message is the one too many: a system that still has something unread when the server
        # closes the connection throws the word of farewell away.
        line.socket.send(iter(['{"type": "ping",', *[""] * (FRAGMENTS - 2), ' "ref": 5}']))
        with pytest.raises(ConnectionClosed):
            line.next("pong")
        assert line.socket.close_code == 1009
    assert ann.get(f"/api/tables/{table}")["id"] == table
    ann.close()


async def opened() -> tuple[WebSocketProtocol, Wire]:
    """An open line whose other end does not read."""
    line = WebSocketProtocol(uvicorn.Config(lambda: None, ws_ping_timeout=1, log_config=None), ServerState(), {})
    wire = Wire()
    line.transport = wire
    line.handshake_initiated = line.handshake_complete = True
    line.conn.state = State.OPEN
    line.conn.parser = line.conn.parse()
    next(line.conn.parser)
    return line, wire


def test_pings_of_one_who_does_not_read_are_not_answered() -> None:
    """The answers would heap up in memory."""
    ping = b"\x89\xfd" + b"\0" * 4 + b"p" * 125  # its mask is nothing

    async def flood() -> None:
        line, wire = await opened()
        line.data_received(ping)
        assert wire.written == [b"\x8a\x7d" + b"p" * 125]
        line.pause_writing()
        for _ in range(9):
            line.data_received(ping * 9)
        assert len(wire.written) == 1
        assert line.conn.data_to_send() == []
        line.resume_writing()
        line.data_received(ping)
        assert len(wire.written) == 2

    asyncio.run(flood())


def test_a_message_that_is_no_text_ends_the_line_and_fills_no_log(
    running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ann = Player(running.address, "Ann")
    table = ann.table(seats={FP: "me", SH: "me"})
    with ann.line(table) as line:
        line.socket.send(b"\xff\xfe\xfd", text=True)
        with pytest.raises(ConnectionClosed):
            line.next("never")
        assert line.socket.close_code == 1007
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    ann.close()


def test_who_does_not_answer_a_ping_is_let_go_at_once() -> None:
    """Closing would wait until everything is read."""

    async def silence() -> None:
        line, wire = await opened()
        line.keepalive_timeout()
        assert wire.written[0][:2] == b"\x88\x18"
        assert wire.ended == "aborted"

    asyncio.run(silence())


def test_limits_of_the_real_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    assert connections_allowed(10**9) == (soft - SPARE if soft != resource.RLIM_INFINITY else 10**9)
    assert connections_allowed(5) == 5
    monkeypatch.setattr(resource, "getrlimit", lambda _: (40, 40))
    assert connections_allowed(2000) == 1
    from thirdage.server.app import create_app  # noqa: PLC0415

    app = create_app(tmp_path / "file")
    config = configured(app, patience=ConnectionLimits(connections=7))
    assert isinstance(config.http, type)
    assert issubclass(config.http, HttpProtocol)
    assert config.http.patience == ConnectionLimits(connections=7)
    app.state.tables.store.close()
