"""The call by which a seat leaves an answer standing."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from thirdage.server import standing, types
from thirdage.server.doorway import visitor
from thirdage.server.house import House
from thirdage.server.rows import Json
from thirdage.server.telling import room_json


@post("/api/tables/{table:str}/standing-answer", summary="Decline windows of a kind beforehand", status_code=200)
async def standing_answer(
    request: Request[Any, Any, State], table: FromPath[str], data: JSONBody[types.StandingAnswer]
) -> Json:
    """Only the seat itself learns of it, now and later."""
    house: House = request.app.state.house
    room, guest = house.room(table), visitor(request).guest
    await standing.leave(room, guest, data.seat, data.kind, data.until)

    async def tell() -> Json:
        return room_json(room, guest)

    return await room.doing(tell)
