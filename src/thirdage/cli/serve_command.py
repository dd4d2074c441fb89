"""`thirdage serve`: the table in the browser."""

from __future__ import annotations

import sys
from pathlib import Path

from thirdage.cli.exit_codes import FAILED, OK, CommandError
from thirdage.cli.terminal import Terminal


def serve_tables(terminal: Terminal, host: str, port: int, data: Path | None, **limits: int | None) -> int:
    """Serve until interrupted. The server's packages are an extra; without them the command says how to get them.

    Limits that are not given are the server's own.
    """
    try:
        from thirdage.server.run import data_file, serve  # noqa: PLC0415 (its packages may be missing)
        from thirdage.server.storage.store import StoreError  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("thirdage"):
            raise
        raise CommandError("server-not-installed", {"command": "pip install 'thirdage[server]'"}) from missing
    path = data or data_file()

    def ready(address: str) -> None:
        terminal.say("server-data", path=str(path))
        terminal.say("server-ready", path=address, keys="Ctrl+C")
        sys.stdout.flush()

    try:
        began = serve(host, port, path, ready, **{name: n for name, n in limits.items() if n is not None})
    except StoreError as wrong:
        raise CommandError(wrong.id, wrong.details) from wrong
    except SystemExit as wrong:  # so the server says that it cannot listen there
        raise CommandError("server-cannot-listen", {"given": f"{host}:{port}"}, FAILED) from wrong
    return OK if began else FAILED
