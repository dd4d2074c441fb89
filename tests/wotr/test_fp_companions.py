"""The character deck of the Free Peoples: companions on their ways and with armies (cards 11, 14 to 17, 23, 24)."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.wotr.characters.reach import companion_reach

from .ring import consistent
from .scenario import Scenario
from .test_fp_character import STANDARD, holding, is_discarded, plays

NOBODY: dict[str, Any] = {"free_peoples": {}, "shadow": {}}
HELM = {
    "inside": {"helms-deep": {"rohan-regular": 2, "rohan-elite": 1}},
    "free_peoples": {},
    "shadow": {"helms-deep": {"isengard-regular": 5}},
}
"""Helm's Deep under siege and nobody else on the map."""


def within(war: Scenario, start: str, distance: int, into_siege: bool = False) -> set[str]:
    """The regions that companions may reach."""
    reach = companion_reach(war.position, war.region(start), distance, into_siege)
    return {war.position.facts.regions[r].id for r in reach}


# -- I Will Go Alone --------------------------------------------------------------------------------------------------
def test_fp_char_11_one_region_farther_then_heal() -> None:
    war = plays(holding("fp-char-11", region="parth-celebrant", progress=1, corruption=4), "fp-char-11")
    war.free_peoples.does("companions", characters=["gimli", "peregrin"])
    war.expect(corruption=4)
    assert set(war.free_peoples.offered("separate-to", "region")) == within(war, "parth-celebrant", 4)
    war.free_peoples.does("separate-to", region="lorien").does("guide", character="strider")
    war.expect(corruption=3, progress=1, hidden=True, fellowship_region="parth-celebrant")
    assert war.figures("free-peoples", "lorien").keys() >= {"gimli", "peregrin"}
    assert is_discarded(war, "fp-char-11")
    consistent(war)


def test_fp_char_11_the_last_companion_leaves_and_gollum_comes() -> None:
    war = plays(holding("fp-char-11", region="hollin", corruption=4, with_=("gimli",)), "fp-char-11")
    war.free_peoples.does("separate-to", region="hollin")
    war.expect(corruption=3, guide="gollum")


def test_WR_CARD_08_fp_char_11_needs_a_companion() -> None:
    war = holding("fp-char-11", with_=(), corruption=4)
    war.free_peoples.uses("character").is_refused("WR-CARD-08", "play-card", card="fp-char-11")


def test_WR_MORD_06_fp_char_11_on_the_track() -> None:
    war = plays(holding("fp-char-11", mordor=1, corruption=4, with_=("gimli", "legolas")), "fp-char-11")
    war.free_peoples.does("companions", characters=["gimli"])
    assert war.view()["characters"]["gimli"] == "gone"
    war.expect(corruption=3, guide="legolas")


# -- Challenge of the King --------------------------------------------------------------------------------------------
def challenger(
    who: str = "strider", region: str = "edoras", army: dict[str, int] | None = None, **more: Any
) -> Scenario:
    army = {"rohan-regular": 1} if army is None else army
    return holding("fp-char-14", **{"free_peoples": {region: {who: 1, **army}}, "shadow": {}, **more})


def draws(war: Scenario, *tiles: str) -> Scenario:
    plays(war, "fp-char-14")
    for tile in tiles:
        war.chance.draws_tile(tile)
    return war


def test_PF_092_fp_char_14_eyes_leave_the_game() -> None:
    war = draws(challenger(), "std-eye", "std-3", "std-eye")
    tiles = war.view()["tiles"]
    assert tiles["removed"] == ["std-eye", "std-eye"]
    assert tiles["drawn"] == []
    assert sorted(tiles["pool"]) == sorted([t for t in STANDARD if t != "std-eye"] + ["std-eye"] * 2)
    assert war.told("log-wotr-tile-removed") == [{"tile": "std-eye"}] * 2
    assert war.told("log-wotr-tile-returned") == [{"tile": "std-3"}]
    war.expect(corruption=0, hidden=True)
    assert war.figures("free-peoples", "edoras") == {"strider": 1, "rohan-regular": 1}
    consistent(war)


def test_fp_char_14_without_an_eye_nothing_happens() -> None:
    war = draws(challenger(), "std-3", "std-1r", "std-0r")
    assert sorted(war.view()["tiles"]["pool"]) == sorted(STANDARD)
    war.expect(corruption=0, hidden=True)
    assert is_discarded(war, "fp-char-14")


@pytest.mark.parametrize("who", ["strider", "aragorn"])
def test_fp_char_14_three_eyes_are_his_end(who: str) -> None:
    war = draws(challenger(who), "std-eye", "std-eye", "std-eye")
    assert war.figures("free-peoples", "edoras") == {"rohan-regular": 1}
    assert war.view()["characters"][who] == "gone"
    assert sorted(war.view()["tiles"]["pool"]) == sorted(STANDARD)
    assert war.view()["tiles"]["removed"] == []
    assert war.told("log-wotr-eliminated") == [{"figure": who, "count": 1, "region": "edoras"}]


def test_fp_char_14_a_special_eye_counts_too() -> None:
    pool = [*STANDARD, "sh-the-ring-is-mine"]
    war = draws(challenger(mordor=1, tiles={"pool": pool}), "std-eye", "sh-the-ring-is-mine", "std-2")
    assert war.view()["tiles"]["removed"] == ["std-eye", "sh-the-ring-is-mine"]


def test_fp_char_14_the_free_peoples_draw_so_table_cards_do_not_help() -> None:
    war = draws(challenger(table=["fp-char-05", "fp-char-08"]), "std-3")
    assert war.open() == [("chance", "tile-drawn")]
    war.chance.draws_tile("std-3").draws_tile("std-3")
    war.expect(table=["fp-char-05", "fp-char-08"])


def test_fp_char_14_tiles_in_hand_stay_out_of_a_refilled_pool() -> None:
    drawn = [t for t in STANDARD if t != "std-3"] + ["std-3"]
    war = draws(challenger(tiles={"drawn": drawn}), "std-3", "std-3")
    assert war.view()["tiles"]["pool"].count("std-3") == 1
    war.chance.draws_tile("std-eye")
    assert len(war.view()["tiles"]["pool"]) == 15
    assert war.view()["tiles"]["removed"] == ["std-eye"]


def test_fp_char_14_inside_a_siege() -> None:
    inside = {"minas-tirith": {"strider": 1, "gondor-elite": 1}}
    besiegers = {"minas-tirith": {"sauron-regular": 3}}
    war = holding("fp-char-14", free_peoples={}, inside=inside, shadow=besiegers)
    draws(war, "std-eye", "std-eye", "std-eye")
    assert war.inside("minas-tirith") == {"gondor-elite": 1}


@pytest.mark.parametrize(
    ("region", "army"),
    [
        ("osgiliath", {"gondor-regular": 2}),
        ("rivendell", {"elves-regular": 1}),
        ("edoras", {}),
        ("minas-tirith", {}),
    ],
)
def test_WC_CARD_06_condition_not_fully_met(region: str, army: dict[str, int]) -> None:
    war = challenger(region=region, army=army)
    war.free_peoples.uses("character").is_refused("WR-CARD-08", "play-card", card="fp-char-14")


def test_WR_CARD_08_fp_char_14_in_the_fellowship_he_challenges_nobody() -> None:
    war = holding("fp-char-14", region="minas-tirith")
    war.free_peoples.uses("character").is_refused("WR-CARD-08", "play-card", card="fp-char-14")


# -- Gwaihir the Windlord, We Prove the Swifter -----------------------------------------------------------------------
@pytest.mark.parametrize(("card", "distance"), [("fp-char-15", 1 + 4), ("fp-char-16", 1 + 1 + 2)])
def test_PF_071_separated_by_a_card_into_a_siege(card: str, distance: int) -> None:
    war = plays(holding(card, region="fords-of-isen", progress=1, **HELM), card)
    war.free_peoples.is_asked("who-leaves").does("companions", characters=["peregrin"])
    assert set(war.free_peoples.offered("separate-to", "region")) == within(war, "fords-of-isen", distance, True)
    war.free_peoples.does("separate-to", region="helms-deep")
    assert war.inside("helms-deep")["peregrin"] == 1
    war.free_peoples.is_asked("guide")
    consistent(war)


@pytest.mark.parametrize(("card", "distance"), [("fp-char-15", 4), ("fp-char-16", 2 + 2)])
def test_PF_071_a_group_on_the_map_moves_into_a_siege(card: str, distance: int) -> None:
    more: dict[str, Any] = {**HELM, "free_peoples": {"westemnet": {"legolas": 1, "gimli": 1, "meriadoc": 1}}}
    war = plays(holding(card, **more), card)
    war.free_peoples.is_asked("separate-or-move").does("move-companions")
    war.free_peoples.is_refused("WR-", "done")
    war.free_peoples.does("group", characters=["legolas", "meriadoc"])
    reach = within(war, "westemnet", distance, True)
    assert set(war.free_peoples.offered("walk", "region")) == reach - {"westemnet"}
    war.free_peoples.does("walk", region="helms-deep")
    assert war.inside("helms-deep") == {"rohan-regular": 2, "rohan-elite": 1, "legolas": 1, "meriadoc": 1}
    assert war.figures("free-peoples", "westemnet") == {"gimli": 1}
    war.shadow.is_asked("action")
    assert is_discarded(war, card)


@pytest.mark.parametrize("card", ["fp-char-15", "fp-char-16"])
def test_gwaihir_and_the_swifter_a_choice_between_two(card: str) -> None:
    war = plays(holding(card, region="hollin", free_peoples={"bree": {"gimli": 1}}, shadow={}), card)
    assert {o.kind for o in war.free_peoples.options()} == {"separate", "move-companions"}
    war.free_peoples.does("separate").is_refused("WR-SEP-01", "companions", characters=["gimli"])
    war.free_peoples.does("companions", characters=["legolas"])
    war.free_peoples.does("separate-to", region="hollin")
    war.expect(progress=0)


@pytest.mark.parametrize("card", ["fp-char-15", "fp-char-16"])
def test_gwaihir_and_the_swifter_only_on_the_map(card: str) -> None:
    war = plays(holding(card, with_=(), free_peoples={"bree": {"gimli": 1}}, shadow={}), card)
    war.free_peoples.is_asked("companion-group").does("group", characters=["gimli"]).does("walk", region="buckland")
    assert war.figures("free-peoples", "buckland") == {"gimli": 1}


@pytest.mark.parametrize("card", ["fp-char-15", "fp-char-16"])
def test_PF_071_nobody_leaves_a_siege(card: str) -> None:
    more = {**HELM, "inside": {"helms-deep": {"rohan-regular": 2, "gimli": 1}}}
    war = plays(holding(card, with_=(), **more), card)
    war.shadow.is_asked("action")
    assert war.inside("helms-deep")["gimli"] == 1
    assert is_discarded(war, card)


def test_WC_CARD_18_gwaihir_with_nobody_to_carry() -> None:
    war = plays(holding("fp-char-15", with_=(), **NOBODY), "fp-char-15")
    war.shadow.is_asked("action")
    assert is_discarded(war, "fp-char-15")
    assert war.view()["dice"]["free-peoples"] == []


def test_fp_char_15_a_companion_who_arrives_rouses_a_nation() -> None:
    war = plays(holding("fp-char-15", with_=(), free_peoples={"lossarnach": {"boromir": 1}}, shadow={}), "fp-char-15")
    war.free_peoples.does("group", characters=["boromir"]).does("walk", region="minas-tirith")
    assert war.view()["nations"]["gondor"]["active"]


def test_WR_MORD_06_fp_char_15_on_the_track() -> None:
    war = plays(holding("fp-char-15", mordor=0, with_=("gimli", "legolas"), **NOBODY), "fp-char-15")
    war.free_peoples.does("companions", characters=["legolas"])
    assert war.view()["characters"]["legolas"] == "gone"


# -- There and Back Again ---------------------------------------------------------------------------------------------
def north(war: Scenario) -> dict[str, tuple[int, bool]]:
    nations = war.view()["nations"]
    return {name: (nations[name]["steps"], nations[name]["active"]) for name in ("dwarves", "elves", "north")}


def test_fp_char_17_gimli_comes_home() -> None:
    war = holding("fp-char-17", region="northern-rhovanion", free_peoples={}, shadow={})
    before = north(war)
    plays(war, "fp-char-17").free_peoples.does("companions", characters=["gimli"])
    assert set(war.free_peoples.offered("separate-to", "region")) == within(war, "northern-rhovanion", 3)
    war.free_peoples.does("separate-to", region="dale").does("guide", character="strider")
    assert north(war) == {name: (steps - 1, True) for name, (steps, _) in before.items()}
    assert [told["nation"] for told in war.told("log-wotr-activated")] == ["dwarves", "north"]
    assert [told["nation"] for told in war.told("log-wotr-advanced")] == ["dwarves", "elves", "north"]
    consistent(war)


def test_fp_char_17_rousing_first_leads_to_war() -> None:
    nations = {name: {"steps": 1, "active": name == "elves"} for name in ("dwarves", "elves", "north")}
    war = holding("fp-char-17", with_=(), nations=nations, free_peoples={"erebor": {"legolas": 1}}, shadow={})
    plays(war, "fp-char-17")
    assert north(war) == dict.fromkeys(nations, (0, True))
    assert {told["nation"] for told in war.told("log-wotr-at-war")} == set(nations)


def test_fp_char_17_elsewhere_nothing_stirs() -> None:
    war = holding("fp-char-17", region="hollin", free_peoples={"dale": {"boromir": 1}}, shadow={})
    before = north(war)
    plays(war, "fp-char-17").free_peoples.does("companions", characters=["gimli"])
    war.free_peoples.does("separate-to", region="hollin").does("guide", character="strider")
    assert north(war) == before
    assert is_discarded(war, "fp-char-17")


def test_WR_CARD_10_fp_char_17_with_nobody_to_separate() -> None:
    war = holding("fp-char-17", with_=(), **NOBODY)
    before = north(war)
    plays(war, "fp-char-17").shadow.is_asked("action")
    assert north(war) == before


# -- House of the Stewards --------------------------------------------------------------------------------------------
def with_boromir(region: str, figures: dict[str, int], **more: Any) -> Scenario:
    position = {"free_peoples": {region: {"boromir": 1, **figures}}, "shadow": {}, **more}
    return holding("fp-char-23", **position)


@pytest.mark.parametrize("figure", ["gondor-regular", "gondor-elite"])
def test_WC_CARD_14_house_of_the_stewards(figure: str) -> None:
    war = plays(with_boromir("lossarnach", {}), "fp-char-23")
    assert not war.view()["nations"]["gondor"]["active"]
    war.free_peoples.is_asked("card-unit").is_refused("WR-CARD-10", "unit", figure="rohan-regular")
    war.free_peoples.does("unit", figure=figure)
    assert war.figures("free-peoples", "lossarnach") == {"boromir": 1, figure: 1}
    assert war.told("log-wotr-recruited") == [{"figure": figure, "count": 1, "region": "lossarnach"}]
    war.chance.draws_card("fp-str-01").draws_card("fp-str-02")
    assert war.free_peoples.hand == ["fp-str-01", "fp-str-02"]
    assert is_discarded(war, "fp-char-23")
    consistent(war)


def test_PF_008_both_cards_are_drawn_before_the_limit() -> None:
    hand = ["fp-char-01", "fp-char-02", "fp-char-03", "fp-char-04", "fp-char-05"]
    position: dict[str, Any] = {"free_peoples": {"lossarnach": {"boromir": 1}}, "shadow": {}}
    war = plays(holding("fp-char-23", *hand, **position), "fp-char-23")
    war.free_peoples.does("unit", figure="gondor-elite")
    war.chance.draws_card("fp-str-01").draws_card("fp-str-02")
    war.free_peoples.is_asked("discard").does("discard", cards=["fp-str-01"])
    assert war.free_peoples.hand == [*hand, "fp-str-02"]


def test_fp_char_23_one_kind_left_is_not_asked_for() -> None:
    figures = {"gondor-elite": 5}
    war = plays(with_boromir("lossarnach", figures), "fp-char-23")
    assert war.figures("free-peoples", "lossarnach") == {"boromir": 1, "gondor-elite": 5, "gondor-regular": 1}
    assert war.open() == [("chance", "card-drawn")]


def test_WC_CARD_18_no_unit_left_still_the_cards() -> None:
    none = {"gondor-regular": 0, "gondor-elite": 0}
    war = plays(with_boromir("lossarnach", {}, reinforcements=none), "fp-char-23")
    war.chance.draws_card("fp-str-01").draws_card("fp-str-02")
    assert war.figures("free-peoples", "lossarnach") == {"boromir": 1}


def test_WR_REC_14_fp_char_23_beside_an_enemy_army() -> None:
    war = plays(with_boromir("lossarnach", {}, shadow={"lossarnach": {"sauron-regular": 1}}), "fp-char-23")
    war.chance.draws_card("fp-str-01").draws_card("fp-str-02")
    assert war.figures("free-peoples", "lossarnach") == {"boromir": 1}


def test_WC_CARD_16_recruiting_past_five_inside_a_siege() -> None:
    inside = {"minas-tirith": {"boromir": 1, "gondor-regular": 5}}
    besiegers = {"minas-tirith": {"sauron-regular": 5}}
    war = plays(holding("fp-char-23", free_peoples={}, inside=inside, shadow=besiegers), "fp-char-23")
    war.free_peoples.does("unit", figure="gondor-elite")
    war.chance.draws_card("fp-str-01").draws_card("fp-str-02")
    assert war.inside("minas-tirith") == {"boromir": 1, "gondor-regular": 5, "gondor-elite": 1}
    war.free_peoples.is_asked("disband").does("disband", figures={"gondor-regular": 1})
    assert war.inside("minas-tirith") == {"boromir": 1, "gondor-regular": 4, "gondor-elite": 1}


@pytest.mark.parametrize("region", ["osgiliath", "edoras"])
def test_WR_CARD_08_fp_char_23_needs_boromir_in_gondor(region: str) -> None:
    war = with_boromir(region, {})
    war.free_peoples.uses("character").is_refused("WR-CARD-08", "play-card", card="fp-char-23")


def test_WR_CARD_08_fp_char_23_boromir_in_the_fellowship() -> None:
    war = holding("fp-char-23", region="minas-tirith")
    war.free_peoples.uses("character").is_refused("WR-CARD-08", "play-card", card="fp-char-23")


# -- The Grey Company -------------------------------------------------------------------------------------------------
def with_heir(figures: dict[str, int], who: str = "strider", region: str = "edoras", **more: Any) -> Scenario:
    return holding("fp-char-24", **{"free_peoples": {region: {who: 1, **figures}}, "shadow": {}, **more})


def test_fp_char_24_which_regular_makes_way() -> None:
    figures = {"rohan-regular": 1, "gondor-regular": 2, "gondor-elite": 1, "rohan-leader": 1}
    war = plays(with_heir(figures), "fp-char-24")
    war.free_peoples.is_asked("grey-company").is_refused("WR-CARD-10", "promote", figure="gondor-elite")
    war.free_peoples.is_refused("WR-CARD-10", "promote", figure="elves-regular")
    war.free_peoples.does("promote", figure="gondor-regular")
    assert war.figures("free-peoples", "edoras") == {
        "strider": 1, "rohan-regular": 1, "gondor-regular": 1, "gondor-elite": 2, "rohan-leader": 1,
    }  # fmt: skip
    assert war.view()["casualties"] == {"gondor-regular": 1}
    assert war.told("log-wotr-eliminated") == [{"figure": "gondor-regular", "count": 1, "region": "edoras"}]
    war.chance.draws_card("fp-str-01").draws_card("fp-str-02")
    assert war.free_peoples.hand == ["fp-str-01", "fp-str-02"]
    assert is_discarded(war, "fp-char-24")
    consistent(war)


def test_fp_char_24_a_single_regular_with_its_leader() -> None:
    war = plays(with_heir({"rohan-regular": 1, "rohan-leader": 1}, "aragorn"), "fp-char-24")
    assert war.figures("free-peoples", "edoras") == {"aragorn": 1, "rohan-elite": 1, "rohan-leader": 1}
    assert war.open() == [("chance", "card-drawn")]


def test_fp_char_24_the_last_unit_in_a_siege() -> None:
    inside = {"helms-deep": {"strider": 1, "rohan-regular": 1}}
    war = plays(holding("fp-char-24", **{**HELM, "inside": inside}), "fp-char-24")
    assert war.inside("helms-deep") == {"strider": 1, "rohan-elite": 1}
    war.expect(captured=[])


def test_WR_CARD_10_fp_char_24_no_elite_no_exchange() -> None:
    war = plays(with_heir({"rohan-regular": 1}, reinforcements={"rohan-elite": 0}), "fp-char-24")
    assert war.figures("free-peoples", "edoras") == {"strider": 1, "rohan-regular": 1}
    war.chance.draws_card("fp-str-01").draws_card("fp-str-02")
    assert is_discarded(war, "fp-char-24")


def test_fp_char_24_only_nations_with_an_elite_left() -> None:
    figures = {"rohan-regular": 1, "gondor-regular": 1, "elves-regular": 1}
    war = plays(with_heir(figures, reinforcements={"rohan-elite": 0}), "fp-char-24")
    war.free_peoples.is_refused("WR-REC-10", "promote", figure="rohan-regular")
    assert set(war.free_peoples.offered("promote", "figure")) == {"gondor-regular", "elves-regular"}


@pytest.mark.parametrize("position", [{"figures": {}}, {"figures": {}, "region": "rivendell"}])
def test_WR_CARD_08_fp_char_24_needs_an_army(position: dict[str, Any]) -> None:
    with_heir(**position).free_peoples.uses("character").is_refused("WR-CARD-08", "play-card", card="fp-char-24")


def test_WR_CARD_08_fp_char_24_strider_in_the_fellowship() -> None:
    holding("fp-char-24").free_peoples.uses("character").is_refused("WR-CARD-08", "play-card", card="fp-char-24")
