"""The checks of the soak: silent with an honest game, loud with each of the broken ones."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

import thirdage
from tests.broken_fords import BROKEN, HONEST
from tests.ford import FORD
from thirdage.bots import match_checks, memory, secrecy
from thirdage.bots.bot_games import failing_record, new_match
from thirdage.bots.match_checks import CheckFailed
from thirdage.bots.nonsense import GARBAGE, random_option
from thirdage.bots.soak import Soaked, SoakPlan, soak_game
from thirdage.kernel import COUNTS, MANY, Form, Game, Match, Names, Refused, Rng, ids, numbers, replay, words

thirdage.register(FORD)
SEEDS = range(40)


def first_failure(id: str) -> Soaked:
    """Soak a broken game as hard as can be until it fails."""
    game, _ = BROKEN[id]
    for seed in SEEDS:
        soaked = soak_game(game, SoakPlan(id, share=1), seed)
        if soaked.failure:
            return soaked
    raise AssertionError(f"nothing was wrong with {id}")


@pytest.mark.parametrize("id", BROKEN)
def test_a_broken_game_is_caught(id: str) -> None:
    soaked = first_failure(id)
    assert soaked.failure.startswith(BROKEN[id][1])
    assert soaked.record is not None
    assert soaked.record["failure"]["message"] == soaked.failure
    json.dumps(soaked.record)


def test_an_honest_game_is_not_accused() -> None:
    for seed in range(4):
        assert soak_game(HONEST, SoakPlan(HONEST.id, share=5), seed).failure == ""


LOSES = BROKEN["ford-loses-a-card"][0]


def test_a_lost_card_is_still_lost_when_the_record_is_replayed() -> None:
    failed = (soak_game(LOSES, SoakPlan(LOSES.id, share=1_000_000), seed) for seed in SEEDS)
    record = next(soaked.record for soaked in failed if soaked.record is not None)
    match = replay(LOSES, json.loads(json.dumps(record)), check=True)
    with pytest.raises(AssertionError, match="refused-ford-cards"):
        LOSES.check(match.position)


def test_an_answer_that_was_only_tried_leads_to_the_failure_too() -> None:
    match, rng = new_match(LOSES, {}, 0), Rng(0)

    def play_on() -> None:
        while match.ask is not None:
            match_checks.offers_accepted(match, rng)
            match.answer(match.ask.options.sample(rng))

    with pytest.raises(CheckFailed) as failed:
        play_on()
    LOSES.check(match.position)
    kept = failing_record(match, failed.value, failed.value.attempted)["failure"]
    match.answer(kept["answer"], kept["seat"], kept["index"])
    with pytest.raises(AssertionError, match="refused-ford-cards"):
        LOSES.check(match.position)


def test_an_undo_that_would_keep_what_was_learnt_is_caught() -> None:
    """The walker may step back from where a scout saw him: the check of undo, alone, sees it."""
    game, rng = BROKEN["ford-undoes-too-much"][0], Rng(1)

    def play_on(match: Match) -> None:
        while match.ask is not None:
            ask = match.ask
            worlds = {seat: secrecy.sampled(match, seat, rng) for seat in secrecy.guessers(match)}
            option = ask.options.sample(rng)
            match.answer(option, ask.seat)
            secrecy.undo_hides_nothing(match, worlds, ask, option, rng)

    def play_all(of: Game, seeds: range) -> None:
        for seed in seeds:
            play_on(new_match(of, {}, seed))

    with pytest.raises(CheckFailed, match=r"^undo: .* sees"):
        play_all(game, SEEDS)
    play_all(HONEST, range(5))


def middle(seed: int, answers: int = 12, players: int = 2) -> Match:
    match, rng = new_match(FORD, {"players": players}, seed), Rng(seed)
    match_checks.walk_on(match, rng, answers)
    return match


def test_the_checks_leave_the_match_as_it_was() -> None:
    for seed in range(4):
        match, rng = middle(seed, players=3), Rng(seed)
        before = match_checks.fingerprint(match), match.record()
        match_checks.conserved(match)
        match_checks.offers_sound(match, rng)
        match_checks.offers_accepted(match, rng)
        match_checks.others_refused(match, rng)
        match_checks.forks_alike(match, rng)
        match_checks.record_replays(match)
        match_checks.position_rebuilds(match)
        match_checks.views_speak_json(match)
        secrecy.samples_look_real(match, rng)
        secrecy.secrets_stay(match, rng)
        memory.remembers(match, rng)
        assert (match_checks.fingerprint(match), match.record()) == before


def test_a_match_of_which_the_dice_are_secret_can_be_checked() -> None:
    match = thirdage.new_match("ford")
    assert "secret" not in match.record()["fate"]
    match_checks.record_replays(match)


def test_the_longest_stretch_between_seams() -> None:
    match = middle(1, 30)
    history = match.history
    assert history is not None
    longest, seam = match_checks.longest_stretch(match)
    ends = [seam.steps for seam in history.seams] + [len(history.steps)]
    assert longest == max(b - a for a, b in pairwise(ends))
    assert seam in match.rules.seams


def test_decisions_are_the_entries_of_the_record() -> None:
    match = middle(2, 25)
    told = [(ask.seat, option.json(match.rules.names)) for ask, option in match_checks.decisions(match)]
    assert told == [(entry["seat"], entry["answer"]) for entry in match.record()["entries"]]


def test_where_two_views_part() -> None:
    assert match_checks.difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a[1].b: 2 against 3"
    assert match_checks.difference({"a": 1}, {"a": 1, "c": None}) == "c: None against None"
    assert match_checks.difference([1], [1, 2]) == "it: [1] against [1, 2]"


def test_a_failed_check_says_which_and_why() -> None:
    failed = CheckFailed("offers", "nothing is offered")
    assert (failed.check, failed.detail, str(failed)) == ("offers", "nothing is offered", "offers: nothing is offered")


NAMES = Names({"card": ("a", "b", "c"), "none": ()})
FORMS = (
    Form("pass"),
    Form("one", card=ids("card"), word=words("x", "y"), number=numbers(2, 5)),
    Form("many", cards=ids("card", MANY)),
    Form("counts", cards=ids("card", COUNTS)),
)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: str(form.kind))
def test_random_options_are_options_of_their_form(form: Form) -> None:
    rng = Rng(1)
    made = {random_option(form, NAMES, rng) for _ in range(200)}
    assert len(made) > 1 or form.kind == "pass"
    for option in made:
        assert option is not None
        assert form.decode(json.loads(json.dumps(option.json(NAMES))), NAMES) == option


def test_no_option_is_made_of_an_empty_table() -> None:
    rng = Rng(1)
    assert random_option(Form("one", none=ids("none")), NAMES, rng) is None
    many = {random_option(Form("many", nones=ids("none", MANY)), NAMES, rng) for _ in range(50)}
    assert {option.values for option in many if option is not None} == {((),)}


def test_garbage_is_refused_by_every_ask_of_the_ford() -> None:
    match = middle(3)
    for garbage in GARBAGE:
        with pytest.raises(Refused):
            match.answer(garbage)
