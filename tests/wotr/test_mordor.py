"""The Mordor track (WR-MORD)."""

from __future__ import annotations

from typing import Any

from tests.wotr.ring import acting, bends, consistent, moves, phase, shadow_plays, shadow_to_play, tile_of
from tests.wotr.scenario import Scenario
from tests.wotr.test_hunt import STAFF, rest
from thirdage.games.wotr.fellowship.moves import fellowship_region, hide_fellowship, move_fellowship
from thirdage.games.wotr.fellowship.reveal import reveal_fellowship
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Flow


def moves_and_draws(tile: str, **more: Any) -> Scenario:
    """They move on the track and this tile is drawn; a special tile is put into the pool."""
    if not tile.startswith("std"):
        more["tiles"] = {"pool": [tile, *rest()]}
    war = moves(acting(**more))
    war.chance.draws_tile(tile)
    return war


def ends_the_actions(war: Scenario) -> Scenario:
    """Everybody lets the remaining dice lie."""
    for _ in range(20):
        if not war.open() or war.open()[0][1] != "action":
            break
        seat = war.free_peoples if war.open()[0][0] == "free-peoples" else war.shadow
        seat.does("skip", die=war.view()["dice"][seat.id][0])
    return war


def test_WC_MORD_01_declare_and_enter() -> None:
    war = phase(region="dagorlad", progress=1)
    war.free_peoples.is_refused("WR-MORD-02", "enter-mordor")
    war.free_peoples.does("declare", region="morannon").does("enter-mordor")
    war.expect(mordor=0, hidden=True)
    assert not war.told("log-wotr-tile-drawn")


def test_WC_MORD_02_enter_revealed() -> None:
    war = phase(region="minas-morgul", hidden=False)
    war.free_peoples.does("enter-mordor").does("decline")
    war.expect(mordor=0, hidden=False)
    war = acting(mordor=0, hidden=False)
    war.free_peoples.uses("character").is_refused("WR-MORD-11", "move-fellowship")
    war.free_peoples.does("hide")
    war.expect(hidden=True)


def test_WC_MORD_03_enter_without_declaring() -> None:
    war = phase(region="minas-morgul", progress=2)
    war.free_peoples.does("enter-mordor")
    war.expect(mordor=0, hidden=True, progress=0)


def test_WC_MORD_04_new_pool() -> None:
    drawn = ["std-eye", "std-eye", "std-eye", "std-3", "std-2", "std-1", "std-0r"]
    waiting = ["fp-elven-cloaks", "sh-shelobs-lair"]
    war = phase(region="morannon", tiles={"pool": rest(*drawn), "drawn": drawn, "waiting": waiting})
    assert len(war.view()["tiles"]["pool"]) == 9
    war.free_peoples.does("enter-mordor")
    tiles = war.view()["tiles"]
    assert len(tiles["pool"]) == 14
    assert tiles["pool"].count("std-eye") == 4
    assert sorted(tiles["drawn"]) == ["std-0r", "std-1", "std-2", "std-3"]
    assert tiles["waiting"] == []


def test_WC_MORD_05_move() -> None:
    war = moves_and_draws("std-eye", mordor=0, box=2, moved=1)
    war.free_peoples.does("decline")
    war.expect(corruption=3, hidden=False, mordor=1)
    assert sum(war.view()["hunt-box"].values()) == 4


def test_WC_MORD_06_more_than_five_dice() -> None:
    war = moves_and_draws("std-eye", mordor=0, box=5, moved=2)
    war.free_peoples.does("decline")
    war.expect(corruption=7)


def test_WC_MORD_07_stop_icon() -> None:
    war = moves_and_draws("sh-on-on-they-went", mordor=2)
    war.free_peoples.does("decline")
    war.expect(corruption=3, mordor=2, tried=True)
    ends_the_actions(war).expect(corruption=3)


def test_WC_MORD_08_idle_turn() -> None:
    war = ends_the_actions(acting("muster", mordor=1, corruption=3))
    war.expect(corruption=4, mordor=1)
    assert war.told("log-wotr-mordor-idle") == [{}]


def test_WC_MORD_09_idle_on_the_turn_of_entering() -> None:
    war = phase(region="morannon")
    war.free_peoples.does("enter-mordor").does("decline")
    war.shadow.does("allocate", dice=0)
    war.chance.rolls_action_dice(*["event"] * 4).rolls_action_dice(*["event"] * 7)
    ends_the_actions(war).expect(corruption=1, mordor=0)


def test_WC_MORD_10_hiding_is_enough() -> None:
    war = acting(mordor=1, hidden=False, corruption=2)
    war.free_peoples.uses("character").does("hide")
    ends_the_actions(war).expect(corruption=2)


def test_WC_MORD_11_separation_becomes_death() -> None:
    war = moves_and_draws("std-2", mordor=1, with_=("meriadoc",), guide="meriadoc")
    war.free_peoples.does("accept")
    assert war.view()["characters"]["meriadoc"] == "gone"
    war.expect(guide="gollum")
    war.free_peoples.does("decline")
    war.expect(corruption=1, mordor=2)


def test_WC_MORD_12_last_step_with_death() -> None:
    war = moves_and_draws("std-2", mordor=4, corruption=10)
    war.free_peoples.does("decline")
    war.expect(outcome=("shadow", "corruption"))


def test_WC_MORD_13_last_step_alive() -> None:
    war = moves_and_draws("std-1", mordor=4, corruption=10)
    war.free_peoples.does("decline")
    war.expect(outcome=("free-peoples", "ring-destroyed"), corruption=11, mordor=5)


def test_WC_MORD_14_negative_tile() -> None:
    war = moves_and_draws("fp-phial-of-galadriel", mordor=1, corruption=1)
    war.expect(corruption=0, mordor=2)


def test_WC_MORD_15_die_tile() -> None:
    war = moves_and_draws("sh-shelobs-lair", mordor=1)
    war.chance.rolls(5)
    war.free_peoples.does("decline")
    war.expect(corruption=5, mordor=1)


def test_WC_MORD_16_specials_do_not_return() -> None:
    specials = ["fp-elven-rope", "sh-shelobs-lair"]
    drawn = [*specials, *rest("std-eye", "std-1")]
    war = moves(acting(mordor=1, tiles={"pool": [], "drawn": [*drawn, "std-1"], "removed": ["std-eye"]}))
    tiles = war.view()["tiles"]
    assert sorted(tiles["pool"]) == sorted(rest("std-eye"))
    assert sorted(tiles["drawn"]) == sorted(specials)
    war.chance.draws_tile("std-1")


def test_WC_MORD_17_no_region() -> None:
    war = acting(mordor=0, region="minas-morgul")
    assert fellowship_region(war.position) == -1


STORMCROW = "sh-str-06"


def test_WC_MORD_17_a_card_that_needs_a_region() -> None:
    there: dict[str, Any] = {
        "next": ["action", 1],
        "shadow_dice": ("muster",),
        "hands": {"shadow": [STORMCROW]},
        "region": "minas-tirith",
    }
    war = acting(**there)
    war.shadow.uses("muster")
    assert war.shadow.may("play-card", card=STORMCROW)
    war = acting(**there, mordor=0)
    war.shadow.uses("muster").is_refused("WR-", "play-card", card=STORMCROW)


def test_WC_MORD_18_hidden_by_a_card() -> None:
    def hides(war: War) -> Flow[None]:
        hide_fellowship(war)
        yield from ()

    war = shadow_plays(shadow_to_play(mordor=1, hidden=False, corruption=2), hides)
    war.expect(hidden=True)
    ends_the_actions(war).expect(corruption=2)


def test_WC_MORD_19_empty_hunt_box() -> None:
    war = moves_and_draws("std-eye", mordor=1, box=0)
    war.expect(corruption=0, mordor=2)


def test_WR_MORD_11_revealed_on_the_track_it_only_turns() -> None:
    war = shadow_plays(shadow_to_play(mordor=1), reveal_fellowship)
    war.expect(hidden=False, mordor=1)
    assert not war.told("log-wotr-ring-bearers-move")
    assert not war.told("log-wotr-tile-drawn")


def test_WR_MORD_11_no_tile_for_the_gate_they_came_by() -> None:
    war = moves_and_draws("std-1r", mordor=1, region="morannon", guide="gandalf-the-grey")
    war.free_peoples.does("decline")
    war.expect(hidden=False, mordor=2, corruption=1)
    assert len(war.told("log-wotr-tile-drawn")) == 1
    assert not war.told("log-wotr-tile-for-stronghold")


def test_WR_MORD_06_a_hobbit_taken_as_a_casualty_dies() -> None:
    war = moves_and_draws("std-2", mordor=1, with_=("strider", "peregrin"), guide="strider")
    war.free_peoples.does("casualty", who="random")
    war.chance.draws_companion("peregrin")
    assert war.view()["characters"]["peregrin"] == "gone"
    war.expect(corruption=1, mordor=2, guide="strider")


def test_WR_MORD_13_moving_by_a_card_is_an_attempt() -> None:
    war = shadow_to_play(mordor=1, corruption=2)
    shadow_plays(war, lambda position: move_fellowship(position, by_die=False))
    war.chance.draws_tile("std-1")
    war.free_peoples.does("decline")
    war.expect(corruption=3, mordor=2)
    ends_the_actions(war).expect(corruption=3)


def test_WR_MORD_16_no_declaring_on_the_track() -> None:
    war = phase(mordor=1)
    war.free_peoples.is_refused("WR-MORD-16", "declare", region="rivendell")
    war.free_peoples.is_refused("WR-MORD-16", "enter-mordor")


def test_WR_MORD_17_nobody_has_to_enter() -> None:
    war = phase(region="morannon")
    war.free_peoples.does("decline")
    war.expect(mordor=None, fellowship_region="morannon")


def test_WR_MORD_18_the_shadow_allocates_as_ever() -> None:
    war = phase(mordor=1)
    war.free_peoples.does("decline")
    war.shadow.does("allocate", dice=7)
    assert war.view()["hunt-box"]["shadow"] == 7


def test_no_tile_no_stop() -> None:
    war = acting(mordor=1, table=[STAFF])
    bends(war, STAFF, "prevents-draw", lambda _position, _cause: True)
    moves(war).free_peoples.does("use-table-card", card=STAFF)
    war.expect(mordor=2, corruption=0)


def test_PF_003_the_tile_before_the_ring() -> None:
    war = moves_and_draws("std-3", mordor=4, corruption=9)
    war.expect(outcome=None, mordor=4)
    war.free_peoples.does("decline")
    war.expect(outcome=("shadow", "corruption"))


def test_PF_079_eyes_count_all_dice_but_the_paying_one() -> None:
    war = moves_and_draws("std-eye", mordor=0, box=6, moved=0)
    war.free_peoples.does("decline")
    war.expect(corruption=6)


def test_PF_090_withdrawn_the_figure_may_come_to_gorgoroth_and_beyond() -> None:
    for region in ("gorgoroth", "barad-dur", "nurn"):
        war = phase(region="morannon", progress=3, shadow={})
        war.free_peoples.does("declare", region=region)
        war.expect(fellowship_region=region, progress=0, hidden=True)
        war.free_peoples.is_refused("WR-MORD-02", "enter-mordor")
        war = tile_of(acting(region="morannon", progress=2, shadow={}), "std-0r")
        assert region in war.free_peoples.offered("revealed-to", "region")


def test_PF_090_only_from_the_two_gates() -> None:
    for region in ("dagorlad", "gorgoroth", "barad-dur", "nurn", "north-ithilien"):
        phase(region=region).free_peoples.is_refused("WR-MORD-02", "enter-mordor")
    for region in ("morannon", "minas-morgul"):
        phase(region=region).free_peoples.does("enter-mordor")


def test_PF_091_neither_moving_nor_hiding() -> None:
    ends_the_actions(acting("muster", mordor=0)).expect(corruption=1)
    ends_the_actions(acting("muster", mordor=None)).expect(corruption=0)


def test_mordor_is_consistent() -> None:
    war = phase(region="morannon")
    war.free_peoples.does("enter-mordor")
    consistent(war)
    war = moves_and_draws("std-2", mordor=1)
    consistent(war)
    war.free_peoples.does("casualty", who="random")
    consistent(war)
