"""The calls that only read a game: views, log, record, replay, odds, advice, luck.

What takes a tenth of a second or more runs in a thread or a worker, one at a time per guest, so that others are served
meanwhile.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from thirdage.locale import languages
from thirdage.server import request_types
from thirdage.server.http.api.caller import ApiRequest, guest_of, language_of, table_of, tables_of
from thirdage.server.jobs.replay import MOST
from thirdage.server.storage.rows import Json
from thirdage.server.tables.json_views import (
    late_log_json,
    log_json,
    log_text,
    luck_json,
    public_json,
    record_json,
    state_json,
)
from thirdage.server.tables.onlookers import initiate, late_index

Language = Annotated[str | None, QueryParameter(pattern=f"^({'|'.join(languages())})$")]
Since = Annotated[int, QueryParameter(ge=0, le=2**53)]
At = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
From = Annotated[int, QueryParameter(name="from", ge=0, le=2**53)]
Count = Annotated[int, QueryParameter(ge=1, le=MOST)]


@get("/api/tables/{table:str}/view", summary="What a seat knows")
async def view(request: ApiRequest, table: FromPath[str], seat: FromQuery[str | None] = None) -> Json:
    """Of my own seat, or what everyone may know."""
    live_table = table_of(request, table)

    async def look() -> Json:
        return state_json(live_table, live_table.allowed_view(guest_of(request), seat), 0)

    return await live_table.exclusively(look)


@get("/api/tables/{table:str}/log", summary="What a seat was told")
async def log(
    request: ApiRequest,
    table: FromPath[str],
    seat: FromQuery[str | None] = None,
    since: Since = 0,
    language: Language = None,
    format: FromQuery[Literal["json", "text"]] = "json",  # noqa: A002 (the name of the parameter)
) -> Response[bytes]:
    """As JSON, or as lines of a language."""
    tables, guest = tables_of(request), guest_of(request)
    live_table = table_of(request, table)

    async def read() -> Json:
        until = late_index(live_table, guest, seat)
        if until is not None:
            await initiate(live_table, guest)
            return late_log_json(live_table, until)
        return log_json(live_table, live_table.allowed_view(guest, seat), since)

    told = await live_table.exclusively(read)
    if format == "json":
        return Response(msgspec.json.encode(told), media_type="application/json")
    async with tables.analysis.thread_limiter.turn(guest.id):
        text = await asyncio.to_thread(log_text, told["log"], language or language_of(request))
    return Response(text.encode(), media_type="text/plain")


@get("/api/tables/{table:str}/record", summary="My own history; the full record when the game is over")
async def record(request: ApiRequest, table: FromPath[str], seat: FromQuery[str | None] = None) -> Json:
    """Nothing that the seat may not know leaves the server while the game runs."""
    tables, guest = tables_of(request), guest_of(request)
    live_table = table_of(request, table)

    async def read() -> Json:
        return await asyncio.to_thread(record_json, live_table, live_table.allowed_view(guest, seat))

    async with tables.analysis.thread_limiter.turn(guest.id):
        return await live_table.exclusively(read)


@get("/api/tables/{table:str}/replay", summary="What a seat saw, moment by moment")
async def replay(
    request: ApiRequest, table: FromPath[str], seat: FromQuery[str | None] = None, start: From = 0, count: Count = MOST
) -> Response[bytes]:
    """The line in play, of my own seat while the game runs, of any seat when it is over."""
    told = await tables_of(request).analysis.replay(guest_of(request), table_of(request, table), seat, start, count)
    return Response(told, media_type="application/json")


@get("/api/tables/{table:str}/rounds", summary="What a seat saw at the end of each round")
async def rounds(request: ApiRequest, table: FromPath[str], seat: FromQuery[str | None] = None) -> Response[bytes]:
    """Of a game that is over: how the war went, from the first round on."""
    told = await tables_of(request).analysis.rounds(guest_of(request), table_of(request, table), seat)
    return Response(told, media_type="application/json")


@post("/api/tables/{table:str}/odds", summary="What may come of it?", status_code=200)
async def odds(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.Odds]) -> Json:
    """A battle or a Hunt, played out many times on what my seat knows."""
    return await tables_of(request).analysis.odds(guest_of(request), table_of(request, table), data)


@post("/api/tables/{table:str}/advice", summary="What would you do?", status_code=200)
async def advice(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.Advise]) -> Json:
    """A bot's plan for what my seat is asked, its two best others, and what decided."""
    return await tables_of(request).analysis.advice(guest_of(request), table_of(request, table), data)


@get("/api/tables/{table:str}/whereabouts", summary="Where could he be?")
async def whereabouts(request: ApiRequest, table: FromPath[str], at: FromQuery[At | None] = None) -> Response[bytes]:
    """Of somebody who walks unseen, as all know it; when the game is over, at any moment of it."""
    found = await tables_of(request).analysis.where(guest_of(request), table_of(request, table), at)
    return Response(found, media_type="application/json")


@get("/api/tables/{table:str}/chances", summary="Who was likely to win, action by action")
async def chances(request: ApiRequest, table: FromPath[str]) -> Json:
    """Of a game that is over."""
    return {"chances": await tables_of(request).analysis.chances(guest_of(request), table_of(request, table))}


@get("/api/tables/{table:str}/luck", summary="Expected and actual luck")
async def luck(request: ApiRequest, table: FromPath[str]) -> Json:
    """Of what everyone saw: dice of battles and hunts, tiles, action dice."""
    tables, guest = tables_of(request), guest_of(request)
    live_table = table_of(request, table)

    async def reckon() -> Json:
        return await asyncio.to_thread(luck_json, live_table)

    async with tables.analysis.thread_limiter.turn(guest.id):
        return await live_table.exclusively(reckon)


@get("/api/tables/{table:str}/seen-by-others", summary="What everyone may know")
async def seen_by_others(request: ApiRequest, table: FromPath[str]) -> Json:
    """So also what the others see of my own things."""
    live_table = table_of(request, table)

    async def look() -> Json:
        return public_json(live_table)

    return await live_table.exclusively(look)
