"""Who commands a mixed army, as the table shows it (WR-MP-18)."""

from __future__ import annotations

from typing import Any

import pytest

from .four import turn_of

Json = dict[str, Any]


@pytest.mark.parametrize(
    ("army", "leading", "commands"),
    [
        ({"gondor-regular": 2, "rohan-regular": 1}, "rohan", "gondor"),
        ({"gondor-regular": 2, "rohan-regular": 1, "rohan-elite": 1}, "gondor", "rohan"),
        ({"gondor-regular": 1, "rohan-regular": 1}, "rohan", "rohan"),
        ({"gondor-regular": 1, "rohan-regular": 1}, "gondor", "gondor"),
    ],
    ids=["more units", "more Elites", "leading", "the other leads"],
)
def test_wr_mp_18_the_table_says_who_commands_a_mixed_army(army: Json, leading: str, commands: str) -> None:
    alliance = {"mixed": {"free-peoples": ["druadan-forest"]}}
    where = {"free-peoples": {"druadan-forest": army}, "alliance": alliance, "leading": {"free-peoples": leading}}
    match = turn_of("gondor", "character", **where).match
    for seat in (*match.seats, "spectator"):
        seen = match.view(seat)["position"]
        told = match.rules.game.derived_counts(match.rules, seen)
        assert told == {"commands": {"free-peoples": {"druadan-forest": commands}, "shadow": {}}}
