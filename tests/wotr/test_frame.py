"""The frame of the turn, played at random as far as the chapters go."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.wotr.play import new_match, random_match
from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model.war import War
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
                assert ask.options.reason_against(option) is None
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


def test_checkpoints_share_what_did_not_change_and_never_what_is_in_play() -> None:
    """A position at a seam stays as it was, although the next one may hold the same lists."""
    match, rng = new_match(3), Rng(3)
    assert match.history is not None
    then: list[object] = []
    while match.asks and len(then) < 200:
        seams = match.history.seams
        then += [WOTR.write(seam.checkpoint) for seam in list(seams)[len(then) :]]
        match.answer(match.asks[0].options.sample(rng))
    kept = [seam.checkpoint for seam in match.history.seams]
    assert [WOTR.write(position) for position in kept[: len(then)]] == then
    lists = [name for name in dir(kept[0]) if isinstance(getattr(kept[0], name), list)]
    assert len(lists) == 14
    assert all(getattr(kept[-1], name) is not getattr(match.position, name) for name in lists)
    assert any(a.free_forces is b.free_forces for a, b in pairwise(kept) if isinstance(a, War) and isinstance(b, War))
