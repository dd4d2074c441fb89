"""The follower of a record: stands where the match stands, with undo, groups and all; sees a game that goes astray."""

from __future__ import annotations

import pytest

import thirdage
from tests.broken_fords import BROKEN
from tests.ford import FORD
from thirdage.bots.bot_games import new_match
from thirdage.bots.match_checks import CheckFailed
from thirdage.bots.record_follower import RecordFollower
from thirdage.kernel import Match, Rng

thirdage.register(FORD)


def play(match: Match, follower: RecordFollower, seed: int, every: int) -> None:
    """Play on, taking back what can be; catch up after every so many answers, also in the middle of a group."""
    rng, count = Rng(seed), 0
    while match.asks:
        ask = match.asks[rng.randrange(len(match.asks))]
        match.answer(ask.options.sample(rng), ask.seat)
        if match.can_undo(ask.seat) and rng.randrange(2):
            match.undo(ask.seat)
        count += 1
        if count % every == 0:
            follower.catch_up()
    follower.catch_up()


@pytest.mark.parametrize("every", [1, 7, 1_000])
@pytest.mark.parametrize("players", [2, 3])
def test_it_stands_where_the_match_stands(players: int, every: int) -> None:
    for seed in range(4):
        match = new_match(FORD, {"players": players}, seed)
        follower = RecordFollower(match)
        play(match, follower, seed, every)
        assert match.outcome is not None
        assert follower.twin.record()["entries"] == match.record()["entries"]
        assert follower.twin.record()["seams"] == match.record()["seams"]


def test_it_follows_from_a_written_position_and_to_an_end_by_hand() -> None:
    start = new_match(FORD, {}, 3).written()["position"]
    match = new_match(FORD, {}, 5, start)
    follower = RecordFollower(match)
    follower.catch_up()
    match.finish("agreed", [])
    follower.catch_up()
    assert follower.twin.outcome is not None
    assert follower.twin.outcome.reason == "agreed"


def test_a_game_with_state_outside_its_position_is_seen() -> None:
    game = BROKEN["ford-has-moods"][0]

    def play_some() -> None:
        for seed in range(10):
            match = new_match(game, {}, seed)
            play(match, RecordFollower(match), seed, 5)

    with pytest.raises(CheckFailed, match=r"^record: "):
        play_some()
