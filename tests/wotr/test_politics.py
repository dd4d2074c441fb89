"""Politics: the cases WC-POL, and the pitfalls PF-033 to PF-036."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.wotr.muster.politics import BY_CARD, put_at_war, step_back

from .board import acts, at_war, attacks, flies, is_consistent, moves, nation, points, walks
from .scenario import given


def only(**forces: Any) -> dict[str, Any]:
    """Just these forces on the map."""
    return {"free_peoples": {}, "shadow": {}, **forces}


def test_WC_POL_01_dale() -> None:
    war = acts(
        "shadow", "army", nations=at_war("southrons"), **only(
            shadow={"northern-rhovanion": {"southrons-regular": 5}}, free_peoples={"dale": {"north-regular": 2}},
        ),
    )  # fmt: skip
    attacks(war.shadow, "army", "northern-rhovanion", "dale", {"southrons-regular": 5})
    war.chance.rolls(6, 1, 1, 1, 1).rolls(1, 1)
    war.shadow.does("press")
    war.free_peoples.does("retreat", region="erebor")
    war.shadow.does("advance-army", figures={"southrons-regular": 5})
    assert nation(war, "north") == (1, True)
    war.expect(captured=["dale"])
    assert points(war) == (0, 1)
    assert is_consistent(war)


def test_WC_POL_02_retreat_across_a_border() -> None:
    dice = {"free-peoples": ["army-muster"], "shadow": ["army"]}
    war = acts(
        "shadow", dice=dice, nations=at_war("southrons"), **only(
            shadow={"northern-rhovanion": {"southrons-regular": 5}}, free_peoples={"dale": {"north-regular": 2}},
        ),
    )  # fmt: skip
    attacks(war.shadow, "army", "northern-rhovanion", "dale", {"southrons-regular": 5})
    war.chance.rolls(1, 1, 1, 1, 1).rolls(1, 1)
    war.shadow.does("press")
    war.free_peoples.does("retreat", region="erebor")
    war.shadow.does("advance-army", figures={})
    war.free_peoples.uses("army-muster").does("move-armies")
    war.free_peoples.is_refused("WR-MOVE-12", "move-army", from_region="erebor", region="iron-hills")
    moves(war.free_peoples, "erebor", "withered-heath", {"north-regular": 2})
    assert war.figures("free-peoples", "withered-heath") == {"north-regular": 2}


def test_WC_POL_03_entering_activates() -> None:
    war = acts("shadow", "army", nations=at_war("isengard"), **only(shadow={"fangorn": {"isengard-regular": 2}}))
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "fangorn", "eastemnet", {"isengard-regular": 2})
    assert nation(war, "rohan") == (3, True)


def test_WC_POL_04_nazgul_do_not_activate() -> None:
    war = acts("shadow", "character", **only(shadow={"dol-guldur": {"nazgul": 2}}))
    war.shadow.uses("character").does("move-minions")
    flies(war.shadow, "dol-guldur", "edoras", count=2)
    assert war.figures("shadow", "edoras") == {"nazgul": 2}
    assert nation(war, "rohan") == (3, False)


def test_WC_POL_05_companion_activates() -> None:
    dice = {"free-peoples": ["character", "character"], "shadow": []}
    war = acts("free-peoples", dice=dice, **only(free_peoples={"osgiliath": {"boromir": 1}}))
    war.free_peoples.uses("character").does("move-companions")
    walks(war.free_peoples, "lossarnach", "boromir")
    assert nation(war, "gondor") == (2, False)
    war.free_peoples.uses("character").does("move-companions")
    walks(war.free_peoples, "minas-tirith", "boromir")
    assert nation(war, "gondor") == (2, True)


@pytest.mark.parametrize(("companion", "active"), [("legolas", False), ("gandalf-the-grey", True), ("meriadoc", True)])
def test_WC_POL_06_wrong_companion(companion: str, active: bool) -> None:
    war = acts("free-peoples", "character", **only(free_peoples={"folde": {companion: 1}}))
    war.free_peoples.uses("character").does("move-companions")
    walks(war.free_peoples, "edoras", companion)
    assert nation(war, "rohan") == (3, active)


def test_WC_POL_07_passing_through_is_not_enough() -> None:
    war = acts("free-peoples", "character", **only(free_peoples={"erebor": {"strider": 1, "peregrin": 1}}))
    war.free_peoples.uses("character").does("move-companions")
    walks(war.free_peoples, "old-forest-road", "strider", "peregrin")
    assert war.figures("free-peoples", "old-forest-road") == {"strider": 1, "peregrin": 1}
    assert nation(war, "north") == (3, False)


def test_WC_POL_08_captured_city() -> None:
    war = acts(
        "free-peoples", "character", captured=["edoras"], **only(free_peoples={"folde": {"gandalf-the-grey": 1}})
    )
    war.free_peoples.uses("character").does("move-companions")
    walks(war.free_peoples, "edoras", "gandalf-the-grey")
    assert nation(war, "rohan") == (3, False)


def attacked_at_osgiliath(defenders: dict[str, int], **nations: Any) -> Any:
    """Sauron, at war, attacks an army in Osgiliath."""
    war = acts(
        "shadow", "army", nations=at_war("sauron", **nations),
        **only(shadow={"north-ithilien": {"sauron-regular": 3}}, free_peoples={"osgiliath": defenders}),
    )  # fmt: skip
    attacks(war.shadow, "army", "north-ithilien", "osgiliath", {"sauron-regular": 3})
    return war


def test_WC_POL_09_two_nations_in_one_army() -> None:
    war = attacked_at_osgiliath({"gondor-regular": 2, "rohan-regular": 2})
    assert nation(war, "gondor") == (1, True)
    assert nation(war, "rohan") == (2, True)


def test_WC_POL_10_leader_only() -> None:
    war = attacked_at_osgiliath({"gondor-regular": 2, "rohan-leader": 1})
    assert nation(war, "gondor") == (1, True)
    assert nation(war, "rohan") == (3, False)


def test_WC_POL_11_several_rounds_one_attack() -> None:
    war = acts(
        "shadow", "army", nations=at_war("isengard"), **only(
            shadow={"fords-of-isen": {"isengard-regular": 5}}, free_peoples={"westemnet": {"rohan-regular": 5}},
        ),
    )  # fmt: skip
    attacks(war.shadow, "army", "fords-of-isen", "westemnet", {"isengard-regular": 5})
    for again in (True, True, False):
        war.chance.rolls(1, 1, 1, 1, 1).rolls(1, 1, 1, 1, 1)
        war.shadow.does("press" if again else "cease")
        if again:
            war.free_peoples.does("stand")
    assert nation(war, "rohan") == (2, True)


def test_WC_POL_12_two_assaults() -> None:
    dice = {"free-peoples": [], "shadow": ["army", "army"]}
    war = acts(
        "shadow", dice=dice, nations=at_war("sauron"), **only(
            shadow={"osgiliath": {"sauron-regular": 5}}, free_peoples={"minas-tirith": {"gondor-regular": 3}},
        ),
    )  # fmt: skip
    attacks(war.shadow, "army", "osgiliath", "minas-tirith", {"sauron-regular": 5})
    war.free_peoples.does("withdraw")
    war.shadow.does("advance-army", figures={"sauron-regular": 5})
    assert nation(war, "gondor") == (1, True)
    attacks(war.shadow, "army", "minas-tirith", "minas-tirith", {"sauron-regular": 5})
    assert nation(war, "gondor") == (0, True)


def test_WC_POL_13_activate_then_advance_into_war() -> None:
    war = attacked_at_osgiliath({"gondor-regular": 2}, gondor={"steps": 1, "active": False})
    assert nation(war, "gondor") == (0, True)


def test_WC_POL_14_sh_nation_attacked() -> None:
    war = acts(
        "free-peoples", "army-muster", nations=at_war("rohan"), **only(
            free_peoples={"fords-of-isen": {"rohan-regular": 3}}, shadow={"gap-of-rohan": {"isengard-regular": 3}},
        ),
    )  # fmt: skip
    attacks(war.free_peoples, "army-muster", "fords-of-isen", "gap-of-rohan", {"rohan-regular": 3})
    assert nation(war, "isengard") == (0, True)


def test_WC_POL_15_town_captured() -> None:
    war = acts("shadow", "army", nations=at_war("isengard"), **only(shadow={"fords-of-isen": {"isengard-regular": 2}}))
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "fords-of-isen", "westemnet", {"isengard-regular": 2})
    assert nation(war, "rohan") == (2, True)
    assert points(war) == (0, 0)


def test_WC_POL_16_ents() -> None:
    war = acts(
        "free-peoples", "event", hands={"free-peoples": ["fp-char-19"], "shadow": []}, **only(
            free_peoples={"fangorn": {"gandalf-the-white": 1}}, shadow={"orthanc": {"isengard-regular": 3}},
            characters={"gandalf-the-grey": "gone"},
        ),
    )  # fmt: skip
    war.free_peoples.uses("event").does("play-card", card="fp-char-19")
    war.chance.rolls(4, 1, 1)
    assert nation(war, "isengard") == (0, True)


def test_WC_POL_17_other_casualty_cards() -> None:
    war = acts(
        "shadow", "event", hands={"free-peoples": [], "shadow": ["sh-char-19"]}, **only(
            free_peoples={"osgiliath": {"gondor-regular": 2}},
            shadow={"north-ithilien": {"sauron-regular": 1, "nazgul": 1}},
        ),
    )  # fmt: skip
    war.shadow.uses("event").does("play-card", card="sh-char-19")
    war.chance.rolls(6)
    assert war.figures("free-peoples", "osgiliath") == {"gondor-regular": 1}
    assert nation(war, "gondor") == (2, False)


def test_WC_POL_18_witch_king_enters() -> None:
    war = acts("shadow", "muster", nations=at_war("sauron", "gondor"), **only(shadow={"moria": {"sauron-regular": 1}}))
    war.shadow.uses("muster").does("bring", character="witch-king")
    assert [nation(war, n) for n in ("rohan", "north", "dwarves")] == [(3, True)] * 3
    assert nation(war, "elves") == (3, True)
    assert war.figures("shadow", "moria") == {"sauron-regular": 1, "witch-king": 1}


def test_WC_POL_19_wormtongue() -> None:
    dice = {"free-peoples": [], "shadow": ["army", "army", "army"]}
    war = acts(
        "shadow", dice=dice, nations=at_war("isengard"), table=["sh-char-22"],
        **only(shadow={"fords-of-isen": {"isengard-regular": 2}, "orthanc": {"saruman": 1}}),
    )  # fmt: skip
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "fords-of-isen", "westemnet", {"isengard-regular": 2})
    assert nation(war, "rohan") == (2, False)
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "westemnet", "folde", {"isengard-regular": 2})
    assert nation(war, "rohan") == (1, False)
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "folde", "edoras", {"isengard-regular": 2})
    assert nation(war, "rohan") == (1, False)


def test_WC_POL_20_threats_and_promises() -> None:
    forces = only(shadow={"north-ithilien": {"sauron-regular": 3}}, free_peoples={"osgiliath": {"gondor-regular": 2}})
    war = acts("free-peoples", "muster", table=["sh-str-05"], **forces)
    war.free_peoples.uses("muster").is_refused("WR-", "advance", nation="gondor")
    war.free_peoples.does("advance", nation="elves")
    assert nation(war, "elves") == (2, True)
    war = acts("shadow", "army", nations=at_war("sauron"), table=["sh-str-05"], **forces)
    attacks(war.shadow, "army", "north-ithilien", "osgiliath", {"sauron-regular": 3})
    assert nation(war, "gondor") == (1, True)
    war.expect(table=[])


def test_WC_POL_21_not_at_war_may_defend() -> None:
    war = acts(
        "shadow", "army", nations=at_war("sauron"), **only(
            shadow={"old-ford": {"sauron-regular": 2}}, free_peoples={"carrock": {"north-regular": 2}},
        ),
    )  # fmt: skip
    attacks(war.shadow, "army", "old-ford", "carrock", {"sauron-regular": 2})
    war.chance.rolls(1, 1).rolls(6, 1)
    war.shadow.does("cease")
    assert war.figures("shadow", "old-ford") == {"sauron-regular": 1}


def test_WC_POL_22_already_at_war() -> None:
    war = attacked_at_osgiliath({"gondor-regular": 2}, gondor={"steps": 0, "active": True})
    assert nation(war, "gondor") == (0, True)


# -- pitfalls and rules without a case --------------------------------------------------------------------------


def test_PF_033_a_companion_with_an_army_rouses_too_but_does_not_advance() -> None:
    war = acts(
        "free-peoples", "army-muster", nations=at_war("elves"),
        **only(free_peoples={"folde": {"elves-elite": 1, "meriadoc": 1}}),
    )  # fmt: skip
    war.free_peoples.uses("army-muster").does("move-armies")
    moves(war.free_peoples, "folde", "edoras", {"elves-elite": 1, "meriadoc": 1})
    assert nation(war, "rohan") == (3, True)


def test_PF_034_entry_attack_and_loss() -> None:
    test_WC_POL_03_entering_activates()
    test_WC_POL_11_several_rounds_one_attack()
    test_WC_POL_15_town_captured()


def test_PF_036_a_passive_nation_stops_before_war() -> None:
    war = acts("free-peoples", "muster", nations={"gondor": {"steps": 1, "active": False}})
    war.free_peoples.uses("muster").is_refused("WR-POL-02", "advance", nation="gondor")
    at = acts("free-peoples", "muster", nations=at_war("gondor"))
    at.free_peoples.uses("muster").is_refused("WR-POL-22", "advance", nation="gondor")


def test_PF_038_several_places_are_asked() -> None:
    war = acts("shadow", "muster", nations=at_war("sauron", "gondor"))
    war.shadow.uses("muster").does("bring", character="witch-king").is_asked("enter")
    assert len(war.shadow.offered("enter")) > 1
    war.shadow.does("enter", region="dol-guldur")
    assert war.figures("shadow", "dol-guldur")["witch-king"] == 1


def test_WR_POL_23_cards_move_nations_both_ways() -> None:
    war = given(**only()).position.copy()
    north, rohan = war.facts.nation["north"], war.facts.nation["rohan"]
    put_at_war(war, north, BY_CARD, "WR-POL-23")
    assert war.at_war(north)
    step_back(war, north, "WR-POL-23")
    assert war.steps_to_war[north] == 1
    step_back(war, rohan, "WR-POL-23")
    assert war.steps_to_war[rohan] == 3


def test_WR_POL_08_a_companion_who_advances_with_the_victors_rouses_the_nation() -> None:
    war = acts(
        "free-peoples",
        "character",
        nations=at_war("rohan"),
        captured=["minas-tirith"],
        free_peoples={"druadan-forest": {"rohan-regular": 5, "boromir": 1}, "dol-amroth": {}},
        shadow={"minas-tirith": {"sauron-regular": 1}},
        characters={},
    )
    attacks(war.free_peoples, "character", "druadan-forest", "minas-tirith", {"rohan-regular": 5, "boromir": 1})
    war.shadow.is_asked("withdraw").does("fight")
    war.chance.rolls(6, 6, 6, 6, 6).rolls(1)
    assert nation(war, "gondor")[1] is False
    war.free_peoples.does("advance-army", figures={"rohan-regular": 5, "boromir": 1})
    assert nation(war, "gondor")[1] is True
