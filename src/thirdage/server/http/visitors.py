"""The middleware that every request passes: it finds the guest and the language, and refuses other sites."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from thirdage.server.errors import Problem, told
from thirdage.server.guests import AGE, COOKIE, language_of
from thirdage.server.storage.rows import Guest
from thirdage.server.tables.all_tables import Tables

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
RENEWS: Final = "/api/me"
"""The call with which the page begins: a guest who calls it keeps the cookie for another `AGE`."""
COOKIES: Final = 200
"""The most cookies of a request that are looked at; browsers keep fewer for one host."""
LONGEST: Final = 200
"""No cookie of ours is longer."""
_VISITOR: Final = "visitor"


class Visitor(NamedTuple):
    """Who asks, and in which language to answer."""

    guest: Guest
    language: str


def visitor(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """The guest behind a request or a live connection, and the language; `VisitorMiddleware` has put them there."""
    found: Visitor = connection.scope["state"][_VISITOR]
    return found


def language_to(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language to answer in; English where the middleware was not reached, as at an unknown address."""
    found: Visitor | None = connection.scope["state"].get(_VISITOR)
    return found.language if found is not None else "en"


class VisitorMiddleware:
    """ASGI middleware around the application. The first response to a new guest sets the cookie."""

    def __init__(self, app: ASGIApp, tables: Tables) -> None:
        self.app = app
        self.tables = tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        known = self.tables.guests.read(cookie_in(headers.get("cookie", "")))
        guest = known or self.tables.guests.new()
        language = language_of(guest, headers.get("accept-language", ""))
        scope["state"][_VISITOR] = Visitor(guest, language)
        if scope.get("method") not in SAFE:
            refused = _refusal(headers)
            if refused is not None:
                await refuse(scope, send, refused, language)
                return
        secure = "; Secure" if "https" in (scope["scheme"], headers.get("x-forwarded-proto")) else ""
        cookie = f"{COOKIE}={self.tables.guests.cookie(guest)}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{secure}"
        gives = known is None or scope["path"] == RENEWS

        async def sending(message: Message) -> None:
            if gives and message["type"] in ("http.response.start", "websocket.accept"):
                given = [*message.get("headers", [])]
                if not any(name.lower() == b"cache-control" and b"public" in value for name, value in given):
                    message["headers"] = [*given, (b"set-cookie", cookie.encode())]
            await send(message)

        await self.app(scope, receive, sending)


def cookie_in(header: str) -> str:
    """The value of our cookie, "" if there is none.

    It is taken by hand: this runs for everybody before anything is known of them, and the parser of the standard
    library takes time that grows with the square of a hostile header.
    """
    for cookie in header.split(";", COOKIES)[:COOKIES]:
        name, _, value = cookie.partition("=")
        if name.strip() == COOKIE:
            found = value.strip()
            return found if len(found) <= LONGEST else ""
    return ""


def _refusal(headers: dict[str, str]) -> Problem | None:
    """Why a request that may change something is not let in.

    A page of another site can send ours a form or plain text with the guest's cookie, but without our leave no JSON;
    so a body of another kind is refused even where the browser does not say whose page it was.
    """
    if _foreign(headers):
        return Problem(403, "server-foreign-page")
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    return None if empty or kind == "application/json" else Problem(415, "server-not-json", {"format": "JSON"})


def _foreign(headers: dict[str, str]) -> bool:
    """Whether a page of somebody else sends this with our guest's cookie."""
    origin = headers.get("origin")
    if origin is None:
        return False
    host = origin.partition("://")[2]
    return not host or host not in (headers.get("host"), headers.get("x-forwarded-host"))


async def refuse(scope: Scope, send: Send, problem: Problem, language: str) -> None:
    """Respond to a request that is refused."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.message.id})
        return
    body = msgspec.json.encode(told(problem.message, language))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
