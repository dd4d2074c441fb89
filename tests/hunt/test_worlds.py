"""What playing a card gives away of Frodo, in every world that a Ringwraith can imagine (HR-ALY-05, HR-SEC-01)."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.hunt.constants import LONG, SHORT
from thirdage.games.hunt.knowledge import Remembered
from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import Rng
from thirdage.kernel.samples import sample

from .scenario import Table, given
from .second import second


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


def decks(table: Table) -> set[int]:
    """The decks of the Journey card in use in such worlds."""
    return {world.facts.journeys[world.journey].deck for world in worlds(table)}


def test_hr_end2_01_a_short_route_would_be_over_and_stays_ruled_out() -> None:
    """HR-ESC2-03: the figure that stood at 14 goes back, and the route is still a long one."""
    table = second(journey="long-01", track=13, next=["escape"], companions={"strider": "down"})
    assert decks(table) == {SHORT, LONG}, "at 13 it may be either"
    table = second(journey="long-01", track=14, next=["escape"], companions={"strider": "down"})
    assert decks(table.does("change-direction")) == {LONG}
    assert table.at.track == 13


def test_hr_end2_02_a_lower_limit_that_was_reached_rules_the_short_route_out() -> None:
    """HR-DEED-03: the deed that follows raises the limit of what is known to be a long route."""
    table = second(journey="long-01", corruption=11, gandalf="8 18", deeds="18 24")
    assert decks(table) == {SHORT, LONG}
    table = second(journey="long-01", corruption=12, gandalf="8 18", deeds="18 24").does("do-deed")
    assert decks(table) == {LONG}
    assert table.at.corruption < 12 + len(table.at.deeds_done), "as it stands now a short route would be borne"


def test_hr_esc2_03_what_was_reckoned_after_a_change_of_direction_is_not_used_before_it() -> None:
    """An undo leads back behind the change; what is likely there is what it was."""
    asked: dict[str, Any] = {"asked": [[7, "search", "2-8", "yes"]], "gandalf-then": [1]}
    table = second(track=9, next=["escape"], companions={"strider": "down"}, tracks={"8": "eye"}, **asked)
    before = table.at.copy()
    table = table.does("change-direction")
    memory = Remembered()
    assert set(memory.roads_at(table.at, len(table.at.gandalf)).cards()) > set(Remembered().roads_at(before, 1).cards())
    assert memory.roads_at(before, 1).cards() == Remembered().roads_at(before, 1).cards()
