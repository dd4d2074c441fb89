"""The evaluation of the Card Game: named features, checked weights, sense in plain cases; and plans on offer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cards.scenario import given
from thirdage.bots import Eyes
from thirdage.bots.bot_games import SeatedBots, new_match, seated_bots
from thirdage.bots.cards.evaluation import REGIMES, WEIGHTS_FILE, contributions, odds, regime, win_probability
from thirdage.bots.cards.features import (
    BOTH,
    GOOD_FOR_FREE_PEOPLES,
    GOOD_FOR_SHADOW,
    NAMES,
    SCENARIOS,
    SPOKEN,
    SPOKEN_AS,
    vector,
)
from thirdage.bots.cards.search_adapter import SagaSearchAdapter
from thirdage.bots.levels import levels
from thirdage.bots.search.logistic import BadWeights, read_weights
from thirdage.games.cards import game
from thirdage.games.cards.constants import FREE_PEOPLES, SHADOW
from thirdage.games.cards.game import CARDS
from thirdage.games.cards.model import Saga
from thirdage.kernel import Rng

Json = dict[str, Any]
TABLES = [("trilogy", 2), ("trilogy", 3), ("trilogy", 4), ("duel", 2), ("duel-3", 3), ("fellowship", 2)]
QUIET: Json = {"turn": "frodo", "path": "crack-of-doom", "hands": {}}


def position(**parts: Any) -> Saga:
    saga = given(**{**QUIET, **parts}).match.position
    assert isinstance(saga, Saga)
    return saga


def chance(**parts: Any) -> float:
    """How likely the Free Peoples win there."""
    return win_probability(position(**parts), FREE_PEOPLES)


def test_every_feature_has_a_name_and_a_word_for_it() -> None:
    assert len(set(NAMES)) == len(NAMES) == len(vector(position()))
    assert set(SPOKEN_AS) == set(NAMES)
    assert set(contributions(position())) == set(SPOKEN) == set(SPOKEN_AS.values())
    assert not GOOD_FOR_FREE_PEOPLES & GOOD_FOR_SHADOW
    assert set(NAMES) >= GOOD_FOR_FREE_PEOPLES | GOOD_FOR_SHADOW
    assert SCENARIOS == game.SCENARIOS


def test_the_chances_of_both_sides_make_one() -> None:
    saga = position()
    assert win_probability(saga, FREE_PEOPLES) + win_probability(saga, SHADOW) == pytest.approx(1)


def test_a_game_that_is_over_is_certain() -> None:
    saga = position()
    saga.end("shadow", "lead")
    assert (win_probability(saga, FREE_PEOPLES), win_probability(saga, SHADOW)) == (0.0, 1.0)


def test_a_lead_that_cannot_be_caught_is_nearly_won() -> None:
    """The last path, nobody holds a card."""
    assert chance(scored={"free-peoples": ["minas-tirith", "lorien", "edoras"]}) > 0.9
    assert chance(corruption=9) < 0.1
    assert chance(corruption=9) < chance(corruption=2) < chance()


def test_the_same_cards_count_for_the_side_that_has_them() -> None:
    """Each feature of a side looks at the cards of that side alone."""
    bare = vector(position())
    ours = vector(position(reserve={"frodo": ["gimli"]}, hands={"aragorn": ["arwen", "legolas"]}))
    theirs = vector(position(reserve={"saruman": ["saruman"]}, hands={"witch-king": ["the-hunter", "black-uruks"]}))
    first = len(NAMES) - 2 * len(BOTH)
    free, shadow = slice(first, first + len(BOTH)), slice(first + len(BOTH), None)
    assert ours[free] != bare[free]
    assert ours[shadow] == bare[shadow]
    assert theirs[shadow] != bare[shadow]
    assert theirs[free] == bare[free]
    assert chance(reserve={"frodo": ["gimli"]}) >= chance() >= chance(reserve={"saruman": ["saruman"]})


def test_a_fight_that_is_won_counts_for_whoever_wins_it() -> None:
    strong = ["black-uruks", "olog-hai"]
    assert chance(at={"minas-tirith": strong}) < chance(active=["minas-tirith"])
    assert chance(at={"minas-tirith": ["soldiers-of-gondor"]}) >= chance(active=["minas-tirith"])


def test_what_contributes_adds_up_to_the_odds() -> None:
    one, two = position(corruption=2), position(corruption=6)
    difference = sum(contributions(two).values()) - sum(contributions(one).values())
    assert difference == pytest.approx(odds(vector(two)) - odds(vector(one)))
    assert difference < 0


def test_weights_that_do_not_fit_are_refused() -> None:
    data: Json = json.loads(WEIGHTS_FILE.read_text("utf-8"))
    assert set(read_weights(json.dumps(data), REGIMES, NAMES)) == set(REGIMES)
    for row in data["weights"].values():
        assert all(row[name] >= 0 for name in GOOD_FOR_FREE_PEOPLES)
        assert all(row[name] <= 0 for name in GOOD_FOR_SHADOW)
    del data["weights"]["duel-late"]["lead"]
    with pytest.raises(BadWeights):
        read_weights(json.dumps(data), REGIMES, NAMES)


def test_each_scenario_and_part_of_the_game_has_its_weights() -> None:
    found = set()
    for scenario in SCENARIOS:
        saga = new_match(CARDS, {"scenario": scenario}, 9).position
        assert isinstance(saga, Saga)
        for number in range(1, saga.facts.highest_path + 1):
            saga.last_path = number
            found.add(regime(vector(saga)))
    assert found == set(REGIMES)


def test_plans_are_on_offer_and_the_habit_comes_first() -> None:
    match = new_match(CARDS, {"scenario": "duel"}, 4)
    seated, adapter = seated_bots(match, 4, ("rules",)), SagaSearchAdapter()
    kinds: dict[str, int] = {}
    while match.asks:
        ask = match.asks[0]
        plans = adapter.plans(Eyes(match, ask.seat), ask, Rng(ask.index), 7)
        assert plans[0].answer == adapter.policy.choose(Eyes(match, ask.seat), ask, Rng(ask.index))
        assert all(plan.answer in ask.options for plan in plans)
        assert len({plan.answer for plan in plans}) == len(plans) <= 7
        kinds[ask.kind] = max(kinds.get(ask.kind, 0), len(plans))
        match.answer(seated.choose(ask), ask.seat, ask.index)
    assert min(kinds["cards-action"], kinds["cards-pay"], kinds["cards-cycle"]) > 1


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_each_level_plays_each_scenario_on_each_seat_by_the_rules(scenario: str, players: int) -> None:
    """The bots of the levels, with nodes in place of seconds, so that a game is the same everywhere."""
    bots = [level.bot.partition("@")[0] for level in levels("cards")]
    match = new_match(CARDS, {"scenario": scenario, "players": players}, 31)
    names = {seat: bots[number % len(bots)] for number, seat in enumerate(match.seats)}
    seated = SeatedBots(match, 31, {seat: name if name == "rules" else f"{name}@20n" for seat, name in names.items()})
    for _ in range(120):
        ask = match.asks[0]
        option = seated.choose(ask)
        assert option in ask.options, f"{ask.kind}: {option}"
        match.answer(option, ask.seat, ask.index)
    assert match.index > 120
