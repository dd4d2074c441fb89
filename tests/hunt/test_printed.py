"""What a program that shows the Hunt is told of boards and cards."""

from __future__ import annotations

import jsonschema

from thirdage.games.hunt.facts import own_facts
from thirdage.games.hunt.printed import printed, shape


def test_hr_map_05_the_ways_told_are_those_that_are_walked() -> None:
    facts = own_facts()
    for board, told in zip(facts.boards, printed(facts)["boards"], strict=True):
        ids = dict(zip(board.spaces, board.ids, strict=True))
        walked = {frozenset((ids[here], ids[to])) for here in board.spaces for to in board.adjacent[here]}
        roads = {frozenset((ids[here], ids[to])) for here in board.spaces for to in board.roads[here]}
        assert {frozenset((way["from"], way["to"])) for way in told["ways"]} == walked
        assert {frozenset((way["from"], way["to"])) for way in told["ways"] if way["road"]} == roads
        assert len(told["ways"]) == len(walked)


def test_all_that_is_told_of_boards_and_cards_fits_its_schema() -> None:
    told = printed(own_facts())
    jsonschema.Draft202012Validator(shape()).validate(told)
    assert len({tuple(space["at"]) for space in told["boards"][0]["spaces"].values()}) == len(
        told["boards"][0]["spaces"]
    ), "no two spaces are drawn at one place"
