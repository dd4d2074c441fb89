"""The character deck of the Shadow: Nazgul and the Witch-king (cards 9, 11, 19, 20, 23, 24)."""

from __future__ import annotations

from typing import Any

import pytest

from .board import at_war, flies, moves
from .fights import NATIONS, dice, misses, over
from .ring import consistent
from .scenario import Scenario
from .test_sh_character import cannot_play, holding, is_discarded, is_over, plays

FAR = {"minas-morgul": {"nazgul": 2}}
"""Two Nazgul at home and nobody else of the Shadow."""


def searching(card: str, shadow: dict[str, Any] | None = None, **more: Any) -> Scenario:
    """The card is played with the Fellowship one step from Hollin and Nazgul far away."""
    position = {"progress": 1, "free_peoples": {}, "shadow": FAR if shadow is None else shadow, **more}
    return plays(holding(card, **position), card)


# -- Nazgûl Search ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("figure", ["nazgul", "witch-king"])
def test_sh_char_09_found_and_revealed(figure: str) -> None:
    war = searching("sh-char-09", {"minas-morgul": {figure: 1}})
    consistent(war)
    flies(war.shadow, "minas-morgul", "hollin", figure)
    war.free_peoples.is_asked("revealed-to").does("revealed-to", region="north-dunland")
    war.expect(hidden=False, progress=0, fellowship_region="north-dunland")
    assert war.told("log-wotr-revealed") == [{}]
    assert is_over(war, "sh-char-09")
    consistent(war)


def test_PF_076_sh_char_09_a_stronghold_on_the_way_draws_its_tile() -> None:
    war = searching("sh-char-09")
    flies(war.shadow, "minas-morgul", "hollin").does("done")
    war.free_peoples.does("revealed-to", region="moria")
    war.chance.draws_tile("std-2")
    war.free_peoples.passes()
    war.expect(corruption=2, fellowship_region="moria")
    assert is_over(war, "sh-char-09")


def test_sh_char_09_a_nazgul_who_stands_there_is_enough() -> None:
    war = searching("sh-char-09", {"hollin": {"nazgul": 1}})
    war.shadow.does("done")
    war.free_peoples.is_asked("revealed-to")


def test_sh_char_09_only_to_move_nazgul() -> None:
    war = searching("sh-char-09", {"minas-morgul": {"nazgul": 3}})
    flies(war.shadow, "minas-morgul", "bree", count=2).is_refused(
        "WR-CHAR-05", "take-minions", figure="nazgul", from_region="bree", count=1
    )
    flies(war.shadow, "minas-morgul", "moria")
    war.expect(hidden=True, progress=1)
    assert war.figures("shadow", "bree") == {"nazgul": 2}
    assert is_over(war, "sh-char-09")


def test_sh_char_09_neither_saruman_nor_the_mouth_are_nazgul() -> None:
    war = searching("sh-char-09", {"hollin": {"mouth-of-sauron": 1, "sauron-regular": 1}, **FAR})
    where = {"figure": "mouth-of-sauron", "from_region": "hollin", "count": 1}
    war.shadow.is_refused("WR-CHAR-05", "take-minions", **where).does("done")
    war.expect(hidden=True)
    assert is_over(war, "sh-char-09")


def test_PF_089_sh_char_09_not_into_a_stronghold_of_the_free_peoples() -> None:
    war = searching("sh-char-09", region="rivendell")
    war.shadow.does("take-minions", figure="nazgul", from_region="minas-morgul", count=1)
    war.shadow.is_refused("WR-CHAR-14", "walk", region="rivendell")


def test_WC_CARD_18_sh_char_09_without_nazgul() -> None:
    war = searching("sh-char-09", {"moria": {"sauron-regular": 1}})
    war.expect(hidden=True)
    assert is_over(war, "sh-char-09")


# -- The Nazgûl Strike! -----------------------------------------------------------------------------------------------
def striking(**more: Any) -> Scenario:
    war = searching("sh-char-11", **more)
    flies(war.shadow, "minas-morgul", "hollin").does("done")
    return war


def test_sh_char_11_a_hunt_roll_with_its_re_rolls() -> None:
    war = striking(box=3, moved=1)
    war.shadow.is_asked("nazgul-strike")
    consistent(war)
    war.shadow.does("hunt-roll")
    war.chance.rolls(5, 4, 1)
    war.shadow.is_asked("hunt-re-roll").does("re-roll", dice=1)
    war.chance.rolls(5).draws_tile("std-eye")
    war.free_peoples.is_asked("casualty").passes()
    war.expect(corruption=2, hidden=False)
    war.free_peoples.does("revealed-to", region="hollin")
    assert war.view()["hunt-box"] == {"shadow": 3, "free-peoples": 1}
    assert is_over(war, "sh-char-11")


def test_sh_char_11_progress_does_not_change_by_a_failed_roll() -> None:
    war = striking(box=1)
    war.shadow.does("hunt-roll")
    war.chance.rolls(2)
    war.shadow.does("re-roll", dice=0)
    war.expect(progress=1, hidden=True, corruption=0)
    assert is_over(war, "sh-char-11")


def test_sh_char_11_a_character_card_of_the_table() -> None:
    war = striking(table=["fp-char-05", "fp-str-02", "sh-char-16"])
    assert war.shadow.offered("remove-character-card", "card") == ["fp-char-05"]
    war.shadow.is_refused("WR-CARD-10", "remove-character-card", card="fp-str-02")
    war.shadow.is_refused("WR-CARD-10", "remove-character-card", card="sh-char-16")
    war.shadow.is_refused("WR-CARD-10", "remove-character-card", card="fp-char-08")
    war.shadow.does("remove-character-card", card="fp-char-05")
    war.expect(table=["fp-str-02", "sh-char-16"])
    assert is_discarded(war, "fp-char-05")
    assert is_over(war, "sh-char-11")


def test_sh_char_11_or_nothing() -> None:
    war = striking(table=["fp-char-05"])
    war.shadow.passes()
    war.expect(table=["fp-char-05"], hidden=True)
    assert is_over(war, "sh-char-11")


def test_sh_char_11_nobody_there() -> None:
    war = searching("sh-char-11", table=["fp-char-05"])
    war.shadow.does("done")
    assert is_over(war, "sh-char-11")


def test_sh_char_11_with_the_palantir_the_draw_comes_last() -> None:
    position: dict[str, Any] = {"progress": 1, "free_peoples": {}, "table": ["sh-char-21"]}
    shadow = {"hollin": {"nazgul": 1}, "orthanc": {"saruman": 1}}
    war = holding("sh-char-11", dice=("event",), shadow=shadow, **position)
    war.shadow.uses("event").does("play-card", card="sh-char-11").does("done").is_asked("nazgul-strike").passes()
    war.shadow.is_asked("which-deck")


# -- Dreadful Spells --------------------------------------------------------------------------------------------------
def spells(free: dict[str, Any], shadow: dict[str, Any], **more: Any) -> Scenario:
    return holding("sh-char-19", free_peoples=free, shadow=shadow, **more)


def test_sh_char_19_a_die_for_each_nazgul() -> None:
    shadow = {"north-ithilien": {"sauron-regular": 1, "nazgul": 2, "witch-king": 1}}
    war = spells({"osgiliath": {"gondor-regular": 3, "gondor-elite": 1, "gondor-leader": 1}}, shadow)
    plays(war, "sh-char-19")
    assert dice(war) == 3
    consistent(war)
    war.chance.rolls(5, 6, 4)
    war.free_peoples.does("lose-unit", figure="gondor-regular").does("reduce-elite", figure="gondor-elite")
    assert war.figures("free-peoples", "osgiliath") == {"gondor-regular": 3, "gondor-leader": 1}
    assert war.told("log-wotr-spells") == [{"from_region": "north-ithilien", "region": "osgiliath"}]
    assert not war.view()["nations"]["gondor"]["active"], "no attack (WR-POL-17)"
    assert is_over(war, "sh-char-19")


def test_sh_char_19_at_most_five_dice() -> None:
    shadow = {"north-ithilien": {"sauron-regular": 1, "nazgul": 7}}
    assert dice(plays(spells({"osgiliath": {"gondor-regular": 3}}, shadow), "sh-char-19")) == 5


def test_sh_char_19_which_pair() -> None:
    free = {"osgiliath": {"gondor-regular": 2}, "dale": {"north-regular": 1}, "west-harondor": {"gondor-regular": 1}}
    shadow = {
        "north-ithilien": {"sauron-regular": 1, "nazgul": 1}, "south-ithilien": {"sauron-regular": 1, "nazgul": 2},
        "erebor": {"nazgul": 1}, "vale-of-the-carnen": {"southrons-regular": 1}, "minas-morgul": {"nazgul": 1},
    }  # fmt: skip
    war = plays(spells(free, shadow), "sh-char-19")
    pairs = {(o["from_region"], o["region"]) for o in war.shadow.offered("cast-spells")}
    assert pairs == {
        ("north-ithilien", "osgiliath"),
        ("south-ithilien", "osgiliath"),
        ("south-ithilien", "west-harondor"),
    }
    war.shadow.is_refused("WR-CARD-08", "cast-spells", from_region="erebor", region="dale")
    war.shadow.is_refused("WR-CARD-08", "cast-spells", from_region="north-ithilien", region="west-harondor")
    war.shadow.is_refused("WR-CARD-08", "cast-spells", from_region="north-ithilien", region="dagorlad")
    war.shadow.does("cast-spells", from_region="south-ithilien", region="west-harondor")
    war.chance.rolls(1, 5)
    assert war.figures("free-peoples", "west-harondor") == {}
    assert war.figures("free-peoples", "osgiliath") == {"gondor-regular": 2}


def test_WR_CARD_17_sh_char_19_companions_survive_the_army() -> None:
    free = {"osgiliath": {"gondor-regular": 1, "gondor-leader": 1, "boromir": 1}}
    war = plays(spells(free, {"north-ithilien": {"sauron-regular": 1, "nazgul": 2}}), "sh-char-19")
    war.chance.rolls(6, 6)
    assert war.figures("free-peoples", "osgiliath") == {"boromir": 1}
    assert war.view()["casualties"] == {"gondor-regular": 1, "gondor-leader": 1}


def test_PF_065_sh_char_19_a_garrison_falls_and_the_besieger_takes_the_stronghold() -> None:
    shadow = {"minas-tirith": {"sauron-regular": 3, "nazgul": 2}}
    inside = {"minas-tirith": {"gondor-regular": 1, "boromir": 1}}
    war = plays(spells({}, shadow, inside=inside), "sh-char-19")
    war.chance.rolls(5, 1)
    war.expect(captured=["minas-tirith"])
    assert war.inside("minas-tirith") == {}
    assert war.figures("free-peoples", "minas-tirith") == {"boromir": 1}
    assert war.figures("shadow", "minas-tirith") == {"sauron-regular": 3, "nazgul": 2}


def test_sh_char_19_from_next_to_the_siege_and_out_of_a_siege() -> None:
    shadow = {"minas-tirith": {"sauron-regular": 3}, "lossarnach": {"sauron-regular": 1, "nazgul": 1}}
    war = plays(spells({}, shadow, inside={"minas-tirith": {"gondor-regular": 2}}), "sh-char-19")
    war.chance.rolls(5)
    assert war.inside("minas-tirith") == {"gondor-regular": 1}
    inside = {"dol-guldur": {"sauron-regular": 2, "nazgul": 1}}
    war = plays(spells({"dol-guldur": {"elves-regular": 2}}, {}, inside=inside), "sh-char-19")
    war.chance.rolls(5)
    assert war.figures("free-peoples", "dol-guldur") == {"elves-regular": 1}


@pytest.mark.parametrize(
    ("free", "shadow"),
    [
        ({"osgiliath": {"gondor-regular": 1}}, {"north-ithilien": {"nazgul": 1}}),
        ({"osgiliath": {"gondor-regular": 1}}, {"north-ithilien": {"sauron-regular": 1}, "moria": {"nazgul": 1}}),
        ({"osgiliath": {"boromir": 1}}, {"north-ithilien": {"sauron-regular": 1, "nazgul": 1}}),
        ({"dale": {"north-regular": 1}}, {"north-ithilien": {"sauron-regular": 1, "nazgul": 1}}),
    ],
)
def test_WR_CARD_08_sh_char_19_needs_the_pair(free: dict[str, Any], shadow: dict[str, Any]) -> None:
    cannot_play(spells(free, {**shadow, "barad-dur": {"nazgul": 1}}), "sh-char-19")


# -- Grond, Hammer of the Underworld ----------------------------------------------------------------------------------
BESIEGERS = {"sauron-regular": 4, "sauron-elite": 1, "nazgul": 1, "witch-king": 1}


def gate(besiegers: dict[str, int], garrison: dict[str, int], **more: Any) -> Scenario:
    position: dict[str, Any] = {
        "free_peoples": {}, "shadow": {"minas-tirith": besiegers}, "inside": {"minas-tirith": garrison},
        "nations": at_war("sauron", "gondor"), **more,
    }  # fmt: skip
    return holding("sh-char-20", **position)


def test_PF_064_grond_three_rounds_and_then_elites_prolong() -> None:
    war = plays(gate(BESIEGERS, {"gondor-regular": 5}), "sh-char-20")
    war.shadow.is_asked("attackers").does("attackers", figures=BESIEGERS)
    consistent(war)
    for number in (1, 2, 3):
        assert war.position.battle is not None
        assert war.position.battle.number == number
        before = len(war.told("log-wotr-combat-roll"))
        while len(war.told("log-wotr-combat-roll")) < before + 2:
            war.chance.rolls(*[2] * dice(war))
        misses(war) if number == 3 else war.chance.rolls(*[2] * dice(war))
    war.shadow.is_asked("prolong").does("cease")
    assert over(war)
    assert is_over(war, "sh-char-20")


def test_grond_first_round_cards_need_a_companion() -> None:
    hands = {"free-peoples": ["fp-str-15"]}
    war = plays(gate(BESIEGERS, {"gondor-regular": 5}, hands=hands), "sh-char-20")
    war.shadow.does("attackers", figures=BESIEGERS)
    assert war.open() == [("chance", "dice")]
    assert {"side": "free-peoples"} in war.told("log-wotr-combat-cards-banned")
    while ("free-peoples", "combat-card") not in war.open():
        war.chance.rolls(*[2] * dice(war))
    assert war.position.battle is not None
    assert war.position.battle.number == 2
    war = plays(gate(BESIEGERS, {"gondor-regular": 5, "boromir": 1}, hands=hands), "sh-char-20")
    war.shadow.does("attackers", figures=BESIEGERS)
    war.free_peoples.is_asked("combat-card")


def test_grond_the_witch_king_must_attack_the_rest_may_stay() -> None:
    war = plays(gate(BESIEGERS, {"gondor-regular": 5}), "sh-char-20")
    war.shadow.is_refused("WR-CARD-10", "attackers", figures={"sauron-regular": 3, "nazgul": 1})
    war.shadow.does("attackers", figures={"sauron-regular": 3, "witch-king": 1})
    assert war.position.battle is not None
    assert war.told("log-wotr-assaults")
    assert is_discarded(war, "sh-char-20")


def test_grond_is_an_attack_for_politics() -> None:
    war = plays(gate(BESIEGERS, {"gondor-regular": 5}, nations=at_war("sauron")), "sh-char-20")
    steps = war.view()["nations"]["gondor"]["steps"]
    war.shadow.does("attackers", figures=BESIEGERS)
    assert war.view()["nations"]["gondor"] == {"steps": steps - 1, "active": True}


@pytest.mark.parametrize(
    "shadow",
    [
        {"minas-tirith": {"sauron-regular": 4}, "barad-dur": {"nazgul": 1}},
        {"minas-tirith": {"sauron-regular": 4}, "osgiliath": {"sauron-regular": 4, "witch-king": 1}},
    ],
)
def test_WR_CARD_08_grond_needs_the_witch_king_at_the_siege(shadow: dict[str, Any]) -> None:
    cannot_play(gate({}, {"gondor-regular": 5}, shadow=shadow), "sh-char-20")


def test_WR_CARD_08_grond_not_when_he_is_besieged_himself() -> None:
    more: dict[str, Any] = {
        "shadow": {"minas-tirith": {"sauron-regular": 1}}, "free_peoples": {"dol-guldur": {"elves-regular": 2}},
        "inside": {"dol-guldur": {"sauron-regular": 2, "witch-king": 1}, "minas-tirith": {"gondor-regular": 1}},
    }  # fmt: skip
    cannot_play(gate({}, {}, **more), "sh-char-20")


def test_WC_CARD_17_grond_needs_a_nation_at_war() -> None:
    besiegers = {"southrons-regular": 4, "witch-king": 1}
    cannot_play(gate(besiegers, {"gondor-regular": 5}), "sh-char-20", "WR-BTL-02")
    war = gate(besiegers, {"gondor-regular": 5}, nations=at_war("southrons"))
    plays(war, "sh-char-20").shadow.is_asked("attackers")


# -- The Ringwraiths Are Abroad ---------------------------------------------------------------------------------------
ABROAD: dict[str, Any] = {
    "free_peoples": {"osgiliath": {"gondor-regular": 2}},
    "shadow": {
        "minas-morgul": {"sauron-regular": 2, "nazgul": 2}, "north-ithilien": {"sauron-regular": 3},
        "gorgoroth": {"sauron-regular": 1},
    },
    "nations": at_war(*NATIONS),
}  # fmt: skip


def abroad(**more: Any) -> Scenario:
    war = plays(holding("sh-char-23", **{**ABROAD, **more}), "sh-char-23")
    flies(war.shadow, "minas-morgul", "gorgoroth").does("done")
    return war


def test_sh_char_23_two_armies_march_with_nazgul_who_have_flown() -> None:
    war = abroad()
    war.shadow.is_asked("march-or-attack").does("move-armies")
    consistent(war)
    war.shadow.is_refused("WR-MOVE-04", "move-army", from_region="north-ithilien", region="dagorlad")
    war.shadow.does("move-army", from_region="gorgoroth", region="morannon")
    war.shadow.is_refused("WR-MOVE-07", "take-figures", figures={"sauron-regular": 1})
    war.shadow.does("take-figures", figures={"sauron-regular": 1, "nazgul": 1})
    moves(war.shadow, "minas-morgul", "south-ithilien", {"sauron-regular": 1, "nazgul": 1})
    assert war.figures("shadow", "morannon") == {"sauron-regular": 1, "nazgul": 1}
    assert war.figures("shadow", "south-ithilien") == {"sauron-regular": 1, "nazgul": 1}
    assert is_over(war, "sh-char-23")


def test_sh_char_23_one_army_may_be_enough() -> None:
    war = abroad()
    war.shadow.does("move-armies").is_refused("WR-ACT-27", "done")
    moves(war.shadow, "gorgoroth", "morannon", {"sauron-regular": 1, "nazgul": 1})
    war.shadow.does("done")
    assert is_over(war, "sh-char-23")


def test_sh_char_23_an_attack_with_a_nazgul() -> None:
    war = plays(holding("sh-char-23", **ABROAD), "sh-char-23")
    flies(war.shadow, "minas-morgul", "north-ithilien", count=1).does("done")
    war.shadow.does("attack").does("attack-from", region="north-ithilien").does("attack-target", region="osgiliath")
    war.shadow.is_refused("WR-CARD-10", "attackers", figures={"sauron-regular": 2})
    war.shadow.does("attackers", figures={"sauron-regular": 3, "nazgul": 1})
    assert war.position.battle is not None
    assert is_discarded(war, "sh-char-23")
    misses(war).shadow.does("cease")
    war.free_peoples.is_asked("action")


def test_sh_char_23_no_attack_without_a_nazgul_beside_the_enemy() -> None:
    war = abroad()
    war.shadow.is_refused("WR-CARD-10", "attack")
    assert {o.kind for o in war.shadow.options()} == {"move-armies", "decline"}


def test_sh_char_23_only_to_fly() -> None:
    war = abroad()
    war.shadow.passes()
    assert war.figures("shadow", "gorgoroth") == {"sauron-regular": 1, "nazgul": 1}
    assert is_over(war, "sh-char-23")


def test_WR_BTL_02_sh_char_23_nobody_at_war_attacks() -> None:
    shadow = {"north-ithilien": {"sauron-regular": 3, "nazgul": 1}}
    war = plays(holding("sh-char-23", **{**ABROAD, "shadow": shadow, "nations": {}}), "sh-char-23")
    war.shadow.does("done").is_refused("WR-BTL-02", "attack")


def test_WR_CARD_10_sh_char_23_no_army_with_a_nazgul() -> None:
    war = plays(holding("sh-char-23", **{**ABROAD, "shadow": {"dagorlad": {"nazgul": 1}}}), "sh-char-23")
    war.shadow.does("done").is_refused("WR-CARD-10", "move-armies").passes()
    assert is_over(war, "sh-char-23")


# -- The Black Captain Commands ---------------------------------------------------------------------------------------
def captain(figures: dict[str, int], region: str = "north-ithilien", **more: Any) -> Scenario:
    position: dict[str, Any] = {
        "free_peoples": {"osgiliath": {"gondor-regular": 2}}, "nations": at_war(*NATIONS),
        "shadow": {region: {"witch-king": 1, **figures}, "minas-morgul": {"nazgul": 2, "sauron-regular": 1}}, **more,
    }  # fmt: skip
    return plays(holding("sh-char-24", **position), "sh-char-24")


def test_sh_char_24_recruits_and_attacks() -> None:
    war = captain({"sauron-regular": 3})
    war.shadow.is_asked("black-captain")
    consistent(war)
    war.shadow.does("recruit-nazgul")
    assert war.figures("shadow", "north-ithilien") == {"sauron-regular": 3, "witch-king": 1, "nazgul": 2}
    assert war.told("log-wotr-recruited") == [{"figure": "nazgul", "count": 2, "region": "north-ithilien"}]
    war.shadow.does("attack").is_refused("WR-CARD-10", "attack-from", region="minas-morgul")
    war.shadow.does("attack-from", region="north-ithilien").does("attack-target", region="osgiliath")
    war.shadow.is_refused("WR-CARD-10", "attackers", figures={"sauron-regular": 2, "nazgul": 2})
    war.shadow.does("attackers", figures={"sauron-regular": 3, "nazgul": 2, "witch-king": 1})
    assert war.position.battle is not None
    assert is_discarded(war, "sh-char-24")


def test_sh_char_24_flies_and_marches() -> None:
    war = captain({"sauron-regular": 3})
    war.shadow.does("fly-nazgul")
    flies(war.shadow, "north-ithilien", "minas-morgul", "witch-king").does("done")
    war.shadow.does("move-armies").is_refused(
        "WR-MOVE-04", "move-army", from_region="north-ithilien", region="dagorlad"
    )
    moves(war.shadow, "minas-morgul", "south-ithilien", {"sauron-regular": 1, "nazgul": 2, "witch-king": 1})
    assert war.figures("shadow", "south-ithilien") == {"sauron-regular": 1, "nazgul": 2, "witch-king": 1}
    assert is_over(war, "sh-char-24")


def test_sh_char_24_every_part_is_optional() -> None:
    war = captain({"sauron-regular": 3})
    war.shadow.passes().is_asked("march-or-attack").passes()
    assert war.figures("shadow", "north-ithilien") == {"sauron-regular": 3, "witch-king": 1}
    assert is_over(war, "sh-char-24")


def test_WR_REC_10_sh_char_24_one_nazgul_left() -> None:
    war = captain({"sauron-regular": 3, "nazgul": 5})
    war.shadow.does("recruit-nazgul")
    assert war.figures("shadow", "north-ithilien")["nazgul"] == 6
    assert war.view()["reinforcements"].get("nazgul", 0) == 0


def test_WR_REC_10_sh_char_24_none_left() -> None:
    war = captain({"sauron-regular": 3, "nazgul": 6})
    war.shadow.is_refused("WR-REC-10", "recruit-nazgul")


def test_WR_REC_14_sh_char_24_not_beside_an_enemy_army() -> None:
    war = captain({}, "osgiliath")
    war.shadow.is_refused("WR-REC-14", "recruit-nazgul").passes()
    war.shadow.is_refused("WR-CARD-10", "move-armies").is_refused("WR-", "attack").passes()
    assert is_over(war, "sh-char-24")


def test_WR_REC_13_sh_char_24_in_a_siege() -> None:
    war = captain(
        {}, shadow={}, free_peoples={"dol-guldur": {"elves-regular": 2}},
        inside={"dol-guldur": {"witch-king": 1, "sauron-regular": 2}},
    )  # fmt: skip
    war.shadow.does("recruit-nazgul")
    assert war.inside("dol-guldur") == {"witch-king": 1, "sauron-regular": 2, "nazgul": 2}
    war.shadow.is_refused("WR-CARD-10", "move-armies").does("attack").does("attack-from", region="dol-guldur")
    war.shadow.does("attack-target", region="dol-guldur")


def test_WR_CARD_08_sh_char_24_needs_the_witch_king() -> None:
    cannot_play(holding("sh-char-24"), "sh-char-24")
