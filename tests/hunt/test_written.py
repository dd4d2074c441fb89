"""Written positions of Hunt for the Ring: what was answered is true in them, and can be reckoned with."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.hunt.scenario import given
from tests.hunt.second import after_chapter_1, second
from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import Refused, Rng

Json = dict[str, Any]
HUNTED: Json = {"log": "1 . 21", "turn": "blue"}


def refused_at(**position: Any) -> str:
    """The place at which a written position is refused."""
    with pytest.raises(Refused) as refused:
        given(**{**HUNTED, **position})
    return str(refused.value.reason.args["where"])


@pytest.mark.parametrize(
    "asked",
    [
        [2, "search", "1-21", "no"],  # HR-SRC-02: he has been there
        [2, "search", "1-23", "yes"],
        [1, "search", "1-21", "yes"],  # but had not by then
        [2, "hunt", "1-1", "here"],  # HR-HNT-04: not his last location
        [2, "hunt", "1-21", "yes"],
        [2, "section", "I", "yes"],  # HR-PER-02
        [1, "section", "I", "no"],
        [3, "search", "1-23", "no"],  # HR-MOV-01: his log is not so long yet
        [2, "search", "2-24", "no"],  # a space of the other board
        [2, "near", "1-21", "yes"],  # Strider joins him in Bree
        [2, "section", "I", "gandalf"],  # HR-INT-02: so does Gandalf
        [2, "information", "1-1", "no"],  # no token lies there
    ],
)
def test_hr_src_02_answers_that_are_not_true_are_refused(asked: list[Any]) -> None:
    assert refused_at(asked=[asked]) == "asked"


def test_hr_src_01_questions_stand_in_their_order() -> None:
    later, before = [2, "search", "1-23", "no"], [1, "search", "1-34", "no"]
    given(**HUNTED, asked=[before, later])
    assert refused_at(asked=[later, before]) == "asked"


def test_hr_inf_04_a_token_that_was_looked_for_is_not_his_any_more() -> None:
    assert refused_at(held="30", asked=[[2, "search", "1-30", "no"]]) == "information"


def test_hr_set1_01_nothing_of_gandalf_is_there_in_chapter_1() -> None:
    assert refused_at(gandalf={"log": ["1-6"]}) == "gandalf"
    assert refused_at(gandalf={"moved": True}) == "gandalf"
    assert refused_at(journey="short-01") == "journey"


def test_hr_end1_01_who_has_arrived_stands_at_an_exit() -> None:
    assert refused_at(arrived=True, next=["chapter-over"]) == "arrived"


def test_hr_jrn_04_answers_that_his_card_cannot_give_are_refused() -> None:
    track, path = 2, second(track=2).at
    last = path.space_id(path.frodo_last)
    then: Any = {"gandalf-then": [1]}
    second(track=track, asked=[[track, "hunt", last, "here"]], **then)
    with pytest.raises(Refused) as refused:
        second(track=track, asked=[[track, "hunt", last, "no"]], **then)
    assert refused.value.reason.args["where"] == "journey"


def test_a_log_that_breaks_the_rules_can_be_reckoned_with() -> None:
    """HR-MOV-04: nobody walks from Bag End to Bree at once; a written position may say that he did."""
    table = given(log="1 48", turn="blue", asked=[[1, "hunt", "1-48", "here"]])
    world = table.match.sample("ringwraiths", Rng(1))
    assert cast(Pursuit, world.position).entries == table.at.entries
    assert world.view("ringwraiths") == table.match.view("ringwraiths")


def test_gandalf_in_rivendell_without_a_trace_can_be_reckoned_with() -> None:
    """HR-DEED-06: in play all have seen by which exit he left; a written position may not tell."""
    table = second(journey="long-01", corruption=16, deeds="27", done="18 24", rivendell=True)
    assert table.match.sample("ringwraiths", Rng(1)).view("ringwraiths") == table.match.view("ringwraiths")


def test_hr_set2_01_a_chapter_that_was_only_told_of_is_played_on() -> None:
    assert after_chapter_1().at.chapter == 2
