"""The expansions that can be chosen: the only place where the base game names one, and it imports none."""

from __future__ import annotations

from typing import Final

from thirdage.kernel import MatchOption, Offer

KINGS: Final = Offer(
    "kings",
    "thirdage.games.wotr.kings.bundle",
    "KINGS",
    options=(
        MatchOption("open-corruption", "bool", default=False, added=True),
        MatchOption("last-tile-counts", "bool", default=False, added=True),
        MatchOption("no-ruler-tokens", "bool", default=False, added=True),
        MatchOption("dismay-tokens", "bool", default=False, added=True),
    ),
)
"""Kings of Middle-earth with its variants for tournaments, a house rule, and dismay tokens."""
OFFERED: Final = (KINGS,)
