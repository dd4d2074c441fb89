"""Small numbers and words that the whole game shares."""

from __future__ import annotations

from typing import Final

FREE_PEOPLES: Final = 0
SHADOW: Final = 1
SIDES: Final = ("free-peoples", "shadow")
NOBODY: Final = -1
NOWHERE: Final = -1

# -- kinds of cards (CG-CARD-01) --------------------------------------------------------------------------------------
ARMY: Final = 0
CHARACTER: Final = 1
ITEM: Final = 2
EVENT: Final = 3
TYPES: Final = ("army", "character", "item", "event")

# -- combat icons (CG-CARD-03) ----------------------------------------------------------------------------------------
ATTACK: Final = 0
DEFENCE: Final = 1
LEAD_ATTACK: Final = 2
LEAD_DEFENCE: Final = 3
PATH: Final = 4
ICONS: Final = ("bg_attack", "bg_defence", "leader_attack", "leader_defence", "path")

# -- where a faction card is (CG-ZONE-01 to 04) -----------------------------------------------------------------------
DECK: Final = 0
HAND: Final = 1
CYCLE: Final = 2
ELIMINATED: Final = 3
APART: Final = 4
"""Drawn by an effect that says at once what to do with it (CG-DRAW-01)."""
RESERVE: Final = 5
PLAYING: Final = 6
"""An event while its effect is carried out."""
AT: Final = 10
"""AT + location: on this path or battleground."""
HIDDEN: Final = 5
"""Zones below this number lie face down."""
ZONES: Final = ("deck", "hand", "cycle", "eliminated", "apart", "reserve", "playing")

# -- where a location is ----------------------------------------------------------------------------------------------
IN_DECK: Final = 0
ACTIVE: Final = 1
SCORED: Final = 2
"""SCORED + side: in the scoring area of that side."""
DISCARDED: Final = 4
WAITING: Final = 5
"""Fellowship: it comes in a later round (CG-FELL-05)."""
LEFT_OUT: Final = 6
STATES: Final = ("deck", "active", "free-peoples", "shadow", "discarded", "waiting", "left-out")

CARRYOVER: Final = 2
"""CG-SET-04: every player's carryover limit at the start."""
LEAD: Final = 10
"""CG-VIC-01: so many points ahead end the game."""
RINGS: Final = ("none", "trilogy", "duel")
