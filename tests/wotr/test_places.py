"""What is true of a region: free, free for armies, unconquered, besieged (WR-MAP; PF-014 to PF-016)."""

from __future__ import annotations

from tests.wotr.scenario import given
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.distances import CLOSED, FAR, OPEN, STOPS, distances, distances_from, reach
from thirdage.games.wotr.model.places import (
    besieged_side,
    controller,
    friendly_haven,
    is_free,
    is_free_for_armies,
    unconquered,
)

SIEGE = {"shadow": {"lorien": {"sauron-regular": 3}}, "inside": {"lorien": {"elves-elite": 2}}, "free_peoples": {}}


def test_PF_014_free_and_free_for_army_movement_are_two_things() -> None:
    war = given(free_peoples={}, shadow={}).position
    edoras = war.facts.region["edoras"]
    assert not is_free(war, SHADOW, edoras), "a settlement of the enemy"
    assert is_free_for_armies(war, SHADOW, edoras), "with no enemy unit in it"
    held = given(free_peoples={"edoras": {"rohan-regular": 1}}, shadow={}).position
    assert not is_free_for_armies(held, SHADOW, edoras)
    assert is_free(held, FREE_PEOPLES, edoras)


def test_PF_015_a_besieged_stronghold_is_free_for_the_besieger() -> None:
    war = given(**SIEGE).position
    lorien = war.facts.region["lorien"]
    assert besieged_side(war, lorien) == FREE_PEOPLES
    assert is_free(war, SHADOW, lorien)
    assert not is_free(war, FREE_PEOPLES, lorien)
    assert unconquered(war, lorien), "WR-MAP-14: the owner's army is inside"


def test_PF_016_lone_figures_do_not_occupy() -> None:
    war = given(
        free_peoples={"edoras": {"legolas": 1}}, shadow={"moria": {"nazgul": 2}, "eastemnet": {"nazgul": 1}}
    ).position
    assert is_free_for_armies(war, SHADOW, war.facts.region["edoras"])
    assert is_free(war, FREE_PEOPLES, war.facts.region["eastemnet"])
    assert is_free_for_armies(war, FREE_PEOPLES, war.facts.region["moria"])


def test_WR_MAP_13_control_and_belonging() -> None:
    war = given(captured=["lorien", "moria"]).position
    lorien, moria = war.facts.region["lorien"], war.facts.region["moria"]
    assert [controller(war, lorien), controller(war, moria)] == [SHADOW, FREE_PEOPLES]
    assert war.facts.regions[lorien].nation == war.facts.nation["elves"]
    assert not unconquered(war, lorien)
    assert controller(war, war.facts.region["osgiliath"]) == -1
    assert not friendly_haven(war, moria), "not of Free Peoples origin"


def test_WR_MAP_03_distances_do_not_cross_black_lines() -> None:
    war = given().position
    morannon, gorgoroth = war.facts.region["morannon"], war.facts.region["gorgoroth"]
    assert distances_from(war.facts, morannon)[gorgoroth] == 1
    minas_tirith = war.facts.region["minas-tirith"]
    for wall in war.facts.regions[minas_tirith].impassable:
        assert distances_from(war.facts, minas_tirith)[wall] > 1


def test_a_way_is_open_stops_or_is_closed() -> None:
    facts = given().position.facts
    bree, weather_hills = facts.region["bree"], facts.region["weather-hills"]
    assert reach(facts, bree, 0) == {bree: 0}
    near = reach(facts, bree, 1)
    assert set(near) == {bree, *facts.regions[bree].adjacent}
    assert reach(facts, bree, 5, lambda _: STOPS) == near
    assert reach(facts, bree, 5, lambda _: CLOSED) == {bree: 0}
    without = reach(facts, bree, 2, lambda region: CLOSED if region == weather_hills else OPEN)
    assert weather_hills not in without
    assert max(without.values()) == 2


def test_distances_are_the_same_both_ways() -> None:
    facts = given().position.facts
    far = distances(facts)
    assert all(far[there][here] == row[there] < FAR for here, row in enumerate(far) for there in range(len(far)))
    assert far[0] == tuple([distances_from(facts, 0)[there] for there in range(len(far))])
