"""Small words for tests of single combat cards."""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.model.facts import OWN

from .fights import ORIGIN, PLACE, clash
from .scenario import Scenario, Seat

FP, SH = "free-peoples", "shadow"
MEN: dict[str, int] = {"gondor-regular": 5}
ORCS: dict[str, int] = {"sauron-regular": 5}
CARD = {combat.id: next(c.id for c in OWN.cards if c.combat == i) for i, combat in enumerate(OWN.combat)}
"""One event card that carries each combat card."""
ROHAN = {"origin": "westemnet", "place": "fangorn"}
MORIA = {"origin": "north-anduin-vale", "place": "gladden-fields"}
LAND = {"origin": "osgiliath", "place": "lossarnach"}


def side_of(combat: str) -> str:
    return FP if CARD[combat].startswith("fp") else SH


def seat_of(war: Scenario, combat: str) -> Seat:
    return war.free_peoples if side_of(combat) == FP else war.shadow


def battle(combat: str, free: dict[str, int], shadow: dict[str, int], attacker: str = SH, **position: Any) -> Scenario:
    """A battle in which the owner of this combat card holds it."""
    hands = {side_of(combat): [CARD[combat]], **position.pop("hands", {})}
    mine, yours = (shadow, free) if attacker == SH else (free, shadow)
    return clash(mine, yours, side=attacker, hands=hands, **position)


def played(combat: str, free: dict[str, int], shadow: dict[str, int], attacker: str = SH, **position: Any) -> Scenario:
    """The same, and the card is laid."""
    war = battle(combat, free, shadow, attacker, **position)
    seat_of(war, combat).does("lay-card", card=CARD[combat])
    return war


def refused(war: Scenario, combat: str) -> bool:
    seat_of(war, combat).is_refused("WR-CC-05", "lay-card", card=CARD[combat])
    return True


def free(war: Scenario, region: str = PLACE) -> dict[str, int]:
    return war.figures(FP, region)


def dark(war: Scenario, region: str = ORIGIN) -> dict[str, int]:
    return war.figures(SH, region)
