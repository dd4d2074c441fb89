"""Three and four players: who leads, who acts next, and what the leading players decide."""

from __future__ import annotations

from typing import Any

import pytest

from .four import EMPTY, NATIONS, SEATS, TEAMS, mate, turn_of
from .scenario import Scenario, at_table

Json = dict[str, Any]


# -- who leads, and the order of play ---------------------------------------------------------------------------------
def test_WC_MP_01_the_leading_player_tokens_change_hands_each_turn() -> None:
    war = at_table(4)
    leading = []
    for turn in (1, 2, 3):
        leading.append(war.view()["leading"])
        assert war.view()["turn"] == turn
        war = at_table(4, turn=turn, next=["turn"], leading=leading[-1])
    first = {"free-peoples": "gondor", "shadow": "witch-king"}
    assert leading == [first, {"free-peoples": "rohan", "shadow": "saruman"}, first]
    alone = at_table(3, turn=1, next=["turn"])
    assert alone.view()["leading"] == {"free-peoples": "free-peoples", "shadow": "saruman"}


def rolled(players: int, shadow: int, **position: Any) -> Scenario:
    """The action dice are rolled: four of the Free Peoples, so many of the Shadow, whose other dice are Eyes."""
    hands: Json = {seat: [] for seat in at_table(players).match.seats}
    war = at_table(players, turn=1, next=["action-roll"], hands=hands, **position)
    war.chance.rolls_action_dice(*["muster"] * 4)
    war.chance.rolls_action_dice(*["army"] * shadow, *["eye"] * (7 - shadow))
    return war


def skipping(war: Scenario, actions: int) -> list[str]:
    """Who acts in turn, if everybody lets a die go."""
    order = []
    for _ in range(actions):
        assert war.match.ask is not None
        order.append(war.match.ask.seat)
        war.match.answer(next(o for o in war.match.ask.options if o.kind == "skip"))
    return order


def test_WC_MP_02_the_order_of_actions() -> None:
    assert skipping(rolled(4, 4), 6) == ["rohan", "saruman", "gondor", "witch-king", "rohan", "saruman"]
    led = rolled(4, 4, leading={"free-peoples": "rohan"})
    assert skipping(led, 4) == ["gondor", "saruman", "rohan", "witch-king"]


def test_WC_MP_21_the_order_of_three() -> None:
    order = ["free-peoples", "saruman", "free-peoples", "witch-king"]
    assert skipping(rolled(3, 4), 8) == [*order, *order]


def test_WR_ACT_04_a_side_without_dice_is_left_out_and_the_others_keep_their_places() -> None:
    war = rolled(4, 7)
    assert skipping(war, 11) == [
        "rohan", "saruman", "gondor", "witch-king", "rohan", "saruman", "gondor", "witch-king", "saruman", "witch-king",
        "saruman",
    ]  # fmt: skip


def test_WR_MP_10_who_passes_acts_again_at_his_next_place() -> None:
    war = rolled(4, 7)
    war.seat("rohan").passes()
    assert skipping(war, 4) == ["saruman", "gondor", "witch-king", "rohan"]


def test_WR_MP_11_the_dice_of_the_two_sides_are_compared() -> None:
    war = rolled(4, 3)
    war.seat("rohan").is_refused("WR-PASS-02", "pass")
    war.seat("rohan").does("skip", die="muster")
    war.seat("saruman").is_refused("WR-PASS-02", "pass")


def test_WR_MP_34_a_ring_is_used_by_whoever_is_about_to_act_and_does_not_cost_him_his_place() -> None:
    war = rolled(3, 4)
    war.seat("free-peoples").does("use-ring", die="muster", to_die="event").is_asked("action")
    assert skipping(war, 4) == ["free-peoples", "saruman", "free-peoples", "witch-king"]
    four = rolled(4, 4)
    four.seat("rohan").does("use-ring", die="muster", to_die="event")
    skipping(four, 2)
    four.seat("gondor").is_refused("WR-RING-04", "use-ring", die="muster", to_die="army-muster")


def test_HR_LNK_06_everybody_of_a_side_without_dice_is_asked_about_its_tokens_once() -> None:
    dice: Json = {"free-peoples": [], "shadow": ["army"]}
    tokens = {"free-peoples": ["advance-nation"], "shadow": []}
    war = at_table(4, next=["action", 3], dice=dice, tokens=tokens, hands=EMPTY)
    war.seat("saruman").does("skip", die="army")
    war.seat("gondor").is_asked("last-tokens").passes()
    war.seat("rohan").is_asked("last-tokens").passes()
    assert war.view()["turn"] == 2, "the phase is over"


def test_HR_LNK_11_a_token_moves_a_nation_of_its_player() -> None:
    tokens = {"free-peoples": ["advance-nation"], "shadow": []}
    war = turn_of("rohan", "event", tokens=tokens)
    rohan = war.seat("rohan").does("use-token", token="advance-nation").is_asked("token")
    assert rohan.offered("advance", "nation") == ["dwarves", "north", "rohan"]


TOKENS_OF: Json = {"free-peoples": ["draw-card", "advance-nation"], "shadow": ["move-minions", "advance-nation"]}


@pytest.mark.parametrize("leads", [True, False])
@pytest.mark.parametrize("seat", SEATS)
def test_HR_LNK_09_any_player_of_a_side_uses_its_tokens(seat: str, leads: bool) -> None:
    """Whoever leads; what one has used is gone for both, and in the same turn the side uses no second one."""
    side = next(one for one, team in TEAMS.items() if seat in team)
    leading = {side: seat if leads else mate(seat)}
    war = turn_of(seat, "muster", "event", tokens=TOKENS_OF, leading=leading)
    first, second = TOKENS_OF[side]
    assert war.seat(seat).offered("use-token", "token") == [first, second]
    war.seat(seat).does("use-token", token=second)
    nation = war.seat(seat).is_asked("token").offered("advance", "nation")[0]
    assert nation in NATIONS[seat]
    war.seat(seat).does("advance", nation=nation)
    assert war.view()["tokens"][side] == [first]
    while war.match.ask is not None and war.match.ask.seat != mate(seat):
        war.match.answer(next(o for o in war.match.ask.options if o.kind in ("skip", "decline", "pass")))
    for token in (first, second):
        war.seat(mate(seat)).is_refused("HR-LNK-06", "use-token", token=token)


# -- what the leading players decide ----------------------------------------------------------------------------------
def test_WR_MP_07_the_leading_player_declares_and_names_the_guide() -> None:
    for seat in ("gondor", "rohan"):
        fellowship = {"progress": 2, "guide": "gandalf-the-grey"}
        lead = {"free-peoples": seat}
        war = at_table(4, next=["fellowship-phase"], leading=lead, fellowship=fellowship, hands=EMPTY)
        assert war.open() == [(seat, "fellowship-phase")]
        war.seat(seat).does("declare", region="rivendell")
    gone = {"gandalf-the-grey": "gone"}
    guide = at_table(
        4, next=["action", 1], characters={**gone, "boromir": "gone", "meriadoc": "gone", "peregrin": "gone"},
        fellowship={"guide": "strider"}, dice={"free-peoples": ["character"], "shadow": ["army"]}, hands=EMPTY,
    )  # fmt: skip
    guide.seat("rohan").uses("character").does("separate").does("companions", characters=["strider"])
    guide.seat("rohan").does("separate-to", region="rivendell")
    assert guide.open() == [("gondor", "guide")], "whoever acts, the leading player names the guide"


def test_WR_MP_08_the_leading_players_allocate_and_roll() -> None:
    for seat in ("witch-king", "saruman"):
        war = at_table(4, next=["hunt-allocation"], leading={"shadow": seat, "free-peoples": "rohan"}, hands=EMPTY)
        war.seat(seat).is_asked("hunt-allocation").does("allocate", dice=1)
        assert war.told("log-wotr-allocates") == [{"seat": seat, "count": 1}]
        assert war.match.asks[0].args == {"cause": "action-roll", "seat": "rohan"}
        war.chance.rolls_action_dice(*["muster"] * 4)
        assert war.match.asks[0].args == {"cause": "action-roll", "seat": seat}


def test_WC_MP_18_decisions_of_the_hunt_are_the_leading_player_s() -> None:
    war = at_table(
        4, next=["action", 1], dice={"free-peoples": ["character"], "shadow": ["army"]}, hunt_box={"shadow": 1},
        hands=EMPTY,
    )  # fmt: skip
    war.seat("rohan").uses("character").does("move-fellowship")
    war.chance.rolls(6).draws_tile("std-2")
    war.seat("gondor").is_asked("casualty").does("casualty", who="guide")
