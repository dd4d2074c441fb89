"""Army movement: the cases WC-MOVE, and the pitfalls PF-012 to PF-027 that speak of movement."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.wotr import game
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.movement.marches import ask_march
from thirdage.kernel import Flow

from .board import acts, at_war, is_consistent, moves, points
from .scenario import Scenario, given

NOBODY: dict[str, Any] = {"free_peoples": {}, "shadow": {}}


def only(**forces: Any) -> dict[str, Any]:
    """Just these forces on the map."""
    return {**NOBODY, **forces}


# -- the cases --------------------------------------------------------------------------------------------------


def test_WC_MOVE_01_two_armies() -> None:
    war = acts("shadow", "army")
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "orthanc", "gap-of-rohan", {"isengard-regular": 4, "isengard-elite": 1})
    moves(war.shadow, "moria", "hollin", {"sauron-regular": 2})
    assert war.figures("shadow", "gap-of-rohan") == {"isengard-regular": 4, "isengard-elite": 1}
    assert war.figures("shadow", "hollin") == {"sauron-regular": 2}
    assert war.open() == [("free-peoples", "action")]


def test_WC_MOVE_02_the_same_army_twice() -> None:
    war = acts("shadow", "army", shadow={"moria": {"sauron-regular": 2}, "umbar": {"southrons-regular": 1}})
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "moria", "hollin", {"sauron-regular": 2})
    war.shadow.is_refused("WR-MOVE-09", "move-army", from_region="hollin", region="fords-of-bruinen")


def test_WC_MOVE_03_two_parts_of_one_army() -> None:
    war = acts("shadow", "army", shadow={"dol-guldur": {"sauron-regular": 6}})
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "dol-guldur", "southern-mirkwood", {"sauron-regular": 3})
    moves(war.shadow, "dol-guldur", "western-brown-lands", {"sauron-regular": 3})
    assert war.figures("shadow", "southern-mirkwood") == {"sauron-regular": 3}
    assert war.figures("shadow", "western-brown-lands") == {"sauron-regular": 3}
    assert war.figures("shadow", "dol-guldur") == {}


def join(war: Scenario) -> Scenario:
    """Army X (two units of Moria) joins army Y (three units) in Hollin."""
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "moria", "hollin", {"sauron-regular": 2})
    return war


def test_WC_MOVE_04_join_and_go_on() -> None:
    war = join(acts("shadow", "army", shadow={"moria": {"sauron-regular": 2}, "hollin": {"sauron-regular": 3}}))
    war.shadow.does("move-army", from_region="hollin", region="fords-of-bruinen")
    war.shadow.is_refused("WR-MOVE-09", "take-figures", figures={"sauron-regular": 5})
    war.shadow.does("take-figures", figures={"sauron-regular": 3})
    assert war.figures("shadow", "hollin") == {"sauron-regular": 2}
    assert war.figures("shadow", "fords-of-bruinen") == {"sauron-regular": 3}


def test_WC_MOVE_05_same_army_with_two_dice() -> None:
    war = acts(
        "shadow",
        "army",
        "army",
        shadow={"moria": {"sauron-regular": 2}},
        dice={"free-peoples": [], "shadow": ["army"] * 2},
    )
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "moria", "hollin", {"sauron-regular": 2})
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "hollin", "fords-of-bruinen", {"sauron-regular": 2})
    assert war.figures("shadow", "fords-of-bruinen") == {"sauron-regular": 2}


def test_WC_MOVE_06_character_die_without_leader() -> None:
    forces = {"umbar": {"southrons-regular": 3}, "dol-guldur": {"sauron-regular": 1, "nazgul": 1}}
    war = acts("shadow", "character", shadow=forces)
    war.shadow.uses("character").does("move-armies")
    war.shadow.is_refused("WR-MOVE-04", "move-army", from_region="umbar", region="near-harad")
    alone = acts("shadow", "character", shadow={"umbar": {"southrons-regular": 3}, "moria": {"nazgul": 1}})
    alone.shadow.uses("character").is_refused("WR-MOVE-04", "move-armies")


def test_WC_MOVE_07_character_die_with_a_companion() -> None:
    war = acts("free-peoples", "character", free_peoples={"minas-tirith": {"gondor-regular": 3, "boromir": 1}})
    war.free_peoples.uses("character").does("move-armies")
    war.free_peoples.does("move-army", from_region="minas-tirith", region="lossarnach")
    war.free_peoples.is_refused("WR-MOVE-07", "take-figures", figures={"gondor-regular": 2})
    war.free_peoples.does("take-figures", figures={"gondor-regular": 2, "boromir": 1})
    assert war.figures("free-peoples", "lossarnach") == {"gondor-regular": 2, "boromir": 1}
    assert war.open() == [("shadow", "action")], "a Character result moves one army only"


def test_WC_MOVE_08_leaders_follow_the_last_unit() -> None:
    war = acts("free-peoples", "army-muster", free_peoples={"pelargir": {"gondor-regular": 2, "gondor-leader": 1}})
    war.free_peoples.uses("army-muster").does("move-armies")
    war.free_peoples.does("move-army", from_region="pelargir", region="lossarnach")
    war.free_peoples.is_refused("WR-MOVE-06", "take-figures", figures={"gondor-regular": 2})
    war.free_peoples.does("take-figures", figures={"gondor-regular": 2, "gondor-leader": 1})
    assert war.figures("free-peoples", "lossarnach") == {"gondor-regular": 2, "gondor-leader": 1}


def test_WC_MOVE_09_nazgul_may_stay() -> None:
    war = acts("shadow", "army", shadow={"morannon": {"sauron-regular": 3, "nazgul": 1}})
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "morannon", "dagorlad", {"sauron-regular": 3})
    assert war.figures("shadow", "morannon") == {"nazgul": 1}


def test_WC_MOVE_10_border_of_another_nation() -> None:
    """The case leaves Druadan Forest to the map facts: they put it into Gondor, so both ways are closed."""
    war = acts("free-peoples", "army-muster", **only(free_peoples={"folde": {"rohan-regular": 2}}))
    war.free_peoples.uses("army-muster").does("move-armies")
    war.free_peoples.is_refused("WR-MOVE-12", "move-army", from_region="folde", region="druadan-forest")
    moves(war.free_peoples, "folde", "eastemnet", {"rohan-regular": 2})
    war = acts("free-peoples", "army-muster", **only(free_peoples={"druadan-forest": {"rohan-regular": 2}}))
    war.free_peoples.uses("army-muster").does("move-armies")
    war.free_peoples.is_refused("WR-MOVE-12", "move-army", from_region="druadan-forest", region="minas-tirith")
    moves(war.free_peoples, "druadan-forest", "western-emyn-muil", {"rohan-regular": 2})


def test_WC_MOVE_11_enemy_nations_border() -> None:
    forces = only(shadow={"orthanc": {"isengard-regular": 4}})
    war = acts("shadow", "army", **forces)
    war.shadow.uses("army").does("move-armies")
    war.shadow.is_refused("WR-MOVE-12", "move-army", from_region="orthanc", region="fords-of-isen")
    war = acts("shadow", "army", nations=at_war("isengard"), **forces)
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "orthanc", "fords-of-isen", {"isengard-regular": 4})


def test_WC_MOVE_12_mixed_army() -> None:
    army = {"gondor-regular": 2, "rohan-regular": 2}
    position = only(free_peoples={"druadan-forest": army})
    war = acts("free-peoples", "army-muster", nations=at_war("gondor"), **position)
    war.free_peoples.uses("army-muster").does("move-armies")
    war.free_peoples.does("move-army", from_region="druadan-forest", region="minas-tirith")
    war.free_peoples.is_refused("WR-MOVE-12", "take-figures", figures=army)
    war = acts("free-peoples", "army-muster", nations=at_war("gondor"), **position)
    war.free_peoples.uses("army-muster").does("move-armies")
    moves(war.free_peoples, "druadan-forest", "folde", army)
    assert war.figures("free-peoples", "folde") == army


def test_WC_MOVE_13_leader_of_a_nation_not_at_war() -> None:
    war = acts(
        "free-peoples", "army-muster", nations=at_war("gondor"),
        **only(free_peoples={"osgiliath": {"gondor-regular": 3, "rohan-leader": 1}}),
    )  # fmt: skip
    war.free_peoples.uses("army-muster").does("move-armies")
    war.free_peoples.does("move-army", from_region="osgiliath", region="minas-tirith")
    war.free_peoples.is_refused("WR-MOVE-12", "take-figures", figures={"gondor-regular": 3, "rohan-leader": 1})
    war.free_peoples.is_refused("WR-MOVE-06", "take-figures", figures={"gondor-regular": 3})
    war.free_peoples.does("take-figures", figures={"gondor-regular": 2})
    assert war.figures("free-peoples", "osgiliath") == {"gondor-regular": 1, "rohan-leader": 1}


def test_WC_MOVE_14_black_border() -> None:
    war = acts("shadow", "army", shadow={"gorgoroth": {"sauron-regular": 2}})
    war.shadow.uses("army").does("move-armies")
    war.shadow.is_refused("WR-MOVE-14", "move-army", from_region="gorgoroth", region="south-ithilien")
    reached = set(war.shadow.offered("move-army", "region"))
    assert reached == {"barad-dur", "minas-morgul", "morannon", "nurn"}


def test_WC_MOVE_15_into_an_empty_enemy_settlement() -> None:
    war = acts("shadow", "army", nations=at_war("sauron"), **only(shadow={"vale-of-the-carnen": {"sauron-regular": 2}}))
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "vale-of-the-carnen", "iron-hills", {"sauron-regular": 2})
    war.expect(captured=["iron-hills"])
    assert war.view()["nations"]["dwarves"] == {"steps": 2, "active": True}
    assert points(war) == (0, 0)


def test_WC_MOVE_16_into_a_region_with_enemy_units() -> None:
    war = acts(
        "shadow", "army", nations=at_war("sauron"),
        free_peoples={"bree": {"north-regular": 1}}, shadow={"weather-hills": {"sauron-regular": 3}},
    )  # fmt: skip
    war.shadow.uses("army").does("move-armies")
    war.shadow.is_refused("WR-MOVE-11", "move-army", from_region="weather-hills", region="bree")


def marching_card(steps: int) -> Any:
    """A seam that does what a card does which moves a Shadow army several regions."""

    def seam(war: War) -> Flow[None]:
        war.actor = 1
        yield from ask_march(war, 1, steps, "WR-MOVE-16", {})
        war.next = ("action-end",)

    return seam


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> None:
    """An invented card that moves a Shadow army up to two regions."""
    monkeypatch.setitem(game.BASE.seams, "test-march", marching_card(2))


@pytest.mark.usefixtures("card")
def test_WC_MOVE_17_card_move_through_a_settlement() -> None:
    war = given(
        next=["test-march"], nations=at_war("sauron"), dice={"free-peoples": ["event"], "shadow": []},
        **only(shadow={"buckland": {"sauron-regular": 3}}),
    )  # fmt: skip
    war.shadow.does("march-from", region="buckland").does("take-figures", figures={"sauron-regular": 3})
    war.shadow.does("march-on", region="the-shire").does("march-on", region="tower-hills")
    war.expect(captured=["the-shire"])
    assert points(war) == (0, 1)
    assert war.figures("shadow", "tower-hills") == {"sauron-regular": 3}


def friends_on_the_way() -> Scenario:
    """Eight units that march through five friends."""
    return given(
        next=["test-march"], dice={"free-peoples": ["event"], "shadow": []},
        **only(shadow={"moria": {"sauron-regular": 8}, "hollin": {"sauron-regular": 5}}),
    )  # fmt: skip


@pytest.mark.usefixtures("card")
def test_WC_MOVE_18_card_move_through_friends() -> None:
    war = friends_on_the_way()
    war.shadow.does("march-from", region="moria").does("take-figures", figures={"sauron-regular": 8})
    war.shadow.does("march-on", region="hollin").does("march-on", region="fords-of-bruinen")
    assert war.figures("shadow", "hollin") == {"sauron-regular": 5}
    assert war.figures("shadow", "fords-of-bruinen") == {"sauron-regular": 8}
    assert war.open() == [("free-peoples", "action")], "nobody was asked to disband"


@pytest.mark.usefixtures("card")
def test_WC_MOVE_19_no_pick_up() -> None:
    war = friends_on_the_way()
    war.shadow.does("march-from", region="moria").does("take-figures", figures={"sauron-regular": 8})
    war.shadow.does("march-on", region="hollin")
    assert not war.shadow.may("take-figures", figures={"sauron-regular": 10})
    war.shadow.does("march-on", region="fords-of-bruinen")
    assert war.figures("shadow", "fords-of-bruinen") == {"sauron-regular": 8}


def test_WC_MOVE_20_besieged_army_cannot_walk_away() -> None:
    war = acts(
        "free-peoples", "army-muster", nations=at_war("gondor"),
        **only(
            free_peoples={"minas-tirith": {"gondor-regular": 1}}, shadow={"dol-amroth": {"southrons-regular": 3}},
            inside={"dol-amroth": {"gondor-regular": 3}},
        ),
    )  # fmt: skip
    war.free_peoples.uses("army-muster").does("move-armies")
    war.free_peoples.is_refused("WR-MOVE-20", "move-army", from_region="dol-amroth", region="lamedon")
    assert "dol-amroth" not in war.free_peoples.offered("move-army", "from_region")


def test_WC_MOVE_21_army_of_two_nations_not_at_war() -> None:
    army = {"north-regular": 1, "dwarves-regular": 1}
    position = only(free_peoples={"withered-heath": army})
    war = acts("free-peoples", "army-muster", **position)
    war.free_peoples.uses("army-muster").does("move-armies")
    war.free_peoples.does("move-army", from_region="withered-heath", region="dale")
    war.free_peoples.is_refused("WR-MOVE-12", "take-figures", figures=army)
    war.free_peoples.does("take-figures", figures={"north-regular": 1})
    war.free_peoples.does("move-army", from_region="withered-heath", region="erebor")
    war.free_peoples.does("take-figures", figures={"dwarves-regular": 1})
    assert war.figures("free-peoples", "erebor") == {"dwarves-regular": 1}
    war = acts("free-peoples", "army-muster", **position)
    war.free_peoples.uses("army-muster").does("move-armies")
    war.free_peoples.does("move-army", from_region="withered-heath", region="erebor")
    war.free_peoples.is_refused("WR-MOVE-12", "take-figures", figures=army)
    war = acts("free-peoples", "army-muster", **position)
    war.free_peoples.uses("army-muster").does("move-armies")
    moves(war.free_peoples, "withered-heath", "northern-mirkwood", army)
    assert war.figures("free-peoples", "northern-mirkwood") == army


def test_WC_MOVE_22_osgiliath_is_not_gondor_land() -> None:
    war = acts("shadow", "army", **only(shadow={"north-ithilien": {"sauron-regular": 3}}))
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "north-ithilien", "osgiliath", {"sauron-regular": 3})
    assert war.view()["nations"]["gondor"]["active"] is False
    war.expect(captured=[])


# -- pitfalls and rules without a case --------------------------------------------------------------------------


def test_PF_012_an_empty_osgiliath_rouses_nobody() -> None:
    test_WC_MOVE_22_osgiliath_is_not_gondor_land()


def test_PF_014_free_for_armies_is_wider_than_free() -> None:
    from thirdage.games.wotr.model.places import is_free, is_free_for_armies  # noqa: PLC0415

    war = given(**NOBODY)
    dale = war.region("dale")
    assert not is_free(war.position, 1, dale)
    assert is_free_for_armies(war.position, 1, dale)


def test_PF_015_a_besieged_stronghold_is_free_for_the_besieger() -> None:
    war = acts(
        "shadow", "army", nations=at_war("sauron"),
        **only(
            shadow={"minas-tirith": {"sauron-regular": 2}, "osgiliath": {"sauron-regular": 2}},
            inside={"minas-tirith": {"gondor-regular": 1}},
        ),
    )  # fmt: skip
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "osgiliath", "minas-tirith", {"sauron-regular": 2})
    assert war.figures("shadow", "minas-tirith") == {"sauron-regular": 4}
    war.expect(captured=[])
    assert war.inside("minas-tirith") == {"gondor-regular": 1}


def test_PF_016_lone_figures_do_not_occupy_a_region() -> None:
    war = acts(
        "free-peoples", "army-muster", nations=at_war("gondor"),
        **only(free_peoples={"lossarnach": {"gondor-regular": 1}}, shadow={"pelargir": {"nazgul": 2}}),
    )  # fmt: skip
    war.free_peoples.uses("army-muster").does("move-armies")
    moves(war.free_peoples, "lossarnach", "pelargir", {"gondor-regular": 1})
    assert war.figures("shadow", "pelargir") == {"nazgul": 2}
    assert war.figures("free-peoples", "pelargir") == {"gondor-regular": 1}


def test_PF_017_the_part_left_behind_may_be_the_second_army() -> None:
    war = acts("shadow", "army", shadow={"moria": {"sauron-regular": 4}})
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "moria", "hollin", {"sauron-regular": 1})
    moves(war.shadow, "moria", "hollin", {"sauron-regular": 2})
    assert war.figures("shadow", "hollin") == {"sauron-regular": 3}
    assert war.figures("shadow", "moria") == {"sauron-regular": 1}


def test_PF_018_nazgul_count_as_leaders() -> None:
    war = acts("shadow", "character", shadow={"morannon": {"sauron-regular": 2, "nazgul": 1}})
    war.shadow.uses("character").does("move-armies")
    war.shadow.does("move-army", from_region="morannon", region="dagorlad")
    war.shadow.is_refused("WR-MOVE-07", "take-figures", figures={"sauron-regular": 2})
    war.shadow.is_refused("WR-STACK-01", "take-figures", figures={"nazgul": 1})
    war.shadow.does("take-figures", figures={"sauron-regular": 1, "nazgul": 1})


def test_PF_019_isengard_elites_lead_while_saruman_is_in_play() -> None:
    army = {"isengard-regular": 2, "isengard-elite": 1}
    war = acts("shadow", "character", shadow={"orthanc": {**army, "saruman": 1}})
    war.shadow.uses("character").does("move-armies")
    war.shadow.does("move-army", from_region="orthanc", region="gap-of-rohan")
    war.shadow.is_refused("WR-MOVE-07", "take-figures", figures={"isengard-regular": 2})
    war.shadow.does("take-figures", figures={"isengard-elite": 1})
    without = acts("shadow", "character", shadow={"orthanc": army, "moria": {"nazgul": 1}})
    without.shadow.uses("character").is_refused("WR-MOVE-04", "move-armies")


def test_PF_020_enemy_figures_neither_lead_nor_travel() -> None:
    war = acts(
        "free-peoples", "character", **only(
            free_peoples={"pelargir": {"gondor-regular": 2}, "erebor": {"dwarves-regular": 1, "dwarves-leader": 1}},
            shadow={"pelargir": {"nazgul": 1}},
        ),
    )  # fmt: skip
    war.free_peoples.uses("character").does("move-armies")
    war.free_peoples.is_refused("WR-MOVE-04", "move-army", from_region="pelargir", region="lossarnach")


def test_PF_022_the_last_unit_drags_the_leaders_and_nazgul_stand_alone() -> None:
    test_WC_MOVE_08_leaders_follow_the_last_unit()
    test_WC_MOVE_09_nazgul_may_stay()


def test_PF_024_not_at_war_stays_out_even_mixed() -> None:
    test_WC_MOVE_12_mixed_army()


@pytest.mark.usefixtures("card")
def test_PF_026_a_march_may_split_before_it_starts() -> None:
    war = friends_on_the_way()
    war.shadow.does("march-from", region="moria").does("take-figures", figures={"sauron-regular": 3})
    war.shadow.does("march-on", region="hollin").does("done")
    assert war.figures("shadow", "hollin") == {"sauron-regular": 8}
    assert war.figures("shadow", "moria") == {"sauron-regular": 5}


def test_WR_MOVE_12_nazgul_and_characters_act_as_if_at_war() -> None:
    war = acts(
        "free-peoples", "army-muster", nations=at_war("gondor"),
        **only(free_peoples={"druadan-forest": {"gondor-regular": 1, "gimli": 1}}),
    )  # fmt: skip
    war.free_peoples.uses("army-muster").does("move-armies")
    moves(war.free_peoples, "druadan-forest", "folde", {"gondor-regular": 1, "gimli": 1})
    assert war.figures("free-peoples", "folde") == {"gondor-regular": 1, "gimli": 1}


def test_WR_SIEGE_12_the_last_besieging_unit_leaves() -> None:
    war = acts(
        "shadow", "army", nations=at_war("sauron"),
        **only(
            shadow={"minas-tirith": {"sauron-regular": 2, "nazgul": 1}},
            inside={"minas-tirith": {"gondor-regular": 1, "gondor-leader": 1}},
        ),
    )  # fmt: skip
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "minas-tirith", "osgiliath", {"sauron-regular": 2})
    assert war.inside("minas-tirith") == {}
    assert war.figures("free-peoples", "minas-tirith") == {"gondor-regular": 1, "gondor-leader": 1}
    assert war.figures("shadow", "minas-tirith") == {"nazgul": 1}
    assert is_consistent(war)


def test_WR_MOVE_02_the_second_move_may_be_left_out() -> None:
    war = acts("shadow", "army")
    war.shadow.uses("army").does("move-armies").is_refused("WR-ACT-27", "done")
    war.shadow.does("move-army", from_region="moria", region="hollin")
    assert is_consistent(war)
    war.shadow.does("take-figures", figures={"sauron-regular": 1}).does("done")
    assert war.open() == [("free-peoples", "action")]
