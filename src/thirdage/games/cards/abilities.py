"""What a card or location can do, as its record says it: when, under which condition, at what price, with what effect.

The data hold operations as short texts, "draw:2" or "take:deck:boromir|faramir". They are read once, here, into names
and arguments; `effects` carries them out.
"""

from __future__ import annotations

from typing import Any, Final

from .constants import ICONS

Json = dict[str, Any]
WHEN: Final = (
    "static", "rule", "in_reserve", "on_play", "on_play_path", "on_play_battleground", "on_play_reserve",
    "on_enter_path", "on_enter_battleground", "on_enter_location", "action_reserve", "action_path",
    "action_location", "action_in_play", "replace", "event", "after_battleground_combat", "activation",
)  # fmt: skip
ACTIONS: Final = ("action_reserve", "action_path", "action_location", "action_in_play")


class Op:
    """One operation: its name and its arguments, e.g. "take" with ("deck", "saruman")."""

    __slots__ = ("args", "name")

    def __init__(self, text: str) -> None:
        name, *args = text.split(":")
        self.name = name
        self.args: tuple[str, ...] = tuple(args)

    @property
    def count(self) -> int:
        """The first argument as a number."""
        return int(self.args[0])

    def __repr__(self) -> str:
        return ":".join([self.name, *self.args])


class Ability:
    """One sentence of a card. `cost` is paid in full before anything of `do` happens."""

    __slots__ = (
        "actor", "bonus", "condition", "cost", "do", "limit", "optional", "per", "scope", "target", "when", "where",
    )  # fmt: skip

    def __init__(self, row: Json) -> None:
        assert row["when"] in WHEN, f"an ability at a time that is none: {row['when']}"
        self.when: str = row["when"]
        self.optional: bool = row.get("optional", False)
        self.actor: str = row.get("actor", "")
        self.condition: str = row.get("if", "")
        self.where: str = row.get("where", "")
        self.per: str = row.get("per", "")
        self.target: str = row.get("target", "")
        self.scope: str = row.get("scope", "")
        self.limit: str = row.get("limit", "")
        bonus: Json = row.get("bonus", {})
        self.bonus: tuple[int, ...] = tuple([int(bonus.get(icon, 0)) for icon in ICONS])
        self.cost: tuple[Op, ...] = tuple([Op(text) for text in row.get("cost", [])])
        self.do: tuple[Op, ...] = tuple([Op(text) for text in row.get("do", [])])


def read_abilities(row: Json) -> tuple[Ability, ...]:
    """The abilities of a record, in printed order (CG-SPEC-01)."""
    return tuple([Ability(a) for a in row.get("abilities", [])])
