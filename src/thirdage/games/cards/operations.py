"""The operations that texts of cards and locations are made of, as the data write them: "draw:2", "take:deck:saruman".

Each has a signature; its arguments are read once, when the facts are loaded, into typed fields. A misspelt operation,
card, faction or place is an error at import. `effects` and `drawn_apart` carry operations out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .constants import CYCLE, DECK, FREE_PEOPLES, NOBODY, SHADOW, TYPES

Json = dict[str, Any]
PILES: Final[dict[str, tuple[int, ...]]] = {"deck": (DECK,), "cycle": (CYCLE,), "deck+cycle": (DECK, CYCLE)}
EACH: Final = {"each_free_": FREE_PEOPLES, "each_shadow_": SHADOW}
"""What is done by each player of a side begins so."""
SIGNATURES: Final[dict[str, tuple[str, ...]]] = {
    "draw": ("count",),
    "forsake": ("count",),
    "cycle_hand": ("count",),
    "cycle_self": (),
    "cycle_bearer": (),
    "cycle_other": ("word:non-wizard", "count"),
    "eliminate_self": (),
    "eliminate_items": (),
    "take": ("piles", "wanted", "count?", "by=", "up_to?"),
    "remove": ("card",),
    "recycle": (),
    "token": ("at", "icon", "count", "if_path="),
    "corruption": ("count", "per="),
    "activate": ("ground",),
    "reactivate": ("ground",),
    "activate_or_reactivate": ("ground",),
    "activate_path": ("which",),
    "move_bearer": ("to",),
    "may_move": ("card", "to"),
    "eliminate_here": ("wanted", "count"),
    "eliminate_in_play": ("wanted", "count"),
    "isengard_eliminates_here": ("wanted", "count"),
    "sacrifice_reserve": ("wanted", "word:any"),
    "mordor_eliminates_on_battlegrounds": ("word:same_number",),
    "draw_play_cycle": ("count", "wanted", "most", "only="),
    "draw_eliminate_play_cycle": ("count", "lost", "wanted", "most"),
    "palantir": ("count",),
    "choose": (),
    "permit": ("faction=", "cards=", "battlegrounds="),
    "permit_round": ("faction=", "cards=", "battlegrounds="),
    "support_round": ("cards=", "word:any_free_army"),
    "support_by": ("faction",),
    "ban": ("ban",),
    "carryover_bonus": ("count",),
    "draw_step_bonus": ("count",),
    "draw_step_then_cycle": ("count",),
    "peek_deck_top": (),
}
"""The arguments of each operation in order: `x?` may be missing, `x=` is written with its name (`only=` as "to=")."""
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "at": ("self", "path", "this", "new_path", "battleground"),
    "icon": ("path_attack", "path_defence", "bg_attack", "bg_defence"),
    "which": ("same", "next"),
    "to": ("path", "battleground", "there"),
    "by": ("hobbit_player",),
    "per": ("hobbit_characters_on_path",),
    "ban": ("other_weapon_on_bearer", "path_while_shadow_battleground_active", "shadow_battlegrounds"),
}


class Vocabulary:
    """The ids that texts may name."""

    __slots__ = ("factions", "grounds", "kinds", "paths", "subtypes")

    def __init__(self, cards: Json, locations: Json) -> None:
        self.factions: dict[str, int] = {row["id"]: i for i, row in enumerate(cards["faction"])}
        self.kinds: frozenset[str] = frozenset([row["id"] for row in cards["card"]])
        self.subtypes: frozenset[str] = frozenset([s for row in cards["card"] for s in row.get("subtypes", [])])
        self.grounds: frozenset[str] = frozenset([row["id"] for row in locations["battleground"]])
        self.paths: frozenset[str] = frozenset([row["id"] for row in locations["path"]])

    def cards(self, text: str) -> tuple[str, ...]:
        """Cards by name: "boromir|faramir"."""
        return tuple([known(name, self.kinds) for name in text.split("|")])

    def place(self, text: str) -> str:
        """A location."""
        return known(text, self.grounds | self.paths)


def known(word: str, words: frozenset[str] | tuple[str, ...]) -> str:
    """A word that must be one of these."""
    assert word in words, f"{word!r} is none of {', '.join(sorted(words))}"
    return word


class Wanted:
    """The cards that a text means: "faction=rohan&type=army", "subtype=nazgul", or names.

    CG-NAME-02 to 04: a name that means two cards is written as both, a type or subtype means all such cards.
    """

    __slots__ = ("factions", "kinds", "subtypes", "types")

    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        self.factions: tuple[int, ...] = ()
        self.types: tuple[int, ...] = ()
        self.subtypes: tuple[str, ...] = ()
        self.kinds: tuple[str, ...] = ()
        for part in text.split("&"):
            key, equals, value = part.partition("=")
            names = value.split("|")
            if not equals:
                self.kinds = vocabulary.cards(part)
            elif key == "faction":
                self.factions = tuple([vocabulary.factions[name] for name in names])
            elif key == "type":
                self.types = tuple([TYPES.index(name) for name in names])
            else:
                assert key == "subtype", f"cards are told by faction, type, subtype or name, not by {key!r}"
                self.subtypes = tuple([known(name, vocabulary.subtypes) for name in names])

    def fits(self, kind: str, faction: int, type: int, subtypes: tuple[str, ...]) -> bool:
        """Whether a card is one of them."""
        return (
            (not self.kinds or kind in self.kinds)
            and (not self.factions or faction in self.factions)
            and (not self.types or type in self.types)
            and (not self.subtypes or any(s in self.subtypes for s in subtypes))
        )


class Ground:
    """The battlegrounds that a text means: one by name, those of a faction, or any."""

    __slots__ = ("faction", "id")

    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        key, _, faction = text.partition("=")
        self.faction: int = vocabulary.factions[faction] if key == "faction" else NOBODY
        self.id: str = "" if text == "any" or faction else known(text, vocabulary.grounds)

    def fits(self, id: str, shows: frozenset[int]) -> bool:
        """Whether a battleground with this id and these factions is meant."""
        return id == self.id or (not self.id and (self.faction == NOBODY or self.faction in shows))


class Op:
    """One operation with its arguments. `each` is the side whose players each do it, or -1."""

    __slots__ = (
        "at", "ban", "battlegrounds", "by", "card", "cards", "count", "each", "faction", "ground", "icon", "if_path",
        "lost", "most", "name", "only", "per", "piles", "to", "up_to", "wanted", "which",
    )  # fmt: skip

    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        name, *args = text.split(":")
        self.each: int = NOBODY
        for prefix, side in EACH.items():
            if name.startswith(prefix):
                self.each = side
                plain = name.removeprefix(prefix)
                name = "cycle_hand" if plain == "cycle" else plain
        assert name in SIGNATURES, f"no operation {name!r}"
        self.name: str = name
        self.count: int = 1
        self.lost: int = 0
        self.most: int = 0
        self.piles: tuple[int, ...] = ()
        self.wanted: Wanted | None = None
        self.ground: Ground | None = None
        self.card: str = ""
        self.cards: tuple[str, ...] = ()
        self.faction: int = NOBODY
        self.battlegrounds: str = ""
        self.at: str = ""
        self.icon: str = ""
        self.which: str = ""
        self.to: str = ""
        self.only: str = ""
        self.by: str = ""
        self.per: str = ""
        self.if_path: str = ""
        self.ban: str = ""
        self.up_to: bool = False
        for parameter in SIGNATURES[name]:
            self._read(text, parameter, args, vocabulary)
        assert not args, f"{text!r}: what is {args[0]!r}?"

    def _read(self, text: str, parameter: str, args: list[str], vocabulary: Vocabulary) -> None:
        """Take the next argument if it is this one."""
        if parameter.startswith("word:"):
            assert args[:1] == [parameter.removeprefix("word:")], f"{text!r}: no {parameter}"
            args.pop(0)
            return
        key = parameter.rstrip("?=")
        if parameter.endswith("="):
            named = "to=" if key == "only" else parameter
            if not args or not args[0].startswith(named):
                return
            args[0] = args[0].removeprefix(named)
        elif parameter.endswith("?") and (not args or not (args[0].isdigit() if key == "count" else args[0] == key)):
            return
        assert args, f"{text!r}: no {key}"
        setattr(self, key, READERS[key](args.pop(0), vocabulary) if key in READERS else known(args.pop(0), WORDS[key]))

    def means(self, kind: str, faction: int, type: int, subtypes: tuple[str, ...]) -> bool:
        """Whether a card is one of those the operation names."""
        return self.wanted is not None and self.wanted.fits(kind, faction, type, subtypes)


def number(text: str, _vocabulary: Vocabulary) -> int:
    """A whole number."""
    return int(text)


READERS: Final[dict[str, Callable[[str, Vocabulary], Any]]] = {
    "count": number,
    "lost": number,
    "most": number,
    "piles": lambda text, _: PILES[text],
    "wanted": Wanted,
    "ground": Ground,
    "card": lambda text, vocabulary: known(text, vocabulary.kinds),
    "cards": lambda text, vocabulary: vocabulary.cards(text),
    "faction": lambda text, vocabulary: vocabulary.factions[text],
    "battlegrounds": lambda text, vocabulary: known(text, vocabulary.grounds | {*vocabulary.factions, "any"}),
    "only": lambda text, vocabulary: text if text == "reserve" else vocabulary.place(text),
    "if_path": lambda text, vocabulary: known(text, vocabulary.paths),
    "up_to": lambda _text, _vocabulary: True,
}
"""How an argument is read; one that is not here is a word of WORDS."""
