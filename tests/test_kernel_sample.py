"""Samples: full matches that a seat cannot tell from the real one, and in which nothing hidden shines through."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

import thirdage
from tests.cheats import Foresight, faults, honest, seen_faults, telling_window
from tests.ford.asks import PASS
from tests.helpers import (
    TABLES,
    Json,
    examples,
    ford,
    open_ask,
    picture,
    play,
    played,
    random_answer,
    seeds,
    tables,
    three_cards_each,
    through,
    views,
)
from tests.test_kernel_posterior import GO, of
from thirdage import CHANCE, Refused, Rng, ScriptedFate
from thirdage.kernel import SPECTATOR, KeyedFate, QuickFate

# -- one sample at any time ------------------------------------------------------------------------------------------


@examples(14)
@given(seeds, tables)
def test_a_seat_cannot_tell_a_sample_from_the_match(seed: int, table: Json) -> None:
    """View, log, open ask with its options, explanations; a sound position, that plays on and leaves ours alone."""
    rng = Rng(seed)
    for at, match in enumerate(through(ford(table, seed), Rng(seed))):
        if at % 3 == seed % 3 and match.asks:
            for seat in (*match.seats, SPECTATOR):
                assert faults(match, seat, honest, rng) == set()


def test_a_match_that_is_over_can_be_sampled() -> None:
    for seed in range(40):
        match = play(ford(TABLES[seed % 4], seed), Rng(seed))
        for seat in (*match.seats, SPECTATOR):
            assert faults(match, seat, honest, Rng(seed)) == set()


def test_a_half_answered_group_can_be_sampled() -> None:
    for answered in ("free-peoples", "east", "west"):
        match = three_cards_each(3)
        ask = next(a for a in match.asks if a.seat == answered)
        match.answer(next(iter(ask.options)), answered)
        for seat in (*match.seats, SPECTATOR):
            for n in range(10):
                assert faults(match, seat, honest, Rng(n)) == set()
            world = match.sample(seat, Rng(1))
            assert [a.seat for a in world.asks] == [a.seat for a in match.asks]


def test_pending_answers_of_others_are_chosen_anew() -> None:
    match = three_cards_each()
    ask = open_ask(match)
    match.answer(next(iter(ask.options)), "free-peoples")
    mine = {str(match.sample("free-peoples", Rng(n)).view("free-peoples")["answered"]) for n in range(20)}
    theirs = {str(match.sample("shadow", Rng(n)).view("free-peoples")["answered"]) for n in range(20)}
    assert len(mine) == 1
    assert len(theirs) > 5


def test_a_match_finished_in_the_middle_can_be_sampled() -> None:
    match = played(TABLES[1], 2, 11)
    match.finish("resigned", ["east"])
    for seat in (*match.seats, SPECTATOR):
        world = match.sample(seat, Rng(1))
        assert seen_faults(match, world, seat) == set()
        assert world.asks == ()
        assert world.outcome is not None


def test_samples_after_takebacks() -> None:
    for seed in range(6):
        match, rng = ford(TABLES[seed % 4], seed), Rng(seed)
        for _ in range(60):
            if not match.asks:
                break
            random_answer(match, rng)
            if match.asks and rng.randrange(3) == 0:
                with suppress(Refused):
                    match.undo(match.seats[rng.randrange(len(match.seats))], match.seats)
                for seat in match.seats:
                    assert faults(match, seat, honest, rng) == set()


def test_a_sample_after_an_undo_to_the_beginning_of_a_fight() -> None:
    position: Json = {"path": ["reeds"], "hands": {"shadow": ["blade"]}, "next": ["fight", 1, 1]}
    match = thirdage.setup("ford", position, seed=1)
    match.answer(PASS)
    match.undo("shadow", ["free-peoples"])
    for seat in match.seats:
        assert seen_faults(match, match.sample(seat, Rng(1)), seat) == set()


def test_nobody_samples_for_the_referee_or_for_nobody() -> None:
    match = played(TABLES[1], 2, 4)
    for seat in ("referee", "nobody", CHANCE):
        before = picture(match)
        with pytest.raises(Refused):
            match.sample(seat, Rng(1))
        assert picture(match) == before


@examples(10)
@given(seeds, tables, st.integers(0, 40))
def test_a_fork_can_be_sampled_too(seed: int, table: Json, answers: int) -> None:
    fork = played(table, seed, answers).fork()
    if fork.asks:
        for seat in fork.seats:
            world = fork.sample(seat, Rng(seed))
            assert seen_faults(fork, world, seat) == set()
            play(world, Rng(1))


def test_a_sample_can_be_sampled_for_any_seat() -> None:
    match = played(TABLES[1], 5, 9)
    for seat in match.seats:
        world = match.sample(seat, Rng(1))
        for other in match.seats:
            again = world.sample(other, Rng(2))
            assert again.view(other) == world.view(other)


def test_a_sample_depends_on_its_generator_alone() -> None:
    match = played(TABLES[1], 5, 9)
    one, two, three = [match.sample("east", Rng(n)) for n in (4, 4, 5)]
    assert views(one) == views(two)
    assert views(play(one, Rng(1))) == views(play(two, Rng(1)))
    assert views(match.sample("east", Rng(4))) != views(three)
    assert match.sample("east", random.Random(3)).view("east") == match.view("east")


def test_a_sample_takes_nothing_from_the_fate_of_the_match() -> None:
    fate = KeyedFate(b"\5" * 32)
    match = play(ford(TABLES[1], fate=fate), Rng(1), 8)
    ordinals = dict(fate.ordinals)
    world = match.sample("west", Rng(1))
    assert isinstance(world.fate, QuickFate)
    play(world, Rng(2))
    assert fate.ordinals == ordinals


def test_a_match_that_waits_for_chance_can_be_sampled() -> None:
    for silent in (None, ScriptedFate([])):
        quiet = thirdage.new_match("ford", fate=silent)
        for _ in range(8):
            for seat in quiet.seats:
                assert faults(quiet, seat, honest, Rng(1)) == set()
            random_answer(quiet, Rng(1))


def test_a_sample_keeps_no_history() -> None:
    world = played(TABLES[1], 5, 9).sample("west", Rng(1))
    assert world.history is None
    assert not world.can_undo("west")
    assert world.fork().view("west") == world.view("west")


# -- the next dice ---------------------------------------------------------------------------------------------------


def test_the_next_card_is_no_likelier_than_chance() -> None:
    match = of({"next": ["act", 1], "path": ["reeds", "stones"]}, 3)
    foresight, rng = Foresight(), Rng(1)
    for _ in range(300):
        foresight.look(match, PASS, "shadow", honest, rng)
    assert foresight.mean == pytest.approx(50)
    assert not foresight.foresees()
    assert foresight.hits > 15


def test_the_next_dice_are_no_likelier_than_chance() -> None:
    match = of({"path": ["reeds"], "next": ["fight", 1, 1]}, 3, GO)
    foresight, rng = Foresight(), Rng(1)
    for _ in range(720):
        foresight.look(match, PASS, "free-peoples", honest, rng)
    assert foresight.mean == pytest.approx(20)
    assert not foresight.foresees()


def test_in_random_play_the_next_outcome_is_no_likelier_than_chance() -> None:
    foresight = Foresight()
    for seed in range(12):
        rng = Rng(seed)
        for match in through(ford(TABLES[seed % 4], seed), Rng(seed)):
            if len(match.asks) == 1:
                ask = match.asks[0]
                foresight.look(match, ask.options.sample(rng), ask.seat, honest, rng)
    assert foresight.mean > 8
    assert not foresight.foresees()


def test_whether_a_window_opens_tells_nothing() -> None:
    opened = 0
    for seed in range(10):
        rng = Rng(seed)
        for match in through(ford(TABLES[seed % 4], seed), Rng(seed)):
            if len(match.asks) == 1:
                option = match.asks[0].options.sample(rng)
                assert not telling_window(match, option, rng)
                opened += option.kind == "play-card"
    assert opened > 20
