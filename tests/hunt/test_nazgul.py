"""Movement of the Nazgûl, and the dice (cases HC-NMV, HC-DIE)."""

from __future__ import annotations

from collections import Counter

from .scenario import given

BOOK_DICE = "ring ring ring sword sorcery shadow"


def test_hc_nmv_01_one_step_by_day() -> None:
    table = given(turn="blue", nazgul={"blue": "48"})
    steps = {table.printed(space) for space in table.at.board.adjacent[table.at.facts.space["1-48"]]}
    assert "47" in steps
    assert steps - {"A", "B", "C"} <= table.spaces("ride")


def test_hc_nmv_02_three_steps_along_a_road() -> None:
    table = given(turn="green", nazgul={"green": "49"})
    assert {"48", "46"} <= table.spaces("ride")
    assert table.does("ride", space="46").stands("green") == "46"


def test_hc_nmv_03_roads_and_trails_at_night() -> None:
    table = given(phase="night", turn="green", nazgul={"green": "34"})
    assert {"d-30-34-1", "30", "d-23-34-1", "23"} <= table.spaces("ride")
    table = given(phase="night", turn="green", nazgul={"green": "m"}, local="m=d1=n=d2 m-d3-k-j")
    assert table.spaces("ride") == {"d1", "n", "d2", "d3", "k"}


def test_hc_nmv_04_three_steps_need_road_only() -> None:
    given(turn="blue", nazgul={"blue": "a"}, local="a=b=c-e").is_refused("HR-NMV-02", "ride", space="e")


def test_hc_nmv_05_two_mixed_steps_at_night() -> None:
    assert given(phase="night", turn="blue", nazgul={"blue": "a"}, local="a=b-c").may("ride", space="c")


def test_hc_nmv_06_not_three_mixed_steps() -> None:
    table = given(phase="night", turn="blue", nazgul={"blue": "a"}, local="a=b=c-e")
    table.is_refused("HR-NMV-03", "ride", space="e")


def test_hc_nmv_07_no_way_through_an_exit() -> None:
    table = given(turn="blue", nazgul={"blue": "a"}, local="a=k!=b")
    table.is_refused("HR-NMV-02", "ride", space="b")
    table.is_refused("HR-NMV-05", "ride", space="k")


def test_hc_nmv_08_nazgul_do_not_block_one_another() -> None:
    table = given(turn="red", nazgul={"blue": "d1", "green": "d1", "red": "a"}, local="a-d1")
    assert table.does("ride", space="d1").stands("red") == "d1"


def test_hc_nmv_09_action_before_or_after_the_movement() -> None:
    table = given(turn="blue", nazgul={"blue": "a"}, local="a-b").does("search").does("ride", space="b")
    assert table.stands("blue") == "b"
    table = given(turn="blue", nazgul={"blue": "a"}, local="a-b").does("ride", space="b").does("search")
    assert table.at.asked[-1][2] == table.at.facts.space["1-b"]


def test_hc_nmv_10_movement_is_not_split() -> None:
    table = given(phase="night", turn="blue", nazgul={"blue": "a"}, local="a-b-c")
    table.does("ride", space="b").does("search").is_refused("HR-RWT-02", "ride", space="c")


def test_hc_nmv_11_a_nazgul_may_do_nothing() -> None:
    table = given(turn="blue", nazgul={"blue": "22"}, dice="sword").ends_turn()
    assert table.ask.args is not None
    assert table.ask.args["nazgul"] == "green"


def test_hc_die_01_a_phase_of_the_book() -> None:
    table = given(turn="blue", nazgul={"blue": "48", "green": "49"}, dice=BOOK_DICE, sorcery=[0])
    table.does("search").does("ride", space="47").ends_turn()
    table.does("ride", space="46").does("perceive-section", face="ring", section="III").ends_turn()
    table.does("draw-sorcery", face="sorcery")
    table.does("ride", space=sorted(table.spaces("ride"))[0]).ends_turn()
    table.does("ride", space=sorted(table.spaces("ride"))[0]).ends_turn()
    assert Counter(table.dice) == Counter(["ring", "ring", "sword", "shadow"])
    assert (table.at.phase, table.asked) == (1, "bearer-turn")


def test_hc_die_02_a_free_action_or_a_die() -> None:
    table = given(turn="blue", nazgul={"blue": "22"}, dice="ring").does("search")
    table.is_refused("HR-RWT-03", "perceive-area", face="ring", area="II-A")


def test_hc_die_03_a_shadow_serves_as_a_sword() -> None:
    table = given(turn="blue", nazgul={"blue": "22"}, dice="shadow").does("hunt-with-die", face="shadow")
    assert (table.dice, table.at.available, table.at.pool) == ([], 0, 3)


def test_hc_die_04_a_hunt_needs_a_location() -> None:
    table = given(turn="blue", nazgul={"blue": "d-22-24-1"}, dice="sword")
    table.is_refused("HR-HNT-01", "hunt-with-die", face="sword")


def test_hc_die_05_perception_from_a_dot() -> None:
    table = given(turn="blue", nazgul={"blue": "d-22-24-1"}, dice="ring")
    assert len(table.offers("perceive-area")) == 1


def test_hc_die_06_all_dice_are_rolled() -> None:
    roll = "ring ring sword sword sorcery sorcery"
    table = given(dice="ring sword", next=["refresh-roll"], phase="night", chances={"action-dice": [roll]})
    assert Counter(table.dice) == Counter(roll.split())


def test_hc_die_07_any_die_is_sorcery_in_a_dark_location() -> None:
    table = given(turn="blue", nazgul={"blue": "50"}, dice="ring sword").does("draw-sorcery", face="sword")
    assert (table.dice, len(table.at.sorcery_hands[0])) == (["ring"], 1)
    table = given(turn="blue", nazgul={"blue": "22"}, dice="sword")
    table.is_refused("HR-DIE-07", "draw-sorcery", face="sword")


def test_hc_die_08_the_location_at_the_moment_of_the_action_counts() -> None:
    table = given(turn="blue", nazgul={"blue": "52"}, dice="ring")
    table.is_refused("HR-DIE-07", "draw-sorcery", face="ring")
    table.does("ride", space="50").does("draw-sorcery", face="ring")
    assert len(table.at.sorcery_hands[0]) == 1


def test_hr_rwt_02_the_first_nazgul_of_a_phase_may_move_too() -> None:
    table = given(log="1").does("record-dot").does("end-turn")
    assert table.spaces("ride")


def test_a_nazgul_that_neither_rides_nor_acts_says_so() -> None:
    """HR-RWT-02: neither is compulsory; who did something has been seen doing it."""
    table = given(turn="green", nazgul={"green": "49"})
    assert "nazgul-waits" in table.does("end-turn").told()
    table = given(turn="green", nazgul={"green": "49"})
    assert "nazgul-waits" not in table.does("ride", space="46").does("end-turn").told()
