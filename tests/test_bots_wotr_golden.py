"""The choices of the rules bot of War of the Ring, game by game: making it faster must not change what it plays.

Whoever changes what it plays writes new fingerprints here, in the commit that says what plays better and by how much.
"""

from __future__ import annotations

import hashlib
import json

import pytest

from tests.helpers import open_names
from thirdage.bots.bot_games import new_match, seated_bots
from thirdage.games.wotr.game import WOTR
from thirdage.kernel import Match, Rng

TURNS = 40


def fingerprint(match: Match, seed: int, bots: tuple[str, ...]) -> str:
    """A digest of every answer of a game."""
    seated, digest = seated_bots(match, seed, bots), hashlib.sha256()
    while match.asks and WOTR.progress(match.position)[0] < TURNS:
        ask = match.asks[0]
        option = seated.choose(ask)
        digest.update(json.dumps([ask.index, option.json(match.rules.names)], sort_keys=True).encode())
        match.answer(option, ask.seat, ask.index)
    return digest.hexdigest()[:16]


@pytest.mark.parametrize(
    ("seed", "bots", "wanted"),
    [
        (3000, ("rules", "random"), "17342eded3c55e98"),
        (3001, ("rules",), "9009723db23e7aa7"),
        (3002, ("rules",), "9f6eaa19065cf93e"),
        (3003, ("rules",), "0c29eb07c22037a4"),
        (3004, ("swarm", "rules"), "25388f01bd161657"),
    ],
)
def test_the_choices_are_those_they_were(seed: int, bots: tuple[str, ...], wanted: str) -> None:
    assert fingerprint(new_match(WOTR, {}, seed), seed, bots) == wanted


def test_a_glance_shows_what_the_view_shows_and_nothing_more() -> None:
    """In a world that the seat cannot tell from the real one, every part of the glance is the same."""
    match = new_match(WOTR, {}, 8)
    seated = seated_bots(match, 8, ("rules",))
    compared = battles = 0
    while match.asks and compared < 40:
        ask = match.asks[0]
        if ask.index % 9 == 0 or ask.kind == "combat-card":
            for seat in match.seats:
                mine = WOTR.glance(match.position, seat)
                other = WOTR.glance(match.sample(seat, Rng(ask.index)).position, seat)
                for part in open_names(mine):
                    if part != "battle":
                        assert getattr(mine, part) == getattr(other, part), part
                if mine.battle is not None:
                    assert other.battle is not None
                    battles += 1
                    for part in open_names(mine.battle):
                        assert getattr(mine.battle, part) == getattr(other.battle, part), part
                names = {match.rules.names.ids["card"][card] for card in mine.hand}
                shown = match.view(seat)["position"]["hands"]
                assert names == {slot["card"] for slot in shown[seat]}
                assert mine.cards_held == tuple([len(shown[s]) for s in match.seats])
            compared += 1
        match.answer(seated.choose(ask), ask.seat, ask.index)
    assert compared > 20
    assert battles
