"""Small numbers and words that the whole game shares."""

from __future__ import annotations

from typing import Final

RING_BEARER: Final = "ring-bearer"
RINGWRAITHS: Final = "ringwraiths"
SIDES: Final = (RING_BEARER, RINGWRAITHS)
NOWHERE: Final = -1
NOBODY: Final = -1
NOTHING: Final = -1

# -- phases of a day (HR-DAY-01) --------------------------------------------------------------------------------------
FIRST_DAY_PHASE: Final = 0
NIGHT: Final = 2
PHASES: Final = ("first-day-phase", "second-day-phase", "night")

# -- entries of the log that are no location (HR-MOV-01, HR-ESC1-06) --------------------------------------------------
DOT: Final = -1
CROSSED: Final = -2

# -- kinds of spaces (HR-MAP-02); a dot is none of the locations ------------------------------------------------------
ORDINARY: Final = 0
ALLY: Final = 1
DARK: Final = 2
EXIT: Final = 3
FRODO_START: Final = 4
NAZGUL_START: Final = 5
DOT_SPACE: Final = 6
KINDS: Final = ("ordinary", "ally", "dark", "exit", "frodo-start", "nazgul-start", "dot")

# -- faces of the dice (HR-DIE-01, HR-CHD-05) -------------------------------------------------------------------------
RING: Final = 0
SWORD: Final = 1
SORCERY: Final = 2
SHADOW: Final = 3
CHIEF_RING: Final = 4
CHIEF_SWORD: Final = 5
CHIEF_SORCERY: Final = 6
MORGUL_RING: Final = 7
PURSUIT: Final = 8
MORGUL_SHADOW: Final = 9
FACES: Final = (
    "ring", "sword", "sorcery", "shadow", "chief-ring", "chief-sword", "chief-sorcery", "morgul-ring", "pursuit",
    "morgul-shadow",
)  # fmt: skip
"""The faces of the Chief's die are told apart from those of the others, so that a face says which die is meant."""
SERVES: Final[tuple[tuple[int, ...], ...]] = (
    (RING,), (SWORD,), (SORCERY,), (RING, SWORD, SORCERY), (RING,), (SWORD,), (SORCERY,), (), (),
    (RING, SWORD, SORCERY),
)  # fmt: skip
"""HR-DIE-04 to 07, HR-CHD-09: as which results each face can be used; two faces have a use of their own."""
ACTION_DICE: Final = 6

# -- Nazgûl and Companions (HR-GEN-02, HR-CMP-02) ---------------------------------------------------------------------
NAZGUL: Final = ("blue", "green", "red", "purple")
ALL_NAZGUL: Final = range(4)
FRODO: Final = 0
SAM: Final = 1
PIPPIN: Final = 2
MERRY: Final = 3
STRIDER: Final = 4
COMPANIONS: Final = ("frodo", "sam", "pippin", "merry", "strider")
OUT: Final = 0
UP: Final = 1
DOWN: Final = 2
CARD_STATES: Final = ("out", "up", "down")
"""HR-CPN-02: a Companion card is not in play, face up, or face down."""

# -- decks ------------------------------------------------------------------------------------------------------------
ALLY_1: Final = 0
ALLY_2: Final = 1
SORCERIES: Final = 2
DECKS: Final = ("ally1", "ally2", "sorcery")
HAND_LIMIT: Final = 5
"""HR-ALY-02, HR-SOR-01."""
SHORT: Final = 0
LONG: Final = 1
JOURNEYS: Final = ("short", "long")

# -- tokens -----------------------------------------------------------------------------------------------------------
EYE: Final = 0
"""The value of a corruption token that shows an Eye instead of a number (HR-CMP-05)."""
BEIGE: Final = 0
GREY: Final = 1
RED: Final = 2
COLORS: Final = ("beige", "grey", "red")
TRACK_EYE: Final = 0
TRACK_SWORD: Final = 1
TRACK_SIDES: Final = ("eye", "sword")
"""HR-TRK-01: the sides of a tracks token."""
INFORMATION_DRAWN: Final = 5
ALLY_TOKENS: Final = 8
FELLOWSHIP_TOKENS: Final = 3
DEEDS_DRAWN: Final = 4

# -- questions (HR-SRC-02, HR-PER-02, HR-HNT-02) ----------------------------------------------------------------------
SEARCH: Final = 0
HUNT: Final = 1
PERCEIVE_AREA: Final = 2
PERCEIVE_SECTION: Final = 3
INFORMATION: Final = 4
"""Whether the Ring-bearer holds the token of a location: a Sorcery card asks."""
PLAYED: Final = 5
"""Nobody asked: that a card was played says that what it demands of Frodo's place was so."""
NEAR: Final = 6
"""Likewise: that Strider drove a Nazgûl from a space says that Frodo's last location is connected with it."""
QUESTIONS: Final = ("search", "hunt", "area", "section", "information", "card", "near")
NO: Final = 0
YES: Final = 1
HERE: Final = 2
FIRST_HALF: Final = 3
SECOND_HALF: Final = 4
"""Of a card played: which of its effects."""
FRODO_FELT: Final = 5
GANDALF_FELT: Final = 6
BOTH_FELT: Final = 7
"""HR-INT-02: the exact answers to the Morgul Ring."""
ANSWERS: Final = ("no", "yes", "here", "first", "second", "frodo", "gandalf", "both")

# -- what all learn of Gandalf (HR-APP, HR-DEED, HR-INT-06) -----------------------------------------------------------
SEEN: Final = 0
"""He was in this location: he appeared, did a deed, or was found."""
FLED: Final = 1
HID: Final = 2
"""HR-INT-06, HR-APP-07: his latest location is that of a deed token which is out of the game."""
TRACES: Final = ("seen", "fled", "hid")

# -- ends (HR-END1, HR-END2) ------------------------------------------------------------------------------------------
LAST_ENTRY: Final = 16
"""HR-END1-02: the movement track of chapter 1."""
LIMIT_1: Final = 12
"""HR-END1-06: the corruption limit of chapter 1."""
CHIEF_COMES: Final = 5
"""HR-SET2-17: the ability of the Black Rider that brings the Chief."""
STEPS: Final = (14, 16)
LIMITS: Final = (12, 14)
"""HR-JRN-01: of short and long routes."""
REMINDERS: Final = 6
"""HR-AUX-01."""
