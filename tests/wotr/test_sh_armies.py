"""The strategy deck of the Shadow: armies that march, sail and attack (cards 2, 7 to 10)."""

from __future__ import annotations

from typing import Any

import pytest

from .board import at_war, nation
from .fights import dice, misses, over
from .ring import consistent
from .scenario import Scenario
from .test_sh_strategy import DARK, Figures, is_over, plays, refused

URUK_HAI, GATHER, LENGTHENS, MOVING, CORSAIRS = "sh-str-02", "sh-str-07", "sh-str-08", "sh-str-09", "sh-str-10"
WAR = at_war(*DARK)
ORTHANC: Figures = {"orthanc": {"saruman": 1}}
DEEP: Figures = {"helms-deep": {"rohan-regular": 2}}


# -- The Fighting Uruk-hai --------------------------------------------------------------------------------------------
def uruk_hai(besiegers: dict[str, int], garrison: Figures = DEEP, **more: Any) -> Scenario:
    """They besiege Helm's Deep, and the card is played."""
    shadow = {**ORTHANC, "helms-deep": besiegers, **more.pop("shadow", {})}
    return plays(URUK_HAI, "army", **{"shadow": shadow, "inside": garrison, "nations": WAR, **more})


def test_PF_064_sh_str_02_an_assault_of_three_rounds() -> None:
    war = uruk_hai({"isengard-regular": 4, "sauron-elite": 1})
    war.shadow.is_asked("attackers").does("attackers", figures={"isengard-regular": 4, "sauron-elite": 1})
    assert war.told("log-wotr-assaults")
    assert war.view()["discards"] == [[URUK_HAI, -1]], "put away before the battle"
    for number in (1, 2, 3):
        assert len(war.told("log-wotr-combat-round")) == number
        consistent(war)
        war.chance.rolls(5, 5, 5, 5, 5).rolls(4, 4)
    war.shadow.is_asked("prolong").is_refused("WR-SIEGE-16", "prolong", figure="isengard-regular")
    war.shadow.does("prolong", figure="sauron-elite")
    assert len(war.told("log-wotr-combat-round")) == 4, "the card does not forbid it"
    misses(war)
    assert over(war)
    assert is_over(war, URUK_HAI)


def test_sh_str_02_the_attacker_needs_sixes() -> None:
    war = uruk_hai({"isengard-regular": 5})
    war.shadow.does("attackers", figures={"isengard-regular": 5})
    war.chance.rolls(5, 5, 5, 5, 6).rolls(1, 1)
    assert war.inside("helms-deep") == {"rohan-regular": 1}
    war.chance.rolls(6, 1, 1, 1, 1).rolls(1)
    war.expect(captured=["helms-deep"])
    assert is_over(war, URUK_HAI)


@pytest.mark.parametrize("companion", [False, True])
def test_sh_str_02_combat_cards_of_the_first_round_need_a_companion(companion: bool) -> None:
    inside = {"helms-deep": {"rohan-regular": 3, **({"gimli": 1} if companion else {})}}
    war = uruk_hai({"isengard-regular": 5}, inside, hands={"free-peoples": ["fp-str-15"]})
    war.shadow.does("attackers", figures={"isengard-regular": 5})
    if companion:
        war.free_peoples.is_asked("combat-card").passes()
    else:
        assert war.told("log-wotr-combat-cards-banned") == [{"side": "free-peoples"}]
    misses(war)
    war.free_peoples.is_asked("combat-card")
    assert len(war.told("log-wotr-combat-round")) == 2, "from the second round on they are free"


def test_WR_BTL_06_sh_str_02_an_isengard_unit_takes_part() -> None:
    war = uruk_hai({"isengard-regular": 1, "sauron-regular": 4, "nazgul": 1})
    war.shadow.is_refused("WR-CARD-10", "attackers", figures={"sauron-regular": 4})
    war.shadow.does("attackers", figures={"isengard-regular": 1, "sauron-regular": 3})
    assert dice(war) == 4, "the rest is the rearguard"


def test_sh_str_02_a_choice_of_sieges() -> None:
    shadow: Figures = {
        "edoras": {"isengard-regular": 1},
        "lorien": {"isengard-elite": 2},
        "dol-amroth": {"sauron-regular": 1},
    }
    inside: Figures = {**DEEP, "lorien": {"elves-regular": 1}, "dol-amroth": {"gondor-regular": 1}}
    war = uruk_hai({"isengard-regular": 1}, inside, shadow=shadow, captured=["edoras"])
    assert war.shadow.is_asked("attack-from").offered("attack-from", "region") == ["helms-deep", "lorien"]
    war.shadow.is_refused("WR-CARD-08", "attack-from", region="dol-amroth")
    war.shadow.does("attack-from", region="lorien").does("attackers", figures={"isengard-elite": 2})
    assert war.told("log-wotr-assaults")[0]["region"] == "lorien"


def test_WR_CARD_08_sh_str_02_needs_saruman_and_the_siege() -> None:
    siege: Figures = {"helms-deep": {"isengard-regular": 2}}
    refused(URUK_HAI, shadow=siege, inside=DEEP, nations=WAR)
    refused(URUK_HAI, shadow={**ORTHANC, "helms-deep": {"sauron-regular": 2}}, inside=DEEP, nations=WAR)
    refused(URUK_HAI, shadow={**ORTHANC, "fords-of-isen": {"isengard-regular": 2}}, free_peoples=DEEP, nations=WAR)
    besieged: Figures = {"orthanc": {"isengard-regular": 2, "saruman": 1}}
    refused(URUK_HAI, free_peoples={"orthanc": {"rohan-elite": 2}}, inside=besieged, nations=WAR)


def test_WR_BTL_02_sh_str_02_with_sauron_at_war_and_isengard_not() -> None:
    shadow: Figures = {**ORTHANC, "helms-deep": {"isengard-regular": 2, "sauron-regular": 2}}
    refused(URUK_HAI, "WR-CARD-10", shadow=shadow, inside=DEEP, nations=at_war("sauron"))


def test_sh_str_02_a_stronghold_that_a_card_guards() -> None:
    shadow: Figures = {**ORTHANC, "lorien": {"isengard-regular": 2}}
    refused(
        URUK_HAI, "WR-CARD-12", shadow=shadow, inside={"lorien": {"elves-elite": 1}}, nations=WAR, table=["fp-str-02"]
    )


# -- Shadows Gather, The Shadow Lengthens -----------------------------------------------------------------------------
def test_sh_str_07_up_to_three_regions_to_another_army() -> None:
    shadow: Figures = {"morannon": {"sauron-regular": 4, "nazgul": 1}, "north-ithilien": {"sauron-regular": 1}}
    war = plays(GATHER, "army", shadow=shadow)
    war.shadow.is_asked("march-from").is_refused("WR-MOVE-16", "done")
    war.shadow.does("march-from", region="morannon").does("take-figures", figures={"sauron-regular": 3, "nazgul": 1})
    war.shadow.is_asked("march-on").is_refused("WR-MOVE-16", "done")
    war.shadow.does("march-on", region="dagorlad").is_refused("WR-MOVE-16", "done")
    war.shadow.is_refused("WR-MOVE-16", "march-on", region="noman-lands")
    consistent(war)
    war.shadow.does("march-on", region="north-ithilien")
    assert war.figures("shadow", "north-ithilien") == {"sauron-regular": 4, "nazgul": 1}
    assert war.figures("shadow", "morannon") == {"sauron-regular": 1}
    assert is_over(war, GATHER)


def test_WR_MOVE_17_sh_str_07_takes_what_lies_on_the_way() -> None:
    shadow: Figures = {"orthanc": {"isengard-regular": 2}, "eastemnet": {"sauron-regular": 1}}
    war = plays(GATHER, shadow=shadow, nations=WAR)
    war.shadow.does("march-from", region="orthanc").does("take-figures", figures={"isengard-regular": 2})
    war.shadow.does("march-on", region="fords-of-isen").does("march-on", region="westemnet")
    assert nation(war, "rohan") == (2, True)
    war.shadow.does("march-on", region="eastemnet")
    war.expect(captured=["westemnet"])
    assert war.figures("shadow", "eastemnet") == {"isengard-regular": 2, "sauron-regular": 1}
    assert is_over(war, GATHER)


def test_sh_str_07_goals_that_are_none() -> None:
    far: Figures = {"morannon": {"sauron-regular": 1}, "dol-guldur": {"sauron-regular": 1}}
    war = plays(GATHER, shadow=far)
    assert war.told("log-wotr-card-in-vain") == [{"card": GATHER}]
    assert is_over(war, GATHER)
    besieged: Figures = {"minas-morgul": {"sauron-regular": 1}}
    free: Figures = {"minas-morgul": {"gondor-regular": 1}}
    war = plays(GATHER, shadow={"south-ithilien": {"sauron-regular": 1}}, inside=besieged, free_peoples=free)
    assert is_over(war, GATHER), "neither may a besieged army be joined, nor march"
    war = plays(GATHER, shadow={"south-ithilien": {"sauron-regular": 1}, "minas-morgul": {"nazgul": 2}})
    assert is_over(war, GATHER), "Nazgul alone are no army"


def test_sh_str_07_past_an_army_to_the_next() -> None:
    shadow: Figures = {
        "barad-dur": {"sauron-elite": 1},
        "gorgoroth": {"sauron-regular": 1},
        "nurn": {"sauron-regular": 1},
    }
    war = plays(GATHER, shadow=shadow)
    war.shadow.does("march-from", region="barad-dur").does("take-figures", figures={"sauron-elite": 1})
    war.shadow.does("march-on", region="gorgoroth")
    assert war.shadow.may("done"), "here is one, there is another"
    war.shadow.does("march-on", region="nurn").does("march-on", region="gorgoroth")
    assert war.figures("shadow", "gorgoroth") == {"sauron-regular": 1, "sauron-elite": 1}
    assert is_over(war, GATHER)


def test_sh_str_07_those_left_behind_are_no_other_army() -> None:
    war = plays(GATHER, shadow={"orthanc": {"isengard-regular": 3}}, nations=WAR)
    assert is_over(war, GATHER)
    shadow: Figures = {"fords-of-isen": {"isengard-regular": 3}, "orthanc": {"isengard-regular": 1}}
    war = plays(GATHER, shadow=shadow, nations=WAR)
    war.shadow.does("march-from", region="fords-of-isen").does("take-figures", figures={"isengard-regular": 2})
    war.shadow.does("march-on", region="westemnet").does("march-on", region="fords-of-isen")
    war.shadow.is_refused("WR-MOVE-16", "done").does("march-on", region="orthanc")
    war.expect(captured=["westemnet"])
    assert war.figures("shadow", "orthanc") == {"isengard-regular": 3}
    assert is_over(war, GATHER)


@pytest.mark.parametrize("leaving", [1, 2])
def test_WR_SIEGE_12_sh_str_07_besiegers_who_all_leave_cannot_come_back(leaving: int) -> None:
    """Every way that is offered can be ended: the garrison comes out behind those who have all left."""
    shadow: Figures = {"grey-havens": {"sauron-regular": 2}, "forlindon": {"sauron-regular": 1}}
    war = plays(GATHER, shadow=shadow, inside={"grey-havens": {"elves-regular": 1}}, nations=WAR)
    war.shadow.does("march-from", region="grey-havens").does("take-figures", figures={"sauron-regular": leaving})
    ways = {"forlindon", "harlindon", "ered-luin", "tower-hills"} if leaving == 1 else {"forlindon"}
    assert set(war.shadow.offered("march-on", "region")) == ways
    if leaving == 1:
        war.shadow.does("march-on", region="harlindon").does("march-on", region="grey-havens")
    war.shadow.does("march-on", region="forlindon")
    assert war.figures("shadow", "forlindon") == {"sauron-regular": 1 + leaving}
    assert war.inside("grey-havens") == ({"elves-regular": 1} if leaving == 1 else {})
    assert is_over(war, GATHER)


def test_WR_STACK_05_sh_str_07_ten_units_at_the_end() -> None:
    shadow: Figures = {"dagorlad": {"sauron-regular": 6}, "morannon": {"sauron-regular": 6}}
    war = plays(GATHER, shadow=shadow)
    war.shadow.does("march-from", region="dagorlad").does("take-figures", figures={"sauron-regular": 6})
    war.shadow.does("march-on", region="morannon")
    war.shadow.is_asked("disband").does("disband", figures={"sauron-regular": 2})
    assert war.figures("shadow", "morannon") == {"sauron-regular": 10}


LENGTHENING: Figures = {
    "morannon": {"sauron-regular": 2},
    "north-ithilien": {"sauron-regular": 2},
    "dol-guldur": {"sauron-regular": 1},
    "north-anduin-vale": {"sauron-regular": 1},
}


def test_sh_str_08_two_armies_two_regions_each() -> None:
    war = plays(LENGTHENS, "army", shadow=LENGTHENING)
    assert set(war.shadow.offered("march-from", "region")) == set(LENGTHENING)
    war.shadow.does("march-from", region="morannon").does("take-figures", figures={"sauron-regular": 2})
    war.shadow.does("march-on", region="dagorlad").does("march-on", region="north-ithilien")
    war.shadow.is_asked("march-from").is_refused("WR-MOVE-16", "done")
    assert set(war.shadow.offered("march-from", "region")) == {"dol-guldur", "north-anduin-vale"}
    war.shadow.does("march-from", region="dol-guldur").does("take-figures", figures={"sauron-regular": 1})
    war.shadow.does("march-on", region="north-anduin-vale")
    assert war.figures("shadow", "north-ithilien") == {"sauron-regular": 4}
    assert war.figures("shadow", "north-anduin-vale") == {"sauron-regular": 2}
    assert is_over(war, LENGTHENS)


def test_WR_MOVE_09_sh_str_08_nobody_marches_twice() -> None:
    shadow: Figures = {
        "barad-dur": {"sauron-regular": 1},
        "gorgoroth": {"sauron-regular": 1},
        "morannon": {"sauron-regular": 1},
    }
    war = plays(LENGTHENS, shadow=shadow)
    war.shadow.does("march-from", region="barad-dur").does("take-figures", figures={"sauron-regular": 1})
    war.shadow.does("march-on", region="gorgoroth").does("done")
    war.shadow.does("march-from", region="gorgoroth").is_refused(
        "WR-MOVE-09", "take-figures", figures={"sauron-regular": 2}
    )
    war.shadow.does("take-figures", figures={"sauron-regular": 1}).does("march-on", region="morannon")
    assert war.figures("shadow", "gorgoroth") == {"sauron-regular": 1}
    assert war.figures("shadow", "morannon") == {"sauron-regular": 2}
    assert is_over(war, LENGTHENS)


def test_sh_str_08_as_far_as_possible() -> None:
    shadow: Figures = {"dagorlad": {"sauron-regular": 1}, "morannon": {"sauron-regular": 1}}
    war = plays(LENGTHENS, shadow=shadow)
    war.shadow.does("march-from", region="dagorlad").does("take-figures", figures={"sauron-regular": 1})
    war.shadow.does("march-on", region="morannon")
    assert is_over(war, LENGTHENS), "no other army is left to join"
    war = plays(LENGTHENS, shadow={"dagorlad": {"sauron-regular": 1}})
    assert war.told("log-wotr-card-in-vain") == [{"card": LENGTHENS}]
    assert is_over(war, LENGTHENS)


# -- The Shadow Is Moving ---------------------------------------------------------------------------------------------
def test_sh_str_09_up_to_four_armies() -> None:
    start = ("morannon", "barad-dur", "orthanc", "umbar", "dol-guldur")
    units = ("sauron-regular", "sauron-regular", "isengard-regular", "southrons-regular", "sauron-regular")
    shadow = {region: {unit: 1} for region, unit in zip(start, units, strict=True)}
    war = plays(MOVING, "army", shadow=shadow, nations=WAR)
    war.shadow.is_asked("move-army").is_refused("WR-ACT-27", "done")
    ends = ("dagorlad", "gorgoroth", "fords-of-isen", "near-harad")
    for region, end, unit in zip(start, ends, units, strict=False):
        war.shadow.does("move-army", from_region=region, region=end).does("take-figures", figures={unit: 1})
    assert war.figures("shadow", "near-harad") == {"southrons-regular": 1}
    assert war.figures("shadow", "dol-guldur") == {"sauron-regular": 1}
    assert is_over(war, MOVING), "four is the most"


def test_WR_MOVE_09_sh_str_09_different_armies_and_fewer_than_four() -> None:
    war = plays(MOVING, shadow={"morannon": {"sauron-regular": 2}}, nations=WAR)
    war.shadow.does("move-army", from_region="morannon", region="dagorlad")
    war.shadow.does("take-figures", figures={"sauron-regular": 1})
    war.shadow.is_refused("WR-MOVE-09", "move-army", from_region="dagorlad", region="north-ithilien")
    war.shadow.does("done")
    assert is_over(war, MOVING)
    war = plays(MOVING, shadow={"morannon": {"nazgul": 2}}, nations=WAR)
    assert war.told("log-wotr-card-in-vain") == [{"card": MOVING}]


@pytest.mark.parametrize("peaceful", DARK)
def test_WR_CARD_08_sh_str_09_needs_the_war_of_all(peaceful: str) -> None:
    refused(MOVING, nations=at_war(*[name for name in DARK if name != peaceful]))


# -- Corsairs of Umbar ------------------------------------------------------------------------------------------------
COAST = ["anfalas", "dol-amroth", "lamedon", "pelargir"]
FLEET: Figures = {"umbar": {"southrons-regular": 4, "southrons-elite": 1, "nazgul": 1}}


def fleet(shadow: Figures = FLEET, **more: Any) -> Scenario:
    return plays(CORSAIRS, "army", **{"shadow": shadow, "nations": at_war("southrons"), **more})


def test_sh_str_10_a_landing() -> None:
    war = fleet()
    assert war.shadow.is_asked("corsairs").offered("sail-to", "region") == COAST
    war.shadow.is_refused("WR-CARD-10", "sail-to", region="minas-tirith")
    war.shadow.does("sail-to", region="pelargir")
    consistent(war)
    war.shadow.is_refused("WR-STACK-01", "take-figures", figures={"nazgul": 1})
    war.shadow.does("take-figures", figures={"southrons-regular": 3, "nazgul": 1})
    assert war.figures("shadow", "pelargir") == {"southrons-regular": 3, "nazgul": 1}
    assert war.figures("shadow", "umbar") == {"southrons-regular": 1, "southrons-elite": 1}
    war.expect(captured=["pelargir"])
    assert nation(war, "gondor") == (1, True), "roused by the army, advanced by the capture"
    assert is_over(war, CORSAIRS)


def test_sh_str_10_a_battle_that_may_not_be_ceased() -> None:
    war = fleet(free_peoples={"pelargir": {"gondor-regular": 3}})
    war.shadow.does("sail-to", region="pelargir")
    war.shadow.does("attackers", figures={"southrons-regular": 3, "southrons-elite": 1})
    assert war.told("log-wotr-attacks") == [{"side": "shadow", "from_region": "umbar", "region": "pelargir"}]
    assert nation(war, "gondor") == (1, True)
    consistent(war)
    war.chance.rolls(5, 5, 5, 6).rolls(1, 1, 1)
    war.free_peoples.is_asked("retreat").does("stand")
    assert war.figures("free-peoples", "pelargir") == {"gondor-regular": 2}, "a city: sixes in the first round"
    war.chance.rolls(5, 5, 1, 1).rolls(6, 1)
    war.shadow.is_asked("take-hit").does("lose-unit", figure="southrons-regular")
    war.shadow.is_asked("advance-army").does("advance-army", figures={"southrons-regular": 2})
    assert war.figures("shadow", "pelargir") == {"southrons-regular": 2}
    assert war.figures("shadow", "umbar") == {"southrons-regular": 1, "southrons-elite": 1, "nazgul": 1}
    war.expect(captured=["pelargir"])
    assert is_over(war, CORSAIRS)


def test_sh_str_10_the_defender_may_retreat_or_withdraw() -> None:
    war = fleet(free_peoples={"dol-amroth": {"gondor-regular": 2}})
    war.shadow.does("sail-to", region="dol-amroth")
    war.shadow.does("attackers", figures=FLEET["umbar"])
    war.free_peoples.is_asked("withdraw").does("fight")
    misses(war)
    war.free_peoples.is_asked("retreat").does("stand").does("withdraw")
    war.shadow.does("advance-army", figures={"southrons-regular": 4})
    assert war.inside("dol-amroth") == {"gondor-regular": 2}
    assert war.figures("shadow", "dol-amroth") == {"southrons-regular": 4}
    assert is_over(war, CORSAIRS)


def test_sh_str_10_besieged_armies_are_not_attacked() -> None:
    shadow: Figures = {**FLEET, "dol-amroth": {"sauron-regular": 8}}
    war = fleet(shadow, inside={"dol-amroth": {"gondor-regular": 2}})
    war.shadow.does("sail-to", region="dol-amroth").does("take-figures", figures={"southrons-regular": 4})
    assert war.inside("dol-amroth") == {"gondor-regular": 2}
    war.shadow.is_asked("disband").does("disband", figures={"sauron-regular": 2})
    assert war.figures("shadow", "dol-amroth") == {"sauron-regular": 6, "southrons-regular": 4}
    assert is_over(war, CORSAIRS)


def test_WR_MOVE_12_sh_str_10_nobody_of_a_nation_not_at_war() -> None:
    war = fleet(
        {"umbar": {"southrons-regular": 1, "sauron-regular": 2}}, free_peoples={"lamedon": {"gondor-regular": 1}}
    )
    war.shadow.does("sail-to", region="anfalas")
    war.shadow.is_refused("WR-MOVE-12", "take-figures", figures={"southrons-regular": 1, "sauron-regular": 1})
    war.shadow.does("take-figures", figures={"southrons-regular": 1})
    war = fleet(
        {"umbar": {"southrons-regular": 1, "sauron-regular": 2}}, free_peoples={"lamedon": {"gondor-regular": 1}}
    )
    war.shadow.does("sail-to", region="lamedon")
    war.shadow.is_refused("WR-BTL-08", "attackers", figures={"southrons-regular": 1, "sauron-regular": 1})
    war = fleet({"umbar": {"sauron-regular": 2}}, free_peoples={"lamedon": {"gondor-regular": 1}})
    assert war.told("log-wotr-card-in-vain") == [{"card": CORSAIRS}]
    assert is_over(war, CORSAIRS)


def test_sh_str_10_no_army_in_umbar_or_a_besieged_one() -> None:
    war = fleet({"umbar": {"nazgul": 1}, "near-harad": {"southrons-regular": 3}})
    assert war.told("log-wotr-card-in-vain") == [{"card": CORSAIRS}]
    war = fleet({}, free_peoples={"umbar": {"gondor-regular": 2}}, inside={"umbar": {"southrons-regular": 2}})
    assert war.told("log-wotr-card-in-vain") == [{"card": CORSAIRS}]


def test_WR_CARD_08_sh_str_10_needs_war() -> None:
    refused(CORSAIRS, shadow=FLEET, nations=at_war("sauron", "isengard"))
