"""The calls of the API. docs/protocol.md tells them; what is done is in `room`, what is told in `telling`.

What takes a tenth of a second and more is done in a thread, for a guest one at a time: others are served meanwhile.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

import thirdage
from thirdage.bots import bot_names, favourite
from thirdage.bots.levels import levels
from thirdage.games import known
from thirdage.locale import languages
from thirdage.server import chatting, seating, takebacks, types
from thirdage.server.doorway import visitor
from thirdage.server.errors import Problem
from thirdage.server.facts import facts_digest, facts_told
from thirdage.server.guests import speaks
from thirdage.server.house import House
from thirdage.server.imports import imported
from thirdage.server.live import explained
from thirdage.server.looking_back import MOST
from thirdage.server.packing import FOR_EVER, SAME, packed
from thirdage.server.room import Room
from thirdage.server.rows import Guest, Json
from thirdage.server.telling import (
    log_json,
    log_text,
    luck_json,
    public_json,
    record_json,
    room_json,
    state_json,
    table_json,
    tables_json,
)
from thirdage.server.texts import name_shown
from thirdage.server.words import whole_catalogue

Asked = Request[Any, Any, State]
Language = Literal["en", "ru", "uk"]
Since = Annotated[int, QueryParameter(ge=0, le=2**53)]
From = Annotated[int, QueryParameter(name="from", ge=0, le=2**53)]
Count = Annotated[int, QueryParameter(ge=1, le=MOST)]
Before = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Lines = Annotated[int, QueryParameter(ge=1, le=chatting.MOST)]
IMPORT_LIMIT = 4 * 1024 * 1024


def _house(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def _guest(request: Asked) -> Guest:
    return visitor(request).guest


def _language(request: Asked) -> str:
    return visitor(request).language


async def _told(request: Asked, room: Room) -> Json:
    """A table as the caller sees it."""
    _house(request).name(room)
    room.notice(_guest(request))

    async def tell() -> Json:
        return room_json(room, _guest(request))

    return await room.doing(tell)


@get("/api/games", summary="The games, their seats, options and bots")
async def games() -> Json:
    """Every game that can be played here."""
    return _games(tuple((id, bot_names(id)) for id in known()))


@lru_cache(maxsize=2)
def _games(players: tuple[tuple[str, tuple[str, ...]], ...]) -> Json:  # noqa: ARG001 (what it is remembered by)
    """They are the same for everyone, as long as there are the same games and bots."""
    return {"games": [{**told, **_players(told["id"])} for told in thirdage.games()]}


def _players(game: str) -> Json:
    """The bots that play a game, the usual one, the levels at which one can play against them, and its usual facts."""
    ranks = [level.json() for level in levels(game)]
    told = {"bots": list(bot_names(game)), "bot": favourite(game), "levels": ranks}
    return told | {"facts": facts_digest(game, {})}


@get("/api/words/{language:str}", summary="All words of a language", media_type="text/plain", opt={SAME: True})
async def all_words(request: Asked, language: FromPath[str]) -> Response[bytes]:
    """The Fluent text of a language in one piece."""
    if not speaks(language):
        raise Problem(404, "server-language-unknown", {"given": language[:80]})
    text, tag = whole_catalogue(language)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type="text/plain")
    return packed(request, text, "text/plain", headers)


@get("/api/facts/{game:str}/{digest:str}", summary="What is printed on board and cards of a match", opt={SAME: True})
async def facts(request: Asked, game: FromPath[str], digest: FromPath[str]) -> Response[bytes]:
    """The facts with a digest that a table, or the list of games, has named; they never change."""
    told = facts_told(game, digest)
    if told is None:
        raise Problem(404, "server-facts-unknown")
    return packed(request, told, "application/json", {"Cache-Control": FOR_EVER})


@get("/api/me", summary="Who I am")
async def me(request: Asked) -> Json:
    """The guest of the cookie; a cookie is given if there is none."""
    return _me_json(*visitor(request))


def _me_json(guest: Guest, language: str) -> Json:
    return {"id": guest.id, "name": guest.name, "language": language, "languages": list(languages())}


@patch("/api/me", summary="Change my name or language")
async def change_me(request: Asked, data: JSONBody[types.Me]) -> Json:
    """Name and language are remembered."""
    house, guest = _house(request), _guest(request)
    if data.name is not None:
        guest.name = name_shown(data.name)
    if data.language is not None:
        guest.language = data.language
    await house.store.commit(house.guests.known(guest))
    house.renamed(guest)
    return _me_json(guest, data.language or _language(request))


@get("/api/tables", summary="The tables that can be joined, and mine")
async def tables(request: Asked) -> Json:
    """The latest first."""
    house, guest = _house(request), _guest(request)
    found = house.lists(guest)
    names = house.guests.names({seat.guest for rows in found for row in rows for seat in row.seats.values()} - {""})
    free, mine = (tables_json(rows, guest, names) for rows in found)
    return {"open": free, "mine": mine}


@post("/api/tables", summary="A new table")
async def create(request: Asked, data: JSONBody[types.NewTable]) -> Json:
    """A new table; the game begins when no seat is open and each person has opened a salt."""
    guest = _guest(request)
    wish = (data.game, data.options, data.seats, data.position)
    more: Json = {"listed": data.listed, "keep_hands": data.keep_hands, "undo_setting": data.undo_setting}
    room = await _house(request).create(guest, *wish, **more)
    return await _told(request, room)


@post("/api/tables/import", summary="A table made of a record", request_max_body_size=IMPORT_LIMIT)
async def import_record(request: Asked, data: JSONBody[types.Import]) -> Json:
    """One that is over can be looked at; one that is not goes on, the importer on every seat."""
    house, guest = _house(request), _guest(request)
    room = await imported(house, guest, data.record, data.listed)
    return table_json(room.row, guest, room.names)


@get("/api/tables/{table:str}", summary="A table")
async def table_(request: Asked, table: FromPath[str]) -> Json:
    """Everything about it but the game itself."""
    return await _told(request, _house(request).room(table))


@post("/api/tables/{table:str}/join", summary="Sit down", status_code=200)
async def join(request: Asked, table: FromPath[str], data: JSONBody[types.Join]) -> Json:
    """Take an open seat. Before the game begins each person's salt is sealed, then opened (below)."""
    house = _house(request)
    room = house.room(table)
    await house.join(_guest(request), room, data.seat)
    return await _told(request, room)


@post("/api/tables/{table:str}/leave", summary="Stand up again", status_code=200)
async def leave(request: Asked, table: FromPath[str], data: JSONBody[types.OneSeat]) -> Json:
    """Only before the game has begun."""
    room = _house(request).room(table)
    await seating.leave(room, _guest(request), data.seat)
    return await _told(request, room)


@post("/api/tables/{table:str}/salt-hash", summary="Commit to a salt", status_code=200)
async def salt_hash(request: Asked, table: FromPath[str], data: JSONBody[types.SaltHash]) -> Json:
    """My share in the dice, sealed; also to say that I am here when the others are."""
    room = _house(request).room(table)
    room.notice(_guest(request))
    await seating.seal(room, _guest(request), data.seat, data.hash)
    return await _told(request, room)


@post("/api/tables/{table:str}/salt", summary="Open that salt", status_code=200)
async def salt(request: Asked, table: FromPath[str], data: JSONBody[types.OpenSalt]) -> Json:
    """When all hashes are in and everyone is here; with the last salt the game begins."""
    room = _house(request).room(table)
    room.notice(_guest(request))
    await seating.unseal(room, _guest(request), data.seat, data.salt)
    return await _told(request, room)


@post("/api/tables/{table:str}/answer", summary="Answer an ask", status_code=200)
async def answer(request: Asked, table: FromPath[str], data: JSONBody[types.Answer]) -> Json:
    """When this returns, the answer is on the disk."""
    room = _house(request).room(table)
    return {"index": await room.answer(data.seat, data.index, data.answer, _guest(request))}


@post("/api/tables/{table:str}/undo", summary="Take back my last answer", status_code=200)
async def undo(request: Asked, table: FromPath[str], data: JSONBody[types.OneSeat]) -> Json:
    """At once where the rules of undo allow it; else the others are asked."""
    return {"undone": await takebacks.undo(_house(request).room(table), _guest(request), data.seat)}


@post("/api/tables/{table:str}/undo-consent", summary="Agree to another's undo, or not", status_code=200)
async def undo_consent(request: Asked, table: FromPath[str], data: JSONBody[types.Consent]) -> Json:
    """It is undone when all have agreed."""
    room = _house(request).room(table)
    return {"undone": await takebacks.consent(room, _guest(request), data.seat, data.agree)}


@post("/api/tables/{table:str}/pause", summary="Pause the game", status_code=200)
async def pause(request: Asked, table: FromPath[str], data: JSONBody[types.OneSeat]) -> Json:
    """Nobody decides anything, bots do not either, until somebody who sits there goes on."""
    room = _house(request).room(table)
    await room.pause(_guest(request), data.seat, paused=True)
    return await _told(request, room)


@post("/api/tables/{table:str}/resume", summary="Go on with a paused game", status_code=200)
async def resume(request: Asked, table: FromPath[str], data: JSONBody[types.OneSeat]) -> Json:
    """Whoever has paused it."""
    room = _house(request).room(table)
    await room.pause(_guest(request), data.seat, paused=False)
    return await _told(request, room)


@post("/api/tables/{table:str}/resign", summary="Give up", status_code=200)
async def resign(request: Asked, table: FromPath[str], data: JSONBody[types.OneSeat]) -> Json:
    """The seat's side loses."""
    room = _house(request).room(table)
    await room.resign(_guest(request), data.seat)
    return await _told(request, room)


@post("/api/tables/{table:str}/explain", summary="Why is something not possible?", status_code=200)
async def explain(request: Asked, table: FromPath[str], data: JSONBody[types.Explain]) -> Json:
    """The reason and its rule."""
    return await explained(_house(request).room(table), _guest(request), data, _language(request))


@get("/api/tables/{table:str}/view", summary="What a seat knows")
async def view(request: Asked, table: FromPath[str], seat: FromQuery[str | None] = None) -> Json:
    """Of my own seat, or what everyone may know."""
    room = _house(request).room(table)

    async def look() -> Json:
        return state_json(room, room.allowed(_guest(request), seat), 0)

    return await room.doing(look)


@get("/api/tables/{table:str}/log", summary="What a seat was told")
async def log(
    request: Asked,
    table: FromPath[str],
    seat: FromQuery[str | None] = None,
    since: Since = 0,
    language: FromQuery[Language | None] = None,
    format: FromQuery[Literal["json", "text"]] = "json",  # noqa: A002 (the name of the parameter)
) -> Response[bytes]:
    """As JSON, or as lines of a language."""
    house, guest = _house(request), _guest(request)
    room = house.room(table)

    async def read() -> Json:
        return log_json(room, room.allowed(guest, seat), since)

    told = await room.doing(read)
    if format == "json":
        return Response(msgspec.json.encode(told), media_type="application/json")
    async with house.study.aside.through(guest.id):
        text = await asyncio.to_thread(log_text, told["log"], language or _language(request))
    return Response(text.encode(), media_type="text/plain")


@get("/api/tables/{table:str}/record", summary="My own history; the full record when the game is over")
async def record(request: Asked, table: FromPath[str], seat: FromQuery[str | None] = None) -> Json:
    """Nothing that the seat may not know leaves the server while the game runs."""
    house, guest = _house(request), _guest(request)
    room = house.room(table)

    async def read() -> Json:
        return await asyncio.to_thread(record_json, room, room.allowed(guest, seat))

    async with house.study.aside.through(guest.id):
        return await room.doing(read)


@get("/api/tables/{table:str}/replay", summary="What a seat saw, moment by moment")
async def replay(
    request: Asked, table: FromPath[str], seat: FromQuery[str | None] = None, start: From = 0, count: Count = MOST
) -> Response[bytes]:
    """The line in play, of my own seat while the game runs, of any seat when it is over."""
    house = _house(request)
    told = await house.study.look_back(_guest(request), house.room(table), seat, start, count)
    return Response(told, media_type="application/json")


@post("/api/tables/{table:str}/odds", summary="What may come of it?", status_code=200)
async def odds(request: Asked, table: FromPath[str], data: JSONBody[types.Odds]) -> Json:
    """A battle or a Hunt, played out many times on what my seat knows."""
    house = _house(request)
    return await house.study.odds(_guest(request), house.room(table), data)


@post("/api/tables/{table:str}/advice", summary="What would you do?", status_code=200)
async def advice(request: Asked, table: FromPath[str], data: JSONBody[types.Advise]) -> Json:
    """A bot's plan for what my seat is asked, its two best others, and what decided."""
    house = _house(request)
    return await house.study.advice(_guest(request), house.room(table), data)


@get("/api/tables/{table:str}/chances", summary="Who was likely to win, action by action")
async def chances(request: Asked, table: FromPath[str]) -> Json:
    """Of a game that is over."""
    house = _house(request)
    return {"chances": await house.study.chances(_guest(request), house.room(table))}


@get("/api/tables/{table:str}/luck", summary="Expected and actual luck")
async def luck(request: Asked, table: FromPath[str]) -> Json:
    """Of what everyone saw: dice of battles and hunts, tiles, action dice."""
    house, guest = _house(request), _guest(request)
    room = house.room(table)

    async def reckon() -> Json:
        return await asyncio.to_thread(luck_json, room)

    async with house.study.aside.through(guest.id):
        return await room.doing(reckon)


@get("/api/tables/{table:str}/seen-by-others", summary="What everyone may know")
async def seen_by_others(request: Asked, table: FromPath[str]) -> Json:
    """So also what the others see of my own things."""
    room = _house(request).room(table)

    async def look() -> Json:
        return public_json(room)

    return await room.doing(look)


@post("/api/tables/{table:str}/play-on", summary="Play on from a moment of a game that is over")
async def play_on(request: Asked, table: FromPath[str], data: JSONBody[types.PlayOn]) -> Json:
    """A new table with the same beginning and dice of its own."""
    house = _house(request)
    return await _told(request, await house.play_on(_guest(request), house.room(table), data))


@post("/api/tables/{table:str}/rematch", summary="Play again, sides swapped")
async def rematch(request: Asked, table: FromPath[str]) -> Json:
    """Asked for twice it is the same table."""
    house = _house(request)
    return await _told(request, await house.rematch(_guest(request), house.room(table)))


@post("/api/tables/{table:str}/chat", summary="Say something", status_code=200)
async def chat(request: Asked, table: FromPath[str], data: JSONBody[types.Say]) -> Json:
    """Everyone at the table sees it."""
    house = _house(request)
    return (await house.say(house.room(table), _guest(request), data.text)).json()


@get("/api/tables/{table:str}/chat", summary="What was said earlier")
async def earlier(
    request: Asked, table: FromPath[str], before: FromQuery[Before | None] = None, count: Lines = chatting.MOST
) -> Json:
    """The last lines before one of them, or the very last."""
    return chatting.chat_json(_house(request).room(table), before, count)


CALLS = [
    games, all_words, facts, me, change_me, tables, create, import_record, table_, join, leave, salt_hash, salt, answer,
    undo, undo_consent, pause, resume, resign, explain, view, log, record, replay, odds, advice, chances, luck,
    seen_by_others, play_on, rematch, chat, earlier,
]  # fmt: skip
