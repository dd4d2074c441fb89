"""The features of a position by name: in their order, whom they favour, and how they are called to people."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "corruption", "corruption-high", "corruption-grave", "way-left", "way-short", "hidden", "companions",
    "companion-levels", "guide-level", "gandalf-guides", "strider-along", "gollum-guides", "tile-damage",
    "tile-reveals", "tile-stops", "free-tiles", "shadow-tiles", "doom", "doom-alone", "watched", "hunt-box",
    "hunt-box-free", "mordor-steps", "mordor-moved", "free-pool", "shadow-pool", "free-dice", "shadow-dice",
    "free-character-dice", "free-rings", "shadow-rings", "shadow-points", "shadow-points-late", "free-points",
    "shadow-hopes", "shadow-best-hope", "free-hopes", "free-best-hope", "sieges", "free-might", "shadow-might",
    "free-might-at-war", "shadow-might-at-war", "biggest-host", "free-steps", "sauron-at-war", "isengard-at-war",
    "southrons-at-war", "gandalf-the-white", "aragorn", "saruman", "witch-king", "mouth-of-sauron", "minions-lost",
    "nazgul", "free-hand", "shadow-hand", "shadow-character-hand", "free-table", "shadow-table", "turn",
    "gandalf-returns", "heir", "shadow-reach", "survival", "arms-race", "prospect",
)  # fmt: skip
"""What the numbers stand for, in the order of `vector`."""
GOOD_FOR_FREE_PEOPLES: Final = frozenset(
    """
    way-short hidden strider-along gandalf-guides companions companion-levels guide-level free-tiles mordor-steps
    mordor-moved free-pool free-dice free-character-dice free-rings free-points free-hopes free-best-hope free-might
    free-might-at-war gandalf-the-white aragorn minions-lost free-hand free-table gandalf-returns heir survival
    prospect
    """.split()
)
GOOD_FOR_SHADOW: Final = frozenset(
    """
    corruption corruption-high corruption-grave way-left tile-damage tile-reveals tile-stops shadow-tiles doom
    doom-alone watched hunt-box hunt-box-free shadow-pool shadow-dice shadow-rings shadow-points shadow-points-late
    shadow-hopes shadow-best-hope sieges shadow-might shadow-might-at-war biggest-host free-steps sauron-at-war
    isengard-at-war southrons-at-war saruman witch-king mouth-of-sauron nazgul shadow-hand shadow-character-hand
    shadow-table shadow-reach arms-race
    """.split()
)
"""Whom more of it helps, other things being equal: what every player knows, and few games cannot prove."""
SPOKEN: Final = {
    "corruption": "corruption corruption-high corruption-grave",
    "way": "way-left way-short",
    "hidden": "hidden",
    "companions": "companions companion-levels",
    "guide": "guide-level gandalf-guides strider-along gollum-guides",
    "tiles": "tile-damage tile-reveals tile-stops free-tiles shadow-tiles",
    "doom": "doom doom-alone survival prospect",
    "watched": "watched",
    "hunt-box": "hunt-box hunt-box-free",
    "mordor": "mordor-steps mordor-moved",
    "dice-to-come": "free-pool shadow-pool",
    "dice": "free-dice shadow-dice free-character-dice",
    "rings": "free-rings shadow-rings",
    "points": "shadow-points shadow-points-late free-points arms-race",
    "shadow-threats": "shadow-hopes shadow-best-hope sieges shadow-reach",
    "free-threats": "free-hopes free-best-hope",
    "armies": "free-might shadow-might free-might-at-war shadow-might-at-war biggest-host",
    "politics": "free-steps sauron-at-war isengard-at-war southrons-at-war",
    "heroes": "gandalf-the-white aragorn gandalf-returns heir",
    "minions": "saruman witch-king mouth-of-sauron minions-lost",
    "nazgul": "nazgul",
    "hands": "free-hand shadow-hand shadow-character-hand",
    "table": "free-table shadow-table",
    "time": "turn",
}
"""What an explanation calls them: several numbers often tell of one thing."""
SPOKEN_AS: Final = {name: spoken for spoken, names in SPOKEN.items() for name in names.split()}
