"""Whole games of random players, and what must hold of every one of them."""

from __future__ import annotations

import pytest
from jsonschema import Draft202012Validator

from thirdage.games.hunt.game import HUNT
from thirdage.kernel import SPECTATOR, Match, Rng, replay, seeded
from thirdage.kernel.samples import sample

VARIANTS = [(2, 1, 3), (3, 0, 4), (4, 2, 3), (5, 1, 4)]


def begun(players: int, information: int, fellowship: int, seed: int) -> Match:
    """A match with its seed."""
    rules = HUNT.rules({"players": players, "information": information, "fellowship": fellowship})
    return Match(rules, HUNT.start(rules), seeded(seed)).start()


def plays_on(match: Match, rng: Rng) -> None:
    """The next answer, any."""
    ask = match.asks[0]
    match.answer(ask.options.sample(rng), ask.seat)


@pytest.mark.parametrize(("players", "information", "fellowship"), VARIANTS)
def test_games_end_by_rule(players: int, information: int, fellowship: int) -> None:
    """HR-GEN-05, HR-END1: cards and tokens conserved after every answer; what is offered is listed and accepted."""
    for seed in range(4):
        match, rng = begun(players, information, fellowship, seed), Rng(seed)
        while match.asks:
            ask = match.asks[0]
            listed = list(ask.options)
            assert len(set(listed)) == len(listed)
            assert all(ask.options.decode(ask.options.encode(option)) is option for option in listed)
            plays_on(match, rng)
            HUNT.check(match.position)
        assert match.outcome is not None
        assert match.outcome.reason in ("corrupted", "safe")
        again = replay(HUNT, match.record())
        assert again.view("referee") == match.view("referee")


@pytest.mark.parametrize(("players", "information", "fellowship"), VARIANTS)
def test_written_positions_and_samples(players: int, information: int, fellowship: int) -> None:
    """HR-SEC: every seat can be given a world that looks the same to it; positions are read as they were written."""
    match, rng = begun(players, information, fellowship, 7), Rng(7)
    seen, written = [Draft202012Validator(schema) for schema in HUNT.schemas()]
    answers = 0
    while match.asks:
        plays_on(match, rng)
        answers += 1
        if answers % 9:
            continue
        data = HUNT.write(match.line.checkpoint)
        read = HUNT.read(match.rules, data)
        HUNT.check(read)
        assert HUNT.write(read) == data
        written.validate(data)
        for seat in (*match.rules.seats, SPECTATOR):
            seen.validate(match.view(seat)["position"])
            world = sample(match, seat, rng)
            assert world.view(seat) == match.view(seat)
            HUNT.check(world.position)


def test_forks_play_on_by_themselves() -> None:
    """What is tried out in a copy, cards and windows included, leaves the match as it was."""
    match, rng = begun(3, 1, 3, 11), Rng(11)
    tried = Rng(12)
    while match.asks:
        twin = match.fork()
        before = HUNT.write(match.line.checkpoint)
        assert [ask.kind for ask in twin.asks] == [ask.kind for ask in match.asks]
        for _ in range(4):
            if twin.asks:
                plays_on(twin, tried)
        assert HUNT.write(match.line.checkpoint) == before
        plays_on(match, rng)
