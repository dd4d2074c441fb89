"""Search, tracks, perception, hunt, information (cases HC-SRC, HC-TRK, HC-PER, HC-HNT, HC-INF)."""

from __future__ import annotations

from typing import Any

import pytest

from .scenario import Table, given, set_up

SIX = "1 . . 10 . 19 22"
"""The log of the book after six moves."""


def searched(place: str, log: str = SIX, **more: object) -> Table:
    """A search by the Nazgûl that stands there."""
    return given(log=log, turn="blue", nazgul={"blue": place}, **more).does("search")  # type: ignore[arg-type]


def hunted(place: str, log: str = SIX, **more: object) -> Table:
    """A hunt with a Sword by the Nazgûl that stands there."""
    table = given(log=log, turn="blue", nazgul={"blue": place}, dice="sword", **more)  # type: ignore[arg-type]
    return table.does("hunt-with-die", face="sword")


def answer(table: Table) -> str:
    """What was answered last."""
    return str(table.seen()["asked"][-1][3])


@pytest.mark.parametrize("place", ["10", "19", "22"])
def test_hc_src_01_a_location_of_the_log(place: str) -> None:
    table = searched(place)
    assert answer(table) == "yes"
    assert table.tracks == {place: "eye"}


@pytest.mark.parametrize("place", ["9", "20", "24", "36"])
def test_hc_src_02_any_other_location(place: str) -> None:
    table = searched(place)
    assert (answer(table), table.tracks) == ("no", {})
    assert "search-fails" in table.told()


def test_hc_src_03_no_search_on_a_start_location() -> None:
    given(log=SIX, turn="blue", nazgul={"blue": "1"}).is_refused("HR-SRC-05", "search")


def test_hc_src_04_on_none_of_them() -> None:
    given(log="1 . . 2", turn="blue", nazgul={"blue": "2"}).is_refused("HR-SRC-05", "search")


def test_hc_src_05_no_search_where_tracks_lie() -> None:
    given(log=SIX, turn="blue", nazgul={"blue": "19"}, tracks={"19": "eye"}).is_refused("HR-SRC-06", "search")


def test_hc_src_06_a_search_does_not_say_that_frodo_is_there() -> None:
    table = searched("22")
    assert answer(table) == "yes"
    assert not table.at.found
    assert "frodo-is-here" not in table.told()


def test_hc_src_07_a_search_needs_a_location() -> None:
    given(log=SIX, turn="blue", nazgul={"blue": "d-22-24-1"}).is_refused("HR-SRC-01", "search")


def test_hc_trk_01_a_hunt_turns_the_token() -> None:
    table = hunted("19", tracks={"19": "eye"})
    assert (answer(table), table.tracks, table.at.found) == ("yes", {"19": "sword"}, False)


def test_hc_trk_02_tracks_on_the_last_location() -> None:
    table = hunted("22", tracks={"22": "eye"})
    assert (answer(table), table.at.found) == ("here", True)
    table.ends_turn(4)
    assert "encounter" in table.told()


def felt(place: str, kind: str, where: str, log: str = SIX + " .", **more: object) -> Table:
    """A perception with a Ring by the Nazgûl that stands there."""
    table = given(log=log, turn="blue", nazgul={"blue": place}, dice="ring", **more)  # type: ignore[arg-type]
    return table.does(f"perceive-{kind}", face="ring", **{kind: where})


def test_hc_per_01_the_section_of_the_last_location() -> None:
    assert answer(felt("31", "section", "II")) == "yes"


def test_hc_per_02_not_its_area() -> None:
    assert answer(felt("31", "area", "II-B")) == "no"


def test_hc_per_03_its_area() -> None:
    assert answer(felt("24", "area", "II-A")) == "yes"


def test_hc_per_04_only_where_the_nazgul_stands() -> None:
    table = given(log=SIX, turn="blue", nazgul={"blue": "24"}, dice="ring")
    table.is_refused("HR-PER-01", "perceive-area", face="ring", area="II-B")


def test_hc_per_05_recorded_dots_do_not_count() -> None:
    assert answer(felt("34", "area", "II-B", SIX + " . . .")) == "no"


def test_hc_per_06_no_information_is_found() -> None:
    table = felt("22", "area", "II-A", held="21 23")
    assert answer(table) == "yes"
    assert (len(table.at.held), table.at.gained, table.tracks) == (2, (), {})


def test_hc_hnt_01_a_location_of_the_log() -> None:
    table = hunted("19", SIX + " .")
    assert (answer(table), table.tracks, table.at.found) == ("yes", {"19": "sword"}, False)


def test_hc_hnt_02_the_last_location() -> None:
    table = hunted("22", SIX + " .")
    assert (answer(table), table.tracks, table.at.found) == ("here", {"22": "sword"}, True)
    assert "frodo-is-here" in table.told()
    table.ends_turn(4)
    assert "encounter" in table.told()


def test_hc_hnt_03_a_location_not_in_the_log() -> None:
    table = hunted("24")
    assert (answer(table), table.tracks) == ("no", {})


def test_hc_hnt_04_another_start_location() -> None:
    assert answer(hunted("2")) == "no"


def test_hc_hnt_05_the_encounter_waits_for_all_nazgul() -> None:
    table = given(log=SIX, turn="blue", nazgul={"blue": "22", "red": "24"}, dice="sword")
    table.does("hunt-with-die", face="sword").ends_turn(2)
    assert table.asked == "nazgul-turn"
    table.does("ride", space="d-22-24-1").ends_turn()
    assert "encounter" not in table.told()
    table.ends_turn()
    assert len(table.at.drawn) == 2


def test_hc_hnt_06_one_encounter() -> None:
    table = given(log=SIX, phase="night", eye=True, turn="blue", nazgul={"blue": "22", "green": "22"})
    table.does("hunt").ends_turn().does("hunt").ends_turn(3)
    assert table.told().count("encounter") == 1


def test_hc_hnt_07_dots_do_not_protect() -> None:
    table = given(log=SIX, nazgul={"blue": "22"}, dice="sword").does("record-dot").ends_turn()
    assert answer(table.does("hunt-with-die", face="sword")) == "here"


def test_hc_inf_01_information_is_found_by_a_search_that_fails() -> None:
    table = searched("23", held="23", gained="6")
    assert answer(table) == "no"
    assert (table.at.held, table.at.abilities) == ((), 2)
    assert table.seen()["information"]["gained"] == ["1-6", "1-23"]


def test_hc_inf_02_hidden_information_is_not_found() -> None:
    table = given(log="1 . 21", held="23", nazgul={"blue": "23"}).does("record-location", space="23").ends_turn()
    table.does("search")
    assert (answer(table), table.tracks, table.at.abilities) == ("yes", {"23": "eye"}, 0)


def test_hc_inf_03_hidden_by_an_escape() -> None:
    table = given(log="1 . 21", held="23", next=["escape"], nazgul={"blue": "23"})
    table.does("record-location", space="23").does("record-dot").ends_turn().does("search")
    assert (answer(table), table.at.abilities) == ("yes", 0)


def test_hc_inf_04_a_hunt_looks_for_information_too() -> None:
    table = hunted("23", "1 . 23 . . 19", tracks={"23": "eye"}, held="30")
    assert (answer(table), len(table.at.held), table.at.abilities) == ("yes", 1, 0)
    table = hunted("30", "1 . 23 . . 19", tracks={"30": "eye"}, held="30")
    assert (len(table.at.held), table.at.abilities) == (0, 1)


def test_hc_inf_05_ability_1_after_a_move() -> None:
    table = given(gained="6", turn="blue", nazgul={"blue": "a"}, dice="sorcery", local="a-b-c")
    table.does("ride", space="b").does("ability-step", face="sorcery", space="c")
    assert (table.stands("blue"), table.dice) == ("c", [])


def test_hc_inf_06_ability_2_takes_any_two_dice() -> None:
    table = given(log=SIX, gained="6 21", turn="blue", nazgul={"blue": "22"}, dice="sorcery ring sword")
    table.does("ability-hunt", face=["ring", "sorcery"])
    assert (answer(table), table.dice) == ("here", ["sword"])


def test_hc_inf_07_not_with_one() -> None:
    table = given(gained="6 21", turn="blue", nazgul={"blue": "22"}, dice="ring")
    assert table.offers("ability-hunt") == []
    table.is_refused("HR-INF-07", "ability-hunt", face=["ring", "ring"])


def test_hr_inf_05_no_ability_without_its_tokens() -> None:
    """As many abilities as tokens that came to light; neither on offer nor taken."""
    uses: tuple[tuple[str, dict[str, Any]], ...] = (
        ("ability-step", {"face": "ring", "space": "b"}),
        ("ability-hunt", {"face": ["ring", "sword"]}),
        ("ability-search", {"face": "sword", "space": "b"}),
        ("ability-ride", {"face": "ring", "space": "b"}),
    )
    for gained in range(4):
        tokens = " ".join(["6", "21", "23"][:gained])
        table = given(gained=tokens, turn="blue", nazgul={"blue": "a"}, dice="ring sword", local="a-b-c")
        for needed, (kind, fields) in enumerate(uses, 1):
            assert bool(table.offers(kind)) == (needed <= gained)
            if needed > gained:
                table.is_refused("HR-INF-05", kind, **fields)


def test_hc_inf_08_ability_3_steps_and_searches() -> None:
    table = given(gained="6 21 23", turn="blue", nazgul={"blue": "a"}, dice="sword", local="a-b")
    table.does("ability-search", face="sword", space="b")
    assert (table.stands("blue"), answer(table)) == ("b", "no")


def test_hc_inf_09_with_a_shadow() -> None:
    table = given(gained="6 21 23", turn="blue", nazgul={"blue": "a"}, dice="shadow", local="a-b")
    table.does("ability-search", face="shadow", space="b")
    assert (table.stands("blue"), table.dice) == ("b", [])


def test_hc_inf_10_ability_4_after_a_move() -> None:
    table = given(gained="6 21 23 30", turn="blue", nazgul={"blue": "a"}, dice="ring", local="a-b-c-e")
    table.does("ride", space="b").does("ability-ride", face="ring", space="e")
    assert table.stands("blue") == "e"


@pytest.mark.parametrize(("given_away", "kept"), [(1, 4), (2, 3), (0, 5)])
def test_hc_inf_12_13_14_set_up_of_information(given_away: int, kept: int) -> None:
    """HC-INF-12, HC-INF-13, HC-INF-14: the normal game and both variants."""
    table = set_up(information=given_away)
    assert (len(table.at.held), table.at.abilities) == (kept, given_away)
    table.does("record-dot").ends_turn()
    assert bool(table.offers("ability-step")) == (given_away > 0)
    assert bool(table.offers("ability-hunt") or table.offers("ability-perceive-area")) == (given_away > 1)
