"""Running the server."""

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
from thirdage.server.connections import HEADERS, LiveConnection, Patience, most, patient
from thirdage.server.gate import Gated

HOST: Final = "127.0.0.1"
PORT: Final = 8000
KEEP_ALIVE: Final = 75
"""Seconds that an idle connection stays open: longer than a proxy before us, or a client that is busy, leaves it idle.
Whoever is the first to close it must not be us, while the next request may be on its way."""


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
    """Says where it is once it really is there; with port 0 the system has chosen."""

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


def configured(app: Gated, host: str = HOST, port: int = PORT, patience: Patience | None = None) -> uvicorn.Config:
    """The web server around the application."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=patient(patience or Patience()),
        h11_max_incomplete_event_size=HEADERS,
        ws=LiveConnection,
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
    connections: int = Patience.connections,
    **limits: int,
) -> bool:
    """Serve until told to stop; whether it could begin at all."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    config = configured(create_app(data, **limits), host, port, Patience(most(connections)))
    server = _Server(config, ready)
    server.run()
    return server.started
