"""What the search knows of Hunt for the Ring: worlds by the model of a runner, values, odds; what an arena counts."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from thirdage.bots import Eyes, make_bot
from thirdage.bots.advice import advise
from thirdage.bots.bot_games import SeatedBots
from thirdage.bots.budget import Budget
from thirdage.bots.hunt.counter import HuntCounter
from thirdage.bots.hunt.features import GOOD_FOR_BEARER, GOOD_FOR_WRAITHS, NAMES, SILENT, SPOKEN_AS, vector
from thirdage.bots.hunt.ground import ground_of, near
from thirdage.bots.hunt.guess import Guesser
from thirdage.bots.hunt.onward import watched
from thirdage.bots.hunt.runner import RUNNER
from thirdage.bots.hunt.search_adapter import HuntSearchAdapter, runs
from thirdage.bots.hunt.style import PLAIN, SHARP, Style
from thirdage.bots.hunt.wraith import WraithTurn
from thirdage.bots.levels import levels
from thirdage.bots.odds import odds
from thirdage.games.hunt.bearer_model import legal_entries
from thirdage.games.hunt.belief import HuntBelief
from thirdage.games.hunt.board import Board
from thirdage.games.hunt.constants import DOT
from thirdage.games.hunt.game import HUNT
from thirdage.games.hunt.knowledge import Remembered
from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import Match, Rng, seeded

from .scenario import given
from .second import second

Json = dict[str, Any]


def times(n: int) -> Any:
    return lambda worlds: worlds >= n


def middle(seed: int, answers: int, players: int = 2) -> Match:
    """A match of rules bots after so many answers."""
    rules = HUNT.rules({"players": players})
    match = Match(rules, HUNT.start(rules), seeded(seed)).start()
    seated = SeatedBots(match, seed, dict.fromkeys(match.seats, "rules"))
    while match.asks and match.index < answers:
        ask = match.asks[0]
        match.answer(seated.choose(ask), ask.seat, ask.index)
    return match


def test_the_levels_are_those_of_the_other_games() -> None:
    assert [level.id for level in levels("hunt")] == ["hobbit", "ranger", "captain", "wizard"]


def test_every_feature_is_counted_once() -> None:
    assert set(NAMES) == set(SPOKEN_AS) | SILENT
    assert not GOOD_FOR_BEARER & GOOD_FOR_WRAITHS
    at = cast(Pursuit, middle(3, 90).position)
    assert len(vector(at, Guesser().guess_of(at))) == len(NAMES)


def test_what_everybody_can_reckon_is_the_same_in_every_world() -> None:
    """HR-SEC-01: the guess is made of what is public, whoever makes it."""
    for seed in range(4):
        match = middle(seed, 110)
        if not match.asks:
            continue
        guess = Guesser().guess_of(cast(Pursuit, match.position))
        for seat in match.seats:
            world = match.sample(seat, Rng(seed))
            other = Guesser().guess_of(cast(Pursuit, world.position))
            assert (other.where, other.soon, other.gandalf) == (guess.where, guess.soon, guess.gandalf)
            by_eyes = Guesser().guess(Eyes(match, seat).glance())
            assert by_eyes.where == guess.where


def entries_on(board: Board, last: int, dots: int, entries: int) -> dict[int, float]:
    """How likely a runner's last location is which after so many more entries, all ways written out."""
    if not entries:
        return {last: 1.0}
    legal = legal_entries(board, last, dots, escape=False)
    found: dict[int, float] = {}
    for entry, weight in RUNNER.weigh(board, last, dots, legal, escape=False):
        after = (last, dots + 1) if entry == DOT else (entry, 0)
        for place, n in entries_on(board, *after, entries - 1).items():
            found[place] = found.get(place, 0.0) + weight * n
    whole = sum(found.values())
    return {place: n / whole for place, n in found.items()}


def test_where_he_will_be_after_each_of_his_next_entries() -> None:
    """HR-MOV-02 to 04: by the model of a runner, from where he was found."""
    table = given(log="1 5 . 12", asked=[[3, "hunt", "1-12", "here"]])
    at = table.at
    guess = Guesser().guess_of(at)
    assert guess.where == {at.frodo_last: 1.0}
    assert guess.later(1) == [guess.soon]
    walks = Remembered(RUNNER).walks_at(at, len(at.held))
    dots: Counter[int] = Counter()
    for code, n in walks.weights().items():
        dots[walks.ways.dots(code & walks.low)] += n
    assert len(dots) > 1, "he may have come there before, and recorded dots since"
    for entries, shares in enumerate(guess.later(3), 1):
        expected: dict[int, float] = {}
        for since, n in dots.items():
            for place, share in entries_on(at.board, at.frodo_last, since, entries).items():
                expected[place] = expected.get(place, 0.0) + share * n / dots.total()
        assert shares == pytest.approx(expected)
    assert guess.later(1) == [guess.soon], "asked for less again"


def test_where_he_will_be_on_the_road_to_rivendell() -> None:
    """HR-JRN-03: every card that fits leads him on, row by row; a dot leaves him at his last location."""
    asked: Json = {"asked": [[6, "hunt", "2-8", "here"]], "gandalf-then": [1]}
    at = second(track=7, **asked).at
    guesser = Guesser()
    guess = guesser.guess_of(at)
    roads = Remembered(RUNNER).roads_at(at, 1).cards()
    assert len(roads) > 1
    for rows, shares in enumerate(guess.later(4), 1):
        expected: dict[int, float] = {}
        for card, share in roads.items():
            passed = at.facts.journeys[card].places[: at.track + rows + 1]
            last = [place for place in passed if at.board.is_location(place)][-1]
            expected[last] = expected.get(last, 0.0) + share
        assert shares == pytest.approx(expected)


def test_a_nazgul_counts_that_he_may_rest_by_night() -> None:
    """HR-NGT-03: on the second day phase the Night is next, and he may be where he is then."""
    for phase, stays in (("first-day-phase", 0.0), ("second-day-phase", 0.7), ("night", 0.0)):
        table = given(
            log="1 5 . 12", turn="blue", phase=phase, asked=[[3, "hunt", "1-12", "here"]],
        )  # fmt: skip
        glance = Eyes(table.match, "ringwraiths").glance()
        guess = Guesser().guess(glance)
        turn = WraithTurn(glance, guess, 0, Style(foresight=(1.0,), rests=0.7))
        sought = {place: share for _, place, share, _ in turn.sought()}
        wanted = {place: (1 - stays) * share for place, share in guess.soon.items()}
        wanted[table.at.frodo_last] = wanted.get(table.at.frodo_last, 0.0) + stays
        assert sought == pytest.approx(wanted)


def test_a_nazgul_rides_where_he_will_pass_and_not_behind_him() -> None:
    """Of two places as far from his next location, whoever looks further than a phase likes the one before him."""
    far = {"green": "17", "red": "17", "purple": "17"}
    table = given(log="1 5 . 12 . . 20 31 33 37", turn="blue", nazgul=far, asked=[[9, "hunt", "1-37", "here"]])
    glance, at = Eyes(table.match, "ringwraiths").glance(), table.at
    guess = Guesser().guess(glance)
    before, behind = (at.facts.space[f"1-{place}"] for place in ("44", "32"))
    assert guess.ground.entries_left(before, 0) < guess.ground.entries_left(at.frodo_last, 0)
    assert guess.ground.entries_left(behind, 0) > guess.ground.entries_left(at.frodo_last, 0)
    plain, sharp = (WraithTurn(glance, guess, 0, style) for style in (PLAIN, SHARP))
    assert plain.place(before) == pytest.approx(plain.place(behind), rel=0.1)
    assert sharp.place(before) > 1.2 * sharp.place(behind)


def test_nazgul_watch_his_way_when_they_stand_before_him_on_it() -> None:
    """HR-JRN-03: from 19 the card short-01 leads by a dot to 29, and by another to 40."""
    there = {"green": "1", "red": "1", "purple": "1"}
    ground = ground_of(second(nazgul={**there, "blue": "29"}).at.board)
    values = {}
    for place in ("29", "8", "1"):
        at = second(track=7, nazgul={**there, "blue": place}).at
        rows = at.facts.journeys[at.journey].places[8:12]
        last = [at.frodo_last, rows[1], rows[1], rows[3]]
        expected = [
            weight * near(ground.ride(at.nazgul[0], goal) - spare)
            for spare, (weight, goal) in enumerate(zip(SHARP.foresight, last, strict=True))
        ]
        values[place] = watched(at, ground)
        if place != "1":
            assert values[place] == pytest.approx(sum(expected))
    assert values["29"] > 0.7 > values["8"] > values["1"]


def test_nazgul_watch_a_log_by_the_model_of_a_runner() -> None:
    """HR-MOV-02 to 04: as it goes on from his true place, whatever anybody else thinks of it."""
    at = given(log="1 5 . 12", nazgul={"blue": "8", "green": "17", "red": "17", "purple": "17"}).at
    ground = ground_of(at.board)
    expected = 0.0
    for spare, weight in enumerate(SHARP.foresight):
        for place, share in entries_on(at.board, at.frodo_last, 0, spare + 1).items():
            expected += weight * share * max(near(ground.ride(space, place) - spare) for space in at.nazgul)
    assert watched(at, ground) == pytest.approx(expected)


def test_a_guesser_that_was_rewound_guesses_as_a_new_one() -> None:
    """Imagined matches leave no trace in what is reckoned afterwards."""
    match = middle(5, 70)
    guesser = Guesser()
    guesser.guess_of(cast(Pursuit, match.position))
    guesser.mark()
    for seed in range(3):
        world = match.sample(match.seats[1], Rng(seed))
        seated = SeatedBots(world, seed, dict.fromkeys(world.seats, "rules"))
        world.go_on(world.fate)
        for _ in range(40):
            if world.asks:
                ask = world.asks[0]
                world.answer(seated.choose(ask), ask.seat, ask.index)
                at = cast(Pursuit, world.position)
                if at.orders and not at.next[0].startswith("second-"):
                    assert guesser.guess_of(at).where == pytest.approx(Guesser().guess_of(at).where)
        guesser.rewind()
    at = cast(Pursuit, match.position)
    assert guesser.guess_of(at).where == Guesser().guess_of(at).where


def test_the_searching_bots_draw_worlds_by_the_model_of_a_runner() -> None:
    """A Ring-bearer who runs is further on than one who goes anywhere."""
    match = middle(1, 100)
    rules, wraith = match.rules, match.seats[1]
    assert runs(rules, match.seats[0], {}) is None
    belief = runs(rules, wraith, {})
    assert isinstance(belief, HuntBelief)
    guess = Guesser().guess_of(cast(Pursuit, match.position))
    eyes, rng, drawn = Eyes(match, wraith), Rng(1), dict[int, float]()
    for _ in range(300):
        place = cast(Pursuit, eyes.sample(rng, runs).position).frodo_last
        drawn[place] = drawn.get(place, 0.0) + 1 / 300
    for place in {*drawn, *guess.where}:
        assert drawn.get(place, 0.0) == pytest.approx(guess.where.get(place, 0.0), abs=0.13)


def test_a_game_that_is_over_is_worth_what_it_came_to() -> None:
    match = middle(2, 10_000)
    assert match.outcome is not None
    adapter = HuntSearchAdapter()
    assert {adapter.value(match, side) for side in match.sides} == {0.0, 1.0}
    assert adapter.value(match, str(match.outcome.side)) == 1.0
    begun = middle(2, 1)
    assert adapter.value(begun, "ring-bearer") == 0.5
    assert set(adapter.features(begun, "ring-bearer").values()) == {0.0}


def test_corruption_and_a_long_way_are_bad_for_the_ring_bearer() -> None:
    adapter = HuntSearchAdapter()
    values = [adapter.value(given(log="1 5 . 12", corruption=n).match, "ring-bearer") for n in (0, 4, 8, 11)]
    assert values == sorted(values, reverse=True)


def test_odds_of_a_hunt_where_he_is_known_to_be() -> None:
    """HR-HNT-04: he was found there, and has not moved since."""
    table = given(
        log="1 5 . 12", turn="blue", nazgul={"blue": "12"}, dice="sword ring", asked=[[3, "hunt", "1-12", "here"]]
    )
    for seat in table.match.seats:
        told = odds(table.match, seat, [], Rng(1), times(20))["pursuit"]
        assert told["where"] == {"1-12": 1.0}
        assert told["question"] is None
    hunt: Json = {"kind": "hunt-with-die", "face": "sword"}
    told = odds(table.match, table.match.seats[1], [hunt], Rng(1), times(20))["pursuit"]
    assert told["question"] == {"kind": "hunt", "of": "1-12", "samples": 20, "answers": {"here": 1.0}}
    assert told["met"] == 1.0
    assert told["tokens"]["mean"] >= 1


def test_odds_are_those_of_the_belief() -> None:
    """HR-SEC-01: where he may be after two entries from a start that nobody knows, by the weights of all logs."""
    match = middle(1, 60)
    at = cast(Pursuit, match.position)
    assert at.chapter == 1
    belief = HuntBelief(match.rules, match.seats[1])
    places = belief.memory.walks_at(at, len(at.held) + len(at.turned)).places()
    total = sum(places.values())
    told = odds(match, match.seats[1], [], Rng(1), times(200))["pursuit"]["where"]
    for place, n in places.items():
        assert told.get(at.space_id(place), 0.0) == pytest.approx(n / total, abs=4 * 0.5 / 200**0.5)
    bearers = odds(match, match.seats[0], [], Rng(1), times(5))["pursuit"]["where"]
    assert bearers == {at.space_id(at.frodo_last): 1.0}


@pytest.mark.parametrize("players", [3, 5])
def test_no_seat_of_several_learns_from_advice_what_it_does_not_see(players: int) -> None:
    """Two matches that one seat cannot tell apart: it is told the same, and a bot on its seat does the same."""
    compared = 0
    for answers in range(40, 260, 30):
        match = middle(9, answers, players)
        if not match.asks:
            break
        ask = match.asks[0]
        world = match.sample(ask.seat, Rng(answers))
        same = world.asks[0]
        one = advise("hunt", Eyes(match, ask.seat), ask, Budget(nodes=60), Rng(1))
        assert advise("hunt", Eyes(world, same.seat), same, Budget(nodes=60), Rng(1)) == one
        mine, theirs = (make_bot("hunt", "planner@60n", Rng(2)) for _ in range(2))
        mine_chose = mine.choose(Eyes(match, ask.seat), ask, Rng(3))
        assert theirs.choose(Eyes(world, same.seat), same, Rng(3)) == mine_chose
        compared += 1
    assert compared > 4


def test_an_arena_counts_how_the_chapters_ended() -> None:
    reached = 0
    for seed in range(6):
        match = middle(seed, 0)
        counter = HuntCounter(match)
        seated = SeatedBots(match, seed, dict.fromkeys(match.seats, "rules"))
        while match.asks:
            ask = match.asks[0]
            option = seated.choose(ask)
            counter.answering(match, ask, option)
            match.answer(option, ask.seat, ask.index)
            counter.answered(match)
        told = counter.of_game(match)
        assert told["first-arrived"] + told["first-rescued"] + told["first-corrupted"] == 1
        assert ("second-corruption" in told) == (cast(Pursuit, match.position).chapter == 2)
        assert told["first-encounters"] + told.get("second-encounters", 0) > 0 or told["corruption"] < 12
        assert told["corruption"] == cast(Pursuit, match.position).corruption
        reached += "second-corruption" in told
    assert reached
