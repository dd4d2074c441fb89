"""Texts of cards are read when the facts are loaded: a misspelt word is an error then, not in the middle of a game."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from thirdage.games.cards.constants import CYCLE, DECK, FREE_PEOPLES, NOBODY
from thirdage.games.cards.facts import DATA, CardFacts
from thirdage.games.cards.operations import SIGNATURES, Op, Vocabulary

WORDS = Vocabulary(DATA["cards"], DATA["locations"])


def test_arguments_become_typed_fields() -> None:
    take = Op("take:deck+cycle:faction=hobbit&type=character:2:by=hobbit_player:up_to", WORDS)
    assert (take.piles, take.count, take.by, take.up_to) == ((DECK, CYCLE), 2, "hobbit_player", True)
    assert take.means("frodo-baggins", WORDS.factions["hobbit"], 1, ())
    assert not take.means("frodo-baggins", WORDS.factions["hobbit"], 2, ())
    assert Op("take:deck:saruman", WORDS).count == 1
    assert Op("draw_play_cycle:5:type=army|character:1:to=helms-deep", WORDS).only == "helms-deep"


def test_what_each_player_does_names_the_side() -> None:
    op = Op("each_free_cycle:1", WORDS)
    assert (op.name, op.each, op.count) == ("cycle_hand", FREE_PEOPLES, 1)
    assert Op("draw:2", WORDS).each == NOBODY


@pytest.mark.parametrize(
    "text",
    [
        "drawn:2",
        "draw",
        "draw:two",
        "draw:2:3",
        "each_elf_draw:1",
        "take:hand:saruman",
        "take:deck:sarumann",
        "take:deck:faction=gondor",
        "take:deck:subtype=nazgull",
        "take:deck:colour=white",
        "remove:nobody",
        "token:path:path_shield:1",
        "token:lane:path_attack:1",
        "token:self:path_attack:1:if_path=edoras",
        "activate:mordor-gate",
        "activate_path:last",
        "move_bearer:home",
        "ban:everything",
        "support_round:cards=legolas:all",
        "draw_play_cycle:5:type=army:1:to=narnia",
    ],
)
def test_a_misspelt_operation_is_an_error_at_load(text: str) -> None:
    with pytest.raises((AssertionError, KeyError, ValueError)):
        Op(text, WORDS)


@pytest.mark.parametrize(
    "wrong",
    [
        {"when": "on_pley", "do": ["draw:1"]},
        {"when": "on_play", "do": ["drow:1"]},
        {"when": "on_play", "if": "in_hand:strider", "do": ["draw:1"]},
        {"when": "on_play", "if": "in_reserve:stryder", "do": ["draw:1"]},
        {"when": "on_play", "if": "path:edoras", "do": ["draw:1"]},
        {"when": "static", "where": "narnia", "bonus": {"path": 1}},
        {"when": "static", "bonus": {"shield": 1}},
        {"when": "static", "target": "stryder", "bonus": {"path": 1}},
        {"when": "static", "per": "3:elves", "bonus": {"path": 1}},
        {"when": "replace", "scope": "sometimes", "do": ["cycle_self"]},
        {"when": "action_path", "actor": "gondor", "do": ["draw:1"]},
        {"when": "action_path", "limit": "twice", "do": ["draw:1"]},
        {"when": "on_play", "dos": ["draw:1"]},
    ],
)
def test_a_card_whose_text_nobody_knows_does_not_load(wrong: dict[str, Any]) -> None:
    data = copy.deepcopy(DATA)
    data["cards"]["card"][0]["abilities"] = [wrong]
    with pytest.raises((AssertionError, KeyError, ValueError)):
        CardFacts(data, "trilogy", 4, promos=False)


def test_every_operation_of_the_table_is_used_by_some_card_or_location() -> None:
    rows = [*DATA["cards"]["card"], *DATA["locations"]["battleground"], *DATA["locations"]["path"]]
    texts = [t for row in rows for a in row.get("abilities", []) for t in (*a.get("cost", []), *a.get("do", []))]
    assert {Op(text, WORDS).name for text in texts} == set(SIGNATURES)
