"""War of the Ring for the soak: what brings a game forward, and positions in which rare things are near."""

from __future__ import annotations

from typing import Any, Final

from thirdage.bots.hints import Hints
from thirdage.games.wotr.game import WOTR

Json = dict[str, Any]
LIKES: Final = {
    "action:use-die": 32,
    "move-fellowship": 64,
    "hide": 64,
    "enter-mordor": 512,
    "fellowship-phase:decline": 8,
    "attack": 32,
    "attack-target": 4,
    "press": 8,
    "prolong": 4,
    "play-card": 16,
    "draw-card": 2,
    "bring": 16,
    "advance": 4,
    "combat-card:lay-card": 4,
}
"""Dice are used, the Fellowship goes on, armies fight, cards are played: each of these brings the end nearer."""


def starts() -> tuple[Json, ...]:
    """Written positions, each at the beginning of a turn or of the action phase."""
    return STARTS


def _start(free: Json | None = None, shadow: Json | None = None, **parts: Any) -> Json:
    """The set-up with the figures of some regions, and some other parts, replaced."""
    board: Json = {}
    for key, changes in (("free-peoples", free), ("shadow", shadow)):
        figures = SET_UP[key] | (changes or {})
        board[key] = {region: here for region, here in figures.items() if here}
    return board | {key.replace("_", "-"): value for key, value in parts.items()}


def _nations(*at_war: str, active: tuple[str, ...] = ()) -> Json:
    """These nations are at war; those are active and a step from it."""
    states = {nation: {"steps": 0, "active": True} for nation in at_war}
    return states | {nation: {"steps": 1, "active": True} for nation in active}


def _without(tiles: list[str], *some: str) -> list[str]:
    """These tiles less one of each of some."""
    left = list(tiles)
    for tile in some:
        left.remove(tile)
    return left


SET_UP: Final = WOTR.write(WOTR.start(WOTR.rules()))
FREE: Final = ("gondor", "rohan", "elves", "dwarves", "north")
DARK: Final = ("sauron", "isengard", "southrons")
ALL: Final = _nations(*FREE, *DARK)
EMPTY: Final[Json] = {}
FREE_CARDS: Final = ["free-peoples-character", "free-peoples-strategy"]
SHADOW_CARDS: Final = ["shadow-character", "shadow-strategy"]
SPECIAL_TILES: Final = [
    "fp-elven-cloaks", "fp-elven-rope", "fp-phial-of-galadriel", "fp-smeagol-helps",
    "sh-shelobs-lair", "sh-the-ring-is-mine", "sh-on-on-they-went", "sh-give-it-to-uss",
]  # fmt: skip
FEW_TILES: Final = ["std-0r", "std-1", "std-eye"]
TILE_CARDS: Final = [f"{deck}-char-0{number}" for deck in ("fp", "sh") for number in (1, 2, 3, 4)]
LEFT: Final = {"legolas": "gone", "gimli": "gone"}
SIEGE_OF_GONDOR: Final = _start(
    free={
        "minas-tirith": EMPTY,
        "osgiliath": EMPTY,
        "lossarnach": {"gondor-regular": 4, "gondor-elite": 2, "strider": 1},
    },
    shadow={
        "osgiliath": {"sauron-regular": 2, "nazgul": 1},
        "minas-tirith": {"sauron-regular": 7, "sauron-elite": 2, "nazgul": 3, "witch-king": 1},
        "minas-morgul": {"sauron-regular": 2, "nazgul": 1},
    },
    inside={
        "minas-tirith": {
            "gondor-regular": 3,
            "gondor-elite": 1,
            "gondor-leader": 1,
            "rohan-regular": 1,
            "rohan-leader": 1,
            "peregrin": 1,
        }
    },
    nations=ALL,
    next=["turn"],
    hands={
        "shadow": ["sh-char-20", "sh-char-24", "sh-char-23", "sh-str-03"],
        "free-peoples": ["fp-str-10", "fp-char-18", "fp-char-05", "free-peoples-strategy"],
    },
)
"""The Witch-king before Minas Tirith, an army of Gondor near enough to relieve it."""
SIEGE_OF_ROHAN: Final = _start(
    free={"helms-deep": EMPTY, "fords-of-isen": EMPTY, "edoras": {"rohan-regular": 3, "rohan-elite": 2}},
    shadow={
        "helms-deep": {"isengard-regular": 6, "isengard-elite": 4},
        "orthanc": {"isengard-regular": 2, "saruman": 1},
        "fords-of-isen": {"isengard-regular": 2},
    },
    inside={"helms-deep": {"rohan-regular": 3, "rohan-elite": 1, "rohan-leader": 1}},
    nations=ALL,
    next=["turn"],
    hands={
        "shadow": ["sh-str-02", "sh-char-21", "sh-char-22", *SHADOW_CARDS],
        "free-peoples": ["fp-str-10", "fp-str-11", *FREE_CARDS],
    },
)
"""The Uruk-hai before Helm's Deep, Saruman in Orthanc, the Ents not far."""
ELVES_LOST: Final = _start(
    free={"lorien": EMPTY, "dimrill-dale": EMPTY},
    shadow={"lorien": {"sauron-regular": 5, "sauron-elite": 1, "nazgul": 1}, "dol-guldur": {"sauron-regular": 2}},
    captured=["lorien"],
    nations=ALL,
    next=["turn"],
    hands={"shadow": ["sh-str-01", *SHADOW_CARDS], "free-peoples": ["fp-str-02", *FREE_CARDS]},
)
"""Lórien has fallen."""
THE_KING: Final = _start(
    free={
        "south-ithilien": {"gondor-regular": 4, "gondor-elite": 3, "gondor-leader": 1, "aragorn": 1},
        "osgiliath": EMPTY,
        "dol-amroth": {"gondor-regular": 2, "boromir": 1},
    },
    nations=ALL,
    next=["action", 0],
    dice={"free-peoples": ["event", "character", "character", "army-muster"], "shadow": ["event", "army", "muster"]},
    hunt_box={"shadow": 1},
    hands={
        "shadow": ["sh-str-18", "sh-str-10", *SHADOW_CARDS],
        "free-peoples": ["fp-str-01", "fp-char-15", *FREE_CARDS],
    },
)
"""Aragorn marches on Mordor."""
STRIDER_AT_HOME: Final = _start(
    free={
        "minas-tirith": {"gondor-regular": 3, "gondor-elite": 1, "gondor-leader": 1, "strider": 1, "boromir": 1},
        "erebor": {"dwarves-regular": 1, "dwarves-elite": 2, "dwarves-leader": 1, "gimli": 1},
        "woodland-realm": {"elves-regular": 1, "elves-elite": 1, "elves-leader": 1, "legolas": 1},
    },
    characters={"gandalf-the-grey": "gone"},
    next=["action", 0],
    dice={"free-peoples": ["will-of-the-west", "muster", "character", "event"], "shadow": ["muster", "muster", "army"]},
    hunt_box={"shadow": 2},
    hands={
        "free-peoples": ["fp-char-14", "fp-char-23", "fp-char-24", "fp-str-07", *FREE_CARDS],
        "shadow": ["sh-str-06", *SHADOW_CARDS],
    },
)
"""Strider, Boromir, Gimli and Legolas each among his own people, the nations still at peace."""
HUNTED: Final = _start(
    fellowship={"region": "moria", "progress": 0, "hidden": False, "corruption": 2},
    table=["fp-char-05", "fp-char-06", "sh-char-15"],
    next=["action", 1],
    dice={"free-peoples": ["character", "character", "event"], "shadow": ["character", "event", "event", "character"]},
    hunt_box={"shadow": 3},
    hands={
        "shadow": ["sh-char-13", "sh-char-14", "sh-char-11", "sh-char-07"],
        "free-peoples": ["free-peoples-character", "free-peoples-character", "fp-char-07"],
    },
)
"""The Fellowship is revealed in Moria, the Nazgûl hold what they need to strike."""
HUNTED_EAST: Final = _start(
    shadow={"dagorlad": {"nazgul": 1}, "western-emyn-muil": {"nazgul": 1}},
    fellowship={"region": "western-emyn-muil", "progress": 0, "hidden": True, "corruption": 4},
    table=["fp-char-08", "fp-char-07", "sh-char-16"],
    next=["action", 1],
    dice={"free-peoples": ["character", "character", "event"], "shadow": ["character", "event", "character"]},
    hunt_box={"shadow": 2},
    hands={"shadow": ["sh-char-11", "sh-char-09", "sh-char-10", "sh-char-12"], "free-peoples": FREE_CARDS},
)
"""A Nazgûl already stands where the Ring-bearers are."""
MORDOR: Final = _start(
    fellowship={"region": "morannon", "progress": 0, "hidden": True, "corruption": 3, "mordor": 1},
    characters={"gandalf-the-grey": "gone", "boromir": "gone", **LEFT},
    tiles={"pool": [*FEW_TILES, *SPECIAL_TILES], "drawn": _without(SET_UP["tiles"]["pool"], *FEW_TILES)},
    next=["turn"],
    discards=TILE_CARDS,
    hands={"shadow": SHADOW_CARDS, "free-peoples": FREE_CARDS},
)
"""On the Mordor track with every special tile in the pool."""
MORDOR_ALONE: Final = _start(
    fellowship={"region": "minas-morgul", "progress": 0, "hidden": True, "corruption": 0, "mordor": 3},
    characters=dict.fromkeys(
        ("gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone"
    ),
    tiles={"pool": FEW_TILES, "drawn": _without(SET_UP["tiles"]["pool"], *FEW_TILES)},
    next=["turn"],
    hands={"shadow": ["sh-char-13", "sh-char-14", *SHADOW_CARDS], "free-peoples": FREE_CARDS},
)
"""Two steps from the Crack of Doom with Gollum alone; the pool is all but empty."""
FREE_OFFENSIVE: Final = _start(
    free={
        "fords-of-isen": {"rohan-regular": 4, "rohan-elite": 4, "rohan-leader": 2, "gandalf-the-white": 1},
        "iron-hills": EMPTY,
        "north-ithilien": {"gondor-regular": 5, "gondor-elite": 3, "gondor-leader": 2},
    },
    shadow={"orthanc": {"isengard-regular": 1}, "minas-morgul": {"sauron-regular": 1}},
    nations=ALL,
    next=["turn"],
    hands={"shadow": SHADOW_CARDS, "free-peoples": ["fp-char-21", *FREE_CARDS]},
)
"""The strongholds of the Shadow are all but empty, and armies of the Free Peoples before them."""
SHADOW_WINS: Final = _start(
    free={"minas-tirith": EMPTY, "pelargir": EMPTY, "osgiliath": EMPTY, "dol-amroth": {"gondor-regular": 1}},
    shadow={
        "minas-tirith": {"sauron-regular": 5},
        "pelargir": {"southrons-regular": 5, "southrons-elite": 1},
        "lamedon": {"southrons-regular": 4, "southrons-elite": 1},
        "minas-morgul": {"sauron-regular": 3, "nazgul": 2, "mouth-of-sauron": 1},
        "umbar": EMPTY,
    },
    captured=["minas-tirith", "pelargir"],
    nations=ALL,
    next=["turn"],
    hands={"shadow": ["sh-str-10", *SHADOW_CARDS], "free-peoples": FREE_CARDS},
)
"""Gondor is nearly lost."""
AT_THE_GATES: Final = SIEGE_OF_GONDOR | {
    "next": ["action", 1],
    "dice": {"free-peoples": ["army-muster", "character"], "shadow": ["event", "event", "army", "event"]},
    "hunt-box": {"shadow": 2},
}
"""The same siege, and the Shadow is to act."""
ENTS: Final = _start(
    free={
        "fangorn": {"gandalf-the-white": 1},
        "edoras": {"rohan-regular": 2, "rohan-elite": 1, "aragorn": 1},
        "helms-deep": {"rohan-regular": 1, "meriadoc": 1},
        "pelargir": EMPTY,
    },
    shadow={
        "orthanc": {"saruman": 1},
        "pelargir": {"southrons-regular": 7},
        "lamedon": {"southrons-regular": 3},
        "dol-guldur": {"sauron-regular": 5, "nazgul": 4},
    },
    captured=["pelargir"],
    nations=ALL,
    next=["action", 0],
    dice={"free-peoples": ["character", "event", "character", "event"], "shadow": ["army", "muster", "event"]},
    hunt_box={"shadow": 2},
    hands={
        "free-peoples": ["fp-char-19", "fp-char-20", "fp-char-22", "fp-char-18", "fp-char-14"],
        "shadow": ["sh-char-22", *SHADOW_CARDS],
    },
)
"""Orthanc is bare, the Ents are roused, the Paths of the Dead lie open."""
LORIEN: Final = _start(
    fellowship={"region": "lorien", "progress": 0, "hidden": False, "corruption": 5},
    characters={"boromir": "gone", "gandalf-the-grey": "gone"},
    next=["action", 0],
    dice={"free-peoples": ["character", "event", "event", "character"], "shadow": ["army", "muster", "event"]},
    hunt_box={"shadow": 1},
    hands={
        "free-peoples": ["fp-char-13", "fp-char-10", "fp-char-17", "fp-str-08"],
        "shadow": ["sh-char-12", "sh-char-15", *SHADOW_CARDS],
    },
)
"""The Fellowship is seen in Lórien."""
STARTS: Final[tuple[Json, ...]] = (
    SIEGE_OF_GONDOR, SIEGE_OF_ROHAN, ELVES_LOST, THE_KING, STRIDER_AT_HOME, HUNTED, HUNTED_EAST, MORDOR, MORDOR_ALONE,
    FREE_OFFENSIVE, SHADOW_WINS, AT_THE_GATES, ENTS, LORIEN,
)  # fmt: skip
HINTS: Final = Hints(LIKES, starts)
