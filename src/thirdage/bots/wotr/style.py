"""How boldly rules of thumb wage war.

`PLAIN` is the bot `rules` as everybody measures against it. `BOLD` is what searching bots propose and imagine: hosts of
the Shadow that march to what they can take and leave few behind, sieges begun with less than two to one, and an eye on
the cards that close regions. It wins more as the Shadow, but a yardstick must not change (docs/lab-notebook.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from thirdage.games.wotr.cards.fp_strategy import BOMBADILS_LAND, HIDDEN_REALMS

CLOSED: Final = {"fp-str-02": HIDDEN_REALMS, "fp-str-03": BOMBADILS_LAND}
"""Cards that close regions to the armies of the Shadow while they lie on the table."""


@dataclass(frozen=True)
class Style:
    """What a side dares; all but `fear` is for the Shadow alone."""

    march: float = 0.0
    """What it is worth to bring a host nearer to a place that it can take; see `features.marches`."""
    siege: float = 0.0
    """How much more hope there is in an attack on a place worth points than mean hits tell: help may come later."""
    press: float = 0.0
    """How much sooner a battle is fought on."""
    fear: tuple[float, float] = (1.2, 0.5)
    """How much a side minds losing points: the Free Peoples defend, the Shadow attacks."""
    heeds_cards: bool = False
    """Whether it knows which regions cards on the table close, and that they may be taken off (WR-CARD-12)."""


PLAIN: Final = Style()
BOLD: Final = Style(march=3.0, siege=0.2, press=0.15, fear=(1.2, 0.1), heeds_cards=True)
