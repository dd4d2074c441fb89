"""Live connections: one WebSocket for each page that shows a table.

A live connection does not queue events. It is woken when something changes, and then sends the present state with the
log entries since the last one it sent. A slow client therefore gets fewer and larger messages, never stale ones, and
memory does not grow.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from thirdage.kernel import Refused
from thirdage.server import request_types
from thirdage.server.errors import Problem, problem_of, told
from thirdage.server.http.frames import state_frame, table_frame
from thirdage.server.http.visitors import visitor
from thirdage.server.json_decoding import ANYTHING, decoder
from thirdage.server.storage.failures import store_problem
from thirdage.server.storage.rows import ChatRow, Guest, Json
from thirdage.server.tables.all_tables import Tables
from thirdage.server.tables.chat import chat_json
from thirdage.server.tables.handovers import welcome
from thirdage.server.tables.live_table import LiveTable

CLOSING: Final = 4000
"""A refused connection is closed with this plus the status of the problem: 4404 no such table, 4429 too many."""
_decoder: msgspec.json.Decoder[request_types.LiveMessage] = decoder(request_types.LiveMessage)
_log = logging.getLogger("thirdage.server")


class LiveConnection:
    """The WebSocket of one page that shows a table; the `Watcher` that the table wakes."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], tables: Tables, table: LiveTable, guest: Guest, language: str
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.table = table
        self.guest = guest
        self.language = language
        self.since = 0
        self.seat = ""
        self.wanted = ""
        self._told: tuple[bytes, bytes] = (b"", b"")
        self._words: list[ChatRow] = []
        self._woken = asyncio.Event()
        self._sending = asyncio.Lock()

    def wake(self) -> None:
        """Something has changed."""
        self._woken.set()

    def hear(self, said: ChatRow) -> None:
        """Somebody has said something."""
        self._words.append(said)

    async def send(self, message: Json) -> None:
        """Send one message; two are never mixed."""
        await self._put(msgspec.json.encode(message))

    async def _put(self, data: bytes) -> None:
        async with self._sending:
            await self.socket.send_text(data.decode())

    async def send_updates(self) -> None:
        """Send what is new, each time the table wakes this connection."""
        await self._send_chat()
        self._woken.set()
        while True:
            await self._woken.wait()
            self._woken.clear()
            async with self.table.lock:
                await self.table.load()
                messages = self._updates()
            for message in messages:
                await self._put(message)

    async def _send_chat(self) -> None:
        told = chat_json(self.table)
        last = told["chat"][-1]["n"] if told["chat"] else -1
        self._words = [row for row in self._words if row.n > last]
        await self.send({"type": "chat", **told})

    def _updates(self) -> list[bytes]:
        """The table if it has changed, the state if it has, new chat. The table's lock is held."""
        updates = []
        table = table_frame(self.table, self.guest)
        seat = self.table.shown_seat(self.guest, self.wanted or self.seat)
        if seat != self.seat and self.seat:
            self.since = 0
        self.wanted, self.seat = "", seat
        state = state_frame(self.table, seat, self.since)
        self.since = state.index
        if table != self._told[0]:
            updates.append(table)
        if (state.view != self._told[1] or state.news) and self.table.match is not None:
            updates.append(state.message)
        self._told = (table, state.view)
        if self._words:
            updates.append(msgspec.json.encode({"type": "chat", "chat": [row.json() for row in self._words]}))
            self._words = []
        return updates

    async def receive_messages(self) -> None:
        """Handle what the client sends, until it disconnects."""
        while True:
            data = await self.socket.receive_data("text")
            await asyncio.sleep(0)  # what has come already may be thousands of messages, and others wait too
            message: request_types.LiveMessage | None = None
            try:
                message = read(data)
                reply = await self._handle(message)
            except Problem as wrong:
                reply = {"type": "refused", **told(wrong.message, self.language)}
            except Refused as refused:
                reply = {"type": "refused", **told(refused.reason, self.language)}
            except Exception as failed:  # noqa: BLE001 -- one message that fails must not end the connection
                _log.exception("table %s: a message could not be dealt with", self.table.row.id)
                problem = store_problem(failed) or Problem(500, "server-failed")
                reply = {"type": "refused", **told(problem.message, self.language)}
            await self.send({"ref": ref_of(data) if message is None else message.ref, **reply})

    async def _handle(self, message: request_types.LiveMessage) -> Json:
        if isinstance(message, request_types.LiveAnswer):
            index = await self.table.answer(message.seat, message.index, message.answer, self.guest)
            return {"type": "done", "index": index}
        if isinstance(message, request_types.LiveExplain):
            return {"type": "explained", **await explain_intent(self.table, self.guest, message, self.language)}
        if isinstance(message, request_types.LiveChat):
            return {"type": "done", "n": (await self.tables.say(self.table, self.guest, message.text)).n}
        if isinstance(message, request_types.LiveShow):
            self.table.require_seat(self.guest, message.seat)
            self.wanted = message.seat
            self.wake()
            return {"type": "done"}
        return {"type": "pong"}


def read(data: str | bytes) -> request_types.LiveMessage:
    """A message of a client."""
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as wrong:
        raise Problem(400, "server-malformed", {"detail": str(wrong)[:200]}) from wrong


def ref_of(data: str | bytes) -> request_types.Ref:
    """The reference of a message, even of one that makes no sense otherwise."""
    try:
        found = ANYTHING.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return None
    ref = found.get("ref") if isinstance(found, dict) else None
    return ref if isinstance(ref, str | int) else None


async def explain_intent(
    table: LiveTable, guest: Guest, asked: request_types.Explain | request_types.LiveExplain, language: str
) -> Json:
    """Why an intent is not possible now, or that it is."""

    async def explain() -> Json:
        table.require_seat(guest, asked.seat)
        try:
            reason = table.begun_match().explain(asked.seat, asked.intent)
        except Refused as refused:
            raise problem_of(refused) from refused
        if reason is None:
            return {"possible": True}
        return {"possible": False, "reason": told(reason, language)}

    return await table.exclusively(explain)


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """The live connection of a table."""
    tables: Tables = socket.app.state.tables
    guest, language = visitor(socket)
    await socket.accept()
    since = socket.query_params.get("since", "0")
    try:
        live_table = tables.find(table)
        with tables.connection_limit.one_more(guest, live_table):
            connection = LiveConnection(socket, tables, live_table, guest, language)
            connection.since = int(since) if str(since).isdecimal() and len(since) < 16 else 0
            await _serve(connection)
    except Problem as wrong:
        refusal = {"type": "refused", "ref": None, **told(wrong.message, language)}
        await socket.send_text(msgspec.json.encode(refusal).decode())
        await socket.close(CLOSING + wrong.status, wrong.message.id)


async def _serve(connection: LiveConnection) -> None:
    """Send and receive until the client disconnects."""
    table = connection.table
    await welcome(table, connection.guest)
    table.watchers.add(connection)
    table.watchers_changed()
    sending = asyncio.ensure_future(connection.send_updates())
    receiving = asyncio.ensure_future(connection.receive_messages())
    try:
        done, _ = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            wrong = task.exception()
            if wrong is not None and not isinstance(wrong, (WebSocketDisconnect, OSError)):
                _log.error("table %s: a live connection failed", table.row.id, exc_info=wrong)
    finally:
        table.watchers.discard(connection)
        if table.seats_of(connection.guest):
            table.absence.seen(connection.guest.id)
        table.watchers_changed()
        for task in (sending, receiving):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
