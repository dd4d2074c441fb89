"""The request class of the application: it decodes bodies with our decoder and limits their size."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException, SerializationException

from thirdage.server.errors import Problem
from thirdage.server.json_decoding import ANYTHING

PARTS: Final = 400_000
"""The most values that a body may hold. A record of 4 MB has fewer; the same size of empty lists is a million, and the
garbage collector takes a second over them."""


class JsonRequest(Request[Any, Any, State]):
    """A request whose body is decoded by `json_decoding`."""

    async def body(self) -> bytes:
        """The body. One that breaks off in the middle is no fault of ours, and nobody is there to hear of it."""
        try:
            return await super().body()
        except InternalServerException as broken_off:
            raise Problem(400, "server-malformed", {"detail": broken_off.detail}) from broken_off

    async def json(self) -> Any:
        """The value of the body."""
        body = await self.body()
        if len(body) > PARTS and body.count(b",") + body.count(b"[") + body.count(b"{") > PARTS:
            raise Problem(413, "server-too-large")
        try:
            return ANYTHING.decode(body or b"null")
        except msgspec.DecodeError as wrong:
            raise SerializationException(str(wrong)) from wrong
