"""The rules bot and event cards: none for nothing, one that ends the game at once; and no walk into the Hunt."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.board import acts, at_war
from tests.wotr.scenario import Scenario
from tests.wotr.test_sh_musters import rising
from thirdage.bots import Eyes
from thirdage.bots.wotr import RulesBot
from thirdage.bots.wotr.board import Board, Memory
from thirdage.bots.wotr.campaign import campaign_of
from thirdage.bots.wotr.effects import effect
from thirdage.bots.wotr.ring import calm, move_value
from thirdage.bots.wotr.values import DECIDES, event_value
from thirdage.kernel import Rng

Json = dict[str, Any]
FREE = ("dwarves", "elves", "gondor", "north", "rohan")


def board_of(war: Scenario, seat: str) -> Board:
    """The board as the bot of a seat sees it."""
    assert war.match.ask is not None
    return Board(Eyes(war.match, seat), war.match.ask, Memory())


@pytest.mark.parametrize(
    ("card", "void", "useful"),
    [
        ("fp-str-08", {"nations": at_war(*FREE)}, {}),
        ("fp-str-06", {"shadow": {}, "free_peoples": {}}, {}),
        ("fp-str-05", {}, {"shadow": {"moria": {"sauron-regular": 1, "isengard-regular": 1}}}),
        ("fp-str-07", {"nations": at_war("north")}, {}),
        ("fp-char-13", {}, {"dice": {"free-peoples": ["event", "character"], "shadow": ["event"]}}),
        ("sh-str-04", {}, {"dice": {"free-peoples": ["will-of-the-west"], "shadow": ["event"]}}),
        ("sh-str-24", {"shadow": {"nurn": {"sauron-regular": 10}, "moria": {"sauron-regular": 26}}}, {}),
    ],
)
def test_a_card_that_would_do_nothing_is_worth_nothing(card: str, void: Json, useful: Json) -> None:
    seat = "shadow" if card.startswith("sh") else "free-peoples"
    assert event_value(board_of(acts(seat, "event", **void), seat), card) == 0
    assert event_value(board_of(acts(seat, "event", **useful), seat), card) > 1


def test_recruits_that_are_few_count_for_less() -> None:
    some = acts("shadow", "event", shadow={"nurn": {"sauron-regular": 10}, "moria": {"sauron-regular": 23}})
    assert effect(board_of(some, "shadow"), "sh-str-24") == pytest.approx(0.5)


@pytest.mark.parametrize(("regulars", "elites", "in_orthanc"), [(5, 6, 0), (4, 6, 0), (5, 1, 1)])
def test_recruits_that_are_few_are_shared_out_so_that_most_units_come(
    regulars: int, elites: int, in_orthanc: int
) -> None:
    """WRU-106: Orthanc can take Elites, the Dunlands cannot."""
    war = rising(regulars, elites)
    assert war.match.ask is not None
    answer = RulesBot(Rng(1)).choose(Eyes(war.match, "shadow"), war.match.ask, Rng(1))
    shares = answer.json(war.match.rules.names)["regions"]
    assert shares.get("orthanc", 0) == in_orthanc
    assert sum(shares.values()) == 4 + in_orthanc
    war.shadow.does("share-out", regions=shares)


def test_the_last_corruption_comes_before_everything() -> None:
    war = acts("shadow", "character", fellowship={"corruption": 11, "hidden": False})
    assert event_value(board_of(war, "shadow"), "sh-char-12") == DECIDES
    war = acts("shadow", "character", fellowship={"corruption": 10, "hidden": False})
    assert event_value(board_of(war, "shadow"), "sh-char-12") < DECIDES


def test_points_that_nobody_defends_are_seen() -> None:
    war = acts(
        "shadow", "army", nations=at_war("southrons"), free_peoples={"minas-tirith": {"gondor-regular": 3}},
        shadow={"west-harondor": {"southrons-regular": 4}},
    )  # fmt: skip
    campaign = campaign_of(board_of(war, "shadow"))
    assert (campaign.spoils(led=False), campaign.spoils(led=True)) == (1, 0)


def test_in_a_calm_war_nobody_walks_into_the_hunt() -> None:
    """From turn 5 on, with the Shadow far from its points: no second move a turn against four dice."""
    many = {"hunt_box": {"shadow": 4, "free-peoples": 1}, "fellowship": {"progress": 1, "corruption": 2}}
    hurried = board_of(acts("free-peoples", "character", turn=3, **many), "free-peoples")
    careful = board_of(acts("free-peoples", "character", turn=9, **many), "free-peoples")
    assert (calm(hurried), calm(careful)) == (False, True)
    assert move_value(hurried) > 1.2 > move_value(careful)


def test_a_die_is_skipped_rather_than_used_to_do_harm() -> None:
    """They rest in Lorien, may not pass, and a move would only wake the Hunt."""
    war = acts(
        "free-peoples", "character", turn=9, hunt_box={"shadow": 6}, free_peoples={"lorien": {"elves-regular": 1}},
        fellowship={"region": "lorien", "progress": 0, "corruption": 5}, shadow={"nurn": {"sauron-regular": 1}},
        characters=dict.fromkeys(("strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone"),
    )  # fmt: skip
    ask = war.match.ask
    assert ask is not None
    answer = RulesBot(Rng(0)).choose(Eyes(war.match, ask.seat), ask, Rng(7))
    assert answer.json(war.match.rules.names) == {"kind": "skip", "die": "character"}
