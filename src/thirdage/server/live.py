"""The live line of a table: one WebSocket for each page that looks at it.

A line does not queue what happened; it is woken and tells what is true now, with the log since it last told. A slow
reader therefore gets fewer and larger pieces, never stale ones, and memory does not grow.
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
from thirdage.server import types
from thirdage.server.chatting import chat_json
from thirdage.server.doorway import visitor
from thirdage.server.errors import Problem, problem_of, told
from thirdage.server.failures import store_problem
from thirdage.server.frames import state_frame, table_frame
from thirdage.server.house import House
from thirdage.server.reading import ANYTHING, decoder
from thirdage.server.room import Room
from thirdage.server.rows import ChatRow, Guest, Json

CLOSING: Final = 4000
"""A line that cannot stand is closed with this and the status of the problem: 4404 no such table, 4429 too many."""
_decoder: msgspec.json.Decoder[types.LiveMessage] = decoder(types.LiveMessage)  # type: ignore[arg-type]
_log = logging.getLogger("thirdage.server")


class Line:
    """Somebody who looks at a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, room: Room, guest: Guest, language: str) -> None:
        self.socket = socket
        self.house = house
        self.room = room
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
        told = chat_json(self.room)
        last = told["chat"][-1]["n"] if told["chat"] else -1
        self._words = [row for row in self._words if row.n > last]
        await self.send({"type": "chat", **told})

    def _news(self) -> list[bytes]:
        """The table if it has changed, the state if it has, and what was said. The room's lock is held."""
        news = []
        table = table_frame(self.room, self.guest)
        seat = self.room.shown_seat(self.guest, self.wanted or self.seat)
        if seat != self.seat and self.seat:
            self.since = 0
        self.wanted, self.seat = "", seat
        state = state_frame(self.room, seat, self.since)
        self.since = state.index
        if table != self._told[0]:
            news.append(table)
        if (state.view != self._told[1] or state.news) and self.room.match is not None:
            news.append(state.message)
        self._told = (table, state.view)
        if self._words:
            news.append(msgspec.json.encode({"type": "chat", "chat": [row.json() for row in self._words]}))
            self._words = []
        return news

    async def listen(self) -> None:
        """Take what the client sends, until the line breaks."""
        while True:
            data = await self.socket.receive_data("text")
            await asyncio.sleep(0)  # what has come already may be thousands of messages, and others wait too
            message: types.LiveMessage | None = None
            try:
                message = read(data)
                reply = await self._heed(message)
            except Problem as wrong:
                reply = {"type": "refused", **told(wrong.message, self.language)}
            except Refused as refused:
                reply = {"type": "refused", **told(refused.reason, self.language)}
            except Exception as failed:  # noqa: BLE001 -- one message that fails must not end the line
                _log.exception("table %s: a message could not be dealt with", self.room.row.id)
                problem = store_problem(failed) or Problem(500, "server-failed")
                reply = {"type": "refused", **told(problem.message, self.language)}
            await self.send({"ref": ref_of(data) if message is None else message.ref, **reply})

    async def _heed(self, message: types.LiveMessage) -> Json:
        if isinstance(message, types.LiveAnswer):
            index = await self.room.answer(message.seat, message.index, message.answer, self.guest)
            return {"type": "done", "index": index}
        if isinstance(message, types.LiveExplain):
            return {"type": "explained", **await explained(self.room, self.guest, message, self.language)}
        if isinstance(message, types.LiveChat):
            return {"type": "done", "n": (await self.house.say(self.room, self.guest, message.text)).n}
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
        found = ANYTHING.decode(data)
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
    since = socket.query_params.get("since", "0")
    try:
        room = house.room(table)
        with house.lines.one_more(guest, room):
            line = Line(socket, house, room, guest, language)
            line.since = int(since) if str(since).isdecimal() and len(since) < 16 else 0
            await _stand(line)
    except Problem as wrong:
        refusal = {"type": "refused", "ref": None, **told(wrong.message, language)}
        await socket.send_text(msgspec.json.encode(refusal).decode())
        await socket.close(CLOSING + wrong.status, wrong.message.id)


async def _stand(line: Line) -> None:
    """Tell and listen until the line breaks."""
    room = line.room
    room.watchers.add(line)
    room.stir()
    telling = asyncio.ensure_future(line.tell())
    listening = asyncio.ensure_future(line.listen())
    try:
        done, _ = await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            wrong = task.exception()
            if wrong is not None and not isinstance(wrong, (WebSocketDisconnect, OSError)):
                _log.error("table %s: a line broke", room.row.id, exc_info=wrong)
    finally:
        room.watchers.discard(line)
        room.stir()
        for task in (telling, listening):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
