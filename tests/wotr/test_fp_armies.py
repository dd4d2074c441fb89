"""The strategy deck of the Free Peoples: armies struck, relieved and led by cards (cards 5, 6, 10 to 12)."""

from __future__ import annotations

from typing import Any

import pytest

from .board import at_war, nation
from .fights import NATIONS, attack, dice, over, purpose
from .ring import consistent
from .scenario import Scenario
from .strategy import EMPTY, cannot_play, holds, is_over, play, played, recruited

WAR = {"nations": at_war(*NATIONS)}
TIRITH = "minas-tirith"


# -- The Spirit of Mordor ---------------------------------------------------------------------------------------------
def test_fp_str_05_an_army_of_two_nations() -> None:
    forces = {"dagorlad": {"sauron-regular": 4, "southrons-regular": 1}, "morannon": {"sauron-regular": 5, "nazgul": 1}}
    war = played("fp-str-05", free_peoples={}, shadow=forces)
    assert war.told("log-wotr-card-strikes") == [{"card": "fp-str-05", "region": "dagorlad"}]
    assert dice(war) == 5
    war.chance.rolls(4, 5, 6, 1, 3)
    assert war.told("log-wotr-card-dice") == [{"card": "fp-str-05", "dice": [4, 5, 6, 1, 3]}]
    consistent(war)
    war.shadow.does("lose-unit", figure="sauron-regular").does("lose-unit", figure="southrons-regular")
    assert war.figures("shadow", "dagorlad") == {"sauron-regular": 3}
    assert war.figures("shadow", "morannon") == {"sauron-regular": 5, "nazgul": 1}
    assert is_over(war, "fp-str-05")


def test_fp_str_05_which_army() -> None:
    forces = {
        "dagorlad": {"sauron-regular": 1, "southrons-regular": 1},
        "hollin": {"sauron-regular": 1, "southrons-regular": 1, "isengard-elite": 1},
        "moria": {"sauron-regular": 3, "sauron-elite": 1},
    }
    war = played("fp-str-05", free_peoples={}, shadow=forces)
    assert war.free_peoples.is_asked("strike-army").offered("strike", "region") == ["dagorlad", "hollin"]
    war.free_peoples.is_refused("WR-CARD-10", "strike", region="moria")
    war.free_peoples.does("strike", region="hollin")
    war.chance.rolls(1, 2, 3, 4, 4)
    assert war.figures("shadow", "hollin") == forces["hollin"]
    assert is_over(war, "fp-str-05")


def test_WR_CARD_17_fp_str_05_nazgul_and_minions_stay() -> None:
    figures = {"isengard-regular": 1, "sauron-regular": 1, "nazgul": 1, "saruman": 1}
    war = played("fp-str-05", free_peoples={}, shadow={"orthanc": figures})
    war.chance.rolls(6, 6, 6, 1, 1)
    assert war.figures("shadow", "orthanc") == {"nazgul": 1, "saruman": 1}
    assert is_over(war, "fp-str-05")


def test_fp_str_05_an_elite_may_be_reduced() -> None:
    war = played("fp-str-05", free_peoples={}, shadow={"dagorlad": {"sauron-elite": 1, "southrons-elite": 1}})
    war.chance.rolls(5, 1, 1, 1, 1)
    war.shadow.does("reduce-elite", figure="sauron-elite")
    assert war.figures("shadow", "dagorlad") == {"sauron-regular": 1, "southrons-elite": 1}


def test_fp_str_05_a_besieged_army_and_its_stronghold() -> None:
    inside = {"dol-guldur": {"sauron-regular": 1, "southrons-regular": 1}}
    besiegers = {"dol-guldur": {"elves-regular": 1}}
    war = played("fp-str-05", free_peoples=besiegers, inside=inside, shadow={})
    war.chance.rolls(6, 6, 1, 1, 1)
    assert war.inside("dol-guldur") == {}
    war.expect(captured=["dol-guldur"])


def test_WR_POL_17_fp_str_05_is_no_attack() -> None:
    war = played("fp-str-05", free_peoples={}, shadow={"dagorlad": {"sauron-regular": 2, "southrons-regular": 2}})
    war.chance.rolls(1, 1, 1, 1, 1)
    assert nation(war, "sauron") == (1, True)
    assert nation(war, "southrons") == (2, True)


def test_PF_097_fp_str_05_with_no_such_army() -> None:
    war = played("fp-str-05")
    assert war.told("log-wotr-nobody-to-strike") == [{"card": "fp-str-05"}]
    assert is_over(war, "fp-str-05")
    army = {"dagorlad": {"sauron-regular": 2, "nazgul": 1, "saruman": 1}}
    assert is_over(played("fp-str-05", free_peoples={}, shadow=army), "fp-str-05"), "units alone count"


# -- Faramir's Rangers ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("region", ["osgiliath", "south-ithilien", "north-ithilien"])
def test_fp_str_06_three_dice_without_an_army_in_osgiliath(region: str) -> None:
    war = played("fp-str-06", free_peoples={}, shadow={region: {"sauron-regular": 3}})
    assert dice(war) == 3
    war.chance.rolls(5, 6, 4)
    assert war.figures("shadow", region) == {"sauron-regular": 1}
    assert recruited(war) == []
    assert is_over(war, "fp-str-06")


@pytest.mark.parametrize("figure", ["gondor-regular", "gondor-elite"])
def test_fp_str_06_both_halves(figure: str) -> None:
    here = {"osgiliath": {"gondor-regular": 2}}
    war = played("fp-str-06", free_peoples=here, shadow={"north-ithilien": {"sauron-regular": 1}})
    war.chance.rolls(1, 1, 1)
    war.free_peoples.is_asked("card-unit").does("unit", figure=figure)
    assert recruited(war) == [(figure, 1, "osgiliath"), ("gondor-leader", 1, "osgiliath")]
    assert war.figures("free-peoples", "osgiliath").get("gondor-leader") == 1
    assert is_over(war, "fp-str-06")
    consistent(war)


def test_fp_str_06_which_army() -> None:
    forces = {"north-ithilien": {"sauron-regular": 1}, "south-ithilien": {"sauron-regular": 1}}
    war = played("fp-str-06", free_peoples={}, shadow={**forces, "minas-morgul": {"sauron-regular": 5}})
    assert set(war.free_peoples.offered("strike", "region")) == forces.keys()
    war.free_peoples.is_refused("WR-CARD-10", "strike", region="minas-morgul")
    war.free_peoples.does("strike", region="south-ithilien")
    war.chance.rolls(6, 6, 6)
    assert war.figures("shadow", "south-ithilien") == {}
    assert war.figures("shadow", "north-ithilien") == {"sauron-regular": 1}


def test_fp_str_06_only_the_second_half() -> None:
    war = played("fp-str-06", free_peoples={"osgiliath": {"elves-regular": 1}}, shadow={})
    assert war.told("log-wotr-nobody-to-strike") == [{"card": "fp-str-06"}]
    war.free_peoples.does("unit", figure="gondor-elite")
    expected = {"elves-regular": 1, "gondor-elite": 1, "gondor-leader": 1}
    assert war.figures("free-peoples", "osgiliath") == expected
    assert is_over(war, "fp-str-06")


def test_PF_097_fp_str_06_neither_half() -> None:
    war = played("fp-str-06", free_peoples={"osgiliath": {"boromir": 1}}, shadow={"north-ithilien": {"nazgul": 1}})
    assert war.figures("free-peoples", "osgiliath") == {"boromir": 1}
    assert is_over(war, "fp-str-06")


# -- Help Unlooked For ------------------------------------------------------------------------------------------------
def siege_of_tirith(garrison: int = 2, **position: Any) -> Scenario:
    forces: dict[str, Any] = {
        "inside": {TIRITH: {"gondor-regular": garrison}},
        "shadow": {TIRITH: {"sauron-regular": 6}},
        "free_peoples": {"lossarnach": {"gondor-elite": 3}},
    }
    return played("fp-str-10", **{**WAR, **forces, **position})


@pytest.mark.parametrize(("inside", "expected"), [(1, 4), (2, 3), (4, 1), (5, 1)])
def test_PF_067_fp_str_10_a_die_fewer_for_each_unit_inside(inside: int, expected: int) -> None:
    war = attack(siege_of_tirith(inside), "free-peoples", "lossarnach", TIRITH, {"gondor-elite": 3})
    assert war.told("log-wotr-relieves")
    assert war.position.battle is not None
    assert war.position.battle.by_card == war.position.facts.card["fp-str-10"]
    assert (purpose(war), dice(war)) == ("combat-free-peoples", 3)
    war.chance.rolls(2, 2, 2)
    assert (purpose(war), dice(war)) == ("combat-shadow", expected)
    consistent(war)
    war.chance.rolls(*[2] * expected)
    war.free_peoples.does("press")
    war.shadow.does("stand")
    war.chance.rolls(2, 2, 2)
    assert dice(war) == expected, "in every round"
    assert war.view()["discards"] == [["fp-str-10", -1]]


def test_fp_str_10_the_siege_is_relieved() -> None:
    war = siege_of_tirith(2, shadow={TIRITH: {"sauron-regular": 1}})
    attack(war, "free-peoples", "lossarnach", TIRITH, {"gondor-elite": 3})
    war.chance.rolls(6, 2, 2).rolls(2)
    war.free_peoples.does("advance-army", figures={"gondor-elite": 3})
    assert over(war)
    assert war.figures("free-peoples", TIRITH) == {"gondor-regular": 2, "gondor-elite": 3}
    assert war.inside(TIRITH) == {}
    assert is_over(war, "fp-str-10")


def test_fp_str_10_only_besiegers_are_attacked() -> None:
    more = {TIRITH: {"sauron-regular": 6}, "osgiliath": {"sauron-regular": 1}}
    armies = {
        "lossarnach": {"gondor-elite": 3},
        "druadan-forest": {"rohan-regular": 1},
        "pelargir": {"gondor-regular": 1},
    }
    war = siege_of_tirith(shadow=more, free_peoples=armies)
    assert set(war.free_peoples.offered("attack-from", "region")) == {"lossarnach", "druadan-forest"}
    war.free_peoples.is_refused("WR-BTL-01", "attack-from", region="pelargir")
    war.free_peoples.is_refused("WR-BTL-01", "attack-from", region=TIRITH)
    war.free_peoples.does("attack-from", region="lossarnach")
    war.free_peoples.is_refused("WR-SIEGE-32", "attack-target", region="osgiliath")
    assert war.free_peoples.offered("attack-target", "region") == [TIRITH]


def test_WC_CARD_17_fp_str_10_units_not_at_war_stay() -> None:
    nations = at_war("rohan", gondor={"steps": 1, "active": True})
    army = {"lossarnach": {"gondor-elite": 1, "rohan-elite": 1}}
    war = siege_of_tirith(nations=nations, free_peoples=army)
    war.free_peoples.does("attack-from", region="lossarnach").does("attack-target", region=TIRITH)
    war.free_peoples.is_refused("WR-BTL-08", "attackers", figures={"gondor-elite": 1, "rohan-elite": 1})
    war.free_peoples.does("attackers", figures={"rohan-elite": 1})
    assert (purpose(war), dice(war)) == ("combat-free-peoples", 1)


@pytest.mark.parametrize(
    "position",
    [
        {"nations": {}},
        {"free_peoples": {}},
        {"inside": {}, "captured": [TIRITH]},
        {"free_peoples": {"dol-amroth": {"gondor-elite": 3}}},
    ],
)
def test_PF_097_fp_str_10_with_nothing_to_relieve(position: dict[str, Any]) -> None:
    war = siege_of_tirith(**position)
    assert war.told("log-wotr-card-in-vain") == [{"card": "fp-str-10"}]
    assert is_over(war, "fp-str-10")


def test_fp_str_10_the_guide_draws_after_the_battle() -> None:
    war = holds(
        "fp-str-10", die="event", inside={TIRITH: {"gondor-regular": 2}}, shadow={TIRITH: {"sauron-regular": 1}},
        free_peoples={"lossarnach": {"gondor-elite": 3}}, **WAR,
    )  # fmt: skip
    play(war, "fp-str-10", "event")
    attack(war, "free-peoples", "lossarnach", TIRITH, {"gondor-elite": 3})
    war.chance.rolls(6, 2, 2).rolls(2)
    war.free_peoples.does("advance-army", figures={}).is_asked("guide-draw")


# -- Paths of the Woses -----------------------------------------------------------------------------------------------
AT_WAR = {"nations": at_war("rohan")}


@pytest.mark.parametrize("nations", [{}, {"rohan": {"steps": 1, "active": True}}])
def test_WR_CARD_08_fp_str_11_needs_rohan_at_war(nations: dict[str, Any]) -> None:
    assert cannot_play("fp-str-11", nations=nations)


def test_fp_str_11_which_army_and_which_part() -> None:
    army = {"rohan-regular": 2, "rohan-elite": 1, "rohan-leader": 1, "gimli": 1}
    there = {"edoras": army, "fords-of-isen": {"rohan-regular": 1}, "lorien": {"elves-regular": 1}}
    war = played("fp-str-11", free_peoples=there, shadow={}, **AT_WAR)
    assert set(war.free_peoples.offered("woses-from", "region")) == {"edoras", "fords-of-isen"}
    war.free_peoples.is_refused("WR-CARD-10", "woses-from", region="lorien")
    war.free_peoples.is_refused("WR-MOVE-01", "woses-from", region="folde")
    war.free_peoples.does("woses-from", region="edoras").is_asked("woses-figures")
    war.free_peoples.is_refused("WR-STACK-01", "take-figures", figures={"gimli": 1, "rohan-leader": 1})
    war.free_peoples.is_refused("WR-MOVE-06", "take-figures", figures={"rohan-regular": 2, "rohan-elite": 1})
    war.free_peoples.does("take-figures", figures={"rohan-elite": 1, "gimli": 1, "rohan-regular": 1})
    assert war.figures("free-peoples", TIRITH) == {"rohan-elite": 1, "rohan-regular": 1, "gimli": 1}
    assert war.figures("free-peoples", "edoras") == {"rohan-regular": 1, "rohan-leader": 1}
    [told] = war.told("log-wotr-army-moves")
    assert (sorted(told["figure"]), told["count"]) == (["gimli", "rohan-elite", "rohan-regular"], 3)
    assert is_over(war, "fp-str-11")
    consistent(war)


def test_fp_str_11_companions_with_the_army_rouse_gondor() -> None:
    war = played("fp-str-11", free_peoples={"folde": {"rohan-regular": 1, "boromir": 1}}, shadow={}, **AT_WAR)
    war.free_peoples.does("take-figures", figures={"rohan-regular": 1, "boromir": 1})
    assert nation(war, "gondor") == (2, True)


def test_PF_071_fp_str_11_out_of_a_siege() -> None:
    inside = {"helms-deep": {"rohan-regular": 2, "rohan-leader": 1, "gimli": 1}}
    forces: dict[str, Any] = {"free_peoples": {}, "shadow": {"helms-deep": {"isengard-regular": 3}}}
    war = played("fp-str-11", inside=inside, **forces, **AT_WAR)
    consistent(war)
    war.free_peoples.does("take-figures", figures={"rohan-regular": 1, "gimli": 1})
    assert war.inside("helms-deep") == {"rohan-regular": 1, "rohan-leader": 1}
    assert war.figures("free-peoples", TIRITH) == {"rohan-regular": 1, "gimli": 1}
    war.expect(captured=[])


def test_fp_str_11_a_garrison_that_leaves_gives_up_its_stronghold() -> None:
    inside = {"helms-deep": {"rohan-regular": 2, "gimli": 1}}
    forces: dict[str, Any] = {"free_peoples": {}, "shadow": {"helms-deep": {"isengard-regular": 3}}}
    war = played("fp-str-11", inside=inside, **forces, **AT_WAR)
    war.free_peoples.does("take-figures", figures={"rohan-regular": 2})
    war.expect(captured=["helms-deep"])
    assert war.figures("free-peoples", "helms-deep") == {"gimli": 1}
    assert war.figures("shadow", "helms-deep") == {"isengard-regular": 3}


@pytest.mark.parametrize(
    "position",
    [
        {"inside": {TIRITH: {"gondor-regular": 1}}, "shadow": {TIRITH: {"sauron-regular": 3}}},
        {"captured": [TIRITH], "shadow": {TIRITH: {"sauron-regular": 3}}},
        {"captured": [TIRITH], "shadow": {}},
    ],
)
def test_fp_str_11_next_to_minas_tirith(position: dict[str, Any]) -> None:
    war = played("fp-str-11", free_peoples={"edoras": {"rohan-elite": 2}}, **position, **AT_WAR)
    war.free_peoples.is_asked("woses-to").is_refused("WR-CARD-10", "woses-to", region=TIRITH)
    assert set(war.free_peoples.offered("woses-to", "region")) == {"druadan-forest", "lossarnach", "osgiliath"}
    war.free_peoples.does("woses-to", region="lossarnach").does("take-figures", figures={"rohan-elite": 2})
    assert war.figures("free-peoples", "lossarnach") == {"rohan-elite": 2}
    assert is_over(war, "fp-str-11")


def test_fp_str_11_not_where_an_enemy_army_stands() -> None:
    enemies = {TIRITH: {"sauron-regular": 3}, "osgiliath": {"sauron-regular": 1}, "lossarnach": {"nazgul": 1}}
    inside = {TIRITH: {"gondor-regular": 1}}
    war = played("fp-str-11", free_peoples={"edoras": {"rohan-elite": 2}}, inside=inside, shadow=enemies, **AT_WAR)
    war.free_peoples.is_refused("WR-MOVE-11", "woses-to", region="osgiliath")
    assert set(war.free_peoples.offered("woses-to", "region")) == {"druadan-forest", "lossarnach"}


def test_WR_MOVE_12_fp_str_11_units_not_at_war_stay_behind() -> None:
    army = {"rohan-regular": 1, "elves-regular": 1, "gondor-regular": 1}
    war = played("fp-str-11", free_peoples={"edoras": army}, shadow={}, **AT_WAR)
    war.free_peoples.is_refused("WR-MOVE-12", "take-figures", figures={"rohan-regular": 1, "elves-regular": 1})
    war.free_peoples.does("take-figures", figures={"rohan-regular": 1, "gondor-regular": 1})
    assert war.figures("free-peoples", TIRITH) == {"rohan-regular": 1, "gondor-regular": 1}


@pytest.mark.parametrize("army", [{"elves-regular": 2}, {"rohan-regular": 1, "elves-leader": 1}])
def test_PF_097_fp_str_11_nobody_who_could_go(army: dict[str, int]) -> None:
    war = played("fp-str-11", free_peoples={"edoras": army}, shadow={}, **AT_WAR)
    assert war.told("log-wotr-card-in-vain") == [{"card": "fp-str-11"}]
    assert is_over(war, "fp-str-11")
    assert is_over(played("fp-str-11", **EMPTY, **AT_WAR), "fp-str-11")


def test_WR_STACK_05_fp_str_11_more_than_ten() -> None:
    there = {"edoras": {"rohan-regular": 6}, TIRITH: {"gondor-regular": 6}}
    war = played("fp-str-11", free_peoples=there, shadow={}, **AT_WAR)
    war.free_peoples.does("take-figures", figures={"rohan-regular": 6})
    war.free_peoples.is_asked("disband").does("disband", figures={"rohan-regular": 1, "gondor-regular": 1})
    assert war.figures("free-peoples", TIRITH) == {"gondor-regular": 5, "rohan-regular": 5}


# -- Through a Day and a Night ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("figures", [{"gondor-regular": 1}, {"gimli": 1}, {"gondor-regular": 1, "gondor-leader": 1}])
def test_WR_CARD_08_fp_str_12_needs_an_army_with_a_companion(figures: dict[str, int]) -> None:
    assert cannot_play("fp-str-12", free_peoples={"lossarnach": figures}, shadow={})


MARCHERS = {"lossarnach": {"gondor-regular": 3, "gondor-leader": 1, "gimli": 1, "legolas": 1}}


def test_fp_str_12_two_regions_with_a_part() -> None:
    there = {**MARCHERS, "dale": {"north-regular": 2}}
    war = played("fp-str-12", free_peoples=there, shadow={})
    assert war.free_peoples.offered("march-from", "region") == ["lossarnach"]
    war.free_peoples.is_refused("WR-", "march-from", region="dale")
    war.free_peoples.is_refused("WR-MOVE-16", "done")
    war.free_peoples.does("march-from", region="lossarnach")
    war.free_peoples.is_refused("WR-MOVE-07", "take-figures", figures={"gondor-regular": 2})
    war.free_peoples.is_refused("WR-STACK-01", "take-figures", figures={"gimli": 1})
    war.free_peoples.does("take-figures", figures={"gondor-regular": 2, "gimli": 1})
    war.free_peoples.does("march-on", region="osgiliath").does("march-on", region="dead-marshes")
    assert war.figures("free-peoples", "dead-marshes") == {"gondor-regular": 2, "gimli": 1}
    assert war.figures("free-peoples", "lossarnach") == {"gondor-regular": 1, "gondor-leader": 1, "legolas": 1}
    assert is_over(war, "fp-str-12")
    consistent(war)


def test_fp_str_12_one_region_will_do() -> None:
    war = played("fp-str-12", free_peoples=MARCHERS, shadow={})
    war.free_peoples.does("march-from", region="lossarnach").does("take-figures", figures=MARCHERS["lossarnach"])
    war.free_peoples.is_refused("WR-MOVE-16", "done")
    war.free_peoples.does("march-on", region="pelargir").does("done")
    assert war.figures("free-peoples", "pelargir") == MARCHERS["lossarnach"]
    assert is_over(war, "fp-str-12")


def test_PF_026_fp_str_12_nothing_joins_and_settlements_fall() -> None:
    there = {**MARCHERS, "osgiliath": {"gondor-regular": 2}}
    position: dict[str, Any] = {"shadow": {}, "captured": ["minas-morgul"], "nations": at_war("gondor")}
    war = played("fp-str-12", free_peoples={"osgiliath": {"gondor-regular": 2, "gimli": 1}}, **position)
    war.free_peoples.does("march-from", region="osgiliath")
    war.free_peoples.does("take-figures", figures={"gondor-regular": 2, "gimli": 1})
    war.free_peoples.does("march-on", region="north-ithilien").does("march-on", region="minas-morgul")
    assert war.figures("free-peoples", "minas-morgul") == {"gondor-regular": 2, "gimli": 1}
    war = played("fp-str-12", free_peoples=there, shadow={}, captured=["pelargir"])
    war.free_peoples.does("march-from", region="lossarnach").does("take-figures", figures=MARCHERS["lossarnach"])
    war.free_peoples.does("march-on", region="pelargir").does("march-on", region="osgiliath")
    war.expect(captured=[])
    assert war.figures("free-peoples", "pelargir") == {}
    assert war.figures("free-peoples", "osgiliath")["gondor-regular"] == 5


def test_fp_str_12_both_regions_free_for_armies() -> None:
    war = played("fp-str-12", free_peoples=MARCHERS, shadow={"osgiliath": {"sauron-regular": 1}})
    war.free_peoples.does("march-from", region="lossarnach")
    war.free_peoples.does("take-figures", figures={"gondor-regular": 2, "gimli": 1})
    war.free_peoples.is_refused("WR-MOVE-11", "march-on", region="osgiliath")
    war.free_peoples.is_refused("WR-MOVE-02", "march-on", region="dead-marshes")


def test_WR_POL_08_fp_str_12_passing_through_rouses_nobody() -> None:
    there = {"westemnet": {"rohan-regular": 1, "meriadoc": 1}}
    war = played("fp-str-12", free_peoples=there, shadow={})
    war.free_peoples.does("march-from", region="westemnet").does("take-figures", figures=there["westemnet"])
    war.free_peoples.does("march-on", region="edoras").does("march-on", region="folde")
    assert nation(war, "rohan") == (3, False)
    war = played("fp-str-12", free_peoples=there, shadow={})
    war.free_peoples.does("march-from", region="westemnet").does("take-figures", figures=there["westemnet"])
    war.free_peoples.does("march-on", region="edoras").does("done")
    assert nation(war, "rohan") == (3, True)


def test_PF_072_fp_str_12_playable_under_siege_but_nobody_leaves() -> None:
    inside = {"helms-deep": {"rohan-regular": 2, "gimli": 1}}
    war = played("fp-str-12", inside=inside, free_peoples={}, shadow={"helms-deep": {"isengard-regular": 3}})
    assert war.told("log-wotr-card-in-vain") == [{"card": "fp-str-12"}]
    assert war.inside("helms-deep") == inside["helms-deep"]
    assert is_over(war, "fp-str-12")
