"""The games of a tournament in a file, a line each as soon as it is over, so that a run that was killed can go on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from thirdage.arena.games import Finished
from thirdage.arena.plan import Plan

Json = dict[str, Any]
FORMAT: Final = "thirdage-tournament"


class OtherTournament(Exception):
    """The file holds games of another tournament; `path` says which file."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


class Journal:
    """A file of games; without a path they are only remembered."""

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self.path = path
        self.done: dict[tuple[str, int], Finished] = {}
        head = {"format": FORMAT, "terms": plan.terms()}
        lines = list(_whole_lines(path)) if path is not None and path.exists() else []
        if lines and path is not None and lines[0] != head:
            raise OtherTournament(path)
        for line in lines[1:]:
            game = Finished(**line)
            self.done[game.pairing, game.number] = game
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            whole = [head, *[game.json() for game in self.done.values()]]
            path.write_text("".join([_line(entry) for entry in whole]), "utf-8")

    def add(self, game: Finished) -> None:
        """Remember a game, and write it down at once."""
        self.done[game.pairing, game.number] = game
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(_line(game.json()))


def _line(entry: Json) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n"


def _whole_lines(path: Path) -> Iterator[Json]:
    """The lines up to the first that is not whole: a run may have been killed while it wrote."""
    for line in path.read_text("utf-8", errors="replace").splitlines(keepends=True):
        try:
            entry = json.loads(line)
        except ValueError:
            return
        if not line.endswith("\n") or not isinstance(entry, dict):
            return
        yield entry
