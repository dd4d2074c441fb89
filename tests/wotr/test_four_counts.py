"""Who commands a mixed army, as the table shows it (WR-MP-18)."""

from __future__ import annotations

from typing import Any

import pytest

from .board import at_war
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


def test_wr_mp_17_the_table_says_who_commands_in_a_battle() -> None:
    """Those who are attacked are one army; attackers of one player alone need no word."""
    war = turn_of(
        "saruman", "army", nations=at_war("gondor", "rohan", "isengard"),
        free_peoples={"folde": {"gondor-regular": 1, "rohan-regular": 2}},
        shadow={"eastemnet": {"isengard-regular": 2, "sauron-regular": 1}},
    )  # fmt: skip
    saruman = war.seat("saruman").uses("army").does("attack").does("attack-from", region="eastemnet")
    saruman.does("attack-target", region="folde").does("attackers", figures={"isengard-regular": 2})
    match = war.match
    for seat in (*match.seats, "spectator"):
        told = match.rules.game.derived_counts(match.rules, match.view(seat)["position"])
        assert told["fight"] == {"free-peoples": "rohan"}
