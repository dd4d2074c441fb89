"""The soak of War of the Ring: whole games of mixed players that end by rule, checked on the way."""

from __future__ import annotations

from collections import Counter

import pytest

from thirdage.bots.bot_games import new_match
from thirdage.bots.hints import hints_of
from thirdage.bots.soak import SoakPlan, soak
from thirdage.games.wotr.game import WOTR

ROUNDS = 1_000
"""Games of random players are long, but they end."""
STRETCH = 40
"""Longer stretches between seams would make forks dear."""
SHARDS, SHARD = 50, 2
"""A hundred games in every run, in portions that can be spread over processes."""
OFTEN = 20
"""What a long soak must have met at least so many times; everything else that is expected at least once."""
ENDINGS = ("end:corruption", "end:ring-destroyed", "end:military-shadow", "end:military-free-peoples")
SPECIAL = (
    "fp-elven-cloaks", "fp-elven-rope", "fp-phial-of-galadriel", "fp-smeagol-helps",
    "sh-shelobs-lair", "sh-the-ring-is-mine", "sh-on-on-they-went", "sh-give-it-to-uss",
)  # fmt: skip
OPTIONS = (
    "open-hands=True", "free-peoples-tokens=1", "free-peoples-tokens=2", "shadow-tokens=1", "shadow-tokens=2",
)  # fmt: skip
OF_TEAM_MATES = ("swap", "mixed-army", "separate-armies", "forced-merge", "stacking-in-turn")
MUST_BE_OFTEN = (*ENDINGS, "mordor", *[f"tile:{tile}" for tile in SPECIAL], "siege", "sortie", "relief")


@pytest.mark.no_cover  # whole games would be slow to trace, and cover nothing that rules tests must not cover
@pytest.mark.parametrize("first", range(0, SHARDS * SHARD, SHARD))
def test_games_end_by_rule(first: int) -> None:
    """Conservation after every answer, everything else now and then and at the end."""
    result = soak(SoakPlan("wotr", games=SHARD, seed=first, share=200, max_rounds=ROUNDS))
    assert result.failures == []
    assert sum(result.tally.endings.values()) == result.tally.games == SHARD
    assert result.tally.stretch < STRETCH


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4])
def test_a_thousand_games_of_three_and_of_four(players: int) -> None:
    """Every seat is looked at, allies included; what only team-mates can do is met."""
    result = soak(SoakPlan("wotr", games=1_000, seed=20_000, max_rounds=ROUNDS, options={"players": players}), jobs=0)
    assert result.failures == []
    assert sum(result.tally.endings.values()) == 1_000
    assert {name: result.tally.used[name] for name in OF_TEAM_MATES if result.tally.used[name] < OFTEN} == {}
    assert result.tally.stretch < STRETCH


@pytest.mark.long
def test_two_thousand_games() -> None:
    """Fifty games looked at closely at every seam, the others at one answer in twenty; nothing is never met."""
    two = {"players": 2}
    closely = soak(SoakPlan("wotr", games=50, seed=10_000, every_seam=True, max_rounds=ROUNDS, options=two), jobs=0)
    others = soak(SoakPlan("wotr", games=1_950, seed=10_050, max_rounds=ROUNDS, options=two), jobs=0)
    teams = soak(SoakPlan("wotr", games=60, seed=30_000, max_rounds=ROUNDS, options={"players": 4}), jobs=0)
    assert [*closely.failures, *others.failures, *teams.failures] == []
    closely.tally.add(others.tally)
    assert sum(closely.tally.endings.values()) == 2_000
    closely.tally.add(teams.tally)
    assert closely.missing == {"asks": [], "answers": [], "used": []}
    assert {name: closely.tally.used[name] for name in MUST_BE_OFTEN if closely.tally.used[name] < OFTEN} == {}
    assert min(closely.tally.options[option] for option in OPTIONS) >= OFTEN
    assert closely.tally.stretch < STRETCH


def test_what_must_be_often_is_expected() -> None:
    assert set(MUST_BE_OFTEN) <= set(WOTR.expected(WOTR.rules()))


def test_tokens_are_expected_of_those_who_have_some() -> None:
    """HR-LNK-10, HR-LNK-11."""
    none = set(WOTR.expected(WOTR.rules()))
    both = set(WOTR.expected(WOTR.rules({"free-peoples-tokens": 2, "shadow-tokens": 1})))
    assert both - none == {
        "token:free-peoples:draw-card", "token:free-peoples:advance-nation",
        "token:shadow:move-minions", "token:shadow:advance-nation",
    }  # fmt: skip


@pytest.mark.parametrize("number", range(len(hints_of("wotr").starts())))
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_every_start_can_be_played(number: int, tokens: int) -> None:
    """With any number of tokens; and what is given there is not at set-up."""
    start = hints_of("wotr").starts()[number]
    match = new_match(WOTR, {"free-peoples-tokens": tokens, "shadow-tokens": tokens}, 1, start)
    assert match.asks
    assert match.origin == start


def test_games_begin_at_written_positions_too() -> None:
    base: dict[str, list[str]] = {"expansions": []}
    result = soak(SoakPlan("wotr", games=12, seed=40, share=1_000_000, max_rounds=ROUNDS, options=base))
    assert set(result.tally.tables) == {"2 base", "2 base from a written position", "3 base", "4 base"}
    assert result.tally.options["open-hands=True"] > 0
    assert any(option.startswith("shadow-tokens=") for option in result.tally.options)


def test_likes_are_answers_of_the_game() -> None:
    """A name that no ask knows would be a hint to nobody."""
    forms = Counter(form for kind in WOTR.every_kind for form in kind.forms)
    full = {f"{kind.id}:{form}" for kind in WOTR.every_kind for form in kind.forms}
    assert [like for like in hints_of("wotr").likes if like not in forms and like not in full] == []
