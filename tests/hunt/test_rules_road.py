"""Rules of chapter 2 that no case is about: its set-up, the journey, Gandalf, the Chief (HR-SAV to HR-END2)."""

from __future__ import annotations

import pytest

from thirdage.games.hunt.constants import ALLY, LONG, SHORT
from thirdage.games.hunt.facts import own_facts

from .scenario import given
from .second import SecondTable, after_chapter_1, second
from .test_gandalf import felt, places
from .test_journey import asks
from .test_second_setup import on_to

FACTS = own_facts()


# -- between the chapters ---------------------------------------------------------------------------------------------
def test_hr_sav_05_the_ring_bearer_sees_no_sorcery_hand_when_play_goes_on() -> None:
    table = after_chapter_1(players=3, sorcery=[3, 1])
    hands = table.seen("ring-bearer")["sorcery"]["hands"]
    assert hands == {"ringwraith-1": {"count": 3, "cards": None}, "ringwraith-2": {"count": 1, "cards": None}}
    assert len(table.seen("ringwraith-1")["sorcery"]["hands"]["ringwraith-1"]["cards"]) == 3


def test_hr_set2_01_chapter_2_only_if_frodo_was_not_corrupted() -> None:
    table = after_chapter_1(players=3, corruption=11)
    assert (table.at.chapter, table.match.seats) == (2, ("ring-bearer", "ringwraith-1", "ringwraith-2"))
    lost = given(phase="night", corruption=11, options={"players": 2}).does("record-dot")
    assert lost.match.outcome is not None
    assert (lost.match.outcome.side, lost.at.chapter) == ("ringwraiths", 1)


def test_hr_set2_02_what_is_out_of_the_game() -> None:
    table = after_chapter_1(hand=2, companions={"sam": "down"}, tokens={"discarded": ["beige-1"]})
    assert (table.at.held, table.at.turned, table.at.entries) == ((), (), ())
    assert table.seen()["companions"]["sam"] == "out"
    assert "beige-1" not in table.seen()["tokens"]["pool"]
    on_to(table, "gandalf-start")
    assert all(FACTS.cards[card].deck == 1 for card in table.at.ally_hand)


def test_hr_set2_11_nazgul_are_divided_anew_and_the_rest_stays() -> None:
    table = on_to(after_chapter_1(players=3, sorcery=[1, 1], gained="6 21"), "command")
    assert not table.at.orders
    table.does("command-nazgul", nazgul=["purple", "red"]).does("command-nazgul", nazgul=["green", "blue"])
    assert table.at.orders == ((3, 2), (1, 0))
    assert (table.at.abilities, len(table.at.sorcery_deck)) == (2, 20)


def test_hr_set2_14_a_special_token_that_was_discarded_stays_out() -> None:
    table = after_chapter_1(tokens={"discarded": ["red-1"]})
    assert {FACTS.tokens[token].color for token in table.at.hunt_pool} == {0, 1}


@pytest.mark.parametrize("seat", ["ringwraith-1", "ringwraith-2"])
def test_hr_set2_15_a_random_ringwraith_leads(seat: str) -> None:
    table = on_to(after_chapter_1(players=3, chances={"leading-player": [seat]}), "place")
    assert table.at.wraith_seat(table.at.leading) == seat


def test_hr_fel_06_unspent_tokens_go_along() -> None:
    table = after_chapter_1(available=2)
    assert (table.at.available, table.at.pool) == (2, 1)


# -- Frodo's journey --------------------------------------------------------------------------------------------------
def test_hr_jrn_07_the_card_says_where_frodo_begins() -> None:
    for journey in FACTS.journeys:
        assert FACTS.boards[1].is_location(journey.places[0])
    assert second(track=0).last == "1"


def changed(**more: object) -> SecondTable:
    """After an encounter Frodo has taken another card."""
    table = second(track=7, next=["escape"], chances={"journey": ["short-02"]}, **more)  # type: ignore[arg-type]
    table.does("change-direction")
    return table.does("decline") if table.asked == "strider" else table


def test_hr_jrn_08_hr_esc2_07_another_card_and_the_same_limit() -> None:
    table = changed()
    assert FACTS.journeys[table.at.journey].id == "short-02"
    assert (table.at.track, table.at.limit) == (6, 12)
    assert all(FACTS.journeys[card].deck == SHORT for card in table.at.journeys_left)


def test_hr_trk_04_a_change_of_direction_removes_all_tracks() -> None:
    assert changed(tracks={"4": "eye", "8": "sword"}).tracks == {}


def test_hr_jrn_09_a_card_and_a_token_for_a_card_in_each_turn() -> None:
    table = second(available=2, ally={"hand": ["ally-nobs-errand", "ally-athelas"]})
    table.does("spend-fellowship").is_refused("HR-FEL-02", "spend-fellowship")
    table.plays("nobs-errand").is_refused("HR-ALY-04", "play-ally", card="ally-athelas", option=0)


def test_hr_glo_01_what_frodo_has_passed() -> None:
    assert given(log="1 . . 10 . 19").at.frodo_passed == {FACTS.space[f"1-{place}"] for place in ("1", "10", "19")}
    assert second(track=7).at.frodo_passed == {FACTS.space[f"2-{place}"] for place in ("1", "4", "8", "19")}


def test_hr_ref_01_refuges_are_ally_locations_of_long_routes() -> None:
    marked = [journey for journey in FACTS.journeys if journey.refuges]
    assert marked
    assert {journey.deck for journey in marked} == {LONG}
    for journey in marked:
        assert all(FACTS.boards[1].kind[place] == ALLY for place in journey.refuges)
        assert set(journey.refuges) <= set(journey.places)


def test_hr_ref_04_hr_dif_04_only_with_the_variant() -> None:
    journey = next(row for row in FACTS.journeys if row.refuges)
    refuge = journey.refuges[0]
    here = FACTS.tables["space"][refuge].removeprefix("2-")
    track = journey.places.index(refuge)
    for refuges, answer in ((True, "no"), (False, "yes")):
        assert asks(here, "search", journey=journey.id, track=track, refuges=refuges, gandalf="13") == answer


# -- Gandalf ----------------------------------------------------------------------------------------------------------
def test_hr_gan_05_nothing_hinders_him() -> None:
    assert second(gandalf="8", nazgul={"blue": "4"}, tracks={"4": "eye"}).may("move-gandalf", space="4")
    assert second(gandalf="8", ally_tokens="4").may("move-gandalf", space="4")


def test_hr_fel_07_an_appearance_makes_the_pool_smaller() -> None:
    table = second(gandalf="8", nazgul={"blue": "8"}, available=2, dice="")
    table.does("move-gandalf", space="8").does("reveal-gandalf").does("do-not-move")
    assert table.at.available + table.at.pool == 2


@pytest.mark.parametrize("moved", [True, False])
def test_hr_deed_04_a_deed_before_or_after_gandalfs_move(moved: bool) -> None:
    table = second(gandalf="8 18", deeds="18 24 27")
    if moved:
        table.does("move-gandalf", space="18")
    table.does("do-deed")
    assert table.at.limit == 13
    waiting = second(gandalf="8 18", deeds="18 24 27", turn="blue")
    assert not waiting.offers("do-deed")


@pytest.mark.parametrize(("journey", "limit"), [("short-01", 16), ("long-01", 18)])
def test_hr_deed_08_the_highest_limit(journey: str, limit: int) -> None:
    table = second(journey=journey, gandalf="8 A", deeds="", done="18 24 27", rivendell=True)
    assert table.at.limit == limit


# -- questions --------------------------------------------------------------------------------------------------------
def test_hr_per_04_gandalf_is_felt_only_in_chapter_2() -> None:
    table = second(track=7, gandalf="8 18", turn="blue", nazgul={"blue": "18"}, dice="ring")
    assert felt(table, "ring", places(table)[0]) == "yes"
    alone = second(track=7, gandalf="8 7", turn="blue", nazgul={"blue": "18"}, dice="ring")
    assert felt(alone, "ring", places(alone)[0]) == "no"


@pytest.mark.parametrize(("place", "answer"), [("19", "here"), ("8", "yes"), ("29", "no")])
def test_hr_int_05_a_hunt_for_frodo_along_his_card(place: str, answer: str) -> None:
    assert asks(place, "hunt", track=7, gandalf="13") == answer


def test_hr_int_11_after_he_has_fled_his_new_location_counts() -> None:
    table = second(
        track=7, gandalf="8 10", turn="blue", nazgul={"blue": "10", "green": "5"}, dice="sword sword",
        chances={"deed-tokens": ["2-5", "2-11"]},
    )  # fmt: skip
    table.does("hunt-with-die", face="sword").ends_turn().does("hunt-with-die", face="sword")
    assert table.told().count("gandalf-found") == 2
    assert table.where(table.at.gandalf) == ["8", "10", "5", "11"]


def test_hr_inf_13_abilities_stay_and_no_token_is_gained() -> None:
    site = next(iter(FACTS.boards[1].information_sites))
    name = FACTS.tables["space"][site].removeprefix("2-")
    table = second(turn="blue", nazgul={"blue": name}, information={"gained": ["1-6", "1-21"]}, dice="ring")
    table.does("search")
    assert (table.at.abilities, "information" in table.told()) == (2, False)
    table.ends_turn()
    assert table.offers("ability-step")
    assert not table.offers("ability-ride")


# -- the Chief and his die --------------------------------------------------------------------------------------------
def test_hr_chf_01_several_cards_bring_him() -> None:
    names = [card.id for card in FACTS.cards if card.effect == "sorcery-leader-of-the-nine"]
    assert len(names) == 3
    for name in names:
        hands = {"hands": {"ringwraiths": [name]}}
        table = second(turn="red", nazgul={"red": "30"}, dice="sorcery", sorcery=hands)
        table.does("play-sorcery", face="sorcery", card=name, option=1)
        assert table.seen()["chief"] == "red"


def test_hr_chf_02_hr_chf_06_in_all_else_he_is_a_nazgul() -> None:
    chief, other = (second(turn="blue", nazgul={"blue": "30"}, chief=who) for who in ("blue", "green"))
    assert chief.spaces("ride") == other.spaces("ride")
    table = second(gandalf="8", nazgul={"blue": "8"}, chief="blue", available=1)
    table.does("move-gandalf", space="8").does("reveal-gandalf")
    assert {row["nazgul"] for row in table.offers("move-nazgul")} == {"blue"}


def test_hr_chd_08_no_step_of_a_manhunt_leads_where_nazgul_may_not_go_nor_is_compulsory() -> None:
    table = second(turn="blue", nazgul={"blue": "d-4-8-2"}, chief="green", chief_die="pursuit", ally_tokens="8")
    table.does("manhunt", face="pursuit")
    table.is_refused("HR-NMV-05", "move-nazgul", nazgul="blue", space="8")
    for _ in range(4):
        table.does("do-not-move")
    assert table.stands("blue") == "d-4-8-2"


def test_hr_upd_04_his_die_is_rolled_while_he_is_in_play() -> None:
    for chief, die in (("red", "chief-sword"), (None, None)):
        table = second(
            turn="purple", phase="night", chief=chief, companions={"pippin": "out"},
            chances={"chief-die": ["chief-sword"]},
        ).does("end-turn")  # fmt: skip
        assert table.seen()["chief-die"] == die


# -- encounters -------------------------------------------------------------------------------------------------------
def test_hr_enc_15_the_same_steps_and_another_escape() -> None:
    table = second(
        track=7, nazgul={"blue": "19"}, found=True, next=["encounter"], chances={"hunt-pool": ["grey-1"]},
        corruption=11, gandalf="8 18", deeds="24 27", done="18",
    )  # fmt: skip
    assert [FACTS.tokens[token].id for token in table.at.drawn] == ["grey-1"]
    table.does("decline")
    assert (table.at.corruption, table.at.limit, table.asked) == (12, 13, "direction")


def test_hr_enc_16_the_chief_counts_as_two() -> None:
    for chief, drawn in ((None, 1), ("blue", 2)):
        table = second(track=7, nazgul={"blue": "19"}, chief=chief, found=True, next=["encounter"])
        assert len(table.at.drawn) == drawn
