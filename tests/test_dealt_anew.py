"""A position as everyone knows it: it tells nothing that is hidden, and chance deals the rest by the rules."""

from __future__ import annotations

import pytest

import thirdage
from tests.helpers import random_answer
from thirdage import Match, Rng
from thirdage.games.cards.anew import anew
from thirdage.games.cards.constants import CYCLE, DECK, HAND
from thirdage.games.cards.model import Saga, fresh
from thirdage.kernel import SPECTATOR, Position, canonical, dealt_anew, seeded

Json = dict[str, object]
TABLES: tuple[tuple[str, Json], ...] = (
    ("wotr", {}),
    ("wotr", {"open-hands": True}),
    ("cards", {"scenario": "trilogy", "players": 2}),
    ("cards", {"scenario": "trilogy", "players": 4}),
    ("cards", {"scenario": "duel"}),
    ("cards", {"scenario": "fellowship"}),
)


def somewhere(game: str, options: Json, seed: int) -> Match:
    """A game at some point of random play, not at its end."""
    rng = Rng(seed)
    while True:
        match = thirdage.new_match(game, options, seed=seed)
        for _ in range(rng.randrange(500)):
            before = match.fork()
            random_answer(match, rng)
            if not match.asks:
                return before
        if match.asks:
            return match


def resumed(match: Match, written: Json, seed: int) -> tuple[Match, Position]:
    """The match that goes on from there, and its position once everything is dealt."""
    goes_on = thirdage.setup(match.game, written, match.rules.options, fate=seeded(seed))
    assert goes_on.history is not None
    first = next(s.checkpoint for s in goes_on.history.seams if s.checkpoint.next[0] != "deal-anew")
    return goes_on, first


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_it_is_made_of_what_everyone_knows(game: str, options: Json, seed: int) -> None:
    """Two worlds that the public cannot tell apart are written the same way."""
    match = somewhere(game, options, seed)
    written = canonical(dealt_anew(match))
    for luck in range(3):
        world = match.sample(SPECTATOR, Rng(luck))
        assert canonical(dealt_anew(world)) == written


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_what_everyone_sees_is_the_same_and_what_is_hidden_is_by_chance(game: str, options: Json, seed: int) -> None:
    match = somewhere(game, options, seed)
    written = dealt_anew(match)
    assert written is not None
    rules, stood = match.rules, match.line.checkpoint
    public = rules.game.view(stood, SPECTATOR)
    for luck in range(3):
        goes_on, first = resumed(match, written, luck)
        rules.game.check(first)
        assert rules.game.view(first, SPECTATOR) == public
        record = goes_on.record()
        assert thirdage.replay(record, check=True).written() == goes_on.written()


@pytest.mark.parametrize("game", ["wotr", "cards"])
def test_the_hands_are_others(game: str) -> None:
    """With the true hands hidden, a hand like the true one comes no more often than any other."""
    match = thirdage.new_match(game, seed=5)
    rng = Rng(5)
    for _ in range(60):
        random_answer(match, rng)
    written = dealt_anew(match)
    assert written is not None
    seat = match.seats[0]
    true = canonical(match.rules.game.view(match.line.checkpoint, seat))
    dealt = [canonical(match.rules.game.view(resumed(match, written, luck)[1], seat)) for luck in range(12)]
    assert len(set(dealt)) == len(dealt)
    assert true not in dealt


def test_with_open_hands_nothing_is_dealt_anew() -> None:
    match = somewhere("wotr", {"open-hands": True}, 3)
    assert dealt_anew(match) == match.rules.game.write(match.line.checkpoint)


def test_cards_lie_only_where_there_is_room_for_the_others() -> None:
    """CG-INFO-03: of three cards two can only be in hand or deck, so the third is in the cycle pile."""
    rules = thirdage.new_match("cards", {"scenario": "duel"}, seed=1).rules
    saga = fresh(rules)
    third, one, other = saga.facts.players[0].cards[:3]
    saga.put(third, CYCLE)
    saga.put(one, HAND)
    saga.traces[third] = 1 << HAND | 1 << CYCLE
    saga.traces[one] = saga.traces[other] = 1 << HAND | 1 << DECK
    rules.game.check(saga)
    written = rules.game.write(anew(saga))
    seen = set()
    for luck in range(20):
        match = thirdage.setup("cards", written, rules.options, fate=seeded(luck))
        assert match.history is not None
        dealt = next(s.checkpoint for s in match.history.seams if s.checkpoint.next[0] != "deal-anew")
        assert isinstance(dealt, Saga)
        assert dealt.where[third] == CYCLE
        assert dealt.traces == saga.traces
        seen.add(dealt.hands[0])
    assert seen == {(one,), (other,)}
