"""The character deck of the Free Peoples: the Fellowship, its burden and the Hunt (cards 1 to 10, 12, 13)."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.wotr.fellowship.hunt_pool import BY_CARD, BY_STRONGHOLD
from thirdage.games.wotr.fellowship.mordor import enter_mordor
from thirdage.games.wotr.fellowship.reveal import draw_and_resolve_tile
from thirdage.games.wotr.model.facts import OWN
from thirdage.kernel import Option

from .ring import acting, consistent, moves, shadow_plays, shadow_to_play, tile_of
from .scenario import Scenario


def holding(*cards: str, **more: Any) -> Scenario:
    """The Free Peoples are to act and hold these cards."""
    return acting(hands={"free-peoples": list(cards), "shadow": []}, **more)


def plays(war: Scenario, card: str) -> Scenario:
    """They play one of them with a character die."""
    war.free_peoples.uses("character").does("play-card", card=card)
    return war


def is_discarded(war: Scenario, card: str) -> bool:
    """The card lies face up among the discards and nowhere else."""
    view = war.view()
    return [card, -1] in view["discards"] and card not in (*view["table"], *view["playing"], *war.free_peoples.hand)


# -- special tiles ----------------------------------------------------------------------------------------------------
STANDARD = [t.id for t in OWN.tiles if t.standard for _ in range(t.count)]
SPECIAL = {
    "fp-char-01": "fp-elven-cloaks",
    "fp-char-02": "fp-elven-rope",
    "fp-char-03": "fp-phial-of-galadriel",
    "fp-char-04": "fp-smeagol-helps",
}


@pytest.mark.parametrize(("card", "tile"), SPECIAL.items())
def test_WR_EVT_01_special_tile_waits_for_mordor(card: str, tile: str) -> None:
    war = plays(holding(card, region="morannon"), card)
    assert war.view()["tiles"]["waiting"] == [tile]
    assert tile not in war.view()["tiles"]["pool"]
    assert war.told("log-wotr-special-tile-waits") == [{"tile": tile}]
    assert is_discarded(war, card)
    war.shadow.is_asked("action")
    consistent(war)
    enter_mordor(war.position)
    assert tile in war.view()["tiles"]["pool"]


@pytest.mark.parametrize(("card", "tile"), SPECIAL.items())
def test_WR_HUNT_06_special_tile_joins_the_pool_in_mordor(card: str, tile: str) -> None:
    war = plays(holding(card, mordor=1), card)
    assert war.view()["tiles"]["pool"].count(tile) == 1
    assert war.view()["tiles"]["waiting"] == []
    assert war.told("log-wotr-special-tile-in-pool") == [{"tile": tile}]


@pytest.mark.parametrize("tiles", ["pool", "waiting", "drawn", "removed"])
def test_WR_HUNT_01_a_special_tile_that_has_come_already_does_not_come_again(tiles: str) -> None:
    """As a written position can have it, whose card is still in hand."""
    tile = SPECIAL["fp-char-01"]
    there = [*STANDARD, tile] if tiles == "pool" else [tile]
    war = plays(holding("fp-char-01", mordor=1, tiles={tiles: there}), "fp-char-01")
    found = war.view()["tiles"]
    assert [heap for heap in ("pool", "waiting", "drawn", "removed") if tile in found[heap]] == [tiles]
    assert war.told("log-wotr-card-in-vain") == [{"card": "fp-char-01"}]
    assert is_discarded(war, "fp-char-01")
    consistent(war)


@pytest.mark.parametrize(
    ("tile", "corruption"),
    [("fp-elven-cloaks", 5), ("fp-elven-rope", 5), ("fp-phial-of-galadriel", 3), ("fp-smeagol-helps", 4)],
)
def test_what_the_special_tiles_are_worth(tile: str, corruption: int) -> None:
    war = acting(mordor=1, corruption=5, box=2, tiles={"pool": [*STANDARD, tile]})
    moves(war).chance.draws_tile(tile)
    war.expect(corruption=corruption, mordor=2, hidden=True)


# -- Mithril Coat and Sting -------------------------------------------------------------------------------------------
def test_fp_char_05_is_laid_on_the_table() -> None:
    war = plays(holding("fp-char-05", with_=()), "fp-char-05")
    war.expect(table=["fp-char-05"], playing=[])
    assert war.told("log-wotr-stays-on-table") == [{"card": "fp-char-05"}]
    assert war.free_peoples.hand == []


def test_fp_char_05_the_second_tile_counts_and_the_first_goes_back() -> None:
    war = tile_of(acting(table=["fp-char-05"], with_=()), "std-3")
    pool = war.view()["tiles"]["pool"].count("std-3")
    war.free_peoples.is_asked("redraw-tile").does("use-table-card", card="fp-char-05")
    consistent(war)
    war.chance.draws_tile("std-1")
    war.free_peoples.is_asked("gollum-reveals").passes()
    war.expect(corruption=1, table=[])
    assert war.view()["tiles"]["drawn"] == ["std-1"]
    assert war.view()["tiles"]["pool"].count("std-3") == pool + 1
    assert is_discarded(war, "fp-char-05")


def test_fp_char_05_the_same_tile_cannot_be_drawn_again() -> None:
    drawn = (
        ["std-eye"] * 4 + ["std-0r"] * 2 + ["std-1"] * 2 + ["std-1r"] * 2 + ["std-2"] * 2 + ["std-2r"] + ["std-3"] * 2
    )
    war = tile_of(acting(table=["fp-char-05"], tiles={"drawn": drawn}), "std-3")
    war.free_peoples.does("use-table-card", card="fp-char-05")
    assert war.view()["tiles"]["pool"].count("std-3") == 2, "the pool is refilled without the tile in question"
    war.chance.draws_tile("std-eye")
    assert war.view()["tiles"]["pool"].count("std-3") == 3


def test_fp_char_05_need_not_be_used() -> None:
    war = tile_of(acting(table=["fp-char-05"], with_=("gimli",)), "std-1")
    war.free_peoples.passes()
    war.free_peoples.is_asked("casualty").passes()
    war.expect(corruption=1, table=["fp-char-05"])


def test_fp_char_05_comes_before_the_die_of_shelobs_lair() -> None:
    war = acting(table=["fp-char-05"], mordor=0, with_=(), tiles={"pool": [*STANDARD, "sh-shelobs-lair"]})
    moves(war).chance.draws_tile("sh-shelobs-lair")
    war.free_peoples.is_asked("redraw-tile").does("use-table-card", card="fp-char-05")
    war.chance.draws_tile("std-1")
    war.free_peoples.passes()
    war.expect(corruption=1, mordor=1)


def test_fp_char_05_against_a_tile_drawn_by_a_card() -> None:
    war = shadow_to_play(table=["fp-char-05"], with_=())
    shadow_plays(war, lambda position: draw_and_resolve_tile(position, BY_CARD))
    war.chance.draws_tile("std-3")
    war.free_peoples.is_asked("redraw-tile")


# -- Axe and Bow, Horn of Gondor --------------------------------------------------------------------------------------
LOWERS = [("fp-char-06", "gimli"), ("fp-char-06", "legolas"), ("fp-char-07", "boromir")]


@pytest.mark.parametrize(("card", "companion"), LOWERS)
def test_WC_HUNT_17_a_card_lowers_the_damage_by_one(card: str, companion: str) -> None:
    war = plays(holding(card, with_=(companion,)), card)
    war.expect(table=[card])
    war = tile_of(acting(table=[card], with_=(companion,)), "std-3")
    war.free_peoples.is_asked("lower-damage").does("use-table-card", card=card)
    war.free_peoples.is_asked("casualty").passes()
    war.expect(corruption=2, table=[])
    assert war.told("log-wotr-damage-lowered") == [{"count": 2}]
    assert is_discarded(war, card)


@pytest.mark.parametrize(("card", "companion"), LOWERS)
def test_WR_CARD_08_without_the_companion_it_cannot_be_played(card: str, companion: str) -> None:
    others = {"fp-char-06": ("boromir",), "fp-char-07": ("gimli", "legolas")}[card]
    war = holding(card, with_=others, free_peoples={"rivendell": {companion: 1}})
    war.free_peoples.uses("character").is_refused("WR-CARD-08", "play-card", card=card)


def test_fp_char_06_goes_with_the_last_of_the_two() -> None:
    war = acting("character", "character", table=["fp-char-06"], with_=("gimli", "legolas", "strider"), region="hollin")
    war.free_peoples.uses("character").does("separate").does("companions", characters=["gimli"])
    war.free_peoples.does("separate-to", region="moria")
    war.expect(table=["fp-char-06"])
    war.shadow.does("skip", die="army")
    war.free_peoples.uses("character").does("separate").does("companions", characters=["legolas"])
    war.free_peoples.does("separate-to", region="moria")
    war.expect(table=[])
    assert war.told("log-wotr-table-card-goes") == [{"card": "fp-char-06"}]
    consistent(war)


def test_fp_char_07_goes_when_boromir_falls() -> None:
    war = tile_of(acting(table=["fp-char-07"], with_=("boromir", "gimli"), guide="boromir"), "std-3")
    war.free_peoples.passes()
    war.free_peoples.does("casualty", who="guide")
    war.expect(corruption=1, table=[], guide="gimli")
    assert is_discarded(war, "fp-char-07")


def test_WC_HUNT_18_one_card_for_each_tile() -> None:
    war = tile_of(acting(table=["fp-char-06", "fp-char-07"]), "std-3")
    assert war.free_peoples.offered("use-table-card", "card") == ["fp-char-06", "fp-char-07"]
    war.free_peoples.does("use-table-card", card="fp-char-07")
    war.free_peoples.is_asked("casualty")
    war.expect(table=["fp-char-06"])


def test_no_damage_nothing_to_lower() -> None:
    war = tile_of(acting(table=["fp-char-06"]), "std-0r")
    war.free_peoples.is_asked("revealed-to")
    war.expect(table=["fp-char-06"])


# -- Wizard's Staff ---------------------------------------------------------------------------------------------------
def test_WC_HUNT_22_wizards_staff() -> None:
    war = plays(holding("fp-char-08"), "fp-char-08")
    war.expect(table=["fp-char-08"])
    war = acting(table=["fp-char-08"])
    moves(war).chance.rolls(6)
    war.free_peoples.is_asked("prevent-draw").does("use-table-card", card="fp-char-08")
    war.expect(corruption=0, hidden=True, progress=1, table=[])
    assert len(war.view()["tiles"]["pool"]) == 16
    assert war.told("log-wotr-draw-prevented") == [{}]
    war.shadow.is_asked("action")


def test_fp_char_08_stops_one_draw_only() -> None:
    war = shadow_to_play(table=["fp-char-08"])

    def two(position: Any) -> Any:
        yield from draw_and_resolve_tile(position, BY_CARD)
        yield from draw_and_resolve_tile(position, BY_STRONGHOLD)

    shadow_plays(war, two)
    war.free_peoples.does("use-table-card", card="fp-char-08")
    war.chance.draws_tile("std-1")
    war.free_peoples.is_asked("casualty")


def test_fp_char_08_declined_the_tile_is_drawn() -> None:
    war = acting(table=["fp-char-08"])
    moves(war).chance.rolls(6)
    war.free_peoples.passes()
    war.chance.draws_tile("std-1")
    war.free_peoples.is_asked("casualty")
    war.expect(table=["fp-char-08"])


def test_fp_char_08_on_the_mordor_track_they_still_step() -> None:
    war = acting(table=["fp-char-08"], mordor=2)
    moves(war)
    war.free_peoples.does("use-table-card", card="fp-char-08")
    war.expect(mordor=3, corruption=0)


def test_WR_CARD_08_wizards_staff_needs_the_grey() -> None:
    war = holding("fp-char-08", with_=("strider",), free_peoples={"rivendell": {"gandalf-the-grey": 1}})
    war.free_peoples.uses("character").is_refused("WR-CARD-08", "play-card", card="fp-char-08")


def test_WC_CARD_11_wizards_staff_leaves_with_gandalf_by_a_card() -> None:
    war = plays(holding("fp-char-11", table=["fp-char-08"], region="hollin"), "fp-char-11")
    war.free_peoples.does("companions", characters=["gandalf-the-grey"]).does("separate-to", region="hollin")
    war.expect(table=[])
    assert is_discarded(war, "fp-char-08")


# -- healing ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("guide", "dice", "corruption"),
    [
        ("gandalf-the-grey", (5, 6, 4), 4),
        ("gandalf-the-grey", (4, 4, 4), 6),
        ("strider", (3, 2, 6), 4),
        ("strider", (3, 4, 5), 3),
        ("gandalf-the-grey", (6, 6, 6), 3),
    ],
)
def test_fp_char_09_athelas(guide: str, dice: tuple[int, ...], corruption: int) -> None:
    war = plays(holding("fp-char-09", guide=guide, corruption=6), "fp-char-09")
    war.chance.rolls(*dice)
    war.expect(corruption=corruption)
    assert war.told("log-wotr-card-dice") == [{"card": "fp-char-09", "dice": list(dice)}]
    assert is_discarded(war, "fp-char-09")
    consistent(war)


def test_fp_char_09_corruption_never_falls_below_zero() -> None:
    war = plays(holding("fp-char-09", guide="strider", corruption=1), "fp-char-09")
    war.chance.rolls(6, 6, 6)
    war.expect(corruption=0)


def test_fp_char_10_heals_one_with_any_guide() -> None:
    war = plays(holding("fp-char-10", corruption=4), "fp-char-10")
    war.expect(corruption=3, progress=0)
    war.shadow.is_asked("action")


def test_fp_char_10_with_gollum_they_hide() -> None:
    war = plays(holding("fp-char-10", corruption=4, with_=(), hidden=False), "fp-char-10")
    war.expect(corruption=3)
    war.free_peoples.is_asked("another-way").is_refused("WR-FEL-15", "move-fellowship")
    war.free_peoples.does("hide")
    war.expect(hidden=True, progress=0)
    assert war.told("log-wotr-hides") == [{}]
    war.shadow.is_asked("action")


def test_WC_HUNT_26_with_gollum_they_move_and_are_hunted() -> None:
    war = plays(holding("fp-char-10", corruption=4, with_=(), moved=1, box=1), "fp-char-10")
    war.free_peoples.is_refused("WR-DECL-23", "hide").does("move-fellowship")
    war.expect(progress=1, corruption=3)
    war.chance.rolls(5)
    war.chance.draws_tile("std-1")
    war.free_peoples.passes()
    war.expect(corruption=4)
    assert war.view()["hunt-box"] == {"free-peoples": 1, "shadow": 1}, "the die of a card stays out of the box"


def test_WC_DICE_02_a_move_by_card_forces_no_die() -> None:
    war = plays(holding("fp-char-10", with_=(), box=0, shadow_dice=()), "fp-char-10")
    war.free_peoples.does("move-fellowship")
    war.chance.draws_anything()
    war.free_peoples.passes()
    war.shadow.is_asked("hunt-allocation").does("allocate", dice=0)


def test_fp_char_10_with_gollum_they_may_do_neither() -> None:
    war = plays(holding("fp-char-10", corruption=4, with_=()), "fp-char-10")
    war.free_peoples.passes()
    war.expect(corruption=3, progress=0, hidden=True)


def test_fp_char_10_nothing_to_choose_at_the_end_of_the_track() -> None:
    war = plays(holding("fp-char-10", corruption=4, with_=(), progress=12), "fp-char-10")
    war.shadow.is_asked("action")


def test_WC_MORD_18_hidden_by_a_card() -> None:
    war = holding("fp-char-10", corruption=4, with_=(), mordor=2, hidden=False, shadow_dice=())
    plays(war, "fp-char-10").free_peoples.does("hide")
    war.expect(corruption=3, hidden=True, mordor=2, turn=2)


def test_fp_char_10_a_step_in_mordor() -> None:
    war = plays(holding("fp-char-10", corruption=4, with_=(), mordor=2), "fp-char-10")
    war.free_peoples.does("move-fellowship")
    war.chance.draws_tile("std-1")
    war.free_peoples.passes()
    war.expect(corruption=4, mordor=3)


@pytest.mark.parametrize(("with_", "corruption"), [((), 3), (("peregrin",), 4)])
def test_fp_char_12_bilbos_song(with_: tuple[str, ...], corruption: int) -> None:
    war = plays(holding("fp-char-12", corruption=5, with_=with_), "fp-char-12")
    war.expect(corruption=corruption)
    assert war.told("log-wotr-corruption") == [{"count": corruption, "amount": corruption - 5}]


# -- Mirror of Galadriel ----------------------------------------------------------------------------------------------
def with_mirror(*dice: str, **more: Any) -> Scenario:
    hands = {"free-peoples": ["fp-char-13"], "shadow": []}
    return plays(acting("character", *dice, hands=hands, corruption=3, **more), "fp-char-13")


def test_fp_char_13_a_character_die_becomes_a_will_of_the_west() -> None:
    war = with_mirror("character", "character", "army-muster", region="moria")
    assert sorted(war.view()["dice"]["free-peoples"]) == ["army-muster", "character", "will-of-the-west"]
    assert war.told("log-wotr-mirror") == [{"die": "character", "to_die": "will-of-the-west"}]
    war.expect(corruption=3)
    consistent(war)


@pytest.mark.parametrize(
    ("more", "corruption"),
    [
        ({"region": "lorien"}, 2),
        ({"region": "lorien", "hidden": False}, 2),
        ({"region": "lorien", "progress": 4}, 2),
        ({"region": "lorien", "captured": ["lorien"], "free_peoples": {}}, 3),
        ({"region": "dimrill-dale"}, 3),
    ],
)
def test_fp_char_13_heals_in_unconquered_lorien(more: dict[str, Any], corruption: int) -> None:
    with_mirror("character", **more).expect(corruption=corruption)


def test_WR_CARD_10_mirror_without_a_character_die() -> None:
    war = with_mirror("event", region="lorien")
    war.expect(corruption=2)
    assert war.view()["dice"]["free-peoples"] == ["event"]
    assert is_discarded(war, "fp-char-13")


def test_WC_CARD_10_a_card_on_the_table_is_no_card_in_hand() -> None:
    hand = ["fp-char-05", "fp-char-09", "fp-char-10", "fp-char-11", "fp-char-12", "fp-char-13"]
    war = plays(holding(*hand), "fp-char-05")
    assert len(war.free_peoples.hand) == 5
    war.expect(table=["fp-char-05"], discards=[])
    war.shadow.is_asked("action")


def test_the_asks_offer_options() -> None:
    war = plays(holding("fp-char-10", with_=()), "fp-char-10")
    offered: list[Option] = war.free_peoples.options()
    assert [o.kind for o in offered] == ["move-fellowship", "decline"]
