"""Set-up, Ruler dice, royal tiles, Sovereigns and Ruler tokens: cases KC-SET, KC-DIE, KC-TILE, KC-SOV, KC-TOK."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.board import at_war
from thirdage.games.wotr.battle.casualties import eliminate, settle
from thirdage.games.wotr.battle.combatants import leadership
from thirdage.games.wotr.fellowship.hunt_pool import pool_of_mordor
from thirdage.games.wotr.kings.facts import BY_NAME
from thirdage.games.wotr.kings.sovereigns import awaken
from thirdage.games.wotr.model.constants import FREE_PEOPLES

from .court import FP, GAME, SH, Kings, acts, dark, free, kings, on, pool, stands, state, tiles, tokens

AWAKE = {"rohan-regular": 2, "king-theoden": 1}
SERPENT = {"southrons-regular": 2, "black-serpent": 1}


def roll(fp: list[str], sh: list[str], options: Any = None, box: int = 0, **position: Any) -> Kings:
    """The action roll, with Ruler dice as the last of each side if they are rolled."""
    war = kings(options, turn=4, next=["action-roll"], hunt_box={SH: box}, **position)
    for dice in (fp, sh):
        ordinary = [die for die in dice if "ruler" not in die]
        if ordinary:
            war.chance.rolls_action_dice(*ordinary)
        for die in dice:
            if "ruler" in die:
                war.chance.rolls_action_dice(die)
    return war


FOUR = ["character", "muster", "muster", "event"]
SEVEN = ["eye", "army", "muster", "character", "event", "event", "army"]


# -- set-up ------------------------------------------------------------------------------------------------------------
def test_KC_SET_01_places() -> None:
    war = kings()
    places = {"brand": "dale", "dain": "erebor", "denethor": "minas-tirith", "theoden": "edoras"}
    for name, place in {**places, "thranduil": "woodland-realm"}.items():
        assert (state(war, name), stands(war, name), tiles(war, name)) == ("leader", place, [])


def test_KC_SET_02_decks_and_pool() -> None:
    war = kings()
    assert [len(deck) for deck in war.position.decks] == [26] * 4
    assert len(war.position.pool) == 18
    ids = [card.id for card in war.position.facts.cards]
    replaced = [
        id for id in ids if id.startswith("km-") and id.removeprefix("km-") not in ids and not id.endswith(("25", "26"))
    ]
    assert len(replaced) == 11
    assert len(ids) == 104
    for id in ("fp-char-23", "fp-str-08", "sh-str-18"):
        assert id not in ids


def test_KC_SET_03_dice() -> None:
    war = roll(FOUR, SEVEN)
    assert war.position.dice[0] == tuple(sorted(war.position.dice[0]))
    assert [len(dice) for dice in war.position.dice] == [4, 6]
    assert war.open() == [(FP, "action")]


# -- Ruler dice --------------------------------------------------------------------------------------------------------
def test_KC_DIE_01_delay_for_fp() -> None:
    war = acts(FP, "muster", nations=at_war("rohan"))
    war.free_peoples.uses("muster").does("awaken", sovereign="theoden")
    assert state(war, "theoden") == "awakened"
    assert not any(die >= 7 for die in war.position.dice[0])
    later = roll([*FOUR, "ruler-event"], SEVEN, free_peoples=free(edoras=AWAKE))
    later.free_peoples.is_asked("discard-die").does("discard-die", die="event")
    assert len(later.position.dice[0]) == 4


def test_KC_DIE_02_delay_for_sh() -> None:
    war = acts(SH, "muster", nations=at_war("rohan", "isengard"))
    war.shadow.uses("muster").does("bring", character="ugluk")
    if war.open()[0][1] == "enter":
        war.shadow.does("enter", region="orthanc")
    assert war.open()[0][0] == FP
    later = roll(FOUR, [*SEVEN, "dark-ruler-army"], shadow=dark(orthanc={"isengard-regular": 2, "ugluk": 1}))
    later.shadow.is_asked("discard-die")
    assert len(later.position.facts.bonus_dice[1]) == 3


def test_KC_DIE_03_only_one() -> None:
    kingdoms = free(
        edoras=AWAKE, erebor={"dwarves-regular": 1, "king-dain": 1}, dale={"north-regular": 1, "king-brand": 1}
    )
    war = roll([*FOUR, "ruler-event"], SEVEN, free_peoples=kingdoms)
    assert war.open() == [(FP, "discard-die")]


def test_KC_DIE_04_not_allocated() -> None:
    war = kings(turn=4, next=["hunt-allocation"], shadow=dark(umbar=SERPENT))
    war.shadow.is_refused("WR-DICE-06", "allocate", dice=8)
    assert war.shadow.may("allocate", dice=7)


def test_KC_DIE_05_sh_discard_ordinary_die() -> None:
    war = roll(
        FOUR, ["eye", "eye", "army", "muster", "character", "dark-ruler-event"], box=2, shadow=dark(umbar=SERPENT)
    )
    war.shadow.is_refused("KM-DIE-06", "discard-die", die="eye")
    war.shadow.does("discard-die", die="army")
    assert war.view()["dice"][SH] == ["character", "muster", "dark-ruler-event"]
    assert war.position.hunt_box[1] == 4


def test_KC_DIE_06_sh_discard_ruler_eye() -> None:
    war = roll(FOUR, ["eye", "army", "muster", "event", "dark-ruler-eye"], box=3, shadow=dark(umbar=SERPENT))
    war.shadow.does("discard-die", die="dark-ruler-eye")
    assert war.position.hunt_box[1] == 4


def test_KC_DIE_07_sh_keeps_the_ruler_eye() -> None:
    war = roll(FOUR, ["eye", "army", "muster", "event", "dark-ruler-eye"], box=3, shadow=dark(umbar=SERPENT))
    war.shadow.does("discard-die", die="army")
    assert war.position.hunt_box[1] == 5
    war.free_peoples.does("skip", die="event")
    assert war.shadow.may("corrupt", sovereign="brand")


def test_KC_DIE_08_all_ordinary_dice_eyes() -> None:
    war = roll(FOUR, ["eye"] * 7 + ["dark-ruler-muster"], shadow=dark(umbar=SERPENT))
    assert war.shadow.offered("discard-die", "die") == ["dark-ruler-muster"]


def test_KC_DIE_09_allocated_dice_are_safe() -> None:
    war = roll(FOUR, ["eye"] * 3 + ["army"] * 2 + ["dark-ruler-character"], box=2, shadow=dark(umbar=SERPENT))
    war.shadow.is_refused("KM-DIE-06", "discard-die", die="eye")
    assert sorted(war.shadow.offered("discard-die", "die")) == ["army", "dark-ruler-character"]


def test_KC_DIE_10_order() -> None:
    war = roll(
        [*FOUR, "ruler-event"], [*SEVEN, "dark-ruler-army"], free_peoples=free(edoras=AWAKE), shadow=dark(umbar=SERPENT)
    )
    assert war.open() == [(SH, "discard-die")]
    war.shadow.does("discard-die", die="army")
    assert war.open() == [(FP, "discard-die")]
    assert war.position.hunt_box[1] == 1, "the Eyes have moved before the Free Peoples choose"


def test_KC_DIE_11_only_owners_discard() -> None:
    war = roll([*FOUR, "ruler-event"], SEVEN, free_peoples=free(edoras=AWAKE))
    assert war.open() == [(FP, "discard-die")]
    war.free_peoples.does("discard-die", die="muster")
    assert war.open() == [(FP, "action")]


def test_KC_DIE_12_fp_may_discard_a_will_of_the_west() -> None:
    four = ["will-of-the-west", "character", "muster", "muster"]
    war = roll([*four, "ruler-event"], SEVEN, free_peoples=free(edoras=AWAKE))
    war.free_peoples.does("discard-die", die="will-of-the-west")
    assert war.view()["used-dice"][FP] == ["will-of-the-west"]


def test_KC_DIE_13_ring_on_a_ruler_die() -> None:
    war = acts(FP, "ruler-character", nations=at_war("rohan"), free_peoples=free(edoras=AWAKE))
    war.free_peoples.is_refused("WR-RING-05", "use-ring", die="ruler-character", to_die="ruler-will-of-the-west")
    war.free_peoples.does("use-ring", die="ruler-character", to_die="ruler-muster").uses("ruler-muster")
    assert war.free_peoples.may("ruler-ability", ability="mustering-of-the-mark")
    assert war.free_peoples.may("awaken", sovereign="thranduil")


def test_KC_DIE_14_ruler_die_moves_the_fellowship() -> None:
    war = acts(FP, "ruler-character", free_peoples=free(edoras=AWAKE))
    war.free_peoples.uses("ruler-character").does("move-fellowship")
    assert war.position.hunt_box[0] == 1
    later = kings(turn=4, next=["hunt-allocation"], forced_die=True)
    later.shadow.is_refused("WR-DICE-07", "allocate", dice=0)


def test_KC_DIE_15_last_sovereign_dies() -> None:
    war = acts(FP, "ruler-event", free_peoples=free(edoras=AWAKE))
    position = war.position
    figure = position.facts.figure["king-theoden"]
    eliminate(position, FREE_PEOPLES, war.region("edoras"), ((figure, 1),), "WR-BTL-29")
    assert GAME.rules(war.match.rules.options).steps["special-dice"](position, 0) == ()
    war.free_peoples.uses("ruler-event").does("draw-card", deck="free-peoples-character")


def test_KC_DIE_16_it_comes_back() -> None:
    war = acts(FP, "muster", nations={"north": {"steps": 1, "active": True}}, characters={"king-theoden": "gone"})
    assert war.match.rules.steps["special-dice"](war.position, 0) == ()
    awaken(war.position, BY_NAME["brand"], war.region("dale"))
    assert war.match.rules.steps["special-dice"](war.position, 0) == ("ruler",)


def test_KC_DIE_17_discard_and_passing() -> None:
    war = roll(
        [*FOUR, "ruler-event"],
        ["eye", "army", "muster", "event", "event", "army", "army"],
        free_peoples=free(edoras=AWAKE),
        box=0,
    )
    war.free_peoples.does("discard-die", die="event")
    assert [len(dice) for dice in war.position.dice] == [4, 6]
    assert war.free_peoples.may("pass")


# -- royal tiles -------------------------------------------------------------------------------------------------------
def test_KC_TILE_01_in_a_hunt() -> None:
    war = acts(FP, "character", hunt_box={SH: 1}, characters={})
    war.free_peoples.uses("character").does("move-fellowship")
    war.chance.rolls(6)
    war.chance.draws_tile("royal-2")
    war.free_peoples.is_asked("casualty").does("decline")
    war.expect(corruption=2, hidden=True)


def test_KC_TILE_02_for_a_card_that_reads_the_number() -> None:
    war = acts(SH, "character", hands={SH: ["sh-char-14"]}, fellowship={"hidden": False})
    war.shadow.uses("character").does("play-card", card="sh-char-14")
    war.chance.draws_tile("royal-1")
    war.free_peoples.is_asked("who-leaves").does("companions", characters=["boromir"])
    assert len(war.position.companions()) == 6


def test_KC_TILE_03_entering_mordor() -> None:
    war = kings(tiles={"drawn": ["royal-1", "std-eye"]})
    pool_of_mordor(war.position)
    assert "royal-1" not in pool(war)
    assert pool(war).count("std-eye") == 4


# -- Sovereigns --------------------------------------------------------------------------------------------------------
def fight(side: str, place: str, origin: str, attackers: Any, **position: Any) -> Kings:
    """A field battle in its first round."""
    battle = {"kind": "field", "attacker": side, "origin": origin, "place": place, "attackers": attackers, "number": 1}
    return kings(turn=3, next=["combat-round"], battle=battle, **position)


def test_KC_SOV_01_leader_in_battle() -> None:
    war = fight(
        SH,
        "osgiliath",
        "north-ithilien",
        {"sauron-regular": 2},
        shadow=dark(north_ithilien={"sauron-regular": 2}),
        free_peoples=free(
            osgiliath={"gondor-regular": 2, "gondor-leader": 1, "denethor": 1}, minas_tirith={"gondor-regular": 3}
        ),
        nations=at_war("sauron", "gondor"),
    )
    assert leadership(war.position, None, 0) == 2


def test_KC_SOV_02_dies_with_the_army() -> None:
    war = acts(
        SH, "army", parts=on({"brand": ["std-1", "std-0r"]}), free_peoples=free(dale={"north-regular": 1, "brand": 1})
    )
    assert "std-0r" in tiles(war, "brand")
    position = war.position
    for figure in ("north-regular", "brand"):
        eliminate(position, FREE_PEOPLES, war.region("dale"), ((position.facts.figure[figure], 1),), "WR-BTL-29")
    assert state(war, "brand") == "gone"
    assert tiles(war, "brand") == []
    assert len(pool(war)) == 18
    GAME.check(position)


def test_KC_SOV_03_left_alone() -> None:
    war = acts(FP, "army-muster", free_peoples=free(edoras={"rohan-regular": 2, "theoden": 1}))
    war.free_peoples.uses("army-muster").does("move-armies").does("move-army", from_region="edoras", region="westemnet")
    war.free_peoples.is_refused("WR-MOVE-06", "take-figures", figures={"rohan-regular": 2})
    war.free_peoples.does("take-figures", figures={"rohan-regular": 2, "theoden": 1})
    assert stands(war, "theoden") == "westemnet"


def test_KC_SOV_04_politics_bind_him() -> None:
    here = free(osgiliath={"gondor-regular": 3, "theoden": 1}, edoras={"rohan-regular": 1})
    war = acts(
        FP,
        "army-muster",
        free_peoples=here,
        nations=at_war("gondor", "sauron"),
        shadow=dark(north_ithilien={"sauron-regular": 1}),
    )
    war.free_peoples.uses("army-muster").does("attack").does("attack-from", region="osgiliath")
    war.free_peoples.does("attack-target", region="north-ithilien")
    war.free_peoples.is_refused("WR-BTL-08", "attackers", figures={"gondor-regular": 2, "theoden": 1})
    war.free_peoples.is_refused("WR-BTL-06", "attackers", figures={"gondor-regular": 3})
    assert war.free_peoples.may("attackers", figures={"gondor-regular": 2})
    move = acts(FP, "army-muster", free_peoples=here, nations=at_war("gondor"))
    move.free_peoples.uses("army-muster").does("move-armies").does(
        "move-army", from_region="osgiliath", region="minas-tirith"
    )
    move.free_peoples.is_refused("WR-MOVE-12", "take-figures", figures={"gondor-regular": 3, "theoden": 1})
    move.free_peoples.is_refused("WR-MOVE-06", "take-figures", figures={"gondor-regular": 3})
    assert move.free_peoples.may("take-figures", figures={"gondor-regular": 2})


def test_KC_SOV_05_withdraws_into_a_siege() -> None:
    war = fight(
        SH,
        "erebor",
        "dale",
        {"sauron-regular": 3},
        shadow=dark(dale={"sauron-regular": 3}),
        captured=["dale"],
        free_peoples=free(dale={}, erebor={"dwarves-regular": 3, "dwarves-elite": 4, "dain": 1}),
        nations=at_war("sauron", "dwarves"),
    )
    war.free_peoples.does("withdraw")
    war.shadow.does("advance-army", figures={"sauron-regular": 3})
    war.free_peoples.does("disband", figures={"dwarves-regular": 2})
    assert war.inside("erebor") == {"dwarves-regular": 1, "dwarves-elite": 4, "dain": 1}


@pytest.mark.parametrize("who", ["thranduil", "king-thranduil", "corrupted"])
def test_KC_SOV_06_card_kills_the_units(who: str) -> None:
    figures = {"elves-regular": 1, **({who: 1} if who != "corrupted" else {})}
    tiles_on = {"thranduil": ["std-1"]} if who == "thranduil" else {}
    part = on(tiles_on, corrupted=["thranduil"] if who == "corrupted" else [])
    war = acts(SH, "army", free_peoples=free(woodland_realm=figures), parts=part)
    position, region = war.position, war.region("woodland-realm")
    eliminate(position, FREE_PEOPLES, region, ((position.facts.figure["elves-regular"], 1),), "WR-CARD-17")
    settle(position, region)
    assert state(war, "thranduil") == {"thranduil": "gone", "king-thranduil": "awakened", "corrupted": "corrupted"}[who]
    assert len(pool(war)) == 18


def test_KC_SOV_07_awakened_moves_alone() -> None:
    war = acts(FP, "character", free_peoples=free(edoras=AWAKE), shadow=dark(westemnet={"isengard-regular": 1}))
    war.free_peoples.uses("character").does("move-companions").does("group", characters=["king-theoden"])
    assert war.free_peoples.may("walk", region="fords-of-isen") or war.free_peoples.may("walk", region="helms-deep")
    war.free_peoples.does("walk", region="eastemnet")


def test_KC_SOV_08_awakened_and_politics() -> None:
    war = acts(
        FP,
        "army-muster",
        nations={**at_war("gondor", "sauron"), "rohan": {"steps": 1, "active": True}},
        free_peoples=free(osgiliath={"gondor-regular": 2, "king-theoden": 1}, edoras={"rohan-regular": 1}),
        shadow=dark(north_ithilien={"sauron-regular": 1}),
    )
    war.free_peoples.uses("army-muster").does("attack").does("attack-from", region="osgiliath")
    war.free_peoples.does("attack-target", region="north-ithilien")
    assert war.free_peoples.may("attackers", figures={"gondor-regular": 2, "king-theoden": 1})


STEWARD = {"gondor-regular": 3, "steward-denethor": 1}


def test_KC_SOV_09_first_ability_with_any_die() -> None:
    war = acts(FP, "muster", free_peoples=free(minas_tirith=STEWARD), nations=at_war("gondor"))
    before = war.view()["reinforcements"]["gondor-regular"]
    war.free_peoples.uses("muster").does("ruler-ability", ability="stewardship")
    assert war.figures(FP, "minas-tirith") == {"gondor-regular": 2, "gondor-elite": 1, "steward-denethor": 1}
    assert war.view()["reinforcements"]["gondor-regular"] == before + 1


def test_KC_SOV_10_no_elite_left() -> None:
    war = acts(
        FP,
        "muster",
        free_peoples=free(minas_tirith=STEWARD),
        nations=at_war("gondor"),
        reinforcements={"gondor-elite": 0},
    )
    war.free_peoples.uses("muster").is_refused("KM-SOV-13", "ruler-ability", ability="stewardship")


def test_KC_SOV_11_second_ability_needs_the_ruler_die() -> None:
    for die, able in (("muster", False), ("ruler-muster", True)):
        war = acts(FP, die, free_peoples=free(edoras=AWAKE), nations=at_war("rohan"))
        war.free_peoples.uses(die)
        assert war.free_peoples.may("ruler-ability", ability="mustering-of-the-mark") is able
    war = acts(FP, "ruler-will-of-the-west", free_peoples=free(edoras=AWAKE), nations=at_war("rohan"))
    war.free_peoples.uses("ruler-will-of-the-west").does("become", die="ruler-muster")
    war.free_peoples.does("ruler-ability", ability="mustering-of-the-mark")
    plain = acts(FP, "muster", free_peoples=free(edoras=AWAKE), nations=at_war("rohan"))
    plain.free_peoples.uses("muster").is_refused("KM-SOV-12", "ruler-ability", ability="mustering-of-the-mark")


def test_KC_SOV_12_corrupted_is_no_leader() -> None:
    war = fight(
        SH,
        "minas-tirith",
        "osgiliath",
        {"sauron-regular": 2},
        shadow=dark(osgiliath={"sauron-regular": 2}),
        free_peoples=free(osgiliath={}, minas_tirith={"gondor-regular": 3, "gondor-leader": 1}),
        nations=at_war("sauron", "gondor"),
        parts=on(corrupted=["denethor"]),
    )
    assert leadership(war.position, None, 0) == 1
    alone = acts(
        FP,
        "character",
        free_peoples=free(minas_tirith={"gondor-regular": 3}),
        nations=at_war("gondor"),
        parts=on(corrupted=["denethor"]),
    )
    alone.free_peoples.uses("character").does("move-armies")
    assert not alone.free_peoples.may("move-army", from_region="minas-tirith", region="lossarnach")


def test_KC_SOV_13_corrupted_survives() -> None:
    war = acts(
        SH,
        "army",
        free_peoples=free(minas_tirith={}, osgiliath={}),
        captured=[],
        parts=on(corrupted=["denethor"]),
        shadow=dark(osgiliath={"sauron-regular": 2}),
        nations=at_war("sauron"),
    )
    war.shadow.uses("army").does("move-armies").does("move-army", from_region="osgiliath", region="minas-tirith")
    war.shadow.does("take-figures", figures={"sauron-regular": 2})
    assert "minas-tirith" in war.view()["captured"]
    assert (state(war, "denethor"), stands(war, "denethor")) == ("corrupted", "minas-tirith")


# -- Ruler tokens ------------------------------------------------------------------------------------------------------
def with_token(*dice: str, **position: Any) -> Kings:
    return acts(
        FP,
        *dice,
        **{"free_peoples": free(edoras=AWAKE), "nations": at_war("rohan"), "parts": on(tokens=["theoden"]), **position},
    )


def test_KC_TOK_01_use() -> None:
    war = with_token("ruler-event", "event")
    war.free_peoples.does("ruler-token", ability="mustering-of-the-mark").is_asked("king-musters")
    assert war.position.die == war.match.rules.names.keys["die"]["ruler-muster"]
    assert tokens(war) == []


def test_KC_TOK_02_not_for_something_else() -> None:
    war = with_token("ruler-event", "event")
    war.free_peoples.does("ruler-token", ability="mustering-of-the-mark")
    assert not war.free_peoples.may("muster")
    assert {o.kind for o in war.free_peoples.options()} == {"recruit"}


def test_KC_TOK_03_ring_and_token() -> None:
    war = with_token("ruler-event", "event", rings_used=[FP])
    war.free_peoples.is_refused("KM-TOK-04", "ruler-token", ability="mustering-of-the-mark")
    other = with_token("event", parts=on(turn=3, once=["ruler-token"]))
    other.free_peoples.is_refused("KM-TOK-04", "use-ring", die="event", to_die="muster")
    turn_after = with_token("event", parts=on(turn=2, once=["ruler-token"]))
    assert turn_after.free_peoples.may("use-ring", die="event", to_die="muster")


def test_KC_TOK_04_condition_of_the_ability() -> None:
    war = with_token("ruler-event", nations={"rohan": {"steps": 1, "active": True}})
    war.free_peoples.is_refused("KM-TOK-05", "ruler-token", ability="mustering-of-the-mark")


def test_KC_TOK_05_dead_sovereign() -> None:
    for options in ({}, {"dismay-tokens": True}):
        war = with_token(
            "ruler-event",
            options=options,
            parts=on(tokens=["brand"]),
            free_peoples=free(dale={"north-regular": 1, "king-brand": 1}),
        )
        figure = war.position.facts.figure["king-brand"]
        eliminate(war.position, FREE_PEOPLES, war.region("dale"), ((figure, 1),), "WR-BTL-29")
        war.free_peoples.is_refused("KM-TOK", "ruler-token", ability="call-to-arms")
        assert tokens(war, "dismay") == (["brand"] if options else [])
