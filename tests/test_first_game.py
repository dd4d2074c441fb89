"""The first games: whatever is asked in them is explained, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

import thirdage
from tests.words_catalogue import Catalogue
from thirdage import Match, Rng
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import CHANCE
from thirdage.locale import languages
from thirdage.server.tables.starts import start_position

ABSENT: Final[dict[str, frozenset[str]]] = {
    "wotr": frozenset(
        # Chance is asked nothing that a player would see.
        "action-dice card-drawn card-taken companion-drawn dice hunt-dice tile-drawn "
        # The Ring-bearers are in Mordor already, alone with Gollum: nobody leaves, guides or declares.
        "cruel-weather fellowship-phase guide guide-draw hobbit-leaves revealed-to separate-to tile-for-way way "
        "who-leaves "
        # Action tokens are an option, and these are asked where several play a side.
        "last-tokens take-token token give-up merge-armies swap-card".split()
    ),
    "hunt": frozenset(
        "hunt-card-drawn hunt-dice-rolled hunt-journey-drawn hunt-leader-drawn hunt-space-drawn hunt-token-drawn "
        # The first chapter alone: nobody meets Gandalf, the Chief or Strider, and no Journey card is followed.
        "hunt-direction hunt-discard-die hunt-drive-nazgul hunt-frodo-found hunt-gandalf-goes hunt-gandalf-hides "
        "hunt-gandalf-start hunt-give-card hunt-hold hunt-journey hunt-manhunt-step hunt-name-chief hunt-share-sorcery "
        "hunt-strider hunt-strider-drives".split()
    ),
    "cards": frozenset("cards-agree cards-card-drawn cards-card-lies cards-location-drawn".split()),
}
"""Kinds of asks that cannot come in a first game, and why."""


def first_game(game: str, seed: int) -> Match:
    """A first game as the page begins it."""
    if game == "wotr":
        return thirdage.setup("wotr", start_position("wotr", "last-days"), seed=seed)
    options = {"chapters": "first"} if game == "hunt" else {"scenario": "duel"}
    return thirdage.new_match(game, options=options, seed=seed)


def asked(match: Match, seed: int) -> Iterator[str]:
    """The kinds that are asked of a player, in a game that one plays by rules of thumb and the other at random."""
    bots = {
        seat: make_bot(match.game, "random" if (seed + place) % 2 else "rules", Rng(seed * 10 + place))
        for place, seat in enumerate(match.seats)
    }
    rng = Rng(seed)
    while ask := match.ask:
        if ask.seat != CHANCE:
            yield ask.kind
        match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, rng), ask.seat)


@pytest.mark.parametrize("game", ["wotr", "hunt", "cards"])
def test_every_kind_of_ask_is_explained_in_a_first_game(game: str) -> None:
    kinds = set(thirdage.new_match(game).rules.kinds)
    assert ABSENT[game] <= kinds
    catalogue = Catalogue.read()
    for language in languages():
        explained = {key.removeprefix("web-coach-") for key in catalogue.messages(language) if "web-coach-" in key}
        assert kinds - ABSENT[game] <= explained, language


@pytest.mark.parametrize(("game", "games"), [("wotr", 24), ("hunt", 8), ("cards", 3)])
def test_nothing_else_is_asked_in_a_first_game(game: str, games: int) -> None:
    met: set[str] = set()
    for seed in range(games):
        met.update(asked(first_game(game, seed), seed))
    assert len(met) > 15
    assert not met & ABSENT[game]
