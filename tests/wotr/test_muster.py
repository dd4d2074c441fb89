"""Recruitment: the cases WC-REC; diplomacy, the Voice of Saruman and the Mouth of Sauron by their cards."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.wotr import game
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.recruitment import recruit_by_card
from thirdage.kernel import Flow

from .board import acts, at_war, attacks, is_consistent, moves, nation
from .scenario import Scenario, given


def only(**forces: Any) -> dict[str, Any]:
    """Just these forces on the map."""
    return {"free_peoples": {}, "shadow": {}, **forces}


def musters(side: str, *nations: str, **position: Any) -> Scenario:
    """This side uses a muster die to recruit, these nations being at war."""
    war = acts(side, "muster", nations=at_war(*nations), **position)
    seat = war.free_peoples if side == "free-peoples" else war.shadow
    seat.uses("muster").does("muster")
    return war


def test_WC_REC_01_two_regulars_two_settlements() -> None:
    war = musters("free-peoples", "gondor")
    war.free_peoples.does("recruit", figure="gondor-regular", region="pelargir")
    war.free_peoples.is_refused("WR-REC-07", "recruit", figure="gondor-regular", region="pelargir")
    war.free_peoples.does("recruit", figure="gondor-regular", region="lossarnach")
    assert war.figures("free-peoples", "pelargir") == {"gondor-regular": 2}
    assert war.figures("free-peoples", "lossarnach") == {"gondor-regular": 1}
    assert war.open() == [("shadow", "action")]


def test_WC_REC_02_different_nations() -> None:
    war = musters("free-peoples", "gondor", "rohan")
    war.free_peoples.does("recruit", figure="gondor-regular", region="pelargir")
    war.free_peoples.does("recruit", figure="rohan-leader", region="edoras")
    assert war.figures("free-peoples", "edoras")["rohan-leader"] == 1


def test_WC_REC_03_one_nation_not_at_war() -> None:
    war = musters("free-peoples", "gondor")
    war.free_peoples.does("recruit", figure="gondor-regular", region="pelargir")
    war.free_peoples.is_refused("WR-REC-02", "recruit", figure="rohan-leader", region="edoras")


def test_WC_REC_04_own_settlement_only() -> None:
    war = musters("free-peoples", "gondor", "rohan")
    war.free_peoples.is_refused("WR-REC-04", "recruit", figure="rohan-regular", region="pelargir")


def test_WC_REC_05_elite_alone() -> None:
    war = musters("shadow", "sauron")
    war.shadow.does("recruit", figure="nazgul", region="barad-dur")
    war.shadow.is_refused("WR-REC-03", "recruit", figure="sauron-elite", region="dol-guldur")
    war = musters("shadow", "sauron")
    war.shadow.does("recruit", figure="sauron-elite", region="dol-guldur")
    assert war.open() == [("free-peoples", "action")], "an Elite is the whole action"


def test_WC_REC_06_nazgul_place() -> None:
    war = musters("shadow", "sauron")
    war.shadow.is_refused("WR-REC-06", "recruit", figure="nazgul", region="angmar")
    before = war.figures("shadow", "dol-guldur").get("nazgul", 0)
    war.shadow.does("recruit", figure="nazgul", region="dol-guldur")
    assert war.figures("shadow", "dol-guldur")["nazgul"] == before + 1


def test_WC_REC_07_besieged_stronghold() -> None:
    war = musters(
        "free-peoples", "gondor", **only(
            shadow={"minas-tirith": {"sauron-regular": 3}}, inside={"minas-tirith": {"gondor-regular": 3}},
        ),
    )  # fmt: skip
    war.free_peoples.is_refused("WR-REC-09", "recruit", figure="gondor-elite", region="minas-tirith")


def test_WC_REC_08_captured_settlement() -> None:
    forces = only(free_peoples={"lossarnach": {"gondor-regular": 1}}, captured=["pelargir"])
    dice = {"free-peoples": ["army-muster", "muster"], "shadow": []}
    war = musters("free-peoples", "gondor", **forces)
    war.free_peoples.is_refused("WR-REC-08", "recruit", figure="gondor-regular", region="pelargir")
    shadow = musters("shadow", "southrons", **forces)
    shadow.shadow.is_refused("WR-REC-04", "recruit", figure="southrons-regular", region="pelargir")
    war = acts("free-peoples", nations=at_war("gondor"), **{**forces, "dice": dice})
    war.free_peoples.uses("army-muster").does("move-armies")
    moves(war.free_peoples, "lossarnach", "pelargir", {"gondor-regular": 1})
    war.expect(captured=[])
    war.free_peoples.uses("muster").does("muster").does("recruit", figure="gondor-regular", region="pelargir")
    assert war.figures("free-peoples", "pelargir") == {"gondor-regular": 2}


def test_WC_REC_09_enemy_army_in_the_region() -> None:
    war = musters("free-peoples", "gondor", **only(shadow={"lamedon": {"southrons-regular": 2}}, captured=["lamedon"]))
    war.free_peoples.is_refused("WR-REC", "recruit", figure="gondor-regular", region="lamedon")


def test_WC_REC_10_lone_nazgul_does_not_block() -> None:
    war = musters("free-peoples", "gondor", **only(shadow={"pelargir": {"nazgul": 1}}))
    war.free_peoples.does("recruit", figure="gondor-regular", region="pelargir")
    assert war.figures("free-peoples", "pelargir") == {"gondor-regular": 1}


def test_WC_REC_11_figures_run_out() -> None:
    war = musters(
        "free-peoples", "dwarves",
        **only(free_peoples={"erebor": {"dwarves-regular": 3}}, casualties={"dwarves-regular": 2}),
    )  # fmt: skip
    war.free_peoples.is_refused("WR-REC-10", "recruit", figure="dwarves-regular", region="erebor")


def test_WC_REC_12_sh_casualties_come_back() -> None:
    war = acts(
        "free-peoples", "army-muster", nations=at_war("isengard", "rohan"),
        dice={"free-peoples": ["army-muster"], "shadow": ["muster"]},
        **only(
            free_peoples={"fords-of-isen": {"rohan-regular": 3}},
            shadow={"gap-of-rohan": {"isengard-regular": 2}, "enedwaith": {"isengard-regular": 10}},
        ),
    )  # fmt: skip
    attacks(war.free_peoples, "army-muster", "fords-of-isen", "gap-of-rohan", {"rohan-regular": 3})
    war.chance.rolls(6, 6, 1).rolls(1, 1)
    war.free_peoples.does("advance-army", figures={})
    war.shadow.uses("muster").does("muster")
    war.shadow.does("recruit", figure="isengard-regular", region="orthanc")
    war.shadow.does("recruit", figure="isengard-regular", region="north-dunland")
    assert war.figures("shadow", "orthanc") == {"isengard-regular": 1}


def test_WC_REC_13_fp_casualties_do_not() -> None:
    war = musters(
        "free-peoples", "rohan",
        **only(free_peoples={"edoras": {"rohan-elite": 4}}, casualties={"rohan-elite": 1}),
    )  # fmt: skip
    war.free_peoples.is_refused("WR-REC-10", "recruit", figure="rohan-elite", region="edoras")


def test_WC_REC_14_leader_without_unit() -> None:
    war = musters("free-peoples", "rohan", **only(free_peoples={"edoras": {"rohan-regular": 1}}))
    war.free_peoples.is_refused("WR-REC-17", "recruit", figure="rohan-leader", region="westemnet")


def test_WC_REC_15_second_figure_impossible() -> None:
    war = musters("free-peoples", "elves", **only(captured=["grey-havens", "lorien", "woodland-realm"]))
    war.free_peoples.does("recruit", figure="elves-regular", region="rivendell")
    assert war.figures("free-peoples", "rivendell") == {"elves-regular": 1}
    assert war.open() == [("shadow", "action")]


def test_WC_REC_16_recruit_into_a_full_region() -> None:
    war = musters("shadow", "sauron", **only(shadow={"barad-dur": {"sauron-regular": 10}}))
    war.shadow.does("recruit", figure="sauron-elite", region="barad-dur")
    war.shadow.does("disband", figures={"sauron-regular": 1})
    assert war.figures("shadow", "barad-dur") == {"sauron-regular": 9, "sauron-elite": 1}


# -- pitfalls and rules without a case --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("gondor-regular", "gondor-regular"), ("gondor-leader", "gondor-leader"),
        ("gondor-regular", "gondor-leader"), ("gondor-leader", "gondor-regular"),
    ],
)  # fmt: skip
def test_PF_028_every_pair_in_either_order(first: str, second: str) -> None:
    war = musters("free-peoples", "gondor")
    war.free_peoples.does("recruit", figure=first, region="pelargir")
    war.free_peoples.does("recruit", figure=second, region="minas-tirith")
    assert war.open() == [("shadow", "action")]


def test_PF_028_one_figure_may_be_enough() -> None:
    war = musters("free-peoples", "gondor")
    war.free_peoples.does("recruit", figure="gondor-regular", region="pelargir")
    assert is_consistent(war)
    war.free_peoples.does("done")
    assert war.open() == [("shadow", "action")]


def test_PF_029_every_sauron_stronghold_takes_nazgul() -> None:
    war = musters("shadow", "sauron", **only())
    offers = [o for o in war.shadow.offered("recruit") if o["figure"] == "nazgul"]
    regions = war.position.facts.regions
    sauron = war.position.facts.nation["sauron"]
    assert {o["region"] for o in offers} == {r.id for r in regions if r.nation == sauron and r.settlement == 3}
    places = {o["region"] for o in war.shadow.offered("recruit") if o["figure"] == "sauron-regular"}
    assert places == {r.id for r in regions if r.nation == sauron and r.settlement}


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> None:
    """An invented card: a Rohan Elite and a Rohan Leader into Helm's Deep."""

    def seam(war: War) -> Flow[None]:
        nation = war.facts.nations[war.facts.nation["rohan"]]
        region = war.facts.region["helms-deep"]
        war.actor = 0
        recruit_by_card(war, 0, region, nation.elite, 1, "WR-REC-13")
        recruit_by_card(war, 0, region, nation.leader, 2, "WR-REC-13")
        war.next = ("action-end",)
        yield from ()

    monkeypatch.setitem(game.BASE.seams, "test-card", seam)


@pytest.mark.usefixtures("card")
def test_PF_030_cards_recruit_for_nations_not_at_war_and_into_sieges() -> None:
    dice = {"free-peoples": [], "shadow": ["event"]}
    peace = given(next=["test-card"], dice=dice, **only())
    assert peace.figures("free-peoples", "helms-deep") == {"rohan-elite": 1, "rohan-leader": 2}
    siege = given(
        next=["test-card"], dice=dice,
        **only(shadow={"helms-deep": {"isengard-regular": 3}}, inside={"helms-deep": {"rohan-regular": 5}}),
    )  # fmt: skip
    assert siege.inside("helms-deep") == {"rohan-regular": 5, "rohan-elite": 1, "rohan-leader": 2}
    siege.free_peoples.does("disband", figures={"rohan-regular": 1})
    lost = given(next=["test-card"], dice=dice, **only(captured=["helms-deep"]))
    assert lost.figures("free-peoples", "helms-deep") == {}


@pytest.mark.usefixtures("card")
def test_WR_REC_14_cards_recruit_as_far_as_figures_are_available() -> None:
    war = given(
        next=["test-card"], dice={"free-peoples": [], "shadow": ["event"]}, casualties={"rohan-elite": 5},
        **only(free_peoples={"edoras": {"rohan-regular": 1, "rohan-leader": 3}}),
    )  # fmt: skip
    assert war.figures("free-peoples", "helms-deep") == {}, "a Leader does not come without a unit"


def test_WR_ACT_15_diplomacy() -> None:
    war = acts("shadow", "muster")
    war.shadow.uses("muster").is_refused("WR-ACT-15", "advance", nation="gondor")
    war.shadow.does("advance", nation="southrons")
    assert nation(war, "southrons") == (1, True)
    passive = acts("free-peoples", "muster", nations={"gondor": {"steps": 1}})
    passive.free_peoples.uses("muster").is_refused("WR-POL-02", "advance", nation="gondor")
    passive.free_peoples.does("advance", nation="rohan")
    assert nation(passive, "rohan") == (2, False)


def test_the_envoys_advance_their_people_with_any_die() -> None:
    homes = {"boromir": ("pelargir", "gondor"), "legolas": ("lorien", "elves"), "gimli": ("erebor", "dwarves")}
    for name, (home, people) in homes.items():
        for die in ("character", "event", "muster"):
            war = acts("free-peoples", die, **only(free_peoples={home: {name: 1}}))
            before = nation(war, people)[0]
            war.free_peoples.uses(die).does("advance-by-companion", character=name)
            assert nation(war, people)[0] == before - 1
    away = acts("free-peoples", "event", **only(free_peoples={"ered-luin": {"gimli": 1}, "lossarnach": {"boromir": 1}}))
    away.free_peoples.uses("event").is_refused("WR-CAP-05", "advance-by-companion", character="gimli")
    away.free_peoples.is_refused("WR-CAP-05", "advance-by-companion", character="boromir")
    away.free_peoples.is_refused("WR-CHAR-20", "advance-by-companion", character="legolas")
    will = acts("free-peoples", "will-of-the-west", **only(free_peoples={"erebor": {"gimli": 1}}))
    will.free_peoples.uses("will-of-the-west").does("become", die="will-of-the-west")
    will.free_peoples.does("advance-by-companion", character="gimli")
    assert nation(will, "dwarves")[0] == 2


def test_the_voice_of_saruman_recruits_everywhere() -> None:
    war = acts("shadow", "muster", nations=at_war("isengard"), **only(shadow={"orthanc": {"saruman": 1}}))
    war.shadow.uses("muster").does("voice-of-saruman", how="recruit")
    assert war.figures("shadow", "orthanc") == {"saruman": 1, "isengard-regular": 1}
    assert war.figures("shadow", "north-dunland") == {"isengard-regular": 1}
    assert war.figures("shadow", "south-dunland") == {"isengard-regular": 1}


def test_the_voice_of_saruman_passes_over_what_is_lost() -> None:
    war = acts(
        "shadow", "army-muster", nations=at_war("isengard"), captured=["north-dunland"],
        **only(shadow={"orthanc": {"saruman": 1}}),
    )  # fmt: skip
    war.shadow.uses("army-muster").does("voice-of-saruman", how="recruit")
    assert war.figures("shadow", "north-dunland") == {}
    assert war.figures("shadow", "south-dunland") == {"isengard-regular": 1}


def test_the_voice_of_saruman_with_too_few_regulars() -> None:
    war = acts(
        "shadow", "muster", nations=at_war("isengard"),
        **only(shadow={"orthanc": {"saruman": 1}, "enedwaith": {"isengard-regular": 10}}),
    )  # fmt: skip
    war.shadow.uses("muster").does("voice-of-saruman", how="recruit")
    war.shadow.does("recruit-in", regions=["orthanc", "south-dunland"])
    assert war.figures("shadow", "north-dunland") == {}
    assert war.figures("shadow", "south-dunland") == {"isengard-regular": 1}


def test_the_voice_of_saruman_replaces_regulars() -> None:
    war = acts(
        "shadow", "muster", nations=at_war("isengard"),
        **only(shadow={"orthanc": {"saruman": 1, "isengard-regular": 3}}),
    )  # fmt: skip
    war.shadow.uses("muster").does("voice-of-saruman", how="replace")
    assert war.figures("shadow", "orthanc") == {"saruman": 1, "isengard-regular": 1, "isengard-elite": 2}
    few = acts("shadow", "muster", nations=at_war("isengard"), **only(shadow={"orthanc": {"saruman": 1}}))
    few.shadow.uses("muster").is_refused("WR-CHAR-20", "voice-of-saruman", how="replace")


def test_the_voice_of_saruman_is_silent_in_a_siege_and_without_him() -> None:
    siege = acts(
        "shadow", "muster", nations=at_war("isengard"), **only(
            free_peoples={"orthanc": {"rohan-regular": 2}},
            inside={"orthanc": {"saruman": 1, "isengard-regular": 3}},
        ),
    )  # fmt: skip
    siege.shadow.uses("muster").is_refused("WR-REC-09", "voice-of-saruman", how="replace")
    absent = acts("shadow", "muster", nations=at_war("isengard"))
    absent.shadow.uses("muster").is_refused("WR-CHAR-20", "voice-of-saruman", how="recruit")


def test_the_mouth_of_sauron_turns_one_muster_a_turn_into_army() -> None:
    war = acts(
        "shadow", dice={"free-peoples": [], "shadow": ["muster", "muster"]},
        **only(shadow={"morannon": {"sauron-regular": 2, "mouth-of-sauron": 1}}),
    )  # fmt: skip
    war.shadow.uses("muster").does("use-as-army").does("move-armies")
    assert is_consistent(war)
    moves(war.shadow, "morannon", "dagorlad", {"sauron-regular": 1})
    moves(war.shadow, "morannon", "gorgoroth", {"sauron-regular": 1})
    war.shadow.uses("muster").is_refused("WR-CHAR-20", "use-as-army")
    absent = acts("shadow", "muster")
    absent.shadow.uses("muster").is_refused("WR-CHAR-20", "use-as-army")
