"""Frodo's journey, a change of direction, the end of chapter 2 (cases HC-JRN, HC-ESC2, HC-END2, HC-REF)."""

from __future__ import annotations

from typing import cast

from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import Rng
from thirdage.kernel.samples import sample

from .second import SecondTable, second


def asks(place: str, way: str, **more: object) -> str:
    """What the Nazgûl that stands there is told."""
    table = second(turn="blue", nazgul={"blue": place}, dice="sword", **more)  # type: ignore[arg-type]
    table.does(way) if way == "search" else table.does("hunt-with-die", face="sword")
    return str(table.seen()["asked"][-1][3])


def test_hc_jrn_01_along_the_rows_of_the_card() -> None:
    table = second(track=7)
    assert table.last == "19"
    table.does("move-frodo")
    assert (table.at.track, table.at.in_the_wild) == (8, True)
    won = second(track=13).does("move-frodo")
    assert won.match.outcome is not None
    assert (won.match.outcome.side, won.match.outcome.reason) == ("ring-bearer", "rivendell")


def test_hc_jrn_02_the_last_numbered_row() -> None:
    assert second(track=8).last == "19"


def test_hc_jrn_03_later_rows_are_not_visited_yet() -> None:
    assert asks("29", "search") == "no"
    assert asks("29", "search", track=9) == "yes"


def test_hc_jrn_04_a_deed_is_no_appearance() -> None:
    table = second(journey="long-01", track=0, gandalf="8", deeds="18 24 27")
    table.does("move-gandalf", space="7").does("move-frodo").ends_turn(5)
    assert table.at.track == 1
    table.does("move-gandalf", space="10").does("move-frodo").ends_turn(5)
    table.does("rest").does("move-gandalf", space="18")
    assert table.at.limit == 14
    table.does("do-deed")
    assert (table.at.limit, table.at.track, table.at.gandalf_shown) == (15, 2, False)
    assert table.where(table.at.deeds_done) == ["18"]


def test_hc_jrn_05_a_search_where_both_have_been_is_about_frodo() -> None:
    table = second(turn="blue", nazgul={"blue": "8"}, track=7, gandalf="8 18").does("search")
    assert table.tracks == {"8": "eye"}
    assert "gandalf-found" not in table.told()


def test_hc_jrn_06_a_search_never_finds_gandalf() -> None:
    assert asks("10", "search", gandalf="8 7 10 18") == "no"


def test_hc_jrn_07_both_move_at_night() -> None:
    table = second(phase="night", corruption=6)
    table.does("move-frodo")
    assert (table.at.corruption, table.at.eye, table.at.track) == (7, True, 8)
    table.is_refused("HR-GAN-01", "end-turn").does("move-gandalf", space="7").does("end-turn")
    assert table.asked == "nazgul-turn"


def test_hc_jrn_08_gandalf_moves_even_when_frodo_rests() -> None:
    table = second(phase="night", corruption=6).does("rest")
    assert (table.at.corruption, table.at.track) == (6, 7)
    table.is_refused("HR-GAN-01", "end-turn")


def test_hr_jrn_03_nothing_is_recorded_in_chapter_2() -> None:
    second().is_refused("HR-JRN-03", "record-dot").is_refused("HR-DAY-03", "rest")


# -- change of direction ----------------------------------------------------------------------------------------------
def met(**more: object) -> SecondTable:
    """The encounter is over, and Frodo is not corrupted."""
    return second(track=9, phase="first-day-phase", next=["escape"], tracks={"4": "eye", "8": "sword"}, **more)  # type: ignore[arg-type]


def test_hc_esc2_01_a_change_of_direction() -> None:
    table = met(companions={"strider": "down"}, chances={"journey": ["short-09"]})
    table.does("change-direction")
    assert (table.at.track, table.tracks) == (8, {})
    seen = table.seen("ring-bearer")
    assert seen["journey"] == "short-09"
    assert not {"short-09", "short-01"} & set(seen["journeys-left"])
    assert "changes-direction" in table.told("ringwraiths")
    assert table.seen()["journey"] is None


def test_hc_esc2_02_he_keeps_his_direction() -> None:
    table = met().does("keep-direction")
    assert (table.at.track, table.seen("referee")["journey"]) == (9, "short-01")
    assert table.tracks == {"4": "eye", "8": "sword"}
    assert "keeps-direction" in table.told("ringwraiths")


def test_hc_esc2_03_the_rows_of_the_old_card_count_no_longer() -> None:
    """short-02 passes 11 and 17 before 19, but neither 4 nor 8."""
    table = met(companions={"strider": "down"}, nazgul={"blue": "4", "green": "11"}, chances={"journey": ["short-02"]})
    table.does("change-direction").does("move-frodo").does("move-gandalf", space="8").does("end-turn")
    table.does("search")
    assert table.seen()["asked"][-1][3] == "no"
    table.does("end-turn").does("search")
    assert table.seen()["asked"][-1][3] == "yes"


def test_hc_esc2_04_strider_may_help_to_choose() -> None:
    table = met(chances={"journey": ["short-09", "short-04"]}).does("change-direction")
    assert table.asked == "strider"
    table.does("turn-companion", companion="strider")
    assert {row["journey"] for row in table.offers("choose-journey")} == {"short-09", "short-04"}
    table.does("choose-journey", journey="short-04")
    seen = table.seen("ring-bearer")
    assert (seen["journey"], seen["companions"]["strider"]) == ("short-04", "down")
    assert "short-09" in seen["journeys-left"]


def test_hc_esc2_05_no_step_for_the_escape() -> None:
    table = met().does("keep-direction")
    table.does("move-frodo")
    assert table.at.track == 10


# -- the end ----------------------------------------------------------------------------------------------------------
def test_hc_end2_01_rivendell_is_reached_at_once() -> None:
    table = second(track=13, corruption=11).does("move-frodo")
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "rivendell"


def test_hc_end2_02_a_night_move_is_paid_first() -> None:
    table = second(track=13, corruption=11, phase="night").does("move-frodo")
    assert table.match.outcome is not None
    assert (table.match.outcome.side, table.match.outcome.reason) == ("ringwraiths", "corrupted")


def test_hc_end2_03_deeds_and_rivendell_raise_the_limit() -> None:
    table = second(journey="long-01", corruption=16, deeds="27", done="18 24", rivendell=True)
    assert table.at.limit == 17
    assert table.match.outcome is None


def test_hc_end2_04_the_limit_of_a_short_route() -> None:
    table = second(corruption=11, phase="night").does("move-frodo")
    assert table.match.outcome is not None
    assert table.match.outcome.side == "ringwraiths"


# -- refuges ----------------------------------------------------------------------------------------------------------
REFUGE = {"journey": "long-01", "refuges": True}


def refuge_row() -> tuple[str, int]:
    """A refuge of a long card, and the row in which it stands."""
    table = second(journey="long-01")
    card = table.at.facts.journeys[table.at.journey]
    place = card.refuges[0]
    return table.printed(place), card.places.index(place)


def test_hc_ref_01_searches_of_a_refuge_fail() -> None:
    place, row = refuge_row()
    assert asks(place, "search", track=row, **REFUGE) == "no"
    assert asks(place, "hunt", track=row, **REFUGE) == "here"
    assert asks(place, "search", track=row, journey="long-01") == "yes"


def test_hc_ref_02_until_he_has_gone_on() -> None:
    place, row = refuge_row()
    table = second(journey="long-01")
    further = next(
        t
        for t in range(row, 16)
        if table.at.board.is_location(table.at.facts.journeys[table.at.journey].places[t]) and t > row
    )
    assert asks(place, "search", track=further, **REFUGE) == "yes"


# -- Strider ----------------------------------------------------------------------------------------------------------
def test_hr_cpn_01_strider_leads_a_nazgul_astray_while_frodo_rests() -> None:
    """Blue stands on a dot beside 19, where Frodo is; the others are far away."""
    table = second(track=7, phase="night", nazgul={"blue": "d-8-19-1"})
    table.is_refused("HR-CPN-01", "use-companion", companion="strider").does("rest")
    table.does("use-companion", companion="strider")
    assert {row["nazgul"] for row in table.offers("move-nazgul")} == {"blue"}
    table.does("move-nazgul", nazgul="blue", space="8")
    assert table.stands("blue") == "8"
    assert table.seen()["asked"][-1][1:] == ["near", "2-d-8-19-1", "yes"]
    table.is_refused("HR-CPN-01", "use-companion", companion="strider")


def test_hr_cpn_01_strider_sees_only_what_is_near() -> None:
    table = second(track=7, phase="night").does("rest")
    table.is_refused("HR-CPN-01", "use-companion", companion="strider")


def test_hr_sec_01_worlds_know_that_the_nazgul_was_near() -> None:
    table = second(track=7, phase="night", nazgul={"blue": "d-8-19-1"}).does("rest")
    table.does("use-companion", companion="strider").does("move-nazgul", nazgul="blue", space="8")
    rng = Rng(1)
    for _ in range(20):
        at = cast(Pursuit, sample(table.match, "ringwraiths", rng).position)
        assert at.facts.space["2-d-8-19-1"] in at.board.connected(at.frodo_last)
