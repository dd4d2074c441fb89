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
from thirdage.server.house import TABLES

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


def serve(host: str, port: int, data: Path, ready: Callable[[str], None], tables: int | None = None) -> bool:
    """Serve until told to stop; whether it could begin at all."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    config = uvicorn.Config(
        create_app(data, tables=TABLES if tables is None else tables),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=2,
    )
    server = _Server(config, ready)
    server.run()
    return server.started
