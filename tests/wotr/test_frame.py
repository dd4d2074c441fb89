"""The frame of the turn, played at random as far as the chapters go."""

from __future__ import annotations

import pytest

from tests.wotr.play import new_match, random_match
from thirdage.games.wotr.game import WOTR
from thirdage.kernel import Rng


@pytest.mark.parametrize("seed", range(4))
def test_random_play_keeps_the_position_sound(seed: int) -> None:
    match = random_match(seed, 400)
    turn, actions = WOTR.progress(match.position)
    assert turn >= 1
    assert match.outcome is not None or actions > 5


@pytest.mark.parametrize("seed", range(2))
def test_offers_are_accepted_and_what_is_not_offered_is_refused(seed: int) -> None:
    """Every listed option passes its own check, and its JSON form is read back as itself."""
    match, rng = new_match(seed), Rng(seed)
    for _ in range(150):
        ask = match.ask
        if ask is None:
            break
        if not ask.options.parametric:
            offers = list(ask.options)
            assert offers, f"{ask.kind} offers nothing"
            assert len(offers) <= 500, f"{ask.kind} lists {len(offers)}"
            assert len(set(offers)) == len(offers), f"{ask.kind} lists something twice"
            for option in offers:
                assert ask.options.why(option) is None
                assert ask.options.decode(ask.options.encode(option)) is option
        match.answer(ask.options.sample(rng))


@pytest.mark.parametrize("seed", range(2))
def test_forks_and_samples_on_the_way(seed: int) -> None:
    match, rng = new_match(seed + 10), Rng(seed)
    for i in range(200):
        if match.ask is None:
            break
        match.answer(match.ask.options.sample(rng))
        if i % 9 == 0:
            assert match.fork().view("referee") == match.view("referee")
            for seat in match.seats:
                sample = match.sample(seat, Rng(i))
                assert sample.view(seat) == match.view(seat)
                assert sample.log(seat) == match.log(seat)
                WOTR.check(sample.position)
