"""Three and four players: who sits there, what is written of them, and whole games."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import thirdage
from thirdage.bots.game_counters import counter_of
from thirdage.bots.luck import luck
from thirdage.bots.odds import odds
from thirdage.bots.soak import SoakPlan, soak_game
from thirdage.games.wotr.game import WOTR, WarOfTheRing
from thirdage.games.wotr.model.facts import OWN
from thirdage.games.wotr.model.players import owner
from thirdage.kernel import Position, Refused, Rng

from .four import EMPTY, NATIONS, SEATS, TEAMS, turn_of
from .scenario import at_table, given

Json = dict[str, Any]


# -- who sits there ---------------------------------------------------------------------------------------------------
def test_WR_MP_01_who_commands_what() -> None:
    facts = at_table(4).position.facts
    nations = {player.seat: {facts.nations[n].id for n in player.nations} for player in facts.players}
    assert nations == {seat: set(own) for seat, own in NATIONS.items()}
    assert [player.hand_limit for player in facts.players] == [4, 4, 4, 4]
    three = at_table(3)
    assert three.match.seats == ("free-peoples", "witch-king", "saruman")
    assert three.match.sides == {"free-peoples": ("free-peoples",), "shadow": ("witch-king", "saruman")}
    assert [player.hand_limit for player in three.position.facts.players] == [6, 4, 4]
    for war in (given(), at_table(3), at_table(4)):
        for n in range(len(war.position.facts.nations)):
            assert n in owner(war.position, n).nations


def test_two_players_are_their_sides() -> None:
    assert [(player.seat, player.side, player.hand_limit) for player in OWN.players] == [
        ("free-peoples", 0, 6), ("shadow", 1, 6),
    ]  # fmt: skip
    assert [player.nations for player in OWN.players] == list(OWN.nations_of)
    written = given().view()
    assert "leading" not in written
    assert "order" not in written


def test_the_numbers_of_players() -> None:
    assert list(WOTR.json()["players"]) == ["2", "3", "4"]
    for players in (1, 5):
        with pytest.raises(Refused):
            thirdage.new_match("wotr", {"players": players})
    with pytest.raises(Refused):
        thirdage.setup("wotr", {}, {"players": 5})
    assert thirdage.new_match("wotr", {"players": 4}, seed=1).seats == SEATS
    assert thirdage.new_match("wotr", {"players": 3}, seed=1).seats == ("free-peoples", "witch-king", "saruman")


def test_a_game_can_keep_numbers_of_players_for_written_positions() -> None:
    class ForTwo(WarOfTheRing):
        players: ClassVar[tuple[int, ...]] = (2,)
        setup_players: ClassVar[tuple[int, ...]] = (4,)

    with pytest.raises(Refused):
        ForTwo().rules({"players": 4})
    assert ForTwo().rules({"players": 4}, setup=True).seats == SEATS


def test_the_players_are_in_the_digest_of_their_own_matches_only() -> None:
    digests = {thirdage.setup("wotr", {}, {"players": n}).rules.facts.digest for n in (2, 3, 4)}
    assert len(digests) == 3
    assert OWN.digest in digests


def test_a_record_of_four_is_replayed_and_proved() -> None:
    match, rng = thirdage.setup("wotr", {}, {"players": 4}, seed=8), Rng(8)
    for _ in range(120):
        match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
    match.finish("agreed", match.seats)
    record = match.record()
    again = thirdage.replay(record, check=True)
    assert again.view("referee") == match.view("referee")
    assert thirdage.verify(record) > 0


def test_a_position_of_four_is_written_and_read() -> None:
    war = turn_of("saruman", "army", "event")
    written = war.view()
    assert written["leading"] == {"free-peoples": "gondor", "shadow": "witch-king"}
    assert written["order"] == ["gondor", "witch-king", "rohan", "saruman"]
    assert written["actor"] == "saruman"
    again = thirdage.setup("wotr", written, {"players": 4}, fate=None)
    assert WOTR.write(again.position) == written
    wrong: tuple[Json, ...] = (
        {"leading": {"shadow": "rohan"}}, {"leading": {"shadow": "nobody"}}, {"order": ["gondor", "saruman"]},
        {"actor": "shadow"}, {"next": ["action", 4]},
    )  # fmt: skip
    for parts in wrong:
        with pytest.raises(Refused):
            thirdage.setup("wotr", {**written, **parts}, {"players": 4})
    with pytest.raises(Refused):
        thirdage.setup("wotr", {"leading": {"shadow": "shadow"}})


# -- bots, soak -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", [1, 8])
def test_WR_MP_02_whole_games_hold_what_must_hold_of_every_game(players: int, seed: int) -> None:
    """Conservation, forks, records, samples, secrecy, memory: bots of all sorts on every seat."""
    soaked = soak_game(WOTR, SoakPlan("wotr", options={"players": players}), seed)
    assert soaked.failure == ""
    assert soaked.tally.checked > 5


def test_odds_and_luck_are_told_by_side() -> None:
    battle = {
        "kind": "field", "attacker": "shadow", "origin": "eastemnet", "place": "folde",
        "attackers": {"isengard-regular": 5},
    }  # fmt: skip
    parts: Json = {"free-peoples": {"folde": {"rohan-regular": 2}}, "shadow": {"eastemnet": {"isengard-regular": 5}}}
    hands = {**EMPTY, "saruman": ["sh-str-02"]}
    position: Json = {"next": ["combat-round"], "turn": 2, "battle": battle, "hands": hands, **parts}
    match = thirdage.setup("wotr", position, {"players": 4}, seed=5)
    found = odds(match, "saruman", [{"kind": "decline"}], Rng(1), lambda worlds: worlds >= 3)
    assert found["battle"]["attacker"] == "shadow"
    match.answer({"kind": "decline"}, "saruman")
    told = luck(match)
    assert told is not None
    assert [told["sides"][side]["combat"]["count"] > 0 for side in TEAMS] == [True, True]


def test_the_arena_watches_every_seat() -> None:
    match, rng = thirdage.setup("wotr", {}, {"players": 4}, seed=2), Rng(2)
    counter = counter_of(match)
    for _ in range(200):
        ask = match.asks[0]
        option = ask.options.sample(rng)
        counter.answering(match, ask, option)
        match.answer(option, ask.seat)
        counter.answered(match)
    skipped = [e["args"]["seat"] for e in match.log("referee") if e["id"] == "log-wotr-skips"]
    for side, team in TEAMS.items():
        assert counter.of_side(match, side)["dice-skipped"] == len([seat for seat in skipped if seat in team]) > 0


# -- the kernel -------------------------------------------------------------------------------------------------------
def test_winners_can_be_named_among_a_side() -> None:
    position: Position = at_table(4).position
    position.end("shadow", "military", {"turn": 3}, winners=("saruman",))
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.side) == (("saruman",), "shadow")
    position.end("shadow", "military")
    assert position.outcome.winners == ("witch-king", "saruman")
