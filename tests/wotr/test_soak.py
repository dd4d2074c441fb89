"""The soak of War of the Ring: whole games of mixed players that end by rule, checked on the way."""

from __future__ import annotations

import pytest

from thirdage.bots.soak import Plan, soak

ROUNDS = 4_000
"""Games of random players are long, but they end."""
STRETCH = 40
"""Longer stretches between seams would make forks dear."""


@pytest.mark.long
@pytest.mark.parametrize("first", [0, 200])
def test_games_end_by_rule(first: int) -> None:
    """Conservation after every answer, everything else now and then and at the end."""
    result = soak(Plan("wotr", games=1, seed=first, share=4_000, max_rounds=ROUNDS))
    assert result.failures == []
    assert result.tally.games == 1
    assert result.tally.stretch < STRETCH


@pytest.mark.long
def test_nothing_expected_stands_at_zero() -> None:
    result = soak(Plan("wotr", games=2_000, seed=10_000, share=400, max_rounds=ROUNDS), jobs=0)
    assert result.failures == []
    assert result.missing == {"asks": [], "answers": [], "used": []}
    assert result.tally.stretch < STRETCH
