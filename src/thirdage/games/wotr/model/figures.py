"""What figures are: Nazgul, leaders of an army, and with how much leadership.

Query: `unit-leads(war) -> tuple[int, ...]`: units that are Leaders at the same time (Saruman: Isengard's Elites).
"""

from __future__ import annotations

from .constants import CHARACTER, LEADER, NAZGUL
from .effects import effects_on
from .facts import WarFacts
from .war import War


def is_nazgul(war: War, figure: int) -> bool:
    """WR-FIG-13: Nazgul, the Witch-king among them."""
    return war.facts.figures[figure].is_nazgul


def unit_leaders(war: War) -> tuple[int, ...]:
    """The units that are Leaders too, as things are now (PF-019)."""
    leaders: tuple[int, ...] = ()
    for effect in effects_on(war, "unit-leads"):
        leaders += effect(war)
    return leaders


def can_lead(war: War, figure: int) -> bool:
    """WR-BTL-04: Leaders, Nazgul and characters (those of level 0 too) let a Character result attack. Ruling WRU-20."""
    if not war.facts.figures[figure].is_unit:
        return True
    return figure in unit_leaders(war)


def leadership_of(facts: WarFacts, figure: int, unit_leaders: tuple[int, ...]) -> int:
    """WR-BTL-14: the leadership of one figure, when these units are Leaders too."""
    kind = facts.figures[figure]
    if kind.rank == CHARACTER:
        return facts.characters[kind.character].leadership
    return 1 if kind.rank in (LEADER, NAZGUL) or figure in unit_leaders else 0
