"""Parametric choices against brute force: complete, without duplicates, and the same by every way to build one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.helpers import examples, seeds
from thirdage import Rng
from thirdage.kernel import (
    COUNTS,
    MANY,
    Arrange,
    Form,
    Names,
    Option,
    Options,
    Parametric,
    PickCounts,
    PickSome,
    Reason,
    Refused,
    Steps,
    ids,
    numbers,
)

IDS = ("ash", "birch", "cedar", "elder", "fir", "holly")
NAMES = Names({"tree": IDS})
COUNT = Form("count", trees=ids("tree", COUNTS))
LIST = Form("list", trees=ids("tree", MANY))
DIGITS = Form("digits", ns=numbers(0, 9, MANY))

Answers = set[tuple[Any, ...]]


def bind(options: Parametric) -> Parametric:
    options.bind(NAMES, {options.form.kind: options.form}, "TREE-1")
    return options


def tally(option: Option) -> int:
    """A number that depends on all of an answer, its order too."""
    total = 7
    for part in option[0]:
        key, n = part if isinstance(part, tuple) else (part, 1)
        total = total * 31 + 5 * key + 3 * n
    return total


def picky(modulus: int) -> Any:
    """An extra check that lets roughly one answer in `modulus` pass; none for 1."""
    if modulus == 1:
        return None
    return lambda option: None if tally(option) % modulus == 0 else Reason("reason-picky", "TREE-2")


def listing(options: Options) -> list[tuple[Any, ...]]:
    return [option[0] for option in options]


def all_of(steps: Steps) -> Iterator[Option]:
    """Every answer that the small steps reach; a step without an end fails."""
    answer = steps.answer
    if answer is not None:
        assert steps.choices() == ()
        yield answer
        return
    for choice in steps.choices():
        reached = list(all_of(steps.take(choice)))
        assert reached, "a step that cannot be completed"
        yield from reached


limits = st.integers(0, 4).flatmap(lambda low: st.tuples(st.just(low), st.integers(low, 5)))
moduli = st.sampled_from([1, 1, 2, 3, 5])
trees = st.lists(st.integers(0, len(IDS) - 1), min_size=1, max_size=5, unique=True)
stock = st.dictionaries(st.integers(0, len(IDS) - 1), st.integers(0, 3), min_size=1, max_size=4)


def check_all(options: Parametric, expected: Answers, universe: Answers, seed: int) -> None:
    """Everything that must agree: listing, `in`, steps, sample, JSON."""
    listed = listing(options)
    assert len(set(listed)) == len(listed), "listed twice"
    assert set(listed) == expected
    for values in universe:
        option = options.form(values)
        assert (option in options) == (values in expected)
        assert (options.reason_against(option) is None) == (values in expected)
    reached = [option[0] for option in all_of(options.steps())]
    assert sorted(reached) == sorted(listed)
    rng = Rng(seed)
    for _ in range(12):
        sampled = options.sample(rng)
        assert sampled[0] in expected
        assert options.decode(options.encode(sampled)) is sampled
    assert options.parametric
    assert Form("list", trees=ids("tree", MANY))(()) not in options


# -- figures ----------------------------------------------------------------------------------------------------------


def brute_counts(items: dict[int, int], low: int, high: int, check: Any) -> Answers:
    keys = sorted(items)
    found = set()
    for counts in product(*[range(items[key] + 1) for key in keys]):
        values = tuple([(key, n) for key, n in zip(keys, counts, strict=True) if n])
        if low <= sum(counts) <= high and (check is None or check(COUNT(values)) is None):
            found.add(values)
    return found


def universe_of_counts(items: dict[int, int]) -> Answers:
    """One more of each than there is, and two items that are not there."""
    keys = sorted({*items, 0, len(IDS) - 1})
    return {
        tuple([(key, n) for key, n in zip(keys, counts, strict=True) if n])
        for counts in product(*[range(items.get(key, 0) + 2) for key in keys])
    }


@examples(120)
@given(stock, limits, moduli, seeds)
def test_pick_counts_is_what_brute_force_finds(
    items: dict[int, int], limit: tuple[int, int], modulus: int, seed: int
) -> None:
    low, high = limit
    assume(low <= sum(items.values()))
    check = picky(modulus)
    expected = brute_counts(items, low, high, check)
    assume(expected)
    options = bind(PickCounts(COUNT, sorted(items.items()), low, high, check))
    check_all(options, expected, universe_of_counts(items), seed)


def test_pick_counts_may_name_its_items_in_any_order() -> None:
    options = bind(PickCounts(COUNT, [(3, 1), (0, 2)], 1, 2))
    check_all(options, brute_counts({3: 1, 0: 2}, 1, 2, None), universe_of_counts({3: 1, 0: 2}), 1)


@examples(60)
@given(stock, limits)
def test_the_schema_of_counts_says_all_but_the_sum(items: dict[int, int], limit: tuple[int, int]) -> None:
    low, high = limit
    assume(low <= sum(items.values()))
    options = bind(PickCounts(COUNT, sorted(items.items()), low, high))
    shown = options.json()
    Draft202012Validator.check_schema(shown["schema"])
    checker = Draft202012Validator(shown["schema"])
    total = shown["total"]
    assert total == {"minimum": low, "maximum": min(high, sum(items.values()))}
    for values in universe_of_counts(items):
        data = COUNT(values).json(NAMES)
        fits = checker.is_valid(data) and total["minimum"] <= sum([n for _, n in values]) <= total["maximum"]
        assert fits == (COUNT(values) in options)


@pytest.mark.parametrize("n", [4, 10**30, 10**5000], ids=["one", "far", "monstrously"])
def test_more_than_there_is_is_refused_with_the_limits(n: int) -> None:
    options = bind(PickCounts(COUNT, [(0, 3), (1, 3)], 1, 3))
    reason = options.reason_against(options.decode({"kind": "count", "trees": {"ash": n}}))
    assert reason == Reason("refused-count", "TREE-1", {"low": 1, "high": 3})


# -- cards and orders -------------------------------------------------------------------------------------------------


def brute_some(items: list[int], low: int, high: int, check: Any) -> Answers:
    found = {c for n in range(low, min(high, len(items)) + 1) for c in combinations(sorted(items), n)}
    return {c for c in found if check is None or check(LIST(c)) is None}


def brute_orders(items: list[int], low: int, high: int, check: Any) -> Answers:
    found = {p for n in range(low, min(high, len(items)) + 1) for p in permutations(items, n)}
    return {p for p in found if check is None or check(LIST(p)) is None}


def universe_of_lists(items: list[int]) -> Answers:
    """Up to three of all trees, with repeats, and all orders of the items."""
    found = {p for n in range(len(items) + 1) for p in permutations(items, n)}
    return found | {p for n in range(4) for p in product(range(len(IDS)), repeat=n)}


@examples(100)
@given(trees, limits, moduli, seeds)
def test_pick_some_is_what_brute_force_finds(items: list[int], limit: tuple[int, int], modulus: int, seed: int) -> None:
    low, high = limit
    assume(low <= len(items))
    check = picky(modulus)
    expected = brute_some(items, low, high, check)
    assume(expected)
    check_all(bind(PickSome(LIST, items, low, high, check)), expected, universe_of_lists(items), seed)


@examples(100)
@given(trees, limits, moduli, seeds)
def test_arrange_is_what_brute_force_finds(items: list[int], limit: tuple[int, int], modulus: int, seed: int) -> None:
    low, high = limit
    assume(low <= len(items))
    check = picky(modulus)
    expected = brute_orders(items, low, high, check)
    assume(expected)
    check_all(bind(Arrange(LIST, items, low, high, check)), expected, universe_of_lists(items), seed)


def test_arrange_without_limits_orders_all() -> None:
    options = bind(Arrange(LIST, [4, 1, 2]))
    assert set(listing(options)) == set(permutations([4, 1, 2]))
    assert (options.low, options.high) == (3, 3)


def test_a_choice_of_cards_does_not_depend_on_the_order_they_are_named_in() -> None:
    options = bind(PickSome(LIST, [4, 1, 2], 2, 2))
    assert options.decode({"kind": "list", "trees": ["fir", "birch"]}) is LIST((1, 4))
    assert options.decode({"kind": "list", "trees": ["birch", "fir"]}) is LIST((1, 4))
    assert LIST((1, 4)) in options
    assert options.decode({"kind": "list", "trees": ["birch", "birch"]}) not in options


def test_the_order_of_an_arrangement_counts() -> None:
    options = bind(Arrange(LIST, [1, 4]))
    assert options.decode({"kind": "list", "trees": ["fir", "birch"]}) is LIST((4, 1))


@examples(40)
@given(trees, limits, st.sampled_from([PickSome, Arrange]))
def test_the_schema_of_a_list_accepts_exactly_what_is_on_offer(
    items: list[int], limit: tuple[int, int], sort: type[PickSome] | type[Arrange]
) -> None:
    low, high = limit
    assume(low <= len(items))
    options = bind(sort(LIST, items, low, high))
    shown = options.json()
    Draft202012Validator.check_schema(shown["schema"])
    checker = Draft202012Validator(shown["schema"])
    for values in universe_of_lists(items):
        data = LIST(values).json(NAMES)
        assert checker.is_valid(data) == (options.decode(data) in options)
    assert not checker.is_valid({"kind": "list", "trees": ["oak"]})
    assert not checker.is_valid({"kind": "list", "trees": "ash"})
    assert not checker.is_valid({"kind": "other", "trees": []})


def test_numbers_can_be_picked_as_well_as_ids() -> None:
    options = PickSome(DIGITS, [7, 3, 5], 1, 2)
    options.bind(NAMES, {"digits": DIGITS}, "TREE-1")
    assert set(listing(options)) == {(3,), (5,), (7,), (3, 5), (3, 7), (5, 7)}
    checker = Draft202012Validator(options.json()["schema"])
    assert checker.is_valid({"kind": "digits", "ns": [3, 7]})
    assert not checker.is_valid({"kind": "digits", "ns": [4]})


# -- the rest ---------------------------------------------------------------------------------------------------------


def test_the_limits_come_before_the_extra_check() -> None:
    options = bind(Arrange(LIST, [0, 1, 2], 1, 2, picky(2)))
    assert options.reason_against(LIST((0, 1, 2))) == Reason("refused-count", "TREE-1", {"low": 1, "high": 2})
    assert options.reason_against(LIST((0, 5))) == Reason("refused-count", "TREE-1", {"low": 1, "high": 2})
    assert options.reason_against(COUNT(())) == Reason("refused-not-offered", "TREE-1")
    refused = [p for p in permutations([0, 1, 2], 2) if LIST(p) not in options]
    assert all(options.reason_against(LIST(p)) == Reason("reason-picky", "TREE-2") for p in refused)


def test_a_step_that_is_not_offered_is_refused() -> None:
    steps = bind(Arrange(LIST, [0, 1, 2], 1, 2)).steps()
    for wrong in (-1, 3, 99):
        with pytest.raises(Refused):
            steps.take(wrong)


def test_a_choice_that_cannot_be_made_must_not_be_asked() -> None:
    with pytest.raises(AssertionError):
        PickCounts(COUNT, [(0, 1)], 2, 3)
    with pytest.raises(AssertionError):
        PickSome(LIST, [0], 2, 3)
    with pytest.raises(AssertionError):
        Arrange(LIST, [0, 1], 2, 1)


def test_sample_finds_the_one_answer_of_a_check_that_allows_only_one() -> None:
    only = LIST((0, 2, 4))
    options = bind(PickSome(LIST, range(6), 0, 6, lambda o: None if o is only else Reason("reason-no", "")))
    rng = Rng(1)
    assert all(options.sample(rng) is only for _ in range(3))


def test_orders_are_drawn_evenly() -> None:
    options = bind(Arrange(LIST, [0, 1, 2]))
    rng = Rng(3)
    counts = dict.fromkeys(options, 0)
    for _ in range(6000):
        counts[options.sample(rng)] += 1
    assert all(850 < n < 1150 for n in counts.values())
