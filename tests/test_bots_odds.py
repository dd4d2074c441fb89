"""Odds: played out on samples alone, against numbers worked out by hand, and refused where there is nothing to roll."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from tests.ford import FORD
from tests.wotr.board import acts, at_war
from tests.wotr.fights import NATIONS, ready, siege
from tests.wotr.ring import acting
from thirdage import Match, Refused, Rng
from thirdage.bots.bot_games import SeatedBots
from thirdage.bots.match_checks import fingerprint
from thirdage.bots.odds import answers_for, odds

Json = dict[str, Any]
FP, SH = "free-peoples", "shadow"
MOVE: Json = {"kind": "move-fellowship"}
EMPTY: Json = {"hands": {FP: [], SH: []}}


def near(told: float, true: float, worlds: int) -> bool:
    """Within four standard errors."""
    return bool(abs(told - true) <= 4 * (true * (1 - true) / worlds) ** 0.5 + 0.0001)


def times(n: int) -> Any:
    return lambda worlds: worlds >= n


def test_a_hunt_by_hand() -> None:
    """One die, no re-roll: a tile in 1 of 6; of 16 tiles 4 Eyes count 1, and 4 are a 1, 3 a 2, 3 a 3, 2 a 0."""
    war = acting("character", box=1, **EMPTY)
    told = odds(war.match, FP, [{"kind": "use-die", "die": "character"}, MOVE], Rng(1), times(900))
    assert (told["samples"], told["battle"]) == (900, None)
    hunt = told["hunt"]
    assert near(hunt["tile"], 1 / 6, 900)
    for damage, chance in (("1", 8 / 96), ("2", 3 / 96), ("3", 3 / 96), ("0", 82 / 96)):
        assert near(hunt["damage"][damage], chance, 900), damage
    assert near(hunt["revealed"], (4 + 2 + 2 + 1) / 96, 900)
    assert hunt["lost"] == 0
    assert (hunt["samples"], hunt["exact"]) == (900, ["tile"])


@pytest.mark.parametrize(
    ("box", "again", "chance"), [(1, False, 1 / 6), (2, False, 11 / 36), (2, True, 1 - (5 / 6) ** 3)]
)
def test_whether_a_tile_is_drawn_is_reckoned(box: int, again: bool, chance: float) -> None:
    """WR-HUNT-12, WR-HUNT-17: however few worlds are looked at; a Nazgûl where the Fellowship is rolls a die again."""
    there: Json = {"shadow": {"rivendell": {"nazgul": 1}}} if again else {}
    war = acting("character", box=box, **EMPTY, **there)
    told = odds(war.match, FP, [{"kind": "use-die", "die": "character"}, MOVE], Rng(1), times(3))
    assert told["hunt"]["tile"] == round(chance, 4)


def test_an_assault_by_hand() -> None:
    """A Regular assaults a Regular, one round: he hits with a 6, is hit by 5 and 6."""
    war = siege({"sauron-regular": 1}, {"gondor-regular": 1}, **EMPTY)
    for seat in (FP, SH):
        told = odds(war.match, seat, [], Rng(2), times(700))["battle"]
        assert (told["attacker"], told["place"], told["kind"], told["rounds"]) == (SH, "minas-tirith", "assault", 1)
        ends = {"destroyed": 1 / 9, "both": 1 / 18, "lost": 5 / 18, "ceased": 5 / 9}
        assert told["ends"].keys() == ends.keys()
        assert told["samples"] == 700, "its shares are of so many battles: the page tells their margins by it"
        for end, chance in ends.items():
            assert near(told["ends"][end], chance, 700), (end, told["ends"])
        assert told["wins"] == told["ends"]["destroyed"]
        assert told["captured"] == told["wins"], "WR-SIEGE-30: a stronghold without a garrison falls"
        assert near(told["attacker_losses"]["mean"], 1 / 3, 700)
        assert near(told["defender_losses"]["spread"]["1"], 1 / 6, 700)


def test_a_plan_leads_to_its_battle() -> None:
    """Attack from here, that; the attackers are chosen by the bot if the plan does not name them."""
    forces: Json = {"shadow": {"eastern-brown-lands": {"sauron-regular": 5}}, "free_peoples": {}}
    forces["free_peoples"]["southern-rhovanion"] = {"gondor-regular": 1}
    war = ready(SH, **forces, **EMPTY)
    plan = [
        {"kind": "attack-from", "region": "eastern-brown-lands"},
        {"kind": "attack-target", "region": "southern-rhovanion"},
    ]
    before = fingerprint(war.match)
    told = odds(war.match, SH, plan, Rng(3), times(60))["battle"]
    assert (told["place"], told["kind"]) == ("southern-rhovanion", "field")
    assert told["wins"] > 0.8
    assert sum(told["ends"].values()) == pytest.approx(1, abs=0.001)
    assert fingerprint(war.match) == before, "nothing has happened"
    wrong = [plan[0], {"kind": "attack-target", "region": "the-shire"}]
    with pytest.raises(Refused, match="reason-wotr-attack-not-adjacent"):
        odds(war.match, SH, wrong, Rng(3), times(5))


def test_an_intent_becomes_a_plan() -> None:
    """From the choice of a die on; of the dice only those that allow it."""
    forces: Json = {"shadow": {"eastern-brown-lands": {"sauron-regular": 3}}, "free_peoples": {}}
    forces["free_peoples"]["southern-rhovanion"] = {"gondor-regular": 1}
    war = acts(
        SH, "event", nations=at_war(*NATIONS), dice={FP: [], SH: ["event", "character", "army"]}, **forces, **EMPTY
    )
    where = {"from_region": "eastern-brown-lands", "region": "southern-rhovanion"}
    attack: list[Json] = [
        {"kind": "use-die", "die": "army"},
        {"kind": "attack"},
        {"kind": "attack-from", "region": where["from_region"]},
        {"kind": "attack-target", "region": where["region"]},
    ]
    assert answers_for(war.match, SH, {"kind": "attack", **where}, Rng(1)) == attack
    some = {"figures": {"sauron-regular": 2}}
    whole = answers_for(war.match, SH, {"kind": "attack", **where, **some}, Rng(1))
    assert whole == [*attack, {"kind": "attackers", **some}]
    assert odds(war.match, SH, whole, Rng(1), times(10))["battle"]["place"] == "southern-rhovanion"
    for intent, reason in (
        ({"kind": "attack", **where, "region": "the-shire"}, "reason-wotr-attack-"),
        ({"kind": "pass"}, "reason-wotr-pass-needs-fewer-dice"),
        ({"kind": ["attack"]}, "refused-intent-unknown"),
        ({}, "refused-intent-unknown"),
    ):
        with pytest.raises(Refused, match=reason):
            answers_for(war.match, SH, intent, Rng(1))
    moving = acting("muster", "character", box=1, **EMPTY)
    assert answers_for(moving.match, FP, MOVE, Rng(1)) == [{"kind": "use-die", "die": "character"}, MOVE]


def test_one_alone_attacks_without_being_asked_who() -> None:
    forces: Json = {"shadow": {"eastern-brown-lands": {"sauron-regular": 1}}, "free_peoples": {}}
    forces["free_peoples"]["southern-rhovanion"] = {"gondor-regular": 1}
    war = ready(SH, **forces, **EMPTY)
    where = {"from_region": "eastern-brown-lands", "region": "southern-rhovanion"}
    plan = answers_for(war.match, SH, {"kind": "attack", **where}, Rng(1))
    assert [answer["kind"] for answer in plan] == ["attack-from", "attack-target"]
    assert odds(war.match, SH, plan, Rng(1), times(10))["battle"]["attacker"] == SH


def test_where_there_is_nothing_to_roll() -> None:
    match = thirdage.new_match("wotr", seed=3)
    assert match.ask is not None
    for plan in ([], [match.ask.options.sample(Rng(1)).json(match.rules.names)]):
        with pytest.raises(Refused, match="refused-no-odds"):
            odds(match, match.ask.seat, plan, Rng(1), times(3))
    thirdage.register(FORD)
    with pytest.raises(Refused, match="refused-no-odds"):
        odds(thirdage.new_match("ford", seed=1), FP, [], Rng(1), times(3))


def asked_about(match: Match, game: str, bots: SeatedBots) -> Any:
    """The match before every answer whose odds can be asked, with the plan."""
    while match.asks:
        ask = match.asks[0]
        option = bots.choose(ask)
        kinds = ("attackers", "move-fellowship", "press", "lay-card", "retreat", "prolong")
        if option.kind in kinds or (game != "wotr" and match.index % 25 == 0):
            yield ask.seat, [option.json(match.rules.names)]
        match.answer(option, ask.seat, ask.index)


@pytest.mark.parametrize("game", ["wotr", "hunt", "cards"])
def test_the_same_odds_in_a_world_that_the_seat_cannot_tell_from_the_real_one(game: str) -> None:
    """Other hidden cards and other dice to come change nothing: the match itself has no part in its odds."""
    match = thirdage.new_match(game, seed=6)
    compared = 0
    for seat, plan in asked_about(match, game, SeatedBots(match, 6, dict.fromkeys(match.seats, "rules"))):
        for other in match.seats:
            answers = plan if other == seat else []
            real, guessed = (_odds(m, other, answers) for m in (match, match.sample(other, Rng(match.index))))
            assert real == guessed, f"{match.index}: {other}"
            compared += "samples" in real
        if compared > 24:
            break
    assert compared > 8


def _odds(match: Match, seat: str, answers: list[Json]) -> Json:
    try:
        return odds(match, seat, answers, Rng(4), times(4))
    except Refused as refused:
        return refused.reason.json()


def test_a_round_of_the_card_game() -> None:
    match = thirdage.new_match("cards", seed=2)
    bots = SeatedBots(match, 2, dict.fromkeys(match.seats, "rules"))
    while not any(ask.kind == "cards-action" for ask in match.asks):
        match.answer(bots.choose(match.asks[0]), match.asks[0].seat)
    seat = match.asks[0].seat
    told = odds(match, seat, [], Rng(1), times(12))["combat"]
    path = [id for id, place in told["locations"].items() if place["path"]]
    assert len(path) >= 1
    assert all(sum(place["wins"].values()) == pytest.approx(1, abs=0.001) for place in told["locations"].values())
    assert told["locations"][path[0]]["fought"] == 1
    assert told["corruption"]["mean"] >= 0
