"""The character deck of the Shadow: the Ring, the Hunt and the Eye (cards 1 to 8, 10, 12 to 14, 18)."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.wotr.fellowship.mordor import enter_mordor

from .ring import acting, consistent
from .scenario import Scenario
from .test_fp_character import STANDARD

NOBODY: dict[str, Any] = {"free_peoples": {}, "shadow": {}}


def holding(*cards: str, dice: tuple[str, ...] = ("character",), **more: Any) -> Scenario:
    """The Shadow is to act and holds these cards; the Fellowship stands in Hollin unless told otherwise."""
    hands = {"free-peoples": [], "shadow": list(cards), **more.pop("hands", {})}
    position: dict[str, Any] = {"next": ["action", 1], "shadow_dice": dice, "hands": hands, "region": "hollin", **more}
    return acting(**position)


def plays(war: Scenario, card: str) -> Scenario:
    """The Shadow plays one of them with a character die."""
    war.shadow.uses("character").does("play-card", card=card)
    return war


def cannot_play(war: Scenario, card: str, rule: str = "WR-CARD-08") -> Scenario:
    """The card is refused."""
    war.shadow.uses("character").is_refused(rule, "play-card", card=card)
    return war


def is_discarded(war: Scenario, card: str) -> bool:
    """The card lies face up among the discards and nowhere else."""
    view = war.view()
    return [card, -1] in view["discards"] and card not in (*view["table"], *view["playing"], *war.shadow.hand)


def is_over(war: Scenario, card: str) -> bool:
    """The card is discarded and the other side is to act."""
    war.free_peoples.is_asked("action")
    return is_discarded(war, card)


# -- special tiles ----------------------------------------------------------------------------------------------------
SPECIAL = {
    "sh-char-01": "sh-shelobs-lair",
    "sh-char-02": "sh-the-ring-is-mine",
    "sh-char-03": "sh-on-on-they-went",
    "sh-char-04": "sh-give-it-to-uss",
}


@pytest.mark.parametrize(("card", "tile"), SPECIAL.items())
def test_WC_HUNT_24_special_tile_before_mordor(card: str, tile: str) -> None:
    war = plays(holding(card, region="lorien"), card)
    assert war.view()["tiles"]["waiting"] == [tile]
    assert tile not in war.view()["tiles"]["pool"]
    assert war.told("log-wotr-special-tile-waits") == [{"tile": tile}]
    assert is_over(war, card)
    consistent(war)
    enter_mordor(war.position)
    assert war.view()["tiles"]["pool"].count(tile) == 1
    assert war.view()["tiles"]["waiting"] == []


@pytest.mark.parametrize(("card", "tile"), SPECIAL.items())
def test_WR_HUNT_06_special_tile_in_mordor(card: str, tile: str) -> None:
    war = plays(holding(card, mordor=1), card)
    assert war.view()["tiles"]["pool"].count(tile) == 1
    assert war.view()["tiles"]["waiting"] == []
    assert war.told("log-wotr-special-tile-in-pool") == [{"tile": tile}]


# -- the four cards that need the wilderness --------------------------------------------------------------------------
HUNTERS = ("sh-char-05", "sh-char-06", "sh-char-07")
WILD = (*HUNTERS, "sh-char-08")


@pytest.mark.parametrize("card", WILD)
@pytest.mark.parametrize(
    ("region", "captured"),
    [("rivendell", False), ("bree", False), ("edoras", False), ("edoras", True), ("lossarnach", True)],
)
def test_WR_CARD_08_not_in_a_settlement_of_the_free_peoples(card: str, region: str, captured: bool) -> None:
    more = {"captured": [region], **NOBODY, "shadow": {"moria": {"nazgul": 1}}} if captured else {}
    cannot_play(holding(card, region=region, **more), card)


@pytest.mark.parametrize("card", WILD)
@pytest.mark.parametrize("place", [{"region": "hollin"}, {"region": "moria"}, {"region": "osgiliath"}, {"mordor": 2}])
def test_playable_in_the_wild_in_a_shadow_settlement_and_in_mordor(card: str, place: dict[str, Any]) -> None:
    war = plays(holding(card, **place), card)
    assert war.open()[0][0] == "chance"


@pytest.mark.parametrize("card", WILD)
def test_a_captured_shadow_settlement_is_none_of_the_free_peoples(card: str) -> None:
    war = plays(holding(card, region="moria", captured=["moria"], **NOBODY), card)
    assert war.open()[0][0] == "chance"


def drawn(card: str, tile: str, **more: Any) -> Scenario:
    """The card is played and draws this tile."""
    war = plays(holding(card, **more), card)
    war.chance.draws_tile(tile)
    return war


@pytest.mark.parametrize("card", HUNTERS)
def test_PF_078_an_eye_has_no_effect(card: str) -> None:
    war = drawn(card, "std-eye", box=5)
    war.expect(corruption=0, hidden=True)
    assert war.told("log-wotr-tile-without-effect") == [{"tile": "std-eye"}]
    assert war.view()["tiles"]["drawn"] == ["std-eye"]
    assert is_over(war, card)


@pytest.mark.parametrize("card", HUNTERS)
@pytest.mark.parametrize("tile", ["fp-phial-of-galadriel", "fp-elven-rope", "sh-the-ring-is-mine"])
def test_special_tiles_without_effect(card: str, tile: str) -> None:
    war = drawn(card, tile, mordor=1, corruption=4, tiles={"pool": [*STANDARD, tile]})
    war.expect(corruption=4, hidden=True, mordor=1)
    assert war.told("log-wotr-tile-without-effect") == [{"tile": tile}]


@pytest.mark.parametrize("card", HUNTERS)
def test_a_reveal_icon_reveals(card: str) -> None:
    war = drawn(card, "std-0r", region="hollin", progress=1)
    war.free_peoples.is_asked("revealed-to").does("revealed-to", region="hollin")
    war.expect(hidden=False, progress=0)
    assert is_over(war, card)


@pytest.mark.parametrize("card", HUNTERS)
def test_the_die_of_shelobs_lair_is_rolled_and_nobody_stops(card: str) -> None:
    war = drawn(
        card, "sh-shelobs-lair", with_=(), mordor=1, hidden=False, tiles={"pool": [*STANDARD, "sh-shelobs-lair"]}
    )
    war.chance.rolls(4)
    war.expect(corruption=4, mordor=1)


@pytest.mark.parametrize("card", HUNTERS)
def test_the_draw_can_be_prevented_or_replaced(card: str) -> None:
    war = plays(holding(card, table=["fp-char-08"]), card)
    war.free_peoples.is_asked("prevent-draw").does("use-table-card", card="fp-char-08")
    war.expect(corruption=0)
    assert is_over(war, card)
    war = plays(holding(card, table=["fp-char-05"]), card)
    war.chance.draws_tile("std-3")
    war.free_peoples.is_asked("redraw-tile").does("use-table-card", card="fp-char-05")
    war.chance.draws_tile("std-eye")
    war.expect(corruption=0)
    assert is_over(war, card)


def test_sh_char_05_the_damage_is_met_as_in_a_hunt() -> None:
    war = drawn("sh-char-05", "std-3", table=["fp-char-07"], with_=("boromir", "peregrin"), guide="boromir")
    war.free_peoples.is_asked("lower-damage").does("use-table-card", card="fp-char-07")
    war.free_peoples.is_asked("casualty").does("casualty", who="guide")
    war.expect(corruption=0, guide="peregrin")
    assert war.view()["characters"]["boromir"] == "gone"
    assert [told["cause"] for told in war.told("log-wotr-tile-drawn")] == ["card"]
    assert is_over(war, "sh-char-05")
    consistent(war)


def test_PF_086_isildurs_bane_is_corruption_and_nothing_else() -> None:
    war = drawn("sh-char-06", "std-3", table=["fp-char-07"], with_=("boromir", "peregrin"), guide="boromir")
    war.expect(corruption=3, table=["fp-char-07"])
    assert is_over(war, "sh-char-06")


@pytest.mark.parametrize("with_", [("meriadoc",), ()])
def test_PF_086_no_guide_helps_against_isildurs_bane(with_: tuple[str, ...]) -> None:
    war = drawn("sh-char-06", "std-2", with_=with_, guide="meriadoc" if with_ else "gollum")
    war.expect(corruption=2, hidden=True)
    assert is_over(war, "sh-char-06")


def test_sh_char_06_can_end_the_war() -> None:
    drawn("sh-char-06", "std-3", corruption=9).expect(outcome=("shadow", "corruption"))


def test_sh_char_07_a_random_companion_before_the_ring() -> None:
    war = drawn("sh-char-07", "std-3")
    assert war.open() == [("chance", "companion-drawn")]
    consistent(war)
    war.chance.draws_companion("gimli")
    war.free_peoples.does("guide", character="gandalf-the-grey")
    war.expect(corruption=1)
    assert war.view()["characters"]["gimli"] == "gone"
    assert is_over(war, "sh-char-07")


def test_sh_char_07_other_means_come_first() -> None:
    war = drawn("sh-char-07", "std-1", table=["fp-char-07"], with_=("boromir",), guide="boromir")
    war.free_peoples.does("use-table-card", card="fp-char-07")
    war.expect(corruption=0, guide="boromir")
    assert is_over(war, "sh-char-07")


def test_sh_char_07_nobody_to_lose() -> None:
    war = drawn("sh-char-07", "std-2", with_=(), guide="gollum")
    war.free_peoples.is_asked("gollum-reveals").passes()
    war.expect(corruption=2)


def test_sh_char_07_no_damage_no_victim() -> None:
    war = drawn("sh-char-07", "std-0r", hidden=False)
    assert is_over(war, "sh-char-07")
    assert "gone" not in war.view()["characters"].values()


# -- Candles of Corpses -----------------------------------------------------------------------------------------------
def test_sh_char_08_four_or_more() -> None:
    war = plays(holding("sh-char-08", corruption=2), "sh-char-08")
    war.chance.rolls(3, 4, 6)
    war.expect(corruption=4)
    assert war.told("log-wotr-card-dice") == [{"card": "sh-char-08", "dice": [3, 4, 6]}]
    assert is_over(war, "sh-char-08")
    consistent(war)


def test_sh_char_08_with_gollum_only_a_six() -> None:
    war = plays(holding("sh-char-08", with_=(), guide="gollum"), "sh-char-08")
    war.chance.rolls(5, 4, 6)
    war.expect(corruption=1)


def test_sh_char_08_no_candle_burns() -> None:
    war = plays(holding("sh-char-08"), "sh-char-08")
    war.chance.rolls(1, 2, 3)
    war.expect(corruption=0)
    assert is_over(war, "sh-char-08")


# -- Cruel Weather ----------------------------------------------------------------------------------------------------
def test_sh_char_10_drives_them_to_a_neighbour() -> None:
    war = plays(
        holding("sh-char-10", region="dimrill-dale", progress=3, corruption=2, table=["sh-char-17"]), "sh-char-10"
    )
    facts = war.position.facts
    near = {facts.regions[r].id for r in facts.regions[facts.region["dimrill-dale"]].adjacent}
    assert set(war.shadow.offered("weather-to", "region")) == near
    war.shadow.is_refused("WR-CARD-10", "weather-to", region="rivendell")
    war.shadow.is_refused("WR-CARD-10", "weather-to", region="dimrill-dale")
    war.shadow.does("weather-to", region="moria")
    war.expect(fellowship_region="moria", progress=3, hidden=True, corruption=2, table=["sh-char-17"])
    assert war.told("log-wotr-ring-bearers-move") == [{"from_region": "dimrill-dale", "region": "moria"}]
    assert is_over(war, "sh-char-10")
    consistent(war)


def test_sh_char_10_into_a_haven_nothing_else_happens() -> None:
    nations = {"elves": {"steps": 3, "active": False}}
    war = holding("sh-char-10", region="dimrill-dale", progress=1, corruption=2, nations=nations, table=["sh-char-16"])
    plays(war, "sh-char-10").shadow.does("weather-to", region="lorien")
    war.expect(fellowship_region="lorien", progress=1, corruption=2, table=["sh-char-16"])
    assert not war.view()["nations"]["elves"]["active"]


@pytest.mark.parametrize("card", ["sh-char-09", "sh-char-10", "sh-char-11"])
@pytest.mark.parametrize("fellowship", [{"progress": 0}, {"mordor": 0}])
def test_WR_CARD_08_needs_progress(card: str, fellowship: dict[str, Any]) -> None:
    cannot_play(holding(card, **fellowship), card)


# -- Morgul Wound -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (10, 11)])
def test_sh_char_12_two_or_one(before: int, after: int) -> None:
    war = plays(holding("sh-char-12", hidden=False, corruption=before), "sh-char-12")
    war.expect(corruption=after)
    assert is_over(war, "sh-char-12")


@pytest.mark.parametrize("card", ["sh-char-12", "sh-char-13", "sh-char-14"])
@pytest.mark.parametrize("more", [{}, {"mordor": 1}])
def test_WR_CARD_08_needs_a_revealed_fellowship(card: str, more: dict[str, Any]) -> None:
    cannot_play(holding(card, hidden=True, **more), card)


# -- Lure of the Ring -------------------------------------------------------------------------------------------------
def lured(companion: str, **more: Any) -> Scenario:
    war = plays(holding("sh-char-13", hidden=False, **more), "sh-char-13")
    war.chance.draws_companion(companion)
    return war


@pytest.mark.parametrize(("companion", "level"), [("strider", 3), ("boromir", 2), ("peregrin", 1)])
def test_sh_char_13_corruption_for_his_level(companion: str, level: int) -> None:
    war = lured(companion, corruption=1)
    consistent(war)
    war.free_peoples.is_asked("lure").does("lure", how="corruption")
    war.expect(corruption=1 + level)
    assert war.view()["characters"][companion] == "fellowship"
    assert is_over(war, "sh-char-13")


def test_sh_char_13_or_he_is_eliminated() -> None:
    war = lured("boromir", table=["fp-char-07"])
    war.free_peoples.does("lure", how="eliminate").does("guide", character="gandalf-the-grey")
    war.expect(corruption=0, table=[])
    assert war.view()["characters"]["boromir"] == "gone"
    assert is_over(war, "sh-char-13")


def test_sh_char_13_a_hobbit_is_taken_alive() -> None:
    war = lured("meriadoc")
    war.free_peoples.does("lure", how="eliminate").does("separate-to", region="moria")
    war.free_peoples.does("guide", character="strider")
    assert war.figures("free-peoples", "moria") == {"meriadoc": 1}


def test_sh_char_13_is_no_casualty_for_worn_with_sorrow() -> None:
    war = lured("boromir", table=["sh-char-15", "fp-char-05"])
    war.free_peoples.does("lure", how="eliminate").does("guide", character="gandalf-the-grey")
    war.expect(table=["sh-char-15", "fp-char-05"])
    assert is_over(war, "sh-char-13")


@pytest.mark.parametrize("card", ["sh-char-13", "sh-char-14"])
def test_gollum_takes_it_with_one_corruption(card: str) -> None:
    war = plays(holding(card, hidden=False, with_=(), guide="gollum", table=["fp-char-05"]), card)
    war.expect(corruption=1, table=["fp-char-05"])
    assert not war.told("log-wotr-tile-drawn")
    assert is_over(war, card)


def test_sh_char_13_on_the_mordor_track() -> None:
    war = lured("peregrin", mordor=2)
    war.free_peoples.does("lure", how="eliminate").does("guide", character="strider")
    assert war.view()["characters"]["peregrin"] == "gone"


# -- The Breaking of the Fellowship -----------------------------------------------------------------------------------
def test_sh_char_14_as_many_as_the_tile_says() -> None:
    war = drawn("sh-char-14", "std-2r", hidden=False, region="hollin")
    war.free_peoples.is_asked("who-leaves").is_refused("WR-SEP-01", "companions", characters=["gimli"])
    war.free_peoples.is_refused("WR-SEP-01", "companions", characters=["gimli", "legolas", "boromir"])
    consistent(war)
    war.free_peoples.does("companions", characters=["gimli", "legolas"]).does("guide", character="strider")
    assert war.figures("free-peoples", "hollin") == {"gimli": 1, "legolas": 1}
    war.expect(corruption=0, hidden=False, fellowship_region="hollin")
    assert war.told("log-wotr-breaking") == [{"count": 2}]
    assert is_over(war, "sh-char-14")


def test_sh_char_14_all_if_there_are_fewer() -> None:
    war = drawn("sh-char-14", "std-3", hidden=False, with_=("gimli", "peregrin"))
    assert war.figures("free-peoples", "hollin") == {"gimli": 1, "peregrin": 1}
    war.expect(guide="gollum")
    assert is_over(war, "sh-char-14")


@pytest.mark.parametrize("tile", ["std-eye", "std-0r"])
def test_sh_char_14_nobody_leaves(tile: str) -> None:
    war = drawn("sh-char-14", tile, hidden=False, box=3)
    assert war.view()["characters"]["gimli"] == "fellowship"
    war.expect(corruption=0)
    assert is_over(war, "sh-char-14")


@pytest.mark.parametrize("tile", ["fp-phial-of-galadriel", "sh-the-ring-is-mine"])
def test_sh_char_14_special_tiles_without_effect(tile: str) -> None:
    war = drawn("sh-char-14", tile, hidden=False, mordor=0, corruption=3, tiles={"pool": [*STANDARD, tile]})
    war.expect(corruption=3)
    assert is_over(war, "sh-char-14")


def test_WR_HUNT_08_sh_char_14_the_die_counts_as_a_number() -> None:
    pool = {"pool": [*STANDARD, "sh-shelobs-lair"]}
    war = drawn("sh-char-14", "sh-shelobs-lair", hidden=False, mordor=0, with_=("gimli", "legolas"), tiles=pool)
    war.chance.rolls(1)
    war.free_peoples.does("companions", characters=["gimli"])
    assert war.view()["characters"]["gimli"] == "gone"
    war.expect(guide="legolas", mordor=0, corruption=0)


def test_WR_MORD_06_sh_char_14_on_the_track_they_are_lost() -> None:
    war = drawn("sh-char-14", "std-1", hidden=False, mordor=1)
    war.free_peoples.does("companions", characters=["boromir"]).does("guide", character="strider")
    assert war.view()["characters"]["boromir"] == "gone"


def test_sh_char_14_inside_a_siege_they_join_the_garrison() -> None:
    siege: dict[str, Any] = {
        "inside": {"helms-deep": {"rohan-regular": 2}},
        "free_peoples": {},
        "shadow": {"helms-deep": {"isengard-regular": 5}},
    }
    war = drawn("sh-char-14", "std-1", hidden=False, region="helms-deep", **siege)
    war.free_peoples.does("companions", characters=["legolas"]).does("guide", character="strider")
    assert war.inside("helms-deep") == {"rohan-regular": 2, "legolas": 1}


# -- The Lidless Eye --------------------------------------------------------------------------------------------------
DICE = ("character", "army", "army", "muster", "event")


def test_sh_char_18_up_to_three_dice() -> None:
    war = plays(holding("sh-char-18", dice=DICE, box=1), "sh-char-18")
    war.shadow.is_refused("WR-CARD-10", "turn-to-eye", dice={"army": 2, "muster": 1, "event": 1})
    war.shadow.is_refused("WR-CARD-10", "turn-to-eye", dice={"character": 1})
    war.shadow.is_refused("WR-CARD-10", "turn-to-eye", dice={"army": 3})
    war.shadow.does("turn-to-eye", dice={"army": 2, "event": 1})
    assert war.view()["dice"]["shadow"] == ["muster"]
    assert war.view()["hunt-box"]["shadow"] == 4
    assert war.told("log-wotr-lidless-eye") == [{"die": ["army", "army", "event"], "count": 4}]
    assert is_over(war, "sh-char-18")
    consistent(war)


def test_sh_char_18_fewer_or_none() -> None:
    war = plays(holding("sh-char-18", dice=DICE, box=1), "sh-char-18")
    war.shadow.does("turn-to-eye", dice={"muster": 1})
    assert war.view()["hunt-box"]["shadow"] == 2
    war = plays(holding("sh-char-18", dice=DICE, box=1), "sh-char-18")
    war.shadow.does("turn-to-eye", dice={})
    assert war.view()["hunt-box"]["shadow"] == 1
    assert len(war.view()["dice"]["shadow"]) == 4
    assert is_over(war, "sh-char-18")


def test_sh_char_18_the_last_dice_go() -> None:
    war = plays(holding("sh-char-18", dice=("character", "army"), box=1), "sh-char-18")
    war.shadow.does("turn-to-eye", dice={"army": 1})
    assert war.view()["dice"]["shadow"] == []
    assert is_over(war, "sh-char-18")


def test_WC_CARD_18_sh_char_18_without_dice() -> None:
    war = plays(holding("sh-char-18", box=1), "sh-char-18")
    assert war.view()["hunt-box"]["shadow"] == 1
    assert is_over(war, "sh-char-18")
