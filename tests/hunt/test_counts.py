"""What is counted before Frodo moves (`counts`): the same as the offers say."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from thirdage.bots import Eyes, make_bot
from thirdage.kernel import Rng

from .second import second

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
        told = {key: own[key] for key in own if key not in ("dots", "gandalf")}
        assert told == others, "the others are told nothing of the log"
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


@pytest.mark.parametrize("journey", ["short-01", "long-03"])
def test_hr_jrn_02_what_is_counted_in_chapter_2_is_where_they_come(journey: str) -> None:
    """HR-JRN-02, HR-GAN-02: move by move Frodo comes where the card leads, Gandalf may go where it was said."""
    table = second(journey=journey, track=3, gandalf="8")
    match = table.match
    places: list[list[str]] = []
    for _ in range(40):
        own = counted(match, "ring-bearer")
        ask = match.ask
        assert ask is not None
        if not own:
            match.answer(next(iter(ask.options)), ask.seat)
            continue
        assert "dots" not in counted(match, "ringwraiths")
        assert "gandalf" not in counted(match, "ringwraiths")
        assert set(own.get("gandalf", ())) == offered(match, "move-gandalf")
        kinds = {row["kind"]: row for row in map(ask.options.encode, ask.options)}
        if "move-gandalf" in kinds:
            assert own["gandalf"]
            match.answer(ask.options.decode(kinds["move-gandalf"]), ask.seat)
        elif "move-frodo" in kinds:
            if places:
                assert [*own["dots"]] == places[-1][1:], "one move less to each place"
            places.append([*own["dots"]])
            assert [*own["dots"].values()] == [*range(len(own["dots"]))]
            match.answer(ask.options.decode(kinds["move-frodo"]), ask.seat)
            at = table.at
            assert at.space_id(at.facts.journeys[at.journey].places[at.track]) == places[-1][0]
        else:
            match.answer(next(iter(ask.options)), ask.seat)
    assert len(places) > 2
