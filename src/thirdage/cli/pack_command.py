"""`thirdage pack`: the data of a game in a file, for owners of the printed game who put it right (docs/packs.md)."""

from __future__ import annotations

from pathlib import Path

from thirdage.bots.outside_games import PACKS, pack_data, pack_text
from thirdage.cli.exit_codes import OK, CommandError
from thirdage.cli.terminal import Terminal
from thirdage.games import find


def write_pack(terminal: Terminal, game: str, path: Path) -> int:
    """Write the game's own data, to begin with; a file that is there already is left alone."""
    text = pack_text(game, find(game).own_pack())
    try:
        with path.open("x", encoding="utf-8") as out:
            out.write(text)
    except OSError as wrong:
        why = {"path": str(path), "detail": wrong.strerror or str(wrong)}
        raise CommandError("cli-file-unwritable", why) from wrong
    terminal.say("cli-pack-written", path=str(path))
    return OK


def check_pack(terminal: Terminal, game: str, path: Path) -> int:
    """Complain of what is wrong, else say what is confirmed, part by part."""
    parts = find(game).check_pack(pack_data(game, path))
    for part, (sure, rows) in parts.items():
        terminal.say("cli-pack-part", detail=part, count=sure, rows=rows)
    terminal.say("cli-pack-fits", variable=PACKS, entry=f"{game}={path}")
    return OK
