"""Rules of the board, the figures and the set-up that no case covers, each under its id."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.wotr.board import acts, at_war, moves
from tests.wotr.scenario import Scenario, given
from thirdage.games.wotr.characters.moves import may_fly
from thirdage.games.wotr.model.constants import CITY, FREE_PEOPLES, LEADER, NAZGUL, SHADOW, STRONGHOLD, TOWN
from thirdage.games.wotr.model.facts import OWN
from thirdage.games.wotr.model.places import besieged_side, controller, points
from thirdage.kernel import Refused

FREE_NATIONS = ("dwarves", "elves", "gondor", "north", "rohan")


def start() -> Scenario:
    return given(next=["turn"])


# -- figures --------------------------------------------------------------------------------------------------------
def test_WR_COMP_02_never_more_action_dice_than_there_are() -> None:
    with pytest.raises(Refused):
        given(next=["action", 0], dice={"free-peoples": ["event"] * 7})
    with pytest.raises(Refused):
        given(next=["action", 0], dice={"shadow": ["event"] * 11})
    given(next=["action", 0], dice={"free-peoples": ["event"] * 6, "shadow": ["event"] * 10})


def test_WR_FIG_01_a_unit_is_regular_or_elite_of_one_nation() -> None:
    units = [f for f in OWN.figures if f.is_unit]
    assert len(units) == 16
    for nation in OWN.nations:
        mine = {f.id for f in units if OWN.nations[f.nation] is nation}
        assert mine == {f"{nation.id}-regular", f"{nation.id}-elite"}


def test_WR_FIG_02_units_of_all_nations_in_a_region_are_one_army() -> None:
    war = acts("free-peoples", "army-muster", nations=at_war(*FREE_NATIONS), shadow={},
               free_peoples={"rivendell": {"elves-elite": 2, "north-regular": 1, "dwarves-regular": 1}})  # fmt: skip
    war.free_peoples.uses("army-muster").does("move-armies")
    moves(war.free_peoples, "rivendell", "trollshaws", {"elves-elite": 1, "north-regular": 1, "dwarves-regular": 1})
    assert war.figures("free-peoples", "trollshaws") == {"elves-elite": 1, "north-regular": 1, "dwarves-regular": 1}


def test_WR_FIG_04_no_limit_of_leaders_and_they_lead_any_nation() -> None:
    army = {"rohan-regular": 1, "gondor-leader": 4, "elves-leader": 4, "north-leader": 4}
    war = acts("free-peoples", "character", nations=at_war(*FREE_NATIONS), free_peoples={"eastemnet": army}, shadow={})
    war.free_peoples.uses("character").does("move-armies")
    moves(war.free_peoples, "eastemnet", "folde", army)
    assert war.figures("free-peoples", "folde") == army
    assert war.open() == [("shadow", "action")]


def test_WR_FIG_07_no_nazgul_alone_in_a_stronghold_of_the_enemy() -> None:
    war = given(next=["action", 1], dice={"shadow": ["character"]})
    position, nazgul, morannon = war.position, OWN.nazgul, OWN.region["morannon"]
    reason = may_fly(position, nazgul, morannon, OWN.region["minas-tirith"])
    assert reason is not None
    assert reason.rule == "WR-CHAR-14"
    assert may_fly(position, nazgul, morannon, OWN.region["osgiliath"]) is None


def test_WR_FIG_08_companions_and_minions_may_stand_alone() -> None:
    war = given(free_peoples={"bree": {"legolas": 1}}, shadow={"bree": {"witch-king": 1}}, next=["action", 0],
                dice={"free-peoples": ["event"]})  # fmt: skip
    assert war.figures("free-peoples", "bree") == {"legolas": 1}
    kinds = Counter((c.kind, c.side) for c in OWN.characters)
    assert kinds["companion", FREE_PEOPLES] == 9, "seven, Aragorn and Gandalf the White"
    assert kinds["minion", SHADOW] == 3


def test_WR_FIG_09_seven_companions_start_in_the_fellowship() -> None:
    inside = [c for c, place in start().view()["characters"].items() if place == "fellowship"]
    assert set(inside) == {"gandalf-the-grey", "strider", "legolas", "gimli", "boromir", "meriadoc", "peregrin"}


def test_WR_FIG_10_aragorn_is_strider() -> None:
    war = acts("free-peoples", "will-of-the-west", free_peoples={"pelargir": {"gondor-regular": 1, "strider": 1}})
    war.free_peoples.uses("will-of-the-west").does("become", die="will-of-the-west").does("bring", character="aragorn")
    assert war.figures("free-peoples", "pelargir") == {"gondor-regular": 1, "aragorn": 1}
    assert war.view()["characters"]["strider"] == "gone"


def test_WR_FIG_11_WR_SET_05_the_minions_start_out_of_play() -> None:
    war = start()
    minions = {c.id for c in OWN.characters if c.kind == "minion"}
    assert minions == {"saruman", "witch-king", "mouth-of-sauron"}
    assert {war.view()["characters"][c] for c in minions} == {"aside"}


def test_WR_FIG_12_gollum_has_no_place_on_the_map_and_guides_when_nobody_is_left() -> None:
    gollum = next(c for c in OWN.characters if c.id == "gollum")
    assert gollum.figure < 0
    left = ("strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
    war = given(next=["action", 0], dice={"free-peoples": ["character"], "shadow": ["army"]},
                characters=dict.fromkeys(left, "gone"))  # fmt: skip
    war.free_peoples.uses("character").does("separate").does("separate-to", region="rivendell")
    war.expect(guide="gollum")


def test_WR_FIG_13_the_witch_king_is_a_nazgul_and_nazgul_are_no_minions() -> None:
    assert next(c for c in OWN.characters if c.id == "witch-king").nazgul
    assert [c.id for c in OWN.characters if c.nazgul] == ["witch-king"]
    war = given(next=["action", 1], dice={"shadow": ["character"]}, shadow={"morannon": {"witch-king": 1}})
    witch_king = OWN.figure["witch-king"]
    assert may_fly(war.position, witch_king, OWN.region["morannon"], OWN.region["the-shire"]) is None


def test_WR_CHR_06_who_rouses_every_nation() -> None:
    """WR-POL-09: the others one nation each."""
    everybody = {c.id for c in OWN.characters if len(c.activates) == len(FREE_NATIONS)}
    assert everybody == {"gandalf-the-grey", "gandalf-the-white", "aragorn", "meriadoc", "peregrin"}
    one = {c.id: OWN.nations[c.activates[0]].id for c in OWN.characters if len(c.activates) == 1}
    assert one == {"strider": "north", "boromir": "gondor", "legolas": "elves", "gimli": "dwarves"}


# -- the map --------------------------------------------------------------------------------------------------------
def test_WR_MAP_05_coastal_regions() -> None:
    coast = {r.id for r in OWN.regions if r.coastal}
    assert {"grey-havens", "dol-amroth", "pelargir", "umbar"} <= coast
    assert not coast & {"rivendell", "minas-tirith", "edoras", "barad-dur", "rhun"}


def test_WR_MAP_06_a_region_belongs_to_one_nation_or_none() -> None:
    none = [r for r in OWN.regions if r.nation < 0]
    assert 20 < len(none) < 80
    elven = {r.id for r in OWN.regions if r.nation == OWN.nation["elves"]}
    assert {"rivendell", "grey-havens", "lorien", "woodland-realm"} <= elven


def test_WR_MAP_07_the_eight_nations() -> None:
    assert {n.id for n in OWN.nations if n.side == FREE_PEOPLES} == set(FREE_NATIONS)
    assert {n.id for n in OWN.nations if n.side == SHADOW} == {"isengard", "sauron", "southrons"}


def test_WR_MAP_08_a_fortification_is_no_settlement() -> None:
    assert {r.id for r in OWN.regions if r.fortification} == {"osgiliath", "fords-of-isen"}
    assert not any(r.fortification and r.settlement for r in OWN.regions)


def test_WR_MAP_11_WR_MAP_12_points_of_cities_and_strongholds() -> None:
    worth = {CITY: 1, STRONGHOLD: 2, TOWN: 0}
    assert all(r.vp == worth.get(r.settlement, 0) for r in OWN.regions)
    war = given(next=["action", 0], dice={"free-peoples": ["event"]}, captured=["pelargir", "lorien", "bree"],
                free_peoples={})  # fmt: skip
    assert points(war.position, SHADOW) == 3


def test_WR_MAP_12_a_city_lets_nobody_withdraw() -> None:
    """The defenders of a city are not asked; those of a stronghold are."""
    for place, start_region, asked in (("pelargir", "lossarnach", False), ("helms-deep", "westemnet", True)):
        war = given(next=["action", 1], dice={"shadow": ["army"]}, nations=at_war("sauron"),
                    free_peoples={place: {"gondor-regular": 1}},
                    shadow={start_region: {"sauron-regular": 1}})  # fmt: skip
        war.shadow.uses("army").does("attack").does("attack-from", region=start_region)
        war.shadow.does("attack-target", region=place)
        assert ("withdraw" in {o.kind for o in war.free_peoples.options()}) == asked


def test_WR_MAP_13_control_changes_by_capture_and_belonging_never() -> None:
    war = given(next=["action", 1], dice={"shadow": ["army"]}, nations=at_war("sauron"), free_peoples={},
                shadow={"lossarnach": {"sauron-regular": 1}})  # fmt: skip
    pelargir = war.region("pelargir")
    assert controller(war.position, pelargir) == FREE_PEOPLES
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "lossarnach", "pelargir", {"sauron-regular": 1})
    assert controller(war.position, pelargir) == SHADOW
    assert OWN.regions[pelargir].owner == FREE_PEOPLES


def test_WR_MAP_18_a_captured_city_of_the_shadow_is_none_of_the_free_peoples() -> None:
    """Declared in captured Umbar they neither heal nor rouse anybody."""
    war = given(next=["fellowship-phase"], captured=["umbar"], shadow={},
                fellowship={"region": "umbar", "corruption": 2})  # fmt: skip
    war.free_peoples.does("declare", region="umbar")
    war.expect(corruption=2)


def test_WR_POL_01_WR_POL_03_where_the_nations_start() -> None:
    nations = start().view()["nations"]
    assert {n for n, state in nations.items() if state["active"]} == {"elves", "isengard", "sauron", "southrons"}
    assert all(state["steps"] > 0 for state in nations.values())


def test_WR_HUNT_04_standard_tiles() -> None:
    standard = [t for t in OWN.tiles if t.standard]
    assert sum(t.count for t in standard) == 16
    assert all(t.eye or 0 <= t.damage <= 3 for t in standard)
    assert not any(t.stop for t in standard)


def test_WR_FEL_01_WR_FEL_03_the_fellowship() -> None:
    """The Ring-bearers are no figure that can be taken or left; progress and side of the counter are two things."""
    war = given(next=["action", 0], dice={"free-peoples": ["character"]}, fellowship={"progress": 3, "hidden": False})
    war.expect(progress=3, hidden=False)
    assert all(OWN.characters[c].kind == "companion" for c in war.position.companions())
    assert len(war.position.companions()) == 7


def test_who_stands_inside_and_who_leads() -> None:
    """WR-FIG-02: inside a besieged stronghold stands one army too; Nazgul are the leaders of the Shadow."""
    war = given(next=["action", 0], dice={"free-peoples": ["event"]}, inside={"minas-tirith": {"gondor-regular": 5}},
                shadow={"minas-tirith": {"sauron-regular": 10}}, free_peoples={})  # fmt: skip
    assert besieged_side(war.position, war.region("minas-tirith")) == FREE_PEOPLES
    assert [f.id for f in OWN.figures if f.side == SHADOW and f.rank in (LEADER, NAZGUL)] == ["nazgul"]
