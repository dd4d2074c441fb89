"""What the bots make of Kings of Middle-earth: they awaken, corrupt, remove, bring, and use the Ruler dice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.board import at_war
from thirdage.bots import make_bot
from thirdage.bots.bot_games import new_match, seated_bots
from thirdage.bots.eyes import Eyes
from thirdage.bots.wotr.evaluation import contributions, win_probability
from thirdage.games.wotr.model.constants import FREE_PEOPLES
from thirdage.kernel import Rng

from .court import CHOSEN, FP, GAME, SH, Kings, acts, free, kings, on

Json = dict[str, Any]
DARK = ("sauron", "isengard", "southrons")
AWAKE = {"rohan-regular": 1, "king-theoden": 1}


def answer(war: Kings, bot: str = "rules") -> Json:
    """What a bot says to the open ask."""
    match = war.match
    ask = match.asks[0]
    option = make_bot("wotr", bot, Rng(1)).choose(Eyes(match, ask.seat), ask, Rng(1))
    return option.json(match.rules.names)


def answers(war: Kings, count: int, bot: str = "rules") -> list[Json]:
    """What a bot says to so many asks, one after the other."""
    said = []
    for _ in range(count):
        said.append(answer(war, bot))
        ask = war.match.asks[0]
        war.match.answer(said[-1], ask.seat, ask.index)
    return said


@pytest.mark.parametrize(("die", "bot"), [("muster", "rules"), ("ruler-event", "rules"), ("muster", "planner@60n")])
def test_a_sovereign_in_danger_is_awakened(die: str, bot: str) -> None:
    """KM-AWK-01: by a Muster result, or any of the Ruler die."""
    war = acts(FP, die, parts=on({"thranduil": ["std-1", "std-2"]}))
    assert answers(war, 2, bot)[1] == {"kind": "awaken", "sovereign": "thranduil"}


def test_an_ordinary_event_die_does_something_else() -> None:
    war = acts(FP, "event", parts=on({"thranduil": ["std-1", "std-2"]}))
    assert "awaken" not in [said["kind"] for said in answers(war, 2)]


def test_the_last_chance_to_corrupt_is_taken() -> None:
    """KM-COR-01: the Free Peoples are about to have no die left, and none that moves the Ring."""
    said = answer(acts(SH, "army", hunt_box={SH: 4}))
    assert said["kind"] == "corrupt"
    assert said["sovereign"] in ("theoden", "denethor")


def test_who_is_nearly_corrupted_is_tried_first() -> None:
    war = acts(SH, "army", hunt_box={SH: 2}, parts=on({"thranduil": ["std-3"]}))
    assert answer(war) == {"kind": "corrupt", "sovereign": "thranduil"}


def test_one_eye_is_kept_for_the_hunt() -> None:
    assert answer(acts(SH, "army", hunt_box={SH: 1}))["kind"] != "corrupt"


def test_the_lowest_tile_that_corrupts_is_laid() -> None:
    """KM-COR-06."""
    war = acts(SH, "army", hunt_box={SH: 3})
    war.shadow.does("corrupt", sovereign="brand")
    war.chance.draws_tile("std-3").draws_tile("std-2")
    assert answer(war) == {"kind": "lay-tile", "tile": "std-2"}


@pytest.mark.parametrize("die", ["muster", "dark-ruler-event"])
def test_a_chieftain_is_brought(die: str) -> None:
    """KM-CHF-02, KM-DIE-15."""
    war = acts(SH, die, nations=at_war("rohan", *DARK))
    assert answers(war, 2)[1] in ({"kind": "bring", "character": name} for name in ("saruman", "ugluk"))


def test_the_worst_die_is_put_away() -> None:
    """KM-DIE-09."""
    position: Json = {"next": ["action-roll"], "hunt_box": {SH: 1}, "free_peoples": free(edoras=AWAKE)}
    war = kings(turn=3, **position)
    war.chance.rolls_action_dice("character", "muster", "muster", "event")
    war.chance.rolls_action_dice("ruler-will-of-the-west")
    war.chance.rolls_action_dice("army", "army", "army", "army", "army", "army")
    assert answer(war) == {"kind": "discard-die", "die": "muster"}


def test_kings_bend_the_chances() -> None:
    """An Awakened Sovereign helps the Free Peoples, a Corrupted one and a Chieftain help the Shadow."""
    plain = kings()
    awake = kings(free_peoples=free(woodland_realm={"elves-regular": 1, "elves-elite": 1, "king-thranduil": 1}))
    lost = kings(
        free_peoples=free(woodland_realm={"elves-regular": 1, "elves-elite": 1}), parts=on(corrupted=["thranduil"])
    )
    chances = [win_probability(war.position, FREE_PEOPLES) for war in (awake, plain, lost)]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == 3
    assert contributions(plain.position)["kings"] == 0


def test_every_sovereign_is_awakened_and_corrupted_by_bots() -> None:
    """Over a few games of rules of thumb."""
    used: set[str] = set()
    for seed in range(7000, 7008):
        match = new_match(GAME, CHOSEN, seed)
        bots = seated_bots(match, seed, ("rules",))
        while match.asks:
            ask = match.asks[0]
            match.answer(bots.choose(ask), ask.seat, ask.index)
        used |= set(match.used())
    words = ("awakened:", "corrupted:", "removed:", "enters:", "attempt", "ruler-token", "card:km-")
    assert [word for word in words if not any(one.startswith(word) for one in used)] == []
