"""JSON from clients and from the store is decoded here, so that no client decides what decoding costs."""

from __future__ import annotations

import math
from types import UnionType
from typing import Any, Final, TypeVar, overload

import msgspec

T = TypeVar("T")


def _float(text: str) -> float:
    """A number with a point or an exponent.

    msgspec itself needs some 20 microseconds for a number with an extreme exponent, 13 seconds for a record of 4 MB
    that is full of them; Python's own conversion needs a tenth of a microsecond.
    """
    number = float(text)
    if math.isinf(number):
        raise ValueError(text[:20])
    return number


@overload
def decoder(type: type[T]) -> msgspec.json.Decoder[T]: ...
@overload
def decoder(type: UnionType) -> msgspec.json.Decoder[Any]: ...
def decoder(type: Any) -> msgspec.json.Decoder[Any]:
    """A decoder of JSON into values of a type."""
    return msgspec.json.Decoder(type, float_hook=_float)


ANYTHING: Final[msgspec.json.Decoder[Any]] = decoder(Any)
