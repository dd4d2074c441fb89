"""The strategy deck of the Shadow: cards that recruit (cards 11 to 24)."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.wotr.model.facts import OWN

from .board import at_war
from .ring import consistent
from .scenario import Scenario
from .test_sh_strategy import DARK, Figures, is_over, plays, refused

RAGE, WITCH_KING, HALF_ORCS, OLOG_HAI, TROLLS, NEW_POWER = (f"sh-str-{n}" for n in range(11, 17))
MANY_KINGS, REVEALED, MISTY, ORCS, HORDE, MONSTERS, MUSTERINGS, PITS = (f"sh-str-{n}" for n in range(17, 25))
SARUMAN: Figures = {"orthanc": {"saruman": 1}}


def short(figure: str, left: int, region: str = "north-rhun") -> Figures:
    """All figures of a kind but so many are on the map, ten in a region at most."""
    limit = OWN.figures[OWN.figure[figure]].limit
    regions = [region, "ash-mountains", "noman-lands", "dagorlad"]
    heaps = [min(10, max(0, limit - left - 10 * i)) for i in range(len(regions))]
    return {r: {figure: n} for r, n in zip(regions, heaps, strict=True) if n}


def left(war: Scenario, figure: str) -> int:
    found: int = war.view()["reinforcements"].get(figure, 0)
    return found


def came(war: Scenario) -> list[tuple[str, str, int]]:
    """What was recruited, by the log."""
    return [(told["region"], told["figure"], told["count"]) for told in war.told("log-wotr-recruited")]


def missed(war: Scenario) -> list[tuple[str, str]]:
    """What was not."""
    return [(told["region"], told["figure"]) for told in war.told("log-wotr-not-recruited")]


# -- who must be at war or in play ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "nations"),
    [
        (RAGE, ["isengard"]),
        (HALF_ORCS, ["isengard"]),
        (OLOG_HAI, ["sauron"]),
        (TROLLS, ["sauron"]),
        (HORDE, ["southrons"]),
        (MUSTERINGS, DARK),
        (PITS, ["sauron"]),
    ],
)
def test_PF_096_conditions_of_war(card: str, nations: list[str]) -> None:
    army: Figures = {"morannon": {"sauron-regular": 2}}
    for nation in nations:
        refused(card, shadow=army, nations=at_war(*[name for name in DARK if name != nation]))
    plays(card, shadow=army, nations=at_war(*nations))


@pytest.mark.parametrize(
    ("card", "position"),
    [
        (WITCH_KING, {"shadow": {"morannon": {"witch-king": 1}}}),
        (NEW_POWER, {"shadow": SARUMAN}),
        (REVEALED, {"free_peoples": {"pelargir": {"aragorn": 1}}}),
    ],
)
def test_PF_096_conditions_of_characters(card: str, position: dict[str, Any]) -> None:
    refused(card)
    plays(card, **position)


def test_sh_str_18_strider_is_not_enough() -> None:
    refused(REVEALED, free_peoples={"pelargir": {"strider": 1}})


# -- Rage of the Dunlendings ------------------------------------------------------------------------------------------
DUNLAND: Figures = {
    "north-dunland": {"isengard-regular": 3, "isengard-elite": 1, "sauron-regular": 1},
    "south-dunland": {"isengard-elite": 2},
}


def rage(shadow: Figures = DUNLAND, **more: Any) -> Scenario:
    return plays(RAGE, "muster", **{"shadow": shadow, "nations": at_war("isengard"), **more})


def test_sh_str_11_two_regulars_and_up_to_four_who_join() -> None:
    war = rage(free_peoples={"hollin": {"elves-regular": 1}, "tharbad": {"gimli": 1}})
    near = {
        "cardolan",
        "moria",
        "south-downs",
        "south-dunland",
        "north-dunland",
        "tharbad",
        "enedwaith",
        "gap-of-rohan",
    }
    assert set(war.shadow.is_asked("recruit-in").offered("recruit-in", "region")) == near
    war.shadow.is_refused("WR-REC-14", "recruit-in", region="hollin")
    war.shadow.is_refused("WR-CARD-10", "recruit-in", region="orthanc")
    war.shadow.does("recruit-in", region="tharbad")
    assert came(war) == [("tharbad", "isengard-regular", 2)]
    consistent(war)
    war.shadow.is_asked("dunlendings").is_refused("WR-CARD-10", "take-figures", figures={"sauron-regular": 1})
    war.shadow.does("take-figures", figures={"isengard-regular": 2, "isengard-elite": 1})
    war.shadow.is_refused("WR-CARD-10", "take-figures", figures={"isengard-elite": 2})
    war.shadow.does("take-figures", figures={"isengard-elite": 1})
    assert war.figures("shadow", "tharbad") == {"isengard-regular": 4, "isengard-elite": 2}
    assert war.figures("shadow", "north-dunland") == {"isengard-regular": 1, "sauron-regular": 1}
    assert is_over(war, RAGE)


def test_sh_str_11_nobody_need_join_and_four_may_come_from_one() -> None:
    war = rage()
    war.shadow.does("recruit-in", region="hollin").does("take-figures", figures={}).does("take-figures", figures={})
    assert war.figures("shadow", "hollin") == {"isengard-regular": 2}
    assert is_over(war, RAGE)
    war = rage()
    war.shadow.does("recruit-in", region="hollin")
    war.shadow.does("take-figures", figures={"isengard-regular": 3, "isengard-elite": 1})
    assert is_over(war, RAGE), "four have come"


def test_sh_str_11_one_dunland_next_to_the_other() -> None:
    war = rage()
    war.shadow.does("recruit-in", region="south-dunland").does("take-figures", figures={"isengard-regular": 1})
    assert war.figures("shadow", "south-dunland") == {"isengard-regular": 3, "isengard-elite": 2}
    assert is_over(war, RAGE), "those in South Dunland are there already"


def test_sh_str_11_without_regulars_left() -> None:
    war = rage({"moria": {"isengard-regular": 10}, "south-dunland": {"isengard-regular": 2}})
    war.shadow.does("recruit-in", region="enedwaith").does("take-figures", figures={"isengard-regular": 2})
    assert missed(war) == [("enedwaith", "isengard-regular")]
    assert war.figures("shadow", "enedwaith") == {"isengard-regular": 2}


def test_sh_str_11_a_besieged_moria_is_not_free() -> None:
    war = rage({}, free_peoples={"moria": {"elves-regular": 2}}, inside={"moria": {"sauron-regular": 1}})
    war.shadow.is_refused("WR-CARD-10", "recruit-in", region="moria")


# -- Return of the Witch-king -----------------------------------------------------------------------------------------
def test_sh_str_12_he_comes_to_angmar() -> None:
    war = plays(WITCH_KING, "muster", shadow={"morannon": {"sauron-regular": 1, "witch-king": 1}})
    assert war.figures("shadow", "angmar") == {"sauron-regular": 2, "sauron-elite": 1, "witch-king": 1}
    assert war.figures("shadow", "morannon") == {"sauron-regular": 1}
    moved = {"figure": "witch-king", "count": 1, "from_region": "morannon", "region": "angmar"}
    assert war.told("log-wotr-minions-move") == [moved]
    assert is_over(war, WITCH_KING)


def test_sh_str_12_out_of_a_siege_and_to_a_place_that_is_not_free() -> None:
    inside: Figures = {"dol-guldur": {"sauron-regular": 1, "witch-king": 1}}
    free: Figures = {"dol-guldur": {"elves-regular": 1}, "angmar": {"dwarves-regular": 1}}
    war = plays(WITCH_KING, inside=inside, free_peoples=free, captured=["angmar"])
    assert war.figures("shadow", "angmar") == {"witch-king": 1}
    assert missed(war) == [("angmar", "sauron-regular"), ("angmar", "sauron-elite")]
    assert war.inside("dol-guldur") == {"sauron-regular": 1}


def test_sh_str_12_he_is_there_already() -> None:
    war = plays(WITCH_KING, shadow={"angmar": {"witch-king": 1}})
    assert war.figures("shadow", "angmar") == {"sauron-regular": 2, "sauron-elite": 1, "witch-king": 1}
    assert not war.told("log-wotr-minions-move")


# -- Half-orcs and Goblin-men, Olog-hai -------------------------------------------------------------------------------
ARMIES: Figures = {"morannon": {"sauron-regular": 2}, "umbar": {"southrons-regular": 1}, "angmar": {"nazgul": 1}}
BESIEGED: dict[str, Any] = {
    "inside": {"dol-guldur": {"sauron-regular": 1}},
    "free_peoples": {"dol-guldur": {"elves-regular": 1}, "fords-of-isen": {"rohan-regular": 1}},
}


@pytest.mark.parametrize(("card", "nation"), [(HALF_ORCS, "isengard"), (OLOG_HAI, "sauron")])
def test_PF_099_a_unit_of_either_kind_joins_any_army(card: str, nation: str) -> None:
    war = plays(card, "army", shadow=ARMIES, nations=at_war(nation), **BESIEGED)
    assert set(war.shadow.is_asked("recruit-in").offered("recruit-in", "region")) == {"dol-guldur", "morannon", "umbar"}
    war.shadow.is_refused("WR-CARD-10", "recruit-in", region="angmar")
    war.shadow.is_refused("WR-REC-14", "recruit-in", region="fords-of-isen")
    consistent(war)
    war.shadow.does("recruit-in", region="umbar")
    war.shadow.is_asked("card-unit").is_refused("WR-CARD-10", "unit", figure="southrons-regular")
    war.shadow.does("unit", figure=f"{nation}-elite")
    assert war.figures("shadow", "umbar") == {"southrons-regular": 1, f"{nation}-elite": 1}
    assert is_over(war, card)
    war = plays(card, shadow=ARMIES, nations=at_war(nation), **BESIEGED)
    war.shadow.does("recruit-in", region="dol-guldur").does("unit", figure=f"{nation}-regular")
    assert sum(war.inside("dol-guldur").values()) == 2, "inside"
    assert is_over(war, card)


def test_sh_str_14_an_army_of_one_kind_and_nobody_left() -> None:
    elites: Figures = {"barad-dur": {"sauron-elite": 6}}
    war = plays(OLOG_HAI, shadow=elites, nations=at_war("sauron"))
    assert war.figures("shadow", "barad-dur") == {"sauron-elite": 6, "sauron-regular": 1}, "nothing to choose"
    war = plays(OLOG_HAI, shadow={**elites, **short("sauron-regular", 0)}, nations=at_war("sauron"))
    assert war.told("log-wotr-card-in-vain") == [{"card": OLOG_HAI}]
    assert is_over(war, OLOG_HAI)


# -- Hill-trolls ------------------------------------------------------------------------------------------------------
def trolls(shadow: Figures, **more: Any) -> Scenario:
    return plays(TROLLS, "army", shadow=shadow, nations=at_war("sauron"), **more)


def test_sh_str_15_two_regulars_become_elites() -> None:
    war = trolls({"morannon": {"sauron-regular": 1}, "moria": {"sauron-regular": 3}, "umbar": {"southrons-regular": 1}})
    assert war.shadow.is_asked("hill-trolls").offered("trolls-in", "region") == ["morannon", "moria"]
    war.shadow.is_refused("WR-CARD-10", "trolls-in", region="umbar")
    war.shadow.does("trolls-in", region="morannon")
    assert war.figures("shadow", "morannon") == {"sauron-elite": 1}
    assert war.figures("shadow", "moria") == {"sauron-regular": 2, "sauron-elite": 1}, "only one place is left"
    assert (left(war, "sauron-regular"), left(war, "sauron-elite")) == (34, 4)
    told = {"figure": "sauron-regular", "count": 1, "to_figure": "sauron-elite"}
    assert war.told("log-wotr-replaced") == [{**told, "region": "morannon"}, {**told, "region": "moria"}]
    assert is_over(war, TROLLS)


def test_sh_str_15_both_in_one_place_and_under_siege() -> None:
    inside: Figures = {"moria": {"sauron-regular": 1}}
    free: Figures = {"moria": {"dwarves-regular": 1}}
    war = trolls({"dol-guldur": {"sauron-regular": 2}}, inside=inside, free_peoples=free)
    war.shadow.does("trolls-in", region="moria")
    assert war.inside("moria") == {"sauron-elite": 1}
    war = trolls({"dol-guldur": {"sauron-regular": 2}}, inside=inside, free_peoples=free)
    war.shadow.does("trolls-in", region="dol-guldur")
    consistent(war)
    war.shadow.does("trolls-in", region="dol-guldur")
    assert war.figures("shadow", "dol-guldur") == {"sauron-elite": 2}


def test_sh_str_15_as_far_as_possible() -> None:
    war = trolls({"morannon": {"sauron-regular": 3, "sauron-elite": 5}})
    assert war.figures("shadow", "morannon") == {"sauron-regular": 2, "sauron-elite": 6}
    war = trolls({"morannon": {"sauron-regular": 1}})
    assert war.figures("shadow", "morannon") == {"sauron-elite": 1}
    war = trolls({"morannon": {"sauron-elite": 1}})
    assert war.told("log-wotr-card-in-vain") == [{"card": TROLLS}]
    assert is_over(war, TROLLS)


# -- A New Power Is Rising --------------------------------------------------------------------------------------------
def test_sh_str_16_dunland_and_orthanc() -> None:
    war = plays(NEW_POWER, "muster", shadow=SARUMAN)
    war.shadow.is_asked("card-unit").does("unit", figure="isengard-elite").does("unit", figure="isengard-regular")
    assert war.figures("shadow", "north-dunland") == {"isengard-regular": 2}
    assert war.figures("shadow", "south-dunland") == {"isengard-regular": 2}
    assert war.figures("shadow", "orthanc") == {"isengard-regular": 1, "isengard-elite": 1, "saruman": 1}
    assert is_over(war, NEW_POWER)


def test_WR_REC_10_sh_str_16_too_few_regulars() -> None:
    war = plays(NEW_POWER, shadow={**SARUMAN, "moria": {"isengard-regular": 9}})
    war.shadow.is_asked("share-out").is_refused("WR-REC-10", "share-out", regions={"north-dunland": 2})
    war.shadow.is_refused("WR-REC-10", "share-out", regions={"north-dunland": 3})
    consistent(war)
    war.shadow.does("share-out", regions={"north-dunland": 1, "south-dunland": 2})
    assert came(war)[:2] == [("north-dunland", "isengard-regular", 1), ("south-dunland", "isengard-regular", 2)]
    assert war.figures("shadow", "orthanc") == {"saruman": 1, "isengard-elite": 2}, "no Regular is left to choose"
    assert is_over(war, NEW_POWER)


def rising(regulars: int, elites: int, **more: Any) -> Scenario:
    """A New Power Is Rising, with so many Isengard figures in the reinforcements."""
    away = 12 - regulars
    shadow: Figures = {
        **SARUMAN,
        "moria": {"isengard-regular": min(away, 6)},
        "mount-gram": {"isengard-regular": max(away - 6, 0)},
        "angmar": {"isengard-elite": 6 - elites},
    }
    return plays(NEW_POWER, shadow=shadow, **more)


NORTH, SOUTH, ORTHANC = "north-dunland", "south-dunland", "orthanc"


@pytest.mark.parametrize(
    ("regulars", "elites", "shares", "in_orthanc"),
    [
        (5, 0, {NORTH: 1, SOUTH: 2, ORTHANC: 2}, {"isengard-regular": 2}),
        (5, 0, {NORTH: 2, SOUTH: 2, ORTHANC: 1}, {"isengard-regular": 1}),
        (4, 0, {NORTH: 2, SOUTH: 2}, {}),
        (3, 0, {SOUTH: 1, ORTHANC: 2}, {"isengard-regular": 2}),
        (4, 6, {NORTH: 2, ORTHANC: 2}, {"isengard-regular": 2}),
        (4, 6, {NORTH: 2, SOUTH: 1, ORTHANC: 1}, {"isengard-regular": 1, "isengard-elite": 1}),
        (5, 6, {NORTH: 2, SOUTH: 2}, {"isengard-elite": 2}),
        (5, 1, {NORTH: 2, SOUTH: 2, ORTHANC: 1}, {"isengard-regular": 1, "isengard-elite": 1}),
        (1, 1, {ORTHANC: 1}, {"isengard-regular": 1, "isengard-elite": 1}),
    ],
)
def test_WRU_106_the_regulars_that_are_left_come_where_the_shadow_says(
    regulars: int, elites: int, shares: dict[str, int], in_orthanc: dict[str, int]
) -> None:
    war = rising(regulars, elites)
    war.shadow.is_asked("share-out")
    consistent(war)
    war.shadow.does("share-out", regions=shares)
    for dunland in (NORTH, SOUTH):
        here = {"isengard-regular": shares[dunland]} if dunland in shares else {}
        assert war.figures("shadow", dunland) == here
        assert ((dunland, "isengard-regular") in missed(war)) is (dunland not in shares)
    assert war.figures("shadow", ORTHANC) == {"saruman": 1, **in_orthanc}
    assert (war.told("log-wotr-no-recruit") != []) is (not in_orthanc)
    assert is_over(war, NEW_POWER)


@pytest.mark.parametrize(
    ("regulars", "elites", "rule", "shares"),
    [
        (5, 6, "WR-CARD-10", {NORTH: 2, SOUTH: 1, ORTHANC: 1}),
        (5, 6, "WR-REC-10", {NORTH: 2, SOUTH: 1}),
        (5, 1, "WR-REC-10", {NORTH: 2, SOUTH: 2}),
        (5, 0, "WR-REC-10", {NORTH: 2, SOUTH: 2}),
        (4, 6, "WR-REC-10", {NORTH: 1, SOUTH: 1}),
        (3, 0, "WR-REC-10", {ORTHANC: 3}),
    ],
)
def test_WRU_106_nobody_is_left_out_who_can_come(regulars: int, elites: int, rule: str, shares: dict[str, int]) -> None:
    rising(regulars, elites).shadow.is_asked("share-out").is_refused(rule, "share-out", regions=shares)


def test_WRU_106_enough_for_all_or_none_at_all() -> None:
    war = rising(6, 0)
    assert war.figures("shadow", ORTHANC) == {"saruman": 1, "isengard-regular": 2}
    war = rising(0, 1)
    assert war.figures("shadow", ORTHANC) == {"saruman": 1, "isengard-elite": 1}
    assert missed(war) == [(NORTH, "isengard-regular"), (SOUTH, "isengard-regular")]
    assert is_over(war, NEW_POWER)


def test_WRU_106_places_that_cannot_be_entered_get_no_share() -> None:
    free: Figures = {NORTH: {"rohan-regular": 1}}
    war = rising(3, 6, free_peoples=free, captured=[NORTH])
    war.shadow.is_asked("share-out").is_refused("WR-REC-10", "share-out", regions={NORTH: 1, SOUTH: 2})
    war.shadow.is_refused("WR-CARD-10", "share-out", regions={SOUTH: 1, ORTHANC: 1})
    war.shadow.does("share-out", regions={SOUTH: 2})
    assert war.figures("shadow", ORTHANC) == {"saruman": 1, "isengard-elite": 2}
    assert missed(war) == [(NORTH, "isengard-regular")]
    both: Figures = {NORTH: {"rohan-regular": 1}, SOUTH: {"rohan-regular": 1}}
    war = rising(1, 6, free_peoples=both, captured=[NORTH, SOUTH])
    war.shadow.is_asked("card-unit").does("unit", figure="isengard-elite").does("unit", figure="isengard-regular")
    assert war.figures("shadow", ORTHANC) == {"saruman": 1, "isengard-regular": 1, "isengard-elite": 1}


def test_WR_REC_14_sh_str_16_where_enemies_stand_and_where_they_besiege() -> None:
    free: Figures = {"north-dunland": {"rohan-regular": 1}, "orthanc": {"rohan-elite": 1}}
    inside: Figures = {"orthanc": {"isengard-regular": 1, "saruman": 1}}
    war = plays(NEW_POWER, free_peoples=free, inside=inside, captured=["north-dunland"])
    war.shadow.does("unit", figure="isengard-regular").does("unit", figure="isengard-regular")
    assert came(war)[0] == ("south-dunland", "isengard-regular", 2)
    assert missed(war) == [("north-dunland", "isengard-regular")]
    assert war.inside("orthanc") == {"isengard-regular": 3, "saruman": 1}


# -- Many Kings to the Service of Mordor, Pits of Mordor --------------------------------------------------------------
def test_sh_str_17_three_settlements() -> None:
    war = plays(MANY_KINGS, "muster")
    three = ["near-harad", "south-rhun", "umbar"]
    war.shadow.is_asked("recruit-in-each").is_refused("WR-CARD-10", "recruit-in-each", regions=three[:2])
    war.shadow.is_refused("WR-CARD-10", "recruit-in-each", regions=["khand", *three[:2]])
    consistent(war)
    war.shadow.does("recruit-in-each", regions=three)
    assert came(war) == [(region, "southrons-regular", 2) for region in three]
    assert is_over(war, MANY_KINGS)


def test_sh_str_17_conquered_settlements_and_those_under_siege() -> None:
    free: Figures = {"umbar": {"gondor-regular": 1}, "near-harad": {"gondor-regular": 1}}
    lost = ["far-harad", "near-harad"]
    war = plays(MANY_KINGS, free_peoples=free, inside={"umbar": {"southrons-regular": 1}}, captured=lost)
    assert {region for region, _, _ in came(war)} == {"north-rhun", "south-rhun", "umbar"}, "no more than three"
    assert war.inside("umbar") == {"southrons-regular": 3}
    assert is_over(war, MANY_KINGS)


def test_WR_REC_10_sh_str_17_too_few_and_none() -> None:
    shadow: Figures = {"khand": {"southrons-regular": 10}, "dagorlad": {"southrons-regular": 10}, "noman-lands": {}}
    war = plays(MANY_KINGS, shadow={**shadow, "noman-lands": {"southrons-regular": 1}})
    war.shadow.does("recruit-in-each", regions=["far-harad", "near-harad", "umbar"])
    war.shadow.does("share-out", regions={"far-harad": 2, "umbar": 1})
    assert came(war) == [("far-harad", "southrons-regular", 2), ("umbar", "southrons-regular", 1)]
    assert missed(war) == [("near-harad", "southrons-regular")]
    war = plays(MANY_KINGS, shadow={**shadow, "noman-lands": {"southrons-regular": 4}})
    assert war.told("log-wotr-card-in-vain") == [{"card": MANY_KINGS}]
    assert is_over(war, MANY_KINGS)


def test_sh_str_24_three_strongholds() -> None:
    war = plays(PITS, "muster", nations=at_war("sauron"))
    three = ["barad-dur", "dol-guldur", "moria"]
    war.shadow.is_asked("recruit-in-each").is_refused("WR-CARD-10", "recruit-in-each", regions=["angmar", *three[:2]])
    war.shadow.is_refused("WR-CARD-10", "recruit-in-each", regions=["orthanc", *three[:2]])
    war.shadow.does("recruit-in-each", regions=three)
    assert came(war) == [(region, "sauron-regular", 2) for region in three]
    assert is_over(war, PITS)


def test_WR_CAP_05_sh_str_24_fewer_than_three() -> None:
    lost = ["barad-dur", "dol-guldur", "minas-morgul", "moria"]
    free: Figures = {"minas-morgul": {"gondor-regular": 5}}
    shadow: Figures = {"minas-morgul": {"sauron-regular": 5}}
    war = plays(PITS, nations=at_war("sauron"), shadow=shadow, inside=free, captured=lost)
    assert {region for region, _, _ in came(war)} == {"morannon", "mount-gundabad"}
    war = plays(PITS, nations=at_war("sauron"), captured=[*lost, "morannon", "mount-gundabad"])
    assert war.told("log-wotr-card-in-vain") == [{"card": PITS}]
    assert is_over(war, PITS)


# -- The King Is Revealed ---------------------------------------------------------------------------------------------
def test_sh_str_18_minas_morgul() -> None:
    war = plays(REVEALED, "muster", free_peoples={"pelargir": {"aragorn": 1}})
    assert war.figures("shadow", "minas-morgul") == {"sauron-regular": 5, "nazgul": 1}
    assert (left(war, "sauron-regular"), left(war, "nazgul")) == (31, 7)
    assert is_over(war, REVEALED)


def test_WR_REC_16_sh_str_18_into_a_siege() -> None:
    free: Figures = {"minas-morgul": {"gondor-regular": 1, "aragorn": 1}}
    war = plays(REVEALED, free_peoples=free, inside={"minas-morgul": {"sauron-regular": 1}})
    war.shadow.is_asked("disband").does("disband", figures={"sauron-regular": 1})
    assert war.inside("minas-morgul") == {"sauron-regular": 5, "nazgul": 1}


def test_sh_str_18_as_far_as_possible() -> None:
    shadow: Figures = {**short("sauron-regular", 2), "angmar": {"nazgul": 8}}
    war = plays(REVEALED, shadow=shadow, free_peoples={"pelargir": {"aragorn": 1}})
    assert war.figures("shadow", "minas-morgul") == {"sauron-regular": 2}
    assert missed(war) == [("minas-morgul", "nazgul")]
    war = plays(REVEALED, free_peoples={"pelargir": {"aragorn": 1}}, captured=["minas-morgul"])
    assert war.figures("shadow", "minas-morgul") == {}, "it is not free"


# -- Shadows on the Misty Mountains -----------------------------------------------------------------------------------
@pytest.mark.parametrize("region", ["moria", "mount-gram"])
def test_sh_str_19_one_of_two_places(region: str) -> None:
    war = plays(MISTY, "muster")
    assert war.shadow.offered("recruit-in", "region") == ["moria", "mount-gram"]
    war.shadow.is_refused("WR-CARD-10", "recruit-in", region="mount-gundabad").does("recruit-in", region=region)
    war.shadow.does("unit", figure="sauron-elite").does("unit", figure="sauron-regular")
    assert war.figures("shadow", region) == {"sauron-regular": 1, "sauron-elite": 1, "nazgul": 1}
    assert is_over(war, MISTY)


def test_sh_str_19_only_one_place_or_none() -> None:
    war = plays(MISTY, free_peoples={"mount-gram": {"elves-regular": 1}})
    war.shadow.does("unit", figure="sauron-regular").does("unit", figure="sauron-regular")
    assert war.figures("shadow", "moria") == {"sauron-regular": 2, "nazgul": 1}
    war = plays(MISTY, free_peoples={"mount-gram": {"elves-regular": 1}}, captured=["moria"])
    assert war.told("log-wotr-card-in-vain") == [{"card": MISTY}]
    assert is_over(war, MISTY)


# -- Orcs Multiplying Again -------------------------------------------------------------------------------------------
def test_sh_str_20_three_each() -> None:
    war = plays(ORCS, "muster", nations={"sauron": {"steps": 1, "active": True}})
    assert came(war) == [("dol-guldur", "sauron-regular", 3), ("mount-gundabad", "sauron-regular", 3)]
    assert is_over(war, ORCS)


def test_sh_str_20_one_place_is_lost_or_orcs_are_few() -> None:
    war = plays(ORCS, captured=["dol-guldur"])
    assert came(war) == [("mount-gundabad", "sauron-regular", 3)]
    assert missed(war) == [("dol-guldur", "sauron-regular")]
    war = plays(ORCS, shadow=short("sauron-regular", 4))
    war.shadow.does("share-out", regions={"dol-guldur": 1, "mount-gundabad": 3})
    assert came(war) == [("dol-guldur", "sauron-regular", 1), ("mount-gundabad", "sauron-regular", 3)]
    war = plays(ORCS, shadow=short("sauron-regular", 0))
    assert missed(war) == [("dol-guldur", "sauron-regular"), ("mount-gundabad", "sauron-regular")]
    assert is_over(war, ORCS)


# -- Horde from the East ----------------------------------------------------------------------------------------------
def test_sh_str_21_a_free_region_at_the_edge() -> None:
    war = plays(HORDE, "muster", nations=at_war("southrons"), free_peoples={"khand": {"gondor-regular": 1}})
    assert war.shadow.offered("recruit-in", "region") == ["east-rhun", "far-harad", "south-rhun"]
    war.shadow.is_refused("WR-REC-14", "recruit-in", region="khand")
    war.shadow.is_refused("WR-CARD-10", "recruit-in", region="north-rhun")
    war.shadow.does("recruit-in", region="east-rhun")
    assert war.figures("shadow", "east-rhun") == {"southrons-regular": 5}
    assert is_over(war, HORDE)


def test_sh_str_21_fewer_are_left() -> None:
    shadow: Figures = {"khand": {"southrons-regular": 10}, "dagorlad": {"southrons-regular": 10}}
    war = plays(HORDE, nations=at_war("southrons"), shadow={**shadow, "umbar": {"southrons-regular": 2}})
    war.shadow.does("recruit-in", region="far-harad")
    assert war.figures("shadow", "far-harad") == {"southrons-regular": 2}


# -- Monsters Roused --------------------------------------------------------------------------------------------------
def test_sh_str_22_four_places() -> None:
    war = plays(MONSTERS, "muster")
    lairs = [
        ("angmar", "sauron-regular", 1),
        ("ettenmoors", "sauron-regular", 1),
        ("weather-hills", "sauron-regular", 1),
    ]
    assert came(war) == [*lairs, ("trollshaws", "sauron-elite", 1)]
    assert is_over(war, MONSTERS)


def test_sh_str_22_places_that_are_not_free_are_left_out() -> None:
    free: Figures = {
        "trollshaws": {"elves-regular": 1},
        "ettenmoors": {"strider": 1},
        "weather-hills": {"north-regular": 1},
    }
    war = plays(MONSTERS, free_peoples=free)
    assert [region for region, _, _ in came(war)] == ["angmar", "ettenmoors"], "a lone companion does not matter"
    assert missed(war) == [("weather-hills", "sauron-regular"), ("trollshaws", "sauron-elite")]
    war = plays(MONSTERS, shadow={**short("sauron-regular", 1), "barad-dur": {"sauron-elite": 6}})
    war.shadow.does("share-out", regions={"weather-hills": 1})
    assert came(war) == [("weather-hills", "sauron-regular", 1)]
    assert missed(war)[-1] == ("trollshaws", "sauron-elite")
    assert is_over(war, MONSTERS)


# -- Musterings of Long-planned War -----------------------------------------------------------------------------------
def test_sh_str_23_gorgoroth_and_nurn() -> None:
    war = plays(MUSTERINGS, "muster", nations=at_war(*DARK), shadow={"nurn": {"sauron-regular": 7}})
    assert came(war) == [("gorgoroth", "southrons-regular", 5), ("nurn", "sauron-regular", 5)]
    war.shadow.is_asked("disband").does("disband", figures={"sauron-regular": 2})
    assert war.figures("shadow", "nurn") == {"sauron-regular": 10}
    assert is_over(war, MUSTERINGS)


def test_sh_str_23_as_far_as_possible() -> None:
    war = plays(MUSTERINGS, nations=at_war(*DARK), shadow=short("sauron-regular", 3), captured=["nurn"])
    assert came(war) == [("gorgoroth", "southrons-regular", 5)]
    assert missed(war) == [("nurn", "sauron-regular")]
    war = plays(MUSTERINGS, nations=at_war(*DARK), shadow=short("sauron-regular", 3))
    assert came(war)[1] == ("nurn", "sauron-regular", 3)
    assert is_over(war, MUSTERINGS)
