"""The strategy deck of the Shadow: what weakens the Free Peoples (cards 1, 3 to 6)."""

from __future__ import annotations

from typing import Any

import pytest

from .board import acts, at_war, nation
from .fights import misses, sortie
from .ring import consistent
from .scenario import Scenario

Figures = dict[str, dict[str, int]]
VALINOR, FOLLY, DAWN, THREATS, STORMCROW = (f"sh-str-0{n}" for n in (1, 3, 4, 5, 6))
DARK = ("sauron", "isengard", "southrons")
TIRITH = "minas-tirith"


def holding(card: str, die: str = "event", **position: Any) -> Scenario:
    """The Shadow is to act with a die and holds a card; who is not told of is not on the map."""
    hands = {"shadow": [card], "free-peoples": [], **position.pop("hands", {})}
    return acts("shadow", die, **{"free_peoples": {}, "shadow": {}, "hands": hands, **position})


def plays(card: str, die: str = "event", **position: Any) -> Scenario:
    """The Shadow plays a card."""
    war = holding(card, die, **position)
    war.shadow.uses(die).does("play-card", card=card)
    return war


def refused(card: str, rule: str = "WR-CARD-08", **position: Any) -> None:
    """The card cannot be played."""
    holding(card, **position).shadow.uses("event").is_refused(rule, "play-card", card=card)


def is_over(war: Scenario, card: str) -> bool:
    """The card lies face up among the discards, and the Free Peoples are to act."""
    view = war.view()
    assert [card, -1] in view["discards"]
    assert card not in (*view["table"], *view["playing"], *war.shadow.hand)
    war.free_peoples.is_asked("action")
    return True


# -- Return to Valinor ------------------------------------------------------------------------------------------------
LOST: dict[str, Any] = {"captured": ["woodland-realm"]}


def test_WR_EVT_06_dice_at_every_free_elven_stronghold() -> None:
    elves: Figures = {
        "lorien": {"elves-regular": 2, "elves-elite": 2, "gondor-regular": 1, "elves-leader": 1},
        "rivendell": {"elves-elite": 6},
        "southern-mirkwood": {"elves-elite": 1},
    }
    siege = {"inside": {"grey-havens": {"elves-regular": 1}}, "shadow": {"grey-havens": {"sauron-regular": 2}}}
    war = plays(VALINOR, "army", free_peoples=elves, **siege, **LOST)
    war.chance.rolls(6, 1, 5, 6)
    assert war.figures("free-peoples", "lorien") == elves["lorien"], "all dice come first"
    war.chance.rolls(6, 1, 1, 1, 1)
    assert [told["region"] for told in war.told("log-wotr-valinor")] == ["lorien", "rivendell"]
    war.free_peoples.is_asked("take-hit").does("lose-unit", figure="gondor-regular")
    consistent(war)
    war.free_peoples.does("reduce-elite", figure="elves-elite")
    assert war.figures("free-peoples", "lorien") == {"elves-regular": 3, "elves-elite": 1, "elves-leader": 1}
    assert war.figures("free-peoples", "rivendell") == {"elves-regular": 1, "elves-elite": 5}
    assert war.inside("grey-havens") == {"elves-regular": 1}
    assert war.figures("free-peoples", "southern-mirkwood") == {"elves-elite": 1}
    assert nation(war, "elves") == (3, True), "it is no attack"
    assert is_over(war, VALINOR)


def test_PF_053_valinor_takes_leaders_with_the_last_unit_but_no_companion() -> None:
    army = {"elves-regular": 1, "elves-leader": 1, "legolas": 1}
    war = plays(VALINOR, free_peoples={"rivendell": army}, **LOST)
    war.chance.rolls(6)
    assert war.figures("free-peoples", "rivendell") == {"legolas": 1}
    war.expect(captured=["woodland-realm"])
    assert is_over(war, VALINOR)


def test_sh_str_01_nobody_is_there() -> None:
    war = plays(VALINOR, free_peoples={"rivendell": {"gondor-regular": 2}}, **LOST)
    assert war.told("log-wotr-card-in-vain") == [{"card": VALINOR}]
    assert is_over(war, VALINOR)


def test_WR_CARD_08_sh_str_01_needs_an_elven_stronghold() -> None:
    refused(VALINOR, captured=["minas-tirith", "bree"])
    inside: Figures = {"lorien": {"elves-regular": 1}}
    refused(VALINOR, inside=inside, shadow={"lorien": {"sauron-regular": 1}})


# -- Denethor's Folly -------------------------------------------------------------------------------------------------
def tirith(garrison: dict[str, int], card: str = FOLLY, **more: Any) -> Scenario:
    """Minas Tirith is besieged."""
    return plays(card, "army", shadow={TIRITH: {"sauron-regular": 5}}, inside={TIRITH: garrison}, **more)


def test_sh_str_03_a_leader_falls() -> None:
    war = tirith({"gondor-regular": 3, "gondor-leader": 2, "boromir": 1})
    assert war.inside(TIRITH) == {"gondor-regular": 3, "gondor-leader": 1, "boromir": 1}
    assert war.view()["casualties"] == {"gondor-leader": 1}
    war.expect(table=[FOLLY], playing=[])
    war.free_peoples.is_asked("action")


def test_sh_str_03_the_shadow_chooses_the_leader() -> None:
    war = tirith({"gondor-regular": 1, "gondor-leader": 1, "rohan-leader": 1})
    war.shadow.is_asked("denethors-folly").is_refused("WR-CARD-10", "leader-falls", figure="gondor-regular")
    assert set(war.shadow.offered("leader-falls", "figure")) == {"gondor-leader", "rohan-leader"}
    consistent(war)
    war.shadow.does("leader-falls", figure="rohan-leader")
    assert war.inside(TIRITH) == {"gondor-regular": 1, "gondor-leader": 1}


def test_sh_str_03_without_a_leader_it_stays_all_the_same() -> None:
    war = tirith({"gondor-regular": 1, "aragorn": 1})
    assert war.inside(TIRITH) == {"gondor-regular": 1, "aragorn": 1}
    war.expect(table=[FOLLY])


def test_WR_CARD_14_sh_str_03_needs_the_siege() -> None:
    refused(FOLLY, "WR-CARD-14", free_peoples={TIRITH: {"gondor-regular": 1}})
    shadow: Figures = {"dol-amroth": {"sauron-regular": 1}}
    refused(FOLLY, "WR-CARD-14", inside={"dol-amroth": {"gondor-regular": 1}}, shadow=shadow)


CARDS = {"free-peoples": ["fp-str-15"], "shadow": ["sh-str-22"]}


@pytest.mark.parametrize("relief", [False, True])
def test_sh_str_03_no_combat_cards_when_the_free_peoples_attack(relief: bool) -> None:
    besiegers, garrison = {"sauron-regular": 5}, {"gondor-regular": 3}
    if relief:
        war = acts(
            "free-peoples", "army-muster", nations=at_war("gondor", "sauron"), table=[FOLLY], hands=CARDS,
            free_peoples={"lossarnach": {"gondor-regular": 4}}, shadow={TIRITH: besiegers}, inside={TIRITH: garrison},
        )  # fmt: skip
        war.free_peoples.uses("army-muster").does("attack").does("attack-from", region="lossarnach")
        war.free_peoples.does("attack-target", region=TIRITH).does("attackers", figures={"gondor-regular": 4})
    else:
        war = sortie(garrison, besiegers, hands=CARDS, table=[FOLLY])
    war.shadow.is_asked("combat-card")
    assert war.told("log-wotr-combat-cards-banned") == [{"side": "free-peoples"}]


def test_sh_str_03_elsewhere_combat_cards_are_free() -> None:
    war = acts(
        "shadow", "army", nations=at_war(*DARK, "gondor"), table=[FOLLY], hands=CARDS,
        free_peoples={"lossarnach": {"gondor-regular": 4}}, shadow={TIRITH: {"sauron-regular": 5}},
        inside={TIRITH: {"gondor-regular": 1}},
    )  # fmt: skip
    war.shadow.uses("army").does("attack").does("attack-from", region=TIRITH)
    war.shadow.does("attack-target", region="lossarnach").does("attackers", figures={"sauron-regular": 4}).passes()
    war.free_peoples.is_asked("combat-card")


def test_sh_str_03_goes_when_minas_tirith_falls() -> None:
    war = acts(
        "shadow", "army", nations=at_war(*DARK, "gondor"), table=[FOLLY], free_peoples={},
        shadow={TIRITH: {"sauron-regular": 5}}, inside={TIRITH: {"gondor-regular": 1}},
    )  # fmt: skip
    war.shadow.uses("army").does("attack").does("attack-from", region=TIRITH).does("attack-target", region=TIRITH)
    war.shadow.does("attackers", figures={"sauron-regular": 5})
    war.chance.rolls(6, 1, 1, 1, 1)
    misses(war)
    war.expect(captured=[TIRITH], table=[], discards=[[FOLLY, -1]])


def to_remove(die: str, garrison: dict[str, int]) -> Scenario:
    siege = {"shadow": {TIRITH: {"sauron-regular": 1}}, "inside": {TIRITH: garrison}}
    return acts("free-peoples", die, table=[FOLLY], free_peoples={}, **siege)


@pytest.mark.parametrize("friend", ["gandalf-the-grey", "gandalf-the-white", "aragorn"])
def test_PF_098_sh_str_03_is_removed_by_any_die_with_a_friend_inside(friend: str) -> None:
    war = to_remove("character", {"gondor-regular": 1, friend: 1})
    war.free_peoples.uses("character").does("remove-table-card", card=FOLLY)
    war.expect(table=[], discards=[[FOLLY, -1]])
    war.shadow.is_asked("action")


def test_PF_098_sh_str_03_is_removed_by_a_will_of_the_west() -> None:
    war = to_remove("will-of-the-west", {"gondor-regular": 1})
    war.free_peoples.uses("will-of-the-west").does("become", die="will-of-the-west")
    war.free_peoples.does("remove-table-card", card=FOLLY)
    war.expect(table=[])
    war = to_remove("character", {"gondor-regular": 1, "strider": 1})
    war.free_peoples.uses("character").is_refused("WR-CARD-13", "remove-table-card", card=FOLLY)


# -- The Day Without Dawn ---------------------------------------------------------------------------------------------
def test_sh_str_04_the_will_of_the_west_is_lost() -> None:
    dice = {"shadow": ["army"], "free-peoples": ["will-of-the-west", "event", "will-of-the-west"]}
    war = plays(DAWN, "army", dice=dice, nations=at_war(*DARK))
    assert war.view()["dice"]["free-peoples"] == ["event"]
    assert war.view()["hunt-box"]["free-peoples"] == 0
    assert war.told("log-wotr-day-without-dawn") == [{"count": 2}]
    assert is_over(war, DAWN)


def test_sh_str_04_the_last_dice() -> None:
    dice = {"shadow": ["army", "army"], "free-peoples": ["will-of-the-west"]}
    war = plays(DAWN, "army", dice=dice, nations=at_war(*DARK))
    assert war.open() == [("shadow", "action")], "nobody else has dice"
    war = plays(DAWN, "army", nations=at_war(*DARK))
    assert war.told("log-wotr-day-without-dawn") == [{"count": 0}]
    assert is_over(war, DAWN)


@pytest.mark.parametrize("peaceful", DARK)
def test_WR_CARD_08_sh_str_04_needs_the_war_of_all(peaceful: str) -> None:
    refused(DAWN, nations=at_war(*[name for name in DARK if name != peaceful]))


# -- Threats and Promises ---------------------------------------------------------------------------------------------
def test_sh_str_05_comes_on_the_table_and_binds_passive_nations() -> None:
    war = plays(THREATS, "muster", dice={"shadow": ["muster"], "free-peoples": ["muster", "muster"]})
    war.expect(table=[THREATS])
    war.free_peoples.uses("muster").is_refused("WR-EVT-07", "advance", nation="gondor").does("advance", nation="elves")
    war.expect(table=[THREATS])


def test_sh_str_05_stays_when_a_settlement_falls() -> None:
    war = acts(
        "shadow", "army", table=[THREATS], nations=at_war(*DARK, rohan={"steps": 3, "active": True}),
        free_peoples={}, shadow={"fords-of-isen": {"isengard-regular": 2}},
    )  # fmt: skip
    war.shadow.uses("army").does("move-armies").does("move-army", from_region="fords-of-isen", region="westemnet")
    war.shadow.does("take-figures", figures={"isengard-regular": 2})
    assert nation(war, "rohan") == (2, True)
    war.expect(table=[THREATS], captured=["westemnet"])


def test_sh_str_05_goes_when_a_nation_is_attacked_or_a_companion_calls() -> None:
    war = acts(
        "shadow", "army", table=[THREATS], nations=at_war(*DARK),
        free_peoples={"osgiliath": {"gondor-regular": 1}}, shadow={"south-ithilien": {"sauron-regular": 1}},
    )  # fmt: skip
    war.shadow.uses("army").does("attack").does("attack-from", region="south-ithilien")
    war.shadow.does("attack-target", region="osgiliath")
    war.expect(table=[], discards=[[THREATS, -1]])
    war = acts("free-peoples", "character", table=[THREATS], free_peoples={"minas-tirith": {"boromir": 1}})
    war.free_peoples.uses("character").does("advance-by-companion", character="boromir")
    war.expect(table=[], discards=[[THREATS, -1]])


# -- Stormcrow --------------------------------------------------------------------------------------------------------
AWAY: dict[str, Any] = {"fellowship": {"region": "hollin"}}
ROHAN: Figures = {"edoras": {"rohan-regular": 1, "rohan-leader": 1, "gandalf-the-grey": 1}}


def test_sh_str_06_a_step_back_and_a_figure() -> None:
    free: Figures = {**ROHAN, "helms-deep": {"rohan-elite": 1, "gondor-regular": 1}}
    war = plays(STORMCROW, "muster", free_peoples=free, nations={"rohan": {"steps": 1, "active": True}}, **AWAY)
    assert nation(war, "rohan") == (2, True)
    assert war.told("log-wotr-stepped-back") == [{"nation": "rohan", "count": 2}]
    war.free_peoples.is_asked("give-up")
    assert len(war.free_peoples.offered("give-up")) == 3
    war.free_peoples.is_refused("WR-CARD-10", "give-up", figure="gondor-regular", region="helms-deep")
    war.free_peoples.is_refused("WR-CARD-10", "give-up", figure="gandalf-the-grey", region="edoras")
    war.free_peoples.is_refused("WR-CARD-10", "give-up", figure="rohan-elite", region="edoras")
    consistent(war)
    war.free_peoples.does("give-up", figure="rohan-elite", region="helms-deep")
    assert war.figures("free-peoples", "helms-deep") == {"gondor-regular": 1}
    assert war.view()["casualties"] == {"rohan-elite": 1}, "eliminated, not reduced"
    assert is_over(war, STORMCROW)


def test_sh_str_06_a_leader_left_alone_goes_too() -> None:
    war = plays(STORMCROW, free_peoples=ROHAN, **AWAY)
    war.free_peoples.does("give-up", figure="rohan-regular", region="edoras")
    assert war.figures("free-peoples", "edoras") == {"gandalf-the-grey": 1}
    assert war.view()["casualties"] == {"rohan-regular": 1, "rohan-leader": 1}


def test_sh_str_06_in_the_first_box_only_the_figure_is_lost() -> None:
    war = plays(STORMCROW, free_peoples={"edoras": {"rohan-leader": 1, "rohan-regular": 2, "gimli": 1}}, **AWAY)
    assert nation(war, "rohan")[0] == 3
    war.free_peoples.does("give-up", figure="rohan-leader", region="edoras")
    assert war.figures("free-peoples", "edoras") == {"rohan-regular": 2, "gimli": 1}
    assert not war.told("log-wotr-stepped-back")


def test_sh_str_06_one_figure_or_none() -> None:
    war = plays(STORMCROW, free_peoples={"edoras": {"gimli": 1}, "bree": {"rohan-elite": 1}}, **AWAY)
    assert war.view()["casualties"] == {"rohan-elite": 1}, "nothing to choose"
    assert is_over(war, STORMCROW)
    war = plays(STORMCROW, free_peoples={"edoras": {"gimli": 1}}, **AWAY)
    assert is_over(war, STORMCROW)


def test_sh_str_06_the_ring_bearers_and_a_choice_of_nations() -> None:
    war = plays(STORMCROW, free_peoples=ROHAN, nations={"elves": {"steps": 2, "active": True}})
    assert war.shadow.is_asked("stormcrow").offered("step-back", "nation") == ["elves", "rohan"], "Rivendell too"
    war.shadow.is_refused("WR-CARD-10", "step-back", nation="gondor")
    consistent(war)
    war.shadow.does("step-back", nation="elves")
    assert nation(war, "elves") == (3, True)
    assert is_over(war, STORMCROW), "there is no Elf on the map"


def test_PF_072_sh_str_06_besieged_guests_and_a_garrison_that_falls() -> None:
    inside: Figures = {"helms-deep": {"rohan-regular": 1, "gimli": 1}}
    war = plays(STORMCROW, shadow={"helms-deep": {"isengard-regular": 2}}, inside=inside, **AWAY)
    assert war.inside("helms-deep") == {}
    war.expect(captured=["helms-deep"])
    assert war.figures("free-peoples", "helms-deep") == {"gimli": 1}


def test_WR_CARD_08_sh_str_06_needs_a_guest() -> None:
    peace = at_war("elves")
    refused(STORMCROW, nations=peace)
    refused(STORMCROW, nations=peace, free_peoples={"osgiliath": {"boromir": 1}})
    refused(STORMCROW, nations=at_war("elves", "rohan"), free_peoples=ROHAN)
    refused(STORMCROW, nations=peace, free_peoples={"edoras": {"rohan-regular": 1}})
