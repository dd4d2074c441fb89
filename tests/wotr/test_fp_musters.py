"""The strategy deck of the Free Peoples: cards that recruit (cards 9, 13 to 24)."""

from __future__ import annotations

from typing import Any

import pytest

from .board import at_war, nation
from .ring import consistent
from .scenario import Scenario
from .strategy import EMPTY, cannot_play, holds, is_over, play, played, recruited

HELM = {"helms-deep": {"isengard-regular": 3}}
WITH_LEADER = [
    ("fp-str-09", "rohan", "edoras"),
    ("fp-str-14", "gondor", "minas-tirith"),
    ("fp-str-16", "rohan", "edoras"),
    ("fp-str-17", "north", "carrock"),
    ("fp-str-18", "gondor", "dol-amroth"),
    ("fp-str-22", "dwarves", "erebor"),
]
WITH_DRAW = [
    ("fp-str-15", "elves", "lorien"),
    ("fp-str-21", "elves", "rivendell"),
    ("fp-str-24", "elves", "woodland-realm"),
]
ROUSED = {"nations": {"gondor": {"steps": 2, "active": True}}}
"""Gondor is active, as The Red Arrow needs it."""
SPENT = "fp-str-01"


def draws(war: Scenario, card: str) -> Scenario:
    """They draw a strategy card, and the played one is put away."""
    assert war.open() == [("chance", "card-drawn")]
    war.chance.draws_card(SPENT)
    assert war.free_peoples.hand == [SPENT]
    assert is_over(war, card)
    return war


def none_of(people: str, *ranks: str) -> dict[str, int]:
    """No such figures in the reinforcements."""
    return {f"{people}-{rank}": 0 for rank in ranks}


# -- a unit and a leader in one place ---------------------------------------------------------------------------------
@pytest.mark.parametrize("rank", ["regular", "elite"])
@pytest.mark.parametrize(("card", "people", "region"), WITH_LEADER)
def test_WC_CARD_14_a_unit_of_choice_and_a_leader(card: str, people: str, region: str, rank: str) -> None:
    war = played(card, **ROUSED, **EMPTY)
    assert set(war.free_peoples.is_asked("card-unit").offered("unit", "figure")) == {
        f"{people}-regular",
        f"{people}-elite",
    }
    war.free_peoples.is_refused("WR-CARD-10", "unit", figure=f"{people}-leader")
    war.free_peoples.is_refused("WR-CARD-10", "unit", figure="sauron-regular")
    consistent(war)
    war.free_peoples.does("unit", figure=f"{people}-{rank}")
    assert war.figures("free-peoples", region) == {f"{people}-{rank}": 1, f"{people}-leader": 1}
    assert recruited(war) == [(f"{people}-{rank}", 1, region), (f"{people}-leader", 1, region)]
    assert is_over(war, card)


@pytest.mark.parametrize(("card", "people", "region"), WITH_LEADER)
def test_WC_CARD_07_without_a_leader_only_the_unit(card: str, people: str, region: str) -> None:
    war = played(card, reinforcements=none_of(people, "leader"), **ROUSED, **EMPTY)
    war.free_peoples.does("unit", figure=f"{people}-elite")
    assert war.figures("free-peoples", region) == {f"{people}-elite": 1}
    assert is_over(war, card)


@pytest.mark.parametrize(("card", "people", "region"), WITH_LEADER)
def test_WR_REC_10_one_kind_left_is_not_asked_for(card: str, people: str, region: str) -> None:
    war = played(card, reinforcements=none_of(people, "elite"), **ROUSED, **EMPTY)
    assert war.figures("free-peoples", region) == {f"{people}-regular": 1, f"{people}-leader": 1}
    assert is_over(war, card)


@pytest.mark.parametrize(("card", "people", "region"), WITH_LEADER)
def test_WR_FIG_03_a_leader_without_a_unit_stays_away(card: str, people: str, region: str) -> None:
    none = none_of(people, "regular", "elite")
    war = played(card, reinforcements=none, **ROUSED, **EMPTY)
    assert war.figures("free-peoples", region) == {}
    assert war.told("log-wotr-no-recruit") == [{"nation": people, "region": region}]
    assert is_over(war, card)
    with_unit = {"free_peoples": {region: {"elves-regular": 1}}, "shadow": {}}
    war = played(card, reinforcements=none, **ROUSED, **with_unit)
    assert war.figures("free-peoples", region) == {"elves-regular": 1, f"{people}-leader": 1}


@pytest.mark.parametrize(
    ("card", "region"), [("fp-str-09", "edoras"), ("fp-str-14", "minas-tirith"), ("fp-str-17", "carrock")]
)
def test_PF_030_not_in_a_region_that_is_not_free(card: str, region: str) -> None:
    """An enemy army in the region, or the settlement in enemy hands."""
    enemy = {"free_peoples": {}, "shadow": {region: {"sauron-regular": 1}}, "captured": [region]}
    war = played(card, **ROUSED, **enemy)
    assert recruited(war) == []
    assert is_over(war, card)
    war = played(card, **ROUSED, **EMPTY, captured=[region])
    assert recruited(war) == []
    assert is_over(war, card)
    lone = {"free_peoples": {}, "shadow": {region: {"nazgul": 1}}}
    war = played(card, **ROUSED, **lone)
    assert len(war.free_peoples.offered("unit")) == 2, "WR-MAP-15: a lone Nazgul is no army"


@pytest.mark.parametrize(
    ("card", "people", "region"),
    [
        ("fp-str-14", "gondor", "minas-tirith"),
        ("fp-str-18", "gondor", "dol-amroth"),
        ("fp-str-22", "dwarves", "erebor"),
        *WITH_DRAW,
    ],
)
def test_WR_REC_16_into_a_besieged_stronghold(card: str, people: str, region: str) -> None:
    siege = {"inside": {region: {f"{people}-regular": 1}}, "shadow": {region: {"sauron-regular": 3}}}
    war = played(card, free_peoples={}, **siege)
    war.free_peoples.does("unit", figure=f"{people}-elite")
    inside = war.inside(region)
    assert (inside[f"{people}-regular"], inside[f"{people}-elite"]) == (1, 1)
    assert war.figures("free-peoples", region) == {}


# -- The Red Arrow ----------------------------------------------------------------------------------------------------
def test_fp_str_09_rohan_advances_first() -> None:
    war = played("fp-str-09", **ROUSED)
    assert nation(war, "rohan") == (2, False)
    war.free_peoples.does("unit", figure="rohan-elite")
    assert war.figures("free-peoples", "edoras") == {"rohan-regular": 1, "rohan-elite": 2, "rohan-leader": 1}
    assert nation(war, "rohan") == (2, False)


def test_WR_CARD_08_fp_str_09_needs_gondor_active() -> None:
    assert cannot_play("fp-str-09")
    assert cannot_play("fp-str-09", nations={"gondor": {"steps": 1, "active": False}})


def test_fp_str_09_a_passive_rohan_stops_before_war() -> None:
    nations = {**ROUSED["nations"], "rohan": {"steps": 1, "active": False}}
    assert nation(played("fp-str-09", nations=nations), "rohan") == (1, False)
    nations = {**ROUSED["nations"], "rohan": {"steps": 1, "active": True}}
    assert nation(played("fp-str-09", nations=nations), "rohan") == (0, True)


# -- a unit and a card ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("rank", ["regular", "elite"])
@pytest.mark.parametrize(("card", "people", "region"), WITH_DRAW)
def test_fp_str_15_21_24_a_unit_then_a_card(card: str, people: str, region: str, rank: str) -> None:
    war = played(card, **EMPTY)
    war.free_peoples.is_refused("WR-CARD-10", "unit", figure="gondor-elite")
    war.free_peoples.does("unit", figure=f"{people}-{rank}")
    assert war.figures("free-peoples", region) == {f"{people}-{rank}": 1}
    draws(war, card)
    consistent(war)


@pytest.mark.parametrize(("card", "people", "region"), WITH_DRAW)
def test_WC_CARD_18_no_unit_but_the_card(card: str, people: str, region: str) -> None:
    war = played(card, **EMPTY, reinforcements=none_of(people, "regular", "elite"))
    assert war.told("log-wotr-no-recruit") == [{"nation": people, "region": region}]
    draws(war, card)
    draws(played(card, **EMPTY, captured=[region]), card)


def test_WR_CARD_20_the_played_card_has_left_the_hand_before_the_draw() -> None:
    hand = [f"fp-char-{n:02}" for n in range(1, 7)]
    war = holds("fp-str-15", *hand[:5], **EMPTY)
    play(war, "fp-str-15").free_peoples.does("unit", figure="elves-elite")
    war.chance.draws_card("fp-str-01")
    assert war.free_peoples.hand == [*hand[:5], "fp-str-01"]
    assert war.open() == [("shadow", "action")]


def test_WR_CARD_05_fp_str_24_with_an_empty_deck() -> None:
    gone = [f"fp-str-{n:02}" for n in range(1, 24)]
    war = holds("fp-str-24", **EMPTY, decks={"free-peoples-strategy": {}}, discards=gone)
    play(war, "fp-str-24").free_peoples.does("unit", figure="elves-elite")
    assert is_over(war, "fp-str-24")


def test_fp_str_19_two_regulars_and_a_card() -> None:
    war = played("fp-str-19", **EMPTY)
    assert war.figures("free-peoples", "dale") == {"north-regular": 2}
    assert recruited(war) == [("north-regular", 2, "dale")]
    draws(war, "fp-str-19")


def test_WR_CARD_10_fp_str_19_as_many_as_there_are() -> None:
    war = played("fp-str-19", **EMPTY, reinforcements={"north-regular": 1})
    assert war.figures("free-peoples", "dale") == {"north-regular": 1}
    draws(war, "fp-str-19")
    war = played("fp-str-19", **EMPTY, reinforcements={"north-regular": 0})
    assert war.told("log-wotr-no-recruit") == [{"nation": "north", "region": "dale"}]
    draws(war, "fp-str-19")
    taken = {"free_peoples": {}, "shadow": {"dale": {"southrons-regular": 1}}, "captured": ["dale"]}
    war = played("fp-str-19", **taken)
    assert recruited(war) == []
    draws(war, "fp-str-19")


@pytest.mark.parametrize("north", ["north-regular", "north-elite"])
@pytest.mark.parametrize("dwarf", ["dwarves-regular", "dwarves-elite"])
def test_fp_str_20_two_places_and_a_card(north: str, dwarf: str) -> None:
    war = played("fp-str-20", **EMPTY)
    war.free_peoples.is_refused("WR-CARD-10", "unit", figure=dwarf).does("unit", figure=north)
    war.free_peoples.is_refused("WR-CARD-10", "unit", figure=north).does("unit", figure=dwarf)
    assert war.figures("free-peoples", "the-shire") == {north: 1}
    assert war.figures("free-peoples", "ered-luin") == {dwarf: 1}
    draws(war, "fp-str-20")


def test_WR_CARD_10_fp_str_20_one_place_lost() -> None:
    taken = {"free_peoples": {}, "shadow": {"the-shire": {"sauron-regular": 1}}, "captured": ["the-shire"]}
    war = played("fp-str-20", **taken)
    assert war.told("log-wotr-no-recruit") == [{"nation": "north", "region": "the-shire"}]
    war.free_peoples.does("unit", figure="dwarves-elite")
    draws(war, "fp-str-20")


# -- Círdan's Ships ---------------------------------------------------------------------------------------------------
ELVES = {"nations": at_war("elves")}


def test_WR_CARD_08_fp_str_13_needs_the_elves_at_war() -> None:
    assert cannot_play("fp-str-13")
    assert cannot_play("fp-str-13", nations={"elves": {"steps": 1, "active": True}})


def test_fp_str_13_two_units_of_choice_in_a_region_of_choice() -> None:
    there = {"pelargir": {"gondor-regular": 1}, "grey-havens": {"elves-elite": 1}, "edoras": {"rohan-regular": 1}}
    war = played("fp-str-13", free_peoples=there, shadow={}, **ELVES)
    assert set(war.free_peoples.is_asked("recruit-in").offered("recruit-in", "region")) == {"pelargir", "grey-havens"}
    war.free_peoples.is_refused("WR-CARD-10", "recruit-in", region="edoras")
    war.free_peoples.is_refused("WR-CARD-10", "recruit-in", region="lamedon")
    consistent(war)
    war.free_peoples.does("recruit-in", region="pelargir")
    war.free_peoples.does("unit", figure="elves-elite").does("unit", figure="elves-regular")
    assert war.figures("free-peoples", "pelargir") == {"gondor-regular": 1, "elves-elite": 1, "elves-regular": 1}
    assert is_over(war, "fp-str-13")


def test_fp_str_13_a_besieged_coast_and_only_an_army() -> None:
    forces: dict[str, Any] = {
        "inside": {"dol-amroth": {"gondor-regular": 2}},
        "free_peoples": {"pelargir": {"boromir": 1}},
        "shadow": {"dol-amroth": {"southrons-regular": 3}, "umbar": {"southrons-regular": 1}},
    }
    war = played("fp-str-13", **forces, **ELVES)
    war.free_peoples.does("unit", figure="elves-elite").does("unit", figure="elves-elite")
    assert war.inside("dol-amroth") == {"gondor-regular": 2, "elves-elite": 2}


def test_WR_CARD_10_fp_str_13_as_far_as_possible() -> None:
    there = {"free_peoples": {"pelargir": {"gondor-regular": 1}}, "shadow": {}}
    war = played("fp-str-13", **there, **ELVES, reinforcements={"elves-regular": 1, "elves-elite": 0})
    assert war.figures("free-peoples", "pelargir") == {"gondor-regular": 1, "elves-regular": 1}
    assert is_over(war, "fp-str-13")
    war = played("fp-str-13", **there, **ELVES, reinforcements={"elves-regular": 1, "elves-elite": 1})
    war.free_peoples.does("unit", figure="elves-regular")
    assert war.figures("free-peoples", "pelargir") == {"gondor-regular": 1, "elves-regular": 1, "elves-elite": 1}
    war = played("fp-str-13", **EMPTY, **ELVES)
    assert war.told("log-wotr-card-in-vain") == [{"card": "fp-str-13"}]
    assert is_over(war, "fp-str-13")


# -- Riders of Théoden ------------------------------------------------------------------------------------------------
def test_WC_CARD_15_fp_str_16_edoras_or_a_companion() -> None:
    forces: dict[str, Any] = {
        "free_peoples": {"eastemnet": {"legolas": 1}, "westemnet": {"boromir": 1}, "folde": {"rohan-regular": 1}},
        "inside": {"helms-deep": {"rohan-regular": 1, "gimli": 1}},
        "shadow": {"eastemnet": {"isengard-regular": 2}, **HELM},
    }
    war = played("fp-str-16", **forces)
    assert set(war.free_peoples.offered("recruit-in", "region")) == {"edoras", "westemnet", "helms-deep"}
    war.free_peoples.is_refused("WR-REC-14", "recruit-in", region="eastemnet")
    war.free_peoples.is_refused("WR-CARD-10", "recruit-in", region="folde")
    war.free_peoples.does("recruit-in", region="helms-deep").does("unit", figure="rohan-elite")
    assert war.inside("helms-deep") == {"rohan-regular": 1, "gimli": 1, "rohan-elite": 1, "rohan-leader": 1}
    assert is_over(war, "fp-str-16")
    consistent(war)


def test_fp_str_16_where_only_a_companion_stands() -> None:
    war = played("fp-str-16", free_peoples={"fords-of-isen": {"gimli": 1}}, shadow={}, captured=["edoras"])
    war.free_peoples.does("unit", figure="rohan-regular")
    assert war.figures("free-peoples", "fords-of-isen") == {"gimli": 1, "rohan-regular": 1, "rohan-leader": 1}


def test_PF_097_fp_str_16_nowhere() -> None:
    war = played("fp-str-16", **EMPTY, captured=["edoras"])
    assert war.told("log-wotr-card-in-vain") == [{"card": "fp-str-16"}]
    assert is_over(war, "fp-str-16")


# -- Éomer, Son of Éomund ---------------------------------------------------------------------------------------------
def test_fp_str_23_a_free_settlement() -> None:
    war = played("fp-str-23", **EMPTY)
    places = war.free_peoples.is_asked("recruit-in").offered("recruit-in", "region")
    assert set(places) == {"edoras", "folde", "helms-deep", "westemnet"}
    war.free_peoples.is_refused("WR-CARD-10", "recruit-in", region="fords-of-isen")
    war.free_peoples.is_refused("WR-CARD-10", "recruit-in", region="eastemnet")
    war.free_peoples.does("recruit-in", region="folde").does("unit", figure="rohan-elite")
    assert war.figures("free-peoples", "folde") == {"rohan-elite": 1, "rohan-leader": 1}
    assert is_over(war, "fp-str-23")


def test_fp_str_23_not_under_siege_nor_conquered() -> None:
    forces: dict[str, Any] = {
        "free_peoples": {},
        "inside": {"helms-deep": {"rohan-regular": 1, "gimli": 1}},
        "shadow": {"westemnet": {"isengard-regular": 1}, **HELM},
        "captured": ["westemnet", "edoras"],
    }
    war = played("fp-str-23", **forces)
    war.free_peoples.is_asked("card-unit").does("unit", figure="rohan-regular")
    assert war.figures("free-peoples", "folde") == {"rohan-regular": 1, "rohan-leader": 1}
    both = {**forces, "captured": ["westemnet"]}
    war = played("fp-str-23", **both)
    assert set(war.free_peoples.offered("recruit-in", "region")) == {"edoras", "folde"}
    war.free_peoples.is_refused("WR-", "recruit-in", region="helms-deep")


def test_PF_097_fp_str_23_no_free_settlement() -> None:
    war = played("fp-str-23", **EMPTY, captured=["edoras", "folde", "helms-deep", "westemnet"])
    assert war.told("log-wotr-card-in-vain") == [{"card": "fp-str-23"}]
    assert is_over(war, "fp-str-23")
