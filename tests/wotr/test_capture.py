"""Capture and victory points: the cases WC-CAP, and the pitfalls PF-013, PF-037, PF-068 and PF-070."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.wotr.battle.casualties import eliminate, settle

from .board import acts, at_war, flies, is_consistent, moves, nation, points
from .scenario import given


def only(**forces: Any) -> dict[str, Any]:
    """Just these forces on the map."""
    return {"free_peoples": {}, "shadow": {}, **forces}


def enters(side: str, start: str, region: str, figure: str, **position: Any) -> Any:
    """An army of two walks from a region into another; all Shadow nations, Gondor and the North are at war."""
    seat = "free_peoples" if side == "free-peoples" else "shadow"
    forces = {**only(), **position}
    forces[seat] = {**forces[seat], start: {figure: 2}}
    nations = at_war("sauron", "southrons", "isengard", "gondor", "north")
    war = acts(side, "army-muster", **{"nations": nations, **forces})
    mover = war.free_peoples if side == "free-peoples" else war.shadow
    mover.uses("army-muster").does("move-armies")
    moves(mover, start, region, {figure: 2})
    return war


@pytest.mark.parametrize(
    ("start", "region", "worth"),
    [("buckland", "the-shire", 1), ("weather-hills", "bree", 0), ("fords-of-bruinen", "rivendell", 2)],
)
def test_WC_CAP_01_points(start: str, region: str, worth: int) -> None:
    war = enters("shadow", start, region, "sauron-regular")
    war.expect(captured=[region])
    assert points(war) == (0, worth)
    together = given(captured=["the-shire", "bree", "rivendell"], **only())
    assert points(together) == (0, 3)


def test_WC_CAP_02_recapture() -> None:
    war = enters(
        "free-peoples", "old-forest-road", "dale", "north-regular", captured=["dale"],
        nations={"north": {"steps": 2, "active": True}},
    )  # fmt: skip
    war.expect(captured=[])
    assert points(war) == (0, 0)
    assert nation(war, "north") == (2, True)
    assert is_consistent(war)


def test_WC_CAP_03_control_stays_after_leaving() -> None:
    war = enters("shadow", "dale", "old-forest-road", "southrons-regular", captured=["dale"])
    assert war.figures("shadow", "dale") == {}
    assert points(war) == (0, 1)


def test_WC_CAP_04_nazgul_do_not_capture() -> None:
    war = acts("shadow", "character", **only(shadow={"minas-morgul": {"nazgul": 3}}))
    war.shadow.uses("character").does("move-minions")
    flies(war.shadow, "minas-morgul", "pelargir", count=3)
    war.expect(captured=[])


def test_WC_CAP_05_companions_do_not_defend() -> None:
    war = enters(
        "shadow", "lamedon", "dol-amroth", "southrons-regular", free_peoples={"dol-amroth": {"boromir": 1}},
        captured=["lamedon"],
    )  # fmt: skip
    war.expect(captured=["dol-amroth", "lamedon"])
    assert war.inside("dol-amroth") == {}
    assert war.figures("free-peoples", "dol-amroth") == {"boromir": 1}


def test_WC_CAP_06_ability_at_a_captured_place() -> None:
    war = acts("free-peoples", "event", captured=["erebor"], **only(free_peoples={"erebor": {"gimli": 1}}))
    war.free_peoples.uses("event").is_refused("WR-CAP-05", "advance-by-companion", character="gimli")


def test_WC_CAP_07_fortification() -> None:
    war = enters("shadow", "north-ithilien", "osgiliath", "sauron-regular", nations=at_war("sauron"))
    war.expect(captured=[])
    assert points(war) == (0, 0)
    assert nation(war, "gondor") == (2, False)


def test_WC_CAP_08_fp_captures_sh_settlements() -> None:
    war = enters(
        "free-peoples", "arnor", "angmar", "north-regular",
        nations=at_war("north", sauron={"steps": 1, "active": True}),
    )  # fmt: skip
    assert points(war) == (1, 0)
    assert nation(war, "sauron") == (0, True)
    war = enters("free-peoples", "southern-mirkwood", "dol-guldur", "north-regular", captured=["angmar"])
    assert points(war) == (3, 0)


# -- pitfalls and rules without a case --------------------------------------------------------------------------


def test_PF_013_a_fortification_is_no_settlement() -> None:
    test_WC_CAP_07_fortification()


def garrison(**inside: int) -> Any:
    """A garrison in Minas Tirith and one Sauron Regular outside."""
    war = given(**only(shadow={"minas-tirith": {"sauron-regular": 1}}, inside={"minas-tirith": inside}))
    return war.position.copy()


def test_PF_037_a_siege_is_where_the_forces_are() -> None:
    war = acts(
        "shadow", dice={"free-peoples": ["muster"], "shadow": ["army"]}, nations=at_war("sauron", "gondor"),
        **only(shadow={"minas-tirith": {"sauron-regular": 1}}, inside={"minas-tirith": {"gondor-regular": 1}}),
    )  # fmt: skip
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "minas-tirith", "osgiliath", {"sauron-regular": 1})
    war.free_peoples.uses("muster").does("muster").does("recruit", figure="gondor-elite", region="minas-tirith")
    assert war.figures("free-peoples", "minas-tirith") == {"gondor-regular": 1, "gondor-elite": 1}


def test_PF_070_a_garrison_that_is_gone_leaves_the_stronghold_to_the_besieger() -> None:
    war = garrison(**{"gondor-regular": 1, "gondor-leader": 1, "boromir": 1})
    region = war.facts.region["minas-tirith"]
    eliminate(war, 0, region, ((war.facts.figure["gondor-regular"], 1),), "WR-BTL-25")
    settle(war, region)
    assert war.captured >> region & 1
    assert not war.inside[region]
    assert war.free_forces[region].characters == (war.facts.character["boromir"],)
    assert war.casualties[war.facts.figure["gondor-leader"]] == 1


def test_PF_070_also_when_nobody_is_left_inside() -> None:
    war = garrison(**{"gondor-regular": 1, "gondor-leader": 1})
    region = war.facts.region["minas-tirith"]
    eliminate(war, 0, region, ((war.facts.figure["gondor-regular"], 1),), "WR-BTL-25")
    settle(war, region)
    assert war.captured >> region & 1


def test_PF_041_mutual_destruction_takes_no_ground() -> None:
    war = garrison(**{"gondor-regular": 1})
    region = war.facts.region["minas-tirith"]
    eliminate(war, 0, region, ((war.facts.figure["gondor-regular"], 1),), "WR-BTL-25")
    eliminate(war, 1, region, ((war.facts.figure["sauron-regular"], 1),), "WR-BTL-25")
    settle(war, region)
    assert not war.captured


def test_PF_068_the_garrison_joins_the_field() -> None:
    war = garrison(**{"gondor-regular": 3, "boromir": 1})
    region = war.facts.region["minas-tirith"]
    eliminate(war, 1, region, ((war.facts.figure["sauron-regular"], 1),), "WR-BTL-25")
    settle(war, region)
    assert war.free_forces[region].units == 3
    assert not war.inside[region]
    assert not war.captured


def test_PF_031_shadow_losses_return_free_peoples_losses_do_not() -> None:
    war = garrison(**{"gondor-regular": 3})
    region = war.facts.region["minas-tirith"]
    gondor, sauron = war.facts.figure["gondor-regular"], war.facts.figure["sauron-regular"]
    before = war.reinforcements[sauron]
    eliminate(war, 0, region, ((gondor, 1),), "WR-BTL-25")
    eliminate(war, 1, region, ((sauron, 1),), "WR-BTL-25")
    assert war.reinforcements[sauron] == before + 1
    assert (war.reinforcements[gondor], war.casualties[gondor]) == (12, 1)
