"""Bots of War of the Ring with a team-mate: their own armies, dice left to the other, swaps, mixed armies; any seat."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from tests.wotr.board import at_war
from tests.wotr.four import EMPTY, SEATS, turn_of
from tests.wotr.scenario import at_table
from thirdage.bots import Eyes, make_bot
from thirdage.bots.budget import Budget
from thirdage.kernel import Match, Rng

Json = dict[str, Any]


def chosen(match: Match, seat: str) -> Json:
    """What the rules-of-thumb bot answers on a seat."""
    ask = next(a for a in match.asks if a.seat == seat)
    answer: Json = ask.options.encode(make_bot("wotr", "rules", Rng(1)).choose(Eyes(match, seat), ask, Rng(2)))
    return answer


def test_a_card_that_only_the_team_mate_can_play_is_offered() -> None:
    hands = {**EMPTY, "gondor": ["fp-str-14", "fp-str-09"], "rohan": ["fp-str-22", "fp-str-18"]}
    war = at_table(4, turn=2, next=["swap-cards"], hands=hands)
    assert chosen(war.match, "gondor") == {"kind": "swap-card", "card": "fp-str-09"}
    assert chosen(war.match, "rohan") == {"kind": "swap-card", "card": "fp-str-18"}


def test_who_would_command_merges_and_who_would_not_stays_apart() -> None:
    army = {"folde": {"gondor-regular": 3, "rohan-regular": 1}}
    war = turn_of("rohan", "event", free_peoples=army, shadow={})
    war.seat("rohan").does("skip", die="event")
    assert chosen(war.match, "gondor") == {"kind": "accept"}
    assert chosen(war.match, "rohan") == {"kind": "decline"}


def test_a_die_is_left_to_the_team_mate_who_can_do_more_with_it() -> None:
    """The host of Isengard stands before Helm's Deep; the one army die is not for a stroll of Sauron's."""
    army = {"fords-of-isen": {"isengard-regular": 6, "isengard-elite": 4}, "barad-dur": {"sauron-regular": 1}}
    parts: Json = {
        "nations": at_war("sauron", "isengard", "rohan"), "shadow": army, "fellowship": {"progress": 0},
        "free_peoples": {"edoras": {"rohan-regular": 1}}, "next": ["action", 2],
    }  # fmt: skip
    dice = {"free-peoples": ["event"], "shadow": ["army", "event"]}
    match = at_table(4, dice=dice, hands=EMPTY, **parts).match
    assert chosen(match, "witch-king")["die"] != "army"
    theirs = at_table(4, dice=dice, hands=EMPTY, **{**parts, "next": ["action", 3]}).match
    assert chosen(theirs, "saruman") == {"kind": "use-die", "die": "army"}


@pytest.mark.parametrize("players", [3, 4])
def test_bots_play_every_seat_to_the_end(players: int) -> None:
    match = thirdage.new_match("wotr", {"players": players}, seed=7)
    bots = {seat: make_bot("wotr", "rules", Rng(place)) for place, seat in enumerate(match.seats)}
    while match.ask is not None:
        ask = match.ask
        match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
    assert match.outcome is not None
    assert set(match.outcome.winners) <= set(match.seats)


@pytest.mark.parametrize("bot", ["one-ply", "planner", "ismcts"])
def test_bots_that_look_ahead_play_any_seat(bot: str) -> None:
    for seat in SEATS:
        written = turn_of(seat, "army-muster" if seat in ("gondor", "rohan") else "army", "event").match.written()
        match = thirdage.setup("wotr", written, {"players": 4}, seed=2)
        ask = next(a for a in match.asks if a.seat == seat)
        option = make_bot("wotr", bot, Rng(1), Budget(nodes=20)).choose(Eyes(match, seat), ask, Rng(2))
        assert option in ask.options
