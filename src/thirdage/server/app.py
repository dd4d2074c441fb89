"""The application: all calls, the live line and the page, with one form for whatever goes wrong."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig

import thirdage
from thirdage.server.api import CALLS
from thirdage.server.doorway import Doorway, language_to
from thirdage.server.errors import Problem, told
from thirdage.server.failures import store_problem
from thirdage.server.gate import Gated
from thirdage.server.house import KEPT, House
from thirdage.server.limits import Limits
from thirdage.server.live import live
from thirdage.server.packing import LEVEL, SAME, SMALLEST
from thirdage.server.pages import docs, openapi_json, page
from thirdage.server.reading import JsonRequest
from thirdage.server.standing_call import standing_answer
from thirdage.server.store import Store
from thirdage.server.words import learn

LIMIT: Final = 64 * 1024
"""The largest message we take, over HTTP and over the live line."""
_log = logging.getLogger("thirdage.server")
MESSAGES: Final = {404: "server-no-such-call", 405: "server-method", 413: "server-too-large", 415: "server-not-json"}


def create_app(data: Path, *, kept: int = KEPT, workers: int = 0, **limits: int) -> Gated:
    """The application over a store: `kept` tables stay in memory, bots think in so many `workers`; see `Limits`."""
    house = House(Store(data), kept, workers, Limits(**limits))

    async def close() -> None:
        await house.close()

    return Gated(
        [*CALLS, standing_answer, live, openapi_json, docs, page],
        state=State({"house": house}),
        middleware=[DefineMiddleware(Doorway, house=house)],
        exception_handlers={Exception: failed},
        on_startup=[learn],
        on_shutdown=[close],
        request_class=JsonRequest,
        request_max_body_size=LIMIT,
        compression_config=CompressionConfig(
            "gzip", minimum_size=SMALLEST, gzip_compress_level=LEVEL, exclude_opt_key=SAME
        ),
        openapi_config=OpenAPIConfig("Third Age", thirdage.__version__, path="/api/schema", render_plugins=[]),
        logging_config=None,
        debug=False,
    )


def failed(request: Request[Any, Any, State], wrong: Exception) -> Response[Any]:
    """Whatever went wrong, in one form and in the caller's language."""
    problem = _problem(request, wrong)
    headers = {k: v for k, v in (getattr(wrong, "headers", None) or {}).items() if k.lower() == "allow"}
    return Response(told(problem.message, language_to(request)), status_code=problem.status, headers=headers)


def _problem(request: Request[Any, Any, State], wrong: Exception) -> Problem:
    if isinstance(wrong, Problem):
        return wrong
    if isinstance(wrong, HTTPException) and wrong.status_code < 500:
        if wrong.status_code in MESSAGES:
            return Problem(
                wrong.status_code, MESSAGES[wrong.status_code], {"path": request.url.path[:80], "format": "JSON"}
            )
        return Problem(wrong.status_code, "server-malformed", {"detail": _detail(wrong)})
    if isinstance(wrong, RecursionError):
        return Problem(400, "server-malformed", {"detail": "RecursionError"})
    _log.error("%s %s failed", request.method, request.url.path, exc_info=wrong)
    return store_problem(wrong) or Problem(500, "server-failed")


def _detail(wrong: HTTPException) -> str:
    """Which field is wrong, as far as it is known."""
    found = [f"{e.get('key', '')}: {e.get('message', '')}" for e in wrong.extra or [] if isinstance(e, dict)]
    return ("; ".join(found) or str(wrong.detail).partition("\n")[0])[:200]
