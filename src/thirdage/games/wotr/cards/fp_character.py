"""The character deck of the Free Peoples."""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.guide import is_guide
from thirdage.games.wotr.model import War
from thirdage.games.wotr.turn import corrupt
from thirdage.kernel import Flow


def bilbos_song(war: War, _side: int) -> Flow[None]:
    """Bilbo's Song: heal 1 corruption; with Gollum as guide, 2."""
    corrupt(war, -2 if is_guide(war, "gollum") else -1, "WR-CARD-10")
    yield from ()


EFFECTS: dict[str, Any] = {
    "fp-char-12/play": bilbos_song,
}
