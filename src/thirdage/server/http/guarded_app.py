"""The outermost layer of the application: it refuses long addresses and adds headers to every response."""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send

from thirdage.server.errors import Problem
from thirdage.server.guests import language_of
from thirdage.server.http.visitors import refuse
from thirdage.server.storage.rows import Guest

LONGEST: Final = 2000
"""The most bytes of an address with its query. Litestar caches the last thousand addresses, so that long ones from a
stranger would fill the memory."""
API: Final = "/api/"
NOSNIFF: Final = (b"x-content-type-options", b"nosniff")
NO_STORE: Final = (b"cache-control", b"no-store")


class GuardedApp(Litestar):
    """The application; it checks each request before Litestar routes, parses or caches anything of it."""

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
