"""The searching bots: what they may know, what they may spend, and that they always answer by the rules."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest

from thirdage.bots import BadBudget, Budget, Eyes, UnknownBot, bot_names, knows_bot, make_bot, read_budget
from thirdage.bots.bot import EVERY_GAME, SEARCH_ADAPTERS, SEARCHING
from thirdage.bots.bot_games import new_match, seated_bots
from thirdage.bots.budget import Meter
from thirdage.bots.levels import LEVELS, level, levels
from thirdage.bots.search.bot import SearchBot
from thirdage.bots.search.game import take_planned_answer
from thirdage.games import find
from thirdage.kernel import Ask, Match, Rng

Json = dict[str, Any]
LADDER = [(game, name) for game in ("wotr", "hunt", "cards") for name in bot_names(game)]
LIVELY: tuple[Json, ...] = (
    {"scenario": "duel", "promos": True},
    {"players": 3, "scenario": "duel-3"},
    {"players": 3, "scenario": "trilogy", "promos": True},
    {"players": 4, "scenario": "trilogy"},
    {"scenario": "fellowship"},
)
"""Tables of the Card Game that are not the usual one: other scenarios, three and four players."""
TABLES: dict[str, tuple[Json, ...]] = {
    "wotr": ({}, {"open-hands": True}, {"free-peoples-tokens": 2, "shadow-tokens": 1}),
    "hunt": ({}, {"players": 3}, {"players": 5, "refuges": True}, {"chapters": "first", "information": 2}),
    "cards": ({}, *LIVELY),
}
RARELY = {"wotr": 13, "hunt": 7, "cards": 13}
"""Of the asks of a game, one in so many is compared; hunts are short."""
ALL_TABLES = [(game, options) for game, tables in TABLES.items() for options in tables]


def called(table: object) -> str:
    """A table or a bot, in the name of a test."""
    return "-".join([f"{key}={value}" for key, value in table.items()]) if isinstance(table, dict) else str(table)


def played(game: str, seed: int, answers: int, options: Json | None = None) -> Iterator[tuple[Match, Ask]]:
    """The asks of a game of rules bots."""
    match = new_match(find(game), options or {}, seed)
    seated = seated_bots(match, seed, ("rules",))
    for _ in range(answers):
        if not match.asks:
            return
        ask = match.asks[0]
        yield match, ask
        match.answer(seated.choose(ask), ask.seat, ask.index)


@pytest.mark.parametrize(("game", "name"), LADDER)
def test_a_bot_answers_the_same_in_a_world_that_its_seat_cannot_tell_from_the_real_one(game: str, name: str) -> None:
    """It sees what its seat sees and nothing else: hidden cards and the dice to come change no answer."""
    budgeted = f"{name}@50n" if name in SEARCHING else name
    one, two = ({seat: make_bot(game, budgeted, Rng(5)) for seat in find(game).rules().seats} for _ in range(2))
    compared = weighed = 0
    for match, ask in played(game, 11, 450):
        if ask.index % RARELY[game] and not (name in SEARCHING and ask.index % 5 == 0):
            continue
        world = match.sample(ask.seat, Rng(ask.index))
        same = next(other for other in world.asks if other.seat == ask.seat)
        mine = one[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(ask.index))
        bot = two[ask.seat]
        assert bot.choose(Eyes(world, same.seat), same, Rng(ask.index)) == mine, f"{ask.index}: {ask.kind}"
        weighed += isinstance(bot, SearchBot) and bool(bot.weighed)
        compared += 1
    assert compared > 15
    assert weighed > 5 or name not in SEARCHING


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("game", SEARCH_ADAPTERS)
def test_a_game_of_searching_bots_is_played_by_the_rules_and_can_be_repeated(game: str, name: str) -> None:
    ends = []
    for _ in range(2):
        match = new_match(find(game), {}, 21)
        seated = seated_bots(match, 21, (f"{name}@25n",))
        for _ in range(150):
            if not match.asks:
                break
            ask = match.asks[0]
            option = seated.choose(ask)
            assert option in ask.options, f"{ask.kind}: {option}"
            match.answer(option, ask.seat, ask.index)
        ends.append(match.written())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", ["rules", *SEARCHING])
@pytest.mark.parametrize("options", LIVELY, ids=called)
def test_whoever_sits_at_a_table_of_several_knows_no_more_than_his_seat(options: Json, name: str) -> None:
    """A seat does not know the hand of its own side's other seat either."""
    budgeted = f"{name}@40n" if name in SEARCHING else name
    seats = find("cards").rules(options).seats
    one, two = ({seat: make_bot("cards", budgeted, Rng(5)) for seat in seats} for _ in range(2))
    compared = set()
    for match, ask in played("cards", 3, 60, options):
        if ask.index % 5:
            continue
        world = match.sample(ask.seat, Rng(ask.index))
        same = next(other for other in world.asks if other.seat == ask.seat)
        mine = one[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(ask.index))
        assert two[ask.seat].choose(Eyes(world, same.seat), same, Rng(ask.index)) == mine, f"{ask.index}: {ask.kind}"
        compared.add(ask.seat)
    assert compared == set(seats)


@pytest.mark.parametrize("budget", ["1n", "0ms", "9n"])
@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize(("game", "options"), ALL_TABLES, ids=called)
def test_with_hardly_any_time_a_bot_still_answers_by_the_rules(
    game: str, options: Json, name: str, budget: str
) -> None:
    match = new_match(find(game), options, 8)
    seated = seated_bots(match, 8, (f"{name}@{budget}",))
    for _ in range(60):
        ask = match.asks[0]
        option = seated.choose(ask)
        assert option in ask.options, f"{ask.kind}: {option}"
        match.answer(option, ask.seat, ask.index)


@pytest.mark.long
@pytest.mark.parametrize("name", ["rules", *SEARCHING])
@pytest.mark.parametrize("game", SEARCH_ADAPTERS)
def test_no_answer_in_ten_thousand_is_against_the_rules(game: str, name: str) -> None:
    """Whole games at all tables in turn, every seat the same bot, every ask of every kind decided by it."""
    decisions, seed = 0, 300
    budgeted = f"{name}@120n" if name in SEARCHING else name
    while decisions < 10_000:
        match = new_match(find(game), TABLES[game][seed % len(TABLES[game])], seed)
        seated = seated_bots(match, seed, (budgeted,))
        while match.asks:
            ask = match.asks[0]
            option = seated.choose(ask)
            assert option in ask.options, f"{seed}, {ask.index}: {ask.kind}: {option}"
            match.answer(option, ask.seat, ask.index)
            decisions += 1
        seed += 1


def test_a_plan_that_does_not_fit_the_ask_is_left_to_habit() -> None:
    match, ask = next(iter(played("wotr", 11, 1)))
    assert match.asks[0] is ask
    good = ask.options.encode(ask.options.sample(Rng(1)))
    for wrong in ({"kind": "no-such-answer"}, {"kind": good["kind"]}, {}):
        later = {ask.kind: wrong}
        assert take_planned_answer(later, ask) is None
        assert later == {}, "a plan is used once"
    assert take_planned_answer({ask.kind: good}, ask) in ask.options
    assert take_planned_answer({"another": good}, ask) is None


@pytest.mark.parametrize("name", SEARCHING)
def test_nobody_looks_for_cycles_while_a_bot_thinks(name: str) -> None:
    """Among all that it remembers that takes longer than a budget."""
    looked: list[str] = []
    usual = gc.get_threshold()

    def look(phase: str, _info: dict[str, int]) -> None:
        looked.append(phase)

    match, ask = next((match, ask) for match, ask in played("wotr", 11, 60) if ask.kind == "action")
    bot = make_bot("wotr", f"{name}@120n", Rng(5))
    assert gc.isenabled()
    try:
        gc.set_threshold(10, 2, 2)
        eyes, rng = Eyes(match, ask.seat), Rng(1)
        gc.callbacks.append(look)
        gc.collect(0)
        before = len(looked)
        bot.choose(eyes, ask, rng)
        during = len(looked)
    finally:
        gc.callbacks.remove(look)
        gc.set_threshold(*usual)
    assert before > 0
    assert during - before <= 2, "at most once, when it had answered"
    assert gc.isenabled()


# --- budgets ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("50ms", Budget(seconds=0.05)),
        ("1.5s", Budget(seconds=1.5)),
        ("50ms-cpu", Budget(0.05, processor=True)),
        ("400n", Budget(nodes=400)),
    ],
)
def test_budgets_are_written_in_bots_names(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget
    assert knows_bot("wotr", f"planner@{text}")
    bot = make_bot("wotr", f"planner@{text}", Rng(0))
    assert isinstance(bot, SearchBot)
    assert bot.budget == budget


@pytest.mark.parametrize("text", ["", "50", "ms", "-5n", "5m", "1e3n", "9n-cpu"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BadBudget):
        read_budget(text)
    assert not knows_bot("wotr", f"planner@{text}")
    with pytest.raises(UnknownBot):
        make_bot("wotr", f"planner@{text}", Rng(0))


def test_bots_that_do_not_think_have_no_budget() -> None:
    assert not knows_bot("wotr", "rules@50ms")
    assert not knows_bot("ford", "planner")


def test_nodes_run_out_and_a_share_runs_out_sooner() -> None:
    meter = Meter(Budget(nodes=100))
    meter.share = 0.5
    assert (meter.spent(), meter.nodes_left()) == (False, 50)
    meter.nodes = 50
    assert meter.spent()
    meter.share = 1.0
    assert (meter.spent(), meter.nodes_left()) == (False, 50)


def test_without_a_budget_there_is_no_thinking() -> None:
    assert Meter(Budget()).spent()


def test_all_asks_of_an_action_share_one_budget() -> None:
    """From the choice of a die to the last ask that it leads to, not more nodes are spent than were given."""
    match = new_match(find("wotr"), {}, 12)
    nodes, spent, actions = 90, 0, 0
    bots = {seat: make_bot("wotr", f"planner@{nodes}n", Rng(1)) for seat in match.seats}
    for _ in range(120):
        ask = match.asks[0]
        bot = bots[ask.seat]
        assert isinstance(bot, SearchBot)
        before = bot.meter
        option = bot.choose(Eyes(match, ask.seat), ask, Rng(ask.index))
        if ask.kind == "action":
            assert bot.meter is not before
            actions += 1
        if ask.kind == "die":
            assert bot.meter is before, "the die was chosen a moment ago"
        assert bot.meter.nodes <= nodes + 15, "a sample or a step beyond it at most"
        spent = max(spent, bot.meter.nodes)
        match.answer(option, ask.seat, ask.index)
    assert actions > 10
    assert spent > nodes / 2


# --- levels -------------------------------------------------------------------------------------------------------


def test_levels_are_bots_with_a_stated_time() -> None:
    for game in SEARCH_ADAPTERS:
        assert levels(game) == LEVELS
        for one in levels(game):
            assert isinstance(make_bot(game, one.bot, Rng(0)), object)
            assert one.json()["about"]["args"]["seconds"] == one.budget.seconds
    times = [one.budget.seconds for one in LEVELS]
    assert times == sorted(times)
    assert level("wotr", "captain") is LEVELS[2]
    assert level("wotr", "balrog") is None
    assert levels("ford") == ()
    assert not any(one.bot in EVERY_GAME for one in LEVELS)
