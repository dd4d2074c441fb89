"""The calls that list, make, join and leave tables, and those of the salts before a game begins."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from thirdage.games.hunt.game import HUNT
from thirdage.server import request_types
from thirdage.server.errors import Problem
from thirdage.server.http.api.caller import ApiRequest, guest_of, table_for_caller, table_of, tables_of
from thirdage.server.storage.rows import Json
from thirdage.server.tables import campaigns, continuing, seating
from thirdage.server.tables.handovers import players
from thirdage.server.tables.imports import import_table
from thirdage.server.tables.json_views import table_json, tables_json
from thirdage.server.tables.live_table import LiveTable

IMPORT_LIMIT: Final = 4 * 1024 * 1024
"""The largest record that can be imported, in bytes."""


@get("/api/tables", summary="The tables that can be joined, and mine")
async def tables(request: ApiRequest) -> Json:
    """The latest first."""
    all_tables, guest = tables_of(request), guest_of(request)
    found = all_tables.lists_for(guest)
    names = all_tables.guests.names({known for rows in found for row in rows for known in players(row)})
    free, mine = (tables_json(rows, guest, names) for rows in found)
    return {"open": free, "mine": mine}


@post("/api/tables", summary="A new table")
async def create(request: ApiRequest, data: JSONBody[request_types.NewTable]) -> Json:
    """A new table; the game begins when no seat is open and each person has opened a salt."""
    guest = guest_of(request)
    wish = (data.game, data.options, data.seats, data.position)
    if data.position is not None and data.start is not None:
        raise Problem(400, "server-two-starts")
    more: Json = {"listed": data.listed, "keep_hands": data.keep_hands, "undo_setting": data.undo_setting}
    more |= {"start": data.start or "", "advice": data.advice, "from_memory": data.from_memory}
    more["campaign"] = data.campaign
    live_table = await tables_of(request).create(guest, *wish, **more)
    return await table_for_caller(request, live_table)


@post("/api/tables/import", summary="A table made of a record", request_max_body_size=IMPORT_LIMIT)
async def import_record(request: ApiRequest, data: JSONBody[request_types.Import]) -> Json:
    """One that is over can be looked at; one that is not goes on, the importer on every seat."""
    guest = guest_of(request)
    live_table = await import_table(tables_of(request), guest, data.record, data.listed)
    return table_json(live_table.row, guest, live_table.names)


@get("/api/tables/{table:str}", summary="A table")
async def table_(request: ApiRequest, table: FromPath[str]) -> Json:
    """Everything about it but the game itself."""
    return await table_for_caller(request, table_of(request, table))


@post("/api/tables/{table:str}/join", summary="Sit down", status_code=200)
async def join(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.Join]) -> Json:
    """Take an open seat, or with the key of an invitation a seat in a game that runs.

    Before the game begins each person's salt is sealed, then opened (below).
    """
    live_table = table_of(request, table)
    await tables_of(request).join(guest_of(request), live_table, data.seat, data.key)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/fill", summary="Put a bot on an open seat", status_code=200)
async def fill(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.Fill]) -> Json:
    """Anybody who sits there may, before the game has begun."""
    live_table = table_of(request, table)
    await tables_of(request).fill(guest_of(request), live_table, data.seat, data.bot)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/leave", summary="Stand up again", status_code=200)
async def leave(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.OneSeat]) -> Json:
    """Only before the game has begun."""
    live_table = table_of(request, table)
    await seating.leave(live_table, guest_of(request), data.seat)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/salt-hash", summary="Commit to a salt", status_code=200)
async def salt_hash(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.SaltHash]) -> Json:
    """My share in the dice, sealed; also to say that I am here when the others are."""
    live_table = table_of(request, table)
    live_table.note_presence(guest_of(request))
    await seating.seal(live_table, guest_of(request), data.seat, data.hash)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/salt", summary="Open that salt", status_code=200)
async def salt(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.OpenSalt]) -> Json:
    """When all hashes are in and everyone is here; with the last salt the game begins."""
    live_table = table_of(request, table)
    live_table.note_presence(guest_of(request))
    await seating.unseal(live_table, guest_of(request), data.seat, data.salt)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/play-on", summary="Play on from a moment of a game that is over")
async def play_on(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.PlayOn]) -> Json:
    """A new table with the same beginning and dice of its own."""
    new = await tables_of(request).play_on(guest_of(request), table_of(request, table), data)
    return await table_for_caller(request, new)


@post("/api/tables/{table:str}/go-on", summary="Go on from one chapter to the next")
async def go_on(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.GoOn]) -> Json:
    """Of a game that was to have only the first; whoever is the second to ask sits down at the same table."""
    new = await continuing.go_on(tables_of(request), guest_of(request), table_of(request, table), data.others)
    return await table_for_caller(request, new)


@post("/api/tables/{table:str}/war", summary="Go on from a hunt to the war")
async def war(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.War]) -> Json:
    """Asked for twice it is the same table; whoever is the second to ask sits down there."""
    new = await tables_of(request).war(guest_of(request), table_of(request, table), data)
    return await table_for_caller(request, new)


def campaign_tables(request: ApiRequest, id: str) -> list[LiveTable]:
    """The hunt of a campaign, named by any of its tables, and the war if it has come to it."""
    all_tables = tables_of(request)
    named = all_tables.find(id)
    hunt = all_tables.find(named.row.campaign or id)
    if hunt.row.game != HUNT.id:
        raise Problem(404, "server-campaign-unknown")
    return [hunt] if hunt.row.sequel is None else [hunt, all_tables.find(hunt.row.sequel)]


@get("/api/campaigns/{table:str}", summary="A campaign")
async def campaign(request: ApiRequest, table: FromPath[str]) -> Json:
    """Its hunt, the tokens won there, and its war."""
    told = [table_json(one.row, guest_of(request), one.names) for one in campaign_tables(request, table)]
    return {"id": told[0]["id"], "hunt": told[0], "war": told[1] if len(told) > 1 else None}


@get("/api/campaigns/{table:str}/record", summary="The records of a campaign, a chain")
async def campaign_record(request: ApiRequest, table: FromPath[str]) -> Json:
    """Of those of its games that are over."""
    return await campaigns.chain(campaign_tables(request, table))


@post("/api/tables/{table:str}/rematch", summary="Play again, sides swapped or as they were")
async def rematch(request: ApiRequest, table: FromPath[str], swap: FromQuery[bool] = True) -> Json:
    """Asked for twice it is the same table; whoever is the second to ask sits down there."""
    new = await tables_of(request).rematch(guest_of(request), table_of(request, table), swap)
    return await table_for_caller(request, new)
