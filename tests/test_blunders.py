"""The written positions with a clear answer: each stands where it says, and its lines can be played there."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tests.cli_driver import cli
from thirdage.bots.blunders import HALVES, Blunder, blunders_of, face, score
from thirdage.bots.blunders.positions import Line, fits, follows
from thirdage.games import find
from thirdage.games.rulebook import rulebook
from thirdage.kernel import Ask, Match, Option, Refused, Rng

ALL = blunders_of("wotr")
DRAWS = 400


def test_fifty_positions_in_two_halves_on_both_sides() -> None:
    assert len(ALL) == 50
    assert Counter(b.half for b in ALL) == dict.fromkeys(HALVES, 25)
    assert len({b.id for b in ALL}) == 50
    for half in HALVES:
        sides = Counter(b.seat for b in ALL if b.half == half)
        assert min(sides["free-peoples"], sides["shadow"]) >= 8


@pytest.mark.parametrize("blunder", ALL, ids=lambda b: b.id)
def test_a_position_stands_at_its_ask_and_its_lines_are_on_offer(blunder: Blunder) -> None:
    match = blunder.match()
    assert [(a.seat, a.kind) for a in match.asks] == [(blunder.seat, blunder.ask)]
    assert match.sample(blunder.seat, Rng(1)).view(blunder.seat) == match.view(blunder.seat)
    assert blunder.wrong, "what is wrong must be on offer too"
    for line in blunder.right:
        assert blunder.judge(played(blunder.match(), blunder.seat, line))
    for line in blunder.wrong:
        assert not blunder.judge(played(blunder.match(), blunder.seat, line))
    assert not [w for w in blunder.wrong for r in blunder.right if follows(list(w), r)]
    book = rulebook(find("wotr"))
    assert book is not None
    assert not set(blunder.rules) - set(book.rules)
    assert blunder.why.endswith(".")


def played(match: Match, seat: str, line: Line) -> list[dict[str, object]]:
    """The answers of a line, given one after another: every one of them is on offer."""
    given = []
    for wanted in line:
        ask = match.ask
        assert ask is not None
        assert ask.seat == seat, f"{wanted}: {ask.seat} is asked {ask.kind}"
        option = on_offer(ask, wanted)
        given.append(option.json(match.rules.names))
        match.answer(option, seat)
    return given


def on_offer(ask: Ask, wanted: dict[str, object]) -> Option:
    """An option that fits; of a choice with many, one that is drawn."""
    names = ask.rules.names
    try:
        option = ask.options.decode(wanted)
    except Refused:
        pass
    else:
        if option in ask.options:
            return option
    tried = (ask.options.sample(Rng(n)) for n in range(DRAWS)) if ask.options.parametric else iter(ask.options)
    found = next((option for option in tried if fits(option.json(names), wanted)), None)
    assert found is not None, f"{ask.kind} does not offer {wanted}"
    return found


def test_the_line_that_is_complete_first_decides() -> None:
    blunder = next(b for b in ALL if b.id == "through-the-black-gate")
    enter, decline = {"kind": "enter-mordor"}, {"kind": "decline"}
    assert blunder.judge([enter, decline])
    assert not blunder.judge([decline, enter])
    assert not blunder.judge([])


def test_fields_that_are_not_named_do_not_matter() -> None:
    assert fits({"kind": "take", "figures": {"a": 2, "b": 1}}, {"figures": {"a": 2}})
    assert not fits({"kind": "take", "figures": {"a": 2}}, {"figures": {"a": 1}})
    assert not fits({"kind": "take"}, {"figures": {}})


def test_a_bot_faces_a_position_the_same_way_again() -> None:
    assert face(ALL[0], "rules") == face(ALL[0], "rules")


def test_the_rules_bot_does_better_than_chance() -> None:
    rules, luck = score("wotr", "rules"), score("wotr", "random")
    for half in HALVES:
        assert rules.counts(half)[0] > luck.counts(half)[0]


def test_the_command_tells_of_the_held_out_half_only_the_number() -> None:
    ran = cli("blunders", "rules")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0].startswith("Half that bots are tuned by: ")
    assert lines[1].startswith("Half that is held out: ")
    assert not [b.id for b in ALL if b.half == HALVES[1] and f"- {b.id}:" in ran.out]
    data = json.loads(cli("blunders", "rules", "--json").out)
    assert {half: data[half]["of"] for half in HALVES} == dict.fromkeys(HALVES, 25)


def test_the_command_needs_a_bot_and_a_game_with_positions() -> None:
    assert cli("blunders", "nobody").code == 2
    assert cli("blunders", "random", "--game", "cards").code == 2
