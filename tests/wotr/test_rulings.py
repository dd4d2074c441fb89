"""Rulings on what the rules leave open, each met and violated (WRU-108 to WRU-112), and case WC-HUNT-28."""

from __future__ import annotations

from typing import Any

import pytest

from .board import acts, at_war, attacks, is_consistent, nation
from .each import CARD, battle
from .fights import dice, purpose
from .ring import acting, consistent, phase, tile_of
from .scenario import Json, Scenario
from .test_fp_character import STANDARD

GREY, WHITE = "gandalf-the-grey", "gandalf-the-white"


# -- a companion retreats (WRU-108) -----------------------------------------------------------------------------------
def falls_back(companion: str, region: str, place: str = "westemnet", **position: Any) -> Scenario:
    """A companion and two of Gondor retreat from this place in Rohan after a round."""
    army = {"gondor-regular": 2, companion: 1}
    war = acts(
        "shadow", "army", nations=at_war("isengard"), free_peoples={place: army},
        shadow={"fords-of-isen": {"isengard-regular": 5}}, **position,
    )  # fmt: skip
    attacks(war.shadow, "army", "fords-of-isen", place, {"isengard-regular": 5})
    while war.open()[0][1] != "press":
        war.re_rolls_all()
        war.chance.rolls(*[2] * dice(war))
    war.shadow.does("press")
    war.free_peoples.does("retreat", region=region)
    return war


@pytest.mark.parametrize("region", ["edoras", "helms-deep"])
def test_WRU_108_he_rouses_the_nation_of_the_city_or_stronghold(region: str) -> None:
    war = falls_back(GREY, region)
    assert nation(war, "rohan") == (3, True)
    assert war.told("log-wotr-activated") == [{"nation": "gondor"}, {"nation": "rohan"}]
    assert is_consistent(war)


@pytest.mark.parametrize(("companion", "region"), [("gimli", "edoras"), ("strider", "helms-deep"), (GREY, "folde")])
def test_WRU_108_not_one_that_he_cannot_rouse_nor_in_the_open(companion: str, region: str) -> None:
    assert nation(falls_back(companion, region), "rohan") == (3, False)


def test_WRU_108_an_advance_after_a_battle_does_the_same() -> None:
    war = acts(
        "free-peoples", "army-muster", nations=at_war("gondor", rohan={"steps": 2, "active": False}),
        free_peoples={"folde": {"gondor-regular": 5, GREY: 1}}, shadow={"edoras": {"isengard-regular": 1}},
        captured=["edoras"],
    )  # fmt: skip
    figures = {"gondor-regular": 5, GREY: 1}
    attacks(war.free_peoples, "army-muster", "folde", "edoras", figures)
    war.chance.rolls(6, 6, 6, 6, 6).rolls(2)
    assert nation(war, "rohan") == (2, False)
    war.free_peoples.does("advance-army", figures=figures)
    assert nation(war, "rohan") == (2, True)


# -- Gandalf the Grey leaves by the card that was played (WRU-109) ----------------------------------------------------
def alone(die: str, *leaving: str, with_: tuple[str, ...] = (GREY, "strider"), guide: str = GREY) -> Scenario:
    """These leave by I Will Go Alone, played with this die."""
    war = acting(die, with_=with_, guide=guide, region="hollin", hands={"free-peoples": ["fp-char-11"]})
    war.free_peoples.uses(die).does("play-card", card="fp-char-11")
    war.free_peoples.does("companions", characters=list(leaving)).does("separate-to", region="hollin")
    return war


def test_WRU_109_he_was_guide_when_the_card_was_played() -> None:
    war = alone("event", GREY)
    war.expect(guide="strider")
    war.free_peoples.is_asked("guide-draw").does("accept")
    war.chance.draws_card("fp-char-20")
    assert war.free_peoples.hand == ["fp-char-20"]
    consistent(war)


def test_WRU_109_not_with_a_character_result() -> None:
    assert alone("character", GREY).open() == [("shadow", "action")]


def test_WRU_109_who_becomes_guide_by_the_card_is_too_late() -> None:
    war = alone("event", "strider", guide="strider")
    war.expect(guide=GREY)
    assert war.open() == [("shadow", "action")]


# -- Words of Power against the White Rider (WRU-110) -----------------------------------------------------------------
def words_of_power(rider: str) -> Scenario:
    """Gandalf the White is the White Rider or not; then Words of Power silence him, and everybody misses."""
    war = battle("words-of-power", {"gondor-regular": 5, WHITE: 1}, {"sauron-regular": 5, "nazgul": 3})
    war.free_peoples.is_asked("white-rider").does(rider)
    war.shadow.does("lay-card", card=CARD["words-of-power"])
    war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2)
    return war


def test_WRU_110_what_the_white_rider_has_cancelled_stays_so() -> None:
    war = words_of_power("accept")
    assert war.told("log-wotr-silenced") == [{"character": WHITE}]
    war.shadow.is_asked("press")


def test_WRU_110_without_the_white_rider_they_lead_and_he_does_not() -> None:
    war = words_of_power("decline")
    assert (purpose(war), dice(war)) == ("combat-shadow", 3)
    war.chance.rolls(2, 2, 2)
    war.shadow.is_asked("press")


# -- the last companion and Gollum (WRU-111) --------------------------------------------------------------------------
def last(companion: str, tile: str, **more: Any) -> Scenario:
    """The last companion is lost as a casualty to this tile."""
    war = tile_of(acting(with_=(companion,), guide=companion, region="hollin", **more), tile)
    war.free_peoples.is_asked("casualty").does("casualty", who="guide")
    war.expect(guide="gollum")
    return war


def test_WC_HUNT_28_gollum_hides_them_as_soon_as_he_is_guide() -> None:
    war = last("boromir", "std-2r")
    war.expect(hidden=True, corruption=0, progress=1)
    assert war.told("log-wotr-gollum-unseen") == [{}]
    war.shadow.is_asked("action")
    consistent(war)


def test_WC_HUNT_28_he_may_reveal_them_for_what_is_left_of_the_damage() -> None:
    def hurt() -> Scenario:
        war = tile_of(acting(with_=("peregrin",), guide="peregrin", region="hollin"), "std-2r")
        war.free_peoples.is_asked("hobbit-leaves").does("accept").is_asked("gollum-reveals")
        return war

    war = hurt()
    war.free_peoples.does("decline").does("separate-to", region="hollin")
    war.expect(hidden=True, corruption=1)
    war = hurt()
    war.free_peoples.does("accept").does("separate-to", region="hollin").is_asked("revealed-to")
    war.expect(hidden=False, corruption=0)


def test_WC_HUNT_28_an_eye_reveals_them_all_the_same() -> None:
    war = last("boromir", "std-eye")
    war.expect(hidden=False)
    war.free_peoples.is_asked("revealed-to")


def test_WC_HUNT_28_a_special_tile_reveals_them_all_the_same() -> None:
    pool: Json = {"pool": [*STANDARD, "sh-the-ring-is-mine"]}
    war = acting(with_=("boromir",), guide="boromir", mordor=1, tiles=pool, box=2)
    war.free_peoples.uses("character").does("move-fellowship")
    war.chance.draws_tile("sh-the-ring-is-mine")
    war.free_peoples.is_asked("casualty").does("casualty", who="guide")
    war.expect(guide="gollum", hidden=False)


def test_WC_HUNT_28_not_while_another_companion_guides() -> None:
    war = tile_of(acting(with_=("boromir", "meriadoc"), guide="boromir", region="hollin"), "std-2r")
    war.free_peoples.does("casualty", who="guide")
    war.expect(guide="meriadoc", hidden=False)
    war.free_peoples.is_asked("revealed-to")


# -- the Fellowship stays (WRU-112) -----------------------------------------------------------------------------------
def shown(region: str, progress: int, **more: Any) -> Scenario:
    """A tile reveals the Fellowship, with so much progress."""
    return tile_of(acting(region=region, progress=progress - 1, shadow={}, **more), "std-0r")


def test_WRU_112_a_revealed_fellowship_that_stays_is_not_asked_its_way() -> None:
    war = shown("dimrill-dale", 2)
    war.free_peoples.does("revealed-to", region="dimrill-dale")
    war.expect(hidden=False, progress=0, corruption=0)
    assert not war.told("log-wotr-way-touches")
    war.shadow.is_asked("action")


def test_WRU_112_to_stay_in_a_stronghold_of_the_shadow_draws_its_tile_alone() -> None:
    war = shown("morannon", 3)
    war.free_peoples.does("revealed-to", region="morannon")
    assert war.told("log-wotr-tile-for-stronghold") == [{"region": "morannon"}]
    war.chance.draws_tile("std-0r")
    war.shadow.is_asked("action")


def test_WRU_112_whoever_goes_is_still_asked() -> None:
    war = shown("dagorlad", 3)
    war.free_peoples.does("revealed-to", region="minas-morgul").is_asked("way")


def test_WRU_112_nor_a_declared_one() -> None:
    war = phase(region="dimrill-dale", progress=2, table=["sh-char-17"], shadow={"moria": {"sauron-regular": 1}})
    war.free_peoples.does("declare", region="dimrill-dale")
    war.expect(progress=0, table=["sh-char-17"])
    assert ("free-peoples", "way") not in war.open()
