"""The bots of Hunt for the Ring: by the rules, at any number of seats, and knowing no more than their seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from thirdage.bots import Eyes, make_bot
from thirdage.bots.bot_games import SeatedBots
from thirdage.bots.hunt.bot import ASKS
from thirdage.games.hunt.asks import KINDS
from thirdage.games.hunt.game import HUNT
from thirdage.kernel import CHANCE, Ask, Match, Rng, seeded

from .scenario import given
from .second import second


def ended(players: int, seed: int, bearer: str = "rules", wraith: str = "rules") -> Match:
    """A whole game."""
    last = None
    for match, ask in played(players, seed, bearer, wraith):
        assert ask.seat != CHANCE
        last = match
    assert last is not None
    assert last.outcome is not None
    return last


def played(players: int, seed: int, bearer: str = "rules", wraith: str = "rules") -> Iterator[tuple[Match, Ask]]:
    """The asks of a game of bots."""
    rules = HUNT.rules({"players": players})
    match = Match(rules, HUNT.start(rules), seeded(seed)).start()
    names = {seat: wraith if place else bearer for place, seat in enumerate(match.seats)}
    seated = SeatedBots(match, seed, names)
    while match.asks:
        ask = match.asks[0]
        yield match, ask
        option = seated.choose(ask)
        assert option in ask.options, f"{ask.kind}: {option}"
        match.answer(option, ask.seat, ask.index)


def test_every_ask_has_a_rule_of_thumb() -> None:
    assert {kind.id for kind in KINDS if kind.who != CHANCE} == set(ASKS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_of_rules_bots_end_by_the_rules(players: int) -> None:
    chapters: Counter[int] = Counter()
    for seed in range(4):
        match = ended(players, seed)
        assert match.outcome is not None
        HUNT.check(match.position)
        chapters[match.outcome.details["chapter"]] += 1
    assert chapters[2], "some of them come to the second chapter"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_rules_bot_knows_no_more_than_its_seat(players: int) -> None:
    """HR-SEC-01, HR-SEC-02: given a world that its seat cannot tell from the real one, it answers the same."""
    compared: Counter[str] = Counter()
    one, two = (
        {seat: make_bot("hunt", "rules", Rng(5)) for seat in HUNT.rules({"players": players}).seats} for _ in range(2)
    )
    for match, ask in played(players, 3):
        if ask.index % 6:
            continue
        world = match.sample(ask.seat, Rng(ask.index))
        same = next(other for other in world.asks if other.seat == ask.seat)
        mine = one[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(ask.index))
        assert two[ask.seat].choose(Eyes(world, same.seat), same, Rng(ask.index)) == mine, f"{ask.index}: {ask.kind}"
        compared[ask.seat] += 1
    assert set(compared) == set(match.seats)
    assert sum(compared.values()) > 30


@pytest.mark.parametrize(("bearer", "wraith", "side"), [("rules", "random", 0), ("random", "rules", 1)])
def test_the_rules_bot_beats_chance_in_either_role(bearer: str, wraith: str, side: int) -> None:
    wins = 0
    for seed in range(8):
        outcome = ended(2, 100 + seed, bearer, wraith).outcome
        assert outcome is not None
        wins += outcome.side == HUNT.rules({}).seats[side]
    assert wins >= 7


def choice(match: Match) -> dict[str, object]:
    """What the rules bot answers to the open ask."""
    ask = match.asks[0]
    option = make_bot("hunt", "rules", Rng(1)).choose(Eyes(match, ask.seat), ask, Rng(2))
    return option.json(ask.rules.names)


def test_a_nazgul_that_stands_where_he_must_be_hunts() -> None:
    """HR-HNT-04: he was found there in the phase before, and has not moved since."""
    table = given(
        log="1 5 . 12", turn="blue", nazgul={"blue": "12"}, dice="sword ring", asked=[[3, "hunt", "1-12", "here"]]
    )
    assert choice(table.match) == {"kind": "hunt-with-die", "face": "sword"}


def test_when_he_is_found_the_others_gather() -> None:
    """HR-ENC-04: every Nazgûl next to him draws a token."""
    table = given(
        log="1 5 . 12", turn="green", nazgul={"green": "8", "blue": "12"}, asked=[[3, "hunt", "1-12", "here"]],
        found=True,
    )  # fmt: skip
    board, last = table.at.board, table.at.frodo_last
    ways = board.nazgul_reach(table.at.nazgul[1], table.at.closed, night=False)
    assert {last, *board.adjacent[last]} & ways
    while table.at.active == 1:
        table.match.answer(choice(table.match), table.ask.seat)
        table.goes_on()
    assert table.at.nazgul[1] in (last, *board.adjacent[last])


def test_an_exit_next_door_is_taken() -> None:
    """HR-END1-01."""
    table = given(log="1 . . 10 22 24 23 36 . 43 . . 55")
    board = table.at.board
    doors = [space for space in board.locations() if set(board.dots_between[space]) & set(board.exits)]
    door = next(space for space in doors if any(board.dots_between[space].get(e, 9) == 0 for e in board.exits))
    table = given(log=f"1 . . 10 {table.printed(door)}")
    answer = choice(table.match)
    assert answer["kind"] == "record-location"
    assert table.at.facts.space[str(answer["space"])] in board.exits


def test_a_deed_is_done_as_soon_as_gandalf_is_there() -> None:
    """HR-DEED-03."""
    assert choice(second(gandalf="8 18", moved=True).match) == {"kind": "do-deed"}
