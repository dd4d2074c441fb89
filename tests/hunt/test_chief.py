"""The Chief of the Nazgûl and his die (cases HC-CHF)."""

from __future__ import annotations

from thirdage.games.hunt.chief import enter

from .second import second


def test_hc_chf_01_leader_of_the_nine() -> None:
    table = second(
        turn="red",
        nazgul={"red": "30"},
        dice="sorcery",
        sorcery={"hands": {"ringwraiths": ["sorcery-leader-of-the-nine"]}},
    )
    table.plays("leader-of-the-nine", half=1)
    assert (table.seen()["chief"], table.stands("red")) == ("red", "30")
    assert table.seen()["chief-die"] is None


def test_hc_chf_02_he_hunts_for_nothing_by_day() -> None:
    table = second(turn="blue", nazgul={"blue": "22"}, chief="blue").does("hunt")
    assert table.seen()["asked"][-1][1] == "hunt"


def test_hc_chf_03_he_does_not_search() -> None:
    table = second(turn="blue", nazgul={"blue": "22"}, chief="blue")
    assert table.offers("search") == []
    table.is_refused("HR-CHF-05", "search")


def test_hc_chf_04_two_tokens_for_him_and_he_leaves() -> None:
    table = second(
        track=7, nazgul={"blue": "19", "green": "d-8-19-1"}, chief="green", found=True, next=["encounter"],
        chances={"hunt-pool": ["beige-1", "beige-2", "beige-3"]},
    )  # fmt: skip
    assert len(table.at.drawn) == 3
    table.does("decline")
    assert table.seen()["chief"] is None
    assert table.stands("green") == "d-8-19-1"


def test_hc_chf_05_his_die_stays_until_the_end_of_the_day() -> None:
    table = second(turn="blue", phase="second-day-phase", chief_die="chief-sword", nazgul={"blue": "22"})
    table.does("hunt-with-die", face="chief-sword")
    night = second(turn="purple", phase="night", chief_die="chief-sword", companions={"pippin": "out"}).does("end-turn")
    assert night.seen()["chief-die"] is None


def test_hc_chf_06_morgul_shadow_gives_no_token() -> None:
    table = second(
        turn="purple", phase="night", chief="red", companions={"pippin": "out"},
        chances={"action-dice": ["shadow ring ring sword sword sorcery"], "chief-die": ["morgul-shadow"]},
    ).does("end-turn")  # fmt: skip
    assert (table.at.available, table.seen()["chief-die"]) == (1, "morgul-shadow")


def test_hc_chf_07_manhunt() -> None:
    table = second(turn="blue", chief="green", chief_die="pursuit")
    table.does("manhunt", face="pursuit")
    moved = []
    while table.asked == "manhunt-step":
        row = table.offers("move-nazgul")[0]
        moved.append(row["nazgul"])
        table.does("move-nazgul", nazgul=row["nazgul"], space=row["space"].removeprefix("2-"))
    assert moved == ["blue", "green", "red", "purple"]
    assert table.at.acted
    assert table.spaces("ride")


def test_hr_chd_07_only_that_face_is_a_manhunt() -> None:
    second(turn="blue", dice="ring").is_refused("HR-DIE-07", "manhunt", face="ring")


def test_hc_chf_08_any_ringwraith_uses_his_die() -> None:
    table = second(players=3, turn="blue", nazgul={"blue": "22"}, chief="green", chief_die="chief-sword")
    assert table.at.commander(0) != table.at.commander(1)
    table.does("hunt-with-die", face="chief-sword")
    assert table.seen("ringwraith-1")["chief-die"] is None


def test_hc_chf_09_he_stays_if_he_was_not_there() -> None:
    table = second(
        track=7, nazgul={"blue": "19", "green": "33"}, chief="green", found=True, next=["encounter"],
        chances={"hunt-pool": ["beige-1"]},
    ).does("decline")  # fmt: skip
    assert table.seen()["chief"] == "green"


def test_hc_chf_10_there_is_never_a_second_one() -> None:
    table = second(chief="green")
    enter(table.at, 2, "HR-CHF-03")
    assert table.at.chief == 1


def test_hc_chf_11_any_face_draws_in_a_dark_location() -> None:
    dark = next(iter(second().at.board.of_kind(2)))
    name = second().printed(dark)
    table = second(turn="blue", nazgul={"blue": name}, chief="red", chief_die="chief-sword")
    table.does("draw-sorcery", face="chief-sword")
    assert len(table.at.sorcery_hands[0]) == 1
