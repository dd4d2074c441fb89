"""What playing a card gives away of Frodo, in every world that a Ringwraith can imagine (HR-ALY-05, HR-SEC-01)."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import Rng
from thirdage.kernel.samples import sample

from .scenario import Table, given


def worlds(table: Table, number: int = 60) -> list[Pursuit]:
    """Worlds that look the same to the Ringwraiths."""
    rng = Rng(5)
    found: list[Any] = [sample(table.match, "ringwraiths", rng).position for _ in range(number)]
    return found


def last_areas(table: Table) -> set[str]:
    """Where Frodo's last location lies in them."""
    return {world.facts.areas[world.facts.area_of(world.frodo_last)] for world in worlds(table)}


@pytest.mark.parametrize(
    ("card", "half", "log", "phase", "areas"),
    [
        ("bucklebury-ferry", 0, "1 5 . 12 . . 20 31 33 37", "first-day-phase", {"II-C", "II-D"}),
        ("a-conspiracy-unmasked", 0, "1 5 . 12 . . 20 31 33 37", "first-day-phase", {"II-D", "III-B"}),
    ],
)
def test_a_card_says_in_which_areas_he_is(card: str, half: int, log: str, phase: str, areas: set[str]) -> None:
    """HR-ALY-05."""
    table = given(hand=[f"ally-{card}"], log=log, phase=phase)
    assert last_areas(table) - areas, "before, he might be elsewhere"
    table.plays(card, half)
    assert last_areas(table) <= areas


def test_a_card_says_in_which_section_he_is() -> None:
    table = given(hand=["ally-tom-bombadil"], log="1 5 . 12 . . 20 31 33 37 39 43")
    assert {area for area in last_areas(table) if not area.startswith("III")}, "before, he might be elsewhere"
    assert {area.partition("-")[0] for area in last_areas(table.plays("tom-bombadil", 1))} == {"III"}


def test_a_card_says_whether_he_is_in_the_wild() -> None:
    table = given(hand=["ally-a-short-cut-to-mushrooms"], log="1 5 . 12 .").plays("a-short-cut-to-mushrooms")
    assert all(world.entries[3] == -1 for world in worlds(table))


def test_a_token_asked_for_in_vain_is_held_in_no_world() -> None:
    """HR-INF-04: unless Frodo had been there before."""
    table = given(
        turn="blue", dice="sorcery", sorcery=[["sorcery-questions-about-baggins"]], nazgul={"blue": "20"},
        held="6 39 43 44", log="1",
    ).plays("questions-about-baggins")  # fmt: skip
    table.does("choose-space", space="23")
    space = table.at.facts.space["1-23"]
    assert not [world for world in worlds(table) if space in world.held]
