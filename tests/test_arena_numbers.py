"""What the arena's numbers promise: intervals that may be looked at always, ratings that find the strengths."""

from __future__ import annotations

import math

import pytest

from thirdage.arena.ratings import rate
from thirdage.arena.sequential import clear_of, counted, fortune, interval
from thirdage.kernel import Rng

TRIALS = 120


def drawn(rng: Rng, mean: float) -> float:
    """The score of a pair with this mean: two games that go together in part."""
    both = rng.randrange(1000) < 400
    one, two = rng.randrange(1000) < 1000 * mean, rng.randrange(1000) < 1000 * mean
    return (one + (one if both else two)) / 2


@pytest.mark.parametrize("mean", [0.5, 0.65, 0.95])
def test_a_bar_at_the_truth_is_hardly_ever_cleared(mean: float) -> None:
    """However often one looks: in at most 5 of 100 runs; we look after every pair up to 60."""
    rng = Rng(11)
    false = 0
    for _ in range(TRIALS):
        counts: dict[float, int] = {}
        for _ in range(60):
            score = drawn(rng, mean)
            counts[score] = counts.get(score, 0) + 1
            if clear_of(counts, mean):
                false += 1
                break
    assert false / TRIALS <= 0.05


def test_a_bar_that_is_well_cleared_is_found_soon() -> None:
    rng = Rng(12)
    needed = []
    for _ in range(40):
        counts: dict[float, int] = {}
        while not clear_of(counts, 0.65):
            score = drawn(rng, 0.85)
            counts[score] = counts.get(score, 0) + 1
        needed.append(sum(counts.values()))
    assert sorted(needed)[20] <= 60
    assert max(needed) <= 400


def test_the_interval_holds_exactly_what_is_not_cleared() -> None:
    counts = {1.0: 30, 0.5: 6, 0.0: 14}
    found = interval(counts)
    assert found.low < found.share == 0.66 < found.high
    for bar in (0.3, found.low - 0.001, found.low + 0.001, 0.66, found.high - 0.001, found.high + 0.001, 0.9):
        assert clear_of(counts, bar) == (not found.low <= bar <= found.high)
    assert fortune(counts, found.low) == pytest.approx(math.log(20), abs=1e-3)


def test_intervals_of_nothing_and_of_only_wins() -> None:
    assert (interval({}).low, interval({}).high) == (0.0, 1.0)
    assert not clear_of({}, 0.5)
    assert interval({1.0: 50}).high == 1.0
    assert interval({1.0: 50}).low > 0.85
    assert interval({0.0: 50}).low == 0.0
    assert interval({1.0: 400}).low > interval({1.0: 50}).low
    assert counted([1.0, 0.5, 1.0]) == {1.0: 2, 0.5: 1}


def test_ratings_recover_known_strengths() -> None:
    strengths = {"a": 1300, "b": 1450, "c": 1550, "d": 1700}
    rng = Rng(3)
    names = list(strengths)
    games = []
    for number in range(1200):
        one, two = names[number % 4], names[(number + 1 + rng.randrange(3)) % 4]
        chance = 1 / (1 + 10 ** ((strengths[two] - strengths[one]) / 400))
        games.append((one, two, float(rng.randrange(10_000) < 10_000 * chance)))
    found = rate(games)
    assert [one.name for one in found] == ["d", "c", "b", "a"]
    for rated in found:
        assert rated.low < strengths[rated.name] < rated.high
        assert rated.high - rated.low < 250
        assert rated.games == sum(rated.name in game[:2] for game in games)


def test_ratings_do_not_hang_on_the_order_of_the_games() -> None:
    games = [("a", "b", 1.0)] * 40 + [("a", "b", 0.0)] * 40
    forward, backward = rate(games), rate(games[::-1])
    for one, two in zip(sorted(forward, key=lambda r: r.name), sorted(backward, key=lambda r: r.name), strict=True):
        assert abs(one.rating - two.rating) < 30
        assert abs(one.rating - 1500) < 40
