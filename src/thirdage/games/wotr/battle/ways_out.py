"""Who may end a battle, and how: what the offers of the round will be as things stand, for those who look on.

It asks the same functions as the rounds themselves, so that nobody reckons it a second time.
"""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.model.constants import enemy
from thirdage.games.wotr.model.war import War
from thirdage.kernel.codecs import Outline
from thirdage.kernel.shapes import TRUTH, many, one, parts

from .combatants import ASSAULT, battle_of, engaged
from .retreat import may_cease, ways_of_retreat
from .siege import may_withdraw, prolonging

Json = dict[str, Any]


def is_open(war: War) -> bool:
    """Whether a battle is fought that is not decided yet."""
    if war.battle is None or war.next[0] == "battle-end":
        return False
    return engaged(war, war.battle.attacker).units > 0 and engaged(war, enemy(war.battle.attacker)).units > 0


def write_ways_out(war: War) -> Json:
    """WR-BTL-31, WR-BTL-34, WR-SIEGE-01, WR-SIEGE-16: what each of the two may do but fight on."""
    battle, facts = battle_of(war), war.facts
    assault = battle.kind == ASSAULT
    return {
        "cease": may_cease(war),
        "prolong": [facts.figures[f].id for f in prolonging(war)] if assault else [],
        "withdraw": may_withdraw(war),
        "retreat": [war.region_id(r) for r in ways_of_retreat(war)],
    }


def ways_out_schema(_outline: Outline) -> Json:
    """All of it, always."""
    return parts(
        {"cease": TRUTH, "prolong": many(one("figure")), "withdraw": TRUTH, "retreat": many(one("region"))},
        required=True,
    )
