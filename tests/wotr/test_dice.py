"""Turn and dice: the pool, the hunt allocation, the action roll (WC-DICE)."""

from __future__ import annotations

from collections import Counter

from tests.wotr.ring import bends
from tests.wotr.scenario import given
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.turn.phases import corrupt, pool

ALONE = {
    "gandalf-the-grey": "gone", "strider": "gone", "boromir": "gone", "legolas": "gone", "gimli": "gone",
    "meriadoc": "gone", "peregrin": "gone",
}  # fmt: skip
TWO = {**ALONE, "meriadoc": "fellowship", "peregrin": "fellowship"}
ORTHANC = {"isengard-regular": 4, "isengard-elite": 1}


def test_WC_DICE_01_compulsory_die() -> None:
    war = given(next=["hunt-allocation"], forced_die=True)
    assert war.shadow.offered("allocate", "dice") == [1, 2, 3, 4, 5, 6, 7]
    war.shadow.is_refused("WR-DICE-07", "allocate", dice=0)


def test_WC_DICE_02_card_move_does_not_force_a_die() -> None:
    war = given(next=["turn"], turn=1, hunt_box={"shadow": 2})
    war.chance.draws_anything()
    while ("shadow", "hunt-allocation") not in war.open():
        war.free_peoples.passes()
    war.shadow.does("allocate", dice=0)
    war.expect(hunt_box={"free-peoples": 0, "shadow": 0})


def test_WC_DICE_03_maximum_follows_companions() -> None:
    war = given(next=["hunt-allocation"], characters=TWO)
    assert war.shadow.offered("allocate", "dice") == [0, 1, 2]
    war.shadow.is_refused("WR-DICE-08", "allocate", dice=3)


def test_WC_DICE_04_one_die_always_possible() -> None:
    war = given(next=["hunt-allocation"], characters=ALONE)
    war.expect(guide="gollum")
    assert war.shadow.may("allocate", dice=1)
    war.shadow.is_refused("WR-DICE-08", "allocate", dice=2)


def test_WC_DICE_05_eyes_after_the_roll() -> None:
    war = given(next=["hunt-allocation"], shadow={"orthanc": {**ORTHANC, "saruman": 1}})
    war.shadow.does("allocate", dice=2)
    war.chance.rolls_action_dice("character", "muster", "event", "muster")
    war.chance.rolls_action_dice("eye", "eye", "character", "army", "muster", "event")
    war.expect(hunt_box={"free-peoples": 0, "shadow": 4})
    assert war.view()["dice"]["shadow"] == ["character", "army", "muster", "event"]


def test_WC_DICE_06_new_die_comes_next_turn() -> None:
    war = given(
        next=["action", 1],
        dice={"free-peoples": ["character"], "shadow": ["muster", "army"]},
        nations={"isengard": {"steps": 0}},
    )
    war.shadow.uses("muster").does("bring", character="saruman")
    assert war.view()["dice"]["shadow"] == ["army"]
    assert pool(war.position, SHADOW) == 8
    while war.position.turn != 2:
        seat = war.free_peoples if war.match.ask and war.match.ask.seat == "free-peoples" else war.shadow
        seat.does("skip", die=seat.offered("skip", "die")[0])
    war.chance.draws_anything()
    while ("shadow", "hunt-allocation") not in war.open():
        war.free_peoples.passes()
    war.shadow.does("allocate", dice=0)
    war.chance.rolls_action_dice("character", "character", "event", "muster")
    war.chance.rolls_action_dice(*["army"] * 8)
    assert len(war.position.dice[SHADOW]) == 8


def test_WC_DICE_07_lost_die_goes_next_turn() -> None:
    war = given(
        shadow={"orthanc": {**ORTHANC, "saruman": 1}, "north-ithilien": {"sauron-regular": 1, "witch-king": 1}},
        free_peoples={"osgiliath": {"gondor-regular": 5}},
        nations={"gondor": {"steps": 0, "active": True}},
        next=["action", 0],
        dice={"free-peoples": ["army-muster"], "shadow": ["army", "muster", "event"]},
    )
    assert pool(war.position, SHADOW) == 9
    war.free_peoples.uses("army-muster").does("attack").does("attack-from", region="osgiliath")
    war.free_peoples.does("attack-target", region="north-ithilien").does("attackers", figures={"gondor-regular": 5})
    war.chance.rolls(6, 6, 1, 1, 1).rolls(1).rolls(1)
    assert war.view()["characters"]["witch-king"] == "gone"
    war.free_peoples.does("advance-army", figures={})
    assert war.view()["dice"]["shadow"] == ["army", "muster", "event"], "the dice already rolled stay usable"
    for die in ("army", "muster", "event"):
        war.shadow.does("skip", die=die)
    war.expect(turn=2)
    assert pool(war.position, SHADOW) == 8


def test_WC_DICE_08_gain_and_loss_in_one_turn() -> None:
    war = given(next=["turn"], turn=4, characters={"strider": "gone", "aragorn": "gone"})
    assert pool(war.position, FREE_PEOPLES) == 4
    with_him = given(next=["turn"], free_peoples={"minas-tirith": {"gondor-regular": 1, "aragorn": 1}})
    assert pool(with_him.position, FREE_PEOPLES) == 5


def test_WC_DICE_09_recovery_from_the_hunt_box() -> None:
    war = given(next=["turn"], turn=3, hunt_box={"free-peoples": 2, "shadow": 3})
    war.chance.draws_anything()
    war.expect(hunt_box={"free-peoples": 0, "shadow": 0})
    while ("shadow", "hunt-allocation") not in war.open():
        war.free_peoples.passes()
    war.shadow.is_refused("WR-DICE-07", "allocate", dice=0)
    war.shadow.does("allocate", dice=1)
    war.chance.rolls_action_dice("character", "character", "event", "muster")
    war.chance.rolls_action_dice(*["army"] * 6)
    assert [len(war.position.dice[side]) for side in (FREE_PEOPLES, SHADOW)] == [4, 6]


def test_WC_DICE_10_all_eyes() -> None:
    war = given(next=["hunt-allocation"])
    war.shadow.does("allocate", dice=0)
    war.chance.rolls_action_dice("character", "character", "event", "muster").rolls_action_dice(*["eye"] * 7)
    war.expect(hunt_box={"free-peoples": 0, "shadow": 7})
    for die in ("character", "character", "event", "muster"):
        assert war.open() == [("free-peoples", "action")]
        war.free_peoples.does("skip", die=die)
    war.expect(turn=2)


def test_WC_DICE_11_ring_victory_in_any_phase() -> None:
    war = given(next=["fellowship-phase"], fellowship={"progress": 1, "corruption": 11}, table=["sh-char-16"])
    bends(war, "sh-char-16", "declared", lambda position, _region: corrupt(position, 1, "WR-VIC-03"))
    war.free_peoples.does("declare", region="fords-of-bruinen")
    war.expect(outcome=("shadow", "corruption"), corruption=12)
    assert war.match.asks == ()


def test_WC_ACT_09_free_peoples_have_no_plain_army_face() -> None:
    war = given(next=["action-roll"])
    ask = war.match.ask
    assert ask is not None
    faces: Counter[int] = Counter(ask.options.json()["faces"])
    assert faces == {0: 2, 2: 1, 3: 1, 4: 1, 5: 1}


def test_PF_004_the_pool_changes_in_phase_one_only() -> None:
    war = given(
        next=["action", 0],
        dice={"free-peoples": ["will-of-the-west", "character"], "shadow": ["army"]},
        free_peoples={"minas-tirith": {"gondor-regular": 1, "strider": 1}},
    )
    war.free_peoples.uses("will-of-the-west").does("become", die="will-of-the-west").does("bring", character="aragorn")
    assert war.view()["dice"]["free-peoples"] == ["character"]
    assert pool(war.position, FREE_PEOPLES) == 5


def test_PF_007_allocation_limits() -> None:
    assert given(next=["hunt-allocation"], characters=ALONE, forced_die=True).shadow.offered("allocate", "dice") == [1]
    assert given(next=["hunt-allocation"], characters=ALONE).shadow.offered("allocate", "dice") == [0, 1]


def test_dice_and_log_are_the_same_for_everybody() -> None:
    war = given(next=["hunt-allocation"])
    war.shadow.does("allocate", dice=3)
    war.chance.rolls_action_dice("character", "character", "event", "muster").rolls_action_dice(*["army"] * 4)
    for seat in ("free-peoples", "spectator"):
        told = [e["id"] for e in war.match.log(seat)]
        assert told == ["log-wotr-allocates", "log-wotr-rolls-action-dice", "log-wotr-rolls-action-dice"]
    assert war.match.fork().view("referee") == war.match.view("referee")
