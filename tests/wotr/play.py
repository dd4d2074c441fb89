"""Random play of War of the Ring, as far as its chapters go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Match, QuickFate, Rng


def new_match(seed: int) -> Match:
    """A game from the set-up, with chance of its own."""
    rules = WOTR.rules()
    return Match(rules, WOTR.start(rules), QuickFate(Rng(seed))).start()


def random_match(seed: int, answers: int) -> Match:
    """A game after so many random answers, or at its end; the position is checked after every answer."""
    match, rng = new_match(seed), Rng(seed + 1000)
    for _ in range(answers):
        if match.ask is None:
            break
        match.answer(match.ask.options.sample(rng))
        WOTR.check(match.position)
    return match


def seams_of(seed: int, answers: int) -> Iterator[War]:
    """The positions at the seams of a random game."""
    match = random_match(seed, answers)
    assert match.history is not None
    for seam in match.history.seams:
        yield cast(War, seam.checkpoint)
