"""The words of games of one's own."""

from __future__ import annotations

import sys
from pathlib import Path

from thirdage.kernel import Game


def catalogues(game: Game | None) -> list[Path]:
    """The folder `locale` beside a game's module, if there is one: games of one's own bring their words along."""
    if game is None:
        return []
    file = getattr(sys.modules.get(type(game).__module__), "__file__", None)
    folder = Path(file).parent / "locale" if file else None
    return [folder] if folder is not None and folder.is_dir() else []
