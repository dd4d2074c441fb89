"""What hidden corruption tiles are tells the Free Peoples nothing: two worlds that differ in nothing else (KM-COR-09).

Everything that they and spectators can get at must be the same in both: views, logs, odds, advice, luck, bots.
"""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from thirdage.bots import Budget, Eyes, make_bot
from thirdage.bots.advice import advise
from thirdage.bots.luck import luck
from thirdage.bots.odds import answers_for, odds
from thirdage.games.wotr.kings.facts import BY_NAME
from thirdage.kernel import CHANCE, SPECTATOR, Match, Refused, Rng

from .court import FP, SH, acts, dark, free

Json = dict[str, Any]
ANY = ["std-0r", "std-1", "std-1r", "std-2", "std-2r", "std-3"]
WORLDS = ("std-0r", "std-3")
WATCHING = (FP, SPECTATOR)


def world(tile: str, *dice: str, **position: Any) -> Match:
    """The Free Peoples are to act; this tile lies hidden on Dáin, another on Théoden is the same in both."""
    laid = {"dain": [{"tile": tile, "may-be": ANY}], "theoden": [{"tile": "std-1", "may-be": ANY}, {"tile": "royal-1"}]}
    pools = {FP: list(dice), SH: ["army", "muster"]}
    more: Json = {"dice": pools, "hunt_box": {SH: 2}, "parts": {"kings": {"tiles": laid}}, **position}
    return acts(FP, *dice, **more).match


def both(*dice: str, **position: Any) -> tuple[Match, Match]:
    first, second = (world(tile, *dice, **position) for tile in WORLDS)
    assert first.written() != second.written(), "they do differ"
    assert first.view(SH)["position"] != second.view(SH)["position"], "and the Shadow sees it"
    return first, second


@pytest.mark.parametrize("seat", WATCHING)
def test_views_and_logs(seat: str) -> None:
    one, other = both("muster", "character")
    assert one.view(seat) == other.view(seat)
    for match in (one, other):
        match.answer({"kind": "use-die", "die": "muster"})
        match.answer({"kind": "advance", "nation": "gondor"})
    assert one.view(seat) == other.view(seat)
    assert one.log(seat) == other.log(seat)


def test_glances_and_explanations() -> None:
    one, other = (Eyes(match, FP) for match in both("muster"))
    assert one.seen() == other.seen()
    for intent in ({"kind": "awaken", "sovereign": "dain"}, {"kind": "move-fellowship"}):
        assert str(one.explain(intent)) == str(other.explain(intent))


def test_samples() -> None:
    one, other = both("muster")
    for seed in range(5):
        assert one.sample(FP, Rng(seed)).written() == other.sample(FP, Rng(seed)).written()


def test_KM_COR_17_whoever_stands_uncorrupted_has_not_reached_his_resistance() -> None:
    """Everybody sees that Théoden resists: what lies on him adds up to less, in every world that is possible."""
    laid = {"theoden": [{"tile": tile, "may-be": ANY} for tile in ("std-0r", "std-1", "std-1r")]}
    match = acts(FP, "muster", parts={"kings": {"tiles": laid}}).match
    numbers = {"std-0r": 0, "std-1": 1, "std-1r": 1, "std-2": 2, "std-2r": 2, "std-3": 3}
    seen = set()
    for seed in range(60):
        tiles = match.sample(FP, Rng(seed)).written()["position"]["parts"]["kings"]["tiles"]["theoden"]
        seen.add(sum(numbers[laid["tile"]] for laid in tiles))
    assert max(seen) == BY_NAME["theoden"].resistance - 1
    assert len(seen) > 1, "and whatever adds up to less is possible"


def test_KM_COR_17_a_written_position_beyond_his_resistance_is_refused() -> None:
    laid = {"theoden": [{"tile": tile} for tile in ("std-3", "std-3", "std-2")]}
    with pytest.raises(Refused) as refused:
        thirdage.setup("wotr", {"parts": {"kings": {"tiles": laid}}}, {"expansions": ["kings"]})
    assert refused.value.reason.args["where"] == "parts.kings.tiles.theoden"


def test_odds_of_the_hunt() -> None:
    told = []
    for match in both("character"):
        match.answer({"kind": "use-die", "die": "character"})
        planned = answers_for(match, FP, {"kind": "move-fellowship"}, Rng(1))
        told.append(odds(match, FP, planned, Rng(1), lambda worlds: worlds >= 30))
    assert told[0] == told[1]
    assert told[0]["hunt"] is not None


def test_advice() -> None:
    told = [
        advise("wotr", Eyes(match, FP), match.asks[0], Budget(nodes=120), Rng(1)).json()
        for match in both("character", "muster")
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize("bot", ["rules", "planner@60n"])
def test_answers_of_bots(bot: str) -> None:
    chosen = [make_bot("wotr", bot, Rng(1)).choose(Eyes(m, FP), m.asks[0], Rng(1)) for m in both("muster", "character")]
    assert chosen[0] == chosen[1]


def test_luck_after_a_tile_of_the_hunt() -> None:
    told = []
    for match in both("character"):
        match.answer({"kind": "use-die", "die": "character"})
        match.answer({"kind": "move-fellowship"})
        for outcome in ({"kind": "dice", "dice": [6, 6]}, {"kind": "tile-drawn", "tile": "std-2"}):
            ask = match.ask
            assert ask is not None
            assert ask.seat == CHANCE
            fields = {**outcome, "kind": next(iter(ask.options.forms))}
            match.answer(ask.options.decode(fields), CHANCE, ask.index)
        told.append(luck(match))
    assert told[0] == told[1]
    assert told[0] is not None
    assert told[0]["tiles"]["count"] == 1


def test_removing_a_tile_by_chance_shows_nothing() -> None:
    """KM-INS-02: it returns unseen, and the pool is as dark as before."""
    here = free(erebor={"dwarves-regular": 1, "dain": 1, "gimli": 1}, edoras={"rohan-regular": 1, "theoden": 1})
    matches = both("muster", free_peoples=here)
    for match in matches:
        match.answer({"kind": "use-die", "die": "muster"})
        match.answer({"kind": "advance", "nation": "dwarves"})
        match.answer({"kind": "accept"})
    for seat in WATCHING:
        assert matches[0].view(seat) == matches[1].view(seat)
        assert matches[0].log(seat) == matches[1].log(seat)


def test_an_attempt_looks_the_same_whatever_is_laid() -> None:
    """Two tiles are drawn, the same one is shown, and another is laid in each world."""
    matches = []
    for tile in ("std-1", "std-3"):
        war = acts(SH, "army", dice={FP: ["event"] * 2, SH: ["army"]}, hunt_box={SH: 3}, shadow=dark())
        war.shadow.does("corrupt", sovereign="dain")
        war.chance.draws_tile(tile).draws_tile("std-2")
        war.shadow.does("lay-tile", tile=tile)
        matches.append(war.match)
    for seat in WATCHING:
        assert matches[0].view(seat) == matches[1].view(seat)
        assert matches[0].log(seat) == matches[1].log(seat)
