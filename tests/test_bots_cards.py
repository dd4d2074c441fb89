"""The rules-of-thumb bot of the Card Game: always an answer on offer, no peeking, sensible, and games that end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.scenario import Table, given
from thirdage.bots import Eyes, bot_names, make_bot, simulate
from thirdage.bots import Table as SimulatedTable
from thirdage.bots.bot_games import SeatedBots, new_match
from thirdage.bots.cards import RulesBot
from thirdage.games.cards.game import CARDS
from thirdage.kernel import Ask, Match, Option, Rng

Json = dict[str, Any]
TABLES = [("trilogy", 2), ("trilogy", 3), ("trilogy", 4), ("duel", 2), ("duel-3", 3), ("fellowship", 2)]


def game(scenario: str, players: int, seed: int, bot: str = "rules") -> tuple[Match, SeatedBots]:
    match = new_match(CARDS, {"scenario": scenario, "players": players}, seed)
    return match, SeatedBots(match, seed, dict.fromkeys(match.seats, bot))


def choice(match: Match, ask: Ask) -> Option:
    """What a fresh bot answers, always with the same luck."""
    return RulesBot(Rng(0)).choose(Eyes(match, ask.seat), ask, Rng(7))


def chosen(table: Table) -> Json:
    """What the bot answers to the open ask."""
    return choice(table.match, table.ask).json(table.match.rules.names)


def test_the_bot_is_found_by_its_name() -> None:
    assert "rules" in bot_names("cards")
    assert isinstance(make_bot("cards", "rules", Rng(1)), RulesBot)


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_every_answer_is_on_offer_and_the_game_ends_by_rule(scenario: str, players: int) -> None:
    match, seated = game(scenario, players, 3)
    while match.asks:
        ask = match.asks[0]
        option = seated.choose(ask)
        assert option in ask.options, f"{ask.kind}: {option}"
        match.answer(option, ask.seat, ask.index)
        assert match.index < 5_000
    assert match.outcome is not None
    assert match.outcome.reason in ("final-round", "lead")


def test_the_same_choice_in_a_world_that_the_seat_cannot_tell_from_the_real_one() -> None:
    """The bot answers by what it sees: other hidden cards change nothing."""
    match, seated = game("trilogy", 4, 5)
    compared = 0
    for step in range(300):
        ask = match.asks[0]
        if step % 20 == 0:
            world = match.sample(ask.seat, Rng(step))
            twin = next(a for a in world.asks if a.seat == ask.seat)
            assert choice(world, twin) == choice(match, ask)
            compared += 1
        match.answer(seated.choose(ask), ask.seat, ask.index)
    assert compared > 10


@pytest.mark.parametrize(("scenario", "players"), TABLES[2:])
@pytest.mark.parametrize("bots", [("rules", "random"), ("random", "rules")])
def test_the_bot_beats_random_players(scenario: str, players: int, bots: tuple[str, str]) -> None:
    options = {"scenario": scenario, "players": players}
    result = simulate(SimulatedTable("cards", options=options, bots=bots, seed=700), 10)
    sides = list(CARDS.rules(options).sides)
    assert result.wins[sides[bots.index("rules")]] >= 9


def test_the_bot_saves_a_battleground_that_one_army_can_save() -> None:
    table = given(
        turn="aragorn",
        at={"minas-tirith": ["black-uruks", "olog-hai"]},
        hands={"aragorn": ["soldiers-of-gondor", "elven-cloak"], "witch-king": 1, "saruman": 1},
    )
    assert chosen(table) == {"kind": "play-card", "card": "soldiers-of-gondor", "to": "minas-tirith"}


def test_the_bot_gives_the_card_that_is_worth_least() -> None:
    table = given(
        turn="frodo", path="crack-of-doom", hands={"frodo": ["gandalf-the-white", "frodo-baggins", "fatty-bolger"]}
    )
    table.does("play-card", card="gandalf-the-white", to="reserve")
    assert chosen(table) == {"kind": "cycle-card", "card": "fatty-bolger"}


def test_the_bot_loses_no_more_than_it_must() -> None:
    """CG-PCOM-06: one icon is left, so the hobbit goes and not the wizard."""
    table = given(
        turn="saruman", path="dimrill-dale", at={"dimrill-dale": ["the-hunter", "gandalf-the-grey", "sam-gamgee"]},
        passed=["frodo", "witch-king", "aragorn"], hands={},
    )  # fmt: skip
    table.passes("saruman")
    assert table.asked == "loss"
    assert chosen(table) == {"kind": "eliminate-card", "card": "sam-gamgee"}
