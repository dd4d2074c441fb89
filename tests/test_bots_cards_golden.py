"""The rules bot of the Card Game is a yardstick: however fast it becomes, it answers as it did."""

from __future__ import annotations

from hashlib import sha256

import pytest

from tests.helpers import open_names
from thirdage.bots.bot_games import new_match, seated_bots
from thirdage.games.cards.game import CARDS
from thirdage.games.cards.glance import Glance
from thirdage.games.cards.model import Saga
from thirdage.kernel import Match, Rng, canonical

OPEN = (
    "active", "added", "areas", "bearers", "carried", "corruption", "final", "lasting", "last_path", "on_card", "path",
    "reserves", "rings", "states", "where",
)  # fmt: skip


def fingerprint(match: Match, seed: int, bots: tuple[str, ...]) -> str:
    """What a whole game consists of, in few letters."""
    seated = seated_bots(match, seed, bots)
    while match.asks:
        ask = match.asks[0]
        match.answer(seated.choose(ask), ask.seat, ask.index)
    return sha256(canonical(match.record()["entries"])).hexdigest()[:16]


@pytest.mark.parametrize(
    ("scenario", "players", "seed", "bots", "wanted"),
    [
        ("trilogy", 2, 5000, ("rules",), "643ddc2bc0c9e116"),
        ("trilogy", 4, 5001, ("rules", "random"), "8e0ca37bd72d3f8b"),
        ("duel", 2, 5002, ("rules",), "b5c9e2518d696ff9"),
        ("duel-3", 3, 5003, ("random", "rules"), "b0d73f45f07e220a"),
        ("fellowship", 2, 5004, ("rules",), "71950aa9b4d5efe6"),
    ],
)
def test_the_choices_are_those_they_were(
    scenario: str, players: int, seed: int, bots: tuple[str, ...], wanted: str
) -> None:
    match = new_match(CARDS, {"scenario": scenario, "players": players}, seed)
    assert fingerprint(match, seed, bots) == wanted


def test_a_glance_shows_what_the_view_shows_and_nothing_more() -> None:
    """In a world that the seat cannot tell from the real one, every part of the glance is the same."""
    match = new_match(CARDS, {"scenario": "trilogy", "players": 3}, 8)
    seated = seated_bots(match, 8, ("rules",))
    compared = 0
    while match.asks and compared < 25:
        ask = match.asks[0]
        if ask.index % 11 == 0:
            for seat in match.seats:
                mine = CARDS.glance(match.position, seat)
                other = CARDS.glance(match.sample(seat, Rng(ask.index)).position, seat)
                assert told(mine) == told(other)
                shown = match.view(seat)["position"]["players"]
                facts = mine.table.facts
                for p, player in enumerate(facts.players):
                    row = shown[player.id]
                    assert mine.own[p] == (row["seat"] == seat)
                    assert mine.held[p] == row["hand"]["count"]
                    assert sorted([facts.cards[c].id for c in mine.hands[p]]) == sorted(row["hand"]["cards"] or [])
                    assert (mine.decks[p], mine.cycled[p]) == (row["deck"], row["cycle"]["count"])
            compared += 1
        match.answer(seated.choose(ask), ask.seat, ask.index)
    assert compared == 25


def told(glance: Glance) -> list[object]:
    """Everything in a glance; of its table the parts that are open."""
    parts = [getattr(glance, name) for name in open_names(glance) if name != "table"]
    table: Saga = glance.table
    assert not any([*table.hands, *table.cycles, *[deck.cards() for deck in table.decks]])
    return [*parts, [table.here(x) for x in table.active], *[getattr(table, name) for name in OPEN]]
