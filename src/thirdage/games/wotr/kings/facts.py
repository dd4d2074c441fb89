"""The facts of Kings of Middle-earth: rows for the tables of the base game, and the five Sovereigns.

The base game does the rest with them: KM-GEN-02, KM-SOV-05, KM-SOV-06 and KM-CHF-05 to 09 for characters, KM-DIE-12,
KM-DIE-13 and KM-DIE-20 for dice, KM-TILE-01 and KM-TILE-03 for tiles.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from thirdage.games.wotr.model.constants import RESULTS
from thirdage.games.wotr.model.war import War

Json = dict[str, Any]


def read(file: str) -> list[Json]:
    """The rows of one data file."""
    text = (resources.files("thirdage.games.wotr.kings") / "data" / f"{file}.toml").read_text("utf-8")
    rows: list[Json] = next(iter(tomllib.loads(text).values()))
    return rows


LEADERS: Final = read("sovereigns")
"""KM-SET-02, KM-SOV-03, KM-VAL-03: Leaders with a name, and so none of the reinforcements."""
ROWS: Final[dict[str, list[Any]]] = {
    "leaders": LEADERS,
    **{table: read(table) for table in ("characters", "dice", "tiles", "combat", "cards", "counts", "icons")},
}
"""KM-GEN-03, KM-SET-01, KM-SET-03 to 05, KM-REP-01 to 03: cards that replace others or are new, tiles, dice."""
RULER: Final = "ruler"
DARK_RULER: Final = "dark-ruler"
RULER_DICE: Final = (RULER, DARK_RULER)
"""KM-DIE-01: the Ruler die of each side, by side."""
ROYAL: Final = ("royal-1", "royal-2")


class Sovereign:
    """KM-SOV-11: what his cards say: resistance, where he Awakens ("" for any haven), where he stands Corrupted.

    `second` is the result of the Ruler die that his second ability needs.
    """

    __slots__ = ("awakened", "awakens_in", "home", "id", "index", "nation", "resistance", "second")

    def __init__(self, index: int, row: Json) -> None:
        self.index = index
        self.id: str = row["id"]
        self.nation: str = row["nation"]
        self.resistance: int = row["resistance"]
        self.awakened: str = row["awakened"]
        self.awakens_in: str = row.get("awakens_in", "")
        self.home: str = row["home"]
        self.second: int = RESULTS.index(row["second"])


SOVEREIGNS: Final[tuple[Sovereign, ...]] = tuple([Sovereign(i, row) for i, row in enumerate(LEADERS)])
NAMES: Final[tuple[str, ...]] = tuple([who.id for who in SOVEREIGNS])
BY_NAME: Final[dict[str, Sovereign]] = {who.id: who for who in SOVEREIGNS}
BY_NATION: Final[dict[str, Sovereign]] = {who.nation: who for who in SOVEREIGNS}
CHIEFTAINS: Final = ("black-serpent", "shadow-of-mirkwood", "ugluk")
"""KM-GEN-01, KM-CHF-01, KM-CHF-04: minions that are `minor`, each of his nation."""


def nation_of(war: War, who: Sovereign) -> int:
    """The nation of a Sovereign."""
    return war.facts.nation[who.nation]


def leader_of(war: War, who: Sovereign) -> int:
    """His figure as a Leader."""
    return war.facts.figure[who.id]


def companion_of(war: War, who: Sovereign) -> int:
    """KM-SOV-04, KM-VAL-01: the companion he is once Awakened, with the leadership of ruling KMU-01."""
    return war.facts.character[who.awakened]


def is_royal(war: War, tile: int) -> bool:
    """KM-TILE-02: a tile with a crown."""
    return war.facts.tiles[tile].id in ROYAL
