"""Cards that only chapter 2 has, and what their operations do."""

from __future__ import annotations

import pytest

from thirdage.games.hunt.card_play import is_built
from thirdage.games.hunt.constants import NO, PERCEIVE_AREA

from .second import SecondTable, second


def holding(*cards: str, **more: object) -> SecondTable:
    """The Ring-bearer holds these Ally cards."""
    return second(ally={"hand": [f"ally-{card}" for card in cards]}, **more)  # type: ignore[arg-type]


def test_hr_aly_07_every_half_of_every_card_is_built() -> None:
    at = second().at
    for card, row in enumerate(at.facts.cards):
        if not row.out_of_turn:
            assert all(is_built(at, card, half) for half in range(len(row.options))), row.id


@pytest.mark.parametrize(("card", "moves"), [("runes-on-the-stone", 1), ("shadowfax", 2)])
def test_hr_gan_01_gandalf_goes_further(card: str, moves: int) -> None:
    table = holding(card, gandalf="8").plays(card)
    for _ in range(moves):
        assert table.asked == "gandalf-goes"
        assert table.seen()["gandalf"]["log"] is None
        table.does("move-gandalf", space="8")
    assert table.where(table.at.gandalf) == ["8"] * (moves + 1)
    assert not table.at.gandalf_moved
    table.does("move-gandalf", space="7")


def test_hr_gan_01_not_once_he_is_in_rivendell() -> None:
    table = holding("shadowfax", gandalf="45 A", rivendell=True).plays("shadowfax")
    assert table.asked == "bearer-turn"


def test_hr_esc2_03_strider_knows_the_way() -> None:
    table = holding(
        "strider-knows-the-way", track=7, available=1, tracks={"8": "eye"}, companions={"strider": "down"},
        chances={"journey": ["short-09"]},
    )  # fmt: skip
    table.plays("strider-knows-the-way")
    assert (table.at.track, table.tracks, table.seen("referee")["journey"]) == (7, {}, "short-09")
    assert (table.at.available, table.at.directions) == (0, (0,))


@pytest.mark.parametrize(("track", "available"), [(11, 1), (7, 0)])
def test_hr_aly_05_strider_knows_the_way_needs_a_token_and_time(track: int, available: int) -> None:
    assert not holding("strider-knows-the-way", track=track, available=available).may_play("strider-knows-the-way")


def test_hr_aly_07_nazgul_are_held() -> None:
    table = holding("bolsters-in-the-beds", chief="red", nazgul={"blue": "22"}).plays("bolsters-in-the-beds")
    assert {row["nazgul"] for row in table.offers("choose-nazgul")} == {"blue", "green", "purple"}
    table.does("choose-nazgul", nazgul="blue").does("no-more")
    table.does("move-frodo").does("move-gandalf", space="8").does("end-turn")
    table.is_refused("HR-ALY-07", "search")


def test_hr_aly_07_a_sorcery_card_is_lost() -> None:
    hands = {"hands": {"ringwraith-1": ["sorcery-leader-of-the-nine"], "ringwraith-2": []}}
    table = holding("radagasts-birds", players=3, sorcery=hands).plays("radagasts-birds")
    assert [len(hand) for hand in table.at.sorcery_hands] == [0, 0]
    assert "loses-sorcery" in table.told()
    assert table.asked == "bearer-turn"


def test_hr_mov_10_in_chapter_2_a_further_move_is_along_the_card() -> None:
    table = second(track=3, next=["frodo-moves"], phase="first-day-phase")
    assert (table.at.track, table.asked) == (4, "bearer-turn")


def test_hr_int_01_questions_in_worlds_know_of_gandalf() -> None:
    """What is kept of a question tells how long his log was."""
    table = second(gandalf="8 18", turn="blue", nazgul={"blue": "42"}, dice="ring")
    area = table.at.facts.areas[table.at.facts.area_of(table.at.nazgul[0])]
    table.does("perceive-area", face="ring", area=area)
    assert table.at.asked[-1][1::2] == (PERCEIVE_AREA, NO)
    assert table.at.gandalf_then == (2,)
