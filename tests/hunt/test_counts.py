"""What is counted before Frodo moves (`counts`): the same as the offers say."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Rng

Json = dict[str, Any]


def counted(match: thirdage.Match, seat: str) -> Json:
    """What a seat is told beside its view."""
    view = match.view(seat)
    counts: Json = match.rules.game.derived_counts(match.rules, view["position"])
    return counts


def offered(match: thirdage.Match, kind: str) -> set[str]:
    """The spaces that answers of a kind name."""
    assert match.ask is not None
    return {row["space"] for row in map(match.ask.options.encode, match.ask.options) if row["kind"] == kind}


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_counted_is_what_is_offered(seed: int) -> None:
    """HR-MAP-10, HR-NMV-01 to 03: where Frodo can go, and where the first Nazgûl rides."""
    match = thirdage.new_match("hunt", seed=seed)
    bots = {seat: make_bot("hunt", "rules", Rng(place)) for place, seat in enumerate(match.seats, 1)}
    met: dict[str, int] = {}
    said: Json = {}
    while match.ask is not None and met.get("day", 0) < 40:
        ask = match.ask
        position = match.view("referee")["position"]
        own, others = counted(match, "ring-bearer"), counted(match, "ringwraiths")
        before = position["next"][0] == "ring-bearer"
        assert bool(own) == before == bool(others)
        assert {key: own[key] for key in own if key != "dots"} == others, "the others are told nothing of the log"
        if before and position["chapter"] == 1:
            free = {space for space, dots in own["dots"].items() if not dots}
            assert offered(match, "record-location") == (set() if position["turn"]["moved"] else free)
            assert own["cost"] == int(position["phase"] == "night" and not position["turn"]["free-night-move"])
            met["free"] = met.get("free", 0) + len(free)
        if before:
            said = own["reach"]
        if ask.kind == "hunt-nazgul-turn" and position["next"][1] == 0:
            nazgul = ask.prompt.args["nazgul"]
            if not position["turn"]["moved"] and not position["turn"]["stepped"]:
                rides = offered(match, "ride")
                if rides and not position["lasting"]:
                    assert rides | {position["nazgul"][nazgul]} == set(said[nazgul])
                    met["rides"] = met.get("rides", 0) + 1
        met["day"] = met.get("day", 0) + (ask.kind == "hunt-nazgul-turn")
        match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
    assert met["free"] > 5, "there were locations to go to"
    assert met["rides"] > 1, "a Nazgûl rode first"
