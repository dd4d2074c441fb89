"""The soak of the Card Game: whole games of mixed players at every table, checked on the way."""

from __future__ import annotations

import pytest

from thirdage.bots.soak import SoakPlan, soak
from thirdage.games.cards.game import CARDS

TABLES = [("trilogy", 2), ("trilogy", 3), ("trilogy", 4), ("duel", 2), ("duel-3", 3), ("fellowship", 2)]
STRETCH = 60
"""One action may draw cards apart several times over; longer stretches would make forks dear."""
SHARDS, SHARD = 8, 5
"""Forty games at each of five tables in every run, in portions that can be spread over processes."""
GAMES, CLOSELY, SHARE = 834, 4, 200
"""At each table in a long soak (five thousand in all), those looked at closely at every seam, and for the others one
answer in so many."""
ONLY_SOMEWHERE = {
    "trilogy": {"cards-eliminate-from-hand"},
    "duel": {"cards-agree", "cards-opening"},
    "duel-3": set[str](),
    "fellowship": {
        "cards-activate-battleground", "cards-agree", "cards-eliminate-from-hand", "cards-give-up", "cards-may-cycle",
        "cards-saved", "cards-victim",
    },
}  # fmt: skip
"""Asks that a scenario does not know: no Ring token of the Duel, no team-mate, no cards that ask them."""


def table_options(scenario: str, players: int) -> dict[str, object]:
    return {"scenario": scenario, "players": players}


@pytest.mark.no_cover  # whole games would be slow to trace, and cover nothing that rules tests must not cover
@pytest.mark.parametrize("first", range(0, SHARDS * SHARD, SHARD))
@pytest.mark.parametrize(("scenario", "players"), TABLES[1:])
def test_games_end_by_rule(scenario: str, players: int, first: int) -> None:
    """CG-GEN-03: 120 cards conserved after every answer, everything else now and then."""
    plan = SoakPlan("cards", games=SHARD, seed=first, share=100, options=table_options(scenario, players))
    result = soak(plan)
    assert result.failures == []
    assert sum(result.tally.endings.values()) == result.tally.games == SHARD
    assert result.tally.stretch < STRETCH


@pytest.mark.long
@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_five_thousand_games(scenario: str, players: int) -> None:
    """Every card, location, action and ending of the scenario is met."""
    options = table_options(scenario, players)
    closely = soak(SoakPlan("cards", CLOSELY, 50_000, every_seam=True, options=options), jobs=0)
    others = soak(SoakPlan("cards", GAMES - CLOSELY, 60_000, share=SHARE, options=options), jobs=0)
    assert closely.failures == []
    assert others.failures == []
    closely.tally.add(others.tally)
    assert sum(closely.tally.endings.values()) == GAMES
    missing = closely.missing
    assert missing["used"] == []
    unknown = ONLY_SOMEWHERE[scenario] | ({"cards-agree"} if players == 2 else set())
    assert set(missing["asks"]) <= unknown
    assert closely.tally.stretch < STRETCH


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_what_is_expected_takes_part(scenario: str, players: int) -> None:
    """Fellowship knows nothing of Rohan, and only the Duels turn Ring tokens over."""
    expected = set(CARDS.expected(CARDS.rules(table_options(scenario, players))))
    assert ("theoden" in expected) == (scenario != "fellowship")
    assert ("location:edoras" in expected) == (scenario != "fellowship")
    assert ("ring:duel" in expected) == scenario.startswith("duel")
    assert ("path:nobody" in expected) == scenario.startswith("duel")
