"""The calls about the server itself: its games, words and facts, and who the caller is."""

from __future__ import annotations

from functools import lru_cache

from litestar import Response, get, patch
from litestar.params import FromPath, JSONBody

import thirdage
from thirdage.bots import bot_names, favourite
from thirdage.bots.levels import levels
from thirdage.games import find, known
from thirdage.locale import languages
from thirdage.server import request_types
from thirdage.server.errors import Problem
from thirdage.server.facts import facts_digest, facts_told
from thirdage.server.guest_texts import name_shown
from thirdage.server.guests import speaks
from thirdage.server.http.api.caller import ApiRequest, guest_of, language_of, tables_of
from thirdage.server.http.compression import FOR_EVER, SAME, packed
from thirdage.server.http.visitors import visitor
from thirdage.server.storage.rows import Guest, Json
from thirdage.server.tables.starts import starts_of
from thirdage.server.words import PAGE, catalogue


@get("/api/games", summary="The games, their seats, options and bots")
async def games() -> Json:
    """Every game that can be played here."""
    return _games(tuple((id, bot_names(id)) for id in known()))


@lru_cache(maxsize=2)
def _games(players: tuple[tuple[str, tuple[str, ...]], ...]) -> Json:  # noqa: ARG001 (what it is remembered by)
    """They are the same for everyone, as long as there are the same games and bots."""
    return {"games": [{**told, **_players(told["id"])} for told in thirdage.games()]}


def _players(game: str) -> Json:
    """The bots that play a game, the usual one, the levels, its usual facts and its prepared starts."""
    ranks = [level.json() for level in levels(game)]
    told: Json = {"bots": list(bot_names(game)), "bot": favourite(game), "levels": ranks}
    told["hides_movement"] = find(game).hides_movement
    return told | {"facts": facts_digest(game, {}), "starts": starts_of(game)}


@get("/api/words/{language:str}", summary="All words of a language", media_type="text/plain", opt={SAME: True})
async def all_words(request: ApiRequest, language: FromPath[str]) -> Response[bytes]:
    """The Fluent text of a language in one piece."""
    return _words(request, language)


@get("/api/words/{language:str}/{part:str}", summary="Words of a game", media_type="text/plain", opt={SAME: True})
async def words_of_part(request: ApiRequest, language: FromPath[str], part: FromPath[str]) -> Response[bytes]:
    """The Fluent text that only one game says, by its id; `page` is what belongs to no game."""
    if part not in (PAGE, *known()):
        raise Problem(404, "refused-game-unknown", {"game": part[:80]})
    return _words(request, language, part)


def _words(request: ApiRequest, language: str, part: str = "") -> Response[bytes]:
    if not speaks(language):
        raise Problem(404, "server-language-unknown", {"given": language[:80]})
    text, tag = catalogue(language, part)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type="text/plain")
    return packed(request, text, "text/plain", headers)


@get("/api/facts/{game:str}/{digest:str}", summary="What is printed on board and cards of a match", opt={SAME: True})
async def facts(request: ApiRequest, game: FromPath[str], digest: FromPath[str]) -> Response[bytes]:
    """The facts with a digest that a table, or the list of games, has named; they never change."""
    told = facts_told(game, digest)
    if told is None:
        raise Problem(404, "server-facts-unknown")
    return packed(request, told, "application/json", {"Cache-Control": FOR_EVER})


@get("/api/me", summary="Who I am")
async def me(request: ApiRequest) -> Json:
    """The guest of the cookie; a cookie is given if there is none."""
    return _me_json(*visitor(request))


def _me_json(guest: Guest, language: str) -> Json:
    return {"id": guest.id, "name": guest.name, "language": language, "languages": list(languages())}


@patch("/api/me", summary="Change my name or language")
async def change_me(request: ApiRequest, data: JSONBody[request_types.Me]) -> Json:
    """Name and language are remembered."""
    tables, guest = tables_of(request), guest_of(request)
    if data.name is not None:
        guest.name = name_shown(data.name)
    if data.language is not None:
        guest.language = data.language
    await tables.store.commit(tables.guests.known(guest))
    tables.guest_changed(guest)
    return _me_json(guest, data.language or language_of(request))
