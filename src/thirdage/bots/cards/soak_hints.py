"""The Card Game for the soak: its games end by themselves, so the hints only favour what is rare."""

from __future__ import annotations

from typing import Final

from thirdage.bots.hints import Hints

LIKES: Final = {
    "use-card": 16,
    "play-card": 4,
    "play-event": 16,
    "move-card": 4,
    "cards-option:accept": 2,
    "cards-play-drawn:play-card": 4,
}
"""Items need somebody who bears them and actions a card in play: so cards are played rather than cycled."""
HINTS: Final = Hints(LIKES)
