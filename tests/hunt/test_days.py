"""Set-up, refresh step, players, and what the result is worth (cases HC-SET1, HC-UPD, HC-PLY, HC-LNK)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from thirdage.games.hunt.ending import CORRUPTED, RIVENDELL, action_tokens
from thirdage.games.hunt.facts import own_facts

from .scenario import Table, from_set_up, given, set_up


def test_hc_set1_01_what_everyone_has() -> None:
    table = set_up()
    at = table.at
    assert (len(at.ally_hand), len(at.held), len(at.gained)) == (3, 4, 1)
    assert table.seen()["companions"] == dict.fromkeys(("frodo", "sam", "pippin"), "up") | {
        "merry": "out", "strider": "out",
    }  # fmt: skip
    assert [len(hand) for hand in at.sorcery_hands] == [1]
    assert len(set(at.nazgul)) == 4
    assert Counter(at.facts.tokens[token].color for token in at.hunt_pool) == {0: 15}
    assert (at.corruption, at.track, at.phase, at.eye) == (0, 0, 0, False)


def until(table: Table, asked: str) -> Table:
    """Everyone answers with the first thing on offer until this is asked."""
    while table.asked != asked:
        table.match.answer(next(iter(table.ask.options)), table.ask.seat)
        table.goes_on()
    return table


def test_hc_set1_02_each_ringwraith_has_a_nazgul() -> None:
    table = until(from_set_up(4), "command")
    table.is_refused("HR-SET1-02", "command-nazgul", nazgul=["blue", "green", "red", "purple"])
    table.does("command-nazgul", nazgul=["green", "blue"])
    table.is_refused("HR-SET1-02", "command-nazgul", nazgul=["blue"])
    table.is_refused("HR-SET1-02", "command-nazgul", nazgul=["red", "purple"])
    table.does("command-nazgul", nazgul=["red"]).does("command-nazgul", nazgul=["purple"])
    assert table.at.orders == ((1, 0), (2,), (3,))


def test_hc_set1_03_meriadoc_and_strider_are_not_in_play() -> None:
    seen = set_up().seen()["companions"]
    assert (seen["merry"], seen["strider"]) == ("out", "out")


def test_hc_set1_04_shadows_of_the_first_roll() -> None:
    roll = "shadow shadow ring ring sword sorcery"
    table = set_up(roll=roll)
    assert (table.at.available, table.at.pool) == (2, 1)
    assert Counter(table.dice) == Counter(roll.split())


def test_hc_set1_05_the_faces_of_a_die() -> None:
    facts = own_facts()
    names = facts.tables["face"]
    assert Counter(names[face] for face in facts.dice) == {"ring": 2, "sword": 2, "sorcery": 1, "shadow": 1}


def refreshed(**situation: Any) -> Table:
    return given(phase="night", next=["refresh"], companions={"pippin": "down"}, **situation)


def test_hc_upd_01_the_token_passes_before_the_draw() -> None:
    table = refreshed(players=4, leading=0)
    assert table.at.leading == 1
    assert [len(hand) for hand in table.at.sorcery_hands] == [0, 1, 0]
    rolled = [row["args"] for row in table.match.log("spectator") if row["id"] == "log-hunt-rolls"]
    assert rolled[0]["seat"] == "ringwraith-2"


def test_hc_upd_02_a_single_ringwraith_keeps_it() -> None:
    table = refreshed()
    assert (table.at.leading, len(table.at.sorcery_hands[0])) == (0, 1)


def test_hc_upd_03_the_sixth_sorcery_card() -> None:
    table = refreshed(players=3, sorcery=[0, 5])
    assert (table.asked, table.ask.seat, len(table.at.sorcery_hands[1])) == ("discard", "ringwraith-2", 6)
    table.does("discard-card", card=table.offers("discard-card")[0]["card"])
    assert len(table.at.sorcery_hands[1]) == 5


def test_hc_upd_04_an_empty_sorcery_deck_is_made_anew() -> None:
    table = refreshed(no_sorcery=True)
    assert (len(table.at.sorcery_hands[0]), len(table.at.sorcery_deck), table.at.sorcery_discards) == (1, 21, ())
    assert "sorcery-shuffled" in table.told()


def test_hc_ply_01_the_order_of_turns() -> None:
    table = given(players=3, orders=[["green", "blue"], ["red", "purple"]], turn="green")
    turns = []
    for _ in range(4):
        assert table.ask.args is not None
        turns.append((table.ask.seat, table.ask.args["nazgul"]))
        table.ends_turn()
    first, second = "ringwraith-1", "ringwraith-2"
    assert turns == [(first, "green"), (first, "blue"), (second, "red"), (second, "purple")]


def test_hc_ply_02_one_card_a_player() -> None:
    assert [len(hand) for hand in set_up(players=3).at.sorcery_hands] == [1, 1]


def test_hc_ply_03_one_nazgul_on_a_start_location() -> None:
    table = until(from_set_up(2), "place").does("place-nazgul", nazgul="blue", space="17")
    table.is_refused("HR-SET1-14", "place-nazgul", nazgul="green", space="17")
    table.is_refused("HR-SET1-14", "place-nazgul", nazgul="green", space="22")


def test_hc_ply_04_a_card_of_ones_own_hand() -> None:
    card = "sorcery-crebain"
    table = given(players=3, turn="blue", dice="sorcery", sorcery=[[], [card]])
    table.is_refused("HR-SOR-03", "play-sorcery", face="sorcery", card=card, option=0)


@pytest.mark.parametrize(
    ("reason", "chapter", "track", "companions", "free", "shadow"),
    [
        pytest.param(CORRUPTED, 1, 9, 3, 0, 2, id="HC-LNK-01"),
        pytest.param(CORRUPTED, 2, 7, 3, 0, 2, id="HC-LNK-02"),
        pytest.param(CORRUPTED, 2, 8, 3, 0, 1, id="HC-LNK-03"),
        pytest.param(RIVENDELL, 2, 14, 0, 1, 1, id="HC-LNK-04"),
        pytest.param(RIVENDELL, 2, 14, 2, 1, 0, id="HC-LNK-05"),
        pytest.param(RIVENDELL, 2, 14, 3, 2, 0, id="HC-LNK-06"),
        pytest.param(RIVENDELL, 2, 16, 3, 2, 0, id="HC-LNK-13"),
    ],
)
def test_hc_lnk_action_tokens(reason: str, chapter: int, track: int, companions: int, free: int, shadow: int) -> None:
    """HC-LNK-01 to HC-LNK-06, HC-LNK-13: Frodo's card counts among those left."""
    assert action_tokens(reason, chapter, track, companions) == {"free-peoples": free, "shadow": shadow}
