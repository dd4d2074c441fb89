"""Frodo's movement in chapter 1, and the night (cases HC-MOV, HC-NGT)."""

from __future__ import annotations

from .scenario import Table, given

FULL = "1 . . 10"


def test_hc_mov_01_without_a_dot_only_adjacent_locations() -> None:
    table = given(log=FULL)
    assert table.spaces("record-location") == {"9", "11"}
    assert table.may("record-dot")
    table.is_refused("HR-MAP-10", "record-location", space="10")
    table.is_refused("HR-MAP-10", "record-location", space="19")


def test_hc_mov_02_with_a_dot_those_beyond_one_dot_and_the_last_itself() -> None:
    table = given(log=FULL + " .")
    assert table.spaces("record-location") == {"9", "10", "11", "19", "20"}
    assert table.may("record-dot")


def test_hc_mov_03_a_location_recorded() -> None:
    table = given(log=FULL + " .").does("record-location", space="19")
    assert (table.at.track, table.last, table.at.dots) == (5, "19", 0)


def test_hc_mov_04_an_adjacent_location() -> None:
    table = given(log=FULL + " . 19").does("record-location", space="22")
    assert (table.at.track, table.last) == (6, "22")


def test_hc_mov_05_a_dot_leaves_the_last_location() -> None:
    table = given(log=FULL).does("record-dot")
    assert (table.last, table.at.in_the_wild, table.at.track) == ("10", True, 4)


def _near(table: Table, name: str) -> set[str]:
    return {table.printed(space) for space in table.at.board.adjacent[table.at.facts.space[f"1-{name}"]]}


def test_hc_mov_06_a_location_and_a_dot_are_adjacent() -> None:
    table = given()
    assert "33" in _near(table, "31")
    assert any(name.startswith("d-") for name in _near(table, "31"))


def test_hc_mov_07_connected_with_37() -> None:
    table = given()
    board = table.at.board
    found = {table.printed(space) for space in board.connected(table.at.facts.space["1-37"])}
    assert {name for name in found if not name.startswith("d-")} == {"33", "35", "37", "38", "39"}
    left = [name for name in found if name.startswith("d-")]
    assert len(left) == 1
    assert left[0] in _near(table, "37")


def test_hc_mov_08_one_dot_from_31() -> None:
    offered = given(log="1 . 31 .").spaces("record-location")
    assert {"26", "32", "33"} <= offered
    assert not {"27", "29"} & offered


def test_hc_mov_09_two_dots_from_31() -> None:
    assert {"26", "32", "33", "27", "29"} <= given(log="1 . 31 . .").spaces("record-location")


def test_hc_mov_10_the_shorter_route_decides() -> None:
    table = given(log="1 m .", local="m-d1-n m-d2-d3-n")
    assert table.may("record-location", space="n")


def test_hc_mov_11_a_location_between_breaks_the_connection() -> None:
    table = given(log="1 m . .", local="m-d1-k-d2-n")
    table.is_refused("HR-MOV-04", "record-location", space="n")


def test_hc_mov_12_a_dot_without_a_dot_on_the_map() -> None:
    assert given(log="1 m", local="m-n").may("record-dot")


def test_hc_mov_13_any_number_of_dots() -> None:
    assert given(log=FULL + " . . . . .").may("record-dot")


def test_hc_mov_14_too_few_dots() -> None:
    given(log="1 m .", local="m-d1-d2-n").is_refused("HR-MAP-10", "record-location", space="n")


def test_hc_mov_15_enough_dots() -> None:
    assert given(log="1 m . .", local="m-d1-d2-n").may("record-location", space="n")


def test_hc_mov_16_a_location_resets_the_dots() -> None:
    given(log="1 m . . m", local="m-d1-d2-n").is_refused("HR-MAP-10", "record-location", space="n")


def test_hc_mov_17_nazgul_do_not_hinder_frodo() -> None:
    table = given(log=FULL, nazgul={"blue": "9", "red": "9"}).does("record-location", space="9")
    assert table.last == "9"
    assert table.asked == "bearer-turn"
    assert table.at.corruption == 0


def test_hc_mov_18_tokens_do_not_hinder_frodo() -> None:
    assert given(log=FULL, tracks={"9": "eye"}, ally_tokens="9").may("record-location", space="9")


def test_hc_mov_19_a_day_turn_cannot_end_without_a_move() -> None:
    table = given(log=FULL)
    table.is_refused("HR-RBT-02", "end-turn")
    table.is_refused("HR-DAY-03", "rest")


def test_hc_mov_20_one_move_a_turn() -> None:
    table = given(log=FULL).does("record-dot")
    table.is_refused("HR-RBT-01", "record-dot")
    table.is_refused("HR-RBT-01", "record-location", space="9")


def test_hc_mov_22_information_is_hidden_in_secret() -> None:
    table = given(log="1 . 21", held="23")
    before = table.told("ringwraiths")
    table.does("record-location", space="23")
    assert (table.at.held, len(table.at.turned)) == ((), 1)
    assert table.told("ringwraiths")[len(before) :] == ["moves"]
    seen = table.seen()["information"]
    assert (seen["count"], seen["held"], seen["turned"]) == (1, None, None)


def test_hc_mov_23_no_dot_no_way_across_dots() -> None:
    given(log="1").is_refused("HR-MAP-10", "record-location", space="10")


def test_hc_mov_24_the_start_is_the_last_location_at_first() -> None:
    table = given(log="1", turn="blue", nazgul={"blue": "1"}, dice="sword").does("hunt-with-die", face="sword")
    assert "frodo-is-here" in table.told()
    assert table.at.found


def test_hc_ngt_01_a_night_move_costs_corruption() -> None:
    table = given(log="1 . . . . .", phase="night", corruption=3).does("record-dot")
    assert (table.at.corruption, table.at.track, table.at.eye) == (4, 6, True)


def test_hc_ngt_02_rest() -> None:
    table = given(log="1 . . . . .", phase="night", corruption=3).does("rest")
    assert (table.at.corruption, table.at.track, table.at.eye) == (3, 5, False)


def test_hc_ngt_03_the_cost_may_lose_the_game() -> None:
    table = given(log="1 . . . . .", phase="night", corruption=11).does("record-dot")
    assert table.match.outcome is not None
    assert (table.match.outcome.side, table.match.outcome.reason) == ("ringwraiths", "corrupted")
    assert (table.at.corruption, table.at.track) == (12, 5)


def test_hc_ngt_04_the_marker_goes_back_to_the_first_cell() -> None:
    table = given(log="1 .", phase="night", companions={"pippin": "down"}).does("record-dot").ends_turn(5)
    assert "refresh" in table.told()
    assert (table.at.phase, table.at.eye, table.at.day, table.asked) == (0, False, 2, "bearer-turn")


def test_hc_ngt_05_no_free_hunt_while_frodo_rests() -> None:
    table = given(log="1 .", phase="night", turn="blue", nazgul={"blue": "22"})
    table.is_refused("HR-HNT-03", "hunt")
    assert table.may("search")


def test_hc_ngt_06_a_free_hunt_when_frodo_has_moved() -> None:
    assert given(log="1 .", phase="night", eye=True, turn="blue", nazgul={"blue": "22"}).may("hunt")


def test_hc_ngt_07_two_steps_at_night() -> None:
    table = given(phase="night", turn="blue", nazgul={"blue": "a"}, local="a-b-c")
    assert table.may("ride", space="c")


def test_hc_ngt_08_no_free_hunt_by_day() -> None:
    given(turn="blue", nazgul={"blue": "22"}, dice="ring").is_refused("HR-HNT-03", "hunt")
