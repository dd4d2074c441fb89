"""The outermost layer: how long an address may be, and what every answer says of itself."""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send

from thirdage.server.doorway import refuse
from thirdage.server.errors import Problem
from thirdage.server.guests import language_of
from thirdage.server.rows import Guest

LONGEST: Final = 2000
"""Bytes of an address with its query. The framework remembers a thousand of each and what it found in them, so long
ones of a stranger would fill the memory."""
API: Final = "/api/"
NOSNIFF: Final = (b"x-content-type-options", b"nosniff")
NO_STORE: Final = (b"cache-control", b"no-store")


class Gated(Litestar):
    """The application behind its gate: nothing is routed, parsed or remembered before this has looked at it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        """Take a request, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await super().__call__(scope, receive, send)
            return
        ours = scope["path"].startswith(API)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", [])]
                said = {name.lower() for name, _ in headers}
                marks = [NOSNIFF, NO_STORE] if ours else [NOSNIFF]
                message["headers"] = [*headers, *[mark for mark in marks if mark[0] not in said]]
            await send(message)

        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST:
            accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
            language = language_of(Guest(""), accepted.decode("latin-1"))
            await refuse(scope, sending, Problem(414, "server-address-too-long"), language)
            return
        await super().__call__(scope, receive, sending)
