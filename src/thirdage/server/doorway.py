"""What every request passes: who it is from, in which language to answer, and whether it comes from our own page."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from thirdage.server.errors import Problem, told
from thirdage.server.guests import AGE, COOKIE, language_of
from thirdage.server.house import House
from thirdage.server.rows import Guest

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_VISITOR: Final = "visitor"


class Visitor(NamedTuple):
    """Who asks, and in which language to answer."""

    guest: Guest
    language: str


def visitor(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Who stands behind a request or a live line; every one that is let in has passed the doorway."""
    found: Visitor = connection.scope["state"][_VISITOR]
    return found


def language_to(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """In which language to answer, also what never came as far as the doorway: an address that there is not."""
    found: Visitor | None = connection.scope["state"].get(_VISITOR)
    return found.language if found is not None else "en"


class Doorway:
    """An ASGI layer around the application. It gives the cookie with the first answer, whatever it is."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        guest = self.house.guests.read(_cookie(headers.get("cookie", "")))
        new = guest is None
        guest = guest or self.house.guests.new()
        language = language_of(guest, headers.get("accept-language", ""))
        scope["state"][_VISITOR] = Visitor(guest, language)
        if _foreign(headers) and scope.get("method") not in SAFE:
            await _refuse(scope, send, language)
            return
        secure = "; Secure" if "https" in (scope["scheme"], headers.get("x-forwarded-proto")) else ""
        cookie = f"{COOKIE}={self.house.guests.cookie(guest)}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{secure}"

        async def sending(message: Message) -> None:
            if new and message["type"] in ("http.response.start", "websocket.accept"):
                message["headers"] = [*message.get("headers", []), (b"set-cookie", cookie.encode())]
            await send(message)

        await self.app(scope, receive, sending)


def _cookie(header: str) -> str:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found is not None else ""


def _foreign(headers: dict[str, str]) -> bool:
    """Whether a page of somebody else sends this with our guest's cookie."""
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return True
    return host not in (headers.get("host"), headers.get("x-forwarded-host"))


async def _refuse(scope: Scope, send: Send, language: str) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4403, "reason": "server-foreign-page"})
        return
    body = msgspec.json.encode(told(Problem(403, "server-foreign-page").message, language))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
