"""A bundle extends War of the Ring in every way, without a line of base code: see `heralds`."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.bots.soak import SoakPlan, soak_game
from thirdage.games.wotr.model.constants import FREE_PEOPLES, RESULTS, SHADOW, STRONGHOLD
from thirdage.games.wotr.model.places import controller, points, settlements_of
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Match, QuickFate, Refused, Rng, read_position, replay
from thirdage.kernel.parts import part_of

from .heralds import ENOUGH, GAME, HERALD, Favours

Json = dict[str, Any]
FP, SH = "free-peoples", "shadow"
CHOSEN: Json = {"expansions": ["heralds"]}


def begun(position: Json, seed: int = 1) -> Match:
    match = read_position(GAME, position, CHOSEN, None)
    match.go_on(QuickFate(Rng(seed)))
    return match


def war_of(match: Match) -> War:
    assert isinstance(match.position, War)
    return match.position


def to_act(*dice: str, shadow: tuple[str, ...] = ("army",), **more: Any) -> Match:
    """The Free Peoples are to act with these dice."""
    return begun({"turn": 2, "next": ["action", 0], "dice": {FP: list(dice), SH: list(shadow)}, **more})


def offered(match: Match) -> list[Json]:
    assert match.ask is not None
    return [option.json(match.rules.names) for option in match.ask.options]


def test_a_die_of_its_own_is_rolled_written_and_used() -> None:
    match = begun({"turn": 1, "next": ["turn"]})
    while match.ask is not None and (match.ask.kind != "action" or match.ask.seat != FP):
        match.answer(next(iter(match.ask.options)))
    dice = match.view(SH)["position"]["dice"][FP]
    assert len(dice) == 4, "four, and the Herald die, less the one that is put aside"
    herald = next(die for die in dice if die.startswith(HERALD))
    assert GAME.read(match.rules, GAME.write(match.line.checkpoint)).dice == war_of(match).dice
    match.answer({"kind": "use-die", "die": herald})
    if match.ask is not None and match.ask.kind == "will-of-the-west":
        match.answer({"kind": "become", "die": "herald-army"})
    assert {"kind": "send-herald"} in offered(match), "any result of it sends a Herald"


def test_an_ordinary_die_allows_the_action_only_with_its_results() -> None:
    for die in ("character", "army-muster", "muster", "event"):
        match = to_act(die)
        match.answer({"kind": "use-die", "die": die})
        assert ({"kind": "send-herald"} in offered(match)) == (die in ("muster", "army-muster"))


def test_any_result_of_its_own_die_allows_the_action() -> None:
    for die in ("herald-character", "herald-army", "herald-event"):
        match = to_act(die)
        match.answer({"kind": "use-die", "die": die})
        assert {"kind": "send-herald"} in offered(match)


def test_the_new_answer_is_secret_and_can_be_taken_back() -> None:
    match = to_act("muster")
    match.answer({"kind": "use-die", "die": "muster"})
    match.answer({"kind": "send-herald"})
    before = match.view(SH)["position"]["parts"]
    match.answer({"kind": "favour", "favour": "banner"})
    assert match.view(FP)["position"]["parts"]["heralds"] == {"held": ["banner"], "gained": 1}
    assert match.view(SH)["position"]["parts"]["heralds"] == {"held": [None], "gained": 1}
    assert before["heralds"] == {"held": [], "gained": 0}


def test_the_ring_and_the_will_keep_the_kind_of_the_die() -> None:
    match = to_act("herald-character", "event")
    match.answer({"kind": "use-ring", "die": "herald-character", "to_die": "herald-muster"})
    assert match.view(FP)["position"]["dice"][FP] == ["event", "herald-muster"]
    with pytest.raises(Refused):
        match.answer({"kind": "use-ring", "die": "event", "to_die": "herald-army"})


def test_an_action_without_a_die_is_offered_also_when_no_die_is_left() -> None:
    favours: Json = {"heralds": {"held": ["horn"], "gained": 1}}
    plain = begun({"turn": 2, "next": ["action", 1], "dice": {FP: ["event"], SH: ["army"]}, "parts": {}})
    assert {"kind": "burn-favour"} not in offered(plain)
    with pytest.raises(Refused) as refused:
        plain.answer({"kind": "burn-favour"})
    assert refused.value.rule == "TEST-H2"
    match = begun({"turn": 2, "next": ["action", 0], "dice": {FP: ["event", "event"], SH: []}, "parts": favours})
    match.answer({"kind": "skip", "die": "event"})
    assert match.ask is not None
    assert match.ask.seat == SH, "without dice, but he can burn"
    assert {"kind": "burn-favour"} in offered(match)
    match.answer({"kind": "burn-favour"})
    assert part_of(match.position, Favours).held == ()
    assert match.ask is not None
    assert match.ask.seat == FP


def test_a_region_may_hold_another_settlement_for_a_while() -> None:
    enough: Json = {"heralds": {"held": ["horn"] * ENOUGH, "gained": ENOUGH}}
    war = war_of(to_act("muster", parts=enough))
    bree, north = war.facts.region["bree"], war.facts.nation["north"]
    assert war.regions[bree].settlement == STRONGHOLD
    assert bree in settlements_of(war, north)
    assert controller(war, bree) == FREE_PEOPLES
    taken = war_of(to_act("muster", parts=enough, captured=["bree"]))
    assert points(taken, SHADOW) == 2
    fewer = war_of(to_act("muster"))
    assert fewer.regions[bree].settlement != STRONGHOLD
    assert fewer.regions is fewer.facts.regions


def test_its_card_its_tile_and_its_captain() -> None:
    hands: Json = {FP: ["fp-char-herald"]}
    match = to_act("character", hands=hands)
    match.answer({"kind": "use-die", "die": "character"})
    match.answer({"kind": "play-card", "card": "fp-char-herald"})
    assert part_of(match.position, Favours).held == (0, 0)
    assert "std-herald" in match.view(SH)["position"]["tiles"]["pool"]
    names = match.rules.names.ids["character"]
    assert match.explain(SH, {"kind": "bring", "character": "herald-captain"}) is not None
    assert "herald-captain" in names


def test_its_captain_bends_a_combat_roll() -> None:
    position: Json = {
        "turn": 2, "next": ["action", 1], "dice": {FP: ["event"], SH: ["army"]},
        "nations": {"isengard": {"steps": 0}, "rohan": {"steps": 0, "active": True}},
        SH: {"westemnet": {"isengard-regular": 3, "herald-captain": 1}},
        FP: {"folde": {"rohan-regular": 1}},
    }  # fmt: skip
    match = begun(position)
    for answer in (
        {"kind": "use-die", "die": "army"},
        {"kind": "attack"},
        {"kind": "attack-from", "region": "westemnet"},
        {"kind": "attack-target", "region": "folde"},
    ):
        match.answer(answer)
    while match.ask is not None and match.position.next[0] != "turn" and "herald:strikes" not in match.used():
        match.answer(match.ask.options.sample(Rng(3)))
    assert match.used()["herald:strikes"]


@pytest.mark.parametrize("seed", range(900, 908))
def test_it_is_played_with_all_checks(seed: int) -> None:
    """Views, samples, forks, records, undo and what must hold of every position, at many points of whole games."""
    soaked = soak_game(GAME, SoakPlan("wotr", options=CHOSEN), seed)
    assert not soaked.failure, soaked.failure


def test_records_name_the_dice_and_replay() -> None:
    match = GAME_MATCH(7)
    rng = Rng(7)
    for _ in range(400):
        if match.ask is None:
            break
        match.answer(match.ask.options.sample(rng))
    record = match.record()
    assert record["options"]["expansions"] == ["heralds"]
    assert replay(GAME, record).record() == record
    assert set(RESULTS) < set(match.rules.names.ids["die"])


def GAME_MATCH(seed: int) -> Match:
    rules = GAME.rules(CHOSEN)
    return Match(rules, GAME.start(rules), QuickFate(Rng(seed))).start()
