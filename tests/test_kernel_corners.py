"""Corners of the contract that broken kernels were found to slip through (see tools/mutants.toml)."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from tests.ford import FORD
from thirdage.kernel import Bundle, Diverged, MatchOption, Rng, Rules

Json = dict[str, Any]

thirdage.register(FORD)

OMEN: Json = {
    "next": ["act", 0],
    "hands": {"free-peoples": ["omen"], "shadow": ["fog"]},
    "deck": {"rest": "blade spear bow axe lookout muster spy levy bread mist".split()},
}


def test_others_are_not_told_the_arguments_of_a_prompt() -> None:
    match = thirdage.setup("ford", OMEN, seed=1)
    match.answer({"kind": "play-card", "card": "omen"})
    match.answer({"kind": "pass"})
    ask = match.ask
    assert ask is not None
    assert ask.kind == "order"
    assert ask.prompt.args == {"count": 3}
    assert ask.public["prompt"]["args"] == {}
    assert match.view("shadow")["asks"] == [ask.public]


def test_an_expansion_extends_only_steps_that_exist() -> None:
    def step() -> None:
        """Never called."""

    rules = FORD.rules()
    bundles = [*FORD.bundles(rules.options), Bundle(extends={"no-such-step": step})]
    with pytest.raises(AssertionError, match="no-such-step"):
        Rules(FORD, rules.facts, rules.options, FORD.seating(rules.options), bundles)


def test_an_option_of_a_match_that_is_a_number_is_neither_true_nor_false() -> None:
    option = MatchOption("n", "int", 1, low=0, high=5)
    assert option.allows(1)
    assert not option.allows(True)
    assert not option.allows(False)


def test_an_option_of_a_match_that_is_a_set_names_each_choice_once() -> None:
    option = MatchOption("s", "set", [], choices=("fog", "storm"))
    assert option.allows(["storm", "fog"])
    assert not option.allows(["fog", "fog"])
    assert not option.allows(["rain"])


@pytest.mark.parametrize("reason", ["agreed", "abandoned"])
def test_nobody_wins_by_agreement_whoever_is_named(reason: str) -> None:
    match = thirdage.new_match("ford", seed=1)
    match.finish(reason, ["shadow"])
    assert match.outcome is not None
    assert match.outcome.side is None
    assert match.outcome.winners == ()


def test_a_group_stands_in_seat_order_in_a_record() -> None:
    hands = {"free-peoples": ["blade", "spear", "bow"], "shadow": ["axe", "mist", "fog"]}
    match = thirdage.setup("ford", {"hands": hands}, seed=1)
    for ask in reversed(match.asks):
        match.answer(ask.options.sample(Rng(1)), ask.seat)
    record = match.record()
    at = next(i for i, entry in enumerate(record["entries"]) if entry["answer"]["kind"] == "discard")
    assert [entry["seat"] for entry in record["entries"][at : at + 2]] == ["free-peoples", "shadow"]
    assert thirdage.replay(record).record() == record
    record["entries"][at : at + 2] = reversed(record["entries"][at : at + 2])
    with pytest.raises(Diverged) as diverged:
        thirdage.replay(record)
    assert diverged.value.index == at


def test_a_sample_keeps_nothing_that_only_others_were_told() -> None:
    match = thirdage.new_match("ford", {"swift": True}, seed=3)
    rng = Rng(1)
    while match.asks and match.index < 30:
        match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
    told = [entry for entry in match.log("shadow") if entry["id"] == "log-ford-you-draw"]
    assert len(told) > 3
    for n in range(5):
        world = match.sample("free-peoples", Rng(n))
        assert not [entry for entry in world.log("shadow") if entry in told]
        assert world.log("free-peoples") == match.log("free-peoples")
