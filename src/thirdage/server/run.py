"""Runs the application under uvicorn."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from thirdage.server.app import LIMIT, create_app
from thirdage.server.http.guarded_app import GuardedApp
from thirdage.server.http.protocols import (
    HEADERS,
    ConnectionLimits,
    WebSocketProtocol,
    connections_allowed,
    http_protocol,
)

HOST: Final = "127.0.0.1"
PORT: Final = 8000
KEEP_ALIVE: Final = 75
"""Seconds that an idle connection stays open: longer than a proxy or a busy client leaves it idle. If the server closed
it first, the next request might already be on its way."""


def data_file() -> Path:
    """Where the tables are kept unless told otherwise: with the user's other data."""
    named = os.environ.get("THIRDAGE_DATA")
    if named:
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "thirdage" / "tables.sqlite"


class _Server(uvicorn.Server):
    """Calls `ready` with its address once it listens; with port 0 the system has chosen the port."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        for server in self.servers:
            for listening in server.sockets:
                host, port = listening.getsockname()[:2]
                self.ready(f"http://{f'[{host}]' if ':' in host else host}:{port}/")


def configured(
    app: GuardedApp, host: str = HOST, port: int = PORT, patience: ConnectionLimits | None = None
) -> uvicorn.Config:
    """The web server around the application."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=http_protocol(patience or ConnectionLimits()),
        h11_max_incomplete_event_size=HEADERS,
        ws=WebSocketProtocol,
        ws_max_size=LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=2,
    )


def serve(
    host: str,
    port: int,
    data: Path,
    ready: Callable[[str], None],
    connections: int = ConnectionLimits.connections,
    **limits: int,
) -> bool:
    """Serve until told to stop; whether it could begin at all."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    config = configured(create_app(data, **limits), host, port, ConnectionLimits(connections_allowed(connections)))
    server = _Server(config, ready)
    server.run()
    return server.started
