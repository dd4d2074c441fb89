"""Rules of chapter 1 that no case is about: days, cards and tokens, the Nazgûl, encounters (HR-DAY to HR-ENC)."""

from __future__ import annotations

import pytest

from thirdage.games.hunt.constants import ALL_NAZGUL, ALLY_TOKENS, BEIGE

from .scenario import Table, given, set_up
from .test_encounters import FACTS, drawn, in_pool, token

MUSHROOMS, SONG = "ally-a-short-cut-to-mushrooms", "ally-a-walking-song"


# -- the day ----------------------------------------------------------------------------------------------------------
def through(table: Table) -> Table:
    """A phase in which Frodo records a dot, or rests at night, and no Nazgûl does anything."""
    return table.does("rest" if table.at.night else "record-dot").ends_turn(5)


def test_hr_day_01_two_day_phases_a_night_and_the_refresh_step() -> None:
    table = given(companions={"pippin": "down"})
    assert (table.at.day, table.at.phase) == (1, 0)
    assert (through(table).at.day, table.at.phase) == (1, 1)
    assert (through(table).at.day, table.at.phase, table.at.night) == (1, 2, True)
    assert "refresh" not in table.told()
    assert (through(table).at.day, table.at.phase) == (2, 0)
    assert "refresh" in table.told()


def test_hr_day_07_six_dice_for_all_turns_of_a_day() -> None:
    table = given(turn="blue", dice="sorcery sorcery sorcery sorcery", sorcery=[0])
    for _ in ALL_NAZGUL:
        table.does("draw-sorcery", face="sorcery").ends_turn()
    table.does("record-dot").does("end-turn")
    assert table.dice == []
    table.is_refused("HR-DIE-02", "draw-sorcery", face="sorcery")


def test_hr_day_08_an_exit_ends_the_chapter_before_any_nazgul_moves() -> None:
    table = given(log="1 49").does("record-location", space="B")
    assert table.match.outcome is not None
    assert "nazgul-moves" not in table.told()


@pytest.mark.parametrize("first", [True, False])
def test_hr_rbt_03_a_card_before_or_after_the_move(first: bool) -> None:
    table = given(hand=[SONG])
    table.plays("a-walking-song").does("record-dot") if first else table.does("record-dot").plays("a-walking-song")
    assert (table.at.available, table.at.track) == (2, 1)
    table.does("end-turn")


# -- night, companions, cards, tokens ---------------------------------------------------------------------------------
@pytest.mark.parametrize("moved", [True, False])
def test_hr_ngt_05_a_free_hunt_only_if_frodo_moved(moved: bool) -> None:
    table = given(phase="night", nazgul={"blue": "22", "green": "d-22-24-1"})
    table.does("record-dot" if moved else "rest").does("end-turn")
    if moved:
        table.does("hunt")
        assert table.seen()["asked"][-1][1] == "hunt"
        table.ends_turn().is_refused("HR-HNT-01", "hunt")
    else:
        table.is_refused("HR-HNT-03", "hunt")


def test_hr_cpn_07_tokens_lie_on_frodos_card_even_face_down() -> None:
    table = given(
        phase="night", next=["refresh-roll"], companions={"frodo": "down"}, pool=2,
        chances={"action-dice": ["shadow ring ring sword sword sorcery"]},
    )  # fmt: skip
    assert (table.at.available, table.at.pool) == (1, 1)
    table.does("spend-fellowship")
    assert table.at.available == 0


def test_hr_aly_01_three_cards_one_a_day_and_more_for_tokens() -> None:
    assert len(set_up().at.ally_hand) == 3
    assert len(given(phase="night", next=["refresh"], companions={"pippin": "down"}).at.ally_hand) == 1
    assert len(given(available=1).does("spend-fellowship").at.ally_hand) == 1


def test_hr_fel_08_no_token_for_an_empty_deck() -> None:
    table = given(available=1, no_deck=True).is_refused("HR-FEL-08", "spend-fellowship")
    assert table.at.available == 1


def test_hr_fel_06_unspent_tokens_stay_from_day_to_day() -> None:
    table = given(available=2, phase="night", companions={"pippin": "down"}, turn="purple",
                  chances={"action-dice": ["ring ring sword sword sorcery sorcery"]}).ends_turn()  # fmt: skip
    assert (table.at.day, table.at.available, table.at.pool) == (2, 2, 1)


# -- what the Nazgûl ask ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("log", ["1 . 21", "1 . 30"])
def test_hr_src_07_a_search_asks_for_information_whether_it_succeeds_or_not(log: str) -> None:
    table = given(log=log, held="30", turn="blue", nazgul={"blue": "30"}).does("search")
    assert table.seen()["information"]["gained"] == ["1-30"]
    assert ("search-succeeds" in table.told()) == (log == "1 . 30")


def test_hr_trk_01_the_sides_of_a_tracks_token() -> None:
    table = given(log="1 . 21 23", turn="blue", nazgul={"blue": "21", "green": "21"}, dice="sword").does("search")
    assert table.tracks == {"21": "eye"}
    table.ends_turn().does("hunt-with-die", face="sword")
    assert table.tracks == {"21": "sword"}
    table.ends_turn(3)
    assert table.tracks == {"21": "sword"}, "they stay"


def test_hr_trk_03_tracks_hinder_nobody() -> None:
    table = given(turn="blue", nazgul={"blue": "a"}, local="a=b=c", tracks={"b": "sword"})
    assert {"b", "c"} <= table.spaces("ride")
    assert given(log="1 m", local="m-n", tracks={"n": "eye"}).may("record-location", space="n")


def test_hr_trk_05_there_are_always_enough_tracks_tokens() -> None:
    walk = "4 6 9 10 11 12 15 18 19 20 21 22"
    table = given(log=f"1 . {walk} 24", turn="blue", nazgul={"blue": "24"}, tracks=dict.fromkeys(walk.split(), "eye"))
    table.does("search")
    assert len(table.tracks) == 13


def test_hr_sor_02_where_sorcery_cards_come_from() -> None:
    assert [len(hand) for hand in set_up(players=4).at.sorcery_hands] == [1, 1, 1]
    refreshed = given(phase="night", next=["refresh"], companions={"pippin": "down"})
    assert [len(hand) for hand in refreshed.at.sorcery_hands] == [1]
    assert len(given(turn="blue", dice="sorcery").does("draw-sorcery", face="sorcery").at.sorcery_hands[0]) == 1


# -- the Black Riders -------------------------------------------------------------------------------------------------
FIVE = ("6", "21", "23", "30", "34")


@pytest.mark.parametrize("tokens", range(5))
def test_hr_inf_05_abilities_add_up(tokens: int) -> None:
    table = given(turn="blue", nazgul={"blue": "a"}, local="a-b-c", dice="ring sword", gained=" ".join(FIVE[:tokens]))
    offered = [
        table.offers("ability-step"), table.offers("ability-hunt"), table.offers("ability-search"),
        table.offers("ability-ride"),
    ]  # fmt: skip
    assert [bool(rows) for rows in offered] == [number < tokens for number in range(4)]


def test_hr_inf_11_without_a_legal_search_the_step_alone() -> None:
    table = given(turn="blue", nazgul={"blue": "a"}, local="a-d1", dice="sword", gained="6 21 23")
    table.does("ability-search", face="sword", space="d1")
    assert (table.stands("blue"), table.seen()["asked"], table.dice) == ("d1", [], [])
    table.is_refused("HR-RWT-03", "search")


def test_hr_inf_12_hunt_and_perception_of_ability_2_are_as_always() -> None:
    there = {"turn": "blue", "dice": "ring sorcery", "gained": "6 21"}
    dot = given(nazgul={"blue": "d-22-24-1"}, **there)  # type: ignore[arg-type]
    dot.is_refused("HR-HNT-01", "ability-hunt", face=["ring", "sorcery"])
    dot.is_refused("HR-PER-01", "ability-perceive-area", face=["ring", "sorcery"], area="III-A")
    dot.does("ability-perceive-area", face=["ring", "sorcery"], area="II-A")
    assert dot.dice == []


# -- encounters -------------------------------------------------------------------------------------------------------
def test_hr_enc_01_only_when_all_nazgul_have_had_their_turns() -> None:
    table = given(log="1 . 21 23", turn="blue", nazgul={"blue": "23"}, dice="sword")
    table.does("hunt-with-die", face="sword").ends_turn(3)
    assert "encounter" not in table.told()
    table.ends_turn()
    assert "encounter" in table.told()


def test_hr_enc_03_tokens_companion_corruption_conclusion() -> None:
    table = given(
        log="1 . 21 23", turn="purple", nazgul={"purple": "23"}, dice="sword",
        chances={"hunt-pool": [token("2")]},
    )  # fmt: skip
    table.does("hunt-with-die", face="sword").ends_turn()
    assert (table.asked, table.at.corruption) == ("cancel-token", 0)
    table.does("decline")
    assert (table.asked, table.at.corruption) == ("escape", 2)
    order = [id for id in table.told() if id in ("encounter", "draws-token", "corruption")]
    assert order == ["encounter", "draws-token", "corruption"]


def test_hr_enc_11_eyes_stay_beside_the_track() -> None:
    eye = token("eye")
    table = drawn(eye).does("decline")
    assert eye not in in_pool(table)
    assert table.seen()["tokens"]["eyes"] == [eye]
    assert eye not in table.seen()["tokens"]["discarded"]


def test_hr_enc_13_nothing_more_after_a_fatal_token() -> None:
    table = drawn(token("3"), token("eye"), corruption=10).does("decline")
    assert (table.at.corruption, table.at.eyes) == (13, ())
    assert table.match.outcome is not None


def test_hr_enc_14_a_pool_with_too_few_tokens() -> None:
    left = [token("1"), token("2")]
    gone = [row.id for row in FACTS.tokens if row.color == BEIGE and row.id not in left]
    table = given(
        log="1 . 21 23", next=["encounter"], found=True, nazgul={"blue": "23", "green": "23", "red": "23"},
        tokens={"pool": left, "discarded": gone},
    )  # fmt: skip
    assert len(table.at.drawn) == 2
    assert in_pool(table) == set()


def test_hr_tok_05_there_are_eight_ally_tokens() -> None:
    assert ALLY_TOKENS == 8
    assert len(given(ally_tokens="4 6 9 10 11 12 15 18").at.ally_tokens) == 8
