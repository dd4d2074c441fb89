"""Small ints and words that the rules of War of the Ring share."""

from __future__ import annotations

from typing import Final

FREE_PEOPLES: Final = 0
SHADOW: Final = 1
NOBODY: Final = -1
SIDES: Final = ("free-peoples", "shadow")

# Ranks of figures.
REGULAR: Final = 0
ELITE: Final = 1
LEADER: Final = 2
NAZGUL: Final = 3
CHARACTER: Final = 4

# What stands in a region.
NO_SETTLEMENT: Final = 0
TOWN: Final = 1
CITY: Final = 2
STRONGHOLD: Final = 3
SETTLEMENTS: Final = ("none", "town", "city", "stronghold")

# Results of action dice, in the order of the facts.
# A die is a small int: the result it shows (see `face`); dice of a kind of their own, which a bundle brings as rows of
# the table `dice`, come after the ordinary ones, one block of results for each kind.
RESULTS: Final = ("character", "army", "muster", "event", "army-muster", "will-of-the-west", "eye")
D_CHARACTER: Final = 0
D_ARMY: Final = 1
D_MUSTER: Final = 2
D_EVENT: Final = 3
D_ARMY_MUSTER: Final = 4
D_WILL: Final = 5
D_EYE: Final = 6
FACES: Final = (
    (D_CHARACTER, D_CHARACTER, D_MUSTER, D_EVENT, D_ARMY_MUSTER, D_WILL),
    (D_CHARACTER, D_ARMY, D_MUSTER, D_EVENT, D_ARMY_MUSTER, D_EYE),
)
"""The faces of an action die of each side (WR-DICE-01)."""
START_DICE: Final = (4, 7)
D6: Final = (1, 2, 3, 4, 5, 6)

# Action tokens, and which of them each side can have (HR-LNK-10, HR-LNK-11).
TOKENS: Final = ("draw-card", "move-minions", "advance-nation")
T_DRAW: Final = 0
T_MINIONS: Final = 1
T_ADVANCE: Final = 2
TOKENS_OF: Final = ((T_DRAW, T_ADVANCE), (T_MINIONS, T_ADVANCE))

# The four decks.
DECKS: Final = ("free-peoples-character", "free-peoples-strategy", "shadow-character", "shadow-strategy")

# Where a character is when he is not in a region (a region is its index, 0 or more).
ASIDE: Final = -1
IN_FELLOWSHIP: Final = -2
GONE: Final = -3

# Limits (WR-CARD-03, WR-STACK-04, WR-STACK-07, WR-BTL-12, WR-FEL-04, WR-MORD-01, WR-VIC-05, WR-VIC-06).
HAND_LIMIT: Final = 6
STACKING_LIMIT: Final = 10
SIEGE_LIMIT: Final = 5
COMBAT_DICE: Final = 5
CORRUPTION_LIMIT: Final = 12
TRACK_END: Final = 12
MORDOR_STEPS: Final = 5
POINTS_NEEDED: Final = (4, 10)
ELVEN_RINGS: Final = 3


_RESULTS: Final = len(RESULTS)


def enemy(side: int) -> int:
    """The other side."""
    return 1 - side


def face(die: int) -> int:
    """The result that a die shows, whatever kind of die it is."""
    return die % _RESULTS


def turned(die: int, result: int) -> int:
    """The same die with another result."""
    return die - face(die) + result
