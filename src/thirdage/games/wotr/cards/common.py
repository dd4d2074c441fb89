"""What several cards share."""

from __future__ import annotations

from thirdage.games.wotr.model import War
from thirdage.kernel import Flow


def nothing(_war: War, _side: int) -> Flow[None]:
    """A card that only bends rules while it lies on the table."""
    yield from ()
