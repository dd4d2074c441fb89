"""The live line of a table: one WebSocket for each page that looks at it.

A line does not queue what happened; it is woken and tells what is true now, with the log since it last told. A slow
reader therefore gets fewer and larger pieces, never stale ones, and memory does not grow.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from thirdage.kernel import Message, Refused
from thirdage.server import types
from thirdage.server.doorway import visitor
from thirdage.server.errors import Problem, problem_of, told
from thirdage.server.house import House
from thirdage.server.room import Room
from thirdage.server.rows import ChatRow, Guest, Json
from thirdage.server.telling import room_json, state_json

NO_TABLE = 4404
_decoder: msgspec.json.Decoder[types.LiveMessage] = msgspec.json.Decoder(types.LiveMessage)
_log = logging.getLogger("thirdage.server")


class Line:
    """Somebody who looks at a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, guest: Guest, language: str, since: int) -> None:
        self.socket = socket
        self.room = room
        self.guest = guest
        self.language = language
        self.since = since
        self.seat = ""
        self.wanted = ""
        self._told: tuple[bytes, bytes] = (b"", b"")
        self._words: list[ChatRow] = []
        self._woken = asyncio.Event()
        self._sending = asyncio.Lock()

    def wake(self, chat: ChatRow | None = None) -> None:
        """Something has changed."""
        if chat is not None:
            self._words.append(chat)
        self._woken.set()

    async def send(self, message: Json) -> None:
        """One message; only one at a time is on the line."""
        await self._put(msgspec.json.encode(message))

    async def _put(self, data: bytes) -> None:
        async with self._sending:
            await self.socket.send_text(data.decode())

    async def tell(self) -> None:
        """Tell whatever is new, for as long as the line stands."""
        await self._tell_chat()
        self._woken.set()
        while True:
            await self._woken.wait()
            self._woken.clear()
            async with self.room.lock:
                await self.room.opened()
                messages = self._news()
            for message in messages:
                await self._put(message)

    async def _tell_chat(self) -> None:
        found = self.room.store.rows("select body from chat where table_id = ? order by n", self.room.row.id)
        said = [msgspec.json.decode(body, type=ChatRow) for (body,) in found]
        await self.send({"type": "chat", "chat": [row.json() for row in said]})
        last = said[-1].n if said else -1
        self._words = [row for row in self._words if row.n > last]

    def _news(self) -> list[bytes]:
        """The table if it has changed, the state if it has, and what was said. The room's lock is held."""
        news = []
        table = msgspec.json.encode({"type": "table", "table": room_json(self.room, self.guest)})
        seat = self.room.shown_seat(self.guest, self.wanted or self.seat)
        if seat != self.seat and self.seat:
            self.since = 0
        self.wanted, self.seat = "", seat
        told = state_json(self.room, seat, self.since)
        self.since = told["index"]
        view = msgspec.json.encode(told["view"])
        if table != self._told[0]:
            news.append(table)
        if (view != self._told[1] or told["log"]) and told["view"] is not None:
            news.append(msgspec.json.encode({"type": "state", **told}))
        self._told = (table, view)
        if self._words:
            news.append(msgspec.json.encode({"type": "chat", "chat": [row.json() for row in self._words]}))
            self._words = []
        return news

    async def listen(self) -> None:
        """Take what the client sends, until the line breaks."""
        while True:
            data = await self.socket.receive_data("text")
            try:
                message = read(data)
                reply = await self._heed(message)
            except Problem as wrong:
                reply = {"type": "refused", **told(wrong.message, self.language)}
            except Refused as refused:
                reply = {"type": "refused", **told(refused.reason, self.language)}
            except Exception:  # noqa: BLE001 -- one message that fails must not end the line
                _log.exception("table %s: a message could not be dealt with", self.room.row.id)
                reply = {"type": "refused", **told(Message("server-failed"), self.language)}
            await self.send({"ref": ref_of(data), **reply})

    async def _heed(self, message: types.LiveMessage) -> Json:
        if isinstance(message, types.LiveAnswer):
            index = await self.room.answer(message.seat, message.index, message.answer, self.guest)
            return {"type": "done", "index": index}
        if isinstance(message, types.LiveExplain):
            return {"type": "explained", **await explained(self.room, self.guest, message, self.language)}
        if isinstance(message, types.LiveChat):
            row = await self.room.chat(self.guest, message.text)
            return {"type": "done", "n": row.n}
        if isinstance(message, types.LiveShow):
            self.room.own(self.guest, message.seat)
            self.wanted = message.seat
            self.wake()
            return {"type": "done"}
        return {"type": "pong"}


def read(data: str | bytes) -> types.LiveMessage:
    """A message of a client."""
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as wrong:
        raise Problem(400, "server-malformed", {"detail": str(wrong)[:200]}) from wrong


def ref_of(data: str | bytes) -> types.Ref:
    """The reference of a message, even of one that makes no sense otherwise."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return None
    ref = found.get("ref") if isinstance(found, dict) else None
    return ref if isinstance(ref, str | int) else None


async def explained(room: Room, guest: Guest, asked: types.Explain | types.LiveExplain, language: str) -> Json:
    """Why an intent is not possible now, or that it is."""

    async def explain() -> Json:
        room.own(guest, asked.seat)
        try:
            reason = room.playing().explain(asked.seat, asked.intent)
        except Refused as refused:
            raise problem_of(refused) from refused
        if reason is None:
            return {"possible": True}
        return {"possible": False, "reason": told(reason, language)}

    return await room.doing(explain)


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """The live line of a table."""
    house: House = socket.app.state.house
    guest, language = visitor(socket)
    await socket.accept()
    try:
        room = house.room(table)
    except Problem as unknown:
        await socket.send_text(
            msgspec.json.encode({"type": "refused", "ref": None, **told(unknown.message, language)}).decode()
        )
        await socket.close(NO_TABLE, unknown.message.id)
        return
    since = socket.query_params.get("since", "0")
    line = Line(socket, room, guest, language, int(since) if str(since).isdecimal() and len(since) < 16 else 0)
    room.watchers.add(line)
    room.wake()
    telling = asyncio.ensure_future(line.tell())
    listening = asyncio.ensure_future(line.listen())
    try:
        done, _ = await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            wrong = task.exception()
            if wrong is not None and not isinstance(wrong, (WebSocketDisconnect, OSError)):
                _log.error("table %s: a line broke", table, exc_info=wrong)
    finally:
        room.watchers.discard(line)
        room.wake()
        for task in (telling, listening):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
