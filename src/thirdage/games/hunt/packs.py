"""Packs: the data of Hunt for the Ring as an owner of the printed game may write it (docs/packs.md).

Much of our own data is reconstructed; every row says so. A pack is the same data in one file, put right by who can look
at the boards and cards. It keeps the ids of cards and spaces, since the words know them.
"""

from __future__ import annotations

from typing import Any, Final

from thirdage.kernel import Refused

from .demands import demand
from .facts import CONFIRMED, DATA, FILES, HuntFacts, check_box, own_facts

Json = dict[str, Any]
NAMED: Final = ("area", "section", "companion", "card", "journey", "token")
"""Tables whose ids have to be ours; spaces may be fewer or more, and are told by what is printed."""


_made: list[tuple[Any, HuntFacts]] = []
MOST: Final = 4
"""So many packs are kept ready."""


def facts_of(data: Any) -> HuntFacts:
    """The facts of a pack; of the same data, made once."""
    for known, facts in _made:
        if known is data:
            return facts
    made = HuntFacts(data)
    _made.append((data, made))
    del _made[:-MOST]
    return made


def own_pack() -> Json:
    """Our own data, to begin with."""
    return DATA


def check_pack(data: Any) -> dict[str, tuple[int, int]]:
    """By part of the data: how many of its rows are confirmed, of how many; refuses what cannot be played with."""
    demand(isinstance(data, dict) and set(data) == set(FILES), "refused-hunt-pack-files", detail=", ".join(FILES))
    try:
        facts = HuntFacts(data)
        check_box(facts)
    except (AttributeError, IndexError, KeyError, StopIteration, TypeError, ValueError) as wrong:
        raise Refused("refused-hunt-pack-malformed", "", {"detail": f"{type(wrong).__name__}: {wrong}"}) from wrong
    for table in NAMED:
        ours = set(own_facts().tables[table])
        for id in facts.tables[table]:
            demand(id in ours, "refused-hunt-pack-unknown-id", table=table, id=id)
    return {part: _confirmed(data[part]) for part in FILES}


def _confirmed(part: Any) -> tuple[int, int]:
    """How many rows say that they are confirmed, or whose every field is known; and how many there are."""
    sure = all_rows = 0
    for row in _rows(part):
        all_rows += 1
        sure += row.get("provenance") == CONFIRMED
    return sure, all_rows


def _rows(part: Any) -> list[Json]:
    """All rows of a part that say where they come from, and those of a board."""
    if isinstance(part, dict):
        own = [part] if "provenance" in part or {"x", "y"} <= part.keys() or {"a", "b"} <= part.keys() else []
        return [*own, *[row for value in part.values() for row in _rows(value)]]
    return [row for value in part for row in _rows(value)] if isinstance(part, list) else []
