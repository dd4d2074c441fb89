"""Rules that no case is about: what lies in the box, the board, the set-up, players, secrets (HR-GEN to HR-DIF)."""

from __future__ import annotations

from collections import Counter

import pytest

from thirdage import Refused
from thirdage.games.hunt.constants import ALLY, DARK, DOT_SPACE, EXIT, FRODO_START, NAZGUL_START, ORDINARY
from thirdage.games.hunt.facts import own_facts
from thirdage.games.hunt.game import HUNT

from .scenario import ORDER, from_set_up, given, set_up, space
from .second import second
from .test_days import until

FACTS = own_facts()
ONE, TWO = FACTS.boards


# -- the game and its box ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hr_gen_01_one_ring_bearer_and_one_to_four_ringwraiths(players: int) -> None:
    rules = HUNT.rules({"players": players})
    assert len(rules.seats) == players
    assert rules.sides["ring-bearer"] == ("ring-bearer",)
    assert len(rules.sides["ringwraiths"]) == players - 1


@pytest.mark.parametrize("players", [1, 6])
def test_hr_gen_01_no_other_number(players: int) -> None:
    with pytest.raises(Refused):
        HUNT.rules({"players": players})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hr_gen_02_hr_ply_01_hr_rwt_01_all_four_nazgul_ride(players: int) -> None:
    table = set_up(players)
    assert sorted(nazgul for mine in table.at.orders for nazgul in mine) == [0, 1, 2, 3]
    assert all(table.at.orders)
    table.does("record-dot").does("end-turn")
    turns = []
    while table.asked == "nazgul-turn":
        assert table.ask.args is not None
        turns.append(table.ask.args["nazgul"])
        table.ends_turn()
    assert sorted(turns) == sorted(ORDER)


def test_hr_gen_04_frodo_records_his_way_and_later_follows_a_card() -> None:
    first = given()
    assert first.offers("record-location")
    assert not first.offers("move-frodo")
    later = second()
    assert later.offers("move-frodo")
    assert not later.offers("record-location")
    assert later.offers("move-gandalf")


def test_hr_gen_08_the_rules_of_a_turn_hold_in_chapter_2_too() -> None:
    table = second()
    table.is_refused("HR-DAY-03", "rest").is_refused("HR-RBT-02", "end-turn")
    table.does("move-frodo").is_refused("HR-RBT-01", "move-frodo")


def test_hr_cmp_02_hr_cmp_03_hr_cmp_05_hr_chd_05_what_lies_in_the_box() -> None:
    decks = Counter(card.deck for card in FACTS.cards)
    assert decks == {0: 22, 1: 22, 2: 22}
    assert Counter(journey.deck for journey in FACTS.journeys) == {0: 18, 1: 18}
    assert len(FACTS.companions) == 5
    assert Counter(token.color for token in FACTS.tokens) == {0: 15, 1: 3, 2: 2}
    assert len(set_up().dice) == 6
    faces = [FACTS.tables["face"][face].removeprefix("chief-") for face in FACTS.chief_die]
    assert sorted(faces) == ["morgul-ring", "morgul-shadow", "pursuit", "ring", "sorcery", "sword"]


def test_hr_inf_01_hr_glo_03_what_tokens_name() -> None:
    assert len(set(FACTS.information)) == 12
    assert all(ONE.kind[site] == ALLY for site in FACTS.information)
    assert len(set(FACTS.deeds)) == 10
    assert all(TWO.is_location(site) for site in FACTS.deeds)


# -- the board --------------------------------------------------------------------------------------------------------
def test_hr_map_01_hr_map_02_kinds_of_spaces() -> None:
    for board in FACTS.boards:
        assert {*board.locations()} == {s for s in board.spaces if board.kind[s] != DOT_SPACE}
        assert board.of_kind(ORDINARY)
        assert board.of_kind(ALLY)
        assert board.of_kind(DARK)
        assert all(board.printed[board.spaces.index(s)] in "ABC" for s in board.of_kind(EXIT))
        assert board.of_kind(NAZGUL_START)
    assert len(ONE.of_kind(FRODO_START)) == 3
    assert len(ONE.of_kind(NAZGUL_START)) == 6


def test_hr_map_03_hr_map_04_trails_and_roads_are_steps() -> None:
    table = given(turn="blue", nazgul={"blue": "a"}, local="a-b a=c c=e b-f")
    assert table.spaces("ride") == {"b", "c", "e"}


@pytest.mark.parametrize("way", ["m-d1-n", "m=d1=n", "m-d1=n"])
def test_hr_map_13_trail_or_road_is_the_same_to_frodo(way: str) -> None:
    assert not given(log="1 m", local=way).may("record-location", space="n")
    assert given(log="1 m .", local=way).may("record-location", space="n")


def test_hr_map_14_hr_map_15_every_space_has_an_area_and_a_section() -> None:
    assert [board.sections for board in FACTS.boards] == [("I", "II", "III"), ("IV", "V", "VI")]
    for board in FACTS.boards:
        for here in board.spaces:
            area, section = FACTS.areas[FACTS.area_of(here)], FACTS.sections[FACTS.section_of(here)]
            assert area.partition("-")[0] == section


def test_hr_map_16_an_exit_is_accessible_but_not_in_an_escape() -> None:
    assert given(log="1 m .", local="m-d1-k!").may("record-location", space="k")
    assert not given(log="1 m", local="m-d1-k!").may("record-location", space="k")
    assert not given(log="1 m .", next=["escape"], local="m-d1-k!").may("record-location", space="k")


def test_hr_glo_02_a_nazgul_stands_in_a_location_or_on_a_dot() -> None:
    table = given(nazgul={"blue": "d-22-24-1", "green": "22"})
    assert (table.stands("blue"), table.stands("green")) == ("d-22-24-1", "22")


# -- setting up -------------------------------------------------------------------------------------------------------
def test_hr_set1_03_the_tokens_of_the_pool_cannot_be_spent_yet() -> None:
    table = set_up(roll="ring ring sword sword sorcery sorcery")
    assert (table.at.pool, table.at.available) == (3, 0)
    table.is_refused("HR-FEL-02", "spend-fellowship")


@pytest.mark.parametrize("start", ["1", "2", "3"])
def test_hr_set1_04_one_of_three_starts_in_secret(start: str) -> None:
    table = from_set_up(chances={"start-tokens": [space(start)]})
    assert table.log == start
    assert table.seen("ring-bearer")["start"] == space(start)
    assert table.seen("ringwraiths")["start"] is None
    assert table.seen("spectator")["start"] is None


@pytest.mark.parametrize("seat", ["ringwraith-1", "ringwraith-2"])
def test_hr_set1_13_a_random_ringwraith_leads(seat: str) -> None:
    table = until(from_set_up(3, {"leading-player": [seat]}), "place")
    assert table.at.wraith_seat(table.at.leading) == seat
    assert table.ask.seat == seat


def test_hr_set1_13_a_single_one_always_leads() -> None:
    table = set_up(2)
    assert table.at.wraith_seat(table.at.leading) == "ringwraiths"
    assert "leads" not in table.told()


@pytest.mark.parametrize("given_away", [0, 1, 2])
def test_hr_inf_02_hr_inf_03_who_holds_the_information(given_away: int) -> None:
    table = set_up(information=given_away)
    assert (len(table.at.held), len(table.at.gained)) == (5 - given_away, given_away)
    assert len(table.seen("ring-bearer")["information"]["held"]) == 5 - given_away
    seen = table.seen("ringwraiths")["information"]
    assert (seen["held"], seen["count"], len(seen["gained"])) == (None, 5 - given_away, given_away)


def test_hr_inf_14_never_more_than_five_tokens() -> None:
    assert given(gained="6 21 23 30 34").at.abilities == 5
    with pytest.raises(Refused):
        given(gained="6 21 23 30 34 35")


@pytest.mark.parametrize("tokens", [3, 4])
def test_hr_cmp_08_the_fourth_token_is_a_variant(tokens: int) -> None:
    table = set_up(fellowship=tokens, roll="ring ring sword sword sorcery sorcery")
    assert (table.at.pool, table.at.available) == (tokens, 0)


# -- players and secrets ----------------------------------------------------------------------------------------------
def test_hr_cpn_03_companion_cards_are_open_to_all() -> None:
    table = given(companions={"sam": "down"})
    states = [table.seen(seat)["companions"] for seat in ("ring-bearer", "ringwraiths", "spectator")]
    assert states[0] == states[1] == states[2]
    assert states[0]["sam"] == "down"


def test_hr_ply_02_the_leading_player_draws_rolls_and_acts_first() -> None:
    table = given(players=3, phase="night", next=["refresh"], companions={"pippin": "down"}, leading=0)
    drawn = [row["args"]["seat"] for row in table.match.log("spectator") if row["id"] == "log-hunt-sorcery-drawn"]
    rolled = [row["args"]["seat"] for row in table.match.log("spectator") if row["id"] == "log-hunt-rolls"]
    assert (drawn, rolled) == (["ringwraith-2"], ["ringwraith-2"])
    table.does("record-dot").does("end-turn")
    assert table.ask.seat == "ringwraith-2"


def test_hr_ply_03_nobody_else_sees_a_hand() -> None:
    table = given(players=3, sorcery=[2, 3], hand=2)
    for seat in ("ringwraith-2", "ring-bearer", "spectator"):
        assert table.seen(seat)["sorcery"]["hands"]["ringwraith-1"]["cards"] is None
    for seat in ("ringwraith-1", "spectator"):
        assert table.seen(seat)["ally"]["hand"] is None


@pytest.mark.parametrize("here", ["9", "10", "11", "19", "22"])
def test_hr_ply_05_answers_are_true(here: str) -> None:
    table = given(log="1 . . 10 . 19", turn="blue", nazgul={"blue": here}, dice="sword").does("search")
    assert table.seen()["asked"][-1][3] == ("yes" if here in ("10", "19") else "no")


def test_hr_sec_04_the_tokens_of_a_rescue_tell_the_distance() -> None:
    table = given(log="1 53 .", track=16, next=["rescue"])
    told = {
        seat: [row["args"]["count"] for row in table.match.log(seat) if row["id"] == "log-hunt-rescue"]
        for seat in ("ringwraiths", "spectator")
    }
    assert told == {"ringwraiths": [2], "spectator": [2]}
