"""Gandalf, and what the Ringwraiths learn of him (cases HC-GAN, HC-DEED, HC-INT, HC-SEC)."""

from __future__ import annotations

from thirdage.games.hunt.game import HUNT

from .second import SecondTable, second


def test_hc_gan_01_dots_between_cost_nothing() -> None:
    """8 and 4 are joined by two dots."""
    assert "4" in second(gandalf="8").spaces("move-gandalf")
    table = second(gandalf="8").does("move-gandalf", space="4")
    assert table.where(table.at.gandalf) == ["8", "4"]


def test_hc_gan_02_he_appears() -> None:
    table = second(gandalf="8", nazgul={"blue": "8", "green": "8"}, available=1, dice="ring sword sword")
    table.does("move-gandalf", space="8").does("move-frodo").does("reveal-gandalf")
    assert table.asked == "drive-nazgul"
    away = sorted(table.spaces("move-nazgul"))
    table.does("move-nazgul", nazgul="blue", space=away[0]).does("do-not-move")
    assert table.asked == "discard-die"
    table.does("discard-die", face="sword")
    assert (table.at.available, table.at.pool, table.dice) == (0, 2, ["ring", "sword"])
    assert table.stands("blue") == away[0].removeprefix("2-")
    assert table.seen()["gandalf"]["stands"] == "2-8"


def test_hr_app_04_a_nazgul_may_be_left_where_it_stands() -> None:
    """Ruling HRU-20: no step at all; then it may neither search nor hunt there (HR-APP-06)."""
    table = second(gandalf="8", nazgul={"blue": "8"}, available=1).does("move-gandalf", space="8")
    table.does("reveal-gandalf").does("do-not-move").does("move-frodo").does("end-turn")
    HUNT.check(table.at)
    assert (table.stands("blue"), table.at.gandalf_shown, table.at.active) == ("8", True, 0)
    table.is_refused("HR-APP-06", "search")


def test_hc_gan_03_not_without_a_token() -> None:
    table = second(gandalf="8", nazgul={"blue": "8"}).does("move-gandalf", space="8")
    table.is_refused("HR-APP-08", "reveal-gandalf")


def test_hr_app_01_only_where_a_nazgul_is() -> None:
    second(gandalf="8", available=1).does("move-gandalf", space="8").is_refused("HR-APP-01", "reveal-gandalf")


def test_hc_gan_04_nobody_enters_or_searches_where_his_figure_stands() -> None:
    table = second(gandalf="8", shown=True, turn="blue", nazgul={"blue": "d-4-8-2"}, dice="sword")
    table.is_refused("HR-NMV-07", "ride", space="8")
    there = second(gandalf="8", shown=True, turn="blue", nazgul={"blue": "7"})
    assert "8" not in there.spaces("ride")


def test_hc_gan_05_he_hides_again() -> None:
    table = second(
        gandalf="8", shown=True, turn="purple", deeds="18 24 27", chances={"deed-tokens": ["2-5", "2-11"]}
    ).does("end-turn")
    assert table.asked == "gandalf-hides"
    assert table.spaces("choose-site") == {"5", "11"}
    table.does("choose-site", space="11")
    assert table.where(table.at.gandalf) == ["8", "11"]
    assert not table.at.gandalf_shown
    assert set(table.where(table.at.deeds_left)) == {"5", "13", "38", "42", "45"}
    assert "2-11" not in str(table.seen()) + str(table.match.log("ringwraiths"))


def test_hc_gan_06_never_the_chiefs_die() -> None:
    table = second(
        gandalf="8", nazgul={"blue": "8"}, available=1, dice="ring sword", chief="red", chief_die="morgul-ring"
    )
    table.does("move-gandalf", space="8").does("reveal-gandalf").does("do-not-move")
    assert {row["face"] for row in table.offers("discard-die")} == {"ring", "sword"}
    table.is_refused("HR-APP-05", "discard-die", face="morgul-ring")


def test_hc_gan_07_rivendell() -> None:
    table = second(gandalf="45").does("move-gandalf", space="A").does("enter-rivendell")
    assert table.at.limit == 13
    table.does("move-frodo").does("end-turn")
    assert table.at.rivendell
    table.ends_turn(4)
    table.is_refused("HR-DEED-06", "move-gandalf", space="A").does("move-frodo").does("end-turn")


def test_hc_gan_08_he_may_stay() -> None:
    table = second(gandalf="8").does("move-gandalf", space="8")
    assert table.where(table.at.gandalf) == ["8", "8"]


def test_hr_gan_01_one_entry_a_phase() -> None:
    """By day and at night: when he has moved he waits for the next phase, and has to move again then."""
    for phase in ("first-day-phase", "night"):
        table = second(gandalf="8", phase=phase).does("move-gandalf", space="7")
        assert table.offers("move-gandalf") == []
        table.is_refused("HR-GAN-01", "move-gandalf", space="8").is_refused("HR-GAN-01", "move-gandalf", space="7")
    table = second(gandalf="8").does("move-gandalf", space="7").does("move-frodo").does("end-turn").ends_turn(4)
    assert table.asked == "bearer-turn"
    table.does("move-frodo").is_refused("HR-GAN-01", "end-turn").does("move-gandalf", space="8")
    assert table.where(table.at.gandalf) == ["8", "7", "8"]


def test_hr_deed_01_a_deed_only_where_its_token_waits() -> None:
    """Where none of his tokens is: elsewhere, where one lay that was shown, and where one is that nobody drew."""
    table = second(gandalf="8", deeds="18 24 27")
    assert table.offers("do-deed") == []
    table.is_refused("HR-DEED-01", "do-deed")
    table = second(gandalf="8 18", deeds="18 24").does("do-deed").is_refused("HR-DEED-01", "do-deed")
    assert table.at.limit == 13
    second(gandalf="8 18", deeds="24 27", done="18").is_refused("HR-DEED-01", "do-deed")
    second(gandalf="8 38", deeds="18 24 27", unused="38 42").is_refused("HR-DEED-01", "do-deed")


def test_hc_gan_09_not_over_another_location() -> None:
    second(gandalf="8").is_refused("HR-GAN-02", "move-gandalf", space="30")


def test_hc_gan_10_nazgul_are_not_driven_onto_ally_tokens() -> None:
    table = second(gandalf="7", nazgul={"blue": "7", "green": "7"}, available=1)
    table.does("move-gandalf", space="7")
    near = table.at.board.adjacent[table.at.gandalf_last]
    dot = next(table.printed(place) for place in near if not table.at.board.is_location(place))
    token = next(
        table.printed(p)
        for p in sorted(table.at.board.dots_between[table.at.gandalf_last])
        if p != table.at.gandalf_last
    )
    table = second(gandalf="7", nazgul={"blue": "7", "green": "7"}, available=1, ally_tokens=token)
    table.does("move-gandalf", space="7").does("reveal-gandalf")
    table.is_refused("HR-APP-04", "move-nazgul", nazgul="blue", space=token)
    table.does("move-nazgul", nazgul="blue", space=dot)
    assert table.stands("blue") == f"2-{dot}"[2:]


def test_hc_gan_11_a_deed_leaves_the_nazgul_alone() -> None:
    table = second(gandalf="8 18", deeds="18 24 27", nazgul={"blue": "18"}, dice="ring", available=1).does("do-deed")
    assert (table.at.limit, table.dice, table.at.available) == (13, ["ring"], 1)
    assert table.stands("blue") == "18"


def test_hc_gan_13_six_dice_again_after_he_took_one() -> None:
    table = second(turn="purple", phase="night", dice="ring", companions={"pippin": "out"}).does("end-turn")
    assert len(table.dice) == 6


def test_hr_app_09_the_discarded_tokens_come_back_when_none_is_left() -> None:
    table = second(gandalf="8 11 13", deeds="18 24 27", unused="", turn="blue", nazgul={"blue": "13"}, dice="sword")
    table.does("hunt-with-die", face="sword")
    drawn = table.at.gandalf_last
    assert table.printed(drawn) in {"5", "11", "13", "38", "42", "45"}
    assert len(table.at.deeds_left) == 5


# -- what the Ringwraiths ask -----------------------------------------------------------------------------------------
def felt(table: SecondTable, face: str, where: str) -> str:
    """The answer to a perception of the area or section in which blue stands."""
    kind = "area" if "-" in where else "section"
    table.does(f"perceive-{kind}", face=face, **{kind: where})
    return str(table.seen()["asked"][-1][3])


def apart(**more: object) -> SecondTable:
    """Frodo on 19, Gandalf on 18; blue stands beside Gandalf, in the area that only he is in."""
    return second(track=7, gandalf="8 18", turn="blue", nazgul={"blue": "18"}, **more)  # type: ignore[arg-type]


def places(table: SecondTable) -> tuple[str, str]:
    """Area and section where blue stands."""
    at = table.at
    here = at.nazgul[0]
    return at.facts.areas[at.facts.area_of(here)], at.facts.sections[at.facts.section_of(here)]


def test_hc_int_01_gandalf_is_felt_like_frodo() -> None:
    table = apart(dice="ring")
    area, _ = places(table)
    assert table.at.facts.area_of(table.at.frodo_last) != table.at.facts.area_of(table.at.gandalf_last)
    assert felt(table, "ring", area) == "yes"


def test_hc_int_02_the_morgul_ring_names_both() -> None:
    table = apart(chief="red", chief_die="morgul-ring")
    _, section = places(table)
    assert table.at.facts.section_of(table.at.frodo_last) == table.at.facts.section_of(table.at.gandalf_last)
    assert felt(table, "morgul-ring", section) == "both"


def test_hc_int_03_the_morgul_ring_names_gandalf() -> None:
    table = apart(chief="red", chief_die="morgul-ring")
    assert felt(table, "morgul-ring", places(table)[0]) == "gandalf"


def test_hc_int_04_a_plain_ring_of_the_chiefs_die_names_nobody() -> None:
    table = apart(chief="red", chief_die="chief-ring")
    assert felt(table, "chief-ring", places(table)[0]) == "yes"


def hunts(place: str, gandalf: str, track: int) -> SecondTable:
    """A hunt by blue."""
    table = second(track=track, gandalf=gandalf, turn="blue", nazgul={"blue": place}, dice="sword")
    return table.does("hunt-with-die", face="sword")


def test_hc_int_05_only_his_last_location_counts() -> None:
    table = hunts("7", "8 7 10", 7)
    assert (table.seen()["asked"][-1][3], table.tracks) == ("no", {})
    assert "gandalf-found" not in table.told()


def test_hc_int_06_he_is_found_and_flees() -> None:
    table = hunts("10", "8 7 10", 7)
    assert "gandalf-found" in table.told()
    assert len(table.at.gandalf) == 4
    assert (table.tracks, table.at.found) == ({}, False)
    assert table.at.gandalf_last not in table.at.deeds_left


def test_hc_int_07_he_flees_and_frodos_tracks_are_found() -> None:
    table = hunts("8", "8", 7)
    assert "gandalf-found" in table.told()
    assert (table.tracks, table.at.found) == ({"8": "sword"}, False)


def test_hc_int_08_both_are_there() -> None:
    table = hunts("19", "8 19", 7)
    assert "gandalf-found" in table.told()
    assert (table.tracks, table.at.found) == ({"19": "sword"}, True)


def test_hc_sec_06_where_he_fled_to_is_secret() -> None:
    views = []
    for token in ("2-5", "2-45"):
        table = second(
            track=7, gandalf="8 10", turn="blue", nazgul={"blue": "10"}, dice="sword", chances={"deed-tokens": [token]}
        ).does("hunt-with-die", face="sword")
        assert table.at.space_id(table.at.gandalf_last) == token
        views.append((table.seen(), table.told("ringwraiths"), table.match.view("ringwraiths")["asks"]))
    assert views[0] == views[1]


def test_hc_deed_01_in_rivendell_he_is_felt_no_more() -> None:
    table = second(track=7, gandalf="45 A", rivendell=True, turn="blue", nazgul={"blue": "45"}, dice="ring")
    assert felt(table, "ring", places(table)[1]) == "no"
