"""JSON as it is read from clients and from the store: in one way only, whose cost is not in the hands of clients."""

from __future__ import annotations

import math
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException, SerializationException

from thirdage.server.errors import Problem

T = TypeVar("T")
PARTS: Final = 400_000
"""So many values a body may hold. A record of 4 MB has fewer; the same size of empty lists is a million, and the
collector of garbage stands still over them for a second."""


def _float(text: str) -> float:
    """A number with a point or an exponent.

    msgspec's own way to it takes some 20 microseconds where the exponent is extreme, which makes 13 seconds of a
    record of 4 MB; the way of Python takes a tenth of one.
    """
    number = float(text)
    if math.isinf(number):
        raise ValueError(text[:20])
    return number


def decoder(type: type[T]) -> msgspec.json.Decoder[T]:
    """What reads values of a type."""
    return msgspec.json.Decoder(type, float_hook=_float)


ANYTHING: Final[msgspec.json.Decoder[Any]] = decoder(Any)


class JsonRequest(Request[Any, Any, State]):
    """A request whose body is read so."""

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
