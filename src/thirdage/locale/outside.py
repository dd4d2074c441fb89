"""The words of games and expansions of one's own."""

from __future__ import annotations

import sys
from pathlib import Path

from thirdage.kernel import Game


def catalogues(game: Game | None) -> list[Path]:
    """The folders `locale` beside a game's module and those of its expansions: what is brought along has its words."""
    if game is None:
        return []
    modules = [type(game).__module__, *[bundle.module for bundle in game.every_expansion]]
    files = [getattr(sys.modules.get(name), "__file__", None) for name in modules]
    folders = dict.fromkeys([Path(file).parent / "locale" for file in files if file])
    return [folder for folder in folders if folder.is_dir()]
