"""The strategy deck of the Shadow."""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.constants import D_WILL, FREE_PEOPLES
from thirdage.games.wotr.hands import discard_from_table
from thirdage.games.wotr.model import War
from thirdage.games.wotr.places import besieged_side
from thirdage.games.wotr.politics import BY_ABILITY, BY_ATTACK
from thirdage.kernel import Reason

from .common import nothing


# -- Threats and Promises (WR-EVT-07) ---------------------------------------------------------------------------------
def threats_and_promises(war: War, nation: int) -> Reason | None:
    """While on the table: Muster results do not advance a passive nation of the Free Peoples."""
    fact = war.facts.nations[nation]
    if fact.side != FREE_PEOPLES or war.is_active(nation):
        return None
    return Reason("reason-threats-and-promises", "WR-EVT-07", {"nation": fact.id})


def promises_broken(war: War, nation: int, how: str) -> None:
    """It goes when a nation of the Free Peoples advances because it was attacked, or by a companion's ability."""
    if war.facts.nations[nation].side == FREE_PEOPLES and how in (BY_ATTACK, BY_ABILITY):
        discard_from_table(war, war.facts.card["sh-str-05"], "WR-EVT-07")


# -- Denethor's Folly -------------------------------------------------------------------------------------------------
def minas_tirith_besieged(war: War, _side: int) -> Reason | None:
    """Playable, and on the table, while the Shadow besieges Minas Tirith (WR-CARD-14)."""
    besieged = besieged_side(war, war.facts.region["minas-tirith"]) == FREE_PEOPLES
    return None if besieged else Reason("reason-not-besieged", "WR-CARD-14", {"region": "minas-tirith"})


def folly_removal(war: War, _side: int, result: int) -> Reason | None:
    """A Will of the West takes it off, or any result while Gandalf or Aragorn is inside."""
    inside = war.inside[war.facts.region["minas-tirith"]].characters
    names = ("gandalf-the-grey", "gandalf-the-white", "aragorn")
    if result == D_WILL or any(war.facts.character[name] in inside for name in names):
        return None
    return Reason("reason-needs-will-of-the-west", "WR-CARD-13")


EFFECTS: dict[str, Any] = {
    "sh-str-03/condition": minas_tirith_besieged,
    "sh-str-03/removal": folly_removal,
    "sh-str-05/play": nothing,
    "sh-str-05/muster-advance": threats_and_promises,
    "sh-str-05/advanced": promises_broken,
}
