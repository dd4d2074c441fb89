"""What a card or location can do, as its record says it: when, under which condition, at what price, with what effect.

Everything is read once, here and in `operations`, and a word that nobody knows is an error at import.
"""

from __future__ import annotations

from typing import Any, Final

from .constants import ICONS
from .operations import Op, Vocabulary, known

Json = dict[str, Any]
WHEN: Final = (
    "static", "rule", "in_reserve", "on_play", "on_play_path", "on_play_battleground", "on_play_reserve",
    "on_enter_path", "on_enter_battleground", "on_enter_location", "action_reserve", "action_path",
    "action_location", "action_in_play", "replace", "event", "after_battleground_combat", "activation",
)  # fmt: skip
CONDITIONS: Final = ("", "in_reserve", "in_play", "supports", "path", "path_number", "monstrous_character_here")
SCOPES: Final = (
    "", "any", "path_combat", "forsaken_from_deck_top", "forsaken_from_reserve", "bearer_eliminated_in_combat",
    "bearer_eliminated_in_path_combat",
)  # fmt: skip
PER_PAIR: Final = "2:isengard_armies_and_characters_here"
"""Quickbeam: for every two Isengard armies and characters on his location."""


class Condition:
    """When a sentence holds: `kind` is empty for always; `cards`, `path` and `number` say of what."""

    __slots__ = ("cards", "kind", "number", "path")

    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        kind, _, rest = text.partition(":")
        self.kind: str = known(kind, CONDITIONS)
        self.number: int = int(rest) if kind == "path_number" else 0
        self.path: str = known(rest, vocabulary.paths) if kind == "path" else ""
        self.cards: tuple[str, ...] = ()
        if kind in ("in_reserve", "in_play", "supports"):
            self.cards = vocabulary.cards(rest)


class Ability:
    """One sentence of a card. `cost` is paid in full before anything of `do` happens.

    A bonus counts `where` ("path", "battleground", the id of a location, or anywhere), for the cards `strengthens` or
    the location itself where it is not for the card that has it, and for every two cards of Isengard if `per_pair`.
    """

    __slots__ = (
        "actor", "bonus", "condition", "cost", "do", "for_location", "once_a_round", "optional", "per_pair", "scope",
        "strengthens", "when", "where",
    )  # fmt: skip

    def __init__(self, row: Json, vocabulary: Vocabulary) -> None:
        self.when: str = known(row["when"], WHEN)
        self.optional: bool = row.get("optional", False)
        self.actor: str = known(row.get("actor", ""), ("", *vocabulary.factions))
        self.condition = Condition(row.get("if", ""), vocabulary)
        where: str = row.get("where", "")
        self.where: str = where if where in ("", "path", "battleground") else vocabulary.place(where)
        self.per_pair: bool = known(row.get("per", ""), ("", PER_PAIR)) == PER_PAIR
        target: str = row.get("target", "")
        self.for_location: bool = target == "location"
        self.strengthens: tuple[str, ...] = vocabulary.cards(target) if target and not self.for_location else ()
        self.scope: str = known(row.get("scope", ""), SCOPES)
        self.once_a_round: bool = known(row.get("limit", ""), ("", "once_per_round")) != ""
        bonus: Json = row.get("bonus", {})
        assert bonus.keys() <= set(ICONS), f"a bonus of icons that are none: {bonus}"
        self.bonus: tuple[int, ...] = tuple([int(bonus.get(icon, 0)) for icon in ICONS])
        self.cost: tuple[Op, ...] = tuple([Op(text, vocabulary) for text in row.get("cost", [])])
        self.do: tuple[Op, ...] = tuple([Op(text, vocabulary) for text in row.get("do", [])])
        unknown = row.keys() - {
            "when", "optional", "actor", "if", "where", "per", "target", "scope", "limit", "bonus", "cost", "do",
        }  # fmt: skip
        assert not unknown, f"an ability says nothing of {', '.join(sorted(unknown))}"


def read_abilities(row: Json, vocabulary: Vocabulary) -> tuple[Ability, ...]:
    """The abilities of a record, in printed order (CG-SPEC-01)."""
    return tuple([Ability(a, vocabulary) for a in row.get("abilities", [])])
