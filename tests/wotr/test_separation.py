"""Separating companions (WR-SEP)."""

from __future__ import annotations

from typing import Any

from tests.wotr.ring import acting, consistent, shadow_plays, shadow_to_play
from tests.wotr.scenario import Scenario
from thirdage.games.wotr.characters.reach import companion_reach
from thirdage.games.wotr.fellowship.separation import separate_companions

BESIEGED: dict[str, Any] = {
    "inside": {"lorien": {"elves-regular": 1, "elves-elite": 2}},
    "free_peoples": {},
    "shadow": {"lorien": {"sauron-regular": 5}},
}


def separates(war: Scenario, *companions: str) -> Scenario:
    war.free_peoples.uses("character").does("separate").does("companions", characters=list(companions))
    return war


def test_WC_SEP_01_legolas_and_meriadoc() -> None:
    war = separates(acting(progress=5), "legolas", "meriadoc")
    war.free_peoples.does("separate-to", region="woodland-realm")
    assert war.figures("free-peoples", "woodland-realm")["legolas"] == 1
    assert war.figures("free-peoples", "woodland-realm")["meriadoc"] == 1
    way = companion_reach(war.position, war.region("rivendell"), 7)
    assert way[war.region("woodland-realm")] == 7
    consistent(war)


def test_WC_SEP_02_alone_too_far() -> None:
    war = separates(acting(progress=5), "meriadoc")
    war.free_peoples.is_refused("WR-SEP-02", "separate-to", region="woodland-realm")
    assert war.free_peoples.may("separate-to", region="western-mirkwood")


def test_WC_SEP_03_two_destinations() -> None:
    war = separates(acting("character", progress=5), "legolas", "gimli")
    assert all(set(option) == {"kind", "region"} for option in war.free_peoples.offered("separate-to"))
    war.free_peoples.does("separate-to", region="hollin")
    assert war.figures("free-peoples", "hollin") == {"legolas": 1, "gimli": 1}
    war.free_peoples.does("guide", character="strider")
    assert not war.view()["dice"]["free-peoples"], "one group, one destination per die"


def test_WC_SEP_04_state_unchanged() -> None:
    war = separates(acting(progress=5, box=2), "boromir")
    war.free_peoples.does("separate-to", region="hollin").does("guide", character="gandalf-the-grey")
    war.expect(progress=5, hidden=True, fellowship_region="rivendell", corruption=0)
    assert war.view()["hunt-box"] == {"free-peoples": 0, "shadow": 2}
    assert war.view()["dice"]["free-peoples"] == []
    war.shadow.is_asked("action")


def test_WC_SEP_05_while_revealed() -> None:
    war = separates(acting(hidden=False, progress=0, region="hollin"), "gimli")
    war.free_peoples.is_refused("WR-SEP-02", "separate-to", region="lorien")
    assert war.free_peoples.may("separate-to", region="fords-of-bruinen")
    assert war.free_peoples.may("separate-to", region="rivendell")
    war.expect(hidden=False)


def test_WC_SEP_06_inside_a_siege() -> None:
    war = separates(acting(region="lorien", progress=3, **BESIEGED), "legolas")
    assert war.inside("lorien") == {"elves-regular": 1, "elves-elite": 2, "legolas": 1}
    war.free_peoples.is_asked("guide")


def test_WC_SEP_07_activation_by_entering_play() -> None:
    war = separates(acting(region="minas-tirith", progress=0), "boromir")
    assert not war.view()["nations"]["gondor"]["active"]
    war.free_peoples.does("separate-to", region="minas-tirith")
    assert war.view()["nations"]["gondor"]["active"]


def test_WC_SEP_08_no_return() -> None:
    war = acting(
        region="rivendell",
        with_=("strider", "legolas", "gandalf-the-grey"),
        free_peoples={"rivendell": {"gimli": 1, "elves-elite": 1}},
    )
    war.free_peoples.uses("character")
    kinds = {option.kind for option in war.free_peoples.options()}
    assert not kinds & {"rejoin", "join"}
    war.free_peoples.does("separate").is_refused("WR-SEP", "companions", characters=["gimli"])
    assert war.view()["characters"]["gimli"] == "map"


def test_WC_SEP_09_stop_at_a_stronghold_on_the_way() -> None:
    war = separates(acting(region="rivendell", progress=2), "strider")
    war.free_peoples.is_refused("WR-CHAR-10", "separate-to", region="lorien")
    war.free_peoples.does("separate-to", region="moria")
    assert war.figures("free-peoples", "moria") == {"strider": 1}


def test_WC_SEP_10_on_the_mordor_track() -> None:
    war = acting(mordor=1)
    war.free_peoples.uses("character").is_refused("WR-SEP-01", "separate")


def test_WR_SEP_11_a_stronghold_of_the_shadow_may_be_left() -> None:
    war = separates(acting(region="moria", progress=0, hidden=False), "strider")
    assert war.free_peoples.may("separate-to", region="dimrill-dale")
    assert war.free_peoples.may("separate-to", region="lorien")


def test_WR_SEP_01_nobody_left_to_separate() -> None:
    war = acting(with_=())
    war.free_peoples.uses("character").is_refused("WR-SEP-01", "separate")


def test_PF_087_highest_level_of_the_group() -> None:
    war = separates(acting(progress=0, region="hollin"), "strider", "peregrin")
    war.free_peoples.is_refused("WR-CHAR", "separate-to", region="lorien")  # Moria stops them
    war.free_peoples.does("separate-to", region="trollshaws")
    assert war.figures("free-peoples", "trollshaws") == {"strider": 1, "peregrin": 1}


def test_PF_033_separation_rouses_but_does_not_advance() -> None:
    war = separates(acting(region="minas-tirith", progress=0), "boromir")
    steps = war.view()["nations"]["gondor"]["steps"]
    war.free_peoples.does("separate-to", region="minas-tirith")
    assert war.view()["nations"]["gondor"] == {"steps": steps, "active": True}


def test_PF_071_besieged_strongholds_and_cards() -> None:
    war = separates(acting(region="dimrill-dale", progress=3, **BESIEGED), "gandalf-the-grey")
    war.free_peoples.is_refused("WR-CHAR-11", "separate-to", region="lorien")
    war = shadow_to_play(region="dimrill-dale", progress=0, **BESIEGED)
    shadow_plays(war, lambda position: separate_companions(position, level=4, may_end_besieged=True))
    war.free_peoples.does("companions", characters=["gimli"])
    war.free_peoples.does("separate-to", region="lorien")
    assert war.inside("lorien")["gimli"] == 1


def test_WR_MORD_06_a_card_that_separates_kills_on_the_track() -> None:
    war = shadow_to_play(mordor=0, hidden=False)
    shadow_plays(war, lambda position: separate_companions(position, low=2, high=2, stay=True))
    war.free_peoples.is_refused("WR-SEP-01", "companions", characters=["gimli"])
    war.free_peoples.does("companions", characters=["gimli", "peregrin"])
    assert war.view()["characters"]["gimli"] == "gone"
    assert war.view()["characters"]["peregrin"] == "gone"


def test_extra_regions_and_staying_for_cards() -> None:
    war = shadow_to_play(region="hollin", progress=1)
    shadow_plays(war, lambda position: separate_companions(position, extra=1))
    war.free_peoples.does("companions", characters=["gimli"])
    reach = companion_reach(war.position, war.region("hollin"), 4)
    assert {war.region(r) for r in war.free_peoples.offered("separate-to", "region")} == set(reach)
    war = shadow_to_play(region="hollin", progress=5, hidden=False)
    shadow_plays(war, lambda position: separate_companions(position, low=9, stay=True))
    assert war.figures("free-peoples", "hollin").keys() == {
        "gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin",
    }  # fmt: skip
    war.expect(guide="gollum")
