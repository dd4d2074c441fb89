"""Views and written positions of War of the Ring follow their schemas, in the middle of random games too."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.wotr.play import new_match, seams_of
from thirdage.games.wotr.game import WOTR
from thirdage.kernel import Rng

SEEN, WRITTEN = [Draft202012Validator(schema) for schema in WOTR.schemas()]


def test_the_schemas_are_schemas() -> None:
    for schema in WOTR.schemas():
        Draft202012Validator.check_schema(schema)


@pytest.mark.parametrize("seed", range(3))
def test_views_follow_their_schema(seed: int) -> None:
    match, rng = new_match(seed), Rng(seed)
    for i in range(300):
        if match.ask is None:
            break
        if i % 20 == 0:
            for seat in (*match.seats, "spectator", "referee"):
                SEEN.validate(match.view(seat)["position"])
        match.answer(match.ask.options.sample(rng))


def test_written_positions_follow_their_schema() -> None:
    for war in seams_of(4, 200):
        WRITTEN.validate(WOTR.write(war))


@pytest.mark.parametrize(
    "wrong",
    [
        {"turns": 1},
        {"fellowship": {"progress": 13}},
        {"nations": {"gondor": {"steps": 4}}},
        {"dice": {"shadow": ["sword"]}},
        {"hands": {"shadow": [7]}},
        {"tiles": {"bag": []}},
    ],
)
def test_nonsense_does_not(wrong: dict[str, Any]) -> None:
    assert not WRITTEN.is_valid(wrong)
