"""The protocols that uvicorn runs for each TCP connection, with the limits that it lacks.

A client has so long to send the head of a request and so long for its body, and it must read what it is sent (on Linux
the system enforces that); only so many connections are open at once; a malformed WebSocket request gets a response.
"""

from __future__ import annotations

import asyncio
import socket
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

HEADERS: Final = 32 * 1024
"""Bytes of the head of a request."""
PIECE: Final = 8 * 1024
"""So much is read at once: the rest of what one client has sent waits until others had their turn, be it a head that is
larger than allowed or thousands of tiny messages."""
FRAGMENTS: Final = 1000
"""So many fragments of one message; empty ones count for nothing in its size."""
SPARE: Final = 100
"""Open files that are no connections: the store, the pipes of the workers, files of the page."""
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
SENSELESS: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


@dataclass(frozen=True)
class ConnectionLimits:
    """How many connections there may be, and how many seconds each may take."""

    connections: int = 2000
    head: float = 20
    """From the connection, or from the first byte of a later request, to the end of the head."""
    body: float = 120
    """From the end of the head to the end of the body."""
    reading: float = 60
    """In which a client has to take something of what was sent."""


def connections_allowed(wanted: int) -> int:
    """How many connections there can be: no more than the system lets a process open."""
    try:
        import resource  # noqa: PLC0415 (not on every system)
    except ImportError:
        return wanted
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return wanted if allowed == resource.RLIM_INFINITY else max(1, min(wanted, allowed - SPARE))


class HttpProtocol(H11Protocol):
    """HTTP with time limits and a limit on connections."""

    patience: ClassVar[ConnectionLimits] = ConnectionLimits()

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._awaited: object = None
        self._clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take the connection, unless there are too many."""
        super().connection_made(transport)
        transport.max_size = PIECE  # type: ignore[attr-defined]
        _let_go_of_silence(transport, self.patience.reading)
        if len(self.connections) > self.patience.connections:
            transport.write(FULL)
            transport.close()
            return
        self._await()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:  # closed, or now a WebSocket
            self._stop()
        else:
            self._await()

    def on_response_complete(self) -> None:
        """The body of the next request may have begun to come already."""
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:
            self._await()

    def _await(self) -> None:
        """Let the clock run while a head or a body is awaited; it starts anew when the one is there."""
        if self.conn.their_state is self._awaited:
            return
        self._stop()
        self._awaited = self.conn.their_state
        seconds = {h11.IDLE: self.patience.head, h11.SEND_BODY: self.patience.body}.get(self.conn.their_state)
        if seconds is not None:
            self._clock = self.loop.call_later(seconds, self._late)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _late(self) -> None:
        """End it, with a word if a request had begun and has no answer yet."""
        begun = self.conn.trailing_data[0] or self.conn.their_state is h11.SEND_BODY
        if begun and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(LATE)
        self.transport.close()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """The WebSocket under a live connection, with limits on fragments and on clients that do not read."""

    def data_received(self, data: bytes) -> None:
        """Something has come. The first is the whole request: if no handshake follows from it, it never will."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(SENSELESS)
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        """One more fragment, unless there are too many."""
        if self.close_sent:
            return
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
            return
        self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
        self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come. One that is not UTF-8 closes the connection and is not logged."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.fail(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer, unless the client does not read: then answers would only heap up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """Let go of a client that does not answer, without waiting until it has read what it will not read."""
        super().keepalive_timeout()
        self.transport.abort()


def http_protocol(patience: ConnectionLimits) -> type[HttpProtocol]:
    """The HTTP protocol with other limits."""
    return type("PatientConnection", (HttpProtocol,), {"patience": patience})


def _let_go_of_silence(transport: asyncio.Transport, seconds: float) -> None:
    """Have the system end the connection if what is sent is not taken for so long."""
    connected = transport.get_extra_info("socket")
    if connected is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(seconds * 1000))
