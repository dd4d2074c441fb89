"""Responses that are the same for everyone (files of the page, the words) are compressed once and kept."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State

SAME: Final = "same_for_all"
"""Marks the routes whose responses are the same for everyone; Litestar compresses the others one by one."""
SMALLEST: Final = 1000
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""How long a browser may keep what is named by its contents."""
LEVEL: Final = 5


@lru_cache(maxsize=200)
def zipped(body: bytes) -> bytes:
    """The body compressed; the last two hundred are cached."""
    return gzip.compress(body, 9, mtime=0)


def packed(request: Request[Any, Any, State], body: bytes, kind: str, headers: dict[str, str]) -> Response[bytes]:
    """A response that is the same for everyone."""
    if len(body) < SMALLEST or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=kind, headers=headers)
    more = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(zipped(body), media_type=kind, headers={**headers, **more})
