"""The built page, and the documentation of the API as a page. Neither loads anything from another host."""

from __future__ import annotations

import html
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from thirdage.server import request_types
from thirdage.server.errors import Problem
from thirdage.server.http.compression import FOR_EVER, SAME, packed
from thirdage.server.http.visitors import visitor
from thirdage.server.words import words

Asked = Request[Any, Any, State]
STATIC: Final = Path(__file__).parent.parent / "static"
INDEX: Final = "index.html"
LONGEST: Final = 255
ASSETS: Final = "assets"
"""Files below it carry a hash in their names, so that a browser may keep them for ever."""
STYLE: Final = (
    "body{font:1rem/1.5 serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#2b2418;background:#f6efe0}"
)
POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


@get("/api/openapi.json", include_in_schema=False, opt={SAME: True})
async def openapi_json(request: Asked) -> Response[bytes]:
    """The calls, for machines."""
    return packed(request, schema_json(request.app), "application/json", {})


@get("/api/docs", include_in_schema=False, opt={SAME: True})
async def docs(request: Asked) -> Response[bytes]:
    """The calls, for people."""
    return _page(request, _listed(request.app))


@get(["/", "/{path:path}"], include_in_schema=False, opt={SAME: True})
async def page(request: Asked, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the built page; any other address is one of the page's own, so it gets the page."""
    wanted = path.strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise Problem(404, "server-no-such-call", {"path": f"/{wanted}"[:80]})
    file = _built(wanted or INDEX)
    if file is None:
        if wanted.startswith(f"{ASSETS}/"):
            raise Problem(404, "server-no-such-call", {"path": f"/{wanted}"[:80]})
        file = _built(INDEX)
    if file is None:
        said = words(visitor(request).language)
        text = [
            said.say("server-page-missing", {"command": "make run"}),
            said.say("server-page-missing-api", {"path": "/api/docs"}),
        ]
        return _page(request, "".join(f"<p>{html.escape(line)}</p>" for line in text))
    kept = FOR_EVER if wanted.startswith(f"{ASSETS}/") else "no-cache"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": kept, "Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff"}
    return packed(request, file.read_bytes(), kind, headers)


def _built(wanted: str) -> Path | None:
    """A file of the built page. None of them has a longer name than a file system takes."""
    if "\0" in wanted or len(wanted.encode()) > LONGEST:
        return None
    file = (STATIC / wanted).resolve()
    return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None


def _page(request: Asked, body: str) -> Response[bytes]:
    whole = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Third Age</title><style>{STYLE}</style>'
        f"<h1>Third Age</h1>{body}</html>"
    )
    headers = {"Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff"}
    return packed(request, whole.encode(), "text/html", headers)


@lru_cache(maxsize=2)
def schema(app: Litestar) -> dict[str, Any]:
    """The description of the API; it says of everything clients send that other fields are refused."""
    told: dict[str, Any] = app.openapi_schema.to_schema()
    strict = {name for name in vars(request_types) if not name.startswith("_")}
    for name, described in told.get("components", {}).get("schemas", {}).items():
        if name in strict and described.get("type") == "object":
            described["additionalProperties"] = False
    return told


@lru_cache(maxsize=2)
def schema_json(app: Litestar) -> bytes:
    """The same as JSON."""
    return msgspec.json.encode(schema(app))


@lru_cache(maxsize=2)
def _listed(app: Litestar) -> str:
    """Every call with what it takes."""
    told = schema(app)
    out = ['<p><a href="/api/openapi.json">openapi.json</a></p>']
    parts = told.get("components", {}).get("schemas", {})
    for path, methods in sorted(told["paths"].items()):
        for method, call in methods.items():
            out.append(f"<h2><code>{method.upper()} {html.escape(path)}</code></h2>")
            out.append(f"<p>{html.escape(call.get('summary', ''))}. {html.escape(call.get('description', ''))}</p>")
            rows = [(p["name"], p.get("schema", {}), p.get("required", False)) for p in call.get("parameters", [])]
            body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            taken = parts.get(body.get("$ref", "").rpartition("/")[2], {})
            rows += [(n, s, n in taken.get("required", [])) for n, s in taken.get("properties", {}).items()]
            if rows:
                lines = [
                    f"<li><code>{html.escape(n)}</code>{'' if needed else ' (optional)'}: "
                    f"<code>{html.escape(_kind(s))}</code> {html.escape(s.get('description', ''))}</li>"
                    for n, s, needed in rows
                ]
                out.append(f"<ul>{''.join(lines)}</ul>")
    return "".join(out)


def _kind(described: dict[str, Any]) -> str:
    if "enum" in described:
        return " | ".join(map(str, described["enum"]))
    several = described.get("oneOf") or described.get("anyOf")
    if several:
        return " | ".join(_kind(one) for one in several)
    return str(described.get("type", "any"))
