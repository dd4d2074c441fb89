"""What Corrupted Sovereigns keep from the Free Peoples: recruits, strongholds, and Helm's Deep (their cards)."""

from __future__ import annotations

from collections.abc import Callable

from thirdage.games.wotr.battle.combatants import ASSAULT, engaged
from thirdage.games.wotr.model.constants import ELITE, LEADER, REGULAR, SHADOW
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.facts import Region
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Reason

from .court import FATE, court_of
from .facts import BY_NAME
from .sovereigns import corrupted, is_corrupted

EFFECTS = Effects()
HELMS_DEEP = "helms-deep"


@EFFECTS.on("kings", "sources")
def in_play(war: War) -> tuple[str, ...]:
    """The expansion itself, and everybody who is Corrupted."""
    return ("kings", *[f"corrupted-{who.id}" for who in corrupted(war)])


# -- recruits ----------------------------------------
def bars_nation(name: str) -> Callable[[War, int, int], Reason | None]:
    """No Leaders or Elites of his nation anywhere."""

    def recruitment(war: War, figure: int, _region: int) -> Reason | None:
        kind = war.facts.figures[figure]
        barred = kind.nation == war.facts.nation[BY_NAME[name].nation] and kind.rank in (ELITE, LEADER)
        return Reason("reason-wotr-corrupted-recruits", "KM-SOV-07", {"sovereign": name}) if barred else None

    return recruitment


def bars_home(name: str, *ranks: int) -> Callable[[War, int, int], Reason | None]:
    """None of these ranks in his home."""

    def recruitment(war: War, figure: int, region: int) -> Reason | None:
        barred = region == war.facts.region[BY_NAME[name].home] and war.facts.figures[figure].rank in ranks
        return Reason("reason-wotr-corrupted-recruits", "KM-SOV-07", {"sovereign": name}) if barred else None

    return recruitment


EFFECTS.on("corrupted-brand", "recruitment")(bars_nation("brand"))
EFFECTS.on("corrupted-theoden", "recruitment")(bars_nation("theoden"))
EFFECTS.on("corrupted-dain", "recruitment")(bars_home("dain", ELITE, LEADER))
EFFECTS.on("corrupted-denethor", "recruitment")(bars_home("denethor", ELITE, LEADER))
EFFECTS.on("corrupted-thranduil", "recruitment")(bars_home("thranduil", ELITE))


# -- strongholds ----------------------------------------
def fate_of(name: str) -> Callable[[War, int], bool]:
    """Once in each assault on his home the Shadow may remove a Regular, not its last unit, for one more round."""

    def prolongs(war: War, figure: int) -> bool:
        battle = war.battle
        if battle is None or battle.kind != ASSAULT or battle.attacker != SHADOW or FATE in court_of(war).battle:
            return False
        here = battle.place == war.facts.region[BY_NAME[name].home]
        return here and war.facts.figures[figure].rank == REGULAR and engaged(war, SHADOW).units > 1

    return prolongs


for _name in ("dain", "denethor", "thranduil"):
    EFFECTS.on(f"corrupted-{_name}", "prolongs")(fate_of(_name))


@EFFECTS.on("kings", "prolonged")
def fate_used(war: War) -> None:
    """Once a battle."""
    court_of(war).battle = (*court_of(war).battle, FATE)
    war.used("ability:fate")


# -- Helm's Deep ----------------------------------------
def mark_of_the_white_hand(base: Callable[[War], tuple[Region, ...]], war: War) -> tuple[Region, ...]:
    """With Théoden Corrupted, Helm's Deep is a stronghold of Isengard while the Shadow controls it.

    It stays a captured one of the Free Peoples for victory points (ruling KMU-19); for everything else it is Isengard's
    (ruling KMU-22).
    """
    regions = base(war)
    at = war.facts.region[HELMS_DEEP]
    if not war.parts or not war.captured >> at & 1 or not is_corrupted(war, BY_NAME["theoden"]):
        return regions
    deep = regions[at]
    isengard = war.facts.nation["isengard"]
    return (*regions[:at], deep.holding(deep.settlement, isengard, deep.owner, deep.vp), *regions[at + 1 :])
