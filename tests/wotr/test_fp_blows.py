"""The character deck of the Free Peoples: blows against the Shadow without a battle (cards 18 to 22)."""

from __future__ import annotations

from typing import Any

import pytest

from .ring import consistent
from .scenario import Scenario
from .test_fp_character import holding, is_discarded, plays

Figures = dict[str, dict[str, int]]
EAGLES, DEAD_MEN = "fp-char-18", "fp-char-22"
ENTS = ["fp-char-19", "fp-char-20", "fp-char-21"]
STRONGHOLDS = {"barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"}


def on_map(card: str, free_peoples: Figures, shadow: Figures, **more: Any) -> Scenario:
    """The Free Peoples are to act and hold a card; nobody else is on the map, nobody in the Fellowship."""
    position = {"with_": (), "free_peoples": free_peoples, "shadow": shadow, **more}
    return holding(card, *position.pop("also", []), **position)


def refused(war: Scenario, card: str) -> None:
    war.free_peoples.uses("character").is_refused("WR-CARD-08", "play-card", card=card)


# -- The Eagles Are Coming! -------------------------------------------------------------------------------------------
GUARD: Figures = {"lossarnach": {"gondor-regular": 1, "strider": 1}}


def test_fp_char_18_nazgul_are_slain_and_flee() -> None:
    shadow: Figures = {"osgiliath": {"sauron-regular": 3, "nazgul": 4, "witch-king": 1}}
    war = plays(on_map(EAGLES, GUARD, shadow), EAGLES)
    war.chance.rolls(5, 4, 6, 1)
    assert war.figures("shadow", "osgiliath") == {"sauron-regular": 3, "nazgul": 2, "witch-king": 1}
    war.shadow.is_asked("nazgul-flee").is_refused("WR-CARD-10", "flee-to", region="orthanc")
    assert set(war.shadow.offered("flee-to", "region")) == STRONGHOLDS
    consistent(war)
    war.shadow.does("flee-to", region="dol-guldur")
    assert war.figures("shadow", "osgiliath") == {"sauron-regular": 3, "witch-king": 1}
    assert war.figures("shadow", "dol-guldur") == {"nazgul": 2}
    assert war.view()["reinforcements"]["nazgul"] == 6
    assert war.told("log-wotr-nazgul-flee") == [{"count": 2, "from_region": "osgiliath", "region": "dol-guldur"}]
    assert is_discarded(war, EAGLES)
    war.shadow.is_asked("action")


def test_fp_char_18_at_most_five_dice_and_all_others_flee() -> None:
    war = plays(on_map(EAGLES, GUARD, {"osgiliath": {"sauron-regular": 1, "nazgul": 8}}), EAGLES)
    war.chance.rolls(6, 6, 6, 6, 6)
    war.shadow.does("flee-to", region="moria")
    assert war.figures("shadow", "osgiliath") == {"sauron-regular": 1}
    assert war.figures("shadow", "moria") == {"nazgul": 3}


def test_fp_char_18_nobody_left_to_flee() -> None:
    war = plays(on_map(EAGLES, GUARD, {"osgiliath": {"sauron-regular": 1, "nazgul": 1}}), EAGLES)
    war.chance.rolls(5)
    assert war.figures("shadow", "osgiliath") == {"sauron-regular": 1}
    war.shadow.is_asked("action")


def test_fp_char_18_a_choice_of_armies() -> None:
    shadow: Figures = {
        "osgiliath": {"sauron-regular": 1, "nazgul": 1},
        "pelargir": {"southrons-regular": 1, "nazgul": 2},
        "minas-tirith": {"sauron-regular": 1},
        "south-ithilien": {"sauron-regular": 1, "nazgul": 1},
    }
    war = plays(on_map(EAGLES, GUARD, shadow), EAGLES)
    assert war.free_peoples.offered("eagles", "region") == ["osgiliath", "pelargir"]
    war.free_peoples.is_refused("WR-CARD-08", "eagles", region="minas-tirith")
    war.free_peoples.is_refused("WR-CARD-08", "eagles", region="south-ithilien")
    war.free_peoples.does("eagles", region="pelargir")
    war.chance.rolls(1, 1)
    war.shadow.does("flee-to", region="barad-dur")
    assert war.figures("shadow", "pelargir") == {"southrons-regular": 1}


def test_fp_char_18_in_a_siege_and_into_one() -> None:
    inside: Figures = {
        "minas-tirith": {"gondor-regular": 1, "peregrin": 1},
        "dol-guldur": {"sauron-regular": 2},
    }
    shadow: Figures = {"minas-tirith": {"sauron-regular": 4, "nazgul": 1}}
    war = plays(on_map(EAGLES, {"dol-guldur": {"elves-elite": 3}}, shadow, inside=inside), EAGLES)
    war.chance.rolls(4)
    war.shadow.does("flee-to", region="dol-guldur")
    assert war.inside("dol-guldur") == {"sauron-regular": 2, "nazgul": 1}


def test_fp_char_18_a_besieged_army_of_the_shadow() -> None:
    inside: Figures = {"minas-morgul": {"sauron-regular": 1, "nazgul": 1}}
    free: Figures = {"minas-morgul": {"gondor-elite": 2, "aragorn": 1}}
    war = plays(on_map(EAGLES, free, {}, inside=inside), EAGLES)
    war.chance.rolls(6)
    assert war.inside("minas-morgul") == {"sauron-regular": 1}


def test_fp_char_18_conquered_strongholds_are_no_refuge() -> None:
    lost = sorted(STRONGHOLDS - {"moria"})
    war = on_map(EAGLES, GUARD, {"osgiliath": {"sauron-regular": 1, "nazgul": 1}}, captured=lost)
    plays(war, EAGLES).chance.rolls(1)
    assert war.figures("shadow", "moria") == {"nazgul": 1}, "only one is left, so nobody is asked"
    war = on_map(EAGLES, GUARD, {"osgiliath": {"sauron-regular": 1, "nazgul": 1}}, captured=[*lost, "moria"])
    plays(war, EAGLES).chance.rolls(1)
    assert war.figures("shadow", "osgiliath") == {"sauron-regular": 1, "nazgul": 1}


@pytest.mark.parametrize(
    ("free_peoples", "shadow"),
    [
        (GUARD, {"osgiliath": {"sauron-regular": 2}}),
        (GUARD, {"osgiliath": {"nazgul": 2}}),
        (GUARD, {"osgiliath": {"sauron-regular": 1, "witch-king": 1}}),
        (GUARD, {"south-ithilien": {"sauron-regular": 1, "nazgul": 1}}),
        ({"lossarnach": {"gondor-regular": 1}}, {"osgiliath": {"sauron-regular": 1, "nazgul": 1}}),
        ({"lossarnach": {"strider": 1}}, {"osgiliath": {"sauron-regular": 1, "nazgul": 1}}),
    ],
)
def test_WR_CARD_08_fp_char_18_needs_both_armies(free_peoples: Figures, shadow: Figures) -> None:
    refused(on_map(EAGLES, free_peoples, shadow), EAGLES)


# -- The Ents Awake ---------------------------------------------------------------------------------------------------
FANGORN: Figures = {"fangorn": {"gandalf-the-white": 1}}


def ents(card: str, orthanc: dict[str, int], free_peoples: Figures = FANGORN, **more: Any) -> Scenario:
    shadow = {"orthanc": orthanc} if orthanc else {}
    return plays(on_map(card, free_peoples, shadow, **more), card)


@pytest.mark.parametrize("card", ENTS)
def test_PF_039_ents_hit_the_army_in_orthanc(card: str) -> None:
    war = ents(card, {"isengard-regular": 3, "isengard-elite": 1, "southrons-regular": 1, "saruman": 1})
    before = war.told("log-wotr-advanced")
    assert [told["nation"] for told in before] == ["isengard", "southrons"]
    war.chance.rolls(4, 3, 6)
    war.shadow.does("lose-unit", figure="southrons-regular").does("reduce-elite", figure="isengard-elite")
    assert war.figures("shadow", "orthanc") == {"isengard-regular": 4, "saruman": 1}
    assert war.told("log-wotr-card-dice") == [{"card": card, "dice": [4, 3, 6]}]
    war.free_peoples.is_asked("another-card").passes()
    assert is_discarded(war, card)
    war.shadow.is_asked("action")


def test_WC_POL_16_ents_by_another_card_put_isengard_at_war() -> None:
    war = ents("fp-char-20", {"isengard-regular": 4})
    war.chance.rolls(1, 2, 3)
    assert war.view()["nations"]["isengard"] == {"steps": 0, "active": True}
    assert war.figures("shadow", "orthanc") == {"isengard-regular": 4}


@pytest.mark.parametrize("card", ENTS)
def test_ents_destroy_the_army_and_all_with_it(card: str) -> None:
    war = ents(card, {"isengard-regular": 2, "nazgul": 2, "saruman": 1, "witch-king": 1})
    war.chance.rolls(4, 4, 1)
    assert war.figures("shadow", "orthanc") == {}
    characters = war.view()["characters"]
    assert (characters["saruman"], characters["witch-king"]) == ("gone", "gone")
    assert war.view()["reinforcements"]["nazgul"] == 8
    war.expect(captured=[])
    consistent(war)


@pytest.mark.parametrize("card", ENTS)
def test_ents_find_saruman_alone(card: str) -> None:
    war = ents(card, {"saruman": 1, "nazgul": 1})
    assert war.view()["characters"]["saruman"] == "gone"
    assert war.figures("shadow", "orthanc") == {"nazgul": 1}, "only he is named"
    assert not war.told("log-wotr-card-dice")
    war.free_peoples.is_asked("another-card")


def test_ents_find_nobody() -> None:
    war = ents("fp-char-19", {})
    war.free_peoples.is_asked("another-card").passes()
    assert war.view()["nations"]["isengard"]["steps"] == 1
    assert is_discarded(war, "fp-char-19")


def test_ents_and_a_garrison_under_siege() -> None:
    free: Figures = {**FANGORN, "orthanc": {"rohan-elite": 2}}
    war = ents("fp-char-21", {}, free, inside={"orthanc": {"isengard-regular": 1, "saruman": 1}})
    war.chance.rolls(6, 1, 1)
    assert war.view()["characters"]["saruman"] == "gone"
    war.expect(captured=["orthanc"])
    assert war.inside("orthanc") == {}


def test_ents_take_sarumans_cards_with_him() -> None:
    war = ents("fp-char-19", {"saruman": 1}, table=["sh-char-21"])
    war.free_peoples.passes()
    war.expect(table=[])
    assert [c for c, _ in war.view()["discards"]] == ["fp-char-19", "sh-char-21"]


@pytest.mark.parametrize(
    ("where", "may"), [("fangorn", True), ("fords-of-isen", True), ("edoras", True), ("lorien", False)]
)
def test_ents_another_card_with_gandalf_near(where: str, may: bool) -> None:
    free: Figures = {"fangorn": {"peregrin": 1}}
    free.setdefault(where, {})
    free[where] = {**free[where], "gandalf-the-white": 1}
    war = ents("fp-char-19", {"isengard-regular": 5}, free)
    war.chance.rolls(1, 1, 1)
    assert (war.open() == [("free-peoples", "another-card")]) == may


def test_ents_three_cards_in_a_row_and_only_character_events() -> None:
    also = ["fp-char-20", "fp-char-12", "fp-str-01", "fp-str-05"]
    war = ents("fp-char-19", {"isengard-regular": 5}, also=also, corruption=3)
    war.chance.rolls(4, 4, 4)
    assert war.figures("shadow", "orthanc") == {"isengard-regular": 2}
    icons = {c: war.position.facts.cards[war.position.facts.card[c]].die for c in also}
    strategy = [c for c, die in icons.items() if die != 0]
    assert strategy, "a card with another icon is in the hand"
    for card in strategy:
        war.free_peoples.is_refused("WR-CARD-09", "play-card", card=card)
    assert {"fp-char-12", "fp-char-20"} <= set(war.free_peoples.offered("play-card", "card"))
    consistent(war)
    war.free_peoples.does("play-card", card="fp-char-20")
    war.chance.rolls(6, 6, 1)
    assert war.figures("shadow", "orthanc") == {}
    war.free_peoples.does("play-card", card="fp-char-12")
    war.expect(corruption=1)
    assert all(is_discarded(war, card) for card in ("fp-char-19", "fp-char-20", "fp-char-12"))
    assert war.view()["dice"]["free-peoples"] == []
    war.shadow.is_asked("action")


@pytest.mark.parametrize("card", ENTS)
@pytest.mark.parametrize(
    ("free_peoples", "more"),
    [
        ({"fangorn": {"gandalf-the-grey": 1}}, {}),
        ({"fangorn": {"peregrin": 1}}, {"characters": {"gandalf-the-white": "gone", "gandalf-the-grey": "gone"}}),
        ({"edoras": {"gandalf-the-white": 1}}, {}),
        ({"edoras": {"gandalf-the-white": 1}, "fangorn": {"rohan-regular": 1}}, {}),
    ],
)
def test_WC_CARD_06_ents_need_the_white_and_a_companion(card: str, free_peoples: Figures, more: Any) -> None:
    refused(on_map(card, free_peoples, {"orthanc": {"isengard-regular": 1}}, **more), card)


# -- Dead Men of Dunharrow --------------------------------------------------------------------------------------------
EDORAS: Figures = {"edoras": {"strider": 1, "legolas": 1, "gimli": 1, "rohan-regular": 1}}


def dead_men(region: str, shadow: Figures, free_peoples: Figures = EDORAS, **more: Any) -> Scenario:
    war = plays(on_map(DEAD_MEN, free_peoples, shadow, **more), DEAD_MEN)
    war.free_peoples.is_asked("dead-men-to").is_refused("WR-CARD-10", "dead-men-to", region="dol-amroth")
    assert war.free_peoples.offered("dead-men-to", "region") == ["erech", "lamedon", "pelargir"]
    war.free_peoples.does("dead-men-to", region=region)
    return war


def test_fp_char_22_to_an_empty_region_with_companions() -> None:
    war = dead_men("erech", {})
    war.free_peoples.is_refused("WR-CARD-10", "take-along", characters=["strider"])
    war.free_peoples.does("take-along", characters=["legolas"])
    assert war.figures("free-peoples", "erech") == {"strider": 1, "legolas": 1}
    assert war.figures("free-peoples", "edoras") == {"gimli": 1, "rohan-regular": 1}
    consistent(war)
    war.free_peoples.is_asked("raise").does("raise", count=3)
    assert war.figures("free-peoples", "erech") == {"strider": 1, "legolas": 1, "gondor-regular": 3}
    assert war.told("log-wotr-recruited") == [{"figure": "gondor-regular", "count": 3, "region": "erech"}]
    assert is_discarded(war, DEAD_MEN)
    war.shadow.is_asked("action")


def test_PF_039_fp_char_22_hits_then_the_army_is_driven_out() -> None:
    shadow: Figures = {"pelargir": {"southrons-regular": 4, "southrons-elite": 1, "nazgul": 1}}
    war = dead_men("pelargir", shadow, captured=["pelargir"])
    war.free_peoples.does("take-along", characters=[])
    assert [told["nation"] for told in war.told("log-wotr-advanced")] == ["southrons"]
    war.chance.rolls(3)
    for _ in range(3):
        war.shadow.does("lose-unit", figure="southrons-regular")
    war.shadow.is_asked("driven-out").is_refused("WR-BTL-34", "retreat", region="lossarnach")
    assert set(war.shadow.offered("retreat", "region")) == {"osgiliath", "west-harondor"}
    consistent(war)
    war.shadow.does("retreat", region="west-harondor")
    assert war.figures("shadow", "west-harondor") == {"southrons-regular": 1, "southrons-elite": 1, "nazgul": 1}
    war.expect(captured=["pelargir"])
    war.free_peoples.does("raise", count=1)
    assert war.figures("free-peoples", "pelargir") == {"strider": 1, "gondor-regular": 1}
    war.expect(captured=[])
    assert war.told("log-wotr-recaptured") == [{"side": "free-peoples", "region": "pelargir"}]


def test_fp_char_22_no_recruits_no_control() -> None:
    war = dead_men("lamedon", {}, captured=["lamedon"])
    war.free_peoples.does("take-along", characters=[]).does("raise", count=0)
    war.expect(captured=["lamedon"])
    assert war.figures("free-peoples", "lamedon") == {"strider": 1}


def test_fp_char_22_destroyed_by_the_hits() -> None:
    shadow: Figures = {"erech": {"southrons-regular": 2, "nazgul": 1, "mouth-of-sauron": 1}}
    war = dead_men("erech", shadow)
    war.free_peoples.does("take-along", characters=["gimli", "legolas"])
    war.chance.rolls(2)
    assert war.figures("shadow", "erech") == {}
    assert war.view()["characters"]["mouth-of-sauron"] == "gone"
    assert war.view()["reinforcements"]["nazgul"] == 8
    war.free_peoples.does("raise", count=2)
    assert war.figures("free-peoples", "erech") == {"strider": 1, "gimli": 1, "legolas": 1, "gondor-regular": 2}


def test_fp_char_22_nowhere_to_retreat() -> None:
    free: Figures = {"edoras": {"aragorn": 1}, "anfalas": {"gondor-regular": 1}}
    war = dead_men("erech", {"erech": {"southrons-regular": 6, "nazgul": 1}}, free)
    war.chance.rolls(1)
    assert war.figures("shadow", "erech") == {}
    assert war.told("log-wotr-army-destroyed") == [{"side": "shadow", "region": "erech"}]
    war.free_peoples.is_asked("raise")


def test_fp_char_22_one_way_out_is_taken() -> None:
    war = dead_men("erech", {"erech": {"southrons-regular": 6}}, {"edoras": {"aragorn": 1}})
    war.chance.rolls(1)
    assert war.figures("shadow", "anfalas") == {"southrons-regular": 5}
    assert war.view()["nations"]["gondor"]["active"], "the army has come into another region of Gondor"


def test_PF_071_fp_char_22_out_of_a_siege() -> None:
    inside: Figures = {"helms-deep": {"strider": 1, "meriadoc": 1, "rohan-regular": 1}}
    shadow: Figures = {"helms-deep": {"isengard-regular": 3}}
    war = dead_men("pelargir", shadow, {}, inside=inside)
    war.free_peoples.does("take-along", characters=["meriadoc"]).does("raise", count=0)
    assert war.inside("helms-deep") == {"rohan-regular": 1}
    assert war.figures("free-peoples", "pelargir") == {"strider": 1, "meriadoc": 1}
    assert war.view()["nations"]["gondor"]["active"], "Meriadoc may rouse any nation (WR-POL-08)"


def test_WR_REC_10_fp_char_22_as_many_regulars_as_there_are() -> None:
    war = dead_men("erech", {}, {"edoras": {"strider": 1}}, reinforcements={"gondor-regular": 2})
    war.free_peoples.is_refused("WR-REC-10", "raise", count=3)
    assert war.free_peoples.offered("raise", "count") == [2, 1, 0]
    war = dead_men("erech", {}, {"edoras": {"strider": 1}}, reinforcements={"gondor-regular": 0})
    war.shadow.is_asked("action")


@pytest.mark.parametrize(
    "free_peoples",
    [{"minas-tirith": {"strider": 1}}, {"fangorn": {"aragorn": 1}}, {"edoras": {"legolas": 1}}],
)
def test_WR_CARD_08_fp_char_22_needs_the_heir_in_rohan(free_peoples: Figures) -> None:
    refused(on_map(DEAD_MEN, free_peoples, {}), DEAD_MEN)
