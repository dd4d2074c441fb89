"""The Dark Chieftains: how they enter play, and Uglúk in the Hunt (KM-CHF, KM-VAL-05)."""

from __future__ import annotations

from thirdage.games.wotr.characters.entrance import may_bring, perform_bring
from thirdage.games.wotr.fellowship.moves import fellowship_region
from thirdage.games.wotr.model.constants import SHADOW
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.places import force_at, is_free, neighbours
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import BRING
from thirdage.games.wotr.turn.repertoire import Action
from thirdage.kernel import Option, Reason

from .facts import CHIEFTAINS, DARK_RULER

EFFECTS = Effects()


def with_units_of(war: War, nation: str) -> list[int]:
    """Regions with a Shadow army that holds a unit of this nation."""
    wanted = war.facts.nation[nation]
    return [region for region in range(len(war.regions)) if wanted in force_at(war, SHADOW, region).nations]


def enters_if(war: War, who: int, at_war: tuple[str, ...], nation: str) -> Reason | list[int]:
    """KM-CHF-02: with any army of his nation, once one of these nations is at war."""
    if any(war.at_war(war.facts.nation[name]) for name in at_war):
        return with_units_of(war, nation)
    return Reason("reason-wotr-entry-condition", "KM-CHF-02", {"character": war.facts.characters[who].id})


@EFFECTS.on("black-serpent", "entry")
def black_serpent(who: int, war: War) -> Reason | list[int]:
    """Gondor at war; with an army of Southrons and Easterlings."""
    return enters_if(war, who, ("gondor",), "southrons")


@EFFECTS.on("shadow-of-mirkwood", "entry")
def shadow_of_mirkwood(who: int, war: War) -> Reason | list[int]:
    """Dwarves, Elves or North at war; with an army of Sauron."""
    return enters_if(war, who, ("dwarves", "elves", "north"), "sauron")


@EFFECTS.on("ugluk", "entry")
def ugluk(who: int, war: War) -> Reason | list[int]:
    """Rohan at war or the Fellowship revealed; with an army of Isengard, or free next to the revealed Fellowship.

    Ruling KMU-18.
    """
    if war.hidden:
        return enters_if(war, who, ("rohan",), "isengard")
    here = fellowship_region(war)
    around = (here, *neighbours(war, here)) if here >= 0 else ()
    near = [region for region in around if is_free(war, SHADOW, region)]
    return sorted({*near, *with_units_of(war, "isengard")})


@EFFECTS.on("ugluk", "hunt-re-roll-bonus")
def day_and_night(who: int, war: War) -> int:
    """KM-CHF-05: 1 more on every die of the Hunt re-roll with or next to the Fellowship, but not in Mordor."""
    here = fellowship_region(war)
    if here < 0 or (war.where[who] != here and war.where[who] not in neighbours(war, here)):
        return 0
    war.used("ability:we-march-day-and-night")
    return 1


def check_by_ruler_die(war: War, side: int, result: int, option: Option) -> Reason | None:
    """KM-DIE-15, KM-MP-06: any result of the Ruler die brings a Chieftain of one's own, and nobody else."""
    name = war.facts.characters[option[0]].id
    if name not in CHIEFTAINS:
        return Reason("reason-wotr-entry-condition", "KM-DIE-15", {"character": name})
    return may_bring(war, side, result, option)


def _offers(war: War, _side: int, _result: int) -> list[Option]:
    return [BRING(war.facts.character[name]) for name in CHIEFTAINS]


ACTIONS = (Action(BRING, (), SHADOW, _offers, check_by_ruler_die, perform_bring, dice=(DARK_RULER,)),)
