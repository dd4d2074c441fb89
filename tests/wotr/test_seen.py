"""What a view tells besides the written position: the victory points, and the dice used this turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.board import acts, at_war
from tests.wotr.scenario import Scenario, given
from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model import written
from thirdage.kernel import Refused, Rng, read_position


def seen(war: Scenario, seat: str = "spectator") -> Any:
    return war.match.view(seat)["position"]


def used(war: Scenario) -> Any:
    return seen(war)["used-dice"]


def test_wr_cap_06_points_are_in_the_view_and_never_in_the_written_position() -> None:
    war = given(captured=["pelargir", "dol-amroth", "moria"])
    for seat in ("free-peoples", "shadow", "spectator", "referee"):
        assert seen(war, seat)["points"] == {"free-peoples": 2, "shadow": 3}
    assert "points" not in war.match.written()["position"]
    with pytest.raises(Refused):
        given(points={"free-peoples": 2, "shadow": 3})


def test_wr_act_01_dice_used_and_skipped_are_told_in_their_order() -> None:
    war = given(
        next=["action", 0], dice={"free-peoples": ["event", "muster", "army-muster"], "shadow": ["army", "muster"]}
    )
    assert used(war) == {"free-peoples": [], "shadow": []}
    war.free_peoples.uses("muster").does("advance", nation="elves")
    war.shadow.does("skip", die="army")
    war.free_peoples.does("skip", die="army-muster")
    assert used(war) == {"free-peoples": ["muster", "army-muster"], "shadow": ["army"]}


def test_a_die_in_use_is_the_last_of_its_side_and_a_will_stays_what_it_showed() -> None:
    war = acts("free-peoples", "will-of-the-west")
    war.free_peoples.uses("will-of-the-west").does("become", die="character")
    assert (seen(war)["die"], used(war)["free-peoples"]) == ("character", ["will-of-the-west"])


def test_wr_ring_01_a_die_changed_by_a_ring_is_not_used() -> None:
    war = given(next=["action", 0], dice={"free-peoples": ["event", "event"], "shadow": ["army"]})
    war.free_peoples.does("use-ring", die="event", to_die="character")
    assert used(war) == {"free-peoples": [], "shadow": []}


def test_day_without_dawn_takes_dice_out_of_the_turn() -> None:
    """sh-str-04: what is lost lies with the used dice."""
    dice = {"free-peoples": ["event", *["will-of-the-west"] * 2], "shadow": ["event"]}
    war = given(
        next=["action", 1], dice=dice,
        hands={"shadow": ["sh-str-04"]}, nations=at_war("gondor", "rohan", "sauron", "southrons", "isengard"),
    )  # fmt: skip
    war.shadow.uses("event").does("play-card", card="sh-str-04")
    assert used(war) == {"free-peoples": ["will-of-the-west"] * 2, "shadow": ["event"]}
    assert seen(war)["dice"]["free-peoples"] == ["event"]


def test_used_dice_are_unwritten_where_there_are_none_and_read_back_where_there_are() -> None:
    war = given(next=["action", 0], dice={"free-peoples": ["event", "muster"], "shadow": ["army"]})
    assert "used-dice" not in war.match.written()["position"]
    war.free_peoples.does("skip", die="muster")
    position = war.match.written()["position"]
    assert position["used-dice"] == {"free-peoples": ["muster"], "shadow": []}
    again = read_position(WOTR, position, None, None)
    assert again.view("referee")["position"] == war.match.view("referee")["position"]


def test_wr_dice_05_a_new_turn_has_no_used_dice() -> None:
    war = given(next=["turn"], used_dice={"shadow": ["army"]})
    assert used(war) == {"free-peoples": [], "shadow": []}


def test_wr_comp_02_used_dice_count_among_those_there_are() -> None:
    """A die that moved the Fellowship lies in the hunt box and is used (WR-FEL-13): it counts once."""
    dice = {"free-peoples": ["event"] * 3, "shadow": ["army"] * 4}
    given(dice=dice, used_dice={"free-peoples": ["character"] * 3}, hunt_box={"free-peoples": 3})
    for wrong in ({"free-peoples": ["event"] * 4}, {"shadow": ["army"] * 7}, {"shadow": ["eye"]}):
        with pytest.raises(Refused):
            given(dice=dice, used_dice=wrong)


def test_samples_keep_the_used_dice() -> None:
    war = given(next=["action", 0], dice={"free-peoples": ["event", "muster"], "shadow": ["army"]})
    war.free_peoples.does("skip", die="muster")
    twin = war.match.sample("shadow", Rng(1))
    assert twin.view("shadow") == war.match.view("shadow")
    assert written.write(war.position)["used-dice"]["free-peoples"] == ["muster"]
