"""Written positions and answers changed at random: each is refused with a reason, or it can be played."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import thirdage
from tests.ford import FORD
from tests.fuzzing import beginnings, fuzz_answers, fuzz_positions, refused_well
from tests.mutating import at, places
from thirdage.kernel import Refused, Rng

thirdage.register(FORD)
TABLES: dict[str, list[dict[str, Any]]] = {
    "ford": [{}, {"players": 3, "expansions": ["storm"]}],
    "wotr": [
        {}, {"free-peoples-tokens": 1, "shadow-tokens": 2}, {"open-hands": True}, {"players": 3}, {"players": 4},
        {"players": 4, "free-peoples-tokens": 2, "shadow-tokens": 2}, {"expansions": ["kings"]},
        {"expansions": ["kings"], "open-corruption": True, "dismay-tokens": True},
    ],
    "cards": [
        {"scenario": "trilogy"}, {"scenario": "trilogy", "players": 4}, {"scenario": "duel", "promos": True},
        {"scenario": "duel-3"}, {"scenario": "fellowship"},
    ],
    "hunt": [
        {}, {"players": 3}, {"players": 5, "information": 2}, {"players": 4, "chapters": "first", "refuges": True},
    ],
}  # fmt: skip


@pytest.mark.parametrize("game", ["wotr", "cards"])
def test_a_part_that_does_not_exist_is_refused_at_every_depth(game: str) -> None:
    """Of matches at their beginning, in the middle and at their end."""
    ended = thirdage.new_match(game, seed=5)
    while ended.ask is not None:
        ended.answer(ended.ask.options.sample(Rng(ended.index)), ended.ask.seat)
    starts = beginnings(game, TABLES[game], range(5))
    written = [(options, start["position"]) for options, start, _ in starts]
    for options, position in [*written, (ended.rules.options, ended.written()["position"])]:
        for path in [path for path in places(position) if isinstance(at(position, path), dict)]:
            changed = copy.deepcopy(position)
            at(changed, path)["zzz"] = 0
            with pytest.raises(Refused) as refused:
                thirdage.setup(game, changed, options, fate=None)
            assert refused_well(refused.value), path


@pytest.mark.parametrize("game", TABLES)
def test_a_changed_position_is_refused_or_can_be_played(game: str) -> None:
    found = fuzz_positions(game, TABLES[game], 250, 1)
    assert found["accepted"] > 20
    assert found["refused-position"] > 100


@pytest.mark.long
@pytest.mark.parametrize("game", TABLES)
def test_ten_thousand_changed_positions_are_refused_or_can_be_played(game: str) -> None:
    found = fuzz_positions(game, TABLES[game], 10_000, 20_000)
    assert found["accepted"] > 1000
    assert found["refused-position"] > 5000


@pytest.mark.parametrize("game", TABLES)
def test_a_changed_answer_is_refused_or_on_offer(game: str) -> None:
    found = fuzz_answers(game, TABLES[game], 400, 1)
    assert found["accepted"] > 10
    assert found["refused"] > 100


@pytest.mark.long
@pytest.mark.parametrize("game", TABLES)
def test_ten_thousand_changed_answers_are_refused_or_on_offer(game: str) -> None:
    found = fuzz_answers(game, TABLES[game], 10_000, 30_000)
    assert found["accepted"] > 500
    assert found["refused"] > 5000
