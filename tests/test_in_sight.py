"""Asks that are marked as lying in sight: every other seat could say what is offered, so no pause need hide it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

import thirdage
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Ask, Rng

Json = dict[str, Any]
MOST: Final = 12
"""So often is each kind looked at in a game."""


def offered(ask: Ask) -> Json:
    return ask.options.json()


@pytest.mark.parametrize(
    ("game", "options", "seed"),
    [
        ("wotr", {}, 3),
        ("wotr", {"free-peoples-tokens": 1, "shadow-tokens": 1}, 8),
        ("cards", {"scenario": "duel"}, 4),
        ("cards", {"players": 4}, 5),
    ],
)
def test_the_others_could_say_what_is_offered(game: str, options: Json, seed: int) -> None:
    """In a world that another seat cannot tell from the real one the same is asked, with the same answers."""
    match = thirdage.new_match(game, options=options, seed=seed)
    bots = {seat: make_bot(game, "rules", Rng(place)) for place, seat in enumerate(match.seats, 1)}
    seen: Counter[str] = Counter()
    while match.asks:
        for ask in match.asks:
            if not ask.spec.in_sight or seen[ask.kind] >= MOST:
                continue
            seen[ask.kind] += 1
            for other in match.seats:
                if other == ask.seat or match.rules.side_of[other] == match.rules.side_of[ask.seat]:
                    continue
                world = Eyes(match, other).sample(Rng(match.index))
                [same] = [one for one in world.asks if one.seat == ask.seat]
                assert (same.kind, offered(same)) == (ask.kind, offered(ask)), (other, match.index)
        ask = match.asks[0]
        match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
    assert len(seen) > 3, seen


def test_what_lies_in_a_hand_is_not_in_sight() -> None:
    """Asks whose offer names cards of a hand, or is made from one, are never marked."""
    for game in ("wotr", "cards"):
        kinds = thirdage.new_match(game, seed=1).rules.kinds
        for kind in ("action", "die", "discard", "combat-card", "another-card", "cards-action", "cards-pay"):
            assert kind not in kinds or not kinds[kind].in_sight, kind
