"""What every call needs: the caller, the tables of this server, and a table as the caller sees it."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from thirdage.server.http.visitors import visitor
from thirdage.server.storage.rows import Guest, Json
from thirdage.server.tables.all_tables import Tables
from thirdage.server.tables.json_views import live_table_json
from thirdage.server.tables.live_table import LiveTable

ApiRequest = Request[Any, Any, State]


def tables_of(request: ApiRequest) -> Tables:
    """The tables of the server that received this request."""
    tables: Tables = request.app.state.tables
    return tables


def table_of(request: ApiRequest, id: str) -> LiveTable:
    """The table that a call names."""
    return tables_of(request).find(id)


def guest_of(request: ApiRequest) -> Guest:
    """The guest who makes the call."""
    return visitor(request).guest


def language_of(request: ApiRequest) -> str:
    """The language in which to answer."""
    return visitor(request).language


async def table_for_caller(request: ApiRequest, table: LiveTable) -> Json:
    """A table as the caller sees it; calling for it also shows that the caller is present."""
    tables_of(request).update_names(table)
    table.note_presence(guest_of(request))

    async def read() -> Json:
        return live_table_json(table, guest_of(request))

    return await table.exclusively(read)
