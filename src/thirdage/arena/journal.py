"""The games of a tournament in a file, a line each as soon as it is over, so that a run that was killed can go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from thirdage.arena.games import Finished
from thirdage.arena.tournament import Tournament

Json = dict[str, Any]
FORMAT: Final = "thirdage-tournament"


class NoJournal(Exception):
    """The file is something else, and is left as it is; `path` says which file."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class OtherTournament(NoJournal):
    """The file holds games of another tournament."""


class Journal:
    """A file of games; without a path they are only remembered.

    Nothing that was written is ever written again: whenever a run is killed, what is in the file stays there.
    """

    def __init__(self, path: Path | None, tournament: Tournament) -> None:
        self.path = path
        self.done: dict[tuple[str, int], Finished] = {}
        if path is None:
            return
        head: Json = {"format": FORMAT, "terms": tournament.terms()}
        path.parent.mkdir(parents=True, exist_ok=True)
        written = path.read_bytes() if path.exists() else b""
        if _line(head).startswith(written):  # not begun, or killed in the first moment
            path.write_bytes(_line(head))
            return
        first, *lines = written.splitlines(keepends=True)
        if (begun := _entry(first)) != head:
            raise (OtherTournament if begun and begun.get("format") == FORMAT else NoJournal)(path)
        for entry in filter(None, map(_entry, lines)):
            self._remember(entry)
        with path.open("ab") as file:  # who may not write there hears of it now
            if not written.endswith(b"\n"):  # killed in the middle of a line
                file.truncate(len(written) - len(lines[-1]))

    def _remember(self, entry: Json) -> None:
        """A game that was played; what is none, or one of another version, will be played anew."""
        try:
            game = Finished(**entry)
        except TypeError:
            return
        self.done[game.pairing, game.number] = game

    def add(self, game: Finished) -> None:
        """Remember a game, and write it down at once."""
        self.done[game.pairing, game.number] = game
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(_line(game.json()))


def _line(entry: Json) -> bytes:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _entry(line: bytes) -> Json | None:
    """What a line holds; None if it is not whole or holds something else."""
    try:
        entry = json.loads(line) if line.endswith(b"\n") else None
    except ValueError:
        return None
    return entry if isinstance(entry, dict) else None
