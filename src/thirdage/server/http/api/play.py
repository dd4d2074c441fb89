"""The calls of a game that is being played: answers, undo, pause, explanations, chat."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from thirdage.server import request_types
from thirdage.server.http.api.caller import (
    ApiRequest,
    guest_of,
    language_of,
    table_for_caller,
    table_of,
    tables_of,
)
from thirdage.server.http.live import explain_intent
from thirdage.server.storage.rows import Json
from thirdage.server.tables import handovers, notes, onlookers, reminders, resigning, resting, standing, takebacks
from thirdage.server.tables.chat import MOST, chat_json

Before = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Lines = Annotated[int, QueryParameter(ge=1, le=MOST)]


@post("/api/tables/{table:str}/answer", summary="Answer an ask", status_code=200)
async def answer(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.Answer]) -> Json:
    """When this returns, the answer is on the disk."""
    live_table = table_of(request, table)
    return {"index": await live_table.answer(data.seat, data.index, data.answer, guest_of(request))}


@post("/api/tables/{table:str}/undo", summary="Take back my last answer", status_code=200)
async def undo(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.OneSeat]) -> Json:
    """At once where the rules of undo allow it; else the others are asked."""
    return {"undone": await takebacks.undo(table_of(request, table), guest_of(request), data.seat)}


@post("/api/tables/{table:str}/undo-consent", summary="Agree to another's undo, or not", status_code=200)
async def undo_consent(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.Consent]) -> Json:
    """It is undone when all have agreed."""
    live_table = table_of(request, table)
    return {"undone": await takebacks.consent(live_table, guest_of(request), data.seat, data.agree)}


@post("/api/tables/{table:str}/standing-answer", summary="Decline windows of a kind beforehand", status_code=200)
async def standing_answer(
    request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.StandingAnswer]
) -> Json:
    """Only the seat itself learns of it, now and later."""
    live_table = table_of(request, table)
    await standing.leave(live_table, guest_of(request), data.seat, data.kind, data.until)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/only-answers", summary="Have given what can be answered only one way", status_code=200)
async def only_answers(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.OnlyAnswers]) -> Json:
    """For one's own seat; nobody else learns of it, now and later."""
    live_table = table_of(request, table)
    await standing.give_only(live_table, guest_of(request), data.seat, data.on)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/pause", summary="Pause the game", status_code=200)
async def pause(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.OneSeat]) -> Json:
    """Nobody decides anything, bots do not either, until somebody who sits there goes on."""
    live_table = table_of(request, table)
    await live_table.pause(guest_of(request), data.seat, paused=True)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/resume", summary="Go on with a paused game", status_code=200)
async def resume(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.OneSeat]) -> Json:
    """Whoever has paused it."""
    live_table = table_of(request, table)
    await live_table.pause(guest_of(request), data.seat, paused=False)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/next-part", summary="Go on after a chapter", status_code=200)
async def next_part(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.OneSeat]) -> Json:
    """A table rests between two parts of its game until all its people have said so."""
    live_table = table_of(request, table)
    await resting.go_on(live_table, guest_of(request), data.seat)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/reminder", summary="Lay a reminder token", status_code=200)
async def reminder(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.Reminder]) -> Json:
    """All at the table see it lie there; it has no effect on the game."""
    live_table = table_of(request, table)
    await reminders.lay(live_table, guest_of(request), data)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/note", summary="Write a note for all", status_code=200)
async def note(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.NewNote]) -> Json:
    """Of those who hunt, where that was chosen; everyone at the table reads it."""
    live_table = table_of(request, table)
    await notes.write(live_table, guest_of(request), data, tables_of(request).chat_rate)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/strike-note", summary="Strike out a note of mine", status_code=200)
async def strike_note(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.StrikeNote]) -> Json:
    """It can still be read until its room is needed."""
    live_table = table_of(request, table)
    await notes.strike(live_table, guest_of(request), data)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/resign", summary="Give up", status_code=200)
async def resign(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.Resign]) -> Json:
    """The seat's side loses when all the people who play on it want that."""
    live_table = table_of(request, table)
    await resigning.resign(live_table, guest_of(request), data.seat, data.agree)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/onlookers", summary="Let onlookers see secrets a day late", status_code=200)
async def let_see(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.Consent]) -> Json:
    """Or not, or not any more: all people who play must agree."""
    live_table = table_of(request, table)
    await onlookers.agree(live_table, guest_of(request), data.seat, data.agree)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/hand-over", summary="Hand a seat over to a bot or a guest", status_code=200)
async def hand_over(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.HandOver]) -> Json:
    """My own, or that of somebody who has been away for two minutes; all other people have to agree."""
    live_table = table_of(request, table)
    await tables_of(request).hand_over(guest_of(request), live_table, data.seat, data.to)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/hand-over-consent", summary="Agree to a seat being handed over", status_code=200)
async def hand_over_consent(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.Consent]) -> Json:
    """Or not, or not any more."""
    live_table = table_of(request, table)
    await handovers.consent(live_table, guest_of(request), data.seat, data.agree)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/take-back", summary="Take back my seat from a bot", status_code=200)
async def take_back(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.OneSeat]) -> Json:
    """Nobody has to agree."""
    live_table = table_of(request, table)
    await handovers.take_back(live_table, guest_of(request), data.seat)
    return await table_for_caller(request, live_table)


@post("/api/tables/{table:str}/explain", summary="Why is something not possible?", status_code=200)
async def explain(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.Explain]) -> Json:
    """The reason and its rule."""
    return await explain_intent(table_of(request, table), guest_of(request), data, language_of(request))


@post("/api/tables/{table:str}/chat", summary="Say something", status_code=200)
async def chat(request: ApiRequest, table: FromPath[str], data: JSONBody[request_types.Say]) -> Json:
    """Everyone at the table sees it."""
    return (await tables_of(request).say(table_of(request, table), guest_of(request), data.text)).json()


@get("/api/tables/{table:str}/chat", summary="What was said earlier")
async def earlier(
    request: ApiRequest, table: FromPath[str], before: FromQuery[Before | None] = None, count: Lines = MOST
) -> Json:
    """The last lines before one of them, or the very last."""
    return chat_json(table_of(request, table), before, count)
